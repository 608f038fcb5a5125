"""Positions: who sees whom, and what a rotation does."""

from __future__ import annotations

from dataclasses import replace
from math import cos, sin

import numpy as np
import pytest

from shardproof.executor.domains import Field, Float, Tensor, take
from shardproof.executor.reference import Notes, Site
from shardproof.executor.reference.positions import alibi, rotate, visible
from shardproof.spec.model.model import Rope
from tests.executor.reference.models import ATTENTION


def seen(window: int | None) -> list[str]:
    mask = visible(replace(ATTENTION, window=window), range(1, 4), range(4))[0]
    return ["".join("x" if sees else "." for sees in row) for row in mask.tolist()]


def test_a_token_sees_itself_and_those_before_it() -> None:
    assert seen(None) == ["xx..", "xxx.", "xxxx"]


def test_a_window_counts_the_token_itself() -> None:
    assert seen(1) == [".x..", "..x.", "...x"]
    assert seen(2) == ["xx..", ".xx.", "..xx"]
    assert seen(9) == seen(None)


def site(domain: Field | Float) -> Site:
    return Site(domain, {}, Notes(), "layers.0.attention")


@pytest.mark.parametrize(
    ("rope", "pair"), [(Rope(4), (0, 2)), (Rope(4, "interleaved"), (0, 1))], ids=["half", "turns"]
)
def test_a_pair_is_turned_by_its_angle(rope: Rope, pair: tuple[int, int]) -> None:
    domain = Float(theta=100.0)
    x = np.zeros((2, 1, 6))
    x[:, 0, list(pair)] = (3.0, 4.0)
    turned = rotate(site(domain), rope, domain.tensor(x), (0, 5)).values[0]
    assert turned[0].tolist() == x[0].tolist()
    a, b = turned[1, 0, list(pair)]
    assert (a, b) == pytest.approx((3 * cos(5) - 4 * sin(5), 4 * cos(5) + 3 * sin(5)))


@pytest.mark.parametrize("pairs", ["half", "interleaved"])
def test_what_is_not_rotated_stays_in_its_place(pairs: str) -> None:
    domain = Field()
    x = domain.random("x", (3, 2, 7))
    rope = Rope(4) if pairs == "half" else Rope(4, "interleaved")
    turned = rotate(site(domain), rope, x, range(3)).values
    assert (turned[..., 4:] == x.values[..., 4:]).all()
    assert (turned[..., :4] != x.values[..., :4]).all()


def test_both_pairings_are_one_rotation_in_two_orders() -> None:
    domain = Field()
    x = domain.random("x", (3, 2, 6))
    order = (0, 2, 4, 1, 3, 5)
    half = rotate(site(domain), Rope(6), take(x, -1, order), range(3))
    turns = rotate(site(domain), Rope(6, "interleaved"), x, range(3))
    assert (half.values == take(turns, -1, order).values).all()


def test_a_slope_multiplies_the_keys_own_position() -> None:
    bias: Tensor = alibi(site(Float()), 2, 3, range(4))
    assert bias.shape == (3, 2, 4)
    assert bias.values[0, 1].tolist() == [
        [0, 1 / 16, 2 / 16, 3 / 16],
        [0, 1 / 256, 2 / 256, 3 / 256],
    ]
