"""Megatron: what it refuses, read in Megatron Core 0.9.0 to 0.13.1, 0.15.2, 0.16.1 and 0.19.2.

The arguments hold the model; a config, where there is one, says what they leave out. Data
parallelism is what the world leaves: world / (tp · pp · cp).
"""

from __future__ import annotations

from shardproof.spec.dialects.asked import Asked
from shardproof.spec.dialects.profiles.facts import flag, model_facts, number
from shardproof.spec.dialects.profiles.numbers import Numbers
from shardproof.spec.dialects.profiles.rule import (
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

NEWEST = Bound("0.19.2", "2026-09")
TREE = "https://github.com/NVIDIA/Megatron-LM/blob/main/megatron"
ISSUES = "https://github.com/NVIDIA/Megatron-LM/issues"
CONFIG = f"{TREE}/core/transformer/transformer_config.py"
ARGUMENTS = f"{TREE}/training/arguments.py"
STATE = f"{TREE}/core/parallel_state.py"


def facts(asked: Asked, numbers: Numbers, devices: int | None) -> Facts:
    """Degrees of the arguments; sizes too, where they say them."""
    tp = number(asked, "tensor_model_parallel_size")
    pp = number(asked, "pipeline_model_parallel_size")
    cp = number(asked, "context_parallel_size")
    ep = number(asked, "expert_model_parallel_size")
    etp = number(asked, "expert_tensor_parallel_size", default=tp)
    launched = number(asked, "nproc_per_node", default=0) * number(asked, "nnodes")
    world = number(asked, "world_size", default=launched or devices or 0)
    layers = number(asked, "num_layers", default=numbers.layers or 0)
    heads = number(asked, "num_attention_heads", default=numbers.heads or 0)
    # Without the flag the number is not read.
    grouped = flag(asked, "group_query_attention")
    groups = number(asked, "num_query_groups") if grouped else None
    if groups is None:
        groups = heads if "num_attention_heads" in asked.options else numbers.kv_heads or heads
    experts = number(asked, "num_experts", default=numbers.experts)
    first = number(asked, "decoder_first_pipeline_num_layers", default=0)
    last = number(asked, "decoder_last_pipeline_num_layers", default=0)
    cut = layers + flag(asked, "account_for_embedding_in_pipeline_split")
    cut += flag(asked, "account_for_loss_in_pipeline_split")
    middle = pp - (first > 0) - (last > 0)
    chunk = number(asked, "num_layers_per_virtual_pipeline_stage", default=0)
    virtual = number(asked, "num_virtual_stages_per_pipeline_rank", default=0)
    laid = (
        "pipeline_model_parallel_layout" in asked.options or "hybrid_layer_pattern" in asked.options
    )
    pad_to = number(asked, "make_vocab_size_divisible_by", default=128)
    made: dict[str, Fact] = {
        **model_facts(numbers),
        "mla": numbers.mla or flag(asked, "multi_latent_attention"),
        "tp": tp,
        "pp": pp,
        "cp": cp,
        "tp_cp": tp * cp,
        "ep": ep,
        "etp": etp,
        "world": world or None,
        "devices": world or tp * pp * cp,
        "model_ranks": tp * pp * cp,
        "expert_ranks": etp * ep * pp,
        "heads": heads or None,
        "kv_heads": groups or None,
        "layers": layers or None,
        "cut_layers": None if laid or first or last else cut or None,
        "middle_layers": layers - first - last if (first or last) and middle > 0 else None,
        "middle_stages": max(middle, 1),
        "whole_uneven": bool(first or last) and middle <= 0 and first + last != layers,
        "stage_layers": cut // pp
        if pp > 1 and cut % pp == 0 and not (first or last or laid)
        else None,
        "chunk": chunk or None,
        "virtual": virtual or None,
        "experts": experts,
        "dense": number(asked, "ffn_hidden_size", default=numbers.dense or 0) or None,
        "expert": number(asked, "moe_ffn_hidden_size", default=numbers.expert or 0) or None,
        "vocab": number(asked, "vocab_size", default=numbers.vocab or 0) or None,
        "sequence_parallel": flag(asked, "sequence_parallel"),
        "tokens": number(asked, "seq_length", default=0) or None,
        "halves": 2 * cp,
        "pad_to": pad_to,
        "padded_multiple": pad_to * tp,
        "built": layers // pp * pp if pp else None,
        "each": layers // pp if pp else None,
    }
    return made


RULES: tuple[Rule, ...] = (
    Rule(
        "megatron.world",
        "devices",
        Product(("model_ranks",), "world", divides=True),
        "world size ({world}) is not divisible by total_model_size ({model_ranks})",
        STATE,
        about="Data parallelism is what the world leaves.",
    ),
    Rule(
        "megatron.expert-world",
        "expert parallelism",
        Product(("expert_ranks",), "world", divides=True),
        "world_size ({world}) is not divisible by expert_tensor_model_pipeline_parallel size "
        "({expert_ranks})",
        STATE,
        when=(("ep", ">", 1),),
        about="Experts have a grid of their own over the same ranks.",
    ),
    Rule(
        "megatron.layers-divide-once",
        "layers",
        Divides(("cut_layers",), "pp"),
        "num_layers must be divisible by pipeline_model_parallel_size ({size} layers, {pp} stages)",
        f"{ISSUES}/381",
        until=Bound("0.7.0", "2024-05"),
        about="The older models' stages were even.",
    ),
    Rule(
        "megatron.layers-dropped",
        "layers",
        Divides(("cut_layers",), "pp"),
        "silently builds {built} of {size} layers: {each} in each of {pp} stages",
        f"{ISSUES}/1304",
        since=Bound("0.7.0", "2024-05"),
        until=Bound("0.11.0", "2025-03"),
        effect="wrong",
        about="The core's stages took the floor, and nobody checked.",
    ),
    Rule(
        "megatron.layers-divide",
        "layers",
        Divides(("cut_layers",), "pp"),
        "AssertionError: Number of layers should be divisible by the pipeline-model-parallel "
        "size ({size} layers, {pp} stages)",
        ARGUMENTS,
        since=Bound("0.11.0", "2025-03"),
        about="Stages are even, unless first and last are told.",
    ),
    Rule(
        "megatron.middle-layers",
        "layers",
        Divides(("middle_layers",), "middle_stages"),
        "With uneven pipelineing the left over layers must be divisible by left over stages "
        "({size} layers, {middle_stages} stages)",
        f"{TREE}/core/transformer/transformer_block.py",
    ),
    Rule(
        "megatron.layers-left-out",
        "layers",
        Together(("layers", "pp")),
        "the first and the last stage are given other than all {layers} layers; the others are "
        "built nowhere",
        f"{ISSUES}/2718",
        when=(("whole_uneven", "=", True),),
        until=Bound("0.16.0", "2026-02"),
        effect="wrong",
    ),
    Rule(
        "megatron.virtual-stages",
        "layers",
        Divides(("stage_layers",), "chunk"),
        "number of layers per pipeline stage must be divisible number of layers per virtual "
        "pipeline stage ({size} layers, {chunk} in each)",
        ARGUMENTS,
    ),
    Rule(
        "megatron.virtual-ranks",
        "layers",
        Divides(("stage_layers",), "virtual"),
        "num_layers_per_pipeline_rank {size} should be divisible by vp_size {virtual}",
        f"{TREE}/core/transformer/transformer_block.py",
    ),
    Rule(
        "megatron.heads",
        "attention heads",
        Divides(("heads",), "tp"),
        "num_attention_heads ({heads}) must be a multiple of tensor_model_parallel_size ({tp}).",
        CONFIG,
    ),
    Rule(
        "megatron.groups-divide",
        "KV heads",
        Divides(("kv_heads",), "tp"),
        "num_query_groups ({kv_heads}) must be a multiple of tensor_model_parallel_size ({tp}).",
        "https://github.com/modelscope/ms-swift/issues/8219",
        when=(("mla", "=", False),),
        until=Bound("0.16.0", "2026-02"),
        about="Keys were not repeated.",
    ),
    Rule(
        "megatron.groups-copy",
        "KV heads",
        Copies(("kv_heads",), "tp"),
        "num_query_groups ({kv_heads}) must be a multiple or divisor of "
        "tensor_model_parallel_size ({tp}).",
        CONFIG,
        when=(("mla", "=", False),),
        since=Bound("0.16.0", "2026-02"),
        about="KV heads are cut evenly, or each repeated on equally many ranks.",
    ),
    Rule(
        "megatron.linear-attention-heads",
        "linear-attention heads",
        Divides(("linear_key_heads", "linear_value_heads"), "tp_cp"),
        "linear-attention heads ({size}) must be a multiple of tensor_model_parallel_size * "
        "context_parallel_size ({tp_cp}).",
        CONFIG,
    ),
    Rule(
        "megatron.dense-width",
        "dense width",
        Divides(("dense",), "tp"),
        "{size} is not divisible by {tp} (ffn_hidden_size)",
        f"{TREE}/core/utils.py",
    ),
    Rule(
        "megatron.expert-width",
        "expert width",
        Divides(("expert",), "etp"),
        "{size} is not divisible by {etp} (moe_ffn_hidden_size over expert_tensor_parallel_size)",
        f"{TREE}/core/utils.py",
        when=(("experts", ">", 0),),
    ),
    Rule(
        "megatron.ep-needs-experts",
        "experts",
        Together(("ep",)),
        "num_experts must be non None to use expert model parallelism",
        ARGUMENTS,
        when=(("ep", ">", 1), ("experts", "=", 0)),
    ),
    Rule(
        "megatron.experts-even",
        "experts",
        Divides(("experts",), "ep"),
        "Number of experts should be a multiple of expert model parallel_size. ({experts} "
        "experts, {ep} ranks)",
        ARGUMENTS,
    ),
    Rule(
        "megatron.tokens-over-contexts",
        "tokens",
        Divides(("tokens",), "halves"),
        "assert args.seq_length % (args.context_parallel_size * 2) == 0 ({size} tokens, "
        "{halves} parts)",
        ARGUMENTS,
        when=(("cp", ">", 1),),
        about="Each context rank has two parts of a sequence, an early and a late one.",
    ),
    Rule(
        "megatron.experts-with-whole-tokens",
        "experts",
        Together(("tp", "experts")),
        "when it trains: with experts over {tp} tensor ranks, sequence parallelism must be used",
        f"{TREE}/core/model_parallel_config.py",
        when=(("experts", ">", 0), ("tp", ">", 1), ("sequence_parallel", "=", False)),
        effect="note",
    ),
    Rule(
        "megatron.vocabulary",
        "vocabulary",
        Pads(("vocab",), (1,), "padded_multiple"),
        "the vocabulary of {vocab} is padded to a multiple of {pad_to} × {tp}",
        f"{TREE}/training/vocab_utils.py",
        effect="note",
        about="The vocabulary is padded to a multiple of 128 times the tensor ranks.",
    ),
)
