"""Scales of FP8 in blocks against the part of a rank."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.rule import Blocks, Rule
from shardproof.spec.dialects.profiles.versions import Bound
from shardproof.spec.dialects.profiles.vllm.sources import ISSUES, PULLS, TREE

RULES: tuple[Rule, ...] = (
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
)
