"""`shardproof code`: a verdict on somebody's sharded program itself."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.spec.errors import InputError, InputErrors

EXITS = {
    "equal": Exit.LEGAL,
    "differs": Exit.ILLEGAL,
    "differs for other functions only": Exit.UNKNOWN,
    "cannot run": Exit.ILLEGAL,
    "stuck": Exit.ILLEGAL,
    "unknown": Exit.UNKNOWN,
}
MOST_RANKS = 1024


def code(name: str | None, ranks: int, seed: int, form: str) -> Exit:
    """Judge the programs that FILE:NAME leads to."""
    try:
        asked = named(name, ranks)
        from shardproof.code.loading import programs_of

        # What the user's file prints is no part of the answer.
        with redirect_stdout(sys.stderr):
            programs = programs_of(asked, ranks)
            from shardproof.code.judging import check_code

            verdict = check_code(
                programs.sharded, programs.reference, *programs.arguments, seed=seed
            )
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    from shardproof.code.telling import code_data, code_text

    if form == "json":
        put_json(code_data(asked, verdict))
    else:
        put(code_text(asked, verdict, page()))
    return EXITS[verdict.word]


def named(name: str | None, ranks: int) -> str:
    """What is asked for, if it can be."""
    if name is None:
        help_ = "name them as FILE:NAME, such as model.py:check"
        raise InputErrors(InputError("USAGE", "no programs are named", help=help_))
    if not 1 <= ranks <= MOST_RANKS:
        message, help_ = f"--ranks cannot be {ranks}", f"from 1 to {MOST_RANKS}"
        raise InputErrors(InputError("USAGE", message, field="--ranks", help=help_))
    return name
