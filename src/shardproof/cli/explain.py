"""`shardproof explain`: a clause, an operator, an error code or a theorem; or what has a word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors
from shardproof.reports.clauses import clause_list, clause_text
from shardproof.reports.error_codes import MEANINGS, code_list, code_text
from shardproof.spec.errors import InputError
from shardproof.spec.law.clauses import BY_CODE, LAW
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.source.nearest import nearest

if TYPE_CHECKING:
    from shardproof.proofs.theorems.theorem import Theorem

MOST_FOUND = 24


def explain(word: str | None, *, formula: bool = False) -> Exit:
    """Print what is known under a name, or by a word; or all names, a line each."""
    from shardproof.reports.rules import rule_list, rule_text

    if word is None:
        put(f"{clause_list(page())}\n\nOperators:\n\n{rule_list(page())}")
        put(f"\nCodes of errors and notes:\n\n{code_list(page())}")
        put("\n`shardproof explain NAME` says more of one, or lists what has a word.")
        return Exit.LEGAL
    if word.lower() in KINDS:
        put(rule_text(word.lower(), page(), in_full=formula))
    elif word.upper() in BY_CODE:
        put(clause_text(BY_CODE[word.upper()], page(), in_full=formula))
    elif word.upper() in MEANINGS:
        put(code_text(word.upper(), page()))
    elif (theorem := _theorem(word)) is not None:
        put(_theorem_text(theorem))
    else:
        return _by_words(word)
    return Exit.LEGAL


def _theorem(name: str) -> Theorem | None:
    if "_" not in name:
        return None
    # Imported only where something that looks like a theorem's name is asked for.
    from shardproof.proofs.theorems.library import BY_NAME

    return BY_NAME.get(name.lower())


def _theorem_text(theorem: Theorem) -> str:
    told = page()
    out = [told.paint(theorem.name, "bold") + "  (theorem)", told.wrap(theorem.says, "  "), ""]
    out.append(told.wrap(f"`shardproof prove {theorem.name}` proves it, and says how.", "  "))
    return "\n".join(out)


def _by_words(asked: str) -> Exit:
    """What speaks of every word that was asked for; else the name that is near."""
    words = [word for word in asked.lower().replace("-", " ").replace("_", " ").split() if word]
    found = [line for line in _lines() if all(word in _heard(line) for word in words)]
    if words and found:
        width = max(len(name) for name, _ in found) + 2
        told = page()
        shown = [told.wrap(say, name.ljust(width), " " * width) for name, say in found[:MOST_FOUND]]
        more = len(found) - MOST_FOUND
        tail = [f"… and {more} more; another word narrows it down."] if more > 0 else []
        put("\n".join([*shown, *tail]))
        return Exit.LEGAL
    close = nearest(asked.upper(), [*BY_CODE, *MEANINGS]) or nearest(asked.lower(), list(KINDS))
    hint = f"did you mean {close}? " if close else ""
    put_errors(
        [
            InputError(
                "USAGE",
                f"there is no clause, operator, code or theorem {asked[:60]!r}, and nothing that "
                "speaks of it",
                help=f"{hint}`shardproof explain` lists them all",
            )
        ]
    )
    return Exit.BAD_INPUT


def _lines() -> Iterator[tuple[str, str]]:
    yield from ((clause.code, clause.sentence) for clause in LAW)
    yield from ((name, kind.says) for name, kind in KINDS.items())
    yield from ((code, meaning.says) for code, meaning in MEANINGS.items())


def _heard(line: tuple[str, str]) -> str:
    return " ".join(line).lower().replace("-", " ").replace("_", " ")
