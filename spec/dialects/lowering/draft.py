"""A plan in the making: its fields with the words that say them, and what cannot be said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from shardproof.spec.dialects.reading import Reading
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.record import dataclass, field
from shardproof.spec.source.node import Node, Plain, from_plain

SHAPE = "COMMAND-SHAPE"
MOST = 2**20


@dataclass(frozen=True, slots=True)
class Lack:
    """What the engine does and our plans have no word for, so that nothing is judged."""

    name: str
    what: str
    place: Place


@dataclass(frozen=True, slots=True)
class Module:
    """A part of the model, and what it is cut over."""

    name: str
    over: str


@dataclass(slots=True)
class Draft:
    """What one command comes to."""

    reading: Reading
    model: Model
    fields: dict[tuple[str, ...], tuple[Plain, Place]] = field(
        default_factory=dict[tuple[str, ...], "tuple[Plain, Place]"]
    )
    lacks: list[Lack] = field(default_factory=list[Lack])
    notes: list[str] = field(default_factory=list[str])
    modules: list[Module] = field(default_factory=list[Module])
    mesh: list[tuple[str, int]] = field(default_factory=list["tuple[str, int]"])
    """The axes as the engine has them, slowest first."""
    part: str = ""
    """What of all devices this command starts, where that is not all."""
    nodes: int | None = None
    used: set[str] = field(default_factory=set[str])

    @property
    def devices(self) -> int:
        count = 1
        for _, size in self.mesh:
            count *= size
        return count

    # The model

    @property
    def moe(self) -> Moe | None:
        """The experts of the first layer that has any."""
        return next((kind.ffn for kind in self.model.kinds if isinstance(kind.ffn, Moe)), None)

    @property
    def dense(self) -> bool:
        """Whether any layer has a dense feed-forward block."""
        return any(kind.dense for kind in self.model.kinds)

    @property
    def shared(self) -> bool:
        """Whether any layer has shared experts."""
        found = (kind.ffn for kind in self.model.kinds if isinstance(kind.ffn, Moe))
        return any(ffn.shared is not None for ffn in found)

    # What was said

    def said(self, name: str) -> object:
        """An option's value; None where it was not said."""
        self.used.add(name)
        return self.reading.asked.value(name)

    def is_on(self, name: str) -> bool:
        return self.said(name) is True

    def degree(self, name: str, default: int = 1) -> int:
        """A number of ranks."""
        value = self.said(name)
        if value is None:
            return default
        if type(value) is not int or not 1 <= value <= MOST:
            place = self.reading.place(name)
            message = f"{self.spelled(name)} is no number of ranks"
            raise InputErrors(InputError(SHAPE, message, place, name, f"from 1 to {MOST:,}"))
        return value

    def spelled(self, name: str) -> str:
        said = self.reading.asked.options.get(name)
        return said.spelled if said is not None else name

    def table(self, name: str) -> Mapping[str, object]:
        """An option that holds JSON."""
        value = self.said(name)
        return cast("dict[str, object]", value) if isinstance(value, dict) else {}

    def env(self, name: str) -> str | None:
        return self.reading.asked.env.get(name)

    # What comes of it

    def put(self, path: str, value: Plain, *names: str) -> None:
        """Set a field of the plan; `names` are the options that say so."""
        self.fields[tuple(path.split("."))] = (value, self.reading.place(*names))

    def lack(self, name: str, what: str, *names: str) -> None:
        """Tell what our plans have no word for."""
        self.lacks.append(Lack(name, what, self.reading.place(*names)))

    def refuse(self, message: str, right: str, *names: str) -> InputErrors:
        place = self.reading.place(*names)
        return InputErrors(InputError(SHAPE, message, place, names[0] if names else "", right))

    def over(self, name: str, what: str) -> None:
        self.modules.append(Module(name, what))

    def rest(self, harmless: frozenset[str]) -> None:
        """Whatever bears on parallelism and was not looked at is told, and judges nothing."""
        for told in self.reading.told:
            if told.bears != "parallel" or not told.name:
                continue
            if told.name in self.used or told.name in harmless:
                continue
            value = self.reading.asked.value(told.name)
            if (
                value in (None, "none", "null")
                or value is False
                or (value == 1 and value is not True)
            ):
                continue  # as if it had not been said
            self.lack("OTHER", f"what `{told.spelled}` does to the layout", told.name)


def node_of(fields: Mapping[tuple[str, ...], tuple[Plain, Place]], root: Place) -> Node:
    """The plan that the fields are, each at the word that says it."""
    tree: dict[str, object] = {}
    for path, (value, place) in fields.items():
        at = tree
        for name in path[:-1]:
            at = cast("dict[str, object]", at.setdefault(name, {}))
        at[path[-1]] = (place, from_plain(value, place))
    return _node(tree, root)


def _node(tree: Mapping[str, object], root: Place) -> Node:
    entries: dict[str, tuple[Place, Node]] = {}
    for key, value in tree.items():
        if isinstance(value, tuple):
            entries[key] = cast("tuple[Place, Node]", value)
        else:
            inner = _node(cast("dict[str, object]", value), root)
            first = next(iter(cast("dict[str, tuple[Place, Node]]", inner.value).values()))
            entries[key] = (first[0], Node(inner.value, first[0]))
    return Node(entries, root)
