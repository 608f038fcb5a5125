"""The index of sparse attention: its keys, their scores, and which keys each query attends to.

A head's score is no linear function of what it reads, and has to be given all of its dimensions;
those of several heads are summed, and may come from several ranks. The choice is a function of all
scores: it is the model's where a rank has those of every token up to its last.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from shardproof.spec.engine.delta import by_token
from shardproof.spec.engine.entries import Chosen, Entries, Keys, attention_of
from shardproof.spec.engine.indices import canon, cover, largest, matched, part, whole
from shardproof.spec.engine.ranks import TAKEN_BACK, Rank, Stage, counting, is_taken_back
from shardproof.spec.engine.shifts import Differ, is_shifted, members
from shardproof.spec.engine.softmax import masked
from shardproof.spec.engine.values import CannotRun, Held, Open, Term, in_place_of, sized
from shardproof.spec.engine.weights import shape_of
from shardproof.spec.layout.chosen import ALL
from shardproof.spec.layout.packed import Row
from shardproof.spec.model.model import Indexer
from shardproof.spec.program.ops.index import ChooseKeys, IndexKeys, IndexScores, KeyPart
from shardproof.spec.program.runs import Runs, length


def index_of(stage: Stage) -> Indexer:
    found = attention_of(stage).indexer
    if found is None:
        raise CannotRun("the layer has no index")
    return found


def still(*of: Held) -> None:
    """Members of a class of ranks with other indices are looked at one by one."""
    maps = [runs for x in of for t in x.terms for runs in t.maps if is_shifted(runs)]
    if maps:
        raise Differ(range(max(map(members, maps))))


def named(terms: Sequence[Term]) -> Hashable:
    """All that a sum is, but for where its indices stand."""
    return tuple((t.factor, t.value, t.open) for t in terms)


def turned(stage: Stage, x: Held, at: Runs) -> Hashable:
    """By which places rows are turned, where one is not its own token's."""
    if index_of(stage).rope is None:
        return ()
    labels, at = canon(x.rows.tokens), canon(at)
    if length(at) != length(labels):
        raise CannotRun(f"{length(at)} positions of {length(labels)} tokens")
    return () if at == labels or not x.rows.any else (at, labels)


def index_keys(stage: Stage, rank: Rank, op: IndexKeys, x: Held) -> Held:
    """(1, dims) of rows: a function of the whole row, and of its token's place."""
    size = index_of(stage).head_dim
    if x.sizes != (size,):
        raise CannotRun(f"a key of the index has {size} dimensions")
    # Of all that a model has an index's key alone is normed by a weight and a bias of its own.
    norm = f"{op.weight}.k.norm"
    if not op.weight.endswith(".index") or shape_of(stage.ctx.model, norm)[1] != (size,):
        raise CannotRun(f"there is no weight {norm}")
    still(x)
    right = all(t.maps == (whole(size),) for t in x.terms)
    told = named(x.terms) if right else x.terms, turned(stage, x, rank.rows.tokens)
    value = stage.world.value("index key", op.weight, right, told)
    return stage.world.held(x.rows, (1, size), (Term(1, value, (whole(1), whole(size))),))


def beside(stage: Stage, x: Held, y: Held) -> Held:
    """The last axis of one behind that of the other."""
    if x.sizes[:-1] != y.sizes[:-1] or sized(x.rows) != sized(y.rows):
        raise CannotRun("they are of other tokens or heads")
    y = in_place_of(stage.world, y, x.rows)
    before, behind = (range(-1, -1 - n, -1) for n in (x.sizes[-1], y.sizes[-1]))
    terms = [t._replace(maps=(*t.maps[:-1], canon((*t.maps[-1], behind)))) for t in x.terms]
    for t in y.terms:
        there = _moved(t.maps[-1], x.sizes[-1])
        value = stage.world.value("behind", t.value, x.sizes[-1])
        stage.world.behind[value] = t.value, x.sizes[-1]
        terms.append(t._replace(value=value, maps=(*t.maps[:-1], canon((before, *there)))))
    return stage.world.held(x.rows, (*x.sizes[:-1], x.sizes[-1] + y.sizes[-1]), terms)


def _moved(runs: Runs, by: int) -> Runs:
    return tuple(
        run if run.start < 0 else range(run.start + by, run.stop + by, run.step) for run in runs
    )


def key_part(stage: Stage, op: KeyPart, x: Held) -> Held:
    """The dimensions of the index's key, which are the last, or those before them."""
    size, there = index_of(stage).head_dim, x.sizes[-1]
    if there < size:
        raise CannotRun(f"a key of the index has {size} dimensions")
    last = op.part == "index"
    low, high = (there - size, there) if last else (0, there - size)
    terms: list[Term] = []
    for t in x.terms:
        own = part(t.maps[-1], low, high)
        if last and any(run.start >= 0 and min(run[0], run[-1]) < low for run in own):
            value = stage.world.value("of the other part", t.value)
            terms.append(t._replace(value=value, maps=(*t.maps[:-1], own)))
        else:
            value = stage.world.taken_from_behind(t.value, low) if last else None
            own = _moved(own, -low)
            terms.append(
                t._replace(value=t.value if value is None else value, maps=(*t.maps[:-1], own))
            )
    return stage.world.held(x.rows, (*x.sizes[:-1], high - low), terms)


def index_scores(
    stage: Stage, asking: Rank, op: IndexScores, q: Held, weights: Held, k: Entries
) -> Held:
    """(1, keys): a sum over the heads that queries and weights have in common.

    `asking` is the rank with the tokens whose queries these are, by whose places they are turned.
    """
    world, index = stage.world, index_of(stage)
    dims = whole(index.head_dim)
    if len(q.sizes) != 2 or q.sizes[1] != index.head_dim or q.sizes[:1] != weights.sizes:
        raise CannotRun("heads of another number or size")
    if sized(q.rows) != sized(weights.rows):
        raise CannotRun("queries and their weights are of other tokens")
    weights = in_place_of(world, weights, q.rows)
    if k.of.sizes[1:] != (1, index.head_dim):
        raise CannotRun(f"one key of {index.head_dim} dimensions is read")
    k = by_token(world, k)
    still(q, weights, k.of)
    # Of a key and of queries the whole is asked for: each of their terms at the same indices.
    queries, keys = {t.maps for t in q.terms}, {t.maps for t in k.of.terms}
    heads, tokens = (next(iter(maps), ((), ()))[0] for maps in (queries, keys))
    good = queries == {(heads, dims)} and keys == {(tokens, whole(1), dims)}
    sizes = (1, k.of.sizes[0])
    places = turned(stage, q, asking.rows.tokens)
    if not q.rows.any:
        return world.held(q.rows, sizes, ())
    terms: list[Term] = []
    for one in weights.terms:
        # Of queries that are zeros alone no heads are told.
        both, others = matched(heads, one.maps[0]) if good else ((), True)
        if others:
            told = q.terms, one, k.of.terms, places
            value = world.value("index scores of others", op.weight, told)
            terms.append(Term(1, value, (whole(1), whole(sizes[1]))))
        elif both:
            told = named(q.terms), one.value, named(k.of.terms), places
            value = world.value("index scores", op.weight, told, extent=index.heads)
            open_: Open = tuple(sorted((*one.open, (value, cover(both)))))
            terms.append(Term(one.factor, value, (whole(1), tokens), open_))
    return world.held(q.rows, sizes, terms)


def choose_keys(stage: Stage, rank: Rank, op: ChooseKeys, x: Held, k: Keys) -> Chosen:
    """The keys that each query attends to, by a name: the empty one where it is all of them."""
    if x.sizes != (1, length(k.places)):
        raise CannotRun(f"one score of each of {length(k.places)} keys is needed")
    if length(x.rows.tokens) != length(rank.rows.tokens):
        raise CannotRun("scores are of another number of tokens than ask")
    keys = canon(k.places)
    if index_of(stage).top_k >= ALL or not x.rows.any:
        return Chosen((), keys, sized(x.rows))
    still(x)
    scored = stage.world.held(x.rows, x.sizes, (t._replace(open=()) for t in x.terms))
    sees, wrong = masked(stage, rank, op, scored, k)
    at_place = all(t.maps[:1] == (whole(1),) and _as_kept(t.maps[1], keys) for t in x.terms)
    right = at_place and _all_there(stage, rank, keys)
    told: Hashable = named(x.terms) if right else (x.terms, keys)
    name = "chosen", op.weight, told, sees if wrong else ()
    if stage.world.base is None and stage.prefill:
        stage.world.choices[op.layer] = name
    elif stage.world.base is not None and _takes_what_is_seen(stage, rank, op, keys):
        name = stage.world.base.choices.get(op.layer, name)
    return Chosen(name, keys, sized(x.rows))


def _takes_what_is_seen(stage: Stage, rank: Rank, op: ChooseKeys, keys: Runs) -> bool:
    """Whether no query of the rank may see more keys than the index takes, whatever their scores.

    Nobody says so much of scores but an edit.
    """
    if not (stage.prefill and stage.ctx.plan.edits and stage.row is None):
        return False
    if op.mask not in ("global", "none") or any(count > 1 for _, _, count in cover(keys)):
        return False
    # Without a mask all see what the last one does.
    return largest(rank.rows.tokens) < index_of(stage).top_k and _all_there(stage, rank, keys)


def _as_kept(scored: Runs, keys: Runs) -> bool:
    """Whether each score is of the key in whose place it stands, or of a draft taken back."""
    if scored == keys or not any(run and run.start >= TAKEN_BACK for run in scored):
        return scored == keys
    both = zip((i for run in scored for i in run), (i for run in keys for i in run), strict=True)
    return all(one == other or is_taken_back(one) for one, other in both)


def _all_there(stage: Stage, rank: Rank, keys: Runs) -> bool:
    """Whether every token up to the rank's last is among the keys."""
    if any(map(is_shifted, (keys, rank.rows.tokens))):
        raise Differ(range(max(map(members, (keys, rank.rows.tokens)))))
    if stage.row is not None:
        return _all_of_its_own(stage.row, rank, keys)
    end = 1 + max(max(run[0], run[-1]) for run in counting(rank.rows.tokens) if run)
    up_to = 0
    for low, high, _ in cover(keys):
        if low > up_to:
            break
        up_to = high
    return up_to >= end


def _all_of_its_own(row: Row, rank: Rank, keys: Runs) -> bool:
    """The same in a row, of each sequence of which the rank has a token."""
    there = {i for run in keys for i in run}
    every = (i for run in row.without_pads(rank.rows.tokens) for i in run)
    return all(there.issuperset(range(row.start(token), token + 1)) for token in every)
