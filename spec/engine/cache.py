"""The cache: entries that ranks write, how they reach decode, and what a step reads."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise

from shardproof.spec.engine.classwise import everything
from shardproof.spec.engine.entries import Entries, keyed, of_sequences
from shardproof.spec.engine.indices import Outside, canon, largest, padded, part, pick, whole
from shardproof.spec.engine.ranks import Members, Rank, Stage, Uncovered, counting, own_of
from shardproof.spec.engine.shifts import Differ, highest, is_shifted, members, of_member
from shardproof.spec.engine.together import joined
from shardproof.spec.engine.values import CannotRun, Held, Rows, Term, World, moves, of_one, picked
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.mesh import place_over
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.lower.attention import cached_maps
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.attention import CacheStep
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass, field, replace


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """Keys and values of tokens, in the order of their places."""

    keys: Entries
    values: Entries


@dataclass(slots=True)
class Cache:
    """By stage, rank and layer."""

    of: dict[tuple[int, int, int], tuple[Rank, Entry]] = field(
        default_factory=dict[tuple[int, int, int], tuple[Rank, Entry]]
    )
    late: frozenset[tuple[int, int]] = frozenset()
    """Stages and ranks whose entries count where others have them too."""

    def put(self, stage: int, rank: Rank, layer: int, entry: Entry) -> None:
        self.of[stage, rank.number, layer] = rank, entry

    def given(self, stage: int, rank: Rank, layer: int) -> Entry | None:
        found = self.of.get((stage, rank.number, layer))
        return None if found is None else found[1]


def written(stage: Stage, rank: Rank, keys: Entries, values: Entries, slots: Runs) -> Entry:
    """Entries in the order of the slots into which they are put, each once."""
    if is_shifted(slots):
        raise Differ(range(members(slots)))
    if _ascend(slots):
        order, places = whole(length(slots)), canon(slots)
    else:
        first: dict[int, int] = {}
        for at, place in enumerate(i for run in slots for i in run):
            first.setdefault(place, at)
        there = sorted(first)
        order = canon(range(first[s], first[s] + 1) for s in there)
        places = canon(range(s, s + 1) for s in there)
    made = (_ordered(stage, _of_its_own(stage, rank, x), order, places) for x in (keys, values))
    return Entry(*made)


def _of_its_own(stage: Stage, rank: Rank, x: Entries) -> Entries:
    """Of the first sequences of what there is, which a rank takes for its own."""
    there, own = x.of.rows.sequences, rank.rows.sequences
    if there == own:
        return x
    count = length(own)
    if length(there) < count:
        raise CannotRun(
            f"there are entries of {length(there)} sequences, where the rank has {count}"
        )
    first = part(there, 0, count) if count else ()
    found = stage.world.held(Rows(first, x.of.rows.tokens), x.of.sizes, x.of.terms)
    return replace(x, of=of_sequences(stage.world, found, own))


def _ascend(runs: Runs) -> bool:
    """Whether every index is behind the one before it."""
    ends = [(run[0], run[-1]) for run in runs if run]
    return all(run.step > 0 or len(run) == 1 for run in runs) and all(
        last < first for (_, last), (first, _) in pairwise([(-1, -1), *ends])
    )


def _ordered(stage: Stage, x: Entries, order: Runs, places: Runs) -> Entries:
    if order == whole(x.of.sizes[0]):
        return Entries(x.of, places)
    if not x.of.rows.sequences:
        return Entries(stage.world.held(x.of.rows, (length(order), *x.of.sizes[1:]), ()), places)
    with suppress(Outside):
        # Where a rank has no token nothing stands in the places, and none is looked up.
        if not order or highest_of(order) < x.of.sizes[0]:
            return Entries(picked(stage.world, x.of, 0, order), places)
    raise CannotRun("there are fewer keys than slots into which they are put")


@dataclass(frozen=True, slots=True)
class Lying:
    """Which heads and dimensions a layer's entries have on ranks of tp, as the plan says."""

    keys_of: Split | None
    values_of: Split | None
    """The heads of keys, and those of values, which are others where a layer has a state."""
    keys: Split | None
    values: Split | None
    shares: frozenset[str]
    sp: int
    """Ranks of sp, over which heads may be cut, too."""

    def heads(self, half: str) -> Split | None:
        return self.keys_of if half == "keys" else self.values_of

    def dims(self, half: str) -> Split | None:
        return self.keys if half == "keys" else self.values


def lying(ctx: Context) -> Lying:
    qkv = ctx.phase.attention.qkv
    due = {"keys": qkv.k_sum, "values": qkv.v_sum}
    latent = ctx.layer.attention.latent is not None
    shares = frozenset(
        which
        for which, where in due.items()
        if qkv.split == "in" and ctx.phase.tp > 1 and not latent
        and (qkv.collective == "none" or where != "boundary")
    )  # fmt: skip
    maps = cached_maps(ctx)
    others = maps.kv if ctx.layer.attention.delta is None else maps.heads
    return Lying(maps.kv, others, maps.dims, maps.values, shares, ctx.phase.sp)


def part_of(of: Lying, split: Split | None, sp: int, tp: Members, size: int) -> Runs:
    """The heads or dimensions of a class of ranks of tp, at a place along sp."""
    if split is None:
        return whole(size)
    if split.axis == "tp":
        return own_of(split, tp)
    sizes = {"sp": of.sp}
    return own_of(split, tuple(
        place_over(split.axis, {"tp": at, "sp": sp}.__getitem__, lambda a: sizes.get(a, 1))
        for at in tp
    ))  # fmt: skip


def sizes_of(ctx: Context) -> dict[str, tuple[int, int]]:
    """Heads and dimensions of a layer's entries."""
    of = ctx.layer.attention
    if of.latent is not None:
        index = of.indexer.head_dim if of.indexer is not None else 0
        return {"keys": (1, of.latent.rope + index), "values": (1, of.latent.kv_rank)}
    if of.delta is not None:
        return {"keys": (of.kv_heads, 2 * of.head_dim), "values": (of.heads, of.entry)}
    return {"keys": (of.kv_heads, of.head_dim), "values": (of.kv_heads, of.value_dim)}


HALVES = ("keys", "values")


def half_of(entry: Entry, half: str) -> Entries:
    found: Entries = getattr(entry, half)
    return found


def handed(
    world: World, before: Cache, after: tuple[tuple[int, Rank], ...], old: Context, new: Context,
    layer: int, prompt: int,
) -> dict[tuple[int, int], Entry]:  # fmt: skip
    """Every rank of decode gets the entries that it reads, wherever they are, sums completed."""
    has, wants = lying(old), lying(new)
    whole_of = {half: complete(world, before, has, half, sizes_of(old)[half], layer, prompt)
                for half in HALVES}  # fmt: skip
    out: dict[tuple[int, int], Entry] = {}
    done: dict[object, Entry] = {}
    for stage, rank in after:
        zero = rank.tp != 0
        if wants.shares and 0 in rank.members and len(rank.members) > 1:
            raise Differ([at == 0 for at in rank.members])
        slots = kept_slots(new, rank.sp, prompt)
        key = rank.tp, rank.rows.sequences, slots
        if key not in done:
            halves: list[Entries] = []
            for half in HALVES:
                heads, dims = sizes_of(new)[half]
                own = part_of(wants, wants.heads(half), rank.sp, rank.members, heads)
                mine = part_of(wants, wants.dims(half), rank.sp, rank.members, dims)
                x = whole_of[half]
                terms: list[Term] = []
                for t in x.terms if not (zero and half in wants.shares) else ():
                    there = (pick(t.maps[0], slots), _pick(t.maps[1], own), _pick(t.maps[2], mine))
                    terms.append(t._replace(maps=there))
                sizes = (length(slots), length(own), length(mine))
                rows = Rows(rank.rows.sequences, whole(1))
                halves.append(Entries(world.held(rows, sizes, terms), slots))
            done[key] = Entry(halves[0], halves[1])
        out[stage, rank.number] = done[key]
    return out


def kept_slots(ctx: Context, sp: int, prompt: int) -> Runs:
    """The entries of a prompt that a rank of decode keeps."""
    if ctx.layout != "keys" or ctx.layer.attention.delta is not None:
        return whole(prompt)
    cut = Cut(ctx.phase.sequence.keys, prompt + (ctx.plan.workload.steps or 0), ctx.phase.sp)
    own = {i for run in cut.indices(sp) for i in run if i < prompt}
    return canon(range(i, i + 1) for i in sorted(own))


def _pick(runs: Runs, own: Runs) -> Runs:
    if any(run.start >= 0 and highest(run) >= length(runs) for run in own if run):
        raise CannotRun("a KV head or dimension is not there")
    return pick(runs, own)


Box = tuple[Runs, Runs, Runs]
"""Tokens, heads, dimensions."""


def complete(
    world: World, before: Cache, has: Lying, half: str, size: tuple[int, int], layer: int,
    prompt: int,
) -> Held:  # fmt: skip
    """A layer's entries of all tokens, from all ranks that have some; who comes last counts."""
    heads, dims = size

    def order(item: tuple[tuple[int, int, int], object]) -> tuple[bool, int, int]:
        (stage, number, _), _ = item
        return (stage, number) in before.late, stage, number

    givers = [(stage, rank, half_of(entry, half))
              for (stage, _, of), (rank, entry) in sorted(before.of.items(), key=order)
              if of == layer]  # fmt: skip
    if not givers:
        raise CannotRun(f"layer {layer} is on no rank")
    sequences = givers[0][1].rows.sequences
    boxes: dict[int, list[tuple[Box, Held]]] = {}
    groups: dict[tuple[bool, int, int, int], list[tuple[Rank, Entries]]] = {}
    for stage, rank, x in givers:
        late = (stage, rank.number) in before.late
        groups.setdefault((late, stage, rank.dp, rank.sp), []).append((rank, x))
    lead, split = has.heads(half), has.dims(half)
    over_sp = any(each is not None and each.axis != "tp" for each in (lead, split))
    for (*_, sp), group in groups.items():
        by_class = half not in has.shares and not over_sp
        made = _of_classes(world, group, lead, split, size) if by_class else None
        if made is not None:
            boxes.setdefault(-1, []).append(made)
            continue
        alone = [(tp, x, at) for rank, x in group for at, tp in enumerate(rank.members)]
        for tp, x, at in sorted(alone, key=lambda each: each[0]):
            on_heads = part_of(has, lead, sp, (tp,), heads)
            on_dims = part_of(has, split, sp, (tp,), dims)
            if x.of.sizes[1:] != (length(on_heads), length(on_dims)):
                raise CannotRun(f"a rank is to hold {length(on_heads)} heads")
            box = of_member(x.places, at), on_heads, on_dims
            key = tp if half in has.shares else -1
            boxes.setdefault(key, []).append((box, of_one(world, x.of, at)))
    if sum(len(x) for x in boxes.values()) and prompt * heads * dims > 0:
        all_there([box for each in boxes.values() for box, _ in each], prompt, heads, dims)
    found = [_laid(world, each, prompt, heads, dims, sequences) for each in boxes.values()]
    terms = [t for x in found for t in x.terms]
    return world.held(Rows(sequences, whole(1)), (prompt, heads, dims), terms)


def _of_classes(
    world: World, group: list[tuple[Rank, Entries]], heads: Split | None, dims: Split | None,
    size: tuple[int, int],
) -> tuple[Box, Held] | None:  # fmt: skip
    """All heads and dimensions, where each class has its own of them and nothing else moves."""
    if len(group) == 1 and len(group[0][0].members) == 1:
        return None
    if any(split is not None and not everything(split) for split in (heads, dims)):
        return None
    there = sum(len(rank.members) for rank, _ in group)
    if any(split is not None and there != len(split) for split in (heads, dims)):
        return None
    if heads is not None and dims is not None:
        return None
    told: set[object] = set()
    for rank, x in group:
        own = _part(heads, rank.members, size[0]), _part(dims, rank.members, size[1])
        if x.of.sizes[1:] != (length(own[0]), length(own[1])):
            return None
        if not all(own):
            continue
        still = [t._replace(maps=t.maps[:1]) for t in x.of.terms]
        if any(t.maps[1:] != own for t in x.of.terms) or any(map(moves, still)):
            return None
        told.add((x.of.rows, x.of.sizes[0], x.places, tuple(still)))
    if len(told) != 1:
        return None
    _, x = next((rank, x) for rank, x in group if x.of.sizes[1] and x.of.sizes[2])
    every = whole(size[0]), whole(size[1])
    terms = (t._replace(maps=(t.maps[0], *every)) for t in x.of.terms)
    return (x.places, *every), world.held(x.of.rows, (x.of.sizes[0], *size), terms)


def _part(split: Split | None, tp: Members, size: int) -> Runs:
    return whole(size) if split is None else own_of(split, tp)


def all_there(boxes: list[tuple[Runs, Runs, Runs]], prompt: int, heads: int, dims: int) -> None:
    """Every token, head and dimension is in some box. Boxes split one axis at a time, or few."""
    distinct = list(dict.fromkeys(tuple(map(_set, box)) for box in boxes))
    sizes = (prompt, heads, dims)
    if any(all(_full(axis, n) for axis, n in zip(box, sizes, strict=True)) for box in distinct):
        return
    rest = [_edges([box[a] for box in distinct], n) for a, n in enumerate(sizes)]
    for t in rest[0]:
        for h in rest[1]:
            for d in rest[2]:
                if not any(
                    _in(box[0], t) and _in(box[1], h) and _in(box[2], d) for box in distinct
                ):
                    raise CannotRun(f"token {t}, KV head {h} is on no rank")


def _set(runs: Runs) -> tuple[tuple[int, int], ...]:
    from shardproof.spec.engine.indices import cover

    out: list[tuple[int, int]] = []
    for low, high, _ in cover(runs):
        if out and out[-1][1] == low:
            out[-1] = out[-1][0], high
        else:
            out.append((low, high))
    return tuple(out)


def _full(axis: tuple[tuple[int, int], ...], n: int) -> bool:
    return len(axis) == 1 and axis[0][0] == 0 and axis[0][1] >= n


def _edges(axes: list[tuple[tuple[int, int], ...]], n: int) -> list[int]:
    return sorted({0, *(i for axis in axes for low, high in axis for i in (low, high) if i < n)})


def _in(axis: tuple[tuple[int, int], ...], i: int) -> bool:
    return any(low <= i < high for low, high in axis)


def _laid(
    world: World, boxes: list[tuple[tuple[Runs, Runs, Runs], Held]], prompt: int, heads: int,
    dims: int, sequences: Runs,
) -> Held:  # fmt: skip
    """Boxes written one over the other: where several have an entry, the last is there."""
    rows = Rows(sequences, whole(1))
    terms: list[Term] = []
    sizes = (prompt, heads, dims)
    plain: list[Term] = []
    for box, x in boxes:
        mine = [_placed(t, box, sizes) for t in x.terms]
        plain = _over(plain, box, mine, sizes)
    terms += plain
    return world.held(rows, sizes, terms)


def _placed(t: Term, box: tuple[Runs, Runs, Runs], sizes: tuple[int, int, int]) -> Term:
    """A rank's term as one of the whole: its indices stand where the plan says that they belong."""
    maps: list[Runs] = []
    for own, where, size in zip(t.maps, box, sizes, strict=True):
        if len(where) == 1 and where[0].start >= 0 and where[0].step == 1:
            low, high = where[0].start, where[0].stop
            if high > size:
                raise CannotRun("an entry is beyond the end of its axis")
            maps.append(padded(own, low, size - high))
            continue
        there: list[range] = [range(-1, -2, -1)] * size
        local = 0
        for run in where:
            for index in run:
                if run.start >= 0:
                    if index >= size:
                        raise CannotRun("an entry is beyond the end of its axis")
                    there[index] = pick(own, (range(local, local + 1),))[0]
                local += 1
        maps.append(canon(there))
    return t._replace(maps=tuple(maps))


def _over(
    before: list[Term], box: tuple[Runs, Runs, Runs], mine: list[Term],
    sizes: tuple[int, int, int],
) -> list[Term]:  # fmt: skip
    """What was written before, without the box; and what is written in it."""
    sets = [_set(axis) for axis in box]
    out: list[Term] = []
    for t in before:
        if t in mine:
            continue
        out += _without(t, sets, sizes)
    return [*out, *mine]


def _without(
    t: Term, sets: list[tuple[tuple[int, int], ...]], sizes: tuple[int, int, int]
) -> Iterator[Term]:
    """Pieces of a term outside of a box."""
    inside = [_masked(t.maps[a], sets[a], sizes[a], inside=True) for a in range(3)]
    if not all(any(run.start >= 0 for run in runs) for runs in inside):
        yield t
        return
    for axis in range(3):
        outside = _masked(t.maps[axis], sets[axis], sizes[axis], inside=False)
        if any(run.start >= 0 for run in outside):
            yield t._replace(maps=(*t.maps[:axis], outside, *t.maps[axis + 1 :]))
        t = t._replace(maps=(*t.maps[:axis], inside[axis], *t.maps[axis + 1 :]))


def _masked(runs: Runs, box: tuple[tuple[int, int], ...], size: int, *, inside: bool) -> Runs:
    out: list[range] = []
    at = 0
    for first, last in (*box, (size, size)):
        low, high = min(first, size), min(last, size)
        out += part(runs, at, low) if not inside else _gone(low - at)
        out += part(runs, low, high) if inside else _gone(high - low)
        at = high
    return canon(out)


def without_places(runs: Runs, places: Runs, *, inside: bool) -> Runs:
    """Runs with pads at these local places, or at all others."""
    return _masked(runs, _set(places), length(runs), inside=inside)


def _gone(count: int) -> Runs:
    return (range(-1, -1 - count, -1),) if count > 0 else ()


def read_step(
    stage: Stage,
    rank: Rank,
    op: CacheStep,
    given: Entry | None,
    both: tuple[Held, Held],
    *,
    owns: tuple[bool, ...],
) -> tuple[Entry, Entry | None]:
    """The entries that a step reads, and those that it leaves: with its own, as a plan says.

    `owns`: whether the entry of each of its tokens is the rank's.
    """
    key, value = both
    if not rank.rows.sequences:
        return Entry(*(_no_keys(stage.world, x, x.sizes) for x in both)), None
    if given is None or not _has(given.keys.of.rows.sequences, rank.rows.sequences):
        raise CannotRun("a sequence has no cache on this rank")
    update = op.update
    if op.pads != "nowhere" and stage.steps == 1:
        given = _overwritten(stage, rank, op, given)
    left = given
    if update != "skip" and any(owns):
        if stage.steps == 1:
            new = Entry(Entries(keyed(stage, key), ()), Entries(keyed(stage, value), ()))
            if new.keys.of.sizes[0] != len(owns) or new.values.of.sizes[0] != len(owns):
                raise CannotRun(f"a step has {len(owns)} tokens")
            for at, place in enumerate(new_slots(stage, rank, op)):
                if owns[at]:
                    slot = place if op.slots == "global" else place - stage.begun
                    left = put(stage.world, left, slot, _one_of_each(stage, new, at, len(owns)))
        else:
            left = Entry(_longer(stage, given.keys, key), _longer(stage, given.values, value))
    read = given if update == "late" else left
    if op.length == "whole":
        read = _up_to(stage, rank, op, read)
    return read, left


def shift_of(stage: Stage, op: CacheStep) -> int:
    """How many slots behind its place a new entry stands: drafts that stay are before it."""
    return stage.drafts.gap if stage.drafts is not None and op.rejected == "kept" else 0


def new_slots(stage: Stage, rank: Rank, op: CacheStep) -> range:
    """Where the entries of a step's tokens are put, counted in the sequence."""
    if stage.drafts is None:
        last = largest(rank.rows.tokens)
        return range(last, last + 1)
    first = counting(rank.rows.tokens)[0][0] + shift_of(stage, op)
    return range(first, first + stage.drafts.width)


def _one_of_each(stage: Stage, both: Entry, at: int, count: int) -> Entry:
    """A key and a value of one token of a step."""
    if count == 1:
        return both
    own = (range(at, at + 1),)
    halves = (Entries(picked(stage.world, x.of, 0, own), ()) for x in (both.keys, both.values))
    return Entry(*halves)


def _has(all_of_them: Runs, some: Runs) -> bool:
    if all_of_them == some:
        return True
    there = {i for run in all_of_them for i in run}
    return there.issuperset(i for run in some for i in run)


def behind(world: World, before: Entry, new: Entry) -> Entry:
    """Entries of a chunk beside those of earlier ones; what is written last counts."""
    return Entry(_behind(world, before.keys, new.keys), _behind(world, before.values, new.values))


def _behind(world: World, old: Entries, new: Entries) -> Entries:
    if old.of.sizes[1:] != new.of.sizes[1:]:
        raise CannotRun("chunks have entries of other sizes")
    if old.places and new.places and highest_of(old.places) >= lowest_of(new.places):
        raise Uncovered("a chunk that writes over the entries of an earlier one")
    parts = [(at, whole(x.of.sizes[0])) for at, x in enumerate((old, new)) if x.of.sizes[0]]
    made = joined(world, [old.of, new.of], parts, 0)
    rows = new.of.rows if new.of.rows.sequences else old.of.rows
    made = world.held(rows, made.sizes, made.terms)
    return Entries(made, canon((*old.places, *new.places)))


def highest_of(runs: Runs) -> int:
    return max(max(run[0], run[-1]) for run in runs)


def lowest_of(runs: Runs) -> int:
    return min(min(run[0], run[-1]) for run in runs)


def nothing_read(stage: Stage, both: list[object]) -> Entry:
    """Of no sequence, no key."""
    halves: list[Entries] = []
    for x in both:
        if not isinstance(x, Held):
            raise CannotRun("it is no tensor")
        sizes = x.sizes if len(x.sizes) < 3 else x.sizes[1:]
        halves.append(_no_keys(stage.world, x, sizes))
    return Entry(*halves)


def _no_keys(world: World, x: Held, sizes: tuple[int, ...]) -> Entries:
    """None of these entries; of how many sequences they are is kept for who reads them."""
    return Entries(world.held(Rows(x.rows.sequences, whole(1)), (0, *sizes), ()), ())


def put(world: World, entry: Entry, slot: int, one: Entry) -> Entry:
    """The entries with one more, or with one overwritten."""
    return Entry(
        _put(world, entry.keys, slot, one.keys), _put(world, entry.values, slot, one.values)
    )


def _put(world: World, old: Entries, slot: int, new: Entries) -> Entries:
    if old.of.sizes[1:] != new.of.sizes[1:]:
        raise CannotRun("an entry is of another size than those before it")
    low = _below(old.places, slot)
    there = low < length(old.places) and pick(old.places, (range(low, low + 1),))[0][0] == slot
    if low == length(old.places) and new.of.sizes[0] != 1:
        raise CannotRun(f"a step appends one token, and is given {new.of.sizes[0]}")
    before, behind = range(low), range(low + there, length(old.places))
    parts = [(0, (before,) if before else ()), (1, whole(1)), (0, (behind,) if behind else ())]
    made = joined(world, [old.of, new.of], [each for each in parts if each[1]], 0)
    made = world.held(old.of.rows, made.sizes, made.terms)
    places = canon((*pick(old.places, parts[0][1]), range(slot, slot + 1),
                    *pick(old.places, parts[2][1])))  # fmt: skip
    return Entries(made, places)


def _below(places: Runs, slot: int) -> int:
    """How many places are before a slot; they ascend."""
    return sum(min(max(-(-(slot - run.start) // run.step), 0), len(run)) for run in places)


def newest(world: World, entry: Entry, slot: int) -> Entry | None:
    """The entry in a slot, without the others."""
    low = _below(entry.keys.places, slot)
    if low >= length(entry.keys.places):
        return None
    at = (range(low, low + 1),)
    if pick(entry.keys.places, at)[0][0] != slot:
        return None
    place = (range(slot, slot + 1),)
    halves = (Entries(picked(world, x.of, 0, at), place) for x in (entry.keys, entry.values))
    return Entry(*halves)


def _overwritten(stage: Stage, rank: Rank, op: CacheStep, own: Entry) -> Entry:
    """What a pad has made in the place of each sequence's first entry, or of its last."""
    if not own.keys.places:
        return own
    end = lowest_of if op.pads == "first" else highest_of
    slot, place = end(own.keys.places), rank.rows.tokens[0][0]
    halves: list[Entries] = []
    for half, x in (("keys", own.keys), ("values", own.values)):
        value = stage.world.value("pad", op.out, half, rank.dp, rank.sp, rank.tp, place)
        sizes = (1, *x.of.sizes[1:])
        term = Term(1, value, tuple(map(whole, sizes)))
        pad = stage.world.held(x.of.rows, sizes, (term,) if 0 not in sizes else ())
        halves.append(Entries(pad, ()))
    return put(stage.world, own, slot, Entry(*halves))


def _up_to(stage: Stage, rank: Rank, op: CacheStep, own: Entry) -> Entry:
    """As many entries as the whole sequence has: behind a rank's own stands whatever does."""
    place = new_slots(stage, rank, op)[-1]
    missing = [i for i in range(place + 1) if not any(i in run for run in own.keys.places)]
    if not missing:
        return own
    more = canon(range(i, i + 1) for i in missing)
    halves: list[Entries] = []
    for half, x in (("keys", own.keys), ("values", own.values)):
        value = stage.world.value("behind", op.out, half, rank.dp, rank.sp, rank.tp, place)
        sizes = (len(missing), *x.of.sizes[1:])
        term = Term(1, value, tuple(map(whole, sizes)))
        junk = stage.world.held(x.of.rows, sizes, (term,) if 0 not in sizes else ())
        parts = [(0, whole(x.of.sizes[0])), (1, whole(len(missing)))]
        made = joined(stage.world, [x.of, junk], [each for each in parts if each[1]], 0)
        halves.append(Entries(made, canon((*x.places, *more))))
    return Entry(*halves)


def _longer(stage: Stage, old: Entries, new: Held) -> Entries:
    """What was there, and an entry of each step alike."""
    steps, prompt = stage.steps, old.of.sizes[0]
    if old.of.sizes[1:] != new.sizes:
        raise CannotRun("an entry is of another size than those before it")
    if new.rows.sequences and (given := length(new.rows.tokens)) != 1:
        raise CannotRun(f"a step appends one token, and is given {given}")
    behind = (range(-1, -1 - steps, -1),)
    terms = [t._replace(maps=(canon((*t.maps[0], *behind)), *t.maps[1:])) for t in old.of.terms]
    own = canon((range(-1, -1 - prompt, -1), range(stage.prompt, stage.prompt + steps)))
    terms += [t._replace(maps=(own, *t.maps)) for t in new.terms]
    rows = Rows(old.of.rows.sequences, whole(1))
    sizes = (prompt + steps, *new.sizes)
    places = canon((*old.places, range(stage.prompt, stage.prompt + steps)))
    return Entries(stage.world.held(rows, sizes, terms), places)
