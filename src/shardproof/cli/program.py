"""`shardproof run --program`: what a plan lowers to."""

from __future__ import annotations

from shardproof.api import judged
from shardproof.cli.exits import Exit
from shardproof.cli.output import put, put_errors, put_json
from shardproof.cli.unread import tell_unknown
from shardproof.reports.programs import program_data, program_text
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.source.read import PLAN_LIMIT
from shardproof.texts.inputs import Given, read_input, shown_name

MOST_PARTS = 2**16
"""Ranks times layers, of which a person can still make something."""


def program(path: str, model: Given | None, which: str, form: str) -> Exit:
    """Print the operators of one phase or of both, with the plan's edits made."""
    phases: list[PhaseName] = [name for name in PHASES if which in (name, "both")]
    try:
        root = read_input(path, PLAN_LIMIT, model.root if model else None)
        verdict = judged(shown_name(path), root, model)
        if verdict.model.unread:
            return tell_unknown(shown_name(path), verdict.model, form)
        check_size(verdict.model, verdict.plan, path)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if form == "json":
        put_json(program_data(verdict.model, verdict.plan, phases))
    else:
        put(program_text(verdict.model, verdict.plan, phases))
    return Exit.LEGAL


def check_size(model: Model, plan: Plan, path: str) -> None:
    """Refuse to print maps of more ranks than anybody reads."""
    for name in PHASES:
        phase = plan.phase(name)
        ranks = phase.dp * phase.sp * phase.tp * max(phase.ep, 1)
        if ranks * len(model.layers) > MOST_PARTS or phase.pp > MOST_PARTS:
            message = f"the program of {ranks:,} ranks a stage is too long to print"
            help_ = "take a smaller model, or smaller degrees: --model, or another plan"
            raise InputErrors(InputError("PLAN-SIZE", message, Place(path), name, help_))
