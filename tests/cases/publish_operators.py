"""Carries a line of a program for each kind of operator into the package, for `explain`.

`python -m tests.cases.publish_operators` writes the file anew; a test compares.
"""

from __future__ import annotations

import json
from pathlib import Path

from shardproof.spec.plan.plan import PHASES
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from tests.executor.run.cases import ACCEPTED, CASES, load

FILES = [
    *ACCEPTED,
    *sorted((CASES / "bugs").glob("*.yaml")),
    *sorted((CASES / "by_value").glob("*.yaml")),
]
PUBLISHED = Path(__file__).resolve().parents[2] / "spec" / "program" / "examples.json"


def published() -> str:
    """Of each kind the shortest line, and the first of these by name."""
    found: dict[str, str] = {}
    for file in FILES:
        model, plan = load(file)
        visits = [visit for name in PHASES for visit in lower(model, plan, name).visits]
        ops: list[Op] = [op for visit in visits for op in visit.ops]
        for op in [*ops, *handoff(plan)]:
            line = str(op)
            best = found.setdefault(op.kind, line)
            found[op.kind] = min(best, line, key=lambda text: (len(text), text))
    return json.dumps(found, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> None:
    PUBLISHED.write_text(published(), encoding="utf-8")


if __name__ == "__main__":
    main()
