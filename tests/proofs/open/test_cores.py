"""Every minimal conflict is found, each of them is one, and giving up is said."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from shardproof.proofs.open import cores as module
from shardproof.proofs.open.cores import Core, all_cores, without_restatements
from shardproof.proofs.open.lines import read_open
from shardproof.proofs.open.question import Question, Undecided
from shardproof.spec.model.model import Model
from shardproof.spec.source.read import read_text

MODELS = Path(__file__).parents[3] / "examples" / "models"

PLANS = {
    "heads": ("qwen2-7b", "devices: 8\ntp: ?\npp: 1\ndp: 1\nsp: 1"),
    "two": ("llama-3.1-70b", "devices: 6\ntp: {any: [3, 6]}\npp: ?"),
    "words": (
        "llama-3.1-8b",
        "devices: 4\ntp: {any: [2, 4]}\nffn: {gate: {split: in, sum: activation}, up: {split: in}}",
    ),
    "lines": ("llama-3.1-8b", "devices: 8\ntp: {any: [3, 5]}\npp: ?"),
    "cut": ("llama-3.1-8b", "tp: {any: [2, 4]}\nattention: {heads: [16, 8, 8]}"),
    "phases": ("qwen2-7b", "devices: 4\nprefill: {tp: 4}\ndecode: {sp: 2, tp: ?, pp: ?}"),
    "experts": ("mixtral-8x7b", "devices: 12\ndp: ?\ntp: ?\npp: 1\nsp: 1\nep: {any: [3, 12]}"),
}


def question(name: str) -> Question:
    model, text = PLANS[name]
    config = Model.from_config(MODELS / f"{model}.json")
    return Question(read_open(read_text(text, "plan.yaml"), config))


def by_trying(asked: Question, most: int) -> set[Core]:
    """Every minimal conflict of at most so many parts."""
    found: set[Core] = set()
    for size in range(1, most + 1):
        for parts in combinations(asked.parts, size):
            core = frozenset(parts)
            if any(less <= core for less in found):
                continue
            if asked.conflict(parts, "by trying") is not None:
                found.add(core)
    return found


@pytest.mark.parametrize("name", PLANS)
class TestCores:
    """Against trying every set of parts, as far as that goes."""

    def test_all_of_them_and_no_other(self, name: str) -> None:
        asked = question(name)
        found = all_cores(asked)
        assert found.undecided == ""
        assert found.conflicts
        assert {core for core in found.conflicts if len(core) <= 3} == by_trying(asked, 3)

    def test_each_is_minimal(self, name: str) -> None:
        asked = question(name)
        for core in all_cores(asked).conflicts:
            assert asked.conflict(core, "the core") is not None
            for part in core:
                assert asked.conflict(core - {part}, "one less") is None

    def test_every_way_out_is_one_and_is_minimal(self, name: str) -> None:
        asked = question(name)
        found = all_cores(asked)
        for way, _ in found.ways:
            rest = frozenset(asked.parts) - way
            assert asked.conflict(rest, "the rest") is None
            for part in way:
                assert asked.conflict(rest | {part}, "one more") is not None


def test_longer_reasons_of_the_same_clauses_are_left_out() -> None:
    cores = [frozenset(core) for core in ("acd", "ax", "bx", "abyz", "xy")]
    kept = without_restatements(cores, frozenset("ab"))
    assert kept == [frozenset("ax"), frozenset("bx"), frozenset("xy")]


class TestGivingUp:
    """A limit leads to `unknown`, never to fewer reasons told as all of them."""

    def test_of_the_solver(self) -> None:
        model, text = PLANS["experts"]
        config = Model.from_config(MODELS / f"{model}.json")
        plan = read_open(read_text(text, "plan.yaml"), config)
        asked = Question(plan, steps=1)
        with pytest.raises(Undecided, match="whether a completion is legal"):
            asked.conflict(asked.parts, "whether a completion is legal")

    def test_of_the_search(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "MOST_WAYS", 1)
        assert all_cores(question("two")).undecided == "whether there are more reasons"
