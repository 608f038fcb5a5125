"""What programs import: every question that the commands answer, and no result that is true."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import shardproof
from shardproof import InputErrors, Model, certify, check, plan, plans, run, verify, why
from shardproof.asking import Config
from tests.front.running import MODELS, ROOT

CONFIG = MODELS / "qwen2-7b.json"
MODEL = Model.from_config(CONFIG)
UNREAD = Model.from_config({"model_type": "jamba"})


def test_why_has_a_counterexample_and_what_is_near() -> None:
    found = why(MODEL, plan(tp=8), nearest=1)
    assert [each.reason.clause.code for each in found.told] == ["ATTN-HEADS-OWNED"]
    assert found.told[0].shown is not None
    assert [str(change) for change in found.nearest[0].changes] != []


def test_plans_are_counted_and_fixed() -> None:
    every = plans(MODEL, 8)
    one = plans(MODEL, 8, fixed={"pp": 1, "tp": "1..4"}, by=["kv"], limit=2)
    assert 0 < one.count < every.count
    assert (len(one.shown), one.order[0]) == (2, "kv")
    assert all(each.plan.pp == 1 for each in one.shown)


def test_a_run_says_what_came_of_it() -> None:
    assert run(MODEL, plan(tp=4), batch=1, prompt=2, steps=1).word == "equal"
    assert run(MODEL, plan(tp=8)).word == "cannot run"


class TestCertificates:
    @pytest.mark.parametrize("form", ["path", "mapping", "model"])
    @pytest.mark.parametrize(("tp", "word"), [(4, "legal"), (8, "illegal")])
    def test_they_hold(self, form: str, tp: int, word: str) -> None:
        config: dict[str, Config] = {
            "path": CONFIG,
            "mapping": json.loads(CONFIG.read_text("utf-8")),
            "model": MODEL,
        }
        made = certify(config[form], plan(tp=tp))
        assert (made.verdict.word, made.missing) == (word, "")
        assert made.data is not None
        found = verify(made.data, plan=plan(tp=tp), config=config[form])
        assert (found.word, found.holds) == (word, True)
        assert not verify(made.data, plan=plan(tp=2)).holds
        assert not verify(made.data, config=MODELS / "gpt2.json").holds

    def test_it_is_the_commands(self, tmp_path: Path) -> None:
        from shardproof.__main__ import main

        path = tmp_path / "plan.yaml"
        path.write_text("tp: 4", "utf-8")
        target = tmp_path / "cert.json"
        assert main(["certify", str(path), "-m", str(CONFIG), "-o", str(target)]) == 0
        assert certify(CONFIG, plan(tp=4)).data == target.read_bytes()

    def test_read_as(self) -> None:
        config = json.loads((MODELS / "llama-3.1-8b.json").read_text("utf-8"))
        config["model_type"] = "brand_new_arch"
        assert certify(config, plan(tp=2)).data is None
        assert certify(config, plan(tp=2), read_as="llama").data is not None

    def test_what_is_none(self) -> None:
        for junk in (b"", b"\xff\xfe", "{}", "tp: 8"):
            assert not verify(junk).holds


class TestOfAnUnreadFamily:
    """Nothing is known, in words, and nothing is raised."""

    def test_every_question_says_so(self) -> None:
        assert check(UNREAD, plan(tp=2)).word == "unknown"
        assert why(UNREAD, plan(tp=2)).told == ()
        assert run(UNREAD, plan(tp=2)).word == "unknown"
        found = plans(UNREAD, 2)
        assert (found.count, "jamba" in found.undecided) == (0, True)
        made = certify({"model_type": "jamba"}, plan(tp=2))
        assert (made.data, "jamba" in made.missing) == (None, True)


RESULTS: dict[str, Callable[[], object]] = {
    "a legal verdict": lambda: check(MODEL, plan(tp=4)),
    "an illegal verdict": lambda: check(MODEL, plan(tp=8)),
    "an unknown verdict": lambda: check(UNREAD, plan(tp=8)),
    "why": lambda: why(MODEL, plan(tp=4)),
    "plans": lambda: plans(MODEL, 1),
    "run": lambda: run(MODEL, plan(), batch=1, prompt=1, steps=0),
    "certify": lambda: certify(CONFIG, plan(tp=4)),
    "verify": lambda: verify("{}"),
}


@pytest.mark.parametrize("result", RESULTS.values(), ids=RESULTS)
def test_no_result_is_true_or_false(result: Callable[[], object]) -> None:
    """Else `assert check(...)` would pass for an illegal plan."""
    found = result()
    with pytest.raises(TypeError, match="neither true nor false"):
        assert found


def test_legal_is_of_one_word() -> None:
    asked = [check(MODEL, plan(tp=4)), check(MODEL, plan(tp=8)), check(UNREAD, plan(tp=4))]
    assert [each.legal for each in asked] == [True, False, False]


WRONG: dict[str, Callable[[], object]] = {
    "an edit of nothing": lambda: check(MODEL, plan(edits=[{"drop": "nothing.there"}])),
    "no devices": lambda: plans(MODEL, 0),
    "an order of nothing": lambda: plans(MODEL, 2, by=["beauty"]),
    "a field that is none": lambda: plans(MODEL, 2, fixed={"tq": 2}),
    "a value that is none": lambda: plans(MODEL, 2, fixed={"tp": object()}),
    "no tokens": lambda: run(MODEL, plan(), prompt=0),
    "no config": lambda: certify("no/such/config.json", plan()),
    "a config that is none": lambda: certify({}, plan()),
    "another family": lambda: certify(CONFIG, plan(), read_as="llama"),
}


@pytest.mark.parametrize("asked", WRONG.values(), ids=WRONG)
def test_wrong_input_raises_its_errors(asked: Callable[[], object]) -> None:
    with pytest.raises(InputErrors):
        asked()


def test_no_module_has_a_public_name() -> None:
    """A module takes the place of a function of its name as soon as it is imported."""
    modules = {file.stem for file in (ROOT / "src" / "shardproof").iterdir()}
    assert modules & set(shardproof.__all__) == set()
