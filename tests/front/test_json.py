"""With `--format json` every command answers in one JSON document, of a shape that is described."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

import jsonschema
import pytest

from shardproof.cli.app import app
from shardproof.cli.form import asked_form
from shardproof.cli.schemas import ANSWERS, FILES, NAMES, schema_of
from shardproof.cli.stopping import TOLD
from shardproof.reports.schemas.parts import URN
from shardproof.reports.verdict_json import errors_data
from shardproof.spec.errors import InputError
from tests.certificates.forging import sealed
from tests.front.running import MODELS, PLANS, Done, Shell, written
from tests.harness.cases import case
from tests.mutate.running import FAKE
from tests.tiers import one_of_each, sampled

LEGAL, WRONG = PLANS / "llama-3.1-70b-tp8.yaml", PLANS / "llama-3.1-70b-tp6.yaml"
EDITED, OPEN = PLANS / "rank-without-all-reduce.yaml", PLANS / "qwen2-7b-open.yaml"
LATE, CONFIG = PLANS / "sum-after-activation.yaml", MODELS / "qwen2-7b.json"
AT_A_TERMINAL = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from shardproof.__main__ import main
raise SystemExit(main())
"""
"""What a shell runs in the background has Ctrl-C ignored, and so has all that it begins."""
ENDED_BESIDE = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)
from shardproof.cli.stopping import stopping

def told():
    print("asked", file=sys.stderr, flush=True)
    time.sleep(1)
    return b"the end\\n"

with stopping(told):
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    print("reading", flush=True)
    sys.stdin.read()
    print("more", flush=True)
"""
REDUCES = f"""
import sys
sys.path.insert(0, {str(FAKE)!r})
import torch, torch.distributed as dist
dist.run_ranks(2, lambda rank: dist.all_reduce(torch.tensor([rank])))
"""
"""It looks at nothing."""
CASES: list[tuple[str, int]] = [
    # legal, or whatever else a command is glad of
    (f"check {LEGAL}", 0),
    (f"check --derivation {LEGAL}", 0),
    (f"check --derivation {MODELS.parent / 'plans' / 'llama-3.1-70b-tp6-balanced.yaml'}", 0),
    (f"run {LEGAL} --batch 1 --prompt 2 --steps 1", 0),
    (f"run {LEGAL} --batch 1 --prompt 2 --steps 1 --domain bfloat16", 0),
    (f"run {LEGAL} --program both", 0),
    (f"run {LEGAL} --program decode", 0),
    (f"why {LEGAL}", 0),
    ("why left.yaml", 0),
    (f"show {LEGAL}", 0),
    (f"show {WRONG} --tensor cache --phase prefill", 0),
    (f"show {LEGAL} --trace trace.json", 0),
    (f"certify {LEGAL}", 0),
    (f"certify {LEGAL} -o new.json", 0),
    (f"certify {LEGAL} -o - --runs 1", 0),
    ("verify legal.json", 0),
    (f"verify legal.json --plan {LEGAL}", 0),
    (f"subject {LEGAL}", 0),
    (f"subject {LEGAL} --write folder", 0),
    ("checker", 0),
    ("checker --digest", 0),
    ("checker -o checker.py", 0),
    (f"plans {CONFIG} -n 8 --limit 2", 0),
    ("plans left.yaml --apart", 0),
    ("prove --list", 0),
    ("prove column_split_concatenates --z3-only --jobs 1", 0),
    (f"sweep {CONFIG.parents[1] / 'sweeps' / 'llama-degrees.yaml'} --by law --jobs 1", 0),
    (f"sweep {LEGAL} --jobs 1 --output new.db", 0),
    ("sweep bad.yaml --jobs 1", 2),
    ("fuzz --examples 6 --seed 1 --jobs 1", 0),
    (f"fuzz --replay {WRONG}", 0),
    (f"mutate --list {sys.executable} reduces.py", 0),
    (f"mutate {sys.executable} reduces.py", 1),
    (f"mutate {sys.executable} nothing.py", 3),
    ("explain", 0),
    ("explain ATTN-HEADS-OWNED", 0),
    ("explain all_reduce", 0),
    ("explain handoff", 0),
    ("explain PLAN-KEY", 0),
    ("explain NOTE-EDIT", 0),
    ("explain column_split_concatenates", 0),
    ("explain heads", 0),
    ("explain concatenation", 0),
    ("explain tensor_parallel_size", 0),
    ("examples", 0),
    ("examples gpt2 qwen2-7b-tp8", 0),
    ("examples sum-after-activation --to -", 0),
    (f"init {CONFIG}", 0),
    (f"init {CONFIG} -o new.yaml", 0),
    ("check -- vllm serve Qwen/Qwen2-7B -tp 4", 0),
    ("why -- vllm serve Qwen/Qwen2-7B -tp 4", 0),
    ("certify -- vllm serve Qwen/Qwen2-7B -tp 4", 0),
    ("import -- vllm serve Qwen/Qwen2-7B -tp 4", 0),
    ("import -o new.yaml -- vllm serve qwen2-7b -tp 4 --and vllm serve qwen2-7b -tp 2", 0),
    (f"export {LEGAL} --engine vllm", 0),
    (f"diff {LEGAL} {LEGAL}", 0),
    ("replay case.json --executor shardproof.harness.ours:Numpy", 0),
    ("--help", 0),
    ("check --help", 0),
    ("--version", 0),
    # illegal
    (f"check {WRONG}", 1),
    (f"check {LEGAL} {WRONG}", 1),
    (f"check --derivation {EDITED}", 1),
    (f"run {LATE}", 1),
    (f"run {LATE} --witness witness.json", 1),
    (f"run {LATE} --domain float32", 1),
    ("run late.json", 1),
    (f"why {WRONG} --limit 2", 1),
    (f"why {EDITED}", 1),
    (f"why {OPEN}", 1),
    (f"why {OPEN} --all --limit 1", 1),
    (f"certify {WRONG}", 1),
    (f"certify {OPEN}", 1),
    (f"certify {OPEN} -o new.json", 1),
    ("verify illegal.json", 1),
    ("verify nothing.json", 1),
    (f"plans {OPEN}", 1),
    ("check -- vllm serve Qwen/Qwen2-7B -tp 8", 1),
    ("why --limit 1 -- vllm serve Qwen/Qwen2-7B -tp 8", 1),
    (f"export {MODELS.parent / 'plans' / 'llama-3.1-70b-tp6-balanced.yaml'} --engine vllm", 1),
    (f"diff {LEGAL} {WRONG}", 1),
    ("replay case.json --executor tests.harness.mutants:Raises", 1),
    # unknown
    ("check unknown.yaml", 3),
    ("check -- vllm serve Qwen/Qwen3-30B-A3B -tp 8 -dp 2 -ep -dcp 2", 3),
    ("check --model unknown.json -- vllm serve m -tp 4", 3),
    ("why -- vllm serve Qwen/Qwen3-30B-A3B -tp 8 -dp 2 -ep -dcp 2", 3),
    ("certify -- vllm serve Qwen/Qwen3-30B-A3B -tp 8 -dp 2 -ep -dcp 2", 3),
    ("import -- vllm serve Qwen/Qwen3-30B-A3B -tp 8 -dp 2 -ep -dcp 2", 3),
    ("export unknown.yaml --engine vllm", 3),
    ("check unknown.yaml left.yaml missing.yaml", 2),
    ("run unknown.yaml", 3),
    ("run unknown.yaml --program both", 3),
    ("run other.json", 3),
    ("why unknown.yaml", 3),
    ("certify unknown.yaml", 3),
    ("certify unknown-open.yaml", 3),
    ("verify other-version.json", 3),
    ("plans unknown.json -n 8", 3),
    (f"plans {MODELS / 'llama-3.1-405b.json'} -n 1048576 --apart --budget 0.001", 3),
    ("init unknown.json", 3),
    # refused
    ("verify forged.json", 4),
    (f"verify legal.json --plan {WRONG}", 4),
    # bad input
    ("check bad.yaml", 2),
    ("check missing.yaml", 2),
    ("check bad.yaml missing.yaml", 2),
    ("run bad.yaml", 2),
    ("run bad-witness.json", 2),
    ("run bad.yaml --program both", 2),
    ("why bad.yaml", 2),
    (f"why {LEGAL} --keep nowhere", 2),
    ("certify bad.yaml", 2),
    (f"certify {LEGAL} -o bad.yaml", 2),
    ("verify bad.yaml", 2),
    ("verify missing.json", 2),
    ("verify legal.json --plan bad.yaml", 2),
    ("show bad.yaml", 2),
    (f"show {LEGAL} --tensor none", 2),
    ("show unknown.yaml", 3),
    ("subject bad.yaml", 2),
    (f"subject {LEGAL} --write nowhere", 2),
    ("checker -o nowhere/checker.py", 2),
    ("plans bad.yaml -n 2", 2),
    ("plans missing.json -n 2", 2),
    ("prove no_such_theorem", 2),
    ("sweep nowhere.yaml", 2),
    (f"sweep {LEGAL} --jobs 1 --output bad.yaml", 2),
    ("fuzz --examples 0", 2),
    ("fuzz --replay bad.yaml", 2),
    ("fuzz --examples 6 --journal bad.yaml", 2),
    ("fuzz --examples 6 --save bad.yaml", 2),
    ("mutate", 2),
    ("mutate no-such-command", 2),
    (f"mutate {sys.executable} bad.yaml", 2),
    (f"mutate --only a.py:1 {sys.executable} reduces.py", 2),
    (f"mutate --journal bad.yaml {sys.executable} reduces.py", 2),
    (f"mutate --kinds nothing {sys.executable} reduces.py", 2),
    ("code", 2),
    ("code nothing.py:pair", 2),
    ("code missing.py:pair", 2),
    ("explain zzzzzz", 2),
    ("examples no-such-example", 2),
    ("examples gpt2 --to bad.yaml", 2),
    ("schema nothing", 2),
    ("init bad.yaml", 2),
    (f"init {CONFIG} -o bad.yaml", 2),
    (f"diff bad.yaml {LEGAL}", 2),
    ("check -- vllm serve Qwen/Qwen2-7B -tp four", 2),
    ("why -- vllm serve nobodys", 2),
    ("certify -f missing.sh", 2),
    ("import -- ollama run llama3", 2),
    ("export bad.yaml --engine vllm", 2),
    ("replay case.json --executor nobody", 2),
    ("replay bad.yaml --executor shardproof.harness.ours:Numpy", 2),
    # usage
    ("", 2),
    ("nonsense", 2),
    (f"check {LEGAL} --devcies 8", 2),
    (f"run {LEGAL} --batch 0", 2),
    (f"run {LEGAL} --batch many", 2),
    (f"why {LEGAL} --limit 0", 2),
    (f"certify {LEGAL} --runs few", 2),
    ("verify legal.json --key", 2),
    ("subject", 2),
    ("checker --what", 2),
    (f"plans {CONFIG}", 2),
    (f"plans {CONFIG} -n 8 --by beauty", 2),
    (f"plans {CONFIG} -n 8 --set tp", 2),
    ("prove --jobs many", 2),
    ("fuzz --kind nothing", 2),
    ("explain --what", 2),
    ("examples --to", 2),
    ("schema plan open", 2),
    (f"init {CONFIG} -n 0", 2),
    (f"diff {LEGAL}", 2),
    ("check", 2),
    ("certify", 2),
]


@cache
def _validator(name: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(schema_of(name))


def ask(name: str, data: object) -> None:
    """That a document is as the schema of this name has it."""
    cast("Any", _validator(name)).validate(data)


def shape_of(words: list[str]) -> str:
    return "help" if not words or words[0] not in ANSWERS or "--help" in words else words[0]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files of every outcome; certificates and witnesses are made once."""
    folder = tmp_path_factory.mktemp("json")
    (folder / "folder").mkdir()
    config = json.loads((MODELS / "llama-3.1-8b.json").read_text("utf-8"))
    written(folder, json.dumps(config | {"model_type": "brand_new_arch"}), "unknown.json")
    written(folder, "model: unknown.json\ntp: 2\n", "unknown.yaml")
    written(folder, 'model: unknown.json\ndevices: 8\ntp: "?"\n', "unknown-open.yaml")
    written(folder, f'model: {CONFIG}\ndevices: 8\ntp: "?"\npp: "?"\n', "left.yaml")
    written(folder, "tp: [8\nmodel: \x07", "bad.yaml")
    written(folder, case().text, "case.json")
    written(folder, REDUCES, "reduces.py")
    written(folder, "", "nothing.py")
    for name, plan in (("legal", LEGAL), ("illegal", WRONG), ("nothing", OPEN)):
        done(["certify", str(plan), "-o", f"{name}.json"], folder)
    done(["run", str(LATE), "-w", "late.json"], folder)
    text = (folder / "legal.json").read_text("utf-8")
    written(folder, text.replace('"tp":8', '"tp":4'), "forged.json")
    statement = json.loads(text)
    statement["predicate"]["version"] = 99
    written(folder, sealed(statement), "other-version.json")
    witness = json.loads((folder / "late.json").read_text("utf-8"))
    witness["outcome"]["found"] += 1
    written(folder, json.dumps(witness), "other.json")
    written(folder, json.dumps(witness | {"seed": "x"}), "bad-witness.json")
    return folder


def done(words: list[str], folder: Path) -> Done:
    source = str(Path(__file__).parents[2] / "src")
    ended = subprocess.run(
        [sys.executable, "-m", "shardproof", *words],
        cwd=folder, env=os.environ | {"PYTHONPATH": source}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    return Done(ended.returncode, ended.stdout, ended.stderr)


@pytest.mark.parametrize(
    "asked",
    one_of_each(CASES, lambda case: (shape_of(case[0].split()), case[1])),
    ids=[line.replace(str(PLANS), "") for line, _ in CASES],
)
def test_an_answer_is_as_described(
    asked: tuple[str, int], made: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:  # fmt: skip
    """What a command writes goes to a copy of the files."""
    for each in made.iterdir():
        (tmp_path / each.name).symlink_to(each)
    (tmp_path / "folder").unlink()
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    line, code = asked
    words = line.split()
    at = words.index("--") if "--" in words else len(words)
    ended = shell(*words[:at], "--format", "json", *words[at:])
    assert (ended.code, ended.err) == (code, "")
    ask(shape_of(words), ended.data)
    data: Any = ended.data
    documents = cast("list[Any]", data if isinstance(data, list) else [data])
    assert (code == 2) is any("errors" in each for each in documents)
    assert ended.out.isascii()


def test_every_command_is_tried_in_every_outcome() -> None:
    commands = {name for name in app.resolved_commands() if not name.startswith("-")}
    commands -= {"--help", "--version"}
    assert commands == set(ANSWERS) - {"help"}
    tried = {(shape_of(line.split()), code) for line, code in CASES}
    assert {(command, 2) for command in commands} <= tried
    # What `code` says of programs is held to its schema where JAX is: tests/code/test_jax.py.
    assert {(command, 0) for command in commands - {"schema", "code"}} <= tried
    assert {
        (name, 1) for name in ("check", "run", "why", "certify", "verify", "plans", "diff")
    } <= tried
    assert {
        (name, 3) for name in ("check", "run", "why", "certify", "verify", "plans", "init")
    } <= tried


@pytest.mark.parametrize("name", NAMES)
class TestSchemas:
    def test_it_is_printed_and_is_a_schema(self, name: str, shell: Shell) -> None:
        ended = shell("schema", name, "--format", "json")
        assert ended.code == 0
        assert ended.data == schema_of(name)
        jsonschema.Draft202012Validator.check_schema(ended.data)
        assert shell("schema", name).out == ended.out

    def test_it_has_a_name_of_its_own_and_names_no_host(self, name: str) -> None:
        schema = schema_of(name)
        right = "check" if name == "verdict" else name
        right = "verdict" if right == "check" else right
        assert name == "certificate" or schema["$id"] == f"{URN}{right}"
        assert schema["$id"].startswith("urn:")
        text = json.dumps(schema).replace(schema["$schema"], "")
        assert "://" not in text.replace("https://in-toto.io/Statement/v1", "")

    def test_it_stands_alone(self, name: str) -> None:
        schema = schema_of(name)
        held = {schema["$id"], *(each.get("$id") for each in schema.get("$defs", {}).values())}
        refs = {each["$ref"] for _, each in walked(schema) if "$ref" in each}
        assert {ref for ref in refs if not ref.startswith("#")} <= held


@pytest.mark.parametrize("name", [*ANSWERS, "witness", "model"])
def test_every_key_is_described_and_no_other_may_stand(name: str) -> None:
    schema = schema_of(name)
    own = {k: v for k, v in schema.get("$defs", {}).items() if "$id" not in v}
    for at, each in walked({**schema, "$defs": own}):
        if each.get("type") == "object":
            assert "additionalProperties" in each, at
            assert each["additionalProperties"] is not True, at
        for key, inner in cast("dict[str, Any]", each.get("properties", {})).items():
            assert inner.get("description"), f"{at}/{key}"


def walked(schema: Any, at: str = "") -> Iterator[tuple[str, dict[str, Any]]]:  # noqa: ANN401
    """Every schema inside of one, itself too."""
    if isinstance(schema, dict):
        inner = cast("dict[str, Any]", schema)
        yield at, inner
        for key, each in inner.items():
            if key not in ("const", "enum", "default"):
                yield from walked(each, f"{at}/{key}")
    elif isinstance(schema, list):
        for number, each in enumerate(cast("list[Any]", schema)):
            yield from walked(each, f"{at}/{number}")


class TestForm:
    @pytest.mark.parametrize(
        "line", ["--format json", "x --format=json y", "--x --format JSON",
                 "--format text --format json"]
    )  # fmt: skip
    def test_json_is_asked_for(self, line: str) -> None:
        assert asked_form(line.split()) == "json"

    @pytest.mark.parametrize("line", ["", "json", "--format text", "--format", "-- --format json"])
    def test_it_is_not(self, line: str) -> None:
        assert asked_form(line.split()) == "text"

    @pytest.mark.parametrize(
        "line", [f"--format json check {LEGAL}", f"check --format json --format json {LEGAL}",
                 f"check --format JSON {LEGAL}", f"check --format=json {LEGAL} --no",
                 "--format json"]
    )  # fmt: skip
    def test_what_is_wrong_with_the_line_is_told_so(self, line: str, shell: Shell) -> None:
        ended = shell(*line.split())
        assert (ended.code, ended.err) == (2, "")
        assert [each["code"] for each in ended.data["errors"]] == ["USAGE"]
        ask("check", ended.data)


LONG_RUN = "--prompt 50 --steps 30 --trials 12 --domain bfloat16"
"""Twice as long as a test waits before it interrupts."""


class TestEnds:
    """Ctrl-C, and nobody who reads."""

    def test_the_last_words_are_an_error_as_others_are(self) -> None:
        data = json.loads(TOLD)
        assert data == errors_data([InputError("INTERRUPTED", "interrupted")])
        for name in ANSWERS:
            ask(name, data)

    @pytest.mark.parametrize("words", sampled([
        ["check", "-"], ["plans", str(MODELS / "llama-3.1-405b.json"), "-n", "1048576", "--apart"],
        ["prove"], ["run", str(LEGAL), *LONG_RUN.split()],
    ], every=2), ids=lambda words: words[0])  # fmt: skip
    def test_ctrl_c(self, words: list[str]) -> None:
        begun = subprocess.Popen(
            [sys.executable, "-c", AT_A_TERMINAL, *words, "--format", "json"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            start_new_session=True,
        )  # fmt: skip
        time.sleep(2)
        assert begun.poll() is None, "it was over before"
        os.killpg(begun.pid, signal.SIGINT)
        out, said = begun.communicate(timeout=60)
        assert (begun.returncode, said) == (130, b"interrupted\n")
        assert out.decode() == TOLD

    def test_a_command_that_is_ended_says_nothing_more(self) -> None:
        """The signal reaches another thread, and what the command waited for comes just then."""
        begun = subprocess.Popen(
            [sys.executable, "-c", ENDED_BESIDE],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert begun.stdout is not None
        assert begun.stderr is not None
        assert begun.stdout.readline() == b"reading\n"
        begun.send_signal(signal.SIGINT)
        begun.send_signal(signal.SIGINT)
        # Else what it waits for may come before the system has given it the signal.
        assert begun.stderr.readline() == b"asked\n"
        out, said = begun.communicate(timeout=60)
        assert (begun.returncode, out, said) == (130, b"the end\n", b"interrupted\n")

    def test_a_document_that_has_begun_is_not_followed_by_another(self) -> None:
        """The reader has taken a part; the rest waits in a pipe that is full."""
        begun = subprocess.Popen(
            [sys.executable, "-c", AT_A_TERMINAL, "schema", "why", "--format", "json"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert begun.stdout is not None
        first = os.read(begun.stdout.fileno(), 1)
        time.sleep(2)
        assert begun.poll() is None
        begun.send_signal(signal.SIGINT)
        out, _ = begun.communicate(timeout=60)
        assert begun.returncode == 130
        assert b"INTERRUPTED" not in first + out

    @pytest.mark.parametrize(
        ("line", "code"), [(f"check {WRONG}", 1), ("check unknown.yaml", 3), ("check --no", 2),
                           ("check bad.yaml", 2), (f"check {LEGAL}", 0)]
    )  # fmt: skip
    def test_nobody_reads(self, line: str, code: int, made: Path) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            ended = subprocess.run(
                [sys.executable, "-m", "shardproof", *line.split(), "--format", "json"],
                cwd=made, stdout=out, stderr=subprocess.PIPE, text=True, check=False,
            )  # fmt: skip
        assert (ended.returncode, ended.stderr) == (code, "")


def test_a_file_schema_is_of_the_files_that_are_made(made: Path) -> None:
    assert set(FILES) == {"plan", "open", "model", "witness", "certificate"}
    for name in ("legal", "illegal", "nothing"):
        ask("certificate", json.loads((made / f"{name}.json").read_text("utf-8")))
    ask("witness", json.loads((made / "late.json").read_text("utf-8")))
