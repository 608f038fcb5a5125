"""JAX's primitives on exact numbers beside JAX itself, on whole numbers; with JAX alone."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from shardproof.code.domains import ExactNumbers
from shardproof.code.jax_trace import Source, traced
from shardproof.code.lockstep import Runner
from shardproof.executor.code import CodeField, Exact
from shardproof.executor.domains.modular import P

pytestmark = pytest.mark.long

jax: Any = pytest.importorskip("jax", reason="outside the lock: pip install jax")
OPERATORS: dict[str, tuple[Any, ...]] = import_module("tests.code.programs.jax_operators").OPERATORS


@pytest.mark.parametrize("name", OPERATORS)
def test_an_operator_is_what_jax_makes_of_whole_numbers(name: str) -> None:
    function, *arguments = OPERATORS[name]
    numbers = ExactNumbers(CodeField(2))
    given = [numbers.field.integers(x) if x.dtype.kind == "f" else x for x in arguments]
    closed = traced(function, arguments).closed
    found = Runner(numbers, Source()).run(closed, given)
    expected = jax.tree.leaves(function(*map(jax.numpy.asarray, arguments)))
    assert len(found) == len(expected)
    for ours, theirs in zip(found, expected, strict=True):
        wanted = np.asarray(theirs)
        assert ours.shape == wanted.shape
        if isinstance(ours, Exact):
            assert ours.plane is None
            assert (ours.x == wanted.astype(np.int64) % P).all(), name
        else:
            assert ours.dtype == wanted.dtype
            assert (ours == wanted).all()
