"""A certificate that a plan is illegal: its run is made again, and the rest is not believed."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256

import pytest

from shardproof.certificate import checker
from shardproof.certificate.refusal import WORDS, judge, refusal
from shardproof.certificate.rejection import NotShown, rejection
from shardproof.executor.domains import Field
from shardproof.executor.run.outcome.outcome import STRANDS
from shardproof.executor.weights import random_weights
from shardproof.spec.errors import Place
from shardproof.spec.law.judge import judge as law
from shardproof.spec.model.config import model_from_node
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import Plain, from_plain
from tests.certificates.refusals import (
    Data,
    config_of,
    forged,
    may_differ,
    part,
    predicate_of,
    refused,
    tampered,
    word,
)
from tests.tiers import sampled

SPLIT: Plain = {"split": "in", "sum": "activation", "collective": "none"}
PLANS: dict[str, tuple[str, Plain]] = {
    "heads on no rank": ("qwen2-7b", {"tp": 8}),
    "a sum after the activation": ("llama-3.1-8b", {"tp": 2, "ffn": {"up": SPLIT, "gate": SPLIT}}),
    "a rank that stays away": (
        "llama-3.1-8b",
        {
            "tp": 2,
            "edits": [{"drop": "layers.*.attention.all_reduce", "ranks": {"tp": [1]}}],
        },
    ),
    "an expert on no rank": ("mixtral-8x7b", {"ep": 3, "tp": 3}),
}
EDITED = "a rank that stays away"


@cache
def certificate(name: str) -> str:
    return refused(*PLANS[name])


def broken(predicate: Data) -> list[tuple[str, str]]:
    """What the law has against the plan, at its true size."""
    model = model_from_node(from_plain(predicate["config"], Place("config")))
    plan = read_plan(from_plain(predicate["plan"], Place("plan")))
    return [(reason.clause.code, reason.message) for reason in law(model, plan).reasons]


@pytest.mark.parametrize("name", PLANS)
class TestItsOwn:
    """What is certified is seen again."""

    def test_it_holds(self, name: str) -> None:
        found = judge(certificate(name))
        assert found is not None
        assert found[0] == "illegal"
        assert found[1].startswith(("different: ", "cannot run: ", "stuck: "))

    def test_the_same_plan_gives_the_same_bytes(self, name: str) -> None:
        assert refused(*PLANS[name]) == certificate(name)

    def test_it_is_of_its_plan_and_config_alone(self, name: str) -> None:
        model, plan = PLANS[name]
        text = certificate(name)
        assert judge(text, plan, config_of(model)) == judge(text)
        assert judge(text, {"tp": 4}) == ("not of this plan", "it is of another plan")
        other = judge(text, plan, config_of("gpt2"))
        assert other == ("not of this plan", "it is of another config")

    def test_its_clauses_are_those_that_are_broken(self, name: str) -> None:
        """With their numbers; of an edited plan the law says nothing."""
        predicate = predicate_of(certificate(name))
        clauses = part(predicate, "refusal")["clauses"]
        assert isinstance(clauses, list)
        told = [(part(each)["code"], part(each)["here"]) for each in clauses]
        assert told == ([] if name == EDITED else broken(predicate))
        assert bool(told) == (name != EDITED)

    def test_it_says_no_time_and_no_path(self, name: str) -> None:
        text = certificate(name)
        assert "/work" not in text
        assert "examples" not in text
        assert "2026" not in text


class TestWhatIsShown:
    """The run is told as far as somebody needs it who makes it without us."""

    def test_the_weights_are_those_of_its_seed(self) -> None:
        shown = part(predicate_of(certificate("heads on no rank")), "refusal", "counterexample")
        model = model_from_node(from_plain(shown["model"], Place("model")))
        drawn = part(shown, "drawn", "weights")
        seed, trials = shown["seed"], shown["trials"]
        assert isinstance(seed, int)
        assert isinstance(trials, int)
        weights = random_weights(model, Field(trials * STRANDS, seed, STRANDS))
        found = sha256()
        for name, weight in sorted(weights.items()):
            found.update(f"{name} {weight.values.shape}\n".encode())
            found.update(weight.values.astype("<i8").tobytes())
        assert drawn["sha256"] == found.hexdigest()
        assert drawn["numbers"] == sum(weight.values.size for weight in weights.values())

    def test_where_the_two_part_first(self) -> None:
        name = "a sum after the activation"
        shown = part(predicate_of(certificate(name)), "refusal", "counterexample")
        inside, outcome = part(shown, "inside"), part(shown, "outcome")
        assert outcome["kind"] == "different"
        assert str(inside["op"]).startswith("layers.")
        assert inside["expected"] != inside["found"]


class TestTampering:
    """Whatever is changed, what is accepted is true of what it says."""

    @pytest.mark.parametrize("name", sampled(PLANS, every=2))
    def test_each_field_in_turn(self, name: str) -> None:
        seen = 0
        for place, as_it_is, anew in tampered(certificate(name), 60):
            assert word(as_it_is) != "illegal", place
            if word(anew) == "illegal":
                assert may_differ(place), place
                assert name == EDITED or broken(predicate_of(anew)), place
            seen += 1
        assert seen > 50

    def test_another_verdict(self) -> None:
        predicate = predicate_of(certificate("heads on no rank"))
        for verdict in ("legal", "no legal plan", "unknown"):
            text = forged({**predicate, "verdict": verdict})
            assert word(text) not in WORDS
            assert checker.judge(text)[0] in ("forged", "unknown")

    @pytest.mark.parametrize("name", PLANS)
    def test_a_legal_plan_in_its_place(self, name: str) -> None:
        predicate = predicate_of(certificate(name))
        legal: Plain = {"tp": 2}
        assert word(forged({**predicate, "plan": legal})) == "forged"

    def test_a_config_for_which_the_plan_is_legal(self) -> None:
        predicate = predicate_of(certificate("heads on no rank"))
        found = judge(forged({**predicate, "config": config_of("llama-3.1-8b")}))
        assert found == ("forged", "at verdict: the law does not refuse this plan")

    def test_a_run_of_another_model(self) -> None:
        """A forger may not choose on which small model the plan is run."""
        predicate = predicate_of(certificate("heads on no rank"))
        said = part(predicate, "refusal")
        shown = part(said, "counterexample")
        smaller = {**part(shown, "model"), "hidden": 4}
        changed: Data = {**said, "counterexample": {**shown, "model": smaller}}
        found = judge(forged({**predicate, "refusal": changed}))
        assert found is not None
        assert found[0] == "forged"
        assert "counterexample.model.hidden" in found[1]

    @pytest.mark.parametrize(
        ("field", "value"),
        [("seed", -1), ("seed", "1"), ("trials", 10**9), ("plant", "no such word"), ("seed", None)],
    )
    def test_a_run_that_is_none(self, field: str, value: Plain) -> None:
        predicate = predicate_of(certificate("heads on no rank"))
        said = part(predicate, "refusal")
        shown = {**part(said, "counterexample"), field: value}
        assert word(forged({**predicate, "refusal": {**said, "counterexample": shown}})) == "forged"

    def test_a_run_that_is_too_large(self) -> None:
        predicate = predicate_of(certificate("heads on no rank"))
        said = part(predicate, "refusal")
        shown = part(said, "counterexample")
        large: Data = {**shown, "workload": {"batch": 2**20, "prompt": 2**20, "steps": 0}}
        found = judge(forged({**predicate, "refusal": {**said, "counterexample": large}}))
        assert found is not None
        assert found[0] == "forged"
        assert "too much to run" in found[1]

    def test_a_run_that_shows_nothing(self) -> None:
        """Without a decode step nobody reads the slot that is written wrongly."""
        text = refused("llama-3.1-8b", {"cache": {"slots": "local"}})
        assert word(text) == "illegal"
        predicate = predicate_of(text)
        said = part(predicate, "refusal")
        shown = part(said, "counterexample")
        other: Data = {**shown, "workload": {"batch": 1, "prompt": 1, "steps": 0}}
        found = judge(forged({**predicate, "refusal": {**said, "counterexample": other}}))
        assert found == ("forged", "at counterexample: the run is the model's")

    def test_text_that_is_not_canonical(self) -> None:
        text = certificate("heads on no rank")
        assert word(json.dumps(json.loads(text), indent=1)) == "unknown"
        assert word(text.replace('"version":2', '"version":2.0')) == "unknown"
        assert word(f"{text}\n") == "unknown"
        assert word(text.replace('"tp":8', '"tp":8,"tp":8')) == "unknown"

    def test_a_plan_that_names_a_model(self) -> None:
        predicate = predicate_of(certificate("heads on no rank"))
        plan: Plain = {**part(predicate, "plan"), "model": "llama.json"}
        assert word(forged({**predicate, "plan": plan})) == "forged"

    def test_another_law_is_not_known(self) -> None:
        predicate = predicate_of(certificate("heads on no rank"))
        law_ = {**part(predicate, "made_with"), "law": "0" * 64}
        assert word(forged({**predicate, "made_with": law_})) == "unknown"


def test_what_cannot_be_run_has_no_certificate() -> None:
    config = config_of("qwen2-7b")
    with pytest.raises(NotShown, match="too many to run here"):
        rejection(config, {"tp": 4096})


def test_a_certificate_of_another_kind_is_nobodys_here() -> None:
    assert judge("{}") is None
    assert judge("[") is None
    assert judge('{"predicate":{"verdict":"legal"}}') is None
    text = refusal("illegal", {}, {}, {}).decode()
    assert word(text) == "forged"
