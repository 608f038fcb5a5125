"""Every attribute of every kind of operator, changed: engine and runs say the same.

What the engine calls legal runs equal, and what it refuses does not; where it is refused and runs
equal all the same, `UNTOLD` says why. What is said as it is anyway stays legal.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from random import Random

import pytest

from shardproof.spec.program.vocabulary import KINDS
from tests.attributes.judging import Change, Judged, changes, judged
from tests.attributes.plans import PLANS
from tests.attributes.untold import UNTOLD
from tests.tiers import sampled

SEED = 1
EACH = 13
"""Changes of an attribute that are tried in CI: different values of different operators."""
MANY = 400
"""Of a plan, in the long run."""
SLICES = 16


@cache
def every() -> tuple[Change, ...]:
    return tuple(change for name in PLANS for change in changes(name))


@cache
def some_of_each(seed: int) -> list[Change]:
    """Of each attribute a few changes, as many values as there are, and what is said anyway."""
    rng = Random(seed)
    by_attribute: dict[tuple[str, str], list[Change]] = defaultdict(list)
    for change in rng.sample(every(), len(every())):
        by_attribute[change.op.kind, change.key].append(change)
    found: list[Change] = []
    for among in by_attribute.values():
        first = {repr(change.value): change for change in reversed(among)}
        said = [change for change in among if change.restated][:1]
        values = [change for change in first.values() if change not in said]
        found += [*said, *values[: EACH - len(said)]]
    return found


def wrong(found: Judged) -> bool:
    """Whether the two part, and no reason is known."""
    if found.agree:
        return False
    told = (found.change.op.kind, found.change.key) in UNTOLD
    return found.value.word == "legal" or not told or found.change.restated


def swept(of: Iterable[Change]) -> Counter[str]:
    """How often derivations and runs said what, which is printed; nothing of it is wrong."""
    counts: Counter[str] = Counter()
    apart: list[str] = []
    for change in of:
        found = judged(change)
        if found is None:
            counts["error of input"] += 1
            continue
        counts[f"{found.value.word}, runs {found.ran}"] += 1
        if wrong(found):
            apart.append(str(found))
    told = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    sys.stdout.write(f"seed {SEED}, {counts.total()} changes: {told}\n")
    assert not apart, "\n".join(apart)
    return counts


@pytest.mark.parametrize("part", sampled(range(SLICES), every=16))
def test_some_changes_of_every_attribute(part: int) -> None:
    of = some_of_each(SEED)[part::SLICES]
    counts = swept(of)
    assert counts.total() == len(of) >= 80
    assert counts["legal, runs equal"] >= 20
    assert counts["illegal, runs cannot run"] >= 10
    assert counts["illegal, runs different"] >= 5


@pytest.mark.long
@pytest.mark.parametrize("name", PLANS)
def test_many_changes_of_a_plan(name: str) -> None:
    among = list(changes(name))
    counts = swept(Random(SEED).sample(among, min(MANY, len(among))))
    assert counts["legal, runs equal"] or counts["illegal, runs equal"]


def test_every_kind_and_every_attribute_is_changed() -> None:
    keys = {(name, key) for name, kind in KINDS.items() for key in kind.about}
    assert {(change.op.kind, change.key) for change in every()} == keys
    assert {(change.op.kind, change.key) for change in some_of_each(SEED)} == keys


def test_an_attribute_is_changed_to_every_word_that_it_knows() -> None:
    tried: dict[tuple[str, str], set[object]] = defaultdict(set)
    for change in every():
        tried[change.op.kind, change.key].add(change.value)
    for name, kind in KINDS.items():
        for key, value in kind.about.items():
            words = value.words if value.kind != "group" else [(axis,) for axis in value.words]
            assert tried[name, key] >= set(words)


def test_what_is_untold_is_of_this_vocabulary() -> None:
    assert all(key in KINDS[kind].about for kind, key in UNTOLD)


@pytest.mark.parametrize("name", PLANS)
def test_a_plan_that_is_changed_is_right(name: str) -> None:
    restated = next(change for change in changes(name) if change.restated)
    found = judged(restated)
    assert found is not None
    assert found.ran == "equal"
    assert found.value.word == "legal"
