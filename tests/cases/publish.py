"""Carries the near misses into the package, where `shardproof explain` shows them.

Each with a picture, with what `check` says of it, and with what a run of it comes to; those that
are variants of the first with what `check` says alone.

`python -m tests.cases.publish` writes the file anew; a test compares.
"""

from __future__ import annotations

import json
from collections.abc import Container
from pathlib import Path
from typing import Any

from shardproof.executor.run.verdict.search import counterexample
from shardproof.spec.engine.blame import blamed
from shardproof.spec.law.at_fault import role_at_fault
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.lower.phase import lower
from tests.cases.pictures import picture
from tests.executor.run.cases import load

NEAR_MISSES = Path(__file__).parent / "near_misses"
PUBLISHED = Path(__file__).resolve().parents[2] / "spec" / "law" / "near_misses.json"


def published(codes: Container[str] | None = None) -> dict[str, dict[str, Any]]:
    """For each clause the near miss that is named after it, and the messages of its variants.

    `codes`: of these clauses alone.
    """
    out: dict[str, dict[str, Any]] = {}
    for path in sorted(NEAR_MISSES.glob("*.yaml"), key=lambda path: path.stem):
        if codes is not None and path.stem.partition("--")[0] not in codes:
            continue
        model_of, plan_of = load(path)
        [reason] = judge(model_of, plan_of).reasons
        code = reason.clause.code
        if "--" in path.stem:
            about = path.read_text(encoding="utf-8").splitlines()[1].removeprefix("# ")
            out[code].setdefault("variants", []).append({"about": about, "says": reason.message})
            continue
        lines = path.read_text(encoding="utf-8").splitlines()[1:]
        about = [line.removeprefix("# ") for line in lines if line.startswith("#")]
        body = [line for line in lines if not line.startswith("#")]
        [named] = [line for line in body if line.startswith("model:")]
        model = named.split("/")[-1].removesuffix(".json")
        plan = "\n".join(line for line in body if not line.startswith("model:"))
        found = counterexample(model_of, plan_of)
        if found is None:
            raise ValueError(f"{path.stem} runs right")
        out[code] = {
            "about": " ".join(about),
            "model": model,
            "plan": plan,
            "picture": picture(code, model_of, plan_of),
            "says": reason.message,
            "runs": f"{found.kind}: {found}",
            "shows": shown_at(model_of, plan_of),
        }
    return out


def written(out: dict[str, dict[str, Any]]) -> str:
    return json.dumps(out, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def shown_at(model: Model, plan: Plan) -> dict[str, str]:
    """The operator at which the breach shows: its role, and its kind."""
    found = blamed(model, plan)
    if found is None:
        raise ValueError("nothing shows it")
    kinds = {op.out: op.kind for name in PHASES for visit in lower(model, plan, name).visits
             for op in visit.ops}  # fmt: skip
    return {
        "role": role_at_fault(model, plan, found),
        "operator": kinds.get(found.op, NO_OPERATOR.get(found.op, found.op)),
    }


NO_OPERATOR = {"tokens": "lookup", "cache": "cache_step"}
"""What reads first what is no operator's result."""


def main() -> None:
    PUBLISHED.write_text(written(published()), encoding="utf-8")


if __name__ == "__main__":
    main()
