"""Edited plans at random: legal ones with a few operators changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.edits import idle_edit, one_change, random_edit
from shardproof.fuzzing.near import MOST, divided, is_plan, legal, stepped
from shardproof.fuzzing.plans import NOWHERE, Written, build
from shardproof.fuzzing.shapes import Tensor, tensors
from shardproof.fuzzing.themes import THEMES, themed
from shardproof.fuzzing.undone import missed, undone
from shardproof.spec.law.judge import keeps_all
from shardproof.spec.model.model import Layer, Model, Moe
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.verdict.edit_names import wrong_names

IDLE, UNDONE, ONE = 0.1, 0.4, 0.75
"""Up to here plans are edited in ways that change nothing, in ways that undo each other, and in one
thing that one operator reads or says."""
MISSED = 0.5
"""Of these so many have one thing changed."""
TRIES = 12
"""Most random edits make no sense of their operator: so many are tried at a plan."""
DRAWS, WALKS = 96, 12
"""So many legal plans are looked at for one that has an operator which few have; some far off."""
STEPS = 8
"""So many fields of such a plan are written otherwise, at most."""
SAID = ("slice", "all_gather", "add_on")
"""Those that a plan has by what it says of one field, and seldom otherwise."""
BROUGHT = {
    "block_gather": "moe.dispatch", "block_return": "moe.dispatch", "block_own": "moe.dispatch",
    "add_each": "moe.shared.sum", "merge_ranks": "decode.sequence.keys",
    "merge_blocks": "sequence.merge", "exchange": "sequence.exchange", "gather_rows": "ffn.over",
    "own_rows": "ffn.over", "moments": "hidden", "norm_with": "hidden", "reduce_scatter": "stream",
    "to_heads": "sequence.heads", "to_tokens": "sequence.heads", "cache_read": "chunks.tokens",
}  # fmt: skip
"""Operators that few plans have, and a field of the themes that bring them."""
UNWRITTEN = (
    "all_to_all", "broadcast", "permute", "same", "zeros", "junk", "previous", "times",
)  # fmt: skip
"""Operators that no program has but by edits."""

Asked = Callable[[Layer], bool]


def _indexed(kind: Layer) -> bool:
    return kind.attention.indexer is not None


def _latent(kind: Layer) -> bool:
    return kind.attention.latent is not None


def _shared(kind: Layer) -> bool:
    return isinstance(kind.ffn, Moe) and kind.ffn.shared is not None


OF_MODELS: Mapping[str, Asked] = {
    **dict.fromkeys(("index_keys", "index_scores", "choose_keys", "beside", "key_part"), _indexed),
    **dict.fromkeys(("latent_keys", "latent_values", "one_head"), _latent),
    **dict.fromkeys(("shared_expert", "add_each"), _shared),
    "learned": lambda kind: kind.attention.positions == "learned",
    "delta": lambda kind: kind.attention.delta is not None,
}
"""Operators that are of some models alone, and what one of their layers has."""

Programs = Mapping[PhaseName, Mapping[str, Op]]


def edited(rng: Chooser, most: int = MOST, model: Model | None = None) -> tuple[Model, Plan]:
    """A legal plan with edits, each of which makes sense of the operator that it speaks of."""
    while True:
        of, written = legal(rng, most, model)
        plan = build(Plan, written)
        if (found := with_edits(rng, of, plan, tensors(of, plan))) is not None:
            return of, found


def legal_with(rng: Chooser, kind: str) -> tuple[Model, Plan]:
    """A legal plan whose program has an operator of this kind, if one is found."""
    key = BROUGHT.get(kind)
    themes = [theme for theme in THEMES if any(key == path for path in theme)]
    for _ in range(DRAWS if kind not in (*UNWRITTEN, *SAID) else 0):
        model, written = divided(rng, MOST, None, asked=_asked(kind))
        for theme in (None, *themes):
            further: Written = dict(written)
            if theme is not None:
                themed(rng, further, theme)
            plan = build(Plan, further)
            if is_plan(plan, model=model) and has(model, plan, kind) and keeps_all(model, plan):
                return model, walked(rng, model, further, kind)
    model, written = legal(rng)
    for _ in range(WALKS if kind not in UNWRITTEN else 0):
        if has(model, build(Plan, written), kind):
            break
        model, written = legal(rng)
    return model, build(Plan, written)


def _asked(kind: str) -> Callable[[Model], bool] | None:
    """What a model needs for its programs to have an operator of this kind."""
    found = OF_MODELS.get(kind)
    return None if found is None else lambda model: any(map(found, model.kinds))


FEW = ((1, 1, 1), (1, 2, 1), (2, 2, 1), (1, 1, 2), (1, 3, 0))
"""Batch, prompt and steps: of one key, and of few, much is of no account that others show."""


def of_few_tokens(rng: Chooser, model: Model, plan: Plan) -> Plan:
    """The plan with so small a workload, where it is legal so."""
    batch, prompt, steps = rng.choice(FEW)
    tried = plan.with_(workload=Workload(batch=batch, prompt=prompt, steps=steps))
    return tried if is_plan(tried, model=model) and keeps_all(model, tried) else plan


def walked(rng: Chooser, model: Model, written: Written, kind: str) -> Plan:
    """A legal plan a few steps from one, which has the operator still."""
    plan = build(Plan, written)
    for _ in range(rng.randrange(STEPS)):
        further = stepped(rng, model, written)
        if further is not None and has(model, tried := build(Plan, further), kind):
            written, plan = further, tried
    return plan


def has(model: Model, plan: Plan, kind: str) -> bool:
    programs = programs_of(model, plan)
    return any(op.kind == kind for ops in programs.values() for op in ops.values())


def programs_of(model: Model, plan: Plan) -> Programs:
    """The operators of each phase that runs, by name."""
    return {
        name: {op.out: op for visit in lower(model, plan, name).visits for op in visit.ops}
        for name in (PHASES if plan.workload.steps != 0 else PHASES[:1])
    }


def with_edits(
    rng: Chooser, model: Model, plan: Plan, among: Sequence[Tensor], kind: str = ""
) -> Plan | None:
    """The plan with edits; none where it takes none, or those that were drawn make no sense.

    `among`: what its operators give. Of this `kind`, if any, is what edits speak of most.
    """
    found: tuple[Edit, ...] = ()
    wanted = rng.choice((1, 1, 2, 3))
    programs = programs_of(model, plan)
    which = rng.random()
    for _ in range(TRIES):
        if IDLE <= which < UNDONE and among:
            some = undone(rng, among, kind if rng.random() < 0.5 else "")
            if some and rng.random() < MISSED:
                some = missed(rng, some, among)
        else:
            name = rng.choice(list(programs))
            draw = idle_edit if which < IDLE else one_change if which < ONE else random_edit
            some = (draw(rng, programs[name], plan.phase(name), kind),)
        tried = plan.with_(edits=(*found, *some))
        if some and _makes_sense(model, tried):
            found = tried.edits
            if len(found) >= wanted:
                break
    return plan.with_(edits=found) if found else None


def _makes_sense(model: Model, plan: Plan) -> bool:
    """Whether `check` reads such edits: of others it says what is wrong with them, and no more."""
    wrong = chain(shape_errors(plan, NOWHERE), wrong_edits(model, plan), wrong_names(model, plan))
    return not any(wrong)
