"""The tokens that each rank works on: what there is to meet where a token chooses an expert."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from shardproof.executor.run.outcome.head_rows import context
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.chunks import chunks_of, own_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.packed import Row, packed_in
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.plan import PhaseName, Plan, Workload
from shardproof.spec.program.op import real

Token = tuple[int, int, int]
"""A sequence, a pass over it (the prompt, then each step), and the token of that pass."""
Tokens = frozenset[Token]
Place = tuple[int, int, int]
"""Of a rank, along dp, sp and tp."""


def tokens_of_ranks(
    model: Model, plan: Plan, name: PhaseName, sizes: tuple[int, int, int]
) -> dict[Place, Tokens]:
    """The tokens of a phase, for a batch, a prompt and steps, by the first rank that has them.

    Ranks with the same tokens are told once, and those without a token not at all.
    """
    batch, prompt, steps = sizes
    work = Workload(batch=batch, prompt=prompt, steps=steps)
    ctx = context(model, plan.with_(workload=work), name)
    passes = prompt_of if name == "prefill" else steps_of
    found: dict[Tokens, Place] = {}
    for dp in range(ctx.phase.dp):
        own = [i for i in real(cut_of(ctx, "batch.sequences"), dp) if i < batch]
        for sp, tp in product(range(ctx.phase.sp), range(ctx.phase.tp)):
            read = list(passes(ctx, sp, tp, prompt, steps))
            if tokens := Tokens(_of_each(packed_in(plan), own, read)):
                found.setdefault(tokens, (dp, sp, tp))
    return {rank: tokens for tokens, rank in found.items()}


def _of_each(row: Row | None, own: list[int], read: list[tuple[int, int]]) -> Iterator[Token]:
    """What is read of each sequence; of a row, of those that lie in it."""
    if row is None:
        yield from ((i, at, token) for i in own for at, token in read)
        return
    count = len(row.sequences)
    for i, (at, token) in product(own, read):
        if at:
            yield from ((i * count + which, at, token) for which in range(count))
        elif (number := row.number(token)) is not None:
            yield i * count + number, 0, token - row.start(token)


def prompt_of(ctx: Context, sp: int, tp: int, prompt: int, steps: int) -> Iterator[tuple[int, int]]:
    """What a rank reads of a prompt."""
    del steps
    for chunk in chunks_of(ctx.phase, prompt):
        runs = own_of(ctx.phase.sequence.cut, chunk, ctx.phase.sp, sp)
        own = [token for run in runs for token in run if token < prompt]
        yield from ((0, own[i]) for i in dealt(ctx, len(own), tp))


def steps_of(ctx: Context, sp: int, tp: int, prompt: int, steps: int) -> Iterator[tuple[int, int]]:
    """What a rank reads of the steps."""
    del prompt
    turns = ctx.layout in ("deal", "alternate")
    for step in range(1, steps + 1):
        if not turns or (step - 1) % ctx.phase.sp == sp:
            yield from ((step, i) for i in dealt(ctx, 1, tp))


def dealt(ctx: Context, count: int, tp: int) -> list[int]:
    """Which of its tokens a rank of tp works on."""
    if not ctx.phase.deals_tokens:
        return list(range(count))
    cut = Cut(ctx.phase.stream_tokens, count, ctx.phase.tp)
    return [i for i in real(cut, tp) if i < count]
