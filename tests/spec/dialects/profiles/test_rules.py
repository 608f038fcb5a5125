"""Every rule is broken by a command, kept by one beside it, and missed when it is deleted."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from shardproof.spec.dialects.asked import Engine
from shardproof.spec.dialects.profiles import PROFILES, Judged, Profile, judged_by
from shardproof.spec.dialects.profiles.facts import word
from shardproof.spec.dialects.profiles.numbers import read_numbers
from shardproof.spec.dialects.profiles.rule import Rule
from shardproof.spec.dialects.profiles.versions import Bound, read_version
from tests.spec.dialects.profiles.commands import asked
from tests.spec.dialects.profiles.rows import MEGATRON, SGLANG, TENSORRT, VLLM, Row

ROWS: dict[Engine, tuple[Row, ...]] = {
    "vllm": VLLM,
    "sglang": SGLANG,
    "tensorrt-llm": TENSORRT,
    "megatron": MEGATRON,
}
EVERY = [(engine, row) for engine, rows in ROWS.items() for row in rows]
IDS = [row.rule for _, row in EVERY]
RULES = [rule for profile in PROFILES.values() for rule in profile.rules]


def judged(engine: Engine, row: Row, command: str, profile: Profile | None = None) -> Judged:
    said = asked(engine, command, row.version)
    numbers = read_numbers(row.config, word(said, "quantization"))
    return judged_by(profile or PROFILES[engine], said, numbers)


def rule(engine: Engine, row: Row) -> Rule:
    [found] = [each for each in PROFILES[engine].rules if each.id == row.rule]
    return found


def named(engine: Engine, row: Row, found: Judged) -> bool:
    """Whether the rule is a reason, or where it only says something, whether a note says it."""
    if rule(engine, row).effect != "note":
        return row.rule in {reason.rule for reason in found.reasons}
    start = max(re.split(r"\{\w+\}", rule(engine, row).message), key=len)
    return any(start in note for note in found.notes)


def test_every_rule_has_its_row() -> None:
    assert sorted(IDS) == sorted(each.id for each in RULES)


@pytest.mark.parametrize(("engine", "row"), EVERY, ids=IDS)
class TestRow:
    def test_the_one_breaks_it(self, engine: Engine, row: Row) -> None:
        found = judged(engine, row, row.breaks)
        assert named(engine, row, found), found
        told = [reason.message for reason in found.reasons] + list(found.notes)
        assert not any("?" in message or "{" in message for message in told), told

    def test_the_other_does_not(self, engine: Engine, row: Row) -> None:
        found = judged(engine, replace(row, config=row.other or row.config), row.fine)
        assert not named(engine, row, found), found

    def test_it_is_missed_when_it_is_deleted(self, engine: Engine, row: Row) -> None:
        profile = PROFILES[engine]
        without = tuple(each for each in profile.rules if each.id != row.rule)
        mutant = replace(profile, rules=without)
        assert judged(engine, row, row.breaks, mutant) != judged(engine, row, row.breaks)

    def test_it_holds_in_its_releases_alone(self, engine: Engine, row: Row) -> None:
        found = rule(engine, row)
        newest = PROFILES[engine].newest
        for bound, here in ((found.since, True), (found.until, False)):
            if bound is not None:
                assert found.current(read_version(bound.version, newest)) is here
                assert found.current(read_version(bound.date, newest)) is here
                if numbers_before(bound):
                    earlier = read_version(numbers_before(bound), newest)
                    assert found.current(earlier) is not here


def numbers_before(bound: Bound) -> str:
    """The release before, where there is a number for it within the same bounds of rules."""
    parts = [int(part) for part in bound.version.split(".")]
    return ".".join(map(str, [*parts[:-1], parts[-1] - 1])) if parts[-1] else ""


@pytest.mark.parametrize("each", RULES, ids=lambda rule: rule.id)
def test_a_rule_says_whose_word_it_is(each: Rule) -> None:
    assert each.source.startswith("https://")
    assert each.axis
    assert each.effect != "unknown" or each.decides
    assert each.since is None or each.until is None or each.since.date < each.until.date
