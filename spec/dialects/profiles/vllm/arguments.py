"""What vLLM refuses of its arguments; heads and experts, of which the config alone says enough."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.rule import AtMost, Divides, Rule, Together
from shardproof.spec.dialects.profiles.versions import Bound
from shardproof.spec.dialects.profiles.vllm.sources import ISSUES, MODEL, PARALLEL

RULES: tuple[Rule, ...] = (
    Rule(
        "vllm.local-replicas",
        "data parallelism",
        AtMost(("dp",), "local_dp"),
        "data_parallel_size_local ({local_dp}) must be <= data_parallel_size ({dp})",
        PARALLEL,
    ),
    Rule(
        "vllm.eplb-needs-ep",
        "experts",
        Together(("redundant",)),
        "enable_expert_parallel must be True to use EPLB.",
        PARALLEL,
        when=(("eplb", "=", True), ("expert_parallel", "=", False)),
        since=Bound("0.9.2", "2025-07"),
        about="Balancing experts needs expert parallelism.",
    ),
    Rule(
        "vllm.eplb-needs-ranks",
        "experts",
        Together(("tp", "dp", "pcp")),
        "EPLB requires tensor, prefill-context, or data parallelism, but got TP={tp}, "
        "PCP={pcp}, DP={dp}.",
        PARALLEL,
        when=(("eplb", "=", True), ("expert_parallel", "=", True), ("ranks", "<", 2)),
        since=Bound("0.9.2", "2025-07"),
        about="One rank has nothing to balance.",
    ),
    Rule(
        "vllm.redundant-needs-eplb",
        "experts",
        Together(("redundant",)),
        "num_redundant_experts is set to {redundant} but EPLB is not enabled. Either enable "
        "EPLB or unset num_redundant_experts.",
        PARALLEL,
        when=(("eplb", "=", False), ("redundant", ">", 0)),
        since=Bound("0.9.2", "2025-07"),
    ),
    Rule(
        "vllm.dcp-divides-tp",
        "decode context parallelism",
        Divides(("tp",), "dcp"),
        "tp_size={tp} must be divisible by dcp_size={dcp}.",
        PARALLEL,
        when=(("pcp", "=", 1),),
        since=Bound("0.10.2", "2025-09"),
    ),
    Rule(
        "vllm.dcp-over-pcp",
        "decode context parallelism",
        Together(("tp", "pcp", "dcp")),
        "When PCP is enabled, DCP must be disabled, span the PCP axis, or span the full TP x "
        "PCP axis. Got TP={tp}, PCP={pcp}, DCP={dcp}.",
        PARALLEL,
        when=(("pcp", ">", 1), ("dcp_spans", "=", False)),
        since=Bound("0.26.0", "2026-07"),
    ),
    Rule(
        "vllm.devices",
        "devices",
        AtMost(("available",), "world"),
        "please ensure that world_size ({world}) is less than than max local gpu count "
        "({available})",
        f"{ISSUES}/15217",
        when=(("nodes", "=", 1), ("backend", "=", "mp")),
        until=Bound("0.12.0", "2025-12"),
        about="Without Ray, one replica's devices are those of one node.",
    ),
    Rule(
        "vllm.devices-of-node",
        "devices",
        AtMost(("available",), "world"),
        "World size ({world}) is larger than the number of available GPUs ({available}) in this"
        " node. If this is intentional and you are using ray, set "
        "'--distributed-executor-backend ray'; multiprocessing, set '--nnodes' appropriately.",
        PARALLEL,
        when=(("nodes", "=", 1), ("backend", "=", "mp")),
        since=Bound("0.12.0", "2025-12"),
        about="Without Ray, one replica's devices are those of one node.",
    ),
    Rule(
        "vllm.heads",
        "attention heads",
        Divides(("heads",), "tp"),
        "Total number of attention heads ({heads}) must be divisible by tensor parallel size "
        "({tp}).",
        MODEL,
        about="Query heads are cut evenly over tensor ranks.",
    ),
    Rule(
        "vllm.ep-needs-experts",
        "experts",
        Together(("experts",)),
        "Number of experts in the model must be greater than 0 when expert parallelism is enabled.",
        MODEL,
        when=(("expert_parallel", "=", True), ("experts", "=", 0)),
        about="Expert parallelism without experts is refused, though it would only repeat.",
    ),
)
