"""`shardproof init`: a commented plan for a model, to start from."""

from __future__ import annotations

import os
from pathlib import Path

from shardproof.api import load_model
from shardproof.cli.exits import Exit
from shardproof.cli.output import put, put_errors, put_json
from shardproof.cli.unread import tell_unknown
from shardproof.reports.printable import clean
from shardproof.reports.starter import starter
from shardproof.spec.errors import InputError, InputErrors
from shardproof.texts.files import STDOUT, ask_target, write_whole
from shardproof.texts.inputs import STDIN, Given, shown_name


def init(
    model: str,
    given: Given,
    devices: int | None,
    output: str | None,
    form: str = "text",
    *,
    force: bool,
) -> Exit:
    """Write a legal plan with every section explained."""
    if devices is not None and not 1 <= devices <= 2**20:
        wrong = InputError("USAGE", f"--devices {devices}", help=f"from 1 to {2**20:,}")
        put_errors([wrong], form)
        return Exit.BAD_INPUT
    try:
        if output is not None:
            ask_target(output, lambda _: False, "--output", force=force)
        parsed, _ = load_model(model, given)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if parsed.unread:
        return tell_unknown(shown_name(model), parsed, form)
    output = None if output == STDOUT else output
    home = Path(output).parent if output else Path()
    named = "CONFIG" if model == STDIN else os.path.relpath(model, home)
    text = starter(parsed, named, devices)
    try:
        if output is not None:
            write_whole(output, text.encode("utf-8"), "--output")
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if form == "json":
        put_json({"version": 1, "model": parsed.name, "file": output, "plan": text})
    elif output is None:
        put(text.rstrip("\n"))
    else:
        put(f"wrote {clean(output)}; `shardproof check {clean(output)}` gives its verdict")
    return Exit.LEGAL
