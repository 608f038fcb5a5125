"""Small models of every kind of layer, and the canonical plans that order is looked at in.

Lowering chooses operators by the words of a plan and the kinds of a model's layers; sizes only fill
their index maps. So what holds of the order of operators here holds for models of any size.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from shardproof.spec.model.model import Attention, Dense, Latent, Layer, Model, Moe, Rope, Router
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import PhaseProgram, lower

ROPE = Rope(4)
GROUPED = Attention(8, 2, 4, 4, rope=ROPE)
LEARNED = Attention(
    8, 8, 4, 4, positions="learned", q_bias=True, k_bias=True, v_bias=True, out_bias=True
)
SLOPED = Attention(8, 8, 4, 4, positions="alibi")
NORMED = Attention(8, 2, 4, 4, rope=ROPE, qk_norm="width", sinks=True, softcap=30.0)
LATENT = Attention(8, 8, 6, 4, rope=Rope(2), latent=Latent(4, 4, 2, q_rank=6))
GELU = Dense(16, gated=False, activation="gelu", up_bias=True, down_bias=True)
ROUTER = Router("softmax", 2, renormalise=True)
EXPERTS = Moe(8, ROUTER, Dense(8), shared=Dense(8))


def _model(name: str, *kinds: Layer, layers: tuple[int, ...] = (0, 0), **more: object) -> Model:
    return Model(name, "any", 8, 24, kinds, layers, **more)  # type: ignore[arg-type]


@cache
def models() -> tuple[Model, ...]:
    return (
        _model("grouped", Layer(GROUPED, Dense(16))),
        _model("learned", Layer(LEARNED, GELU), norm="layer", max_positions=64, tied=True),
        _model("sloped", Layer(SLOPED, GELU), embedding_norm=True),
        _model("normed", Layer(NORMED, Dense(16), norm="sandwich"), logit_softcap=30.0),
        _model("parallel", Layer(GROUPED, GELU, parallel=True, norms=1)),
        _model("after", Layer(GROUPED, Dense(16, joint=True), norm="post"), residual_scale=0.5),
        _model("experts", Layer(GROUPED, EXPERTS)),
        _model("latent", Layer(LATENT, Dense(16)), Layer(LATENT, EXPERTS), layers=(0, 1)),
    )


def degrees() -> Iterator[dict[str, int]]:
    for tp, sp, pp, dp, ep in product((1, 2, 4), (1, 2), (1, 2), (1, 2), (1, 2)):
        if dp * sp * tp % ep == 0 and tp * sp * pp * dp <= 8:
            yield {"tp": tp, "sp": sp, "pp": pp, "dp": dp, "ep": ep}


Case = tuple[Model, Plan, PhaseName, PhaseProgram]


@cache
def canonical_programs() -> tuple[Case, ...]:
    """Every model under every product of degrees, with nothing else said."""
    return tuple(
        (model, plan, name, lower(model, plan, name))
        for model in models()
        for plan in map(plan_of, degrees())
        for name in PHASES
    )


def said(case: Case) -> str:
    model, plan, name, _ = case
    return f"{model.name}, tp {plan.tp} sp {plan.sp} pp {plan.pp} dp {plan.dp} ep {plan.ep}, {name}"
