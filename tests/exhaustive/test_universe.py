"""The universes hold what they promise: every choice of the language, in models that exist."""

from __future__ import annotations

import pytest

from shardproof.fuzzing.plans import DEGREES, FIELDS
from shardproof.spec.model.sound import faults
from shardproof.spec.plan.section import Field
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import chunks, sample
from tests.tiers import sampled

MODULES = list(UNIVERSES)


def values_written() -> dict[str, set[object]]:
    """By field, whatever phase writes it, all that any plan writes there."""
    found: dict[str, set[object]] = {}
    for universe in UNIVERSES.values():
        for family in universe.families:
            for setting in family.settings:
                for row in (
                    setting.written,
                    *(row for axis in family.axes(setting) for row in axis),
                ):
                    for path, value in row.items():
                        plain = path.removeprefix("prefill.").removeprefix("decode.")
                        found.setdefault(plain, set()).add(value)
    return found


def choices(field: Field) -> set[object]:
    """The values that a field has to be given somewhere."""
    match field.kind:
        case "word":
            return set(field.words)
        case "flag":
            return {True, False}
        case _:
            return set()


def test_every_choice_of_the_language_is_in_some_universe() -> None:
    written = values_written()
    for path, field in FIELDS.items():
        some = written.get(path, set())
        # What nobody writes stands at its default.
        missing = choices(field) - some - {field.default}
        assert not missing, f"{path}: {missing}"
        assert some - {field.default}, f"{path} is never written"
    for path in (*DEGREES, "handoff.cache", "handoff.storage"):
        assert len(written[path]) > 1


@pytest.mark.parametrize("module", MODULES)
def test_models_are_sound(module: str) -> None:
    for family in UNIVERSES[module].families:
        for setting in family.settings:
            assert list(faults(setting.model)) == [], f"{family.name}: {setting.model}"


@pytest.mark.parametrize("module", sampled(MODULES, every=8))
def test_a_universe_is_large_and_its_chunks_are_all_of_it(module: str) -> None:
    found = chunks(UNIVERSES[module])
    assert len({chunk.number for chunk in found}) == len(found)
    assert sum(len(chunk.plans) for chunk in found) >= 400_000
    ranges: dict[tuple[str, str], int] = {}
    for chunk in found:
        key = repr(chunk.setting), repr([len(axis) for axis in chunk.axes])
        ranges[key] = ranges.get(key, 0) + len(chunk.plans)
    for family in UNIVERSES[module].families:
        for setting in family.settings:
            sizes = [len(axis) for axis in family.axes(setting)]
            size = 1
            for each in sizes:
                size *= each
            assert ranges[repr(setting), repr(sizes)] >= size


@pytest.mark.parametrize("module", sampled(MODULES, every=4))
def test_a_number_is_one_plan(module: str) -> None:
    chunk = chunks(UNIVERSES[module])[0]
    again = chunks(UNIVERSES[module])[0]
    written = [chunk.written(number) for number in chunk.plans]
    assert written == [again.written(number) for number in again.plans]
    assert len({repr(sorted(w.items(), key=repr)) for w in written}) == len(written)


@pytest.mark.parametrize("module", sampled(MODULES, every=4))
def test_a_sample_has_every_value_of_every_axis(module: str) -> None:
    for chunk in sample(UNIVERSES[module], 20_000):
        plans = [chunk.written(number).items() for number in chunk.plans]
        for axis in chunk.axes:
            if 2 * len(axis) > len(plans):
                continue
            met = {
                place
                for written in plans
                for place, row in enumerate(axis)
                if row.items() <= written
            }
            assert len(met) == len(axis)
