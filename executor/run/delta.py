"""A layer with a state on a rank: made anew of the entries that are there, and read by its tokens.

Whoever has the entries of all tokens before one has the state; whoever lacks one has another.
"""

from __future__ import annotations

from shardproof.executor.domains import (
    CannotRun,
    Tensor,
    concat,
    part,
    reshape,
    spread,
    stack,
    take,
)
from shardproof.executor.run.rank import Rank, picked
from shardproof.executor.run.scores import key_places, read_by_heads
from shardproof.spec.program.op import PAD, Op


def do_delta(rank: Rank, op: Op) -> Tensor:
    """[sequences, tokens, heads, values]; a padded head gives zeros."""
    about, attention, domain = op.about, rank.ctx.layer.attention, rank.domain
    if not rank.work.sequences:
        count = len(rank.own(about["heads"]) or range(attention.heads))
        return domain.zeros((0, len(rank.work.places), count, attention.value_dim))
    check_whole(rank, op, "dims", 2 * attention.head_dim)
    check_whole(rank, op, "values", attention.value_dim + 2)
    k, v = rank.get(op.ins[0]), rank.get(op.ins[1])
    slots = key_places(rank, about["seen"], about["layer"])
    if not k.shape[1] == v.shape[1] == len(slots):
        raise CannotRun(op.out, (k.shape, v.shape), f"{len(slots)} tokens are seen")
    first: dict[int, int] = {}
    for at, slot in enumerate(slots):
        first.setdefault(slot, at)
    order = [first[slot] for slot in sorted(first)]
    heads = rank.own(about["heads"])
    heads = tuple(range(attention.heads)) if heads is None else heads
    real = [at for at, head in enumerate(heads) if head != PAD]
    places = rank.once(op, read_by_heads)
    own = rank.own(about["kv"])
    k = convolved(rank, op, take(k, 1, order), "k", own)
    k = take(k, 2, [places[at] for at in real])
    value, gates = halves(take(v, 1, order), attention.value_dim)
    value = take(convolved(rank, op, value, "v", heads), 2, real)
    query, key = halves(k, attention.head_dim)
    query = domain.scale(unit(rank, op, "q", query), domain.constant("root", attention.head_dim))
    read = run(rank, op, [query, unit(rank, op, "k", key), value], take(gates, 2, real), heads)
    newest = [newest_of(sorted(first), place) for place in rank.work.places]
    there = [at for at in newest if at is not None]
    if len(there) < len(newest):
        raise CannotRun(op.out, (k.shape,), "a token reads a state that no token has written")
    return picked(domain, take(read, 1, there), 2, spread_out(len(heads), real))


def check_whole(rank: Rank, op: Op, which: str, size: int) -> None:
    own = rank.own(op.about.get(which))
    if own is not None and own != tuple(range(size)):
        raise CannotRun(op.out, (), "the dimensions of a head are not all there, in their order")


def newest_of(slots: list[int], place: int) -> int | None:
    """The last entry that is not behind a token."""
    return max((at for at, slot in enumerate(slots) if slot <= place), default=None)


def spread_out(count: int, real: list[int]) -> tuple[int, ...]:
    """Where on the rank the heads stand that are no pads."""
    at = {place: number for number, place in enumerate(real)}
    return tuple(at.get(place, PAD) for place in range(count))


def halves(x: Tensor, size: int) -> tuple[Tensor, Tensor]:
    return part(x, 3, 0, size), part(x, 3, size, x.shape[3])


def convolved(rank: Rank, op: Op, x: Tensor, which: str, heads: tuple[int, ...] | None) -> Tensor:
    """Each channel over the last tokens, then silu."""
    domain = rank.domain
    taps = rank.weight(f"{op.about['weight']}.{which}.taps")
    taps = taps if heads is None else picked(domain, taps, 0, heads)
    kernel, tokens = taps.shape[2], x.shape[1]
    before = domain.zeros((x.shape[0], kernel - 1, *x.shape[2:]))
    full, total = concat((before, x), 1), domain.zeros(x.shape)
    for tap in range(kernel):
        weight = reshape(part(taps, 2, tap, tap + 1), taps.shape[:2])
        shifted = part(full, 1, tap, tap + tokens)
        total = domain.add(total, domain.mul(shifted, spread(weight, shifted.shape, (2, 3))))
    return domain.apply("silu", op.about["weight"], total)


def unit(rank: Rank, op: Op, which: str, x: Tensor) -> Tensor:
    """Each head's query or key, as long as one."""
    key = f"{op.about['weight']}.{which}.unit"
    return rank.domain.scale_rows(x, rank.domain.apply("rsqrt", key, rank.domain.squares(x)))


def run(rank: Rank, op: Op, rows: list[Tensor], gates: Tensor, heads: tuple[int, ...]) -> Tensor:
    """What each token's query reads of the state behind it."""
    domain, key = rank.domain, op.about["weight"]
    query, _, value = rows
    sequences, tokens, count, dims = query.shape
    values, shape = value.shape[3], gates.shape[:3]
    takes = domain.apply("sigmoid", key, reshape(part(gates, 3, 0, 1), shape))
    own = tuple(head for head in heads if head != PAD)
    rate, step = (
        spread(picked(domain, rank.weight(f"{key}.{name}"), 0, own), shape, (2,))
        for name in ("decay", "decay.step")
    )
    keeps = domain.apply("decay", key, reshape(part(gates, 3, 1, 2), shape), rate, step)
    state = domain.zeros((sequences, count, dims, values))
    out: list[Tensor] = []
    for token in range(tokens):
        q, k, v, beta, kept = (at(each, token) for each in (*rows, takes, keeps))
        flat = reshape(state, (sequences, count, dims * values))
        state = reshape(domain.scale_rows(flat, kept), state.shape)
        new = domain.sub(v, domain.contract("xhk,xhkv->xhv", k, state))
        state = domain.add(state, domain.contract("xhk,xhv->xhkv", k, domain.scale_rows(new, beta)))
        out.append(domain.contract("xhk,xhkv->xhv", q, state))
    return stack(out, 1) if out else domain.zeros((sequences, 0, count, values))


def at(x: Tensor, token: int) -> Tensor:
    """One token of each sequence."""
    return reshape(part(x, 1, token, token + 1), (x.shape[0], *x.shape[2:]))
