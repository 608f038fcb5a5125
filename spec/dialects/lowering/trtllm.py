"""TensorRT-LLM: `tp`, `pp` and `cp` are all devices; attention DP and experts are inside `tp`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from shardproof.spec.dialects.lowering.common import (
    drafted,
    experts_without,
    first,
    slots,
    split,
    stages,
    vocabulary,
)
from shardproof.spec.dialects.lowering.draft import Draft
from shardproof.spec.source.node import Plain

TP, PP, CP = "tensor_parallel_size", "pipeline_parallel_size", "context_parallel_size"
EP, MTP, CLUSTER = (
    "moe_expert_parallel_size",
    "moe_tensor_parallel_size",
    "moe_cluster_parallel_size",
)
NAMED = "experts in the slots that a file names"
ADP, HEAD = "enable_attention_dp", "enable_lm_head_tp_in_adp"
HARMLESS = frozenset(
    (
        *("model", "extra_llm_api_options", "server_role", "cache_transceiver_config"),
        *("gpus_per_node", "disagg_cluster", "kv_connector_config", "attention_dp_config"),
        *("enable_lm_head_tp_in_adp", "moe_config", "cp_config", "model_kwargs", "hf_overrides"),
        *("disaggregation_mode", "override_engine_args", "trtllm"),
    )
)


def lower(draft: Draft) -> None:
    """Give the draft what the command and its file mean."""
    tp, pp, cp = draft.degree(TP), draft.degree(PP), draft.degree(CP)
    times = draft.reading.instances
    draft.mesh = [("instances", times), ("pp", pp), ("cp", cp), ("tp", tp)]
    apart = draft.is_on(ADP) and tp > 1
    if apart:
        draft.put("dp", tp, ADP, TP)
    else:
        draft.put("tp", tp, TP)
    if pp > 1:
        draft.put("pp", pp, PP)
    if times > 1:
        draft.put("dp", times, "num_instances")
        if pp > 1:
            draft.put("mesh", ["dp", "pp", "sp", "tp"], PP)
    if times > 1 and apart:
        what = f"{times} instances with {tp} attention groups each"
        draft.lack("REPLICAS-OF-DP-ATTENTION", what, "num_instances", ADP)
    if not apart:
        vocabulary(draft, tp, TP)
    elif draft.is_on(HEAD):
        draft.put("lm_head.over", ["dp"], HEAD, ADP)
    for width, there in (
        ("ffn.width", draft.dense and not apart),
        ("moe.width", draft.moe is not None),
        ("moe.shared.width", draft.shared and not apart),
    ):
        if tp > 1 and there:
            draft.put(width, "chunk", TP)
    _stages(draft, pp)
    _experts(draft, tp)
    if apart and draft.moe is not None:
        draft.put("moe.dispatch", "gather", ADP)
        draft.put("moe.combine", "reduce_scatter", ADP)
    if cp > 1:
        ranks = "ranks of cp that join tp behind attention" if _is_helix(draft) else "tokens"
        draft.lack("CONTEXT-OVER-CP", f"{ranks}: context parallelism of cp {cp}", CP)
    config = draft.table("speculative_config") or draft.table("decoding_config")
    tokens = config.get("num_nextn_predict_layers", config.get("max_draft_len"))
    tree = config.get("eagle_choices") or config.get("use_dynamic_tree")
    drafted(draft, "speculative_config", "decoding_config", tokens=None if tree else tokens)
    _nodes(draft)
    _told(draft, tp, cp, pp)
    draft.rest(HARMLESS)


def _stages(draft: Draft, pp: int) -> None:
    listed = draft.said("pp_partition")
    if listed is None or pp == 1:
        stages(draft, pp, first, "", PP)
        return
    sizes = cast("list[object]", listed) if isinstance(listed, list) else []
    numbers = [size for size in sizes if type(size) is int and size >= 0]
    if len(numbers) != len(sizes) or len(numbers) != pp:
        message = f"pp_partition lists {len(sizes)} stages, and there are {pp}"
        raise draft.refuse(message, f"{pp} numbers of layers", "pp_partition")
    draft.put("stages.layers", cast("list[Plain]", numbers), "pp_partition")


def _experts(draft: Draft, tp: int) -> None:
    moe = draft.moe
    cluster = draft.degree(CLUSTER)
    ep_said, tp_said = draft.said(EP), draft.said(MTP)
    if moe is None:
        if type(ep_said) is int and ep_said > 1:
            experts_without(draft, EP)
        return
    ep = draft.degree(EP) if type(ep_said) is int and ep_said > 0 else 0
    width = draft.degree(MTP) if type(tp_said) is int and tp_said > 0 else 0
    ep = ep or (tp // (width * cluster) if width else 1)
    width = width or max(1, tp // (ep * cluster))
    if ep * width * cluster != tp:
        message = (
            f"experts over ep {ep} and tp {width} are {ep * width * cluster} ranks, and tp is {tp}"
        )
        raise draft.refuse(message, f"two numbers whose product is {tp}", EP, MTP, CLUSTER, TP)
    if ep > 1:
        draft.put("ep", ep, EP, MTP)
    if ep > 1 or (draft.is_on(ADP) and tp > 1):
        draft.put("moe.tp", width, MTP, EP, ADP)
    if cluster > 1:
        draft.lack("EXPERT-CLUSTERS", f"experts over clusters of {cluster} ranks", CLUSTER)
    draft.over(
        "experts",
        f"{moe.experts} over ep {ep}, "
        + ("each whole" if width == 1 else f"the width of each over {width}"),
    )
    balancer = draft.table("moe_config").get("load_balancer") or draft.said("moe_load_balancer")
    if balancer:
        _slots(draft, balancer, ep)


def _slots(draft: Draft, balancer: object, ep: int) -> None:
    """Experts in slots, as a table says, or as a file of its own that is not read."""
    names = ("moe_load_balancer", "moe_config")
    if not isinstance(balancer, Mapping) or "initial_global_assignments" in balancer:
        draft.lack("NAMED-EXPERTS", NAMED, *names)
        return
    said = cast("Mapping[str, object]", balancer)
    count, moves = said.get("num_slots"), said.get("layer_updates_per_iter", 1)
    experts = draft.moe.experts if draft.moe is not None else 0
    more = count - experts if type(count) is int and count > experts else 0
    slots(draft, ep, more, *names, moves=moves != 0)


def _nodes(draft: Draft) -> None:
    each, devices = draft.said("gpus_per_node"), draft.devices
    if type(each) is int and each > 0:
        draft.nodes = -(-devices // each)
    started = draft.reading.started.processes
    if draft.reading.started.kind == "disaggregated":
        return  # the processes are those of all pools
    if started is not None and started[0] not in (1, devices):
        message = f"{started[0]} processes are started, and tp, pp and cp multiply to {devices}"
        raise draft.refuse(message, f"-n {devices}", TP, PP)


def _is_helix(draft: Draft) -> bool:
    return str(draft.table("cp_config").get("cp_type", "")).lower() == "helix"


def _told(draft: Draft, tp: int, cp: int, pp: int) -> None:
    apart = draft.is_on(ADP)
    attention = (
        f"whole on each of {tp} ranks; sequences over them" if apart else split("heads", ("tp", tp))
    )
    if cp > 1:
        what = "cached keys" if _is_helix(draft) else "a prompt's tokens"
        attention += f"; {what} over cp {cp}"
    draft.over("attention", attention)
    if draft.dense:
        draft.over("FFN", split("width", ("tp", 1 if apart else tp)))
    if apart:
        head = draft.is_on(HEAD)
        draft.over("embedding", "whole")
        draft.over("head", split("vocabulary", ("tp", tp if head else 1)))
    else:
        draft.over(
            "embedding and head", f"{split('vocabulary', ('tp', tp))}, padded to a multiple of it"
        )
    if pp > 1:
        draft.over("layers", f"over pp {pp}")
