"""`shardproof init`: a commented plan for a model, to start from."""

from __future__ import annotations

import os
from pathlib import Path

from shardproof.api import load_model
from shardproof.cli.exits import Exit
from shardproof.cli.output import put, put_errors
from shardproof.reports.printable import clean
from shardproof.reports.starter import starter
from shardproof.spec.errors import InputError, InputErrors, Place


def init(model: str, devices: int | None, output: str | None, *, force: bool) -> Exit:
    """Write a legal plan with every section explained."""
    if devices is not None and not 1 <= devices <= 2**20:
        put_errors([InputError("USAGE", f"{devices} devices", help=f"from 1 to {2**20:,}")])
        return Exit.BAD_INPUT
    try:
        parsed, _ = load_model(model)
    except InputErrors as wrong:
        put_errors(wrong)
        return Exit.BAD_INPUT
    home = Path(output).parent if output else Path()
    text = starter(parsed, os.path.relpath(model, home), devices)
    if output is None:
        put(text.rstrip("\n"))
        return Exit.LEGAL
    try:
        with Path(output).open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        put_errors(
            [InputError("USAGE", "the file exists", Place(output), help="--force overwrites")]
        )
        return Exit.BAD_INPUT
    except OSError as wrong:
        put_errors([InputError("USAGE", f"cannot be written: {wrong.strerror}", Place(output))])
        return Exit.BAD_INPUT
    put(f"wrote {clean(output)}; `shardproof check {clean(output)}` gives its verdict")
    return Exit.LEGAL
