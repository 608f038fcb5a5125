"""The cache from prefill's ranks to those of decode, layer by layer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from shardproof.spec.engine.cache import (
    HALVES,
    Cache,
    Entry,
    complete,
    half_of,
    handed,
    kept_slots,
    lying,
    part_of,
    sizes_of,
    without_places,
)
from shardproof.spec.engine.entries import Entries
from shardproof.spec.engine.indices import canon, cover, largest, whole
from shardproof.spec.engine.outputs import Size, flattened, has_index
from shardproof.spec.engine.ranks import (
    ALONE,
    Classes,
    Rank,
    Stage,
    Uncovered,
    Unlike,
    sequences_of,
    sequences_of_each,
    stage_of,
)
from shardproof.spec.engine.replicas import alike_in_blocks
from shardproof.spec.engine.shifts import Differ, is_shifted
from shardproof.spec.engine.values import CannotRun, Held, Rows, Term, World, picked
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.model.model import Model
from shardproof.spec.plan.partners import partners, ranks_of
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import PhaseProgram, layers_of
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass

BY_RANK = ("by_rank", "stays")


def is_logical(plan: Plan) -> bool:
    """Whether every rank gets what it reads, wherever that is, as the plan's own word."""
    return _as_one_word(plan) == "logical"


def _as_one_word(plan: Plan) -> str | None:
    """How the cache comes to decode, where no edit says more of it and no storage turns it."""
    ops = handoff(plan)
    if not ops:  # it was dropped
        return None
    first, *others = ops
    written = (
        getattr(first, name) is None for name in ("length", "replica", "layers", "slots", "heads")
    )
    usual = not others and not first.where and first.storage != "raw" and all(written)
    return first.cache if usual else None


def as_its_kind(plan: Plan) -> bool:
    """Whether a layer is handed over as every other of its kind is, by whatever words."""
    word = _as_one_word(plan)
    return word is not None and (word not in BY_RANK or _kept_in_stages(plan))


def rank_by_rank(plan: Plan) -> bool:
    """Whether a rank of decode gets what one of prefill has, so that each is a class by itself."""
    ops = handoff(plan)
    return any(op.cache in BY_RANK or op.storage == "raw" or op.where for op in ops)


def kept_by_ranks(plan: Plan) -> bool:
    """Whether a rank of decode has the entries of the rank of prefill that has its number."""
    return any(op.cache in BY_RANK for op in handoff(plan))


def _kept_in_stages(plan: Plan) -> bool:
    """Whether a rank's partner has the same layers, and is the same one in every stage."""
    old, new = (plan.phase(name) for name in PHASES)
    if old.pp == new.pp == 1:
        return True
    ranks = ranks_of(old)
    if (old.pp, old.stages) != (new.pp, new.stages) or ranks != ranks_of(new) or ranks > MOST:
        return False
    found = partners(old, new)
    return all(
        there == (stage, *found[0, dp, sp, tp][1:]) for (stage, dp, sp, tp), there in found.items()
    )


MOST = 1 << 12
"""Ranks of which each is asked for its partner."""


def hand_over(
    world: World,
    before: Cache,
    prefill: PhaseProgram,
    decode: PhaseProgram,
    size: Size,
    classes: Classes = ALONE,
) -> Cache:
    """What decode's ranks are given of prefill's entries."""
    new = decode.contexts[0]
    out = Cache()
    any_rank = stage_of(world, new, size.batch, size.prompt, size.steps, classes)
    if is_logical(new.plan):
        for stage in range(new.phase.pp):
            for layer in layers_of(new, stage):
                if layer >= len(new.model.layers):
                    raise CannotRun(f"there is no layer {layer}")
                kind = new.model.layers[layer]
                contexts = prefill.contexts[kind], decode.contexts[kind]
                hand_layer(any_rank, contexts, before, out, (stage, layer))
        return out
    stages = tuple(tuple(layers_of(new, stage)) for stage in range(new.phase.pp))
    both = prefill.contexts, decode.contexts
    moving = Moving(any_rank, both, stages, before, out, size)
    for op in handoff(new.plan):
        moving.by(op)
    return out


def hand_layer(
    taking: Stage, contexts: tuple[Context, Context], before: Cache, out: Cache,
    at: tuple[int, int],
) -> None:  # fmt: skip
    """A layer's entries, to the ranks of one stage of decode."""
    stage, layer = at
    old, new = contexts
    ranks = taking.ranks
    if taking.folded:
        _from_the_same(taking, before, layer)
    for batch in dict.fromkeys(r.rows.sequences for r in ranks):
        if not batch:
            continue
        takers = tuple((stage, r) for r in ranks if r.rows.sequences == batch)
        givers = givers_of(before, batch, layer)
        given = handed(taking.world, givers, takers, old, new, layer, taking.prompt)
        for (_, number), entry in given.items():
            out.put(stage, ranks[number], layer, entry)


def _from_the_same(taking: Stage, before: Cache, layer: int) -> None:
    """Ask that all replicas of a class are given entries by ranks of the same classes."""
    by: dict[int, set[int]] = {}
    for (_, _, of), (rank, _) in before.of.items():
        if of == layer:
            for s in (s for run in rank.sequences for s in run):
                by.setdefault(s, set()).add(rank.dp)
    phase = taking.ctx.phase
    labels: list[object] = [None] * phase.dp
    each = sequences_of_each(phase, taking.batch)
    for replicas in taking.replicas:
        for dp in replicas:
            own = each[dp]
            labels[dp] = frozenset(at for run in own for s in run for at in by.get(s, ()))
    if any(labels[dp] != labels[members[0]] for members in taking.replicas for dp in members):
        # Whoever shares experts with others than before parts from those that do not.
        every = contexts_of(taking.ctx.model, taking.ctx.plan, "decode")
        raise Unlike(alike_in_blocks(labels, every), "decode")


def givers_of(before: Cache, batch: Runs, layer: int) -> Cache:
    """Who has entries of these sequences in a layer."""
    givers = Cache({
        key: (rank, entry)
        for key, (rank, entry) in before.of.items()
        if key[2] == layer and _common(rank.sequences, batch)
    }, before.late)  # fmt: skip
    wanted = flattened(cover(batch))
    if any(flattened(cover(r.sequences)) != wanted for r, _ in givers.of.values()):
        _each_alike(givers, batch)
    return givers


def _common(a: Runs, b: Runs) -> bool:
    return bool({i for run in a for i in run} & {i for run in b for i in run})


def _each_alike(givers: Cache, batch: Runs) -> None:
    """Sequences that come from several ranks: each has to come from some, all in one way."""
    for s in (i for run in batch for i in run):
        if not any(has_index(rank.sequences, s) for rank, _ in givers.of.values()):
            raise CannotRun(f"sequence {s} is on no rank")
    by_dp = {rank.dp for rank, _ in givers.of.values()}
    made = {
        dp: [(rank.sp, rank.tp, entry.keys.of.terms, entry.values.of.terms, entry.keys.places)
             for rank, entry in givers.of.values() if rank.dp == dp]
        for dp in by_dp
    }  # fmt: skip
    if len({str(each) for each in made.values()}) > 1:
        raise Uncovered("replicas whose caches differ")


@dataclass(slots=True)
class Moving:
    """A handoff that is not by logical index alone, as operators say it."""

    taking: Stage
    both: tuple[Sequence[Context], Sequence[Context]]
    """Prefill's and decode's, by kind of layer."""
    stages: Sequence[Sequence[int]]
    """The layers that are handed to each stage of decode."""
    before: Cache
    out: Cache
    size: Size

    @property
    def new(self) -> Context:
        return self.both[1][0]

    @property
    def old(self) -> Context:
        return self.both[0][0]

    def by(self, op: Handoff) -> None:
        """Fill the caches of the ranks for which an operator is."""
        takers = [(stage, rank) for stage in range(len(self.stages)) for rank in self.taking.ranks
                  if rank.rows.sequences and _runs(op, stage, rank)]  # fmt: skip
        given = self.before
        if op.storage == "raw" and op.slice == "memory":
            given = misread_all(self.taking.world, given, self.new.model)
        if op.cache in BY_RANK:
            self.from_partners(op, given, takers)
        else:
            self.from_all(op, given, takers)
        if op.storage == "raw" and op.slice == "index":
            mine = {(stage, rank.number) for stage, rank in takers}
            for key, (rank, entry) in [*self.out.of.items()]:
                if key[:2] in mine and not has_state(self.new.model, key[2]):
                    self.out.of[key] = rank, misread(self.taking.world, entry)

    def layers(self, stage: int) -> Iterator[int]:
        for layer in self.stages[stage]:
            if layer >= len(self.new.model.layers):
                raise CannotRun(f"there is no layer {layer}")
            yield layer

    def contexts(self, of_layer: int, layer: int) -> tuple[Context, Context]:
        kinds = self.new.model.layers
        if of_layer >= len(kinds):
            raise CannotRun(f"layer {of_layer} is on no rank")
        old, new = self.both
        return old[kinds[of_layer]], new[kinds[layer]]

    def slots(self, op: Handoff, rank: Rank, ctx: Context) -> tuple[Runs, Runs]:
        """The entries that a rank reads, and those that it is given for them."""
        kept = kept_slots(ctx, rank.sp, self.size.prompt)
        most: int | None = op.length
        other = op.slots or {}
        if most is None and not other:
            return kept, kept
        every = [s for run in kept for s in run if most is None or s < most]
        singles = (range(s, s + 1) for s in every)
        return canon(singles), canon(range(o, o + 1) for o in (other.get(s, s) for s in every))

    def from_partners(self, op: Handoff, given: Cache, takers: Sequence[tuple[int, Rank]]) -> None:
        """Rank i's entries are all that rank i has."""
        if self.old.world != self.new.world:
            raise CannotRun("a rank has no partner: the pools have different sizes")
        partner = partners(self.old.phase, self.new.phase)
        places = {(stage, rank.dp, rank.sp, rank.tp): (rank, stage)
                  for (stage, _, _), (rank, _) in given.of.items()}  # fmt: skip
        for stage, rank in takers:
            found = places.get(partner[stage, rank.dp, rank.sp, rank.tp])
            for layer in self.layers(stage) if found is not None else ():
                giver, at = found or (rank, 0)
                of_layer = layer_of(op, layer)
                entry = given.given(at, giver, of_layer)
                own = self.sequences(op, rank, giver.rows.sequences)
                if entry is None or own is None:
                    continue
                made = self.moved(op, (giver, rank), (of_layer, layer), entry)
                self.out.put(stage, rank, layer, of_sequences(self.taking.world, made, *own))

    def sequences(self, op: Handoff, rank: Rank, there: Runs) -> tuple[Runs, object] | None:
        """The sequences of which a rank is given something; and of which, if of others."""
        own = [s for run in rank.rows.sequences for s in run]
        replica: int | None = op.replica
        named = dict(zip(own, own, strict=True))
        if replica is not None:
            if replica >= self.old.phase.dp:
                raise CannotRun(f"prefill has no replica {replica}")
            of = sequences_of(self.old.phase, self.size.batch, replica)
            others = [s for run in of for s in run]
            named = dict(zip(own, others, strict=False))
        some = [s for s in own if s in named and has_index(there, named[s])]
        if not some:
            return None
        wrong = tuple(named[s] for s in some)
        runs = canon(range(s, s + 1) for s in some)
        return runs, None if wrong == tuple(some) else wrong

    def moved(
        self, op: Handoff, ranks: tuple[Rank, Rank], layers: tuple[int, int], entry: Entry
    ) -> Entry:
        """One rank's entries as another holds them."""
        old, new = self.contexts(*layers)
        has, wants = lying(old), lying(new)
        if has.shares != wants.shares:
            raise CannotRun("a share of a sum is read as the whole")
        world, (giver, taker) = self.taking.world, ranks
        slots, of_slots = self.slots(op, taker, new)
        halves: list[Entries] = []
        for half in HALVES:
            x = half_of(entry, half)
            at = where(x.places, of_slots)
            found = in_order(world, op, picked(world, x.of, 0, at))
            for axis, both in ((1, (has.heads(half), wants.heads(half))),
                               (2, (has.keys, wants.keys) if half == "keys"
                                else (has.values, wants.values))):  # fmt: skip
                size = sizes_of(new)[half][axis - 1]
                mine = part_of(has, both[0], giver.sp, giver.members, size)
                wanted = part_of(wants, both[1], taker.sp, taker.members, size)
                found = narrowed(world, found, axis, mine, wanted)
            halves.append(Entries(found, slots))
        return Entry(*halves)

    def from_all(self, op: Handoff, given: Cache, takers: Sequence[tuple[int, Rank]]) -> None:
        """Every rank gets the entries that it reads, wherever they are, sums completed."""
        world = self.taking.world
        for stage, rank in takers:
            for layer in self.layers(stage):
                of_layer = layer_of(op, layer)
                old, new = self.contexts(of_layer, layer)
                wants = lying(new)
                own = self.sequences(op, rank, whole(self.size.batch))
                if own is None:
                    continue
                batch = own[0] if own[1] is None else whole(self.size.batch)
                givers = givers_of(given, batch, of_layer)
                heads, _ = sizes_of(new)["keys"]
                first = [at == 0 for at in rank.members]
                if (op.cache == "first" or wants.shares) and len(set(first)) > 1:
                    raise Differ(first)
                reads = part_of(wants, wants.keys_of, rank.sp, rank.members, heads)
                if op.cache == "first" and not first[0] and (
                    reads or wants.keys_of is None
                ):  # fmt: skip
                    continue
                halves: list[Entries] = []
                slots, of_slots = self.slots(op, rank, new)
                for half in HALVES:
                    has = sizes_of(old)[half]
                    found = complete(
                        world, givers, lying(old), half, has, of_layer, self.size.prompt
                    )
                    if half in wants.shares and not first[0]:
                        found = world.held(found.rows, found.sizes, ())
                    if largest(of_slots) >= self.size.prompt:
                        raise CannotRun("an entry is beyond the end of the cache")
                    found = in_order(world, op, picked(world, found, 0, of_slots))
                    dims = wants.keys if half == "keys" else wants.values
                    for axis, split in ((1, wants.heads(half)), (2, dims)):
                        if split is None:
                            continue  # all that comes is kept
                        size = sizes_of(new)[half][axis - 1]
                        mine = part_of(wants, split, rank.sp, rank.members, size)
                        found = narrowed(world, found, axis, whole(found.sizes[axis]), mine)
                    rows = Rows(rank.rows.sequences, whole(1))
                    halves.append(Entries(world.held(rows, found.sizes, found.terms), slots))
                self.out.put(stage, rank, layer, of_sequences(world, Entry(*halves), *own))


def layer_of(op: Handoff, layer: int) -> int:
    """The layer whose entries a layer is given."""
    named = op.layers or {}
    return named.get(layer, layer)


def _runs(op: Handoff, stage: int, rank: Rank) -> bool:
    return op.runs_on({"pp": stage, "dp": rank.dp, "sp": rank.sp, "tp": rank.tp, "step": 1})


def where(places: Runs, wanted: Runs) -> Runs:
    """Where entries stand on a rank."""
    if places == wanted:
        return whole(length(places))
    at = {place: number for number, place in enumerate(i for run in places for i in run)}
    found: list[range] = []
    for place in (i for run in wanted for i in run):
        if place not in at:
            raise CannotRun(f"token {place} is not on its rank")
        found.append(range(at[place], at[place] + 1))
    return canon(found)


def in_order(world: World, op: Handoff, x: Held) -> Held:
    """The heads in the order that an edit gives them."""
    order: tuple[int, ...] | None = op.heads
    if order is None:
        return x
    if any(not 0 <= head < x.sizes[1] for head in order):
        raise CannotRun("there is no such head")
    return picked(world, x, 1, canon(range(head, head + 1) for head in order))


def narrowed(world: World, x: Held, axis: int, has: Runs, wants: Runs) -> Held:
    """The wanted heads or dimensions out of those that are there."""
    if has == wants:
        return x
    if is_shifted(has) or is_shifted(wants):
        if has != whole(x.sizes[axis]):
            raise CannotRun("a KV head or dimension is not on its rank")
        return picked(world, x, axis, wants)
    at: dict[int, int] = {}
    for number, index in enumerate(i for run in has for i in run):
        at.setdefault(index, number)
    found: list[range] = []
    for run in wants:
        for index in run:
            if run.start < 0:
                found.append(range(-1, -2, -1))
            elif at.get(index, x.sizes[axis]) >= x.sizes[axis]:
                raise CannotRun(f"index {index} of the cache is not on its rank")
            else:
                found.append(range(at[index], at[index] + 1))
    return picked(world, x, axis, canon(found))


def of_sequences(world: World, entry: Entry, own: Runs, of_others: object) -> Entry:
    """The same entries for these sequences; of others they are none of the model's."""
    halves: list[Entries] = []
    for x in (entry.keys, entry.values):
        terms = x.of.terms
        if of_others is not None:
            name = "of other sequences"
            terms = tuple(
                t._replace(value=world.value(name, of_others, t.value, t.open), open=())
                for t in terms
            )
        halves.append(Entries(world.held(Rows(own, whole(1)), x.of.sizes, terms), x.places))
    return Entry(*halves)


def misread_all(world: World, before: Cache, model: Model) -> Cache:
    """What is found in memories of another order; those whose order matters count last."""
    ordered = {key for key in before.of if not has_state(model, key[2])}
    entangled = {key[:2] for key in ordered if _entangled(before.of[key][1])}
    return Cache(
        {key: (rank, misread(world, entry) if key in ordered else entry)
         for key, (rank, entry) in before.of.items()},
        frozenset(entangled),
    )  # fmt: skip


def has_state(model: Model, layer: int) -> bool:
    """Whether what a layer keeps has no tokens, and so no order of them."""
    return model.kinds[model.layers[layer]].attention.delta is not None


def _entangled(entry: Entry) -> bool:
    """Whether there are several heads of several tokens."""
    return min(entry.keys.of.sizes[:2]) > 1


def misread(world: World, entry: Entry) -> Entry:
    """(token, head) read as (head, token)."""
    turn = partial(_misread, world)
    return Entry(turn(entry.keys), turn(entry.values))


def _misread(world: World, x: Entries) -> Entries:
    tokens, heads, _ = x.of.sizes
    if min(tokens, heads) <= 1 or not x.of.terms:
        return x
    terms: list[Term] = []
    rest = world.value("read in another order", x.of.terms)
    for head in range(heads):
        # The entries of each head that stand where they did: one at most.
        token, other = divmod(head * (tokens - 1), heads - 1)
        here = (range(head, head + 1),)
        stays = (range(token, token + 1),) if not other else ()
        terms += [
            t._replace(maps=(
                without_places(t.maps[0], stays, inside=True),
                without_places(t.maps[1], here, inside=True), t.maps[2],
            ))
            for t in x.of.terms if stays
        ]  # fmt: skip
        everything = tuple(map(whole, x.of.sizes))
        terms.append(Term(1, rest, (
            without_places(everything[0], stays, inside=False),
            without_places(everything[1], here, inside=True), everything[2],
        )))  # fmt: skip
    return Entries(world.held(x.of.rows, x.of.sizes, terms), x.places)
