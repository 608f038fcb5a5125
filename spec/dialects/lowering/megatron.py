"""Megatron: what is left of the devices beside `tp`, `pp` and `cp` is `dp`; experts lie over it."""

from __future__ import annotations

from shardproof.spec.dialects.lowering.common import experts_without, split, vocabulary
from shardproof.spec.dialects.lowering.draft import SHAPE, Draft
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.source.node import Plain

TP, PP, CP = (
    "tensor_model_parallel_size",
    "pipeline_model_parallel_size",
    "context_parallel_size",
)
EP, ETP = "expert_model_parallel_size", "expert_tensor_parallel_size"
VIRTUAL = ("num_layers_per_virtual_pipeline_stage", "num_virtual_stages_per_pipeline_rank")
ENDS = ("decoder_first_pipeline_num_layers", "decoder_last_pipeline_num_layers")
COUNTED = ("account_for_embedding_in_pipeline_split", "account_for_loss_in_pipeline_split")
DIVISIBLE = "make_vocab_size_divisible_by"
HARMLESS = frozenset(
    (
        *("vocab_size", "padded_vocab_size", "tokenizer_type", "vocab_file", "vocab_extra_ids"),
        *("num_layers", "encoder_num_layers", "hidden_size", "ffn_hidden_size", "swiglu"),
        *("num_attention_heads", "kv_channels", "group_query_attention", "num_query_groups"),
        *("softmax_type", "window_size", "window_attn_skip_freq", "max_position_embeddings"),
        *("position_embedding_type", "use_rotary_position_embeddings", "rotary_base"),
        *("rotary_percent", "rotary_interleaved", "no_rope_freq", "no_position_embedding"),
        *("mrope_section", "normalization", "quick_geglu", "squared_relu", "glu_linear_offset"),
        *("apply_residual_connection_post_layernorm", "activation_func_clamp_value"),
        *("untie_embeddings_and_output_weights", "multi_latent_attention", "disable_bias_linear"),
        *("add_qkv_bias", "qk_layernorm", "qk_l2_norm", "q_lora_rank", "kv_lora_rank"),
        *("qk_head_dim", "qk_pos_emb_head_dim", "v_head_dim", "num_experts", "moe_layer_freq"),
        *("moe_ffn_hidden_size", "moe_shared_expert_intermediate_size", "moe_router_topk"),
        *("moe_shared_expert_gate", "moe_router_score_function", "moe_router_pre_softmax"),
        *("moe_router_num_groups", "moe_router_group_topk", "moe_router_topk_scaling_factor"),
        *("moe_router_enable_expert_bias", "moe_enable_deepep", "moe_flex_dispatcher_backend"),
        *("moe_expert_capacity_factor", "moe_token_drop_policy", "moe_apply_probs_on_input"),
        *("moe_router_topk_limited_devices", "moe_token_dropping", "use_checkpoint_args"),
        *("heterogeneous_layers_config_path", "heterogeneous_layers_config_encoded_json"),
        *("is_hybrid_model", "hybrid_override_pattern", "hybrid_attention_ratio"),
        *("hybrid_mlp_ratio", "mamba_state_dim", "mamba_head_dim", "mamba_num_groups"),
        *("mamba_num_heads", "experimental_attention_variant", "linear_attention_freq"),
        *("spec", "yaml_cfg", "mtp_num_layers", "microbatch_group_size_per_virtual_pipeline_stage"),
        *("use_torch_fsdp2", "use_megatron_fsdp", "use_custom_fsdp"),
        *("data_parallel_sharding_strategy", "standalone_embedding_stage"),
    )
)
"""Of the model, which is read elsewhere, or of what is between steps of training."""


def lower(draft: Draft) -> None:
    """Give the draft what the command means."""
    tp, pp, cp = draft.degree(TP), draft.degree(PP), draft.degree(CP)
    world = _world(draft)
    if world % (tp * pp * cp):
        message = f"{world} devices are no multiple of tp {tp} x pp {pp} x cp {cp}"
        raise draft.refuse(message, f"a multiple of {tp * pp * cp} devices", TP, PP, CP)
    dp = world // (tp * pp * cp)
    outer = draft.is_on("use_tp_pp_dp_mapping")
    draft.mesh = (
        [("dp", dp), ("pp", pp), ("cp", cp), ("tp", tp)]
        if outer
        else [("pp", pp), ("dp", dp), ("cp", cp), ("tp", tp)]
    )
    for path, size, name in (("tp", tp, TP), ("pp", pp, PP), ("sp", cp, CP), ("dp", dp, "world")):
        if size > 1:
            draft.put(path, size, name)
    if outer and dp > 1 and pp > 1:
        draft.put("mesh", ["dp", "pp", "sp", "tp"], "use_tp_pp_dp_mapping")
    vocabulary(draft, draft.degree(DIVISIBLE, 128) * tp, DIVISIBLE, TP)
    if draft.is_on("sequence_parallel") and tp > 1:
        draft.put("stream", "tokens", "sequence_parallel")
    _context(draft, cp)
    _stages(draft, pp)
    _experts(draft, tp, dp * cp)
    draft.notes.append("what training does between steps is not judged, only the model that is run")
    if draft.said("mtp_num_layers"):
        draft.notes.append("layers that predict further tokens are not judged")
    _told(draft, tp, dp, cp, pp)
    draft.rest(HARMLESS)


def _number(draft: Draft, name: str, default: int) -> int:
    said = (draft.reading.started.torchrun or {}).get(name)
    if said is None:
        return default
    text = said.text.split(":")[-1]
    if said.lost is not None:
        raise InputErrors(said.lost)
    if not text.isdigit() or not 1 <= int(text[:9]) <= 2**20:
        message = f"--{name} {said.text[:40]} is no number"
        raise InputErrors(InputError(SHAPE, message, said.place, name, "a number of 1 or more"))
    return int(text)


def _world(draft: Draft) -> int:
    """How many processes are started: by torchrun, by mpirun, or as the environment says."""
    started = draft.reading.started
    nodes = _number(draft, "nnodes", 1)
    draft.nodes = nodes if nodes > 1 else None
    if nodes > 1:
        draft.part = f"one of {nodes} nodes"
    if started.torchrun is not None:
        return _number(draft, "nproc_per_node", 1) * nodes
    if started.processes is not None:
        return started.processes[0]
    text = draft.env("WORLD_SIZE")
    return int(text) if text and text.isdigit() and 0 < int(text[:9]) < 2**24 else 1


def _context(draft: Draft, cp: int) -> None:
    if cp == 1:
        return
    said = draft.said("cp_comm_type")
    kinds = {str(each) for each in said} if isinstance(said, list) else {"p2p"}  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    draft.put("sequence.cut", "zigzag", CP)
    if kinds <= {"p2p"} or kinds <= {"all_gather"}:
        draft.put("sequence.exchange", "ring" if kinds <= {"p2p"} else "gather", "cp_comm_type", CP)
        return
    if kinds == {"a2a"}:
        # Transformer Engine puts tokens in order again behind the exchange, and repeats no KV head.
        draft.put("sequence.exchange", "heads", "cp_comm_type", CP)
        draft.put("sequence.order", "sequence", "cp_comm_type", CP)
        draft.put("sequence.kv_heads", "even", "cp_comm_type", CP)
        return
    what = f"heads exchanged for tokens over cp {cp} ({', '.join(sorted(kinds))})"
    draft.lack("HEADS-FOR-TOKENS", what, "cp_comm_type")


def _stages(draft: Draft, pp: int) -> None:
    layers = len(draft.model.layers)
    if pp == 1:
        return
    if draft.said("pipeline_model_parallel_layout") is not None:
        draft.lack(
            "STAGE-LAYOUT", "stages as a text lays them out", "pipeline_model_parallel_layout"
        )
        return
    parts = _virtual(draft, pp, layers)
    if parts > 1:
        each = layers // pp // parts
        listed: list[Plain] = [
            [f"{at}-{at + each - 1}" if each > 1 else at
             for at in (each * (part * pp + stage) for part in range(parts))]
            for stage in range(pp)
        ]  # fmt: skip
        draft.put("stages.layers", {"listed": listed}, *VIRTUAL)
        draft.put("stages.order", "layer", *VIRTUAL)
        return
    first, final = (draft.said(name) for name in ENDS)
    if first is not None or final is not None:
        draft.put("stages.layers", _ends(draft, pp, layers), *ENDS)
        return
    counted = [draft.is_on(name) for name in COUNTED]
    if any(counted):
        each = (layers + sum(counted)) // pp
        sizes = [each] * pp
        sizes[0] -= counted[0]
        sizes[-1] -= counted[1]
        draft.put("stages.layers", list[Plain](sizes), *COUNTED)
        return
    draft.put("stages.layers", "even", PP)


def _virtual(draft: Draft, pp: int, layers: int) -> int:
    """How many parts of the model a stage has that do not follow each other."""
    size, count = (draft.said(name) for name in VIRTUAL)
    parts = (
        count
        if type(count) is int
        else layers // pp // size
        if type(size) is int and size > 0
        else 1
    )
    if (size is not None or count is not None) and (parts < 1 or layers % (pp * parts)):
        said = draft.spelled(VIRTUAL[size is None])
        message = f"{layers} layers do not spread over {pp} stages in parts, as {said} says"
        raise draft.refuse(message, f"parts of layers that multiply to {layers}", *VIRTUAL)
    return parts


def _ends(draft: Draft, pp: int, layers: int) -> list[Plain]:
    first = draft.degree(ENDS[0], 0) if draft.said(ENDS[0]) is not None else None
    final = draft.degree(ENDS[1], 0) if draft.said(ENDS[1]) is not None else None
    between = pp - (first is not None) - (final is not None)
    left = layers - (first or 0) - (final or 0)
    if left < 0 or (between == 0 and left) or (between and left % between):
        message = f"{layers} layers do not spread over {pp} stages beside those that are said"
        raise draft.refuse(message, "numbers that leave a multiple for the others", *ENDS)
    each = left // between if between else 0
    sizes = [each] * pp
    sizes[0] = each if first is None else first
    sizes[-1] = each if final is None else final
    return list[Plain](sizes)


def _experts(draft: Draft, tp: int, rest: int) -> None:
    moe, ep = draft.moe, draft.degree(EP)
    if moe is None:
        if ep > 1:
            experts_without(draft, EP)
        return
    width = draft.degree(ETP, tp)
    if (tp * rest) % (ep * width):
        message = f"experts over ep {ep} and tp {width} do not fit {tp * rest} ranks of a stage"
        raise draft.refuse(message, f"two numbers whose product divides {tp * rest}", EP, ETP)
    if ep > 1:
        draft.put("ep", ep, EP)
    if ep > 1 or width != tp:
        draft.put("moe.tp", width, ETP, EP)
    if ep > 1 and rest > 1:
        sent = draft.said("moe_token_dispatcher_type") in ("alltoall", "flex", "alltoall_seq")
        draft.put(
            "moe.dispatch", "all_to_all" if sent else "gather", "moe_token_dispatcher_type", EP
        )
        draft.put(
            "moe.combine",
            "all_to_all" if sent else "reduce_scatter",
            "moe_token_dispatcher_type",
            EP,
        )
    else:
        draft.said("moe_token_dispatcher_type")
    whole = "each whole" if width == 1 else f"the width of each over {width}"
    draft.over("experts", f"{moe.experts} over ep {ep}, {whole}")


def _told(draft: Draft, tp: int, dp: int, cp: int, pp: int) -> None:
    multiple = draft.degree(DIVISIBLE, 128) * tp
    tokens = f"; tokens over cp {cp}" if cp > 1 else ""
    batch = f"; sequences over dp {dp}" if dp > 1 else ""
    draft.over("attention", f"{split('heads', ('tp', tp))}{tokens}{batch}")
    if draft.dense:
        draft.over("FFN", split("width", ("tp", tp)))
    draft.over(
        "embedding and head",
        f"{split('vocabulary', ('tp', tp))}, padded to a multiple of {multiple}",
    )
    if pp > 1:
        draft.over("layers", f"over pp {pp}")
