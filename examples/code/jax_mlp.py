"""A feed-forward block over four ranks, and the same on one device.

shardproof code jax_mlp.py:right
shardproof code jax_mlp.py:wrong
"""

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh
from jax.sharding import PartitionSpec as P

MESH = AbstractMesh((4,), ("tp",))
WEIGHTS = {
    "up": jax.ShapeDtypeStruct((16, 32), jnp.bfloat16),
    "down": jax.ShapeDtypeStruct((32, 16), jnp.bfloat16),
    "bias": jax.ShapeDtypeStruct((16,), jnp.bfloat16),
}
SPECS = {"up": P(None, "tp"), "down": P("tp", None), "bias": P()}
X = jax.ShapeDtypeStruct((8, 16), jnp.bfloat16)


def block(x, w):
    return x + jax.nn.gelu(x @ w["up"]) @ w["down"] + w["bias"]


def rank(x, w):
    part = jax.nn.gelu(x @ w["up"]) @ w["down"]
    return x + jax.lax.psum(part, "tp") + w["bias"]


def rank_with_bias_inside(x, w):
    part = jax.nn.gelu(x @ w["up"]) @ w["down"] + w["bias"]
    return x + jax.lax.psum(part, "tp")


def sharded(function):
    return jax.shard_map(function, mesh=MESH, in_specs=(P(), SPECS), out_specs=P())


right = (sharded(rank), block, (X, WEIGHTS))
wrong = (sharded(rank_with_bias_inside), block, (X, WEIGHTS))
