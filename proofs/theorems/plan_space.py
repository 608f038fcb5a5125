"""Theorems over all plans: every field and fact is open, the law is asserted, a conclusion denied.

Facts of the model and of the mesh are free beside the fields, so what follows from the law here
follows for more than there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, partial

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.encode import Encoding
from shardproof.proofs.theorems.conditions import CONDITIONS, Condition
from shardproof.proofs.theorems.solvers import STEPS, exported, z3_says
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Check, Checked, Indices, Theorem
from shardproof.proofs.z3_typed import Bool, Int, Solver
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import formula

GROWS_WITH_BATCH = ("work.batch", "batch.sequences.n")
GROWS_WITH_DP = ("dp", "batch.sequences.parts", "stage.ranks")
JOINED = "batch.idle == 'join'"
COVERING = "batch.sequences.kind in ('whole', 'balanced', 'chunk', 'strided', 'zigzag')"
"""Cuts that leave no sequence out, however many there are."""


class Space:
    """One view of any plan, and the clauses that are read in it."""

    def __init__(self, phase: str, kind: str, view: str = "") -> None:
        self.encoding = Encoding(view)
        self.phase, self.kind = phase, kind
        self.clauses = tuple(
            clause for clause in LAW if phase in clause.phases and clause.only in ("any", kind)
        )

    def law(self, clauses: Iterable[Clause] | None = None) -> list[Bool]:
        chosen = self.clauses if clauses is None else tuple(clauses)
        return [self.encoding.clause_term(clause) for clause in chosen]

    def says(self, text: str) -> Bool:
        term = self.encoding.term(formula(text))
        if not isinstance(term, Bool):
            raise TypeError(f"no truth: {text}")
        return term

    def names(self, clauses: Iterable[Clause], texts: Iterable[str]) -> list[str]:
        """All that clauses and texts speak of."""
        spoken = [_as_clause(self.clauses[0], text) for text in texts]
        return sorted(self.encoding.names_of([*clauses, *spoken]))

    def around(self, clauses: Iterable[Clause], *texts: str) -> list[Bool]:
        """Domains and definitions of all that clauses and texts name, and the view itself."""
        used = self.names(clauses, texts)
        view = {
            "prefill": self.phase == "prefill",
            "layer.dense": self.kind == "dense",
            "layer.moe": self.kind == "moe",
        }
        read = [self.encoding.fixed(name, view[name]) for name in view if name in used]
        domains = [self.encoding.open(name) for name in used if not self.encoding.is_value(name)]
        return [*domains, *self.encoding.defined(used), *read]

    def needed(self, terms: Iterable[Bool]) -> tuple[Clause, ...] | None:
        """Clauses of the law that cannot all hold beside these terms; None where all can."""
        solver = Solver()
        solver.limit(STEPS)
        solver.add(*terms)
        for clause in self.clauses:
            solver.add_named(self.encoding.clause_term(clause), clause.code)
        if solver.check() != "unsat":
            return None
        core = solver.core()
        return tuple(clause for clause in self.clauses if clause.code in core)


def _as_clause(like: Clause, text: str) -> Clause:
    return replace(like, text=text)


SPACES = tuple((phase, kind) for phase in ("prefill", "decode") for kind in ("dense", "moe"))


@cache
def space(phase: str, kind: str, view: str = "") -> Space:
    return Space(phase, kind, view)


def follows(
    phase: str, kind: str, given: tuple[str, ...], goal: str, *, lawful: bool = True
) -> str | None:
    """The question whether a goal can fail under the law; None where that is not `unsat`.

    Of the law it holds what is needed.
    """
    here = space(phase, kind)
    denied = [*map(here.says, given), z3.negation(here.says(goal))]
    every = here.clauses if lawful else ()
    core = here.needed([*here.around(every, *given, goal), *denied]) if lawful else ()
    if core is None:
        return None
    script = exported([*here.around(core, *given, goal), *denied, *here.law(core)])
    return script if z3_says(script) == "unsat" else None


def once(scripts: Iterable[str]) -> tuple[str, ...]:
    """Each question once, of those that several views put in the same words."""
    return tuple(dict.fromkeys(scripts))


def implied(condition: Condition, *, lawful: bool = True) -> Checked:
    scripts: list[str] = []
    for phase, kind in SPACES:
        if phase in condition.phases and kind in condition.layers:
            script = follows(phase, kind, (), condition.asks, lawful=lawful)
            if script is None:
                return Checked(held=False, over=f"{phase}, {kind} layers: not {condition.asks}")
            scripts.append(script)
    return Checked(held=True, over=f"{len(scripts)} views of all plans", smt=once(scripts))


def dealt(*, lawful: bool = True) -> Checked:
    goal = "not (sp > 1 and sequence.layout == 'deal' and not (work.steps in (0, 1)))"
    script = follows("decode", "dense", (), goal, lawful=lawful)
    return Checked(held=script is not None, over=goal, smt=(script,) if script else ())


def in_order(*, lawful: bool = True) -> Checked:
    """A step begins when the one before it is done, whatever a legal plan's period is."""
    goal = "schedule.period >= stages.visits"
    given = ("not schedule.listed", "not (work.steps in (0, 1))")
    script = follows("decode", "dense", given, goal, lawful=lawful)
    return Checked(held=script is not None, over=goal, smt=(script,) if script else ())


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


MESH = {"dp": 2, "sp": 2, "tp": 2, "pp": 2, "ep": 2, "stage.ranks": 8}
SIZES: dict[str, tuple[int, ...]] = {
    "n": (7, 8, -1), "parts": (2,), "multiple": (2,), "moe.block": (2, 3, 4, 8), "block": (1,),
}  # fmt: skip
"""Of whole numbers, by the whole or the last part of their names."""
FEW = (0, 1, 2, 3, -1)


def small(here: Space) -> list[Bool]:
    """That plans are small: among these a search ends, and one of them is enough."""
    out: list[Bool] = []
    for name in sorted(here.encoding.names_of(here.clauses)):
        variable = here.encoding.variable(name)
        if here.encoding.is_value(name) or not isinstance(variable, Int):
            continue
        own = (MESH[name],) if name in MESH else ()
        sizes = own or SIZES.get(name) or SIZES.get(name.rpartition(".")[2]) or FEW
        out.append(z3.either(z3.same(variable, z3.int_value(size)) for size in sizes))
    return out


def alone(clause: Clause) -> bool:
    """Whether, in some view, all other clauses leave room for a plan that breaks this one."""
    for phase, kind in SPACES:
        here = space(phase, kind)
        if clause not in here.clauses:
            continue
        others = [each for each in here.clauses if each is not clause]
        broken = z3.negation(here.encoding.clause_term(clause))
        terms = [*here.around(here.clauses), *small(here), *here.law(others), broken]
        if z3_says(exported(terms)) == "sat":
            return True
    return False


def each_alone() -> Checked:
    for clause in LAW:
        if not alone(clause):
            return Checked(held=False, over=f"{clause.code} follows from the others")
    return Checked(held=True, over=f"{len(LAW)} clauses, each with a plan that breaks it alone")


def doubled() -> Checked:
    """A clause beside itself: neither can be broken alone."""
    here = space("decode", "dense")
    clause = here.clauses[0]
    broken = z3.negation(here.encoding.clause_term(clause))
    found = z3_says(exported([*here.around(here.clauses), *here.law(), broken]))
    return Checked(held=found == "sat", over=f"{clause.code} beside itself: {found}")


def plans(
    name: str, run: Callable[[], Checked], without: str, twin: Callable[[], Checked]
) -> Check:
    return Check(name, "plans", run, without, twin)


STATIC = (JOINED, COVERING, "not schedule.listed")
BATCH = (GROWS_WITH_BATCH, STATIC, ("batch.sequences.n == work.batch",))
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
    *(f"not {group}.dp" for group in TP_GROUPS),
    "moe.group.ep and moe.group.tp and not moe.group.dp and not moe.group.sp",
)
"""No collective over tp reaches another replica, and those of experts join a block."""

THEOREMS = (
    Theorem(
        "no_legal_plan_deals_decode_steps_over_sp",
        (
            plans(
                "two steps or more, dealt to two ranks or more",
                dealt,
                "the law",
                partial(dealt, lawful=False),
            ),
        ),
    ),
    Theorem(
        "legal_periods_are_long_enough",
        (
            plans(
                "every legal period lasts as long as a step",
                in_order,
                "the law",
                partial(in_order, lawful=False),
            ),
        ),
        ("schedule",),
        "Under a legal plan a step begins after the one before it is done; with the theorem on "
        "periods, steps of a sequence keep their order.",
    ),
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
    Theorem(
        "the_law_implies_every_rules_side_conditions",
        tuple(
            plans(
                f"{'/'.join(each.rules)}: {each.says}",
                partial(implied, each),
                "the law",
                partial(implied, each, lawful=False),
            )
            for each in CONDITIONS
        ),
    ),
    Theorem(
        "every_clause_refuses_what_no_other_does",
        (plans("room for a plan that breaks it alone", each_alone, "its own meaning", doubled),),
    ),
)
