"""Floats compute the real functions, each in its own precision."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from shardproof.executor.domains import Angles, CannotRun, Float
from shardproof.executor.domains.floating import Kind, alibi_slopes

REAL: dict[str, Callable[[float], float]] = {
    "exp": math.exp,
    "tanh": math.tanh,
    "sigmoid": lambda x: 1 / (1 + math.exp(-x)),
    "softplus": lambda x: math.log(1 + math.exp(x)),
    "silu": lambda x: x / (1 + math.exp(-x)),
    "relu": lambda x: max(x, 0.0),
    "relu2": lambda x: max(x, 0.0) ** 2,
    "gelu": lambda x: x * (1 + math.erf(x / math.sqrt(2))) / 2,
    "gelu_tanh": lambda x: x * (1 + math.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))) / 2,
}
POINTS = (-3.0, -0.5, 0.0, 0.1, 2.0)


@pytest.mark.parametrize("name", REAL)
def test_a_function_is_the_real_one(name: str) -> None:
    domain = Float()
    found = domain.apply(name, "k", domain.tensor(np.array(POINTS)))
    assert found.values[0].tolist() == pytest.approx([REAL[name](x) for x in POINTS], rel=1e-14)


def test_a_softcap_and_a_root_take_their_constants() -> None:
    domain = Float(constants={"rsqrt": (0.5,)})
    x = domain.tensor(np.array([3.5]))
    capped = domain.apply("softcap", "k", x, constants=(2.0,)).values[0, 0]
    assert capped == pytest.approx(2 * math.tanh(1.75))
    assert domain.apply("rsqrt", "k", x).values[0, 0] == pytest.approx(0.5)


def test_a_function_without_a_real_one_cannot_run() -> None:
    domain = Float()
    with pytest.raises(CannotRun, match="no such real function"):
        domain.apply("mystery", "k", domain.ones((1,)))


@pytest.mark.parametrize(
    ("kind", "digits"), [("float64", 1e-13), ("float32", 1e-5), ("bfloat16", 2e-2)]
)
def test_a_product_is_as_precise_as_its_numbers(kind: Kind, digits: float) -> None:
    exact, rough = Float("float64"), Float(kind)
    a, b = np.linspace(0.1, 1, 300).reshape(3, 100), np.linspace(-1, 2, 200).reshape(100, 2)
    made = rough.contract("ij,jk->ik", rough.tensor(a), rough.tensor(b)).values
    wanted = exact.contract("ij,jk->ik", exact.tensor(a), exact.tensor(b)).values
    apart = np.abs(made.astype(np.float64) - wanted).max() / np.abs(wanted).max()
    assert apart < digits
    assert made.dtype == rough.ones(()).values.dtype


def test_bfloat16_sums_do_not_stop_growing() -> None:
    # In bfloat16 alone 256 + 1 is 256; accumulated in float32 it is not.
    domain = Float("bfloat16")
    assert float(domain.sum(domain.ones((1024,)), 0).values[0]) == 1024


def test_weights_have_the_spread_and_centre_that_were_asked_for() -> None:
    x = Float().random("w", (100, 100), spread=0.5, centre=2.0).values
    assert (x.mean(), x.std()) == (pytest.approx(2.0, abs=0.02), pytest.approx(0.5, abs=0.01))


def test_angles_are_powers_of_theta_or_as_given() -> None:
    domain = Float(theta=100.0, angles={"own": Angles((1.0, 2.0), factor=3.0)})
    assert domain.table("cos", "any", (2,), 2).values[0, 0].tolist() == pytest.approx(
        [math.cos(2), math.cos(0.2)]
    )
    assert domain.table("sin", "own", (2,), 2).values[0, 0].tolist() == pytest.approx(
        [3 * math.sin(2), 3 * math.sin(4)]
    )
    with pytest.raises(CannotRun):
        domain.table("sin", "own", (2,), 3)


def test_the_size_of_a_rank_is_what_a_constant_sees() -> None:
    domain = Float()
    assert domain.constant("root", 16).values[0] == 0.25
    assert domain.constant("reciprocal", 8).values[0] == 0.125
    assert alibi_slopes(8) == [2.0**-i for i in range(1, 9)]
    assert len(alibi_slopes(6)) == 6
    assert alibi_slopes(0) == []


def test_a_division_by_zero_is_no_number_and_no_infinity() -> None:
    domain = Float(trials=2)
    domain.reciprocal(domain.ones((2,)))
    assert not domain.ledger.undefined.any()
    made = domain.reciprocal(domain.tensor(np.array([0.0, 0.5])))
    assert np.isnan(made.values[:, 0]).all()
    assert (made.values[:, 1] == 2).all()
    assert domain.ledger.undefined.all()
