"""`shardproof explain`: a clause, operator, error code, theorem or word; or what has a word."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.reports.clauses import clause_list, clause_text, is_named, name_text
from shardproof.reports.error_codes import MEANINGS, code_list, code_text
from shardproof.reports.glossary import TERMS, term_of, term_text
from shardproof.spec.errors import InputError
from shardproof.spec.law.clauses import BY_CODE, LAW
from shardproof.spec.plan.aliases import hint
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.source.nearest import nearest

if TYPE_CHECKING:
    from shardproof.proofs.theorems.theorem import Theorem

MOST_FOUND = 24


def explain(word: str | None, form: str = "text", *, formula: bool = False) -> Exit:
    """Print what is known under a name, or by a word; or all names, a line each."""
    if form == "json":
        return _for_programs(word)
    from shardproof.reports.operators import operator_list, operator_text

    if word is None:
        put(f"{clause_list(page())}\n\nOperators:\n\n{operator_list(page())}")
        put(f"\nCodes of errors and notes:\n\n{code_list(page())}")
        put("\n`shardproof explain NAME` says more of one, or lists what has a word.")
        return Exit.LEGAL
    name = _name(word)
    if name in KINDS:
        put(operator_text(name, page(), in_full=formula))
    elif name in BY_CODE:
        put(clause_text(BY_CODE[name], page(), in_full=formula))
    elif name in MEANINGS:
        put(code_text(name, page()))
    elif is_named(word):
        if (term := term_of(word)) is not None:
            put(f"{term_text(term, page())}\n")
        put(name_text(word, page()))
    elif (theorem := _theorem(word)) is not None:
        put(_theorem_text(theorem))
    elif (term := term_of(word)) is not None:
        put(term_text(term, page()))
        if _speaking_of(term):
            put("")
            _by_words(term)
    else:
        return _by_words(word)
    return Exit.LEGAL


def _for_programs(word: str | None) -> Exit:
    """All that is known under a name, whatever of it a person is shown; else a line each."""
    from shardproof.reports.explained import (
        clause_data,
        code_data,
        found_data,
        operator_data,
        theorem_data,
    )

    found: list[dict[str, Any]]
    name = _name(word or "")
    if word is None:
        found = [_line_data(*line) for line in _lines()]
    elif name in KINDS:
        found = [operator_data(name)]
    elif name in BY_CODE:
        found = [clause_data(BY_CODE[name])]
    elif name in MEANINGS:
        found = [code_data(name)]
    elif (theorem := _theorem(word)) is not None:
        found = [theorem_data(theorem)]
    elif (term := term_of(word)) is not None:
        found = [_line_data(term, TERMS[term].says), *(_line_data(*x) for x in _speaking_of(term))]
    else:
        found = [_line_data(*line) for line in _speaking_of(word)]
    if not found:
        put_errors([_nothing(word or "")], "json")
        return Exit.BAD_INPUT
    put_json(found_data(found))
    return Exit.LEGAL


def _line_data(name: str, says: str) -> dict[str, Any]:
    from shardproof.reports.explained import line_data

    for kind, names in (("clause", BY_CODE), ("operator", KINDS), ("code", MEANINGS)):
        if name in names:
            return line_data(kind, name, says)
    return line_data("theorem" if name in _theorems() else "word", name, says)


def _folded(name: str) -> str:
    """A name as it is compared: `all-reduce` and `AllReduce` are `all_reduce`."""
    return "".join(sign for sign in name.lower() if sign not in "-_ ")


@cache
def _name(word: str) -> str:
    """The name that is meant: a code has hyphens, an operator none; else however it is written."""
    for known, written in ((BY_CODE, word.upper()), (KINDS, word.lower())):
        if written in known:
            return written
    return _names().get(_folded(word), "")


def _names() -> dict[str, str]:
    """Every name but those of theorems; operators, which are written small, come first."""
    return {_folded(name): name for name in (*MEANINGS, *BY_CODE, *KINDS)}


def _theorems() -> dict[str, Theorem]:
    # Imported only where nothing else has what was asked for.
    from shardproof.proofs.theorems.library import BY_NAME

    return BY_NAME


def _theorem(word: str) -> Theorem | None:
    """The theorem of a name that looks like one."""
    if "_" not in word and "-" not in word:
        return None
    return {_folded(name): each for name, each in _theorems().items()}.get(_folded(word))


def _theorem_text(theorem: Theorem) -> str:
    told = page()
    out = [told.paint(theorem.name, "bold") + "  (theorem)", told.wrap(theorem.says, "  "), ""]
    out.append(told.wrap(f"`shardproof prove {theorem.name}` proves it, and says how.", "  "))
    return "\n".join(out)


def _by_words(asked: str) -> Exit:
    """What speaks of every word that was asked for; else the name that is near."""
    if found := _speaking_of(asked):
        width = max(len(name) for name, _ in found) + 2
        told = page()
        shown = [told.wrap(say, name.ljust(width), " " * width) for name, say in found[:MOST_FOUND]]
        more = len(found) - MOST_FOUND
        tail = [f"… and {more} more; another word narrows it down."] if more > 0 else []
        put("\n".join([*shown, *tail]))
        return Exit.LEGAL
    put_errors([_nothing(asked)])
    return Exit.BAD_INPUT


def _speaking_of(asked: str) -> list[tuple[str, str]]:
    """What speaks of every word; else theorems that do; else what another tool's word is here."""
    words = _heard(asked).split()
    if not words:
        return []
    found = [line for line in _lines() if all(word in _heard(*line) for word in words)]
    if found:
        return found
    theirs = [(name, theorem.says) for name, theorem in _theorems().items()]
    found = [line for line in theirs if all(word in _heard(*line) for word in words)]
    if found:
        return found
    said = hint(asked)
    return [(asked[:60], said)] if said else []


def _nothing(asked: str) -> InputError:
    close = nearest(asked.upper(), [*BY_CODE, *MEANINGS]) or nearest(asked.lower(), list(KINDS))
    close = close or nearest(asked.lower(), list(_theorems()))
    did = f"did you mean {close}? " if close else ""
    message = f"there is no clause, operator, code or theorem {asked[:60]!r}, and nothing that "
    right = f"{did}`shardproof explain` lists them all, and a word what speaks of it"
    return InputError("USAGE", f"{message}speaks of it", help=right)


def _lines() -> Iterator[tuple[str, str]]:
    yield from ((clause.code, clause.sentence) for clause in LAW)
    yield from ((name, kind.says) for name, kind in KINDS.items())
    yield from ((code, meaning.says) for code, meaning in MEANINGS.items())


def _heard(*texts: str) -> str:
    return " ".join(texts).lower().replace("-", " ").replace("_", " ")
