"""One layer: attention and a feed-forward block on the residual stream."""

from __future__ import annotations

from shardproof.executor.domains import Mask, Tensor
from shardproof.executor.reference.attention import attention
from shardproof.executor.reference.cache import Cache
from shardproof.executor.reference.delta import delta_net
from shardproof.executor.reference.ffn import dense
from shardproof.executor.reference.latent import latent_attention
from shardproof.executor.reference.moe import beside_dense, moe
from shardproof.executor.reference.norm import norm
from shardproof.executor.reference.positions import Positions
from shardproof.executor.reference.site import Site
from shardproof.spec.model.model import Layer, Model, Moe


def block(
    at: Site, model: Model, kind: Layer, x: Tensor, positions: Positions, past: Cache,
    chosen: Mask | None = None,
) -> tuple[Tensor, Cache, Mask | None]:  # fmt: skip
    """The stream after this layer, and times its number where it has one."""
    x, cache, chosen = both_halves(at, model, kind, x, positions, past, chosen)
    if model.layer_scale:
        x = at.note("out.scaled", at.domain.scale(x, at.weight("scale")))
    return x, cache, chosen


def both_halves(
    at: Site, model: Model, kind: Layer, x: Tensor, positions: Positions, past: Cache,
    chosen: Mask | None = None,
) -> tuple[Tensor, Cache, Mask | None]:  # fmt: skip
    """The stream with what this layer adds, which may have one of the two halves alone.

    A parallel layer's two halves read the same stream. `chosen` are the keys that an index before
    has chosen; the layer gives on those that were chosen last.
    """
    if not kind.attends:
        return at.note("out", fed(at, model, kind, x)), {}, chosen
    read = before(at, model, kind, "attention", x)
    spec, here = kind.attention, at.inside("attention")
    if spec.latent is not None:
        y, cache, chosen = latent_attention(here, model, spec, read, positions, past, chosen)
    else:
        attend = delta_net if spec.delta else attention
        y, cache = attend(here, model, spec, read, positions, past)
    attended = after(at, model, kind, "attention", y)
    stream = at.domain.add(x, attended)
    if not kind.feeds:
        return at.note("out", at.note("attended", stream)), cache, chosen
    stream = at.note("attended", stream)
    if not kind.parallel:
        return at.note("out", fed(at, model, kind, stream)), cache, chosen
    if kind.norms == 2:
        read = before(at, model, kind, "ffn", x)
    y = feed_forward(at.inside("ffn"), model, kind, read, x)
    x = at.domain.add(stream, after(at, model, kind, "ffn", y))
    return at.note("out", x), cache, chosen


def fed(at: Site, model: Model, kind: Layer, x: Tensor) -> Tensor:
    """The stream with what the feed-forward block makes of it."""
    y = feed_forward(at.inside("ffn"), model, kind, before(at, model, kind, "ffn", x), x)
    return at.domain.add(x, after(at, model, kind, "ffn", y))


def feed_forward(at: Site, model: Model, kind: Layer, x: Tensor, stream: Tensor) -> Tensor:
    if isinstance(kind.ffn, Moe) and kind.ffn.own_norms:
        return beside_dense(at, model, kind.ffn, x, stream)
    return moe(at, kind.ffn, x) if isinstance(kind.ffn, Moe) else dense(at, kind.ffn, x)


def before(at: Site, model: Model, kind: Layer, half: str, x: Tensor) -> Tensor:
    """What a half of the layer reads."""
    return norm(at.inside(half), model, "norm", x) if kind.norm in ("pre", "sandwich") else x


def after(at: Site, model: Model, kind: Layer, half: str, y: Tensor) -> Tensor:
    """What a half of the layer adds to the stream."""
    if kind.norm in ("post", "sandwich"):
        y = norm(at.inside(half), model, "post_norm", y)
    if model.residual_scale is not None:
        factor = at.domain.number("residual.scale", model.residual_scale)
        y = at.note(f"{half}.scaled", at.domain.scale(y, factor))
    return y
