"""The next token: the best of all logits, or of what ranks hold of them."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.spec.engine.classwise import in_place
from shardproof.spec.engine.indices import canon, has_pads, whole
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.together import put_together
from shardproof.spec.engine.values import CannotRun, Held, Term, World, picked, sized
from shardproof.spec.program.op import Split
from shardproof.spec.program.runs import Runs, length


def best(stage: Stage, logits: Held, *, pads: bool = False, number: int = 1) -> Held:
    """What is chosen from logits that a rank takes for all; zeros behind them may be the best.

    `number`: the best one, or the one that comes so many after it.
    """
    logits = _once(stage, logits) if number == 1 else logits
    value = stage.world.value("chosen", logits.sizes, logits.terms, pads, number)
    if pads:
        stage.world.beyond.add(value)
    return stage.world.held(logits.rows, (), (Term(1, value, ()),))


def _once(stage: Stage, logits: Held) -> Held:
    """Logits without copies of all of them that stand behind: of equal ones the first is best."""
    vocab = stage.ctx.model.vocab
    count, rest = divmod(logits.sizes[-1], vocab)
    if count < 2 or rest:
        return logits
    each = [picked(stage.world, logits, 0, (range(at * vocab, (at + 1) * vocab),))
            for at in range(count)]  # fmt: skip
    return each[0] if all(x is each[0] for x in each) else logits


def by_parts(
    stage: Stage, how: str, split: Split | None, own: Sequence[Held], *, pads: bool,
    over: Sequence[str] | None = None,
) -> Sequence[Held]:  # fmt: skip
    """What each rank takes for the token, by the logits that it has itself.

    `over`: the axes of the head, where it lies over others than tp.
    """
    vocab = stage.ctx.model.vocab
    ids = [stage.own(split, rank) for rank in stage.ranks]
    out: list[Held | None] = [None] * len(own)
    for group in stage.groups(("tp",) if over is None else over):
        for at in group:
            x, mine = own[at], ids[at]
            if mine is not None and length(mine) != x.sizes[-1]:
                raise CannotRun(f"the rank has {length(mine)} ids of the vocabulary")
        if how in ("merged", "ids_summed") and len({own[at].rows for at in group}) > 1:
            if len({sized(own[at].rows) for at in group}) > 1:
                raise CannotRun("ranks have logits of other tokens")
            for at in group:  # of different tokens, which nobody has chosen for
                out[at] = _other(stage, own[at], how, at, no_id=pads)
            continue
        if how == "merged" and split is not None:
            of = [(stage.ranks[at], own[at]) for at in group]
            made = _merged(stage, of, split, pads=pads)
            for at in group:
                out[at] = made if made is not None else _other(stage, own[at], how, at, no_id=pads)
            continue
        full = [at for at in group if _has_all(ids[at], own[at], vocab, pads=pads)]
        rest = [at for at in group if at not in full]
        # Places are added up: of who has nothing to choose from, the first.
        summed = (
            how == "ids_summed"
            and sum(len(stage.ranks[at].members) for at in full) == 1
            and all(_has_none(stage.world, ids[at], own[at], pads=pads) for at in rest)
        )
        for at in group:
            here = full[0] if summed else at
            right = summed or (how != "ids_summed" and at in full)
            x = picked(stage.world, own[here], 0, whole(vocab)) if right else own[at]
            none = mine_is_no_id(ids[at], pads=pads)
            out[at] = best(stage, x) if right else _other(stage, x, how, at, no_id=none)
    return [x for x in out if x is not None]


def _has_all(ids: Runs | None, x: Held, vocab: int, *, pads: bool) -> bool:
    """Whether a rank has every id, in its place, and chooses among these."""
    if ids is None:
        return x.sizes == (vocab,)
    first = canon(run for run in ids if run.start >= 0)
    return first == whole(vocab) == ids[:1] and not (pads and has_pads(ids))


def _has_none(world: World, ids: Runs | None, x: Held, *, pads: bool) -> bool:
    if x.sizes[-1] <= 1 or _all_alike(world, ids, x):
        return True
    if ids is None or any(run.start >= 0 for run in ids):
        return False
    # The best of equal ones is the first.
    every = tuple(map(whole, x.sizes))
    return not pads or all(world.is_level(t.value) and t.maps == every for t in x.terms)


def _all_alike(world: World, ids: Runs | None, x: Held) -> bool:
    """Whether one row stands in all places."""
    if not ids or ids[0].start < 0 or len(ids[0]) > 1 or ids.count(ids[0]) < len(ids):
        return False
    first, *others = (picked(world, x, 0, (range(at, at + 1),)) for at in range(x.sizes[0]))
    return all(other.terms == first.terms for other in others)


def _merged(
    stage: Stage, of: Sequence[tuple[Rank, Held]], split: Split, *, pads: bool
) -> Held | None:
    """The best of what ranks have in their places, where these are all and no pad is among them."""
    padded = any(has_pads(stage.own(split, rank) or ()) for rank, _ in of)
    if padded and pads:
        return None
    if split.axis != "tp":
        return _over_a_module(stage, [x for _, x in of], split)
    ready = [(rank, _real(stage, x, stage.own(split, rank) or ())) for rank, x in of]
    made = in_place(stage, ready, split, 0)
    return None if made is None else best(stage, made)


def _over_a_module(stage: Stage, of: Sequence[Held], split: Split) -> Held | None:
    """The same for ranks of a module's own, which are run one by one, without their pads."""
    parts = [split.part(at) for at in range(len(of))]
    if any(length(part) != x.sizes[-1] for part, x in zip(parts, of, strict=True)):
        return None
    pieces: list[Held] = []
    for part, x in zip(parts, of, strict=True):
        at, places = 0, list[range]()
        for run in part:
            places += [range(at, at + len(run))] if run.start >= 0 else []
            at += len(run)
        pieces.append(picked(stage.world, x, 0, canon(places)))
    held = tuple(tuple(run for run in part if run.start >= 0) for part in parts)
    try:
        return best(
            stage, put_together(stage.world, pieces, Split(split.axis, split.size, held), 0)
        )
    except CannotRun:
        return None


def _real(stage: Stage, x: Held, ids: Runs) -> Held:
    """Logits of ids alone: whatever stands at a pad is not looked at."""
    if not has_pads(ids) or length(ids) != x.sizes[-1]:
        return x
    places: list[range] = []
    at = 0
    for run in ids:
        places.append(run if run.start < 0 else range(at, at + len(run)))
        at += len(run)
    return picked(stage.world, x, 0, canon(places))


def mine_is_no_id(ids: Runs | None, *, pads: bool) -> bool:
    """Whether a pad may be the best of what a rank has."""
    if ids is None or not has_pads(ids):
        return False
    return pads or all(run.start < 0 for run in ids)


def _other(stage: Stage, x: Held, how: str, at: int, *, no_id: bool) -> Held:
    """A token that is not the model's, as far as is known."""
    value = stage.world.value("chosen otherwise", how, at, no_id)
    if no_id:
        stage.world.beyond.add(value)
    return stage.world.held(x.rows, (), (Term(1, value, ()),))
