"""Sizes of a model against degrees: vocabulary, heads, states, experts and widths."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.rule import AtMost, Copies, Divides, Pads, Rule
from shardproof.spec.dialects.profiles.tables import names
from shardproof.spec.dialects.profiles.versions import Bound
from shardproof.spec.dialects.profiles.vllm.sources import ISSUES, PULLS, TREE

RULES: tuple[Rule, ...] = (
    Rule(
        "vllm.vocabulary",
        "vocabulary",
        Pads(("vocab",), (64,), "tp"),
        "{padded} is not divisible by {tp} (vocabulary of {vocab}, padded to a multiple of 64)",
        f"{TREE}/model_executor/layers/vocab_parallel_embedding.py",
        about="The vocabulary is padded to a multiple of 64, then cut evenly.",
    ),
    Rule(
        "vllm.kv-heads",
        "KV heads",
        Copies(("kv_heads", "other_kv_heads"), "tp"),
        "assert self.total_num_kv_heads % tp_size == 0 (or tp_size % self.total_num_kv_heads =="
        " 0): {size} KV heads over {tp} ranks",
        f"{ISSUES}/16021",
        when=(("mla", "=", False),),
        about="KV heads are cut evenly, or each repeated on equally many ranks.",
    ),
    Rule(
        "vllm.output-groups",
        "attention heads",
        Divides(("output_groups",), "tp"),
        "o_groups={size} is not divisible by the tensor parallel size {tp}: the view of wo_a by "
        "its groups does not fit",
        f"{TREE}/models/deepseek_v4/attention.py",
        effect="fails_later",
        about="The groups of a low-rank output projection are cut evenly.",
    ),
    Rule(
        "vllm.other-heads",
        "attention heads",
        Divides(("other_heads",), "tp"),
        "{size} is not divisible by {tp} (attention heads of a second kind of layer)",
        f"{TREE}/model_executor/layers/linear.py",
        when=(("mla", "=", False),),
    ),
    Rule(
        "vllm.linear-attention-heads",
        "linear-attention heads",
        Divides(("linear_value_heads", "linear_key_heads"), "tp"),
        "{size} is not divisible by {tp} (heads of linear attention)",
        f"{TREE}/model_executor/layers/mamba/mamba_utils.py",
        about="Heads of a gated delta net are cut evenly; they are not repeated.",
    ),
    Rule(
        "vllm.mamba-heads",
        "Mamba heads",
        Divides(("mamba_heads",), "tp"),
        "Tensor parallel world size must divide num heads. ({size} Mamba heads, {tp} ranks)",
        f"{TREE}/model_executor/layers/mamba/mamba_mixer2.py",
    ),
    Rule(
        "vllm.mamba-groups",
        "Mamba groups",
        Divides(("mamba_groups",), "tp"),
        "If tensor parallel world size does not divide num_groups, then num_groups must equal 1. "
        "({size} groups, {tp} ranks)",
        f"{PULLS}/55091",
        off=(("mamba_groups", "=", 1),),
        about="Groups of state are cut evenly; a single one is repeated.",
    ),
    Rule(
        "vllm.experts-for-each-rank",
        "experts",
        AtMost(("experts",), "tp"),
        "Tensor parallel size {tp} is greater than the number of experts {experts}.",
        f"{TREE}/model_executor/models/qwen2_moe.py",
        when=(("experts", ">", 0), ("family", "in", names("vllm", "few_experts"))),
    ),
    Rule(
        "vllm.redundant-experts-even",
        "experts",
        Divides(("physical",), "ep"),
        "EPLB currently only supports even distribution of experts across ranks. Got {physical}"
        " experts and {ep} EP ranks.",
        f"{TREE}/model_executor/layers/fused_moe/layer.py",
        when=(("eplb", "=", True), ("expert_parallel", "=", True), ("experts", ">", 0)),
        since=Bound("0.9.2", "2025-07"),
        about="Experts and their copies are as many on each rank; without EPLB they need not be.",
    ),
    Rule(
        "vllm.mega-moe-even",
        "experts",
        Divides(("physical",), "ep"),
        "AssertionError: n_physical_experts={physical} must be divisible by ep_size={ep}. Adjust "
        "num_redundant_experts.",
        f"{ISSUES}/52435",
        when=(
            ("expert_parallel", "=", True),
            ("experts", ">", 0),
            ("family", "in", frozenset({"deepseek_v4", "deepseek_v41"})),
            ("mega_moe", "=", True),
        ),
        about="One kernel for dispatch and experts wants as many on each rank.",
    ),
    Rule(
        "vllm.expert-width",
        "expert width",
        Divides(("expert",), "expert_tp"),
        "assert intermediate_size % tp_size == 0 (experts {size} wide over {expert_tp} ranks)",
        f"{TREE}/model_executor/layers/fused_moe/config.py",
        when=(("experts", ">", 0),),
        off=(("expert_parallel", "=", True),),
        about=(
            "Without expert parallelism each expert is cut over the ranks of dp, pcp and tp "
            "together."
        ),
    ),
    Rule(
        "vllm.shared-width",
        "shared-expert width",
        Divides(("shared",), "shared_tp"),
        "{size} is not divisible by {shared_tp} (width of the shared experts)",
        f"{TREE}/model_executor/layers/linear.py",
    ),
    Rule(
        "vllm.dense-width",
        "dense width",
        Divides(("dense",), "tp"),
        "{size} is not divisible by {tp} (width of the dense feed-forward)",
        f"{TREE}/model_executor/layers/linear.py",
    ),
)
