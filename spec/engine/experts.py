"""What experts make of tokens: the number of an expert is an axis, summed over as widths are.

An expert's output is linear in its hidden activation, so the gate multiplies that, and the sum over
experts and their widths is one contraction, of which a rank covers what it has.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from shardproof.spec.engine.block_scales import Axes, Bad, bad_of_parts, bad_scales
from shardproof.spec.engine.fused import block_of
from shardproof.spec.engine.indices import Number, canon, one_in, whole
from shardproof.spec.engine.local import contract, taken
from shardproof.spec.engine.ranks import Members, Rank, Stage
from shardproof.spec.engine.routing import ONE, Routes, gates, held_experts, moe_of
from shardproof.spec.engine.sent import Sent, each_of, each_pair, in_rows, rows_of
from shardproof.spec.engine.shifts import Differ, by_members, family, is_shifted
from shardproof.spec.engine.values import CannotRun, Held, Term, World, plus, scaled, sized
from shardproof.spec.engine.weights import shape_of
from shardproof.spec.layout.mesh import axis_over
from shardproof.spec.model.model import Dense
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.experts import Experts, SharedExpert
from shardproof.spec.program.ops.stream import AddEach
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import replace


def experts(stage: Stage, rank: Rank, op: Experts, tokens: object, routed: object) -> object:
    """One result, or after a dispatch one for each source."""
    if stage.ctx.stage_ranks % stage.ctx.block:
        raise CannotRun(
            f"experts lie over {stage.ctx.block} ranks, and the last block has "
            f"{stage.ctx.stage_ranks % stage.ctx.block}"
        )
    own, stored = computed(stage, rank, op), stored_at(stage, rank, op)
    if not isinstance(tokens, Sent):
        return on_tokens(stage, rank, op, (tokens, routed), own, stored)
    if not isinstance(routed, Sent):
        raise CannotRun("routes of others than the tokens'")
    _alike(stage, tokens, routed)

    def made(x: object, routes: object, same: bool) -> object:  # noqa: FBT001
        if not same and isinstance(routes, Routes):
            routes = replace(routes, of=(routes.rows, rows_of(x)))
        if isinstance(routes, Routes) and isinstance(x, Held):
            routes = replace(routes, rows=x.rows)
        return on_tokens(stage, rank, op, (x, routes), own, stored)

    return each_pair(tokens, routed, made)


def _alike(stage: Stage, one: Sent, other: Sent) -> None:
    """Ask that both are said of classes, or both of ranks; of these each sends, or one for all."""
    largest = max(stage.classes, key=len)
    otherwise = one.of.how != other.of.how and len(largest) > 1
    if one.of.one_by_one != other.of.one_by_one or otherwise:
        raise Differ(largest)


def computed(stage: Stage, rank: Rank, op: Experts) -> Runs:
    """The experts that a rank computes: its own, or those of which it has the first copy."""
    owners = owners_of(stage, rank, op)
    if op.copies != "one":
        return held_experts(stage, rank, owners)
    return _first_copies(owners, stage.coordinates("ep", rank))


def owners_of(stage: Stage, rank: Rank, op: Experts) -> Split:
    """The placement by which a rank goes: all but the first of ep may go by the one before."""
    if op.before is None:
        return op.owners
    first = [at == 0 for at in stage.coordinates("ep", rank)]
    if len(set(first)) > 1:
        raise Differ(first)
    return op.owners if first[0] else op.before


@lru_cache(maxsize=1024)
def _first_copies(owners: Split, on: Members) -> Runs:
    first: dict[int, int] = {}
    for at in range(len(owners)):
        for run in owners.part(at):
            for expert in run:
                first.setdefault(expert, at)

    def computed(at: int) -> Iterator[int]:
        own = (e for run in owners.part(at) for e in run if e >= 0 and first[e] == at)
        return iter(dict.fromkeys(own))

    return family([canon(range(e, e + 1) for e in computed(at)) for at in on])


def stored_at(stage: Stage, rank: Rank, op: Experts) -> Runs:
    """The experts whose weights are found where those of each are looked up."""
    own = computed(stage, rank, op)
    count = moe_of(stage).experts
    places: tuple[int, ...] | None = op.stored
    if places is not None:

        def found(mine: Runs) -> Runs:
            every = [i for run in mine for i in run]
            if any(e >= len(places) or not 0 <= places[e] < count for e in every):
                raise CannotRun("nothing says where an expert is stored")
            return canon(range(places[e], places[e] + 1) for e in every)

        return by_members(found, own) if is_shifted(own) else found(own)
    numbered, there = op.index == "global", op.held
    if not numbered and there is None:
        return own
    slots = stage.own(owners_of(stage, rank, op), rank) or ()
    held = slots if there is None else stage.own(there, rank) or ()
    if numbered:
        return _each(_by_place, own, held)
    return _each(_by_slot, own, slots, held)


def _each(make: Callable[..., Runs], *of: Runs) -> Runs:
    """For each member of a class, where they have indices of their own."""
    return by_members(make, *of) if any(map(is_shifted, of)) else make(*of)


def _by_slot(own: Runs, slots: Runs, held: Runs) -> Runs:
    """What is in each expert's slot."""
    every, there = ([i for run in of for i in run] for of in (slots, held))
    places = [every.index(e) for run in own for e in run]
    if places and max(places) >= len(there):
        raise CannotRun(f"slot {max(places)} is looked up among {len(there)} on the rank")
    return canon(range(there[at], there[at] + 1) for at in places)


def _by_place(own: Runs, held: Runs) -> Runs:
    """A global number taken for a place on the rank."""
    every = [i for run in held for i in run]
    mine = [i for run in own for i in run]
    if mine and max(mine) >= len(every):
        raise CannotRun(f"expert {max(mine)} is looked up among {len(every)} on the rank")
    return canon(range(every[e], every[e] + 1) for e in mine)


def on_tokens(
    stage: Stage, rank: Rank, op: Experts, given: tuple[object, object], own: Runs, stored: Runs
) -> Held:
    """The weighted sum over a rank's experts, each in its own part of the width."""
    x, routes = given
    if not isinstance(x, Held) or not isinstance(routes, Routes):
        raise CannotRun("tokens and their routes are needed")
    if sized(x.rows) != sized(routes.rows):
        raise CannotRun("there are routes for other tokens")
    moe, world = moe_of(stage), stage.world
    if not own:
        return world.held(x.rows, x.sizes, ())
    if x.rows != routes.rows:
        routes = replace(routes, of=(routes.rows, x.rows))
    block = f"layers.{op.layer}.ffn"
    base = f"{block}.experts"
    _, (_, size) = shape_of(stage.ctx.model, f"{base}.up")
    width = stage.own(op.width, rank)
    inner = whole(size) if width is None else taken(whole(size), width)
    columns = taken(whole(moe.experts), stored), inner
    firsts = first_columns(stage, rank, op, base, inner)
    at = op.weight
    if at == "auto":
        at = "input" if moe.input_weighted else "output"
    weights, chosen = (gates(world, moe, routes, own, weighed=w) for w in (True, False))
    # A weight of one changes no input; what is not chosen is left out behind.
    before = weights if at == "input" and weights != chosen else None
    read = x if moe.latent is None else contract(
        stage, x, f"{block}.latent.down", (None,), (whole(moe.latent),))  # fmt: skip
    hidden = activated(stage, read, base, moe.expert, columns, firsts, before)
    mask = chosen if at == "input" else weights
    hidden = gated(world, hidden, mask, own, columns[1:])
    outs = (whole(stage.ctx.model.hidden if moe.latent is None else moe.latent),)
    bad = bad_down(stage, rank, op, base, columns, outs)
    y = contract(stage, hidden, f"{base}.down", columns, outs, bad=bad)

    def back(of: Held) -> Held:
        if moe.latent is None:
            return of
        every = (whole(stage.ctx.model.hidden),)
        return contract(stage, of, f"{block}.latent.up", (None,), every)

    if not moe.expert.down_bias:
        return back(y)
    by = _share(stage, rank, op)
    if not by:
        return back(y)
    one = world.held(x.rows, (length(own),), (Term(1, world.value("gate", *ONE), (own,)),))
    of = gated(world, one, weights if at == "output" else chosen, own, ())
    bias = contract(stage, of, f"{base}.down.bias", columns[:1], outs)
    return back(plus(world, y, scaled(world, bias, by)))


def _share(stage: Stage, rank: Rank, op: Experts) -> Number:
    """How much of its experts' biases a rank adds."""
    if op.bias == "divided":
        return one_in(stage.ctx.expert_tp)
    if op.bias == "every":
        return 1
    first = [at == 0 for at in stage.coordinates("etp", rank)]
    if len(set(first)) > 1:
        raise Differ(first)
    return int(first[0])


def gated(world: World, x: Held, by: list[Term], own: Runs, rest: tuple[Runs, ...]) -> Held:
    """A tensor of experts times their gates, each for all places behind its own."""
    one = world.value("gate", *ONE)
    if len(by) == 1 and by[0] == Term(1, one, (own,)):
        return x
    terms = [t._replace(maps=(*t.maps, *rest)) for t in by]
    return world.mul(x, world.held(x.rows, x.sizes, terms))


PARTS: tuple[str, ...] = ("gate", "up")


class First(NamedTuple):
    """What a rank has of up, or of gate."""

    columns: Mapping[str, Runs]
    """Of which of these two it has taken which columns."""
    bad: Bad | None
    """Where these have other scales than their own."""


Firsts = Mapping[str, First]


def first_columns(
    stage: Stage, rank: Rank, op: Experts | SharedExpert, base: str, inner: Runs
) -> Firsts:
    """A rank's columns of up and of gate; of its block of one weight what it takes for these."""
    return {
        name: First(taken, bad_first(stage, rank, op, f"{base}.{name}", taken))
        for name, taken in _first_columns(stage, rank, op, base, inner).items()
    }


def bad_first(
    stage: Stage, rank: Rank, op: Experts | SharedExpert, weight: str, taken: Mapping[str, Runs]
) -> Bad | None:
    """Where columns of up or gate have other scales than their own, whichever they are taken of."""
    name = weight.rsplit(".", 1)[1]
    ins, outs = shape_of(stage.ctx.model, weight)
    lead = tuple(map(whole, outs[:-1]))
    if [*taken] == [name]:
        columns = Axes((*lead, taken[name]), (op.width,))
        return bad_scales(stage, rank, op, weight, Axes(tuple(map(whole, ins))), columns)
    return bad_of_parts(
        stage, rank, op, weight, dict.fromkeys(PARTS, outs[-1:]), taken, (op.width,)
    )


def bad_down(
    stage: Stage, rank: Rank, op: Experts | SharedExpert, base: str, rows: tuple[Runs, ...],
    columns: tuple[Runs, ...],
) -> Bad | None:  # fmt: skip
    """Where numbers of the last projection have other scales than their own."""
    return bad_scales(
        stage, rank, op, f"{base}.down", Axes(rows, (op.width,)), Axes(columns)
    )  # fmt: skip


def _first_columns(
    stage: Stage, rank: Rank, op: Experts | SharedExpert, base: str, inner: Runs
) -> Mapping[str, Mapping[str, Runs]]:
    if not op.fused:
        return {name: {name: inner} for name in PARTS}
    size = shape_of(stage.ctx.model, f"{base}.up")[1][-1]
    split: Split | None = op.width
    places = (0,) if split is None else stage.coordinates(split.axis, rank)
    if len(set(places)) > 1:
        raise Differ(places)
    ranks = [size] if split is None else [length(split.part(at)) for at in range(len(split))]
    orders = op.fused, op.read or op.fused
    sizes = [dict.fromkeys(PARTS, (width,)) for width in ranks]
    shapes = dict.fromkeys(PARTS, (size,))
    return {name: block_of(name, orders, shapes, sizes, places[0]) for name in PARTS}


def activated(
    stage: Stage, x: Held, base: str, spec: Dense, columns: tuple[Runs, ...], firsts: Firsts,
    weights: list[Term] | None = None,
) -> Held:  # fmt: skip
    """The hidden activation of a block, or of several experts."""
    world = stage.world

    def first(name: str) -> Held:
        made = [
            contract(
                stage, x, f"{base}.{part}", (None,), (*columns[:-1], taken), bad=firsts[name].bad
            )
            for part, taken in firsts[name].columns.items()
        ]
        y = plus(world, *made) if made else world.held(x.rows, tuple(map(length, columns)), ())
        if weights is not None:
            y = gated(world, y, weights, columns[0], columns[1:])
        if spec.up_bias:
            value = world.value("weight", f"{base}.{name}.bias")
            y = plus(world, y, world.held(y.rows, y.sizes, (Term(1, value, columns),)))
        return y

    up = first("up")
    key: tuple[Hashable, ...] = (spec.activation, base)
    if not (spec.gated or spec.joint):
        return world.pointwise(up, key=key)
    gate = first("gate")
    if spec.joint:
        return world.pointwise(gate, up, key=key)
    return world.mul(world.pointwise(gate, key=key), up)


def shared_expert(stage: Stage, rank: Rank, op: SharedExpert, tokens: object) -> object:
    """The experts that every token goes to, of what a rank has, or of each source."""
    if isinstance(tokens, Sent):
        return each_of(tokens, lambda x: _shared_on(stage, rank, op, x))
    return _shared_on(stage, rank, op, tokens)


def _shared_on(stage: Stage, rank: Rank, op: SharedExpert, x: object) -> Held:
    moe, world, spec = moe_of(stage), stage.world, moe_of(stage).shared
    if not isinstance(x, Held):
        raise CannotRun("it is no tensor")
    if spec is None:
        raise CannotRun("the model has no shared expert")
    if op.first:
        first = _first(stage, rank, op)
        if len(set(first)) > 1:
            raise Differ(first)
        if not first[0]:
            return world.held(x.rows, x.sizes, ())
    base = f"layers.{op.layer}.ffn.shared"
    width = stage.own(op.width, rank)
    copied = op.width is None or _on_every_rank(op.width, spec.width)
    columns = (whole(spec.width) if width is None else taken(whole(spec.width), width),)
    firsts = first_columns(stage, rank, op, base, columns[0])
    outs = (whole(stage.ctx.model.hidden),)
    hidden = activated(stage, x, base, spec, columns, firsts)
    bad = bad_down(stage, rank, op, base, columns, outs)
    y = contract(stage, hidden, f"{base}.down", columns, outs, bad=bad)
    if spec.down_bias and not copied:
        first = _first(stage, rank, op)
        if len(set(first)) > 1:
            raise Differ(first)
    if spec.down_bias and (copied or _first(stage, rank, op)[0]):
        value = world.value("weight", f"{base}.down.bias")
        y = plus(world, y, world.held(y.rows, y.sizes, (Term(1, value, outs),)))
    if moe.shared_gate:
        gate = contract(stage, x, f"layers.{op.layer}.ffn.shared_gate", (None,), ())
        opened = world.pointwise(gate, key=("sigmoid", f"layers.{op.layer}.ffn.shared_gate"))
        terms = [t._replace(maps=outs) for t in opened.terms]
        y = world.mul(y, world.held(y.rows, y.sizes, terms))
    divide: int = op.divide
    if divide == 1 or not y.rows.any:
        return y
    if not divide:
        raise CannotRun("nothing can be divided by zero")
    return scaled(world, y, one_in(divide))


def _first(stage: Stage, rank: Rank, op: SharedExpert) -> list[bool]:
    """Which members of a class are the first of the ranks that the shared experts lie over."""
    over: tuple[str, ...] | None = op.over
    if over is None:
        return [at == 0 for at in rank.members]
    return [stage.along(axis_over(over), rank, at) == 0 for at in rank.members]


@lru_cache(maxsize=1024)
def _on_every_rank(split: Split, width: int) -> bool:
    every = [*range(width)]
    return all(
        sum(map(len, split.part(at))) == width
        and sorted(i for run in split.part(at) for i in run) == every
        for at in range(len(split))
    )


def add_each(stage: Stage, rank: Rank, op: AddEach, one: object, other: object) -> object:
    """What was made of each source, added."""
    del rank, op
    if isinstance(one, Sent):
        if not isinstance(other, Sent):
            raise CannotRun("results of others than the tokens'")
        _alike(stage, one, other)
        return each_pair(one, other, lambda x, y, same: _both(stage, x, y, same=same))
    return _both(stage, one, other)


def _both(stage: Stage, one: object, other: object, *, same: bool = False) -> Held:
    if not isinstance(one, Held) or not isinstance(other, Held):
        raise CannotRun("it is no tensor")
    return plus(stage.world, one, in_rows(stage.world, other, one.rows) if same else other)
