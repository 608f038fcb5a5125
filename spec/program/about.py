"""What an edit says of an operator, checked against what such an operator is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from shardproof.spec.plan.edits import Edit, Table
from shardproof.spec.plan.phase import Phase
from shardproof.spec.program.op import PAD, Op, Split, listed_split
from shardproof.spec.program.vocabulary import KINDS, Value
from shardproof.spec.source.nearest import nearest

MOST_INDEX = 2**20
GROUP_AXES = ("pp", "dp", "sp", "tp")
BLOCK_AXES = ("dp", "sp", "tp", "ep")


class NoEdit(Exception):
    """An edit that makes no sense of the operator that it speaks of."""

    def __init__(self, message: str, help_: str, field: str = "") -> None:
        """`field`: the one of the edit's own that is wrong; empty for the edit as a whole."""
        self.message, self.help, self.field = message, help_, field
        super().__init__(message)


def about_of(kind: str, edit: Edit, op: Op | None, phase: Phase) -> dict[str, Any]:
    """The fields that an edit sets; for an operator that was not there, every field."""
    known = KINDS[kind].about
    said = {the_map(kind, op) if key == "map" else key: v for key, v in edit.about}
    for key in said:
        if key not in known:
            close = nearest(key, list(known))
            help_ = f"did you mean {close}?" if close else f"it is about {', '.join(known)}"
            raise NoEdit(f"{kind} is not about {key!r}", help_ if known else "it is about nothing")
    out = {k: value_of(k, known[k], said[k], kind, op, phase) for k in known if k in said}
    if op is not None:
        return out
    return {key: out.get(key, value.default) for key, value in known.items()}


def the_map(kind: str, op: Op | None) -> str:
    """The key that `map` stands for: an operator's one map, or the one that it has."""
    maps = [key for key, value in KINDS[kind].about.items() if value.kind == "map"]
    if len(maps) > 1:
        set_ones = [key for key in maps if op is not None and getattr(op, key) is not None]
        maps = set_ones if len(set_ones) == 1 else maps
    if len(maps) == 1:
        return maps[0]
    if maps:
        raise NoEdit(f"{kind} has several maps", f"say which: {', '.join(maps)}")
    return "map"


def lacking(op: Op) -> NoEdit | None:
    """What an operator that an edit made needs, and nobody has said."""
    for key, value in KINDS[op.kind].about.items():
        if value.needed and getattr(op, key) is None:
            return NoEdit(f"{op.kind} needs `{key}`", told(value))
    return None


def cannot_keep(op: Op, kept: Mapping[str, object], before: str) -> NoEdit | None:
    """What an operator of the kind `before` said, and one of this kind cannot say."""
    for key, raw in kept.items():
        value, old = KINDS[op.kind].about.get(key), KINDS[before].about.get(key)
        if value is None or raw == value.default:
            continue  # what every kind may say
        if value.kind not in ("word", "group", "order") and old and old.kind == value.kind:
            continue
        wrong = not isinstance(raw, Split) if value.kind == "map" else (
            _read(value, raw, op.kind) is _NOT
        )  # fmt: skip
        if wrong:
            said = shown(raw) if (items := _items(raw)) is None else "+".join(map(str, items))
            return NoEdit(f"{op.kind} cannot keep {key} {said}", f"say its {key}: {told(value)}")
    return None


def told(value: Value) -> str:
    """What may stand there, for a person."""
    axes = ", ".join(value.words) if value.kind == "group" else ""
    match value.kind:
        case "word":
            return "one of " + ", ".join(value.words)
        case "map":
            return "for each rank the list of its indices" + ("" if value.needed else ", or null")
        case "group":
            return "a list of axes, such as [tp]" + (f", of {axes}" if axes else "")
        case "flag":
            return "true or false"
        case "number":
            return "a whole number"
        case "name":
            return "a name"
        case "order":
            return "a list of places" + "".join(f", or {word}" for word in value.words)
        case "table":
            return "a mapping of numbers, such as {3: 2}"
        case "ratio":
            return "[over, below], two whole numbers"


def value_of(key: str, value: Value, raw: object, kind: str, op: Op | None, phase: Phase) -> object:
    found = _read(value, raw, kind)
    absent = found is None and (value.needed or value.kind in ("name", "flag", "group", "word"))
    if found is _NOT or absent:
        raise NoEdit(f"{key} cannot be {shown(raw)}", told(value))
    if value.kind == "map" and found is not None:
        old = None if op is None else getattr(op, key)
        return mapped(cast("tuple[tuple[int, ...], ...]", found), old, phase)
    return found


_NOT = object()


_WORDS = {"None": "null", "True": "true", "False": "false"}


def shown(raw: object) -> str:
    """As a plan has it: null, true and false in its words."""
    text = _WORDS.get(str(raw), str(raw))
    return text[:60] + ("…" if len(text) > 60 else "")


def _read(value: Value, raw: object, kind: str) -> object:
    match value.kind:
        case "word":
            return raw if raw in value.words else _NOT
        case "flag":
            return raw if isinstance(raw, bool) else _NOT
        case "number":
            if raw is None and value.default is None:
                return None
            return raw if type(raw) is int and 0 <= raw <= MOST_INDEX else _NOT
        case "name":
            return raw if isinstance(raw, str) and raw else _NOT
        case "group":
            axes = value.words or (BLOCK_AXES if kind.startswith("block_") else GROUP_AXES)
            names = _items(raw)
            good = names is not None and len(set(names)) == len(names) and set(names) <= set(axes)
            return names if good else _NOT
        case "order":
            if raw is None:
                return _NOT if value.words else None
            return raw if raw in value.words or _numbers(raw) else _NOT
        case "table":
            return dict(raw.pairs) if isinstance(raw, Table) else _NOT
        case "ratio":
            both = _numbers(raw) or ()
            return both if len(both) == 2 and both[1] > 0 else _NOT
        case "map":
            rows = [_numbers(row) for row in _items(raw) or ()]
            return raw if raw is None or (rows and None not in rows) else _NOT


def _items(raw: object) -> tuple[object, ...] | None:
    return cast("tuple[object, ...]", raw) if isinstance(raw, tuple) else None


def _numbers(raw: object) -> tuple[int, ...] | None:
    """A tuple of places, of which -1 is a pad; None is none."""
    items = _items(raw)
    if items is None:
        return None
    places = tuple(i for i in items if type(i) is int and PAD <= i <= MOST_INDEX)
    return places if len(places) == len(items) else None


def mapped(parts: tuple[tuple[int, ...], ...], old: object, phase: Phase) -> Split:
    """An index map over the axis that the old one is over, else over tp."""
    axis, count, size = "tp", phase.tp, 1 + max((i for part in parts for i in part), default=PAD)
    exact = False
    if isinstance(old, Split):
        axis, count, size = old.axis, len(old), size if old.size < 0 else old.size
        # How many tokens of its own a rank has is known to nobody here.
        exact = old.exact and old.spec is None
    if len(parts) != count:
        raise NoEdit(f"the map is of {len(parts)} ranks", f"one list for each of {count} of {axis}")
    # Pads stand behind what is real, as in every map.
    return listed_split(axis, size, map(_pads_last, parts), exact=exact)


def _pads_last(part: tuple[int, ...]) -> tuple[int, ...]:
    real = tuple(i for i in part if i != PAD)
    return (*real, *(PAD,) * (len(part) - len(real)))
