"""float64, float32 and bfloat16: what a user will see. No verdict comes from here.

float64 and float32 compute and accumulate as themselves. bfloat16 rounds the result of
every operator and computes inside one in float32, as hardware does that multiplies in
bfloat16 and accumulates in float32.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import log2
from typing import Any, Literal

import numpy as np

from shardproof.executor.domains.contract import contract
from shardproof.executor.domains.domain import Exponentials
from shardproof.executor.domains.functions import FUNCTIONS
from shardproof.executor.domains.keyed import indexed_bits, seeds
from shardproof.executor.domains.ledger import Ledger, ledger_for, unset
from shardproof.executor.domains.tensor import (
    Array,
    CannotRun,
    Mask,
    Shape,
    Tensor,
    axis_of,
    check_mask,
    other_rows,
    same_shape,
)
from shardproof.spec.record import dataclass, field

Kind = Literal["float64", "float32", "bfloat16"]


@cache
def stored(kind: Kind) -> np.dtype[Any]:
    """The type that numbers are kept in."""
    if kind == "bfloat16":
        import ml_dtypes  # exact runs need none of it

        return np.dtype(ml_dtypes.bfloat16)
    return np.dtype(kind)


COMPUTED: Mapping[str, np.dtype[Any]] = {
    "float64": np.dtype(np.float64),
    "float32": np.dtype(np.float32),
    "bfloat16": np.dtype(np.float32),
}


@dataclass(frozen=True, slots=True)
class Angles:
    """A rotation's frequencies, and what its cosines and sines are multiplied by."""

    frequencies: tuple[float, ...]
    factor: float = 1.0


def no_angles() -> dict[str, Angles]:
    return {}


POSITION_SCALE = 8192.0, 0.1
"""How many positions have one factor, and how much the logarithm of their number counts."""


def usual_constants() -> dict[str, tuple[float, ...]]:
    return {"rsqrt": (1e-6,)}


@lru_cache(maxsize=4096)
def number(kind: Kind, trials: int, value: float) -> Tensor:
    values = np.full(trials, value).astype(stored(kind))
    values.flags.writeable = False  # every later caller is given the same array
    return Tensor(values)


@lru_cache(maxsize=64)
def turned(name: str, angles: Angles, positions: tuple[int, ...]) -> Array:
    """Cosines or sines: [positions, angles]. Many ranks ask for the same."""
    by = np.array(positions, np.float64)[:, None] * np.array(angles.frequencies, np.float64)
    values = angles.factor * {"cos": np.cos, "sin": np.sin}[name](by)
    values.flags.writeable = False
    return values


@dataclass(frozen=True, slots=True)
class Float:
    kind: Kind = "float64"
    trials: int = 1
    seed: int = 0
    theta: float = 10000.0
    constants: Mapping[str, tuple[float, ...]] = field(default_factory=usual_constants)
    """Of the functions whose constants no model names: an epsilon, a clamp."""
    angles: Mapping[str, Angles] = field(default_factory=no_angles)
    """Of the rotations, by key, that are not those of `theta`."""
    ledger: Ledger = field(default_factory=unset, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "ledger", ledger_for(self.ledger, self.trials))

    @property
    def name(self) -> str:
        return self.kind

    @property
    def exact(self) -> bool:
        return False

    def tensor(self, values: Array) -> Tensor:
        """Real numbers as this domain keeps them, the same in every trial."""
        kept = np.asarray(values).astype(stored(self.kind))
        return Tensor(np.broadcast_to(kept, (self.trials, *kept.shape)))

    def _kept(self, values: Array) -> Tensor:
        return Tensor(values.astype(stored(self.kind), copy=False))

    def _open(self, x: Tensor) -> Array:
        return x.values.astype(COMPUTED[self.kind], copy=False)

    # --- numbers ---

    def zeros(self, shape: Shape) -> Tensor:
        return Tensor(np.zeros((self.trials, *shape), stored(self.kind)))

    def ones(self, shape: Shape) -> Tensor:
        return Tensor(np.ones((self.trials, *shape), stored(self.kind)))

    def integers(self, values: Array) -> Tensor:
        return self.tensor(values)

    def random(self, name: str, shape: Shape, spread: float = 1.0, centre: float = 0.0) -> Tensor:
        bits = indexed_bits(seeds(self.seed, self.trials, f"weight {name}"), shape)
        even = (bits >> np.uint64(11)).astype(np.float64) * 2.0**-53
        return self._kept(centre + spread * np.sqrt(12.0) * (even - 0.5))

    def number(self, name: str, value: float) -> Tensor:
        del name
        return number(self.kind, self.trials, value)

    def constant(self, name: str, size: int) -> Tensor:
        if size == 0:  # of a rank that has no part: there is nothing that it will multiply
            return self.zeros(())
        return self.number(name, {"reciprocal": 1 / size, "root": size**-0.5}[name])

    def slopes(self, heads: int) -> Tensor:
        return self.tensor(np.array(alibi_slopes(heads), np.float64))

    def table(self, name: str, key: str, positions: Sequence[int], size: int) -> Tensor:
        if name == "alibi":
            at = np.asarray(positions, np.float64)[:, None]
            return self.tensor(np.broadcast_to(at, (at.size, size)))
        if name == "position_scale":
            every, much = self.constants.get(name, POSITION_SCALE)
            at = 1 + much * np.log1p(np.floor((np.asarray(positions, np.float64) + 1) / every))
            return self.tensor(np.broadcast_to(at[:, None], (at.size, size)))
        angles = self.angles.get(key)
        if angles is None:
            exponents = np.arange(size) / max(size, 1)
            angles = Angles(tuple(float(f) for f in self.theta**-exponents))
        if len(angles.frequencies) != size:
            given = (len(angles.frequencies),)
            raise CannotRun(f"table {name} of {key}", ((size,), given), "another number of angles")
        return self.tensor(turned(name, angles, tuple(positions)))

    # --- arithmetic ---

    def add(self, a: Tensor, b: Tensor) -> Tensor:
        same_shape("add", a, b)
        return self._kept(self._open(a) + self._open(b))

    def sub(self, a: Tensor, b: Tensor) -> Tensor:
        same_shape("sub", a, b)
        return self._kept(self._open(a) - self._open(b))

    def mul(self, a: Tensor, b: Tensor) -> Tensor:
        same_shape("mul", a, b)
        return self._kept(self._open(a) * self._open(b))

    def scale(self, a: Tensor, factor: Tensor) -> Tensor:
        if factor.shape != ():
            raise CannotRun("scale", (a.shape, factor.shape), "the factor is a single number")
        return self._kept(self._open(a) * self._open(factor).reshape(-1, *(1,) * a.rank))

    def scale_rows(self, a: Tensor, factors: Tensor) -> Tensor:
        if a.values.shape[:-1] != factors.values.shape:
            raise other_rows(a, factors)
        return self._kept(self._open(a) * self._open(factors)[..., None])

    def reciprocal(self, a: Tensor) -> Tensor:
        values = self._open(a)
        zero = values == 0
        if zero.any():
            self.ledger.undefined |= zero.reshape(self.trials, -1).any(axis=1)
            values = np.where(zero, np.nan, values)
        return self._kept(1 / values)

    def contract(self, pattern: str, a: Tensor, b: Tensor) -> Tensor:
        left, right = Tensor(self._open(a)), Tensor(self._open(b))
        return self._kept(contract(pattern, left, right, np.matmul))

    def sum(self, a: Tensor, axis: int) -> Tensor:
        axis = axis_of("sum", a, axis)
        return self._kept(np.add.reduce(self._open(a), axis=axis + 1))

    def squares(self, a: Tensor) -> Tensor:
        return self.sum(self.mul(a, a), -1)

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
        del key
        same_shape(name, *arguments)
        if name not in FUNCTIONS:
            raise CannotRun(name, tuple(a.shape for a in arguments), "no such real function")
        opened = [self._open(a) for a in arguments]
        if only is not None:
            check_mask(name, arguments[0], only)
            opened = [np.where(only, x, 1) for x in opened]
        values = FUNCTIONS[name](*opened, *(constants or self.constants.get(name, ())))
        return self._kept(values if only is None else np.where(only, values, 0))

    def exponentials(self, key: str, scores: Tensor, mask: Mask) -> Exponentials:
        del key
        check_mask("exponentials", scores, mask)
        opened = np.where(mask, self._open(scores), -np.inf)
        shift: Array = opened.max(axis=-1, initial=-np.inf)
        known = np.where(np.isneginf(shift), 0, shift)
        return Exponentials(self._kept(np.exp(opened - known[..., None])), shift)

    def rescale(self, a: Tensor, shift: Array, to: Array) -> Tensor:
        # An empty row has shift -inf, and weighs nothing, whatever it is added to.
        factor = np.exp(shift - np.where(np.isneginf(to), 0, to))
        factor = factor.reshape(*factor.shape, *(1,) * (a.values.ndim - factor.ndim))
        return self._kept(self._open(a) * factor)

    def ranks(self, key: str, a: Tensor) -> Array:
        del key
        return self._open(a)


def alibi_slopes(heads: int) -> list[float]:
    """Powers of one base for a power of two heads; else every other one of the next power."""
    whole = 1 << int(log2(heads)) if heads else 0
    slopes = [2.0 ** (-8 * (i + 1) / whole) for i in range(whole)]
    return slopes + [2.0 ** (-4 * (2 * i + 1) / whole) for i in range(heads - whole)]
