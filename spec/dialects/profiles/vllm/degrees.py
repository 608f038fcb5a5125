"""Facts of a command and a config as vLLM makes them: degrees, drafts, what its tables know."""

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
    Fact,
    Facts,
)
from shardproof.spec.dialects.profiles.tables import names


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
        "fitting_dcp": _fitting_dcp(numbers, tp, dcp),
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


def _fitting_dcp(numbers: Numbers, tp: int, dcp: int) -> int:
    """The most ranks below `dcp` that may share the keys of a head; 0 where none may."""
    heads, kv = numbers.heads, numbers.kv_heads
    for each in range(min(dcp - 1, tp), 1, -1):
        copies = numbers.mla or (heads and kv and each <= tp // kv and heads // kv % each == 0)
        if tp % each == 0 and copies:
            return each
    return 0


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
