"""`shardproof plans`: all legal plans on so many devices, or what an open plan leaves."""

from __future__ import annotations

from pathlib import Path

from shardproof.api import load_model, model_of
from shardproof.cli.exits import Exit
from shardproof.cli.output import page as page_of
from shardproof.cli.output import put, put_errors, put_json
from shardproof.cli.progress import stages
from shardproof.cli.reported import output_fault, page_given, put_report
from shardproof.cli.room import room_of
from shardproof.cli.unread import tell_unknown
from shardproof.proofs.open.budget import Budget
from shardproof.proofs.open.lines import OpenPlan, Pools, read_open
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.section import fields_of
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import read_text
from shardproof.texts.inputs import CONFIG_LIMIT, Given, read_input, shown_name
from shardproof.verdict.fixed import every_degree, with_fixed

MOST_SHOWN = 10_000
MOST_SECONDS = 10**6


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says."""

    given: Given = Given()
    devices: int | None = None
    fixed: tuple[str, ...] = ()
    apart: bool = False
    pools: str = ""
    by: str = ""
    limit: int = 10
    best: bool = False
    budget: float = 60
    memory: str | None = None
    output: str | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The options that ask for the same plans."""
        said = (
            ("--devices", self.devices),
            *(("--set", each) for each in self.fixed),
            ("--pools", self.pools or None),
            ("--by", self.by or None),
            ("--memory", self.memory),
        )
        flags = ("--apart",) if self.apart else ()
        told = (
            word for option, value in said if value is not None for word in (option, str(value))
        )
        return (*self.given.words, *told, *flags)


def plans(path: str, asked: Asked, form: str) -> Exit:
    """Count and list the legal plans of a model, or of an open plan."""
    from shardproof.reports.plans import plans_data, plans_text
    from shardproof.verdict.legal import KEYS, by_value_alone, legal_plans
    from shardproof.verdict.why_open import why_no_product, why_open

    try:
        keys = tuple(asked.by.split(",")) if asked.by else ()
        _check(asked, keys, tuple(KEYS), form)
        room = room_of(asked.memory)
        open_plan = _read(path, asked)
        path = shown_name(path)
        if open_plan.model.unmodelled:
            return tell_unknown(path, open_plan.model, form)
        with stages("legal plans") as tell:
            budget = Budget(asked.budget, tell)
            limit = 1 if asked.best else asked.limit
            found = legal_plans(open_plan.closed(), keys, limit, budget, room)
            why = None
            if not found.count and not found.undecided:
                why = why_no_product(open_plan)
                why = why or why_open(open_plan, 0, run=False, budget=budget)
                if why.found is not None:
                    found = by_value_alone(found, why.found)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if form == "json":
        put_json(plans_data(path, found, why))
    elif form == "html":
        from shardproof.reports.html.open_plan import plans_report

        files = [said.place.file for each in (why.because if why else ()) for said in each.lines
                 if said.place]  # fmt: skip
        given = page_given(files, {}, room=room, options=asked.words)
        put_report(plans_report(path, found, why, given), asked.output)
    else:
        put(plans_text(path, found, page_of(), why))
    if found.undecided:
        return Exit.UNKNOWN
    return Exit.LEGAL if found.count and found.fitting != 0 else Exit.ILLEGAL


def _check(asked: Asked, keys: tuple[str, ...], known: tuple[str, ...], form: str) -> None:
    """The options' values."""
    wrong: list[InputError] = []
    if (fault := output_fault(form, asked.output)) is not None:
        wrong.append(fault)
    if unknown := [key for key in keys if key not in known]:
        wrong.append(InputError("USAGE", f"--by {unknown[0][:40]}", help=f"of {', '.join(known)}"))
    if not 0 <= asked.limit <= MOST_SHOWN:
        right = f"from 0 to {MOST_SHOWN:,}"
        wrong.append(InputError("USAGE", f"--limit {asked.limit}", help=right))
    if not 0 < asked.budget <= MOST_SECONDS:
        right = f"seconds, up to {MOST_SECONDS:,}"
        wrong.append(InputError("USAGE", f"--budget {asked.budget:g}", help=right))
    if asked.pools and asked.devices is not None:
        right = "leave one of them out: --pools 8,8 has both"
        wrong.append(InputError("USAGE", "--pools and --devices", help=right))
    if asked.devices is not None and not 1 <= asked.devices <= 2**20:
        right = f"from 1 to {2**20:,}"
        wrong.append(InputError("USAGE", f"--devices {asked.devices}", help=right))
    if wrong:
        raise InputErrors(wrong)


def _read(path: str, asked: Asked) -> OpenPlan:
    """An open plan from a plan's file, or from a config with every degree open."""
    root = read_input(path, CONFIG_LIMIT, asked.given.root)
    if _is_plan(root):
        if asked.pools:
            right = "name a config, and say with --set what the plan says"
            raise InputErrors(InputError("USAGE", "--pools with a plan", Place(path), help=right))
        model, _ = model_of(shown_name(path), root, asked.given)
        found = read_open(with_fixed(root, _fixed(asked)), model, asked.devices)
    else:
        model, _ = load_model(path, asked.given)
        devices = _pools(asked.pools) if asked.pools else asked.devices
        if devices is None:
            message = "for how many devices?"
            help_ = "give --devices N, --pools P,D, or a plan with `devices: N`"
            raise InputErrors(InputError("USAGE", message, Place(path), help=help_))
        found = every_degree(model, devices, _fixed(asked), Place(path), apart=asked.apart)
    return found


def _pools(said: str) -> Pools:
    """Devices of prefill and of decode: `8,8`."""
    prefill, comma, decode = said.partition(",")
    counts = [int(each) if each.isdecimal() and len(each) < 8 else 0 for each in (prefill, decode)]
    if not comma or not all(1 <= count <= 2**20 for count in counts):
        message = f"--pools {said[:40]}"
        right = "the devices of prefill and those of decode: --pools 8,8"
        raise InputErrors(InputError("USAGE", message, help=right))
    return counts[0], counts[1]


def _is_plan(root: Node) -> bool:
    """Whether a file is a plan: everything in it is a field of one."""
    known = fields_of(Plan)
    return isinstance(root.value, dict) and all(key in known for key in root.value)


def _fixed(asked: Asked) -> dict[str, Node]:
    """The fields that the command line sets: `tp=1..8`, `ffn.width=balanced`."""
    found: dict[str, Node] = {}
    for each in asked.fixed:
        field, equals, value = each.partition("=")
        if not equals or not field:
            message = f"--set {each[:60]}"
            raise InputErrors(InputError("USAGE", message, help="--set FIELD=VALUE"))
        text = read_text(f"value: {value}", f"--set {Path(each).name[:60]}")
        found[field] = text.value["value"][1] if isinstance(text.value, dict) else text
    return found
