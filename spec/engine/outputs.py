"""The outputs of a plan against those of one device: logits, and what the caches hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from shardproof.spec.engine.cache import (
    HALVES,
    Box,
    Cache,
    Entry,
    all_there,
    half_of,
    lying,
    part_of,
    sizes_of,
)
from shardproof.spec.engine.classwise import added_up
from shardproof.spec.engine.indices import Outside, canon, cover
from shardproof.spec.engine.machine import Blame, Ran, Refused
from shardproof.spec.engine.ranks import Rank, counting
from shardproof.spec.engine.shifts import is_shifted, of_all, of_member
from shardproof.spec.engine.values import CannotRun, Ids, World, picked, sized
from shardproof.spec.layout.context import Context
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    batch: int
    prompt: int
    steps: int


def has_index(runs: Runs, index: int) -> bool:
    return any(index in run for run in runs)


def who_has(
    sequences: Iterable[int], there: Sequence[Runs]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The first of all sequences that the same ranks have, and which ranks these are."""
    known: set[tuple[int, ...]] = set()
    if isinstance(sequences, range) and all(run.step == 1 for runs in there for run in runs):
        # Between two ends of runs nobody comes and nobody goes.
        ends = {end for runs in there for run in runs for end in (run.start, run.stop)}
        sequences = sorted(s for s in {sequences.start, *ends} if s in sequences)
    for sequence in sequences:
        ranks = tuple(at for at, runs in enumerate(there) if has_index(runs, sequence))
        if ranks not in known:
            known.add(ranks)
            yield sequence, ranks


def flattened(covered: tuple[tuple[int, int, object], ...]) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for low, high, _ in covered:
        if out and out[-1][1] == low:
            out[-1] = out[-1][0], high
        else:
            out.append((low, high))
    return out


def right_logits(ran: Ran, truth: Ran, size: Size, name: str, chunk: range | None = None) -> None:
    """`chunk`: the tokens that were run, where these are neither all of a prompt nor one."""
    expected = truth.logits[0]
    there: list[tuple[Runs, Runs]] = []
    for rank, found in zip(ran.ranks, ran.logits, strict=True):
        rows = rank.rows
        if (length(found.rows.sequences), length(found.rows.tokens)) != (
            length(rows.sequences), length(rows.tokens),
        ):  # fmt: skip
            raise Refused(Blame("head.logits", "logits of another number of tokens"))
        if not rows.any:
            continue
        if found.sizes != expected.sizes or found.terms != expected.terms or found.rows != rows:
            raise Refused(Blame("head.logits", f"rank {rank.number} has not the model's logits"))
        there.append((rank.sequences, counting(rows.tokens)))
    end = size.prompt + (size.steps if name == "decode" else 0)
    tokens = chunk or range(0 if name == "prefill" else end - 1, end)
    wanted = flattened(cover((tokens,)))
    for sequence, ranks in who_has(range(size.batch), [seqs for seqs, _ in there]):
        if flattened(cover(run for at in ranks for run in there[at][1])) != wanted:
            raise Refused(Blame("head.logits", f"tokens of sequence {sequence} are on no rank"))
    only_tokens(ran, size, name)


def only_tokens(ran: Ran, size: Size, name: str) -> None:
    """Ask that what is sent for the token behind the last is one, though nobody may read it."""
    last = size.prompt - 1 if name == "prefill" else size.prompt + size.steps - 1
    for rank, found in zip(ran.ranks, ran.tokens or (), strict=False):
        if has_index(rank.rows.tokens, last):
            check_token(rank, found)


def check_token(rank: Rank, found: object) -> None:
    """Ask that what a rank sends for tokens are some, as many as it works on if it works on any."""
    if not isinstance(found, Ids | None):
        raise Refused(Blame("head.token", "a tensor is sent in place of tokens"))
    if found is not None and rank.rows.any and sized(found.of.rows) != sized(rank.rows):
        raise Refused(Blame("head.token", "tokens of another number of sequences are sent"))


def is_of(rank: Rank, found: Ids, right: Sequence[object]) -> bool:
    """Whether a token is one of these, each in the rank's own row."""
    return found.of.terms in right and found.of.rows == rank.rows


def right_token(ran: Ran, truth: Ran, size: Size, name: str, tp: int = 1 << 30) -> None:
    """The token that is read again is the model's: of each sequence the last that is sent.

    `tp`: the ranks that read it, each from the one of its own number, as many as there are.
    """
    if ran.tokens is None:
        raise Refused(Blame("head.token", "the chosen token is sent to nobody"))
    right = [x.of.terms for x in truth.tokens or () if isinstance(x, Ids)]
    sent: dict[tuple[int, ...], list[Runs]] = {}
    last = size.prompt - 1 if name == "prefill" else size.prompt + size.steps - 1
    for rank, found in reversed([*zip(ran.ranks, ran.tokens, strict=True)]):
        if found is None or not has_index(rank.rows.tokens, last) or not rank.rows.any:
            continue
        if not isinstance(found, Ids) or rank.members[0] >= tp:
            continue
        before = sent.setdefault(rank.members, [])
        new = [s for run in rank.sequences for s in run
               if not any(has_index(runs, s) for runs in before)]  # fmt: skip
        before.append(rank.sequences)
        if new and not is_of(rank, found, right):
            raise Refused(Blame("head.token", f"rank {rank.number} chooses another token"))
    for members in dict.fromkeys(rank.members for rank in ran.ranks):
        there = cover(run for sequences in sent.get(members, ()) for run in sequences)
        if members[0] < tp and flattened(there) != [(0, size.batch)]:
            raise Refused(Blame("head.token", f"rank tp {members[0]} is sent no token"))


def right_caches(
    world: World,
    ctx_of: Callable[[int], Context],
    cache: Cache,
    truth: Cache,
    size: Size,
    sequences: Iterable[int] | None = None,
) -> None:
    """What every rank holds is right, and some rank holds every entry."""
    whole_of = {layer: entry for (_, _, layer), (_, entry) in truth.of.items()}
    seen: dict[tuple[int, str], list[tuple[Runs, Runs, Runs, Runs]]] = {}
    for (stage, _, layer), (rank, _) in cache.of.items():
        if not rank.rows.sequences or layer not in whole_of:
            continue  # one without a token may still have entries of others
        ctx = ctx_of(layer)
        for half in HALVES:
            for box in _right_half(world, ctx, cache, (stage, rank, layer), whole_of[layer], half):
                seen.setdefault((layer, half), []).append((rank.sequences, *box))
    for layer, entry in whole_of.items():
        kind = ctx_of(layer)
        for half in HALVES:
            boxes = seen.get((layer, half), [])
            heads, dims = sizes_of(kind)[half]
            tokens = half_of(entry, half).of.sizes[0]
            named = range(size.batch) if sequences is None else sequences
            for _, mine in who_has(named, [box[0] for box in boxes]):
                try:
                    all_there([boxes[at][1:] for at in mine], tokens, heads, dims)
                except CannotRun as fault:
                    raise Refused(Blame("cache", f"{half} of layer {layer}: {fault}")) from None


def _right_half(
    world: World,
    ctx: Context,
    cache: Cache,
    at: tuple[int, Rank, int],
    truth: Entry,
    half: str,
) -> Iterator[Box]:
    """What a rank has of a layer's keys or values, all of it right."""
    stage, rank, layer = at
    entry = cache.of[stage, rank.number, layer][1]
    of = lying(ctx)
    heads, dims = sizes_of(ctx)[half]
    x = half_of(entry, half)
    own = part_of(of, of.heads(half), rank.sp, rank.members, heads)
    mine = part_of(of, of.dims(half), rank.sp, rank.members, dims)
    found = x.of
    if half in of.shares:
        group = [
            (r, half_of(other, half).of)
            for (s, _, lay), (r, other) in cache.of.items()
            if (s, lay, r.dp, r.sp) == (stage, layer, rank.dp, rank.sp)
        ]
        total = added_up(world, group)
        if total is None:
            raise Refused(Blame("cache", f"{half} of layer {layer} are of other tokens"))
        found = total
    if found.sizes != (length(x.places), length(own), length(mine)):
        raise Refused(Blame("cache", f"{half} of layer {layer} are of another size"))
    expected = half_of(truth, half).of
    real = [canon(_real(axis)) for axis in (own, mine)]
    there = [canon(run for run in axis if run.start >= 0) for axis in (own, mine)]
    try:
        told = picked(world, picked(world, found, 1, real[0]), 2, real[1])
        good = picked(world, expected, 0, x.places)
        good = picked(world, picked(world, good, 1, there[0]), 2, there[1])
    except Outside:
        raise Refused(Blame("cache", f"{half} of layer {layer} are beyond the end")) from None
    if not length(there[0]) or not length(there[1]) or not x.places:
        return
    if told.terms != good.terms:
        raise Refused(Blame("cache", f"{half} of layer {layer} are not the model's on {rank}"))
    yield from _of_all(x.places, there[0], there[1], len(rank.members))


def _of_all(places: Runs, heads: Runs, dims: Runs, count: int) -> Iterator[Box]:
    """What the members of a class have together, as few boxes."""
    if is_shifted(heads) and is_shifted(dims):
        for at in range(count):
            yield places, of_member(heads, at), of_member(dims, at)
    elif is_shifted(heads) or is_shifted(dims):
        both = [tuple(range(low, high) for low, high in flattened(of_all(cover(runs), count)))
                if is_shifted(runs) else runs for runs in (heads, dims)]  # fmt: skip
        yield places, both[0], both[1]
    else:
        yield places, heads, dims


def _real(runs: Runs) -> Iterator[range]:
    at = 0
    for run in runs:
        if run.start >= 0:
            yield range(at, at + len(run))
        at += len(run)
