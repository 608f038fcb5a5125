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
        runs = [one for one in outcomes if isinstance(one, Equal)]
        out += [page.wrap(_equal(one), "  ", "    ") for one in runs]
    else:
        out += ["", page.wrap(str(last), "  "), page.wrap(f"with {last.tried}", "  ")]
    return "\n".join(out)


def _equal(one: Equal) -> str:
    """What was equal, and how surely: a run draws everything anew in each trial."""
    missed = one.bound.miss**one.tried.trials
    surely = f"missed with probability {missed:.1g} at most" if missed < 0.1 else "no useful bound"
    return f"{one.tried}: {one} ({surely})"


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
