"""The published table of what shows each clause independent of the others.

`python -m tests.proofs.publish_independence` writes it anew; a test compares.
"""

from __future__ import annotations

from pathlib import Path

from shardproof.proofs.independence import RESTATED, codes, independent
from tests.cases.test_cases import NEAR_MISSES, case

TABLE = Path(__file__).parents[2] / "reports" / "published" / "independence.md"


def table() -> str:
    """A line a clause: the near miss that breaks it alone, and what the solver says."""
    by_code = {case(file).code: file for file in reversed(NEAR_MISSES)}
    out = [
        "# No clause follows from the others",
        "",
        "For each clause a plan under which, says Z3, every other clause holds and this one does",
        "not. So none could be left out, and none is implied by the rest.",
        "",
        "| clause | plan that breaks it alone | the others | with it |",
        "|---|---|---|---|",
    ]
    for code in codes():
        each = case(by_code[code])
        found = independent(code, each.model, each.plan)
        answers = [_word(holds) for holds in (found.others_hold, found.all_hold)]
        out.append(f"| `{code}` | {each.comment} | {' | '.join(answers)} |")
    if RESTATED:
        out += ["", "Deliberate restatements:", ""]
        out += [f"- `{code}`: {why}" for code, why in RESTATED.items()]
    return "\n".join(out) + "\n"


def _word(holds: bool) -> str:  # noqa: FBT001
    return "sat" if holds else "unsat"


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
