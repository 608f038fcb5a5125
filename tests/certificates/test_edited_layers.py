"""Layers of an edited plan stand for others only where they do what these do."""

from __future__ import annotations

from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.proofs.order.program import away
from shardproof.spec.engine.decide import wrong_at
from shardproof.spec.layout import fewer_layers as layers_left
from shardproof.spec.layout.fewer_layers import fewer_layers
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from tests.certificates.edited_layers import IN_TURN, LLAMA, Json, words
from tests.tiers import sampled

DEEP = {**LLAMA, "num_hidden_layers": 16}
COPY: Json = {"insert": "same", "of": "layers.*.ffn.down", "as": "layers.*.copy"}
TWICE: list[Json] = [  # in layer 5 nothing undoes it
    {"insert": "times", "of": "layers.*5.ffn.down", "by": [2, 1], "as": "layers.*5.twice"},
    {"insert": "times", "of": "layers.15.twice", "by": [1, 2], "as": "layers.15.once"},
]


def both(config: Json, *edits: Json) -> tuple[Model, Plan]:
    return model_from_config(config), plan_of({"tp": 2, "edits": [*edits]})


@pytest.mark.parametrize("seed", sampled(range(0, 1500, 15), every=50))
def test_fewer_layers_never_show_what_all_do_not(seed: int) -> None:
    assert [(n, parted) for n in range(seed, seed + 15) if (parted := words(n)[1])] == []


@pytest.mark.parametrize(
    ("config", "edits", "left"),
    [
        (DEEP, [COPY], [(2, 12, 1)]),
        (IN_TURN, [COPY], [(4, 4, 2)]),
        (DEEP, [{**COPY, "of": "layers.8.ffn.down", "as": "layers.8.copy"}],
         [(2, 4, 1), (7, 3, 1)]),
        (DEEP, TWICE, None),
        (DEEP, [{"change": "layers.*.ffn.down", "of": "layers.3.ffn.product"}], None),
        (DEEP, [{"change": "layers.9.attention.norm", "of": "layers.8.attended"}], None),
        (DEEP, [{**COPY, "as": "copy"}], None),
    ],
)  # fmt: skip
def test_what_is_left_out(config: Json, edits: list[Json], left: Any) -> None:  # noqa: ANN401
    model, plan = both(config, *edits)
    few = fewer_layers(model, plan)
    found = few and [(each.at, each.count, each.turn) for each in few.left_out]
    assert found == left
    theirs = checker.in_turns(model.layers, checker.plan_of({"edits": edits})["edits"])
    assert [count for _, count in theirs.values()] == [count for _, count, _ in left or ()]


def test_names_are_those_of_the_whole_model() -> None:
    model, plan = both(DEEP, {"drop": "layers.14.ffn.all_reduce"}, COPY)
    few = fewer_layers(model, plan)
    assert few is not None
    assert few.as_written("layers.2.out", 2) == "layers.12.out"
    assert few.as_written("layers.1.out", 2) == "layers.11.out"
    assert few.as_written("layers.1.out") == "layers.1.out"


def checker_without_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = checker.in_turns

    def without_names(layers: Any, _edits: Any) -> Any:  # noqa: ANN401
        return kept(layers, [])

    monkeypatch.setattr(checker, "in_turns", without_names)


def engine_without_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_edit: Edit) -> set[int]:
        return set()

    monkeypatch.setattr(layers_left, "_named", none)


def holds_by_checker() -> bool:
    try:
        checker.begin()
        plan = checker.plan_of({"tp": 2, "edits": TWICE})
        return bool(checker.rebuilt(checker.model_of(DEEP), plan))
    except checker.No:
        return False


def holds_by_engine() -> bool:
    return wrong_at(*both(DEEP, *TWICE)) is None


@pytest.mark.parametrize(
    ("holds", "broken"),
    [(holds_by_checker, checker_without_a_look), (holds_by_engine, engine_without_a_look)],
)
def test_a_layer_that_is_named_stands_for_itself(
    holds: Any, broken: Any, monkeypatch: pytest.MonkeyPatch  # noqa: ANN401
) -> None:  # fmt: skip
    """With the look at names taken out what is wrong is accepted, so this can fail."""
    assert not holds()
    broken(monkeypatch)
    assert holds()


def test_what_is_joined_elsewhere_is_told_by_the_layer_as_it_is_numbered() -> None:
    at = "layers.14."
    later = {"insert": "all_reduce", "of": f"{at}attended", "as": f"{at}later"}
    model, plan = both(DEEP, {"drop": f"{at}attention.all_reduce"}, later)
    assert fewer_layers(model, plan) is not None
    assert {each.op for _, each in away(model, plan)} == {f"{at}later"}


def test_work_does_not_grow_with_layers() -> None:
    def steps(count: int) -> int:
        checker.begin()
        plan = checker.plan_of({"tp": 2, "edits": [COPY]})
        checker.rebuilt(checker.model_of({**LLAMA, "num_hidden_layers": count}), plan)
        return checker.BUDGET - checker.LEFT[0]

    assert steps(512) <= 2 * steps(8)
