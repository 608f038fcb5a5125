"""Decode context parallelism: keys over ranks that would hold copies."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.rule import AtMost, Divides, Rule, Together
from shardproof.spec.dialects.profiles.versions import Bound
from shardproof.spec.dialects.profiles.vllm.sources import MODEL

RULES: tuple[Rule, ...] = (
    Rule(
        "vllm.dcp-needs-copies",
        "KV heads",
        Together(("tp", "kv_heads")),
        "Decode context parallelism for GQA/MQA requires `--tensor-parallel-size` ({tp}) to be "
        "greater than the model's total number of KV heads ({kv_heads}).",
        MODEL,
        when=(("dcp", ">", 1), ("mla", "=", False), ("tp_beyond_kv", "=", False)),
        since=Bound("0.10.2", "2025-09"),
        about="Keys are split over ranks that would hold copies.",
        formerly=(
            Bound("0.28.0", "2026-08"),
            (
                "tensor parallel size {tp} must be greater than total num kv heads {kv_heads} when "
                "enable decode context parallel for GQA/MQA"
            ),
        ),
    ),
    Rule(
        "vllm.dcp-at-most-copies",
        "KV heads",
        AtMost(("most_dcp",), "dcp"),
        "`--decode-context-parallel-size` ({dcp}) exceeds the maximum supported value "
        "({most_dcp}) for `--tensor-parallel-size` ({tp}) and {kv_heads} model KV heads.",
        MODEL,
        when=(("dcp", ">", 1), ("mla", "=", False), ("tp_beyond_kv", "=", True)),
        since=Bound("0.10.2", "2025-09"),
        formerly=(
            Bound("0.28.0", "2026-08"),
            (
                "decode context parallel size must less than or equal to (tensor parallel size {tp}"
                " // total num kv heads {kv_heads}) = {most_dcp}, but got {dcp}"
            ),
        ),
    ),
    Rule(
        "vllm.dcp-divides-queries",
        "attention heads",
        Divides(("queries_per_kv",), "dcp"),
        "The model's number of query heads per KV head ({queries_per_kv}) must be divisible by "
        "`--decode-context-parallel-size` ({dcp}) for GQA/MQA.",
        MODEL,
        when=(("dcp", ">", 1), ("mla", "=", False)),
        since=Bound("0.10.2", "2025-09"),
        formerly=(
            Bound("0.28.0", "2026-08"),
            (
                "Total number of q per kv attn heads ({queries_per_kv}) must be divisible by dcp "
                "world size when enable decode context parallel for GQA ({dcp})."
            ),
        ),
    ),
)
