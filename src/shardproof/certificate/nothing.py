"""That no completion of an open plan is legal, as data: the law in clauses, and a proof of none.

The law of so many choices is finite. It is written as clauses of truth values, which a SAT solver
refutes; the proof that it writes is checked without it. Of such a certificate the config, the plan
and the proof are believed to be what they are, and nothing more: the clauses are made anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from math import prod

from shardproof.certificate.parting import Forged, Unchecked, parting
from shardproof.proofs.clausal.dimacs import clauses_of, lines_of
from shardproof.proofs.clausal.rup import Literals, Refused, TooLong, check, trimmed
from shardproof.proofs.clausal.solve import Proof, solve
from shardproof.proofs.open.cnf import Cnf, Watch, cnf_of, unwatched
from shardproof.proofs.open.lines import OpenPlan, read_open
from shardproof.proofs.open.trace import TooLarge
from shardproof.spec.errors import Place
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.model.config import model_from_node
from shardproof.spec.plan.write import plain_value
from shardproof.spec.source.node import Plain, from_plain

Data = dict[str, Plain]
_HERE = Place("certificate")


@dataclass(frozen=True, slots=True)
class Left:
    """A completion that the law has nothing against."""

    plan: OpenPlan
    choice: Mapping[str, object]


def nothing(config: Plain, plan: Plain, watch: Watch = unwatched) -> Data | Left:
    """What a certificate says of a plan that leaves nothing; or what is left.

    `NoSolver` without python-sat, `TooLarge` where the clauses would be too many.
    """
    asked = _read(config, plan)
    cnf = cnf_of(asked, watch)
    clauses = [row.literals for row in cnf.rows]
    found = solve(clauses)
    if not isinstance(found, Proof):
        made = (cnf.choices[variable - 1] for variable in sorted(found.true))
        return Left(asked, {path: value for path, value in made if path in cnf.fields})
    return _contents(asked, cnf, trimmed(clauses, found.lines))


def recheck(config: Plain, plan: Plain, stored: Mapping[str, Plain]) -> str:
    """What was refuted; `Forged` where the clauses are not the law's or the proof is none."""
    asked = _read(config, plan)
    try:
        cnf = cnf_of(asked)
    except TooLarge as large:
        raise Unchecked(f"too many combinations to write down again: {large}") from None
    proof = stored.get("proof")
    text = proof.get("text") if isinstance(proof, dict) else None
    if not isinstance(text, str):
        raise Forged("proof", "there is none")
    try:
        lines = clauses_of(text, len(cnf.choices))
        made = _contents(asked, cnf, lines)
    except Refused as refused:
        raise Forged("proof", str(refused)) from None
    except TooLong as long:
        raise Unchecked(f"its proof takes {long}") from None
    if where := parting(dict(stored), made):
        raise Forged(where, "it is not what the law says")
    return str(made["says"])


def _read(config: Plain, plan: Plain) -> OpenPlan:
    model = model_from_node(from_plain(config, _HERE))
    if model.unmodelled:
        raise Forged("config", "it has something that is not modelled")
    return read_open(from_plain(plan, _HERE), model)


def _contents(asked: OpenPlan, cnf: Cnf, proof: list[Literals]) -> Data:
    """All that is said, of a proof that was checked on the way."""
    used = check([row.literals for row in cnf.rows], proof)
    parts = dict.fromkeys(cnf.rows[number].part for number in used.clauses)
    text, learnt = cnf.text(), lines_of(proof)
    count = prod(len(line.allowed) for line in asked.open)
    return {
        "says": f"none of {count:,} completions is legal",
        "choices": {
            line.path: [plain_value(value) for value in line.allowed] for line in asked.open
        },
        "clauses": [
            {
                "code": code,
                "sentence": BY_CODE[code].sentence,
                "documents": list(BY_CODE[code].documents),
            }
            for code in BY_CODE
            if code in parts
        ],
        "cnf": {
            "format": "DIMACS",
            "variables": len(cnf.choices),
            "clauses": len(cnf.rows),
            "sha256": _digest(text),
            "text": text,
        },
        "proof": {
            "format": "DRUP",
            "lines": len(proof),
            "sha256": _digest(learnt),
            "text": learnt,
        },
    }


def _digest(text: str) -> str:
    return sha256(text.encode("ascii")).hexdigest()
