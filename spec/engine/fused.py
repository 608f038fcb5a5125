"""Where the parts of a fused weight stand in it, in the order in which it is stored or read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import lcm, prod

from shardproof.spec.engine.indices import Beyond, canon
from shardproof.spec.engine.values import CannotRun
from shardproof.spec.program.runs import Runs

Shapes = Mapping[str, tuple[int, ...]]
Places = list[range]
"""The places of a part's indices, these in their order."""
MOST_PLACES = 1 << 16


def fused_places(order: str, shapes: Shapes) -> dict[str, Places]:
    """The places of each part, of which the first stands first if nothing else is said."""
    if order == "interleaved":
        return {
            name: [range(at, at + len(shapes) * prod(shape), len(shapes))]
            for at, (name, shape) in enumerate(shapes.items())
        }
    names = [*shapes][:: -1 if order == "swapped" else 1]
    groups, found = 1, dict[str, Places]()
    if order == "groups":
        queries, groups = shapes["q"][0], shapes["k"][0]
        if queries % groups if groups else queries:
            raise CannotRun("there is no group for each key")
    low = 0
    sizes = {name: prod(shape) // max(groups, 1) for name, shape in shapes.items()}
    whole = sum(sizes.values())
    for name in names:
        starts = range(low, low + groups * whole, whole) if groups and whole else ()
        found[name] = [range(at, at + sizes[name]) for at in starts]
        low += sizes[name]
    return found


def found_at(wanted: Places, low: int, there: Places) -> Runs:
    """For each wanted place, counted from `low`, the index of a part that is there, or a pad."""
    out: list[range] = []
    for run in wanted:
        here = range(run.start + low, run.stop + low, run.step)
        end = 0
        for at, found in sorted(_met(here, there), key=lambda each: each[0]):
            out += [*_pads(at - end), found]
            end = at + len(found)
        out += _pads(len(here) - end)
    return canon(out)


def block_of(
    name: str, orders: tuple[str, str], shapes: Shapes, sizes: Sequence[Shapes], place: int
) -> dict[str, Runs]:
    """What a rank takes for its part of a weight: of each part of the fused one, or pads.

    `orders` are those of the weight and of reading it; `sizes` is what ranks have of each part,
    their blocks one behind the other.
    """
    own = sizes[place]
    low = sum(prod(shape) for before in sizes[:place] for shape in before.values())
    if low + sum(map(prod, own.values())) > sum(map(prod, shapes.values())):
        raise CannotRun("the block is beyond the fused weight")
    there, wanted = fused_places(orders[0], shapes), fused_places(orders[1], own)[name]
    found = {part: found_at(wanted, low, places) for part, places in there.items()}
    return {part: flat for part, flat in found.items() if any(run.start >= 0 for run in flat)}


def _met(here: range, there: Places) -> Iterator[tuple[int, range]]:
    """Indices of a part, and where among the wanted places these stand one behind the other."""
    first = 0
    for part in there:
        if both := common(here, part):
            at = (both.start - here.start) // here.step
            index = first + (both.start - part.start) // part.step
            by, turn = both.step // part.step, both.step // here.step
            found = range(index, index + len(both) * by, by)
            if turn == 1:
                yield at, found
            elif len(found) > MOST_PLACES:
                raise Beyond
            else:
                yield from ((at + n * turn, range(i, i + 1)) for n, i in enumerate(found))
        first += len(part)


def common(one: range, other: range) -> range:
    """The places that are in both."""
    step = lcm(one.step, other.step)
    start = next((x for x in one[: step // one.step] if (x - other.start) % other.step == 0), None)
    if start is None:
        return range(0)
    if start < other.start:
        start += -(-(other.start - start) // step) * step
    return range(start, min(one.stop, other.stop), step)


def _pads(count: int) -> list[range]:
    return [range(-1, -1 - count, -1)] if count > 0 else []
