"""Right programs in other forms, and programs with one subtle mistake each, over four ranks."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUnknownLambdaType=false

from __future__ import annotations

from collections.abc import Callable
from math import log, pi, sqrt
from typing import Any

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
import torch.nn.functional as F

T, D, FF, V, HEADS = 8, 8, 16, 16, 4
X, W1, W2, G = torch.empty(T, D), torch.empty(D, FF), torch.empty(FF, D), torch.empty(D)
HEAD, TABLE, QKV = torch.empty(D, V), torch.empty(V, D), torch.empty(3, T, 2, 4)
IDS = torch.tensor([0, 3, 5, 15, 8, 11, 4, 7])
LABELS = torch.arange(T) * 3 % V


def size() -> int:
    return dist.get_world_size()


def me() -> int:
    return dist.get_rank()


def own(x: Any, axis: int) -> Any:
    """This rank's shard of what all have."""
    return x.chunk(size(), axis)[me()]


def summed(x: Any) -> Any:
    made = x.clone()
    dist.all_reduce(made)
    return made


def gathered(x: Any, axis: int) -> Any:
    every = [torch.empty_like(x) for _ in range(size())]
    dist.all_gather(every, x.contiguous())
    return torch.cat(every, axis)


def largest(x: Any) -> Any:
    made = x.clone()
    dist.all_reduce(made, op=dist.ReduceOp.MAX)
    return made


# --- references ---


def mlp(x: Any, w1: Any, w2: Any) -> Any:
    return F.silu(x @ w1) @ w2


def mlp_gelu(x: Any, w1: Any, w2: Any) -> Any:
    return F.gelu(x @ w1) @ w2


def mlp_bias(x: Any, w1: Any, w2: Any, b: Any) -> Any:
    return F.silu(x @ w1) @ w2 + b


def norm(x: Any, g: Any) -> Any:
    return F.rms_norm(x, (D,), g, 1e-6)


def layer_norm(x: Any, g: Any) -> Any:
    return F.layer_norm(x, (D,), g, None, 1e-5)


def softmax(x: Any, head: Any) -> Any:
    return torch.softmax(x @ head, -1)


def log_softmax(x: Any, head: Any) -> Any:
    return torch.log_softmax(x @ head, -1)


def loss(x: Any, head: Any, labels: Any) -> Any:
    return F.cross_entropy(x @ head, labels)


def heads_of(qkv: Any) -> tuple[Any, Any, Any]:
    q, k, v = (each.transpose(0, 1) for each in qkv)
    return q, k, v


def attention(qkv: Any) -> Any:
    q, k, v = heads_of(qkv)
    return torch.softmax(q @ k.transpose(1, 2) / 2, -1) @ v


def causal(qkv: Any) -> Any:
    q, k, v = heads_of(qkv)
    return F.scaled_dot_product_attention(q[None], k[None], v[None], is_causal=True)[0]


def embed(ids: Any, table: Any) -> Any:
    return F.embedding(ids, table)


def top(x: Any, head: Any) -> Any:
    values, ids = (x @ head).topk(2)
    return values, ids


def rotary(x: Any) -> Any:
    return rotated(x, torch.arange(T), 100.0)


def rotated(x: Any, positions: Any, base: float) -> Any:
    angles = positions[:, None] * base ** (-torch.arange(D // 2) / (D // 2))
    a, b = x.chunk(2, -1)
    cos, sin = angles.cos(), angles.sin()
    return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)


# --- right ---


def part(x: Any, w1: Any, w2: Any) -> Any:
    return F.silu(x @ own(w1, 1)) @ own(w2, 0)


def by_gather(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    every = [torch.empty_like(made) for _ in range(size())]
    dist.all_gather(every, made)
    return torch.stack(every[::-1]).sum(0)


def by_ring(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    total, turn = made.clone(), made
    for _ in range(size() - 1):
        turn = passed_on(turn)
        total += turn
    return total


def passed_on(x: Any) -> Any:
    """To the next rank."""
    into = torch.empty_like(x)
    ways = [dist.P2POp(dist.isend, x.contiguous(), (me() + 1) % size()),
            dist.P2POp(dist.irecv, into, (me() - 1) % size())]  # fmt: skip
    for each in dist.batch_isend_irecv(ways):
        each.wait()
    return into


def by_scatter(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    rows = torch.empty(T // size(), D)
    dist.reduce_scatter_tensor(rows, made)
    return gathered(rows, 0)


def by_mean(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    dist.all_reduce(made, op=dist.ReduceOp.AVG)
    return made * size()


def by_functional(x: Any, w1: Any, w2: Any) -> Any:
    return functional.all_reduce(part(x, w1, w2), "sum", dist.group.WORLD)


def by_root(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    dist.reduce(made, size() - 1)
    dist.broadcast(made, size() - 1)
    return made


def in_two_groups(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    if size() == 1:
        return made
    pairs = [dist.new_group([0, 1]), dist.new_group([2, 3])]
    across = [dist.new_group([0, 2]), dist.new_group([1, 3])]
    dist.all_reduce(made, group=pairs[me() // 2])
    dist.all_reduce(made, group=across[me() % 2])
    return made


def by_hand(x: Any, w1: Any, w2: Any) -> Any:
    h = x @ own(w1, 1)
    return summed((h / (1 + torch.exp(-h))) @ own(w2, 0))


def by_tanh(x: Any, w1: Any, w2: Any) -> Any:
    h = x @ own(w1, 1)
    return summed((h * (torch.tanh(h / 2) + 1) * 0.5) @ own(w2, 0))


def by_exp2(x: Any, w1: Any, w2: Any) -> Any:
    h = x @ own(w1, 1)
    return summed((h / (1 + torch.exp2(h * (-1 / log(2))))) @ own(w2, 0))


def in_bfloat16(x: Any, w1: Any, w2: Any) -> Any:
    return summed(part(x.bfloat16(), w1.bfloat16(), w2.bfloat16())).float()


def row_by_row(x: Any, w1: Any, w2: Any) -> Any:
    out = torch.empty(T, D)
    for at in range(T):
        out[at] = part(x[at : at + 1], w1, w2)[0]
    return summed(out)


def by_einsum(x: Any, w1: Any, w2: Any) -> Any:
    h = torch.einsum("td,df->tf", x, own(w1, 1))
    return summed(torch.einsum("tf,fd->td", F.silu(h), own(w2, 0)))


def transposed(x: Any, w1: Any, w2: Any) -> Any:
    return summed(F.linear(F.silu(F.linear(x, own(w1, 1).t().contiguous())), own(w2, 0).t()))


def tokens_exchanged(x: Any, w1: Any, w2: Any) -> Any:
    """Rows of each rank through all-to-all, and back."""
    h = gathered(own(x, 0), 0) @ own(w1, 1)
    rows = torch.empty_like(h)
    dist.all_to_all_single(rows, h.contiguous())
    rows = rows.reshape(size(), T // size(), -1).transpose(0, 1).reshape(T // size(), -1)
    return gathered(F.silu(rows) @ w2, 0)


def bias_on_one_rank(x: Any, w1: Any, w2: Any, b: Any) -> Any:
    made = part(x, w1, w2)
    return summed(made + b if me() == size() - 1 else made)


def bias_divided(x: Any, w1: Any, w2: Any, b: Any) -> Any:
    return summed(part(x, w1, w2) + b / size())


def gelu_by_erfc(x: Any, w1: Any, w2: Any) -> Any:
    h = x @ own(w1, 1)
    return summed((h * 0.5 * torch.erfc(-h / sqrt(2))) @ own(w2, 0))


def mlp_gelu_tanh(x: Any, w1: Any, w2: Any) -> Any:
    return F.gelu(x @ w1, approximate="tanh") @ w2


def gelu_of(kind: Any, cube: float) -> Callable[..., Any]:
    """With its constants in coarse floats."""

    def rank(x: Any, w1: Any, w2: Any) -> Any:
        h = x.to(kind) @ own(w1, 1).to(kind)
        inner = torch.tensor(sqrt(2 / pi), dtype=kind) * (h + torch.tensor(cube, dtype=kind) * h**3)
        return summed((h / 2 * (1 + torch.tanh(inner))) @ own(w2, 0).to(kind)).float()

    return rank


def dispatched(x: Any, w1: Any, w2: Any) -> Any:
    """Tokens go to the rank that owns them next, by messages that are waited for at the end."""
    mine, before = own(x, 0), (me() - 1) % size()
    got = torch.empty_like(mine)
    works = [dist.isend(mine.contiguous(), (me() + 1) % size()), dist.irecv(got, before)]
    for each in works:
        each.wait()
    return gathered(mlp(got, w1, w2), 0).roll(-len(mine), 0)


def norm_split(x: Any, g: Any) -> Any:
    mine = own(x, 1)
    mean = summed(mine.pow(2).sum(-1, keepdim=True)) / D
    return mine * torch.rsqrt(mean + 1e-6) * own(g, 0)


def layer_norm_by_moments(x: Any, g: Any) -> Any:
    mine = own(x, 1)
    moments = summed(torch.stack([mine.sum(-1), mine.square().sum(-1)])) / D
    mean, square = moments[0, :, None], moments[1, :, None]
    return (mine - mean) / torch.sqrt(square - mean * mean + 1e-5) * own(g, 0)


def softmax_split(x: Any, head: Any) -> Any:
    s = x @ own(head, 1)
    s = s - largest(s.amax(-1, keepdim=True))
    return s.exp() / summed(s.exp().sum(-1, keepdim=True))


def softmax_corrected(x: Any, head: Any) -> Any:
    """Each rank subtracts its own maximum, and puts it right."""
    s = x @ own(head, 1)
    most = s.amax(-1, keepdim=True)
    e = torch.exp(s - most)
    factor = torch.exp(most - largest(most))
    return e * factor / summed(e.sum(-1, keepdim=True) * factor)


def log_softmax_split(x: Any, head: Any) -> Any:
    s = x @ own(head, 1)
    both = gathered(s.logsumexp(-1, keepdim=True), 1)
    return s - both.logsumexp(-1, keepdim=True)


def loss_split(x: Any, head: Any, labels: Any) -> Any:
    s = x @ own(head, 1)
    width = V // size()
    total = summed(s.exp().sum(-1)).log()
    mine = (labels // width) == me()
    at = torch.where(mine, labels % width, 0)
    right = summed(torch.where(mine, s.gather(1, at[:, None])[:, 0], 0.0))
    return (total - right).mean()


def keys_merged(qkv: Any) -> Any:
    """Keys dealt out: numerators and denominators are summed."""
    q, k, v = heads_of(qkv)
    e = torch.exp(q @ own(k, 1).transpose(1, 2) / 2)
    return summed(e @ own(v, 1)) / summed(e.sum(-1, keepdim=True))


def flash_in_base_two(qkv: Any) -> Any:
    q, k, v = heads_of(qkv)
    s = q @ own(k, 1).transpose(1, 2) * (0.5 / log(2))
    most = s.amax(-1, keepdim=True)
    e = torch.exp2(s - most)
    factor = torch.exp2(most - largest(most))
    return summed(e @ own(v, 1) * factor) / summed(e.sum(-1, keepdim=True) * factor)


def keys_by_ring(qkv: Any) -> Any:
    """Online softmax over the keys that come by."""
    q, k, v = heads_of(qkv)
    q, pair = own(q, 1), torch.stack([own(k, 1), own(v, 1)])
    most = torch.full((*q.shape[:2], 1), -torch.inf)
    total, out = torch.zeros(*q.shape[:2], 1), torch.zeros_like(q)
    for _ in range(size()):
        s = q @ pair[0].transpose(1, 2) / 2
        new = torch.maximum(most, s.amax(-1, keepdim=True))
        e, factor = torch.exp(s - new), torch.exp(most - new)
        total, out = total * factor + e.sum(-1, keepdim=True), out * factor + e @ pair[1]
        most, pair = new, passed_on(pair)
    return gathered(out / total, 1)


def causal_rows(qkv: Any) -> Any:
    """Rows of this rank against the keys of all, with an additive mask of floats."""
    q, k, v = heads_of(qkv)
    rows, k, v = own(q, 1), gathered(own(k, 1), 1), gathered(own(v, 1), 1)
    first = me() * rows.shape[1]
    later = torch.arange(T)[None] > torch.arange(first, first + rows.shape[1])[:, None]
    mask = torch.zeros(later.shape).masked_fill(later, torch.finfo(torch.float32).min)
    return gathered(F.scaled_dot_product_attention(rows[None], k[None], v[None], mask)[0], 1)


def embed_masked(ids: Any, table: Any) -> Any:
    mine = own(table, 0)
    at = ids - me() * len(mine)
    outside = (at < 0) | (at >= len(mine))
    made = F.embedding(at.masked_fill(outside, 0), mine)
    made[outside] = 0
    return summed(made)


def embed_one_hot(ids: Any, table: Any) -> Any:
    mine = own(table, 0)
    rows = torch.arange(len(mine)) + me() * len(mine)
    return summed((ids[:, None] == rows).to(mine.dtype) @ mine)


def top_merged(x: Any, head: Any) -> Any:
    values, ids = (x @ own(head, 1)).topk(2)
    ids = ids + me() * (V // size())
    every, names = gathered(values, 1), gathered(ids, 1)
    best, at = every.topk(2)
    return best, names.gather(1, at)


def rotary_split(x: Any) -> Any:
    mine = own(x, 0)
    positions = torch.arange(len(mine)) + me() * len(mine)
    frequencies = 1 / 100.0 ** (torch.arange(D // 2) / (D // 2))
    angles = (positions[:, None] * frequencies).repeat(1, 2)
    half = torch.cat([-mine[:, D // 2 :], mine[:, : D // 2]], 1)
    return gathered(mine * angles.cos() + half * angles.sin(), 0)


Row = tuple[Callable[..., Any], Callable[..., Any], tuple[Any, ...]]
"""A program of each rank, the reference, and what both are given."""
MLP, BIASED, VOCAB = (X, W1, W2), (X, W1, W2, G), (X, HEAD)
RIGHT: dict[str, Row] = {
    "summed by gather": (by_gather, mlp, MLP),
    "summed by ring": (by_ring, mlp, MLP),
    "summed by scatter": (by_scatter, mlp, MLP),
    "mean times ranks": (by_mean, mlp, MLP),
    "functional": (by_functional, mlp, MLP),
    "reduced at a root": (by_root, mlp, MLP),
    "two groups": (in_two_groups, mlp, MLP),
    "silu by hand": (by_hand, mlp, MLP),
    "silu by tanh": (by_tanh, mlp, MLP),
    "silu by exp2": (by_exp2, mlp, MLP),
    "in bfloat16": (in_bfloat16, mlp, MLP),
    "row by row": (row_by_row, mlp, MLP),
    "by einsum": (by_einsum, mlp, MLP),
    "transposed weights": (transposed, mlp, MLP),
    "by all-to-all": (tokens_exchanged, mlp, MLP),
    "bias on one rank": (bias_on_one_rank, mlp_bias, BIASED),
    "bias divided": (bias_divided, mlp_bias, BIASED),
    "gelu by erfc": (gelu_by_erfc, mlp_gelu, MLP),
    "gelu by tanh in bfloat16": (gelu_of(torch.bfloat16, 0.044715), mlp_gelu_tanh, MLP),
    "gelu by tanh in float16": (gelu_of(torch.float16, 0.044715), mlp_gelu_tanh, MLP),
    "tokens sent on": (dispatched, mlp, MLP),
    "norm over a split axis": (norm_split, norm, (X, G)),
    "layer norm by moments": (layer_norm_by_moments, layer_norm, (X, G)),
    "softmax over a split axis": (softmax_split, softmax, VOCAB),
    "softmax put right": (softmax_corrected, softmax, VOCAB),
    "log-softmax": (log_softmax_split, log_softmax, VOCAB),
    "loss": (loss_split, loss, (*VOCAB, LABELS)),
    "keys summed": (keys_merged, attention, (QKV,)),
    "flash in base two": (flash_in_base_two, attention, (QKV,)),
    "ring attention": (keys_by_ring, attention, (QKV,)),
    "causal, finite mask": (causal_rows, causal, (QKV,)),
    "embedding masked": (embed_masked, embed, (IDS, TABLE)),
    "embedding by one-hot": (embed_one_hot, embed, (IDS, TABLE)),
    "top-k merged": (top_merged, top, VOCAB),
    "rotary by rotate-half": (rotary_split, rotary, (X,)),
}

# --- wrong ---


def no_sum(x: Any, w1: Any, w2: Any) -> Any:
    return part(x, w1, w2)


def sum_lost(x: Any, w1: Any, w2: Any) -> Any:
    """A copy is summed."""
    made = part(x, w1, w2)
    dist.all_reduce(made.t().contiguous())
    return made


def sum_before_activation(x: Any, w1: Any, w2: Any) -> Any:
    h = own(x, 1) @ own(w1, 0)
    return summed(F.silu(h)) @ w2


def summed_twice(x: Any, w1: Any, w2: Any) -> Any:
    return summed(summed(part(x, w1, w2)))


def mean_for_sum(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    dist.all_reduce(made, op=dist.ReduceOp.AVG)
    return made


def half_the_ranks(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    pairs = [dist.new_group([0, 1]), dist.new_group([2, 3])]
    dist.all_reduce(made, group=pairs[me() // 2])
    return made


def ring_one_short(x: Any, w1: Any, w2: Any) -> Any:
    turn = part(x, w1, w2)
    total = turn.clone()
    for _ in range(size() - 2):
        turn = passed_on(turn)
        total = total + turn
    return total


def root_forgets(x: Any, w1: Any, w2: Any) -> Any:
    made = part(x, w1, w2)
    dist.reduce(made, 0)
    dist.broadcast(made, 1)
    return made


def rows_of_others(x: Any, w1: Any, w2: Any) -> Any:
    """Rows of the second weight in another order than the columns of the first."""
    return summed(F.silu(x @ own(w1, 1)) @ w2[me() :: size()])


def residual_on_every_rank(x: Any, w1: Any, w2: Any) -> Any:
    return summed(part(x, w1, w2) + x)


def residual(x: Any, w1: Any, w2: Any) -> Any:
    return mlp(x, w1, w2) + x


def bias_on_every_rank(x: Any, w1: Any, w2: Any, b: Any) -> Any:
    return summed(part(x, w1, w2) + b)


def bias_divided_wrongly(x: Any, w1: Any, w2: Any, b: Any) -> Any:
    return summed(part(x, w1, w2) + b / (size() - 1))


def bias_forgotten_in_a_shard(x: Any, w1: Any, w2: Any, b: Any) -> Any:
    return summed(part(x, w1, w2)) + gathered(own(b, 0) * (me() != 3), 0)


def gelu_tanh(x: Any, w1: Any, w2: Any) -> Any:
    return summed(F.gelu(x @ own(w1, 1), approximate="tanh") @ own(w2, 0))


def sent_back(x: Any, w1: Any, w2: Any) -> Any:
    """What came is taken for what was sent."""
    mine, before = own(x, 0), (me() - 1) % size()
    got = torch.empty_like(mine)
    work = dist.isend(mine.contiguous(), (me() + 1) % size())
    dist.recv(got, before)
    work.wait()
    return gathered(mlp(got, w1, w2), 0)


def norm_of_a_shard(x: Any, g: Any) -> Any:
    mine = own(x, 1)
    return F.rms_norm(mine, (mine.shape[1],), own(g, 0), 1e-6)


def epsilon_on_every_rank(x: Any, g: Any) -> Any:
    mine = own(x, 1)
    mean = summed(mine.pow(2).sum(-1, keepdim=True) / D + 1e-6)
    return mine * torch.rsqrt(mean) * own(g, 0)


def other_epsilon(x: Any, g: Any) -> Any:
    mine = own(x, 1)
    mean = summed(mine.pow(2).sum(-1, keepdim=True)) / D
    return mine * torch.rsqrt(mean + 1e-5) * own(g, 0)


def variance_unbiased(x: Any, g: Any) -> Any:
    return gathered(own((x - x.mean(-1, keepdim=True)) / torch.sqrt(
        x.var(-1, keepdim=True) + 1e-5) * g, 1), 1)  # fmt: skip


def softmax_of_a_shard(x: Any, head: Any) -> Any:
    return torch.softmax(x @ own(head, 1), -1)


def softmax_own_shift(x: Any, head: Any) -> Any:
    s = x @ own(head, 1)
    e = torch.exp(s - s.amax(-1, keepdim=True))
    return e / summed(e.sum(-1, keepdim=True))


def log_softmax_of_sums(x: Any, head: Any) -> Any:
    s = x @ own(head, 1)
    return s - summed(s.logsumexp(-1, keepdim=True))


def loss_of_a_shard(x: Any, head: Any, labels: Any) -> Any:
    s = x @ own(head, 1)
    width = V // size()
    total = summed(s.exp().sum(-1)).log()
    mine = (labels // width) == me()
    right = torch.where(mine, s.gather(1, (labels % width)[:, None])[:, 0], 0.0)
    return (total - right).mean()


def target_at_the_edge(x: Any, head: Any, labels: Any) -> Any:
    s = x @ own(head, 1)
    width = V // size()
    first = me() * width
    total = summed(s.exp().sum(-1)).log()
    mine = (labels > first) & (labels < first + width)
    at = torch.where(mine, labels - first, 0)
    right = summed(torch.where(mine, s.gather(1, at[:, None])[:, 0], 0.0))
    return (total - right).mean()


def merged_without_weights(qkv: Any) -> Any:
    q, k, v = heads_of(qkv)
    made = torch.softmax(q @ own(k, 1).transpose(1, 2) / 2, -1) @ own(v, 1)
    return summed(made) / size()


def merged_in_another_base(qkv: Any) -> Any:
    q, k, v = heads_of(qkv)
    s = q @ own(k, 1).transpose(1, 2) / 2
    lse = s.logsumexp(-1, keepdim=True)
    weight = torch.exp2(lse - largest(lse))
    return summed(torch.softmax(s, -1) @ own(v, 1) * weight) / summed(weight)


def values_not_sent(qkv: Any) -> Any:
    """Keys go round, and values stay."""
    q, k, v = heads_of(qkv)
    q, keys, values = own(q, 1), own(k, 1), own(v, 1)
    total, out = torch.zeros(*q.shape[:2], 1), torch.zeros_like(q)
    for _ in range(size()):
        e = torch.exp(q @ keys.transpose(1, 2) / 2)
        total, out = total + e.sum(-1, keepdim=True), out + e @ values
        keys = passed_on(keys)
    return gathered(out / total, 1)


def positions_of_its_own(qkv: Any) -> Any:
    q, k, v = heads_of(qkv)
    rows = own(q, 1)
    mask = torch.arange(T)[None] <= torch.arange(rows.shape[1])[:, None]
    return gathered(F.scaled_dot_product_attention(rows[None], k[None], v[None], mask)[0], 1)


def scaled_by_the_wrong_size(qkv: Any) -> Any:
    q, k, v = heads_of(qkv)
    e = torch.exp(q @ own(k, 1).transpose(1, 2) / sqrt(T))
    return summed(e @ own(v, 1)) / summed(e.sum(-1, keepdim=True))


def embed_not_masked(ids: Any, table: Any) -> Any:
    mine = own(table, 0)
    at = ids - me() * len(mine)
    return summed(F.embedding(at.clamp(0, len(mine) - 1), mine))


def ids_without_offset(x: Any, head: Any) -> Any:
    values, ids = (x @ own(head, 1)).topk(2)
    every, names = gathered(values, 1), gathered(ids, 1)
    best, at = every.topk(2)
    return best, names.gather(1, at)


def one_of_each(x: Any, head: Any) -> Any:
    values, ids = (x @ own(head, 1)).topk(1)
    ids = ids + me() * (V // size())
    every, names = gathered(values, 1), gathered(ids, 1)
    best, at = every.topk(2)
    return best, names.gather(1, at)


def rotary_of_own_positions(x: Any) -> Any:
    mine = own(x, 0)
    return gathered(rotated(mine, torch.arange(len(mine)), 100.0), 0)


def rotary_other_base(x: Any) -> Any:
    mine = own(x, 0)
    return gathered(rotated(mine, torch.arange(len(mine)) + me() * len(mine), 1000.0), 0)


WRONG: dict[str, Row] = {
    "no sum": (no_sum, mlp, MLP),
    "a copy is summed": (sum_lost, mlp, MLP),
    "sum after the activation": (sum_before_activation, mlp, MLP),
    "summed twice": (summed_twice, mlp, MLP),
    "mean for a sum": (mean_for_sum, mlp, MLP),
    "one group of two": (half_the_ranks, mlp, MLP),
    "ring one turn short": (ring_one_short, mlp, MLP),
    "another root": (root_forgets, mlp, MLP),
    "rows in another order": (rows_of_others, mlp, MLP),
    "residual on every rank": (residual_on_every_rank, residual, MLP),
    "bias on every rank": (bias_on_every_rank, mlp_bias, BIASED),
    "bias divided wrongly": (bias_divided_wrongly, mlp_bias, BIASED),
    "bias of one shard": (bias_forgotten_in_a_shard, mlp_bias, BIASED),
    "another activation": (gelu_tanh, mlp_gelu, MLP),
    "gelu by tanh in bfloat16, another cube": (gelu_of(torch.bfloat16, 0.047), mlp_gelu_tanh, MLP),
    "tokens of another rank": (sent_back, mlp, MLP),
    "norm of a shard": (norm_of_a_shard, norm, (X, G)),
    "epsilon on every rank": (epsilon_on_every_rank, norm, (X, G)),
    "another epsilon": (other_epsilon, norm, (X, G)),
    "variance unbiased": (variance_unbiased, layer_norm, (X, G)),
    "softmax of a shard": (softmax_of_a_shard, softmax, VOCAB),
    "a shift of one's own": (softmax_own_shift, softmax, VOCAB),
    "logarithms summed": (log_softmax_of_sums, log_softmax, VOCAB),
    "target of a shard": (loss_of_a_shard, loss, (*VOCAB, LABELS)),
    "target at the edge": (target_at_the_edge, loss, (*VOCAB, LABELS)),
    "merged without weights": (merged_without_weights, attention, (QKV,)),
    "merged in another base": (merged_in_another_base, attention, (QKV,)),
    "values not sent": (values_not_sent, attention, (QKV,)),
    "positions of one's own": (positions_of_its_own, causal, (QKV,)),
    "another scale": (scaled_by_the_wrong_size, attention, (QKV,)),
    "embedding not masked": (embed_not_masked, embed, (IDS, TABLE)),
    "ids without offset": (ids_without_offset, top, VOCAB),
    "too few offered": (one_of_each, top, VOCAB),
    "rotary of one's own positions": (rotary_of_own_positions, rotary, (X,)),
    "another base of rotary": (rotary_other_base, rotary, (X,)),
}
