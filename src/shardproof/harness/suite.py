"""The conformance suite: what an executor can do, a test for each capability."""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.harness.configs import DENSE, MOE
from shardproof.harness.space import Space


@dataclass(frozen=True, slots=True)
class Capability:
    name: str
    says: str
    space: Space


def _space(**choices: object) -> Space:
    """Dense models over tp, which fit, but for what is said."""
    usual: dict[str, object] = {
        "families": DENSE, "pp": 1, "dp": 1, "ep": 1, "fits": True, "balanced": False,
    }  # fmt: skip
    return Space().with_(**(usual | choices))


_WITH_GROUPS = ("llama", "qwen2", "qwen3", "mistral", "gemma")
_EXPERTS: dict[str, object] = {"families": tuple(sorted(MOE))}

SUITE = (
    Capability("dense", "dense models on one rank and on several", _space()),
    Capability("gqa", "several query heads to a KV head",
               _space(families=_WITH_GROUPS, kv_heads=(2, 4), group=(2, 3))),
    Capability("mqa", "one KV head for all", _space(families=_WITH_GROUPS, kv_heads=1,
                                                    group=(2, 4))),
    Capability("more-ranks-than-kv-heads", "KV heads that several ranks hold",
               _space(families=_WITH_GROUPS, tp=4, kv_heads=(1, 2), group=(2, 4))),
    Capability("bias", "biases, which are added once", _space(families=("qwen2", "gpt2", "llama"),
                                                             bias=True)),
    Capability("qk-norm", "a norm of queries and keys", _space(families=("qwen3",))),
    Capability("tied", "an LM head that is the embedding", _space(tied=True)),
    Capability("vocabulary", "a vocabulary that the ranks do not divide",
               _space(tp=(2, 4), vocab=(5, 11, 13))),
    Capability("moe", "experts over tp", _space(**_EXPERTS)),
    Capability("expert-parallel", "experts on ranks of their own",
               _space(**_EXPERTS, tp=(2, 4), ep=(2, 4))),
    Capability("pipeline", "layers on stages", _space(pp=2, layers=(2, 3))),
    Capability("data-parallel", "sequences on replicas", _space(dp=2, batch=(2, 3))),
    Capability("idle-replica", "fewer sequences than replicas", _space(dp=2, batch=1)),
    Capability("prefill", "no decode step at all", _space(steps=0)),
    Capability("decode", "several decode steps", _space(steps=(3, 4))),
    Capability("one-token", "a prompt of one token", _space(prompt=1)),
    Capability("one-layer", "a single layer", _space(layers=1)),
    Capability("uneven", "heads and widths that the ranks do not divide, in sizes that differ",
               _space(tp=(2, 4), fits=False, balanced=True)),
    Capability("other-degree-in-decode", "another tp in decode than in prefill",
               _space(tp=(2, 4), decode_tp=(1, 2, 4), steps=(1, 2))),
    Capability("refusals", "cuts that leave something on no rank: refused, or right all the same",
               _space(tp=(2, 4), fits=False, balanced=False)),
)  # fmt: skip
NAMES = tuple(each.name for each in SUITE)
