"""`shardproof check`: the verdict on one plan or more, every reason at once."""

from __future__ import annotations

import sys
from typing import Any

from shardproof.api import load
from shardproof.cli.exits import Exit, of_all
from shardproof.cli.output import lines_of, page, put, put_errors, put_json
from shardproof.reports.terminal import verdict_text
from shardproof.reports.verdict_json import errors_data, verdict_data
from shardproof.spec.errors import InputErrors
from shardproof.spec.source.read import PLAN_LIMIT
from shardproof.spec.verdict import Verdict

_STDIN, _SHOWN = "/dev/stdin", "<stdin>"
_CODES = {"legal": Exit.LEGAL, "illegal": Exit.ILLEGAL, "unknown": Exit.UNKNOWN}


def check(plans: list[str], model: str | None, form: str) -> Exit:
    """Decide each plan, print what was found, and give the exit code of all."""
    typed = {_SHOWN: _typed()} if _STDIN in plans else {}
    found: list[Verdict | InputErrors] = []
    for path in plans:
        name = _SHOWN if path == _STDIN else path
        try:
            found.append(load(name, model, typed.get(name)))
        except InputErrors as wrong:
            found.append(wrong)
    if form == "json":
        data = [_data(one) for one in found]
        put_json(data[0] if len(data) == 1 else data)
    else:
        for number, one in enumerate(found):
            if number:
                put("")
            _show(one, typed)
    return of_all(_CODES[one.word] if isinstance(one, Verdict) else Exit.BAD_INPUT for one in found)


def _typed() -> str:
    """Standard input, one byte more than a plan may have."""
    return sys.stdin.buffer.read(PLAN_LIMIT + 1).decode("utf-8", "surrogateescape")


def _data(one: Verdict | InputErrors) -> dict[str, Any]:
    return verdict_data(one) if isinstance(one, Verdict) else errors_data(one.errors)


def _show(one: Verdict | InputErrors, typed: dict[str, str]) -> None:
    if isinstance(one, InputErrors):
        sys.stdout.flush()
        put_errors(one, typed)
    else:
        files = [spot.place.file for spot in one.spots if spot.place]
        put(verdict_text(one, page(), lines_of(files, typed)))
