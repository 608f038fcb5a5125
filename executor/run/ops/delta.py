"""A layer with a state on a rank: made anew of the entries that are there, and read by its tokens.

Whoever has the entries of all tokens before one has the state; whoever lacks one has another.
"""

from __future__ import annotations

import math

from shardproof.executor.domains import (
    CannotRun,
    Domain,
    Tensor,
    concat,
    part,
    reshape,
    spread,
    stack,
    take,
)
from shardproof.executor.run.ops.scores import key_places, read_by_heads
from shardproof.executor.run.state.rank import Rank, picked
from shardproof.spec.program.op import PAD
from shardproof.spec.program.ops.attention import Delta
from shardproof.spec.program.ops.words import Map
from shardproof.spec.record import dataclass

Heads = tuple[int, ...]


def do_delta(rank: Rank, op: Delta) -> Tensor:
    """[sequences, tokens, heads, values]; a padded head gives zeros."""
    attention, domain, row = rank.ctx.layer.attention, rank.domain, rank.work.row
    asking, k, v = rank.asking(op.seen), rank.get(op.ins[0]), rank.get(op.ins[1])
    if not rank.work.sequences:
        own = rank.own(op.heads)
        count = attention.heads if own is None else len(own)
        return domain.zeros((0, len(asking), count, attention.value_dim))
    state = attention.delta
    if state is None:
        raise CannotRun(op.out, (), "the layer has no state")
    check_whole(rank, op, op.dims, 2 * attention.head_dim)
    check_whole(rank, op, op.values, attention.entry)
    slots = key_places(rank, op.seen, op.layer)
    if not k.shape[1] == v.shape[1] == len(slots):
        raise CannotRun(op.out, (k.shape, v.shape), f"{len(slots)} tokens are seen")
    first: dict[int, int] = {}
    for at, slot in enumerate(slots):
        first.setdefault(slot, at)
    if row is None or op.begins == "row":
        stretches = [sorted(first)]
    else:
        # Of a row each sequence begins with no state.
        stretches = [[slot for slot in sorted(first) if slot in each] for each in row.parts]
    heads = rank.own(op.heads)
    heads = tuple(range(attention.heads)) if heads is None else heads
    real = [at for at, head in enumerate(heads) if head != PAD]
    every = [
        of_stretch(rank, op, state.rule, k, v, [first[slot] for slot in slots_], heads)
        for slots_ in filter(None, stretches)
    ] or [of_stretch(rank, op, state.rule, k, v, [], heads)]
    read = every[0] if len(every) == 1 else concat(every, 1)
    newest = [newest_of(sorted(first), slot) for slot in rank.asking_slots(op.seen, op.layer)]
    there = [at for at in newest if at is not None]
    if len(there) < len(newest):
        raise CannotRun(op.out, (k.shape,), "a token reads a state that no token has written")
    return picked(domain, take(read, 1, there), 2, spread_out(len(heads), real))


def of_stretch(
    rank: Rank, op: Delta, rule: str, k: Tensor, v: Tensor, order: list[int], heads: Heads
) -> Tensor:
    """What is read of a state that begins with the first of these entries, behind each of them."""
    attention = rank.ctx.layer.attention
    real = [at for at, head in enumerate(heads) if head != PAD]
    places = rank.once(op, read_by_heads)
    k = convolved(rank, op, take(k, 1, order), "k", rank.own(op.kv))
    k = take(k, 2, [places[at] for at in real])
    value, gates = halves(take(v, 1, order), attention.value_dim)
    value = take(convolved(rank, op, value, "v", heads), 2, real)
    own = tuple(head for head in heads if head != PAD)
    made = of_mamba if rule == "mamba" else of_delta
    return run(rank.domain, made(rank, op, k, value, take(gates, 2, real), own))


def check_whole(rank: Rank, op: Delta, split: Map, size: int) -> None:
    own = rank.own(split)
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


def convolved(
    rank: Rank, op: Delta, x: Tensor, which: str, heads: tuple[int, ...] | None
) -> Tensor:
    """Each channel over the last tokens, then silu."""
    domain, name = rank.domain, f"{op.weight}.{which}.taps"
    taps = of_heads(rank, name, heads)
    kernel, tokens = taps.shape[2], x.shape[1]
    before = domain.zeros((x.shape[0], kernel - 1, *x.shape[2:]))
    full, total = concat((before, x), 1), domain.zeros(x.shape)
    for tap in range(kernel):
        weight = reshape(part(taps, 2, tap, tap + 1), taps.shape[:2])
        shifted = part(full, 1, tap, tap + tokens)
        total = domain.add(total, domain.mul(shifted, spread(weight, shifted.shape, (2, 3))))
    if f"{name}.bias" in rank.weights:
        bias = of_heads(rank, f"{name}.bias", heads)
        total = domain.add(total, spread(bias, total.shape, (2, 3)))
    return domain.apply("silu", op.weight, total)


def of_heads(rank: Rank, name: str, heads: tuple[int, ...] | None) -> Tensor:
    """A weight of the rank's heads."""
    found = rank.weight(name)
    return found if heads is None else picked(rank.domain, found, 0, heads)


@dataclass(frozen=True, slots=True)
class Steps:
    """Of all tokens, by sequence, token and value head: how states are rewritten and read."""

    query: Tensor
    key: Tensor
    value: Tensor
    keeps: Tensor
    takes: Tensor
    corrects: bool
    beside: Tensor | None = None


def of_delta(rank: Rank, op: Delta, k: Tensor, v: Tensor, gates: Tensor, own: Heads) -> Steps:
    """A gated delta net, of which each head fades, or each dimension of its keys."""
    dims, domain, name = rank.ctx.layer.attention.head_dim, rank.domain, op.weight
    query, key = halves(k, dims)
    query = domain.scale(unit(rank, op, "q", query), domain.constant("root", dims))
    takes = domain.apply("sigmoid", name, gate_of(gates, 0))
    state = rank.ctx.layer.attention.delta
    each = state is not None and state.rule == "channel"
    fading = part(gates, 3, 1, gates.shape[3]) if each else gate_of(gates, 1)
    keeps = faded(rank, name, fading, own)
    return Steps(query, unit(rank, op, "k", key), v, keeps, takes, corrects=True)


def of_mamba(rank: Rank, op: Delta, k: Tensor, v: Tensor, gates: Tensor, own: Heads) -> Steps:
    """Mamba-2."""
    domain, name, gate = rank.domain, op.weight, gate_of(gates, 0)
    query, key = halves(k, rank.ctx.layer.attention.head_dim)
    step = spread(of_heads(rank, f"{name}.decay.step", own), gate.shape, (2,))
    takes = domain.apply("softplus", name, domain.add(gate, step))
    skip = spread(of_heads(rank, f"{name}.skip", own), v.shape, (2,))
    keeps = faded(rank, name, gate, own)
    return Steps(query, key, v, keeps, takes, corrects=False, beside=domain.mul(v, skip))


def gate_of(gates: Tensor, which: int) -> Tensor:
    return reshape(part(gates, 3, which, which + 1), gates.shape[:3])


def faded(rank: Rank, name: str, gate: Tensor, own: Heads) -> Tensor:
    """How much of its state each head keeps."""
    rate, step = (of_heads(rank, f"{name}.{which}", own) for which in ("decay", "decay.step"))
    rate = spread(rate, gate.shape, (2,))
    step = spread(step, gate.shape, tuple(range(2, len(gate.shape))))
    return rank.domain.apply("decay", name, gate, rate, step)


def unit(rank: Rank, op: Delta, which: str, x: Tensor) -> Tensor:
    """Each head's query or key, as long as one."""
    key = f"{op.weight}.{which}.unit"
    return rank.domain.scale_rows(x, rank.domain.apply("rsqrt", key, rank.domain.squares(x)))


def run(domain: Domain, steps: Steps) -> Tensor:
    """What each token's query reads of the state behind it."""
    sequences, tokens, count, dims = steps.query.shape
    values = steps.value.shape[3]
    state = domain.zeros((sequences, count, dims, values))
    out: list[Tensor] = []
    for token in range(tokens):
        every = (steps.query, steps.key, steps.value, steps.takes, steps.keeps)
        q, k, new, takes, keeps = (at(each, token) for each in every)
        shape = state.shape
        flat = reshape(state, (*keeps.shape, math.prod(shape[len(keeps.shape) :])))
        state = reshape(domain.scale_rows(flat, keeps), shape)
        if steps.corrects:
            new = domain.sub(new, domain.contract("xhk,xhkv->xhv", k, state))
        new = domain.scale_rows(new, takes)
        state = domain.add(state, domain.contract("xhk,xhv->xhkv", k, new))
        read = domain.contract("xhk,xhkv->xhv", q, state)
        out.append(read if steps.beside is None else domain.add(read, at(steps.beside, token)))
    return stack(out, 1) if out else domain.zeros((sequences, 0, count, values))


def at(x: Tensor, token: int) -> Tensor:
    """One token of each sequence."""
    return reshape(part(x, 1, token, token + 1), (x.shape[0], *x.shape[2:]))
