"""The same lowering with each kind of layer written once, for as many layers as there are.

A phase is the embedding, layers one after the other, and the head. Between two of these the stream
is one tensor: what a layer leaves to be joined is joined in its own piece, also where the two parts
of it cross to another stage first. So every layer of a kind is the same list of operators but for
its number, and a piece is a list that is entered and left by one name.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise

from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.lower.block import Stream, layer, whole
from shardproof.spec.program.lower.crossing import received, sent
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.lower.ends import embedding, head
from shardproof.spec.program.lower.route import Block, blocks, head_stage
from shardproof.spec.program.op import Builder, Op
from shardproof.spec.record import dataclass

ENTERED = "stream"
"""What the one tensor is called by which a piece is entered."""
CHOSEN = "chosen"
"""What the keys are called, in a piece that is entered, that a layer before has chosen."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Operators in one go or, where the stream crosses to another stage, in two."""

    visits: tuple[tuple[Op, ...], ...]
    left: Stream
    """What it gives, by name."""
    used: dict[str, int]
    """The names that are taken."""
    chosen: str = CHOSEN
    """The keys that an index has chosen last, by name."""


@dataclass(frozen=True, slots=True)
class Folded:
    """A phase of a plan for a model, each kind of layer once."""

    name: PhaseName
    phase: Phase
    contexts: tuple[Context, ...]
    """One for each kind of layer."""

    @property
    def walk(self) -> tuple[Block, ...]:
        return blocks(self.contexts[0])

    @property
    def head_stage(self) -> int:
        return head_stage(self.contexts[0])

    @property
    def kinds(self) -> tuple[tuple[int, int], ...]:
        """Where layers of another kind begin, and which."""
        return kinds_of(self.contexts[0].model.layers)

    @property
    def stages(self) -> list[int]:
        """The stage of each visit."""
        layers = (stage for block in self.walk for stage in block.stages)
        run = [self.phase.stages.embedding, *layers, self.head_stage]
        return [run[0], *(b for a, b in pairwise(run) if a != b)]

    def first_of(self, kind: int) -> int:
        """The layer of the model that stands for its kind."""
        return self.contexts[0].model.layers.index(kind)


def folded(model: Model, plan: Plan, name: PhaseName) -> Folded:
    """What the strategy alone lowers to; edits are of single operators, and are not here."""
    contexts = contexts_of(told_apart(model, plan), plan, name)
    return Folded(name, plan.phase(name), contexts)


def entering(program: Folded) -> Piece:
    """The embedding."""
    b = Builder(prefix="embedding.")
    stream = Stream(embedding(Desk(program.contexts[0], b)))
    return Piece((tuple(b.ops),), stream, b.used)


def body(program: Folded, kind: int) -> Piece:
    """A layer of a kind, up to what it leaves to be joined."""
    number = program.first_of(kind)
    b = Builder(prefix=f"layers.{number}.", layer=number, chosen=CHOSEN)
    stream = layer(Desk(program.contexts[kind], b, number), ENTERED)
    return Piece((tuple(b.ops),), stream, b.used, b.chosen)


def joined(program: Folded, kind: int, of: Piece, *, completes: bool = True) -> Piece:
    """What stands between a layer and what reads the stream on the same stage."""
    b, desk = _behind(program, kind, of.used)
    name = whole(desk, of.left, completes=completes)
    return Piece((tuple(b.ops),), Stream(name), b.used, of.chosen)


def crossing(
    program: Folded, kind: int | None, of: Piece, number: int,
    *, chosen: bool = False, completes: bool = True,
) -> Piece:  # fmt: skip
    """What stands between a layer, or the embedding, and what reads the stream on another stage.

    `number` is that of the visit which it leaves. `chosen`: a layer behind reads the keys that an
    index has chosen.
    """
    b, desk = _behind(program, kind, of.used)
    b.chosen = of.chosen
    done = sent(desk, of.left, number, after_layers=kind is not None, chosen=chosen)
    there, desk = _behind(program, kind, {})
    came = received(desk, done, number + 1, chosen=chosen)
    name = whole(desk, done if came is None else came, completes=completes)
    return Piece((tuple(b.ops), tuple(there.ops)), Stream(name), there.used, there.chosen)


def _behind(program: Folded, kind: int | None, used: dict[str, int]) -> tuple[Builder, Desk]:
    """A list of what follows a layer, under its number."""
    number = program.first_of(kind) if kind is not None else 0
    b = Builder(layer=number, used=dict(used))
    return b, Desk(program.contexts[kind or 0], b, number)


def leaving(program: Folded) -> Piece:
    """The head, with the choice of the next token."""
    b = Builder(prefix="head.")
    logits = head(Desk(program.contexts[0], b), ENTERED)
    return Piece((tuple(b.ops),), Stream(logits), b.used)


def kinds_of(layers: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """(where they begin, their kind): layers of the same kind one after the other."""
    begins = (at for at, kind in enumerate(layers) if not at or layers[at - 1] != kind)
    return tuple((at, layers[at]) for at in begins)


def by_kind(program: Folded, taken: range) -> Iterator[tuple[int, range]]:
    """Layers that a stage takes one after the other, apart where their kinds differ.

    One that the model does not have is of no kind, -1.
    """
    count, kinds = len(program.contexts[0].model.layers), program.kinds
    if taken.step != 1:
        for layer in taken:
            yield from by_kind(program, range(layer, layer + 1))
        return
    low = taken.start
    at = bisect_right(kinds, low, key=lambda run: run[0])
    while low < min(taken.stop, count):
        end = kinds[at][0] if at < len(kinds) else count
        yield kinds[at - 1][1], range(low, min(end, taken.stop))
        low, at = end, at + 1
    if taken.stop > count:
        yield -1, range(max(taken.start, count), taken.stop)
