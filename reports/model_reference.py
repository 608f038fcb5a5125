"""The reference page of the model's own form, made from the classes that it is read into."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator

from shardproof.reports.field_docs import field_docs
from shardproof.spec.model.model import (
    Attention,
    Delta,
    Dense,
    Indexer,
    Latent,
    Layer,
    Model,
    Moe,
    Rope,
    Router,
    Scales,
    Stored,
    Unmodelled,
)
from shardproof.spec.model.neutral import RANGES
from shardproof.spec.model.write import MARK, VERSION
from shardproof.spec.source.records import fields, said

OWN = "own"
"""By what a plan calls a layer: it stands in no model."""
RECORDS = (
    Model, Layer, Attention, Rope, Latent, Delta, Indexer, Dense, Moe, Router, Scales,
    Unmodelled, Stored,
)  # fmt: skip
HEAD = f"""\
# The model's own form

A model can be written down without a published config: as JSON (or YAML) of the fields below,
with `{MARK}: {VERSION}` at the top. A plan's `model:`, and `--model`, take such a file like any
other, and the model inside a [witness](../guide/check.md#witnesses) is of this form. What is left
out stands at its default; a key that is not listed is an error.
"""


def model_reference() -> str:
    """Every field of every part of a model."""
    told = field_docs(Model.__module__)
    out = [HEAD]
    for record in RECORDS:
        out += [f"## {record.__name__}", ""]
        if record.__name__ in told:
            out += [told[record.__name__], ""]
        out += ["| field | | default | what it says |", "|---|---|---|---|"]
        out += [*_rows(record, told), ""]
    return "\n".join(out).rstrip("\n") + "\n"


def _rows(record: type, told: dict[str, str]) -> Iterator[str]:
    hints = typing.get_type_hints(record)
    for each in fields(record):
        if (record, each.name) == (Layer, OWN):
            continue  # no file has it
        name, hint = each.name, hints[each.name]
        what = _linked(hint)
        if (record, name) in RANGES:
            low, high = RANGES[record, name]
            what += f", {low:,} to {high:,}"
        default = "" if each.default is dataclasses.MISSING else f"`{_plain(each.default)}`"
        about = told.get(f"{record.__name__}.{name}", "")
        yield f"| `{name}` | {what} | {default} | {about} |"


def _linked(hint: object) -> str:
    """What may stand in a field; records by name, as links."""
    inner = typing.get_args(hint)
    named = [h for h in (hint, *inner) if isinstance(h, type) and h in RECORDS]
    if not named:
        return said(hint)
    links = " or ".join(f"[{h.__name__}](#{h.__name__.lower()})" for h in named)
    if typing.get_origin(hint) is tuple:
        return f"a list, each {links}"
    return links + (" or null" if type(None) in inner else "")


def _plain(value: object) -> str:
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    if dataclasses.is_dataclass(value):
        return "{}"
    return "[]" if value == () else str(value)
