"""The harness catches a decider that is wrong, whichever way, and counts each plan once."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import cast

import pytest

from shardproof.spec.law.clauses import LAW
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.decide import (
    Decider,
    Panel,
    Said,
    Word,
    handoff_decided,
    law,
    panel,
)
from tests.exhaustive.execution import Bench
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import Chunk, sample
from tests.exhaustive.work import Result, decided

SMALL = 100


def always(word: Word) -> Decider:
    def decide(model: Model, plan: Plan) -> Said:
        del model, plan
        return Said(word)

    return decide


def breaks(model: Model, plan: Plan) -> Said:
    raise ZeroDivisionError(f"{model.name} {plan.tp}")


def tried(claim: Decider) -> Result:
    """A sample of one module with this decider alone beside execution."""
    bench, both = Bench(), Result("batch", 0)
    for chunk in sample(UNIVERSES["batch"], SMALL):
        found = decided(chunk, Panel({"claim": [claim]}, panel("batch", bench).execution))
        for word, names in found.words.items():
            both.words[word] |= names
        for kind, names in found.wrong.items():
            both.wrong[kind] |= names
        both.disagreements += found.disagreements
    assert both.words["legal"]
    assert both.words["illegal"]
    return both


def test_one_who_says_legal_of_everything_claims_what_is_wrong() -> None:
    found = tried(always("legal"))
    assert found.wrong["claimed_wrong"] == found.words["illegal"]
    assert not found.wrong["unclaimed"]
    assert "claimed_wrong" in {each.kind for each in found.disagreements}


def test_one_who_says_illegal_of_everything_leaves_what_is_right_unclaimed() -> None:
    found = tried(always("illegal"))
    assert found.wrong["unclaimed"] == found.words["legal"]
    assert not found.wrong["claimed_wrong"]


@pytest.mark.parametrize("claim", [always("unknown"), breaks], ids=["does not know", "fails"])
def test_one_who_does_not_know_or_fails_is_unknown(claim: Decider) -> None:
    found = tried(claim)
    assert found.wrong["unknown"] == set().union(*found.words.values())


def test_one_who_is_wrong_of_a_single_plan_is_caught() -> None:
    bench = Bench()
    chunk = sample(UNIVERSES["batch"], SMALL)[0]
    right = panel("batch", bench)
    asked = right.claims["verdict"]
    odd = chunk.plan(chunk.plans[0])

    def lawful(model: Model, plan: Plan) -> Said:
        said = (part(model, plan) for part in asked)
        return next((each for each in said if each.word != "legal"), Said("legal"))

    word = lawful(chunk.setting.model, odd).word

    def claim(model: Model, plan: Plan) -> Said:
        if plan == odd:
            return Said("illegal" if word == "legal" else "legal")
        return lawful(model, plan)

    found = decided(chunk, Panel({"claim": [claim]}, right.execution))
    clean = decided(chunk, Panel({"claim": asked}, right.execution))
    assert sum(map(len, found.wrong.values())) == sum(map(len, clean.wrong.values())) + 1
    [odd_one] = [d for d in found.disagreements if d.number == chunk.plans[0]]
    assert odd_one.count == 1


@pytest.mark.parametrize("last", ["illegal", "unknown"])
def test_who_is_asked_in_parts_says_what_the_first_says_that_is_not_legal(last: Word) -> None:
    bench = Bench()
    chunk = sample(UNIVERSES["batch"], SMALL)[0]
    run = panel("batch", bench).execution
    both = decided(chunk, Panel({"claim": [always("legal"), always(last)]}, run))
    assert both.wrong == decided(chunk, Panel({"claim": [always(last)]}, run)).wrong
    first = decided(chunk, Panel({"claim": [always(last), breaks]}, run))
    assert first.wrong == both.wrong, "who comes later is not asked"


@pytest.mark.parametrize(
    ("claim", "last", "comes_to"),
    [
        ("illegal", "legal", "legal"),
        ("illegal", "illegal", "illegal"),
        ("illegal", "unknown", "illegal"),
        ("legal", "illegal", "legal"),
        ("unknown", "legal", "unknown"),
    ],
)
def test_only_what_is_refused_is_left_to_who_has_the_last_word(
    claim: Word, last: Word, comes_to: Word
) -> None:
    chunk = sample(UNIVERSES["batch"], SMALL)[0]
    run = panel("batch", Bench()).execution
    left = Panel({"it": [always(claim)]}, run, {"last": always(last)}, {"it": "last"})
    alone = Panel({"it": [always(comes_to)]}, run, {"last": always(last)})
    found, same = decided(chunk, left), decided(chunk, alone)
    assert found.wrong == same.wrong
    assert kinds_of("it", found) == kinds_of("it", same)
    counted = sum(n for about, n in found.reasons.items() if "right by value" in about)
    assert counted == (found.written if (claim, comes_to) == ("illegal", "legal") else 0)


def kinds_of(who: str, found: Result) -> Counter[str]:
    """How many plans somebody is in disagreement about, by kind."""
    kinds = Counter[str]()
    for each in found.disagreements:
        if who in each.says:
            kinds[each.kind] += each.count
    return kinds


def test_the_verdict_is_the_law_but_for_what_the_engine_finds_right() -> None:
    of = panel("batch", Bench())
    assert of.last == {"verdict": "engine"}
    assert of.claims.keys() == {"verdict"}
    assert of.valued.keys() == {"engine"}


@pytest.mark.parametrize("module", UNIVERSES)
def test_the_law_is_asked_of_every_clause_once(module: str) -> None:
    *parts, last = law(module)
    asked = [clause for part in parts for clause in cast("partial[Said]", part).args[0]]
    assert sorted(clause.code for clause in asked) == sorted(clause.code for clause in LAW)
    assert last is handoff_decided


def test_plans_that_run_alike_are_one() -> None:
    chunk = sample(UNIVERSES["batch"], SMALL)[0]
    # An axis that writes nothing: every plan is there twice.
    twice = Chunk(chunk.module, 0, chunk.setting, (*chunk.axes, ({}, {})), range(40))
    found = decided(twice, panel("batch", Bench()))
    assert found.written == 40
    plans = sum(map(len, found.words.values()))
    assert 0 < plans <= 20
    ran = {about: count for about, count in found.reasons.items() if about.startswith("execution")}
    assert sum(ran.values()) == plans, "each is run once"
