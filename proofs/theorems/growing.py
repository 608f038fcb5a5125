"""What stays legal when a plan grows: in its batch, or in its number of replicas."""

from __future__ import annotations

from functools import partial

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.theorems.solvers import exported, z3_says
from shardproof.proofs.theorems.space import SPACES, Space, once, plans, space
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Checked, Indices, Theorem
from shardproof.proofs.z3_typed import Bool
from shardproof.spec.law.clause import Clause

GROWS_WITH_BATCH = ("batch.sequences.n",)
GROWS_WITH_DP = ("dp", "batch.sequences.parts", "stage.ranks")
JOINED = "batch.idle == 'join'"
COVERING = "batch.sequences.kind in ('whole', 'balanced', 'chunk', 'strided', 'zigzag')"
"""Cuts that leave no sequence out, however many there are."""


def grown(changes: tuple[str, ...], given: tuple[str, ...], then: tuple[str, ...]) -> Checked:
    """Whether a legal plan stays legal where some numbers change and all else is as it was.

    A clause that speaks of none of them says the same before and after.
    """
    scripts: list[str] = []
    for phase, kind in SPACES:
        old, new = space(phase, kind, "old."), space(phase, kind, "new.")
        for clause in new.clauses:
            if not new.encoding.names_of([clause]) & set(changes):
                continue
            script = _stays(clause, (old, new), changes, given, then)
            if script is None:
                return Checked(held=False, over=f"{phase}, {kind} layers: {clause.code}")
            scripts.append(script)
    return Checked(held=True, over=f"{len(scripts)} clauses of all plans", smt=once(scripts))


def _stays(
    clause: Clause, views: tuple[Space, Space], changes: tuple[str, ...],
    given: tuple[str, ...], then: tuple[str, ...],
) -> str | None:  # fmt: skip
    """The question whether a clause can break after the change; None where it can."""
    old, new = views

    def terms(clauses: tuple[Clause, ...]) -> list[Bool]:
        used = {*old.names(clauses, given), *new.names([clause], then)}
        base = sorted(n for n in used if not old.encoding.is_value(n) and n not in changes)
        same = [z3.same(old.encoding.variable(n), new.encoding.variable(n)) for n in base]
        broken = z3.negation(new.encoding.clause_term(clause))
        return [
            *old.around(clauses, *given), *new.around([clause], *then), *same,
            *map(old.says, given), *map(new.says, then), broken,
        ]  # fmt: skip

    # Most often it is enough that the clause itself held before.
    for core in ((clause,), old.clauses):
        script = exported([*terms(core), *old.law(core)])
        if z3_says(script) == "unsat":
            return script
    return None


STATIC = (JOINED, COVERING, "not schedule.listed")
BATCH = (GROWS_WITH_BATCH, STATIC, ())
INSIDE = (
    JOINED, COVERING, "dp == 1", "moe.block <= sp * tp", "(sp * tp) % moe.block == 0",
    "stage.ranks == sp * tp",
)  # fmt: skip
REPLICAS = (
    "stage.ranks % moe.block == 0",
    "(dp == 1 and stage.ranks == sp * tp) or (dp >= 2 and stage.ranks > sp * tp)",
)
"""What so many replicas of whole blocks are; the step before proves both."""
TP_GROUPS = (
    "embedding.group", "attention.qkv.group", "attention.scores.group", "attention.out.group",
    "ffn.gate.group", "ffn.up.group", "ffn.down.group", "lm_head.group",
)  # fmt: skip
GROUPS = (
    *(f"{group} != 'others'" for group in TP_GROUPS),
    "moe.group.ep and moe.group.tp and not moe.group.dp and not moe.group.sp",
)
"""No collective over tp reaches another replica, and those of experts join a block."""

THEOREMS = (
    Theorem(
        "tp_is_legal_whatever_the_batch",
        (
            plans(
                "all else as it was",
                partial(grown, *BATCH),
                "cuts that leave nothing out",
                partial(grown, GROWS_WITH_BATCH, (JOINED,), ()),
            ),
        ),
    ),
    Theorem(
        "dp_composes_with_every_other_degree",
        (
            Indices(
                "replicas of whole blocks are whole blocks",
                Statement(
                    "n r B k: int",
                    "n * r == (n * k) * B and implies(2 <= n, r < n * r)",
                    ("r == k * B", "0 < r"),
                ),
            ),
            plans(
                "from one replica to any number",
                partial(grown, GROWS_WITH_DP, (*INSIDE, *GROUPS), REPLICAS),
                "groups that stay inside a replica",
                partial(grown, GROWS_WITH_DP, INSIDE, REPLICAS),
            ),
        ),
    ),
)
