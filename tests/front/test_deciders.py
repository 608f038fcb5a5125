"""Law and engine decide together, and where the law allows too much neither is believed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from shardproof import Verdict, check, plan
from shardproof.api import Model
from shardproof.cli.quick import plain_check
from shardproof.executor.run.verdict import search as searching
from shardproof.executor.run.verdict.search import Searched
from shardproof.reports.verdict_schema import verdict_schema
from shardproof.spec.engine.blame import who_is_to_blame
from shardproof.spec.engine.by_value import ByValue
from shardproof.spec.law import judge
from shardproof.spec.law.clause import Clause
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.reads import Switch
from shardproof.verdict import confirming, deciders
from tests.front.running import MODELS, PLANS, Shell, plan_of, written

QWEN = MODELS / "qwen2-7b.json"


def judged_by(monkeypatch: pytest.MonkeyPatch, law: tuple[Clause, ...]) -> None:
    """Nothing is taken again that another law has said."""
    monkeypatch.setattr(judge, "LAW", law)
    monkeypatch.setattr(judge, "spoken", judge.spoken.__wrapped__)
    monkeypatch.setattr(Switch, "on", False)


@pytest.fixture
def blind_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law in which no clause speaks of heads."""
    kept = tuple(clause for clause in judge.LAW if clause.code != "ATTN-HEADS-OWNED")
    judged_by(monkeypatch, kept)


@pytest.fixture
def severe_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law with a clause that no plan keeps."""
    first, *rest = judge.LAW
    judged_by(monkeypatch, (replace(first, text="tp > 100000"), *rest))


@pytest.fixture
def lax_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that takes whatever is put out for the model's."""

    def always(model: Model, plan: Plan, *, briefly: bool = False) -> ByValue:
        del model, plan, briefly
        return ByValue("legal")

    for asks in (deciders, confirming):
        monkeypatch.setattr(asks, "by_value", always)


@pytest.fixture
def timeless(monkeypatch: pytest.MonkeyPatch, lax_engine: None) -> None:
    """A law without clauses on ticks, and an engine that asks nothing of a schedule."""
    del lax_engine
    kept = tuple(clause for clause in judge.LAW if not clause.code.startswith("TICK-"))
    judged_by(monkeypatch, kept)


def verdict(text: dict[str, object]) -> Verdict:
    return check(Model.from_config(QWEN), plan(**text))


class TestTogether:
    """Legal is legal to both, and of what is illegal an operator is to blame."""

    def test_of_a_legal_plan_nobody_is_to_blame(self) -> None:
        assert verdict({"tp": 4}).word == "legal"
        assert who_is_to_blame(Model.from_config(QWEN), plan(tp=4)) is None

    def test_of_an_illegal_plan_an_operator_is(self) -> None:
        assert verdict({"tp": 8}).word == "illegal"
        found = who_is_to_blame(Model.from_config(QWEN), plan(tp=8))
        assert found is not None
        assert (found.phase, found.op) == ("prefill", "layers.0.attention.out")
        assert "a partial sum of layers.0.attention.out: 0–383 of 3584" in found.said

    def test_what_is_joined_elsewhere_than_usual_is_a_note(self) -> None:
        split = {"split": "head_dim"}
        found = verdict({"tp": 2, "attention": {"qkv": split, "pairs": "kept"}})
        assert [note.message for note in found.notes if note.code == "NOTE-JOINED"] == [
            f"{name}: layers.0.attention.scores.sum is joined over tp elsewhere than usual: no "
            "linear operator beside it"
            for name in ("prefill", "decode")
        ]
        assert all(note.code != "NOTE-JOINED" for note in verdict({"tp": 4}).notes)

    def test_what_is_not_modelled_stays_unknown(self, shell: Shell, tmp_path: Path) -> None:
        config = QWEN.read_text("utf-8").replace("{", '{"warp_factor": 9,', 1)
        path = written(tmp_path, "tp: 4")
        done = shell("check", path, "--model", written(tmp_path, config, "m.json"),
                     "--format", "json")  # fmt: skip
        assert (done.code, done.data["blame"]) == (3, None)


class TestTheLastWord:
    """A clause says the usual case; a plan that is right is legal whatever clauses it breaks."""

    @pytest.mark.usefixtures("severe_law")
    def test_a_law_that_forbids_too_much_is_corrected(self, shell: Shell, tmp_path: Path) -> None:
        found = verdict({"tp": 4})
        assert (found.word, found.disagree, found.same_degrees) == ("legal", False, "legal")
        assert (found.reasons, found.spots, found.remedies) == ((), (), ())
        [note] = [each.message for each in found.notes if each.code == "NOTE-BY-VALUE"]
        assert "would refuse it, and by value all outputs are the model's" in note
        path = plan_of(tmp_path, "qwen2-7b", "tp: 4")
        for command in ("check", "run", "why"):
            assert shell(command, path).code == 0, command

    @pytest.mark.usefixtures("severe_law")
    def test_and_what_is_wrong_stays_illegal(self) -> None:
        assert verdict({"tp": 8}).word == "illegal"


class TestDisagreement:
    """A planted mistake is told loudly, kept as a file, and never a verdict."""

    @pytest.mark.usefixtures("blind_law")
    def test_of_a_law_that_allows_too_much(self) -> None:
        found = verdict({"tp": 8})
        assert (found.word, found.disagree, found.same_degrees) == ("unknown", True, "unknown")
        [why] = found.unknown
        assert "internal disagreement" in why
        assert "the law says legal, and by value an output is not the model's: layers.0.out" in why

    @pytest.mark.usefixtures("lax_engine")
    def test_of_an_engine_that_asks_too_little(self) -> None:
        """It has the last word, but for a run that contradicts it."""
        found = verdict({"tp": 4, "ffn": {"down": {"collective": "none"}}})
        assert (found.word, found.disagree) == ("unknown", True)
        assert "by value all outputs are the model's, and yet a run is not" in found.unknown[0]

    @pytest.mark.usefixtures("lax_engine")
    def test_of_an_engine_and_runs_that_ask_too_little(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Where law and checker both refuse a plan, the engine's word is not enough."""

        def nothing_differs(model: Model, plan: Plan) -> Searched:
            del model, plan
            return Searched(None)

        monkeypatch.setattr(searching, "search", nothing_differs)
        found = verdict({"tp": 4, "ffn": {"down": {"collective": "none"}}})
        assert (found.word, found.disagree) == ("unknown", True)
        assert "against FFN-OUT-WHOLE and the checker" in found.unknown[0]

    @pytest.mark.usefixtures("timeless")
    def test_of_law_and_engine_that_know_nothing_of_time(self) -> None:
        found = verdict({"pp": 2, "decode": {"schedule": {"period": 1}}})
        assert (found.word, found.disagree) == ("unknown", True)
        assert (
            "ranks would wait or run too early: decode: a step begins 1 ticks" in found.unknown[0]
        )
        assert verdict({"pp": 2}).word == "legal"

    @pytest.mark.usefixtures("blind_law")
    def test_it_is_written_down_and_replayed(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = plan_of(tmp_path, "qwen2-7b", "tp: 8")
        (tmp_path / "here").mkdir()
        monkeypatch.chdir(tmp_path / "here")
        done = shell("check", path, "--format", "json")
        assert (done.code, done.data["verdict"]) == (3, "unknown")
        jsonschema.validate(done.data, verdict_schema())
        [kept] = list((tmp_path / "here").iterdir())
        assert done.data["replay"] == str(kept)
        assert str(tmp_path) not in kept.read_text("ascii")
        again = shell("check", kept, "--format", "json")
        assert (again.code, again.data["unknown"][0]) == (3, done.data["unknown"][0])
        assert again.data["replay"] == str(kept)
        assert shell("run", kept, "--steps", "1", "--prompt", "2", "--batch", "1").code == 1

    def test_without_the_mistake_the_file_is_an_ordinary_plan(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        with monkeypatch.context() as planted:
            kept = tuple(c for c in judge.LAW if c.code != "ATTN-HEADS-OWNED")
            judged_by(planted, kept)
            assert shell("check", plan_of(tmp_path, "qwen2-7b", "tp: 8")).code == 3
        [file] = tmp_path.glob("shardproof-replay-*.json")
        done = shell("check", file)
        assert done.code == 1
        assert "heads 24–27 on no rank" in done.out

    def test_a_file_that_is_no_replay_is_refused(self, shell: Shell, tmp_path: Path) -> None:
        broken = json.dumps({"shardproof_replay": 1, "plan": {"tp": 2}, "other": 3})
        done = shell("check", written(tmp_path, broken, "r.json"), "--format", "json")
        assert done.code == 2
        codes = [error["code"] for error in done.data["errors"]]
        assert codes == ["REPLAY-MISSING", "REPLAY-MISSING", "REPLAY-KEY"]

    def test_where_nothing_can_be_written_it_is_said(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, blind_law: None
    ) -> None:
        del blind_law

        def refuse(*_: object, **__: object) -> None:
            raise PermissionError(13, "Permission denied")

        path = plan_of(tmp_path, "qwen2-7b", "tp: 8")
        monkeypatch.setattr(Path, "write_text", refuse)
        done = shell("check", path, "--format", "json")
        assert done.code == 3
        assert "cannot be written (Permission denied)" in done.data["unknown"][1]


class TestPlainCheck:
    """The short way reads what the parser would read, and leaves it everything else."""

    @pytest.mark.parametrize(
        ("words", "right"),
        [
            ("check a.yaml b.yaml", (["a.yaml", "b.yaml"], None, "text")),
            ("check a.yaml --format json", (["a.yaml"], None, "json")),
            ("check --model m.json a.yaml", (["a.yaml"], "m.json", "text")),
            ("check -m m.json a.yaml", (["a.yaml"], "m.json", "text")),
            ("check -m m.json --model m.json a.yaml", None),
            ("check", None),
            ("check -", None),
            ("check a.yaml --format xml", None),
            ("check a.yaml --format", None),
            ("check a.yaml --help", None),
            ("check a.yaml --format json --format text", None),
            ("check a.yaml --model", None),
            ("run a.yaml", None),
            ("", None),
        ],
    )
    def test_reads(self, words: str, right: object) -> None:
        assert plain_check(words.split()) == right

    def test_both_ways_give_the_same(self, shell: Shell) -> None:
        path = PLANS / "llama-3.1-70b-tp6.yaml"
        assert shell("check", path, "--format", "json") == shell("check", path, "--format=json")
