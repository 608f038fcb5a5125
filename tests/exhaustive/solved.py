"""Plans that a solver finds: legal ones, and for each clause some that break it and no other.

A plan is taken as it is but for the words and flags of its phases. Of these, all are left to the
solver that no fact of the law looks at: whatever it writes there, what was measured still holds. So
what the solver says of its plan is what the law has to say of it, and that is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from shardproof.fuzzing.plans import FIELDS, Written, build, random_plan
from shardproof.proofs import z3_typed as z3
from shardproof.proofs.encode import Encoding
from shardproof.proofs.law_judge import TACTICS, readings
from shardproof.proofs.z3_typed import Bits, Bool, Solver, Term
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.judge import judge
from shardproof.spec.law.on_one_rank import plain
from shardproof.spec.law.view import View
from shardproof.spec.model.model import Model
from shardproof.spec.plan.layers import written
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.plan.section import Section
from tests.exhaustive.watched import Choice, Choices

EACH = 12
"""Clauses of which a plan is asked for that breaks it, from one plan; for some there is none."""
HINTS = 6
"""Fields that are to say something at random, where there is such a plan."""
MOST = 6
"""Ranks of a phase."""
OPEN = 4
"""Of so many plans one leaves open what its workload leaves open, and is run with several."""
STEPS = 2_000_000
"""Of the solver's own count, for one question."""

WORDS = tuple(path for path, field in FIELDS.items() if field.kind in ("word", "flag"))
CHOICES = Choices([({f"{phase}.{path}": None},) for phase in PHASES for path in WORDS])
Place = tuple[PhaseName, str]
"""A field of one phase."""


def small_plan(number: int) -> tuple[Model, Plan]:
    """A plan at random, mostly with a declared workload, so that it is run once."""
    model, plan = random_plan(number, MOST)
    if number % OPEN == 0:
        return model, plan
    rng, said = Random(number), plan.workload
    sizes = {"batch": rng.randint(1, 3), "prompt": rng.randint(1, 3), "steps": rng.randint(0, 2)}
    declared = {name: getattr(said, name) for name in said.written}
    return model, plan.with_(workload=Workload(**sizes | declared))


def solved(number: int) -> list[tuple[Model, Plan]]:
    """The plans of one number, whatever the solver was asked before."""
    with z3.apart():
        rng = Random(number)
        # Some plans break a clause whatever their words are: another one is taken.
        while not (found := solved_from(rng)):
            pass
        return found


def solved_from(rng: Random) -> list[tuple[Model, Plan]]:
    """Those of the next plan at random; none where no choice of its words is asked for."""
    model, plan = small_plan(rng.getrandbits(40))
    question, as_drawn = Question(model, plan), flat(plan)
    found: list[tuple[Model, Plan]] = []
    spoken = [clause for clause in LAW if clause.code in question.spoken]
    for clause in (None, *rng.sample(spoken, min(EACH, len(spoken)))):
        answer = question.answer(clause, rng)
        if answer is None:
            continue
        made = build(Plan, as_drawn | answer)
        codes = [reason.clause.code for reason in judge(model, made).reasons]
        if codes != ([clause.code] if clause else []):
            raise AssertionError(f"solver {clause and clause.code}, law {codes}: {made}")
        found.append((model, made))
    return found


@dataclass(frozen=True, slots=True)
class Part:
    """The law as it is read in one view."""

    encoding: Encoding
    base: tuple[str, ...]
    """The fields and facts that it rests on."""
    definitions: Bool
    held: tuple[Bool, ...]
    """Of each clause, that it holds."""


@cache
def names_of(clause: Clause) -> frozenset[str]:
    """What a clause rests on, directly or by the definition of a value."""
    return frozenset(Encoding().names_of([clause]))


def part_of(name: str, clauses: tuple[str, ...]) -> Part:
    read = [clause for clause in LAW if clause.code in clauses]
    encoding = Encoding(name)
    used = encoding.names_of(read)
    base = tuple(sorted(name for name in used if not encoding.is_value(name)))
    definitions = z3.both(encoding.defined(used))
    return Part(encoding, base, definitions, tuple(map(encoding.clause_term, read)))


class Question:
    """A plan whose words are open, as far as no fact rests on them."""

    def __init__(self, model: Model, plan: Plan) -> None:
        self._parts: list[tuple[PhaseName, Part, View]] = []
        self.held: dict[str, list[Bool]] = {}
        """By clause, wherever it is read."""
        self.spoken: set[str] = set()
        """Clauses that speak of a word that is open: whether another holds is settled."""
        read: list[tuple[Clause, ...]] = []
        watched, seen = CHOICES.watched(plan)
        idle: set[Place] = set()
        for phase, kind, view, clauses in readings(model, watched):
            codes = tuple(clause.code for clause in clauses)
            made = part_of(f"{phase} {kind} ", codes)
            self._parts.append((phase, made, view))
            read.append(clauses)
            for code, held in zip(codes, made.held, strict=True):
                self.held.setdefault(code, []).append(held)
            for name in made.base:
                if name not in WORDS:
                    view(name)
                elif plain(view.ctx, name) is not None:
                    # Whatever is written there, it is read as the word of a whole tensor.
                    idle.add((phase, name))
        fixed = {place_of(choice) for choice in seen} | idle
        self.open: dict[Place, list[Term]] = {}
        """The fields that are left open, as each kind of layer reads them."""
        self._said: list[Bool] = []
        for (phase, made, view), clauses in zip(self._parts, read, strict=True):
            layers = plan.phase(phase).layers.of(view.ctx.layer.own)
            own = {path for each in layers for path in written(each)}
            left = {name for name in made.base if name in WORDS} - own
            left -= {name for name in left if (phase, name) in fixed}
            self.spoken |= {clause.code for clause in clauses if names_of(clause) & left}
            for name in made.base:
                if name in left:
                    self._said.append(made.encoding.open(name))
                    self.open.setdefault((phase, name), []).append(made.encoding.variable(name))
                else:
                    self._said.append(made.encoding.fixed(name, view(name)))
            self._said.append(made.definitions)
        for first, *others in self.open.values():
            self._said += (z3.same(first, other) for other in others)

    def answer(self, broken: Clause | None, rng: Random) -> Written | None:
        """What to write so that this clause alone is broken, or none; nothing if that can't be."""
        places = rng.sample(sorted(self.open), min(HINTS, len(self.open)))
        hints = [self._hint(place, rng) for place in places]
        while True:
            solver = Solver(*TACTICS)
            solver.limit(STEPS)
            solver.add(*self._said, *hints)
            for code, held in self.held.items():
                told = z3.both(held)
                solver.add(z3.negation(told) if broken and code == broken.code else told)
            match solver.check():
                case "sat":
                    return {f"{p}.{n}": self._value(solver, (p, n)) for p, n in self.open}
                case "unsat" if hints:
                    hints = hints[: len(hints) // 2]
                case _:
                    return None

    def _hint(self, place: Place, rng: Random) -> Bool:
        field, variable = FIELDS[place[1]], self.open[place][0]
        if isinstance(variable, Bool):
            return z3.same(variable, z3.bool_value(rng.random() < 0.5))
        encoding = self._parts[0][1].encoding
        return z3.same(variable, encoding.constant(rng.choice(field.words)))

    def _value(self, solver: Solver, place: Place) -> object:
        variable = self.open[place][0]
        if isinstance(variable, Bits):
            return self._parts[0][1].encoding.word(solver.bits_of(variable))
        assert isinstance(variable, Bool)
        return solver.bool_of(variable)


def place_of(choice: Choice) -> Place | tuple[str, str]:
    """Which field of which phase was looked at."""
    if choice.root == "plan":
        phase, _, path = choice.path.partition(".")
        return phase, path
    return choice.root, choice.path


def flat(section: Section, path: str = "") -> Written:
    """What a section writes, by dotted path."""
    found: Written = {}
    for name in sorted(section.written):
        value: object = getattr(section, name)
        if isinstance(value, Section):
            found |= flat(value, f"{path}{name}.")
        elif value is not None:
            found[f"{path}{name}"] = value
    return found
