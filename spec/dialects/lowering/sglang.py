"""SGLang: `--tp` and `--pp` are all devices, and DP attention, EP and CP lie inside of `tp`."""

from __future__ import annotations

from shardproof.spec.dialects.lowering.common import (
    drafted,
    experts_without,
    in_parts,
    last,
    left_to_norms,
    product,
    shared_keys,
    slots,
    split,
    stages,
    vocabulary,
)
from shardproof.spec.dialects.lowering.draft import Draft
from shardproof.spec.source.node import Plain

TP, PP, DP = "tensor_parallel_size", "pipeline_parallel_size", "data_parallel_size"
EP, ADP = "expert_parallel_size", "attention_data_parallel_size"
CP, DCP, MDP = (
    "attention_context_parallel_size",
    "decode_context_parallel_size",
    "moe_data_parallel_size",
)
ON, A2A, PADDED = "enable_dp_attention", "moe_a2a_backend", 64
NAMED = "experts in the slots that a file names"
HARMLESS = frozenset(
    (
        *("model_path", "config", "json_model_override_args", "node_rank", "disaggregation_mode"),
        *("disaggregation_decode_tp", "disaggregation_decode_dp", "disaggregation_prefill_pp"),
        *("load_balance_method", "pp_max_micro_batch_size", "pp_async_batch_depth"),
        *("dcp_comm_backend", "dcp_replicate_q_proj", "deepep_mode", "enable_two_batch_overlap"),
        *("language_only", "language_model_only", "encoder_only", "eplb_algorithm"),
        *("ep_dispatch_algorithm", "cp_strategy", "nsa_prefill_cp_mode", "prefill_cp_mode"),
        *("moe_dense_tp_size", "enable_dp_lm_head", "enable_dense_mlp_attn_tp"),
        *("enable_attn_tp_input_scattered", "enable_tp_lm_head_all_to_all"),
        *("ep_num_redundant_experts", "speculative_draft_model_path", A2A),
    )
)
"""Looked at elsewhere, or without an effect on where values lie."""


def lower(draft: Draft) -> None:
    """Give the draft what the command means."""
    tp, pp, dp = draft.degree(TP), draft.degree(PP), draft.degree(DP)
    attention = draft.degree(ADP)
    if draft.is_on(ON) and attention == 1:
        attention, dp = dp, 1
    name = ADP if draft.said(ADP) is not None else DP
    if tp % attention:
        message = f"{draft.spelled(name)} attention groups cannot share {draft.spelled(TP)}"
        raise draft.refuse(message, f"a number that divides {tp}", name)
    inner = tp // attention
    draft.mesh = [("dp", dp), ("pp", pp), ("tp", tp)]
    draft.put("tp", inner, TP)
    if pp > 1:
        draft.put("pp", pp, PP)
    if dp * attention > 1:
        draft.put("dp", dp * attention, name)
    if dp > 1 and pp > 1:
        draft.put("mesh", ["dp", "pp", "sp", "tp"], DP)
    padded = -(-draft.model.vocab // PADDED) * PADDED
    vocabulary(draft, PADDED if padded % inner == 0 else PADDED * inner, TP)
    stages(draft, pp, last, "SGLANG_PP_LAYER_PARTITION", PP)
    sent = _sent(draft)
    if dp > 1 and attention > 1:
        draft.lack(
            "REPLICAS-OF-DP-ATTENTION",
            f"dp {dp} replicas with {attention} attention groups each",
            DP,
        )
    _experts(draft, tp, attention, inner, sent=sent)
    if attention > 1 or inner > 1:
        _shared(draft, inner, sent=sent)
    if attention > 1:
        _apart(draft, tp, inner, sent=sent)
    _context(draft, inner, attention * dp)
    fused = _fused(draft)
    if fused and inner > 1 and attention == 1 and draft.degree(DCP) == draft.degree(CP) == 1:
        left_to_norms(draft, *fused, experts=not sent)
    if draft.is_on("enable_layernorm_sp") and tp > 1:
        draft.put("prefill.stream", "tokens", "enable_layernorm_sp")
    _told(draft, tp, attention, inner, dp, pp)
    nodes = draft.said("nnodes")
    if type(nodes) is int and nodes > 1:
        draft.nodes, draft.part = nodes, f"one of {nodes} nodes"
        if draft.devices % nodes:
            message = f"{draft.devices} devices do not spread over {draft.spelled('nnodes')}"
            raise draft.refuse(message, f"a number that divides {draft.devices}", "nnodes")
    drafted(draft, "speculative_algorithm", "speculative_draft_model_path", tokens=_drafts(draft))
    draft.rest(HARMLESS)


def _sent(draft: Draft) -> bool:
    """Whether each token is sent to its experts."""
    backend = draft.said(A2A)
    return (isinstance(backend, str) and backend != "none") or draft.is_on("enable_deepep_moe")


def _fused(draft: Draft) -> tuple[str, ...]:
    """The options that fuse all-reduces with norms, as long as none forbids it."""
    off = draft.is_on("enforce_disable_flashinfer_allreduce_fusion")
    backend = draft.said("flashinfer_allreduce_fusion_backend")
    flags = ("enable_flashinfer_allreduce_fusion", "enable_aiter_allreduce_fusion")
    said = tuple(name for name in flags if draft.is_on(name) and (name == flags[1] or not off))
    if isinstance(backend, str) and backend not in ("none", "disabled") and not off:
        said = (*said, "flashinfer_allreduce_fusion_backend")
    return said


def _experts(draft: Draft, tp: int, attention: int, inner: int, *, sent: bool) -> None:
    moe, ep = draft.moe, draft.degree(EP)
    if moe is None:
        if ep > 1:
            experts_without(draft, EP)
        return
    if sent or draft.is_on("enable_ep_moe"):
        ep = tp
    copies = draft.degree(MDP)
    if tp % (ep * copies):
        message = f"{draft.spelled(EP)} does not divide {draft.spelled(TP)}"
        raise draft.refuse(message, f"a number that divides {tp // copies}", EP)
    if copies > 1:
        draft.lack("COPIES-OF-EXPERTS", f"each expert on {copies} groups inside of tp", MDP)
    names = (EP, A2A, "enable_deepep_moe", "enable_ep_moe")
    if ep > 1:
        draft.put("ep", ep, *names)
    if ep > 1 or attention > 1:
        draft.put("moe.tp", tp // (ep * copies), *names, TP)
    whole = "each whole" if ep == tp else f"the width of each over {tp // ep}"
    draft.over("experts", f"{moe.experts} over ep {ep}, {whole}")
    more, named = draft.said("ep_num_redundant_experts"), draft.said("init_expert_location")
    if named not in (None, "trivial"):
        draft.lack("NAMED-EXPERTS", NAMED, "init_expert_location")
    moves, more = draft.is_on("enable_eplb"), more if type(more) is int and more > 0 else 0
    slots(draft, ep, more, "enable_eplb", "ep_num_redundant_experts", EP, moves=moves)
    if sent and inner > 1:
        in_parts(draft, A2A, "enable_deepep_moe")
    if attention > 1 or (sent and inner > 1):
        draft.put("moe.dispatch", "all_to_all" if sent else "gather", A2A, ON, ADP)
        draft.put("moe.combine", "all_to_all" if sent else "reduce_scatter", A2A, ON, ADP)


def _apart(draft: Draft, tp: int, inner: int, *, sent: bool) -> None:
    """DP attention: what lies over the ranks of one attention group, and what over all of tp."""
    names = (ADP, ON)
    alone = draft.said("moe_dense_tp_size") == 1
    inside = draft.is_on("enable_dense_mlp_attn_tp") or (alone and inner == 1)
    everywhere: Plain = ["dp", "tp"]
    if draft.dense and alone and inner > 1:
        draft.put("ffn.over", [], "moe_dense_tp_size")
    elif draft.dense and not inside:
        draft.put("ffn.over", everywhere, *names)
    if draft.shared and not sent:
        draft.put("moe.shared.over", everywhere, *names)
    if not draft.is_on("enable_dp_lm_head"):
        draft.put("lm_head.over", everywhere, *names)
    padded = -(-draft.model.vocab // PADDED) * PADDED
    if not draft.is_on("enable_dp_lm_head") and padded % tp:
        draft.put("lm_head.cut", {"padded": PADDED * tp}, TP)


def _shared(draft: Draft, inner: int, *, sent: bool) -> None:
    """Shared experts beside routed ones that tokens are sent to: whole, on a rank's own tokens."""
    if draft.shared and sent and not draft.is_on("enable_shared_experts_attn_tp"):
        draft.put("moe.shared.split", "none", A2A)
        if inner > 1:
            draft.put("moe.shared.sum", "none", A2A)


def _context(draft: Draft, inner: int, groups: int) -> None:
    """Keys or tokens over ranks that are tp already."""
    by_state = any(kind.attention.delta is not None for kind in draft.model.kinds)
    for name, what in (
        (CP, "a prompt's tokens over ranks of tp"),
        (DCP, "cached keys over ranks of tp"),
        ("dwdp_size", "expert weights fetched from other ranks"),
    ):
        size = draft.degree(name)
        plain = groups == 1 and draft.degree(CP) == 1 and not _sent(draft)
        if name == DCP and size > 1 and plain and inner % size == 0 and not by_state:
            experts = inner if draft.degree(EP) == 1 else 1
            shared_keys(draft, inner, size, 1, experts, DCP)
        elif size > 1:
            draft.lack(
                "KEYS-OVER-TP" if name == DCP else "TOKENS-OVER-TP", f"{what} ({size})", name
            )
    for name in (
        "enable_prefill_cp",
        "enable_prefill_context_parallel",
        "enable_nsa_prefill_context_parallel",
    ):
        if draft.is_on(name) and draft.degree(CP) == 1:
            draft.lack("TOKENS-OVER-TP", "a prompt's tokens over ranks of tp", name)


def _told(draft: Draft, tp: int, attention: int, inner: int, dp: int, pp: int) -> None:
    groups = attention * dp
    batch = (
        f"; sequences over {product(('attention dp', attention), ('dp', dp))}" if groups > 1 else ""
    )
    tokens, keys = draft.degree(CP), draft.degree(DCP)
    context = f"; a prompt's tokens over {tokens} of the ranks of tp" if tokens > 1 else ""
    context += f"; cached keys over {keys} of the ranks of tp" if keys > 1 else ""
    draft.over("attention", f"{split('heads', ('tp', inner))}{batch}{context}")
    if draft.dense:
        apart = attention > 1 and draft.said("moe_dense_tp_size") == 1
        width = 1 if apart else inner if draft.is_on("enable_dense_mlp_attn_tp") else tp
        draft.over("FFN", split("width", ("tp", width)))
    head = inner if draft.is_on("enable_dp_lm_head") else tp
    draft.over("head", f"{split('vocabulary', ('tp', head))}, padded until it fits")
    if pp > 1:
        draft.over("layers", f"over pp {pp}")


def _drafts(draft: Draft) -> object:
    """Drafts in a row behind the last token; several drafts for one place (a tree) are none."""
    if draft.said("speculative_eagle_topk") not in (None, 1):
        return None
    if str(draft.said("speculative_algorithm") or "").upper() not in IN_A_ROW:
        return None
    tokens = draft.said("speculative_num_draft_tokens")
    return tokens - 1 if type(tokens) is int else draft.said("speculative_num_steps")


IN_A_ROW = ("EAGLE", "EAGLE3", "NEXTN", "STANDALONE")
"""Ways to draft that give one draft for each place, where nothing else is said."""
