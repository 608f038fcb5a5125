"""The page of a verdict: whole, small, and harmless whatever it reports."""

from __future__ import annotations

import json
import re
import time
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from shardproof.api import Model, load, plan
from shardproof.certificate.ground import ground
from shardproof.reports.html.verdict import Report, report
from tests.front.running import PLANS, Shell, plan_of

VOID = {"meta", "link", "br", "rect"}
NASTY = "<script>alert(1)</script>\"'&<img src=x onerror=alert(2)>"
HIDDEN = "\u202eevil\u2066\x1b[31m\x07\u200b"


class Page(HTMLParser):
    """Whatever a browser would see: elements, ids, links, text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {key: value or "" for key, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {key: value or "" for key, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attrs for name, attrs in self.tags if name == tag]


def page(text: str) -> Page:
    found = Page(text)
    assert not found.open
    return found


def checked(shell: Shell, *words: str | Path, code: int) -> Page:
    done = shell(*words, "--format", "html")
    assert (done.code, done.err) == (code, "")
    return page(done.out)


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


def harmless(told: str) -> None:
    found = page(told)
    assert not found.all("img")
    assert not found.all("b")
    assert len(found.all("script")) == 1
    assert not any(key.startswith("on") for _, attrs in found.tags for key in attrs)
    assert not re.search("[\u202a-\u202e\u2066-\u2069\x00-\x08\x0b-\x1f\x7f\u200b]", told)


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
