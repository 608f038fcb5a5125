"""What every decider says of a case, and whether they agree.

The law, the checker of certificates, the engine and execution decide a plan apart from each other.
Of a plan that edits its program the law says nothing, and a run can only refuse. The engine says
either, and where it refuses a run has to differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from shardproof.certificate import checker
from shardproof.certificate.made import canonical_plan, certificate, config_of
from shardproof.certificate.valued import NotChecked, Truths, derivation_of
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.verdict.beside_reference import workload_of
from shardproof.fuzzing.bench import Bench, Shown, runs_from
from shardproof.proofs.order.program import disorder, phases, rows
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.decide import forget as forget_models
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.source.node import Plain

Who = Literal["law", "checker", "execution", "engine"]
Word = Literal["legal", "illegal", "unknown", "silent", "not run", "crashed"]
"""Silent: a decider has no say. Not run: none of the runs that were to be made could be."""


@dataclass(frozen=True, slots=True)
class Said:
    """A decider's word, and why."""

    word: Word
    why: str = ""


@dataclass(slots=True)
class Says:
    """What all of them say of one case."""

    words: dict[Who, Said] = field(default_factory=dict[Who, Said])
    clauses: tuple[str, ...] = ()
    """Those that are broken, by the law."""
    operators: Counter[str] = field(default_factory=Counter[str])
    """Those of a plan that is right by value, by kind."""
    refused: str = ""
    """The kind of the operator by which it is wrong by value."""
    edited: tuple[str, ...] = ()
    """Of a program that is wrong by value, the kinds of operators that were put in or changed."""
    runs: int = 0
    workloads: int = 0
    tried: Tried | None = None
    """What differed, or the first run that was looked at."""
    differs: bool = False
    """Whether one of them was not the model's."""

    def note(self, shown: Shown, *, silent: bool) -> Said:
        """What runs say; `silent` where they were too few to say that all are right."""
        self.runs, self.workloads = shown.runs, shown.of
        self.tried, self.differs = shown.tried, shown.found is not None
        return _ran(shown, silent=silent)

    @property
    def parted(self) -> bool:
        """Whether two of them contradict each other, or one has failed."""
        return bool(contradiction({who: said.word for who, said in self.words.items()}))

    @property
    def word(self) -> Word:
        """What they say together."""
        if self.parted:
            return "unknown"
        words = {said.word for who, said in self.words.items() if who != "law" or not self.by_value}
        return "illegal" if "illegal" in words else "legal" if "legal" in words else "unknown"

    @property
    def by_value(self) -> bool:
        """Whether a clause refuses what is right by value: legal, as the engine has it."""
        words = {who: said.word for who, said in self.words.items()}
        return (words.get("law"), words.get("engine")) == ("illegal", "legal")

    def told(self) -> str:
        """Who says what, in one line."""
        return "; ".join(f"{who}: {said.word}" for who, said in self.words.items())


def contradiction(words: dict[Who, Word]) -> str:
    """Who is against whom, or what has failed; empty where they agree.

    Of a strategy law and checker each know; to say that one does not is a fault. What the engine
    does not cover it says nothing of. The law speaks of the usual case: of what it refuses and the
    engine finds right, the engine's word is the verdict's.
    """
    spoken = {who: word for who, word in words.items() if word not in ("silent", "not run")}
    if "crashed" in spoken.values():
        return "a decider has failed"
    if spoken.get("law") == "illegal" and spoken.get("engine") == "legal":
        del spoken["law"]
    if words.get("law") != "silent":
        if spoken.get("engine") == "unknown":
            del spoken["engine"]
        return "" if len(set(spoken.values())) <= 1 else "they say different things"
    certain = {word for word in spoken.values() if word != "unknown"}
    return "" if len(certain) <= 1 else "they say different things"


READ = 16
"""Of so many batches the certificates of one are written and read again.

The others are asked for the derivation alone, which is all that a certificate can be refused for,
but for what is wrong with its text.
"""


def says(model: Model, plan: Plan, bench: Bench, first: int = 0, *, full: bool = False) -> Says:
    """Ask each of them, `first` being the number of its batch.

    With `full` every workload is run in full, whatever the others say.
    """
    said = Says()
    law = _asked(lambda: _law(model, plan, said))
    checked = _asked(lambda: _checked(model, plan, bench, read=full or first % READ == 0))
    said.words = {"law": law, "checker": checked}
    agreed = {each.word for each in said.words.values() if each.word != "silent"}
    in_full = full or said.parted
    valued: Said | None = None
    asked = plan
    if plan.edits and not in_full and agreed != {"legal"}:
        # Of edits the engine alone may say either, so its word tells what is to be run.
        asked = of_a_run(plan, next(iter(runs_from(model, plan, first)), None))
        valued = _asked(lambda: _valued(model, plan, asked, said))
    elif (law.word, checked.word) == ("illegal", "legal") and not full:
        # A clause speaks of the usual case; where it may be wrong, the engine's word stands for
        # the law's, so it is asked of all that the law was asked.
        valued = _asked(lambda: _valued(model, plan, plan, said))
        in_full = valued.word != "legal"

    shown: list[Shown] = []

    def run() -> Said:
        if in_full:
            shown.append(found := bench.searched(model, plan))
        elif agreed == {"legal"} or (
            plan.edits and valued is not None and valued.word in ("legal", "illegal")
        ):
            found = bench.once(model, plan, first)
        else:
            found = bench.each(model, plan, first)
        return said.note(found, silent=bool(plan.edits))

    said.words["execution"] = _asked(run)
    if valued is None or valued.word == "unknown":
        # It takes longest where a workload is open: it is asked of one that a run was made of.
        asked = of_a_run(plan, None if full else said.tried)
        valued = _asked(lambda: _valued(model, plan, asked, said))
    said.words["engine"] = valued
    if law.word == "illegal" and valued.word == "legal" and asked is not plan:
        # Its word stands for the law's, so it is asked of all that the law was asked.
        valued = said.words["engine"] = _asked(lambda: _valued(model, plan, plan, said))
    # Brief runs may miss what is wrong. They are enough of what the engine finds right, as they are
    # of what all others do.
    claimed = not plan.edits and agreed != {"legal"}
    refused = valued.word == "illegal" or (claimed and valued.word != "legal")
    if refused and said.workloads and not said.differs:

        def every() -> Said:
            of = plan if claimed else asked
            found = shown[0] if in_full else bench.searched(model, of)
            # Where the engine refuses edits, they are right if no run of all differs.
            return said.note(found, silent=False)

        said.words["execution"] = _asked(every)
    return said


def of_a_run(plan: Plan, tried: Tried | None) -> Plan:
    """The plan with the workload of a run; as it is where there is none."""
    return plan if tried is None else plan.with_(workload=workload_of(tried))


def _asked(ask: Callable[[], Said]) -> Said:
    """Its answer. One that fails has said nothing, which is a fault of its own."""
    try:
        return ask()
    except Exception as fault:  # noqa: BLE001  (whatever it is, it is reported)
        return Said("crashed", f"{type(fault).__name__}: {fault}")


def _law(model: Model, plan: Plan, said: Says) -> Said:
    if plan.edits:
        return Said("silent")
    found = judge(model, plan)
    said.clauses = tuple(reason.clause.code for reason in found.reasons)
    if found.reasons:
        return Said("illegal", ", ".join(said.clauses))
    return Said("unknown", found.undecided[0]) if found.undecided else Said("legal")


def _valued(model: Model, plan: Plan, asked: Plan, said: Says) -> Said:
    """The engine's word on the plan as it is asked, and on the order of all that it may run."""
    found = by_value(model, asked)
    if found.word == "legal":
        # What was put into a phase that did not run nobody has found right.
        said.operators.update(kinds_of(model, asked if plan.edits else plan).values())
        if (fault := disorder(model, plan)) is not None:
            return Said("illegal", f"ranks would wait or run too early: {fault}")
    elif found.word == "illegal":
        said.refused = kind_of(model, plan, asked, found.op)
        said.edited = edited_kinds(model, plan)
    return Said(found.word, found.why)


def kinds_of(model: Model, plan: Plan) -> dict[str, str]:
    """The operators of a plan, each kind of layer once: by name of what kind they are."""
    return {
        op.out: op.kind
        for name in phases(plan)
        for row in rows(model, plan, name)
        for ops in row
        for op in ops
    }


def kind_of(model: Model, plan: Plan, asked: Plan, named: str) -> str:
    """The kind of the operator that is named; a cache and what stands between phases are none.

    It is mostly in the program of the plan as it was `asked`, which was lowered for a run.
    """
    for name in phases(asked):
        for visit in lower(model, asked, name).visits:
            for op in visit.ops:
                if op.out == named:
                    return op.kind
    return kinds_of(model, plan).get(named, "")


def edited_kinds(model: Model, plan: Plan) -> tuple[str, ...]:
    """The kinds of operators that a plan's edits put in, or speak of where they put in none."""
    if not plan.edits:
        return ()
    named = {**kinds_of(model, plan.with_(edits=())), **kinds_of(model, plan)}
    found: set[str] = set()
    for edit in plan.edits:
        match edit.action:
            case "insert":
                found.add(edit.name)
            case "replace":
                found.add(edit.other)
            case _:
                found.add(named.get(edit.name, ""))
    return tuple(found)


def _checked(model: Model, plan: Plan, bench: Bench, *, read: bool) -> Said:
    """The checker on the certificate; where there is none, what it says of the plan itself."""
    config = config_of(model)
    truths = bench.truths_of(model)
    if plan.edits:
        return _edited(model, plan, config, truths)
    try:
        if not read:
            derivation_of(model, plan, config, canonical_plan(plan), truths)
            return Said("legal")
        truths.clear()  # a certificate is made and read by a checker that begins anew
        text = certificate(model, plan, config).decode()
    except NotChecked as why:
        if why.ours:
            raise
        if why.refused:
            return Said("illegal", str(why))
        return Said("unknown", str(why))
    word, why = checker.judge(text)
    if word == "legal":
        return Said("legal")
    return Said("unknown" if word == "unknown" else "illegal", f"{word}: {why}")


def _edited(model: Model, plan: Plan, config: Plain, truths: Truths) -> Said:
    """It accepts an edited program, or says nothing; its own way to edit has to give the same."""
    try:
        derivation_of(model, plan, config, canonical_plan(plan), truths)
    except NotChecked as why:
        if why.ours:
            raise
        return Said("unknown", str(why))
    return Said("legal")


def _ran(shown: Shown, *, silent: bool) -> Said:
    if shown.found is not None:
        return Said("illegal", f"{shown.found.kind}: {shown.found}; {shown.found.tried}")
    if shown.left_out or not shown.runs:
        return Said("not run", shown.left_out)
    return Said("unknown" if silent else "legal")


def forget() -> None:
    """Nothing is kept of what checker and engine have numbered."""
    checker.begin()
    forget_models()


def reasons(said: Says) -> Iterator[str]:
    """Who says what, and why, a line each."""
    for who, each in said.words.items():
        yield f"{who}: {each.word}" + (f" ({each.why})" if each.why else "")
