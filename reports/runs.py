"""What came of running a plan, or a witness again, for a person and for a program."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from shardproof.executor.run.outcome.coverage import listed
from shardproof.executor.run.outcome.on_ranks import OnRanks
from shardproof.executor.run.outcome.outcome import Different, Equal, Outcome, Tried
from shardproof.executor.run.state.faults import AXES
from shardproof.executor.run.witness.files import WORKLOAD, Witness
from shardproof.executor.shrunk import Shrunk
from shardproof.reports.counterexample import counterexample_text
from shardproof.reports.printable import clean
from shardproof.reports.terminal import Page
from shardproof.spec.record import dataclass
from shardproof.spec.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Saved:
    """A witness, and the file that it was written to."""

    file: str
    witness: Witness

    @property
    def replay(self) -> str:
        """The command that runs it again."""
        return f"shardproof run {shlex.quote(self.file)}"


def run_text(
    verdict: Verdict,
    small: Shrunk,
    outcomes: Sequence[Outcome],
    why: str,
    page: Page,
    saved: Saved | None = None,
    by_value: str = "",
) -> str:
    """The outcome, why it is so by value, what was run, and where a witness is."""
    name = verdict.source.name or "plan"
    if why:
        return "\n".join(
            [f"{clean(name)}: {page.paint('unknown', 'unknown')}", page.wrap(why, "  ")]
        )
    last = outcomes[-1]
    word = page.paint(last.kind, "legal" if isinstance(last, Equal) else "illegal")
    out = [f"{clean(name)}: {word}", page.wrap(f"{verdict.model.name}, as {small}", "  ", "    ")]
    if isinstance(last, Equal):
        runs = [one for one in outcomes if isinstance(one, Equal)]
        out += [page.wrap(_equal(one), "  ", "    ") for one in runs]
        if left := open_sizes(verdict):
            sizes = covered([one.tried for one in runs], left)
            out.append(page.wrap(f"open in the plan, and run: {sizes}", "  ", "    "))
    else:
        out += [
            "",
            *counterexample_text(last, page, "  ", by_value),
            page.wrap(f"with {last.tried}", "  "),
        ]
    if saved is not None:
        out += ["", *_saved(saved, page)]
    return "\n".join(out)


def open_sizes(verdict: Verdict) -> tuple[str, ...]:
    """What of the workload the plan leaves open."""
    return tuple(name for name in WORKLOAD if getattr(verdict.plan.workload, name) is None)


def covered(runs: Sequence[Tried], names: Sequence[str] = WORKLOAD) -> str:
    """The sizes that runs have had: `batch 1-3, prompt 1, 3-5, 301`."""
    return ", ".join(f"{name} {listed(frozenset(sizes))}" for name, sizes in _sizes(runs, names))


def _sizes(runs: Sequence[Tried], names: Sequence[str]) -> list[tuple[str, list[int]]]:
    return [(name, sorted({getattr(each, name) for each in runs})) for name in names]


def _saved(saved: Saved, page: Page) -> list[str]:
    witness = saved.witness
    small = f"{Shrunk(witness.model)}; {witness.found.tried}"
    return [page.wrap(f"wrote {saved.file}: {small}"), f"`{saved.replay}` replays it"]


def _equal(one: Equal) -> str:
    """What was equal, what the run met of what it could, and how surely: each trial alone."""
    missed = one.bound.miss
    surely = f"missed with probability {missed:.1g} at most" if missed < 0.1 else "no useful bound"
    return f"{one.tried}: {one} ({surely}); {one.coverage}"


def run_data(
    verdict: Verdict,
    small: Shrunk,
    outcomes: Sequence[Outcome],
    why: str,
    saved: Saved | None = None,
) -> dict[str, Any]:
    return {
        "version": 1,
        "plan": verdict.source.name or None,
        "model": verdict.model.name,
        "outcome": "unknown" if why else outcomes[-1].kind,
        "unknown": why or None,
        "shrunk": None if why else str(small),
        "open": list(open_sizes(verdict)),
        "covers": dict(_sizes([one.tried for one in outcomes], WORKLOAD)),
        "runs": [{"tried": str(one.tried), **_told(one)} for one in outcomes],
        "witness": None
        if saved is None
        else {
            "file": saved.file,
            "shrunk": str(Shrunk(saved.witness.model)),
            "tried": str(saved.witness.found.tried),
            **_told(saved.witness.found),
            "replay": saved.replay,
        },
    }


def replay_text(name: str, witness: Witness, outcome: Outcome, page: Page) -> str:
    """Whether a witness shows what it says, and what it shows."""
    again = outcome == witness.found
    word = f"{outcome.kind}, reproduced" if again else "not reproduced"
    model = f"{witness.about.model}, as {Shrunk(witness.model)}"
    out = [
        f"{clean(name)}: {page.paint(word, 'illegal' if again else 'unknown')}",
        page.wrap(model, "  ", "    "),
        "",
    ]
    if again and not isinstance(outcome, Equal):
        out += counterexample_text(outcome, page, "  ")
    else:
        out.append(page.wrap(f"the witness says: {witness.found.kind}, {witness.found}", "  "))
        out.append(page.wrap(f"the run says: {outcome.kind}, {outcome}", "  "))
    return "\n".join([*out, page.wrap(f"with {outcome.tried}", "  ")])


def replay_data(name: str, witness: Witness, outcome: Outcome) -> dict[str, Any]:
    return {
        "version": 1,
        "witness": name,
        "model": witness.about.model,
        "outcome": outcome.kind,
        "reproduced": outcome == witness.found,
        "shrunk": str(Shrunk(witness.model)),
        "tried": str(outcome.tried),
        "expected": _told(witness.found),
        "found": _told(outcome),
    }


def _told(one: Outcome) -> dict[str, Any]:
    inner, ranks = (one.inner, one.ranks) if isinstance(one, Different) else (None, None)
    return {
        "kind": one.kind,
        "says": str(one),
        "inner": None if inner is None else asdict(inner),
        "ranks": None if ranks is None else _ranks_data(ranks),
    }


def _ranks_data(ranks: OnRanks) -> dict[str, Any]:
    each = [
        {"rank": dict(zip(AXES, rank, strict=True)), "value": value} for rank, value in ranks.each
    ]
    return {"each": each, "sum": ranks.total}
