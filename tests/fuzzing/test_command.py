"""`shardproof fuzz`: what it prints, and what it does where deciders disagree."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from shardproof.fuzzing import saying, shrinking
from shardproof.fuzzing.bench import Bench
from shardproof.fuzzing.cases import PAIR
from shardproof.fuzzing.plans import random_plan
from shardproof.fuzzing.saved import saved
from shardproof.fuzzing.themes import THEMES
from shardproof.spec.engine.by_value import ByValue
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.judge import Judgement, judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.front.running import Shell, shell

__all__ = ["shell"]

SARIF = json.loads(Path(__file__).with_name("sarif_used.json").read_text(encoding="ascii"))
"""The part of the standard's schema (SARIF 2.1.0, §3) that is used."""
SMALL = ("--examples", "10", "--seed", "4", "--jobs", "1")
MISSES = ("--kind", "miss", "--seed", "4", "--jobs", "1")
ALL_MISSES = (*MISSES, "--examples", str(PAIR * len(LAW)))
FEW_MISSES = (*MISSES, "--examples", str(PAIR + 1))
TRIES = shrinking.TRIES
FORGOTTEN = "ATTN-FUSED"
"""The second of the clauses, so that the last of few near misses has it."""


class TestAgreement:
    def test_the_last_line_is_the_sum(self, shell: Shell) -> None:
        done = shell("fuzz", *SMALL)
        assert done.code == 0
        assert done.out.splitlines()[-1].startswith("10 plans, ")
        assert done.out.endswith("; all deciders agree\n")
        assert max(map(len, done.out.splitlines())) <= 100

    def test_the_same_seed_says_the_same(self, shell: Shell) -> None:
        assert shell("fuzz", *SMALL) == shell("fuzz", *SMALL)

    @pytest.mark.long
    def test_every_clause_is_hit_by_a_near_miss_each(self, shell: Shell) -> None:
        found = shell("fuzz", *ALL_MISSES, "--format", "json").data
        # A plan that is right all the same breaks it too: the law is of the usual case.
        right = found["runs"]["plans_right_by_value"]
        illegal = PAIR * len(LAW) - right
        assert found["verdicts"] == {"legal": right, "illegal": illegal, "unknown": 0}
        assert right < PAIR * len(LAW) // 40
        assert all(each["broken"] for each in found["clauses"])

    def test_what_is_not_hit_is_named(self, shell: Shell) -> None:
        out = shell("fuzz", "--kind", "legal", *SMALL).out
        assert f"0 of {len(LAW)} broken by a plan; not " in out

    def test_a_seed_is_drawn_and_told(self, shell: Shell) -> None:
        words = ("fuzz", "--examples", "1", "--jobs", "1", "--format", "json")
        seeds = {shell(*words).data["seed"] for _ in range(2)}
        assert len(seeds) == 2

    @pytest.mark.parametrize(
        ("words", "why"),
        [
            (("--budget", "soon"), "--budget cannot be soon"),
            (("--budget", "0s"), "--budget cannot be 0s"),
            (("--jobs", "0"), "--jobs cannot be 0"),
            (("--seed", "-1"), "--seed cannot be -1"),
        ],
    )
    def test_what_makes_no_sense_is_refused(
        self, shell: Shell, words: tuple[str, ...], why: str
    ) -> None:
        done = shell("fuzz", *words)
        assert done.code == 2
        assert why in done.err


def forgetful(model: Model, plan: Plan) -> Judgement:
    """A law without one clause."""
    found = judge(model, plan)
    return replace(found, reasons=tuple(r for r in found.reasons if r.clause.code != FORGOTTEN))


@pytest.fixture
def wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The law is wrong about one clause."""
    monkeypatch.setattr(saying, "judge", forgetful)
    monkeypatch.setattr("shardproof.fuzzing.shrinking.TRIES", 5)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_of_one_batch_in_sixteen_certificates_are_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = list[str]()

    def misreads(text: str) -> tuple[str, str]:
        read.append(text)
        return "forged", "a text that nobody wrote"

    monkeypatch.setattr(saying.checker, "judge", misreads)
    drawn = (random_plan(seed, 8) for seed in range(50))
    model, plan = next(each for each in drawn if not judge(*each).reasons)
    parted = [saying.says(model, plan, Bench(), number).parted for number in (0, 1, 8, 15, 16, 17)]
    assert parted == [True, False, False, False, True, False]
    assert saying.says(model, plan, Bench(), 1, full=True).parted
    assert len(read) == 3


class TestDisagreement:
    def test_it_is_made_small_and_saved_and_found_again(
        self, shell: Shell, wrong: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(shrinking, "TRIES", TRIES)
        done = shell("fuzz", *FEW_MISSES, "--format", "json", "--save", "found")
        assert done.code == 1
        assert done.data["disagreements"] >= 1
        [found] = done.data["findings"]
        assert found["fault"] == "claimed-wrong"
        assert (wrong / found["file"]).is_file()
        model, plan = saved(found["file"])
        assert [r.clause.code for r in judge(model, plan).reasons] == [FORGOTTEN]
        assert len(model.layers) == 1
        assert plan.tp == 2
        # As the command says, and as others read it.
        assert shell(*found["replay"].split()[1:]).code == 1
        assert FORGOTTEN in shell("check", found["file"]).out
        assert shell("run", found["file"]).code == 1
        assert found["example"] == f'@example(saved("{found["file"]}"))'

    def test_the_text_has_all_of_it(self, shell: Shell, wrong: Path) -> None:
        done = shell("fuzz", *FEW_MISSES)
        [file] = wrong.glob("shardproof-fuzz-*.json")
        assert f"shardproof fuzz --replay ./{file.name}" in done.out or file.name in done.out
        assert "law: legal" in done.out
        assert "execution: illegal" in done.out
        assert done.out.splitlines()[-1].endswith("1 disagreements")

    def test_junit_fails_where_it_is(self, shell: Shell, wrong: Path) -> None:
        del wrong
        done = shell("fuzz", *FEW_MISSES, "--format", "junit")
        assert done.code == 1
        root = ET.fromstring(done.out)  # noqa: S314  (it is our own)
        assert (root.tag, root.get("tests"), root.get("failures")) == (
            "testsuites", str(1 + len(LAW)), "1"
        )  # fmt: skip
        [failure] = root.iter("failure")
        assert "shardproof fuzz --replay" in (failure.text or "")
        asked = {each.get("name") for each in root.iter("testcase") if each.find("skipped") is None}
        assert asked == {"miss", "ATTN-DIM-OWNED"}

    def test_sarif_points_to_the_file(self, shell: Shell, wrong: Path) -> None:
        done = shell("fuzz", *FEW_MISSES, "--format", "sarif")
        jsonschema.validate(done.data, SARIF)
        [run] = done.data["runs"]
        rules = [each["id"] for each in run["tool"]["driver"]["rules"]]
        assert rules == [f"shardproof/fuzz/{each}" for each in
                         ("claimed-wrong", "refused-right", "parted", "crashed")]  # fmt: skip
        [result] = run["results"]
        assert rules[result["ruleIndex"]] == result["ruleId"] == "shardproof/fuzz/claimed-wrong"
        place = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert (wrong / place).is_file()

    def test_what_cannot_be_made_small_is_told_as_it_was_found(
        self, shell: Shell, wrong: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fails(*_: object) -> bool:
            raise ZeroDivisionError("by a mistake")

        monkeypatch.setattr("shardproof.fuzzing.shrinking.sound", fails)
        done = shell("fuzz", *FEW_MISSES, "--format", "json")
        assert done.code == 1
        [found] = done.data["findings"]
        assert "not made smaller: ZeroDivisionError: by a mistake" in found["says"]
        assert (wrong / found["file"]).is_file()

    @pytest.mark.parametrize("says", [None, "it does"])
    def test_an_engine_that_is_wrong_is_found(
        self, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, says: str | None
    ) -> None:
        """It calls everything legal, or nothing."""
        word = ByValue("legal") if says is None else ByValue("illegal", says, "head.logits")

        def decides(_model: Model, _plan: Plan) -> ByValue:
            return word

        monkeypatch.setattr(saying, "by_value", decides)
        monkeypatch.setattr("shardproof.fuzzing.shrinking.TRIES", 5)
        done = shell("fuzz", "--kind", "edited", "--examples", "8", "--seed", "1", "--jobs", "1",
                     "--save", tmp_path, "--format", "json")  # fmt: skip
        assert done.code == 1
        for each in done.data["findings"]:
            [engine] = [line for line in each["says"] if line.startswith("engine")]
            [ran] = [line for line in each["says"] if line.startswith("execution")]
            assert engine.startswith(f"engine: {word.word}")
            assert ran.startswith(f"execution: {'illegal' if says is None else 'legal'}")

    def test_one_that_fails_is_a_disagreement(
        self, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        def fails(_model: Model, _plan: Plan) -> Judgement:
            raise RuntimeError("out of order")

        monkeypatch.setattr(saying, "judge", fails)
        monkeypatch.setattr("shardproof.fuzzing.shrinking.TRIES", 5)
        done = shell("fuzz", "--kind", "legal", "--examples", "2", "--seed", "1", "--jobs", "1",
                     "--save", tmp_path, "--format", "json")  # fmt: skip
        assert done.code == 1
        assert {each["fault"] for each in done.data["findings"]} == {"crashed"}
        assert "law: crashed (RuntimeError: out of order)" in done.data["findings"][0]["says"]


def test_sarif_of_agreement_has_its_rules_and_no_result(shell: Shell) -> None:
    found = shell("fuzz", *SMALL, "--format", "sarif").data
    jsonschema.validate(found, SARIF)
    assert found["runs"][0]["results"] == []


def test_junit_of_agreement_has_no_failure(shell: Shell) -> None:
    root = ET.fromstring(shell("fuzz", *SMALL, "--format", "junit").out)  # noqa: S314
    assert (root.get("tests"), root.get("failures")) == (str(5 + len(LAW)), "0")


def test_ctrl_c_tells_what_was_done(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        journal = tmp_path / "journal"
        command = subprocess.Popen(
            [sys.executable, "-m", "shardproof", "fuzz", "--budget", "1h", "--seed", "1",
             "--kind", "miss", "--journal", str(journal), "--format", "json"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)
    ends = time.monotonic() + 120
    while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < ends
        time.sleep(0.1)
    os.kill(command.pid, signal.SIGINT)
    out, err = command.communicate(timeout=60)
    assert (command.returncode, err) == (130, b"interrupted\n")
    found: Any = json.loads(out)
    assert found["interrupted"]
    assert found["plans"] >= 16


def test_themes_are_written_as_plans_are() -> None:
    from shardproof.fuzzing.near import HANDOFF
    from shardproof.fuzzing.plans import DEGREES, FIELDS
    from shardproof.spec.plan.cuts import CutSpec
    from shardproof.spec.plan.plan import PHASES

    for theme in THEMES:
        for path, values in theme.items():
            section, _, rest = path.partition(".")
            field = FIELDS.get(rest if section in PHASES else path)
            if section == "handoff":
                assert set(values) <= set(HANDOFF[rest])
            elif field is None:
                assert section == "workload" or path.removeprefix("decode.") in DEGREES
            elif field.kind == "word":
                assert set(values) <= set(field.words)
            else:
                assert field.kind != "cut" or all(isinstance(v, CutSpec) for v in values)
