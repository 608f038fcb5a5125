"""Ranks that all do the same on a block of their own, as one rank.

Where every cut over tp gives each rank one block of equal size, all ranks do the same at other
indices. A block then stands for those of all ranks: indices that no axis has, one range for every
way to cut. What a plan does with blocks in any other way than block by block is not decided so.
"""

from __future__ import annotations

from functools import lru_cache

from shardproof.spec.engine.indices import BLOCKS, Cover, NotUniform, Number, whole
from shardproof.spec.engine.values import Held, Term, World
from shardproof.spec.program.op import Split
from shardproof.spec.program.runs import Runs

_BLOCKS: dict[tuple[str, int, int], int] = {}
_NAMED: list[tuple[str, int, int]] = []


def block(what: str, size: int, each: int) -> Runs:
    """The block of any rank of an axis of this size, so many indices each."""
    number = _BLOCKS.setdefault((what, size, each), len(_NAMED))
    if number == len(_NAMED):
        _NAMED.append((what, size, each))
    low = (number + 1) * BLOCKS
    return (range(low, low + each),)


def is_block(runs: Runs) -> bool:
    return bool(runs) and runs[0].start >= BLOCKS


def named(runs: Runs) -> tuple[str, int, int]:
    """Of which axis a block is; the runs have to be one block, and all of it."""
    what, size, each = _NAMED[runs[0].start // BLOCKS - 1]
    if runs != block(what, size, each):
        raise NotUniform
    return what, size, each


def block_of(split: Split) -> Runs:
    """What any rank has under a map that gives each a block of one size."""
    cut, ranks = split.cut, len(split)
    if cut is None or cut.spec.kind not in ("even", "balanced", "chunk", "padded"):
        raise NotUniform
    if cut.n % ranks or cut.padded_size != cut.n or not cut.n:
        raise NotUniform
    return whole(cut.n) if ranks == 1 else block("", cut.n, cut.n // ranks)


def needed(heads: Split, kv_heads: int) -> Runs:
    """The KV heads that a block of query heads reads, where those of all ranks look alike."""
    own = block_of(heads)
    if not is_block(own):
        return whole(kv_heads)
    _, size, each = named(own)
    group = size // kv_heads
    if each % group and group % each:
        raise NotUniform
    if each % group == 0:
        return block("", kv_heads, each // group)
    return block(f"read by {each} of {size}", kv_heads, 1)


@lru_cache(maxsize=256)
def pairs_of(split: Split) -> Runs:
    """Dimensions of a head where each rank has as many: the same of every run, one rank on."""
    size, ranks = split.size, len(split)
    each, left = divmod(size, ranks)
    first, second = split.part(0), split.part(1) if ranks > 1 else ()
    if left or sum(map(len, first)) != each or ranks == 1:
        raise NotUniform
    # Every index is on one rank, and rank by rank all runs go on by as much.
    on = len(first[0])
    for rank in range(ranks):
        moved = tuple(range(r.start + rank * on, r.stop + rank * on) for r in first)
        if split.part(rank) != moved or any(len(r) != on or r.step != 1 for r in first):
            raise NotUniform
    if not second or {r.start for r in first} != {
        at * (size // len(first)) for at in range(len(first))
    }:
        raise NotUniform
    return block(f"{len(first)} runs", size, each)


def read_alike(heads: Runs, group: int, kv_heads: int) -> tuple[Runs, tuple[int, ...]]:
    """The KV head that each query head of a block reads, and its place among those of the rank."""
    _, size, each = named(heads)
    if each % group == 0:
        base = block("", kv_heads, each // group)[0].start
        places = tuple(at // group for at in range(each))
    elif group % each == 0:
        base = block(f"read by {each} of {size}", kv_heads, 1)[0].start
        places = (0,) * each
    else:
        raise NotUniform
    return tuple(range(base + p, base + p + 1) for p in places), places


def summed(world: World, x: Held, ranks: int) -> Held:
    """The sum over all ranks of what each has."""
    terms: list[Term] = []
    for t in x.terms:
        if any(is_block(runs) for runs in t.maps):
            raise NotUniform
        blocks = [(v, covered) for v, covered in t.open if covered[0][0] >= BLOCKS]
        if len(blocks) > 1:
            raise NotUniform
        if not blocks:
            terms.append(t._replace(factor=t.factor * ranks))
            continue
        ((value, covered),) = blocks
        rest = tuple(each for each in t.open if each[0] != value)
        size, count = _all_of(covered)
        open_ = tuple(sorted((*rest, (value, ((0, size, count),)))))
        terms.append(t._replace(open=open_))
    return world.held(x.rows, x.sizes, terms)


def _all_of(covered: Cover) -> tuple[int, Number]:
    """A sum over blocks of all ranks: over the whole axis."""
    if len(covered) != 1:
        raise NotUniform
    low, high, count = covered[0]
    what, size, _ = named((range(low, high),))
    if what.startswith("read by"):
        raise NotUniform
    return size, count


def gathered(world: World, x: Held, axis: int, split: Split) -> Held:
    """The blocks of all ranks, each where it belongs."""
    own = block_of(split)
    _, size, _ = named(own)
    terms: list[Term] = []
    for t in x.terms:
        if t.maps[axis] != own:
            raise NotUniform
        maps = (*t.maps[:axis], whole(size), *t.maps[axis + 1 :])
        if any(is_block(runs) for runs in maps) or any(c[0][0] >= BLOCKS for _, c in t.open):
            raise NotUniform
        terms.append(t._replace(maps=maps))
    return world.held(x.rows, (*x.sizes[:axis], size, *x.sizes[axis + 1 :]), terms)


def everywhere(runs: Runs, size: int) -> Runs:
    """All that ranks have of an axis of which each has a block."""
    if not is_block(runs):
        return runs
    _, n, _ = named(runs)
    if n != size:
        raise NotUniform
    return whole(n)
