"""What every certificate says alike: the clauses and their axes, the theorems, what is assumed.

It is kept beside this file, so that a reader of certificates needs no prover; the checker holds its
digest. `python -m shardproof.certificate.ground` makes both anew.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import cast

from shardproof.spec.source.node import Plain

KEPT = Path(__file__).with_name("ground.json")
ASSUMPTIONS = (
    "Arithmetic is that of real numbers; rounding is no part of it.",
    "A collective gives each rank of its group what its name says of what the ranks give it.",
    "Weights are the model's; activations, softmax and choices are the same on every rank.",
    "The engine runs the operators that are listed, on the ranks that the plan names.",
)


@cache
def ground() -> dict[str, Plain]:
    """As it is kept."""
    return cast("dict[str, Plain]", json.loads(KEPT.read_text("utf-8")))


def made() -> dict[str, Plain]:
    """From the law, and from the theorems that the engine names."""
    from shardproof.certificate import checker  # it is long, and who reads what is kept needs none
    from shardproof.spec.engine.laws import FACTS, LAWS
    from shardproof.spec.law.clauses import LAW
    from shardproof.spec.law.formula import names

    clauses: dict[str, Plain] = {}
    for clause in LAW:
        paths = {name.rpartition(".")[0] for name in names(clause.formula)}
        clauses[clause.code] = [path for path in checker.COUNTED if path in paths]
    theorems: dict[str, Plain] = {kind: [*names] for kind, names in LAWS.items()}
    facts: dict[str, Plain] = {about: [*names] for about, names in FACTS.items()}
    return {
        "assumptions": [*ASSUMPTIONS],
        "clauses": clauses,
        "facts": facts,
        "theorems": theorems,
    }


def main() -> None:
    from shardproof.certificate import checker

    data = made()
    KEPT.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", "utf-8")
    file = Path(__file__).with_name("checker.py")
    held = checker.digest(checker.canonical(data))
    text = re.sub(
        r'^GROUND = ".*"$', f'GROUND = "{held}"', file.read_text("utf-8"), flags=re.MULTILINE
    )
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
