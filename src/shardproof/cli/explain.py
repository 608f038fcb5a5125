"""`shardproof explain`: a clause or an operator rule in full, or the list of them."""

from __future__ import annotations

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors
from shardproof.reports.clauses import clause_list, clause_text
from shardproof.spec.errors import InputError
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.source.nearest import nearest


def explain(code: str | None) -> Exit:
    """Print one clause or one rule, or all of them a line each."""
    from shardproof.reports.rules import rule_list, rule_text
    from shardproof.spec.rules.table import RULES

    if code is None:
        put(clause_list(page()))
        put(f"\nOperator rules:\n\n{rule_list(page())}")
        return Exit.LEGAL
    if code.lower() in RULES:
        put(rule_text(code.lower(), page()))
        return Exit.LEGAL
    clause = BY_CODE.get(code.upper())
    if clause is None:
        close = nearest(code.upper(), BY_CODE) or nearest(code.lower(), RULES)
        hint = f"did you mean {close}? " if close else ""
        put_errors(
            [
                InputError(
                    "USAGE",
                    f"there is no clause or rule {code[:60]!r}",
                    help=f"{hint}`shardproof explain` lists them all",
                )
            ]
        )
        return Exit.BAD_INPUT
    put(clause_text(clause, page()))
    return Exit.LEGAL
