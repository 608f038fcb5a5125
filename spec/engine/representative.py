"""The smallest plan of the same kind, whose word by value stands for that of many plans.

What a plan's outputs are made of is seen in which rank has which tokens, sequences and layers. Of
many tokens, as of many sequences, that is their remainder by all that deals them out, and that
each rank has several. A replica that nothing joins to others is a plan of its own. Stages are seen
in which kinds of layers stand at their ends.

A word is taken over for `legal` alone, of a plan that the law has judged at its own numbers; where
a representative is not found right, its plan is asked itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import gcd, lcm
from typing import NamedTuple

from shardproof.spec.engine.decide import FOR_ANY, open_steps
from shardproof.spec.engine.fewer import dealt_out, named_in, sees_all
from shardproof.spec.engine.usual_cuts import Written, usual_cuts
from shardproof.spec.layout.chosen import read_behind
from shardproof.spec.layout.drafts import repeating
from shardproof.spec.layout.fewer_chunks import LEAST, kept, period
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import Cut, CutSpec, named_cut
from shardproof.spec.plan.lengths import MOVING, turns
from shardproof.spec.plan.phase import Phase, Stages
from shardproof.spec.plan.plan import PHASES, Plan, Workload, share
from shardproof.spec.plan.reads import of_degrees, rewritten, tables_of, taken
from shardproof.spec.record import dataclass

MANY = 2
"""So many replicas, or sequences of each, stand for more."""
BALANCED = named_cut("balanced")


class Numbers(NamedTuple):
    """A representative's workload, and its degrees where they are not the plan's."""

    prompt: int | None
    batch: int | None
    steps: int | None
    dp: int | None = None
    pp: int | None = None
    sp: int | None = None
    pools: tuple[int, int] | None = None
    """Replicas of prefill and of decode, where these differ."""
    joined: bool = False
    """Whether the phases, written in full, say all of the plan but its workload."""


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """What may be made smaller of a plan, whatever its workload, replicas and stages."""

    every: int
    """After so many tokens more the same ranks have as many more; zero: the prompt stays."""
    least: int
    """Tokens of which each rank has several."""
    ends: tuple[int, ...]
    """Where a window, a table or a choice of keys ends, from the shortest on."""
    chunks: tuple[int, int] | None
    """Of several passes the tokens of the prefix, and of each chunk; zero: there is none."""
    slides: bool
    """Whether behind such an end all that matters is that the prompt is longer."""
    steps: int | None
    """So many steps stand for more; None: they stay."""
    repeats: int
    """After so many steps more they end as they would have."""
    batch: tuple[CutSpec, CutSpec] | None
    """How sequences are dealt out in each phase; None: their number stays."""
    replicas: int
    """So many neighbours share their experts, and nothing joins them to others; zero: all stay."""
    experts: bool
    """Whether they lie over several ranks."""
    stages: bool
    joined: bool
    """Whether two phases, written in full, say all of a plan but its workload."""
    ranks: bool
    """Whether ranks of sp are told apart by their tokens alone, in a run each."""


def numbers_of(model: Model, plan: Plan, *, right: bool) -> Numbers | None:
    """The representative's numbers; None of a plan that stands for itself alone.

    Where it is to be found right, one that may be wrong in more ways will do: replicas that have
    several sequences, and ranks of sp of which one has a token more.
    """
    rule = taken(tables_of(model), rule_of, model, plan)
    if rule is None:
        return None
    first, second = plan.phase("prefill"), plan.phase("decode")
    said = plan.workload
    prompt, steps = _tokens(rule, said.prompt, said.steps)
    pp, sp = None, None
    own = frozenset[str]() if rule.joined else plan.own_degrees
    if rule.ranks and first.sp == second.sp and "sp" not in own:
        prompt, sp = _ranks(prompt, said.prompt, first.sp, right=right)
    if rule.stages and first.pp == second.pp and "pp" not in own:
        pp = fewer_stages(model, first.pp)
    there = first.dp, second.dp
    few = None if "dp" in own else _fewer_replicas(rule, said.batch, there, right=right)
    if few is not None:
        batch, both = few
        alike = both[0] == both[1]
        dp, pools = (both[0], None) if alike else (None, both)
        return Numbers(prompt, batch, steps, dp, pp, sp, pools, rule.joined)
    batch = said.batch
    if batch is not None and rule.batch is not None:
        batch = _sequences(batch, rule.batch, there)
    return Numbers(prompt, batch, steps, None, pp, sp, None, rule.joined)


def _fewer_replicas(
    rule: Rule, batch: int | None, there: tuple[int, int], *, right: bool
) -> tuple[int | None, tuple[int, int]] | None:
    """Fewer sequences and replicas of each phase; None where nobody knows how few are as many."""
    first, second = there
    if not rule.replicas:
        return None
    if first != second:
        if not right or rule.experts or 1 not in there:
            return None
        batch, few = _replicas_of_a_pool(batch, max(there))
        return batch, (min(first, few), min(second, few))
    if not rule.experts:
        batch, few = _replicas(batch, first, right=right)
        return batch, (few, few)
    # Those that share experts, if all have sequences: several, and not as many.
    few = rule.replicas
    if not right or first % few or (batch is not None and batch < first):
        return None
    return None if batch is None else min(batch, MANY * few + (few > 1)), (few, few)


def representative(plan: Plan, numbers: Numbers) -> Plan:
    """The plan with these numbers, which are not of pools."""
    given = zip(_SHARED, numbers[3:6], strict=True)
    degrees = {name: n for name, n in given if n is not None}
    return plan.with_(workload=_workload(numbers), **degrees)


def rewritten_representative(model: Model, plan: Plan, numbers: Numbers) -> Plan | None:
    """The same, in full, of a plan that has cuts by another name, or pools; None of any other."""
    if not numbers.joined:
        return None
    cuts = taken(tables_of(model), usual_cuts, model, plan)
    pools, few = numbers.pools, numbers[3:6]
    if pools is None and cuts == ((), ()) and _written_alike(plan, few):
        return None
    both = pools or 2 * (numbers.dp,)
    first, second = (
        _in_full(plan.phase(name), own, (dp, *numbers[4:6]))
        for name, own, dp in zip(PHASES, cuts, both, strict=True)
    )
    found = Plan(workload=_workload(numbers), prefill=first, decode=second)
    share(found, first, second)  # which say all that they would take from the top
    return found


def _written_alike(plan: Plan, few: Sequence[int | None]) -> bool:
    """Whether no phase writes a degree for itself of which there are fewer."""
    own = plan.own_degrees if plan.prefill or plan.decode else ()
    return all(n is None or name not in own for name, n in zip(_SHARED, few, strict=True))


_SHARED = ("dp", "pp", "sp")


def _in_full(phase: Phase, cuts: Written, shared: Sequence[int | None]) -> Phase:
    """A phase that says what decode would else take from who wrote sp; and with fewer ranks."""
    found = rewritten(phase, (REPEATS, *cuts))
    degrees = tuple(
        own if few is None else few
        for own, few in zip((phase.dp, phase.pp, phase.sp), shared, strict=True)
    )
    return of_degrees(found, (*degrees, phase.tp, phase.ep))


REPEATS = ("sequence.layout", "repeat")


def _workload(numbers: Numbers) -> Workload:
    said = {"prompt": numbers.prompt, "batch": numbers.batch, "steps": numbers.steps}
    return Workload(**{name: n for name, n in said.items() if n is not None})


def rule_of(model: Model, plan: Plan) -> Rule | None:
    """Reads no workload, and neither replicas nor stages: one rule stands for all of these."""
    first, second = phases = [plan.phase(name) for name in PHASES]
    if plan.edits or first.packed.several or any(phase.layers for phase in phases):
        return None
    if any(phase.schedule.ticks is not None for phase in phases):
        return None
    moving = plan.layout == "keys" and second.sequence.keys.kind in MOVING
    fixed = moving or second.moe.rebalance.step is not None
    ends, chunks = ends_of(model), first.chunks
    every = 0 if fixed else period(plan)
    one_rank = all(phase.ep == 1 for phase in phases)
    one_each = all(phase.schedule.microbatches == 1 for phase in phases)
    dealt = first.batch.sequences, second.batch.sequences
    named = set[object]().union(*map(named_in, phases))
    usual = plan.devices is None and plan.handoff == Plan.handoff and one_each
    usual = usual and all(phase.schedule.period is None for phase in phases)
    deltas = (kind.attention.delta for kind in model.kinds)
    kernel = max((delta.kernel for delta in deltas if delta is not None), default=1)
    return Rule(
        every=every,
        least=max(LEAST, every * max(MANY, kernel + 1)),
        ends=ends,
        chunks=(chunks.prefix or 0, chunks.tokens or 0) if chunks.several else None,
        slides=not chunks.several and not any(
            kind.attention.chunk or kind.attention.indexer for kind in model.kinds
        ) and model.max_positions is None,
        steps=None if fixed else open_steps(plan),
        repeats=repeating(second.draft),
        batch=dealt if one_each and not any(cut.by_hand for cut in dealt) else None,
        replicas=_sharing(*phases) if usual and "dp" not in named else 0,
        experts=not one_rank,
        stages=usual and "pp" not in named and all(map(_in_a_row, phases)),
        joined=plan.devices is None and plan.handoff == Plan.handoff and plan.layout == "repeat",
        ranks=usual and one_rank and "sp" not in named and plan.layout == "repeat"
        and sees_all(model) and all(map(dealt_out, phases)) and first.sequence.cut == BALANCED
        and not chunks.several,
    )  # fmt: skip


def ends_of(model: Model) -> tuple[int, ...]:
    """Lengths behind which a token does not see all before it, or has no position."""
    found = {model.max_positions}
    for kind in model.kinds:
        attention = kind.attention
        found |= {attention.window, attention.chunk}
        found.add(attention.indexer.top_k if attention.indexer is not None else None)
    return tuple(sorted(n for n in found if n is not None))


def _sharing(first: Phase, second: Phase) -> int:
    """How many neighbouring replicas work together, each with a run of the sequences."""
    both = first, second
    if any(each.batch.idle != "join" or each.batch.sequences != BALANCED for each in both):
        return 0
    sharing = {_sharing_experts(each) for each in both}
    return sharing.pop() if len(sharing) == 1 else 0


def _sharing_experts(phase: Phase) -> int:
    """How many replicas hold all experts once; zero where that is not told so simply."""
    if phase.ep == 1:
        return 1
    block = phase.ep * (phase.moe.tp or phase.tp // gcd(phase.tp, phase.ep))
    replica = phase.sp * phase.tp
    if phase.mesh != Phase.mesh or max(block, replica) % min(block, replica):
        return 0
    return max(1, block // replica)


def _in_a_row(phase: Phase) -> bool:
    """Whether stages follow each other as usual."""
    return phase.stages == USUAL and phase.norm.completes == "all"


USUAL = Stages()


def _tokens(rule: Rule, prompt: int | None, steps: int | None) -> tuple[int | None, int | None]:
    """Fewer tokens and steps, on the same side of each end."""
    fewer = steps
    if steps is not None and rule.steps is not None:
        fewer = kept(steps, rule.repeats, rule.steps)
    if prompt is None:
        # Of an open prompt a few tokens are looked at, and steps may go past an end.
        far = steps is not None and any(steps >= end for end in rule.ends)
        return None, steps if far else fewer
    last = prompt + (rule.steps or 0 if steps is None else steps)
    passed = max((end for end in rule.ends if last > end), default=0)
    if passed and not rule.slides:
        return prompt, steps
    if passed >= prompt:
        return _across(rule, prompt, steps, passed)
    if not rule.every:
        return prompt, fewer
    if rule.chunks is None:
        return kept(prompt, rule.every, passed + rule.least), fewer
    first, each = rule.chunks
    behind = max(0, prompt - first)
    full, rest = divmod(behind, each) if each else (0, behind)
    return prompt - behind + min(full, MANY) * each + kept(rest, rule.every, LEAST), fewer


def _across(rule: Rule, prompt: int, steps: int | None, end: int) -> tuple[int, int | None]:
    """Fewer steps, which go past an end that the prompt does not reach: as few tokens before it."""
    near = end - (end - prompt) % rule.every if rule.every else prompt
    past = max(rule.steps or 0, end - near + 1) + rule.repeats
    between = any(prompt <= each < end or end < each <= near + past for each in rule.ends)
    if rule.steps is None or between or (steps is not None and past > steps):
        return prompt, steps
    return near, None if steps is None else kept(steps, rule.repeats, past)


def _replicas(batch: int | None, dp: int, *, right: bool) -> tuple[int | None, int]:
    """One replica, or one that has a sequence and one that has none."""
    if batch is None:
        return None, 1
    if batch < dp:
        return 1, 2
    return MANY if right else min(-(-batch // dp), MANY), 1


def _replicas_of_a_pool(batch: int | None, dp: int) -> tuple[int | None, int]:
    """Of many replicas that have their sequences from one, or one from many: as few as say so.

    Two have several each, and not as many; where some have none, one has none.
    """
    if batch is None or batch >= dp:
        few = min(dp, MANY)
        return None if batch is None else min(batch, MANY * few + 1), few
    few = min(batch, MANY) + 1
    return few - 1, few


RANKS = 4
"""Of so many ranks of sp one may be the only one with a token more, or without it, or neither."""


def _ranks(
    fewer: int | None, prompt: int | None, sp: int, *, right: bool
) -> tuple[int | None, int]:  # fmt: skip
    """Fewer ranks of sp, with tokens as unevenly as they are; `fewer` is for so many as there are.

    Where some have less than two tokens, or a prompt stays as it is, there are as many.
    """
    few = min(sp, RANKS)
    if prompt is None:
        return None, few
    if sp == 1 or fewer == prompt or prompt < MANY * sp:
        return fewer, sp
    more = prompt % sp
    if right:
        told = 1
    elif sp == few:
        told = more
    else:
        told = more if more < 2 else few - 1 if more == sp - 1 else 2
    return few * LEAST + told, few


def _sequences(batch: int, dealt: Sequence[CutSpec], dp: Sequence[int]) -> int:
    """Fewer sequences, as unevenly."""
    if all(n == 1 and cut.kind in FOR_ANY for cut, n in zip(dealt, dp, strict=True)):
        return min(batch, MANY)
    turn = (
        turns(cut, n) * (2 if cut.kind == "zigzag" else 1) for cut, n in zip(dealt, dp, strict=True)
    )
    every = lcm(*turn)
    return kept(batch, every, MANY * every)


STAGES = 16
"""Fewer than so many are looked for: where a stage has one layer or two none are found, and each
costs a look at every layer."""


@lru_cache(maxsize=1024)
def fewer_stages(model: Model, pp: int) -> int:
    """The fewest stages with the same kinds of layers at their ends, and inside them."""
    if pp == 1 or pp > len(model.layers):
        return pp
    told = _seen(model, pp)
    return next((n for n in range(2, min(pp, STAGES)) if _seen(model, n) == told), pp)


@lru_cache(maxsize=1024)
def _seen(model: Model, pp: int) -> frozenset[tuple[object, ...]]:
    """Which kind of layer is left in which way, and for which kind."""
    cut, read = Cut(BALANCED, len(model.layers), pp), read_behind(model)
    last = {run[-1] for rank in range(pp) for run in cut.indices(rank) if run}
    steps = [(kind, at in last, at in read) for at, kind in enumerate(model.layers)]
    return frozenset(pairwise([(), *steps, ()]))
