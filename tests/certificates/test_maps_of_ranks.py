"""Partial sums that are told by a value of each rank are the tensors that they stand for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shardproof.certificate import checker
from tests.certificates.refusals import config_of

PLACES = (((0, 2), (2, 6), (checker.PAD, 0)),)


def mapped(seed: int) -> tuple[Any, Any]:
    """A partial sum of three ranks, and the same written out."""
    checker.begin()
    rng = Random(seed)
    some = [0, *(checker.value(rng.choice((1, 2, -1)), "some", i) for i in range(3))]
    of = tuple(checker.plus(rng.choice(some), rng.choice(some)) for _ in range(3))
    about: dict[str, Any] = {"name": "", "tokens": "own", "split": "", "keyed": False}
    x = checker.Mapped(**about, axes=("hidden",), places=PLACES, of=of, weight="w")
    ranks = [(PLACES, checker.products(v, "w", PLACES)) for v in of]
    return x, checker.Bag(**about, axes=("hidden",), ranks=ranks)


def program() -> checker.Program:
    model, plan = checker.model_of(config_of("llama-3.1-8b")), checker.plan_of({"tp": 3})
    return checker.Program(model, plan, "prefill", 0)


@pytest.mark.parametrize("seed", range(60))
def test_it_is_what_is_written_out(seed: int) -> None:
    x, written = mapped(seed)
    p = program()
    assert checker.copies_differ(x, range(3)) == checker.copies_differ(written, range(3))
    assert p.summing(x).ranks == p.summing(written).ranks
    assert "ranks" not in vars(x)
    assert x.ranks == written.ranks


def test_with_other_ranks_it_is_no_map_any_more() -> None:
    x, _ = mapped(1)
    ranks = [(PLACES, (0, 0, 0))] * 3
    other = x.but(ranks=ranks)
    assert not isinstance(other, checker.Mapped)
    assert (other.ranks, x.but(split="balanced").of) == (ranks, x.of)


@pytest.mark.parametrize("seed", range(3))
def test_two_ranks_with_the_same_differ_from_nobody(seed: int) -> None:
    x, _ = mapped(seed)
    assert not checker.copies_differ(x.but(of=(x.of[0],) * 3), range(3))


def pieces(fields: dict[str, Any]) -> tuple[int, int]:
    """Into how many pieces heads and their dimensions are taken apart."""
    model = checker.model_of(config_of("llama-3.1-70b"))
    bounds = checker.grid(model, checker.plan_of({"tp": 8, **fields}), 0)
    return len(bounds["head"]) - 1, len(bounds["head_dim"]) - 1


def test_heads_are_in_pieces_where_an_operator_has_a_part_of_them() -> None:
    dims = {"attention": {"qkv": {"split": "head_dim"}}}
    late = {"attention": {"qkv": {"split": "head_dim"}, "out": {"input": "gathered"}}}
    assert pieces({}) == (8, 1)
    assert pieces({"prefill": dims, "decode": dims}) == (1, 16)
    assert pieces({"prefill": dims}) == (8, 16)
    assert pieces({"prefill": dims, "decode": late})[0] == 8


SPLITS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("llama-3.1-70b", {"attention": {"qkv": {"split": "head_dim"}}, "stream": "hidden"}, 65_000),
    ("llama-3.1-70b", {"attention": {"out": {"split": "out"}}}, 40_000),
    ("llama-3.1-70b", {"ffn": {"up": {"split": "in"}, "gate": {"split": "in"}}}, 40_000),
    ("gpt-oss-120b", {"moe": {"router": {"split": "experts"}}, "stream": "hidden"}, 180_000),
)
"""Each with the steps of work that it may take; written out it takes five times as many or more."""


@pytest.mark.parametrize(("model", "fields", "steps"), SPLITS)
def test_no_split_over_64_ranks_is_written_out(
    model: str, fields: dict[str, Any], steps: int
) -> None:
    checker.begin()
    checker.rebuilt(checker.model_of(config_of(model)), checker.plan_of({"tp": 64, **fields}))
    assert checker.BUDGET - checker.LEFT[0] < steps
