"""What is said of a program: a word, where it goes wrong, and what the word rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NoReturn

from shardproof.code.lockstep import Found
from shardproof.code.told import Site
from shardproof.executor.code.readings import Readings, Text

Word = Literal[
    "equal", "differs", "differs for other functions only", "cannot run", "stuck", "unknown"
]


@dataclass(frozen=True, slots=True)
class Blamed:
    """An operator from which on no rank has what the reference has."""

    site: Site
    operator: str
    before: Sequence[str]
    """The layout of each operand."""
    after: str
    """What is known of the result."""
    instead: str = ""
    """Done in this way, every output would be the reference's; nothing where none is known."""


@dataclass(frozen=True, slots=True)
class Difference:
    """An element of an output with two values."""

    output: str
    """Its name; nothing where it is the only one."""
    index: tuple[int, ...]
    field: tuple[str, str] | None
    """In the field: the sharded program's, the reference's."""
    floats: tuple[str, str] | None
    """The same in floats, for inputs that were drawn."""
    elements: int = 0
    """So many elements differ."""
    of: int = 0


def output_named(name: str) -> str:
    """An output in words."""
    return f"output {name}" if name else "the output"


@dataclass(frozen=True, slots=True)
class Law:
    """A plan that was recognised in code, and the word on it."""

    plan: Mapping[str, Any]
    """Empty where none was."""
    word: str
    """`legal`, `illegal`, `refused` by the engine, or `unknown`."""
    why: str = ""
    parts: Sequence[str] = ()
    """What each part does: experts, keys, stages, a vocabulary, gradients."""


@dataclass(frozen=True, slots=True)
class CodeVerdict:
    """Whether sharded code computes what its reference computes."""

    word: Word
    """`equal`, `differs`, `differs for other functions only`, `cannot run`, `stuck`, `unknown`."""
    reason: str
    """Why, in a sentence."""
    site: Site | None = None
    """The line of the code that it is about."""
    difference: Difference | None = None
    """The first element that differs."""
    blamed: Sequence[Blamed] = ()
    """The operators found first on the way back from the wrong output."""
    mesh: str = ""
    """The axes of the mesh and their sizes."""
    cut: int = 0
    """How many arrays were split over ranks."""
    collectives: Sequence[Found] = ()
    """The collectives that ran."""
    bound: float | None = None
    """How likely a program that differs would have been called equal, at most."""
    seed: int = 0
    """Of what was drawn."""
    assumptions: Sequence[str] = ()
    """What the word rests on."""
    readings: Readings = field(default_factory=dict[Text, Text], compare=False, repr=False)
    """The constants that were read as others, as assumptions say in words."""
    law: Law | None = None
    """The plan that was recognised, with what the law says of it; the command asks for it."""

    @property
    def equal(self) -> bool:
        """Whether the word is `equal`."""
        return self.word == "equal"

    def __bool__(self) -> NoReturn:
        raise TypeError("a verdict has more than two words: ask for .word or .equal")
