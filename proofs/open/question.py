"""What a solver is asked about an open plan: which lines and clauses can hold together.

Each clause, each line and the number of devices is a *part*, by name. Parts are assumed,
never asserted, so one solver serves every question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.open.budget import Budget, Undecided
from shardproof.proofs.open.guarded import Condition, all_of, term
from shardproof.proofs.open.law import OpenLaw
from shardproof.proofs.open.lines import AGREES, DEVICES, OpenPlan
from shardproof.proofs.z3_typed import Bool, Solver
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.plan.plan import PHASES

__all__ = ["Choice", "Question", "Undecided"]

Choice = Mapping[str, object]
"""A value for each line."""

STEPS = 50_000_000
"""z3's own count of what it may do for one answer."""


class Question:
    """One open plan, ready to be asked of."""

    def __init__(
        self,
        plan: OpenPlan,
        law: Sequence[Clause] = LAW,
        *,
        steps: int | None = None,
        budget: Budget | None = None,
    ) -> None:
        """`Undecided` where reading the law alone takes longer than the budget."""
        self.plan = plan
        self.budget = budget or Budget()
        self.law = OpenLaw(plan, law, self.budget)
        self.clauses = self.law.clauses()
        self.lines: dict[str, Condition] = {
            path: self.law.allowed(path, line.allowed)
            for path, line in plan.lines.items()
            if not line.any and path not in plan.fixed
        }
        self.world = all_of(self.law.world(name, plan.devices(name)) for name in PHASES)
        self.agrees = all_of(self.law.agrees(name) for name in PHASES)
        self.parts: dict[str, Condition] = {
            part: condition
            for part, condition in (
                *self.lines.items(),
                (DEVICES, self.world),
                (AGREES, self.agrees),
                *self.clauses.items(),
            )
            if condition is not True
        }
        self._literals = {part: z3.bool_named(f"part {part}") for part in self.parts}
        self._asked = count()
        self._solver = Solver.of_truths()
        self._solver.limit(STEPS if steps is None else steps)
        self._solver.add(*self.law.choices())
        for name in PHASES:
            if devices := plan.devices(name):
                # Without the line that says how many there are, still no more than twice as many.
                self._solver.add(term(self.law.world(name, devices, most=2 * devices)))
        self._solver.add(
            *(z3.implies(self._literals[part], term(c)) for part, c in self.parts.items())
        )

    def conflict(
        self, parts: Iterable[str], what: str, choices: Iterable[Bool] = ()
    ) -> frozenset[str] | None:
        """Some of the parts that cannot all hold; None where they can, and `choice` tells how."""
        held = [part for part in parts if part in self._literals]
        assumed = [*(self._literals[part] for part in held), *choices]
        while True:
            self.budget.spend(what)
            self._solver.limit_time(self.budget.left)
            match self._solver.check(*assumed):
                case "sat" if missing := self._missing(held):
                    self._solver.add(*missing)
                case "sat":
                    return None
                case "unsat":
                    core = self._solver.core()
                    return frozenset(part for part in self.parts if f"part {part}" in core)
                case _:
                    self.budget.spend(what)
                    raise Undecided(f"{what}: {self._solver.why_unknown()}")

    def _missing(self, parts: Iterable[str]) -> list[Bool]:
        """Rows without which the choice passes a clause that the plan itself breaks."""
        late = [part for part in parts if self.law.rests.get(part)]
        if not late:
            return []
        choice = self.choice()
        try:
            held = self.law.held(choice, late)
        except IndexError:  # the plan contradicts itself, and no clause says anything of it
            return []
        rows = [row for row in held.rows if self._new(row)]
        if held.broken and not rows:
            raise AssertionError(f"solver and evaluation disagree on {', '.join(held.broken)}")
        return rows if held.broken else []

    def _new(self, row: Bool) -> bool:
        """Whether the model at hand does not have what a row says."""
        return not self._solver.bool_of(row)

    def choice(self) -> dict[str, object]:
        """What was chosen, after `conflict` found none."""
        return {
            path: next(
                (v for v in domain if self._chosen(self.law.atom(path, v))),
                domain[0],
            )
            for path, domain in self.law.slots.domains.items()
        }

    def _chosen(self, atom: Condition) -> bool:
        return self._solver.bool_of(atom) if isinstance(atom, Bool) else bool(atom)

    def every(self, parts: Sequence[str], paths: Sequence[str], what: str) -> Iterator[Choice]:
        """Every choice of these fields that the parts allow, once, with one for all others."""
        on = z3.bool_named(f"blocked {next(self._asked)}")
        for number in count(1):
            if self.conflict(parts, what, [on]) is not None:
                return
            self.budget.tell("looking for legal plans", number, None)
            found = self.choice()
            yield found
            made = [self.law.atom(path, found[path]) for path in paths]
            self._solver.add(
                z3.implies(on, z3.negation(z3.both(a for a in made if isinstance(a, Bool))))
            )

    def connected(self) -> list[frozenset[str]]:
        """For each part, the lines that it speaks of; one that is late may look anywhere."""
        paths = {
            str(name): path
            for path, domain in self.law.slots.domains.items()
            for value in domain
            for name in z3.named_in(term(self.law.atom(path, value)))
        }
        every = frozenset(self.law.slots.domains)
        return [
            every
            if self.law.rests.get(part)
            else frozenset(paths[name] for name in z3.named_in(term(condition)) if name in paths)
            for part, condition in self.parts.items()
        ]
