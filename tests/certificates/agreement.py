"""The checker beside `check`, on plans of the exhaustive universes.

A legal plan's certificate has to be accepted. For another plan a forger has nothing better than
what the checker itself would make of it, so that it must not make anything.

`python -m tests.certificates.agreement --plans 50000` counts; it ends with 1 where they part.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import accumulate
from math import prod
from random import Random

from shardproof.api import check
from shardproof.certificate import checker
from shardproof.certificate.made import certificate
from shardproof.certificate.valued import NotChecked
from shardproof.fuzzing.features import featured
from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.plan import Plan
from tests.certificates.forging import forget
from tests.exhaustive.universe.cuts import REGULAR, cut
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import Chunk, plan_of, wholes
from tests.exhaustive.work import has_no_shape


@dataclass(slots=True)
class Count:
    """What came of the plans of a module; which the checker parts on, which law and derivation."""

    words: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    parted: list[str] = field(default_factory=list[str])
    unknown: list[str] = field(default_factory=list[str])


@dataclass(frozen=True, slots=True)
class Drawn:
    """A plan of a universe, what is written otherwise in it, and of which model it is."""

    whole: Chunk
    number: int
    over: Written
    model: Model

    @property
    def plan(self) -> Plan:
        kept = {
            path: value
            for path, value in self.whole.written(self.number).items()
            if path.removeprefix("prefill.").removeprefix("decode.") not in self.over
        }
        return plan_of({**kept, **self.over})

    def __str__(self) -> str:
        over = ", ".join(f"{path}: {value}" for path, value in self.over.items())
        of = "" if self.model == self.whole.model(self.number) else f", of {self.model}"
        return f"product {self.whole.product}, plan {self.number}{', with ' * bool(over)}{over}{of}"


class Walk:
    """Plans of a universe without end, from all of it, and what lies beside its legal ones."""

    def __init__(self, module: str, seed: int) -> None:
        self.rng, self.every = Random(f"{module} {seed}"), list(wholes(UNIVERSES[module]))
        self.sizes = list(accumulate(len(whole.plans) for whole in self.every))
        self.legal: Drawn | None = None

    def drawn(self) -> Drawn:
        """A plan from anywhere, or of any product, or the last legal one with one axis changed."""
        turn = self.rng.randrange(4)
        if self.legal and turn > 1:
            return replace(self.legal, number=self.beside(self.legal.whole, self.legal.number))
        by_size = self.rng.choices(self.every, cum_weights=self.sizes)[0]
        whole = by_size if turn else self.rng.choice(self.every)
        number = self.rng.randrange(len(whole.plans))
        model = whole.model(number)
        if self.rng.randrange(2):
            model = featured(model, self.rng)
        return Drawn(whole, number, self.over(), model)

    def beside(self, whole: Chunk, number: int) -> int:
        """The number of a plan that makes another choice on one axis."""
        at, step = self.rng.randrange(len(whole.axes)), prod(map(len, whole.axes))
        for axis in whole.axes[: at + 1]:
            step //= len(axis)
        place, size = whole.places(number)[at], len(whole.axes[at])
        return number + (self.rng.randrange(size) - place) * step

    def over(self) -> Written:
        """Now and then: a workload left open, other cuts of what it counts, another degree."""
        rng = self.rng
        if rng.randrange(3):
            return {}
        found: Written = {f"workload.{name}": None for name in WORK if rng.randrange(2)}
        if rng.randrange(2):
            found[rng.choice(COUNTED)] = rng.choice(CUTS)
        if rng.randrange(2):
            found[rng.choice(("dp", "sp", "tp", "ep"))] = rng.randrange(1, 4)
        return found


WORK = ("batch", "prompt", "steps")
COUNTED = ("batch.sequences", "sequence.cut", "sequence.keys", "stream_tokens")
CUTS = (
    *REGULAR, CutSpec("strided", block=5), CutSpec("padded", multiple=12),
    CutSpec("sizes", sizes=(1, 2, 1)), cut([[0, 1], [2], [3]]),
)  # fmt: skip


def beside(module: str, count: int, seed: int = 0) -> Count:
    """Both words on so many plans, and which of them part."""
    found, walk = Count(), Walk(module, seed)
    while found.words.total() < count:
        drawn = walk.drawn()
        if has_no_shape(plan := drawn.plan):
            continue
        ours, theirs, why = words(drawn.model, plan)
        found.words[ours, theirs] += 1
        if ours == "legal":
            walk.legal = drawn
        # Where law and engine part, `check` says so and knows no more.
        if ours == "unknown" or (ours == "legal") != (theirs == "legal"):
            told = found.unknown if ours == "unknown" else found.parted
            told.append(f"{drawn}: check says {ours}, the checker {theirs}: {why}")
        if found.words.total() % 200 == 0:
            forget()
    return found


def words(model: Model, plan: Plan) -> tuple[str, str, str]:
    """What `check` says, and what the checker does; why."""
    verdict, config = check(model, plan), {**model_data(model), "notes": []}
    try:
        text = certificate(model, plan, config).decode()
    except NotChecked as why:
        if why.ours:
            raise
        return verdict.word, "forged" if why.refused else "unknown", str(why)
    return (verdict.word, *checker.judge(text))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plans", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0, help="other plans for each")
    parser.add_argument("--module", choices=[*UNIVERSES])
    asked = parser.parse_args(argv)
    modules = [asked.module] if asked.module else [*UNIVERSES]
    each, failed = -(-asked.plans // len(modules)), False
    for module in modules:
        found = beside(module, each, asked.seed)
        told = ", ".join(f"{a} and {b}: {n}" for (a, b), n in sorted(found.words.items()))
        head = f"{module}: {told}; parted: {len(found.parted)}"
        sys.stdout.write("\n  ".join([head, *found.parted[:5], *found.unknown[:5]]) + "\n")
        sys.stdout.flush()
        failed |= bool(found.parted or found.unknown)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
