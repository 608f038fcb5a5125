"""`shardproof explain`: a clause in full, or the list of them."""

from __future__ import annotations

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors
from shardproof.reports.clauses import clause_list, clause_text
from shardproof.spec.errors import InputError
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.source.nearest import nearest


def explain(code: str | None) -> Exit:
    """Print one clause, or all of them a line each."""
    if code is None:
        put(clause_list(page()))
        return Exit.LEGAL
    clause = BY_CODE.get(code.upper())
    if clause is None:
        close = nearest(code.upper(), BY_CODE)
        hint = f"did you mean {close}? " if close else ""
        put_errors(
            [
                InputError(
                    "USAGE",
                    f"there is no clause {code[:60]!r}",
                    help=f"{hint}`shardproof explain` lists them all",
                )
            ]
        )
        return Exit.BAD_INPUT
    put(clause_text(clause, page()))
    return Exit.LEGAL
