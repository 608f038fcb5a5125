"""What every command says of a model of which nothing is known."""

from __future__ import annotations

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_json
from shardproof.reports.plans import unknown_data, unknown_text
from shardproof.spec.model.model import Model


def tell_unknown(path: str, model: Model, form: str = "text") -> Exit:
    """Of a model that has what is not modelled nothing is known."""
    if form == "json":
        put_json(unknown_data(path, model))
    else:
        put(unknown_text(path, model, page()))
    return Exit.UNKNOWN
