"""Which tensor of the reference an operator's result stands for, by the reference's own name.

A result stands for the tensor that it is, is a piece of, or is a share of a sum for. The name comes
from what the operator does and reads, never from what it holds. Some names are of tensors that the
reference does not make (a stream before a bias that a plan adds late); such a result is passed over
in a comparison, and what is made of it has a name again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardproof.executor.run.state.rank import Rank
from shardproof.spec.model.model import Dense
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import weight_named
from shardproof.spec.program.ops.attention import Rope
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.index import KeyPart
from shardproof.spec.program.ops.norms import HeadNorm, Norm, NormWith
from shardproof.spec.program.ops.stream import Act, Add, AddOn, Bias, Linear, OutLinear, Scale

NOTHING = ""
READ, CHOSEN = "tokens", "next tokens"
"""No tensors: the tokens at their places, and the one that is chosen after each."""
_UNBIASED = ".unbiased"

_IN_ATTENTION: Mapping[str, str] = {
    "scores": "products",
    "logits": "scores",
    "exp_weights": "weights",
    "quotient": "mixed",
    "merge_ranks": "mixed",
    "merge_blocks": "mixed",
    "delta": "read",
    "latent_keys": "keys",
    "index_keys": "index.keys",
    "index_scores": "index.scores",
    "latent_values": "v",
}
_IN_FFN: Mapping[str, str] = {
    "mul": "inner",
    "joint": "inner",
    "route": "router.weights",
    "experts": "routed",
    "shared_expert": "shared",
    "add_each": "joined",
}
_ELSEWHERE: Mapping[str, str] = {
    "lookup": "embedding",
    "learned": "embedding.placed",
    "finish_logits": "logits",
    "choose": CHOSEN,
}
_NO_TENSOR = frozenset(
    {
        "moments",
        "head_moments",
        "weigh",
        "cache_write",
        "cache_read",
        "cache_step",
        "beside",
        "choose_keys",
    }
)


def twin(rank: Rank, op: Op, given: Sequence[str]) -> str:
    """The name, where `given` are the names of what the operator reads."""
    first = given[0] if given else NOTHING
    kind, at = op.kind, layer_of(op.out) if op.out.startswith("layers.") else f"layers.{op.layer}"
    if kind in _NO_TENSOR:
        return NOTHING
    if kind in _ELSEWHERE:
        return _ELSEWHERE[kind]
    if kind in _IN_ATTENTION:
        return f"{at}.attention.{_IN_ATTENTION[kind]}"
    if kind in ("act", "mul") and half(first).endswith(".attention"):
        return f"{at}.attention.{'acted' if kind == 'act' else 'gated'}"
    if kind in _IN_FFN:
        return f"{at}.ffn.{_IN_FFN[kind]}"
    match op:
        case Linear() | OutLinear() | HeadLinear():
            return product_of(rank, op)
        case Norm() | NormWith() | HeadNorm():
            return here(op, op.weight)
        case Bias():
            return first.removesuffix(_UNBIASED)
        case KeyPart():
            part = "index.keys" if op.part == "index" else "k.rotated"
            return f"{at}.attention.{part}"
        case Act():
            return f"{at}.ffn.{'acted' if gated(rank) else 'inner'}"
        case Rope():
            return f"{at}.attention.{'q' if f'{at}.attention.q' in first else 'k'}.rotated"
        case Scale():
            return scaled(op, first)
        case Add():
            return added(given)
        case AddOn():
            return with_residual(rank, first)
        case _:
            # Collectives, slices, and what only passes a value on.
            return first


def scaled(op: Scale, given: str) -> str:
    """What is multiplied by a number of the model: the embedding, a block's output, the stream."""
    match op.by:
        case "embedding_scale":
            return "embedding.scaled"
        case "layer_scale":
            return f"{given}.scaled"
        case _:
            return f"{half(given)}.scaled"


def layer_of(name: str) -> str:
    """`layers.3`, of a name within it."""
    return ".".join(name.split(".")[:2])


def here(op: Op, weight: str) -> str:
    """A weight's name in the layer that the operator is of, whichever layer it is taken from."""
    if not op.out.startswith("layers.") or not weight.startswith("layers."):
        return weight
    return f"{layer_of(op.out)}.{weight.split('.', 2)[2]}"


def product_of(rank: Rank, op: Op) -> str:
    weight = weight_named(op) or "head"
    biased = f"{weight}.bias" in rank.weights
    return f"{here(op, weight)}{_UNBIASED if biased else ''}"


def gated(rank: Rank) -> bool:
    ffn = rank.ctx.layer.ffn
    return isinstance(ffn, Dense) and ffn.gated and not ffn.joint


def half(name: str) -> str:
    """The half of a layer that a tensor is of: `layers.3.attention` or `layers.3.ffn`."""
    if not name.startswith("layers."):
        return NOTHING
    at, rest = layer_of(name), name.split(".", 2)[2]
    return f"{at}.{'attention' if rest.startswith(('attention', 'attended')) else 'ffn'}"


def module_of(rank: Rank, name: str) -> str:
    """The module that makes a tensor, as plans call it; nothing of what no module splits."""
    if not name.startswith("layers."):
        return "lm_head" if name.startswith("head") else NOTHING
    if half(name).endswith(".attention"):
        return "attention"
    if isinstance(rank.ctx.layer.ffn, Dense):
        return "ffn"
    return "moe.shared" if name.endswith(".shared") else NOTHING


def stream_after(name: str) -> str:
    """The stream with a block's output in it."""
    within = half(name)
    at = layer_of(within)
    return f"{at}.attended" if within.endswith(".attention") else f"{at}.out"


def added(given: Sequence[str]) -> str:
    """A block's output on the stream, or the shared experts' on the routed ones'."""
    output = given[1] if len(given) > 1 else NOTHING
    if not output.startswith("layers."):
        return NOTHING
    if output.endswith((".ffn.shared", ".ffn.shared.post_norm")):
        return f"{layer_of(output)}.ffn.joined"
    return stream_after(output)


def with_residual(rank: Rank, output: str) -> str:
    """The residual within the sum: no tensor of the model where a norm or a factor comes after."""
    if not output.startswith("layers."):
        return NOTHING
    if rank.ctx.layer.norm in ("post", "sandwich") or rank.ctx.model.residual_scale is not None:
        return f"{half(output)}.early"
    return stream_after(output) + (_UNBIASED if output.endswith(_UNBIASED) else "")
