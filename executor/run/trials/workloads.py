"""The workloads that a plan is run with: those of a table, and those that its own numbers call for.

What a plan says of its workload stays. What it leaves open is tried at a few sizes, and at those
at which its cuts, replicas, turns and edits do what they do not do at these.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import chain, islice
from typing import Literal

from shardproof.spec.layout.drafts import ends_to_tell, tokens_to_tell
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.edits import Edit, Table
from shardproof.spec.plan.lengths import MOVING, turns
from shardproof.spec.plan.partners import Pairs, lacking, lacks, pairs
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.program.op import held_by

SIZES = ((3, 5, 3), (1, 4, 2), (1, 1, 2), (2, 3, 0))
"""Batch, prompt and steps where the plan leaves them open: more than one of each; a remainder in
what the first divides; one sequence and one token, so that ranks are left without; and no step at
all. Prompt and steps together are 8, 6 and 3, so no degree divides all of them."""
MOST_LOOKED = 256
"""Lengths that are looked at one after the other for where two cuts part."""
MOST_IN_PASSES = 64
"""The longest prompt that is read because it takes several passes."""
_BY_HAND = ("sizes", "listed", "whole", "needed")
"""What is not cut otherwise at another length."""
MOST_TURNS = 2**24
"""The longest that an axis of tokens, or of sequences, may be declared."""


def workloads(plan: Plan) -> list[Workload]:
    """Those of the table, and those that the plan's own numbers call for; what it says stays."""
    return _filled(plan, (*SIZES, *parting(plan)))


def of_the_table(plan: Plan) -> list[Workload]:
    """Those that are run whatever the plan's numbers are."""
    return _filled(plan, SIZES)


def _filled(plan: Plan, sizes: Iterable[tuple[int, int, int]]) -> list[Workload]:
    said = plan.workload
    found = (
        Workload(
            batch=batch if said.batch is None else said.batch,
            prompt=prompt if said.prompt is None else said.prompt,
            steps=steps if said.steps is None else said.steps,
        )
        for batch, prompt, steps in sizes
    )
    unique = {(w.batch, w.prompt, w.steps): w for w in found}
    return list(unique.values())


def parting(plan: Plan) -> Iterator[tuple[int, int, int]]:
    """So much as shows what a plan does to more sequences, tokens, keys or steps than a few."""
    old, new, said = plan.phase("prefill"), plan.phase("decode"), plan.workload
    if None not in (said.batch, said.prompt, said.steps):
        return
    batch, prompt, steps = SIZES[1]
    kept = plan.handoff.cache in ("by_rank", "stays")
    dealt, keys = (old.sequence.cut, old.sp), (new.sequence.keys, new.sp)
    replicas = (old.batch.sequences, old.dp), (new.batch.sequences, new.dp)
    for n in (*_lengths(*replicas, tried=SIZES[0][0]), *lacked(plan, "dp")):
        yield n, prompt, steps
    for n in _groups(plan):
        yield n, prompt, steps
    for n in (*_lengths(dealt, keys), *lacked(plan, "sp"), *_without_rank(*dealt)):
        yield batch, n, steps
    if 0 < (first := old.chunks.prefix or 0) <= MOST_IN_PASSES:
        rest = (*_lengths(dealt, tried=max(0, SIZES[0][1] - first)), *_without_rank(*dealt))
        yield from ((batch, first + n, steps) for n in rest)
    if plan.layout == "keys":
        later = steps if said.steps is None else said.steps
        yield from ((batch, n - later, steps) for n in _lengths(keys) if n > later)
        yield from ((batch, n - later, steps) for n in _without_rank(*keys, later))
    if said.prompt is not None and said.steps is None and plan.layout == "keys":
        given, raw = (*dealt, pairs(old, new, "sp")), plan.handoff.storage == "raw"
        row = old.packed
        for n in dict.fromkeys(row.lengths[row.own]) if row.several else (said.prompt,):
            yield from (
                (batch, prompt, later)
                for later in _later(n, keys, given if kept else None, raw=raw)
            )
    yield from ((batch, n, steps) for n in _in_passes(old))
    if new.draft.tokens is not None:
        change = (new.moe.rebalance.step or 0) * (1 + new.draft.tokens)
        least = max(tokens_to_tell(new.draft), change)
        ends = ends_to_tell(new.draft, least) if new.deals_tokens else (least,)
        yield from ((batch, prompt, end) for end in ends)
    if old.deals_tokens:
        behind = 0 if first > MOST_IN_PASSES else first  # a pass begins behind the prefix
        most = max(0, SIZES[0][1] - behind) // old.sp
        split = old.stream_tokens, old.tp
        for n in (*_lengths(split, tried=most), *_without_rank(*split)):
            yield batch, behind + n * old.sp, steps
    if plan.layout in ("deal", "alternate") and new.sp >= SIZES[0][2]:
        yield batch, prompt, new.sp + 1
    if (new.moe.rebalance.step or 0) > SIZES[0][2]:
        yield batch, prompt, new.moe.rebalance.step or 0
    yield from _named(plan.edits)
    if any(edit.phase != "decode" for edit in plan.edits) and old.sp > 1:
        yield from ((batch, n, steps) for n in _with_three(*dealt) if n > SIZES[0][1])


@lru_cache(maxsize=1024)
def _with_three(spec: CutSpec, ranks: int) -> tuple[int, ...]:
    """So many tokens that the rank with the first has three.

    What an edit does to queries is seen of one that is not the first of all, which sees itself
    alone, and not the rank's last, of which it may be right.
    """
    for n in range(3, MOST_LOOKED + 1):
        cut = Cut(spec, n, ranks)
        held = ([*chain(*held_by(cut, rank, pads=False))] for rank in cut.busy_ranks())
        if any(0 in own and len(own) > 2 for own in held):
            return (n,)
    return ()


def _in_passes(phase: Phase) -> Iterator[int]:
    """So many tokens that there are two passes, and three, the last of one token."""
    said = phase.chunks
    first = said.prefix or 0
    for n in (first + 1, first + (said.tokens or 0) + 1, first + 2 * (said.tokens or 0) + 1):
        if said.several and SIZES[0][1] < n <= MOST_IN_PASSES:
            yield n


def _groups(plan: Plan) -> Iterator[int]:
    """So many sequences that each group of a schedule has one, and the first has two."""
    groups = max(plan.phase(name).schedule.microbatches for name in ("prefill", "decode"))
    if groups > SIZES[0][0]:
        yield groups + 1


def _named(edits: tuple[Edit, ...]) -> Iterator[tuple[int, int, int]]:
    """So many steps, and so long a prompt, that there is what edits name."""
    batch, prompt, steps = SIZES[1]
    if (last := max((step for edit in edits for step in edit.steps), default=0)) > SIZES[0][2]:
        yield batch, prompt, last + 1
    if (slots := max(chain(*map(_slots, edits)), default=0)) >= SIZES[0][1]:
        yield batch, slots + 1, steps


def _slots(edit: Edit) -> Iterator[int]:
    """The slots of a cache that an edit names."""
    for key, value in edit.about:
        if key == "length" and isinstance(value, int):
            yield value
        if key == "slots" and isinstance(value, Table):
            yield from chain(*value.pairs)


@lru_cache(maxsize=1024)
def _lengths(*cuts: tuple[CutSpec, int], tried: int = SIZES[0][1]) -> tuple[int, ...]:
    """Lengths at which ranks of these cuts show what they do, if a few do not.

    Those of the table are at most as long as what is `tried` anyway.

    One at which all have had their turn: if an index is ever on no rank, one is then. Where blocks
    are dealt out, one at which the second rank has its first, and one at which the first has its
    second, so that what it has is no longer in a row.
    """
    found = list[int]()
    for spec, ranks in cuts:
        if spec.kind in _BY_HAND or ranks == 1:
            continue
        late = turns(spec, ranks) + (spec.kind == "strided")
        if spec.kind == "strided" and spec.block >= tried:
            found.append(spec.block + 1)
        if tried < late <= MOST_TURNS:
            found.append(late)
    return tuple(dict.fromkeys(found))


def lacked(plan: Plan, axis: Literal["dp", "sp"]) -> tuple[int, ...]:
    """Where ranks keep what they have, the first lengths at which one is to read something else."""
    if plan.handoff.cache not in ("by_rank", "stays"):
        return ()
    phases = plan.phase("prefill"), plan.phase("decode")
    return tuple(n for n in lacking(*phases, axis).lengths if n <= MOST_LOOKED)


@lru_cache(maxsize=1024)
def _without_rank(spec: CutSpec, ranks: int, beyond: int = 0) -> tuple[int, ...]:
    """The first length beyond one at which an index is on no rank."""
    each = range(beyond + 1, MOST_LOOKED + 1) if spec.kind not in _BY_HAND else ()
    return (*islice((n for n in each if Cut(spec, n, ranks).unowned()), 1),)


Kept = tuple[CutSpec, int, Pairs]
"""The cut of what ranks have, over how many, and who reads whose."""


@lru_cache(maxsize=1024)
def _later(
    prompt: int, keys: tuple[CutSpec, int], kept: Kept | None, *, raw: bool
) -> tuple[int, ...]:
    """Numbers of steps, the first of each, after which keys are where they are not to be.

    On no rank; on one that was not dealt them; or, where they are stored otherwise than read, more
    than one of the prompt on a rank.
    """
    spec, ranks = keys
    each = range(1, MOST_LOOKED + 1 if spec.kind in MOVING else 2)
    cuts = [(steps, Cut(spec, prompt + steps, ranks)) for steps in each]
    shows: list[Callable[[Cut], object]] = [Cut.unowned]
    if kept is not None:
        dealt, parts, beside = kept
        shows.append(partial(lacks, Cut(dealt, prompt, parts), beside=beside))
    if raw:
        shows.append(partial(_crowded, prompt))
    here = (islice((steps for steps, cut in cuts if shown(cut)), 1) for shown in shows)
    return tuple(chain.from_iterable(here))


def _crowded(prompt: int, cut: Cut) -> bool:
    """Whether a rank has more than one of the prompt's keys."""
    held = (cut.indices(rank) for rank in cut.busy_ranks())
    return any(sum(bisect_left(run, prompt) for run in runs) > 1 for runs in held)
