"""The reference with every operator's operands and results rounded at random.

Exact rounding is one sample of what a computation in short floats may give: another order of a
sum, a fused operator, partial sums that are rounded on each rank are others. So each trial moves
what every operator reads and makes by up to one unit in the last place, at random, in float64;
how far the trials lie from the model is how far a right executor may.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains.domain import Exponentials
from shardproof.executor.domains.floating import Float, Kind
from shardproof.executor.domains.ledger import Ledger
from shardproof.executor.domains.tensor import Array, Mask, Shape, Tensor
from shardproof.spec.record import dataclass

UNITS: dict[Kind, float] = {"float64": 2.0**-53, "float32": 2.0**-24, "bfloat16": 2.0**-8}
"""Half of the distance between neighbours, of a number of size one."""


@dataclass(frozen=True, slots=True)
class Rounded:
    """A domain of float64 whose operators err as those of shorter floats do."""

    inner: Float
    unit: float
    random_state: np.random.Generator
    exactly: int = 0
    """So many of the first trials are not rounded."""

    @property
    def name(self) -> str:
        return "rounded"

    @property
    def trials(self) -> int:
        return self.inner.trials

    @property
    def seed(self) -> int:
        return self.inner.seed

    @property
    def exact(self) -> bool:
        return False

    @property
    def ledger(self) -> Ledger:
        return self.inner.ledger

    def beside(self, copies: int) -> None:
        """Each trial errs by itself."""

    def _moved(self, x: Tensor) -> Tensor:
        drawn = self.random_state.uniform(-self.unit, self.unit, x.values.shape)
        drawn[: self.exactly] = 0
        return Tensor(x.values * (1 + drawn))

    # --- numbers ---

    def zeros(self, shape: Shape) -> Tensor:
        return self.inner.zeros(shape)

    def ones(self, shape: Shape) -> Tensor:
        return self.inner.ones(shape)

    def integers(self, values: Array) -> Tensor:
        return self.inner.integers(values)

    def random(self, name: str, shape: Shape, spread: float = 1.0, centre: float = 0.0) -> Tensor:
        return self.inner.random(name, shape, spread, centre)

    def number(self, name: str, value: float) -> Tensor:
        return self._moved(self.inner.number(name, value))

    def constant(self, name: str, size: int) -> Tensor:
        return self._moved(self.inner.constant(name, size))

    def slopes(self, heads: int) -> Tensor:
        return self._moved(self.inner.slopes(heads))

    def table(self, name: str, key: str, positions: Sequence[int], size: int) -> Tensor:
        return self._moved(self.inner.table(name, key, positions, size))

    # --- arithmetic ---

    def add(self, a: Tensor, b: Tensor) -> Tensor:
        return self._moved(self.inner.add(self._moved(a), self._moved(b)))

    def sub(self, a: Tensor, b: Tensor) -> Tensor:
        return self._moved(self.inner.sub(self._moved(a), self._moved(b)))

    def mul(self, a: Tensor, b: Tensor) -> Tensor:
        return self._moved(self.inner.mul(a, b))

    def scale(self, a: Tensor, factor: Tensor) -> Tensor:
        return self._moved(self.inner.scale(a, factor))

    def scale_rows(self, a: Tensor, factors: Tensor) -> Tensor:
        return self._moved(self.inner.scale_rows(a, factors))

    def reciprocal(self, a: Tensor) -> Tensor:
        return self._moved(self.inner.reciprocal(a))

    def contract(self, pattern: str, a: Tensor, b: Tensor) -> Tensor:
        # Partial sums are rounded, and may be larger than their sum: so operands move too.
        return self._moved(self.inner.contract(pattern, self._moved(a), self._moved(b)))

    def sum(self, a: Tensor, axis: int) -> Tensor:
        return self._moved(self.inner.sum(self._moved(a), axis))

    def squares(self, a: Tensor) -> Tensor:
        return self._moved(self.inner.squares(self._moved(a)))

    def two_products(self, a: Tensor, b: Tensor, c: Tensor, d: Tensor) -> Tensor:
        return self.add(self.mul(a, b), self.mul(c, d))

    # --- functions ---

    def apply(
        self,
        name: str,
        key: str,
        *arguments: Tensor,
        constants: tuple[float, ...] = (),
        only: Mask | None = None,
    ) -> Tensor:
        moved = [self._moved(each) for each in arguments]
        return self._moved(self.inner.apply(name, key, *moved, constants=constants, only=only))

    def exponentials(self, key: str, scores: Tensor, mask: Mask) -> Exponentials:
        found = self.inner.exponentials(key, self._moved(scores), mask)
        return Exponentials(self._moved(found.values), found.shift)

    def rescale(self, a: Tensor, shift: Array, to: Array) -> Tensor:
        return self._moved(self.inner.rescale(a, shift, to))

    def ranks(self, key: str, a: Tensor) -> Array:
        return self.inner.ranks(key, a)
