"""`shardproof export`: the command of an engine that runs a plan, or what it cannot say."""

from __future__ import annotations

from shardproof.api import model_of
from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.cli.unread import tell_unknown
from shardproof.launch.exporting import Exported, exported
from shardproof.reports.printable import clean
from shardproof.spec.dialects.asked import Engine
from shardproof.spec.dialects.reading import ENGINES
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.plan.compare import Difference
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.write import inline
from shardproof.spec.source.node import Node, place_of
from shardproof.spec.source.read import PLAN_LIMIT
from shardproof.texts.inputs import Given, read_input, shown_name


def export(path: str, given: Given, engine: Engine, name: str | None, form: str) -> Exit:
    """Print the command, or each field that none of this engine's commands says."""
    shown = shown_name(path)
    try:
        root = read_input(path, PLAN_LIMIT, given.root)
        plan = read_plan(root)
        model, _ = model_of(shown, root, given)
        _ask_no_edits(plan, root)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if model.unread:
        return tell_unknown(shown, model, form)
    found = exported(plan, model, engine, name or model.name)
    says = not found.unsaid and not found.lacks
    if form == "json":
        put_json(
            {
                "version": 1,
                "plan": shown,
                "engine": engine,
                "commands": found.text.split("\n") if says else [],
                "unsaid": [_data(each) for each in found.unsaid],
                "lacks": list(found.lacks),
                "notes": list(found.notes),
            }
        )
    elif says:
        put(found.text)
        for note in found.notes:
            put(page().wrap(f"# {note}", "", "# "))
    else:
        put(_refusal(shown, engine, found))
    return Exit.LEGAL if says else Exit.ILLEGAL


def _ask_no_edits(plan: Plan, root: Node) -> None:
    if plan.edits:
        message = "edits of a program are no engine's option"
        place = place_of(root, ("edits",))
        raise InputErrors(InputError("COMMAND-SHAPE", message, place, "edits", "leave them out"))


def _data(one: Difference) -> dict[str, object]:
    phases = list(one.phases) or ["prefill", "decode"]
    return {"field": one.field, "phases": phases, "plan": one.first, "command": one.second}


def _refusal(shown: str, engine: Engine, found: Exported) -> str:
    name = ENGINES[engine]
    out = [f"{clean(shown)}: {page().paint(f'no command of {name} says this plan', 'illegal')}"]
    for one in found.unsaid:
        where = f" ({one.phases[0]})" if len(one.phases) == 1 else ""
        has = (
            f"{one.field}{where}: {inline(one.first)}; the nearest command has {inline(one.second)}"
        )
        out.append(page().wrap(has, "  ", "    "))
    out += [page().wrap(each, "  ", "    ") for each in found.lacks]
    if found.commands:
        out.append(page().wrap("the nearest command:", "  "))
        out += [f"    {clean(line)}" for line in found.text.split("\n")]
    return "\n".join(out)
