"""GF(p) is a field, its functions are functions, and its orders are orders."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from shardproof.executor.domains import CannotRun, Field, P, Tensor, argmax, bound, ledger, top_k
from shardproof.executor.domains.modular import (
    FLOAT_TERMS,
    INT_TERMS,
    MANY,
    inverse,
    matmul,
    reduced,
)
from tests.executor.domains.strategies import TRIALS, alike, equal, field, tensors, values

DOMAIN = field()


def integers(x: Tensor) -> list[int]:
    return [int(value) for value in x.values.ravel().tolist()]


class TestArithmetic:
    """Sums, products and quotients are those of the integers modulo p."""

    @pytest.mark.parametrize("size", [MANY - 1, MANY])
    def test_many_values_are_reduced_as_few_are(self, size: int) -> None:
        ends = [0, 1, P - 1, P, P + 1, -1, -P, 1 - P, 127 * (P - 1) ** 2, 2**63 - 1, -(2**63)]
        given = [ends[at % len(ends)] for at in range(size)]
        assert reduced(np.array(given, np.int64)).tolist() == [each % P for each in given]

    @given(alike(3))
    def test_the_ring_laws_hold(self, xs: tuple[Tensor, ...]) -> None:
        a, b, c = xs
        add, mul = DOMAIN.add, DOMAIN.mul
        assert equal(add(a, b), add(b, a))
        assert equal(mul(a, b), mul(b, a))
        assert equal(add(add(a, b), c), add(a, add(b, c)))
        assert equal(mul(mul(a, b), c), mul(a, mul(b, c)))
        assert equal(mul(a, add(b, c)), add(mul(a, b), mul(a, c)))

    @given(alike(2))
    def test_every_operator_is_that_of_the_integers(self, xs: tuple[Tensor, ...]) -> None:
        a, b = xs
        pairs = list(zip(integers(a), integers(b), strict=True))
        assert integers(DOMAIN.add(a, b)) == [(x + y) % P for x, y in pairs]
        assert integers(DOMAIN.sub(a, b)) == [(x - y) % P for x, y in pairs]
        assert integers(DOMAIN.mul(a, b)) == [x * y % P for x, y in pairs]

    @given(tensors())
    def test_a_value_times_its_reciprocal_is_one(self, x: Tensor) -> None:
        x = Tensor(np.maximum(x.values, 1))
        assert equal(DOMAIN.mul(x, DOMAIN.reciprocal(x)), DOMAIN.ones(x.shape))

    @given(st.integers(1, 200), st.integers(0, 9))
    def test_many_reciprocals_are_as_right_as_few(self, count: int, seed: int) -> None:
        x = np.random.default_rng(seed).integers(1, P, count)
        assert (inverse(x) * x % P == 1).all()

    def test_p_is_prime(self) -> None:
        assert all(P % factor for factor in range(2, int(P**0.5) + 1))

    def test_a_reciprocal_of_zero_makes_its_trial_undefined_and_no_other(self) -> None:
        domain = Field(trials=3)
        x = domain.ones((4,)).values.copy()
        x[1, 2] = 0
        domain.reciprocal(Tensor(x))
        assert domain.ledger.undefined.tolist() == [False, True, False]

    def test_nothing_is_undefined_without_a_zero(self) -> None:
        domain = Field(trials=3)
        domain.reciprocal(domain.ones((4,)))
        assert not domain.ledger.undefined.any()


class TestMatrixProducts:
    """A matrix product is the one of the integers modulo p, however long its sums."""

    @given(
        st.sampled_from(
            (0, 1, 5, INT_TERMS, INT_TERMS + 1, 300, FLOAT_TERMS, FLOAT_TERMS + 1, 5000)
        ),
        st.integers(1, 3),
        st.integers(1, 3),
        st.sampled_from((0, P - 1)),
        st.integers(0, 99),
    )
    def test_it_equals_the_product_in_pythons_integers(
        self, k: int, m: int, n: int, least: int, seed: int
    ) -> None:
        draw = np.random.default_rng(seed)
        a, b = (draw.integers(least, P, shape) for shape in ((m, k), (k, n)))
        expected = (a.astype(object) @ b.astype(object)) % P if k else np.zeros((m, n), object)
        assert (matmul(a, b) == expected).all()

    @pytest.mark.parametrize("m", [1, 40])
    @pytest.mark.parametrize("k", [INT_TERMS, FLOAT_TERMS])
    @pytest.mark.parametrize("value", [P - 1, P - 2])  # an even number leaves room in a float
    def test_the_largest_values_do_not_overflow(self, m: int, k: int, value: int) -> None:
        a = np.full((m, k), value, np.int64)
        assert (matmul(a, a.T) == k * value**2 % P).all()

    @given(tensors((2, 3)), tensors((3, 4, 2)))
    def test_a_contraction_sums_over_what_is_not_kept(self, a: Tensor, b: Tensor) -> None:
        made = DOMAIN.contract("td,dhk->hkt", a, b)
        expected = np.einsum("xtd,xdhk->xhkt", a.values.astype(object), b.values.astype(object))
        assert (made.values == expected % P).all()

    @given(tensors((2, 3, 2)), tensors((2, 4, 2)))
    def test_a_letter_that_stays_is_a_batch(self, a: Tensor, b: Tensor) -> None:
        made = DOMAIN.contract("hqd,hkd->qhk", a, b)
        expected = np.einsum("xhqd,xhkd->xqhk", a.values.astype(object), b.values.astype(object))
        assert (made.values == expected % P).all()


class TestFunctions:
    """A keyed function gives equal values for equal arguments, and is another for another key."""

    @given(tensors(), st.integers(0, 5))
    def test_it_is_a_function(self, x: Tensor, seed: int) -> None:
        once, again = field(seed).apply("exp", "k", x), field(seed).apply("exp", "k", x)
        assert equal(once, again)

    @given(values, values)
    def test_it_sees_the_value_alone_and_not_its_place(self, a: int, b: int) -> None:
        x = Tensor(np.array([[a, b, a], [b, a, b]]))
        y = DOMAIN.apply("gelu", "k", x).values
        assert y[0, 0] == y[0, 2]
        assert y[1, 0] == y[1, 2]
        assert (y[0, 0] == y[0, 1]) == (a == b)

    @pytest.mark.parametrize(
        "other",
        [
            DOMAIN.apply("exp", "another", DOMAIN.ones((1,))),
            DOMAIN.apply("gelu", "key", DOMAIN.ones((1,))),
            DOMAIN.apply("exp", "key", DOMAIN.ones((1,)), constants=(2.0,)),
            DOMAIN.apply("exp", "key", DOMAIN.ones((1,)), DOMAIN.ones((1,))),
            field(1).apply("exp", "key", DOMAIN.ones((1,))),
        ],
        ids=["key", "name", "constant", "arguments", "seed"],
    )
    def test_it_is_another_one_for_another(self, other: Tensor) -> None:
        assert not equal(DOMAIN.apply("exp", "key", DOMAIN.ones((1,))), other)

    def test_it_differs_from_trial_to_trial(self) -> None:
        y = DOMAIN.apply("exp", "key", DOMAIN.ones((1,))).values
        assert y[0, 0] != y[1, 0]

    def test_a_function_of_two_tells_which_is_which(self) -> None:
        a, b = DOMAIN.ones((1,)), DOMAIN.zeros((1,))
        assert not equal(DOMAIN.apply("f", "k", a, b), DOMAIN.apply("f", "k", b, a))

    def test_where_it_is_not_asked_the_result_is_zero_and_nothing_is_counted(self) -> None:
        domain = field()
        x = domain.integers(np.array([5, 6]))
        y = domain.apply("exp", "k", x, only=np.array([[True, False]]))
        assert (y.values[:, 1] == 0).all()
        assert [len(row) for row in domain.ledger.calls["function exp () k"].arguments()] == [1, 1]

    def test_tables_and_constants_are_keyed_by_all_they_are_given(self) -> None:
        made = [
            DOMAIN.table("cos", "a", (3,), 1),
            DOMAIN.table("sin", "a", (3,), 1),
            DOMAIN.table("cos", "b", (3,), 1),
            DOMAIN.table("cos", "a", (4,), 1),
        ]
        made += [DOMAIN.constant("root", 4), DOMAIN.constant("root", 5), DOMAIN.number("root", 4.0)]
        assert len({int(x.values.ravel()[0]) for x in made}) == len(made)

    def test_a_table_is_a_function_of_the_position(self) -> None:
        whole = DOMAIN.table("cos", "k", range(8), 3).values
        assert (DOMAIN.table("cos", "k", (5, 2), 3).values == whole[:, [5, 2]]).all()

    @given(st.integers(1, 1000))
    def test_a_constant_is_never_zero(self, size: int) -> None:
        assert (Field(trials=8).constant("root", size).values > 0).all()

    def test_a_weight_is_a_function_of_name_and_place(self) -> None:
        assert equal(DOMAIN.random("w", (3, 4)), field().random("w", (3, 4)))
        assert not equal(DOMAIN.random("w", (3, 4)), DOMAIN.random("v", (3, 4)))


class TestOrder:
    """An order is total, sees values alone, and breaks ties by the lowest id."""

    @given(tensors((6,)))
    def test_equal_values_have_equal_ranks_and_others_do_not(self, x: Tensor) -> None:
        ranks = DOMAIN.ranks("k", x)
        for row, rank in zip(x.values, ranks, strict=True):
            assert ((row[:, None] == row) == (rank[:, None] == rank)).all()

    @given(tensors((5,)), st.integers(1, 5), st.sampled_from((None, 1, 2)))
    def test_the_best_are_chosen_and_ties_go_to_the_lowest_id(
        self, x: Tensor, k: int, levels: int | None
    ) -> None:
        ranks = Field(trials=TRIALS, levels=levels).ranks("k", x)
        for row, ids in zip(ranks.tolist(), top_k(ranks, k).tolist(), strict=True):
            assert ids == sorted(range(5), key=lambda i: (-row[i], i))[:k]

    @given(tensors((6,)))
    def test_the_best_of_the_best_of_two_shards_are_the_best(self, x: Tensor) -> None:
        ranks = DOMAIN.ranks("k", x)
        low, high = top_k(ranks[:, :3], 2), top_k(ranks[:, 3:], 2) + 3
        ids = np.concatenate((low, high), axis=1)
        merged = top_k(np.take_along_axis(ranks, ids, axis=1), 2, ids=ids)
        assert (merged == top_k(ranks, 2)).all()

    def test_what_is_not_allowed_is_not_chosen(self) -> None:
        ranks = np.array([[3, 9, 5, 1]])
        allowed = np.array([[True, False, True, True]])
        assert top_k(ranks, 3, allowed=allowed).tolist() == [[2, 0, 3]]

    def test_it_is_drawn_anew_in_each_trial(self) -> None:
        domain = Field(trials=64)
        assert len(set(argmax(domain, "k", domain.integers(np.arange(4))).tolist())) == 4

    @pytest.mark.parametrize("winner", range(4))
    def test_a_planted_favourite_wins(self, winner: int) -> None:
        plain = Field(trials=16)
        x = plain.integers(np.arange(4))
        wanted = np.sort(plain.order_bits("k", x)[:, winner])
        domain = Field(trials=16, favourites=lambda key, _: wanted if key == "k" else wanted[:0])
        assert (argmax(domain, "k", x) == winner).all()
        assert (argmax(domain, "another", x) == argmax(plain, "another", x)).all()

    def test_planted_ties_tie(self) -> None:
        ranks = Field(trials=8, levels=1).ranks("k", Field(trials=8).random("x", (9,)))
        assert (ranks == ranks[:, :1]).all()

    def test_ties_are_planted_in_the_named_trials_alone(self) -> None:
        x, plain = Field(trials=3).random("x", (9,)), Field(trials=3)
        ranks = Field(trials=3, levels=2, tied=(1,)).ranks("k", x)
        assert set(ranks[1].tolist()) == {0, 1}
        assert (ranks[[0, 2]] == plain.ranks("k", x)[[0, 2]]).all()


STRANDED = (2, 3, 4)


class TestStrands:
    """The strands of a trial are seen together, and chosen by alike."""

    @pytest.mark.parametrize("strands", STRANDED)
    @given(st.data())
    def test_a_function_sees_every_strand_and_no_other_trial(
        self, strands: int, data: st.DataObject
    ) -> None:
        domain = Field(trials=2 * strands, strands=strands)
        x = domain.random("x", (3,)).values
        changed = x.copy()
        strand = data.draw(st.integers(0, strands - 1))
        changed[strand, 1] = (changed[strand, 1] + data.draw(st.integers(1, P - 1))) % P
        before, after = (domain.apply("f", "k", Tensor(v)).values for v in (x, changed))
        differ = before != after
        assert differ[:strands, 1].all()
        assert not differ[strands:].any()
        assert not differ[:, [0, 2]].any()

    @pytest.mark.parametrize("strands", STRANDED)
    def test_its_values_are_of_the_field_and_differ_from_strand_to_strand(
        self, strands: int
    ) -> None:
        domain = Field(trials=strands, strands=strands)
        y = domain.apply("f", "k", domain.random("x", (4000,))).values
        assert (y >= 0).all()
        assert (y < P).all()
        assert np.abs(y.mean(axis=1) / P - 0.5).max() < 0.03
        assert len({row.tobytes() for row in y}) == strands
        assert np.abs(np.corrcoef(y) - np.eye(strands)).max() < 0.08

    @pytest.mark.parametrize("strands", STRANDED)
    def test_arguments_keep_their_places(self, strands: int) -> None:
        domain = Field(trials=strands, strands=strands)
        a, b = domain.random("a", (5,)), domain.random("b", (5,))
        assert not equal(domain.apply("f", "k", a, b), domain.apply("f", "k", b, a))

    @pytest.mark.parametrize("strands", STRANDED)
    def test_an_order_chooses_alike(self, strands: int) -> None:
        domain = Field(trials=8 * strands, strands=strands)
        chosen = argmax(domain, "k", domain.random("x", (50,))).reshape(8, strands)
        assert (chosen == chosen[:, :1]).all()
        assert len(set(chosen[:, 0].tolist())) > 4

    def test_a_trial_counts_its_arguments_once(self) -> None:
        domain = Field(trials=8, strands=4)
        x = domain.random("x", (6,))
        domain.apply("f", "k", x, only=np.arange(6)[None] < np.repeat([5, 2], 4)[:, None])
        rows = domain.ledger.calls["function f () k"].arguments()
        assert [len(row) for row in rows] == [5, 2]

    def test_nothing_to_see_is_nothing(self) -> None:
        domain = Field(trials=8, strands=4)
        assert domain.apply("f", "k", domain.zeros((0, 3))).shape == (0, 3)
        assert domain.ranks("k", domain.zeros((0, 3))).shape == (8, 0, 3)


class TestShapes:
    """Operands of unequal shapes do not run."""

    @given(tensors((3,)), tensors((1,)))
    def test_nothing_is_broadcast(self, a: Tensor, b: Tensor) -> None:
        for op in (DOMAIN.add, DOMAIN.sub, DOMAIN.mul):
            with pytest.raises(CannotRun) as stopped:
                op(a, b)
            assert stopped.value.shapes == ((3,), (1,))

    def test_a_scalar_is_no_shape_that_fits_all(self) -> None:
        with pytest.raises(CannotRun):
            DOMAIN.add(DOMAIN.ones((3,)), DOMAIN.ones(()))

    def test_a_factor_is_a_single_number(self) -> None:
        with pytest.raises(CannotRun):
            DOMAIN.scale(DOMAIN.ones((3,)), DOMAIN.ones((3,)))

    def test_a_letter_has_one_size(self) -> None:
        with pytest.raises(CannotRun, match="d is 3 and 1"):
            DOMAIN.contract("td,dk->tk", DOMAIN.ones((2, 3)), DOMAIN.ones((1, 4)))

    def test_a_mask_has_the_shape_of_what_it_masks(self) -> None:
        with pytest.raises(CannotRun):
            DOMAIN.apply("exp", "k", DOMAIN.ones((2, 3)), only=np.ones((1, 1, 3), np.bool_))

    @pytest.mark.parametrize("pattern", ["tt,tk->tk", "td,dk->tkx", "td,k->tk"])
    def test_a_pattern_that_means_something_else_is_no_pattern(self, pattern: str) -> None:
        with pytest.raises(ValueError, match="a letter is"):
            DOMAIN.contract(pattern, DOMAIN.ones((2, 2)), DOMAIN.ones((2, 2)))


class TestTrials:
    """A trial sees nothing of the others."""

    @given(st.integers(1, 5))
    def test_fewer_trials_draw_the_first_of_more(self, trials: int) -> None:
        few, many = Field(trials=trials), Field(trials=6)
        assert (few.random("w", (3,)).values == many.random("w", (3,)).values[:trials]).all()
        one, all_ = few.ones((2,)), many.ones((2,))
        few_values = few.apply("exp", "k", one).values
        assert (few_values == many.apply("exp", "k", all_).values[:trials]).all()

    def test_a_ledger_is_of_so_many_trials(self) -> None:
        with pytest.raises(ValueError, match="2 trials"):
            Field(trials=3, ledger=field().ledger)


class TestBound:
    """The bound counts different arguments, of both runs together, and degrees."""

    def test_it_is_the_sum_over_functions_and_the_output(self) -> None:
        domain = field()
        x = domain.random("x", (4,))
        domain.apply("f", "one", x)
        domain.apply("f", "one", x)  # the same arguments, counted once
        y = domain.apply("f", "two", domain.mul(x, x))
        found = bound([domain.ledger], [y.degree], P)
        assert found.miss == pytest.approx((6 * 1 + 6 * 2 + 1) / P)
        assert (found.arguments, found.argument_degree, found.output_degree) == (4, 2, 1)

    def test_strands_raise_it_to_a_power(self) -> None:
        domain = Field(trials=4, strands=2)
        x = domain.random("x", (4,))
        y = domain.apply("f", "k", domain.mul(x, x))
        found = bound([domain.ledger], [domain.mul(y, y).degree], P, strands=2)
        assert found.miss == pytest.approx((6 * 2**2 + 2**2) / P**2)

    def test_beyond_two_strands_it_counts_bits_that_are_alike_by_chance(self) -> None:
        domain = Field(trials=4, strands=4)
        domain.apply("f", "k", domain.random("x", (4,)))
        assert bound([domain.ledger], [], P, strands=4).miss == pytest.approx(6 * 2.0**-64)

    def test_arguments_that_two_runs_share_are_counted_once(self) -> None:
        first, second = field(), field()
        first.apply("f", "k", first.integers(np.arange(5)))
        second.apply("f", "k", second.integers(np.arange(3, 8)))
        assert bound([first.ledger, second.ledger], [], P).arguments == 8

    def test_arguments_beyond_what_is_remembered_one_by_one_still_count_once(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(ledger, "FOLD", 10)
        domain = field()
        for start in (0, 4, 8, 0):
            domain.apply("f", "k", domain.integers(np.arange(start, start + 8)))
        assert bound([domain.ledger], [], P).arguments == 16
