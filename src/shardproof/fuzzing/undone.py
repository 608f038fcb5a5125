"""Edits that undo each other: what one does to a tensor, those behind it take back.

With one number changed they are near misses: most are wrong by that number alone, and some are
right all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import cast

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.shapes import Tensor
from shardproof.spec.plan.edits import Edit

About = tuple[tuple[str, object], ...]
Ranks = tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(slots=True)
class Chain:
    """Operators inserted behind a tensor, each behind the one before."""

    of: Tensor
    edits: list[Edit] = field(default_factory=list[Edit])

    def then(self, kind: str, *more: str, ranks: Ranks = (), **about: object) -> str:
        """An operator on what the last one gives, and others beside it; its name."""
        last = self.edits[-1].to if self.edits else self.of.name
        name = f"{self.of.name}.{kind}.{len(self.edits)}"
        self.edits.append(
            Edit("insert", kind, of=(last, *more), to=name, phase=self.of.of, ranks=ranks,
                 about=tuple(about.items()))
        )  # fmt: skip
        return name


def _times(rng: Chooser, chain: Chain) -> None:
    over, below = rng.randint(1, 4), rng.randint(1, 4)
    chain.then("times", by=(over, below))
    chain.then("times", by=(below, over))


def _permuted(rng: Chooser, chain: Chain) -> None:
    dim, size = rng.choice(chain.of.dims)
    order = rng.sample(range(size), size)
    chain.then("permute", dim=dim, order=tuple(order))
    chain.then("permute", dim=dim, order=tuple(order.index(i) for i in range(size)))


def _added_to_zeros(_: Chooser, chain: Chain) -> None:
    chain.then("zeros")
    chain.then("add", chain.of.name)


def _added_to_no_junk(rng: Chooser, chain: Chain) -> None:
    chain.then("junk")
    chain.then("times", by=(0, rng.randint(1, 3)))
    chain.then("add", chain.of.name)


def _taken_off(rng: Chooser, chain: Chain) -> None:
    """What was there before, or somebody's junk, less itself."""
    there = chain.then(rng.choice(("previous", "previous", "junk")))
    chain.then("times", by=(-1, 1))
    chain.then("add", there)
    chain.then("add", chain.of.name)


def _once(_: Chooser, chain: Chain) -> None:
    """What runs once has no time before."""
    chain.then("previous")


def _from_one_rank(rng: Chooser, chain: Chain) -> None:
    root = rng.randrange(chain.of.ranks)
    others = tuple(at for at in range(chain.of.ranks) if at != root)
    if others:
        chain.then(rng.choice(("junk", "zeros", "previous")), ranks=(("tp", others),))
    chain.then("broadcast", root=root)


def _summed_from_one_rank(rng: Chooser, chain: Chain) -> None:
    root = rng.randrange(chain.of.ranks)
    others = tuple(at for at in range(chain.of.ranks) if at != root)
    if others:
        chain.then("zeros", ranks=(("tp", others),))
    chain.then("all_reduce")


def _shared_out(rng: Chooser, chain: Chain) -> None:
    """A part on each rank, and the sum of all, in one step or in two."""
    chain.then("times", by=(1, chain.of.ranks))
    if rng.random() < 0.5:
        chain.then("all_reduce")
        return
    dim, parts = _parts(rng, chain.of)
    chain.then("reduce_scatter", dim=dim, split=parts)
    chain.then("all_gather", dim=dim, split=parts)


def _own_part(rng: Chooser, chain: Chain) -> None:
    dim, parts = _parts(rng, chain.of)
    chain.then("slice", dim=dim, split=parts)
    chain.then("all_gather", dim=dim, split=parts)


def _put_together(rng: Chooser, chain: Chain) -> None:
    dim, size = rng.choice(chain.of.dims)
    split = _blocks(size * chain.of.ranks, chain.of.ranks)
    chain.then("all_gather", dim=dim, split=rng.choice((split, split, None)))
    chain.then("slice", dim=dim, split=split)


def _there_and_back(rng: Chooser, chain: Chain) -> None:
    """Split along one dimension and joined along another, and the other way round."""
    ranks = chain.of.ranks
    both = [(a, b) for a in chain.of.dims for b in chain.of.dims if a != b and a[1] % ranks == 0]
    if not both:
        return
    (dim, size), (to, count) = rng.choice(both)
    chain.then("all_to_all", dim=dim, to=to, split=_blocks(size, ranks))
    chain.then("all_to_all", dim=to, to=dim, split=_blocks(count * ranks, ranks))


def _rows(rng: Chooser, chain: Chain) -> None:
    group = rng.choice((("tp",), ("dp",), ("sp",), ("dp", "tp"), ("sp", "tp"), ("tp", "sp")))
    chain.then("gather_rows", group=group)
    chain.then("own_rows", group=group)


def _other_way_round(_: Chooser, chain: Chain) -> None:
    of = chain.of
    chain.edits.append(Edit("change", of.name, of=of.ins[::-1], phase=of.of))


def _own_of_block(_: Chooser, chain: Chain) -> None:
    of = chain.of
    other = {"block_return": "block_own", "block_own": "block_return"}.get(of.kind, of.kind)
    chain.edits.append(Edit("replace", of.name, other=other, phase=of.of))


def _scattered(rng: Chooser, chain: Chain) -> None:
    """An all-reduce in two steps."""
    dim, parts = _parts(rng, chain.of)
    of, about = chain.of, (("dim", dim), ("split", parts))
    chain.edits.append(Edit("replace", of.name, other="reduce_scatter", phase=of.of, about=about))
    chain.edits.append(
        Edit("insert", "all_gather", of=(of.name,), to=f"{of.name}.whole", phase=of.of, about=about)
    )


def _blocks(size: int, ranks: int) -> tuple[tuple[int, ...], ...]:
    """In balance, one behind the other."""
    ends = [size * at // ranks for at in range(ranks + 1)]
    return tuple(tuple(range(*pair)) for pair in pairwise(ends))


def _parts(rng: Chooser, of: Tensor) -> tuple[str, tuple[tuple[int, ...], ...]]:
    """A dimension, and for each rank a part of it, in balance or as it comes."""
    dim, size = rng.choice(of.dims)
    if rng.random() < 0.6:
        return dim, _blocks(size, of.ranks)
    owner = [rng.randrange(of.ranks) for _ in range(size)]
    return dim, tuple(tuple(i for i in range(size) if owner[i] == at) for at in range(of.ranks))


def _any(_: Tensor) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Undoing:
    """A way to do something and to undo it."""

    kinds: tuple[str, ...]
    """Of the operators that it may insert."""
    make: Callable[[Chooser, Chain], None]
    where: Callable[[Tensor], bool] = _any


def _replicated(of: Tensor) -> bool:
    return of.replicated


def _of_kinds(*kinds: str) -> Callable[[Tensor], bool]:
    return lambda of: of.kind in kinds


def _of_what_was_sent(of: Tensor) -> bool:
    """Of what was not sent `block_own` takes nothing, and `block_return` what the rank has made."""
    return of.of_sent and of.kind in ("block_return", "block_own")


WAYS = (
    Undoing(("times",), _times),
    Undoing(("permute",), _permuted),
    Undoing(("zeros", "add"), _added_to_zeros),
    Undoing(("junk", "times", "add"), _added_to_no_junk),
    Undoing(("previous", "junk", "times", "add"), _taken_off),
    Undoing(("previous",), _once),
    Undoing(("junk", "zeros", "previous", "broadcast"), _from_one_rank, _replicated),
    Undoing(("zeros", "all_reduce"), _summed_from_one_rank, _replicated),
    Undoing(("times", "all_reduce", "reduce_scatter", "all_gather"), _shared_out, _replicated),
    Undoing(("slice", "all_gather"), _own_part, _replicated),
    Undoing(("all_gather", "slice"), _put_together),
    Undoing(("all_to_all",), _there_and_back, lambda of: len(of.dims) > 1),
    Undoing(("gather_rows", "own_rows"), _rows),
    Undoing((), _other_way_round, _of_kinds("add", "mul")),
    Undoing(("block_own", "block_return"), _own_of_block, _of_what_was_sent),
    Undoing(("reduce_scatter", "all_gather"), _scattered, _of_kinds("all_reduce")),
)
"""Not all are right of every tensor: a cached key, for one, is read as it was written."""


def undone(rng: Chooser, among: Sequence[Tensor], kind: str = "") -> tuple[Edit, ...]:
    """Edits of one tensor that undo each other, by an operator of this kind if it is given."""
    among = [of for of in among if of.dims]
    ways = [way for way in WAYS if kind in way.kinds] or WAYS
    way = rng.choice(ways)
    there = [of for of in among if way.where(of)]
    if not there:
        return ()
    own = [of for of in there if of.kind == kind]
    chain = Chain(rng.choice(own or there))
    way.make(rng, chain)
    return tuple(chain.edits)


def missed(rng: Chooser, edits: Sequence[Edit], among: Sequence[Tensor]) -> tuple[Edit, ...]:
    """The same with one thing changed: a number, a word, an operand; or one of them left out."""
    out = [*edits]
    at = rng.randrange(len(out))
    edit = out[at]
    which = rng.random()
    if edit.about and which < 0.6:
        key, _ = rng.choice(edit.about)
        about = tuple((k, _other(rng, v) if k == key else v) for k, v in edit.about)
        out[at] = replace(edit, about=about)
    elif which < 0.75 and len(out) > 1 and at == len(out) - 1:
        del out[at]
    elif which < 0.9 and edit.of:
        alike = [of.name for of in among if of.of == edit.phase] or [edit.of[-1]]
        out[at] = replace(edit, of=(*edit.of[:-1], rng.choice(alike)))
    else:
        axis = rng.choice(("tp", "dp", "sp"))
        out[at] = replace(edit, ranks=((axis, (rng.randrange(2),)),))
    return tuple(out)


def _other(rng: Chooser, value: object) -> object:
    """Something near it."""
    if isinstance(value, int) and not isinstance(value, bool):
        return max(0, value + rng.choice((-1, 1)))
    if isinstance(value, str):
        return rng.choice(("head", "head_dim", "hidden", "token", "sequence"))
    each = cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()
    if not each:
        return cast("object", value)
    if all(isinstance(one, str) for one in each):
        return rng.choice((("tp",), ("dp",), ("sp",), ("tp", "dp")))
    at = rng.randrange(len(each))
    near = each[rng.randrange(len(each))] if rng.random() < 0.5 else _other(rng, each[at] or (0,))
    return (*each[:at], near, *each[at + 1 :])
