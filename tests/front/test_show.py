"""`shardproof show`: which rank holds which block, on a screen, in a file, for a program."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.front.running import PLANS, Shell, plan_of

LEGAL = PLANS / "llama-3.1-70b-tp8.yaml"
WRONG = PLANS / "llama-3.1-70b-tp6.yaml"


def test_weights_and_who_holds_them(shell: Shell) -> None:
    done = shell("show", LEGAL, "--tensor", "weight", "--phase", "prefill")
    assert (done.code, done.err) == (0, "")
    assert "layers 0–79 (× 80)" in done.out
    assert "W attention.q    hidden 8192 · head 64/tp · head_dim 128" in done.out
    assert "tp 3  ...............#####....................  24–31" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_an_illegal_plan_is_drawn_with_what_nobody_holds(shell: Shell) -> None:
    done = shell("show", WRONG)
    assert done.code == 0
    assert "on no rank: head 60–63" in done.out
    assert "! attention.out: rank tp 0 has a partial sum of layers.0.attention.out:" in done.out
    assert "0–1279 of 8192 on hidden 0–8191" in done.out


def test_a_zigzag_is_seen(shell: Shell, tmp_path: Path) -> None:
    text = "sp: 2\nsequence: {cut: zigzag, exchange: ring}"
    done = shell("show", plan_of(tmp_path, "llama-3.1-8b", text), "--phase", "prefill")
    assert "sp 0  ##########....................##########  0–1, 6–7" in done.out
    assert "sp 1  ..........####################..........  2–3, 4–5" in done.out


def test_stages_and_the_timeline(shell: Shell, tmp_path: Path) -> None:
    plan = plan_of(tmp_path, "llama-3.1-8b", "pp: 2\nschedule: {microbatches: 2}")
    done = shell("show", plan)
    assert "layer over pp: 32 on 2, balanced" in done.out
    assert "pp 1  . A1 B1 A2 B2 A3 B3" in done.out
    alone = shell("show", plan, "--timeline")
    assert alone.out in done.out
    trace = tmp_path / "trace.json"
    assert shell("show", plan, "--timeline", "--trace", trace).code == 0
    events = json.loads(trace.read_text("utf-8"))["traceEvents"]
    assert {each["ph"] for each in events} == {"M", "X"}
    again = shell("show", plan, "--trace", trace)
    assert again.code == 2
    assert "FILE-WRITE" in again.err


def test_svg_is_a_file_of_its_own(shell: Shell) -> None:
    root = ET.fromstring(shell("show", LEGAL, "--format", "svg").out)  # noqa: S314  (it is our own)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize(
    "words", [["--tensor", "attention.qq"], ["--phase", "both", "--tensor", ""]]
)
def test_a_tensor_that_there_is_not(words: list[str], shell: Shell) -> None:
    done = shell("show", LEGAL, *words)
    assert done.code == 2
    assert "attention.q" in done.err


@pytest.mark.parametrize("form", ["text", "svg", "json"])
def test_names_do_no_harm(form: str, shell: Shell, tmp_path: Path) -> None:
    config = json.loads((PLANS.parent / "models" / "llama-3.1-8b.json").read_text("utf-8"))
    model = tmp_path / "<script>alert(1)<\u202e&\x1b[31m.json"
    model.write_text(json.dumps({**config, "_name_or_path": model.stem}), "utf-8")
    plan = tmp_path / "plan.yaml"
    plan.write_text("tp: 2\n", "utf-8")
    done = shell("show", plan, "--model", model, "--format", form)
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "\u202e" not in done.out
    if form == "svg":
        assert "<script" not in done.out
        ET.fromstring(done.out)  # noqa: S314  (it is our own)
