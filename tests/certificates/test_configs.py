"""The checker reads published configs as the prover does, by its own code and its own table."""

from __future__ import annotations

from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.families import families
from shardproof.spec.model.keys import HARMLESS, NOTED, OTHER_PARTS
from shardproof.spec.plan.read import plan_of
from tests.certificates.configs import bases, main, small, words
from tests.certificates.forging import certified
from tests.spec.model.published import config, without


def test_its_table_has_every_family() -> None:
    assert {*checker.FAMILIES} == {*families()}


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


@pytest.mark.parametrize("family", families())
def test_a_certificate_of_every_family_is_checked(family: str) -> None:
    of = small(family)
    plan = plan_of({"tp": 2, "pp": 2})
    assert checker.judge(certified(model_from_config(of), plan, of))[0] == "legal"


PART = config("qwen3-30b-a3b")
AROUND: dict[str, dict[str, Any]] = {
    "InternVL": {"model_type": "internvl_chat", "llm_config": PART, "use_llm_lora": 0},
    "Intern-S1": {"model_type": "interns1", "text_config": PART, "downsample_ratio": 0.5},
    "Omni": {
        "model_type": "qwen3_omni_moe",
        "talker_config": {"a": 1},
        "thinker_config": {"text_config": PART, "position_id_per_seconds": 13},
    },
    "DeepSeek-VL2": {"language_config": config("deepseek-v2-lite"), "tile_tag": "2D"},
    "without a name of its own": {
        "model_type": "mistral3",
        "text_config": without("mistral-7b-v0.1", "model_type", "tie_word_embeddings"),
        "tie_word_embeddings": True,
    },
}


def test_every_harmless_name_is_known_to_it() -> None:
    """Else a model that is judged has no certificate, for a name that says nothing."""
    # Of a model with an encoder nobody knows anything, and where there is none it says nothing.
    names = {*HARMLESS, *NOTED} - {"is_encoder_decoder"}
    assert [name for name in sorted(names) if not checker.harmless(name)] == []
    assert sorted(OTHER_PARTS - checker.OTHER_PARTS - checker.HARMLESS) == []


@pytest.mark.parametrize("name", AROUND)
def test_a_decoder_inside_a_larger_config_is_found_by_both(name: str) -> None:
    model = model_from_config(AROUND[name])
    assert model.unmodelled == ()
    checker.begin()
    found = checker.model_of(AROUND[name])
    assert (found.hidden, found.tied) == (model.hidden, model.tied)
    assert len(found.layers) == len(model.layers)
    with pytest.raises(checker.Unknown):
        checker.model_of({**AROUND[name], "hyper_connection": 1})
