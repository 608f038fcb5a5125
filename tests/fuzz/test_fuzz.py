"""Whatever stands in a file, the command line gives a verdict or says what is wrong with it.

`python -m tests.fuzz --help` does the same at length; the number that a failure names is that of
its case.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz import run as running
from tests.fuzz.case import Case, case, lay_out
from tests.fuzz.judge import fault
from tests.fuzz.run import Tally, as_processes, in_process
from tests.tiers import sampled

SEED = 2026
SHARDS, EACH = 100, 50
PROCESSES = 8
TEXT = Case(("check", "plan.yaml"), ())
JSON = Case(("check", "plan.yaml", "--format", "json"), ())
DIFF = Case(("diff", "a.yaml", "b.yaml", "--format", "json"), ())
ERROR = "plan.yaml:1:1: error[PLAN-KEY] a plan has no field 'tq'\n  help: did you mean tp?\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(tmp_path)
    monkeypatch.chdir(tmp_path)


class TestMutatedTexts:
    """Exit 0, 1, 2 or 3, output of its form, and never a traceback."""

    @pytest.mark.parametrize("shard", sampled(range(SHARDS), every=SHARDS))
    def test_in_one_process(self, shard: int) -> None:
        tally = in_process(SEED, range(shard * EACH, (shard + 1) * EACH))
        assert tally.faults == []
        assert sum(tally.codes.values()) == EACH

    def test_as_processes_of_their_own(self) -> None:
        tally = as_processes(SEED, range(PROCESSES))
        assert tally.faults == []
        assert sum(tally.codes.values()) == PROCESSES

    @pytest.mark.long
    def test_meet_every_exit_code(self) -> None:
        assert set(in_process(SEED, range(200)).codes) == {0, 1, 2, 3}

    def test_are_the_same_for_the_same_seed(self) -> None:
        assert [case(3, n) for n in range(50)] == [case(3, n) for n in range(50)]
        assert case(3, 0) != case(4, 0)


VERDICT: dict[str, object] = {
    "version": 1, "plan": None, "model": "m", "verdict": "legal", "unknown": [], "reasons": [],
    "same_degrees": "legal", "counterexample": None, "engine": None, "nearest": [], "notes": [],
    "memory": None, "blame": None,
    "world_size": 1, "worlds": {"prefill": 1, "decode": 1},
    "derivation": None, "replay": None,
}  # fmt: skip
WRONG: dict[str, object] = {
    "code": "PLAN-KEY",
    "message": "no such key",
    "help": None,
    "place": {"file": "p", "line": 1, "column": 1, "field": None},
}
ERRORS: dict[str, object] = {"version": 1, "errors": [WRONG]}
APART = {"field": "tp", "phases": ["prefill"], "first": 1, "second": 2}
SAME: dict[str, object] = {"version": 1, "plans": ["a.yaml", "b.yaml"], "differences": []}


class TestTheJudge:
    """A call that ends in another way is seen."""

    @pytest.mark.parametrize(
        ("one", "code", "out", "err"),
        [
            (TEXT, 4, "plan.yaml: legal", ""),
            (TEXT, None, "plan.yaml: legal", ""),
            (TEXT, True, "plan.yaml: legal", ""),
            (TEXT, 0, "", ""),
            (TEXT, 0, "plan.yaml: \x1b[31mlegal", ""),
            (TEXT, 0, "plan.yaml: le\u202egal", ""),
            (TEXT, 0, "plan.yaml: legal", "warning: something"),
            (TEXT, 1, "Traceback (most recent call last):", ""),
            (TEXT, 2, "", ""),
            (TEXT, 2, "", "Traceback (most recent call last):\n" + ERROR),
            (TEXT, 2, "", "something is wrong"),
            (TEXT, 0, "", ERROR),
            (JSON, 2, "", ERROR),
            (JSON, 0, "{", ""),
            (JSON, 0, "{}", ""),
            (JSON, 1, json.dumps(VERDICT), ""),
            (JSON, 0, json.dumps(VERDICT | {"world_size": 0}), ""),
            (JSON, 0, json.dumps([VERDICT, VERDICT | {"verdict": "unknown"}]), ""),
            (JSON, 3, json.dumps([ERRORS, VERDICT | {"verdict": "unknown"}]), ""),
            (JSON, 1, json.dumps(ERRORS), ""),
            (DIFF, 0, json.dumps(SAME | {"differences": [APART]}), ""),
            (DIFF, 1, json.dumps(SAME | {"differences": [{}]}), ""),
            (DIFF, 1, json.dumps(ERRORS), ""),
        ],
    )
    def test_finds_fault(self, one: Case, code: object, out: str, err: str) -> None:
        assert fault(one, code, out, err) is not None

    @pytest.mark.parametrize(
        ("one", "code", "out", "err"),
        [
            (TEXT, 0, "plan.yaml: legal", ""),
            (TEXT, 2, "", ERROR),
            (JSON, 0, json.dumps(VERDICT), ""),
            (JSON, 2, json.dumps(ERRORS), ""),
            (JSON, 3, json.dumps([VERDICT, VERDICT | {"verdict": "unknown"}]), ""),
            (DIFF, 0, json.dumps(SAME), ""),
            (DIFF, 1, json.dumps(SAME | {"differences": [APART]}), ""),
        ],
    )
    def test_lets_the_right_pass(self, one: Case, code: object, out: str, err: str) -> None:
        assert fault(one, code, out, err) is None

    def test_sees_an_exception(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(_: list[str]) -> int:
            raise ZeroDivisionError("of the tests")

        monkeypatch.setattr(running, "run", broken)
        (found,) = in_process(SEED, [7]).faults
        assert found[0] == 7
        assert found[1].endswith("ZeroDivisionError: of the tests\n")


def test_tallies_add_up() -> None:
    one, other = Tally(), Tally()
    one.slowest, other.slowest = (1.0, 5), (2.0, 3)
    one.codes[0], other.codes[0] = 4, 5
    other.faults.append((3, "x"))
    one.add(other)
    assert (one.codes[0], one.slowest, one.faults) == (9, (2.0, 3), [(3, "x")])


def test_the_command_runs_and_keeps_what_is_worth_a_look(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    paths = [str(root / "src"), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", "--count", "6", "--jobs", "1", "--processes", "2",
         "--keep", str(tmp_path / "kept")],
        cwd=root, capture_output=True, text=True, check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("6 in one process, seed 1: exit ")
    assert "2 as processes, seed 1: exit " in done.stdout
    assert {path.name.partition("-")[0] for path in (tmp_path / "kept").iterdir()} == {
        "slowest",
        "largest",
    }
