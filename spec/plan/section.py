"""Sections of a plan: fields with defaults, words and ranges, and what was written.

An instance stores only the fields that were written; the others are read from
its class. So a phase's own choices can be laid over the plan's, and a default
is never mistaken for a choice.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, Literal, Self, TypeVar, cast

from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.record import dataclass, replace

FieldKind = Literal[
    "word", "flag", "number", "cut", "group", "rows", "text", "edits", "layers", "part"
]


@dataclass(frozen=True, slots=True)
class Field:
    """What may stand in a field of a plan."""

    kind: FieldKind
    default: object
    help: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    optional: bool = False
    part: type[Section] | None = None
    needed: bool = False
    """A cut that may also be `needed`."""
    slots: bool = False
    """A cut whose ranks may list an index several times."""


def a_word(default: str, help: str) -> Any:  # noqa: A002  (it is what the field is called)
    """One of the words of the field's annotation."""
    return Field("word", default, help)


def a_flag(default: bool, help: str) -> Any:  # noqa: A002, FBT001
    return Field("flag", default, help)


def a_number(default: int | None, low: int, high: int, help: str) -> Any:  # noqa: A002
    """A whole number; a default of None may also be written as null."""
    return Field("number", default, help, low=low, high=high, optional=default is None)


def a_cut(default: CutSpec, help: str, *, needed: bool = False, slots: bool = False) -> Any:  # noqa: A002
    return Field("cut", default, help, needed=needed, slots=slots)


def a_group(default: tuple[str, ...] | None, help: str) -> Any:  # noqa: A002
    """Mesh axes, each once; with all four, their order counts. None: what the help says."""
    return Field("group", default, help, optional=default is None)


def a_rows(most: int, help: str) -> Any:  # noqa: A002
    """Rows of four whole numbers."""
    return Field("rows", None, help, high=most, optional=True)


def a_text(help: str) -> Any:  # noqa: A002
    return Field("text", None, help, high=4096, optional=True)


def a_list_of_edits(help: str) -> Any:  # noqa: A002
    return Field("edits", (), help)


def of_layers(default: object, help: str) -> Any:  # noqa: A002
    """What layers have of their own, by the names under which a plan speaks of them."""
    return Field("layers", default, help)


def a_part(section: type[Section], help: str, *, optional: bool = False) -> Any:  # noqa: A002
    return Field("part", None if optional else section(), help, optional=optional, part=section)


class Section:
    """A part of a plan. Frozen; equal where every field is equal."""

    own_fields: ClassVar[dict[str, Field]] = {}
    __slots__ = ("_hash", "cell")

    cell: Any
    """Once functions of plans were asked of one that has it: what stands for it (`reads.py`)."""

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        inherited = {k: v for base in reversed(cls.__mro__[1:]) for k, v in _own(base).items()}
        cls.own_fields = {**inherited, **own}
        for name, field in own.items():
            setattr(cls, name, field.default)

    def __init__(self, **values: object) -> None:
        for name in values:
            if name not in type(self).own_fields:
                raise TypeError(f"{type(self).__name__} has no field {name!r}")
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen: {name} cannot be set")

    @property
    def written(self) -> frozenset[str]:
        """The fields that were written, not left to their defaults."""
        return frozenset(self.__dict__)

    def values(self) -> Iterator[tuple[str, object]]:
        """Every field with its value, defaults included."""
        return ((name, getattr(self, name)) for name in type(self).own_fields)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and (
            self is other
            or self.__dict__ == other.__dict__
            or all(value == getattr(other, name) for name, value in self.values())
        )

    def __hash__(self) -> int:
        try:
            found = cast(int, object.__getattribute__(self, "_hash"))
        except AttributeError:
            found = hash((type(self), *(value for _, value in self.values())))
            object.__setattr__(self, "_hash", found)
        return found

    def __reduce__(self) -> tuple[object, ...]:
        # Without the hash, which is another one in another process.
        return _again, (type(self), self.__dict__)

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({inner})"

    def with_(self, **values: object) -> Self:
        """A copy with other values in some fields."""
        return type(self)(**{**self.__dict__, **values})


def _again(section: type[Section], values: dict[str, object]) -> Section:
    return section(**values)


def _own(base: type) -> dict[str, Field]:
    return base.own_fields if issubclass(base, Section) else {}


@cache
def fields_of(section: type[Section]) -> dict[str, Field]:
    """The fields of a section with their words; a split first, for the others follow it."""
    hints = typing.get_type_hints(section)
    names = sorted(section.own_fields, key=lambda name: name != "split")
    fields = {name: section.own_fields[name] for name in names}
    return {
        name: replace(field, words=words_of(hints[name]))
        if field.kind in ("word", "group")
        else field
        for name, field in fields.items()
    }


def words_of(annotation: object) -> tuple[str, ...]:
    """The words of a Literal, or of what is inside a tuple of them."""
    if typing.get_origin(annotation) is Literal:
        return typing.get_args(annotation)
    return tuple(
        word
        for inner in typing.get_args(annotation)
        if inner is not ...
        for word in words_of(inner)
    )


AnySection = TypeVar("AnySection", bound=Section)


class Named:
    """Sections by names, which a phase may write one by one."""

    __slots__ = ("entries",)
    entries: tuple[tuple[str, Section], ...]

    def over(self, below: Self) -> Self:
        """The same, and what stands below of other names and fields."""
        found = dict(below.entries)
        for name, own in self.entries:
            found[name] = merged(found[name], own) if name in found else own
        return type(self)(tuple(found.items()))

    def __init__(self, entries: tuple[tuple[str, Section], ...] = ()) -> None:
        object.__setattr__(self, "entries", entries)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen: {name} cannot be set")


def merged(base: AnySection, own: AnySection) -> AnySection:
    """`base` with every field that `own` writes, section by section."""
    values: dict[str, object] = dict(base.__dict__)
    for name in own.written:
        mine, below = getattr(own, name), values.get(name)
        if isinstance(mine, Named) and isinstance(below, Named):
            values[name] = mine.over(below)
        elif isinstance(mine, Section) and isinstance(below, Section):
            values[name] = merged(below, mine)
        else:
            values[name] = mine
    return type(base)(**values)
