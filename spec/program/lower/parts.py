"""The pieces of a plan's phases, each lowered once for all plans that say the same of it.

A piece is one object for as long as it is kept, so what was made of it is found by its identity.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import groupby

from shardproof.spec.layout.chosen import read_behind
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.plan.reads import Switch, tables_of, taken
from shardproof.spec.program.lower.folded import (
    Folded,
    Piece,
    body,
    crossing,
    entering,
    folded,
    joined,
    leaving,
)
from shardproof.spec.program.op import Op, all_told
from shardproof.spec.record import dataclass, replace

STAYS, LEAVES, LEAVES_WITH_CHOICE = 0, 1, 2
"""Whether the stream leaves its stage, by itself or with the keys that an index has chosen."""
UNMET = 4
"""More, where who reads the stream does not complete a sum that is left to it."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A piece with its way to the next one, which may be on another stage."""

    own: tuple[Op, ...]
    behind: tuple[Op, ...]
    """What joins the stream, or sends it."""
    there: tuple[Op, ...] | None
    """What receives it, where it crosses."""
    left: str
    """What it gives, by name."""
    chosen: str
    """The keys that an index has chosen last, by name."""

    @property
    def rows(self) -> tuple[tuple[Op, ...], ...]:
        """Its operators, list by list."""
        return (self.own, self.behind) if self.there is None else (
            self.own, self.behind, self.there
        )  # fmt: skip


_PARTS: dict[Hashable, Part] = {}
MOST = 1 << 12


def told_in(part: Part) -> Hashable:
    """Equal for parts whose operators say the same and run on the same ranks."""
    rows = (tuple([(all_told(op), op.where) for op in ops]) for ops in part.rows)
    return part.left, part.there is None, *rows


def one_part(part: Part) -> Part:
    """The one object for all parts that say the same, wherever a plan has more stages or fewer."""
    if not Switch.on:
        return part
    key = part.chosen, told_in(part)
    if len(_PARTS) > MOST and key not in _PARTS:
        _PARTS.clear()
    return _PARTS.setdefault(key, part)


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """The layers that a phase goes through."""

    runs: tuple[tuple[tuple[int, int], int], ...]
    """The kind of each, how the stream leaves it, and how often in a row."""
    every: bool
    """Whether these are all layers of the model, in their order."""
    crosses: bool
    """Whether the stream leaves the embedding's stage at once."""
    several: bool
    """Whether there is more than one visit."""

    @property
    def pieces(self) -> tuple[tuple[int, int], ...]:
        """Each kind, and how the stream leaves one of it."""
        return tuple(dict.fromkeys(step for step, _ in self.runs))


def way(model: Model, plan: Plan, name: PhaseName) -> Way:
    model = told_apart(model, plan)
    return taken(tables_of(model), _way, model, plan, (name,))


def _way(model: Model, plan: Plan, name: PhaseName) -> Way:
    program = folded(model, plan, name)
    layers, last, read = model.layers, program.head_stage, read_behind(model)
    after_all = [*(block.stages[0] for block in program.walk), last]
    steps: list[tuple[int, int]] = []
    for block, after in zip(program.walk, after_all[1:], strict=True):
        across = {*block.ends[:-1], *(block.ends[-1:] if after != block.stages[-1] else ())}
        steps += [
            (layers[at], (LEAVES_WITH_CHOICE if at in read else LEAVES) * (at in across))
            for at in block.taken
            if at < len(layers)
        ]
    if steps and program.phase.norm.completes != "all":
        steps = _as_met(program, steps)
    met = [at for block in program.walk for at in block.taken]
    crosses = program.phase.stages.embedding != after_all[0]
    runs = tuple((step, len([*group])) for step, group in groupby(steps))
    return Way(runs, met == [*range(len(layers))], crosses, len(program.stages) > 1)


def _as_met(program: Folded, steps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same, where some norms alone complete what is left to them."""
    kinds, readers = program.contexts[0].model.kinds, [kind for kind, _ in steps[1:]]
    left = {kind: body(program, kind).left for kind in dict.fromkeys(kind for kind, _ in steps)}
    return [
        (kind, how if replace(left[kind], crossed=how != STAYS).met_by(
            None if reader is None else kinds[reader]) else how + UNMET)
        for (kind, how), reader in zip(steps, [*readers, None], strict=True)
    ]  # fmt: skip


def first_part(model: Model, plan: Plan, name: PhaseName, *, crosses: bool) -> Part:
    """The embedding."""
    model = told_apart(model, plan)
    return taken(tables_of(model), _first, model, plan, (name, crosses))


def _first(model: Model, plan: Plan, name: PhaseName, crosses: bool) -> Part:  # noqa: FBT001
    program = folded(model, plan, name)
    piece = entering(program)
    if not crosses:
        return one_part(Part(piece.visits[0], (), None, piece.left.value, piece.chosen))
    return _across(piece, crossing(program, None, piece, 0))


def layer_part(model: Model, plan: Plan, name: PhaseName, kind: int, *, leaves: int) -> Part:
    """A layer of a kind."""
    model = told_apart(model, plan)
    return taken(tables_of(model), _layer, model, plan, (name, kind, leaves))


def _layer(model: Model, plan: Plan, name: PhaseName, kind: int, leaves: int) -> Part:
    program = folded(model, plan, name)
    piece = body(program, kind)
    completes, how = leaves < UNMET, leaves % UNMET
    if how:
        chosen = how == LEAVES_WITH_CHOICE
        behind = crossing(program, kind, piece, 0, chosen=chosen, completes=completes)
        return _across(piece, behind)
    behind = joined(program, kind, piece, completes=completes)
    own, joins = piece.visits[0], behind.visits[0]
    return one_part(Part(own, joins, None, behind.left.value, behind.chosen))


def _across(piece: Piece, behind: Piece) -> Part:
    sent, there = behind.visits
    return one_part(Part(piece.visits[0], sent, there, behind.left.value, behind.chosen))


def last_part(model: Model, plan: Plan, name: PhaseName) -> Part:
    """The head, with the choice of the next token."""
    model = told_apart(model, plan)
    return taken(tables_of(model), _last, model, plan, (name,))


def _last(model: Model, plan: Plan, name: PhaseName) -> Part:
    piece = leaving(folded(model, plan, name))
    return one_part(Part(piece.visits[0], (), None, piece.left.value, piece.chosen))
