"""`shardproof certify` of an open plan: a certificate that nothing is left, or what is."""

from __future__ import annotations

from shardproof.api import model_of
from shardproof.certificate.holdable import held
from shardproof.certificate.nothing import Left, nothing
from shardproof.certificate.refusal import read_again, refusal
from shardproof.cli.progress import progress
from shardproof.proofs.clausal.rup import Refused, TooLong
from shardproof.proofs.clausal.solve import NoSolver
from shardproof.proofs.open.lines import OpenPlan, read_open, told
from shardproof.proofs.open.trace import TooLarge
from shardproof.reports.why import by_value_text
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.law.judge import judge
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node, plain
from shardproof.spec.verdict import unread
from shardproof.texts.inputs import Given
from shardproof.verdict.why_open import why_open


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nothing was found out; says why."""

    why: str


def nothing_left(path: str, root: Node, model: Given | str | None) -> tuple[bytes, str] | Unknown:
    """The certificate and what it says; `InputErrors` where a legal plan is left."""
    of, config = model_of(path, root, model)
    if of.unread:
        return Unknown("; ".join(unread(of)))
    if of.unmodelled:
        return Unknown(f"{of.unmodelled[0].field} is not modelled")
    config = held(config)
    asked = read_open(root, of)
    data = plain(root)
    written = {k: v for k, v in data.items() if k != "model"} if isinstance(data, dict) else {}
    inputs = read_again(config), read_again(written)
    if (right := why_open(asked, 0, run=False)).by_value:
        return Unknown(f"no plan keeps every clause, and yet one is legal. {by_value_text(right)}")
    try:
        with progress("writing the law as clauses") as watch:
            found = nothing(*inputs, watch)
    except NoSolver as missing:
        right = "pip install 'shardproof[certify]'"
        raise InputErrors(
            InputError("EXTRA", f"a proof needs the package {missing}", help=right)
        ) from None
    except TooLong as long:
        return Unknown(f"the solver's proof that no plan is legal takes {long}")
    except TooLarge as large:
        return Unknown(f"too many combinations to write down: {large}")
    except Refused as refused:
        return Unknown(f"the solver's proof that no plan is legal does not hold: {refused}")
    if isinstance(found, Left):
        return _left(path, asked, found)
    return refusal("no legal plan", *inputs, found), str(found["says"])


def _left(path: str, asked: OpenPlan, found: Left) -> Unknown:
    """One plan is certified at a time, so it has to be said which."""
    plan = found.plan.complete(found.choice)
    value = by_value(asked.model, plan, briefly=True)
    if judge(asked.model, plan).reasons or value.word == "illegal":
        return Unknown("internal disagreement, a mistake in shardproof itself: the clauses allow "
                       "a plan that is not legal")  # fmt: skip
    values = "; ".join(f"{line.path}: {told(found.choice[line.path])}" for line in found.plan.open)
    first = min((line.place for line in asked.open if line.place), default=Place(path))
    raise InputErrors(
        InputError(
            "PLAN-OPEN",
            f"the plan is open, and a legal one is left: {values}",
            first,
            asked.open[0].path,
            f"certify a plan with these values; `shardproof plans {path}` lists what is left",
        )
    )
