"""`shardproof diff`: two plans compared by what they mean."""

from __future__ import annotations

from shardproof.cli.exits import Exit
from shardproof.cli.output import put, put_errors, put_json
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.plan.compare import Difference, differences
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.write import inline
from shardproof.spec.source.read import PLAN_LIMIT
from shardproof.texts.inputs import read_input


def diff(first: str, second: str, form: str, root: str | None = None) -> Exit:
    """Print every field in which the plans differ, phase by phase."""
    plans: list[Plan] = []
    errors: list[InputError] = []
    for path in (first, second):
        try:
            plans.append(read_plan(read_input(path, PLAN_LIMIT, root)))
        except InputErrors as wrong:
            errors += wrong.errors
    if errors:
        put_errors(errors, form)
        return Exit.BAD_INPUT
    found = list(differences(*plans))
    if form == "json":
        told = [
            {"field": d.field, "phases": d.phases, "first": d.first, "second": d.second}
            for d in found
        ]
        put_json({"version": 1, "plans": [first, second], "differences": told})
    else:
        put("\n".join(map(_line, found)) or "the plans mean the same")
    return Exit.ILLEGAL if found else Exit.LEGAL


def _line(one: Difference) -> str:
    where = f" ({one.phases[0]})" if len(one.phases) == 1 else ""
    return f"{one.field}{where}: {inline(one.first)} -> {inline(one.second)}"
