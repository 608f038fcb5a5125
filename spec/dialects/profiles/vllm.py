"""vLLM: what it refuses, read in 0.8.5, 0.11.0, 0.19.1, 0.23.0, 0.26.0 to 0.30.0, 0.32.0, 0.33.0.

The order is that in which the engine comes upon them: the arguments, the model's class, the
embedding, attention, feed-forward layers, the kernels' shapes, the vision tower.
"""

from __future__ import annotations

from shardproof.spec.dialects.asked import Asked
from shardproof.spec.dialects.profiles.facts import (
    as_number,
    environment,
    flag,
    inner,
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
    Together,
)
from shardproof.spec.dialects.profiles.tables import names
from shardproof.spec.dialects.profiles.versions import Bound

NEWEST = Bound("0.33.0", "2026-11")
TREE = "https://github.com/vllm-project/vllm/blob/v0.33.0/vllm"
ISSUES = "https://github.com/vllm-project/vllm/issues"
PULLS = "https://github.com/vllm-project/vllm/pull"
PARALLEL = f"{TREE}/config/parallel.py"
MODEL = f"{TREE}/config/model.py"

CLASSLESS = frozenset({"", "ngram", "ngram_gpu", "suffix", "custom_class"})
"""Ways to draft without a model."""
EAGLE = frozenset({"eagle", "eagle3", "dflash", "extract_hidden_states"})
OWN_DRAFTS = frozenset({"mtp", "medusa", "dspark", "mlp_speculator"})


def facts(asked: Asked, numbers: Numbers, devices: int | None) -> Facts:
    """Degrees as vLLM makes them: replicas are devices of their own, and hold experts."""
    tp = number(asked, "tensor_parallel_size")
    pp = number(asked, "pipeline_parallel_size")
    dp = number(asked, "data_parallel_size")
    pcp = number(asked, "prefill_context_parallel_size")
    dcp = number(asked, "decode_context_parallel_size")
    expert_parallel = flag(asked, "enable_expert_parallel")
    ranks = tp * dp * pcp
    backend = word(asked, "all2all_backend", default="allgather_reducescatter")
    scattered = expert_parallel and tp > 1 and dp > 1 and backend in names("vllm", "scattered")
    redundant = as_number(
        inner(asked, "eplb_config", "num_redundant_experts")
        or number(asked, "num_redundant_experts", default=0),
        "num_redundant_experts",
    )
    draft = _draft(asked)
    told = inner(asked, "speculative_config", "draft_tensor_parallel_size")
    draft_tp = as_number(told, "draft_tensor_parallel_size") if told is not None else tp
    layers = numbers.layers or 0
    partition = asked.env.get("VLLM_PP_LAYER_PARTITION")
    stages = listed_stages(partition, layers, pp) or even_stages(layers, pp)
    seen = devices if devices is not None else visible(asked)
    text_only = (
        flag(asked, "language_model_only") or inner(asked, "limit_mm_per_prompt", "image") == 0
    )
    made: dict[str, Fact] = {
        **model_facts(numbers),
        "tp": tp,
        "pp": pp,
        "dp": dp,
        "pcp": pcp,
        "dcp": dcp,
        "ranks": ranks,
        "world": tp * pp * pcp,
        "devices": tp * pp * pcp * dp,
        "available": seen,
        "nodes": number(asked, "nnodes"),
        "backend": word(asked, "distributed_executor_backend", default="mp"),
        "expert_parallel": expert_parallel,
        "ep": ranks if expert_parallel else 1,
        "expert_tp": 1 if expert_parallel else ranks,
        "shared_tp": 1 if scattered else tp,
        "eplb": flag(asked, "enable_eplb"),
        "redundant": redundant,
        "physical": (numbers.experts or 0) + redundant,
        "kv_per_rank": max(1, (numbers.kv_heads or 0) // tp),
        "queries_per_kv": _quotient(numbers.heads, numbers.kv_heads),
        "most_dcp": _quotient(tp, numbers.kv_heads),
        "tp_beyond_kv": numbers.kv_heads is not None and tp > numbers.kv_heads,
        "kv_width": _kv_width(numbers, tp),
        "partition": partition,
        "stage_starts": stage_starts(stages) if pp > 1 else None,
        "draft": draft,
        "draft_tp": draft_tp,
        "draft_tp_fits": draft_tp in {1, tp},
        "mega_moe": "mega_moe" in word(asked, "moe_backend"),
        # A backend that is named, of those that keep blocks of 128, pads since 0.32.
        "pads_blocks": word(asked, "moe_backend") in PADDING and _blocks_of_whole(numbers),
        "dcp_spans": dcp in {1, pcp, tp * pcp},
        "padded_shared": numbers.family.startswith("deepseek_v4"),
        "reordered": numbers.quantisation.reordered,
        "sixteen": 16,
        "thirty_two": 32,
        "sixty_four": 64,
        "whole_vision": text_only or _whole_vision(asked),
        "vision_known": _vision_known(numbers),
        "local_dp": number(asked, "data_parallel_size_local", default=dp),
        "platform": "rocm" if environment(asked, "VLLM_ROCM_USE_AITER") else "",
    }
    return made


def even_stages(layers: int, stages: int) -> list[int]:
    """One more layer from the last stage but one backwards."""
    if stages < 1:
        return []
    sizes = [layers // stages] * stages
    for place in range(2, layers % stages + 2):
        sizes[-place] += 1
    return sizes


def _quotient(left: int | None, right: int | None) -> int | None:
    return left // right if left is not None and right else None


def _kv_width(numbers: Numbers, tp: int) -> int | None:
    """Keys of a rank, times the ranks, so that blocks divide what one rank holds."""
    if numbers.mla or not numbers.kv_heads or not numbers.head_dim:
        return None
    return max(1, numbers.kv_heads // tp) * tp * numbers.head_dim


def _draft(asked: Asked) -> str:
    """How it drafts, by whichever word of the years."""
    method = inner(asked, "speculative_config", "method")
    if isinstance(method, str):
        return "mtp" if method.endswith("_mtp") else method
    if inner(asked, "speculative_config", "model") is not None or word(asked, "speculative_model"):
        return "draft_model"
    if "speculative_config" in asked.options or "num_speculative_tokens" in asked.options:
        return "mtp"
    return word(asked, "spec_method")


def _whole_vision(asked: Asked) -> bool:
    return word(asked, "mm_encoder_tp_mode") == "data" or flag(
        asked, "enable_multimodal_encoder_data_parallel"
    )


def _vision_known(numbers: Numbers) -> str:
    """Whether vLLM shards this family's vision tower."""
    families = {numbers.outer, numbers.vision_family}
    if families & names("vllm", "vision_replicated"):
        return "replicated"
    return "sharded" if families & names("vllm", "vision_sharded") else "not known"


def _blocks_of_whole(numbers: Numbers) -> bool:
    """Whether an expert is a whole number of square blocks before it is cut."""
    block = numbers.quantisation.block
    if block is None or block[0] != block[1]:
        return False
    return all(
        size is not None and size % block[0] == 0 for size in (numbers.expert, numbers.hidden)
    )


PADDING = frozenset({"flashinfer_trtllm", "flashinfer_cutlass", "deep_gemm"})
"""Backends of block-scaled FP8 experts that keep blocks of 128, and pad a rank's part to them."""

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
    Rule(
        "vllm.no-stages",
        "pipeline stages",
        Together(("pp",)),
        "NotImplementedError: Pipeline parallelism is not supported yet.",
        f"{PULLS}/4412",
        when=(("pp", ">", 1),),
        until=Bound("0.5.1", "2024-07"),
        about="There were no stages.",
    ),
    Rule(
        "vllm.stages-of-model",
        "pipeline stages",
        Together(("pp",)),
        "Pipeline parallelism is not supported for this model. Supported models implement the "
        "`SupportsPP` interface. ({architecture})",
        f"{TREE}/model_executor/models/registry.py",
        when=(("pp", ">", 1), ("architecture", "in", names("vllm", "no_pipeline"))),
        about="A class that can't be laid in stages.",
    ),
    Rule(
        "vllm.stages-of-unknown-model",
        "pipeline stages",
        Together(("pp",)),
        "{architecture} is not among the architectures that are known to implement `SupportsPP`.",
        "https://docs.vllm.ai/en/latest/models/supported_models.html",
        when=(
            ("pp", ">", 1),
            ("architecture", "!=", None),
            ("architecture", "not in", names("vllm", "no_pipeline") | names("vllm", "pipeline")),
        ),
        effect="unknown",
        decides="whether the class of this architecture implements SupportsPP",
    ),
    Rule(
        "vllm.other-class",
        "model",
        Together(),
        "{architecture} is not among the classes of 0.33.0: newer, or run by Transformers' own "
        "code",
        "https://docs.vllm.ai/en/latest/models/supported_models.html",
        when=(
            ("architecture", "!=", None),
            ("architecture", "not in", names("vllm", "no_pipeline") | names("vllm", "pipeline")),
        ),
        effect="note",
    ),
    Rule(
        "vllm.draft-in-stages",
        "pipeline stages",
        Together(("pp",)),
        "NotImplementedError: Pipeline parallelism is not supported for this model. Supported "
        "models implement the `SupportsPP` interface. (the draft, {draft}, with "
        "pipeline_parallel_size={pp})",
        f"{ISSUES}/52761",
        when=(
            ("pp", ">", 1),
            ("draft", "in", OWN_DRAFTS),
            ("family", "not in", names("vllm", "drafts_with_stages")),
        ),
        until=Bound("0.30.0", "2026-09"),
        about="A draft had as many stages as its target; since 0.30 it has one.",
    ),
    Rule(
        "vllm.draft-ranks",
        "tensor parallelism",
        Together(("draft_tp", "tp")),
        "speculative_draft_tensor_parallel_size={draft_tp} cannot be other value than 1 or target "
        "model tensor_parallel_size ({tp})",
        f"{TREE}/config/speculative.py",
        when=(("draft_tp_fits", "=", False),),
        about="A draft model lies on one rank or on as many as its target.",
    ),
    Rule(
        "vllm.features-over-stages",
        "pipeline stages",
        Together(("pp",)),
        "{architecture} does not support {draft} with pipeline parallelism",
        f"{TREE}/v1/worker/gpu/spec_decode/eagle/eagle3_utils.py",
        when=(
            ("pp", ">", 1),
            ("draft", "in", frozenset({"eagle3", "dflash"})),
            ("family", "not in", names("vllm", "features_over_stages")),
        ),
        since=Bound("0.30.0", "2026-09"),
        about="Inner states of other stages do not reach the draft.",
    ),
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
    Rule(
        "vllm.stage-list",
        "layers",
        StageList("partition"),
        "ValueError: {why}",
        "https://github.com/vllm-project/vllm/blob/main/tests/distributed/test_pipeline_partition.py",
        about="VLLM_PP_LAYER_PARTITION has a number for each stage, all layers in sum.",
    ),
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
    Rule(
        "vllm.expert-blocks",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "block_n"),
        "ValueError: The output_size of gate's and up's weight = {shard} is not divisible by "
        "weight quantization block_n = {block_n}.",
        f"{ISSUES}/17569",
        when=(("experts", ">", 0), ("quantisation", "=", "fp8-block"), ("online", "=", False)),
        off=(("expert_parallel", "=", True),),
        until=Bound("0.29.0", "2026-09"),
        about="Each rank's part of an expert is a whole number of blocks.",
    ),
    Rule(
        "vllm.expert-blocks-refined",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "block_n", 32, "hidden"),
        "ValueError: The output_size of gate's and up's weight = {shard} is not divisible by "
        "weight quantization block_n = {block_n}.",
        f"{PULLS}/52915",
        when=(
            ("experts", ">", 0),
            ("quantisation", "=", "fp8-block"),
            ("quantised_as", "not in", frozenset({"compressed-tensors"})),
            ("online", "=", False),
        ),
        off=(("expert_parallel", "=", True),),
        since=Bound("0.29.0", "2026-09"),
        until=Bound("0.32.0", "2026-10"),
        about="Scales are refined to blocks of 32 or more; where even these do not fit, refused.",
    ),
    Rule(
        "vllm.expert-blocks-padded",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "block_n", 32, "hidden"),
        "ValueError: The output_size of gate's and up's weight = {shard} is not divisible by "
        "weight quantization block_n = {block_n}.",
        f"{PULLS}/55867",
        when=(
            ("experts", ">", 0),
            ("quantisation", "=", "fp8-block"),
            ("quantised_as", "not in", frozenset({"compressed-tensors"})),
            ("online", "=", False),
        ),
        off=(("expert_parallel", "=", True), ("pads_blocks", "=", True)),
        since=Bound("0.32.0", "2026-10"),
        about="As before, and a backend that is named and keeps blocks of 128 pads to them.",
    ),
    Rule(
        "vllm.expert-blocks-compressed",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "block_n"),
        "ValueError: The output_size of gate's and up's weight = {shard} is not divisible by "
        "weight quantization block_n = {block_n}.",
        f"{TREE}/model_executor/layers/quantization/utils/fp8_utils.py",
        when=(
            ("experts", ">", 0),
            ("quantisation", "=", "fp8-block"),
            ("quantised_as", "=", "compressed-tensors"),
        ),
        off=(("expert_parallel", "=", True),),
        since=Bound("0.29.0", "2026-09"),
        about="Blocks of compressed-tensors are not refined.",
    ),
    Rule(
        "vllm.expert-blocks-online",
        "expert width",
        Blocks(("expert",), "expert_tp", "block_n"),
        "RuntimeError in fused_experts: the experts' part of a rank "
        "({size}/{expert_tp}={shard}) is not a multiple of {block_n}",
        f"{PULLS}/44763",
        when=(("experts", ">", 0), ("quantisation", "=", "fp8-block"), ("online", "=", True)),
        off=(("expert_parallel", "=", True),),
        until=Bound("0.24.0", "2026-07"),
        about="Weights that are quantised on loading are padded to blocks since.",
    ),
    Rule(
        "vllm.shared-blocks",
        "shared-expert width",
        Blocks(("quantised_shared",), "shared_tp", "block_n"),
        "ValueError: Weight output_partition_size = {shard} is not divisible by weight "
        "quantization block_n = {block_n}. (shared experts)",
        f"{TREE}/model_executor/layers/quantization/utils/fp8_utils.py",
        when=(("quantisation", "=", "fp8-block"), ("online", "=", False)),
        until=Bound("0.15.0", "2026-01"),
        about="The shared experts are split over tensor ranks, also with expert parallelism.",
    ),
    Rule(
        "vllm.shared-blocks-down",
        "shared-expert width",
        Blocks(("quantised_shared",), "shared_tp", "block_k"),
        "ValueError: Weight input_size_per_partition = {shard} is not divisible by weight "
        "quantization block_k = {block_k}. (shared experts)",
        f"{ISSUES}/42384",
        when=(("quantisation", "=", "fp8-block"), ("online", "=", False)),
        off=(("padded_shared", "=", True),),
        since=Bound("0.15.0", "2026-01"),
        about="What is merged of gate and up may span blocks since; what is summed may not.",
    ),
    Rule(
        "vllm.shared-blocks-unpadded",
        "shared-expert width",
        Blocks(("quantised_shared",), "shared_tp", "block_k"),
        "ValueError: Weight input_size_per_partition = {shard} is not divisible by weight "
        "quantization block_k = {block_k}. (shared experts)",
        f"{PULLS}/46001",
        when=(("quantisation", "=", "fp8-block"), ("padded_shared", "=", True)),
        since=Bound("0.15.0", "2026-01"),
        until=Bound("0.24.0", "2026-07"),
        about="DeepSeek-V4 pads the shared experts to whole blocks since.",
    ),
    Rule(
        "vllm.dense-blocks",
        "dense width",
        Blocks(("quantised_dense",), "tp", "block_n"),
        "ValueError: Weight output_partition_size = {shard} is not divisible by weight "
        "quantization block_n = {block_n}.",
        f"{TREE}/model_executor/layers/quantization/utils/fp8_utils.py",
        when=(("quantisation", "=", "fp8-block"), ("online", "=", False)),
        until=Bound("0.15.0", "2026-01"),
        about="The dense feed-forward is split over tensor ranks in whole blocks.",
    ),
    Rule(
        "vllm.dense-blocks-down",
        "dense width",
        Blocks(("quantised_dense",), "tp", "block_k"),
        "ValueError: Weight input_size_per_partition = {shard} is not divisible by weight "
        "quantization block_k = {block_k}.",
        f"{TREE}/model_executor/layers/quantization/utils/fp8_utils.py",
        when=(("quantisation", "=", "fp8-block"), ("online", "=", False)),
        since=Bound("0.15.0", "2026-01"),
        about="What is merged of gate and up may span blocks since; what is summed may not.",
    ),
    Rule(
        "vllm.query-blocks",
        "attention heads",
        Blocks(
            ("quantised_query",),
            "tp",
            "block_n",
        ),
        "ValueError: Weight output_partition_size = {shard} is not divisible by weight "
        "quantization block_n = {block_n}. (queries)",
        f"{TREE}/model_executor/layers/quantization/utils/fp8_utils.py",
        when=(("quantisation", "=", "fp8-block"), ("online", "=", False)),
        until=Bound("0.15.0", "2026-01"),
        about="What one rank's heads need of a projection is a whole number of blocks.",
    ),
    Rule(
        "vllm.latent-blocks",
        "attention heads",
        Blocks(
            ("quantised_latent_query", "quantised_latent_values"),
            "tp",
            "block_n",
        ),
        "ValueError: Weight output_partition_size = {shard} is not divisible by weight "
        "quantization block_n = {block_n}. (latent attention)",
        f"{TREE}/model_executor/layers/quantization/utils/fp8_utils.py",
        when=(("quantisation", "=", "fp8-block"), ("online", "=", False)),
        about="What one rank's heads need of a latent is a whole number of blocks.",
    ),
    Rule(
        "vllm.kv-blocks",
        "KV heads",
        Blocks(("kv_width",), "tp", "block_n"),
        "ValueError: Weight output_partition_size = {shard} is not divisible by weight "
        "quantization block_n = {block_n}. (keys and values)",
        f"{TREE}/model_executor/layers/quantization/utils/fp8_utils.py",
        when=(
            ("quantisation", "=", "fp8-block"),
            ("online", "=", False),
            ("quantised_query", "!=", None),
        ),
        until=Bound("0.15.0", "2026-01"),
    ),
    Rule(
        "vllm.attention-out-blocks",
        "attention heads",
        Blocks(("quantised_attention_out",), "tp", "block_k"),
        "ValueError: Weight input_size_per_partition = {shard} is not divisible by weight "
        "quantization block_k = {block_k}. (output projection)",
        f"{TREE}/model_executor/layers/quantization/utils/fp8_utils.py",
        when=(("quantisation", "=", "fp8-block"), ("online", "=", False)),
        off=(("family", "in", frozenset({"deepseek_v4", "deepseek_v41"})),),
    ),
    Rule(
        "vllm.groups",
        "dense width",
        Blocks(("quantised_dense", "quantised_shared", "quantised_attention_out"), "tp", "group"),
        "ValueError: The input size is not aligned with the quantized weight shape. This can be"
        " caused by too large tensor parallel size. ({what}: {size}/{tp} = {shard}, groups of "
        "{group})",
        f"{ISSUES}/21695",
        when=(("quantisation", "=", "awq"),),
        about="What a rank reads of a row-parallel weight is a whole number of groups.",
    ),
    Rule(
        "vllm.groups-of-kernel",
        "dense width",
        Blocks(("quantised_dense", "quantised_shared", "quantised_attention_out"), "tp", "group"),
        "ValueError: Failed to find a kernel that can implement the WNA16 linear layer: "
        "in_features per partition {shard} is not divisible by group_size = {group}. ({what}: "
        "{size}/{tp})",
        f"{TREE}/model_executor/kernels/linear/mixed_precision/marlin.py",
        when=(
            ("quantisation", "in", frozenset({"gptq", "int-groups"})),
            ("reordered", "=", False),
        ),
        about="What a rank reads of a row-parallel weight is a whole number of groups.",
    ),
    Rule(
        "vllm.expert-groups",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "group"),
        "CompressedTensors WNA16 MoE with static group scales requires the MoE intermediate "
        "size per tensor-parallel partition ({shard}) to be divisible by group_size ({group}). "
        "Scale groups would otherwise cross TP shard boundaries; use a compatible TP size or "
        "enable expert parallelism.",
        f"{TREE}/model_executor/layers/quantization/compressed_tensors/compressed_tensors_moe",
        when=(("experts", ">", 0), ("quantisation", "=", "int-groups")),
        off=(("expert_parallel", "=", True),),
        since=Bound("0.24.0", "2026-07"),
    ),
    Rule(
        "vllm.expert-groups-halved",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "group", 32, "hidden"),
        "assert group_size >= 32: experts {size} wide over {expert_tp} ranks leave {shard} "
        "each, which groups of {group} do not divide, nor their halves down to 32",
        f"{TREE}/model_executor/layers/quantization/moe_wna16.py",
        when=(("experts", ">", 0), ("quantisation", "in", frozenset({"awq", "gptq"}))),
        off=(("expert_parallel", "=", True),),
    ),
    Rule(
        "vllm.fp4-inputs",
        "dense width",
        Blocks(("quantised_dense", "quantised_shared", "quantised_attention_out"), "tp", "sixteen"),
        "ValueError: Unsupported model when in features size is not multiple of 16 ({what}: "
        "{size}/{tp} = {shard})",
        f"{TREE}/model_executor/layers/quantization/modelopt.py",
        when=(("quantisation", "=", "nvfp4"),),
    ),
    Rule(
        "vllm.fp4-experts",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "sixty_four"),
        "experts {size} wide over {expert_tp} ranks leave {shard} each; kernels for NVFP4 take "
        "multiples of 64, and some pad",
        "https://github.com/flashinfer-ai/flashinfer/issues/3206",
        when=(("experts", ">", 0), ("quantisation", "=", "nvfp4")),
        off=(("expert_parallel", "=", True),),
        effect="unknown",
        decides="which kernel the device and --moe-backend choose, and whether it pads",
    ),
    Rule(
        "vllm.fp8-tiles",
        "dense width",
        Blocks(("dense", "shared"), "tp", "thirty_two"),
        "on devices without FP8 the Marlin kernel is used: size_n = 2 × {shard} is not "
        "divisible by tile_n_size = 64",
        "https://github.com/zai-org/GLM-4.5/issues/94",
        when=(("quantisation", "=", "fp8"),),
        until=Bound("0.24.0", "2026-07"),
        effect="note",
        decides="the device: FP8 in hardware or not",
    ),
    Rule(
        "vllm.vision-heads",
        "vision heads",
        Divides(("vision_heads",), "tp"),
        "AssertionError: {size} is not divisible by {tp} (heads of the vision tower)",
        f"{ISSUES}/24004",
        when=(("vision_known", "=", "sharded"),),
        off=(("whole_vision", "=", True),),
        about="The vision tower is cut over the tensor ranks of the text model.",
    ),
    Rule(
        "vllm.vision-heads-once",
        "vision heads",
        Divides(("vision_heads",), "tp"),
        "AssertionError: {size} is not divisible by {tp} (heads of the vision tower)",
        f"{ISSUES}/8097",
        when=(("vision_known", "=", "replicated"),),
        off=(("whole_vision", "=", True),),
        until=Bound("0.6.2", "2024-10"),
        about="Towers that are now whole on each rank where their heads do not divide.",
    ),
    Rule(
        "vllm.vision-width",
        "vision width",
        Divides(("vision_width",), "tp"),
        "{size} is not divisible by {tp} (width of the vision tower)",
        f"{TREE}/model_executor/layers/linear.py",
        when=(("vision_known", "=", "sharded"),),
        off=(("whole_vision", "=", True),),
    ),
    Rule(
        "vllm.vision-unknown",
        "vision heads",
        Divides(("vision_heads",), "tp"),
        "{size} heads of the vision tower do not divide by {tp}; whether vLLM shards this "
        "family's tower ({outer}) is not known",
        f"{ISSUES}/49368",
        when=(("vision_known", "=", "not known"),),
        off=(("whole_vision", "=", True),),
        effect="unknown",
        decides="whether the class of this family's vision tower is sharded over tensor ranks",
    ),
    Rule(
        "vllm.indices-cross-stages",
        "layers",
        StageStart("index_shared"),
        "stage {stage} begins with layer {layer}, which takes the top-k indices of layer "
        "{before}; between stages only hidden states and residual are sent, so it reads a "
        "buffer that nobody filled",
        f"{ISSUES}/50853",
        effect="wrong",
        about="State that one layer leaves for the next does not cross a stage.",
    ),
)
