"""What the laws of the domains are tried on."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np

from shardproof.executor.domains import Field, P, Shape, Tensor

TRIALS = 2

# Zero and its neighbours on both sides, powers of the half that products are split at, and any.
values = st.one_of(
    st.sampled_from((0, 1, 2, P - 1, P - 2, 1 << 14, (1 << 14) - 1, (1 << 28) - P)),
    st.integers(0, P - 1),
)
shapes = st.lists(st.integers(0, 4), max_size=3).map(tuple)


def field(seed: int = 0) -> Field:
    return Field(trials=TRIALS, seed=seed)


@st.composite
def tensors(draw: st.DrawFn, shape: Shape | None = None) -> Tensor:
    shape = draw(shapes) if shape is None else shape
    count = TRIALS * int(np.prod(shape, dtype=np.int64))
    drawn = draw(st.lists(values, min_size=count, max_size=count))
    return Tensor(np.array(drawn, np.int64).reshape(TRIALS, *shape))


@st.composite
def alike(draw: st.DrawFn, count: int) -> tuple[Tensor, ...]:
    """So many tensors of one shape."""
    shape = draw(shapes)
    return tuple(draw(tensors(shape)) for _ in range(count))


def equal(a: Tensor, b: Tensor) -> bool:
    return a.values.shape == b.values.shape and bool((a.values == b.values).all())
