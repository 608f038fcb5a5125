"""A clause: one thing that every legal plan does."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.law.formula import Expr, formula
from shardproof.spec.plan.plan import PHASES, PhaseName
from shardproof.spec.record import dataclass

Scope = Literal["phase", "layer", "plan"]
Only = Literal["any", "dense", "moe"]


@dataclass(frozen=True, slots=True)
class Clause:
    """`text` is the formula that holds; `say` what is said when it does not.

    In `say`, `{name}` stands for a variable's value and `{cut:path}` for a cut
    told with its numbers. `at` lists the plan fields to point at, the first that
    the user wrote; `near` names the plan that breaks this clause alone, and
    `fix` what a person would change first.
    """

    code: str
    sentence: str
    documents: tuple[str, ...]
    modules: tuple[str, ...]
    text: str
    say: str
    at: tuple[str, ...]
    fix: str
    scope: Scope = "phase"
    only: Only = "any"
    phases: tuple[PhaseName, ...] = PHASES
    lies: str = ""
    """The module whose ranks are tp to it, where these are others than tp's."""
    apart: bool = False
    """Whether it speaks of such a module alone."""

    @property
    def formula(self) -> Expr:
        return formula(self.text)
