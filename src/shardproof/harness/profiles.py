"""Hypothesis profiles, with every setting said: under `CI` it loads one of its own first."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import hypothesis


@dataclass(frozen=True, slots=True)
class Profile:
    examples: int
    derandomize: bool
    """The same cases in every run, and no database."""
    says: str


PROFILES = {
    "shardproof-pr": Profile(20, derandomize=True, says="for pull requests: short, the same cases"),
    "shardproof-nightly": Profile(
        1000, derandomize=False, says="for the night: long, other cases each time, and a database"
    ),
    "shardproof-dev": Profile(
        50, derandomize=False, says="for developers: other cases each time, failures first"
    ),
}
DATABASE = Path(".hypothesis/examples")
MUTANT = "SHARDPROOF_MUTANT"
"""Set where `shardproof mutate` runs a test: the same cases each time, and nothing is shrunk."""


def default_name() -> str:
    """The profile of whoever names none."""
    asked = os.environ.get("SHARDPROOF_PROFILE")
    if asked:
        return asked if asked.startswith("shardproof-") else f"shardproof-{asked}"
    same = os.environ.get("CI") or os.environ.get(MUTANT)
    return "shardproof-pr" if same else "shardproof-dev"


def settings_of(
    name: str, examples: int | None = None, kept: Path | None = DATABASE
) -> hypothesis.settings:
    """A profile's settings, with another number of examples where one is asked for.

    What failed is kept in a folder, and comes first the next time; without one a seed draws the
    same cases whatever failed before.
    """
    from hypothesis import HealthCheck, Phase, Verbosity, settings
    from hypothesis.database import DirectoryBasedExampleDatabase

    if name not in PROFILES:
        raise ValueError(f"no profile is called {name}; there are {', '.join(PROFILES)}")
    profile = PROFILES[name]
    database = DirectoryBasedExampleDatabase(kept) if kept and not profile.derandomize else None
    shrink = () if os.environ.get(MUTANT) else (Phase.shrink,)
    return settings(
        max_examples=examples or profile.examples,
        derandomize=profile.derandomize,
        database=database,
        verbosity=Verbosity.normal,
        phases=(Phase.explicit, Phase.reuse, Phase.generate, *shrink),
        stateful_step_count=50,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),  # pyright: ignore[reportArgumentType],
        deadline=None,
        print_blob=False,
        backend="hypothesis",
    )


def kept_of(asked: Mapping[str, str]) -> Path:
    """The folder of one run's failures: Hypothesis takes two executors of one test for the same."""
    told = "\0".join(f"{name}={value}" for name, value in sorted(asked.items()))
    return DATABASE / sha256(told.encode()).hexdigest()[:16]


def register() -> None:
    """The profiles under their names, for `--hypothesis-profile`."""
    from hypothesis import settings

    for name in PROFILES:
        settings.register_profile(name, settings_of(name))
