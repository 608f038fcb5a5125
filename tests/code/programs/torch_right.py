"""Programs in PyTorch that run on any number of ranks, as their authors would write them."""

from __future__ import annotations

import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    RowwiseParallel,
    parallelize_module,
)

B, T, D, H, KV, HD, FF, V, E = 2, 6, 16, 8, 4, 4, 32, 32, 8


def size():
    return dist.get_world_size()


def rank():
    return dist.get_rank()


def shard(w, dim):
    return w.chunk(size(), dim)[rank()]


# --- a Llama block ---


def rms_norm(x, weight):
    return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5) * weight


def rope(x):
    half = x.shape[-1] // 2
    inverse = 1.0 / (10000.0 ** (torch.arange(half, dtype=torch.float32) / half))
    angles = torch.arange(x.shape[1], dtype=torch.float32)[:, None] * inverse
    cos, sin = angles.cos()[:, None], angles.sin()[:, None]
    a, b = x[..., :half], x[..., half:]
    return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)


def attend(x, p):
    batch, tokens, _ = x.shape
    q = (x @ shard(p["wq"], 1)).view(batch, tokens, -1, HD)
    k = (x @ shard(p["wk"], 1)).view(batch, tokens, -1, HD)
    v = (x @ shard(p["wv"], 1)).view(batch, tokens, -1, HD)
    q, k, v = (each.transpose(1, 2) for each in (rope(q), rope(k), v))
    out = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
    return out.transpose(1, 2).reshape(batch, tokens, -1) @ shard(p["wo"], 0)


def feed(x, p):
    return (F.silu(x @ shard(p["gate"], 1)) * (x @ shard(p["up"], 1))) @ shard(p["down"], 0)


def llama_tp(x, p):
    part = attend(rms_norm(x, p["norm1"]), p)
    dist.all_reduce(part)
    x = x + part
    part = feed(rms_norm(x, p["norm2"]), p)
    dist.all_reduce(part)
    return x + part


def gathered(x):
    out = torch.empty(x.shape[1] * size(), x.shape[0], D)
    dist.all_gather_into_tensor(out, x.transpose(0, 1).contiguous())
    return out.transpose(0, 1)


def scattered(x):
    out = torch.empty(x.shape[1] // size(), x.shape[0], D)
    dist.reduce_scatter_tensor(out, x.transpose(0, 1).contiguous())
    return out.transpose(0, 1)


def llama_tp_sp(x, p):
    x = shard(x, 1)
    x = x + scattered(attend(gathered(rms_norm(x, p["norm1"])), p))
    return x + scattered(feed(gathered(rms_norm(x, p["norm2"])), p))


class Copied(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x

    @staticmethod
    def backward(ctx, grad):
        grad = grad.clone()
        dist.all_reduce(grad)
        return grad


def mlp_gradient(x, p):
    """A column and a row of an MLP with Megatron's f; the gradient of its input."""
    x = x.detach().requires_grad_()
    out = feed(Copied.apply(x), p)
    with torch.no_grad():
        whole = out.clone()
        dist.all_reduce(whole)
    out.backward(2 * whole)
    return x.grad


# --- a vocabulary over ranks ---


def looked_up(ids, table):
    own = shard(table, 0)
    at = ids - rank() * own.shape[0]
    outside = (at < 0) | (at >= own.shape[0])
    rows = F.embedding(at.masked_fill(outside, 0), own)
    rows = rows.masked_fill(outside[..., None], 0.0)
    dist.all_reduce(rows)
    return rows


def vocabulary(ids, p):
    hidden = looked_up(ids, p["table"])
    logits = hidden @ shard(p["head"], 1)
    parts = [torch.empty_like(logits) for _ in range(size())]
    dist.all_gather(parts, logits)
    return torch.cat(parts, -1)


def cross_entropy(ids, p):
    logits = p["x"] @ shard(p["head"], 1)
    width = logits.shape[-1]
    most = logits.max(-1).values
    dist.all_reduce(most, op=dist.ReduceOp.MAX)
    total = torch.exp(logits - most[..., None]).sum(-1)
    dist.all_reduce(total)
    at = ids - rank() * width
    inside = (at >= 0) & (at < width)
    own = torch.gather(logits, -1, at.clamp(0, width - 1)[..., None])[..., 0]
    target = torch.where(inside, own, 0.0)
    dist.all_reduce(target)
    return (total.log() + most - target).mean()


# --- experts, each on one rank ---


def experts(x, p):
    tokens = shard(x.reshape(-1, D), 0)
    choice = shard(p["choice"].reshape(-1), 0)
    per = E // size()
    order = torch.argsort(choice, stable=True)
    sent = torch.bincount(choice // per, minlength=size())
    got = torch.empty_like(sent)
    dist.all_to_all_single(got, sent)
    rows = torch.empty(int(got.sum()), D)
    dist.all_to_all_single(rows, tokens[order], got.tolist(), sent.tolist())
    which = torch.empty(int(got.sum()), dtype=torch.long)
    dist.all_to_all_single(which, choice[order], got.tolist(), sent.tolist())
    made = torch.zeros_like(rows)
    for expert in range(per):
        at = (which == rank() * per + expert).nonzero()[:, 0]
        made[at] = (
            F.silu(rows[at] @ p["in"][rank() * per + expert]) @ p["out"][rank() * per + expert]
        )
    back = torch.empty_like(tokens)
    dist.all_to_all_single(back, made, sent.tolist(), got.tolist())
    out = torch.empty_like(back)
    out[order] = back
    return out


# --- stages, one after the other ---


def pipeline(x, p):
    """Layers over ranks, micro-batches one after the other."""
    layers = p["layers"].chunk(size())[rank()]
    out = []
    for part in x.chunk(2):
        h = part.clone()
        if rank() > 0:
            dist.recv(h, rank() - 1)
        for w in layers:
            h = h + F.gelu(h @ w)
        if rank() < size() - 1:
            dist.send(h, rank() + 1)
        out.append(h)
    return torch.cat(out) if rank() == size() - 1 else None


def ring(x, p):
    """Keys and values go round; partial results are merged by their log-sum-exp."""
    q, k, v = (shard(x, 1) @ p[name] for name in ("wq2", "wk2", "wv2"))
    out, lse = None, None
    for step in range(size()):
        scores = q @ k.transpose(-1, -2) / 4.0
        part_lse = torch.logsumexp(scores, -1, keepdim=True)
        part = torch.exp(scores - part_lse) @ v
        if out is None:
            out, lse = part, part_lse
        else:
            both = torch.logaddexp(lse, part_lse)
            out = out * torch.exp(lse - both) + part * torch.exp(part_lse - both)
            lse = both
        if step < size() - 1:
            k2, v2 = torch.empty_like(k), torch.empty_like(v)
            nearest, before = (rank() + 1) % size(), (rank() - 1) % size()
            work = dist.batch_isend_irecv(
                [
                    dist.P2POp(dist.isend, k.contiguous(), nearest),
                    dist.P2POp(dist.irecv, k2, before),
                    dist.P2POp(dist.isend, v.contiguous(), nearest),
                    dist.P2POp(dist.irecv, v2, before),
                ]
            )
            for each in work:
                each.wait()
            k, v = k2, v2
    return out


# --- DTensor, groups, and a module ---


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.up = nn.Linear(D, FF)
        self.down = nn.Linear(FF, D)

    def forward(self, x):
        return self.down(F.relu(self.up(x)))


def dtensor(x, module):
    mesh = init_device_mesh("cpu", (size(),), mesh_dim_names=("tp",))
    plan = {"up": ColwiseParallel(), "down": RowwiseParallel()}
    return parallelize_module(module, mesh, plan)(x)


def groups(x, p):
    """Two axes: rows over the outer one, a product over the inner one."""
    outer = 2 if size() > 1 else 1
    inner = size() // outer
    own = None
    for at in range(outer):
        made = dist.new_group(list(range(at * inner, (at + 1) * inner)))
        own = made if rank() // inner == at else own
    rows = x.chunk(outer)[rank() // inner]
    up = p["gate"].chunk(inner, 1)[rank() % inner]
    down = p["down"].chunk(inner, 0)[rank() % inner]
    part = F.gelu(rows @ up, approximate="tanh") @ down
    dist.all_reduce(part, group=own)
    whole = [torch.empty_like(part) for _ in range(size())]
    dist.all_gather(whole, part)
    return torch.cat(whole[::inner])


def broadcast(x, p):
    """Weights that the first rank alone has."""
    w = p["gate"].clone() if rank() == 0 else torch.empty_like(p["gate"])
    dist.broadcast(w, src=0)
    rows = shard(x.reshape(-1, D), 0) @ w
    dist.barrier()
    return rows


def tensor(*shape):
    return torch.empty(shape)


def weights():
    return {
        "wq": tensor(D, H * HD), "wk": tensor(D, KV * HD), "wv": tensor(D, KV * HD),
        "wo": tensor(H * HD, D), "gate": tensor(D, FF), "up": tensor(D, FF),
        "down": tensor(FF, D), "norm1": tensor(D), "norm2": tensor(D),
        "wq2": tensor(D, D), "wk2": tensor(D, D), "wv2": tensor(D, D),
        "layers": tensor(4, D, D), "table": tensor(V, D), "head": tensor(D, V),
        "in": tensor(E, D, FF), "out": tensor(E, FF, D), "x": tensor(B, T, D),
        "choice": torch.tensor([3, 0, 7, 1, 1, 6, 2, 0, 5, 1, 0, 4, 2, 1, 7, 0]),
    }  # fmt: skip


IDS = (torch.arange(B * T) * 7 % V).reshape(B, T)
X = tensor(B, 8, D)
RIGHT = {
    "llama_tp": (llama_tp, X), "llama_tp_sp": (llama_tp_sp, X), "mlp_gradient": (mlp_gradient, X),
    "vocabulary": (vocabulary, IDS), "cross_entropy": (cross_entropy, IDS),
    "experts": (experts, X), "pipeline": (pipeline, X), "ring": (ring, X),
    "groups": (groups, X), "broadcast": (broadcast, X), "dtensor": (dtensor, X),
}  # fmt: skip


def arguments(name):
    function, first = RIGHT[name]
    return function, (first, Mlp() if name == "dtensor" else weights())
