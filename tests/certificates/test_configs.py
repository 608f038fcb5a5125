"""The checker reads published configs as the prover does, by its own code and its own table."""

from __future__ import annotations

from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.families import FAMILIES
from shardproof.spec.plan.read import plan_of
from tests.certificates.configs import bases, main, small, words
from tests.certificates.forging import certified


def test_its_table_has_every_family() -> None:
    assert {*checker.FAMILIES} == {*FAMILIES}


@pytest.mark.parametrize("name", bases())
def test_every_family_and_example_is_the_same_model(name: str) -> None:
    assert words(bases()[name])[:2] == ("known", "known")


def test_fields_that_are_changed_part_them_nowhere() -> None:
    assert main(["--count", "4000"]) == 0


@pytest.mark.long
def test_fields_that_are_changed_part_them_nowhere_at_length() -> None:
    assert main(["--count", "100000", "--seed", "2"]) == 0


def test_two_names_of_one_thing_say_the_same() -> None:
    with pytest.raises(checker.Unknown, match="of two minds about n_layer"):
        checker.model_of({**bases()["gpt2, small"], "n_layer": 2})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("shardproof_model",), True),
        (("notes",), {}),
        (("layers", 0), False),
        (("tied",), 1),
        (("kinds", 0, "ffn", "shared"), 0),
    ],
)
def test_one_is_not_true_in_our_own_form(path: tuple[Any, ...], value: object) -> None:
    new = bases()["qwen2_moe, own form"]
    at: Any = new
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(checker.No):
        checker.model_of(new)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"tie_word_embeddings": "yes"}, "a config with this tie_word_embeddings"),
        ({"hidden_act": 1}, "a config with this hidden_act"),
        ({"n_layer": 2}, "the field n_layer"),
        ({"num_key_value_heads": 3}, "no multiple of its KV heads"),
        ({"rope_scaling": {"rope_type": "dynamic"}}, "the scaling of the rotation"),
        ({"rope_theta": float("inf")}, "the field rope_theta"),
    ],
)
def test_what_the_prover_refuses_is_unknown_to_it(changes: dict[str, object], why: str) -> None:
    with pytest.raises(checker.Unknown, match=why):
        checker.model_of({**bases()["llama, small"], **changes})


@pytest.mark.parametrize("family", FAMILIES)
def test_a_certificate_of_every_family_is_checked(family: str) -> None:
    config = small(family)
    plan = plan_of({"tp": 2, "pp": 2})
    assert checker.judge(certified(model_from_config(config), plan, config))[0] == "legal"
