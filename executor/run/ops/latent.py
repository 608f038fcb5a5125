"""Keys and values of the rank's heads, made from the cached latent."""

from __future__ import annotations

from shardproof.executor.domains import CannotRun, Tensor, concat, reshape, take
from shardproof.executor.run.ops.block_scales import side, times_scales
from shardproof.executor.run.ops.elementwise import shared
from shardproof.executor.run.state.rank import Rank, picked
from shardproof.spec.program.ops.attention import LatentKeys, LatentValues, OneHead


def do_latent_keys(rank: Rank, op: LatentKeys) -> Tensor:
    """Keys of the rank's heads from the cached latent, and the rotated part that all share."""
    rotated, latent = rank.get(op.ins[0]), rank.get(op.ins[1])
    attention = rank.ctx.layer.attention
    heads = rank.own(op.heads)
    heads = tuple(range(attention.heads)) if heads is None else heads
    plain = from_latent(rank, op, latent, heads, bias=attention.k_bias)
    many = take(rotated, 2, [0] * len(heads))
    whole = concat((plain, many), 3)
    dims = rank.own(op.dims)
    return whole if dims is None else picked(rank.domain, whole, 3, dims)


def do_latent_values(rank: Rank, op: LatentValues) -> Tensor:
    attention = rank.ctx.layer.attention
    heads = rank.own(op.heads)
    heads = tuple(range(attention.heads)) if heads is None else heads
    whole = from_latent(rank, op, rank.get(op.ins[0]), heads, bias=attention.v_bias)
    dims = rank.own(op.dims)
    return whole if dims is None else picked(rank.domain, whole, 3, dims)


def from_latent(
    rank: Rank, op: LatentKeys | LatentValues, latent: Tensor, heads: tuple[int, ...], *, bias: bool
) -> Tensor:
    numbers = rank.numbers(op.weight)
    if len(numbers.shape) != 3:
        raise CannotRun(op.out, (numbers.shape,), f"{op.weight} makes no heads of a latent")
    weight = picked(rank.domain, numbers, 1, heads)
    if rank.block(op.weight) is not None:
        inputs = side(numbers.shape[:1], [None], ())
        outputs = side(numbers.shape[1:], [heads, None], [op.heads])
        weight = times_scales(rank, op, op.weight, weight, inputs, outputs)
    flat = reshape(latent, (*latent.shape[:2], latent.shape[3]))
    y = rank.domain.contract("xsr,rhk->xshk", flat, weight)
    if bias:
        vector = picked(rank.domain, rank.weight(f"{op.weight}.bias"), 0, heads)
        y = rank.domain.add(y, shared(y, vector))
    return y


def one_head(x: Tensor) -> Tensor:
    """[sequences, tokens, dims] with an axis of heads, of which there is one."""
    return reshape(x, (*x.shape[:2], 1, x.shape[2]))


def do_one_head(rank: Rank, op: OneHead) -> Tensor:
    return one_head(rank.get(op.ins[0]))
