from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from shardproof.fuzzing.cuts import hand_made_cut, regular_cut
from shardproof.fuzzing.models import random_model
from shardproof.spec.law.formula import Value
from shardproof.spec.law.judge import View
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import (
    Cut,
    CutSpec,
    first_missing,
    is_prefix,
    is_prefix_unordered,
    merged,
    same_map,
    span,
    spans,
)
from shardproof.spec.plan.phase import Batch
from shardproof.spec.plan.plan import Plan, Workload

MODEL = random_model(Random(0), 1, 1, 1)
NOTHING: tuple[range, ...] = ()
many = settings(max_examples=300, deadline=None)


@st.composite
def cuts(draw: st.DrawFn) -> Cut:
    """Any cut of a short axis, more ranks than indices among them."""
    n, parts = draw(st.integers(1, 30)), draw(st.integers(1, 12))
    rng = Random(draw(st.integers(0, 2**32)))
    by_hand = draw(st.booleans())
    return Cut(hand_made_cut(rng, n, parts) if by_hand else regular_cut(rng), n, parts)


def held(cut: Cut, rank: int) -> list[int]:
    return list(chain(*cut.indices(rank)))


def counts(cut: Cut) -> list[int]:
    """How often each index of the axis is held, by looking at every rank."""
    seen = Counter(chain(*(held(cut, rank) for rank in range(cut.parts))))
    return [seen[i] for i in range(cut.n)]


def real(cut: Cut, rank: int) -> list[int]:
    return [i for i in held(cut, rank) if i < cut.n]


def law(cut: Cut, name: str) -> Value:
    """What the law's own formula says of a cut, by way of sequences over replicas."""
    plan = Plan(
        dp=cut.parts,
        workload=Workload(batch=None if cut.n < 0 else cut.n),
        batch=Batch(sequences=cut.spec),
    )
    view = View(Context(MODEL, plan, "decode", plan.phase("decode"), MODEL.kinds[0]))
    return view(f"batch.sequences.{name}")


class TestClosedForms:
    """What a cut says of itself in closed form is what counting over all ranks gives."""

    @many
    @given(cuts())
    def test_least_and_most_are_how_often_an_index_is_held(self, cut: Cut) -> None:
        assert (cut.least(), cut.most()) == (min(counts(cut)), max(counts(cut)))

    @many
    @given(cuts())
    def test_unowned_are_the_indices_that_no_rank_holds(self, cut: Cut) -> None:
        assert list(chain(*cut.unowned())) == [i for i, c in enumerate(counts(cut)) if c == 0]

    @many
    @given(cuts())
    def test_doubled_are_the_indices_held_more_than_once(self, cut: Cut) -> None:
        assert list(chain(*cut.doubled())) == [i for i, c in enumerate(counts(cut)) if c > 1]

    @many
    @given(cuts())
    def test_beyond_is_the_first_index_by_hand_that_does_not_exist(self, cut: Cut) -> None:
        by_hand = cut.spec.kind in ("sizes", "listed")
        written = chain(*(held(cut, rank) for rank in range(cut.parts))) if by_hand else ()
        assert cut.beyond() == min((i for i in written if i >= cut.n), default=-1)

    @many
    @given(cuts())
    def test_empty_counts_the_ranks_without_a_real_index(self, cut: Cut) -> None:
        assert cut.empty() == sum(not real(cut, rank) for rank in range(cut.parts))

    @many
    @given(cuts())
    def test_size_counts_pads_too(self, cut: Cut) -> None:
        assert [cut.size(r) for r in range(cut.parts)] == [
            len(held(cut, r)) for r in range(cut.parts)
        ]

    @many
    @given(cuts())
    def test_a_rank_that_is_not_busy_holds_nothing_real(self, cut: Cut) -> None:
        busy = list(cut.busy_ranks())
        assert busy == sorted(set(busy) & set(range(cut.parts)))
        assert not any(real(cut, rank) for rank in set(range(cut.parts)) - set(busy))


class TestTheLawsForms:
    """The formulas that the solver will read say what counting gives."""

    @many
    @given(cuts())
    def test_owned_is_each_index_on_a_rank_and_none_beyond_the_end(self, cut: Cut) -> None:
        assert law(cut, "owned") == (min(counts(cut)) >= 1 and cut.beyond() < 0)

    @many
    @given(cuts())
    def test_owned_once_is_each_index_on_one_rank(self, cut: Cut) -> None:
        assert law(cut, "owned_once") == ({*counts(cut)} == {1} and cut.beyond() < 0)

    @many
    @given(cuts())
    def test_an_open_axis_is_owned_where_it_is_so_at_every_length(self, cut: Cut) -> None:
        assume(cut.spec.kind not in ("sizes", "listed"))
        period = max(cut.parts, cut.spec.multiple)
        lengths = range(1, 3 * period + 2)
        worst = min(min(counts(Cut(cut.spec, n, cut.parts))) for n in lengths)
        assert law(Cut(cut.spec, -1, cut.parts), "owned") == (worst >= 1)


DEALT: list[tuple[CutSpec, int, int, list[list[int]]]] = [
    (CutSpec("even"), 28, 8, [[3 * r, 3 * r + 1, 3 * r + 2] for r in range(8)]),
    (CutSpec("even"), 3, 4, [[], [], [], []]),
    (CutSpec("chunk"), 7, 4, [[0, 1], [2, 3], [4, 5], [6]]),
    (CutSpec("chunk"), 5, 4, [[0, 1], [2, 3], [4], []]),
    (CutSpec("balanced"), 7, 4, [[0, 1], [2, 3], [4, 5], [6]]),
    (CutSpec("balanced"), 6, 4, [[0, 1], [2, 3], [4], [5]]),
    (CutSpec("strided"), 5, 2, [[0, 2, 4], [1, 3]]),
    (CutSpec("strided", block=2), 7, 2, [[0, 1, 4, 5], [2, 3, 6]]),
    (CutSpec("zigzag"), 8, 2, [[0, 1, 6, 7], [2, 3, 4, 5]]),
    (CutSpec("zigzag"), 5, 2, [[0, 1, 4], [2, 3]]),
    (CutSpec("padded"), 5, 2, [[0, 1, 2], [3, 4, 5]]),
    (CutSpec("padded", multiple=4), 5, 2, [[0, 1, 2, 3], [4, 5, 6, 7]]),
    (CutSpec("padded", multiple=3), 5, 2, [[0, 1, 2], [3, 4, 5]]),
    (CutSpec("sizes", sizes=(3, 0, 2)), 5, 3, [[0, 1, 2], [], [3, 4]]),
    (CutSpec("listed", listed=((range(4, 6), range(1)), NOTHING)), 6, 2, [[4, 5, 0], []]),
    (CutSpec("whole"), 2, 2, [[0, 1], [0, 1]]),
]


class TestTheKinds:
    """Each kind deals the axis out in the way that its name says."""

    @pytest.mark.parametrize(("spec", "n", "parts", "ranks"), DEALT, ids=str)
    def test_deals_as_a_person_would(
        self, spec: CutSpec, n: int, parts: int, ranks: list[list[int]]
    ) -> None:
        cut = Cut(spec, n, parts)
        assert [held(cut, rank) for rank in range(parts)] == ranks

    @given(st.integers(1, 200), st.integers(1, 40))
    def test_balanced_gives_the_first_ranks_one_more(self, n: int, parts: int) -> None:
        sizes = [Cut(CutSpec("balanced"), n, parts).size(rank) for rank in range(parts)]
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] - sizes[-1] <= 1

    @given(st.integers(1, 200), st.integers(1, 40))
    def test_zigzag_gives_a_rank_two_mirrored_chunks(self, n: int, parts: int) -> None:
        fine = Cut(CutSpec("balanced"), n, 2 * parts)
        for rank in range(parts):
            mirrored = held(fine, rank) + held(fine, 2 * parts - 1 - rank)
            assert held(Cut(CutSpec("zigzag"), n, parts), rank) == mirrored

    @given(st.integers(1, 200), st.integers(1, 12), st.integers(1, 9))
    def test_strided_deals_blocks_in_turn(self, n: int, parts: int, block: int) -> None:
        cut = Cut(CutSpec("strided", block=block), n, parts)
        assert all(i // block % parts == r for r in range(parts) for i in held(cut, r))

    @given(st.integers(1, 200), st.integers(1, 12), st.integers(0, 40))
    def test_the_padded_size_is_the_next_multiple(self, n: int, parts: int, multiple: int) -> None:
        size = Cut(CutSpec("padded", multiple=multiple), n, parts).padded_size
        assert size % (multiple or parts) == 0
        assert n <= size < n + (multiple or parts)

    def test_needed_is_no_map_of_its_own(self) -> None:
        with pytest.raises(ValueError, match="beside the heads"):
            Cut(CutSpec("needed"), 4, 2).indices(0)

    @pytest.mark.parametrize("kind", ["even", "chunk", "balanced", "strided", "zigzag", "padded"])
    def test_an_axis_without_indices_is_on_no_rank(self, kind: str) -> None:
        spec = {spec.kind: spec for spec in map(regular_cut, map(Random, range(200)))}[kind]
        cut = Cut(spec, 0, 3)
        assert (cut.empty(), cut.most(), cut.unowned()) == (3, 0, ())


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Cut, Cut]:
    """Two cuts of one axis; now and then the second writes out what the first does."""
    first = draw(cuts())
    rng = Random(draw(st.integers(0, 2**32)))
    if draw(st.booleans()):
        ranks = tuple(first.indices(rank) for rank in range(first.parts))
        return first, Cut(CutSpec("listed", listed=ranks), first.n, first.parts)
    return first, Cut(regular_cut(rng), first.n, first.parts)


class TestSameMap:
    """Two cuts are the same map if every rank has the same indices in the same order."""

    @many
    @given(pairs())
    def test_agrees_with_a_look_at_every_rank(self, pair: tuple[Cut, Cut]) -> None:
        a, b = pair
        assert same_map(a, b) == all(held(a, r) == held(b, r) for r in range(a.parts))

    def test_other_lengths_or_degrees_are_other_maps(self) -> None:
        spec = CutSpec("balanced")
        assert not same_map(Cut(spec, 8, 2), Cut(spec, 9, 2))
        assert not same_map(Cut(spec, 8, 2), Cut(spec, 8, 4))


def run(start: int, size: int, step: int) -> range:
    return range(start, start + size * step, step)


STEPS = st.sampled_from((1, 1, 1, 2, 3))
RUNS = st.lists(st.builds(run, st.integers(0, 30), st.integers(0, 8), STEPS), max_size=5)


class TestRuns:
    """Questions about indices are answered by runs, without walking them."""

    @given(RUNS)
    def test_merged_keeps_the_indices(self, runs: list[range]) -> None:
        assert list(chain(*merged(runs))) == sorted(set(chain(*runs)))

    @given(RUNS)
    def test_merged_runs_do_not_touch(self, runs: list[range]) -> None:
        out = merged(runs)
        assert all(a.stop < b.start for a, b in pairwise(out))

    @given(RUNS)
    def test_a_prefix_is_the_first_indices_in_order(self, runs: list[range]) -> None:
        walked = list(chain(*runs))
        assert is_prefix(runs) == (walked == list(range(len(walked))))

    @given(RUNS)
    def test_a_prefix_may_be_out_of_order_and_repeat_itself(self, runs: list[range]) -> None:
        held = set(chain(*runs))
        assert is_prefix_unordered(runs) == (held == set(range(len(held))))

    @given(RUNS, RUNS)
    def test_what_is_missing_first_is_the_smallest(
        self, wanted: list[range], held: list[range]
    ) -> None:
        lacks = set(chain(*wanted)) - set(chain(*held))
        assert first_missing(wanted, held) == min(lacks, default=None)


class TestWords:
    """A person is told runs, not indices, and no more of them than can be read."""

    @pytest.mark.parametrize(
        "spec",
        [
            CutSpec("sizes", sizes=(1,) * 65_536),
            CutSpec("listed", listed=((range(1),) * 65_536,)),
            CutSpec("listed", listed=((range(1),),) * 65_536),
        ],
    )
    def test_a_long_cut_is_shown_in_part(self, spec: CutSpec) -> None:
        assert "… 65,524 more" in str(spec)
        assert len(str(spec)) < 200

    @pytest.mark.parametrize(
        ("indices", "words"),
        [
            (range(24, 28), "24–27"),
            (range(24, 25), "24"),
            (range(0), "nothing"),
            (range(0, 9, 4), "0–8 by 4"),
        ],
    )
    def test_a_run_is_its_ends(self, indices: range, words: str) -> None:
        assert span(indices) == words

    def test_many_runs_are_the_first_and_how_many_more(self) -> None:
        assert spans([range(i, i + 1) for i in range(7)]) == "0, 1, 2, 3 and 3 more runs"
