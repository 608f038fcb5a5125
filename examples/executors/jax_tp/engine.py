"""Tensor parallelism in JAX with shard_map, over host devices: Llama's block.

Each rank has heads and columns of every weight; whole sequences are read at once.
"""

from __future__ import annotations

import json
import os
from functools import cache, partial
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, PartitionSpec
from safetensors.flax import load_file

import shardproof

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_default_matmul_precision", "highest")

FAMILIES = {"llama", "mistral", "qwen2", "qwen3"}
COLUMN = ("q_proj", "gate_proj", "up_proj")
ROW = ("o_proj", "down_proj")


def cut(name: str) -> PartitionSpec:
    """How a tensor is laid out over the ranks, [out, in]."""
    layer, _, kind = name.rpartition(".")
    if layer.endswith(COLUMN):
        return PartitionSpec("tp") if kind == "bias" else PartitionSpec("tp", None)
    if layer.endswith(ROW) and kind == "weight":
        return PartitionSpec(None, "tp")
    return PartitionSpec()


def norm(x: Any, weight: Any, epsilon: float) -> Any:
    mean = jnp.mean(x * x, axis=-1, keepdims=True)
    return x * jax.lax.rsqrt(mean + epsilon) * weight


def rotate(x: Any, theta: float) -> Any:
    half = x.shape[-1] // 2
    angles = np.arange(x.shape[1])[:, None] / theta ** (np.arange(half) / half)
    cos, sin = (jnp.asarray(f(angles), x.dtype)[:, None] for f in (np.cos, np.sin))
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def forward(config: dict, ranks: int, weights: dict, ids: Any) -> Any:
    """What one rank computes; every rank has the logits."""
    dim, epsilon = config["head_dim"], config["rms_norm_eps"]
    heads = config["num_attention_heads"] // ranks
    group = config["num_attention_heads"] // config["num_key_value_heads"]
    rank = jax.lax.axis_index("tp")

    def linear(x: Any, name: str) -> Any:
        y = x @ weights[f"{name}.weight"].T
        return y + weights[f"{name}.bias"] if f"{name}.bias" in weights else y

    def row(x: Any, name: str) -> Any:
        y = jax.lax.psum(x @ weights[f"{name}.weight"].T, "tp")
        return y + weights[f"{name}.bias"] if f"{name}.bias" in weights else y

    def attention(x: Any, name: str) -> Any:
        q = linear(x, f"{name}q_proj").reshape(*x.shape[:2], heads, dim)
        k = linear(x, f"{name}k_proj").reshape(*x.shape[:2], -1, dim)
        v = linear(x, f"{name}v_proj").reshape(*x.shape[:2], -1, dim)
        if f"{name}q_norm.weight" in weights:
            q = norm(q, weights[f"{name}q_norm.weight"], epsilon)
            k = norm(k, weights[f"{name}k_norm.weight"], epsilon)
        q, k = rotate(q, config["rope_theta"]), rotate(k, config["rope_theta"])
        own = (rank * heads + jnp.arange(heads)) // group
        k, v = jnp.take(k, own, 2), jnp.take(v, own, 2)
        scores = jnp.einsum("bthd,bshd->bhts", q, k) * dim**-0.5
        seen = jnp.tril(jnp.ones((x.shape[1], x.shape[1]), bool))
        weight = jax.nn.softmax(jnp.where(seen, scores, -jnp.inf), axis=-1)
        mixed = jnp.einsum("bhts,bshd->bthd", weight, v).reshape(*x.shape[:2], -1)
        return row(mixed, f"{name}o_proj")

    table = weights["model.embed_tokens.weight"]
    x = table[ids]
    for layer in range(config["num_hidden_layers"]):
        name = f"model.layers.{layer}."
        read = norm(x, weights[f"{name}input_layernorm.weight"], epsilon)
        x = x + attention(read, f"{name}self_attn.")
        read = norm(x, weights[f"{name}post_attention_layernorm.weight"], epsilon)
        gate, up = linear(read, f"{name}mlp.gate_proj"), linear(read, f"{name}mlp.up_proj")
        x = x + row(jax.nn.silu(gate) * up, f"{name}mlp.down_proj")
    x = norm(x, weights["model.norm.weight"], epsilon)
    return x @ weights.get("lm_head.weight", table).T


@cache
def compiled(config: str, mesh: Mesh, names: tuple[str, ...]) -> Any:
    """One program for each model and number of ranks; of it, jit keeps one for each length."""
    run = jax.shard_map(
        partial(forward, json.loads(config), mesh.size),
        mesh=mesh,
        in_specs=({name: cut(name) for name in names}, PartitionSpec()),
        out_specs=PartitionSpec(),
        check_vma=False,
    )
    return jax.jit(run)


class Engine:
    """What shardproof asks: `--shardproof-executor=engine:Engine`."""

    def supports(self, case: shardproof.Case) -> str | None:
        if case.model.family not in FAMILIES:
            return f"no {case.model.family}"
        even = shardproof.plan(tp=case.tp)
        return None if case.tp == case.ranks and case.plan == even else "tp alone, in even cuts"

    def open(self, ranks: int) -> None:
        self.mesh = Mesh(np.array(jax.devices()[:ranks]), ("tp",))

    def run(self, case: shardproof.Case) -> Any:
        config = json.loads((Path(case.checkpoint) / "config.json").read_text())
        heads, width = config["num_attention_heads"], config["intermediate_size"]
        if heads % case.tp or width % case.tp:
            raise shardproof.Refused(f"{heads} heads and width {width} on {case.tp} ranks")
        weights = load_file(Path(case.checkpoint) / "model.safetensors")
        rows = [[*p, *f] for p, f in zip(case.prompts, case.forced, strict=True)]
        run = compiled(json.dumps(config), self.mesh, tuple(weights))
        return np.asarray(run(weights, jnp.array(rows)).astype(jnp.float64))

    def close(self) -> None:
        """Nothing is open."""
