"""Legal plans for a person and for a program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shardproof.proofs.open.lines import DEGREES
from shardproof.reports.legal import Legal, LegalPlan
from shardproof.reports.nearest import size_text
from shardproof.reports.printable import clean
from shardproof.reports.reasons import WhyOpen
from shardproof.reports.terminal import Page
from shardproof.reports.transfer import SOME, transfer_data, transfer_text, whole_pairs
from shardproof.reports.why import because_text, by_value_text, counts_data
from shardproof.spec.amounts import amount
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.write import inline, plain_section
from shardproof.spec.verdict import unread

MOST_SHOWN = 10_000
"""Rows that `--limit` may ask for."""
ORDERS = {
    "weights": "weights a device",
    "kv": "cache a token on a device",
    "decode-syncs": "sync points of a token in decode",
    "decode-bytes": "bytes of a token in decode",
    "prefill-syncs": "sync points of a token in prefill",
    "prefill-bytes": "bytes of a token in prefill",
}


def plans_text(name: str, found: Legal, page: Page, why: WhyOpen | None = None) -> str:
    """How many there are, and a table of the first; or why there is none."""
    where = of_what(found)
    if found.undecided:
        out = [f"{clean(name)}: {page.paint('unknown', 'unknown')}", page.wrap(where, "  ")]
        return "\n".join([*out, page.wrap(f"gave up deciding {found.undecided}", "  ")])
    plans = amount(found.count, "legal plan")
    word = "legal" if found.count else "illegal"
    out = [f"{clean(name)}: {page.paint(plans if found.count else 'no legal plan', word)}"]
    out.append(page.wrap(where, "  "))
    if found.room is not None and found.count:
        out.append(page.wrap(room_text(found), "  "))
        if not found.fitting:
            return "\n".join(out)
    if not found.count:
        for because in why.because if why else ():
            out += ["", page.wrap(because_text(because), "  ")]
            shown = [each.example.message for each in because.clauses if each.example]
            out += [page.wrap(f"for example, {message}", "    ") for message in shown]
        if why and why.undecided:
            out += ["", page.wrap(f"there may be more reasons: gave up deciding {why.undecided}")]
        return "\n".join(out)
    if why is not None and why.by_value:
        out.append(page.wrap(by_value_text(why), "  "))
    rows = [plan_row(each) for each in found.shown]
    sent = [transfer_text(found.plan.model, each.plan, SOME) for each in found.shown]
    heads = ("plan", "sync points", "", "bytes a token", "", "weights", "", "cache", "")
    under = ("", "prefill", "decode", "prefill", "decode", "device", "copies", "token", "copies")
    widths = [max(map(len, column)) for column in zip(under, *rows, strict=True)]
    out += ["", *_table(heads, (under, *rows), widths, page)]
    for each, what in zip(found.shown, sent, strict=True):
        if what:
            out += ["", whole_pairs(page.wrap(f"{told(each.plan)}: {what}", "  ", "    "))]
    out += ["", page.wrap(order_text(found))]
    out += [page.wrap(each) for each in left_out(found)]
    return "\n".join(out)


def of_what(found: Legal) -> str:
    """The model, and on how many devices."""
    model, devices, pools = found.plan.model.name, found.plan.base.devices, found.plan.pools
    where = f"{model} on {devices:,} devices" if devices else model
    if pools:
        where = f"{model} on {sum(pools):,} devices in two pools, {pools[0]:,} for prefill and "
        where += f"{pools[1]:,} for decode"
    if not found.count and not found.undecided:
        where += ", all that is not said at its default"
    return where


def order_text(found: Legal) -> str:
    order = ", then ".join(ORDERS[key] for key in found.order[:3])
    return f"In order of {order}, and so on; the least first."


def left_out(found: Legal) -> Iterator[str]:
    """What the table does not show, and how it is asked for."""
    count = found.count if found.fitting is None else found.fitting
    if len(found.shown) < count:
        left, most = count - len(found.shown), min(count, MOST_SHOWN)
        shows = "all" if most == count else f"{most:,}"
        yield f"{left:,} are left out; --limit {most} shows {shows}."
    if found.sorted < found.count:
        yield f"The first {found.sorted:,} found were put in order."


def room_text(found: Legal) -> str:
    """How many a device can hold, of those whose needs were worked out."""
    device = size_text(found.room.device) if found.room else ""
    of = "them" if found.sorted == found.count else f"the first {found.sorted:,} found"
    if not found.fitting:
        return f"none of {of} fits in {device} a device: weights and activations need more"
    verb = "fits" if found.fitting == 1 else "fit"
    return f"{found.fitting:,} of {of} {verb} in {device} a device, weights and activations"


def _table(
    heads: tuple[str, ...], rows: tuple[tuple[str, ...], ...], widths: list[int], page: Page
) -> list[str]:
    """A line a row; where that is too wide, the plan has a line of its own."""
    over = [max(len(head), a + 2 + b) for head, a, b in zip(
        heads[1::2], widths[1::2], widths[2::2], strict=True)]  # fmt: skip
    for place, width in enumerate(over):
        widths[2 * place + 1] = width - 2 - widths[2 * place + 2]
    first = widths[0]
    wide = 2 + first + sum(2 + width for width in widths[1:]) > page.width
    lead = " " * (2 if wide else 2 + first)
    top = "".join(f"  {head.rjust(width)}" for head, width in zip(heads[1::2], over, strict=True))
    lines = [f"{lead}{top}".rstrip() if wide else f"  {heads[0].ljust(first)}{top}".rstrip()]
    for row in rows:
        numbers = "".join(
            f"  {cell.rjust(width)}" for cell, width in zip(row[1:], widths[1:], strict=True)
        )
        if wide:
            lines += [f"  {row[0]}"] if row[0] else []
            lines.append(f"{lead}{numbers}".rstrip())
        else:
            lines.append(f"  {row[0].ljust(first)}{numbers}".rstrip())
    return lines


def plan_row(each: LegalPlan) -> tuple[str, ...]:
    prefill, decode = each.counts.prefill, each.counts.decode
    weights = max(prefill, decode, key=lambda phase: phase.weights)
    cache = max(prefill, decode, key=lambda phase: phase.kv)
    return (
        told(each.plan),
        f"{prefill.syncs:,}",
        f"{decode.syncs:,}",
        size_text(prefill.bytes),
        size_text(decode.bytes),
        size_text(weights.weights),
        f"{weights.weight_copies:.2f}",
        size_text(cache.kv),
        f"{cache.kv_copies:.2f}",
    )


def told(plan: Plan) -> str:
    """A plan's degrees, and whatever else it writes."""
    first, second = (_degrees(plan, name) for name in PHASES)
    degrees = first if first == second else f"{first}; decode {second}"
    rest = {
        name: value
        for name, value in plain_section(plan).items()
        if name not in (*DEGREES, *PHASES, "model", "devices", "workload")
    }
    return f"{degrees} {inline(rest)}" if rest else degrees


def _degrees(plan: Plan, name: PhaseName) -> str:
    phase = plan.phase(name)
    parts = [f"{axis} {getattr(phase, axis)}" for axis in DEGREES if getattr(phase, axis) > 1]
    return " ".join(parts) or "one rank"


def unknown_text(name: str, model: Model, page: Page) -> str:
    """Of a model that has what nobody modelled."""
    gaps = ", ".join(f"{gap.field} ({gap.why})" for gap in model.unmodelled)
    word = page.paint("unknown", "unknown")
    if model.unread:
        return f"{clean(name)}: {word}\n" + page.wrap("; ".join(unread(model)), "  ")
    return f"{clean(name)}: {word}\n" + page.wrap(
        f"the model has what is not modelled: {gaps}", "  "
    )


def unknown_data(name: str, model: Model) -> dict[str, Any]:
    gaps = [f"{gap.field}: {gap.why}" for gap in model.unmodelled]
    gaps = list(unread(model)) or gaps
    return {"version": 1, "input": name, "model": model.name, "verdict": "unknown", "unknown": gaps}


def plans_data(name: str, found: Legal, why: WhyOpen | None = None) -> dict[str, Any]:
    return {
        "version": 1,
        "input": name,
        "model": found.plan.model.name,
        "devices": found.plan.base.devices,
        "pools": None if found.plan.pools is None else list(found.plan.pools),
        "count": found.count,
        "complete": not found.undecided,
        "unknown": [found.undecided] if found.undecided else [],
        "order": list(found.order),
        "memory": None if found.room is None else found.room.device,
        "fitting": found.fitting,
        "because": [because_text(each) for each in why.because] if why else [],
        "plans": [
            {
                "plan": plain_section(each.plan),
                "counts": counts_data(each.counts),
                "transfer": transfer_data(found.plan.model, each.plan),
            }
            for each in found.shown
        ],
    }
