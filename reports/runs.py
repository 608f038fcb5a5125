"""What came of running a plan, for a person and for a program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shardproof.executor.run.outcome import Equal, Outcome
from shardproof.executor.shrink import Shrunk
from shardproof.reports.terminal import Page
from shardproof.spec.verdict import Verdict


def run_text(
    verdict: Verdict, small: Shrunk, outcomes: Sequence[Outcome], why: str, page: Page
) -> str:
    """The outcome, what was tried, and on which small model."""
    name = verdict.source.name or "plan"
    if why:
        return "\n".join([f"{name}: {page.paint('unknown', 'unknown')}", page.wrap(why, "  ")])
    last = outcomes[-1]
    word = page.paint(last.kind, "legal" if isinstance(last, Equal) else "illegal")
    out = [f"{name}: {word}", page.wrap(f"{verdict.model.name}, as {small}", "  ", "    ")]
    if isinstance(last, Equal):
        out += [page.wrap(f"{one.tried}: {one}", "  ", "    ") for one in outcomes]
        out.append(page.wrap(_bound(outcomes), "  ", "    "))
    else:
        out += ["", page.wrap(str(last), "  "), page.wrap(f"with {last.tried}", "  ")]
    return "\n".join(out)


def _bound(outcomes: Sequence[Outcome]) -> str:
    """How likely the runs were to miss a difference in what they reached, where that is known."""
    worst = max(one.bound.miss**one.tried.trials for one in outcomes if isinstance(one, Equal))
    if worst > 0.01:
        return "the bound that is tracked beside the numbers is too coarse here to say how surely"
    return (
        "in each of these, a difference in what the run reached was missed with probability at "
        f"most {worst:.1g}"
    )


def run_data(
    verdict: Verdict, small: Shrunk, outcomes: Sequence[Outcome], why: str
) -> dict[str, Any]:
    return {
        "version": 1,
        "plan": verdict.source.name or None,
        "model": verdict.model.name,
        "outcome": "unknown" if why else outcomes[-1].kind,
        "unknown": why or None,
        "shrunk": None if why else str(small),
        "runs": [{"tried": str(one.tried), "kind": one.kind, "says": str(one)} for one in outcomes],
    }
