"""For each rule a command that breaks it, and one beside it that does not."""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.spec.dialects.profiles.reading import Json
from tests.spec.dialects.profiles.models import (
    AWQ,
    BLOCKED_TENSORS,
    BLOCKS,
    DENSE,
    FP8,
    INT4,
    LATENT,
    MOE,
    NVFP4,
    SEEING,
    SHARED,
    STRANGER,
)


@dataclass(frozen=True, slots=True)
class Row:
    """Both commands with the same config and release, but where the fine one has another config."""

    rule: str
    breaks: str
    fine: str
    config: Json
    version: str | None = None
    other: Json | None = None

    def __str__(self) -> str:
        return self.rule


GDN: Json = {
    **DENSE,
    "linear_num_key_heads": 16,
    "linear_num_value_heads": 32,
    "linear_key_head_dim": 128,
    "linear_value_head_dim": 128,
}
GROUPED: Json = {**DENSE, "o_groups": 8, "o_lora_rank": 1024}
STATES: Json = {**DENSE, "mamba_num_heads": 64, "n_groups": 8}
INDEXED: Json = {
    **LATENT,
    "num_hidden_layers": 8,
    "indexer_types": ["full", "full", "full", "shared", "shared", "shared", "full", "shared"],
}
V4: Json = {**MOE, "architectures": ["DeepseekV4ForCausalLM"], "model_type": "deepseek_v4"}
SIX: Json = {
    **DENSE,
    "num_attention_heads": 48,
    "num_key_value_heads": 6,
    "intermediate_size": 12288,
}
TWICE: Json = {**DENSE, "swa_num_attention_heads": 24}
UNSTAGED: Json = {**DENSE, "architectures": ["Gemma3nForCausalLM"]}
MTP = '--speculative-config \'{"method": "mtp"}\''
EAGLE3 = '--speculative-config \'{"method": "eagle3", "model": "draft"}\''
EPLB = "--enable-eplb --eplb-config.num_redundant_experts"

VLLM = (
    Row(
        "vllm.local-replicas",
        "-dp 2 --data-parallel-size-local 4",
        "-dp 4 --data-parallel-size-local 2",
        DENSE,
    ),
    Row(
        "vllm.eplb-needs-ep",
        "-tp 4 --enable-eplb",
        "-tp 4 --enable-eplb --enable-expert-parallel",
        MOE,
    ),
    Row("vllm.eplb-needs-ranks", "-ep --enable-eplb", "-ep -tp 2 --enable-eplb", MOE),
    Row(
        "vllm.redundant-needs-eplb",
        "-ep -tp 4 --eplb-config.num_redundant_experts 8",
        f"-ep -tp 4 {EPLB} 8",
        MOE,
    ),
    Row("vllm.dcp-divides-tp", "-tp 16 -dcp 3", "-tp 16 -dcp 2", DENSE),
    Row("vllm.dcp-over-pcp", "-tp 2 -pcp 4 -dcp 2", "-tp 2 -pcp 4 -dcp 4", LATENT),
    Row(
        "vllm.devices",
        "CUDA_VISIBLE_DEVICES=0,1 vllm serve -tp 4",
        "CUDA_VISIBLE_DEVICES=0,1,2,3 vllm serve -tp 4",
        DENSE,
        "0.8.5",
    ),
    Row(
        "vllm.devices-of-node",
        "CUDA_VISIBLE_DEVICES=0,1 vllm serve -tp 4",
        "CUDA_VISIBLE_DEVICES=0,1 vllm serve -tp 4 --distributed-executor-backend ray",
        DENSE,
    ),
    Row("vllm.heads", "-tp 3", "-tp 4", DENSE),
    Row("vllm.ep-needs-experts", "-tp 2 -ep", "-tp 2", DENSE),
    Row("vllm.no-stages", "-pp 2", "-tp 2", DENSE, "0.4.0"),
    Row("vllm.stages-of-model", "-pp 2", "-tp 2", UNSTAGED),
    Row("vllm.other-class", "-tp 2", "-tp 2", STRANGER, other=DENSE),
    Row("vllm.stages-of-unknown-model", "-pp 2", "-tp 2", STRANGER),
    Row("vllm.draft-in-stages", f"-pp 2 {MTP}", f"-tp 2 {MTP}", LATENT, "2026-08"),
    Row("vllm.features-over-stages", f"-pp 2 {EAGLE3}", f"-tp 2 {EAGLE3}", LATENT),
    Row(
        "vllm.draft-ranks",
        '-tp 4 --speculative-config \'{"model": "small", "draft_tensor_parallel_size": 2}\'',
        '-tp 4 --speculative-config \'{"model": "small", "draft_tensor_parallel_size": 1}\'',
        DENSE,
    ),
    Row("vllm.dcp-needs-copies", "-tp 8 -dcp 2", "-tp 16 -dcp 2", DENSE),
    Row("vllm.dcp-at-most-copies", "-tp 16 -dcp 4", "-tp 32 -dcp 4", DENSE),
    Row(
        "vllm.dcp-divides-queries",
        "-tp 12 -dcp 4",
        "-tp 12 -dcp 3",
        {**DENSE, "num_attention_heads": 12, "num_key_value_heads": 2},
    ),
    Row(
        "vllm.stage-list",
        "VLLM_PP_LAYER_PARTITION=16,15 vllm serve -pp 2",
        "VLLM_PP_LAYER_PARTITION=17,15 vllm serve -pp 2",
        DENSE,
    ),
    Row("vllm.vocabulary", "-tp 3", "-tp 2", SIX),
    Row(
        "vllm.kv-heads",
        "-tp 8",
        "-tp 6",
        {**DENSE, "num_attention_heads": 48, "num_key_value_heads": 6},
    ),
    Row("vllm.output-groups", "-tp 16", "-tp 8", GROUPED),
    Row("vllm.other-heads", "-tp 16", "-tp 8", TWICE),
    Row("vllm.linear-attention-heads", "-tp 32", "-tp 16", GDN),
    Row("vllm.mamba-heads", "-tp 4", "-tp 2", {**STATES, "mamba_num_heads": 6}),
    Row("vllm.mamba-groups", "-tp 16", "-tp 8", STATES),
    Row("vllm.experts-for-each-rank", "-tp 8", "-tp 4", {**MOE, "num_experts": 4}),
    Row("vllm.redundant-experts-even", f"-tp 4 -ep {EPLB} 2", f"-tp 4 -ep {EPLB} 4", MOE),
    Row(
        "vllm.mega-moe-even",
        "-tp 1 -dp 3 -ep --moe-backend deep_gemm_mega_moe",
        "-tp 1 -dp 3 -ep",
        V4,
    ),
    Row("vllm.expert-width", "-tp 2 -dp 3", "-tp 2 -dp 3 -ep", MOE),
    Row(
        "vllm.shared-width",
        "-tp 16 -ep",
        "-tp 8 -ep",
        {**SHARED, "shared_expert_intermediate_size": 1000},
    ),
    Row("vllm.dense-width", "-tp 16", "-tp 8", {**DENSE, "intermediate_size": 11000}),
    Row(
        "vllm.expert-blocks",
        "-tp 8",
        "-tp 4",
        {**MOE, "moe_intermediate_size": 1536, "quantization_config": BLOCKS},
        "0.8.5",
    ),
    Row(
        "vllm.expert-blocks-refined",
        "-tp 8",
        "-tp 8 -ep",
        {**MOE, "moe_intermediate_size": 640, "quantization_config": BLOCKS},
        "0.30.0",
    ),
    Row(
        "vllm.expert-blocks-padded",
        "-tp 8",
        "-tp 8 --moe-backend flashinfer_trtllm",
        {**MOE, "moe_intermediate_size": 640, "quantization_config": BLOCKS},
    ),
    Row(
        "vllm.expert-blocks-compressed",
        "-tp 8",
        "-tp 4",
        {**MOE, "moe_intermediate_size": 1536, "quantization_config": BLOCKED_TENSORS},
    ),
    Row(
        "vllm.expert-blocks-online",
        "-tp 4 --quantization fp8_per_block",
        "-tp 2 --quantization fp8_per_block",
        {**MOE, "moe_intermediate_size": 768},
        "2026-06",
    ),
    Row(
        "vllm.shared-blocks",
        "-tp 8 -ep",
        "-tp 8 -dp 2 -ep",
        {**SHARED, "shared_expert_intermediate_size": 1536, "quantization_config": BLOCKS},
        "0.13.0",
    ),
    Row(
        "vllm.shared-blocks-down",
        "-tp 8 -ep",
        "-tp 8 -dp 2 -ep",
        {**SHARED, "shared_expert_intermediate_size": 1536, "quantization_config": BLOCKS},
    ),
    Row(
        "vllm.shared-blocks-unpadded",
        "-tp 16 -ep",
        "-tp 8 -ep",
        {**V4, "n_shared_experts": 1, "moe_intermediate_size": 3072, "quantization_config": BLOCKS},
        "0.20.0",
    ),
    Row(
        "vllm.dense-blocks",
        "-tp 8",
        "-tp 4",
        {**DENSE, "intermediate_size": 11776, "quantization_config": BLOCKS},
        "0.13.0",
    ),
    Row(
        "vllm.dense-blocks-down",
        "-tp 8",
        "-tp 4",
        {**DENSE, "intermediate_size": 11776, "quantization_config": BLOCKS},
    ),
    Row(
        "vllm.latent-blocks",
        "-tp 32",
        "-tp 16",
        {**LATENT, "qk_nope_head_dim": 64, "quantization_config": BLOCKS},
    ),
    Row(
        "vllm.groups-of-kernel",
        "-tp 2",
        "-tp 1",
        {**DENSE, "intermediate_size": 29568, "quantization_config": INT4},
    ),
    Row(
        "vllm.query-blocks",
        "-tp 32",
        "-tp 16",
        {**DENSE, "head_dim": 64, "num_key_value_heads": 32, "quantization_config": BLOCKS},
        "0.13.0",
    ),
    Row(
        "vllm.kv-blocks",
        "-tp 8",
        "-tp 4",
        {**DENSE, "head_dim": 64, "quantization_config": BLOCKS},
        "0.13.0",
    ),
    Row(
        "vllm.attention-out-blocks",
        "-tp 32",
        "-tp 16",
        {**LATENT, "v_head_dim": 64, "quantization_config": BLOCKS},
    ),
    Row(
        "vllm.groups",
        "-tp 2",
        "-tp 1",
        {**DENSE, "intermediate_size": 29568, "quantization_config": AWQ},
    ),
    Row(
        "vllm.expert-groups",
        "-tp 8",
        "-tp 8 -ep",
        {**MOE, "moe_intermediate_size": 1536, "quantization_config": INT4},
    ),
    Row(
        "vllm.expert-groups-halved",
        "-tp 8",
        "-tp 4",
        {**MOE, "moe_intermediate_size": 128, "quantization_config": AWQ},
    ),
    Row(
        "vllm.fp4-inputs",
        "-tp 8",
        "-tp 4",
        {**DENSE, "intermediate_size": 704, "quantization_config": NVFP4},
    ),
    Row(
        "vllm.fp4-experts",
        "-tp 4",
        "-tp 4 -ep",
        {**MOE, "moe_intermediate_size": 704, "quantization_config": NVFP4},
    ),
    Row(
        "vllm.fp8-tiles",
        "-tp 8",
        "-tp 2",
        {**DENSE, "intermediate_size": 10944, "quantization_config": FP8},
        "0.10.2",
    ),
    Row("vllm.vision-heads", "-tp 32", "-tp 32 --mm-encoder-tp-mode data", SEEING),
    Row(
        "vllm.vision-heads-once",
        "-tp 4",
        "-tp 1",
        {
            "architectures": ["InternVLChatModel"],
            "model_type": "internvl_chat",
            "llm_config": DENSE,
            "vision_config": {"num_attention_heads": 25},
        },
        "2024-09",
    ),
    Row(
        "vllm.vision-width",
        "-tp 8",
        "-tp 4",
        {**SEEING, "vision_config": {"num_heads": 16, "intermediate_size": 4300}},
    ),
    Row(
        "vllm.vision-unknown",
        "-tp 32",
        "-tp 32 --language-model-only",
        {**SEEING, "model_type": "nobody_knows"},
    ),
    Row(
        "vllm.indices-cross-stages",
        "-pp 2",
        "VLLM_PP_LAYER_PARTITION=6,2 vllm serve -pp 2",
        INDEXED,
    ),
)

DEEPEP = "--moe-a2a-backend deepep"
SGLANG = (
    Row("sglang.nodes", "--tp 8 --nnodes 3", "--tp 8 --nnodes 2", DENSE),
    Row("sglang.replicas-on-nodes", "--tp 4 --dp 2 --nnodes 2", "--tp 4 --dp 2", DENSE),
    Row(
        "sglang.replicas-with-attention-dp",
        "--tp 4 --dp 2 --attn-dp-size 2",
        "--tp 4 --attn-dp-size 2",
        DENSE,
    ),
    Row(
        "sglang.attention-groups",
        "--tp 8 --dp 3 --enable-dp-attention",
        "--tp 8 --dp 4 --enable-dp-attention",
        DENSE,
    ),
    Row("sglang.expert-groups", "--tp 8 --ep 3", "--tp 8 --ep 4", MOE),
    Row(
        "sglang.moe-replicas",
        "--tp 8 --ep 2 --moe-dp-size 2",
        "--tp 8 --ep 4 --moe-dp-size 2",
        MOE,
    ),
    Row(
        "sglang.moe-replicas-in-stages",
        "--tp 8 --ep 4 --moe-dp-size 2 --pp 2",
        "--tp 8 --ep 4 --moe-dp-size 2",
        MOE,
    ),
    Row(
        "sglang.head-over-replicas",
        "--tp 4 --enable-dp-lm-head",
        "--tp 4 --enable-dp-lm-head --dp 2 --enable-dp-attention",
        DENSE,
    ),
    Row("sglang.eplb-needs-ep", "--tp 4 --enable-eplb", "--tp 4 --ep 4 --enable-eplb", MOE),
    Row(
        "sglang.kernel-groups",
        "--tp 8 --ep 4 --moe-runner-backend flashinfer_cutlass",
        "--tp 8 --ep 8 --moe-runner-backend flashinfer_cutlass",
        MOE,
    ),
    Row(
        "sglang.kernel-alone",
        "--tp 8 --ep 8 --moe-runner-backend cutlass",
        "--tp 8 --moe-runner-backend cutlass",
        {**MOE, "quantization_config": FP8},
    ),
    Row("sglang.dense-ranks", "--tp 8 --moe-dense-tp-size 2", "--tp 8 --moe-dense-tp-size 1", MOE),
    Row("sglang.dcp", "--tp 8 --dcp-size 3", "--tp 8 --dcp-size 2", DENSE),
    Row("sglang.no-stages", "--pp 2", "--tp 2", DENSE, "0.4.1"),
    Row(
        "sglang.stages-of-model",
        "--pp 2",
        "--tp 2",
        {**DENSE, "architectures": ["GemmaForCausalLM"]},
    ),
    Row("sglang.other-class", "--tp 2", "--tp 2", STRANGER, other=DENSE),
    Row("sglang.stages-of-unknown-model", "--pp 2", "--tp 2", STRANGER),
    Row(
        "sglang.drafts-in-stages",
        "--pp 2 --speculative-algorithm EAGLE",
        "--tp 2 --speculative-algorithm EAGLE",
        DENSE,
        "0.5.8",
    ),
    Row(
        "sglang.only-eagle-in-stages",
        "--pp 2 --speculative-algorithm NGRAM",
        "--tp 2 --speculative-algorithm NGRAM",
        DENSE,
    ),
    Row(
        "sglang.eagle-in-stages",
        "--pp 2 --speculative-algorithm EAGLE",
        "SGLANG_ENABLE_PP_SPEC=1 sglang --pp 2 --speculative-algorithm EAGLE",
        DENSE,
    ),
    Row(
        "sglang.drafts-with-attention-dp",
        "--tp 8 --dp 2 --enable-dp-attention --speculative-algorithm EAGLE",
        "--tp 8 --dp 2 --enable-dp-attention",
        LATENT,
        "0.4.3",
    ),
    Row(
        "sglang.stage-list",
        "SGLANG_PP_LAYER_PARTITION=16,a sglang --pp 2",
        "SGLANG_PP_LAYER_PARTITION=17,15 sglang --pp 2",
        DENSE,
    ),
    Row("sglang.vocabulary", "--tp 3", "--tp 2", SIX, "0.5.8"),
    Row("sglang.vocabulary-padded", "--tp 3", "--tp 2", SIX),
    Row(
        "sglang.heads",
        "--tp 3",
        "--tp 4",
        {**DENSE, "vocab_size": 98304, "intermediate_size": 12288},
    ),
    Row(
        "sglang.kv-heads",
        "--tp 8",
        "--tp 6",
        {**DENSE, "num_attention_heads": 48, "num_key_value_heads": 6},
    ),
    Row("sglang.linear-attention-heads", "--tp 32", "--tp 16", GDN),
    Row("sglang.mamba-heads", "--tp 4", "--tp 2", {**STATES, "mamba_num_heads": 6}),
    Row("sglang.output-groups", "--tp 16", "--tp 16 --dp 2 --enable-dp-attention", GROUPED),
    Row("sglang.mamba-groups", "--tp 16", "--tp 8", STATES),
    Row("sglang.experts-for-each-rank", "--tp 8", "--tp 4", {**MOE, "num_experts": 4}),
    Row("sglang.experts-even", "--tp 8 --ep 8", "--tp 8 --ep 4", {**MOE, "num_experts": 60}),
    Row(
        "sglang.expert-width",
        "--tp 32 --ep 2",
        "--tp 32 --ep 4",
        {**MOE, "moe_intermediate_size": 1000},
    ),
    Row(
        "sglang.expert-blocks",
        "--tp 8",
        "--tp 8 --ep 8",
        {**MOE, "moe_intermediate_size": 1536, "quantization_config": BLOCKS},
    ),
    Row(
        "sglang.shared-width",
        "--tp 16",
        f"--tp 16 {DEEPEP}",
        {**SHARED, "shared_expert_intermediate_size": 1000},
    ),
    Row(
        "sglang.shared-blocks",
        "--tp 8 --ep 8",
        f"--tp 8 {DEEPEP}",
        {**SHARED, "shared_expert_intermediate_size": 1536, "quantization_config": BLOCKS},
    ),
    Row("sglang.dense-width", "--tp 16", "--tp 8", {**DENSE, "intermediate_size": 11000}),
    Row(
        "sglang.dense-blocks",
        "--tp 8",
        "--tp 4",
        {**DENSE, "intermediate_size": 11776, "quantization_config": BLOCKS},
    ),
    Row(
        "sglang.query-blocks",
        "--tp 32",
        "--tp 16",
        {**DENSE, "head_dim": 64, "num_key_value_heads": 32, "quantization_config": BLOCKS},
    ),
    Row(
        "sglang.attention-out-blocks",
        "--tp 32",
        "--tp 16",
        {**LATENT, "v_head_dim": 64, "quantization_config": BLOCKS},
    ),
    Row(
        "sglang.groups",
        "--tp 2",
        "--tp 1",
        {**DENSE, "intermediate_size": 29568, "quantization_config": AWQ},
    ),
    Row("sglang.vision-heads", "--tp 32", "--tp 32 --mm-enable-dp-encoder", SEEING),
    Row(
        "sglang.devices",
        "CUDA_VISIBLE_DEVICES=0,1 sglang --tp 4",
        "CUDA_VISIBLE_DEVICES=0,1,2,3 sglang --tp 4",
        DENSE,
    ),
    Row(
        "sglang.indices-cross-stages",
        "--pp 2",
        "SGLANG_PP_LAYER_PARTITION=6,2 sglang --pp 2",
        INDEXED,
        "0.5.13",
    ),
)

TENSORRT = (
    Row(
        "trtllm.experts-inside-tp",
        "--tp_size 8 --moe_expert_parallel_size 4 --moe_tensor_parallel_size 4",
        "--tp_size 8 --moe_expert_parallel_size 4 --moe_tensor_parallel_size 2",
        MOE,
    ),
    Row(
        "trtllm.world",
        "--tp_size 4 --world_size 8",
        "--tp_size 4 --pp_size 2 --world_size 8",
        DENSE,
    ),
    Row(
        "trtllm.experts-with-contexts",
        "--tp_size 4 --cp_size 2 --ep_size 4",
        "--tp_size 4 --cp_size 2",
        MOE,
        "0.20.0",
    ),
    Row("trtllm.layers-for-stages", "--pp_size 64", "--pp_size 32", DENSE),
    Row("trtllm.heads", "--tp_size 64", "--tp_size 64 --enable_attention_dp", DENSE),
    Row(
        "trtllm.kv-heads",
        "--tp_size 8",
        "--tp_size 6",
        {**DENSE, "num_attention_heads": 48, "num_key_value_heads": 6, "intermediate_size": 12288},
    ),
    Row("trtllm.linear-attention-heads", "--tp_size 32", "--tp_size 16", GDN),
    Row("trtllm.mamba-heads", "--tp_size 16", "--tp_size 8", STATES),
    Row("trtllm.dense-width", "--tp_size 16", "--tp_size 8", {**DENSE, "intermediate_size": 11000}),
    Row(
        "trtllm.shared-width",
        "--tp_size 16 --ep_size 16",
        "--tp_size 8 --ep_size 8",
        {**SHARED, "shared_expert_intermediate_size": 1000},
    ),
    Row(
        "trtllm.expert-width", "--tp_size 16", "--tp_size 8", {**MOE, "moe_intermediate_size": 1000}
    ),
    Row(
        "trtllm.experts-even",
        "--tp_size 8 --ep_size 8",
        "--tp_size 8 --ep_size 4",
        {**MOE, "num_experts": 60},
    ),
    Row(
        "trtllm.expert-blocks",
        "--tp_size 8",
        "--tp_size 8 --ep_size 8 --enable_attention_dp",
        {**MOE, "moe_intermediate_size": 1536, "quantization_config": BLOCKS},
    ),
    Row("trtllm.vocabulary", "--tp_size 8", "--tp_size 1", {**DENSE, "vocab_size": 128001}),
    Row(
        "trtllm.devices",
        "CUDA_VISIBLE_DEVICES=0,1 trtllm-serve --tp_size 4",
        "CUDA_VISIBLE_DEVICES=0,1 trtllm-serve --tp_size 2",
        DENSE,
    ),
)

MEGATRON = (
    Row(
        "megatron.world",
        "--nproc-per-node 12 --tp 8",
        "--nproc-per-node 16 --tp 8",
        DENSE,
    ),
    Row(
        "megatron.expert-world",
        "--nproc-per-node 8 --tp 4 --ep 4 --expert-tensor-parallel-size 4",
        "--nproc-per-node 8 --tp 4 --ep 2 --expert-tensor-parallel-size 4",
        MOE,
    ),
    Row("megatron.layers-divide-once", "--pp 3", "--pp 2", DENSE, "2023"),
    Row("megatron.layers-dropped", "--pp 3", "--pp 2", DENSE, "0.9.0"),
    Row("megatron.layers-divide", "--pp 3", "--pp 3 --account-for-loss-in-pipeline-split", DENSE),
    Row(
        "megatron.middle-layers",
        "--pp 4 --decoder-first-pipeline-num-layers 6",
        "--pp 4 --decoder-first-pipeline-num-layers 5",
        DENSE,
    ),
    Row(
        "megatron.layers-left-out",
        "--pp 2 --decoder-first-pipeline-num-layers 8 --decoder-last-pipeline-num-layers 8",
        "--pp 2 --decoder-first-pipeline-num-layers 8 --decoder-last-pipeline-num-layers 24",
        DENSE,
        "0.15.0",
    ),
    Row(
        "megatron.virtual-stages",
        "--pp 4 --num-layers-per-virtual-pipeline-stage 3",
        "--pp 4 --num-layers-per-virtual-pipeline-stage 2",
        DENSE,
    ),
    Row(
        "megatron.virtual-ranks",
        "--pp 4 --num-virtual-stages-per-pipeline-rank 3",
        "--pp 4 --num-virtual-stages-per-pipeline-rank 4",
        DENSE,
    ),
    Row("megatron.heads", "--tp 3", "--tp 4", {**DENSE, "intermediate_size": 12288}),
    Row("megatron.groups-divide", "--tp 16", "--tp 8", DENSE, "0.15.2"),
    Row(
        "megatron.groups-copy",
        "--tp 8",
        "--tp 6",
        {**DENSE, "num_attention_heads": 48, "num_key_value_heads": 6, "intermediate_size": 12288},
    ),
    Row("megatron.linear-attention-heads", "--tp 8 --cp 4", "--tp 8 --cp 2", GDN),
    Row("megatron.dense-width", "--tp 16", "--tp 8", {**DENSE, "intermediate_size": 11000}),
    Row(
        "megatron.expert-width",
        "--tp 16",
        "--tp 16 --expert-tensor-parallel-size 8",
        {**MOE, "moe_intermediate_size": 1000},
    ),
    Row("megatron.ep-needs-experts", "--tp 2 --ep 2", "--tp 2", DENSE),
    Row("megatron.experts-even", "--ep 8", "--ep 4", {**MOE, "num_experts": 60}),
    Row(
        "megatron.tokens-over-contexts",
        "--cp 4 --seq-length 4100",
        "--cp 4 --seq-length 4096",
        DENSE,
    ),
    Row("megatron.experts-with-whole-tokens", "--tp 2", "--tp 2 --sequence-parallel", MOE),
    Row("megatron.vocabulary", "--tp 8", "--tp 1", {**DENSE, "vocab_size": 128000 + 128}),
)
