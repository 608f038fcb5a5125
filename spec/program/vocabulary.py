"""Every kind of operator: the tensors that it reads, and what else it is about.

Lowering writes them, `edits` of a plan may write and change them, the engine runs them on values,
the runtime on numbers. Here is what the classes of `spec.program.ops` say, for whoever writes an
operator down: what a person may set, in which words, and what it is where nobody sets it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from shardproof.spec.program.ops import words
from shardproof.spec.program.ops.every import Collective, Local, Op, kinds_of
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.program.ops.operator import default_of, own_slots
from shardproof.spec.program.ops.passing import Passing
from shardproof.spec.program.ops.words import Dims
from shardproof.spec.record import dataclass, replace

ValueKind = Literal["map", "group", "word", "flag", "number", "name", "order", "table", "ratio"]


@dataclass(frozen=True, slots=True)
class Value:
    """What may stand in a field of an operator."""

    kind: ValueKind
    words: tuple[str, ...] = ()
    default: object = None
    needed: bool = False
    """An operator that is inserted must say it."""


@dataclass(frozen=True, slots=True)
class Kind:
    says: str
    operands: tuple[Dims, ...]
    """The dimensions of each tensor that it reads."""
    about: dict[str, Value]
    may_lack: int = 0
    """How many of the last operands it can do without."""

    @property
    def reads(self) -> tuple[int, ...]:
        """How many tensors it may read."""
        most = len(self.operands)
        return tuple(range(most - self.may_lack, most + 1))


DIMS: tuple[str, ...] = get_args(words.Dim)
_VALUES: dict[str, Value] = {
    "Map": Value("map"),
    "Owners": Value("map", needed=True),
    "Name": Value("name", needed=True),
    "Flag": Value("flag", default=False),
    "Number": Value("number", default=1),
    "Count": Value("number", default=0),
    "Number | None": Value("number"),
    "Group": Value("group", default=("tp",)),
    "TokenGroup": Value("group", default=("sp",)),
    "Axes | None": Value("group", ("dp", "sp", "tp")),
    "Order": Value("order", ("owner", "reversed"), default="owner"),
    "Places": Value("order", needed=True),
    "Places | None": Value("order"),
    "Table | None": Value("table"),
    "Ratio": Value("ratio", needed=True),
    "Dim": Value("word", DIMS, needed=True),
    "Dim | None": Value("word", DIMS),
}
"""What may stand in a field whose type is written so."""


def _value(kind: type[Op], name: str) -> Value:
    written: str = kind.__annotations__[name]
    value = _VALUES.get(written)
    if value is None:
        some = (
            _literal(written) if written.startswith("Literal[") else get_args(vars(words)[written])
        )
        value = _VALUES[written] = Value("word", some, default=some[0])
    default = default_of(kind, name, value.default)
    return value if default == value.default else replace(value, default=default)


def _literal(written: str) -> tuple[str, ...]:
    """The words of a type that is written where it is used."""
    inner = written.removeprefix("Literal[").removesuffix("]")
    return tuple(word.strip().strip("\"'") for word in inner.split(",") if word.strip())


def _kinds(of: Iterable[type[Op]]) -> dict[str, Kind]:
    return {
        each.kind: Kind(
            each.says,
            each.operands,
            {name: _value(each, name) for name in own_slots(each) if name not in each.inner},
            each.may_lack,
        )
        for each in of
    }


COLLECTIVES = _kinds(kinds_of(Collective))
"""What the ranks of a group do together."""
PASSING = _kinds(kinds_of(Passing))
LOCAL = _kinds(kinds_of(Local))
"""What a rank does by itself."""
HANDOFF = _kinds((Handoff,))["handoff"]
"""Not of a visit: it stands between the phases."""
KINDS: dict[str, Kind] = {**COLLECTIVES, **PASSING, **LOCAL, "handoff": HANDOFF}
