"""A plan over fewer replicas and ranks of sp is right only where the plan itself is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from shardproof.spec.engine.decide import wrong_at, wrong_by_size
from shardproof.spec.engine.fewer import named_in, over_fewer
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.section import Section
from tests.tiers import sampled

LLAMA: dict[str, Any] = {
    "model_type": "llama", "num_hidden_layers": 1, "hidden_size": 16, "intermediate_size": 24,
    "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 4, "vocab_size": 16,
    "max_position_embeddings": 64,
}  # fmt: skip
CUTS = ("even", "balanced", "chunk", "whole", "strided", "zigzag")
CHOICES: dict[str, tuple[Any, ...]] = {
    "sequence.cut": CUTS, "batch.sequences": CUTS, "sequence.exchange": ("none", "gather", "ring"),
    "sequence.positions": ("local",), "sequence.mask": ("local",), "sequence.rotate": ("after",),
    "sequence.keep": ("all", "own"), "sequence.merge": ("none",), "batch.idle": ("skip",),
    "sequence.layout": ("deal", "keys", "alternate"), "handoff.cache": ("by_rank",),
    "stream": ("hidden", "tokens"), "ffn.down.group": ([], ["tp", "dp"]),
    "schedule.microbatches": (2,), "workload.prompt": (5,), "workload.batch": (3,), "tp": (2,),
}  # fmt: skip


def drawn(seed: int) -> tuple[Model, Plan] | None:
    """A model and a plan over many ranks of sp, many replicas or both."""
    rng, told = Random(seed), dict[str, Any]()
    told |= rng.choice(({"sp": 7}, {"sp": 8}, {"dp": 5}, {"dp": 6}, {"sp": 7, "dp": 5}))
    told["sequence"] = {"exchange": rng.choice(("gather", "ring"))}
    for path, values in CHOICES.items():
        if rng.random() < 0.1:
            *sections, name = path.split(".")
            at = told
            for section in sections:
                at = at.setdefault(section, {})
            at[name] = rng.choice(values)
    try:
        return model_from_config(LLAMA), plan_of(told)
    except InputErrors:
        return None


@pytest.mark.parametrize("seed", sampled(range(0, 600, 12), every=50))
def test_what_is_right_over_fewer_ranks_is_right_over_all(seed: int) -> None:
    met = 0
    for number in range(seed, seed + 12):
        found = drawn(number)
        fewer = found and over_fewer(*found)
        if found and fewer and wrong_by_size(found[0], fewer) is None:
            assert wrong_by_size(*found) is None, number
            met += 1
    assert met


@pytest.mark.parametrize(
    "told",
    [
        {"sp": 1024, "sequence": {"exchange": "ring"}},
        {"dp": 1 << 20},
        {"dp": 4096, "sp": 256, "sequence": {"exchange": "gather", "cut": "zigzag"}},
    ],
)
def test_ranks_that_are_alike_cost_nothing(told: dict[str, Any]) -> None:
    model, plan = model_from_config(LLAMA), plan_of(told)
    assert over_fewer(model, plan) is not None
    assert wrong_at(model, plan) is None


@pytest.mark.parametrize(
    "told",
    [
        {"dp": 5, "ffn": {"over": ["dp"]}},
        {"dp": 5, "ffn": {"down": {"group": ["tp", "dp"]}}},
        {"dp": 5, "batch": {"sequences": {"padded": 6}}},
        {"dp": 5, "workload": {"batch": 2}},
        {"sp": 7, "sequence": {"exchange": "heads"}},
        {"sp": 7, "workload": {"prompt": 5}},
        {"sp": 7, "sequence": {"layout": "keys"}},
        {"sp": 7, "decode": {"sp": 2}},
    ],
)
def test_where_ranks_are_told_apart_all_are_looked_at(told: dict[str, Any]) -> None:
    assert over_fewer(model_from_config(LLAMA), plan_of(told)) is None


def listed(section: type[Section] = Phase, at: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for name, field in section.own_fields.items():
        if field.part is not None:
            yield from listed(field.part, (*at, name))
        elif field.kind == "group" and name != "mesh":
            yield (*at, name)


@pytest.mark.parametrize("path", [*listed()], ids=".".join)
def test_an_axis_that_any_field_names_is_seen(path: tuple[str, ...]) -> None:
    def put(section: Section, at: tuple[str, ...]) -> Section:
        name, *inside = at
        value = put(getattr(section, name), tuple(inside)) if inside else ("sp",)
        return section.with_(**{name: value})

    plain = plan_of({}).phase("prefill")
    assert "sp" not in named_in(plain)
    written = put(plain, path)
    assert isinstance(written, Phase)
    assert "sp" in named_in(written)


def test_passes_of_a_prompt_are_dealt_over_all_ranks() -> None:
    told = {"sp": 8, "sequence": {"exchange": "ring"}}
    model = model_from_config(LLAMA)
    assert over_fewer(model, plan_of(told)) is not None
    # How many tokens of a chunk a rank has is told by how many ranks there are.
    chunks = {"prefill": {"chunks": {"tokens": 3}}}
    assert over_fewer(model, plan_of({**told, **chunks})) is None
