"""What is measured of the two ends: who keeps what the embedding gives, who may choose a token."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from shardproof.spec.layout.axes import ANY, AXES, cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import alone, moved, real
from shardproof.spec.model.model import Moe
from shardproof.spec.plan.cuts import Cut, first_missing
from shardproof.spec.record import replace


def keepers(ctx: Context) -> Iterator[int]:
    """The ranks of tp that hold anything of the stream between blocks."""
    if ctx.phase.stream == "whole":
        return iter(range(ctx.phase.tp))
    cuts = _stream_cuts(ctx)
    return (rank for cut in cuts for rank in cut.busy_ranks() if any(real(cut, rank)))


def _stream_cuts(ctx: Context) -> list[Cut]:
    """How the stream is cut over tp: one cut, or one for each number of tokens that ranks have."""
    match ctx.phase.stream:
        case "hidden":
            return [cut_of(ctx, "hidden")]
        case "tokens":
            return _cuts_of_tokens(ctx)
        case _:
            return []


def _cuts_of_tokens(ctx: Context) -> list[Cut]:
    counts = {1} if ctx.name == "decode" else _own_tokens(ctx)
    return [Cut(ctx.phase.stream_tokens, n, ctx.phase.tp) for n in counts]


def _own_tokens(ctx: Context) -> set[int]:
    """How many tokens of a prompt a rank of sp has.

    Where that is left open, so many that each rank has some that ever has any.
    """
    if AXES["sequence.cut"].length(ctx) == ANY:
        spec = ctx.phase.stream_tokens
        given = (run[-1] + 1 for part in spec.listed for run in part if run)
        return {max(ctx.phase.tp * spec.block * max(1, spec.multiple), sum(spec.sizes), *given)}
    tokens = cut_of(ctx, "sequence.cut")
    return {sum(map(len, real(tokens, rank))) for rank in tokens.busy_ranks()}


def tokens_covered(ctx: Context) -> bool:
    """Whether every token that a rank of sp has is on a rank of tp, where it is known how many."""
    if ctx.name == "prefill" and AXES["sequence.cut"].length(ctx) == ANY:
        return False
    cuts = (cut for cut in _cuts_of_tokens(ctx) if cut.n)
    return all(cut.least() >= 1 and cut.beyond() < 0 for cut in cuts)


def in_parts(ctx: Context) -> bool:
    """Whether ranks of tp route parts of a stream that is not split so between blocks."""
    experts = any(isinstance(kind.ffn, Moe) for kind in ctx.model.kinds)
    return experts and ctx.phase.moe.input == "part" and ctx.phase.tp > 1


def first_keeps_all(ctx: Context) -> bool:
    """Whether no rank of tp but the first holds anything of the stream."""
    return not any(keepers(ctx))


def first_has_stream(ctx: Context) -> bool:
    """Whether the first rank of tp holds all of the stream as it is, and no other any of it."""
    cuts = _stream_cuts(ctx)
    return (
        bool(cuts)
        and first_keeps_all(ctx)
        and all([i for part in cut.indices(0) for i in part] == list(range(cut.n)) for cut in cuts)
    )


def rows_where_kept(ctx: Context) -> bool:
    """Whether every rank that holds anything of the stream has the whole embedding table."""
    cut = cut_of(ctx, "embedding.cut")
    return alone(cut) or all(
        first_missing([range(cut.n)], cut.indices(rank)) is None for rank in keepers(ctx)
    )


def all_where_kept(ctx: Context, path: str) -> bool:
    """Whether every rank that holds anything of the stream has every index once."""
    cut = cut_of(ctx, path)
    if cut.spec.kind == "whole":
        return True
    return all(
        first_missing([range(cut.n)], own := real(cut, rank)) is None
        and sum(map(len, own)) == cut.n
        for rank in keepers(ctx)
    )


def chooses_alone(ctx: Context) -> bool:
    """Whether each rank whose token is read has all rows, lower ones before higher.

    Then its best is the best of all.
    """
    cut = cut_of(ctx, "lm_head.cut")
    if cut.spec.kind == "whole" or cut.parts == 1:
        return not cut.unowned() and not moved(cut)
    return all(_firsts_of(cut, rank) == list(range(cut.n)) for rank in token_readers(ctx))


def pads_where_read(ctx: Context) -> bool:
    """Whether a rank whose token is read has a padded row, or one may look up what is no row."""
    cut, embedding = cut_of(ctx, "lm_head.cut"), ctx.plan.phase("decode").embedding
    if cut.spec.kind != "padded":
        return False
    masked = ctx.phase.lm_head.pads == "masked"
    if not masked and any(_has_pad(cut, rank) for rank in token_readers(ctx)):
        return True
    if embedding.split == "vocab" and embedding.mask:
        return False
    return any(
        _has_pad(cut, rank) and not (masked and any(real(cut, rank))) for rank in range(cut.parts)
    )


def _has_pad(cut: Cut, rank: int) -> bool:
    return any(run[-1] >= cut.n for run in cut.indices(rank) if run)


def token_readers(ctx: Context) -> set[int]:
    """The ranks of tp whose token makes a difference to what the stream gets of it.

    A rank of decode reads what the rank of its number in prefill has chosen, counted round.
    """
    if replace(ctx, phase=ctx.plan.phase(ctx.name)).apart("lm_head"):
        return set(range(cut_of(ctx, "lm_head.cut").parts))
    later = replace(ctx, name="decode", phase=ctx.plan.phase("decode"))
    phase, plan = later.phase, later.phase.embedding
    unsummed = plan.collective == "none" or all(getattr(phase, axis) == 1 for axis in plan.group)
    if plan.split == "none" or (plan.split == "vocab" and unsummed):
        ranks = keepers(later)
    else:
        cut = cut_of(later, "hidden" if plan.split == "hidden" else "embedding.cut")
        ranks = (rank for rank in cut.busy_ranks() if any(real(cut, rank)))
    return {rank % ctx.phase.tp for rank in ranks}


def one_chooses(cut: Cut) -> bool:
    """Whether one rank begins with all rows in order, and no other has two rows to choose from.

    Then the place of each rank's own best adds up to the best row.
    """
    if cut.parts > 1 and cut.spec.kind == "whole":
        return cut.n == 1
    several = [rank for rank in cut.busy_ranks() if len(set(_firsts_of(cut, rank))) > 1]
    if not several:
        return cut.n == 1
    return len(several) == 1 and (
        list(islice(chain(*real(cut, several[0])), cut.n)) == list(range(cut.n))
    )


def _firsts_of(cut: Cut, rank: int) -> list[int]:
    """A rank's rows in its order, each where it is met first."""
    return list(dict.fromkeys(chain(*real(cut, rank))))
