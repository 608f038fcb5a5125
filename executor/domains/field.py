"""GF(p): exact, and every function is a random one. Verdicts come from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

import numpy as np

from shardproof.executor.domains import degree, modular
from shardproof.executor.domains.contract import contract
from shardproof.executor.domains.domain import Exponentials
from shardproof.executor.domains.hashing import blake2b
from shardproof.executor.domains.keyed import Bits, constant, indexed_bits, keyed_bits, seeds
from shardproof.executor.domains.ledger import Ledger, ledger_for, unset
from shardproof.executor.domains.modular import P, reduced
from shardproof.executor.domains.order import Favourites, among, no_favourites
from shardproof.executor.domains.strands import drawn, together
from shardproof.executor.domains.tensor import (
    Array,
    CannotRun,
    Mask,
    Shape,
    Tensor,
    axis_of,
    check_mask,
    other_rows,
    other_shapes,
    same_shape,
)
from shardproof.executor.domains.undefined import (
    MET,
    anywhere,
    in_all_strands,
    in_strands,
    of_number,
    of_rows,
    over,
    put,
    spread,
)
from shardproof.spec.record import dataclass, field

UPPER, PRIME = constant(32), constant(P)
ONE = np.uint64(1)
SHORT = 64
"""Rows of up to so many values are summed sooner as products with ones."""
BEST = np.iinfo(np.int64).max


def to_field(bits: Bits) -> Array:
    """64 random bits as a value below p; a value's share is even to one part in 2^32 / p."""
    scaled = bits >> UPPER
    scaled *= PRIME
    scaled >>= UPPER
    return scaled.view(np.int64)


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


@lru_cache(maxsize=SHORT + 1)
def ones(size: int) -> Array:
    made = np.ones(size, np.int64)
    made.flags.writeable = False
    return made


def reached(pattern: str, a: Mask, b: Mask) -> Mask:
    """Where a sum of products has a factor of either of these."""

    def counted(x: Mask, y: Mask) -> Array:
        return contract(pattern, Tensor(x.astype(np.int64)), Tensor(y.astype(np.int64)), np.matmul)

    return (counted(a, np.ones_like(b)) + counted(np.ones_like(a), b)) > 0


def digest(values: Array) -> bytes:
    return blake2b(values.tobytes(), digest_size=16).digest()


def shared(values: Array) -> Tensor:
    """Random numbers that every later caller will be given too."""
    values.flags.writeable = False
    return Tensor(values, degree.RANDOM)


@dataclass(frozen=True, slots=True)
class Field:
    """Fields with the same seed and number of trials draw the same numbers and functions."""

    trials: int = 8
    """The leading axis: numbers that are drawn apart."""
    seed: int = 0
    strands: int = 1
    """So many neighbours of the leading axis make one trial: functions see the values of all of
    them, and orders choose alike (see `strands`)."""
    levels: int | None = None
    """With so many ranks only, values tie often."""
    tied: tuple[int, ...] | None = None
    """The trials that have so few ranks; None is all of them."""
    favourites: Favourites = no_favourites
    """What an order puts first. Some order does so, and any will do: this makes a chosen entry
    win."""
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

    def _spreading(
        self, made: Callable[..., Tensor], reach: Callable[..., Mask], *operands: Tensor
    ) -> Tensor:
        """The same arithmetic on values of which some may be undefined."""

        def known(*those: Tensor) -> Tensor:
            MET.any = False
            try:
                return made(*those)
            finally:
                MET.any = True

        return spread(operands, known, reach)

    def add(self, a: Tensor, b: Tensor) -> Tensor:
        if MET.any:
            return self._spreading(self.add, anywhere, a, b)
        x, y = a.values, b.values
        if x.shape != y.shape:
            raise other_shapes("add", a, b)
        return Tensor(reduced(x + y), degree.of_sum(a.degree, b.degree))

    def sub(self, a: Tensor, b: Tensor) -> Tensor:
        if MET.any:
            return self._spreading(self.sub, anywhere, a, b)
        x, y = a.values, b.values
        if x.shape != y.shape:
            raise other_shapes("sub", a, b)
        return Tensor(reduced(x - y), degree.of_sum(a.degree, b.degree))

    def mul(self, a: Tensor, b: Tensor) -> Tensor:
        if MET.any:
            return self._spreading(self.mul, anywhere, a, b)
        x, y = a.values, b.values
        if x.shape != y.shape:
            raise other_shapes("mul", a, b)
        return Tensor(reduced(x * y), degree.of_product(a.degree, b.degree))

    def scale(self, a: Tensor, factor: Tensor) -> Tensor:
        if factor.shape != ():
            raise CannotRun("scale", (a.shape, factor.shape), "the factor is a single number")
        if MET.any:
            return self._spreading(self.scale, of_number, a, factor)
        column = factor.values.reshape(-1, *(1,) * a.rank)
        return Tensor(reduced(a.values * column), degree.of_product(a.degree, factor.degree))

    def scale_rows(self, a: Tensor, factors: Tensor) -> Tensor:
        if MET.any:
            return self._spreading(self.scale_rows, of_rows, a, factors)
        x, y = a.values, factors.values
        if x.shape[:-1] != y.shape:
            raise other_rows(a, factors)
        return Tensor(reduced(x * y[..., None]), degree.of_product(a.degree, factors.degree))

    def reciprocal(self, a: Tensor) -> Tensor:
        if MET.any:
            return self._spreading(self.reciprocal, anywhere, a)
        values, nowhere = a.values, None
        if np.count_nonzero(values) < values.size:
            zero = values == 0
            self.ledger.undefined |= zero.reshape(self.trials, -1).any(axis=1)
            values = values + zero
            # Zero in one strand alone is a coincidence, which sums of other numbers don't have.
            nowhere = in_all_strands(zero, self.strands)
        made = modular.inverse(values)
        made = made if nowhere is None else put(made, nowhere)
        return Tensor(made, degree.of_reciprocal(a.degree, values[0].size, digest(values)))

    def contract(self, pattern: str, a: Tensor, b: Tensor) -> Tensor:
        if MET.any:
            return self._spreading(partial(self.contract, pattern), partial(reached, pattern), a, b)
        values = contract(pattern, a, b, modular.matmul)
        return Tensor(values, degree.of_product(a.degree, b.degree))

    def sum(self, a: Tensor, axis: int) -> Tensor:
        if MET.any:
            at = axis_of("sum", a, axis) + 1
            return self._spreading(partial(self.sum, axis=axis), partial(over, at), a)
        axis, values = axis_of("sum", a, axis), a.values
        if axis == values.ndim - 2 and values.shape[-1] <= SHORT:
            return Tensor(reduced(np.vecdot(values, ones(values.shape[-1]))), a.degree)
        return Tensor(reduced(np.add.reduce(values, axis=axis + 1)), a.degree)

    def squares(self, a: Tensor) -> Tensor:
        if MET.any:
            return self._spreading(self.squares, partial(over, -1), a)
        x = a.values
        if x.shape[-1] > modular.INT_TERMS:
            return self.sum(self.mul(a, a), -1)
        return Tensor(reduced(np.vecdot(x, x)), degree.of_product(a.degree, a.degree))

    def two_products(self, a: Tensor, b: Tensor, c: Tensor, d: Tensor) -> Tensor:
        if MET.any:
            return self._spreading(self.two_products, anywhere, a, b, c, d)
        same_shape("two_products", a, b, c, d)
        made = a.values * b.values
        made += c.values * d.values
        products = (degree.of_product(x.degree, y.degree) for x, y in ((a, b), (c, d)))
        return Tensor(reduced(made), degree.of_sum(*products))

    # --- functions ---

    def apply(
        self,
        name: str,
        key: str,
        *arguments: Tensor,
        constants: tuple[float, ...] = (),
        only: Mask | None = None,
    ) -> Tensor:
        if MET.any:
            return self._spreading(
                partial(self.apply, name, key, constants=constants, only=only),
                partial(self._asked_of, only),
                *arguments,
            )
        same_shape(name, *arguments)
        label = f"function {name} {constants} {key}"
        bits = self._bits(label, *(a.values for a in arguments))
        values = to_field(bits) if self.strands == 1 else drawn(bits, self.strands)
        if only is not None:
            check_mask(name, arguments[0], only)
            values *= only
        # Strands make the same choices, so one of them tells what is asked.
        asked = only if only is None or only.shape[0] == 1 else only[:: self.strands]
        of_all = degree.of_sum(*[a.degree for a in arguments])
        self.ledger.called(label, bits, asked, of_all)
        return Tensor(values, degree.RANDOM)

    def _asked_of(self, only: Mask | None, *masks: Mask) -> Mask:
        """Where a function is asked of something undefined, in whatever strand."""
        found = in_strands(anywhere(*masks), self.strands)
        return found if only is None else found & only

    def exponentials(self, key: str, scores: Tensor, mask: Mask) -> Exponentials:
        return Exponentials(self.apply("exp", key, scores, only=mask), None)

    def rescale(self, a: Tensor, shift: Array, to: Array) -> Tensor:
        del shift, to  # exp of the field has no law that a shift could use
        return a

    def ranks(self, key: str, a: Tensor) -> Array:
        if MET.any and (nowhere := a.values < 0).any():
            # What is no number comes first, as where engines choose the largest.
            known = Tensor(np.where(nowhere, 0, a.values), a.degree)
            return np.where(in_strands(nowhere, self.strands), BEST, self.ranks(key, known))
        bits = self.order_bits(key, a)
        self.ledger.called(f"order {key}", bits, None, a.degree)
        ranks = (bits >> ONE).astype(np.int64)
        favourites = self.favourites(key, bits)
        if favourites.size:
            ranks[among(bits, favourites)] = BEST
        if self.levels is not None:
            few = bits % np.uint64(self.levels)
            tied = slice(None) if self.tied is None else list(self.tied)
            ranks[tied] = few[tied]
        return ranks if self.strands == 1 else np.repeat(ranks, self.strands, axis=0)

    def order_bits(self, key: str, a: Tensor) -> Bits:
        """What stands for each value in an order, and in its favourites: [trials, …]."""
        return self._bits(f"order {key}", a.values)

    def _bits(self, label: str, *arguments: Array) -> Bits:
        if self.strands == 1:
            return keyed_bits(self._seeds(label), *arguments)
        return together(self._seeds(label)[:: self.strands], self.strands, *arguments)
