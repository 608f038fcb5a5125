"""Every other value that an attribute of an operator may have: of its type, and near its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from shardproof.spec.plan.edits import Table
from shardproof.spec.program.about import BLOCK_AXES, GROUP_AXES
from shardproof.spec.program.op import PAD, Op, Split
from shardproof.spec.program.vocabulary import KINDS

Parts = tuple[tuple[int, ...], ...]
Names = Sequence[str]


def own(op: Op, key: str) -> object:
    """What the operator says, as an edit says it.

    No edit says a map of however many tokens a rank has.
    """
    value = getattr(op, key)
    if isinstance(value, Split):
        return value.parts if value.spec is None and value.size >= 0 else value
    if isinstance(value, dict):
        return Table(tuple(value.items()))  # pyright: ignore[reportUnknownArgumentType]
    return value


def others(op: Op, key: str, names: Names, layers: int, ranks: int) -> list[object]:
    """All that is tried, what the operator has among it, each once.

    `names` are the weights of the model, `ranks` those of tp, over which an axis is split where
    the operator says nothing of it.
    """
    value = KINDS[op.kind].about[key]
    match value.kind:
        case "word":
            found: Iterator[object] = iter(value.words)
        case "flag":
            found = iter((False, True))
        case "number":
            found = _numbers(getattr(op, key), layers)
        case "name":
            found = _names(key, str(getattr(op, key)), names)
        case "group":
            found = _groups(op)
        case "order":
            found = _orders(value.words)
        case "table":
            pairs = ((0, 0),), ((0, 1),), ((1, 0),), ((0, 1), (1, 0)), ((2, 9),)
            found = iter((None, *map(Table, pairs)))
        case "ratio":
            found = iter(((1, 1), (2, 2), (3, 1), (0, 1)))
        case "map":
            found = _maps(op, key, ranks)
    return list(dict.fromkeys(found))


def _numbers(now: object, layers: int) -> Iterator[object]:
    yield from (0, 1, 2, layers, 1000)
    if isinstance(now, int):
        yield from (now, max(now - 1, 0), now + 1)
    else:
        yield now


FUNCTIONS = ("silu", "gelu", "relu", "nothing")


def _names(key: str, now: str, names: Names) -> Iterator[object]:
    """Those of the same path in other layers, the next ones in the same, and one of nothing."""
    yield now
    if key == "fn":
        yield from FUNCTIONS
        return
    layer, dot, path = now.removeprefix("layers.").partition(".")
    for name in names:
        _, _, other = name.removeprefix("layers.").partition(".")
        if dot and other == path:
            yield name
    module = path.split(".")[0]
    here = f"layers.{layer}.{module}"
    yield from [name for name in names if name.startswith(here)][:4]
    yield "nothing"


def _groups(op: Op) -> Iterator[object]:
    axes = BLOCK_AXES if op.kind.startswith("block_") else GROUP_AXES
    for count in range(len(axes) + 1):
        yield from combinations(axes, count)
    yield ("tp", "dp")
    yield ("tp", "sp")


def _orders(words: Sequence[str]) -> Iterator[object]:
    yield None
    yield from words
    yield from ((), (0,), (0, 1), (1, 0), (0, 0), (0, 1, 2), (2, 1, 0), (0, 1, 2, 3), (1, 0, 3, 2))
    yield from ((0, 1, 2, 3, 4), (0, PAD), (9, 0))


def _maps(op: Op, key: str, ranks: int) -> Iterator[object]:
    """Of each rank's indices: to others, in another order, some twice, some to nobody."""
    yield None
    now = getattr(op, key)
    if isinstance(now, Split) and now.spec is None and now.size > 0:
        parts, size = now.parts, now.size
    else:
        count = len(now) if isinstance(now, Split) else ranks
        size = next((split.size for split in op.maps), 4)
        size = size if size > 0 else 4
        each = -(-size // count)
        parts = tuple(tuple(range(i * each, min(size, (i + 1) * each))) for i in range(count))
    every, last = tuple(range(size)), parts[-1]
    yield parts
    yield (*parts[1:], parts[0])
    yield tuple(part[::-1] for part in parts)
    yield tuple(every[i :: len(parts)] for i in range(len(parts)))
    yield (every,) * len(parts)
    yield (every[::-1],) * len(parts)
    yield (every, *((),) * (len(parts) - 1))
    yield ((),) * len(parts)
    yield (*parts[:-1], last[:-1])
    yield (*parts[:-1], (*last, parts[0][0] if parts[0] else 0))
    yield (*parts[:-1], (*last, PAD))
    yield (*parts[:-1], (*last[:-1], PAD))
    yield (*parts[:-1], (*last, size))
    if parts[0]:
        yield ((*parts[0][1:], parts[0][0]), *parts[1:])
    if len(parts) == 2:
        yield (every[: size // 2], every[size // 2 :])
        yield (every[: size // 2 + 1], every[size // 2 + 1 :])
