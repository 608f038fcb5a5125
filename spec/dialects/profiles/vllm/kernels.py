"""Groups of quantised weights, and tiles of kernels, against the part of a rank."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.rule import Blocks, Rule
from shardproof.spec.dialects.profiles.versions import Bound
from shardproof.spec.dialects.profiles.vllm.sources import ISSUES, TREE

RULES: tuple[Rule, ...] = (
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
)
