"""Programs as trainers and engines write them, each right in one way and wrong in one that is near."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUnknownLambdaType=false
# pyright: reportAttributeAccessIssue=false, reportMissingImports=false

from __future__ import annotations

from functools import partial
from math import log
from typing import Any

import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import Replicate, Shard, distribute_tensor
from torch.distributed.tensor.parallel import loss_parallel

from tests.code.programs.torch_forms import (
    HEAD,
    LABELS,
    W1,
    D,
    Row,
    T,
    X,
    attention,
    gathered,
    heads_of,
    loss,
    me,
    own,
    passed_on,
    rotated,
    size,
)

QKV = torch.empty(3, T, 4, 4)
Y = torch.empty(T, D)
BASE = 10_000.0


def ring_by_sigmoid(qkv: Any, *, turned: bool) -> Any:
    """Each part is mixed in with the weight that a sigmoid of two logarithms gives."""
    q, k, v = heads_of(qkv)
    q, pair = own(q, 1), torch.stack([own(k, 1), own(v, 1)])
    out = lse = None
    for _ in range(size()):
        s = q @ pair[0].transpose(1, 2) / 2
        part, own_lse = torch.softmax(s, -1) @ pair[1], s.logsumexp(-1, keepdim=True)
        if out is None or lse is None:
            out, lse = part, own_lse
        else:
            away = lse - own_lse if turned else own_lse - lse
            out = out - torch.sigmoid(away) * (out - part)
            lse = lse - F.logsigmoid(lse - own_lse)
        pair = passed_on(pair)
    return gathered(out, 1)


def with_slopes(qkv: Any, slopes: Any) -> Any:
    q, k, v = heads_of(qkv)
    away = torch.arange(T)[None] - torch.arange(T)[:, None]
    s = q @ k.transpose(1, 2) / 2 + slopes[:, None, None] * away
    return torch.softmax(s.masked_fill(away > 0, -torch.inf), -1) @ v


def slopes_by_power(qkv: Any) -> Any:
    return with_slopes(qkv, torch.tensor([2 ** (-8 / 4 * (head + 1)) for head in range(4)]))


def slopes_by_exp2(qkv: Any, *, local: bool) -> Any:
    mine = own(qkv, 2)
    heads = mine.shape[2]
    first = 0 if local else me() * heads
    numbers = torch.arange(first + 1, first + heads + 1)
    return gathered(with_slopes(mine, torch.exp2(-8 * numbers / (heads * size()))), 0)


def rotary(x: Any) -> Any:
    return rotated(x, torch.arange(T), BASE)


def rotary_by_exp(x: Any, *, over: int) -> Any:
    """Frequencies by an exponential, as in tables of sines."""
    mine = own(x, 0)
    positions = torch.arange(len(mine)) + me() * len(mine)
    angles = positions[:, None] * torch.exp(torch.arange(0, D, 2).float() * (-log(BASE) / over))
    (a, b), cos, sin = mine.chunk(2, -1), angles.cos(), angles.sin()
    return gathered(torch.cat([a * cos - b * sin, b * cos + a * sin], -1), 0)


def gradient(w: Any, x: Any) -> Any:
    w = w.detach().clone().requires_grad_()
    F.silu(x @ w).square().mean().backward()
    return w.grad


def adam(x: Any, w: Any, m: Any, v: Any) -> Any:
    g = gradient(w, x)
    m, v = 0.9 * m + 0.1 * g, 0.999 * v * v + 0.001 * g * g
    return w - 0.01 * (m / 0.1) / ((v / 0.001).sqrt() + 1e-8)


def adam_of_shards(x: Any, w: Any, m: Any, v: Any, *, mean: bool) -> Any:
    """Each rank has its part of the state, with the constants that a computer makes of 1 - beta."""
    g = torch.empty(w.numel() // size())
    dist.reduce_scatter_tensor(g, gradient(w, own(x, 0)).flatten())
    g = g / size() if mean else g
    w_, m, v = (own(each.flatten(), 0) for each in (w, m, v))
    m = m.mul(0.9).add(g, alpha=1 - 0.9)
    v = (v * v).mul(0.999).addcmul(g, g, value=1 - 0.999)
    made = w_.addcdiv(m / (1 - 0.9), (v / (1 - 0.999)).sqrt() + 1e-8, value=-0.01)
    return gathered(made, 0).reshape(w.shape)


def clipped(x: Any, w: Any) -> Any:
    g = gradient(w, x)
    return g * torch.clamp(1 / (g.norm() + 1e-6), max=1.0)


def clipped_by_norms(x: Any, w: Any, *, own_norm: bool) -> Any:
    """The norm of the ranks' norms."""
    g = gradient(own(w, 1), x) / size()
    norm = torch.linalg.vector_norm(g)
    if not own_norm:
        norm = torch.linalg.vector_norm(gathered(norm[None], 0))
    return gathered(g * torch.clamp(1 / (norm + 1e-6), max=1.0), 1)


def block() -> Any:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(D, D), nn.SiLU(), nn.LayerNorm(D), nn.Linear(D, D))


def stepped(x: Any, y: Any) -> Any:
    model = block()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9, foreach=True)
    (model(x) - y).square().mean().backward()
    optimizer.step()
    return [each.detach() for each in model.parameters()]


def stepped_in_shards(x: Any, y: Any, *, mean: bool) -> Any:
    """Parameters are gathered for a layer, and their memory is given back behind it."""
    model, mesh = block(), init_device_mesh("cpu", (size(),))
    for each in (model[0], model[3], model):
        fully_shard(each, mesh=mesh)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9, foreach=True)
    away = (model(own(x, 0)) - own(y, 0)).square()
    (away.mean() if mean else away.sum()).backward()
    optimizer.step()
    return [each.full_tensor().detach() for each in model.parameters()]


def loss_of_shards(x: Any, head: Any, labels: Any, *, shift: int) -> Any:
    mesh = init_device_mesh("cpu", (size(),))
    x, head = distribute_tensor(x, mesh, [Replicate()]), distribute_tensor(head, mesh, [Shard(1)])
    with loss_parallel():
        return F.cross_entropy(x @ head, labels.roll(shift)).full_tensor()


def product(x: Any, w: Any) -> Any:
    return x @ w


def sent_to_one(x: Any, w: Any, *, back: int) -> Any:
    """All rows go to one rank, as to a favoured expert, and the others have none."""
    ranks, mine = size(), own(x, 0)
    sent, got = [len(mine), *[0] * (ranks - 1)], [len(mine) * (me() == 0)] * ranks
    rows = torch.empty(sum(got), D)
    dist.all_to_all_single(rows, mine.contiguous(), got, sent)
    made, out = rows @ w, torch.empty(len(mine), w.shape[1])
    dist.all_to_all_single(out, made.roll(back, 0), sent, got)
    return gathered(out, 0)


ADAM = X, W1, torch.empty_like(W1), torch.empty_like(W1)
BOTH: dict[str, tuple[Row, Row]] = {
    name: ((partial(main, **right), reference, given), (partial(main, **wrong), reference, given))
    for name, main, right, wrong, reference, given in (
        ("ring by a sigmoid", ring_by_sigmoid, {"turned": False}, {"turned": True}, attention,
         (QKV,)),
        ("slopes by exp2", slopes_by_exp2, {"local": False}, {"local": True}, slopes_by_power,
         (QKV,)),
        ("rotary by exp", rotary_by_exp, {"over": D}, {"over": D - 1}, rotary, (X,)),
        ("adam of shards", adam_of_shards, {"mean": True}, {"mean": False}, adam, ADAM),
        ("clipped by norms", clipped_by_norms, {"own_norm": False}, {"own_norm": True}, clipped,
         (X, W1)),
        ("fully sharded", stepped_in_shards, {"mean": True}, {"mean": False}, stepped, (X, Y)),
        ("sent to one rank", sent_to_one, {"back": 0}, {"back": 1}, product, (X, W1)),
        ("loss of shards", loss_of_shards, {"shift": 0}, {"shift": 1}, loss, (X, HEAD, LABELS)),
    )
}  # fmt: skip
RIGHT: dict[str, Row] = {name: right for name, (right, _) in BOTH.items()}
WRONG: dict[str, Row] = {f"{name}, wrong": wrong for name, (_, wrong) in BOTH.items()}
