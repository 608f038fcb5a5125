"""Many plans in one process: folders, streams in YAML and in JSON, each document with its place."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shardproof.batch.documents import LONGEST, documents
from tests.front.running import MODELS, ROOT, Done, Shell, written

MODEL = MODELS / "llama-3.1-8b.json"
LLAMA = f"model: {MODEL}\n"
LEGAL, ILLEGAL, WRONG = f"{LLAMA}tp: 2\n", f"{LLAMA}tp: 3\n", f"{LLAMA}tpp: 2\n"


class Piped:
    """`check -` with bytes on its standard input."""

    def __init__(self, shell: Shell, patch: pytest.MonkeyPatch) -> None:
        self.shell = shell
        self.patch = patch

    def __call__(self, text: str, *words: str) -> Done:
        stream = io.TextIOWrapper(io.BytesIO(text.encode()))
        self.patch.setattr(sys, "stdin", stream)
        return self.shell("check", "-", *words)


@pytest.fixture
def piped(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Piped:
    return Piped(shell, monkeypatch)


def split(text: bytes) -> list[tuple[int, bytes]]:
    return [(each.line, each.data) for each in documents(io.BytesIO(text))]


class TestDocuments:
    """A stream is taken apart at YAML's marks, or at the lines of JSON."""

    @pytest.mark.parametrize(
        ("text", "lines"),
        [
            (b"tp: 1\n", [1]),
            (b"# c\n---\ntp: 1\n", [1]),
            (b"---\ntp: 1\n---\n", [1]),
            (b"tp: 1\n---\ntp: 2", [1, 2]),
            (b"tp: 1\n--- {tp: 2}\n---\t# c\ntp: 3\n", [1, 2, 3]),
            (b"%YAML 1.2\n---\ntp: 1\n...\n%YAML 1.2\n---\ntp: 2\n...\n", [1, 5]),
            (b"tp: 1\n---\n---\ntp: 2\n", [1, 2, 3]),
            (b"", [1]),
            (b"\n\n", [1]),
            (b"tp: 1\n----\n", [1]),
            (b"--- |\n  a\n ---\n---\ntp: 2\n", [1, 4]),
            (b'{"tp": 1}\n', [1]),
            (b'{"tp": 1}\n\n{"tp": 2}\r\n{"tp": 3}', [1, 3, 4]),
            (b'\n{"tp": 1}\n{"tp": \n[]', [2, 3, 4]),
            (b'{\n"tp": 1}\n', [1]),
            (b'{"tp": 1}\nhello\n', [1]),
            (b"{tp: 1}\n---\n{tp: 2}\n", [1, 2]),
        ],
    )
    def test_where_each_begins(self, text: bytes, lines: list[int]) -> None:
        assert [line for line, _ in split(text)] == lines

    @pytest.mark.parametrize("text", [b"tp: 1\n---\ntp: 2\n---\n# c\n", b"a\n...\n---\nb\n...\n"])
    def test_nothing_of_a_document_is_lost(self, text: bytes) -> None:
        joined = b"".join(data for _, data in split(text))
        assert b"".join(joined.split(b"\n")) in b"".join(text.split(b"\n"))
        assert all(each in joined for each in text.split() if each not in (b"---", b"#", b"c"))

    @pytest.mark.parametrize("first", [b"tp: 1\n---\n", b'{"a": 1}\n{"b": 1}\n'])
    def test_of_one_without_end_a_little_more_than_allowed_is_kept(self, first: bytes) -> None:
        long = b'{"c": "' + b"x" * (2 * LONGEST) + b'"}\n'
        found = split(first + long + (b"---\n" if first[:1] == b"t" else b"") + b'{"d": 1}')
        assert max(len(data) for _, data in found) == LONGEST
        assert found[-1][1].endswith(b'{"d": 1}')


class TestStreams:
    def test_one_plan_is_answered_as_a_file_is(self, piped: Piped) -> None:
        done = piped(LEGAL, "--format", "json")
        assert (done.code, done.data["plan"]) == (0, "<stdin>")

    def test_each_document_is_named_by_its_line(self, piped: Piped) -> None:
        done = piped(f"{LEGAL}---\n{ILLEGAL}---\n{WRONG}", "--format", "json")
        assert done.code == 2
        assert [each.get("verdict") for each in done.data] == ["legal", "illegal", None]
        assert [each.get("plan") for each in done.data[:2]] == ["<stdin>:1", "<stdin>:3"]
        places = [done.data[1]["reasons"][0]["place"], done.data[2]["errors"][0]["place"]]
        assert [(p["file"], p["line"], p["column"]) for p in places] == [
            ("<stdin>", 5, 1),
            ("<stdin>", 8, 1),
        ]

    def test_lines_of_json(self, piped: Piped) -> None:
        lines = [json.dumps({"model": str(MODEL), "tp": tp}) for tp in (1, 3, 0, 8)]
        done = piped("\n".join([*lines, '{"tp": ]}', "[]"]), "--format", "short")
        told = [line.partition("] ")[0] for line in done.out.splitlines()]
        assert told[0] == "<stdin>:1: legal"
        assert told[-3] == "<stdin>:4: legal"
        assert [each.split(":")[1] for each in told] == ["1", "2", "2", "3", "4", "5", "6"]
        assert told[-2].startswith("<stdin>:5:8: error[FILE-SYNTAX")
        assert (done.code, "PLAN-KIND" in told[-1]) == (2, True)

    def test_an_excerpt_shows_the_line_of_the_stream(self, piped: Piped) -> None:
        done = piped(f"{LEGAL}---\n{ILLEGAL}---\n{WRONG}")
        assert "   5 | tp: 3\n" in done.out
        assert "   8 | tpp: 2\n" in done.err

    @pytest.mark.parametrize(
        ("text", "place"),
        [
            (f"{LEGAL}---\n\x07\n", "<stdin>:4:1"),
            (f"{LEGAL}---\n---\n{LEGAL}", "<stdin>:4:1"),
            (f"{LEGAL}---\n{LLAMA}tp: [\n---\n{LEGAL}", "<stdin>:6:1"),
            (f"{LEGAL}---\ntp: 2\n", "<stdin>:4:1"),
            (f"{LEGAL}---\n# {'x' * LONGEST}\ntp: 2\n---\n{LEGAL}", "<stdin>:3:1"),
        ],
    )
    def test_errors_say_where(self, piped: Piped, text: str, place: str) -> None:
        done = piped(text, "--format", "short")
        assert done.code == 2
        assert [each for each in done.out.splitlines() if each.startswith(f"{place}: error[")]

    def test_bytes_that_are_no_text(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "plans.yaml"
        path.write_bytes(LEGAL.encode() + b"---\ntp: \xff\n---\n" + LEGAL.encode())
        done = shell("check", path, "--format", "short")
        assert f"{path}:4:5: error[FILE-TEXT] byte 9 of the document" in done.out
        assert done.out.count(": legal") == 2

    def test_files_may_hold_several_too(self, shell: Shell, tmp_path: Path) -> None:
        path = written(tmp_path, f"{LEGAL}---\n{ILLEGAL}")
        assert [each["verdict"] for each in shell("check", path, "--format", "json").data] == [
            "legal",
            "illegal",
        ]

    def test_a_list_has_the_bytes_that_it_would_have_as_a_whole(self, piped: Piped) -> None:
        done = piped(f"{LEGAL}---\n{ILLEGAL}---\n{WRONG}", "--format", "json")
        again = json.dumps(done.data, indent=2, ensure_ascii=True)
        assert done.out == again.replace("\x7f", "\\u007f") + "\n"

    @pytest.mark.parametrize(
        ("texts", "code"),
        [
            ((LEGAL, LEGAL), 0),
            ((LEGAL, ILLEGAL), 1),
            ((ILLEGAL, "UNKNOWN", LEGAL), 3),
            (("UNKNOWN", WRONG, ILLEGAL), 2),
        ],
    )
    def test_the_gravest_decides(
        self, piped: Piped, tmp_path: Path, texts: tuple[str, ...], code: int
    ) -> None:
        config = MODEL.read_text("utf-8").replace("{", '{"warp_factor": 9,', 1)
        unknown = f"model: {written(tmp_path, config, 'unknown.json')}\ntp: 2\n"
        text = "---\n".join(unknown if each == "UNKNOWN" else each for each in texts)
        assert piped(text).code == code

    def test_reports_hold_all_of_them(self, piped: Piped) -> None:
        assert piped(f"{LEGAL}---\n{ILLEGAL}", "--format", "junit").out.count("<testcase") >= 2


class TestFolders:
    def test_all_plans_below_it(self, shell: Shell, tmp_path: Path) -> None:
        (tmp_path / "deep" / ".hidden").mkdir(parents=True)
        written(tmp_path, ILLEGAL, "b.yaml")
        written(tmp_path, LEGAL, "deep/a.yml")
        written(tmp_path, json.dumps({"model": str(MODEL), "tp": 4}), "deep/c.json")
        written(tmp_path, f"{LEGAL}---\n{LEGAL}", "deep/d.yaml")
        written(tmp_path, WRONG, "deep/.hidden/e.yaml")
        written(tmp_path, WRONG, "notes.txt")
        done = shell("check", tmp_path, "--format", "json")
        assert (done.code, done.err) == (1, "")
        assert [Path(each["plan"]).name for each in done.data] == [
            "b.yaml", "a.yml", "c.json", "d.yaml:1", "d.yaml:3",
        ]  # fmt: skip

    def test_what_is_no_plan_is_named(self, shell: Shell, tmp_path: Path) -> None:
        written(tmp_path, LEGAL, "a.yaml")
        written(tmp_path, MODEL.read_text("utf-8"), "config.json")
        written(tmp_path, "jobs: {test: {}}\n", "ci.yaml")
        done = shell("check", tmp_path)
        assert done.code == 0
        assert "left out 2 files that are no plans" in done.err
        named = done.err.replace("\n", " ")
        assert ("config.json" in named, "ci.yaml" in named) == (True, True)

    def test_a_plan_that_cannot_be_read_is_an_error(self, shell: Shell, tmp_path: Path) -> None:
        written(tmp_path, LEGAL, "a.yaml")
        path = written(tmp_path, "tp: [", "b.yaml")
        done = shell("check", tmp_path, "--format", "short")
        assert (done.code, f"{path}:1:6: error[FILE-SYNTAX]" in done.out) == (2, True)

    def test_without_a_plan_it_is_hardly_what_was_meant(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("check", tmp_path, "--format", "json")
        assert (done.code, done.data[0]["errors"][0]["code"]) == (2, "FILE-MISSING")

    def test_nothing_outside_of_the_root_is_read(self, shell: Shell, tmp_path: Path) -> None:
        inside, outside = tmp_path / "in", tmp_path / "out"
        inside.mkdir()
        outside.mkdir()
        (inside / "link.yaml").symlink_to(written(outside, f"{LEGAL}---\n{LEGAL}"))
        done = shell("check", inside, "--root", inside, "--format", "short")
        assert (done.code, "error[FILE-OUTSIDE]" in done.out) == (2, True)
        assert "legal" not in done.out
        assert shell("check", outside, "--root", inside, "--format", "short").code == 2


@pytest.mark.long
@pytest.mark.parametrize("plans", [400])
def test_memory_does_not_grow_with_the_plans(plans: int) -> None:
    """Answers are printed as they come, and a model is read once."""
    few, many = (_peak(number) for number in (plans // 8, plans))
    assert many < few + 4_000  # KiB, where each verdict kept would be some 20


def _peak(plans: int) -> int:
    """KiB that a process takes that decides so many plans, no two of them the same."""
    code = (
        "import io, resource, sys\n"
        "from shardproof.__main__ import main\n"
        "code = main(['check', '-', '--format', 'short'])\n"
        "print(code, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)\n"
    )
    line = '{"model": "%s", "tp": 1, "dp": %d, "workload": {"batch": %d}}'
    lines = "\n".join(line % (MODEL, each, 4 * each) for each in range(1, plans + 1))
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=lines,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    exit_code, peak = done.stderr.split()
    assert (exit_code, len(done.stdout.splitlines())) == ("0", plans)
    return int(peak)
