"""What a plan gives in floats, for a person and for a program: rounding, or what users will see."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, isfinite, log10
from typing import Any

from shardproof.executor.domains.floating import Kind
from shardproof.executor.run.outcome.outcome import CannotRun, Different, Hangs, Outcome
from shardproof.executor.run.state.faults import AXES, Key, named
from shardproof.executor.run.verdict.floats import LIMIT, Floated, all_equal, disagreement
from shardproof.executor.run.verdict.rounding import Counted, Gap, Rounding
from shardproof.reports.terminal import Page
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class InFloats:
    """Exact runs, and the same runs in floats."""

    kind: Kind
    exact: Sequence[Outcome]
    floated: Sequence[Floated]

    @property
    def wrong(self) -> Floated | None:
        """A run that contradicts the exact ones."""
        return disagreement(self.exact, self.floated)


def floats_text(found: InFloats, page: Page) -> str:
    """One paragraph, under the exact outcome."""
    if found.wrong is not None:
        told = (
            f"exact runs find no difference, and in {found.kind} {_said(found.wrong)}. No rounding "
            "explains that: one of the two executions is wrong, and the verdict may be. Please "
            "report this plan."
        )
        title = page.paint("internal disagreement", "illegal")
        return "\n".join([f"  {title}", page.wrap(told, "  ")])
    rounded = [one for one in found.floated if isinstance(one, Rounding)]
    if all_equal(found.exact) and len(rounded) == len(found.floated):
        told = f"{_rounding(rounded)}: that is rounding; {_choices(rounded)}"
    else:
        told = _said(found.floated[-1])
    return page.wrap(f"in {found.kind} {told}", "  ", "    ")


def _rounding(found: Sequence[Rounding]) -> str:
    """How far apart the farthest are, as a power of ten: the digits are the machine's."""
    logits = max((one.logits.size for one in found if one.logits), default=0.0)
    caches = max((one.caches.size for one in found if one.caches), default=0.0)
    return (
        f"logits are off by at most {_power(logits)} and cache entries by at most "
        f"{_power(caches)}, where the largest there is 1"
    )


def _power(size: float) -> str:
    return "0" if size == 0 else f"{10.0 ** ceil(log10(size)):g}"


def _choices(found: Sequence[Rounding]) -> str:
    tokens = _flips([one.tokens for one in found], "token", "tokens")
    experts = _flips([one.experts for one in found], "choice of experts", "choices of experts")
    told = " and ".join(each for each in (tokens, experts) if each)
    return f"{told} would flip" if told else "nothing is chosen"


def _flips(counted: Sequence[Counted], one: str, many: str) -> str:
    made, flipped = (sum(getattr(each, name) for each in counted) for name in ("made", "flipped"))
    return f"{flipped:,} of {made:,} {one if made == 1 else many}" if made else ""


def _said(one: Floated) -> str:
    match one:
        case Rounding():
            return f"{_difference(one)}; {_choices([one])}"
        case CannotRun():
            return f"it cannot run either: {one}"
        case Hangs():
            return f"it hangs as well: {one}"
        case _:
            return f"the model cannot be run: {one}"


def _difference(one: Rounding) -> str:
    """What a user will see of a plan that is wrong."""
    if one.missing is not None:
        return f"outputs are missing: {Different(one.tried, one.missing, one.degrees)}"
    gaps = [gap for gap in (one.logits, one.caches) if gap is not None]
    if not gaps:
        return "nothing differs"
    if one.domain == "float64" and one.size <= LIMIT:
        return f"what is wrong does not show: {_rounding([one])}"
    farthest = max(gaps, key=lambda gap: gap.size)
    off = f"logits are off by {_size(one.logits)} and cache entries by {_size(one.caches)}"
    return f"{off}, where the largest there is 1 ({_where(farthest, one.degrees)})"


def _size(gap: Gap | None) -> str:
    if gap is None:
        return "0"
    return f"{gap.size:.2g}" if isfinite(gap.size) else "what is no number"


def _where(gap: Gap, degrees: Key) -> str:
    index = ", ".join(map(str, gap.index))
    return (
        f"{gap.place.phase}: {gap.place}, index {index} is {gap.found:.3g} on "
        f"{named(gap.rank, degrees)}, where the model has {gap.expected:.3g}"
    )


def floats_data(found: InFloats) -> dict[str, Any]:
    return {
        "domain": found.kind,
        "disagreement": found.wrong is not None,
        "runs": [
            {"tried": str(one.tried), "kind": one.kind, **_told(one)} for one in found.floated
        ],
    }


def _told(one: Floated) -> dict[str, Any]:
    if not isinstance(one, Rounding):
        return {"says": str(one)}
    return {
        "says": _said(one),
        "logits": _gap(one.logits),
        "caches": _gap(one.caches),
        "tokens": {"made": one.tokens.made, "flipped": one.tokens.flipped},
        "experts": {"made": one.experts.made, "flipped": one.experts.flipped},
    }


def _gap(gap: Gap | None) -> dict[str, Any] | None:
    """JSON has no infinities: what is no number is null."""
    if gap is None:
        return None
    numbers = {"size": gap.size, "expected": gap.expected, "found": gap.found}
    return {
        **{name: number if isfinite(number) else None for name, number in numbers.items()},
        "phase": gap.place.phase,
        "of": str(gap.place),
        "rank": dict(zip(AXES, gap.rank, strict=True)),
        "index": list(gap.index),
        "trial": gap.trial,
    }
