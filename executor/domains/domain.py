"""What a program may do with numbers: the same operators for every domain.

Operands have equal shapes, or the operator raises `CannotRun`: nothing is broadcast.
Three exceptions, by name: `scale` multiplies by a single number, `scale_rows` each row by one
of its own, and `structure.expand` repeats values along a new axis on purpose.
Leading axis everywhere: the trials.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from shardproof.executor.domains.ledger import Ledger
from shardproof.executor.domains.tensor import Array, Mask, Shape, Tensor
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Exponentials:
    """exp of scores, up to a factor for each row that a quotient does not see.

    `shift` is what was taken off a row's scores before exp, [trials, rows…]; None in
    the field, where nothing is. Who adds exponentials of two ranks brings them to one
    shift first.
    """

    values: Tensor
    shift: Array | None


class Domain(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def trials(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def exact(self) -> bool: ...
    @property
    def ledger(self) -> Ledger: ...

    # --- numbers ---

    def zeros(self, shape: Shape) -> Tensor: ...
    def ones(self, shape: Shape) -> Tensor: ...
    def integers(self, values: Array) -> Tensor:
        """Whole numbers, the same in every trial: values has no axis of trials."""
        ...

    def random(self, name: str, shape: Shape, spread: float = 1.0, centre: float = 0.0) -> Tensor:
        """A function of (seed, name, trial, place) alone, so that a shard is a slice of it.

        Floats lie about `centre` with standard deviation `spread`; the field draws from
        all of itself.
        """
        ...

    def number(self, name: str, value: float) -> Tensor:
        """A factor of the model, as a single number.

        In the field random, keyed by name and value, and not zero.
        """
        ...

    def constant(self, name: str, size: int) -> Tensor:
        """`reciprocal` (1/size) or `root` (1/sqrt(size)), as a single number.

        In the field random, keyed by name and size, and not zero.
        """
        ...

    def slopes(self, heads: int) -> Tensor:
        """ALiBi's slope of each of so many heads: [heads]; keyed by their number too."""
        ...

    def table(self, name: str, key: str, positions: Sequence[int], size: int) -> Tensor:
        """A function of positions alone, [positions, size].

        `cos` and `sin` of so many angles, `alibi`: the position itself, or `position_scale`: one
        and something that grows with its logarithm. In the field random, keyed by name, key,
        position and place.
        """
        ...

    # --- arithmetic ---

    def add(self, a: Tensor, b: Tensor) -> Tensor: ...
    def sub(self, a: Tensor, b: Tensor) -> Tensor: ...
    def mul(self, a: Tensor, b: Tensor) -> Tensor: ...
    def scale(self, a: Tensor, factor: Tensor) -> Tensor:
        """Every value times a single number, of shape ()."""
        ...

    def scale_rows(self, a: Tensor, factors: Tensor) -> Tensor:
        """Each row of the last axis times its own number: [rows…, n] times [rows…]."""
        ...

    def reciprocal(self, a: Tensor) -> Tensor:
        """1/a. A zero makes its trial undefined, in the ledger.

        What is made of it is no number: a value of its own, that equals none and spreads to all
        that is computed of it.
        """
        ...

    def contract(self, pattern: str, a: Tensor, b: Tensor) -> Tensor:
        """Sums of products in einsum's letters: `"ti,io->to"`."""
        ...

    def sum(self, a: Tensor, axis: int) -> Tensor: ...
    def squares(self, a: Tensor) -> Tensor:
        """The sum of squares over the last axis."""
        ...

    def two_products(self, a: Tensor, b: Tensor, c: Tensor, d: Tensor) -> Tensor:
        """A·b + c·d, value by value."""
        ...

    # --- functions ---

    def apply(
        self,
        name: str,
        key: str,
        *arguments: Tensor,
        constants: tuple[float, ...] = (),
        only: Mask | None = None,
    ) -> Tensor:
        """The function of this name, elementwise, on one argument or several.

        In the field a random one, keyed by name, constants, key and trial. Where `only`
        is false the function is not asked, and the result is zero.
        """
        ...

    def exponentials(self, key: str, scores: Tensor, mask: Mask) -> Exponentials:
        """Exponentials of the scores that the mask lets through, zero elsewhere; rows lie last."""
        ...

    def rescale(self, a: Tensor, shift: Array, to: Array) -> Tensor:
        """What was made with one shift, as if with another: [rows…] or [rows…, more]."""
        ...

    def ranks(self, key: str, a: Tensor) -> Array:
        """A number for each value, larger for the better one: [trials, …].

        Equal values have equal ranks, and the caller breaks ties by the lowest id.
        """
        ...
