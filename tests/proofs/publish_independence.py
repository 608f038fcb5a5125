"""The published table of what shows each clause independent of the others.

`python -m tests.proofs.publish_independence` writes it anew; tests compare.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from shardproof.proofs.independence import RESTATED, codes, independent
from tests.cases.test_cases import NEAR_MISSES, case
from tests.digests import publish

TABLE = Path(__file__).parents[2] / "reports" / "published" / "independence.md"
BREAKS = {case(file).code: file for file in reversed(NEAR_MISSES)}


def row(code: str) -> str:
    each = case(BREAKS[code])
    found = independent(code, each.model, each.plan)
    answers = [_word(holds) for holds in (found.others_hold, found.all_hold)]
    return f"| `{code}` | {each.comment} | {' | '.join(answers)} |"


def table(row: Callable[[str], str] = row) -> str:
    """A line a clause: the near miss that breaks it alone, and what the solver says."""
    out = [
        "# No clause follows from the others",
        "",
        "For each clause a plan under which, says Z3, every other clause holds and this one does",
        "not. So none could be left out, and none is implied by the rest.",
        "",
        "| clause | plan that breaks it alone | the others | with it |",
        "|---|---|---|---|",
    ]
    out += map(row, codes())
    if RESTATED:
        out += ["", "Deliberate restatements:", ""]
        out += [f"- `{code}`: {why}" for code, why in RESTATED.items()]
    return "\n".join(out) + "\n"


def _word(holds: bool) -> str:  # noqa: FBT001
    return "sat" if holds else "unsat"


if __name__ == "__main__":
    publish(TABLE, table())
