"""Plans whose verdict is known, held against rules with a mistake in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from shardproof.spec.layout.context import own_ranks
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.lower.phase import lower
from tests.executor.run.cases import CASES, load
from tests.spec.mutation import plans as of_the_law
from tests.spec.mutation.held import verdict
from tests.spec.rules.mutation.felt import Felt, watched
from tests.spec.rules.mutation.made import made, word
from tests.spec.rules.mutation.mutants import DELETED, Mutant

FOLDERS = ("near_misses", "accepted", "bugs", "bugs/fixed", "synthetic")
KEPT = Path(__file__).parent / "plans.txt"
"""Plans that were found by search, where no other told a mutant from the rules."""

ENOUGH = 30
"""Plans after which another verdict is no longer looked for, where something else was noticed."""
MOST = 300
"""Plans that are tried where nothing is noticed; of a rule or a refusal that is deleted, all."""
NOT_LOADED = "raises what is raised where it is imported"
WORDS = "in other words"


@dataclass(frozen=True, slots=True, eq=False)
class Held:
    """A plan, and whether it is right."""

    name: str
    right: bool
    model: Model
    plan: Plan

    def said(self, mutant: Mutant | None) -> str:
        """What the rules say, with a mistake or without."""
        if mutant is None:
            return word(self.model, self.plan)
        with made(mutant) as loaded:
            return word(self.model, self.plan) if loaded else NOT_LOADED

    def rightly(self) -> bool:
        """Whether the rules as they stand give it the verdict that is known."""
        return verdict_of(rules(self)) == ("derived" if self.right else "refused")


@cache
def rules(each: Held) -> str:
    """What the rules say as they stand."""
    return each.said(None)


def verdict_of(said: str) -> str:
    """`derived`, `refused` or `raises …`, without why."""
    return said.partition(":")[0]


def other(each: Held, said: str) -> str:
    """How an answer differs from that of the rules; nothing where it does not."""
    verdict, due = verdict_of(said), verdict_of(rules(each))
    if verdict != due:
        return verdict
    return "" if said == rules(each) else WORDS


@cache
def cases() -> tuple[Held, ...]:
    """The committed plans; the first line of a file is its verdict."""
    files = (file for folder in FOLDERS for file in sorted((CASES / folder).glob("*.yaml")))
    return tuple(
        Held(str(file.relative_to(CASES)), verdict(file) == "legal", *load(file)) for file in files
    )


@cache
def laws() -> tuple[Held, ...]:
    """Those that are kept for what they tell of the law, and of which rules speak."""
    every = ((each, each.load()) for each in of_the_law.kept())
    return tuple(
        Held(f"law {each.name}", not each.breaks, *loaded)
        for each, loaded in every
        if not own_ranks(*loaded)
    )


@cache
def kept() -> tuple[Held, ...]:
    return tuple(Held(each.name, each.breaks == (), *each.load()) for each in of_the_law.kept(KEPT))


@cache
def everything() -> tuple[Held, ...]:
    return (*cases(), *laws(), *kept())


@cache
def trusted() -> tuple[Held, ...]:
    """Those about which the rules as they stand are right."""
    return tuple(each for each in everything() if each.rightly())


@cache
def by_name() -> dict[str, Held]:
    return {each.name: each for each in everything()}


def _felt(found: set[Felt], each: Held) -> frozenset[Felt]:
    found.clear()
    if each.said(None) != rules(each):
        raise ValueError(f"{each.name}: the rules say otherwise where they are watched")
    return frozenset(found)


@cache
def feeling() -> dict[Felt, list[Held]]:
    """By change, the plans that may feel it, those first that feel little else."""
    every = trusted()  # asked before the rules are watched
    with watched() as found:
        felt = {each: _felt(found, each) for each in every}
    by: dict[Felt, list[Held]] = {}
    for each in sorted(every, key=lambda each: len(felt[each])):
        for key in felt[each]:
            by.setdefault(key, []).append(each)
    return by


@cache
def kinds(each: Held) -> frozenset[str]:
    """Of the operators of both phases, and of one device's."""
    plans = (each.plan, Plan(workload=each.plan.workload))
    return frozenset(
        op.kind
        for plan in plans
        for phase in PHASES
        for visit in lower(each.model, plan, phase).visits
        for op in visit.ops
    )


def slice_of(mutant: Mutant) -> Sequence[Held]:
    """The plans that may feel a change."""
    if not mutant.where.isupper():
        return feeling().get((mutant.file, mutant.where, mutant.number), ())
    if mutant.where == "RULES" and mutant.entry:
        return [each for each in trusted() if mutant.entry in kinds(each)]
    return trusted()


def noticed(mutant: Mutant) -> tuple[str, str] | None:
    """The first plan that tells the mutant from the rules, and what they say of it then.

    Another verdict is looked for first. Rules that fail are noticed too, and so are those that
    give a plan its verdict, but for another reason or in other steps.
    """
    found: dict[str, tuple[str, str]] = {}
    # What the rules say as they stand is asked before there is a mistake in them.
    tries = slice_of(mutant)
    trusted()
    with made(mutant) as loaded:
        if not loaded:
            return trusted()[0].name, NOT_LOADED
        for tried, each in enumerate(tries):
            said = other(each, word(each.model, each.plan))
            if said in ("derived", "refused"):
                return each.name, said
            if said:
                found.setdefault(said, (each.name, said))
            if tried >= (ENOUGH if found else MOST) and mutant.kind not in DELETED:
                break
    return next((found[said] for said in sorted(found, key=lambda s: s == WORDS)), None)
