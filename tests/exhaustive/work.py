"""One chunk: every plan in it decided by everybody, and what that comes to."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal, TypeVar

from shardproof.spec.errors import Place
from shardproof.spec.model.model import Model
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.source.node import Node
from tests.exhaustive.canonical import canonical
from tests.exhaustive.decide import Panel, Said, Word
from tests.exhaustive.execution import runs_of
from tests.exhaustive.universe.universe import Chunk

Kind = Literal["claimed_wrong", "unclaimed", "unknown"]
NOWHERE = Node({}, Place("plan"))


@dataclass(frozen=True, slots=True)
class Disagreement:
    """The first plan of a chunk of its class: who says what, and why."""

    kind: Kind
    about: str
    """Its class: who is in disagreement, over which clause and which kind of counterexample."""
    number: int
    """Of the plan in its chunk."""
    says: dict[str, str]
    count: int
    """How many plans of the chunk, as written, are of the same class."""


@dataclass(slots=True)
class Result:
    """What a chunk came to. Plans are told by their canonical forms, each once."""

    module: str
    number: int
    written: int = 0
    """Plans as written, duplicates among them; without those that are no plans at all."""
    words: dict[Word, set[int]] = field(default_factory=lambda: {w: set() for w in WORDS})
    """By what execution says."""
    wrong: dict[Kind, set[int]] = field(default_factory=lambda: {k: set() for k in KINDS})
    miss: float = 0.0
    """The bounds of all plans that ran equal, added up."""
    worst: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter[str])
    """Plans by the clause that was broken first, and by the kind of counterexample."""
    disagreements: list[Disagreement] = field(default_factory=list[Disagreement])


WORDS: tuple[Word, ...] = ("legal", "illegal", "unknown")
KINDS: tuple[Kind, ...] = ("claimed_wrong", "unclaimed", "unknown")


def decided(chunk: Chunk, panel: Panel) -> Result:
    """Every plan of a chunk."""
    result = Result(chunk.module, chunk.number)
    model, runs_said = chunk.setting.model, dict[int, Said]()
    classes: dict[str, Disagreement] = {}
    for number in chunk.plans:
        plan = chunk.plan(number)
        if next(shape_errors(plan, NOWHERE), None) is not None:
            continue
        result.written += 1
        runs = runs_of(model, plan)
        name = canonical(runs)
        if name not in runs_said:
            ran = runs_said[name] = asked(panel.execution, model, runs)
            result.words[ran.word].add(name)
            result.reasons[f"execution: {named(ran)}"] += 1
            result.miss += ran.miss
            result.worst = max(result.worst, ran.miss)
        ran = runs_said[name]
        for who, decide in panel.claims.items():
            said = asked(decide, model, plan)
            result.reasons[f"{who}: {named(said)}"] += 1
            kind = disagreement(said.word, ran.word)
            if kind is None:
                continue
            result.wrong[kind].add(name)
            about = f"{kind}: {who} {named(said)}, execution {named(ran)}"
            says = {who: shown(said), "execution": shown(ran)}
            first = classes.setdefault(about, Disagreement(kind, about, number, says, 0))
            classes[about] = replace(first, count=first.count + 1)
    result.disagreements = list(classes.values())
    return result


Asked = TypeVar("Asked")


def asked(decide: Callable[[Model, Asked], Said], model: Model, what: Asked) -> Said:
    """What a decider says. One that fails has said nothing, and the campaign goes on."""
    try:
        return decide(model, what)
    except Exception as fault:  # noqa: BLE001  (whatever it is, it is reported as unknown)
        last = traceback.extract_tb(fault.__traceback__)[-1]
        why = f"{type(fault).__name__}: {fault} in {Path(last.filename).name}, {last.name}"
        return Said("unknown", why, f"{type(fault).__name__} in {last.name}")


def disagreement(claim: Word, ran: Word) -> Kind | None:
    """What is wrong between a claim and what ran; nothing where both say the same."""
    if "unknown" in (claim, ran):
        return "unknown"
    if claim == ran:
        return None
    return "claimed_wrong" if claim == "legal" else "unclaimed"


def named(said: Said) -> str:
    """A word and the kind of its reason, without the numbers of this plan."""
    return f"{said.word} ({said.kind})" if said.kind else said.word


def shown(said: Said) -> str:
    return f"{said.word}: {said.why}" if said.why else said.word
