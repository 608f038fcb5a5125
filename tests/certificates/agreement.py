"""The checker beside `check`, on plans of the exhaustive universes.

A legal plan's certificate has to be accepted. For another plan a forger has nothing better than
what the checker itself would make of it, so that it must not make anything.

`python -m tests.certificates.agreement --plans 50000` counts; it ends with 1 where they part.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from shardproof.api import check
from shardproof.certificate import checker
from shardproof.certificate.made import canonical_plan, certificate
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.plan import Plan
from tests.certificates.forging import forget
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import chunks
from tests.exhaustive.work import has_no_shape


@dataclass(slots=True)
class Count:
    """What came of the plans of a module."""

    words: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    parted: list[str] = field(default_factory=list[str])


def plans(module: str) -> Iterator[tuple[str, Model, Plan]]:
    """All plans of a universe, the first of them an even sample."""
    for chunk in chunks(UNIVERSES[module]):
        for number in chunk.plans[:FEW]:
            plan = chunk.plan(number)
            if not has_no_shape(plan):
                yield f"{module} {chunk.number} {number}", chunk.model(number), plan


FEW = 12
"""Plans of one chunk, so that there are many chunks."""


def beside(module: str, low: int, high: int) -> Count:
    """Both words on plans from `low` on, and which of them part."""
    found = Count()
    for number, (name, model, plan) in enumerate(islice(plans(module), low, high)):
        ours, theirs, why = words(model, plan)
        found.words[ours, theirs] += 1
        # Where law and derivation part, `check` says so and knows no more.
        if ours != "unknown" and (ours == "legal") != (theirs == "legal"):
            found.parted.append(f"{name}: check says {ours}, the checker {theirs}: {why}")
        if number % 200 == 199:
            forget()
    return found


def words(model: Model, plan: Plan) -> tuple[str, str, str]:
    """What `check` says, and what the checker does; why."""
    verdict, config = check(model, plan), {**model_data(model), "notes": []}
    if verdict.word == "legal" and verdict.derivation and verdict.derivation.tree:
        text = certificate(model, plan, config, verdict.derivation.tree).decode()
        return (verdict.word, *checker.judge(text))
    try:
        given = json.loads(json.dumps(canonical_plan(plan)))
        checker.rebuilt(checker.model_of(json.loads(json.dumps(config))), checker.plan_of(given))
    except checker.No as why:
        return verdict.word, "forged", str(why)
    except checker.Unknown as why:
        return verdict.word, "unknown", str(why)
    return verdict.word, "legal", ""


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plans", type=int, default=5000)
    parser.add_argument("--from", type=int, default=0, dest="low")
    parser.add_argument("--module", choices=[*UNIVERSES])
    asked = parser.parse_args(argv)
    modules = [asked.module] if asked.module else [*UNIVERSES]
    each, failed = -(-asked.plans // len(modules)), False
    for module in modules:
        found = beside(module, asked.low, asked.low + each)
        told = ", ".join(f"{a} and {b}: {n}" for (a, b), n in sorted(found.words.items()))
        head = f"{module}: {told}; parted: {len(found.parted)}"
        sys.stdout.write("\n  ".join([head, *found.parted[:5]]) + "\n")
        sys.stdout.flush()
        failed |= bool(found.parted)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
