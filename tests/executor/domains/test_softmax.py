"""Softmax is a quotient of sums, and sums can be shared."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from shardproof.executor.domains import (
    Domain,
    Field,
    Float,
    Parts,
    Tensor,
    merge,
    part,
    quotient,
    softmax,
)

DOMAINS = [Field(trials=3), Float("float64", trials=3), Float("float32", trials=3)]
SEEN = np.ones((1, 4, 6), np.bool_)


def scores(domain: Domain) -> Tensor:
    return domain.random("scores", (4, 6), spread=3.0)


def parts(domain: Domain, start: int, stop: int) -> Parts:
    x = part(scores(domain), 1, start, stop)
    values = part(domain.random("v", (6, 2)), 0, start, stop)
    found = domain.exponentials("k", x, SEEN[:, :, start:stop])
    numerator = domain.contract("qs,sv->qv", found.values, values)
    return Parts(numerator, domain.sum(found.values, -1), found.shift)


def close(domain: Domain, a: Tensor, b: Tensor) -> bool:
    if domain.exact:
        return bool((a.values == b.values).all())
    return bool(np.allclose(a.values, b.values, rtol=1e-5, atol=1e-6))


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda d: d.name)
@pytest.mark.parametrize("cuts", [(2,), (1, 5), (0,), (6,), (3, 3)])
def test_merged_parts_are_the_whole_empty_ones_too(domain: Domain, cuts: tuple[int, ...]) -> None:
    edges = [0, *cuts, 6]
    pieces = [parts(domain, a, b) for a, b in pairwise(edges)]
    whole = quotient(domain, parts(domain, 0, 6))
    assert close(domain, quotient(domain, merge(domain, pieces)), whole)


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda d: d.name)
def test_weights_add_up_to_one_and_what_is_masked_has_none(domain: Domain) -> None:
    mask = np.tril(SEEN[0])[None]
    weights = softmax(domain, "k", scores(domain), mask)
    assert close(domain, domain.sum(weights, -1), domain.ones((4,)))
    assert (weights.values[:, ~mask[0]] == 0).all()


@pytest.mark.parametrize("domain", [Field(trials=2), Float(trials=2)], ids=lambda d: d.name)
def test_a_row_that_sees_nothing_is_undefined(domain: Domain) -> None:
    softmax(domain, "k", scores(domain), np.zeros((1, 4, 6), np.bool_))
    assert domain.ledger.undefined.all()


def test_floats_do_not_overflow() -> None:
    domain = Float("float32")
    x = domain.tensor(np.array([[1000.0, 999.0]]))
    weights = softmax(domain, "k", x, np.ones((1, 1, 2), np.bool_))
    assert weights.values[0, 0].tolist() == pytest.approx([0.7310586, 0.2689414])


def test_the_field_does_not_know_that_softmax_ignores_a_shift() -> None:
    domain = Field()
    x = scores(domain)
    moved = domain.add(x, domain.ones(x.shape))
    same = softmax(domain, "k", x, SEEN).values == softmax(domain, "k", moved, SEEN).values
    assert not same.any()
