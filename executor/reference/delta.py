"""A layer with a state per head, read by queries and rewritten by each token."""

from __future__ import annotations

import math
from collections.abc import Iterator

from shardproof.executor.domains import Tensor, concat, expand, part, reshape, spread, stack, take
from shardproof.executor.reference.cache import Cache, extended
from shardproof.executor.reference.norm import norm
from shardproof.executor.reference.positions import Positions
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Attention, Model
from shardproof.spec.record import dataclass


def delta_net(
    at: Site, model: Model, spec: Attention, x: Tensor, positions: Positions, past: Cache
) -> tuple[Tensor, Cache]:
    """As `attention`, with a state in place of the keys and values of earlier tokens."""
    del positions  # the state knows the order of tokens
    state = spec.delta
    if state is None:
        raise ValueError("a layer with a state needs the size of its convolution")
    domain = at.domain
    k = linear(at, "k", "td,dgk->tgk", x)
    v = linear(at, "v", "td,dhv->thv", x)
    made_of = extended({name: past[name] for name in ("key", "value") if past}, key=k, value=v)
    seen: dict[str, Tensor] = {}
    tails: dict[str, Tensor] = {}
    for name, new in (("k", k), ("v", part(v, -1, 0, spec.value_dim))):
        before = past.get(f"tail.{name}", domain.zeros((state.kernel - 1, *new.shape[1:])))
        full = concat((before, new), 0)
        tails[f"tail.{name}"] = part(full, 0, new.shape[0], full.shape[0])
        seen[name] = convolved(at, full, name, new.shape[0], biased=state.rule == "mamba")
    rule = RULES[state.rule]
    kept = past.get("state", domain.zeros((spec.heads, spec.head_dim, spec.value_dim)))
    read: list[Tensor] = []
    for step in rule(at, spec, seen["k"], seen["v"], v):
        kept, out = stepped(at, kept, step)
        read.append(out)
    mixed = at.note("read", stack(read, 0))
    gate = at.note("acted", domain.apply(state.gate, at.path, linear(at, "gate", "td,dhv->thv", x)))
    if state.gated_first:
        mixed = at.note("gated", domain.mul(mixed, gate))
        mixed = group_norm(at, model, spec, state.norm, mixed)
    else:
        mixed = group_norm(at, model, spec, state.norm, mixed)
        mixed = at.note("gated", domain.mul(mixed, gate))
    return linear(at, "out", "thv,hvd->td", mixed), {"state": kept, **tails, **made_of}


def group_norm(at: Site, model: Model, spec: Attention, over: str, x: Tensor) -> Tensor:
    """Over each head, over the heads of each key head together, or over all of them."""
    if over == "head":
        return norm(at, model, "state.norm", x)
    groups = spec.kv_heads if over == "group" else 1
    flat = reshape(x, (x.shape[0], groups, spec.heads // groups * spec.value_dim))
    return at.note("state.norm", reshape(norm(at, model, "state.norm", flat), x.shape))


@dataclass(frozen=True, slots=True)
class Step:
    """Of a token, by value head: how it rewrites the state, and how it reads it."""

    query: Tensor
    key: Tensor
    value: Tensor
    keeps: Tensor
    """The part of the state that stays; with two axes, of each dimension of a key its own."""
    takes: Tensor
    """How much of the value is put in."""
    corrects: bool
    """Whether what the key held is taken off the value."""
    beside: Tensor | None = None
    """What is read beside the state."""


def steps_of_delta(at: Site, spec: Attention, k: Tensor, v: Tensor, made: Tensor) -> Iterator[Step]:
    """A gated delta net: a query and a key as long as one, and a value by what it changes."""
    dims, domain = spec.head_dim, at.domain
    served = serving(spec)
    q = take(unit(at, "q", part(k, -1, 0, dims)), 1, served)
    key = take(unit(at, "k", part(k, -1, dims, 2 * dims)), 1, served)
    q = domain.scale(q, domain.constant("root", dims))
    takes = domain.apply("sigmoid", at.path, gate_of(spec, made, 0))
    keeps = faded(at, fading(spec, made))
    for each in zip(*(rows(x) for x in (q, key, v, keeps, takes)), strict=True):
        yield Step(*each, corrects=True)


def steps_of_mamba(at: Site, spec: Attention, k: Tensor, v: Tensor, made: Tensor) -> Iterator[Step]:
    """Mamba-2: one gate says how much is put in and how much stays; a value is read beside it."""
    dims, domain = spec.head_dim, at.domain
    served = serving(spec)
    q, key = (take(part(k, -1, at_, at_ + dims), 1, served) for at_ in (0, dims))
    gate = gate_of(spec, made, 0)
    step = spread(at.weight("decay.step"), gate.shape, (1,))
    takes = domain.apply("softplus", at.path, domain.add(gate, step))
    beside = domain.mul(v, spread(at.weight("skip"), v.shape, (1,)))
    for each in zip(*(rows(x) for x in (q, key, v, faded(at, gate), takes, beside)), strict=True):
        yield Step(*each[:5], corrects=False, beside=each[5])


RULES = {"delta": steps_of_delta, "channel": steps_of_delta, "mamba": steps_of_mamba}


def serving(spec: Attention) -> list[int]:
    """The key head of each value head."""
    group = spec.heads // spec.kv_heads
    return [head // group for head in range(spec.heads)]


def gate_of(spec: Attention, made: Tensor, which: int) -> Tensor:
    """One of the numbers that stand behind a value."""
    at = spec.value_dim + which
    return reshape(part(made, -1, at, at + 1), made.shape[:2])


def fading(spec: Attention, made: Tensor) -> Tensor:
    """What a delta net's fading is made of: a number of each head, or of each of its dimensions."""
    if spec.delta is not None and spec.delta.rule == "channel":
        return part(made, -1, spec.value_dim + 1, spec.entry)
    return gate_of(spec, made, 1)


def faded(at: Site, gate: Tensor) -> Tensor:
    """How much of its state each head keeps."""
    rate, step = at.weight("decay"), at.weight("decay.step")
    axes = tuple(range(1, len(gate.shape)))
    rate, step = spread(rate, gate.shape, (1,)), spread(step, gate.shape, axes)
    return at.domain.apply("decay", at.path, gate, rate, step)


def rows(x: Tensor) -> Iterator[Tensor]:
    return (row(x, token) for token in range(x.shape[0]))


def row(x: Tensor, token: int) -> Tensor:
    return reshape(part(x, 0, token, token + 1), x.shape[1:])


def convolved(at: Site, full: Tensor, name: str, tokens: int, *, biased: bool) -> Tensor:
    """Each channel by itself: a sum over the last tokens, each with a tap of its own."""
    domain, taps = at.domain, at.weight(f"{name}.taps")
    kernel, total = taps.shape[-1], None
    for tap in range(kernel):
        weight = reshape(part(taps, -1, tap, tap + 1), taps.shape[:-1])
        shifted = part(full, 0, tap, tap + tokens)
        one = domain.mul(shifted, expand(weight, 0, tokens))
        total = one if total is None else domain.add(total, one)
    total = full if total is None else total
    if biased:
        bias = at.weight(f"{name}.taps.bias")
        total = domain.add(total, expand(bias, 0, tokens))
    return domain.apply("silu", at.path, total)


def unit(at: Site, name: str, x: Tensor) -> Tensor:
    """Over the root of the sum of squares: as long as one."""
    length = at.domain.apply("rsqrt", f"{at.path}.{name}.unit", at.domain.squares(x))
    return at.domain.scale_rows(x, length)


def stepped(at: Site, state: Tensor, step: Step) -> tuple[Tensor, Tensor]:
    """The state behind a token, [heads, dims, values], and what its query reads of it."""
    domain = at.domain
    rows_, shape = step.keeps.shape, state.shape
    flat = reshape(state, (*rows_, math.prod(shape[len(rows_) :])))
    state = reshape(domain.scale_rows(flat, step.keeps), shape)
    new = step.value
    if step.corrects:
        new = domain.sub(new, domain.contract("hk,hkv->hv", step.key, state))
    new = domain.scale_rows(new, step.takes)
    state = domain.add(state, domain.contract("hk,hv->hkv", step.key, new))
    out = domain.contract("hk,hkv->hv", step.query, state)
    return state, out if step.beside is None else domain.add(out, step.beside)
