"""Edits of the program that a plan lowers to, as they are written.

What a strategy has no word for is said of its operators. Here only the form of an edit is
read; whether the operators are there, and what may be said of them, is known when the
program is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, cast

from shardproof.spec.errors import InputError, Place
from shardproof.spec.record import dataclass
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node, Plain, plain

Action = Literal["drop", "insert", "move", "replace", "change", "swap"]
ACTIONS: dict[Action, str] = {
    "drop": "an operator is left out, and its readers read what it would have read",
    "insert": "an operator of this kind `of` others; who read the first of them reads it",
    "move": "an operator stands `after` another, on what that one gives",
    "replace": "an operator is of another kind, `with`",
    "change": "an operator is about something else",
    "swap": "an operator changes places with the one that it is swapped `with`",
}
AXES = ("pp", "dp", "sp", "tp")
MOST_EDITS, MOST_OPERANDS, MOST_VALUES, MOST_TEXT, MOST_NUMBER = 64, 8, 4096, 200, 2**31


@dataclass(frozen=True, slots=True)
class Table:
    """A mapping of numbers, as a value."""

    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Edit:
    action: Action
    name: str
    """The operator, with * for any text; of an operator that is inserted its kind."""
    of: tuple[str, ...] = ()
    to: str = ""
    """What an inserted operator is called."""
    after: str = ""
    other: str = ""
    """With what it is replaced or swapped."""
    phase: Literal["prefill", "decode"] | None = None
    stage: int | None = None
    ranks: tuple[tuple[str, tuple[int, ...]], ...] = ()
    but: tuple[tuple[str, tuple[int, ...]], ...] = ()
    steps: tuple[int, ...] = ()
    about: tuple[tuple[str, object], ...] = ()
    """Words, flags, numbers, tuples of them, tuples of tuples, or a `Table`."""


def plain_edit(edit: Edit) -> dict[str, Plain]:
    """An edit as a file would hold it."""
    out: dict[str, Plain] = {edit.action: edit.name}
    if edit.of:
        [first, *more] = edit.of
        out["of"] = [first, *more] if more else first
    texts = {"as": edit.to, "after": edit.after, "with": edit.other, "phase": edit.phase}
    out |= {key: text for key, text in texts.items() if text}
    if edit.stage is not None:
        out["stage"] = edit.stage
    for key, places in (("ranks", edit.ranks), ("but", edit.but)):
        if places:
            out[key] = {axis: [*at] for axis, at in places}
    if edit.steps:
        out["steps"] = [*edit.steps]
    return out | {key: _thawed(value) for key, value in edit.about}


def _thawed(value: object) -> Plain:
    if isinstance(value, Table):
        return {str(key): to for key, to in value.pairs}
    if isinstance(value, tuple):
        return [_thawed(item) for item in cast("tuple[object, ...]", value)]
    return cast("Plain", value)


def read_edits(node: Node, path: str, errors: list[InputError]) -> tuple[Edit, ...]:
    """Every edit of a list; an error told for each that is none."""
    if not isinstance(node.value, tuple) or len(node.value) > MOST_EDITS:
        help_ = f"a list of at most {MOST_EDITS} edits, such as `- drop: layers.0.ffn.all_reduce`"
        count = len(node.value) if isinstance(node.value, tuple) else 0
        told = f"{path} has {count:,} edits" if count else f"{path} is not a list"
        errors.append(InputError("PLAN-EDIT", told, node.place, path, help_))
        return ()
    reader = _Reader(errors)
    found = [reader.edit(item, f"{path}[{number}]") for number, item in enumerate(node.value)]
    return tuple(edit for edit in found if edit is not None)


@dataclass(frozen=True, slots=True)
class _Reader:
    errors: list[InputError]

    def no(self, place: Place, path: str, message: str, help_: str) -> None:
        self.errors.append(InputError("PLAN-EDIT", message, place, path, help_))

    def edit(self, node: Node, path: str) -> Edit | None:
        if not isinstance(node.value, dict):
            self.no(node.place, path, f"{path} is not an edit", _FORM)
            return None
        before = len(self.errors)
        actions = [key for key in node.value if key in ACTIONS]
        if len(actions) != 1:
            close = next((n for key in node.value if (n := _action(key))), None)
            help_ = f"did you mean {close}?" if close and not actions else _FORM
            told = f"does {' and '.join(actions)} at once" if actions else "has no action"
            self.no(node.place, path, f"{path} {told}", help_)
            return None
        values: dict[str, object] = {}
        about: list[tuple[str, object]] = []
        for key, (place, child) in node.value.items():
            inner = f"{path}.{key[:60]}"
            if key in _FIELDS:
                field, read = _FIELDS[key]
                values[field] = read(self, child, inner)
            elif key == actions[0]:
                values["action"], values["name"] = key, self.text(child, inner)
            elif not key.isidentifier() or len(key) > 60:
                self.no(place, inner, f"{key[:60]!r} is no field of an operator", _FORM)
            else:
                about.append((key, self.value(child, inner)))
        if len(self.errors) > before:
            return None
        return self.whole(Edit(**values, about=tuple(about)), node, path)  # type: ignore[arg-type]

    def whole(self, edit: Edit, node: Node, path: str) -> Edit | None:
        """An edit that says what its action needs, and nothing besides."""
        needs, may = SAYS[edit.action]
        texts = {"of": edit.of, "as": edit.to, "after": edit.after, "with": edit.other}
        said = [key for key, text in texts.items() if text]
        for key in (*(n for n in needs if n not in said), *(s for s in said if s not in may)):
            lacks = "needs" if key in needs else "cannot say"
            self.no(node.place, path, f"{edit.action} {lacks} `{key}`", ACTIONS[edit.action])
            return None
        if edit.action == "change" and not (edit.about or edit.of):
            help_ = "such as `group: [tp]`, or other operands with `of`"
            self.no(node.place, path, "change says nothing to change", help_)
            return None
        if edit.about and edit.action not in ABOUT:
            key = edit.about[0][0]
            self.no(node.place, path, f"{edit.action} cannot say `{key}`", ACTIONS[edit.action])
            return None
        return edit

    def text(self, node: Node, path: str) -> str:
        if isinstance(node.value, str) and 0 < len(node.value) <= MOST_TEXT:
            return node.value
        self.no(node.place, path, f"{path} is not a name", "the name of an operator")
        return ""

    def names(self, node: Node, path: str) -> tuple[str, ...]:
        return tuple(self.text(item, path) for item in self.items(node, path, MOST_OPERANDS))

    def items(self, node: Node, path: str, most: int) -> Sequence[Node]:
        """The items of a list, or the one that stands for it; none, or too many, are an error."""
        items = node.value if isinstance(node.value, tuple) else (node,)
        if not 0 < len(items) <= most:
            self.no(node.place, path, f"{path} has {len(items)} items", f"1 to {most:,} of them")
        return items[:most]

    def phase(self, node: Node, path: str) -> str | None:
        if node.value in ("prefill", "decode"):
            return str(node.value)
        self.no(node.place, path, f"{path} is not a phase", "prefill or decode")
        return None

    def number(self, node: Node, path: str) -> int:
        if type(node.value) is int and 0 <= node.value < MOST_NUMBER:
            return node.value
        self.no(node.place, path, f"{path} is not a whole number", "a whole number from 0")
        return 0

    def numbers(self, node: Node, path: str) -> tuple[int, ...]:
        return tuple(self.number(item, path) for item in self.items(node, path, MOST_VALUES))

    def ranks(self, node: Node, path: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
        found = node.value
        if isinstance(found, dict) and found and all(axis in AXES for axis in found):
            return tuple((axis, self.numbers(child, path)) for axis, (_, child) in found.items())
        self.no(node.place, path, f"{path} names no ranks", "such as {tp: [1, 2]}, of " + _AXES)
        return ()

    def value(self, node: Node, path: str) -> object:
        """A scalar, a list of scalars, a list of such lists, or a mapping of numbers."""
        found = plain(node)
        if isinstance(found, dict):
            if all(k.isdecimal() and type(v) is int for k, v in found.items()):
                pairs = ((int(k), v) for k, v in found.items() if isinstance(v, int))
                return Table(tuple(pairs))
        elif (frozen := _frozen(found, 2)) is not _NOTHING:
            return frozen
        help_ = "a word, a number, a truth value, or a list of them"
        self.no(node.place, path, f"{path} is nothing that an operator is about", help_)
        return None


_NOTHING = object()


def _frozen(value: Plain, depth: int) -> object:
    if isinstance(value, list):
        items = [_frozen(item, depth - 1) for item in value[: MOST_VALUES + 1]]
        good = depth and len(items) <= MOST_VALUES and all(item is not _NOTHING for item in items)
        return tuple(items) if good else _NOTHING
    small = not isinstance(value, int) or abs(value) < MOST_NUMBER
    short = not isinstance(value, str) or len(value) <= MOST_TEXT
    return value if small and short and not isinstance(value, (dict, float)) else _NOTHING


_AXES = ", ".join(AXES)
_FORM = "one of " + ", ".join(f"`{action}: …`" for action in ACTIONS)
_Read = Callable[[_Reader, Node, str], object]
_FIELDS: dict[str, tuple[str, _Read]] = {
    "of": ("of", _Reader.names),
    "as": ("to", _Reader.text),
    "after": ("after", _Reader.text),
    "with": ("other", _Reader.text),
    "phase": ("phase", _Reader.phase),
    "stage": ("stage", _Reader.number),
    "ranks": ("ranks", _Reader.ranks),
    "but": ("but", _Reader.ranks),
    "steps": ("steps", _Reader.numbers),
}
SAYS: dict[Action, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "drop": ((), ()),
    "insert": (("of",), ("of", "as", "after")),
    "move": (("after",), ("after",)),
    "replace": (("with",), ("with", "of")),
    "change": ((), ("of",)),
    "swap": (("with",), ("with",)),
}
"""What an action needs to say, and what it may."""
ABOUT: tuple[Action, ...] = ("insert", "replace", "change")
"""Actions that say what an operator is about."""


_SYNONYMS = {
    "remove": "drop", "delete": "drop", "omit": "drop", "skip": "drop", "without": "drop",
    "add": "insert", "append": "insert", "new": "insert", "put": "insert", "modify": "change",
    "set": "change", "edit": "change", "update": "change", "substitute": "replace",
    "exchange": "swap", "reorder": "move", "shift": "move",
}  # fmt: skip


def _action(key: str) -> str | None:
    """The action that another word was meant to be."""
    return _SYNONYMS.get(key[:20].lower()) or nearest(key, list(ACTIONS))
