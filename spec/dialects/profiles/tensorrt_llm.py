"""TensorRT-LLM: what it refuses, of its PyTorch backend and, up to 0.17, of the converted engines.

A world is tp · pp · cp ranks. Attention data parallelism and experts lie inside tp.
"""

from __future__ import annotations

from shardproof.spec.dialects.asked import Asked
from shardproof.spec.dialects.profiles.facts import flag, model_facts, number, visible
from shardproof.spec.dialects.profiles.numbers import Numbers
from shardproof.spec.dialects.profiles.rule import (
    AtMost,
    Blocks,
    Copies,
    Divides,
    Fact,
    Facts,
    Pads,
    Product,
    Rule,
    Together,
)
from shardproof.spec.dialects.profiles.versions import Bound

NEWEST = Bound("1.2.1", "2026-04")
TREE = "https://github.com/NVIDIA/TensorRT-LLM/blob/main/tensorrt_llm"
ISSUES = "https://github.com/NVIDIA/TensorRT-LLM/issues"
MAPPING = f"{TREE}/mapping.py"
LINEAR = f"{TREE}/_torch/modules/linear.py"


def facts(asked: Asked, numbers: Numbers, devices: int | None) -> Facts:
    """Degrees as its mapping makes them; what is left of tp beside the experts cuts their width."""
    tp = number(asked, "tp_size", "tensor_parallel_size")
    pp = number(asked, "pp_size", "pipeline_parallel_size")
    cp = number(asked, "cp_size", "context_parallel_size")
    ep = number(asked, "moe_expert_parallel_size", "ep_size", "moe_ep_size", default=0)
    expert_tp = number(asked, "moe_tensor_parallel_size", "moe_tp_size", default=0)
    cluster = number(asked, "moe_cluster_parallel_size", "cluster_size")
    inside = tp // cluster if cluster else tp
    if not ep:
        ep = inside // expert_tp if expert_tp else 1
    if not expert_tp:
        expert_tp = inside // ep if ep else inside
    attention_dp = flag(asked, "enable_attention_dp")
    made: dict[str, Fact] = {
        **model_facts(numbers),
        "tp": tp,
        "pp": pp,
        "cp": cp,
        "ep": ep,
        "expert_tp": expert_tp,
        "cluster": cluster,
        "world": tp * pp * cp,
        "devices": tp * pp * cp,
        "given_world": number(asked, "world_size", default=tp * pp * cp),
        "available": devices if devices is not None else visible(asked),
        "gpus_per_node": number(asked, "gpus_per_node", default=0),
        "attention_dp": attention_dp,
        "attention_tp": 1 if attention_dp else tp,
        "attention_over": cp if attention_dp else tp * cp,
        "shared_tp": 1 if attention_dp else tp,
        "dense_tp": 1 if attention_dp else tp,
        "vocabulary_tp": 1 if attention_dp else tp,
    }
    return made


RULES: tuple[Rule, ...] = (
    Rule(
        "trtllm.experts-inside-tp",
        "expert parallelism",
        Product(("expert_tp", "ep", "cluster"), "tp"),
        "tp_size must equal to moe_tp_size * moe_ep_size * moe_cluster_size, but got {tp} != "
        "{expert_tp} * {ep} * {cluster}",
        MAPPING,
        about="The experts' degrees multiply to the tensor ranks.",
    ),
    Rule(
        "trtllm.world",
        "devices",
        Product(("tp", "pp", "cp"), "given_world"),
        "world_size must equal to tp_size * pp_size * cp_size, but got {given_world} != {tp} * "
        "{pp} * {cp}.",
        f"{ISSUES}/2021",
    ),
    Rule(
        "trtllm.experts-with-contexts",
        "expert parallelism",
        Together(("ep", "cp")),
        "CP don't support MoE tp/ep yet",
        MAPPING,
        when=(("ep", ">", 1), ("cp", ">", 1)),
        until=Bound("1.0.0", "2025-09"),
    ),
    Rule(
        "trtllm.layers-for-stages",
        "layers",
        AtMost(("layers",), "pp"),
        "pp size cannot be larger than num_hidden_layers ({pp} stages, {layers} layers)",
        MAPPING,
    ),
    Rule(
        "trtllm.heads",
        "attention heads",
        Divides(("heads", "other_heads"), "attention_over"),
        "assert num_heads % (tp_size * cp_size) == 0: {size} heads are not divisible by "
        "{attention_over}",
        f"{ISSUES}/2200",
        about="Query heads are cut evenly; with attention data parallelism they are whole.",
    ),
    Rule(
        "trtllm.kv-heads",
        "KV heads",
        Copies(("kv_heads", "other_kv_heads"), "attention_tp"),
        "assert num_kv_heads % tensor_parallel_size == 0 (or tensor_parallel_size % num_kv_heads "
        "== 0): {size} KV heads over {attention_tp} ranks",
        f"{TREE}/_torch/models/modeling_utils.py",
        when=(("mla", "=", False),),
        about="KV heads are cut evenly, or each repeated on equally many ranks.",
    ),
    Rule(
        "trtllm.linear-attention-heads",
        "linear-attention heads",
        Divides(("linear_value_heads", "linear_key_heads"), "attention_tp"),
        "out_features must be divisible by tp_size: {size} heads of linear attention over "
        "{attention_tp}",
        LINEAR,
    ),
    Rule(
        "trtllm.mamba-heads",
        "Mamba heads",
        Divides(("mamba_heads", "mamba_groups"), "attention_tp"),
        "out_features must be divisible by tp_size: {size} Mamba heads or groups over "
        "{attention_tp}",
        LINEAR,
    ),
    Rule(
        "trtllm.dense-width",
        "dense width",
        Divides(("dense",), "dense_tp"),
        "in_features {size} must be divisible by tp_size {dense_tp}",
        LINEAR,
    ),
    Rule(
        "trtllm.shared-width",
        "shared-expert width",
        Divides(("shared",), "shared_tp"),
        "in_features {size} must be divisible by tp_size {shared_tp} (shared experts)",
        LINEAR,
    ),
    Rule(
        "trtllm.expert-width",
        "expert width",
        Divides(("expert",), "expert_tp"),
        "experts {size} wide do not divide over {expert_tp} ranks: the floor of it is kept on each",
        f"{TREE}/_torch/modules/fused_moe/interface.py",
        when=(("experts", ">", 0),),
        effect="unknown",
        decides="the kernel of the experts, which pads or refuses",
    ),
    Rule(
        "trtllm.expert-blocks",
        "expert width",
        Blocks(("quantised_expert",), "expert_tp", "block_n"),
        "the kernels of FP8 blocks assert that each rank's intermediate size is a multiple of "
        "{block_n}: {size}/{expert_tp} = {shard}",
        "https://github.com/NVIDIA/TensorRT-LLM/pull/14613",
        when=(("experts", ">", 0), ("quantisation", "=", "fp8-block")),
        about="A rank's part of an expert is made of whole blocks; experts that are not cut are.",
    ),
    Rule(
        "trtllm.experts-even",
        "experts",
        Divides(("experts",), "ep"),
        "MixtureOfExperts - Number of experts {experts} is not a multiple of EP size {ep}",
        "https://github.com/NVIDIA/TensorRT-LLM/pull/13888",
        when=(("experts", ">", 0),),
        about="Each rank has as many experts; the all-to-all of later builds takes a remainder.",
    ),
    Rule(
        "trtllm.vocabulary",
        "vocabulary",
        Pads(("vocab",), (1,), "vocabulary_tp"),
        "the vocabulary of {vocab} is padded to a multiple of {vocabulary_tp}",
        f"{TREE}/_torch/modules/embedding.py",
        effect="note",
        about="The vocabulary is padded to a multiple of the ranks.",
    ),
    Rule(
        "trtllm.devices",
        "devices",
        AtMost(("available",), "devices"),
        "MPI worldSize is expected to be equal to tp*pp: {devices} ranks, {available} devices "
        "on the node",
        f"{ISSUES}/2021",
        when=(("gpus_per_node", "=", 0),),
    ),
)
