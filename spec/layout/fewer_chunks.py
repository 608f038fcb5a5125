"""A plan with smaller chunks, and fewer of them, that deals out tokens as the plan itself does.

A pass does to its tokens what its cuts do to so many, whatever came before it; all that a later
pass knows of earlier ones is which rank has which of their entries. So chunks keep their remainders
by all that deals tokens out, and of many chunks of one size two show what all of them do.
"""

from __future__ import annotations

from math import lcm

from shardproof.spec.layout.chunks import count_of
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.lengths import turns
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan

LEAST = 3
"""Tokens of a chunk, that it has a first, a last, and one between."""


def period(plan: Plan) -> int:
    """After so many tokens more the same ranks have as many more; zero where they are listed."""
    found = 1
    for phase in map(plan.phase, PHASES):
        dealt = [(phase.sequence.cut, phase.sp), (phase.sequence.keys, phase.sp)]
        if phase.stream == "tokens" or phase.moe.input == "part":
            dealt.append((phase.stream_tokens, phase.tp))
            found = lcm(found, phase.sp * turns(CutSpec("even"), phase.tp))
        if any(spec.by_hand for spec, _ in dealt):
            return 0
        found = lcm(found, *(turns(s, n) * (2 if s.kind == "zigzag" else 1) for s, n in dealt))
    return found


def kept(n: int, every: int, least: int) -> int:
    """The smallest size from `least` on with the remainder of `n`; no larger than that."""
    return min(n, n % every + max(0, -(-(least - n % every) // every)) * every)


def fewer_chunks(plan: Plan, more: int = 0) -> Plan:
    """The plan itself where there is nothing to make smaller; `more`: rounds above the least."""
    phase, every = plan.phase("prefill"), period(plan)
    said, prompt = phase.chunks, plan.workload.prompt
    if not said.several or not every or phase.packed.several:
        return plan
    if prompt is not None and (count_of(phase, prompt) == 1 or (said.prefix or 0) >= prompt):
        return plan
    least = LEAST + more * every
    prefix = None if said.prefix is None else kept(said.prefix, every, least)
    # What is left behind whole chunks is no longer than one, whatever each of them is made.
    behind = 0 if prompt is None else prompt - (said.prefix or 0)
    full, rest = divmod(behind, said.tokens) if said.tokens is not None else (0, behind)
    rest = kept(rest, every, least)
    tokens = None if said.tokens is None else kept(said.tokens, every, max(least, rest))
    if (tokens, prefix) == (said.tokens, said.prefix) and prompt is None:
        return plan
    workload = plan.workload
    if prompt is not None:
        workload = workload.with_(prompt=(prefix or 0) + min(full, 2) * (tokens or 0) + rest)
    own = plan.prefill or Phase()
    chunks = said.with_(**{name: n for name, n in (("tokens", tokens), ("prefix", prefix)) if n})
    return plan.with_(workload=workload, prefill=own.with_(chunks=chunks))
