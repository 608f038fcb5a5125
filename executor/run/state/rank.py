"""One rank while it runs a visit: where it stands, what it works on, what it knows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Any, TypeVar

from shardproof.executor.domains import (
    CannotRun,
    Domain,
    Ids,
    Mask,
    Parts,
    Shape,
    Tensor,
    concat,
    take,
)
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.executor.weights import Weights, dequantised
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.mesh import axis_over, place_over
from shardproof.spec.layout.packed import Row
from shardproof.spec.model.scaled import block_of
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.lower.phase import Visit
from shardproof.spec.program.op import PAD, Op, Split
from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.record import dataclass, field

if TYPE_CHECKING:
    from shardproof.executor.run.state.again import Memory

Coordinates = Mapping[str, int]
Turn = tuple[str, tuple[int, ...], int, tuple[int, ...]]
"""A layer, places, the number of its angles, and those that turn a rank's dimensions."""
Kind = TypeVar("Kind")
SomeOp = TypeVar("SomeOp", bound=Operator)


@dataclass(slots=True)
class Work:
    """What a rank works on: sequences, the tokens of each, and their places."""

    sequences: tuple[int, ...]
    places: tuple[int, ...]
    """The place in the sequence of each local token."""
    ids: Ids
    """[trials, sequences, tokens]"""
    counted_from: int = 0
    """The place that local counting begins at; of prefill, the first of its chunk."""
    step: int = 0
    """Of decode, from 1."""
    together: int = 0
    """Of prefill, how many tokens all ranks of sp read in this pass."""
    rejected: int = 0
    """Of decode, how many of its last tokens are drafts that are taken back."""
    gap: int = 0
    """Of decode, how many drafts were taken back in earlier steps."""
    row: Row | None = None
    """Of prefill, the sequences that lie one after another in what is read, if several do."""
    of_row: tuple[int, int] = (1, 0)
    """Of decode, how many sequences a row of prefill had, and which of them is decoded."""

    def position(self, place: int) -> int:
        """The position of a token in its own sequence."""
        return place if self.row is None else place - self.row.start(place)

    def named(self, sequence: int, place: int) -> tuple[int, int] | None:
        """A sequence by its number among those of all rows, and a token by its place in it.

        A pad of a row has none.
        """
        if self.row is not None:
            number = self.row.number(place)
            if number is None:
                return None
            return sequence * len(self.row.sequences) + number, place - self.row.start(place)
        count, which = self.of_row
        return sequence * count + which, place

    @property
    def taken_back(self) -> tuple[int, ...]:
        """Where its drafts stand that are taken back: nothing of them is the model's."""
        return self.places[len(self.places) - self.rejected :]

    @property
    def first(self) -> int:
        """The first token of a step, or of what prefill reads."""
        return self.places[0] if self.step and self.places else self.counted_from


@dataclass(slots=True)
class Entries:
    """A sequence's KV cache in one layer on one rank: [slots, heads, dimensions]."""

    slots: list[int]
    """Ascending."""
    keys: Tensor
    values: Tensor


@dataclass(frozen=True, slots=True)
class Pair:
    """Keys and values that were read together."""

    keys: Tensor
    values: Tensor


@dataclass(frozen=True, slots=True)
class Blocks:
    """Numerators and denominators over one block of keys or several."""

    parts: tuple[Parts, ...]

    @property
    def only(self) -> Parts:
        if len(self.parts) != 1:
            raise CannotRun("a merge", (), f"{len(self.parts)} blocks are taken for one")
        return self.parts[0]


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which of the keys on the rank each of its tokens attends to, if it sees them."""

    mask: Mask
    """[trials, sequences, tokens, keys]"""


@dataclass(slots=True)
class Maps:
    """An operator's maps, and which coordinates have the same pieces of all of them."""

    op: Operator
    """Kept, so that its number stays its own."""
    maps: Sequence[Split]
    _known: dict[Key, int]
    _met: dict[Hashable, int]

    def own(self, rank: Rank) -> int:
        """Equal for ranks whose own indices are equal."""
        known = self._known.get(rank.key)
        if known is None:
            own = tuple([rank.own(split) for split in self.maps])
            known = self._met.setdefault(own, len(self._met))
            # A map of the tokens that a rank works on is another one at every visit.
            if all(split.spec is None for split in self.maps):
                self._known[rank.key] = known
        return known


@dataclass(slots=True)
class Kept:
    """What the operators of a phase need again and again, made once for all of its ranks."""

    turns: dict[Turn, tuple[Tensor, Tensor]] = field(default_factory=dict[Any, Any])
    """RoPE's factors."""
    maps: dict[int, Maps] = field(default_factory=dict[int, Maps])
    """By the number of an operator."""
    repeatable: dict[int, tuple[Visit, bool]] = field(default_factory=dict[Any, Any])
    """By the number of a visit, which is kept beside it: whether ranks of dp and sp may share."""
    in_step: dict[int, tuple[Visit, bool]] = field(default_factory=dict[Any, Any])
    """Likewise: whether each rank runs every operator."""
    blocks: dict[str, tuple[int, int] | None] = field(default_factory=dict[str, Any])
    """Rows and columns of the blocks that share a scale, by weight; none of one without scales."""
    memory: Memory | None = None
    """What operators gave in other plans, where these are run on the same numbers."""


@dataclass(slots=True)
class Rank:
    at: Coordinates
    """pp, dp, sp, tp."""
    domain: Domain
    weights: Weights
    ctx: Context
    work: Work
    key: Key = field(init=False)
    cache: dict[tuple[int, int], Entries] = field(default_factory=dict[tuple[int, int], Entries])
    """By layer and sequence."""
    seen_slots: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    """By layer, the slots of the keys that the last step read."""
    behind: dict[int, int] = field(default_factory=dict[int, int])
    """By layer, how many slots the last step's tokens stand behind their places."""
    env: dict[str, Any] = field(default_factory=dict[str, Any])
    exchanged: tuple[tuple[int, ...], ...] = ()
    """After an exchange of keys: the places of the tokens, block by block."""
    inbox: Mapping[str, object] = field(default_factory=dict[str, object])
    """What the visit before has sent, as of this tick."""
    promised: frozenset[str] = frozenset()
    """The parts that the visit before does send, sooner or later."""
    outbox: dict[str, object] = field(default_factory=dict[str, object])
    kept: Kept = field(default_factory=Kept)
    """Shared by the ranks of a phase."""
    needed: dict[tuple[int, object], tuple[Operator, Any]] = field(default_factory=dict[Any, Any])
    """By the number of an operator, which is kept beside it: see `once`."""
    before: dict[str, Tensor] = field(default_factory=dict[str, Tensor])
    """By operator: what `previous` was given the last time that it ran."""
    watch: Watch | None = None
    """Told of every operator that has run on the rank, while its result is in `env`."""
    fed: Fed | None = None
    """The choices of another run, to be taken in place of the rank's own."""

    def __post_init__(self) -> None:
        self.key = self.at["pp"], self.at["dp"], self.at["sp"], self.at["tp"]

    def value(self, name: str) -> object:
        """What stands under a name: a tensor, or what some operators give in place of one."""
        found = self.env.get(name)
        if found is None:
            raise CannotRun(name, (), "the operand is absent on this rank")
        return found

    def get(self, name: str) -> Tensor:
        found = self.env.get(name)
        return found if isinstance(found, Tensor) else self.of(name, Tensor)

    def of(self, name: str, kind: type[Kind]) -> Kind:
        """What stands under a name, which is of this kind."""
        return as_kind(name, self.value(name), kind)

    def own(self, split: Split | None) -> tuple[int, ...] | None:
        """The indices of this rank under a map; None where nothing is split."""
        if split is None:
            return None
        if split.size == -1:
            return ()  # nothing is known of its pieces
        known = split if split.spec is None else self.known(split)
        axis = split.axis
        return known.parts[self.at[axis] if axis in self.at else self.coordinate(axis)]

    def along(self, axis: str) -> int:
        """Where the rank stands along an axis of the mesh, of the experts, or of a module."""
        return self.at[axis] if axis in self.at else self.coordinate(axis)

    def share(self, over: Sequence[str] | None) -> tuple[int, int]:
        """The rank's place among those that a module lies over, and how many these are."""
        if over is None:
            return self.at["tp"], self.ctx.phase.tp
        sizes = [self.size(axis) for axis in over]
        return place_over(axis_over(over), self.at.__getitem__, self.size), prod(sizes)

    def size(self, axis: str) -> int:
        """How many ranks a mesh axis has."""
        found: int = getattr(self.ctx.phase, axis)
        return found

    def known(self, split: Split) -> Split:
        """The map, where it is one of the rank's own tokens."""
        return split.of(len(self.work.places))

    def coordinate(self, axis: str) -> int:
        if axis in ("ep", "etp"):
            ep, etp = self.in_block()
            return ep if axis == "ep" else etp
        return place_over(axis, self.at.__getitem__, self.size)

    def in_block(self) -> tuple[int, int]:
        """The rank's places along ep and along the experts' tp, in its block."""
        place = self.number % self.ctx.block
        return place // self.ctx.expert_tp, place % self.ctx.expert_tp

    @property
    def number(self) -> int:
        """The rank's number in its stage: dp, then sp, then tp, the last fastest."""
        phase = self.ctx.phase
        return (self.at["dp"] * phase.sp + self.at["sp"]) * phase.tp + self.at["tp"]

    def owns_key(self, place: int) -> bool:
        """Whether the entry of a new token is this rank's."""
        if self.ctx.layout != "keys":
            return True
        sequence, sp = self.ctx.phase.sequence, self.ctx.phase.sp
        total = place + 1
        if self.ctx.plan.workload.prompt is not None and self.ctx.plan.workload.steps is not None:
            total = self.ctx.plan.workload.prompt + self.ctx.plan.workload.steps
        return any(place in piece for piece in Cut(sequence.keys, total, sp).indices(self.at["sp"]))

    def asks_own(self, seen: str) -> bool:
        """Whether a rank's own tokens look at keys, and not all that came with heads."""
        return seen != "all" and not (seen == "cached" and self.ctx.by_heads)

    def asking(self, seen: str) -> tuple[int, ...]:
        """The places of the tokens that look at keys: its own, or all that came with heads."""
        if self.asks_own(seen):
            return self.work.places
        return tuple(place for block in self.exchanged for place in block)

    def to_tell(self, places: tuple[int, ...]) -> list[list[tuple[int, int]]]:
        """The tokens that another run has chosen for, by name.

        A pad is where a draft is taken back, and where a token of a row is nobody's.
        """
        work, lost = self.work, self.work.taken_back
        there = [PAD if place in lost else place for place in places]
        return [
            [work.named(sequence, place) or (sequence, PAD) for place in there]
            for sequence in work.sequences
        ]

    def asking_slots(self, seen: str, layer: int) -> tuple[int, ...]:
        """Where the tokens that look at keys stand among these."""
        behind = self.behind.get(layer, 0) if seen == "cached" else 0
        return tuple(place + behind for place in self.asking(seen))

    def once(self, op: SomeOp, make: Callable[[Rank, SomeOp], Kind]) -> Kind:
        """What an operator needs on this rank whenever it runs, whatever it is given."""
        found = self.needed.get((id(op), make))
        if found is None:
            found = self.needed[id(op), make] = op, make(self, op)
        kept: Kind = found[1]
        return kept

    def weight(self, name: str) -> Tensor:
        """A whole weight, as the model computes with it."""
        numbers, block = self.numbers(name), self.block(name)
        if block is None:
            return numbers
        return dequantised(self.domain, name, numbers, self.weights[f"{name}.scale"], block)

    def block(self, name: str) -> tuple[int, int] | None:
        """Rows and columns of the blocks of a weight that share a scale, where it has scales."""
        known = self.kept.blocks
        if name not in known:
            known[name] = block_of(self.ctx.model, name)
        return known[name]

    def numbers(self, name: str) -> Tensor:
        """A weight as it is stored: a quantised one without its scales."""
        if name not in self.weights:
            raise CannotRun(name, (), "there is no such weight")
        return self.weights[name]


Watch = Callable[[Rank, Op], None]


def as_kind(name: str, value: object, kind: type[Kind]) -> Kind:
    """The value, if it is of this kind; an operator has no meaning on another."""
    if isinstance(value, kind):
        return value
    what = type(value).__name__.lower()
    raise CannotRun(name, (), f"it is of the kind {what}, and {kind.__name__.lower()} is needed")


def of_work(work: Work, shape: Shape) -> bool:
    """Whether something of this shape is of the sequences and places that a rank works on."""
    wanted = (len(work.sequences), len(work.places))
    return 0 not in wanted and shape[:2] == wanted


def picked(domain: Domain, x: Tensor, axis: int, indices: tuple[int, ...]) -> Tensor:
    """Indices of an axis; a pad is zero."""
    if PAD not in indices:
        return take(x, axis, indices)
    axis %= x.rank
    real = [i for i in indices if i != PAD]
    shape = (*x.shape[:axis], len(indices) - len(real), *x.shape[axis + 1 :])
    found = concat([take(x, axis, real), domain.zeros(shape)], axis)
    if PAD not in indices[: len(real)]:
        return found  # pads stand at the end of a piece, for they are beyond the end of the axis
    # Of several axes laid one behind the other, each piece has its pads at its own end.
    kept, zeros = iter(range(len(real))), iter(range(len(real), len(indices)))
    return take(found, axis, [next(zeros if i == PAD else kept) for i in indices])
