"""`scale_rows` is a product with each factor repeated along its row, in every domain."""

from __future__ import annotations

import numpy as np
import pytest

from shardproof.executor.domains import CannotRun, Domain, Field, Float, expand

DOMAINS: list[Domain] = [Field(trials=2), Float("float64", trials=2), Float("bfloat16", trials=2)]


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: domain.name)
def test_each_row_is_multiplied_by_its_own_number(domain: Domain) -> None:
    x, factors = domain.random("x", (2, 3, 4)), domain.reciprocal(domain.random("f", (2, 3)))
    found = domain.scale_rows(x, factors)
    product = domain.mul(x, expand(factors, 2, 4))
    assert np.array_equal(found.values, product.values)
    assert found.degree == product.degree


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: domain.name)
@pytest.mark.parametrize("shape", [(), (2,), (3,), (2, 1), (2, 3, 4)])
def test_there_is_one_factor_a_row(domain: Domain, shape: tuple[int, ...]) -> None:
    with pytest.raises(CannotRun, match="there is not one factor a row"):
        domain.scale_rows(domain.random("x", (2, 3, 4)), domain.random("f", shape))
