"""Kinds of bugs that TrainVerify and Entangle report of real systems, written as code.

Of each the line that is wrong ends in `# wrong`. Where a call is missing it is the line behind it,
and where what a line makes is right in itself, the first that uses it ends in `# uses`.
"""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUnknownLambdaType=false

from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist
import torch.nn.functional as F

from tests.code.programs.torch_forms import Row, gathered, me, own, passed_on, size, summed

T, D, FF, E, V = 8, 8, 16, 4, 16
X, W1, W2, G = torch.empty(T, D), torch.empty(D, FF), torch.empty(FF, D), torch.empty(D)
Y, GATE, TABLE = torch.empty(T, D), torch.empty(D, E), torch.empty(V, D)
EXPERTS, QKV, WIDE = torch.empty(E, D, D), torch.empty(D, 3 * D), torch.empty(D, 2 * FF)
STAGES, IDS = torch.empty(4, D, D), torch.tensor([0, 3, 5, 15, 8, 11, 4, 7])
PADDED = torch.empty(6, D)


def leaf(x: Any) -> Any:
    return x.detach().clone().requires_grad_()


# --- positions ---


def rotated(x: Any, positions: Any) -> Any:
    angles = positions[:, None] / 100.0 ** (torch.arange(D // 2) / (D // 2))
    a, b = x.chunk(2, -1)
    return torch.cat([a * angles.cos() - b * angles.sin(), b * angles.cos() + a * angles.sin()], -1)


def rope(x: Any) -> Any:
    return rotated(x, torch.arange(T))


def rope_without_offset(x: Any) -> Any:
    """Tokens are split, and each rank counts from zero."""
    mine = own(x, 0)
    positions = torch.arange(len(mine))
    angles = positions[:, None] / 100.0 ** (torch.arange(D // 2) / (D // 2))  # wrong
    a, b = mine.chunk(2, -1)
    first = a * angles.cos() - b * angles.sin()
    return gathered(torch.cat([first, b * angles.cos() + a * angles.sin()], -1), 0)


def causal(x: Any) -> Any:
    scores = x @ x.T
    return torch.softmax(scores.masked_fill(torch.ones(T, T).triu(1).bool(), -torch.inf), -1) @ x


def mask_of_the_shard(x: Any) -> Any:
    """Rows are split, and the mask is that of the first ones."""
    scores = own(x, 0) @ x.T
    hidden = torch.ones(T, T).triu(1).bool()[: len(scores)]
    weights = torch.softmax(scores.masked_fill(hidden, -torch.inf), -1)  # wrong
    return gathered(weights @ x, 0)


# --- losses ---


def auxiliary(x: Any, gate: Any) -> Any:
    shares = torch.softmax(x @ gate, -1)
    return (shares.mean(0) ** 2).sum() * E


def auxiliary_summed(x: Any, gate: Any) -> Any:
    """The loss that balances experts is one on every rank, and summed over them."""
    shares = torch.softmax(x @ gate, -1)
    loss = (shares.mean(0) ** 2).sum() * E
    dist.all_reduce(loss)  # wrong
    return loss


def squares(x: Any, y: Any, w: Any) -> Any:
    return (((x @ w) - y) ** 2).mean()


def loss_summed(x: Any, y: Any, w: Any) -> Any:
    """Rows are split; means of ranks are summed, not averaged."""
    part = ((own(x, 0) @ w - own(y, 0)) ** 2).mean()
    dist.all_reduce(part)  # wrong
    return part


def weighted(x: Any, y: Any, w: Any) -> Any:
    error = ((x @ w - y) ** 2).sum(-1) * (IDS > 4)
    return error.sum() / (IDS > 4).sum()


def mean_of_means(x: Any, y: Any, w: Any) -> Any:
    """Ranks have different numbers of tokens that count."""
    counted = own(IDS > 4, 0)
    error = ((own(x, 0) @ w - own(y, 0)) ** 2).sum(-1) * counted
    mean = error.sum() / counted.sum().clamp(min=1)  # wrong
    dist.all_reduce(mean, op=dist.ReduceOp.AVG)  # uses
    return mean


def entropy(x: Any, table: Any) -> Any:
    return F.cross_entropy(x @ table.T, IDS)


def entropy_of_a_shard(x: Any, table: Any) -> Any:
    """The vocabulary is split, and the sum of exponentials is not over all of it."""
    logits = x @ own(table, 0).T
    width = logits.shape[1]
    total = logits.exp().sum(-1)  # wrong
    mine = IDS // width == me()
    at = torch.where(mine, IDS % width, 0)
    target = summed(torch.where(mine, logits.gather(1, at[:, None])[:, 0], 0.0))
    return (total.log() - target).mean()  # uses


def accumulated(x: Any, y: Any, w: Any) -> Any:
    w = leaf(w)
    return torch.autograd.grad(((x @ w - y) ** 2).mean(), w)[0]


def accumulated_without_scale(x: Any, y: Any, w: Any) -> Any:
    """Gradients of two micro-batches are added, each of a mean over its own rows."""
    w = leaf(w)
    own_x, own_y = own(x, 0), own(y, 0)
    total = torch.zeros_like(w)
    for rows in (slice(0, 1), slice(1, 2)):
        total = total + torch.autograd.grad(((own_x[rows] @ w - own_y[rows]) ** 2).mean(), w)[0]
    dist.all_reduce(total, op=dist.ReduceOp.AVG)  # wrong
    return total


# --- gradients ---


def norm_gradient(x: Any, g: Any, w: Any) -> Any:
    g = leaf(g)
    return torch.autograd.grad(((F.rms_norm(x, (D,), g, 1e-5) @ w) ** 2).sum(), g)[0]


def norm_gradient_not_summed(x: Any, g: Any, w: Any) -> Any:
    """Tokens are split before the norm, whose weight all ranks have."""
    g = leaf(g)
    out = ((F.rms_norm(own(x, 0), (D,), g, 1e-5) @ w) ** 2).sum()
    (made,) = torch.autograd.grad(out, g)  # wrong
    return made


def router_gradient(x: Any, gate: Any) -> Any:
    gate = leaf(gate)
    return torch.autograd.grad((torch.softmax(x @ gate, -1) ** 2).sum(), gate)[0]


def router_gradient_not_summed(x: Any, gate: Any) -> Any:
    gate = leaf(gate)
    (made,) = torch.autograd.grad((torch.softmax(own(x, 0) @ gate, -1) ** 2).sum(), gate)  # wrong
    return made


def input_gradient(x: Any, w1: Any, w2: Any) -> Any:
    x = leaf(x)
    return torch.autograd.grad((F.silu(x @ w1) @ w2).sum(), x)[0]


def input_gradient_not_summed(x: Any, w1: Any, w2: Any) -> Any:
    """Columns, and then rows: of the input each rank has the gradient of its own."""
    x = leaf(x)
    out = (F.silu(x @ own(w1, 1)) @ own(w2, 0)).sum()
    (made,) = torch.autograd.grad(out, x)  # wrong
    return made


def weight_gradient(x: Any, y: Any, w: Any) -> Any:
    w = leaf(w)
    return torch.autograd.grad(((x @ w - y) ** 2).sum(), w)[0]


def weight_gradient_in_the_wrong_group(x: Any, y: Any, w: Any) -> Any:
    """Rows are split over four ranks, gradients are summed over two of them."""
    w = leaf(w)
    (made,) = torch.autograd.grad(((own(x, 0) @ w - own(y, 0)) ** 2).sum(), w)
    pairs = [dist.new_group([0, 1]), dist.new_group([2, 3])]
    dist.all_reduce(made, group=pairs[me() // 2])  # wrong
    return made


def weight_gradient_summed_twice(x: Any, y: Any, w: Any) -> Any:
    """By a hook, and once more by the optimizer."""
    w = leaf(w)
    (made,) = torch.autograd.grad(((own(x, 0) @ w - own(y, 0)) ** 2).sum(), w)
    dist.all_reduce(made)
    dist.all_reduce(made)  # wrong
    return made


def tied_gradient(x: Any, table: Any) -> Any:
    table = leaf(table)
    return torch.autograd.grad(
        (F.embedding(IDS, table) @ table.T).pow(2).sum() + (x @ table.T).sum(), table
    )[0]


def tied_gradient_of_one_stage(x: Any, table: Any) -> Any:
    """First and last stage share a table, and only one of the two gradients is kept."""
    table = leaf(table)
    first, last = (table if me() == at else table.detach() for at in (0, size() - 1))
    out = (F.embedding(IDS, first) @ last.T).pow(2).sum() + (x @ last.T).sum()
    out = out + 0 * table.sum()
    (made,) = torch.autograd.grad(out, table)
    made = made.clone()
    dist.broadcast(made, size() - 1)  # wrong
    return made


def bias_gradient(x: Any, w: Any, b: Any) -> Any:
    b = leaf(b)
    return torch.autograd.grad(((x @ w + b) ** 2).sum(), b)[0]


def bias_gradient_on_every_rank(x: Any, w: Any, b: Any) -> Any:
    """The bias stands behind the sum, so that each rank has all of its gradient."""
    b = leaf(b)
    with torch.no_grad():
        made = summed(own(x, 1) @ own(w, 0))
    (of_bias,) = torch.autograd.grad(((made + b) ** 2).sum(), b)
    dist.all_reduce(of_bias)  # wrong
    return of_bias


# --- weights ---


def gated(x: Any, wide: Any, w2: Any) -> Any:
    gate, up = (x @ wide).chunk(2, -1)
    return (F.silu(gate) * up) @ w2


def gated_cut_contiguously(x: Any, wide: Any, w2: Any) -> Any:
    """Gate and up are one weight, which is cut as if it were one."""
    gate, up = (x @ own(wide, 1)).chunk(2, -1)
    hidden = F.silu(gate) * up  # wrong
    made = hidden @ own(w2, 0)  # uses
    dist.all_reduce(made)
    return made


def attend(q: Any, k: Any, v: Any) -> Any:
    return torch.softmax(q @ k.transpose(-1, -2) / 2, -1) @ v


def fused(x: Any, qkv: Any) -> Any:
    q, k, v = (each.reshape(T, 4, 2).transpose(0, 1) for each in (x @ qkv).chunk(3, -1))
    return attend(q, k, v).transpose(0, 1).reshape(T, D)


def fused_cut_contiguously(x: Any, qkv: Any) -> Any:
    q, k, v = (each[None] for each in (x @ own(qkv, 1)).chunk(3, -1))
    scores = q @ k.transpose(-1, -2) / 2  # wrong
    return gathered((torch.softmax(scores, -1) @ v)[0], 1)  # uses


def padded(x: Any, w: Any) -> Any:
    return torch.softmax(x @ w, 0)


def sliced_where_it_was_not_padded(x: Any, w: Any) -> Any:
    """Rows are padded to split, and what is cut off behind are the first ones."""
    whole = F.pad(x, (0, 0, 0, 2))
    made = gathered(own(whole, 0) @ w, 0)
    return torch.softmax(made[2:], 0)  # wrong


def pads_that_count(x: Any, w: Any) -> Any:
    whole = F.pad(x, (0, 0, 0, 2))
    made = gathered(own(whole, 0) @ w, 0)
    weights = torch.softmax(made, 0)  # wrong
    return weights[:6]  # uses


def mixture(x: Any, gate: Any, experts: Any) -> Any:
    shares = torch.softmax(x @ gate, -1)
    return torch.einsum("te,td,edf->tf", shares, x, experts)


def experts_that_all_ranks_have(x: Any, gate: Any, experts: Any) -> Any:
    """Weights are whole on each rank, and outputs are summed as if they were shards."""
    shares = torch.softmax(x @ gate, -1)
    made = torch.einsum("te,td,edf->tf", shares, x, experts)
    dist.all_reduce(made)  # wrong
    return made


def experts_of_another_rank(x: Any, gate: Any, experts: Any) -> Any:
    """Shares of the next rank's expert."""
    shares = torch.softmax(x @ gate, -1).roll(1, -1)  # wrong
    made = own(shares, 1) * (x @ own(experts, 0)[0])  # uses
    return summed(made)


# --- collectives ---


def mlp(x: Any, w1: Any, w2: Any) -> Any:
    return F.silu(x @ w1) @ w2


def no_sum(x: Any, w1: Any, w2: Any) -> Any:
    hidden = F.silu(x @ own(w1, 1))
    return hidden @ own(w2, 0)  # wrong


def gathered_along_the_wrong_axis(x: Any, w1: Any, w2: Any) -> Any:
    """Square shards fit either way."""
    hidden = F.silu(x @ w1)
    part = hidden @ own(w2, 1)
    every = [torch.empty_like(part) for _ in range(size())]
    dist.all_gather(every, part)
    return torch.stack(every).reshape(T, D)  # wrong


def scattered_and_gathered(x: Any, w1: Any, w2: Any) -> Any:
    """Sums of rows are scattered; rows of all are gathered from the last rank on."""
    part = F.silu(x @ own(w1, 1)) @ own(w2, 0)
    rows = torch.empty(T // size(), D)
    dist.reduce_scatter_tensor(rows, part)
    every = [torch.empty_like(rows) for _ in range(size())]
    dist.all_gather(every, rows)
    return torch.cat(every[::-1])  # wrong


def stages(x: Any, w: Any) -> Any:
    for each in w:
        x = x + torch.tanh(x @ each)
    return x


def stages_in_another_order(x: Any, w: Any) -> Any:
    """Each rank has the layer of its number, and the first two are run the other way round."""
    held = x
    for turn in range(size()):
        mine = (1, 0, 2, 3)[me()] == turn
        made = held + torch.tanh(held @ w[me()])
        held = summed(torch.where(torch.tensor(mine), made, torch.zeros(())))  # wrong
    return held


def keys(x: Any) -> Any:
    return torch.softmax(x @ x.T, -1) @ x


def keys_that_go_round_once_too_little(x: Any) -> Any:
    rows, held = own(x, 0), own(x, 0)
    above, below = torch.zeros_like(rows), torch.zeros(len(rows), 1)
    for _ in range(size() - 1):
        weights = torch.exp(rows @ held.T)
        above, below = above + weights @ held, below + weights.sum(-1, keepdim=True)
        held = passed_on(held)
    return gathered(above / below, 0)  # wrong


BUGS: dict[str, Row] = {
    "RoPE without the offset of a rank's tokens": (rope_without_offset, rope, (X,)),
    "mask of the first rank's tokens": (mask_of_the_shard, causal, (X,)),
    "auxiliary loss summed over ranks that all have it": (auxiliary_summed, auxiliary, (X, GATE)),
    "loss of dp summed": (loss_summed, squares, (X, Y, W1[:, :D])),
    "mean of means of tokens that count": (mean_of_means, weighted, (X, Y, W1[:, :D])),
    "exponentials of a shard of the vocabulary": (entropy_of_a_shard, entropy, (X, TABLE)),
    "accumulated gradients without their scale": (
        accumulated_without_scale, accumulated, (X, Y, W1[:, :D])),
    "gradient of a norm under sp not summed": (
        norm_gradient_not_summed, norm_gradient, (X, G, W1)),
    "gradient of a router under sp not summed": (
        router_gradient_not_summed, router_gradient, (X, GATE)),
    "gradient of a column-parallel input not summed": (
        input_gradient_not_summed, input_gradient, (X, W1, W2)),
    "gradients summed over another group": (
        weight_gradient_in_the_wrong_group, weight_gradient, (X, Y, W1[:, :D])),
    "gradients summed twice": (
        weight_gradient_summed_twice, weight_gradient, (X, Y, W1[:, :D])),
    "gradient of a tied table of one stage": (
        tied_gradient_of_one_stage, tied_gradient, (X, TABLE)),
    "gradient of a replicated bias summed": (
        bias_gradient_on_every_rank, bias_gradient, (X, W1[:, :D], G)),
    "gate and up cut as one": (gated_cut_contiguously, gated, (X, WIDE, W2)),
    "queries, keys and values cut as one": (fused_cut_contiguously, fused, (X, QKV)),
    "pads cut off at the other end": (
        sliced_where_it_was_not_padded, padded, (PADDED, W1)),
    "pads in a softmax": (pads_that_count, padded, (PADDED, W1)),
    "whole experts summed as shards": (
        experts_that_all_ranks_have, mixture, (X, GATE, EXPERTS)),
    "shares of another rank's expert": (experts_of_another_rank, mixture, (X, GATE, EXPERTS)),
    "no all-reduce behind rows": (no_sum, mlp, (X, W1, W2)),
    "shards gathered along another axis": (gathered_along_the_wrong_axis, mlp, (X, W1, W2)),
    "shards gathered in another order": (scattered_and_gathered, mlp, (X, W1, W2)),
    "stages in another order": (stages_in_another_order, stages, (X, STAGES)),
    "a ring that is one turn short": (keys_that_go_round_once_too_little, keys, (X,)),
}  # fmt: skip
