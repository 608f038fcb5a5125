"""Ten programs as their users would write them, each right, and twice with a subtle mistake.

A mistake is a line that stands in for another: the marker at its end says of which program it is.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import torch
import torch.distributed as dist
import torch.nn.functional as F
from jax import lax
from jax.sharding import AbstractMesh
from jax.sharding import PartitionSpec as P
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import Shard
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module

S, f32 = jax.ShapeDtypeStruct, jnp.float32


def sharded(function, mesh, given, out):
    return jax.shard_map(function, mesh=mesh, in_specs=given, out_specs=out, check_vma=False)


# --- 1. JAX: sequence-parallel MLP, two-dimensional mesh, psum_scatter and all_gather ---

GRID = AbstractMesh((2, 2), ("dp", "tp"))


def mlp_scattered(wrong):
    def plain(x, w1, w3, w2, g):
        h = x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * g
        return x + (jax.nn.silu(h @ w1) * (h @ w3)) @ w2

    def rank(x, w1, w3, w2, g):
        h = x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * g
        h = lax.all_gather(h, "tp", axis=1, tiled=True)
        up = h @ w3
        if wrong == 1:
            up = lax.all_gather(x, "tp", axis=1, tiled=True) @ w3  # bug 1.1
        y = (jax.nn.silu(h @ w1) * up) @ w2
        if wrong == 2:
            return x + lax.psum_scatter(y, "dp", scatter_dimension=1, tiled=True)  # bug 1.2
        return x + lax.psum_scatter(y, "tp", scatter_dimension=1, tiled=True)

    col, row = P(None, "tp"), P("tp", None)
    tokens = P("dp", "tp")
    arguments = (S((4, 8, 8), f32), S((8, 16), f32), S((8, 16), f32), S((16, 8), f32), S((8,), f32))
    return sharded(rank, GRID, (tokens, col, col, row, P()), tokens), plain, arguments


# --- 2. PyTorch: DTensor attention and MLP by parallelize_module ---


class Block(nn.Module):
    def __init__(self, heads, dim):
        super().__init__()
        self.heads, self.dim = heads, dim
        self.q, self.k, self.v, self.o, self.up, self.down = (nn.Linear(16, 16) for _ in range(6))

    def forward(self, x):
        t = x.shape[0]
        q, k, v = (
            each(x).view(t, -1, self.dim).transpose(0, 1) for each in (self.q, self.k, self.v)
        )
        a = F.scaled_dot_product_attention(q[None], k[None], v[None], is_causal=True)[0]
        x = x + self.o(a.transpose(0, 1).reshape(t, -1))  # uses 2.2
        return x + self.down(F.gelu(self.up(x)))  # uses 2.1


def dtensor(wrong):
    def main(x, block):
        ranks = dist.get_world_size()
        if ranks > 1:
            mesh = init_device_mesh("cpu", (ranks,))
            plan = {
                "q": ColwiseParallel(),
                "k": ColwiseParallel(),
                "v": ColwiseParallel(),
                "o": RowwiseParallel(),
                "up": ColwiseParallel(),
                "down": RowwiseParallel(),
            }
            if wrong == 1:
                plan["down"] = RowwiseParallel(
                    output_layouts=Shard(0), use_local_output=True
                )  # bug 2.1
            if wrong == 2:
                del plan["v"], plan["o"]
                plan["v"] = ColwiseParallel()
                block.o.weight = nn.Parameter(
                    block.o.weight[:, dist.get_rank() * 4 :][:, :4]
                )  # bug 2.2
            parallelize_module(block, mesh, plan)
        return block(x)

    return main, main, (torch.empty(6, 16), Block(4, 4))


# --- 3. torch.distributed: tensor parallelism by hand, asynchronous ---


def asynchronous(wrong):
    def main(x, w):
        n, r = dist.get_world_size(), dist.get_rank()
        up, down = w["up"].chunk(n, 1)[r], w["down"].chunk(n, 0)[r]
        halves = x.chunk(2)
        parts, works = [], []
        for half in halves:
            part = F.silu(half @ up) @ down  # uses 3.1
            works.append(dist.all_reduce(part, async_op=True))
            parts.append(part)
        if wrong == 1:
            works = works[:1]  # bug 3.1
        if wrong == 2:
            parts[1] = parts[1] + w["bias"]  # bug 3.2
            works[1].wait()
            return torch.cat(parts) + torch.cat([w["bias"].expand(4, -1), torch.zeros(4, 8)])
        for each in works:
            each.wait()
        return torch.cat(parts) + w["bias"]

    def alone(x, w):
        return F.silu(x @ w["up"]) @ w["down"] + w["bias"]

    weights = {"up": torch.empty(8, 16), "down": torch.empty(16, 8), "bias": torch.empty(8)}
    return main, alone, (torch.empty(8, 8), weights)


# --- 4. GQA with fewer key heads than ranks: two key heads over four ranks ---


def few_keys(wrong):
    def main(x, wq, wk, wv, wo):
        n, r = dist.get_world_size(), dist.get_rank()
        heads, groups, dim, t = 8 // n, 2, 4, x.shape[0]
        q = (x @ wq.chunk(n, 1)[r]).view(t, heads, dim)
        first = r * groups // n
        if wrong == 1:
            first = r % groups  # bug 4.1
        own = max(groups // n, 1)
        cut = slice(first * dim, (first + own) * dim)
        k, v = (x @ wk[:, cut]).view(t, own, dim), (x @ wv[:, cut]).view(t, own, dim)  # uses 4.1
        k, v = (each.repeat_interleave(heads // own, 1) for each in (k, v))
        scores = torch.einsum("qhd,khd->hqk", q, k) / dim**0.5
        scores = scores.masked_fill(~torch.ones(t, t, dtype=torch.bool).tril(), float("-inf"))
        out = torch.einsum("hqk,khd->qhd", scores.softmax(-1), v).reshape(t, -1)
        if wrong == 2:
            out = out @ wo.view(n, -1, wo.shape[1])[n - 1 - r]  # bug 4.2
        else:
            out = out @ wo.chunk(n, 0)[r]
        dist.all_reduce(out)
        return out

    sizes = ((6, 16), (16, 32), (16, 8), (16, 8), (32, 16))
    return main, None, tuple(torch.empty(*each) for each in sizes)


# --- 5. JAX: experts with a capacity, tokens sent and brought back ---

EP = AbstractMesh((4,), ("ep",))


def capacity(wrong):
    experts, tokens, dim, room = 4, 16, 8, 16

    def plain(x, router, w1, w2):
        p = jax.nn.softmax(x @ router, -1)
        gate, at = p.max(-1), jnp.argmax(p, -1)
        every = jnp.einsum("etf,efd->etd", jax.nn.relu(jnp.einsum("td,edf->etf", x, w1)), w2)
        return gate[:, None] * jnp.take_along_axis(every, at[None, :, None], 0)[0]

    def rank(x, router, w1, w2):
        own = x.shape[0]
        p = jax.nn.softmax(x @ router, -1)
        gate, at = p.max(-1), jnp.argmax(p, -1)
        hot = jax.nn.one_hot(at, experts, dtype=jnp.int32)
        slot = (jnp.cumsum(hot, 0) * hot).sum(-1) - 1
        c = room // 4 if wrong != 1 else 2  # bug 5.1
        out = jnp.zeros((experts, c, dim)).at[at, slot].set(x, mode="drop")  # uses 5.1
        sent = lax.all_to_all(out, "ep", 0, 0, tiled=True).reshape(4 * c, dim)
        done = jax.nn.relu(sent @ w1[0]) @ w2[0]
        back = lax.all_to_all(done.reshape(4, c, dim), "ep", 0, 0, tiled=True)
        made = back[at, jnp.minimum(slot, c - 1)]
        if wrong == 2:
            return made * jnp.roll(gate, 1)[:, None] + 0 * own  # bug 5.2
        return gate[:, None] * made

    split = P("ep")
    arguments = (
        S((tokens, dim), f32),
        S((dim, experts), f32),
        S((experts, dim, 8), f32),
        S((experts, 8, dim), f32),
    )
    return sharded(rank, EP, (split, P(), split, split), split), plain, arguments


# --- 6. cross entropy over a split vocabulary, mean over tokens that count ---


def cross_entropy(wrong):
    labels = torch.tensor([0, 3, 5, 15, -100, 11, 4, 7])

    def alone(x, head):
        return F.cross_entropy(x @ head, labels)

    def main(x, head):
        n, r = dist.get_world_size(), dist.get_rank()
        logits = x @ head.chunk(n, 1)[r]
        first = r * logits.shape[1]
        most = logits.detach().amax(-1)
        dist.all_reduce(most, op=dist.ReduceOp.MAX)
        total = (logits - most[:, None]).exp().sum(-1)
        inside = (labels >= first) & (labels < first + logits.shape[1])
        local = torch.where(inside, labels - first, 0)
        own = logits.gather(1, local[:, None])[:, 0] - most
        own = torch.where(inside, own, 0.0) if wrong != 1 else own * 1.0  # bug 6.1
        both = torch.stack([total, own])  # uses 6.1
        dist.all_reduce(both)
        loss = both[0].log() - both[1]
        valid = labels != -100
        if wrong == 2:
            return torch.where(valid, loss, 0.0).mean()  # bug 6.2
        return torch.where(valid, loss, 0.0).sum() / valid.sum()

    return main, alone, (torch.empty(8, 8), torch.empty(8, 16))


# --- 7. an optimizer step with float32 master weights, data parallel ---


def master_weights(wrong):
    def loss_of(x, y, w):
        return ((torch.tanh(x @ w[0]) @ w[1] - y) ** 2).mean()

    def main(x, y, w0, w1):
        n, r = dist.get_world_size(), dist.get_rank()
        masters = [w0.clone(), w1.clone()]
        low = [each.bfloat16().float().requires_grad_() for each in masters]
        loss_of(x.chunk(n)[r], y.chunk(n)[r], low).backward()
        out = []
        for at, (master, each) in enumerate(zip(masters, low, strict=True)):
            grad = each.grad
            if not (wrong == 1 and at == 1):
                dist.all_reduce(grad)
            else:
                grad = grad * n  # bug 7.1
            grad = grad / n
            if wrong == 2:
                grad = grad / n  # bug 7.2
            out.append(master - 0.1 * (grad + 0.01 * master))  # uses 7.2
        return out

    def alone(x, y, w0, w1):
        w = [each.clone().requires_grad_() for each in (w0, w1)]
        loss_of(x, y, w).backward()
        return [each.detach() - 0.1 * (each.grad + 0.01 * each.detach()) for each in w]

    return (
        main,
        alone,
        (torch.empty(8, 6), torch.empty(8, 4), torch.empty(6, 12), torch.empty(12, 4)),
    )


# --- 8. weights gathered before use, as fully sharded data parallelism does ---


def fully_sharded(wrong):
    def main(x, flat):
        n, r = dist.get_world_size(), dist.get_rank()
        own = flat.chunk(n)[r].clone().requires_grad_()
        whole = torch.empty(flat.numel())
        dist.all_gather_into_tensor(whole, own.detach())
        whole.requires_grad_()
        up, down = whole[:64].view(8, 8), whole[64:].view(8, 8)
        if wrong == 1:
            up = whole[:64].view(8, 8).t()  # bug 8.1
        rows = x.chunk(n)[r]
        y = F.relu(rows @ up) @ down  # uses 8.1
        (y**2).sum().backward()
        grad = torch.empty(flat.numel() // n)
        op = dist.ReduceOp.SUM if wrong != 2 else dist.ReduceOp.AVG
        dist.reduce_scatter_tensor(grad, whole.grad, op=op)  # bug 8.2
        return {"y": y.detach(), "grad": grad}

    def alone(x, flat):
        w = flat.clone().requires_grad_()
        y = F.relu(x @ w[:64].view(8, 8)) @ w[64:].view(8, 8)
        (y**2).sum().backward()
        return {"y": y.detach(), "grad": w.grad}

    return main, alone, (torch.empty(8, 8), torch.empty(128))


# --- 9. context parallel: keys of all ranks gathered, tokens dealt by turns from both ends ---

CP = AbstractMesh((4,), ("cp",))


def context_parallel(wrong):
    order = np.concatenate([np.r_[2 * r : 2 * r + 2, 14 - 2 * r : 16 - 2 * r] for r in range(4)])

    def rope(x, positions):
        angle = positions[:, None].astype(f32) * 100.0 ** (-jnp.arange(2, dtype=f32) / 2)
        c, s = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
        a, b = jnp.split(x, 2, -1)
        return jnp.concatenate([a * c - b * s, b * c + a * s], -1)

    def attend(q, k, v, rows, columns):
        s = jnp.einsum("qhd,khd->hqk", q, k) / 2.0
        s = jnp.where(rows[:, None] >= columns[None], s, -jnp.inf)  # uses 9.2
        return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(s, -1), v)

    def plain(q, k, v):
        at = jnp.arange(16)
        return attend(rope(q, at), rope(k, at), v, at, at)

    def rank(q, k, v):
        r = lax.axis_index("cp")
        own = jnp.concatenate([2 * r + jnp.arange(2), 14 - 2 * r + jnp.arange(2)])
        if wrong == 1:
            own = 4 * r + jnp.arange(4)  # bug 9.1
        k = rope(k, own)
        k, v = (lax.all_gather(each, "cp", axis=0, tiled=True) for each in (k, v))
        columns = lax.all_gather(own, "cp", axis=0, tiled=True)
        if wrong == 2:
            columns = jnp.arange(16)  # bug 9.2
        return attend(rope(q, own), k, v, own, columns)

    def whole(q, k, v):
        split = P("cp")
        made = sharded(rank, CP, (split,) * 3, split)(*(each[order] for each in (q, k, v)))
        return made[np.argsort(order)]

    return whole, plain, (S((16, 2, 4), f32),) * 3


# --- 10. tied embeddings, vocabulary split, the next token by the best of each rank ---


def tied(wrong):
    ids = torch.tensor([[0, 3, 5, 15], [8, 11, 4, 7]])

    def main(table, w):
        n, r = dist.get_world_size(), dist.get_rank()
        own = table.chunk(n)[r]
        first = r * len(own)
        mask = (ids < first) | (ids >= first + len(own))
        x = F.embedding((ids - first).masked_fill(mask, 0), own)
        x = x.masked_fill(mask[..., None], 0.0) if wrong != 1 else x * 1.0  # bug 10.1
        dist.all_reduce(x)  # uses 10.1
        h = F.rms_norm(x @ w, (8,))
        logits = h @ own.t()
        every = [torch.empty_like(logits) for _ in range(n)]
        dist.all_gather(every, logits.contiguous())
        if wrong == 2:
            every = every[1:] + every[:1]  # bug 10.2
        return torch.cat(every, -1)  # uses 10.2

    def alone(table, w):
        return F.rms_norm(F.embedding(ids, table) @ w, (8,)) @ table.t()

    return main, alone, (torch.empty(16, 8), torch.empty(8, 8))


JAX = {"1": mlp_scattered, "5": capacity, "9": context_parallel}
TORCH = {
    "2": dtensor, "3": asynchronous, "4": few_keys, "6": cross_entropy, "7": master_weights,
    "8": fully_sharded, "10": tied,
}  # fmt: skip
