"""A command line: read, run, and its exit code."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from typing import cast

from cyclopts import CycloptsError

from shardproof.cli import commands
from shardproof.cli.commands import certificates, engines, finding, judging, programs, reading
from shardproof.cli.commands.launches import apart
from shardproof.cli.exits import Exit
from shardproof.cli.form import asked_form
from shardproof.cli.root import app

MODULES = (judging, certificates, finding, programs, reading, engines)
"""Commands are known to `app` once their module is read."""

# The parser takes a lone dash for an option; nobody's word has this sign.
_DASH = "\0-"


def run(argv: list[str]) -> int:
    """Parse and run; the exit code."""
    form = asked_form(argv)
    argv, words = apart(argv)
    try:
        command, bound, _ = app.parse_args(
            [_DASH if word == "-" else word for word in argv],
            exit_on_error=False,
            print_error=False,
        )
        for name, value in bound.arguments.items():
            bound.arguments[name] = _with_dashes(value)
        if words:
            bound.arguments["command"] = words
        ours = getattr(command, "__module__", "").startswith(commands.__name__)
        started = partial(command, *bound.args, **bound.kwargs)
        code = _shown(started) if form == "json" and not ours else cast(object, started())
    except CycloptsError as wrong:
        from shardproof.cli.output import put_errors
        from shardproof.executor.mpi.launch import leads
        from shardproof.spec.errors import InputError

        if not leads():
            return int(Exit.BAD_INPUT)
        said = str(wrong).replace(_DASH, "-")
        right = "shardproof --help lists the commands"
        put_errors([InputError("USAGE", said, help=right)], form)
        return int(Exit.BAD_INPUT)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else int(Exit.BAD_INPUT)
    if not argv:
        return int(Exit.BAD_INPUT)
    return int(code) if isinstance(code, int) else 0


def _shown(command: Callable[[], object]) -> object:
    """What is no command of ours, as help is: the text that it prints, for a program."""
    from shardproof.cli.output import put_json

    with redirect_stdout(StringIO()) as text:
        code = command()
    put_json({"version": 1, "shown": text.getvalue()})
    return code


def _with_dashes(value: object) -> object:
    """A parsed value in which a dash is what the user wrote."""
    match value:
        case str():
            return value.replace(_DASH, "-")
        case list() | tuple():
            items = [_with_dashes(each) for each in cast("list[object]", value)]
            return items if isinstance(value, list) else tuple(items)
        case _:
            return value
