"""What an operator gives is taken again only where all that it is made of is the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shardproof.certificate import checker
from tests.certificates.many_ranks import TP, Json, config_of, plan_of
from tests.certificates.refusals import config_of as example
from tests.tiers import sampled


def content(made: Any) -> Any:  # noqa: ANN401
    """What an operator has given, or what is told of it."""
    if not isinstance(made, checker.Bag):
        return made
    ranks = [(tuple(map(checker.number, has)), vals) for has, vals in made.ranks]
    return ranks, (*made.axes,), made.tokens, made.split, made.keyed


class Twice(dict[Any, Any]):
    """All is worked out each time, and has to be what was known."""

    def __init__(self) -> None:
        super().__init__()
        self.met = 0

    def get(self, key: Any, default: Any = None) -> Any:  # noqa: ANN401
        del key
        return default

    def __setitem__(self, key: Any, made: Any) -> None:  # noqa: ANN401
        if key in self:
            self.met += 1
            assert content(self[key]) == content(made), key[0]
        super().__setitem__(key, made)


@pytest.fixture(name="twice")
def _twice(monkeypatch: pytest.MonkeyPatch) -> Twice:
    known = Twice()
    monkeypatch.setattr(checker, "AGAIN", known)
    monkeypatch.setattr(checker, "WIDE", 0)
    return known


def work_out(config: Any, plan: Json) -> None:  # noqa: ANN401
    checker.begin()
    given = checker.plan_of(plan)
    model = checker.told_apart(checker.model_of(config), given)
    checker.worked_out(model, given, None, None)


PLANS: tuple[tuple[str, Json], ...] = (
    ("gpt-oss-120b", {"tp": 4, "stream": "hidden", "attention": {"qkv": {"split": "in"}}}),
    ("gemma-3-27b", {"tp": 4, "stream": "hidden", "attention": {"qkv": {"split": "head_dim"}}}),
    ("glm-5.2", {"tp": 4, "sp": 2, "stream": "tokens", "moe": {"router": {"split": "experts"}}}),
    ("glm-5.2", {"tp": 2, "prefill": {"stream": "hidden"}, "decode": {"dp": 2}}),
    ("nemotron-3-nano-30b-a3b", {"tp": 2, "stream": "hidden"}),
)  # fmt: skip


@pytest.mark.parametrize(("name", "plan"), PLANS)
def test_worked_out_twice_it_is_the_same(twice: Twice, name: str, plan: Json) -> None:
    work_out(example(name), plan)
    assert twice.met > 30


@pytest.mark.parametrize("seed", sampled(range(200), every=20))
def test_of_plans_that_were_drawn_it_is_the_same(twice: Twice, seed: int) -> None:
    rng = Random(seed)
    tp = rng.choice(TP)
    try:
        work_out(config_of(rng, tp), plan_of(rng, tp))
    except (checker.No, checker.Unknown):
        assert twice.met >= 0  # what was met before was the same


def test_a_key_without_its_weight_is_noticed(twice: Twice, monkeypatch: pytest.MonkeyPatch) -> None:
    made_of = checker.Rules.made_of

    def without(p: Any, rule: str, about: Json, of: Any) -> Any:  # noqa: ANN401
        return made_of(p, rule, {key: each for key, each in about.items() if key != "weight"}, of)

    monkeypatch.setattr(checker.Rules, "made_of", without)
    with pytest.raises(AssertionError, match="linear"):
        work_out(example("llama-3.1-8b"), {"tp": 2})
    assert twice.met


def test_a_group_that_is_idle_in_one_phase_is_not_in_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checker, "WIDE", 0)
    sums = {"embedding": {"group": ["dp", "tp"]}}
    work_out(example("llama-3.1-8b"), {"tp": 2, "decode": {"tp": 2}, "prefill": sums})
    with pytest.raises(checker.No):
        work_out(example("llama-3.1-8b"), {"tp": 2, "decode": {"dp": 2, **sums}, "prefill": sums})
