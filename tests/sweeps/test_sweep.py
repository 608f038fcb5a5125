"""What a sweep decides, what it says of it, and which files it goes on with."""

from __future__ import annotations

import json
import subprocess
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from shardproof import InputErrors
from shardproof.api import load
from shardproof.sweeps import work
from shardproof.sweeps.deciding import DECIDERS
from shardproof.sweeps.sweep import sweep
from shardproof.sweeps.work import Asked, Work
from tests.front.running import MODELS, Shell, shell, written
from tests.sweeps.swept import CASES, alone, command, grid, inline, rows

__all__ = ["shell"]
SMALL = "tp: {any: [1, 2, 3]}\nffn: {width: {any: [even, balanced]}}\n"


def asked(path: Path, **values: Any) -> Asked:  # noqa: ANN401  (of any field)
    return Asked((str(path),), **values)


class TestGrids:
    """An open plan stands for each of its choices."""

    def test_every_choice_once(self, tmp_path: Path) -> None:
        found = alone(asked(grid(tmp_path)), tmp_path / "s.db")["cases"]
        assert len({row[3] for row in found}) == len(found) == CASES
        assert [row[0] for row in found] == list(range(CASES))

    def test_each_word_is_that_of_check(self, tmp_path: Path) -> None:
        path = grid(tmp_path, text=SMALL)
        found = rows_by_choice(alone(asked(path), tmp_path / "s.db"))
        for choice, (word, why) in found.items():
            fields = dict(each.split(": ") for each in choice.split(", "))
            text = f"tp: {fields['tp']}\nffn: {{width: {fields['ffn.width']}}}\n"
            verdict = load(str(grid(tmp_path, text=text)))
            codes = ", ".join(reason.clause.code for reason in verdict.reasons)
            assert (word, why) == (verdict.word, codes)
        assert {word for word, _ in found.values()} == {"legal", "illegal"}

    def test_what_does_not_fit_together_is_no_plan(self, shell: Shell, tmp_path: Path) -> None:
        path = grid(tmp_path, text='tp: "?"\npp: "?"\ndevices: 8\n')
        done = shell("sweep", path, "--jobs", "1")
        assert done.code == 0
        assert "16 cases, of which 12 are no plan" in done.out
        assert "(tp: 1, pp: 1)" in done.out

    def test_every_plan_with_every_model(self, shell: Shell, tmp_path: Path) -> None:
        models = [MODELS / f"{name}.json" for name in ("gpt2", "qwen2-7b")]
        named = [word for each in models for word in ("--model", str(each))]
        done = shell("sweep", grid(tmp_path, text=SMALL), *named, "--jobs", "1", "--format", "json")
        assert [count["model"] for count in done.data["counts"]] == list(map(str, models))
        assert done.data["cases"] == 12

    def test_devices_are_for_what_is_left_open(self, shell: Shell, tmp_path: Path) -> None:
        path = grid(tmp_path, text='tp: "?"\n')
        assert shell("sweep", path).code == 2
        assert shell("sweep", path, "-n", "4", "--jobs", "1", "--format", "json").data["cases"] == 3


def rows_by_choice(found: dict[str, list[tuple[object, ...]]]) -> dict[str, tuple[str, str]]:
    said = {row[0]: (str(row[2]), str(row[3])) for row in found["words"]}
    return {str(row[3]): said[row[0]] for row in found["cases"]}


class TestPlans:
    def test_folders_and_streams(self, shell: Shell, tmp_path: Path) -> None:
        folder = tmp_path / "plans"
        folder.mkdir()
        model = f"model: {MODELS / 'llama-3.1-8b.json'}\n"
        written(folder, f"{model}tp: 2\n---\n{model}tp: 3\n", "a.yaml")
        written(folder, json.dumps({"model": str(MODELS / "gpt2.json"), "tp": 4}), "b.jsonl")
        written(folder, "jobs: {}\n", "ci.yml")
        grid(folder, text=SMALL)
        done = shell("sweep", folder, "--jobs", "1", "--format", "json")
        assert (done.code, done.data["cases"]) == (0, 9)
        assert done.data["left_out"] == [str(folder / "ci.yml")]

    def test_an_error_in_a_file_is_bad_input(self, shell: Shell, tmp_path: Path) -> None:
        model = f"model: {MODELS / 'llama-3.1-8b.json'}\n"
        path = written(tmp_path, f"{model}tp: 2\n---\n{model}tpp: 3\n")
        done = shell("sweep", path, "--jobs", "1")
        assert done.code == 2
        assert f"{path}:3: {path}:5:1: PLAN-KEY" in done.out

    def test_what_is_unknown_is_no_success(self, shell: Shell, tmp_path: Path) -> None:
        config = (MODELS / "gpt2.json").read_text("utf-8").replace("{", '{"warp_factor": 9,', 1)
        model = written(tmp_path, config, "unknown.json")
        done = shell("sweep", grid(tmp_path, text=SMALL), "--model", model, "--jobs", "1")
        assert done.code == 3

    @pytest.mark.parametrize(
        "words",
        [["-"], ["nowhere.yaml"], ["GRID", "--jobs", "0"], ["GRID", "--model", "nowhere.json"],
         ["GRID", "-o", "/dev/null/no"], ["GRID", "--by", "nobody"]],
    )  # fmt: skip
    def test_bad_input(self, shell: Shell, tmp_path: Path, words: list[str]) -> None:
        path = str(grid(tmp_path, text=SMALL))
        done = shell("sweep", *(path if word == "GRID" else word for word in words))
        assert (done.code, "Traceback" in done.err) == (2, False)
        assert done.err


class TestDeciders:
    def test_all_of_them_agree(self, tmp_path: Path) -> None:
        path = grid(tmp_path, "llama-3.1-8b", "tp: {any: [1, 3]}\nsp: {any: [1, 2]}\n")
        found = sweep(asked(path, by=tuple(DECIDERS)), None, jobs=1, pool=inline).summary
        assert (found.cases, found.parted) == (4, 0)
        assert [(count.by, count.words[:2]) for count in found.counts] == [
            (by, (2, 2)) for by in DECIDERS
        ]

    def test_two_that_disagree_are_found(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def agrees(_: object) -> tuple[str, str]:
            return "legal", ""

        monkeypatch.setitem(dict_of(DECIDERS), "engine", agrees)
        path = grid(tmp_path, text=SMALL)
        found = sweep(asked(path, by=("law", "engine")), None, jobs=1, pool=inline).summary
        assert found.parted == found.counts[0].words[1] > 0
        assert {word for _, word, _ in found.shown[0].said} == {"legal", "illegal"}

    def test_one_that_fails_is_a_disagreement(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fails(_: object) -> tuple[str, str]:
            raise ValueError("five")

        monkeypatch.setitem(dict_of(DECIDERS), "law", fails)
        found = sweep(asked(grid(tmp_path, text=SMALL), by=("law",)), None, 1, inline).summary
        assert (found.parted, found.words("crashed")) == (6, 6)
        assert found.shown[0].said[0][2] == "ValueError: five"


def dict_of(table: object) -> dict[str, Any]:
    assert isinstance(table, dict)
    return table  # pyright: ignore[reportUnknownVariableType]


class TestFiles:
    @pytest.mark.long
    def test_any_executor_finds_the_same(self, tmp_path: Path) -> None:
        path = grid(tmp_path)

        def threads() -> Executor:
            return ThreadPoolExecutor(2)

        sweep(asked(path), str(tmp_path / "threads.db"), jobs=2, pool=threads)
        subprocess.run(
            command([path], tmp_path / "two.db", "--jobs", "2"), check=True, capture_output=True
        )
        whole = alone(asked(path), tmp_path / "alone.db")
        assert rows(tmp_path / "threads.db") == rows(tmp_path / "two.db") == whole

    def test_what_is_done_is_not_done_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, output = grid(tmp_path), tmp_path / "s.db"
        before = alone(asked(path), output)
        monkeypatch.setitem(dict_of(DECIDERS), "verdict", None)
        assert alone(asked(path), output) == before

    @pytest.mark.parametrize("change", ["plan", "model", "by", "version", "config"])
    def test_it_is_of_one_sweep(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
    ) -> None:
        config = written(tmp_path, (MODELS / "gpt2.json").read_text("utf-8"), "config.json")
        path = written(tmp_path, f"model: config.json\n{SMALL}")
        output, again = tmp_path / "s.db", asked(path)
        alone(again, output)
        match change:
            case "plan":
                written(tmp_path, f"model: config.json\n{SMALL}dp: 2\n")
            case "model":
                again = asked(path, models=(str(MODELS / "gpt2.json"),))
            case "by":
                again = asked(path, by=("law",))
            case "version":
                monkeypatch.setattr("shardproof.sweeps.ledger.made_with", lambda: "another")
            case _:
                config.write_text(config.read_text("utf-8").replace('"n_head": 12', '"n_head": 6'))
        with pytest.raises(InputErrors) as found:
            alone(again, output)
        assert found.value.errors[0].code == "SWEEP-FILE"

    def test_a_file_of_something_else_stays(self, shell: Shell, tmp_path: Path) -> None:
        path = grid(tmp_path, text=SMALL)
        before = path.read_bytes()
        assert shell("sweep", path, "-o", path).code == 2
        assert path.read_bytes() == before

    def test_two_at_once_are_refused(self, shell: Shell, tmp_path: Path) -> None:
        path, output = grid(tmp_path, text=SMALL), tmp_path / "s.db"
        refused: list[int] = []

        def tell(_: int) -> None:
            refused.append(shell("sweep", path, "-o", output, "--jobs", "1").code)

        sweep(asked(path), str(output), 1, inline, tell)
        assert refused == [2]


def test_a_task_holds_so_many_cases_wherever_plans_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "CHUNK", 5)
    model = f"model: {MODELS / 'gpt2.json'}\n"
    lone = f"{model}tp: 1\n"
    path = written(
        tmp_path, f"{lone}---\n{model}tp: 1..7\n---\n{lone}---\n{lone}---\n{model}dp: 1..8\n"
    )
    found = list(Work(asked(path)).tasks())
    sizes = [sum(part.stop - part.start for part in task.parts) for task in found]
    assert sizes == [5, 5, 5, 3]
    numbers = [
        n for t in found for p in t.parts for n in range(p.first, p.first + p.stop - p.start)
    ]
    assert numbers == list(range(18))
