"""What `explain` knows of a name, for a program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shardproof.reports.clauses import near_misses, values_of
from shardproof.reports.error_codes import MEANINGS, NOTES
from shardproof.reports.operator_files import files_of
from shardproof.reports.operators import edit_of, examples, place_of
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.formula import formula, text
from shardproof.spec.law.values import VALUES
from shardproof.spec.program.lines import LINES
from shardproof.spec.program.vocabulary import KINDS

if TYPE_CHECKING:
    from shardproof.proofs.theorems.theorem import Theorem


def found_data(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {"version": 1, "found": list(found)}


def line_data(kind: str, name: str, says: str) -> dict[str, Any]:
    """A name as a list has it."""
    return {"kind": kind, "name": name, "says": says}


def clause_data(clause: Clause) -> dict[str, Any]:
    near = near_misses().get(clause.code)
    keys = ("about", "plan", "picture", "says", "runs", "shows")
    return {
        **line_data("clause", clause.code, clause.sentence),
        "clause": {
            "modules": list(clause.modules),
            "phases": list(clause.phases),
            "formula": text(clause.formula),
            "documents": list(clause.documents),
            "fix": clause.fix,
            "where": [
                {"name": name, "formula": text(formula(VALUES[name]))} for name in values_of(clause)
            ],
            "example": None if near is None else {key: near[key] for key in keys},
        },
    }


def operator_data(name: str) -> dict[str, Any]:
    kind = KINDS[name]
    return {
        **line_data("operator", name, kind.says),
        "operator": {
            "place": place_of(name),
            "reads": [list(dims) for dims in kind.operands],
            "dims": LINES.get(name),
            "keys": [
                {"name": key, "takes": value.kind, "words": list(value.words),
                 "needed": value.needed}
                for key, value in kind.about.items()
            ],
            "program": examples().get(name),
            "edit": edit_of(name),
            "files": files_of(name)._asdict(),
        },
    }  # fmt: skip


def code_data(code: str) -> dict[str, Any]:
    meaning = MEANINGS[code]
    return {
        **line_data("code", code, meaning.says),
        "code": {
            "note": code in NOTES,
            "example": meaning.example or None,
            "right": meaning.right or None,
        },
    }


def theorem_data(theorem: Theorem) -> dict[str, Any]:
    from shardproof.reports.theorems import item

    found = item(theorem)
    theirs = {key: found[key] for key in ("operators", "facts", "lines", "steps")}
    return {**line_data("theorem", theorem.name, theorem.says), "theorem": theirs}
