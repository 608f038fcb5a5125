"""The layers of Mamba-2, which carry a state: B and C of a group, x and dt of a head."""

from __future__ import annotations

from shardproof.spec.model import limits
from shardproof.spec.model.family import Mamba
from shardproof.spec.model.model import Attention, Delta
from shardproof.spec.model.reader import Reader


def mamba_attention(reader: Reader, names: Mamba, hidden: int) -> Attention:
    """A group's C is a query and its B a key, whose heads' x are values."""
    heads = reader.integer(names.heads, limits.HEADS)
    groups = reader.integer(names.groups, limits.HEADS)
    if heads % groups and reader.fine(names.heads, names.groups):
        key = reader.find(names.groups)[0]
        reader.fault(
            "MODEL-DIVIDE",
            key,
            f"{heads} heads are not a multiple of {groups} groups",
            f"give {reader.path}{key} a divisor of {heads}",
        )
        groups = heads
    return Attention(
        heads=heads,
        kv_heads=groups,
        head_dim=reader.integer(names.state, limits.HEAD_DIM),
        value_dim=_dims(reader, names, heads, hidden),
        positions="none",
        delta=Delta(reader.integer(names.kernel, limits.KERNEL), rule="mamba", norm=names.norm),
    )


def _dims(reader: Reader, names: Mamba, heads: int, hidden: int) -> int:
    """Of a head's x, which may be its part of so many hidden sizes."""
    _, node = reader.find(names.dim)
    times = reader.maybe_integer(names.expand, limits.WIDTH) if names.expand else None
    wide = times * hidden if times is not None else None
    if wide is None or (node is not None and node.value not in (None, "auto")):
        given = reader.integer(names.dim, limits.HEAD_DIM)
        if wide is None or given * heads == wide or not reader.fine(names.dim, names.expand):
            return given
    if wide % heads == 0 and (node is None or node.value in (None, "auto")):
        return wide // heads
    if reader.fine(names.heads, names.expand, names.dim):
        key = names.heads[0]
        message = f"{heads} heads do not have {wide:,} dimensions together, {times} hidden sizes"
        reader.fault("MODEL-DIVIDE", key, message, f"give {reader.path}{key} that divides {wide}")
    return 1
