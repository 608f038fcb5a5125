"""The attention of a family's layers, before windows and the layers without rotation."""

from __future__ import annotations

import math

from shardproof.spec.model import limits
from shardproof.spec.model.family import Family, Flag
from shardproof.spec.model.model import Attention, Delta, Indexer, Latent, Positions, Rope
from shardproof.spec.model.reader import Keys, Reader
from shardproof.spec.model.rope import rotary_factor, stated_share, yarn_scale
from shardproof.spec.record import replace


def flag(reader: Reader, value: Flag | Keys) -> bool:
    return value if isinstance(value, bool) else reader.boolean(value)


def attention(reader: Reader, family: Family, hidden: int) -> Attention:
    names = family.names
    heads = reader.integer(names.heads, limits.HEADS)
    kv_heads = kv_head_count(reader, family, heads)
    if family.latent:
        latent, value_dim = latent_parts(reader)
        head_dim, rope_dim, kv_heads = latent.nope + latent.rope, latent.rope, heads
    else:
        latent = None
        head_dim = value_dim = head_width(reader, family, hidden, heads)
        if family.names.value_dim:
            value_dim = reader.maybe_integer(family.names.value_dim, limits.HEAD_DIM) or head_dim
        rope_dim = rotated(reader, family, head_dim)
    positions = position_kind(reader, family)
    if positions == "rope":
        check_rotated(reader, family, rope_dim)
    bias = flag(reader, family.qkv_bias)
    normed = flag(reader, family.qk_norm_if)
    yarn = yarn_scale(reader) if latent else 1.0
    return Attention(
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        value_dim=value_dim,
        positions=positions,
        rope=Rope(rope_dim, family.pairs) if positions == "rope" else None,
        latent=latent,
        sinks=flag(reader, family.sinks),
        softcap=reader.number("attn_logit_softcapping") if family.softcaps else None,
        scale=score_scale(reader, family, head_dim) if yarn == 1 else yarn / math.sqrt(head_dim),
        q_bias=bias,
        k_bias=bias,
        v_bias=bias,
        out_bias=flag(reader, family.out_bias),
        qk_norm=family.qk_norm if normed else "none",
        output_gate=flag(reader, family.output_gate),
        indexer=indexer(reader, family, latent),
        position_scale=flag(reader, family.position_scale),
        value_norm=family.value_norm,
    )


def global_attention(reader: Reader, family: Family, base: Attention) -> Attention:
    """That of the layers which see everything, where these have heads of their own."""
    if not family.global_heads:
        return base
    kv_key: Keys = ("num_global_key_value_heads",)
    alike = flag(reader, family.keys_as_values)
    head_dim = reader.maybe_integer(("global_head_dim",), limits.HEAD_DIM) or base.head_dim
    given = reader.maybe_integer(kv_key, limits.HEADS)
    kv_heads = given if alike and given is not None else base.kv_heads
    if base.heads % kv_heads and reader.fine(kv_key, family.names.heads):
        reader.fault(
            "MODEL-DIVIDE",
            kv_key[0],
            f"{base.heads} heads are not a multiple of {kv_heads} K/V heads",
            f"give {reader.path}{kv_key[0]} a divisor of {base.heads}",
        )
        kv_heads = base.heads
    rope_dim = rotated(reader, family, head_dim)
    check_rotated(reader, family, rope_dim)
    return replace(
        base,
        kv_heads=kv_heads,
        head_dim=head_dim,
        value_dim=head_dim,
        rope=Rope(rope_dim, family.pairs),
        keys_as_values=alike,
    )


def sliding_attention(reader: Reader, family: Family, base: Attention) -> Attention:
    """That of the layers with a window, where these have heads of their own."""
    if not family.sliding_heads:
        return base
    heads_key: Keys = ("swa_num_attention_heads",)
    kv_key: Keys = ("swa_num_key_value_heads",)
    heads = reader.maybe_integer(heads_key, limits.HEADS) or base.heads
    kv_heads = reader.maybe_integer(kv_key, limits.HEADS) or 2 * base.kv_heads
    if heads % kv_heads and reader.fine(heads_key, kv_key, family.names.heads):
        reader.fault(
            "MODEL-DIVIDE",
            kv_key[0],
            f"{heads} heads are not a multiple of {kv_heads} K/V heads",
            f"give {reader.path}{kv_key[0]} a divisor of {heads}",
        )
        kv_heads = heads
    head_dim = reader.maybe_integer(("swa_head_dim",), limits.HEAD_DIM) or base.head_dim
    value_dim = reader.maybe_integer(("swa_v_head_dim",), limits.HEAD_DIM) or base.value_dim
    rope_dim = rotated(reader, family, head_dim, sliding=True)
    check_rotated(reader, family, rope_dim)
    return replace(
        base,
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        value_dim=value_dim,
        rope=Rope(rope_dim, family.pairs),
        sinks=reader.boolean("add_swa_attention_sink_bias"),
    )


def state_attention(reader: Reader) -> Attention:
    """That of the layers which carry a state: value heads, and the key heads that they share."""
    heads_key: Keys = ("linear_num_value_heads",)
    keys_key: Keys = ("linear_num_key_heads",)
    heads = reader.integer(heads_key, limits.HEADS)
    key_heads = reader.integer(keys_key, limits.HEADS)
    if heads % key_heads and reader.fine(heads_key, keys_key):
        reader.fault(
            "MODEL-DIVIDE",
            keys_key[0],
            f"{heads} value heads are not a multiple of {key_heads} key heads",
            f"give {reader.path}{keys_key[0]} a divisor of {heads}",
        )
        key_heads = heads
    return Attention(
        heads=heads,
        kv_heads=key_heads,
        head_dim=reader.integer(("linear_key_head_dim",), limits.HEAD_DIM),
        value_dim=reader.integer(("linear_value_head_dim",), limits.HEAD_DIM),
        positions="none",
        delta=Delta(reader.integer(("linear_conv_kernel_dim",), limits.KERNEL)),
    )


def kv_head_count(reader: Reader, family: Family, heads: int) -> int:
    keys = family.names.kv_heads
    given = reader.maybe_integer(keys, limits.HEADS) if keys else None
    if family.falcon_heads:
        multi = reader.boolean("multi_query")
        # In the older architecture `num_kv_heads` is there, and ignored.
        if not reader.boolean("new_decoder_architecture"):
            return 1 if multi else heads
    elif family.multi_query:
        return 1 if reader.boolean("multi_query") else heads
    if given is None:
        if family.published_kv_heads is not None and keys and keys[0] not in reader.fields:
            reader.notes.append(
                f"{reader.path}{keys[0]} is missing: read as one for each head, though the"
                f" family's own code takes {family.published_kv_heads}"
            )
        return heads
    if heads % given and reader.fine(keys, family.names.heads):
        reader.fault(
            "MODEL-DIVIDE",
            keys[0],
            f"{heads} heads are not a multiple of {given} K/V heads",
            f"give {reader.path}{keys[0]} a divisor of {heads}",
        )
    return given


def head_width(reader: Reader, family: Family, hidden: int, heads: int) -> int:
    names = family.names
    given = reader.maybe_integer(names.head_dim, limits.HEAD_DIM) if names.head_dim else None
    if given is not None:
        return given
    if hidden % heads and reader.fine(names.hidden, names.heads):
        right = f"give a {reader.path}{names.hidden[0]} that {heads} divides"
        reader.fault(
            "MODEL-DIVIDE",
            reader.find(names.heads)[0],
            f"hidden size {hidden} is not a multiple of {heads} heads",
            f"{right}, or {names.head_dim[0]}" if names.head_dim else right,
        )
    return max(1, hidden // heads)


def latent_parts(reader: Reader) -> tuple[Latent, int]:
    latent = Latent(
        kv_rank=reader.integer(("kv_lora_rank",), limits.WIDTH),
        nope=reader.integer(("qk_nope_head_dim",), limits.HEAD_DIM),
        rope=reader.integer(("qk_rope_head_dim",), limits.HEAD_DIM),
        q_rank=reader.maybe_integer(("q_lora_rank",), limits.WIDTH),
    )
    return latent, reader.integer(("v_head_dim",), limits.HEAD_DIM)


def indexer(reader: Reader, family: Family, latent: Latent | None) -> Indexer | None:
    """Which keys latent attention attends to, where an index chooses them."""
    if family.indexer == "none" or latent is None:
        return None
    if latent.q_rank is None:
        what = "which an indexer makes its queries of"
        reader.missing(("q_lora_rank",), reader.find(("q_lora_rank",))[1], what)
    key: Keys = ("index_head_dim",)
    head_dim = reader.integer(key, limits.HEAD_DIM)
    if head_dim < latent.rope and reader.fine(key, ("qk_rope_head_dim",)):
        reader.fault(
            "MODEL-ROTARY",
            key[0],
            f"{latent.rope} dimensions of each index head would be rotated, and it has {head_dim}",
            f"give {reader.path}{key[0]} of {latent.rope} or more",
        )
    return Indexer(
        heads=reader.integer(("index_n_heads",), limits.HEADS),
        head_dim=head_dim,
        top_k=reader.integer(("index_topk",), limits.POSITIONS, low=limits.LEAST_CHOSEN),
        rope=Rope(latent.rope, family.indexer),
    )


def rotated(reader: Reader, family: Family, head_dim: int, *, sliding: bool = False) -> int:
    """How many of a head's dimensions are rotated."""
    if family.rotary_dims:
        dims = reader.maybe_integer((family.rotary_dims,), limits.HEAD_DIM)
        if dims is not None:
            if dims > head_dim:
                reader.fault(
                    "MODEL-ROTARY",
                    family.rotary_dims,
                    f"{dims} dimensions of each head would be rotated, and it has {head_dim}",
                    f"give {reader.path}{family.rotary_dims} an even number up to {head_dim}",
                )
            elif stated_share(reader, family.rotary) not in (None, dims / head_dim):
                why = f"{family.rotary_dims} says {dims} of {head_dim}, which is another share"
                reader.not_modelled(family.rotary[0], why)
            return min(dims, head_dim)
    kind = ("sliding_attention" if sliding else "full_attention") if family.sliding_heads else ""
    return int(head_dim * rotary_factor(reader, family.rotary, kind))


def check_rotated(reader: Reader, family: Family, rope_dim: int) -> None:
    names = family.names
    dims: Keys = (family.rotary_dims,) if family.rotary_dims else ()
    width: Keys = (*dims, *family.rotary, *names.head_dim, *names.hidden)
    keys: Keys = ("qk_rope_head_dim",) if family.latent else width
    if (rope_dim < 1 or rope_dim % 2) and reader.fine(keys, names.heads):
        reader.fault(
            "MODEL-ROTARY",
            next((key for key in keys if reader.says(key)), keys[0]),
            f"{rope_dim} dimensions of each head would be rotated: they come in pairs",
            "give sizes that rotate an even number of dimensions, 2 or more",
        )


def position_kind(reader: Reader, family: Family) -> Positions:
    if family.falcon_heads and reader.boolean("alibi"):
        return "alibi"
    if family.positions_said:
        said = reader.text((family.positions_said,), "nope")
        if said not in ("rope", "nope") and reader.fine((family.positions_said,)):
            reader.not_modelled(family.positions_said, "only rope and none are modelled")
        return "rope" if said == "rope" else "none"
    return family.positions


def score_scale(reader: Reader, family: Family, head_dim: int) -> float | None:
    """What scores are multiplied by, where it is not one over the root of a head."""
    scale = 1.0 if family.unscaled else None
    if family.query_scalar:
        scalar = reader.number("query_pre_attn_scalar")
        scale = None if scalar is None or scalar == head_dim else scalar**-0.5
    if family.attention_scale:
        scale = reader.number(family.attention_scale)
    return scale
