"""Forged is said of forgery alone; of all else that does not hold, what it is."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from shardproof.certificate import checker, made
from shardproof.certificate.schema import certificate_schema
from shardproof.certificate.signing import pae, signed
from shardproof.cli import certify as certifying
from tests.certificates.refusals import forged
from tests.certificates.test_signing import keys
from tests.front.running import MODELS, PLANS, Shell, plan_of, shell, written

__all__ = ["shell"]

LEGAL, ILLEGAL = PLANS / "llama-3.1-70b-tp8.yaml", PLANS / "llama-3.1-70b-tp6.yaml"
OPEN = PLANS / "qwen2-7b-24-open.yaml"
Edit = Callable[[str], str]


@pytest.fixture
def cert(shell: Shell, tmp_path: Path) -> Path:
    shell("certify", LEGAL, "-o", tmp_path / "cert.json")
    return tmp_path / "cert.json"


def on_a_line(text: str) -> str:
    return " ".join(text.split())


def formatted(text: str) -> str:
    return json.dumps(json.loads(text), indent=2)


def envelope(text: str) -> str:
    payload = base64.b64encode(text.encode()).decode()
    return json.dumps({"payload": payload, "payloadType": "application/vnd.in-toto+json",
                       "signatures": [{"sig": "YQ=="}]})  # fmt: skip


def changed(text: str, **said: Any) -> str:  # noqa: ANN401  (whatever JSON holds)
    statement = json.loads(text)
    statement["predicate"] |= said
    return forged(statement["predicate"])


FILES: dict[str, tuple[Edit, int, str]] = {
    "empty": (lambda _: "", 2, "no certificate: the file is empty"),
    "blank": (lambda _: " \n", 2, "no certificate: the file is empty"),
    "cut off": (lambda text: text[:999], 2, "no certificate: a certificate is JSON, and this is"),
    "a config": (
        lambda _: (MODELS / "qwen2-7b.json").read_text("utf-8"), 2, "is a model's config",
    ),
    "a plan": (lambda _: '{"tp": 8}', 2, "is a plan: `shardproof certify` makes the certificate"),
    "a plan in YAML": (lambda _: "tp: 8\n", 2, "a certificate is JSON, and this is none"),
    "a list": (lambda _: "[1]", 2, "a certificate is a mapping, and this is [1]"),
    "a line end": (lambda text: f"{text}\n", 3, "there is blank space around it, such as a line"),
    "a mark": (lambda text: f"\ufeff{text}", 2, "no certificate: a certificate is JSON"),
    "formatted": (formatted, 3, "it was formatted anew; bring it as `certify` wrote it"),
    "a key twice": (
        lambda text: text.replace('"tp":8', '"tp":8,"tp":8'), 3, "or a key stands twice",
    ),
    "another order": (
        lambda text: json.dumps(dict(reversed(json.loads(text).items())), separators=(",", ":")),
        3, "its order, numbers or escapes are others",
    ),
    "a newer format": (
        lambda text: changed(text, version=3), 3,
        "it is of format 3, made by shardproof 0.1.0, and this file reads format 2",
    ),
    "another statement": (
        lambda text: json.dumps({**json.loads(text), "_type": "x"}), 3, 'a statement of type "x"',
    ),
    "another predicate": (
        lambda text: json.dumps({**json.loads(text), "predicateType": "x"}), 3,
        'a statement with predicates of type "x"',
    ),
    "another verdict": (
        lambda text: changed(text, verdict="maybe"), 3, 'a verdict that is "maybe"',
    ),
    "a changed plan": (lambda text: text.replace('"tp":8', '"tp":4'), 4, "forged"),
    "a changed plan, sealed": (lambda text: changed(text, plan={"tp": 7}), 4, "forged"),
    "a changed digest": (lambda text: changed(text)[:-70] + "0" * 66 + '"}}}', 2, "no certificate"),
    "no derivation": (lambda text: changed(text, derivation={}), 4, "forged"),
    "a run that differs": (lambda text: changed(text, runs=[{"equal": False}]), 4, "forged"),
    "runs that are none": (lambda text: changed(text, runs=5), 4, "forged"),
}  # fmt: skip


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_told_as_what_it_is(name: str, cert: Path, shell: Shell) -> None:
    """By `verify`, and by the checker alone, with the same exit code."""
    edit, code, why = FILES[name]
    cert.write_text(edit(cert.read_text("utf-8")), "utf-8")
    seen = shell("verify", cert)
    assert seen.code == code
    assert why in on_a_line(seen.out + seen.err)
    assert ("forged" in seen.out) == (code == 4)
    assert bool(seen.err) == (code == 2)
    assert checker.main([str(cert)]) == code


class TestExitCodes:
    """A refusal that holds, and a certificate that does not, end otherwise."""

    @pytest.mark.parametrize(("plan", "code"), [(LEGAL, 0), (ILLEGAL, 1), (OPEN, 1)])
    def test_what_holds(self, plan: Path, code: int, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        assert shell("certify", plan, "-o", cert).code == code
        assert shell("verify", cert).code == code
        text = cert.read_text("utf-8").replace(checker.CHECK, "true")
        cert.write_text(text, "utf-8")
        assert shell("verify", cert).code == 4
        assert shell("verify", LEGAL).code == 2

    def test_a_refusal_alone(self, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        shell("certify", ILLEGAL, "-o", cert)
        word, why = checker.judge(cert.read_text("utf-8"))
        assert word == "unknown"
        assert why.startswith("it says illegal, and this file knows certificates of legal plans")

    def test_an_envelope(self, cert: Path, shell: Shell) -> None:
        """The checker alone cannot look at signatures, and says so."""
        text = envelope(cert.read_text("utf-8"))
        word, why = checker.judge(text)
        assert (word, "it is a signed envelope" in why) == ("unknown", True)
        cert.write_text(text, "utf-8")
        seen = shell("verify", cert)
        assert seen.code == 0
        assert "nobody has looked at its signatures, of which there are 1" in seen.out

    def test_an_envelope_around_something_else(self, tmp_path: Path, shell: Shell) -> None:
        own, public = keys(tmp_path, "ann", 1)
        file = tmp_path / "cert"
        file.write_bytes(signed(b'{"tp": 8}', [own]))
        assert shell("verify", file, "--key", public).code == 2
        file.write_bytes(signed(b"\xff", [own]))
        assert shell("verify", file, "--key", public).code == 2
        assert pae("x", b"y")
        file.write_text("", "utf-8")
        assert shell("verify", file, "--key", public).code == 2


class TestOfWhat:
    """It is of a plan and of the model that the plan names."""

    def test_the_model_that_a_plan_names(self, shell: Shell, tmp_path: Path) -> None:
        """A Llama's certificate is none of a Qwen's plan of the same degrees, which is illegal."""
        llama = plan_of(tmp_path, "llama-3.1-8b", "tp: 8\n", "llama.yaml")
        qwen = plan_of(tmp_path, "qwen2-7b", "tp: 8\n", "qwen.yaml")
        cert = tmp_path / "cert"
        assert shell("certify", llama, "-o", cert).code == 0
        assert shell("check", qwen).code == 1
        assert shell("verify", cert, "--plan", llama).code == 0
        seen = shell("verify", cert, "--plan", qwen)
        assert seen.code == 4
        assert "not of this plan\n  it is of another config\n" in seen.out
        config = MODELS / "llama-3.1-8b.json"
        assert shell("verify", cert, "--plan", qwen, "--model", config).code == 0
        bare = written(tmp_path, "tp: 8\n", "bare.yaml")
        seen = shell("verify", cert, "--plan", bare)
        assert (seen.code, seen.out) == (2, "")
        assert "the plan names no model" in on_a_line(seen.err)
        assert shell("verify", cert, "--plan", bare, "--model", config).code == 0

    @pytest.mark.parametrize("plan", [ILLEGAL, OPEN])
    def test_of_what_is_refused_too(self, plan: Path, shell: Shell, tmp_path: Path) -> None:
        cert = tmp_path / "cert"
        shell("certify", plan, "-o", cert)
        assert shell("verify", cert, "--plan", plan).code == 1
        text = plan.read_text("utf-8").replace("../models/", f"{MODELS}/")
        other = text.replace("llama-3.1-70b", "llama-3.1-405b").replace("qwen2-7b", "qwen3-32b")
        moved = written(tmp_path, other, "other.yaml")
        assert shell("verify", cert, "--plan", moved).code == 4

    @pytest.mark.parametrize(
        ("text", "why"),
        [("tp: 0", "PLAN-RANGE"), ("tp: [", "FILE-SYNTAX"), ("tp: 2\nxx: 1", "PLAN-KEY")],
    )
    def test_a_plan_that_is_none_is_no_word_on_a_certificate(
        self, text: str, why: str, cert: Path, shell: Shell, tmp_path: Path
    ) -> None:
        seen = shell("verify", cert, "--plan", plan_of(tmp_path, "llama-3.1-70b", text))
        assert (seen.code, seen.out) == (2, "")
        assert why in on_a_line(seen.err)

    def test_it_says_of_what(self, cert: Path, shell: Shell, tmp_path: Path) -> None:
        own, public = keys(tmp_path, "ann", 1)
        seen = shell("verify", cert)
        digests = shell("subject", LEGAL).out.split()
        assert seen.out == (
            f"{cert}: legal\n"
            "  68 operators, all of them the plan's, and their outputs the model's\n"
            "  model: llama; plan: tp 8\n  subject, by SHA-256:\n"
            f"    {digests[0]} config\n    {digests[2]} plan\n  made by: shardproof 0.1.0\n"
            "  not looked at: clauses and theorems, of which it has the digest\n"
            "  signed by nobody\n"
        )
        other = tmp_path / "signed"
        shell("certify", LEGAL, "-o", other, "--sign", own, "--runs", "2")
        seen = shell("verify", other, "--key", public)
        assert f"\n  signed by {public}, " in seen.out
        assert "\n  not run again: its 2 runs, told as evidence\n" in seen.out


class TestSubjects:
    """An outside verifier of in-toto statements finds the files by their digests."""

    def test_the_files_are_those_of_the_digests(
        self, cert: Path, shell: Shell, tmp_path: Path
    ) -> None:
        seen = shell("subject", LEGAL, "--write", tmp_path)
        assert seen.code == 0
        command = ["sha256sum", "--check", "--strict"]
        done = subprocess.run(command, input=seen.out, text=True, cwd=tmp_path, check=False)
        assert done.returncode == 0
        told = {s["name"]: s["digest"]["sha256"] for s in json.loads(cert.read_text())["subject"]}
        assert seen.out == "".join(f"{d}  {name}.json\n" for name, d in told.items())
        again = shell("subject", LEGAL, "--write", tmp_path)
        assert (again.code, "cannot be written" in on_a_line(again.err)) == (2, True)

    def test_what_is_no_plan(self, shell: Shell, tmp_path: Path) -> None:
        assert shell("subject", written(tmp_path, "tp: 8\n")).code == 2
        assert shell("subject", OPEN).code == 2

    def test_the_checker_s_file(self, shell: Shell, tmp_path: Path) -> None:
        file = tmp_path / "checker.py"
        seen = shell("checker", "-o", file)
        assert file.read_bytes() == Path(checker.__file__).read_bytes()
        digest = shell("checker", "--digest").out.strip()
        assert seen.out == f"{digest}  {file}\n"
        assert shell("checker", "-o", file).code == 2
        done = subprocess.run(
            [sys.executable, "-m", "shardproof", "checker"], capture_output=True, check=True
        )
        assert done.stdout == file.read_bytes()
        assert done.stderr.decode() == f"{digest}  checker.py\n"


class TestSchema:
    """`shardproof schema certificate` is what certificates are, and no more."""

    def test_every_kind_of_certificate(self, shell: Shell, tmp_path: Path) -> None:
        schema = shell("schema", "certificate").data
        assert schema == certificate_schema()
        Draft202012Validator.check_schema(schema)
        holds: Any = Draft202012Validator(schema)
        for plan, more in ((LEGAL, ("--runs", "1")), (ILLEGAL, ()), (OPEN, ())):
            shell("certify", plan, "-o", tmp_path / "cert", *more)
            data = json.loads((tmp_path / "cert").read_text("utf-8"))
            assert not [*holds.iter_errors(data)]
            for key in data["predicate"]:
                left = {k: v for k, v in data["predicate"].items() if k != key}
                assert [*holds.iter_errors({**data, "predicate": left})], key
            assert [*holds.iter_errors({**data, "predicate": {**data["predicate"], "x": 1}})]


class TestBeforeItIsWritten:
    """`certify` asks `verify` first; what that would not say is not written."""

    def test_what_verify_cannot_check(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(checker, "BUDGET", 1000)
        seen = shell("certify", LEGAL, "-o", tmp_path / "cert")
        assert seen.code == 3
        assert not (tmp_path / "cert").exists()
        said = on_a_line(seen.out)
        assert "unknown: no certificate, for `verify` could not check it: to check it takes" in said
        assert "`shardproof verify" not in said

    def test_a_plan_with_edits_that_is_legal(self, shell: Shell, tmp_path: Path) -> None:
        """The checker knows no edits: nothing is certified that it would not check."""
        edit = "tp: 2\nedits: [{change: layers.0.ffn.down, group: [tp]}]\n"
        plan = plan_of(tmp_path, "llama-3.1-8b", edit)
        seen = shell("certify", plan, "-o", tmp_path / "cert")
        assert (seen.code == 0) == (tmp_path / "cert").exists()

    def test_what_verify_calls_forged(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def wrong(*_: object) -> object:
            return {}

        monkeypatch.setattr(made, "numbers", wrong)
        seen = shell("certify", LEGAL, "-o", tmp_path / "cert")
        assert seen.code == 3
        assert "internal disagreement, a mistake in shardproof itself" in on_a_line(seen.out)
        assert not (tmp_path / "cert").exists()

    def test_refusals_too(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def unseen(*_: object) -> str:
            return "nobody could check it"

        monkeypatch.setattr(certifying, "not_verified", unseen)
        for plan in (ILLEGAL, OPEN):
            seen = shell("certify", plan, "-o", tmp_path / "cert")
            assert seen.code == 3
            assert "unknown: no certificate, for nobody could check it" in on_a_line(seen.out)
            assert not (tmp_path / "cert").exists()


class TestFiles:
    """So much is read of a file, and nothing that is none; nobody waits for a pipe."""

    def test_what_is_no_file(self, cert: Path, shell: Shell, tmp_path: Path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        _, public = keys(tmp_path, "ann", 1)
        for words in (
            ("verify", pipe), ("verify", "/dev/zero"), ("verify", tmp_path),
            ("verify", cert, "--plan", pipe), ("verify", cert, "--model", pipe),
            ("verify", cert, "--plan", "/dev/zero"), ("verify", cert, "--key", pipe),
            ("verify", cert, "--key", "/dev/zero"), ("certify", LEGAL, "--sign", pipe),
            ("check", pipe), ("check", LEGAL, "--model", "/dev/zero"), ("why", pipe),
            ("run", pipe), ("plans", pipe), ("diff", pipe, LEGAL), ("subject", pipe),
            ("init", pipe),
        ):  # fmt: skip
            seen = shell(*words)
            assert (seen.code, seen.out) == (2, ""), words
            assert "error[" in seen.err
        assert public
        for words in (
            [pipe],
            ["/dev/zero"],
            [cert, "--plan", pipe],
            [cert, "--model", "/dev/zero"],
        ):
            assert checker.main([str(word) for word in words]) == 2

    def test_what_is_too_long(self, tmp_path: Path, shell: Shell) -> None:
        file = tmp_path / "cert"
        with file.open("wb") as out:
            out.truncate(checker.LIMIT + 1)
        seen = shell("verify", file)
        assert seen.code == 2
        assert "it is longer than 16,777,216 bytes" in on_a_line(seen.err)
        file.write_text("[" + "[]," * checker.MOST_VALUES + "[]]", "utf-8")
        assert "has at most" in on_a_line(shell("verify", file).err)

    def test_standard_input(self, cert: Path) -> None:
        command = [sys.executable, "-m", "shardproof", "verify", "-"]
        done = subprocess.run(command, input=cert.read_bytes(), capture_output=True, check=False)
        assert done.returncode == 0
        with Path("/dev/zero").open("rb") as zero:
            done = subprocess.run(command, stdin=zero, capture_output=True, check=False)
        assert (done.returncode, b"it is longer than" in done.stderr) == (2, True)
