"""Runs of indices mean what their listed form means."""

from __future__ import annotations

from collections import Counter
from random import Random

from shardproof.spec.program.runs import (
    PAD,
    Runs,
    counts,
    groups_of,
    has_pads,
    indices,
    length,
    listed,
    lost,
    pads,
    real,
    runs_of,
    same,
)

SEEDS = range(3000)


def random_list(rng: Random) -> list[int]:
    """Ascending, descending, strided, shuffled, doubled, with pads anywhere, or nothing."""
    out: list[int] = []
    for _ in range(rng.randrange(4)):
        start, count, step = (
            rng.randrange(10),
            rng.randrange(6),
            rng.choice((1, 1, 2, 3, 5, -1, -2)),
        )
        run = [start + i * step for i in range(count)]
        out += [i for i in run if i >= 0] if rng.random() < 0.8 else [PAD] * count
    if rng.random() < 0.2:
        rng.shuffle(out)
    return out


def random_runs(rng: Random) -> Runs:
    """The same kind of list, put in runs otherwise than `runs_of` does."""
    out: list[range] = []
    for run in runs_of(random_list(rng)):
        at = rng.randrange(len(run) + 1)
        out += [run[:at], run[at:]]
    return tuple(out)


def kept(part: Runs) -> list[int]:
    return [i for i in listed(part) if i != PAD]


class TestListed:
    """A list is its runs, and they are few."""

    def test_runs_of_a_list_are_the_list(self) -> None:
        for seed in SEEDS:
            found = random_list(Random(seed))
            assert listed(runs_of(found)) == tuple(found)

    def test_what_goes_on_is_one_run(self) -> None:
        assert runs_of([4, 5, 6, PAD, PAD, 9, 6, 3]) == (
            range(4, 7), *pads(2), range(9, 0, -3),
        )  # fmt: skip
        assert runs_of([2, 1, 0]) == (range(2, -1, -1),)
        assert runs_of([0, 7]) == (range(1), range(7, 8))


class TestQuestions:
    """What is asked of runs is what would be asked of the lists."""

    def test_of_one_part(self) -> None:
        for seed in SEEDS:
            rng = Random(seed)
            part = random_runs(rng)
            shown = listed(part)
            assert length(part) == len(shown)
            assert list(listed(real(part))) == kept(part)
            assert has_pads(part) == (PAD in shown)
            assert [i for run in indices([part]) for i in run] == sorted(set(kept(part)))

    def test_of_two_parts(self) -> None:
        equal = 0
        for seed in SEEDS:
            rng = Random(seed)
            part = random_runs(rng)
            other = runs_of(listed(part)) if rng.random() < 0.3 else random_runs(rng)
            assert same(part, other) == (listed(part) == listed(other))
            equal += same(part, other)
            left = set(kept(part)) - set(kept(other))
            assert lost(part, other) == (min(left) if left else None)
        assert 0 < equal < len(SEEDS)

    def test_of_all_parts(self) -> None:
        for seed in SEEDS:
            rng = Random(seed)
            parts, size = [random_runs(rng) for _ in range(rng.randrange(1, 4))], rng.randrange(12)
            found = Counter(i for part in parts for i in kept(part))
            told = counts(parts, size)
            assert [i for run, _ in told for i in run] == list(range(size))
            assert all(found[i] == count for run, count in told for i in run)

    def test_of_groups(self) -> None:
        for seed in SEEDS:
            rng = Random(seed)
            for run in real(random_runs(rng)):
                size = rng.randrange(1, 5)
                groups = {i // size for i in run}
                assert {g for found in groups_of(run, size) for g in found} == groups
