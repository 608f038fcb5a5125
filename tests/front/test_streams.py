"""A verdict keeps its exit code whatever becomes of what is printed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.front.running import MODELS, PLANS

LEGAL = str(PLANS / "llama-3.1-70b-tp8.yaml")
ILLEGAL = str(PLANS / "llama-3.1-70b-tp6.yaml")
COMMANDS = [
    (("check", LEGAL), 0),
    (("check", ILLEGAL), 1),
    (("check", ILLEGAL, "--format", "json"), 1),
    (("check", "--no-such-option", LEGAL), 2),
    (("explain",), 0),
    (("--help",), 0),
    (("init", str(MODELS / "gpt2.json")), 0),
    (("certify", LEGAL), 0),
]
"""Commands that print by each way that there is, and what they end with."""


def ended(redirected: str, *words: str) -> tuple[int, str]:
    """The exit code of a command whose streams a shell has redirected, and what it complained of.

    Where that is standard error's end too, nothing is left of it.
    """
    source = str(Path(__file__).parents[2] / "src")
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$@" {redirected}', "sh", sys.executable, "-m", "shardproof", *words],
        env=os.environ | {"PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("words", "code"),
    [
        pytest.param(words, code, id=" ".join(words)[:40], marks=pytest.mark.long if at % 8 else ())
        for at, (words, code) in enumerate(COMMANDS)
    ],
)
class TestAStreamThatIsGone:
    def test_its_reader_has_enough(self, words: tuple[str, ...], code: int) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        source = str(Path(__file__).parents[2] / "src")
        with os.fdopen(writing, "wb") as out:
            done = subprocess.run(
                [sys.executable, "-m", "shardproof", *words],
                env=os.environ | {"PYTHONPATH": source},
                stdout=out,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert done.returncode == code
        assert "Traceback" not in done.stderr
        assert "BrokenPipe" not in done.stderr

    def test_it_was_closed(self, words: tuple[str, ...], code: int) -> None:
        found, said = ended(">&-", *words)
        assert (found, "Traceback" in said) == (code, False)

    def test_both_were_closed(self, words: tuple[str, ...], code: int) -> None:
        assert ended(">&- 2>&-", *words)[0] == code

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is full is Linux's")
    def test_its_disk_is_full(self, words: tuple[str, ...], code: int) -> None:
        """What was asked was not told: no success, and a verdict of its own stays."""
        found, said = ended("> /dev/full", *words)
        assert (found, "Traceback" in said) == (code or 2, False)
        assert ("standard output cannot be written" in said) is (code != 2)

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is full is Linux's")
    def test_errors_have_nowhere_to_go(self, words: tuple[str, ...], code: int) -> None:
        assert ended("2> /dev/full", *words)[0] == code


def test_a_reader_that_stops_early() -> None:
    """More than a pipe holds, of which one line is read."""
    found, said = ended("| head -1 > /dev/null; exit 0", "schema")
    assert (found, said) == (0, "")


class TestStandardInput:
    """`-` is standard input in every command, and `-o -` standard output."""

    def piped(self, words: list[str], text: str) -> tuple[int, bytes, str]:
        source = str(Path(__file__).parents[2] / "src")
        done = subprocess.run(
            [sys.executable, "-m", "shardproof", *words],
            env=os.environ | {"PYTHONPATH": source},
            input=text.encode(),
            capture_output=True,
            check=False,
            cwd=PLANS,
        )
        return done.returncode, done.stdout, done.stderr.decode()

    @pytest.mark.parametrize(
        ("words", "code"),
        [
            (["check", "-"], 0),
            (["check", "-", "-", LEGAL], 0),
            (["why", "-"], 0),
            (["certify", "-"], 0),
            (["certify", "-", "-o", "-"], 0),
            (["certify", "-", "--output=-"], 0),
            (["run", "-", "--batch", "1", "--prompt", "2", "--steps", "0"], 0),
            (["run", "-", "--program", "prefill"], 0),
            (["diff", "-", LEGAL], 1),
            (["diff", "-", "-"], 0),
            (["plans", "-"], 0),
        ],
    )
    def test_a_plan(self, words: list[str], code: int) -> None:
        text = "model: ../models/gpt2.json\ntp: 2\n"
        found, out, said = self.piped(words, text)
        assert (found, said) == (code, "")
        assert out

    @pytest.mark.parametrize("words", [["plans", "-", "-n", "2"], ["init", "-"]])
    def test_a_config(self, words: list[str]) -> None:
        found, out, said = self.piped(words, (MODELS / "gpt2.json").read_text("utf-8"))
        assert (found, said) == (0, "")
        assert out

    def test_a_config_beside_a_plan(self) -> None:
        text = (MODELS / "gpt2.json").read_text("utf-8")
        assert self.piped(["check", LEGAL, "--model", "-"], text)[0] == 1

    def test_a_certificate(self) -> None:
        _, cert, _ = self.piped(["certify", LEGAL, "-o", "-"], "")
        found, out, said = self.piped(["verify", "-"], cert.decode())
        assert (found, said) == (0, "")
        assert b"legal" in out

    @pytest.mark.parametrize("option", ["--plan", "--model"])
    def test_what_a_certificate_should_be_of(self, tmp_path: Path, option: str) -> None:
        cert = str(tmp_path / "cert.json")
        assert self.piped(["certify", LEGAL, "-o", cert], "")[0] == 0
        text = (MODELS / "llama-3.1-70b.json").read_text("utf-8")
        text = text if option == "--model" else "model: ../models/llama-3.1-70b.json\ntp: 8\n"
        found, out, _ = self.piped(["verify", cert, option, "-"], text)
        assert (found, b"legal" in out) == (0, True)

    def test_a_witness_goes_out_alone(self, tmp_path: Path) -> None:
        wrong = str(PLANS / "sum-after-activation.yaml")
        found, out, said = self.piped(["run", wrong, "--witness", "-"], "")
        assert (found, "different" in said) == (1, True)
        assert self.piped(["run", "-"], out.decode())[0] == 1
        assert not [*tmp_path.iterdir()]

    def test_errors_name_it_and_show_its_line(self) -> None:
        found, _, said = self.piped(["why", "-"], "tp: 2\nmodle: x\n")
        assert (found, "<stdin>:2:1" in said, "modle: x" in said) == (2, True, True)

    def test_nothing_is_repaired_there(self) -> None:
        text = "model: ../models/qwen2-7b.json\ntp: 8\n"
        found, out, said = self.piped(["why", "-", "--apply", "1"], text)
        assert (found, out, "--apply" in said) == (2, b"", True)

    def test_what_is_too_long_is_refused(self) -> None:
        found, _, said = self.piped(["check", "-"], "#" * (1 << 20) + "\ntp: 2\n")
        assert (found, "FILE-SIZE" in said) == (2, True)

    def test_it_may_be_closed(self) -> None:
        found, said = ended("<&-", "check", "-")
        assert (found, "Traceback" in said) == (2, False)
