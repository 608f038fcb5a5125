"""SGLang: what it refuses, read in 0.4.9.post3, 0.5.8.post1, 0.5.10, 0.5.13 to 0.5.18 and 0.5.23.

All its degrees lie inside `--tp-size`: experts, attention's data-parallel groups, contexts. Only
replicas (`--dp-size` without attention data parallelism) and stages are devices of their own.
"""

from __future__ import annotations

from shardproof.spec.dialects.asked import Asked
from shardproof.spec.dialects.profiles.facts import (
    environment,
    flag,
    listed_stages,
    model_facts,
    number,
    stage_starts,
    visible,
    word,
)
from shardproof.spec.dialects.profiles.numbers import Numbers
from shardproof.spec.dialects.profiles.rule import (
    AtMost,
    Blocks,
    Copies,
    Divides,
    Fact,
    Facts,
    Pads,
    Rule,
    StageList,
    StageStart,
    Test,
    Together,
)
from shardproof.spec.dialects.profiles.tables import names
from shardproof.spec.dialects.profiles.versions import Bound

NEWEST = Bound("0.5.23", "2026-10")
TREE = "https://github.com/sgl-project/sglang/blob/main/python/sglang/srt"
ISSUES = "https://github.com/sgl-project/sglang/issues"
PULLS = "https://github.com/sgl-project/sglang/pull"
CHECKS = f"{TREE}/arg_groups/validation_hook.py"
PARALLEL = f"{TREE}/arg_groups/parallel_hook.py"


def facts(asked: Asked, numbers: Numbers, devices: int | None) -> Facts:
    """Degrees as SGLang makes them of its words."""
    tp = number(asked, "tensor_parallel_size", "tp_size")
    pp = number(asked, "pipeline_parallel_size", "pp_size")
    dp = number(asked, "data_parallel_size", "dp_size")
    attention_dp = number(asked, "attention_data_parallel_size", "attn_dp_size")
    if flag(asked, "enable_dp_attention") and attention_dp == 1:
        attention_dp, dp = dp, 1
    attention_cp = number(asked, "attention_context_parallel_size", "attn_cp_size")
    moe_dp = number(asked, "moe_data_parallel_size", "moe_dp_size")
    backend = word(asked, "moe_a2a_backend", default="none")
    if flag(asked, "enable_deepep_moe"):
        backend = "deepep"
    spanning = backend in names("sglang", "spanning")
    ep = number(asked, "expert_parallel_size", "ep_size")
    if spanning or (flag(asked, "enable_ep_moe") and ep == 1):
        ep = tp
    redundant = number(asked, "ep_num_redundant_experts", default=0)
    dense_tp = number(asked, "moe_dense_tp_size", default=tp)
    inside = attention_dp * attention_cp
    layers = numbers.layers or 0
    partition = asked.env.get("SGLANG_PP_LAYER_PARTITION")
    stages = listed_stages(partition, layers, pp) or even_stages(layers, pp)
    one_shared = spanning or environment(asked, "SGLANG_SHARED_EXPERT_TP1")
    text_only = flag(asked, "language_only", "language_model_only") or flag(
        asked, "mm_enable_dp_encoder"
    )
    made: dict[str, Fact] = {
        **model_facts(numbers),
        "tp": tp,
        "pp": pp,
        "dp": dp,
        "attention_dp": attention_dp,
        "attention_cp": attention_cp,
        "inside": inside,
        "attention_tp": tp // inside if inside and tp % inside == 0 else None,
        "ep": ep,
        "moe_dp": moe_dp,
        "ep_groups": ep * moe_dp,
        "expert_tp": tp // (ep * moe_dp) if ep and moe_dp and tp % (ep * moe_dp) == 0 else None,
        "shared_tp": 1 if one_shared else tp,
        "eplb": flag(asked, "enable_eplb"),
        "replicated_head": flag(asked, "enable_dp_lm_head"),
        "kernel": word(asked, "moe_runner_backend", default="auto"),
        "ep_fits": ep in {1, tp},
        "dense_tp": dense_tp,
        "dense_whole": dense_tp == tp,
        "reordered": numbers.quantisation.reordered,
        "world": tp * pp,
        "devices": tp * pp * dp,
        "available": devices if devices is not None else visible(asked),
        "nodes": number(asked, "nnodes"),
        "redundant": redundant,
        "physical": (numbers.experts or 0) + redundant,
        "dcp": number(asked, "decode_context_parallel_size", "dcp_size"),
        "partition": partition if pp > 1 else None,
        "stage_starts": stage_starts(stages) if pp > 1 else None,
        "draft": word(asked, "speculative_algorithm", "speculative_algo").upper(),
        "pool": word(asked, "disaggregation_mode", default="null"),
        "staged_drafts": environment(asked, "SGLANG_ENABLE_PP_SPEC"),
        "aiter": environment(asked, "SGLANG_USE_AITER"),
        "whole_vision": text_only,
    }
    return made


def even_stages(layers: int, stages: int) -> list[int]:
    """The last stages get one more."""
    if stages < 1:
        return []
    least, more = divmod(layers, stages)
    return [least + (stage >= stages - more) for stage in range(stages)]


STAGED = names("sglang", "pipeline") | names("sglang", "no_pipeline")
BLOCKED: tuple[Test, ...] = (("quantisation", "=", "fp8-block"),)

RULES: tuple[Rule, ...] = (
    Rule(
        "sglang.nodes",
        "devices",
        Divides(("world",), "nodes"),
        "tp_size must be divisible by number of nodes ({world} ranks, {nodes} nodes)",
        CHECKS,
    ),
    Rule(
        "sglang.replicas-on-nodes",
        "data parallelism",
        Together(("dp", "nodes")),
        "multi-node data-parallel replicas are not supported; use attention DP across nodes",
        CHECKS,
        when=(("dp", ">", 1), ("nodes", ">", 1)),
    ),
    Rule(
        "sglang.replicas-with-attention-dp",
        "data parallelism",
        Together(("dp", "attention_dp")),
        "--dp-size {dp} with --attn-dp-size {attention_dp}: data-parallel replicas combined "
        "with attention data parallelism are not supported.",
        PARALLEL,
        when=(("dp", ">", 1), ("attention_dp", ">", 1)),
    ),
    Rule(
        "sglang.attention-groups",
        "attention data parallelism",
        Divides(("tp",), "inside"),
        "assert tp_size % dp_size == 0 ({tp} ranks in {inside} groups of attention)",
        PARALLEL,
        about="Attention's data-parallel and context groups lie inside the tensor ranks.",
    ),
    Rule(
        "sglang.expert-groups",
        "expert parallelism",
        Divides(("tp",), "ep_groups"),
        "tp_size {tp} must be divisible by ep_size {ep_groups}",
        f"{TREE}/model_executor/model_runner_components/moe_ep_setup.py",
        when=(("experts", ">", 0),),
    ),
    Rule(
        "sglang.moe-replicas",
        "expert parallelism",
        Together(("tp", "ep", "moe_dp")),
        "ep_size * moe_dp_size must be equal to tp_size ({ep} * {moe_dp} != {tp})",
        PARALLEL,
        when=(("moe_dp", ">", 1), ("ep", ">", 1), ("expert_tp", "!=", 1)),
        since=Bound("0.5.8", "2026-01"),
    ),
    Rule(
        "sglang.moe-replicas-in-stages",
        "pipeline stages",
        Together(("moe_dp", "pp")),
        "PP is not supported with context parallelism",
        PARALLEL,
        when=(("moe_dp", ">", 1), ("pp", ">", 1)),
        since=Bound("0.5.8", "2026-01"),
    ),
    Rule(
        "sglang.head-over-replicas",
        "attention data parallelism",
        Together(),
        "--enable-dp-lm-head requires attention DP (--attn-dp-size).",
        f"{TREE}/arg_groups/overrides.py",
        when=(("replicated_head", "=", True), ("attention_dp", "=", 1)),
    ),
    Rule(
        "sglang.eplb-needs-ep",
        "experts",
        Together(("ep",)),
        "assert ep_size > 1 (--enable-eplb with ep_size={ep})",
        PARALLEL,
        when=(("eplb", "=", True), ("ep", "<", 2)),
        about="Balancing experts needs expert parallelism.",
    ),
    Rule(
        "sglang.kernel-groups",
        "expert parallelism",
        Together(("ep", "tp")),
        "The expert parallel size must be 1 or the same as the tensor parallel size ({ep}, {tp}; "
        "--moe-runner-backend {kernel})",
        f"{TREE}/arg_groups/moe_hook.py",
        when=(
            ("kernel", "in", frozenset({"flashinfer_cutlass", "flashinfer_cutedsl"})),
            ("ep_fits", "=", False),
        ),
        since=Bound("0.5.8", "2026-01"),
    ),
    Rule(
        "sglang.kernel-alone",
        "expert parallelism",
        Together(("ep",)),
        "FP8/MXFP8 Cutlass MoE is only supported with ep_size == 1",
        f"{TREE}/arg_groups/moe_hook.py",
        when=(
            ("kernel", "=", "cutlass"),
            ("ep", ">", 1),
            ("quantisation", "in", frozenset({"fp8", "fp8-block", "mxfp8"})),
        ),
        since=Bound("0.5.8", "2026-01"),
    ),
    Rule(
        "sglang.dense-ranks",
        "dense width",
        Together(("dense_tp", "tp")),
        "moe_dense_tp_size only supports None, 1, or tp_size currently",
        CHECKS,
        when=(("dense_tp", ">", 1), ("dense_whole", "=", False)),
    ),
    Rule(
        "sglang.dcp",
        "decode context parallelism",
        Divides(("tp",), "dcp"),
        "--dcp-size {dcp} must divide --tp-size {tp}.",
        f"{TREE}/distributed/parallel_state.py",
    ),
    Rule(
        "sglang.no-stages",
        "pipeline stages",
        Together(("pp",)),
        "launch_server.py: error: unrecognized arguments: --pp-size {pp}",
        f"{PULLS}/5724",
        when=(("pp", ">", 1),),
        until=Bound("0.4.6", "2025-05"),
        about="There were no stages.",
    ),
    Rule(
        "sglang.stages-of-model",
        "pipeline stages",
        Together(("pp",)),
        "AssertionError: Pipeline Parallel is not compatible with this model. ({architecture})",
        f"{PULLS}/18925",
        when=(("pp", ">", 1), ("architecture", "in", names("sglang", "no_pipeline"))),
        since=Bound("0.4.6", "2025-05"),
        about="A class whose forward takes nothing from another stage.",
    ),
    Rule(
        "sglang.stages-of-unknown-model",
        "pipeline stages",
        Together(("pp",)),
        "{architecture} is not among the architectures that are known to take stages.",
        f"{TREE}/model_executor/model_runner.py",
        when=(
            ("pp", ">", 1),
            ("architecture", "!=", None),
            ("architecture", "not in", STAGED),
        ),
        since=Bound("0.4.6", "2025-05"),
        effect="unknown",
        decides="whether the forward of this architecture's class takes pp_proxy_tensors",
    ),
    Rule(
        "sglang.other-class",
        "model",
        Together(),
        "{architecture} is not among the classes of 0.5.23: newer, or run by Transformers' own "
        "code",
        f"{TREE}/models",
        when=(("architecture", "!=", None), ("architecture", "not in", STAGED)),
        effect="note",
    ),
    Rule(
        "sglang.drafts-in-stages",
        "pipeline stages",
        Together(("pp",)),
        "Pipeline parallelism is not compatible with overlap schedule, speculative decoding, "
        "mixed chunked prefill.",
        CHECKS,
        when=(("pp", ">", 1), ("draft", "!=", "")),
        until=Bound("0.5.10", "2026-04"),
        about="Drafting and stages did not go together at all.",
    ),
    Rule(
        "sglang.only-eagle-in-stages",
        "pipeline stages",
        Together(("pp",)),
        "Pipeline parallelism currently only supports EAGLE (non-multi-layer) speculative decoding",
        CHECKS,
        when=(("pp", ">", 1), ("draft", "not in", frozenset({"", "EAGLE", "NEXTN", "DSPARK"}))),
        since=Bound("0.5.10", "2026-04"),
    ),
    Rule(
        "sglang.eagle-in-stages",
        "pipeline stages",
        Together(("pp",)),
        "PP + speculative decoding (MTP) is only supported on prefill nodes "
        "(disaggregation-mode=prefill)",
        CHECKS,
        when=(
            ("pp", ">", 1),
            ("draft", "in", frozenset({"EAGLE", "NEXTN", "DSPARK"})),
            ("pool", "!=", "prefill"),
        ),
        off=(("staged_drafts", "=", True),),
        since=Bound("0.5.10", "2026-04"),
        about=(
            "Drafts over stages run where prompts alone are read, or behind an experimental switch."
        ),
    ),
    Rule(
        "sglang.drafts-with-attention-dp",
        "attention data parallelism",
        Together(("attention_dp",)),
        "with --enable-dp-attention and {draft} the server starts and the first requests hang",
        f"{ISSUES}/6296",
        when=(("attention_dp", ">", 1), ("draft", "!=", "")),
        until=Bound("0.4.7", "2025-06"),
        effect="fails_later",
        about="Ranks without requests did not join the draft's collectives.",
    ),
    Rule(
        "sglang.stage-list",
        "layers",
        StageList("partition"),
        "ValueError: {why}",
        f"{TREE}/distributed/utils.py",
        about="SGLANG_PP_LAYER_PARTITION has a number for each stage, all layers in sum.",
    ),
    Rule(
        "sglang.vocabulary",
        "vocabulary",
        Pads(("vocab",), (64,), "tp"),
        "assert numerator % denominator == 0: {padded} is not divisible by {tp} (vocabulary of "
        "{vocab}, padded to a multiple of 64)",
        f"{ISSUES}/3436",
        until=Bound("0.5.19", "2026-09"),
        about="The vocabulary is padded to a multiple of 64, then cut evenly.",
    ),
    Rule(
        "sglang.vocabulary-padded",
        "vocabulary",
        Pads(("vocab",), (64,), "tp"),
        "the vocabulary of {vocab} is padded to a multiple of 64 × {tp}: {padded} does not divide",
        f"{TREE}/layers/vocab_parallel_embedding.py",
        since=Bound("0.5.19", "2026-09"),
        effect="note",
        about="Where a multiple of 64 does not divide, one of 64 times the ranks does.",
    ),
    Rule(
        "sglang.heads",
        "attention heads",
        Divides(("heads", "other_heads"), "attention_tp"),
        "assert numerator % denominator == 0: {size} attention heads are not divisible by "
        "{attention_tp}",
        f"{ISSUES}/3436",
        about="Query heads are cut evenly over the tensor ranks of one attention group.",
    ),
    Rule(
        "sglang.kv-heads",
        "KV heads",
        Copies(("kv_heads", "other_kv_heads"), "attention_tp"),
        "assert self.total_num_kv_heads % tp_size == 0 (or tp_size % self.total_num_kv_heads =="
        " 0): {size} KV heads over {attention_tp} ranks",
        f"{TREE}/layers/linear.py",
        when=(("mla", "=", False),),
        about="KV heads are cut evenly, or each repeated on equally many ranks.",
    ),
    Rule(
        "sglang.output-groups",
        "attention heads",
        Divides(("output_groups",), "attention_tp"),
        "o_groups={size} is not divisible by attn_tp_size={attention_tp}: the view of wo_a by its "
        "groups does not fit",
        "https://github.com/sgl-project/sglang/pull/31801",
        effect="fails_later",
        about="The groups of a low-rank output projection are cut evenly.",
    ),
    Rule(
        "sglang.linear-attention-heads",
        "linear-attention heads",
        Divides(("linear_value_heads", "linear_key_heads"), "attention_tp"),
        "{size} is not divisible by {attention_tp} (heads of linear attention)",
        f"{TREE}/models/qwen3_next.py",
    ),
    Rule(
        "sglang.mamba-heads",
        "Mamba heads",
        Divides(("mamba_heads",), "attention_tp"),
        "Tensor parallel world size must divide num heads. ({size} Mamba heads, {attention_tp} "
        "ranks)",
        f"{TREE}/layers/attention/mamba/mamba.py",
    ),
    Rule(
        "sglang.mamba-groups",
        "Mamba groups",
        Divides(("mamba_groups",), "attention_tp"),
        "If tensor parallel world size does not divide num_groups, then num_groups must equal "
        "1. ({size} groups, {attention_tp} ranks)",
        f"{TREE}/layers/attention/mamba/mamba.py",
        off=(("mamba_groups", "=", 1),),
    ),
    Rule(
        "sglang.experts-for-each-rank",
        "experts",
        AtMost(("experts",), "tp"),
        "Tensor parallel size {tp} is greater than the number of experts {experts}.",
        f"{TREE}/models/qwen2_moe.py",
        when=(("experts", ">", 0), ("family", "in", names("sglang", "few_experts"))),
    ),
    Rule(
        "sglang.experts-even",
        "experts",
        Divides(("physical",), "ep"),
        "assert num_experts % moe_ep_size == 0 ({physical} experts over {ep} ranks)",
        f"{TREE}/layers/moe/fused_moe_triton/layer.py",
        when=(("experts", ">", 0),),
        about="Each expert-parallel rank has as many experts.",
    ),
    Rule(
        "sglang.expert-width",
        "expert width",
        Divides(("expert",), "expert_tp"),
        "moe_intermediate_size {size} must be divisible by moe_tp_size ({expert_tp}) which is "
        "tp_size ({tp}) divided by moe_ep_size ({ep}).",
        f"{TREE}/model_executor/model_runner_components/moe_ep_setup.py",
        when=(("experts", ">", 0),),
    ),
    Rule(
        "sglang.expert-blocks",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "block_n"),
        "ValueError: The output_size of gate's and up's weight = {shard} is not divisible by "
        "weight quantization block_n = {block_n}.",
        f"{PULLS}/8344",
        when=(("experts", ">", 0), *BLOCKED),
        off=(("aiter", "=", True),),
        about="Each rank's part of an expert is a whole number of blocks.",
    ),
    Rule(
        "sglang.shared-width",
        "shared-expert width",
        Divides(("shared",), "shared_tp"),
        "{size} is not divisible by {shared_tp} (width of the shared experts)",
        f"{TREE}/layers/linear.py",
    ),
    Rule(
        "sglang.shared-blocks",
        "shared-expert width",
        Blocks(("quantised_shared",), "shared_tp", "block_n"),
        "ValueError: Weight output_partition_size = {shard} is not divisible by weight "
        "quantization block_n = {block_n}. (shared experts, {size}/{shared_tp})",
        f"{ISSUES}/26107",
        when=BLOCKED,
        about="The shared experts are split over all tensor ranks, also with --ep-size.",
    ),
    Rule(
        "sglang.dense-width",
        "dense width",
        Divides(("dense",), "dense_tp"),
        "{size} is not divisible by {dense_tp} (width of the dense feed-forward)",
        f"{TREE}/layers/linear.py",
    ),
    Rule(
        "sglang.dense-blocks",
        "dense width",
        Blocks(("quantised_dense",), "dense_tp", "block_n"),
        "ValueError: Weight output_partition_size = {shard} is not divisible by weight "
        "quantization block_n = {block_n}.",
        f"{TREE}/layers/quantization/fp8.py",
        when=BLOCKED,
    ),
    Rule(
        "sglang.query-blocks",
        "attention heads",
        Blocks(
            ("quantised_query", "quantised_latent_query", "quantised_latent_values"),
            "attention_tp",
            "block_n",
        ),
        "ValueError: Weight output_partition_size = {shard} is not divisible by weight "
        "quantization block_n = {block_n}. (queries)",
        f"{TREE}/layers/quantization/fp8.py",
        when=BLOCKED,
    ),
    Rule(
        "sglang.attention-out-blocks",
        "attention heads",
        Blocks(("quantised_attention_out",), "attention_tp", "block_k"),
        "ValueError: Weight input_size_per_partition = {shard} is not divisible by weight "
        "quantization block_k = {block_k}. (output projection)",
        f"{TREE}/layers/quantization/fp8.py",
        when=BLOCKED,
    ),
    Rule(
        "sglang.groups",
        "dense width",
        Blocks(("quantised_dense", "quantised_attention_out"), "tp", "group"),
        "ValueError: The input size is not aligned with the quantized weight shape. This can be"
        " caused by too large tensor parallel size. ({what}: {size}/{tp} = {shard}, groups of "
        "{group})",
        f"{TREE}/layers/quantization/awq.py",
        when=(
            ("quantisation", "in", frozenset({"awq", "gptq", "int-groups"})),
            ("reordered", "=", False),
            ("attention_dp", "=", 1),
        ),
    ),
    Rule(
        "sglang.vision-heads",
        "vision heads",
        Divides(("vision_heads",), "attention_tp"),
        "{size} is not divisible by {attention_tp} (heads of the vision tower)",
        f"{ISSUES}/7854",
        off=(("whole_vision", "=", True),),
        about="Vision towers are cut over the tensor ranks of the text model.",
    ),
    Rule(
        "sglang.devices",
        "devices",
        AtMost(("available",), "devices"),
        "{devices} ranks, and {available} devices are visible on the one node",
        f"{TREE}/server_args.py",
        when=(("nodes", "=", 1),),
    ),
    Rule(
        "sglang.indices-cross-stages",
        "layers",
        StageStart("index_shared"),
        "stage {stage} begins with layer {layer}, which takes the top-k indices of layer "
        "{before}; they are not sent between stages, and the first request fails with "
        "page_table_1=None",
        f"{PULLS}/28532",
        until=Bound("0.5.14", "2026-07"),
        effect="fails_later",
        about="State that one layer leaves for the next did not cross a stage.",
    ),
)
