"""The page of a verdict: whole, small, and harmless whatever it reports."""

from __future__ import annotations

import json
import re
import time
from itertools import pairwise
from pathlib import Path

import pytest

from shardproof.api import Model, load, plan
from shardproof.certificate.ground import ground
from shardproof.reports.html.parts import Report
from shardproof.reports.html.verdict import report
from tests.front.running import PLANS, Shell, plan_of
from tests.reports.html.pages import HIDDEN, NASTY, checked, harmless, page, told_again

WHYS = ("llama-3.1-70b-tp6", "sum-after-activation", "rank-without-all-reduce")


class TestWhole:
    @pytest.mark.parametrize("command", ["check", "why"])
    @pytest.mark.parametrize("name", [*WHYS, "llama-3.1-70b-tp8"])
    def test_ids_are_there_once_and_links_lead_to_them(
        self, command: str, name: str, shell: Shell
    ) -> None:
        found = checked(shell, command, PLANS / f"{name}.yaml", code=0 if "tp8" in name else 1)
        ids = [attrs["id"] for _, attrs in found.tags if "id" in attrs]
        assert len(ids) == len(set(ids))
        for attrs in found.all("a"):
            if attrs["href"].startswith("#"):
                assert attrs["href"][1:] in ids

    def test_nothing_is_loaded(self, shell: Shell) -> None:
        done = shell("why", PLANS / "llama-3.1-70b-tp6.yaml", "--format", "html")
        found = page(done.out)
        for _, attrs in found.tags:
            assert "src" not in attrs
            assert not any(key.startswith("on") for key in attrs)
            assert re.match(r"#|data:", attrs.get("href", "#"))
        assert "url(" not in done.out
        (policy,) = (a for a in found.all("meta") if a.get("http-equiv"))
        assert policy["content"].startswith("default-src 'none'")

    def test_landmarks_headings_and_labels(self, shell: Shell) -> None:
        found = checked(shell, "why", PLANS / "llama-3.1-70b-tp6.yaml", code=1)
        names = [name for name, _ in found.tags]
        assert [names.count(each) for each in ("h1", "main", "header", "footer", "nav")] == [1] * 5
        assert found.all("html")[0]["lang"] == "en"
        levels = [int(name[1]) for name in names if re.fullmatch("h[1-6]", name)]
        assert all(b <= a + 1 for a, b in pairwise(levels))
        for tag, attrs in found.tags:
            if attrs.get("role") in ("region", "img"):
                assert attrs.get("aria-label"), tag
            if attrs.get("role") == "region":
                assert attrs["tabindex"] == "0"
            if tag == "svg":
                assert attrs.get("role") == "img" or attrs.get("aria-hidden") == "true"
        assert all(a.get("scope") for a in found.all("th"))

    def test_broken_places_are_marked(self, shell: Shell) -> None:
        found = checked(shell, "check", PLANS / "llama-3.1-70b-tp6.yaml", code=1)
        marked = [a["id"] for a in found.all("li") if a.get("class") == "stops"]
        assert "prefill-layers-0-79-attention.out" in marked
        assert "prefill-layers-0-79-ffn.down" in marked
        assert "prefill-layers-0-79-attention.norm" not in marked

    def test_an_operator_has_its_rule_numbers_and_theorem(self, shell: Shell) -> None:
        found = checked(shell, "check", PLANS / "llama-3.1-70b-tp8.yaml", code=0)
        assert "reduction={" in found.text
        assert "head over tp: 8 each on 8" in found.text
        theorems = ground()["theorems"]
        assert isinstance(theorems, dict)
        assert all(str(name) in found.text for name in theorems["all_reduce"])  # pyright: ignore[reportGeneralTypeIssues, reportOptionalIterable, reportUnknownVariableType, reportUnknownArgumentType]

    def test_why_holds_the_certificate_and_the_command(self, shell: Shell, tmp_path: Path) -> None:
        where = tmp_path / "cert.json"
        assert shell("certify", PLANS / "llama-3.1-70b-tp6.yaml", "-o", where).code == 1
        found = checked(shell, "why", PLANS / "llama-3.1-70b-tp6.yaml", code=1)
        assert where.read_text("utf-8").strip() in found.text
        assert "shardproof verify certificate.json" in found.text
        assert "first divergence" in found.text

    def test_several_plans_and_one_that_cannot_be_read(self, shell: Shell, tmp_path: Path) -> None:
        bad = plan_of(tmp_path, "llama-3.1-8b", "tpp: 2", "bad.yaml")
        found = checked(
            shell, "check", PLANS / "llama-3.1-70b-tp8.yaml", PLANS / "llama-3.1-70b-tp6.yaml", bad,
            code=2,
        )  # fmt: skip
        assert "Input that cannot be read" in found.text
        ids = [attrs["id"] for _, attrs in found.tags if "id" in attrs]
        assert len(ids) == len(set(ids))


QWEN = PLANS.parent / "models" / "qwen2-7b.json"
NONE_LEFT = 'devices: 8\ndp: 1\npp: 1\nsp: 1\ntp: "?"\n'


def open_plan(folder: Path, text: str, name: str = "open.yaml") -> Path:
    """A plan that names no model, so that a command has to."""
    where = folder / name
    where.write_text(text, "utf-8")
    return where


class TestOpen:
    """Of a plan that leaves something open: why nothing is left, or what is."""

    def test_each_reason_has_its_lines_clauses_and_counterexample(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        found = checked(
            shell, "why", open_plan(tmp_path, NONE_LEFT), "--model", QWEN, code=1
        )  # fmt: skip
        assert sum(a.get("class") == "reason" for a in found.all("article")) == 1
        for each in ("devices: 8", "ATTN-HEADS-OWNED", '"num_attention_heads": 28', "cannot run",
                     "Nearest legal plans"):  # fmt: skip
            assert each in found.text
        marked = [a["id"] for a in found.all("li") if a.get("class") == "stops"]
        assert marked
        ids = [attrs["id"] for _, attrs in found.tags if "id" in attrs]
        assert len(ids) == len(set(ids))

    def test_the_certificate_is_the_one_that_certify_writes(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        where, cert = open_plan(tmp_path, NONE_LEFT), tmp_path / "cert.json"
        assert shell("certify", where, "--model", QWEN, "-o", cert).code == 1
        found = checked(shell, "why", where, "--model", QWEN, code=1)
        assert cert.read_text("utf-8").strip() in found.text

    @pytest.mark.parametrize("command", ["why", "plans"])
    @pytest.mark.parametrize("text", [NONE_LEFT, NONE_LEFT.replace("pp: 1", "pp: 1..4")])
    def test_the_commands_at_its_end_say_the_same(
        self, command: str, text: str, shell: Shell, tmp_path: Path
    ) -> None:
        where = open_plan(tmp_path, text)
        code = 1 if text is NONE_LEFT else 0
        found = checked(shell, command, where, "--model", QWEN, code=code)
        said = [words for words in told_again(found) if words[0] in ("why", "plans")]
        assert len(said) == 1
        if command == "plans" or code == 1:
            assert shell(*said[0]).code == code

    def test_a_plan_that_is_left_is_drawn(self, shell: Shell, tmp_path: Path) -> None:
        where = open_plan(tmp_path, NONE_LEFT.replace("pp: 1", "pp: 2"))
        found = checked(shell, "why", where, "--model", QWEN, code=0)
        assert "legal plans are left" in found.text
        assert "model: null" not in found.text
        assert "attention.all_reduce" in found.text
        assert not [a for a in found.all("li") if a.get("class") == "stops"]

    def test_legal_plans_are_a_table(self, shell: Shell) -> None:
        words = ("plans", QWEN, "--devices", "8", "--set", "tp=1..8", "--limit", "3")
        data = json.loads(shell(*words, "--format", "json").out)
        found = checked(shell, *words, code=0)
        assert f"{data['count']:,} legal plans" in found.text
        assert f"{data['count'] - 3:,} are left out" in found.text
        table = found.text[found.text.index("The plans") :]
        for each in data["plans"]:
            degrees = [f"{axis} {each['plan'][axis]}" for axis in ("dp", "pp", "sp", "tp")
                       if each["plan"].get(axis, 1) > 1]  # fmt: skip
            assert " ".join(degrees) in table
        (again,) = told_again(found)
        assert again == ["plans", str(QWEN), "--devices", "8", "--set", "tp=1..8"]

    def test_no_legal_plan_has_its_reasons(self, shell: Shell, tmp_path: Path) -> None:
        found = checked(
            shell, "plans", open_plan(tmp_path, NONE_LEFT), "--model", QWEN, code=1
        )  # fmt: skip
        assert "no legal plan" in found.text
        assert "ATTN-HEADS-OWNED" in found.text

    def test_memory_is_told_of_plans_and_of_what_is_left(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        left = open_plan(tmp_path, NONE_LEFT.replace("pp: 1", "pp: 2"))
        for words, code in (
            (("check", PLANS / "llama-3.1-70b-tp8.yaml", "--memory", "16GB"), 1),
            (("why", left, "--model", QWEN, "--memory", "16GB"), 0),
            (("plans", left, "--model", QWEN, "--memory", "16GB"), 0),
        ):
            told = shell(*words).out
            found = checked(shell, *words, code=code)
            assert "16 GB a device" in found.text
            says = "does not fit" if code else "fit"
            assert says in told
            assert says in found.text

    def test_a_report_overwrites_nothing_else(self, shell: Shell, tmp_path: Path) -> None:
        kept = open_plan(tmp_path, "mine", "kept.html")
        where = open_plan(tmp_path, NONE_LEFT)
        for command in ("why", "plans"):
            done = shell(command, where, "--model", QWEN, "--format", "html", "-o", kept)
            assert (done.code, done.out, kept.read_text("utf-8")) == (2, "", "mine")


class TestHarmless:
    """Whatever a user wrote is text."""

    @pytest.mark.parametrize("command", ["check", "why"])
    def test_names_of_files_and_of_models(self, command: str, shell: Shell, tmp_path: Path) -> None:
        folder = tmp_path / f"<b>{HIDDEN}".replace("\x07", "")
        folder.mkdir()
        config = json.loads((PLANS.parent / "models" / "llama-3.1-8b.json").read_text("utf-8"))
        name = f"{NASTY}{HIDDEN}".replace("/", "")
        (folder / f"{name}.json").write_text(
            json.dumps({**config, "_name_or_path": NASTY + HIDDEN}), "utf-8"
        )
        where = folder / f"{name}.yaml"
        where.write_text(f"# {NASTY}\ntp: 6 # {NASTY}{HIDDEN[:6]}\n", "utf-8")
        words = (command, where, "--model", folder / f"{name}.json")
        harmless(shell(*words, "--format", "html").out)

    @pytest.mark.parametrize("command", ["plans", "why"])
    @pytest.mark.parametrize("left", [False, True])
    def test_names_beside_an_open_plan(
        self, command: str, shell: Shell, tmp_path: Path, *, left: bool
    ) -> None:
        name = f"{NASTY}{HIDDEN}".replace("/", "").replace("\x07", "")
        config = json.loads(QWEN.read_text("utf-8"))
        (tmp_path / f"{name}.json").write_text(
            json.dumps({**config, "_name_or_path": NASTY + HIDDEN}), "utf-8"
        )
        text = NONE_LEFT.replace("pp: 1", "pp: 2") if left else NONE_LEFT
        where = open_plan(tmp_path, f"# {NASTY}\n{text}", f"{name}.yaml")
        words = (command, where, "--model", tmp_path / f"{name}.json")
        harmless(shell(*words, "--format", "html").out)

    def test_keys_values_and_flags(self, shell: Shell, tmp_path: Path) -> None:
        where = tmp_path / "plan.yaml"
        where.write_text(json.dumps({NASTY: 1, "tp": NASTY, "model": NASTY}), "utf-8")
        harmless(shell("check", where, "--format", "html").out)
        done = shell("check", where, f"--{NASTY}", "--format", "html")
        assert (done.code, done.out) == (2, "")

    def test_edits_and_fields_that_are_not_modelled(self, shell: Shell, tmp_path: Path) -> None:
        config = json.loads((PLANS.parent / "models" / "llama-3.1-8b.json").read_text("utf-8"))
        (tmp_path / "m.json").write_text(
            json.dumps({**config, "rope_scaling": {NASTY: NASTY}, "layer_types": [NASTY] * 32}),
            "utf-8",
        )
        where = tmp_path / "plan.yaml"
        where.write_text(f"tp: 2\nedits: [{{drop: {json.dumps('layers.*.' + NASTY)}}}]\n", "utf-8")
        harmless(shell("check", where, "--model", tmp_path / "m.json", "--format", "html").out)
        harmless(shell("why", PLANS / "sum-after-activation.yaml", "--keep", tmp_path,
                       "--format", "html").out)  # fmt: skip

    def test_markdown_has_no_markup_of_theirs(self, shell: Shell, tmp_path: Path) -> None:
        where = tmp_path / "a|b`c<img src=x>@everyone.yaml"
        where.write_text(f"model: {PLANS.parent / 'models' / 'llama-3.1-70b.json'}\ntp: 6\n")
        told = shell("check", where, "--format", "markdown").out
        table = [line for line in told.splitlines() if line.startswith("|")]
        assert all(len(re.findall(r"(?<!\\)\|", line)) == 4 for line in table)
        assert "<img" not in re.sub(r"(`+) ?.*?\1", "", told)


class TestSmall:
    def test_eighty_layers_on_64_ranks(self) -> None:
        model = Model.from_config(PLANS.parent / "models" / "llama-3.1-70b.json")
        given = plan(pp=2, dp=2, sp=2, tp=8, stream="tokens",
                     sequence={"cut": "zigzag", "exchange": "ring"})  # fmt: skip
        assert len(made(model, given).encode()) <= 300_000

    def test_it_takes_a_fifth_of_a_second_at_most(self) -> None:
        verdict = load(str(PLANS / "llama-3.1-70b-tp8.yaml"))
        text_of(verdict)
        begun = time.process_time()
        text_of(verdict)
        assert time.process_time() - begun <= 0.2


def made(model: Model, given: object) -> str:
    from shardproof.api import check
    from shardproof.spec.plan.plan import Plan

    assert isinstance(given, Plan)
    return text_of(check(model, given))


def text_of(verdict: object) -> str:
    from shardproof.spec.verdict import Verdict

    assert isinstance(verdict, Verdict)
    theorems = ground()["theorems"]
    assert isinstance(theorems, dict)
    return report([verdict], Report("0", theorems=theorems))  # pyright: ignore[reportArgumentType, reportUnknownArgumentType]
