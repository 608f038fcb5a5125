"""`shardproof run --witness`, and the replay of what it wrote."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shardproof.cli import progress as bars
from shardproof.cli.progress import progress
from tests.front.running import MODELS, PLANS, Done, Shell, plan_of, written

WRONG = PLANS / "sum-after-activation.yaml"
EXAMPLE = PLANS.parent / "witnesses" / "sum-after-activation.json"
RIGHT = PLANS / "llama-3.1-70b-tp6-balanced.yaml"


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def witness(shell: Shell, tmp_path: Path) -> Path:
    path = tmp_path / "w.json"
    assert shell("run", WRONG, "--witness", path).code == 1
    return path


class TestWriting:
    """Where a plan is refuted there is a file, and nothing else is touched."""

    def test_says_what_was_written_and_how_to_replay(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "w.json"
        done = shell("run", WRONG, "--witness", path)
        assert done.code == 1
        assert f"wrote {path}: 1 layer, hidden 2, vocabulary 2" in unwrapped(done.out)
        assert f"`shardproof run {path}` replays it" in done.out
        assert [file.name for file in tmp_path.iterdir()] == ["w.json"]

    def test_the_same_input_gives_the_same_bytes(self, shell: Shell, tmp_path: Path) -> None:
        texts: list[bytes] = []
        for name in ("a.json", "b.json"):
            shell("run", WRONG, "-w", tmp_path / name)
            texts.append((tmp_path / name).read_bytes())
        assert texts[0] == texts[1]

    def test_the_example_is_what_the_command_writes(self, witness: Path) -> None:
        assert EXAMPLE.read_bytes() == witness.read_bytes(), (
            "write it anew with `shardproof run ... --witness`"
        )

    def test_tells_what_was_made_smaller(self, witness: Path) -> None:
        about = json.loads(witness.read_text("ascii"))["about"]
        assert about["model"] == "llama-3.1-8b"
        assert about["sizes"]["hidden"] == [4096, 2]
        assert about["sizes"]["layers"] == [32, 1]

    def test_keeps_the_sizes_that_were_asked_for(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "w.json"
        shell("run", WRONG, "--batch", "2", "--prompt", "3", "--witness", path)
        data = json.loads(path.read_text("ascii"))
        assert data["workload"] == {"batch": 2, "prompt": 3, "steps": 0}
        assert shell("run", path).code == 1

    def test_is_in_the_json(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "w.json"
        done = shell("run", WRONG, "--witness", path, "--format", "json")
        assert done.data["witness"]["file"] == str(path)
        assert done.data["witness"]["replay"] == f"shardproof run {path}"
        assert done.data["witness"]["kind"] == done.data["outcome"] == "different"

    def test_a_plan_that_is_right_has_none(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("run", RIGHT, "--witness", tmp_path / "w.json")
        assert done.code == 0
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("text", ["tp: 8", '{"tp": 8}', "", "{", "\x00"])
    def test_only_a_witness_is_overwritten(self, shell: Shell, tmp_path: Path, text: str) -> None:
        path = written(tmp_path, text, "mine.json")
        done = shell("run", WRONG, "--witness", path)
        assert (done.code, done.out) == (2, "")
        assert "the file exists, and is no witness" in unwrapped(done.err)
        assert path.read_text("utf-8") == text

    def test_a_witness_is_overwritten(self, shell: Shell, witness: Path) -> None:
        shell("run", PLANS / "llama-3.1-70b-tp6.yaml", "--witness", witness)
        assert json.loads(witness.read_text("ascii"))["outcome"]["kind"] == "cannot run"

    def test_no_folder_and_no_file(self, shell: Shell, tmp_path: Path) -> None:
        for path in (tmp_path / "nowhere" / "w.json", tmp_path, ""):
            assert shell("run", WRONG, "--witness", path).code == 2


class TestReplay:
    """A witness says by itself what is run, and the exit code whether it came again."""

    def test_the_plan_is_illegal_again(self, shell: Shell, witness: Path) -> None:
        done = shell("run", witness)
        assert done.code == 1
        assert done.out.startswith(f"{witness}: different, reproduced\n")
        assert "llama-3.1-8b, as 1 layer" in done.out
        assert "with batch 1, prompt 1, steps 0" in done.out

    def test_as_data(self, shell: Shell, witness: Path) -> None:
        done = shell("run", witness, "--format", "json")
        assert (done.code, done.data["reproduced"]) == (1, True)
        assert done.data["expected"]["says"] == done.data["found"]["says"]

    def test_another_number_is_not_reproduced(self, shell: Shell, witness: Path) -> None:
        done = after(shell, witness, ("outcome", "found"), 12)
        assert done.code == 3
        assert "not reproduced" in done.out
        told = unwrapped(done.out)
        assert "the witness says: different, prefill: logits of sequence 0" in told
        assert "index 0 is 12 on rank tp 0" in told
        assert "the run says: different, prefill" in told

    def test_a_plan_that_was_mended_is_not_reproduced(self, shell: Shell, witness: Path) -> None:
        done = after(shell, witness, ("plan", "ffn"), {}, "--format", "json")
        assert (done.code, done.data["reproduced"]) == (3, False)
        assert done.data["found"]["kind"] == "equal"

    def test_a_damaged_file_is_bad_input_with_its_place(self, shell: Shell, witness: Path) -> None:
        done = after(shell, witness, ("model", "hidden"), "two")
        assert (done.code, done.out) == (2, "")
        assert "model.hidden cannot be 'two'" in done.err
        assert f"{witness}:1:" in done.err
        done = shell("run", witness, "--format", "json")
        assert done.data["errors"][0]["place"]["field"] == "model.hidden"

    def test_half_a_file_is_bad_input(self, shell: Shell, witness: Path) -> None:
        text = witness.read_text("ascii")
        witness.write_text(text[: len(text) // 2], "ascii")
        assert shell("run", witness).code == 2

    @pytest.mark.parametrize(
        "option",
        [("--model", MODELS / "gpt2.json"), ("--batch", "1"), ("--seed", "0"), ("-w", "x.json")],
    )
    def test_options_do_not_change_it(
        self, shell: Shell, witness: Path, option: tuple[str, str]
    ) -> None:
        done = shell("run", witness, *option)
        assert done.code == 2
        assert "a witness is replayed as it is" in done.err


def after(
    shell: Shell,
    witness: Path,
    path: tuple[str, ...],
    value: object,
    *words: str,
) -> Done:
    """A run of the witness with one entry changed."""
    data: Any = json.loads(witness.read_text("ascii"))
    at = data
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = value
    witness.write_text(json.dumps(data), "ascii")
    return shell("run", witness, *words)


class TestModelFiles:
    """A plan may name a model in our own form."""

    def test_the_model_of_a_witness_is_a_model(
        self, shell: Shell, tmp_path: Path, witness: Path
    ) -> None:
        model = json.loads(witness.read_text("ascii"))["model"]
        file = written(tmp_path, json.dumps(model), "small.json")
        plan = written(tmp_path, "model: small.json\ntp: 2")
        assert shell("check", plan).code == 0
        assert shell("check", WRONG, "--model", file).code == 1

    def test_its_errors_have_a_place(self, shell: Shell, tmp_path: Path) -> None:
        written(tmp_path, '{"shardproof_model": 1,\n "hiden": 4}', "small.json")
        done = shell("check", written(tmp_path, "model: small.json\ntp: 2"))
        assert done.code == 2
        assert "small.json:2:2" in done.err
        assert "did you mean hidden?" in done.err


class TestOptions:
    """Numbers that cannot be run are refused, and runs that are too large are unknown."""

    @pytest.mark.parametrize(
        ("name", "value"),
        [("batch", 0), ("prompt", 0), ("steps", -1), ("trials", 0), ("seed", -7)],
    )
    def test_out_of_range(self, shell: Shell, name: str, value: int) -> None:
        done = shell("run", WRONG, f"--{name}={value}")
        assert done.code == 2
        assert f"--{name} {value}" in done.err

    def test_too_much_to_run(self, shell: Shell) -> None:
        done = shell("run", WRONG, "--prompt", "1000000")
        assert done.code == 3
        assert "too much to run here" in done.out

    def test_more_tokens_than_positions(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "gpt2", "tp: 2")
        assert shell("run", plan, "--prompt", "100", "--steps", "1", "--trials", "1").code == 0
        done = shell("run", plan, "--prompt", "2000", "--steps", "1")
        assert done.code == 3
        assert "1,024 positions" in done.out


class TestProgress:
    """There is a bar on a terminal, and after two seconds."""

    def test_nothing_where_nobody_watches(self, capsys: pytest.CaptureFixture[str]) -> None:
        with progress("work") as tell:
            tell(1, 2)
        assert capsys.readouterr().err == ""

    @pytest.mark.parametrize(("patience", "seen"), [(0.0, True), (60.0, False)])
    def test_a_bar_after_a_while(
        self,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
        patience: float,
        seen: bool,  # noqa: FBT001
    ) -> None:
        monkeypatch.setattr(bars, "PATIENCE", patience)
        monkeypatch.setattr("sys.stderr.isatty", lambda: True)
        with progress("work") as tell:
            tell(1, 2)
        assert ("work" in capsys.readouterr().err) == seen
