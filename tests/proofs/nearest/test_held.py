"""Copies are what all devices hold together, by what the model has: counted device by device."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, product
from math import prod
from typing import Any

import pytest

from shardproof.executor.weights import weight_shapes
from shardproof.proofs.nearest.change import read_tree
from shardproof.proofs.nearest.counts import counts
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import kv_groups
from shardproof.spec.model.model import Dense, Layer, Model, Moe, Stored
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from tests.proofs.nearest.test_search import model_of
from tests.spec.model.published import NAMES
from tests.tiers import sampled

BYTES = 2
"""A number of a model in bfloat16."""
DENSE = ("llama-3.1-8b", "llama-3.1-70b", "qwen2-7b", "gpt2")
PLANS: tuple[dict[str, Any], ...] = (
    {},
    {"pp": 8},
    {"pp": 5},
    {"tp": 8},
    {"tp": 3, "attention": {"heads": "balanced"}, "ffn": {"width": "balanced"}},
    {"tp": 6, "attention": {"heads": "balanced"}, "ffn": {"width": "balanced"}},
    {"tp": 2, "pp": 3, "dp": 2},
    {"sp": 2, "tp": 2},
    {"tp": 2, "pp": 2, "stages": {"embedding": 1}},
    {"tp": 4, "embedding": {"split": "hidden"}},
    {"tp": 2, "decode": {"tp": 4, "pp": 3}},
    {"tp": 2, "attention": {"qkv": {"collective": "all_gather"}}},
)


def plan_of(tree: dict[str, Any]) -> Plan:
    plan = read_tree(tree)
    assert plan is not None
    return plan


def real(ctx: Context, path: str, rank: int) -> int:
    """How many indices of an axis a rank holds, without pads."""
    cut = cut_of(ctx, path)
    return sum(index < cut.n for index in chain(*cut.indices(rank)))


def of_a_rank(model: Model, plan: Plan, name: PhaseName, stage: int, tp: int) -> int:
    """The numbers that one device holds of a dense model, each weight by itself."""
    phase, total = plan.phase(name), 0
    last = phase.pp - 1 if phase.stages.head is None else phase.stages.head
    ctx = Context(model, plan, name, phase, model.kinds[0])
    for layer in chain(*cut_of(ctx, "stages.layers").indices(stage)):
        kind = model.kinds[model.layers[layer]]
        total += of_a_layer(Context(model, plan, name, phase, kind), kind, tp)
    if stage == phase.stages.embedding:
        if phase.embedding.split == "hidden":
            total += model.vocab * real(ctx, "hidden", tp)
        else:
            total += real(ctx, "embedding.cut", tp) * model.hidden
    if stage == last:
        total += real(ctx, "lm_head.cut", tp) * model.hidden
    return total


def of_a_layer(ctx: Context, kind: Layer, tp: int) -> int:
    spec, hidden = kind.attention, ctx.model.hidden
    assert isinstance(kind.ffn, Dense)
    heads = real(ctx, "attention.heads", tp)
    query, out = heads * spec.head_dim, heads * spec.value_dim
    keys = len(kv_groups(ctx, tp)) * (spec.head_dim + spec.value_dim)
    ffn = real(ctx, "ffn.width", tp) * (3 if kind.ffn.gated else 2)
    return hidden * (query + keys + out + ffn)


def has(model: Model) -> int:
    """The numbers of the model itself; a tied head is the embedding."""
    total = model.vocab * model.hidden * (1 if model.tied else 2)
    for each in model.layers:
        kind, alone = model.kinds[each], Plan()
        ctx = Context(model, alone, "prefill", alone.phase("prefill"), kind)
        total += of_a_layer(ctx, kind, 0)
    return total


@pytest.mark.parametrize("tree", sampled(PLANS, every=3), ids=str)
@pytest.mark.parametrize("name", DENSE)
def test_weights_are_those_of_each_device(name: str, tree: dict[str, Any]) -> None:
    model, plan = model_of(name), plan_of(tree)
    found = counts(model, plan)
    for each in PHASES:
        phase = plan.phase(each)
        ranks = product(range(phase.pp), range(phase.tp))
        lines = [of_a_rank(model, plan, each, stage, tp) for stage, tp in ranks]
        held = sum(lines) * phase.dp * phase.sp
        assert getattr(found, each).weight_copies == pytest.approx(held / has(model), rel=1e-12)


@pytest.mark.parametrize("tree", sampled(PLANS, every=3), ids=str)
@pytest.mark.parametrize("name", DENSE)
def test_cache_is_that_of_each_device(name: str, tree: dict[str, Any]) -> None:
    model, plan = model_of(name), plan_of(tree)
    found = counts(model, plan)
    for each in PHASES:
        phase, held, most = plan.phase(each), 0, 0
        for stage, tp in product(range(phase.pp), range(phase.tp)):
            own = 0
            first = Context(model, plan, each, phase, model.kinds[0])
            for layer in chain(*cut_of(first, "stages.layers").indices(stage)):
                kind = model.kinds[model.layers[layer]]
                ctx, spec = Context(model, plan, each, phase, kind), kind.attention
                gathered = phase.attention.qkv.collective == "all_gather"
                heads = spec.kv_heads if gathered else len(kv_groups(ctx, tp))
                own += heads * (spec.head_dim + spec.value_dim)
            held, most = held + own, max(most, own)
        specs = [model.kinds[kind].attention for kind in model.layers]
        whole = sum(spec.kv_heads * (spec.head_dim + spec.value_dim) for spec in specs)
        # Ranks of sp keep what others made as well: the default of both phases.
        assert getattr(found, each).kv == most * BYTES
        assert getattr(found, each).kv_copies == pytest.approx(held * phase.sp / whole, rel=1e-12)


def with_gates_at_once(kind: Layer) -> Layer:
    """As the reference has its weights: made without few numbers in between."""
    state = kind.attention.delta
    if state is None or state.gate_rank is None:
        return kind
    state = replace(state, gate_rank=None)
    return replace(kind, attention=replace(kind.attention, delta=state))


def test_gates_that_are_made_by_way_of_few_numbers_are_counted_so() -> None:
    """Transformers' model of these sizes has so many weights and corrections of experts."""
    found = counts(model_of("kimi-linear-48b-a3b"), plan_of({})).decode.weights
    assert found == BYTES * 49_122_681_728


@pytest.mark.parametrize("name", NAMES)
def test_one_device_holds_every_weight_of_the_model(name: str) -> None:
    """The reference's own list of weights, each with its shape, is what bytes are counted of."""
    model = replace(model_of(name), stored=Stored())
    model = replace(model, kinds=tuple(map(with_gates_at_once, model.kinds)))
    shapes = weight_shapes(model)  # of which those of scales are bytes of `Stored`
    wanted = sum(prod(shapes[name]) for name in shapes if not name.endswith(".scale"))
    plan = plan_of({"lm_head": {"tied": "shared"}} if model.tied else {})
    assert counts(model, plan).decode.weights == BYTES * wanted


class TestByHand:
    """What a reader of the guide would work out."""

    def test_stages_hold_each_weight_once(self) -> None:
        for name in ("llama-3.1-8b", "qwen2-7b", "deepseek-v3", "mixtral-8x7b"):
            for pp in (2, 5, 8):
                found = counts(model_of(name), Plan(pp=pp))
                assert found.decode.weight_copies == 1
                assert found.decode.kv_copies == 1

    def test_the_cache_has_the_copies_that_check_tells(self) -> None:
        assert counts(model_of("qwen2-7b"), plan_of({"tp": 8})).decode.kv_copies == 2.5

    def test_experts_over_replicas_are_held_once(self) -> None:
        model = model_of("mixtral-8x7b")
        ffn = model.kinds[0].ffn
        assert isinstance(ffn, Moe)
        found = counts(model, Plan(dp=2, ep=2)).decode.weight_copies
        experts = len(model.layers) * ffn.experts * 3 * model.hidden * ffn.expert.width
        weights = sum(prod(shape) for shape in weight_shapes(model).values() if len(shape) > 1)
        assert found == pytest.approx((2 * (weights - experts) + experts) / weights, rel=1e-12)

    def test_a_head_with_a_table_of_its_own_is_a_copy(self) -> None:
        model = model_of("gpt2")
        assert model.tied
        copied = counts(model, Plan(pp=2)).decode.weight_copies
        shared = counts(model, plan_of({"lm_head": {"tied": "shared"}})).decode.weight_copies
        assert shared == 1
        assert copied == pytest.approx(1 + model.vocab * model.hidden / has(model), rel=1e-12)

    def test_keys_that_are_dealt_are_held_once(self) -> None:
        plan = plan_of({"decode": {"sp": 4, "sequence": {"layout": "keys"}}})
        assert counts(model_of("llama-3.1-8b"), plan).decode.kv_copies == 1

    def test_a_latent_is_on_every_rank(self) -> None:
        assert counts(model_of("deepseek-v3"), Plan(tp=8)).decode.kv_copies == 8
