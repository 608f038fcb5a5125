"""vLLM: `-tp`, `-pp`, `-dp` and `-pcp` multiply to the devices; experts lie over three of them."""

from __future__ import annotations

from typing import cast

from shardproof.spec.dialects.flags.table import order_of
from shardproof.spec.dialects.lowering.common import (
    drafted,
    experts_without,
    in_parts,
    left_to_norms,
    middle,
    product,
    shared_keys,
    slots,
    split,
    stages,
    vocabulary,
)
from shardproof.spec.dialects.lowering.draft import Draft
from shardproof.spec.source.node import Plain

TP, PP = "tensor_parallel_size", "pipeline_parallel_size"
DP, EP = "data_parallel_size", "enable_expert_parallel"
PCP, DCP = "prefill_context_parallel_size", "decode_context_parallel_size"
BUDGET = "max_num_batched_tokens"
PADDED = 64
GATHERED = frozenset(("allgather_reducescatter", "naive", "passthrough"))
"""Ways to reach experts by which every rank has all tokens; by the others each token is sent."""
SPLIT = frozenset(
    (
        *("allgather_reducescatter", "deepep_high_throughput", "deepep_low_latency"),
        *("deepep_v2", "flashinfer_nvlink_one_sided", "passthrough", "mori_high_throughput"),
        *("mori_low_latency", "nixl_ep", "pplx", "flashinfer_all2allv", "mori"),
    )
)
"""By which the ranks of tp share tokens among them before the experts."""
DRAFTS = (
    *("speculative_config", "spec_method", "spec_model", "spec_tokens", "speculative_model"),
    "num_speculative_tokens",
)
HARMLESS = frozenset(
    (
        *("model", "model_tag", "config", "hf_overrides", "hf_config_path", "language_model_only"),
        *("dcp_comm_backend", "dcp_q_replicate", "dcp_kv_cache_interleave_size", "device_ids"),
        *("cp_kv_cache_interleave_size", "node_rank", "headless", "data_parallel_hybrid_lb"),
        *("data_parallel_external_lb", "data_parallel_multi_port_external_lb"),
        *("elastic_ep_max_dp_size", "eplb_config", "num_redundant_experts"),
        *("eplb_log_balancedness", "eplb_step_interval", "eplb_window_size"),
        *("data_parallel_rank", "data_parallel_start_rank", "kv_transfer_config"),
        *("compilation_config", "all2all_backend", "expert_placement_strategy"),
        *("disaggregation_mode", "is_prefill_worker", "is_decode_worker"),
    )
)
"""Looked at elsewhere, or without an effect on where values lie."""


def lower(draft: Draft) -> None:
    """Give the draft what the command means."""
    tp, pp, dp = draft.degree(TP), draft.degree(PP), draft.degree(DP)
    pcp, dcp = draft.degree(PCP), draft.degree(DCP)
    draft.mesh = [("dp", dp), ("pp", pp), ("pcp", pcp), ("tp", tp)]
    for path, size, name in (("tp", tp, TP), ("pp", pp, PP), ("dp", dp, DP), ("sp", pcp, PCP)):
        if size > 1 or draft.said(name) is not None:
            draft.put(path, size, name)
    if dp > 1 and pp > 1:
        draft.put("mesh", ["dp", "pp", "sp", "tp"], DP)
    vocabulary(draft, PADDED, TP)
    stages(draft, pp, middle, "VLLM_PP_LAYER_PARTITION", PP)
    _context(draft, tp, pcp, dcp, dp)
    _experts(draft, tp, dp, pcp)
    _stream(draft, tp, alone=dp == pcp == dcp == 1)
    _parts(draft, tp * pp * pcp, dp)
    _told(draft, tp, dp, pcp, dcp, pp)
    config = draft.table("speculative_config")
    tokens = config.get("num_speculative_tokens")
    tokens = tokens or draft.said("num_speculative_tokens") or draft.said("spec_tokens")
    drafted(draft, *DRAFTS, tokens=tokens)
    draft.rest(HARMLESS)


def _context(draft: Draft, tp: int, pcp: int, dcp: int, dp: int) -> None:
    if pcp > 1:
        draft.put("sequence.cut", "zigzag", PCP)
        draft.put("sequence.exchange", "gather", PCP)
        draft.put("sequence.keep", "own" if dcp == pcp else "all", PCP)
        _chunks(draft)
    if dcp == 1:
        return
    if pcp > 1 and dcp == pcp:
        block = _interleave(draft)
        draft.put("sequence.layout", "keys", DCP)
        draft.put("sequence.keys", {"strided": block} if block > 1 else "strided", DCP)
        return
    by_state = any(kind.attention.delta is not None for kind in draft.model.kinds)
    parts = _in_parts(draft, tp, dp)  # a part for each rank of tp, of which decode has fewer
    if pcp == 1 and tp % dcp == 0 and not by_state and not parts:
        experts = 1 if draft.is_on(EP) else tp * dp
        shared_keys(draft, tp, dcp, _interleave(draft), experts, DCP)
        return
    what = f"cached keys over {dcp} of the {pcp * tp} ranks that attention is split over already"
    what += ", which share tokens among them before the experts" if parts and pcp == 1 else ""
    draft.lack("KEYS-OVER-TP", what, DCP)


def _chunks(draft: Draft) -> None:
    """How many tokens a pass has, which ranks of a prompt share; over tp none are shared."""
    most = draft.said(BUDGET)
    if type(most) is int and most > 0 and draft.said("enable_chunked_prefill") is not False:
        draft.put("chunks.tokens", most, BUDGET)


def _in_parts(draft: Draft, tp: int, dp: int) -> bool:
    """Whether the ranks of tp share tokens among them before the experts."""
    spread = draft.moe is not None and draft.is_on(EP) and tp > 1 and dp > 1
    return spread and _backend(draft) in SPLIT


def _interleave(draft: Draft) -> int:
    """How many keys in a row a rank of context parallelism holds."""
    said = draft.said("cp_kv_cache_interleave_size") or draft.said("dcp_kv_cache_interleave_size")
    return said if type(said) is int and said > 1 else 1


def _keys(draft: Draft, tp: int, pcp: int, dcp: int) -> str:
    """Where cached keys lie, if not with their heads alone."""
    if dcp == 1:
        return ""
    ranks = product(("pcp", pcp)) if dcp == pcp else product(("pcp", pcp), ("tp", tp))
    each = _interleave(draft)
    turns = "in turn" if each == 1 else f"{each} in turn"
    return f"; cached keys {turns} over dcp {dcp}, which are ranks of {ranks}"


def _backend(draft: Draft) -> str:
    said = draft.said("all2all_backend") or draft.env("VLLM_ALL2ALL_BACKEND")
    if isinstance(said, str):
        return said
    return "naive" if order_of(draft.reading.version) < (0, 11) else "allgather_reducescatter"


def _experts(draft: Draft, tp: int, dp: int, pcp: int) -> None:
    moe, on = draft.moe, draft.is_on(EP)
    balanced = draft.is_on("enable_eplb")
    if moe is None:
        if on:
            experts_without(draft, EP)
        return
    ranks = tp * dp * pcp
    if on:
        draft.put("ep", ranks, EP)
        draft.put("moe.tp", 1, EP)
        dealt = draft.said("expert_placement_strategy") == "round_robin" and moe.router.groups > 1
        cut: Plain = "strided" if dealt else "balanced"
        draft.put("moe.experts", cut, "expert_placement_strategy", EP)
        draft.over("experts", f"{moe.experts} over ep {ranks}, each whole")
    else:
        if dp * pcp > 1:
            draft.put("moe.tp", ranks, DP, PCP)
        draft.over(
            "experts", f"the width of each over {product(('dp', dp), ('pcp', pcp), ('tp', tp))}"
        )
    redundant = draft.table("eplb_config").get("num_redundant_experts") or draft.said(
        "num_redundant_experts"
    )
    if balanced and on:
        copies = redundant if type(redundant) is int and redundant > 0 else 0
        slots(draft, ranks, copies, "enable_eplb", EP, moves=True)
    elif redundant and not balanced:
        draft.notes.append("redundant experts are those of --enable-eplb, which is not said")
    if draft.is_on("enable_elastic_ep"):
        draft.lack("ELASTIC", "ranks of dp that join and leave", "enable_elastic_ep")
    backend = _backend(draft)
    if dp == 1 and pcp == 1:
        return
    if _in_parts(draft, tp, dp):
        in_parts(draft, "all2all_backend", EP)
        if draft.shared:
            draft.put("moe.shared.split", "none", "all2all_backend", EP)
            draft.put("moe.shared.sum", "none", "all2all_backend", EP)
    sent = on and dp > 1 and backend not in GATHERED
    names = ("all2all_backend", EP, DP)
    phases = ("",) if pcp == 1 else ("prefill.",)
    for phase in phases:
        draft.put(f"{phase}moe.dispatch", "all_to_all" if sent else "gather", *names)
        draft.put(f"{phase}moe.combine", "all_to_all" if sent else "reduce_scatter", *names)


ON = (True, "true", "True")


def _stream(draft: Draft, tp: int, *, alone: bool) -> None:
    """Passes of the compiler: the stream is left split over tokens, or sums are left to norms.

    `alone`: experts lie over tp and no other axis.
    """
    passes = draft.table("compilation_config").get("pass_config")
    known: dict[str, object] = cast("dict[str, object]", passes) if isinstance(passes, dict) else {}
    over_tokens = known.get("enable_sp") or known.get("enable_sequence_parallelism")
    fused = known.get("fuse_allreduce_rms") or known.get("enable_fi_allreduce_fusion")
    if over_tokens in ON and tp > 1:
        draft.put("stream", "tokens", "compilation_config")
    elif fused in ON and tp > 1:
        left_to_norms(draft, "compilation_config", experts=alone)


def _parts(draft: Draft, each: int, dp: int) -> None:
    """Of how many devices one command of several starts how many."""
    local, nodes = draft.said("data_parallel_size_local"), draft.said("nnodes")
    if type(nodes) is int and nodes > 1:
        draft.nodes = nodes
        draft.part = f"one of {nodes} nodes"
    if draft.said("data_parallel_rank") is not None:
        draft.part = f"{each} of {each * dp} devices, one rank of dp"
    elif type(local) is int and 0 <= local < dp:
        draft.part = (
            f"{local * each} of {each * dp} devices" if local else "no device, only the server"
        )
        draft.nodes = -(-dp // local) if local else draft.nodes


def _told(draft: Draft, tp: int, dp: int, pcp: int, dcp: int, pp: int) -> None:
    batch = f"; sequences over dp {dp}" if dp > 1 else ""
    tokens = f"; a prompt's tokens over pcp {pcp}" if pcp > 1 else ""
    keys = _keys(draft, tp, pcp, dcp)
    draft.over("attention", f"{split('heads', ('tp', tp))}{tokens}{batch}{keys}")
    wide = [
        name for name, there in (("FFN", draft.dense), ("shared experts", draft.shared)) if there
    ]
    if wide:
        draft.over(" and ".join(wide), split("width", ("tp", tp)))
    draft.over(
        "embedding and head",
        f"{split('vocabulary', ('tp', tp))}, padded to a multiple of {PADDED}",
    )
    if pp > 1:
        draft.over("layers", f"over pp {pp}")
