"""The page of a launch command: what it is, the engine, the law, what else, each in its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.front.running import PLANS, Shell
from tests.reports.html.pages import HIDDEN, NASTY, Page, harmless, page, told_again

MODELS = PLANS.parent / "models"
LLAMA, DEEPSEEK = MODELS / "llama-3.1-70b.json", MODELS / "deepseek-v3.json"
SIX = ("--", "vllm", "serve", "m", "-tp", "6")
EIGHT = ("--", "vllm", "serve", "m", "-tp", "8")


def checked(shell: Shell, verb: str, *words: str | Path, code: int) -> Page:
    """Its options stand before the command."""
    done = shell(verb, "--format", "html", *words)
    assert (done.code, done.err) == (code, "")
    return page(done.out)


def headings(found: Page) -> list[str]:
    """The parts of a page in their order."""
    links = [each["href"][1:] for each in found.all("a") if each["href"].startswith("#")]
    ids = [attrs["id"] for _, attrs in found.tags if attrs.get("id") in links]
    return [each for each in ids if each != "main"]


def test_parts_stand_in_the_order_of_the_terminal(shell: Shell) -> None:
    found = checked(shell, "check", "-m", LLAMA, "--memory", "400GB", *SIX, code=1)
    assert headings(found) == [
        "starts", "engine", "law", "reasons", "others", "memory", "mesh", "graph", "maps", "check",
    ]  # fmt: skip


def test_it_says_what_the_terminal_says(shell: Shell) -> None:
    words = ("check", "-m", LLAMA, "--memory", "400GB", *SIX)
    data = json.loads(shell(words[0], "--format", "json", *words[1:]).out)
    found = checked(shell, *words, code=1)
    assert data["engine"]["reasons"]
    assert data["launch"]["others"]["commands"]
    for each in data["engine"]["reasons"]:
        assert each["message"] in found.text
        assert each["source"] in found.text
    for each in data["launch"]["others"]["commands"]:
        assert each["command"] in found.text
    for each in data["launch"]["pools"][0]["modules"]:
        assert each["over"] in found.text
    for each in data["reasons"]:
        assert each["code"] in found.text


@pytest.mark.parametrize(
    ("model", "words", "says", "code"),
    [
        (LLAMA, SIX, "rejected", 1),
        (LLAMA, EIGHT, "legal", 0),
        (DEEPSEEK, (*EIGHT, "--enable-expert-parallel", "--enable-elastic-ep"), "unknown", 3),
    ],
    ids=["rejected", "legal", "no word for it"],
)
def test_the_verdict_stands_first(
    model: Path, words: tuple[str, ...], says: str, code: int, shell: Shell
) -> None:
    found = checked(shell, "check", "-m", model, *words, code=code)
    first = next(a for tag, a in found.tags if tag == "span" and a.get("class", "")[:4] == "word")
    assert first["class"].split()[1] == {0: "legal", 1: "illegal", 3: "unknown"}[code]
    assert f": {says}" in found.text[: found.text.index("What it starts")]


@pytest.mark.parametrize("verb", ["check", "why"])
@pytest.mark.parametrize("words", [SIX, EIGHT])
def test_its_commands_say_the_same_again(
    verb: str, words: tuple[str, ...], shell: Shell, tmp_path: Path
) -> None:
    code = 1 if words is SIX else 0
    version = ("--engine-version", "0.11.0")
    found = checked(shell, verb, "-m", LLAMA, *version, *words, code=code)
    commands = told_again(found)
    again = [each for each in commands if each[0] == "check"]
    assert again == [["check", "--model", str(LLAMA), *version, *words]]
    assert shell(*again[0]).code == code
    (certify,) = (each for each in commands if each[0] == "certify")
    where = tmp_path / "certificate.json"
    certify[certify.index("certificate.json")] = str(where)
    assert shell(*certify).code == code
    assert shell("verify", where).code == code
    # `why` has it inside already.
    assert (where.read_text("utf-8").strip() in found.text) == (verb == "why")


def test_a_file_of_commands_is_named_again(shell: Shell, tmp_path: Path) -> None:
    script = tmp_path / "serve.sh"
    script.write_text("vllm serve m \\\n  -tp 8\n", "utf-8")
    found = checked(shell, "check", "-m", LLAMA, "-f", script, code=0)
    assert told_again(found)[0] == ["check", "--model", str(LLAMA), "-f", str(script)]


def test_it_is_written_to_a_file_and_over_nothing_else(shell: Shell, tmp_path: Path) -> None:
    where, kept = tmp_path / "page.html", tmp_path / "kept.html"
    kept.write_text("mine", "utf-8")
    words = ("check", "-m", LLAMA, "--format", "html")
    assert shell(*words, "-o", where, *EIGHT).code == 0
    assert "Written by shardproof" in where.read_text("utf-8")
    done = shell(*words, "-o", kept, *EIGHT)
    assert (done.code, done.out, kept.read_text("utf-8")) == (2, "", "mine")


def test_whatever_a_command_says_is_text(shell: Shell, tmp_path: Path) -> None:
    config = json.loads(LLAMA.read_text("utf-8"))
    name = f"{NASTY}{HIDDEN}".replace("/", "").replace("\x07", "").replace("\x1b", "")
    model = tmp_path / f"{name}.json"
    model.write_text(json.dumps({**config, "_name_or_path": NASTY + HIDDEN}), "utf-8")
    for verb in ("check", "why"):
        done = shell(verb, "-m", model, "--format", "html", "--", "vllm", "serve", name, "-tp", "6",
                     "--served-model-name", NASTY)  # fmt: skip
        assert done.code == 1
        harmless(done.out)
