"""Typed access to one mapping of a config: faults are collected, none is raised.

A faulty value is reported once and replaced by a harmless one, so that reading
goes on and the user hears of everything at once. Whoever derives something from
values asks `fine` first, so that one fault is not reported twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardproof.spec.errors import InputError, Place
from shardproof.spec.model.model import Unmodelled
from shardproof.spec.source.node import Node, Scalar

Keys = tuple[str, ...]
"""Published names of one thing; a file may use any of them."""

NUMBER_LIMIT = 1e30
"""No multiplier of a real model is near it or its inverse; inverses and roots stay finite."""


def shown(node: Node) -> str:
    """A value as an error quotes it: short, whatever it is."""
    value = node.value
    if isinstance(value, dict):
        return f"a mapping of {len(value)}"
    if isinstance(value, tuple):
        return f"a list of {len(value)}"
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 100:
        return f"an integer of {value.bit_length()} bits"
    if type(value) is int:
        text = str(value)
    else:
        import json  # few other values are quoted

        text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."


def is_set(node: Node) -> bool:
    """Whether the value asks for anything: it is not null, not false, not empty."""
    value = node.value
    if value is None or value is False:
        return False
    return len(value) > 0 if isinstance(value, (str, tuple, dict)) else True


class Reader:
    """One mapping, and what reading it found: errors, unmodelled fields, notes."""

    def __init__(
        self,
        fields: Mapping[str, tuple[Place, Node]],
        place: Place,
        path: str = "",
        defaults: Mapping[str, Scalar] | None = None,
    ) -> None:
        self.fields = fields
        self.place = place
        self.path = path
        self.defaults: Mapping[str, Scalar] = defaults or {}
        self.read: set[str] = set()
        self.faulty: set[str] = set()
        self.errors: list[InputError] = []
        self.unmodelled: list[Unmodelled] = []
        self.notes: list[str] = []

    # --- what is there ---

    def find(self, keys: Keys) -> tuple[str, Node | None]:
        """The name in use and its value; None where the file has none of the names."""
        self.read.update(keys)
        present = [key for key in keys if key in self.fields]
        if not present:
            return keys[0], None
        first = self.fields[present[0]][1]
        for other in present[1:]:
            node = self.fields[other][1]
            if is_set(node) and is_set(first) and node.value != first.value:
                self.fault(
                    "MODEL-TWICE",
                    other,
                    f"{self.path}{other} is {shown(node)}, but {present[0]} is {shown(first)}",
                    "these two names mean the same: give one, or the same value",
                    node.place,
                )
        for key in present:  # a null beside a value of another name says nothing
            if is_set(self.fields[key][1]):
                return key, self.fields[key][1]
        return present[0], first

    def says(self, key: str) -> bool:
        """Whether the key is there with a value other than null."""
        return key in self.fields and self.fields[key][1].value is not None

    def fine(self, *groups: Keys) -> bool:
        """No fault was found in any of these."""
        return not any(key in self.faulty for keys in groups for key in keys)

    def default(self, key: str) -> Node:
        """The family's value, where the file has none."""
        return Node(self.defaults.get(key), self.place)

    # --- what was found ---

    def fault(self, code: str, key: str, message: str, right: str, at: Place | None = None) -> None:
        if at is None:
            at = self.fields[key][1].place if key in self.fields else self.place
        self.faulty.add(key.partition("[")[0])
        self.errors.append(InputError(code, message, at, f"{self.path}{key}", right))

    def wrong(self, code: str, key: str, node: Node, what: str, right: str) -> None:
        """A fault of one value, worded alike for all of them."""
        self.fault(code, key, f"{self.path}{key} is {shown(node)}: {what}", right, node.place)

    def missing(self, keys: Keys, node: Node | None, what: str) -> None:
        names = " or ".join(keys)
        state = "null" if node else "missing"
        self.fault("MODEL-MISSING", keys[0], f"{self.path}{names} is {state}", f"give {what}")
        self.faulty.update(keys)

    def not_modelled(self, key: str, why: str) -> None:
        node = self.fields[key][1] if key in self.fields else None
        value = shown(node) if node else "by default"
        self.unmodel(key, value, why)

    def unmodel(self, key: str, value: str, why: str) -> None:
        self.unmodelled.append(Unmodelled(f"{self.path}{key}", value, why))

    # --- values of one type ---

    def integer(self, keys: Keys, high: int, *, low: int = 1) -> int:
        """A size that must be there."""
        value = self.maybe_integer(keys, high, low=low)
        if value is None:
            _, node = self.find(keys)
            self.missing(keys, node, f"an integer from {low} to {high}")
            return low
        return value

    def maybe_integer(self, keys: Keys, high: int, *, low: int = 1) -> int | None:
        """A size that may be null; where the key is absent, the family's default."""
        key, node = self.find(keys)
        if node is None:
            default = self.defaults.get(keys[0])
            return default if isinstance(default, int) else None
        if node.value is None:
            return None
        return self.whole(key, node, high, low=low)

    def whole(self, key: str, node: Node, high: int, *, low: int = 1) -> int:
        """The value as an integer within bounds; `low` after a fault."""
        value, right = node.value, f"an integer from {low} to {high}"
        if isinstance(value, int) and not isinstance(value, bool):
            if low <= value <= high:
                return value
            self.wrong("MODEL-RANGE", key, node, f"out of {low} to {high}", f"give {right}")
            return low
        if isinstance(value, float) and value.is_integer():
            self.wrong("MODEL-TYPE", key, node, "a float", "write it without the decimal point")
        elif isinstance(value, str) and value.strip().isdecimal():
            self.wrong("MODEL-TYPE", key, node, "a string", "write it without the quotes")
        else:
            self.wrong("MODEL-TYPE", key, node, "not an integer", f"give {right}")
        return low

    def number(self, key: str, *, high: float = NUMBER_LIMIT) -> float | None:
        """A positive finite number, or None; where the key is absent, the default."""
        _, node = self.find((key,))
        value = self.defaults.get(key) if node is None else node.value
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self.wrong(
                "MODEL-TYPE",
                key,
                node or self.default(key),
                "not a number",
                "give a positive number, or null",
            )
            return None
        if not 1 / NUMBER_LIMIT <= value <= high:  # false for NaN too
            right = f"give a finite number above 0, at most {high:g}"
            self.wrong("MODEL-RANGE", key, node or self.default(key), "out of range", right)
            return None
        return float(value)

    def boolean(self, name: str | Keys) -> bool:
        key, node = self.find((name,) if isinstance(name, str) else name)
        value = self.defaults.get(key, False) if node is None or node.value is None else node.value
        if isinstance(value, bool):
            return value
        self.wrong(
            "MODEL-TYPE", key, node or self.default(key), "not a boolean", "give true or false"
        )
        return False

    def text(self, keys: Keys, otherwise: str = "") -> str:
        """A name; null and absent give the default."""
        key, node = self.find(keys)
        if node is None or node.value is None:
            default = self.defaults.get(keys[0])
            return default if isinstance(default, str) else otherwise
        if isinstance(node.value, str) and node.value:
            return node.value
        self.wrong("MODEL-TYPE", key, node, "not a name", "give a string")
        return otherwise

    def sequence(self, key: str, length: int | None = None) -> Sequence[Node] | None:
        """A list, of `length` entries where that is given; None where there is none."""
        _, node = self.find((key,))
        if node is None or node.value is None:
            return None
        if not isinstance(node.value, tuple):
            self.wrong("MODEL-TYPE", key, node, "not a list", "give a list, or null")
            return None
        if length is not None and len(node.value) != length:
            right = f"give one entry for each of the {length} layers"
            self.wrong("MODEL-LENGTH", key, node, f"{length} entries are due", right)
            return None
        return node.value
