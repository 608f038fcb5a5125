"""The softmax over the keys that a rank has: exponentials, means of values, and their merging."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise

from shardproof.spec.engine.entries import (
    Chosen,
    Entries,
    Keys,
    Part,
    Parts,
    Weights,
    attention_of,
    of_sequences,
)
from shardproof.spec.engine.indices import (
    Cover,
    Number,
    at_places,
    canon,
    cover,
    has_pads,
    matched,
    one_in,
    over,
    times,
    whole,
)
from shardproof.spec.engine.positions import in_chunk
from shardproof.spec.engine.ranks import Rank, Stage, Uncovered, counting, is_taken_back
from shardproof.spec.engine.scores import (
    BY_POSITION,
    groups,
    met,
    own_heads,
    own_of,
    per_head,
    with_taken_back,
)
from shardproof.spec.engine.shifts import family, is_shifted, members, of_member
from shardproof.spec.engine.values import (
    CannotRun,
    Cell,
    Held,
    Name,
    Open,
    Rows,
    Term,
    Value,
    World,
    behind,
    cells,
    picked,
    plus,
    scaled,
)
from shardproof.spec.layout.packed import Row
from shardproof.spec.model.model import Attention
from shardproof.spec.program.ops.attention import ExpWeights, Weigh
from shardproof.spec.program.ops.index import ChooseKeys
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import replace


def exp_weights(
    stage: Stage, rank: Rank, op: ExpWeights, x: Held, k: Keys, only: Chosen | None = None
) -> Weights:
    attention, world = attention_of(stage), stage.world
    if length(k.places) != x.sizes[1]:
        raise CannotRun(f"{length(k.places)} keys are seen of {x.sizes[1]}")
    if length(rank.rows.tokens) != length(x.rows.tokens):
        raise CannotRun(f"{length(rank.rows.tokens)} tokens see keys, and scores are of others")
    chosen = () if only is None or only.name == () else (_among(only, k),)
    made = world.pointwise(x, key=("exp", op.layer, (), *chosen))
    if _of_no_account(stage):
        made = _by_head(stage, rank, op, made)
    told, places = masked(stage, rank, op, x, k)
    if places and (copies := _copies(stage, rank, op, x, k)):
        made = _without(world, made, copies)
        places = frozenset[int]()
    wrong: frozenset[Value] = frozenset()
    if places:
        other = world.pointwise(x, key=("exp", op.layer, told, *chosen))
        wrong = frozenset(t.value for t in other.terms)
        kept = [t._replace(maps=(t.maps[0], at_places(t.maps[1], places, there=False)))
                for t in made.terms]  # fmt: skip
        kept += [t._replace(maps=(t.maps[0], at_places(t.maps[1], places, there=True)))
                 for t in other.terms]  # fmt: skip
        made = world.held(x.rows, x.sizes, kept)
    sinks = None
    if attention.sinks:
        heads = own_heads(stage, rank, op)
        if length(heads) != x.sizes[0]:
            raise CannotRun("sinks of another number of heads")
        value = world.value("exp of sinks", op.layer)
        sinks = world.held(x.rows, (length(heads),), (Term(1, value, (heads,)),))
    if world.base is None and stage.prefill and len(made.terms) == 1:
        world.weights[op.layer] = made.terms[0].value
    return Weights(
        made, sinks, with_taken_back(x, k.places), wrong, bool(chosen and not _by_its_mask(only))
    )


def _by_its_mask(only: Chosen | None) -> bool:
    """Whether keys are chosen among those that a query is to see."""
    name = None if only is None else only.name
    return isinstance(name, tuple) and name[-1:] == ((),)


def weights_behind(world: World, each: Sequence[Weights]) -> Weights:
    """Weights of queries that are another function in each block, behind each other."""
    sinks = [x.sinks for x in each if x.sinks is not None]
    return Weights(
        behind(world, [x.of for x in each], tokens=True),
        behind(world, sinks, tokens=True) if sinks else None,
        each[0].keys,
        frozenset[Value]().union(*(x.wrong for x in each)),
        any(x.may_lack for x in each),
    )


def weights_of(world: World, e: Weights, block: Held) -> Weights:
    """Those of a block of queries."""
    sinks = e.sinks
    if sinks is not None:
        sinks = world.held(block.rows, sinks.sizes, sinks.terms)
    return replace(e, of=block, sinks=sinks)


def parts_behind(world: World, each: Sequence[Parts]) -> Parts:
    """Numerators and denominators of blocks of queries, behind each other."""
    return Parts(
        tuple(
            Part(
                behind(world, [part.top for part in parts], tokens=True),
                behind(world, [part.bottom for part in parts], tokens=True),
            )
            for parts in zip(*(x.each for x in each), strict=True)
        )
    )


def _among(only: Chosen, k: Keys) -> Hashable:
    """A choice, by its name, and where it was among other keys by these."""
    here = canon(k.places)
    return only.name if only.keys == here else (only.name, only.keys, here)


def masked(
    stage: Stage, rank: Rank, op: ExpWeights | ChooseKeys, x: Held, k: Keys
) -> tuple[Hashable, frozenset[int]]:
    """What each query sees, and the places of keys of which that is not what it should."""
    if op.mask in ("step", "none") or stage.drafts is not None:
        return _in_step(stage, rank, op, x, k)
    local = op.mask == "local" and stage.prefill
    over_row = op.mask == "row" and stage.row is not None
    moved = stage.begun if op.mask == "chunk" else 0
    maps = {t.maps[1] for t in x.terms}
    scored = maps.pop() if len(maps) == 1 and not _of_no_account(stage) else k.places
    same = canon(scored) == canon(k.places) and x.rows.tokens == rank.rows.tokens
    if not (local or over_row or moved or not same) or not x.rows.any:
        return (), frozenset()
    attention = attention_of(stage)
    queries = [i for run in x.rows.tokens for i in run]
    keys = [i for run in scored for i in run]
    near = [*range(len(queries))] if local else [i - moved for r in rank.rows.tokens for i in r]
    places = in_chunk(stage, k.places) if moved else k.places
    there = _counted(stage, op, k, len(keys)) if local else [i for run in places for i in run]
    plain = local or over_row  # a mask that knows of no sequences
    asked = [*zip(queries, near, strict=True)]
    if stage.row is not None:
        asked = [(q, a) for q, a in asked if not stage.row.is_pad(q)]
    wrong = frozenset(
        at
        for at, (key, b) in enumerate(zip(keys, there, strict=True))
        if any(
            sees(stage, q, key) != (_sees(attention, a, b) if plain else sees(stage, a, b))
            for q, a in asked
        )
    )
    return ("sees", plain, tuple(near), tuple(there)), wrong


def _in_step(
    stage: Stage, rank: Rank, op: ExpWeights | ChooseKeys, x: Held, k: Keys
) -> tuple[Hashable, frozenset[int]]:
    """The same of a step with drafts: of those that are taken back nothing is asked."""
    if not x.rows.any:
        return (), frozenset()
    maps = {t.maps[1] for t in x.terms}
    scored = maps.pop() if len(maps) == 1 and not _of_no_account(stage) else k.places
    queries = [i for run in x.rows.tokens for i in run]
    near = [i for run in slots_of(stage, rank, op) for i in run]
    keys = [i for run in scored for i in run]
    there = [i for run in k.places for i in run]
    if op.mask == "step":
        near, there = [*range(len(near))], [*range(len(there))]
    elif op.mask == "none":
        near = [max(near)] * len(near)
    elif op.mask == "chunk":
        near = [i - stage.begun for i in near]
        there = [i for run in in_chunk(stage, k.places) for i in run]
    if len(near) != len(queries):
        raise CannotRun(f"{len(near)} tokens see keys, and scores are of others")
    asked = [(q, a) for q, a in zip(queries, near, strict=True) if not is_taken_back(q)]
    attention = attention_of(stage)
    usual = all(q == a for q, a in asked)
    wrong = frozenset(
        at
        for at, (key, b) in enumerate(zip(keys, there, strict=True))
        if not (usual and key == b)
        and any(_sees(attention, q, key) != _sees(attention, a, b) for q, a in asked)
    )
    return ("sees", tuple(near), tuple(there)), wrong


def slots_of(stage: Stage, rank: Rank, op: ExpWeights | ChooseKeys) -> Runs:
    """Where a step's tokens stand among the keys: behind drafts that stay, if any do."""
    tokens, drafts = rank.rows.tokens, stage.drafts
    if drafts is None:
        return tokens
    first = counting(tokens)[0][0] + stage.behind.get(op.layer, 0)
    return (range(first, first + drafts.width),)


def _copies(stage: Stage, rank: Rank, op: ExpWeights, x: Held, k: Keys) -> frozenset[int]:
    """Places of keys that are there before, where each query sees all of its keys as often.

    A mask by places may hide copies from some queries. Whoever counts each key twice has the mean
    of those that count it once, where no sink counts once beside them.
    """
    maps = {t.maps[1] for t in x.terms}
    maps = {k.places} if _of_no_account(stage) else maps
    if len(maps) != 1 or not stage.prefill or op.mask != "local":
        return frozenset()
    keys = [i for run in maps.pop() for i in run]
    if len({*keys}) == len(keys) or min(keys, default=0) < 0:
        return frozenset()
    attention = attention_of(stage)
    there = _counted(stage, op, k, len(keys))
    for near, query in enumerate(i for run in rank.rows.tokens for i in run):
        seen = (key for key, at in zip(keys, there, strict=True) if _sees(attention, near, at))
        often = Counter(seen)
        wanted = [key for key in range(query + 1) if sees(stage, query, key)]
        counts = {*often.values()}
        if sorted(often) != wanted or len(counts) > 1 or (attention.sinks and counts != {1}):
            return frozenset()
    return frozenset(at for at, key in enumerate(keys) if key in keys[:at])


def _without(world: World, x: Held, places: frozenset[int]) -> Held:
    """Keys without those at these places."""
    terms = (t._replace(maps=(t.maps[0], at_places(t.maps[1], places, there=False)))
             for t in x.terms)  # fmt: skip
    return world.held(x.rows, x.sizes, terms)


def _counted(stage: Stage, op: ExpWeights | ChooseKeys, k: Keys, count: int) -> list[int]:
    """The places at which a mask of places on the rank takes keys to stand."""
    if op.seen == "own" or stage.ctx.phase.sequence.exchange == "ring":
        return [i for count in k.blocks for i in range(count)]
    return [*range(count)]


def _sees(attention: Attention, query: int, key: int) -> bool:
    return attention.first_seen(query) <= key <= query


def sees(stage: Stage, query: int, key: int) -> bool:
    """Whether a token sees another one, which in a row is of its own sequence."""
    attention, row = attention_of(stage), stage.row
    if row is None or key > query:
        return _sees(attention, query, key)
    low = row.start(query)
    return key >= low + attention.first_seen(query - low)


def weigh(stage: Stage, rank: Rank, op: Weigh, e: Weights, v: Entries, k: Keys) -> Parts:
    """Numerator and denominator, for each block of keys; the sink joins one of them."""
    e = _of_one_key(stage, rank, op, e, v.of)
    world = stage.world
    values = per_head(stage, rank, op, of_sequences(world, v.of, e.of.rows.sequences), e.of)
    if values.sizes[1] != e.of.sizes[0]:
        raise CannotRun("keys and values of another number of heads")
    out: list[Part] = []
    low = 0
    sizes = k.blocks if op.blocks else (values.sizes[0],)
    for number, count in enumerate(sizes):
        if low + count > e.of.sizes[1]:
            if e.sinks is not None and low + count == e.of.sizes[1] + 1:
                raise Uncovered("a value that is weighed by a sink")
            raise CannotRun("there are more values than weights")
        if low + count > values.sizes[0]:
            raise CannotRun("there are fewer values than keys")
        own = (range(low, low + count),) if count else ()
        block, some = picked(world, e.of, 1, own), picked(world, values, 0, own)
        top = _numerator(stage, block, some, wrong=e.wrong)
        bottom = _denominator(stage, block, wrong=e.wrong)
        if e.sinks is not None and number == 0 and not (op.sink_once and rank.sp):
            bottom = plus(world, bottom, e.sinks)
        out.append(Part(top, bottom))
        low += count
    return Parts(tuple(out))


ONE = "one"
Factor = tuple[Hashable, Number, Cover | None]
"""What stands below and how often; where each query sees one key alone, of which queries."""


def _factor(stage: Stage, value: Value, *, wrong: frozenset[Value]) -> Hashable:
    """What a key counts. Where each query sees its own key alone, that does not matter."""
    return ONE if _of_no_account(stage) and value not in wrong else value


def _alone(stage: Stage) -> bool:
    """Whether each query sees one key, by itself or because the first that it sees is its own."""
    attention, one = attention_of(stage), stage.prompt == 1 if stage.prefill else stage.steps == 1
    if stage.row is not None:
        return attention.sees_itself_alone or max(map(len, stage.row.sequences)) == 1
    at = 0 if stage.prefill else stage.prompt
    return attention.sees_itself_alone or (one and attention.first_seen(at) == at)


def _of_no_account(stage: Stage) -> bool:
    """Whether that key has all the weight, whatever its score is of."""
    return _alone(stage) and not attention_of(stage).sinks


def _by_head(stage: Stage, rank: Rank, op: ExpWeights, x: Held) -> Held:
    """What stands in the places of heads, as theirs: of one key the weight is of no account."""
    declared = stage.own(op.heads, rank)
    heads = whole(attention_of(stage).heads) if declared is None else declared
    here = whole(x.sizes[0])
    if length(heads) != x.sizes[0] or heads == here:
        return x
    world = stage.world
    terms = (
        t._replace(maps=(heads, *t.maps[1:]))
        if t.maps[0] == here and not world.is_level(t.value)
        else t
        for t in x.terms
    )
    return world.held(x.rows, x.sizes, terms)


def _in_order(heads: Runs, group: int) -> Runs:
    """Those that read one KV head in the order of the model: of one key, all have its value."""
    listed = [head for run in heads for head in run]
    if any(head < 0 for head in listed):
        return heads
    reading: dict[int, list[int]] = defaultdict(list)
    for head in sorted(listed, reverse=True):
        reading[head // group].append(head)
    each = (reading[head // group].pop() for head in listed)
    return canon(range(head, head + 1) for head in each)


def _of_one_key(stage: Stage, rank: Rank, op: Weigh, e: Weights, v: Held) -> Weights:
    """The same weight for all, where each query sees one key, which is weighed by something.

    Whatever the weight is, it is above and below. Where others of the model's queries see more, it
    is the model's.
    """
    x, there, world = e.of, {t.maps[0] for t in e.of.terms}, stage.world
    alone, weight = _alone(stage), None
    declared = stage.own(op.heads, rank)
    heads = whole(attention_of(stage).heads) if declared is None else declared
    if attention_of(stage).latent is not None:
        # Each head has a value of its own, whatever the operator says.
        values = {t.maps[1] for t in v.terms}
        heads = values.pop() if len(values) == 1 else heads
    elif alone and len(there) == 1 and heads not in there:
        group = attention_of(stage).heads // attention_of(stage).kv_heads
        (mine,) = there
        if length(mine) == length(heads) and groups(mine, group) == groups(heads, group):
            heads = mine
        else:
            every = (of_member(heads, m) for m in range(members(heads)))
            heads = family([_in_order(each, group) for each in every])
    if alone:
        weight = world.value("exp of one key")
    elif not e.may_lack and _first_alone(stage, x.rows) and world.base is not None:
        weight = world.base.weights.get(op.layer)
    if weight is None or e.sinks is not None or e.wrong or length(heads) != x.sizes[0]:
        return e
    if any(t.open for t in x.terms):
        return e
    # A key that no query sees on any head is left out.
    live: dict[tuple[int, int], set[bool]] = defaultdict(set)
    for cell in cells(x.sizes, [x.terms]):
        live[cell.box[1]].add(bool(cell.live[0]))
    if any(len(each) > 1 for each in live.values()) or not any(
        True in each for each in live.values()
    ):
        return e
    unseen = {at for (low, high), each in live.items() if False in each for at in range(low, high)}
    keys = at_places(e.keys, unseen, there=False) if unseen else e.keys
    terms = [Term(1, weight, (heads, keys))]
    if has_pads(heads) and not is_shifted(heads):
        # A pad has a weight as well: that of a score of nothing.
        own = [i for run in heads for i in (run if run.start >= 0 else [-1] * len(run))]
        pads = {at for at, head in enumerate(own) if head < 0}
        terms += [t._replace(maps=(at_places(t.maps[0], pads, there=True), t.maps[1]))
                  for t in x.terms]  # fmt: skip
    return replace(e, of=world.held(x.rows, x.sizes, terms))


def _first_alone(stage: Stage, rows: Rows) -> bool:
    """Whether the rows are of first tokens alone, of which each sees itself and no other.

    Nobody says so much of scores but an edit.
    """
    if not (stage.prefill and stage.ctx.plan.edits and rows.any) or is_shifted(rows.tokens):
        return False
    tokens = asked_of(stage, rows)
    if stage.row is None:
        return canon(tokens) == whole(1)
    return all(stage.row.start(token) == token for run in tokens for token in run)


def _visible(stage: Stage, rows: Rows, keys: Runs, *, wrong: bool = False) -> Runs:
    """The keys that some query of the rank sees; of those seen wrongly, each that there is."""
    if not rows.any:
        return ()
    if wrong:
        return tuple(run for run in keys if run.start >= 0)
    if stage.row is not None:
        return tuple(
            run for each in _reached(stage, stage.row, rows) for run in _within(keys, each)
        )
    attention = attention_of(stage)
    tokens = counting(rows.tokens)
    if not tokens:  # drafts alone that are taken back: of them nothing is asked
        return _within(keys, range(stage.total))
    last = max(max(run[0], run[-1]) for run in tokens)
    first = min(min(run[0], run[-1]) for run in tokens)
    return _within(keys, range(attention.first_seen(first), last + 1))


def asked_of(stage: Stage, rows: Rows) -> Runs:
    """The tokens of which something is asked: no drafts that are taken back, nor a row's pads.

    Where a rank has pads alone, these.
    """
    tokens = counting(rows.tokens)
    return tokens if stage.row is None else stage.row.without_pads(tokens) or tokens


def _reached(stage: Stage, row: Row, rows: Rows) -> Iterator[range]:
    """Of each sequence of a row, the tokens that the rank's own of it see."""
    attention = attention_of(stage)
    ends: dict[int, tuple[int, int]] = {}
    for token in (i for run in row.without_pads(rows.tokens) or rows.tokens for i in run):
        start = row.start(token)
        first, last = ends.get(start, (token, token))
        ends[start] = min(first, token), max(last, token)
    for start, (first, last) in sorted(ends.items()):
        yield range(start + attention.first_seen(first - start), last + 1)


def _within(keys: Runs, seen: range) -> Runs:
    """The keys that stand in a stretch of tokens."""
    low, last = seen.start, seen.stop - 1
    out: list[range] = []
    for run in keys:
        if run.start < 0:
            continue
        if abs(run.step) == 1:
            a, b = min(run[0], run[-1]), max(run[0], run[-1])
            if max(a, low) <= min(b, last):
                out.append(range(max(a, low), min(b, last) + 1))
        else:
            out += [range(i, i + 1) for i in run if low <= i <= last]
    return tuple(out)


def _numerator(stage: Stage, e: Held, v: Held, *, wrong: frozenset[Value]) -> Held:
    world, terms = stage.world, list[Term]()
    if (found := world.without_number(v)) is not None and found[0][0] != BY_POSITION:
        number, bare = found
        return _renamed(world, _numerator(stage, e, bare, wrong=wrong), number)
    for one, two, keys in met(e, v, 0):
        if keys is None:
            other = world.value("weighed by others", one, two)
            terms.append(Term(1, other, (whole(v.sizes[1]), whole(v.sizes[2]))))
            continue
        seen = cover(_visible(stage, e.rows, keys, wrong=one.value in wrong))
        if not seen:
            continue
        factor = _factor(stage, one.value, wrong=wrong)
        value = world.value("weighed", factor, two.value)
        if factor == ONE:
            world.weighed[value] = two.value
            if (group := world.group_of(two.value)) is not None:
                world.alike[value] = group
        open_: Open = tuple(sorted((*one.open, *two.open, (value, seen))))
        terms.append(Term(one.factor * two.factor, value, (own_of(one, two), two.maps[2]), open_))
    return world.held(e.rows, (v.sizes[1], v.sizes[2]), terms)


def _renamed(world: World, x: Held, number: Name | None) -> Held:
    """Sums of values times a number that has a name; without one the sums that were multiplied."""
    terms: list[Term] = []
    for t in x.terms:
        if number is None:
            known = world.number_of(t.value)
            made = t.value if known is None else known[1]
        else:
            made = world.value(*number, t.value)
            world.multiple[made] = number, t.value
        due = ((made if value == t.value else value, seen) for value, seen in t.open)
        terms.append(t._replace(value=made, open=tuple(sorted(due))))
    return world.held(x.rows, x.sizes, terms)


def _denominator(stage: Stage, e: Held, *, wrong: frozenset[Value]) -> Held:
    world, terms = stage.world, list[Term]()
    for one in e.terms:
        seen = cover(_visible(stage, e.rows, one.maps[1], wrong=one.value in wrong))
        if seen:
            value = world.value("all weights", _factor(stage, one.value, wrong=wrong))
            open_: Open = tuple(sorted((*one.open, (value, seen))))
            terms.append(Term(one.factor, value, (one.maps[0],), open_))
    return world.held(e.rows, e.sizes[:1], terms)


def quotient(stage: Stage, of: Part) -> Held:
    """Numerator over denominator: a mean of values, where both are over the same keys alike."""
    world, terms = stage.world, list[Term]()
    bottom, top = of.bottom, of.top
    if top.sizes[:1] != bottom.sizes:
        raise CannotRun("numerator and denominator of other sizes")
    if not top.rows.any:
        return top
    if (found := world.without_number(top)) is not None:
        made = quotient(stage, Part(_renamed(world, top, None), bottom))
        return world.times(made, *found[0])
    for cell in cells(bottom.sizes, [bottom.terms]):
        ((low, high),) = cell.box
        own = (range(low, high),)
        mine = picked(world, top, 0, own)
        terms += [
            t._replace(maps=(_spread(t.maps[0], low, bottom.sizes[0] - high), *t.maps[1:]))
            for t in _of_cell(stage, cell, mine)
        ]
    return world.held(top.rows, top.sizes, terms)


def _spread(runs: Runs, before: int, behind: int) -> Runs:
    return canon((range(-1, -1 - before, -1), *runs, range(-1, -1 - behind, -1)))


def _of_cell(stage: Stage, cell: Cell, top: Held) -> list[Term]:
    world = stage.world
    live = [t for t, _ in cell.live[0]]
    maps = {m for _, m in cell.live[0]}
    factor = _mean_of(stage, top.rows, live)
    out: list[Term] = []
    for term in top.terms:
        alike = len(maps) == 1 and not matched(term.maps[0], next(iter(maps))[0])[1]
        found = _share(stage, top.rows, term, factor) if factor is not None and alike else None
        if found is not None:
            count, rest = found
            value = _mean(stage, term.value, factor[0] if factor else ())
            out.append(Term(count, value, term.maps, rest))
        else:
            # Linear in what stands above, whatever stands below.
            mine = tuple(each for each in term.open if each[0] == term.value)
            rest = tuple(each for each in term.open if each[0] != term.value)
            # As often as all that is below counts, so much less counts what is above.
            below = _often([(t.factor, t.open) for t in live])
            above = _often([(1, mine)])
            told = tuple((over(t.factor, below) if not t.open else t.factor, t.value,
                          _less(t.open, below)) for t in live)  # fmt: skip
            named = told, () if alike else tuple(maps)
            value = world.value("over", term.value, _less(mine, above), named)
            out.append(Term(over(term.factor * above, below), value, term.maps, rest))
    if not live:
        value = world.value("nothing over nothing")
        out.append(Term(1, value, tuple(map(whole, top.sizes))))
    return out


def _mean(stage: Stage, weighed: Value, below: Hashable) -> Value:
    """Of one key it is its value, which is the token's own."""
    world = stage.world
    own = world.weighed_of(weighed)
    if own is not None and below == (world.value("all weights", ONE), ()):
        return own
    value = world.value("mean", weighed, below)
    if (group := world.group_of(weighed)) is not None:
        world.alike[value] = group
    return value


def _often(parts: Sequence[tuple[Number, Open]]) -> Number:
    """How often each of these counts, where all count alike; else once."""
    counts = {c for _, open_ in parts for _, covered in open_ for _, _, c in covered}
    counts |= {factor for factor, open_ in parts if not open_}
    return counts.pop() if len(counts) == 1 else 1


def _less(open_: Open, by: Number) -> Open:
    return tuple((value, times(covered, over(1, by))) for value, covered in open_)


def _mean_of(stage: Stage, rows: Rows, live: list[Term]) -> Factor | None:
    """What stands below, and how often, where every key counts alike and the sink as well."""
    weights: list[tuple[Hashable, Number]] = []
    sinks: list[tuple[Hashable, Number]] = []
    for term in live:
        if not term.open:
            sinks.append((term.value, term.factor))
        elif len(term.open) == 1 and term.open[0][0] == term.value:
            covered = term.open[0][1]
            often = evenly(stage, rows, covered)
            if often is None and _each_its_own(stage, rows, covered):
                return ((term.value, ()), term.factor, covered) if len(live) == 1 else None
            if often is None:
                return None
            weights.append((term.value, term.factor * often))
        else:
            return None
    if len(weights) != 1:
        return None
    if any(count != weights[0][1] for _, count in sinks):
        return None
    return (weights[0][0], tuple(value for value, _ in sinks)), weights[0][1], None


def _each_its_own(stage: Stage, rows: Rows, covered: Cover) -> bool:
    """Whether each query sees one key, which is there, once or more often."""
    alone = attention_of(stage).sees_itself_alone
    return alone and all(_count(covered, q) for run in asked_of(stage, rows) for q in run)


def _share(stage: Stage, rows: Rows, term: Term, factor: Factor) -> tuple[Number, Open] | None:
    """How often a mean is there; the sums that stay open are those of the values."""
    mine = [covered for value, covered in term.open if value == term.value]
    if len(mine) != 1:
        return None
    rest = tuple(each for each in term.open if each[0] != term.value)
    if factor[2] is not None:
        return (over(term.factor, factor[1]), rest) if mine[0] == factor[2] else None
    often = evenly(stage, rows, mine[0])
    if often is not None:
        return over(term.factor * often, factor[1]), rest
    # Under a complete denominator some of the keys are some of the mean.
    seen = cover(_visible(stage, rows, whole(stage.total)))
    if stage.row is not None:
        return _of_several(stage, term, factor, mine[0], rest, seen)
    if len(seen) != 1:
        return None
    ((low, high, _),) = seen
    due = stage.world.value("keys", term.value, factor[0], low, high, extent=high - low)
    shifted = tuple((a - low, b - low, count) for a, b, count in mine[0])
    return over(term.factor, factor[1]), tuple(sorted((*rest, (due, shifted))))


def _of_several(
    stage: Stage, term: Term, factor: Factor, mine: Cover, rest: Open, seen: Cover
) -> tuple[Number, Open] | None:
    """The same in a row of sequences, of which each has a stretch of keys that is seen."""
    at, moved = 0, list[tuple[int, int, Number]]()
    for low, high, _ in seen:
        there = ((max(low, a), min(high, b), count) for a, b, count in mine if a < high and low < b)
        moved += ((a - low + at, b - low + at, count) for a, b, count in there)
        at += high - low
    if not moved:
        return None
    stretches = tuple((low, high) for low, high, _ in seen)
    due = stage.world.value("keys", term.value, factor[0], stretches, extent=at)
    return over(term.factor, factor[1]), tuple(sorted((*rest, (due, tuple(moved)))))


def evenly(stage: Stage, rows: Rows, covered: Cover) -> Number | None:
    """How often every key that is seen counts, if all count alike for each query."""
    attention = attention_of(stage)
    if attention.sees_itself_alone:
        queries = [i for run in asked_of(stage, rows) for i in run]
        counts = {_count(covered, q) for q in queries}
        return counts.pop() if len(counts) == 1 and 0 not in counts else None
    wanted = cover(_visible(stage, rows, whole(stage.total)))
    if attention.bounded:
        found: dict[tuple[int, int], Number] = {}
        for run in asked_of(stage, rows):
            for q in run:
                start = 0 if stage.row is None else stage.row.start(q)
                found[start + attention.first_seen(q - start), q + 1] = 0
        wanted = tuple((low, high, 1) for low, high, _ in cover(range(a, b) for a, b in found))
    counts: set[Number] = set()
    for low, high, _ in wanted:
        there = [(max(low, a), min(high, b), c) for a, b, c in covered if a < high and low < b]
        if not there or there[0][0] != low or there[-1][1] != high:
            return None
        if any(x[1] != y[0] for x, y in pairwise(there)):
            return None
        counts |= {c for _, _, c in there}
    return counts.pop() if len(counts) == 1 else None


def _count(covered: Cover, at: int) -> Number:
    return next((count for low, high, count in covered if low <= at < high), 0)


def merged(stage: Stage, parts: list[Part], how: str, base: str, own: int) -> Held:
    """Parts over several sets of keys as one result, rightly or as a plan says."""
    world = stage.world
    if not parts:
        raise CannotRun("there are no blocks")
    if how == "none":
        if own >= len(parts):
            raise CannotRun(f"there are {len(parts)} blocks")
        return quotient(stage, parts[own])
    if how == "divided":
        every = [quotient(stage, each) for each in parts]
        return scaled(world, plus(world, *every), one_in(len(every)))
    if base == "same":
        top = plus(world, *(each.top for each in parts))
        return quotient(stage, Part(top, plus(world, *(each.bottom for each in parts))))
    every = [quotient(stage, each) for each in parts]
    if all(each is every[0] for each in every):
        return every[0]
    return world.pointwise(*every, key=("weighed otherwise", tuple(p.bottom.terms for p in parts)))
