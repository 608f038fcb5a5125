"""What all operators have: their operands, the ranks that run them, and how they are printed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, ClassVar, NoReturn, Self, cast, dataclass_transform

from shardproof.spec.program.ops.words import Dims
from shardproof.spec.program.split import Split, indices_of, is_in_row, sizes_of
from shardproof.spec.program.where import Where
from shardproof.spec.record import Field, as_library
from shardproof.spec.record_inits import constructor


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Kind(type):
    """Makes a frozen record with slots of what is written as a dataclass.

    There are as many kinds as there are other records in all, and each is made at every start: here
    it is made once, with a constructor of its own, and has the methods of all.
    """

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], *, kw_only: bool = True
    ) -> Kind:
        written: dict[str, str] = body.get("__annotations__", {})
        own = tuple([each for each, told in written.items() if "ClassVar" not in told])
        defaults = {each: body.pop(each) for each in own if each in body}
        body["__slots__"] = own
        made = super().__new__(cls, name, bases, body)
        first: tuple[str, ...] = () if not kw_only else ("out", "ins", "layer", "where")
        names, known = (*first, *own), _DEFAULTS | defaults
        fixed: Any = made
        init = fixed.__init__ = constructor(
            names, [getattr(made, each).__set__ for each in names], known, len(own) * kw_only
        )
        init.__qualname__ = f"{name}.__init__"
        return made


class _Fields:
    """The fields as the library of dataclasses has them, for whoever asks a class."""

    def __get__(self, _: object, kind: type[Operator]) -> dict[str, Any]:
        usual = cast("tuple[str, ...]", vars(Operator)["__slots__"])
        first = {name: Field(_DEFAULTS[name]) if name in _DEFAULTS else Field() for name in usual}
        own = {
            name: Field(kw_only=True) if default is _NEEDED else Field(default, kw_only=True)
            for name, default in fields_of(kind)
        }
        return as_library(first | own)


_DEFAULTS: dict[str, object] = {"out": "", "ins": (), "layer": 0, "where": ()}


class Operator(metaclass=Kind, kw_only=False):
    """What one has beside tensors is a field of its own class.

    A field with a default is one that most operators of the kind do without.
    """

    out: str = ""
    ins: tuple[str, ...] = ()
    layer: int = 0
    """Whose weights and keys it looks at."""
    where: tuple[Where, ...] = ()
    """The ranks that take part: those for which each of these holds."""

    kind: ClassVar[str] = ""
    says: ClassVar[str] = ""
    operands: ClassVar[tuple[Dims, ...]] = ()
    """The dimensions of each tensor that it reads."""
    may_lack: ClassVar[int] = 0
    """How many of the last operands it can do without."""
    line: ClassVar[str] = ""
    """What becomes of their dimensions (`spec.program.lines`); empty where they are passed on."""
    inner: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from a whole plan, which no edit may set."""
    usual_axes: ClassVar[tuple[str, ...]] = ("tp",)
    """The axes over which ranks meet, where no field says them."""

    __dataclass_fields__ = _Fields()

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        both = cast("Operator", other)
        return self.where == both.where and self._values == both._values

    def __hash__(self) -> int:
        return hash((self.where, self._values))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"cannot delete field {name!r}")

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), *self._values[:3], self.where, self._said)

    def __replace__(self, **changes: object) -> Self:
        first = {"out": self.out, "ins": self.ins, "layer": self.layer, "where": self.where}
        return type(self)(**(first | self._said | changes))  # pyright: ignore[reportArgumentType]

    @property
    def _values(self) -> tuple[object, ...]:
        return _values_of(type(self))(self)

    @property
    def _said(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in own_slots(type(self))}

    def runs_on(self, coordinates: Mapping[str, int]) -> bool:
        return all(where.holds(coordinates) for where in self.where)

    @property
    def meets_over(self) -> tuple[str, ...]:
        """The axes over which ranks meet in a collective that is of no block."""
        # A choice lies over the axes of its module, which it does not call a group.
        group: tuple[str, ...] | None = getattr(self, "group", None)
        return (getattr(self, "over", None) or self.usual_axes) if group is None else group

    @property
    def maps(self) -> list[Split]:
        """Its index maps."""
        found = [getattr(self, name) for name in _mapped(type(self))]
        return [value for value in found if value.__class__ is Split]

    @property
    def about(self) -> Mapping[str, Any]:
        """What it says, by the names of its fields: all that have no default, or another value."""
        said = {
            name: value for name, default in fields_of(type(self))
            if (value := getattr(self, name)) is not default and value != default
        }  # fmt: skip
        return MappingProxyType(said)

    def __str__(self) -> str:
        told = (f"{k}={_short(v)}" for k, v in self.about.items() if v not in _DULL)
        about = ", ".join(told)
        ins = ", ".join(self.ins)
        on = f" on {' and '.join(map(str, self.where))}" if self.where else ""
        return f"{self.out} = {self.kind}({ins}{'; ' if ins and about else ''}{about}){on}"


def _again(
    kind: type[Operator], out: str, ins: tuple[str, ...], layer: int, where: tuple[Where, ...],
    said: dict[str, Any],
) -> Operator:  # fmt: skip
    """What came from another process."""
    return kind(out, ins, layer, where, **said)


_set_out, _set_layer = vars(Operator)["out"].__set__, vars(Operator)["layer"].__set__


def settle(op: Operator, out: str, layer: int) -> None:
    """Give an operator its name and its layer: once, before anybody but its maker has it."""
    _set_out(op, out)
    _set_layer(op, layer)


_NEEDED = object()
"""In place of the default of a field that has none."""


@cache
def fields_of(kind: type[Operator]) -> tuple[tuple[str, object], ...]:
    """The fields that a kind of operator has beside those of all, each with its default."""
    defaults: dict[str, object] = kind.__init__.__kwdefaults__ or {}
    return tuple((name, defaults.get(name, _NEEDED)) for name in own_slots(kind))


def own_slots(kind: type[Operator]) -> tuple[str, ...]:
    return () if kind is Operator else cast("tuple[str, ...]", vars(kind)["__slots__"])


@cache
def _mapped(kind: type[Operator]) -> tuple[str, ...]:
    """The fields that may hold an index map, by the names of their types."""
    written: Mapping[str, str] = vars(kind).get("__annotations__", {})
    return tuple(name for name in own_slots(kind) if any(each in written[name] for each in MAPS))


MAPS = ("Map", "Owners", "Split")
"""What the types of index maps are called where operators are written."""


def default_of(kind: type[Operator], name: str, otherwise: object) -> object:
    """What a field is if nobody says it."""
    found = dict(fields_of(kind))[name]
    return otherwise if found is _NEEDED else found


@cache
def _values_of(kind: type[Operator]) -> attrgetter[tuple[object, ...]]:
    return attrgetter("out", "ins", "layer", *own_slots(kind))


def all_told(op: Operator) -> Hashable:
    """All that an operator says but where it runs: equal for two that say the same."""
    values = _values_of(type(op))(op)
    own = [x if x is None or x.__class__ is str else _held(x) for x in values[3:]]
    return op.kind, *values[:3], *own


def _held(value: object) -> Hashable:
    if isinstance(value, Split):
        # As it is, for two maps that are equal may be told by other cuts.
        return value.axis, value.size, value.held, value.spec, value.exact, value.pads
    if isinstance(value, Mapping):
        of = cast("Mapping[Hashable, object]", value)
        return tuple((key, _held(each)) for key, each in of.items())
    if isinstance(value, list | tuple):
        return tuple(map(_held, cast("Sequence[object]", value)))
    return cast("Hashable", value)


_DULL = (None, "", False)
"""What an operator does not say: nothing is split so, or done so."""


def _short(value: object) -> str:
    if isinstance(value, Split):
        if value.spec is not None:
            return f"{value.axis}:{value.spec}"
        told = sizes_of(value) if is_in_row(value) else indices_of(value)
        return f"{value.axis}:{told} of {value.size}"
    if isinstance(value, tuple):
        return "+".join(map(str, cast("tuple[object, ...]", value))) or "nobody"
    return str(value)
