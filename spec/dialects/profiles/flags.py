"""Flags of each engine that let through what it refused: what its maintainers name first."""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.spec.dialects.asked import Engine
from shardproof.spec.dialects.profiles.rule import Test
from shardproof.spec.dialects.profiles.versions import Bound
from shardproof.spec.record import dataclass

Said = str | int | bool


@dataclass(frozen=True, slots=True)
class Flag:
    """Options to say, or to leave out; a value `=name` is that of a fact."""

    says: str
    options: tuple[tuple[str, Said], ...] = ()
    env: tuple[tuple[str, str], ...] = ()
    leaves_out: tuple[str, ...] = ()
    when: tuple[Test, ...] = ()
    since: Bound | None = None
    until: Bound | None = None
    last: bool = False
    """Whether it gives something up, and so comes after other degrees."""


MOE: tuple[Test, ...] = (("experts", ">", 0),)

FLAGS: Mapping[Engine, tuple[Flag, ...]] = {
    "vllm": (
        Flag(
            "experts whole on a rank each: --enable-expert-parallel",
            (("enable_expert_parallel", True),),
            when=(*MOE, ("expert_parallel", "=", False)),
            since=Bound("0.8.2", "2025-03"),
        ),
        Flag(
            "the vision tower whole on each rank: --mm-encoder-tp-mode data",
            (("mm_encoder_tp_mode", "data"),),
            when=(("whole_vision", "=", False), ("vision_heads", "!=", None)),
            since=Bound("0.10.2", "2025-09"),
        ),
        Flag(
            "as many experts on each rank: {more_redundant} redundant ones",
            (
                ("enable_eplb", True),
                ("eplb_config.num_redundant_experts", "=more_redundant"),
            ),
            when=(*MOE, ("expert_parallel", "=", True), ("more_redundant", ">", 0)),
            since=Bound("0.10.0", "2025-07"),
        ),
        Flag(
            "layers of each stage by a list: VLLM_PP_LAYER_PARTITION={stage_list}",
            env=(("VLLM_PP_LAYER_PARTITION", "=stage_list"),),
            when=(("pp", ">", 1), ("stage_list", "!=", None)),
        ),
        Flag(
            "keys over {fitting_dcp} ranks: --decode-context-parallel-size {fitting_dcp}",
            (("decode_context_parallel_size", "=fitting_dcp"),),
            when=(("dcp", ">", 1), ("fitting_dcp", ">", 1)),
            since=Bound("0.10.2", "2025-09"),
        ),
        Flag(
            "without decode context parallelism",
            leaves_out=(
                "decode_context_parallel_size",
                "dcp_kv_cache_interleave_size",
                "cp_kv_cache_interleave_size",
            ),
            when=(("dcp", ">", 1),),
            last=True,
        ),
        Flag(
            "without a list of stages",
            env=(("VLLM_PP_LAYER_PARTITION", ""),),
            when=(("partition", "!=", None),),
            last=True,
        ),
        Flag(
            "without drafts",
            leaves_out=("speculative_config", "num_speculative_tokens", "speculative_model"),
            when=(("draft", "!=", ""),),
            last=True,
        ),
        Flag(
            "without balancing of experts",
            leaves_out=("enable_eplb", "eplb_config", "num_redundant_experts"),
            when=(("eplb_said", "=", True),),
            last=True,
        ),
        Flag(
            "without expert parallelism",
            leaves_out=("enable_expert_parallel",),
            when=(("expert_parallel", "=", True), ("experts", "=", 0)),
        ),
    ),
    "sglang": (
        Flag(
            "experts whole on a rank each: --ep-size {tp}",
            (("expert_parallel_size", "=tp"),),
            when=(*MOE, ("ep", "=", 1)),
        ),
        Flag(
            "experts over all ranks, shared experts whole: --moe-a2a-backend deepep",
            (("moe_a2a_backend", "deepep"),),
            when=(*MOE, ("shared_tp", ">", 1)),
            since=Bound("0.4.10", "2025-07"),
        ),
        Flag(
            "the vision tower whole on each rank: --mm-enable-dp-encoder",
            (("mm_enable_dp_encoder", True),),
            when=(("whole_vision", "=", False), ("vision_heads", "!=", None)),
            since=Bound("0.5.6", "2025-12"),
        ),
        Flag(
            "as many experts on each rank: {more_redundant} redundant ones",
            (("ep_num_redundant_experts", "=more_redundant"),),
            when=(*MOE, ("ep", ">", 1), ("more_redundant", ">", 0)),
        ),
        Flag(
            "layers of each stage by a list: SGLANG_PP_LAYER_PARTITION={stage_list}",
            env=(("SGLANG_PP_LAYER_PARTITION", "=stage_list"),),
            when=(("pp", ">", 1), ("stage_list", "!=", None)),
        ),
        Flag(
            "without a list of stages",
            env=(("SGLANG_PP_LAYER_PARTITION", ""),),
            when=(("partition", "!=", None),),
            last=True,
        ),
        Flag(
            "without balancing of experts",
            leaves_out=("enable_eplb", "ep_num_redundant_experts"),
            when=(("eplb", "=", True),),
            last=True,
        ),
        Flag(
            "without drafts",
            leaves_out=(
                "speculative_algorithm",
                "speculative_algo",
                "speculative_num_steps",
                "speculative_eagle_topk",
                "speculative_num_draft_tokens",
                "speculative_draft_model_path",
            ),
            when=(("draft", "!=", ""),),
            last=True,
        ),
    ),
    "tensorrt-llm": (
        Flag(
            "experts whole on a rank each: --ep_size {tp}",
            (("moe_expert_parallel_size", "=tp"),),
            when=(*MOE, ("ep", "=", 1)),
        ),
        Flag(
            "without a degree for the experts",
            leaves_out=(
                "ep_size",
                "moe_expert_parallel_size",
                "moe_tensor_parallel_size",
                "moe_cluster_parallel_size",
            ),
            when=(*MOE, ("ep", ">", 1)),
            last=True,
        ),
    ),
    "megatron": (
        Flag(
            "embedding and loss counted as layers",
            (
                ("account_for_embedding_in_pipeline_split", True),
                ("account_for_loss_in_pipeline_split", True),
            ),
            when=(("pp", ">", 1),),
            since=Bound("0.11.0", "2025-03"),
        ),
        Flag(
            "the loss counted as a layer",
            (("account_for_loss_in_pipeline_split", True),),
            when=(("pp", ">", 1),),
            since=Bound("0.11.0", "2025-03"),
        ),
        Flag(
            "fewer layers on the last stage: --decoder-last-pipeline-num-layers {last_layers}",
            (("decoder_last_pipeline_num_layers", "=last_layers"),),
            when=(("pp", ">", 1), ("last_layers", "!=", None)),
            since=Bound("0.9.0", "2024-10"),
        ),
        Flag(
            "experts whole on a rank each: --expert-tensor-parallel-size 1",
            (("expert_tensor_parallel_size", 1),),
            when=(*MOE, ("etp", ">", 1)),
        ),
    ),
}
