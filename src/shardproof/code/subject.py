"""What a verdict is asked of: a sharded program beside its reference, in whatever framework."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Protocol

from shardproof.code.lockstep import Log, Mutation
from shardproof.code.otherwise import Instead
from shardproof.code.told import Site
from shardproof.code.verdict import Difference
from shardproof.executor.code.field import CodeField
from shardproof.executor.code.readings import Readings, Text
from shardproof.executor.domains.keyed import Bits
from shardproof.executor.domains.tensor import Array


@dataclass(slots=True)
class Round:
    """Both programs run on the same numbers."""

    field: CodeField
    reference: list[Any]
    sharded: list[Any]
    log: Log
    reference_log: Log
    given: list[Any]
    texts: tuple[AbstractSet[Text], AbstractSet[Text]] = (frozenset(), frozenset())
    """The floats of the sharded program's text, and of the reference's."""


@dataclass(slots=True)
class Choice:
    """One choice by the order of numbers, as it was made."""

    key: object
    """Of the operator."""
    site: Site
    names: Bits
    """[rows, n]; 0 is -inf."""
    ids: Array
    """The indices that were chosen, each once."""
    count: int
    """How many of a row are chosen."""


class Subject(Protocol):
    """Both programs, and how they are run."""

    @property
    def outputs(self) -> Sequence[str]:
        """The names of the reference's outputs."""
        ...

    @property
    def given(self) -> Sequence[str]:
        """The names of what both are given."""
        ...

    @property
    def assumed(self) -> Sequence[str]:
        """What every verdict on such programs rests on."""
        ...

    def run(
        self, field: CodeField, mutation: Mutation | None, *, steps: bool,
        instead: Instead | None = None,
    ) -> Round:  # fmt: skip
        """Both, on numbers of this field; with a collective in another way, if one is named."""
        ...

    def choices(self, field: CodeField) -> list[Choice]:
        """What the reference chooses by order in one run."""
        ...

    def in_floats(
        self, seed: int, mutation: Mutation | None, draws: int, readings: Readings | None = None
    ) -> tuple[Difference | None, str]:
        """The first difference by more than rounding, if there is one; or why floats do not run."""
        ...
