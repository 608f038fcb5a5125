"""Maps of operators: which indices each rank has of an axis, by a cut or listed."""

from __future__ import annotations

from random import Random

from shardproof.fuzzing.cuts import hand_made_cut, regular_cut
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import PAD, Split, listed_split, real, split_of

SEEDS = range(4000)


def random_split(rng: Random) -> Split:
    """A map by a cut or by lists."""
    n, parts = rng.randrange(1, 14), rng.choice((1, 2, 2, 3, 4, 17))
    spec = regular_cut(rng) if rng.random() < 0.6 else hand_made_cut(rng, n, parts)
    found = split_of("tp", Cut(spec, n, parts), pads=rng.random() < 0.7)
    if rng.random() < 0.3:
        found = listed_split("tp", n, found.parts)
    return found


def test_a_map_by_a_cut_has_the_indices_of_the_cut() -> None:
    for seed in SEEDS:
        rng = Random(seed)
        cut = Cut(regular_cut(rng), rng.randrange(1, 14), rng.choice((1, 2, 3, 4, 17)))
        found, bare = split_of("tp", cut), split_of("tp", cut, pads=False)
        for rank in range(cut.parts):
            own = [i if i < cut.n else PAD for piece in cut.indices(rank) for i in piece]
            assert list(found.parts[rank]) == own
            assert list(bare.parts[rank]) == [i for i in own if i != PAD] == list(real(cut, rank))


def test_equal_maps_are_those_with_equal_lists() -> None:
    equal = 0
    for seed in SEEDS:
        rng = Random(seed)
        a = random_split(rng)
        spec = regular_cut(rng)
        b = split_of("tp", Cut(spec, a.size, len(a)))
        if rng.random() < 0.3:
            b = listed_split("tp", a.size, a.parts)
        assert (a == b) == (a.parts == b.parts)
        assert a != b or hash(a) == hash(b)
        equal += a == b
    assert 0 < equal < len(SEEDS)
