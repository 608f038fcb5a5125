"""Words of other tools for what a plan has a field for, or for what no plan can say."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

_FIELDS: dict[str, tuple[str, ...]] = {
    "tp: N": (
        "tensor_parallel", "tensor_parallel_size", "tensor_parallel_degree", "tensor_parallelism",
        "tensor_model_parallel_size", "tp_size", "tp_degree", "tensor", "mp", "mp_size",
        "model_parallel", "model_parallel_size",
    ),
    "pp: N": (
        "pipeline_parallel", "pipeline_parallel_size", "pipeline_parallel_degree", "pp_size",
        "pipeline_parallelism", "pipeline_model_parallel_size", "pp_degree", "pipeline",
    ),
    "dp: N": (
        "data_parallel", "data_parallel_size", "data_parallel_degree", "data_parallelism",
        "dp_size", "dp_degree", "replicas", "num_replicas", "dp_replicate",
    ),
    "ep: N": (
        "expert_parallel", "expert_parallel_size", "expert_parallel_degree", "expert_parallelism",
        "expert_model_parallel_size", "ep_size", "ep_degree", "moe_expert_parallel_size",
        "moe_ep_size",
    ),
    "ep: N, with N = dp x tp": ("enable_expert_parallel",),
    "moe: {tp: N}": (
        "moe_tensor_parallel_size", "moe_tp_size", "expert_tensor_parallel_size", "etp", "etp_size",
    ),
    "sp: N": (
        "context_parallel", "context_parallel_size", "context_parallel_degree", "cp", "cp_size",
        "context_parallelism", "prefill_context_parallel_size", "pcp", "sp_size", "ulysses",
        "sequence_parallel_size", "sequence_parallel_degree", "ulysses_size", "ulysses_degree",
    ),
    "sp: N and sequence: {exchange: ring}": ("ring", "ring_degree", "ring_attention", "ring_size"),
    "stream: tokens": (
        "sequence_parallel", "enable_sequence_parallel", "enable_sp", "megatron_sp",
        "sequence_parallelism",
    ),
    "decode: {sp: N, sequence: {layout: keys}, attention: {over: [tp, sp]}}": (
        "decode_context_parallel_size", "dcp", "dcp_size", "kvp", "kv_parallel_size",
    ),
    "devices: N": (
        "world_size", "world", "gpus", "num_gpus", "n_gpus", "n_devices", "num_devices", "ranks",
        "nproc_per_node", "tensor_parallel_gpus", "gpu_count", "num_ranks", "nranks",
    ),
    "model: path/to/config.json": (
        "model_path", "model_name", "model_name_or_path", "model_id", "hf_model", "config",
        "config_path", "model_dir", "checkpoint", "pretrained_model_name_or_path",
    ),
    "workload: {batch: N}": (
        "batch_size", "max_num_seqs", "max_batch_size", "global_batch_size", "max_running_requests",
        "bs",
    ),
    "workload: {prompt: N}": (
        "seq_len", "sequence_length", "input_len", "max_model_len", "prompt_len", "isl",
        "max_input_len", "context_length", "max_seq_len",
    ),
    "workload: {steps: N}": (
        "output_len", "max_tokens", "max_new_tokens", "osl", "generation_len", "num_steps",
    ),
    "schedule: {microbatches: N}": (
        "num_microbatches", "micro_batches", "n_microbatches", "pp_max_micro_batch_size",
    ),
    "stages: {layers: strided, order: layer}": (
        "virtual_pipeline_model_parallel_size", "num_layers_per_virtual_pipeline_stage",
        "interleaved",
    ),
    "stages: {layers: [N, N, ...]}": ("layers_per_stage", "pp_layer_partition", "layer_partition"),
    "moe: {experts: {listed: [...]}, copies: one}": (
        "num_redundant_experts", "ep_num_redundant_experts", "num_slots",
        "expert_placement", "init_expert_location",
    ),
    "moe: {rebalance: {step: 2, experts: {listed: [...]}}}": (
        "eplb", "enable_eplb", "eplb_config", "expert_rebalance", "eplb_rebalance_num_iterations",
    ),
    "prefill: {chunks: {tokens: N}}": (
        "enable_chunked_prefill", "chunked_prefill", "chunked_prefill_size", "long_prefill",
    ),
    "prefill: {packed: {sequences: [N, N, ...]}}": (
        "packed_sequences", "sequence_packing", "packing", "cu_seqlens", "padding_free",
    ),
    "prefill: {packed: {sequences: [N, N], pads: left}}": (
        "padding_side", "left_padding", "pad_side",
    ),
    "decode: {draft: {tokens: N}}": (
        "speculative", "speculative_config", "speculative_algorithm", "num_speculative_tokens",
        "spec_decode", "speculative_num_draft_tokens", "max_draft_len", "num_nextn_predict_layers",
        "mtp",
    ),
    "lm_head: {tied: shared}": ("tie_word_embeddings", "tied"),
    "attention: {heads: [N, N, ...]}": ("head_partition", "heads_per_rank"),
    "attention: {out: {sum: norm}}, ffn: {down: {sum: norm}}, moe: {sum: norm}": (
        "allreduce_fusion", "enable_allreduce_fusion", "enable_flashinfer_allreduce_fusion",
        "fuse_allreduce_rms", "enable_aiter_allreduce_fusion",
    ),
    "attention:, ffn: and moe: {scales: {cut, index}}": (
        "weight_block_size", "block_scales", "weight_scale_inv", "group_size", "scale_block_size",
    ),
    "moe: {fused: blocks, stored: interleaved}": (
        "moe_mlp_glu_interleave_size", "is_weights_interleaved", "gate_mode", "interleaved_gate_up",
    ),
    "decode: and prefill: with degrees of their own, and handoff:": (
        "disaggregation_mode", "disaggregated", "pd_disaggregation", "kv_transfer_config",
        "disaggregation",
    ),
}  # fmt: skip
_NOT = (
    "draft_model", "lora", "enable_lora", "lora_modules", "max_loras",
    "quantization", "kv_cache_dtype", "dtype", "enable_prefix_caching", "gpu_memory_utilization",
    "mem_fraction_static", "block_size", "page_size", "swap_space", "cpu_offload_gb", "fsdp",
    "zero_stage", "zero", "enforce_eager", "cuda_graph", "max_num_batched_tokens", "engine",
    "backend", "framework", "distributed_executor_backend", "trust_remote_code", "load_format",
    "attention_backend", "gradient_accumulation_steps", "learning_rate", "optimizer",
)  # fmt: skip
_OF_THE_MODEL = (
    "num_heads", "n_heads", "num_kv_heads", "n_kv_heads", "num_key_value_heads", "num_layers",
    "n_layers", "hidden_dim", "d_model", "num_experts", "n_experts", "top_k",
    "num_local_experts", "n_routed_experts", "num_experts_per_tok", "max_position_embeddings",
    "ffn_dim", "rope_theta", "sliding_window",
)  # fmt: skip
_SECTIONS = (
    "parallel_config", "parallelism", "parallel", "parallelism_config", "parallel_strategy",
    "distributed", "distributed_config", "engine_args", "engine_config", "strategy",
)  # fmt: skip
_SAYS = {alias: field for field, aliases in _FIELDS.items() for alias in aliases}
CONFIG = frozenset({
    "model_type", "architectures", "hidden_size", "num_hidden_layers", "num_attention_heads",
    "vocab_size", "intermediate_size", "n_embd", "n_layer", "n_head", "text_config",
    "transformers_version", "torch_dtype",
})  # fmt: skip
"""Keys that stand in a model's config, and in no plan."""


def hint(key: str, value: object = None) -> str | None:
    """What a plan writes for another tool's word; None where the word is nobody's."""
    word = re.sub(r"[-.\s]+", "_", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", key[:60])).lower().strip("_")
    if word in _SAYS:
        said = _SAYS[word]
        if type(value) is int and said.count("N") == 1:
            said = said.replace("N", str(value))
        return f"here that is `{said}`"
    if word in _NOT:
        return "a plan cannot say this: it is about who computes what, not about how or when"
    if word in _OF_THE_MODEL or word in CONFIG:
        return "that is the model's: it stands in the config.json that `model:` names"
    if word in _SECTIONS:
        return "here degrees stand at the top of the plan: `tp: 8`"
    return None


def is_config(keys: Iterable[str]) -> bool:
    """Whether these are the keys of a model's config."""
    return len(CONFIG.intersection(keys)) >= 2


def other_file(keys: Collection[str]) -> tuple[str, str] | None:
    """What a file of these keys is, and what to do with FILE, where it is another of ours."""
    if "shardproof_witness" in keys:
        return "a witness", "`shardproof run FILE` replays it"
    if "predicateType" in keys or "payloadType" in keys:
        return "a certificate", "`shardproof verify FILE` checks it"
    if "$schema" in keys:
        return "a JSON Schema", "name a plan that it describes"
    if "shardproof_model" in keys or is_config(keys):
        return (
            "a model's config",
            "`shardproof init FILE` writes a plan for it; `check PLAN --model FILE`",
        )
    return None
