"""Megatron-core's GPT, as each rank of a launch script runs it: its own groups, model and loader.

Weights come by the shards that `sharded_state_dict` names, as from a checkpoint of one device.
"""
# Of PyTorch and Megatron-core nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportMissingImports=false

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import torch
import torch.distributed as dist
from megatron.core import parallel_state, tensor_parallel
from megatron.core.dist_checkpointing.mapping import ShardedTensor, ShardedTensorFactory
from megatron.core.models.gpt import GPTModel
from megatron.core.models.gpt.gpt_layer_specs import get_gpt_layer_local_spec
from megatron.core.transformer.transformer_block import TransformerBlockSubmodules
from megatron.core.transformer.transformer_config import TransformerConfig

HIDDEN, FFN, HEADS, VOCABULARY, TOKENS = 32, 48, 8, 64, 8
LLAMA: dict[str, Any] = {
    "num_layers": 2, "hidden_size": HIDDEN, "ffn_hidden_size": FFN, "num_attention_heads": HEADS,
    "num_query_groups": 4, "add_bias_linear": False, "normalization": "RMSNorm",
    "gated_linear_unit": True, "activation_func": torch.nn.functional.silu,
}  # fmt: skip
TOKEN_IDS = torch.arange(2 * TOKENS).reshape(2, TOKENS) * 5 % VOCABULARY


def started(expert: int = 1) -> int:
    """Groups of all ranks, as a launch script begins; the degree of tensor parallelism."""
    tp = dist.get_world_size()
    expert = min(expert, tp)
    parallel_state.initialize_model_parallel(
        tensor_model_parallel_size=tp, expert_model_parallel_size=expert,
        expert_tensor_parallel_size=tp // expert,
    )  # fmt: skip
    tensor_parallel.model_parallel_cuda_manual_seed(1)
    return tp


class Norm(torch.nn.RMSNorm):
    """The norms of Megatron-core that know of sequence parallelism need a GPU."""

    def __init__(self, config: Any, hidden_size: int, eps: float = 1e-5) -> None:
        super().__init__(hidden_size, eps=eps)
        self.weight.sequence_parallel = config.sequence_parallel


def gpt(model: Mapping[str, Any], **more: Any) -> GPTModel:
    """A model of this rank, with its weights."""
    tp = dist.get_world_size()
    values = {**LLAMA, **model}
    values["sequence_parallel"] = values.get("sequence_parallel", False) and tp > 1
    config = TransformerConfig(
        use_cpu_initialization=True, tensor_model_parallel_size=tp, hidden_dropout=0.0,
        attention_dropout=0.0, **values,
    )  # fmt: skip
    layer = get_gpt_layer_local_spec(
        num_experts=config.num_moe_experts, moe_grouped_gemm=False, normalization="RMSNorm",
        qk_layernorm=config.qk_layernorm,
    )  # fmt: skip
    if config.sequence_parallel:
        own = {"input_layernorm": Norm, "pre_mlp_layernorm": Norm}
        layer = replace(layer, submodules=replace(layer.submodules, **own))
    layers = [layer] * config.num_layers
    made = GPTModel(
        config, TransformerBlockSubmodules(layer_specs=layers, layer_norm=Norm), VOCABULARY, TOKENS,
        **{"parallel_output": False, "position_embedding_type": "rope",
           "share_embeddings_and_output_weights": False, **more},
    )  # fmt: skip
    made.eval()
    load(made)
    return made


def shards(state: Any) -> Iterator[ShardedTensor]:
    if isinstance(state, ShardedTensorFactory):
        yield from shards(state.build())
    elif isinstance(state, ShardedTensor):
        yield state
    elif isinstance(state, Mapping):
        for each in state.values():
            yield from shards(each)
    elif isinstance(state, (list, tuple)):
        for each in state:
            yield from shards(each)


def load(model: Any) -> None:
    """As a checkpoint's loader does: of each tensor the shard that is this rank's."""
    with torch.no_grad():
        for shard in shards(model.sharded_state_dict()):
            seed = sum((at + 1) * ord(each) for at, each in enumerate(shard.key))
            generator = torch.Generator().manual_seed(seed)
            whole = torch.randn(shard.global_shape, generator=generator)
            first = shard.prepend_axis_num
            size = (1,) * first + tuple(shard.data.shape)
            window = tuple(slice(o, o + n) for o, n in zip(shard.global_offset, size, strict=True))
            shard.data.copy_(whole[window].reshape(shard.data.shape))


def logits(tokens: Any, model: Mapping[str, Any], **more: Any) -> Any:
    """Of all positions, on every rank."""
    started()
    return gpt(model, **more)(*inputs(tokens))


def inputs(tokens: Any) -> tuple[Any, Any, Any]:
    count = tokens.shape[1]
    mask = torch.ones(count, count).tril()[None, None] < 0.5
    return tokens, torch.arange(count)[None].expand_as(tokens), mask


MOE: dict[str, Any] = {"num_moe_experts": 8, "moe_router_topk": 2, "moe_ffn_hidden_size": 16}


def experts(tokens: Any, model: Mapping[str, Any]) -> Any:
    """Experts dealt out over the ranks that split all other layers."""
    ep = min(4, dist.get_world_size())
    started(ep)
    more = {"expert_model_parallel_size": ep, "expert_tensor_parallel_size": 1}
    return gpt({**MOE, **model, **more})(*inputs(tokens))


def loss(tokens: Any, model: Mapping[str, Any], **more: Any) -> Any:
    """Of each token, over a split vocabulary."""
    started()
    made = gpt(model, **{"parallel_output": True, **more})
    return made(*inputs(tokens), labels=tokens.roll(-1, 1))


def loss_of_gathered_logits(tokens: Any) -> Any:
    return loss(tokens, {}, parallel_output=False)


def gradients(tokens: Any, model: Mapping[str, Any]) -> Any:
    """Of weights that are split contiguously, and of one that is not."""
    started()
    made = gpt(model, parallel_output=True)
    made(*inputs(tokens), labels=tokens.roll(-1, 1)).mean().backward()
    wanted = ("word_embeddings.weight", "linear_qkv.weight", "linear_proj.weight",
              "linear_fc2.weight", "final_layernorm.weight", "output_layer.weight")  # fmt: skip
    named = made.named_parameters()
    return {name: each.grad for name, each in named if name.endswith(wanted)}


def smoothed(logits_: Any, labels: Any) -> Any:
    """The loss with label smoothing, of logits whose vocabulary is split."""
    started()
    group = parallel_state.get_tensor_model_parallel_group()
    own = logits_.chunk(group.size(), -1)[group.rank()].clone()
    return tensor_parallel.vocab_parallel_cross_entropy(own, labels, 0.1)


def transposed(x: Any, w: Any) -> Any:
    """A partial sum that is a view, given to the function that reduces it."""
    started()
    group = parallel_state.get_tensor_model_parallel_group()
    part = x.chunk(group.size(), 1)[group.rank()] @ w.chunk(group.size(), 0)[group.rank()]
    return tensor_parallel.reduce_from_tensor_model_parallel_region(part.t(), group)
