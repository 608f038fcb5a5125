"""`shardproof mutate` on projects whose torch is ours: what it records, runs, says and leaves."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shardproof.cli.schemas import schema_of
from shardproof.mutate.agent.kinds import KINDS
from shardproof.mutate.keeper import marked
from shardproof.mutate.telling import WORDS
from shardproof.reports.schemas import others
from tests.mutate.running import ENGINE, command, environment, mutate, project, ran

SCRIPT = (sys.executable, "check.py")
SUMS = """
import torch
import torch.distributed as dist


def row(x):
    dist.all_reduce(x)
    return x


def run(ranks):
    return dist.run_ranks(ranks, lambda rank: float(row(torch.tensor([rank + 1.0]))[0]))
"""
FINDS = "import engine\nassert engine.run(2) == [3.0, 3.0], engine.run(2)\n"
MISSES = "import engine\nassert len(engine.run(2)) == 2\n"


def checked(folder: Path, check: str, engine: str = SUMS) -> Path:
    """A project whose tests are a script."""
    (folder / "check.py").write_text(check)
    return project(folder, "", engine)


def outcomes(found: object) -> dict[str, str]:
    assert isinstance(found, dict)
    return {f"{m['collective']} {m['kind']}": m["outcome"] for m in found["mutants"]}  # pyright: ignore[reportUnknownVariableType]


class TestOfPytest:
    @pytest.fixture(scope="class")
    @classmethod
    def said(cls, tmp_path_factory: pytest.TempPathFactory) -> str:
        done = mutate(project(tmp_path_factory.mktemp("project")), "--only", "engine.py:8",
                      "--only", "engine.py:19")  # fmt: skip
        assert (done.code, done.err) == (1, "")
        return done.out

    def test_who_found_it_and_how_is_told(self, said: str) -> None:
        assert "engine.py:8  all_reduce over 2 ranks: dist.all_reduce(x)\n" in said
        assert re.search(r"drop +found +test_engine.py::test_sum: assert 2.0 == 3.0", said)

    def test_what_no_test_finds_survives(self, said: str) -> None:
        assert re.search(r"drop +survived +it is left out, and the tests pass", said)

    def test_what_changes_nothing_is_equivalent(self, said: str) -> None:
        assert re.search(r"order +equivalent +every result is the same", said)

    def test_the_last_line_is_the_sum(self, said: str) -> None:
        last = said.splitlines()[-1]
        assert last == "5 mutants of 2 call sites: 3 found, 1 survived, 1 equivalent"


def test_where_all_are_found_the_exit_code_is_0(tmp_path: Path) -> None:
    done = mutate(checked(tmp_path, FINDS), "--format", "json", tests=SCRIPT)
    assert done.code == 0, done.err
    assert outcomes(done.data) == {f"all_reduce {k}": "found" for k in ("drop", "twice", "op")}
    assert done.data["outcome"] == "found"
    assert "AssertionError: [1.0, 2.0]" in {m["said"] for m in done.data["mutants"]}


def test_where_one_survives_it_is_1(tmp_path: Path) -> None:
    done = mutate(checked(tmp_path, MISSES), "--kinds", "drop,op", "--jobs", "2", tests=SCRIPT)
    assert done.code == 1
    assert done.out.splitlines()[-1] == "2 mutants of 1 call site: 2 survived"


def test_where_there_is_nothing_to_change_it_is_3(tmp_path: Path) -> None:
    done = mutate(checked(tmp_path, "import engine\n"), tests=SCRIPT)
    assert done.code == 3
    assert done.out.startswith("nothing to change: no collective of torch.distributed or ")


def test_where_time_is_up_it_is_3_and_says_what_is_left(tmp_path: Path) -> None:
    done = mutate(checked(tmp_path, FINDS), "--budget", "0.001s", tests=SCRIPT)
    assert done.code == 3
    assert done.out.splitlines()[-1] == "3 mutants of 1 call site: 3 not tried"


def test_one_rank_is_told_and_not_run(tmp_path: Path) -> None:
    done = mutate(checked(tmp_path, "import engine\nengine.run(1)\n"), tests=SCRIPT)
    assert done.code == 3
    assert "drop    equivalent  one rank has nothing to exchange" in done.out


def test_one_line_over_groups_of_two_sizes_is_two_call_sites(tmp_path: Path) -> None:
    check = "import engine\nassert engine.run(2)[0] == 3.0\nengine.run(4)\n"
    done = mutate(checked(tmp_path, check), "--kinds", "drop", "--format", "json", tests=SCRIPT)
    found = {m["ranks"]: m["outcome"] for m in done.data["mutants"]}
    assert found == {2: "found", 4: "survived"}


def test_callers_tell_uses_of_one_line_apart(tmp_path: Path) -> None:
    engine = SUMS.replace(
        "float(row(torch.tensor([rank + 1.0]))[0])",
        "[\n        float(row(torch.tensor([rank + 1.0]))[0]),\n"
        "        float(row(torch.tensor([7.0]))[0]),\n    ]",
    )
    check = "import engine\nassert engine.run(2)[0][0] == 3.0\n"
    asked = ("--kinds", "drop", "--callers", "1", "--format", "json")
    done = mutate(checked(tmp_path, check, engine), *asked, tests=SCRIPT)
    found = {m["callers"][0]: m["outcome"] for m in done.data["mutants"]}
    assert found == {"engine.py:13": "found", "engine.py:14": "survived"}


def test_a_hang_is_ended_and_counts_as_found(tmp_path: Path) -> None:
    engine = """
import torch
import torch.distributed as dist


def work(rank):
    x = torch.tensor([1.0])
    if rank == 0:
        dist.send(x, 1)
    else:
        dist.recv(x, 0)
    return float(x[0])


def run(ranks):
    return dist.run_ranks(ranks, work)
"""
    folder = checked(tmp_path, FINDS.replace("3.0", "1.0"), engine)
    done = mutate(folder, "--only", "engine.py:9", "--time-limit", "3", tests=SCRIPT)
    assert done.code == 0, done.out
    assert re.search(r"drop +hangs +ended after 3 s", done.out)
    assert done.out.splitlines()[-1] == "1 mutant of 1 call site: 1 found since they hang"


class TestBadInput:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            ((), "no command of tests is given"),
            (("--", "no-such-command"), "no-such-command cannot be started"),
            (("--", sys.executable, "-c", "raise SystemExit('no GPU')"), "(exit code 1): no GPU"),
            (("--kinds", "drop,nothing", "--", "true"), "--kinds cannot be nothing"),
            (("--jobs", "0", "--", "true"), "--jobs cannot be 0"),
            (("--budget", "soon", "--", "true"), "--budget cannot be soon"),
            (("--time-limit", "-1", "--", "true"), "--time-limit cannot be -1"),
            (("--callers", "-1", "--", "true"), "--callers cannot be -1"),
            (("--source", "nowhere", "--", "true"), "--source cannot be nowhere"),
            (("--only", "a.py:3", "--", *SCRIPT), "no collective is called at a.py:3"),
            (("--journal", "check.py", "--", "true"), "is no journal of `shardproof mutate`"),
            (("--journal", ".", "--", "true"), "cannot be written"),
        ],
    )
    def test_it_is_told_with_exit_code_2(
        self, words: tuple[str, ...], said: str, tmp_path: Path
    ) -> None:
        done = ran(checked(tmp_path, FINDS), ["mutate", *words])
        assert (done.code, done.out) == (2, "")
        assert said in " ".join(done.err.split())
        assert "Traceback" not in done.err


class TestJournal:
    def test_what_was_done_is_not_done_again_after_a_kill(self, tmp_path: Path) -> None:
        """Each run of the tests leaves a line; the second campaign runs what the first did not."""
        count = "open('runs', 'a').write('x')\nimport time\ntime.sleep(0.4)\n"
        folder = checked(tmp_path, count + FINDS)
        journal, runs = folder / "journal", folder / "runs"
        process = subprocess.Popen(
            command("--journal", "journal", tests=SCRIPT), cwd=folder, env=environment(),
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        until = time.monotonic() + 60
        while time.monotonic() < until and not (
            journal.exists() and b'"mutant"' in journal.read_bytes()
        ):
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        before = journal.read_bytes().count(b'"mutant"')
        assert 1 <= before < 3
        while time.monotonic() < until and _of(folder):
            time.sleep(0.05)
        done_before = len(runs.read_text())
        done = mutate(folder, "--journal", "journal", tests=SCRIPT)
        assert done.out.splitlines()[-1] == "3 mutants of 1 call site: 3 found"
        assert len(runs.read_text()) - done_before == 3 - before
        again = mutate(folder, "--journal", "journal", tests=SCRIPT)
        assert again.out == done.out
        assert len(runs.read_text()) - done_before == 3 - before

    def test_nothing_that_was_started_is_left(self, tmp_path: Path) -> None:
        folder = checked(tmp_path, "import time\ntime.sleep(60)\n")
        process = subprocess.Popen(command(tests=SCRIPT), cwd=folder, env=environment())
        until = time.monotonic() + 60
        while time.monotonic() < until and not _of(folder):
            time.sleep(0.05)
        assert _of(folder)
        process.send_signal(signal.SIGKILL)
        process.wait()
        while time.monotonic() < until and _of(folder):
            time.sleep(0.05)
        assert _of(folder) == []

    @pytest.mark.parametrize(
        ("change", "said"),
        [
            (("check.py", "# other\n"), "it was begun with other code"),
            (
                ("journal", "nothing\n"),
                "the line holds nothing that `shardproof mutate` has written",
            ),
        ],
    )
    def test_what_it_is_no_journal_of(
        self, tmp_path: Path, change: tuple[str, str], said: str
    ) -> None:
        folder = checked(tmp_path, FINDS)
        options = ("--journal", "journal", "--kinds", "drop")
        assert mutate(folder, *options, tests=SCRIPT).code == 0
        with (folder / change[0]).open("a") as file:
            file.write(change[1])
        done = mutate(folder, *options, tests=SCRIPT)
        assert done.code == 2
        assert said in " ".join(done.err.split())

    def test_half_a_line_is_cut_off(self, tmp_path: Path) -> None:
        folder = checked(tmp_path, FINDS)
        options = ("--journal", "journal", "--kinds", "drop")
        first = mutate(folder, *options, tests=SCRIPT)
        with (folder / "journal").open("a") as file:
            file.write('{"mutant": "eng')
        assert mutate(folder, *options, tests=SCRIPT) == first


def _of(folder: Path) -> list[int]:
    """Processes of a campaign in a folder."""
    found: list[int] = []
    for pid in marked("SHARDPROOF_MUTATE="):
        try:
            if Path(f"/proc/{pid}/cwd").readlink() == folder:
                found.append(pid)
        except OSError:
            continue
    return found


def test_a_sitecustomize_that_was_there_is_imported_too(tmp_path: Path) -> None:
    (tmp_path / "before").mkdir()
    (tmp_path / "before" / "sitecustomize.py").write_text("import builtins\nbuiltins.mine = 3.0\n")
    folder = checked(tmp_path, FINDS.replace("[3.0, 3.0]", "[mine, mine]"))
    paths = os.pathsep.join([str(tmp_path / "before"), environment()["PYTHONPATH"]])
    done = mutate(folder, "--kinds", "drop", tests=SCRIPT, PYTHONPATH=paths)
    assert done.code == 0, done.err


def test_the_agent_needs_no_shardproof(tmp_path: Path) -> None:
    """Another Python, in which neither it nor what it needs is installed."""
    python = getattr(sys, "_base_executable", sys.executable)
    package = tmp_path / "torch" / "distributed"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").write_text("")
    (package / "__init__.py").write_text("from torch.distributed.distributed_c10d import *\n")
    (package / "distributed_c10d.py").write_text(
        "def all_reduce(tensor, op='SUM', group=None, async_op=False): pass\n"
        "def get_rank(group=None): return 0\n"
        "def get_world_size(): return 2\n"
        "def get_process_group_ranks(group): return [0, 1]\n"
        "class group:\n    WORLD = None\n"
    )
    check = "import sys, importlib.util\nassert importlib.util.find_spec('shardproof') is None\n"
    check += "import torch.distributed as dist\ndist.all_reduce(None)\n"
    folder = checked(tmp_path, check)
    (folder / "run.py").write_text(
        "import os, subprocess, sys\n"
        "os.environ['PYTHONPATH'] = os.environ['PYTHONPATH'].split(os.pathsep)[0]\n"
        f"sys.exit(subprocess.call([{python!r}, 'check.py']))\n"
    )
    done = mutate(folder, "--list", tests=(sys.executable, "run.py"))
    assert "check.py:4  all_reduce over 2 ranks: dist.all_reduce(None)" in done.out, done.err


def test_of_a_script_the_error_is_told_and_not_what_a_launcher_adds(tmp_path: Path) -> None:
    check = """
import engine
if engine.run(2) != [3.0, 3.0]:
    print("[rank0]: AssertionError: not close")
    print("elastic.ChildFailedError:")
    print("=" * 20)
    raise SystemExit(1)
"""
    done = mutate(checked(tmp_path, check), "--kinds", "drop", tests=SCRIPT)
    assert "drop    found       [rank0]: AssertionError: not close" in done.out


def test_a_failure_before_the_call_says_nothing_of_the_mutant(tmp_path: Path) -> None:
    check = "import os\nassert not os.path.exists('second'), 'a second time'\n"
    check += "open('second', 'w').close()\n" + FINDS
    done = mutate(checked(tmp_path, check), "--kinds", "drop", tests=SCRIPT)
    assert done.code == 3
    assert re.search(
        r"drop +unclear +the tests fail before it is reached: .*a second time", done.out
    )


def test_the_schema_knows_every_kind_and_word() -> None:
    assert tuple(KINDS) == others.KINDS
    assert others.MUTANTS == WORDS
    assert json.dumps(schema_of("mutate")).count('"not reached"') > 1


def test_the_engine_of_these_tests_is_as_they_say() -> None:
    assert ENGINE.splitlines()[7] == "    dist.all_reduce(x)"
    assert ENGINE.splitlines()[18] == "    dist.all_gather(parts, x)"
