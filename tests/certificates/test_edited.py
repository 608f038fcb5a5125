"""Certificates of plans that edit their program: the checker edits it by itself."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shardproof.api import check
from shardproof.certificate import checker
from shardproof.certificate.valued import NotChecked
from shardproof.fuzzing.cases import batch
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.model.model import Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan, Workload
from tests.certificates.forging import certified, sealed
from tests.executor.run.cases import CASES, load, written
from tests.tiers import sampled

FEW, CHUNK = 25, 2
HALVES = (
    "tp: 2\nedits: [{insert: times, of: layers.*.ffn.down, by: [1, 2], as: layers.*.half}, "
    "{insert: times, of: layers.*.half, by: [2, 1]}]"
)
HALF = "[[0, 1], [2, 3]]"
LEGAL = {
    "a copy": "tp: 2\nedits: [{insert: same, of: layers.*.ffn.norm}]",
    "a copy on one rank": (
        "tp: 2\nedits: [{insert: same, of: layers.0.attention.scores, ranks: {tp: [1]}}]"
    ),
    "copies in some steps, of some replicas": (
        "tp: 2\ndp: 2\nedits: [{insert: same, of: layers.*.attention.q, steps: [2]}, "
        "{insert: same, of: layers.*.attention.k, ranks: {dp: [1]}}]"
    ),
    "halves, twice": HALVES,
    "what all have, of one of them": "tp: 2\nedits: [{insert: broadcast, of: layers.*.ffn.norm}]",
    "a sum over a group of one": (
        "tp: 2\nedits: [{insert: all_reduce, of: layers.1.ffn.norm, group: [dp]}]"
    ),
    "its own operand": "tp: 2\nedits: [{change: layers.0.ffn.down, of: layers.0.ffn.product}]",
    "a sum that is put off, and made": (
        "tp: 2\nedits: [{drop: layers.0.ffn.all_reduce}, {insert: all_reduce, of: layers.0.ffn."
        "all_reduce, as: late}]"
    ),
    "an all-reduce for another": (
        "tp: 2\nedits: [{replace: layers.*.ffn.all_reduce, with: all_reduce}]"
    ),
    "two that do not read each other": (
        "tp: 2\nedits: [{swap: layers.0.attention.q, with: layers.0.attention.k}]"
    ),
    "in one phase": "tp: 2\nedits: [{insert: same, of: layers.0.ffn.norm, phase: decode}]",
    "over stages": "tp: 2\npp: 2\nedits: [{insert: same, of: layers.1.ffn.norm}]",
}
WRONG = {
    "a sum that is made twice": (
        "tp: 2\nedits: [{insert: all_reduce, of: layers.0.ffn.all_reduce}]"
    ),
    "a sum that is not made": "tp: 2\nedits: [{drop: layers.1.ffn.all_reduce}]",
    "half": "tp: 2\nedits: [{insert: times, of: layers.0.ffn.down, by: [1, 2]}]",
    "half on one rank": (
        "tp: 2\nedits: [{insert: times, of: layers.0.ffn.norm, by: [1, 2], ranks: {tp: [1]}}]"
    ),
    "half in one step": (
        "tp: 2\nedits: [{insert: times, of: layers.0.ffn.norm, by: [1, 2], steps: [2]}]"
    ),
    "no norm": "tp: 2\nedits: [{drop: layers.0.ffn.norm}]",
    "another operand": "tp: 2\nedits: [{change: layers.0.ffn.down, of: layers.0.ffn.up}]",
    "a dimension that is not there, gathered from one rank": (
        "dp: 2\nedits: [{insert: all_gather, of: layers.0.ffn.norm, dim: head_dim}]"
    ),
    "no pads": "tp: 3\nedits: [{drop: head.pads}]",
    "before it is there": "tp: 2\nedits: [{swap: layers.0.ffn.up, with: layers.0.ffn.norm}]",
    "another group": "tp: 2\nedits: [{change: layers.0.ffn.all_reduce, group: [sp]}]",
    "one of each rotated pair halved before it is turned, and doubled behind it": (
        "tp: 2\nattention: {qkv: {split: none}, out: {split: in}}\nedits:"
        + "".join(
            f"\n- {{insert: slice, of: {of}, dim: head_dim, split: {HALF}, as: {of}.some}}"
            f"\n- {{insert: times, of: {of}.some, by: {by}, ranks: {{tp: [1]}}, as: {of}.times}}"
            f"\n- {{insert: all_gather, of: {of}.times, dim: head_dim, split: {HALF}}}"
            for of, by in (("layers.0.attention.q", [1, 2]), ("layers.0.attention.q.rope", [2, 1]))
        )
    ),
}
MAPS = {
    "heads of an index": (
        "indexer",
        (
            "tp: 2\nedits: [{{change: layers.*.attention.index.q, heads: {0}}}, "
            "{{change: layers.*.attention.index.weights, columns: {1}}}, "
            "{{insert: all_reduce, of: layers.*.attention.index.scores, group: [tp]}}]"
        ),
        ("[[1], [0]]", "[[1], [0]]"),
        [("[[1], [0]]", "[[0], [1]]"), ("[[0, 1], [0]]", "[[0, 1], [0]]"), ("[[0, 0], [1]]",) * 2],
    ),
    "experts where tokens look for them": (
        "mixtral",
        (
            "tp: 2\nep: 2\nmoe: {{experts: {{listed: [[0, 3, 1], [1, 2]]}}, copies: one}}\n"
            "edits: [{{change: layers.*.moe.experts, held: {0}}}]"
        ),
        ("[[0, 3, 1], [1, 2]]",),
        [("[[1, 2], [0, 3, 1]]",), ("[[0, 1, 3], [1, 2]]",), ("[[0, 3, 1], [2, 1]]",)],
    ),
    "a rotated key, before it is one": (
        "deepseek",
        (
            "tp: 2\nedits: [{{insert: slice, of: layers.*.attention.k_rope, dim: hidden, "
            "split: {0}}}, {{insert: all_gather, of: layers.*.attention.k_rope.slice, "
            "dim: hidden, split: {1}}}]"
        ),
        ("[[1, 3], [0, 2]]",) * 2,
        [("[[1, 3], [0, 2]]", "[[0, 2], [1, 3]]"), ("[[1, 3], [0]]",) * 2],
    ),
    "what all ranks made of a token for what one did": (
        "mixtral",
        (
            "tp: 2\nep: 2\nmoe: {{dispatch: gather, combine: none, experts: whole, "
            "copies: {0}}}\nedits: [{{replace: layers.*.moe.block_own, with: block_return}}]"
        ),
        ("one",),
        [("all",)],
    ),
    "what one rank made of a token for what all did": (
        "mixtral",
        (
            "dp: 2\nep: {0}\nmoe: {{dispatch: gather, combine: reduce_scatter}}\n"
            "edits: [{{replace: layers.*.moe.block_return, with: block_own}}]"
        ),
        ("1",),
        [("2",)],
    ),
}
"""What an edit may say: a model, a plan, words that are right, and wrong ones."""
MOVED = (
    "tp: 2\nep: 2\nmoe: {{copies: {copies}, experts: {{listed: [[0, 1], [2, 3]]}}, "
    "rebalance: {{step: 2, experts: {{listed: {after}}}}}}}\n"
    "edits: [{{insert: times, of: layers.*.ffn.norm, by: [1, 2], as: layers.*.half}}, "
    "{{insert: times, of: layers.*.half, by: {by}}}]"
)
WHOLE, GAP = "[[2, 1], [0, 3]]", "[[2, 1], [2, 3]]"


@pytest.fixture(autouse=True)
def afresh() -> None:
    """Nothing is kept of what was judged before."""
    checker.begin()


def edited_cases() -> list[Path]:
    """Every file of tests/cases whose plan edits its program."""
    return sorted(file for file in CASES.rglob("*.yaml") if "\nedits:" in file.read_text("utf-8"))


@pytest.mark.parametrize("file", edited_cases(), ids=lambda file: file.stem)
def test_every_edited_case_is_decided_and_what_is_legal_is_certified(file: Path) -> None:
    model, plan = load(file)
    word = check(model, plan).word  # which refuses an edit of what is not there
    assert file.read_text("utf-8").partition(":")[0].split()[:2] == ["#", word]
    if word == "legal":
        assert checker.judge(certified(model, plan))[0] == "legal"
        return
    with pytest.raises(NotChecked):
        certified(model, plan)


@pytest.mark.parametrize("name", LEGAL)
def test_one_is_written_and_holds(name: str) -> None:
    word, why = checker.judge(certified(*written("llama", LEGAL[name])))
    assert word == "legal", why


@pytest.mark.parametrize("name", MAPS)
def test_words_of_an_edit_are_taken_where_they_are_right(name: str) -> None:
    model, text, right, wrong = MAPS[name]
    assert checker.judge(certified(*written(model, text.format(*right))))[0] == "legal"
    for maps in wrong:
        plan = written(model, text.format(*maps))
        assert by_value(*plan).word == "illegal"
        with pytest.raises(NotChecked):
            certified(*plan)


@pytest.mark.parametrize("name", WRONG)
def test_of_what_is_wrong_there_is_none(name: str) -> None:
    model, plan = written("llama", WRONG[name])
    assert by_value(model, plan).word == "illegal"
    with pytest.raises(NotChecked):
        certified(model, plan)


def test_what_has_heads_is_no_key_that_heads_share() -> None:
    name = "layers.0.attention.index"
    plan = written("indexer", f"edits: [{{change: {name}.keys, of: {name}.q}}]")
    assert by_value(*plan).word == "illegal"
    with pytest.raises(NotChecked):
        certified(*plan)


def test_a_key_of_an_index_is_of_the_tokens_of_the_one_beside_it() -> None:
    name = "layers.0.attention"
    of = f"[{name}.exchange, {name}.index.keys]"  # all tokens, and those of one rank
    edit = f"{{change: {name}.keys.beside, of: {of}, phase: prefill}}"
    plan = written("indexer", f"sp: 2\nedits: [{edit}]")
    assert by_value(*plan).word == "illegal"
    with pytest.raises(NotChecked):
        certified(*plan)


@pytest.mark.parametrize("name", WRONG)
def test_a_forger_who_knows_digests_has_none_either(name: str) -> None:
    """The derivation of a legal plan, under a plan that is not."""
    statement: Any = json.loads(certified(*written("llama", HALVES)))
    statement["predicate"]["plan"] = _plan_of(WRONG[name])
    assert checker.judge(sealed(statement))[0] in ("forged", "unknown")


def test_without_its_edits_it_is_another_plan() -> None:
    statement: Any = json.loads(certified(*written("llama", HALVES)))
    del statement["predicate"]["plan"]["edits"]
    assert checker.judge(sealed(statement))[0] == "forged"


def test_its_words_are_held_against_what_is_worked_out() -> None:
    statement: Any = json.loads(certified(*written("llama", HALVES)))
    steps = statement["predicate"]["derivation"]["prefill"]["parts"][1]["steps"]
    [half] = [each for each in steps if each["name"].endswith(".half")]
    half["by"] = [1, 3]
    word, why = checker.judge(sealed(statement))
    assert word == "forged"
    assert "by" in why


def test_two_ways_to_edit_are_held_against_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checker that leaves an edit out has another program than the one that was decided."""

    def nothing(*_: object) -> bool:
        return True

    monkeypatch.setattr(checker.Editing, "edit", nothing)
    with pytest.raises(NotChecked, match=r"the checker has another program, at layers\.0\.half"):
        certified(*written("llama", HALVES))


@pytest.mark.parametrize(
    ("after", "copies", "by", "word"),
    [
        (WHOLE, "all", "[2, 1]", "legal"),
        (WHOLE, "all", "[3, 1]", "illegal"),
        (GAP, "one", "[2, 1]", "illegal"),
    ],
)
def test_edits_are_made_before_experts_change_their_places_and_after(
    after: str, copies: str, by: str, word: str
) -> None:
    model, plan = written("mixtral", MOVED.format(copies=copies, after=after, by=by))
    assert by_value(model, plan).word == word
    if word == "legal":
        text = certified(model, plan)
        assert checker.judge(text)[0] == "legal"
        forged: Any = json.loads(text)
        forged["predicate"]["plan"] = _plan_of(MOVED.format(copies="one", after=GAP, by=by))
        assert checker.judge(sealed(forged))[0] == "forged"
        return
    with pytest.raises(NotChecked):
        certified(model, plan)


@pytest.mark.parametrize("start", sampled(range(0, 48, CHUNK), every=48))
def test_of_random_edits_nothing_wrong_is_certified(start: int) -> None:
    assert not wrongly(words := said_of(range(start, start + CHUNK))), words


@pytest.mark.long
def test_of_random_edits_most_that_are_right_are_certified() -> None:
    """Where the checker knows their operators; of a few plans their share says little.

    It is two of three: half of the edits change one word or operand, and the checker knows few
    words that do nothing, such as a map of one rank.
    """
    words = said_of(range(16))
    assert words["legal", "legal"] >= 2 * words["", "legal"], words


def said_of(numbers: range) -> Counter[tuple[str, str]]:
    """What the checker says of drawn plans, and what the engine does of operators that it knows."""
    words = Counter[tuple[str, str]]()
    for number in numbers:
        for case in batch("edited", 2025, number, FEW):
            engine = _engine(case.model, case.plan)
            known = all(_puts_in(edit) in checker.ADDED for edit in case.plan.edits)
            words[_checked(case.model, case.plan), engine if known else f"new {engine}"] += 1
    return words


def wrongly(words: Counter[tuple[str, str]]) -> set[tuple[str, str]]:
    """What is certified and not legal to the engine."""
    told = ("illegal", "unknown", "new illegal", "new unknown")
    return {("legal", word) for word in told} & {*words}


def _engine(model: Model, plan: Plan) -> str:
    """What the engine says; where it does not know all sizes, what it says of some of them."""
    if (word := by_value(model, plan).word) != "unknown":
        return word
    said = plan.workload
    sized = (
        Workload(batch=said.batch or 2, prompt=said.prompt or prompt, steps=steps)
        for prompt in (1, 2, 5, 12)
        for steps in ((0, 3) if said.steps is None else (said.steps,))
    )
    return next(
        (w for each in sized if (w := by_value(model, plan.with_(workload=each)).word) != "legal"),
        "legal",
    )


def _puts_in(edit: Edit) -> str:
    """The kind of operator that an edit puts in; where it puts in none, one that is known."""
    return {"insert": edit.name, "replace": edit.other}.get(edit.action, "same")


def _checked(model: Model, plan: Plan) -> str:
    if model.unmodelled:
        return ""
    try:
        return checker.judge(certified(model, plan))[0]
    except NotChecked:
        return ""


def _plan_of(text: str) -> object:
    from shardproof.certificate.made import canonical_plan

    return json.loads(json.dumps(canonical_plan(written("llama", text)[1])))
