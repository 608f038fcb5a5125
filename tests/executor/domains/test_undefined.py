"""A division by zero gives no number: a value of its own, which spreads and equals nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from shardproof.executor.domains import (
    Domain,
    Field,
    Float,
    Mask,
    Parts,
    Tensor,
    masked,
    merge,
    quotient,
    softmax,
)
from shardproof.executor.domains.undefined import MET, UNDEFINED, met
from shardproof.executor.mpi.packing import pack, unpack

DOMAINS = (Field(trials=8, strands=4), Field(trials=3), Float(trials=2))


@pytest.fixture(autouse=True)
def nothing_met() -> Iterator[None]:
    MET.any = False
    yield
    MET.any = False


def undefined(x: Tensor) -> Mask:
    """Where the values are none, in every trial alike."""
    values = x.values
    found = values == UNDEFINED if values.dtype == np.int64 else np.isnan(values)
    assert (found == found[:1]).all()
    return found[0]


def with_none(domain: Domain, shape: tuple[int, ...], *at: tuple[int, ...]) -> Tensor:
    """Ones, and 0/0 in these places."""
    values = domain.ones(shape).values.copy()
    for place in at:
        values[:, *place] = 0
    zero = Tensor(values)
    return domain.mul(zero, domain.reciprocal(zero))


ROW = np.array([[False, True, False], [False, False, False]])
OPERATORS: dict[str, tuple[Callable[[Domain, Tensor, Tensor], Tensor], list[list[bool]]]] = {
    "sum": (lambda d, x, y: d.add(x, y), ROW.tolist()),
    "difference": (lambda d, x, y: d.sub(y, x), ROW.tolist()),
    "product": (lambda d, x, y: d.mul(x, y), ROW.tolist()),
    "product with zero": (lambda d, x, y: d.mul(x, d.sub(y, y)), ROW.tolist()),
    "two products": (lambda d, x, y: d.two_products(y, y, y, x), ROW.tolist()),
    "its reciprocal": (lambda d, x, y: d.reciprocal(x), ROW.tolist()),  # noqa: ARG005
    "function": (lambda d, x, y: d.apply("rsqrt", "k", x), ROW.tolist()),  # noqa: ARG005
    "factor": (lambda d, x, y: d.scale(x, d.number("n", 2.0)), ROW.tolist()),  # noqa: ARG005
    "row's factor": (
        lambda d, x, y: d.scale_rows(x, d.sum(y, -1)), ROW.tolist()),
    "row times it": (
        lambda d, x, y: d.scale_rows(y, d.sum(x, -1)), [[True] * 3, [False] * 3]),
    "matrix product": (
        lambda d, x, y: d.contract("ab,cb->ac", x, y), [[True, True], [False, False]]),
    "matrix product with zeros": (
        lambda d, x, y: d.contract("ab,cb->ac", d.sub(y, y), x), [[True, False], [True, False]]),
}  # fmt: skip


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda d: d.name)
@pytest.mark.parametrize("name", OPERATORS)
def test_what_is_made_of_it_is_undefined_and_nothing_else(domain: Domain, name: str) -> None:
    made, expected = OPERATORS[name]
    x, y = with_none(domain, (2, 3), (0, 1)), domain.random("y", (2, 3), spread=0.1, centre=1.0)
    assert undefined(made(domain, x, y)).tolist() == expected


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda d: d.name)
def test_sums_are_undefined_row_by_row(domain: Domain) -> None:
    x = with_none(domain, (2, 3), (0, 1))
    assert undefined(domain.sum(x, -1)).tolist() == [True, False]
    assert undefined(domain.sum(x, 0)).tolist() == [False, True, False]
    assert undefined(domain.squares(x)).tolist() == [True, False]


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda d: d.name)
def test_what_is_left_out_does_not_spread(domain: Domain) -> None:
    x = with_none(domain, (2, 3), (0, 1))
    assert not undefined(masked(x, ~ROW[None])).any()
    assert not undefined(domain.apply("rsqrt", "k", x, only=~ROW[None])).any()


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda d: d.name)
def test_a_row_without_keys_has_no_weights_and_a_shard_without_keys_is_harmless(
    domain: Domain,
) -> None:
    scores = domain.random("s", (2, 3))
    nothing, something = np.zeros((1, 2, 3), np.bool_), np.ones((1, 2, 3), np.bool_)
    nothing[0, 1] = True
    assert undefined(softmax(domain, "k", scores, nothing)).tolist() == [[True] * 3, [False] * 3]
    nothing[:] = False
    parts: list[Parts] = []
    for mask in (nothing, something):
        found = domain.exponentials("k", scores, mask)
        parts.append(Parts(found.values, domain.sum(found.values, -1), found.shift))
    assert not undefined(quotient(domain, merge(domain, parts))).any()


def test_it_equals_no_value_of_the_field() -> None:
    domain = Field(trials=4, strands=4)
    zero = domain.zeros((2,))
    assert (domain.mul(zero, domain.reciprocal(zero)).values == UNDEFINED).all()
    assert UNDEFINED not in range(268435399)


def test_a_zero_in_one_strand_is_a_coincidence() -> None:
    domain = Field(trials=4, strands=4)
    values = domain.ones((2,)).values.copy()
    values[2, 0] = 0
    made = domain.reciprocal(Tensor(values))
    assert (made.values >= 0).all()
    assert domain.ledger.undefined.any()


def test_all_strands_are_undefined_where_one_is() -> None:
    domain = Field(trials=4, strands=4)
    x = domain.ones((2,)).values.copy()
    x[1, 0] = UNDEFINED
    met(x)
    assert (domain.apply("f", "k", Tensor(x)).values[:, 0] == UNDEFINED).all()
    assert (domain.apply("f", "k", Tensor(x)).values[:, 1] >= 0).all()


def test_it_comes_first_in_an_order() -> None:
    domain = Field(trials=4, strands=4)
    assert (domain.ranks("k", with_none(domain, (3,), (1,))).argmax(axis=-1) == 1).all()


def test_who_is_sent_one_knows_it() -> None:
    domain = Field(trials=4, strands=4)
    sent = pack({}, with_none(domain, (3,), (1,)))
    MET.any = False
    came = unpack(memoryview(sent)).value()
    assert isinstance(came, Tensor)
    assert undefined(domain.add(came, domain.ones((3,)))).tolist() == [False, True, False]
