"""One chunk: every plan in it decided by everybody, and what that comes to."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Literal, TypeVar

from shardproof.spec.errors import Place
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.source.node import Node
from tests.exhaustive.decide import Decider, Panel, Said, Word, left_to
from tests.exhaustive.drawn import Draw, cases
from tests.exhaustive.memory import Memory
from tests.exhaustive.naming import Case, Recent, name_of, runs_of
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
    words: dict[Word, set[bytes]] = field(default_factory=lambda: {w: set() for w in WORDS})
    """By what execution says."""
    wrong: dict[Kind, set[bytes]] = field(default_factory=lambda: {k: set() for k in KINDS})
    miss: float = 0.0
    """The bounds of all plans that ran equal, added up."""
    worst: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter[str])
    """Plans by the clause that was broken first, those apart that are right by value, and by the
    kind of counterexample."""
    disagreements: list[Disagreement] = field(default_factory=list[Disagreement])


WORDS: tuple[Word, ...] = ("legal", "illegal", "unknown")
KINDS: tuple[Kind, ...] = ("claimed_wrong", "unclaimed", "unknown")


@dataclass(slots=True)
class Office:
    """What a process has at hand while it decides: what it knows, and what it has just lowered."""

    memory: Memory = field(default_factory=Memory)
    recent: Recent = field(default_factory=Recent)


def decided(chunk: Chunk | Draw, panel: Panel, office: Office | None = None) -> Result:
    """Every plan of a chunk."""
    office = office or Office()
    result = Result(chunk.module, chunk.number)
    classes: dict[str, Disagreement] = {}
    for number, case in cases_of(chunk, office.memory):
        if case.ask("shape", has_no_shape):
            continue
        result.written += 1
        name, ran, claims = said_of(case, panel, office.recent)
        if name not in result.words[ran.word]:
            result.words[ran.word].add(name)
            result.reasons[f"execution: {named(ran)}"] += 1
            result.miss += ran.miss
            result.worst = max(result.worst, ran.miss)
        for who, said in claims:
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


def cases_of(chunk: Chunk | Draw, memory: Memory) -> Iterator[tuple[int, Case]]:
    return memory.cases(chunk) if isinstance(chunk, Chunk) else cases(chunk)


def said_of(case: Case, panel: Panel, recent: Recent) -> tuple[bytes, Said, list[tuple[str, Said]]]:
    """A plan's name, what execution says of it, and what each of the others does."""
    found, model = name_of(case, recent), case.model

    def ran() -> Said:
        known = panel.ran.get(found.name)
        return known or asked(panel.execution, model, runs_of(case, found.phases, recent))

    valued = {
        who: case.valued(who, found, partial(asked, of, model, case.plan))
        for who, of in panel.valued.items()
    }
    claims: list[tuple[str, Said]] = []
    for who, parts in panel.claims.items():
        said = claimed(case, who, parts)
        claims.append((who, left_to(said, valued[panel.last[who]]) if who in panel.last else said))
    return found.name, case.once("execution", found.name, ran), [*claims, *valued.items()]


def claimed(case: Case, who: str, deciders: Sequence[Decider]) -> Said:
    """What somebody says who is asked part by part: the first that is not legal."""
    for part, of in enumerate(deciders):
        said = case.ask((who, part), partial(asked, of, case.model))
        if said.word != "legal":
            return said
    return Said("legal")


def has_no_shape(plan: Plan) -> bool:
    return next(shape_errors(plan, NOWHERE), None) is not None


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
