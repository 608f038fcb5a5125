"""What rules ask of index maps is what the listed indices answer."""

from __future__ import annotations

from collections import Counter
from random import Random

from shardproof.fuzzing.cuts import hand_made_cut, regular_cut
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import PAD, Split, listed_split, real, split_of
from shardproof.spec.rules import maps

SEEDS = range(4000)


def random_split(rng: Random) -> tuple[Split, int]:
    """A map by a cut or by lists, and the size of the axis that it is asked about."""
    n, parts = rng.randrange(1, 14), rng.choice((1, 2, 2, 3, 4, 17))
    spec = regular_cut(rng) if rng.random() < 0.6 else hand_made_cut(rng, n, parts)
    found = split_of("tp", Cut(spec, n, parts), pads=rng.random() < 0.7)
    if rng.random() < 0.3:
        found = listed_split("tp", n, found.parts)
    return found, n if rng.random() < 0.7 else rng.randrange(1, 14)


def test_a_map_by_a_cut_has_the_indices_of_the_cut() -> None:
    for seed in SEEDS:
        rng = Random(seed)
        cut = Cut(regular_cut(rng), rng.randrange(1, 14), rng.choice((1, 2, 3, 4, 17)))
        found, bare = split_of("tp", cut), split_of("tp", cut, pads=False)
        for rank in range(cut.parts):
            own = [i if i < cut.n else PAD for piece in cut.indices(rank) for i in piece]
            assert list(found.parts[rank]) == own
            assert list(bare.parts[rank]) == [i for i in own if i != PAD] == list(real(cut, rank))
        held = {rank for rank, part in enumerate(found.parts) if part}
        assert held <= set(found.filled()) | (held if not found.parts else set())
        assert {r for r, part in enumerate(bare.parts) if part} <= set(found.busy())


def test_equal_maps_are_those_with_equal_lists() -> None:
    equal = 0
    for seed in SEEDS:
        rng = Random(seed)
        a, _ = random_split(rng)
        spec = regular_cut(rng)
        b = split_of("tp", Cut(spec, a.size, len(a)))
        if rng.random() < 0.3:
            b = listed_split("tp", a.size, a.parts)
        assert (a == b) == (a.parts == b.parts)
        assert a != b or hash(a) == hash(b)
        equal += a == b
    assert 0 < equal < len(SEEDS)


def test_every_question_is_answered_as_the_lists_answer_it() -> None:
    for seed in SEEDS:
        split, size = random_split(Random(seed))
        parts = split.parts
        shown = f"random_split(Random({seed})): {parts} of {size}"
        listed = [i for part in parts for i in part if i != PAD]
        held = Counter(listed)
        every = list(range(size))
        bare = [[i for i in part if i != PAD] for part in parts]
        assert maps.missing(split, size) == next((i for i in every if not held[i]), None), shown
        assert maps.repeated(split, size) == next((i for i in every if held[i] > 1), None), shown
        over = [i for i in listed if i >= size]
        assert (maps.beyond(split, size) is None) == (not over), shown
        assert maps.beyond(split, size) in (over or [None]), shown
        alone = all(list(part) == every for part in parts)
        assert (maps.normal(split, size) is None) == alone, shown
        alike = all(part == bare[0] for part in bare)
        assert maps.copies(split, size) == (alike and sorted(bare[0]) == every), shown
        assert maps.alike(split) == (len(set(parts)) == 1), shown
        assert maps.everywhere(split, size) == all(set(p) == set(every) for p in parts), shown
        full = [rank for rank, part in enumerate(parts) if part]
        sole = len(full) == 1 and set(parts[full[0]]) == set(every)
        assert maps.sole_holder(split, size) == (full[0] if sole else None), shown
        assert maps.any_pads(split) == any(PAD in part for part in parts), shown
        assert maps.all_as_long(split, size) == all(len(part) == size for part in parts), shown


def test_named_pads_stand_where_the_storage_has_them() -> None:
    met = {True: 0, False: 0}
    for seed in SEEDS:
        rng = Random(seed)
        stored, size = random_split(rng)
        named = [[i if i != PAD else size + rng.randrange(3) for i in p] for p in stored.parts]
        if rng.random() < 0.3:
            for part in named:
                rng.shuffle(part)
        split = listed_split("tp", size, named)
        found = maps.as_stored(split, stored, size)
        over = any(i >= size for part in named for i in part)
        same = [[PAD if i >= size else i for i in part] for part in named]
        fits = over and same == [list(part) for part in stored.parts]
        assert found is (stored if fits else split), f"seed {seed}: {named} of {size}"
        met[fits] += 1
    assert min(met.values()) > 20
