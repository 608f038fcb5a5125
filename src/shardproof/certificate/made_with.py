"""Which law a certificate rests on: a version, and a digest of every clause and definition."""

from __future__ import annotations

import json
from hashlib import sha256

from shardproof import __version__
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.values import VALUES
from shardproof.spec.source.node import Plain


def made_with() -> dict[str, Plain]:
    clauses: list[Plain] = [
        [each.code, each.sentence, each.text, each.say, each.scope, each.only, *each.documents]
        for each in LAW
    ]
    law: Plain = {"clauses": clauses, "values": dict(VALUES)}
    text = json.dumps(law, sort_keys=True)
    return {"shardproof": __version__, "law": sha256(text.encode()).hexdigest()}
