"""Who sends which heads to whom is told wherever phases with other degrees are legal."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain
from pathlib import Path

import pytest

from shardproof import Model
from shardproof.proofs.nearest.change import Tree, read_tree
from shardproof.spec.law.transfer import sends
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import kv_groups
from shardproof.spec.plan.plan import Plan
from tests.front.running import MODELS, Shell, plan_of

DEGREES: tuple[tuple[str, Tree], ...] = (
    ("llama-3.1-70b", {"tp": 8, "decode": {"tp": 2}}),
    ("llama-3.1-70b", {"tp": 4, "pp": 2, "decode": {"tp": 2, "pp": 4}}),
    ("llama-3.1-70b", {"tp": 16, "decode": {"tp": 4}}),
    ("llama-3.1-70b", {"pp": 3, "decode": {"pp": 7, "tp": 2}}),
    ("qwen2-7b", {"tp": 4, "decode": {"tp": 8, "attention": {"heads": "balanced"}}}),
    ("qwen2-7b", {"tp": 2, "decode": {"tp": 7, "ffn": {"width": "balanced"}}}),
    ("llama-3.1-8b", {"tp": 1, "decode": {"tp": 8, "dp": 2}}),
)


def indices(told: str) -> set[int]:
    """`KV heads 0–3, 7` as numbers."""
    runs = told.removeprefix("KV ").partition(" ")[2].split(", ")
    found: set[int] = set()
    for run in runs:
        low, _, high = run.partition("–")
        found |= set(range(int(low), int(high or low) + 1))
    return found


@pytest.mark.parametrize(("name", "tree"), DEGREES, ids=str)
def test_each_rank_gets_what_it_reads_from_one_that_has_it(name: str, tree: Tree) -> None:
    """Each head once, and no other; and so each layer."""
    model, plan = Model.from_config(MODELS / f"{name}.json"), read_tree(tree)
    assert plan is not None
    old = Context(model, plan, "prefill", plan.phase("prefill"), model.kinds[0])
    new = Context(model, plan, "decode", plan.phase("decode"), model.kinds[0])
    got: dict[tuple[str, int], list[int]] = defaultdict(list)
    for each in sends(model, plan):
        what = indices(each.what)
        got[each.axis, each.receiver] += sorted(what)
        if each.axis == "tp":
            assert what <= kv_groups(old, each.sender)
        else:
            assert what <= set(chain(*cut_of(old, "stages.layers").indices(each.sender)))
    for rank in range(new.phase.tp):
        assert sorted(got["tp", rank]) == sorted(kv_groups(new, rank))
    for stage in range(new.phase.pp):
        own = sorted(chain(*cut_of(new, "stages.layers").indices(stage)))
        assert sorted(got["pp", stage]) == (own if old.phase.pp * new.phase.pp > 1 else [])


def test_of_phases_that_are_alike_nothing_is_said(shell: Shell, tmp_path: Path) -> None:
    model = Model.from_config(MODELS / "llama-3.1-8b.json")
    assert sends(model, Plan(tp=8)) == ()
    assert "KV transfer" not in shell("check", plan_of(tmp_path, "llama-3.1-8b", "tp: 8")).out


class TestWhereItIsShown:
    """By every command that shows a legal plan."""

    def test_by_check(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "llama-3.1-8b", "tp: 4\ndecode: {tp: 2, pp: 2}")
        told = " ".join(shell("check", plan).out.split())
        assert "tp 0 → tp 0: KV heads 0–1, tp 1 → tp 0: KV heads 2–3" in told
        assert "pp 0 → pp 1: layers 16–31" in told
        sent = shell("check", plan, "--format", "json").data["transfer"]
        assert [(s["sender"], s["receiver"]) for s in sent if s["axis"] == "tp"] == [
            (0, 0), (1, 0), (2, 1), (3, 1),
        ]  # fmt: skip

    def test_not_of_an_illegal_plan(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "llama-3.1-8b", "tp: 3\ndecode: {tp: 2}")
        assert "KV transfer" not in shell("check", plan).out
        assert "transfer" not in shell("check", plan, "--format", "json").data

    def test_by_why_of_near_plans(self, shell: Shell, tmp_path: Path) -> None:
        plan = plan_of(tmp_path, "qwen2-7b", "tp: 4\ndecode: {tp: 8}")
        told = " ".join(shell("why", plan).out.split())
        assert "tp 0 → tp 0: KV head 0, tp 0 → tp 1: KV head 0" in told
        assert "pp 0 → pp 1: layers 14–27" in told

    def test_by_why_of_what_is_left(self, shell: Shell, tmp_path: Path) -> None:
        text = "devices: 4\ntp: 4\ndecode: {tp: 2, dp: 2, pp: {any: [1]}}\nffn: {width: '?'}"
        told = " ".join(shell("why", plan_of(tmp_path, "llama-3.1-8b", text)).out.split())
        assert "legal plans are left" in told
        assert "tp 0 → tp 0: KV heads 0–1" in told
        assert "each sequence from the replica that has it" in told

    def test_by_plans(self, shell: Shell) -> None:
        words = ["--pools", "8,2", "--limit", "1", "--set", "prefill.tp=8", "--set", "decode.pp=1"]
        model = MODELS / "llama-3.1-8b.json"
        told = " ".join(shell("plans", model, *words).out.split())
        assert "tp 0 → tp 0: KV head 0, tp 1 → tp 0: KV head 1" in told
        data = shell("plans", model, *words, "--format", "json").data
        assert len(data["plans"][0]["transfer"]) == 8
