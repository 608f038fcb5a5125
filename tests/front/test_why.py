"""`shardproof why`: reasons with places, counterexamples, near plans, repairs, open plans."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from shardproof.executor.run.outcome.outcome import CannotRun
from shardproof.executor.run.verdict.search import counterexample
from shardproof.proofs.open import question
from shardproof.proofs.open.schema import open_schema
from shardproof.reports.verdict_schema import verdict_schema
from shardproof.verdict.shrink import shrink
from tests.cases.bug_files import BUGS, Bug, bug
from tests.executor.run.cases import load
from tests.front.running import MODELS, PLANS, Shell, plan_of, written

TWO_CLAUSES = [found for found in map(bug, BUGS) if len(found.codes) > 1]
"""Mistakes of which two clauses speak, or two mistakes."""


class TestConcretePlans:
    """Each reason in full, each with what it does alone."""

    def test_plan_and_config_are_both_pointed_at(self, shell: Shell) -> None:
        done = shell("why", PLANS / "llama-3.1-70b-tp6.yaml")
        assert done.code == 1
        assert "llama-3.1-70b-tp6.yaml:3:1" in done.out
        assert "llama-3.1-70b.json:16:3" in done.out
        assert '"num_attention_heads": 64' in done.out

        assert "KV head 6 of layer 0 is on no rank" in done.out
        assert "First divergence: layers.0.ffn.down" in done.out
        assert (
            "     attention.heads: balanced (it is even); ffn.width: balanced (it is even)"
            in done.out
        )
        assert "  1  162          4.61 MB    24.2 GB ×1.01       123 kB ×1.62" in done.out

    def test_heads_of_a_state_are_pointed_at_where_the_config_says_them(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        done = shell("why", plan_of(tmp_path, "nemotron-3-nano-30b-a3b", "tp: 3"), "--limit", "1")
        before, states = done.out.split("\nSTATE-HEADS\n", 1)
        assert "mamba_num_heads" in states.split("law:")[0]
        assert "num_attention_heads" in before
        assert "mamba_num_heads" not in before

    def test_as_data(self, shell: Shell) -> None:
        done = shell("why", PLANS / "llama-3.1-70b-tp6.yaml", "--format", "json")
        first, second = done.data["reasons"]
        assert first["code"] == "ATTN-HEADS-OWNED"
        assert first["config"][0]["line"] == 16
        assert first["counterexample"]["alone"]
        assert second["counterexample"]["kind"] == "different"
        assert [near["distance"] for near in done.data["nearest"]] == sorted(
            near["distance"] for near in done.data["nearest"]
        )
        jsonschema.validate(done.data, verdict_schema())

    @pytest.mark.parametrize("workload", ["{prompt: 4096}", "{batch: 500, steps: 4096}"])
    def test_a_long_workload_is_made_smaller(
        self, shell: Shell, tmp_path: Path, workload: str
    ) -> None:
        plan = f"tp: 2\nworkload: {workload}\n"
        wrong = plan_of(tmp_path, "llama-3.1-8b", f"{plan}attention: {{out: {{collective: none}}}}")
        done = shell("why", wrong)
        assert done.code == 1
        assert "a smaller workload with the plan's remainders" in " ".join(done.out.split())
        edit = "edits: [{drop: layers.*.attention.all_reduce, ranks: {tp: [0]}}]"
        checked = shell("check", plan_of(tmp_path, "llama-3.1-8b", f"{plan}{edit}", "edited.yaml"))
        assert checked.code == 1
        assert "a smaller workload with the plan's remainders" in " ".join(checked.out.split())
        kept = tmp_path / "kept.json"
        assert shell("certify", wrong, "-o", kept).code == 1
        again = shell("verify", kept)
        assert (again.code, ": illegal" in again.out, again.err) == (1, True, "")

    @pytest.mark.parametrize("bug", TWO_CLAUSES, ids=[bug.file.stem for bug in TWO_CLAUSES])
    def test_what_stops_it_is_not_made_by_mending_one_of_two_clauses(
        self, bug: Bug, shell: Shell
    ) -> None:
        """An operator that cannot run cannot run in the plan as it stands, either."""
        done = shell("why", bug.file, "--format", "json")
        shown = [reason["counterexample"] for reason in done.data["reasons"]]
        model, plan = load(bug.file)
        small = shrink(model, plan)
        whole = counterexample(small.model, plan)
        assert whole is not None
        for each in shown:
            if each is not None and each["kind"] == "cannot run":
                assert each["alone"] or each["says"].split(":")[0] == str(whole).split(":")[0]
                ran = whole.op if isinstance(whole, CannotRun) else ""
                assert not each["alone"] or each["says"].startswith(ran or "nothing")

    def test_a_legal_plan_has_no_reason(self, shell: Shell) -> None:
        done = shell("why", PLANS / "llama-3.1-70b-tp8.yaml")
        assert (done.code, done.out.splitlines()[0][-5:]) == (0, "legal")

    def test_a_unknown_model_stays_unknown(self, shell: Shell, tmp_path: Path) -> None:
        config = (MODELS / "llama-3.1-8b.json").read_text("utf-8")
        model = written(tmp_path, config.replace("{", '{"warp_factor": 9,', 1), "m.json")
        assert shell("why", written(tmp_path, "tp: 6"), "--model", model).code == 3
        done = shell("why", written(tmp_path, "tp: 1..6"), "--model", model)
        assert (done.code, "warp_factor" in done.out) == (3, True)

    def test_bad_input(self, shell: Shell, tmp_path: Path) -> None:
        assert shell("why", written(tmp_path, "tq: 8")).code == 2
        plan = plan_of(tmp_path, "qwen2-7b", "tp: 8")
        for option in (("--limit", "0"), ("--apply", "21"), ("--keep", tmp_path / "no")):
            assert shell("why", plan, *option).code == 2

    def test_a_counterexample_is_kept_and_replayed(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("why", PLANS / "llama-3.1-70b-tp6.yaml", "--keep", tmp_path)
        names = sorted(file.name for file in tmp_path.iterdir())
        assert names == ["ATTN-HEADS-OWNED.json", "FFN-WIDTH-OWNED.json"]
        for name in names:
            assert f"shardproof run {tmp_path / name}` replays it" in " ".join(done.out.split())
            assert shell("run", tmp_path / name).code == 1

    def test_no_solver_is_loaded(self) -> None:
        code = (
            "import sys; from shardproof.__main__ import main; "
            f"main(['why', {str(PLANS / 'llama-3.1-70b-tp6.yaml')!r}]); "
            "print(sorted({'z3', 'sympy', 'networkx', 'hypothesis'} & set(sys.modules)))"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        assert done.stdout.splitlines()[-1] == "[]"


COMMENTED = """\
# The plan of a Tuesday.
model: {model}   # next door

tp:   8     # one node
ffn:   # as it was
    up: {{ split: out }}
# the end
"""


class TestRepairs:
    """The file that is written is the user's own, but for what changes."""

    def plan(self, folder: Path, text: str = COMMENTED, name: str = "plan.yaml") -> Path:
        model = os.path.relpath(MODELS / "qwen2-7b.json", folder)
        return written(folder, text.format(model=model), name)

    def test_comments_and_order_stay(self, shell: Shell, tmp_path: Path) -> None:
        path = self.plan(tmp_path)
        before = path.read_text("utf-8").splitlines()
        assert shell("why", path, "--apply", "1").code == 0
        after = path.read_text("utf-8").splitlines()
        assert shell("check", path).code == 0
        assert [line for line in before if line not in after] == []
        assert [line for line in after if line not in before] == ["attention: {heads: balanced}"]
        assert list(tmp_path.iterdir()) == [path]

    def test_the_second_nearest(self, shell: Shell, tmp_path: Path) -> None:
        path = self.plan(tmp_path)
        assert shell("why", path, "--apply", "2").code == 0
        text = path.read_text("utf-8")
        assert "tp:   4     # one node\n" in text
        assert "pp: 2\n" in text
        assert shell("check", path).code == 0

    def test_line_ends_and_modes_stay(self, shell: Shell, tmp_path: Path) -> None:
        path = self.plan(tmp_path)
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
        path.chmod(0o640)
        assert shell("why", path, "--apply", "1").code == 0
        data = path.read_bytes()
        assert data.count(b"\n") == data.count(b"\r\n") > 6
        assert path.stat().st_mode & 0o777 == 0o640

    def test_a_link_stays_a_link(self, shell: Shell, tmp_path: Path) -> None:
        path, link = self.plan(tmp_path), tmp_path / "link.yaml"
        link.symlink_to(path.name)
        assert shell("why", link, "--apply", "1").code == 0
        assert link.is_symlink()
        assert shell("check", path).code == 0

    def test_json(self, shell: Shell, tmp_path: Path) -> None:
        text = '{{\n    "model": "{model}",\n    "tp": 8\n}}\n'
        path = self.plan(tmp_path, text, "plan.json")
        assert shell("why", path, "--apply", "1").code == 0
        assert json.loads(path.read_text("utf-8"))["attention"] == {"heads": "balanced"}
        assert '\n    "tp": 8' in path.read_text("utf-8")

    def test_what_is_not_there_is_not_applied(self, shell: Shell, tmp_path: Path) -> None:
        path = self.plan(tmp_path)
        before = path.read_bytes()
        assert shell("why", path, "--apply", "20").code == 2
        assert path.read_bytes() == before

    def test_of_an_open_plan_the_rest_stays_open(self, shell: Shell, tmp_path: Path) -> None:
        text = (
            "model: {model}\ndevices: 8 # of them\ntp: {{any: [5, 8]}}\npp: ?\nffn: {{width: ?}}\n"
        )
        path = self.plan(tmp_path, text)
        assert shell("why", path).code == 1
        assert shell("why", path, "--apply", "1").code == 0
        after = path.read_text("utf-8")
        assert "pp: ?\n" in after
        assert "{width: ?}" in after
        assert "# of them" in after
        assert shell("plans", path).code == 0


class TestOpenPlans:
    """All minimal conflicts of the plan's own lines with the law."""

    def test_a_reason_is_told_in_the_words_of_the_plan(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "llama-3.1-70b", "devices: 6\ntp: {any: [3, 6]}\npp: ?")
        done = shell("why", plan)
        assert done.code == 1
        told = " ".join(done.out.split())
        assert "Because `tp: {any: [3, 6]}` stands on line" in told
        assert "`attention.heads: even` is the default" in told
        assert "(ATTN-HEADS-OWNED), which rules out tp 3, 6, no plan is legal." in told
        three, six = "3: 21 each, head 63 on no rank", "6: 10 each, heads 60–63 on no rank"
        assert any(f"64 heads cut evenly in {each}" in told for each in (three, six))
        assert "num_attention_heads" in told

    def test_as_data(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "llama-3.1-70b", "devices: 6\ntp: {any: [3, 6]}\npp: ?")
        data = shell("why", plan, "--format", "json").data
        assert data["verdict"] == "illegal"
        codes = [[each["code"] for each in because["clauses"]] for because in data["because"]]
        assert codes == [["ATTN-HEADS-OWNED"], ["FFN-WIDTH-OWNED"]]
        assert all(because["counterexample"]["alone"] for because in data["because"])
        assert data["nearest"]

    def test_each_is_kept(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "llama-3.1-70b", "devices: 6\ntp: {any: [3, 6]}\npp: ?")
        folder = tmp_path / "kept"
        folder.mkdir()
        shell("why", plan, "--keep", folder)
        assert sorted(file.name for file in folder.iterdir()) == ["1.json", "2.json"]
        assert shell("run", folder / "1.json").code == 1

    @pytest.mark.parametrize(
        "text",
        [
            "devices: 8\ntp: 1..4\npp: 3\nstages: {layers: [16, 16]}",
            "devices: 8\ntp: '?'\nattention: {heads: [14, 14, 0]}",
            "devices: 6\ndp: '?'\nbatch: {sequences: [1, 1, 1, 1]}\nworkload: {batch: 4}",
        ],
    )
    def test_a_cut_by_hand_for_other_ranks_is_a_reason(
        self, shell: Shell, tmp_path: Path, text: str
    ) -> None:
        done = shell("why", plan_of(tmp_path, "qwen2-7b", text))
        assert done.code == 1
        assert "no plan is legal." in done.out

    def test_where_something_is_left_it_is_shown(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("why", plan_of(tmp_path, "llama-3.1-8b", "devices: 8\ntp: ?\npp: ?"))
        assert done.code == 0
        assert "legal plans are left" in done.out

    def test_their_schema_is_printed(self, shell: Shell) -> None:
        assert shell("schema", "open").data == open_schema()

    def test_devices_open_a_closed_plan(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("why", plan_of(tmp_path, "llama-3.1-8b", "tp: 8"), "--devices", "4")
        assert done.code == 1
        assert "devices: 4" in done.out

    def test_giving_up_is_unknown(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(question, "STEPS", 1)
        plan = plan_of(tmp_path, "mixtral-8x7b", "devices: 12\ntp: ?\npp: ?\nep: {any: [3, 12]}")
        done = shell("why", plan)
        assert done.code == 3
        assert "gave up deciding whether" in done.out
        done = shell("plans", plan)
        assert (done.code, "gave up deciding" in done.out) == (3, True)
