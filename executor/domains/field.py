"""GF(p): exact, and every function is a random one. Verdicts come from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from shardproof.executor.domains import degree, modular
from shardproof.executor.domains.contract import contract
from shardproof.executor.domains.domain import Exponentials
from shardproof.executor.domains.keyed import Bits, indexed_bits, keyed_bits, seeds
from shardproof.executor.domains.ledger import Ledger, ledger_for, unset
from shardproof.executor.domains.modular import P
from shardproof.executor.domains.tensor import (
    Array,
    CannotRun,
    Ids,
    Mask,
    Shape,
    Tensor,
    axis_of,
    check_mask,
    same_shape,
)

UPPER = np.uint64(32)
PRIME = np.uint64(P)
ONE = np.uint64(1)
BEST = np.iinfo(np.int64).max


def no_favourites() -> dict[str, Ids]:
    return {}


def to_field(bits: Bits) -> Array:
    """64 random bits as a value below p; a value's share is even to one part in 2^32 / p."""
    return ((bits >> UPPER) * PRIME >> UPPER).astype(np.int64)


@lru_cache(maxsize=4096)
def not_zero(seed: int, trials: int, label: str, shape: Shape) -> Tensor:
    values = np.maximum(to_field(indexed_bits(seeds(seed, trials, label), shape)), 1)
    return shared(values)


@lru_cache(maxsize=1024)
def tabled(seed: int, trials: int, label: str, at: Sequence[int], size: int) -> Tensor:
    shape = (trials, len(at), size)
    row = np.broadcast_to(np.asarray(at, np.int64)[:, None], shape)
    place = np.broadcast_to(np.arange(size, dtype=np.int64), shape)
    return shared(to_field(keyed_bits(seeds(seed, trials, label), row, place)))


def shared(values: Array) -> Tensor:
    """Random numbers that every later caller will be given too."""
    values.flags.writeable = False
    return Tensor(values, degree.RANDOM)


@dataclass(frozen=True, slots=True)
class Field:
    """Fields with the same seed and number of trials draw the same numbers and functions."""

    trials: int = 8
    seed: int = 0
    levels: int | None = None
    """With so many ranks only, values tie often: for the trials that plant ties."""
    favourites: Mapping[str, Ids] = field(default_factory=no_favourites)
    """Values that an order puts first, by its key: [trials, how many]. Some order does so,
    and any will do: this makes a chosen entry win."""
    ledger: Ledger = field(default_factory=unset, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "ledger", ledger_for(self.ledger, self.trials))

    @property
    def name(self) -> str:
        return "field"

    @property
    def exact(self) -> bool:
        return True

    # --- numbers ---

    def zeros(self, shape: Shape) -> Tensor:
        return Tensor(np.zeros((self.trials, *shape), np.int64))

    def ones(self, shape: Shape) -> Tensor:
        return Tensor(np.ones((self.trials, *shape), np.int64))

    def integers(self, values: Array) -> Tensor:
        reduced = np.asarray(values, np.int64) % P
        return Tensor(np.broadcast_to(reduced, (self.trials, *reduced.shape)))

    def random(self, name: str, shape: Shape, spread: float = 1.0, centre: float = 0.0) -> Tensor:
        del spread, centre  # every value of the field is as likely
        bits = indexed_bits(self._seeds(f"weight {name}"), shape)
        return Tensor(to_field(bits), degree.RANDOM)

    def number(self, name: str, value: float) -> Tensor:
        return self._not_zero(f"number {name} {value!r}", ())

    def constant(self, name: str, size: int) -> Tensor:
        return self._not_zero(f"constant {name} {size}", ())

    def slopes(self, heads: int) -> Tensor:
        return self._not_zero(f"slopes {heads}", (heads,))

    def table(self, name: str, key: str, positions: Sequence[int], size: int) -> Tensor:
        at = positions if isinstance(positions, range) else tuple(positions)
        return tabled(self.seed, self.trials, f"table {name} {key}", at, size)

    def _not_zero(self, label: str, shape: Shape) -> Tensor:
        return not_zero(self.seed, self.trials, label, shape)

    def _seeds(self, label: str) -> Bits:
        return seeds(self.seed, self.trials, label)

    # --- arithmetic ---

    def add(self, a: Tensor, b: Tensor) -> Tensor:
        same_shape("add", a, b)
        return Tensor((a.values + b.values) % P, degree.of_sum(a.degree, b.degree))

    def sub(self, a: Tensor, b: Tensor) -> Tensor:
        same_shape("sub", a, b)
        return Tensor((a.values - b.values) % P, degree.of_sum(a.degree, b.degree))

    def mul(self, a: Tensor, b: Tensor) -> Tensor:
        same_shape("mul", a, b)
        return Tensor(a.values * b.values % P, degree.of_product(a.degree, b.degree))

    def scale(self, a: Tensor, factor: Tensor) -> Tensor:
        if factor.shape != ():
            raise CannotRun("scale", (a.shape, factor.shape), "the factor is a single number")
        column = factor.values.reshape(-1, *(1,) * a.rank)
        return Tensor(a.values * column % P, degree.of_product(a.degree, factor.degree))

    def reciprocal(self, a: Tensor) -> Tensor:
        zero = a.values == 0
        values = a.values
        if zero.any():
            self.ledger.undefined |= zero.reshape(self.trials, -1).any(axis=1)
            values = values + zero
        count = a.values[0].size
        return Tensor(modular.inverse(values), degree.of_reciprocal(a.degree, count))

    def contract(self, pattern: str, a: Tensor, b: Tensor) -> Tensor:
        values = contract(pattern, a, b, modular.matmul)
        return Tensor(values, degree.of_product(a.degree, b.degree))

    def sum(self, a: Tensor, axis: int) -> Tensor:
        axis = axis_of("sum", a, axis)
        return Tensor(np.add.reduce(a.values, axis=axis + 1) % P, a.degree)

    # --- functions ---

    def apply(
        self,
        name: str,
        key: str,
        *arguments: Tensor,
        constants: tuple[float, ...] = (),
        only: Mask | None = None,
    ) -> Tensor:
        same_shape(name, *arguments)
        label = f"function {name} {constants} {key}"
        bits = keyed_bits(self._seeds(label), *(a.values for a in arguments))
        values = to_field(bits)
        if only is not None:
            check_mask(name, arguments[0], only)
            values = np.where(only, values, 0)
        self.ledger.called(label, bits, only, degree.of_sum(*(a.degree for a in arguments)))
        return Tensor(values, degree.RANDOM)

    def exponentials(self, key: str, scores: Tensor, mask: Mask) -> Exponentials:
        return Exponentials(self.apply("exp", key, scores, only=mask), None)

    def rescale(self, a: Tensor, shift: Array, to: Array) -> Tensor:
        del shift, to  # exp of the field has no law that a shift could use
        return a

    def ranks(self, key: str, a: Tensor) -> Array:
        label = f"order {key}"
        bits = keyed_bits(self._seeds(label), a.values)
        self.ledger.called(label, bits, None, a.degree)
        if self.levels is not None:
            return (bits % np.uint64(self.levels)).astype(np.int64)
        ranks = (bits >> ONE).astype(np.int64)
        for column in np.moveaxis(self.favourites.get(key, np.zeros((0, 0))), -1, 0):
            ranks[a.values == column.reshape(-1, *(1,) * a.rank)] = BEST
        return ranks
