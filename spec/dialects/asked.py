"""What a launch command asks of its engine: the engine's own words, with typed values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from shardproof.spec.errors import Place
from shardproof.spec.record import dataclass, field

Engine = Literal["vllm", "sglang", "tensorrt-llm", "megatron"]
Part = Literal["both", "prefill", "decode"]


@dataclass(frozen=True, slots=True)
class Option:
    """One of the engine's settings: its value, and where it was said."""

    value: object
    """An int, float, bool, str, None, or what JSON or YAML said (dicts and lists)."""
    spelled: str
    """The words of the command that say it, as `-tp 8`."""
    source: str = "command line"
    """That, or the file that says it."""
    index: int = 0
    """Of its first word among the command's words, from 0."""
    place: Place | None = None
    """The same in what the user wrote, or in that file."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One engine's command after its own parser: every option by the engine's own long name."""

    engine: Engine
    version: str | None
    """As the command names it (an image's tag), or the caller; none where nobody said."""
    options: Mapping[str, Option]
    """By the long name with underscores (`tensor_parallel_size`), only those that were said.

    Any other long name of an option (`tp_size` of SGLang's) finds it too.
    """
    env: Mapping[str, str] = field(default_factory=dict[str, str])
    model: str | None = None
    """What the command calls the model: a name on a hub, or a folder."""
    part: Part = "both"
    """Of a pair of pools, the one that this command starts."""

    def value(self, name: str, default: object = None) -> object:
        """What an option was set to."""
        said = self.options.get(name)
        return default if said is None else said.value
