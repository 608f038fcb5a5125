"""The one place where the engine's own verdict joins: what its profile says of a command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from shardproof.spec.dialects.asked import Asked
from shardproof.spec.dialects.judged import Judged

PROFILES = "shardproof.spec.dialects.profiles"


def judged(asked: Asked, config: Mapping[str, object]) -> Judged | None:
    """What the engine says of a command; None where no profile is there, and nothing is shown."""
    if find_spec(PROFILES) is None:
        return None
    judge = cast("Callable[[Asked, Mapping[str, object]], Judged]", import_module(PROFILES).judge)
    return judge(asked, config)
