"""What a file holds is shown, and never obeyed: not by a terminal, and not as a line of ours."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.reports.printable import clean, on_terminal, painted
from tests.certificates.forging import sealed
from tests.front.running import MODELS, Shell, written

SIGNS = {
    "C0": "\x07\x08\x0c",
    "a carriage return": "\r",
    "SGR": "\x1b[32m",
    "a cursor": "\x1b[2K\x1b[1A",
    "OSC": "\x1b]0;title\x07",
    "a link": "\x1b]8;;http://x\x1b\\",
    "C1's CSI": "\x9b2K",
    "C1's OSC": "\x9d0;x\x9c",
    "delete": "\x7f",
    "bidi": "\u202e\u2066\u061c\u200f",
    "no width": "\u200b\ufeff",
    "line ends": "\n\x85\u2028\u2029\x0b",
    "a tag": "\U000e0041",
}
OURS = re.compile(r"\x1b\[(?:0|1|2|31|32|33)m")
FAKE = "FAKE: legal"


def hostile(sign: str) -> str:
    return f"a{sign}\n{FAKE}"


def obeyed(text: str) -> list[str]:
    """Signs that would be obeyed, and lines that a file has made."""
    plain = OURS.sub("", text)
    signs = [ascii(c) for line in plain.split("\n") for c in line if not c.isprintable()]
    return signs + [line for line in plain.split("\n") if line.startswith(FAKE)]


class TestCleaning:
    """One function, and the checker's own, which stands alone: they say the same of every sign."""

    def test_no_sign_is_left_that_does_not_print(self) -> None:
        for code in range(0x110000):
            sign = chr(code)
            shown = clean(sign)
            assert shown.isprintable()
            assert shown == (sign if sign.isprintable() else ascii(sign)[1:-1])
            assert checker.clean(sign) == shown

    def test_colours_are_ours_alone(self) -> None:
        told = on_terminal(f"{painted('legal', '32')} \x1b[31mno\x1b[0m", "utf-8")
        assert told == "\x1b[32mlegal\x1b[0m \\x1b[31mno\\x1b[0m"
        assert on_terminal(painted("\x1b[2K\nx", "32"), "utf-8") == "\x1b[32m\\x1b[2K\\nx\x1b[0m"

    @pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
    def test_half_a_pair_is_shown_wherever(self, encoding: str) -> None:
        assert on_terminal("\ud800 \udcff", encoding) == "\\ud800 \\udcff"


def config(sign: str) -> dict[str, Any]:
    made = json.loads((MODELS / "llama-3.1-8b.json").read_text("utf-8"))
    return {**made, "_name_or_path": hostile(sign), "architectures": [hostile(sign)]}


def plans(folder: Path, sign: str) -> list[Path]:
    """Plans with such text in a name, a key, a word, an edit; and one in a file of such a name."""
    (folder / "c.json").write_text(json.dumps(config(sign)), "utf-8")
    text = json.dumps(hostile(sign))
    edit = f"edits: [{{insert: all_reduce, of: layers.0.ffn.down, as: {text}, group: [tp]}}]"
    written_ = {
        "legal": "tp: 8", "illegal": "tp: 6", "key": f"{text}: 2", "word": f"stream: {text}",
        "cut": f"hidden: {text}", "edit": f"tp: 2\n{edit}", "drop": f"edits: [{{drop: {text}}}]",
        "no model": f"tp: 2\n{text}: 1", "open": f"devices: 8\ntp: ?\n{text}: 1",
    }  # fmt: skip
    files = [written(folder, f"model: c.json\n{t}\n", f"{n}.yaml") for n, t in written_.items()]
    files.append(
        written(folder, f"model: {json.dumps(f'no{hostile(sign)}.json')}\ntp: 2\n", "x.yaml")
    )
    name = f"n{hostile(sign)}.yaml".replace("/", "")
    files.append(written(folder, "model: c.json\ntp: 6\n", name))
    return files


@pytest.mark.parametrize(
    "sign",
    ["".join(SIGNS.values()), pytest.param("\x1b[32m", marks=pytest.mark.long)],
    ids=["all", "SGR"],
)
def test_no_command_obeys_a_file(sign: str, shell: Shell, tmp_path: Path) -> None:
    done: list[tuple[str, str]] = []
    for plan in plans(tmp_path, sign):
        for words in (
            ("check", plan), ("check", "--derivation", plan), ("diff", plan, plan),
            ("verify", plan),
            ("run", "--program", "both", plan), ("certify", plan, "-o", tmp_path / "cert"),
            ("verify", tmp_path / "cert", "--plan", plan),
        ):  # fmt: skip
            seen = shell(*words)
            done.append((" ".join(map(str, words)), seen.out + seen.err))
    for words in (
        ("why", tmp_path / "illegal.yaml", "--limit", "1"), ("init", tmp_path / "c.json"),
        ("plans", tmp_path / "c.json", "-n", "2"), ("run", tmp_path / "illegal.yaml"),
        ("explain", hostile(sign)), (hostile(sign),), ("check", "--model", hostile(sign), "x"),
    ):  # fmt: skip
        seen = shell(*words)
        done.append((" ".join(map(str, words)), seen.out + seen.err))
    for words, text in done:
        assert not obeyed(text), ascii(words)


@pytest.mark.parametrize("sign", [*SIGNS.values(), "\ud800"], ids=[*SIGNS, "half a pair"])
def test_no_certificate_is_obeyed(sign: str, shell: Shell, tmp_path: Path) -> None:
    """Whatever part of it says so, by `verify` and by the checker alone."""
    plan = written(tmp_path, f"model: {MODELS / 'llama-3.1-8b.json'}\ntp: 2\n")
    shell("certify", plan, "-o", tmp_path / "cert")
    whole = json.loads((tmp_path / "cert").read_text("utf-8"))
    said = whole["predicate"]
    text = hostile(sign)
    made = {**said["made_with"], "shardproof": text}
    for statement in (
        {**whole, "predicate": {**said, "verdict": text}},
        {**whole, "predicate": {**said, "version": text}},
        {**whole, "predicate": {**said, "made_with": made}},
        {**whole, "predicate": {**said, "plan": {text: 1}}},
        {**whole, "predicate": {**said, "plan": {"tp": text}}},
        {**whole, "predicate": {**said, "plan": {"hidden": {"listed": [[text]]}}}},
        {**whole, "predicate": {**said, "config": {**said["config"], "_name_or_path": text}}},
        {**whole, "predicate": {**said, "config": {**said["config"], "model_type": text}}},
        {**whole, "predicate": {**said, "config": {**said["config"], text: 1}}},
        {**whole, "predicate": {**said, "derivation": {text: text}}},
        {**whole, "predicate": {**said, text: text}},
        {**whole, "predicateType": text},
        {**whole, "_type": text},
        {"payloadType": text},
        {text: text},
        text,
    ):
        try:
            data = sealed(statement).encode("utf-8", "surrogatepass")
        except (TypeError, KeyError, AttributeError, ValueError):
            data = json.dumps(statement).encode()
        for each in (data, json.dumps(statement).encode()):
            (tmp_path / "forged").write_bytes(each)
            seen = shell("verify", tmp_path / "forged")
            assert not obeyed(seen.out + seen.err)
            assert FAKE not in seen.out.split("\n")
            assert checker.main([str(tmp_path / "forged")]) == seen.code


def on_a_terminal(*words: str) -> str:
    """What a command writes where it is asked from a terminal of colours."""
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "shardproof", *words],
        stdin=follower, stdout=follower, stderr=follower,
        env={**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1"},
    ) as process:  # fmt: skip
        os.close(follower)
        found = b""
        while True:
            try:
                piece = os.read(leader, 1 << 16)
            except OSError:  # Linux says so that the other end is closed
                break
            if not piece:
                break
            found += piece
        process.wait()
    os.close(leader)
    return found.decode("utf-8", "replace").replace("\r\n", "\n")


@pytest.mark.parametrize("words", [("check",), ("why", "--limit", "1")])
def test_colours_of_a_file_do_not_reach_a_terminal(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    plans(tmp_path, "\x1b[32m\x9b2K")
    told = on_a_terminal(words[0], str(tmp_path / "illegal.yaml"), *words[1:])
    assert "illegal" in told
    assert not obeyed(told)
    assert "\x1b[32m\\x9b" not in told


def test_a_certificate_on_a_terminal_is_shown_in_escapes(tmp_path: Path) -> None:
    """As JSON it is the same; what it is not any more is canonical, which no terminal asks for."""
    (tmp_path / "c.json").write_text(json.dumps(config("\x9b2K\u202e")), "utf-8")
    plan = written(tmp_path, "model: c.json\ntp: 8\n")
    told = on_a_terminal("certify", str(plan))
    assert not obeyed(told)
    assert json.loads(told)["predicate"]["config"]["_name_or_path"] == hostile("\x9b2K\u202e")
