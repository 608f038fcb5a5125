"""A launch command for a person and for a program: what it is, before anybody judges it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shardproof.reports.printable import clean
from shardproof.reports.terminal import Lines, Page, excerpt
from shardproof.reports.verdict_json import VERSION, place_data
from shardproof.spec.amounts import amount
from shardproof.spec.dialects.launch import Launch, Pool
from shardproof.spec.dialects.lowering.draft import Lack
from shardproof.spec.dialects.options import Told
from shardproof.spec.dialects.others import Others
from shardproof.spec.dialects.profiles.judged import Judged, Outcome
from shardproof.spec.model.model import Model

OUTCOMES: Mapping[Outcome, str] = {
    "accepted": "accepted",
    "rejected": "rejected",
    "fails_later": "accepted, and fails at the first request",
    "wrong": "accepted, and gives wrong results",
    "unknown": "unknown",
}


def launch_text(launch: Launch, model: Model, page: Page) -> str:
    """The mesh, the devices, and what each module is split over: five lines at most."""
    out: list[str] = []
    for pool in launch.pools:
        which = f" ({pool.asked.part})" if len(launch.pools) > 1 else ""
        engine = f"{named(pool)}{which}"
        head = f"{engine}: {clean(model.name)} on {mesh(pool)}"
        out.append(page.wrap(head, "", "  "))
        out.append(page.wrap("; ".join(_modules(pool)), "  ", "    "))
    return "\n".join(out)


def named(pool: Pool) -> str:
    """The engine, with its version where somebody says it."""
    version = pool.asked.version
    return pool.reading.name if version is None else f"{pool.reading.name} {version}"


def mesh(pool: Pool) -> str:
    """`16 devices, dp 8 x tp 2; one of 2 nodes`."""
    axes = " x ".join(f"{name} {size}" for name, size in pool.mesh if size > 1)
    devices = amount(pool.devices, "device")
    where = f"; this command is {pool.part}" if pool.part else ""
    nodes = f" on {pool.nodes} nodes" if pool.nodes and not pool.part else ""
    return f"{devices}{nodes}" + (f": {axes}" if axes else "") + where


def _modules(pool: Pool) -> list[str]:
    return [f"{module.name} {clean(module.over)}" for module in pool.modules]


def engine_text(name: str, judged: Judged, page: Page) -> str:
    """What the engine itself says, with the rule and its source."""
    style = {"accepted": "legal", "unknown": "unknown"}.get(judged.outcome, "illegal")
    says = OUTCOMES[judged.outcome]
    out = [f"{clean(name)} {clean(judged.version)}: {page.paint(says, style)}"]
    for reason in judged.reasons:
        out.append(page.wrap(clean(reason.message), "  ", "    "))
        out.append(page.wrap(f"{reason.rule} [{reason.source}]", "    rule: ", "      "))
        if reason.law:
            out.append(page.wrap(clean(reason.law), "    law: ", "      "))
    out += [page.wrap(clean(note), "  note: ", "    ") for note in judged.notes]
    return "\n".join(out)


def others_text(pool: Pool, others: Others, page: Page) -> str:
    """What the engine takes instead: whole commands, which are not wrapped, to be copied."""
    name, where = pool.reading.name, amount(pool.devices, "device")
    out: list[str] = []
    if others.each:
        out.append(f"On {where} {name} takes:")
        for other in others.each:
            unknown = "" if other.law == "legal" else "; whether that is right is not known"
            out.append(page.wrap(f"{clean(other.says)}{unknown}", "  ", "    "))
            out.append(f"    {other.command}")
    elif others.why:
        out.append(page.wrap(f"On {where} {name} takes no other: {clean(others.why)}", "", "  "))
    if others.degrees:
        degrees = ", ".join(map(str, others.degrees))
        out.append(page.wrap(f"tensor degrees that it takes for this model: {degrees}", "", "  "))
    return "\n".join(out)


def others_data(others: Others) -> dict[str, Any]:
    """The same for a program."""
    return {
        "commands": [
            {"says": each.says, "command": each.command, "law": each.law} for each in others.each
        ],
        "degrees": list(others.degrees),
        "why_none": None if others.each else others.why,
    }


def engine_data(name: str, judged: Judged) -> dict[str, Any]:
    """The same for a program."""
    return {
        "name": name,
        "version": judged.version,
        "verdict": judged.outcome,
        "reasons": [
            {"message": one.message, "rule": one.rule, "source": one.source, "law": one.law or None}
            for one in judged.reasons
        ],
        "notes": list(judged.notes),
    }


def lacks_text(name: str, lacks: Sequence[Lack], page: Page, lines: Lines) -> str:
    """Why the law says nothing."""
    out = [f"{clean(name)}: {page.paint('unknown', 'unknown')}"]
    for lack in lacks:
        out.append(page.wrap(f"{lack.name}: no word of a plan says {lack.what}", "  ", "    "))
        out += excerpt(lack.place, "", page, lines)
    return "\n".join(out)


def unknown_data(name: str, model: Model, launch: Launch, why: Sequence[str]) -> dict[str, Any]:
    """A verdict, where our plans have no word for what the engine does."""
    sizes = [pool.devices for pool in launch.pools]
    return {
        "version": VERSION,
        "plan": name,
        "model": model.name,
        "verdict": "unknown",
        "unknown": list(why),
        "reasons": [],
        "same_degrees": "unknown",
        "counterexample": None,
        "blame": None,
        "derivation": None,
        "replay": None,
        "engine": None,
        "nearest": [],
        "notes": [],
        "world_size": sizes[0] if len(set(sizes)) == 1 else sum(sizes),
        "worlds": {"prefill": sizes[0], "decode": sizes[-1]},
    }


def launch_data(launch: Launch, notes: Sequence[str]) -> dict[str, Any]:
    """The same for a program, with what became of each word."""
    return {
        "pools": [_pool(pool) for pool in launch.pools],
        "lacks": [
            {"name": lack.name, "what": lack.what, "place": place_data(lack.place, "")}
            for lack in launch.lacks
        ],
        "notes": list(notes),
    }


def _pool(pool: Pool) -> dict[str, Any]:
    asked = pool.asked
    return {
        "engine": asked.engine,
        "version": pool.reading.version,
        "version_said": asked.version is not None,
        "model": asked.model,
        "phase": asked.part,
        "devices": pool.devices,
        "nodes": pool.nodes,
        "part": pool.part or None,
        "mesh": [{"axis": name, "size": size} for name, size in pool.mesh],
        "modules": [{"module": module.name, "over": module.over} for module in pool.modules],
        "words": [_word(told) for told in pool.reading.told],
    }


def _word(told: Told) -> dict[str, Any]:
    return {
        "said": told.spelled,
        "option": told.name or None,
        "bears_on": told.bears,
        "place": place_data(told.place, told.name),
    }
