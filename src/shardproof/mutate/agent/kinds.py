"""What may be done wrong at a collective."""

from __future__ import annotations

from typing import Any

KINDS = {
    "drop": "it is left out",
    "twice": "its result is taken for an operand once more",
    "order": "shards come in another order",
    "group": "it runs over another group",
    "root": "it comes from, or goes to, another rank",
    "op": "another reduce operation",
}
OTHER_OP = {"SUM": "MAX", "AVG": "SUM", "MAX": "SUM", "MIN": "MAX", "PRODUCT": "SUM"}
OF = {
    "all_reduce": ("drop", "twice", "group", "op"),
    "reduce_scatter": ("drop", "twice", "order", "group", "op"),
    "all_gather": ("drop", "order", "group"),
    "all_to_all": ("drop", "twice", "order", "group"),
    "broadcast": ("drop", "root", "group"),
    "reduce": ("drop", "root", "op"),
    "gather": ("drop", "order"),
    "scatter": ("drop", "order"),
    "permute": ("drop", "order"),
    "send": ("drop", "root"),
    "recv": ("drop", "root"),
}
"""By what a collective does; its own name may be another."""
EXACTLY_TWICE = ("SUM", "PRODUCT")
"""Done twice these give something else; a mean or a maximum does not."""


def kinds_of(what: str, size: int, op: str = "SUM", *, wider: bool = False) -> list[str]:
    """What changes something, by what the collective does and over how many ranks.

    Another group is half of this one, or, where that would be a rank alone, a `wider` one.
    """
    found: list[str] = []
    for kind in OF[what]:
        if kind == "group" and not (size >= 4 or (wider and what == "all_reduce")):
            continue
        if kind == "twice" and what in ("all_reduce", "reduce_scatter") and op not in EXACTLY_TWICE:
            continue
        if kind == "op" and op not in OTHER_OP:
            continue
        if kind == "root" and what in ("send", "recv") and size < 3:
            continue
        found.append(kind)
    return found


def half(size: int, rank: int) -> range:
    """The ranks of one's half of a group."""
    middle = (size + 1) // 2
    return range(middle) if rank < middle else range(middle, size)


def moved(slots: list[Any], rank: int, kind: str, nothing: Any) -> list[Any]:
    """Of shards that came from every rank, those that come where something is wrong."""
    match kind:
        case "drop":
            return [each if i == rank else nothing(each) for i, each in enumerate(slots)]
        case "order":
            return slots[::-1]
        case "group":
            own = half(len(slots), rank)
            return [slots[own[i % len(own)]] for i in range(len(slots))]
        case _:
            return slots
