"""A plan to start from: legal for its model, with every choice explained."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from shardproof.reports.printable import clean
from shardproof.spec.amounts import amount
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.section import Field, Section, fields_of
from shardproof.spec.plan.write import inline, plain_value
from shardproof.spec.source.node import Plain

DEVICES = 8


def starter(model: Model, path: str, devices: int | None) -> str:
    """YAML of a plan for `devices`: tp as large as divides, the rest pipeline stages."""
    values = choose(model, devices)
    layers = amount(len(model.layers), "layer")
    sizes = f"{layers}, hidden {model.hidden:,}, vocabulary {model.vocab:,}"
    lines = [
        f"# A plan for {clean(model.name)}: {sizes}.",
        "# Every choice below that is commented out stands at its default.",
        f"model: {inline(path)}",
        "",
    ]
    lines += [f"{name}: {inline(value)}" for name, value in values.items()]
    lines += ["", *_fields(Plan, 0, skip={"model", *values, "prefill", "decode"})]
    lines += [
        "# What only one phase does differently goes under its name, for example",
        "# decode:",
        f"#   tp: {inline(values.get('tp', 1))}",
    ]
    return "\n".join(lines) + "\n"


def choose(model: Model, devices: int | None) -> dict[str, Plain]:
    """Degrees, and the cuts that they need, of a legal plan."""
    want = devices or DEVICES
    for tp in sorted((d for d in range(1, min(want, 8) + 1) if want % d == 0), reverse=True):
        values: dict[str, Plain] = {"tp": tp}
        if want // tp > 1:
            values["pp" if want // tp <= len(model.layers) else "dp"] = want // tp
        if tp > 1 and all(isinstance(kind.ffn, Moe) for kind in model.kinds):
            values["ep"] = tp
        if not judge(model, plan_of(values)).reasons:
            return values
    return {"dp": want}


def _fields(section: type[Section], depth: int, skip: set[str]) -> Iterator[str]:
    pad = "#" + " " * (2 * depth + 1)
    for name, field in fields_of(section).items():
        if name in skip:
            continue
        if field.part is not None:
            yield f"{pad}{name}:  # {(field.part.__doc__ or '').splitlines()[0]}"
            yield from _fields(field.part, depth + 1, set())
            if depth == 0:
                yield "#"
        else:
            about = f"{field.help}{_choices(field)}"
            yield from textwrap.wrap(
                about, 94, initial_indent=pad + "# ", subsequent_indent=pad + "# "
            )
            yield f"{pad}{name}: {inline(plain_value(field.default))}"


def _choices(field: Field) -> str:
    return f" ({', '.join(field.words)})" if field.words else ""
