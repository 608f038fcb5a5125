"""A gated delta net: a state per head, read by queries and rewritten by each token."""

from __future__ import annotations

from shardproof.executor.domains import Tensor, concat, expand, part, reshape, spread, stack, take
from shardproof.executor.reference.cache import Cache, extended
from shardproof.executor.reference.norm import norm
from shardproof.executor.reference.positions import Positions
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Attention, Model


def delta_net(
    at: Site, model: Model, spec: Attention, x: Tensor, positions: Positions, past: Cache
) -> tuple[Tensor, Cache]:
    """As `attention`, with a state in place of the keys and values of earlier tokens."""
    del positions  # the state knows the order of tokens
    if spec.delta is None:
        raise ValueError("a delta net needs the size of its convolution")
    domain, dims, values = at.domain, spec.head_dim, spec.value_dim
    k = linear(at, "k", "td,dgk->tgk", x)
    v = linear(at, "v", "td,dhv->thv", x)
    made_of = extended({name: past[name] for name in ("key", "value") if past}, key=k, value=v)
    kept = {"tail.k": k, "tail.v": part(v, -1, 0, values)}
    seen: dict[str, Tensor] = {}
    tails: dict[str, Tensor] = {}
    for name, new in kept.items():
        before = past.get(name, domain.zeros((spec.delta.kernel - 1, *new.shape[1:])))
        full = concat((before, new), 0)
        tails[name] = part(full, 0, new.shape[0], full.shape[0])
        seen[name] = convolved(at, full, name.replace("tail.", "") + ".taps", new.shape[0])
    group = spec.heads // spec.kv_heads
    served = [head // group for head in range(spec.heads)]
    q = take(unit(at, "q", part(seen["tail.k"], -1, 0, dims)), 1, served)
    key = take(unit(at, "k", part(seen["tail.k"], -1, dims, 2 * dims)), 1, served)
    q = domain.scale(q, domain.constant("root", dims))
    gates = part(v, -1, values, values + 2)
    shape = gates.shape[:2]
    takes = domain.apply("sigmoid", at.path, reshape(part(gates, -1, 0, 1), shape))
    fade = reshape(part(gates, -1, 1, 2), shape)
    rate, step = (spread(at.weight(name), shape, (1,)) for name in ("decay", "decay.step"))
    keeps = domain.apply("decay", at.path, fade, rate, step)
    state = past.get("state", domain.zeros((spec.heads, dims, values)))
    read: list[Tensor] = []
    for token in range(x.shape[0]):
        now = [row(each, token) for each in (q, key, seen["tail.v"], takes, keeps)]
        state, out = stepped(at, state, *now)
        read.append(out)
    mixed = norm(at, model, "state.norm", at.note("read", stack(read, 0)))
    gate = domain.apply("silu", at.path, linear(at, "gate", "td,dhv->thv", x))
    mixed = at.note("gated", domain.mul(mixed, at.note("acted", gate)))
    return linear(at, "out", "thv,hvd->td", mixed), {"state": state, **tails, **made_of}


def row(x: Tensor, token: int) -> Tensor:
    return reshape(part(x, 0, token, token + 1), x.shape[1:])


def convolved(at: Site, full: Tensor, name: str, tokens: int) -> Tensor:
    """Each channel by itself: a sum over the last tokens, each with a tap of its own."""
    domain, taps = at.domain, at.weight(name)
    kernel, total = taps.shape[-1], None
    for tap in range(kernel):
        weight = reshape(part(taps, -1, tap, tap + 1), taps.shape[:-1])
        shifted = part(full, 0, tap, tap + tokens)
        one = domain.mul(shifted, expand(weight, 0, tokens))
        total = one if total is None else domain.add(total, one)
    return domain.apply("silu", at.path, full if total is None else total)


def unit(at: Site, name: str, x: Tensor) -> Tensor:
    """Over the root of the sum of squares: as long as one."""
    length = at.domain.apply("rsqrt", f"{at.path}.{name}.unit", at.domain.squares(x))
    return at.domain.scale_rows(x, length)


def stepped(
    at: Site, state: Tensor, q: Tensor, key: Tensor, value: Tensor, takes: Tensor, keeps: Tensor
) -> tuple[Tensor, Tensor]:
    """The state behind a token, [heads, dims, values], and what its query reads of it."""
    domain = at.domain
    flat = reshape(state, (state.shape[0], state.shape[1] * state.shape[2]))
    state = reshape(domain.scale_rows(flat, keeps), state.shape)
    held = domain.contract("hk,hkv->hv", key, state)
    new = domain.scale_rows(domain.sub(value, held), takes)
    state = domain.add(state, domain.contract("hk,hv->hkv", key, new))
    return state, domain.contract("hk,hkv->hv", q, state)
