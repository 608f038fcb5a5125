"""The layers of Kimi Linear that carry a state, each of whose keys' dimensions fades by itself."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.spec.model import limits
from shardproof.spec.model.model import Attention, Delta
from shardproof.spec.model.reader import Reader, is_set, shown

TABLE = "linear_attn_config"
"""A mapping of published files, which counts layers from one."""
HEADS = ("num_heads", "linear_num_heads")
HEAD_DIM = ("head_dim", "linear_head_dim")
KERNEL = ("short_conv_kernel_size", "linear_conv_kernel_dim")
"""A size's name in the mapping, and the one of code that keeps it beside the others."""
STATES, OTHERS = "kda_layers", "full_attn_layers"


def channel_attention(reader: Reader) -> Attention:
    """Each head has a key, a value and a state; gates are made by way of as many numbers."""
    head_dim = _size(reader, HEAD_DIM, limits.HEAD_DIM)
    heads = _size(reader, HEADS, limits.HEADS)
    kernel = _size(reader, KERNEL, limits.KERNEL)
    return Attention(
        heads=heads,
        kv_heads=heads,
        head_dim=head_dim,
        value_dim=head_dim,
        positions="none",
        delta=Delta(kernel, rule="channel", gate_rank=head_dim),
    )


def channel_layers(reader: Reader, count: int) -> Sequence[bool]:
    """Which layers carry a state, as two lists say it, or `layer_types`."""
    types = reader.sequence("layer_types", count)
    by_type = [node.value == "linear_attention" for node in types] if types else None
    inner = _table(reader)
    _unknown_of(reader, inner)
    both = {name: inner.sequence(name) for name in (STATES, OTHERS)} if inner else {}
    if inner is None or all(nodes is None for nodes in both.values()):
        if by_type is None and reader.fine((TABLE, "layer_types")):
            reader.missing(
                (TABLE, "layer_types"), None, f"{STATES} and {OTHERS}, or a kind a layer"
            )
        return by_type or [False] * count
    named: dict[str, list[int]] = {}
    for name, nodes in both.items():
        named[name] = [
            inner.whole(f"{name}[{at}]", node, count) for at, node in enumerate(nodes or ())
        ]
    every = [*named[STATES], *named[OTHERS]]
    if sorted(every) != [*range(1, count + 1)] and not inner.faulty:
        message = f"{STATES} and {OTHERS} do not name each of {count} layers once"
        right = f"each number from 1 to {count} in one of the two"
        inner.fault("MODEL-LENGTH", STATES, message, right)
    found = [layer + 1 in named[STATES] for layer in range(count)]
    if by_type is not None and by_type != found:
        why = f"{TABLE} says otherwise, and engines differ on which they read"
        reader.not_modelled("layer_types", why)
    return found


def _unknown_of(reader: Reader, inner: Reader | None) -> None:
    """Name what the mapping says beside this."""
    known = {HEADS[0], HEAD_DIM[0], KERNEL[0], STATES, OTHERS}
    if inner is None:
        return
    for key, (_, node) in inner.fields.items():
        if key not in known and is_set(node):
            why = REASONS.get(key, "its meaning is not known here")
            reader.unmodel(f"{TABLE}.{key}", shown(node), why)


REASONS = {
    "gate_lower_bound": "fading with a bound is not modelled",
    "use_full_rank_gate": "a gate that is made at once is not modelled",
}


def _size(reader: Reader, names: tuple[str, str], high: int) -> int:
    inner, (within, beside) = _table(reader), names
    if inner is None or within not in inner.fields:
        return reader.integer((beside,), high)
    found = inner.integer((within,), high)
    if reader.maybe_integer((beside,), high) not in (None, found):
        why = f"{TABLE} says otherwise, and engines differ on which they read"
        reader.not_modelled(beside, why)
    return found


def _table(reader: Reader) -> Reader | None:
    """The mapping, read into what the file's reader finds."""
    _, node = reader.find((TABLE,))
    if node is None or node.value is None:
        return None
    if not isinstance(node.value, dict):
        reader.wrong("MODEL-TYPE", TABLE, node, "no mapping", "give a mapping")
        return None
    inner = Reader(node.value, node.place, f"{reader.path}{TABLE}.")
    inner.errors, inner.unmodelled, inner.notes = reader.errors, reader.unmodelled, reader.notes
    return inner
