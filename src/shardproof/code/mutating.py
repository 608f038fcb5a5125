"""A program with one of its collectives wrong at a time: what the verdict says of each."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from shardproof.code.floating import DRAWS
from shardproof.code.judging import Unjudged
from shardproof.code.lockstep import Found, Mutation
from shardproof.code.named import Judge, subject_named
from shardproof.code.subject import Subject
from shardproof.code.verdict import CodeVerdict
from shardproof.mutate.agent.sites import Site
from shardproof.mutate.campaign import Recorded, Wanted, chosen
from shardproof.mutate.mutants import Met, Mutant
from shardproof.mutate.outcome import Outcome
from shardproof.spec.errors import InputError, InputErrors

SAME = "equal, and floats agree: it changes nothing"
MISSED = "the verdict is equal, but floats differ"


@dataclass(frozen=True, slots=True)
class Judged:
    """A program whose verdict is `equal`, and what may be done wrong in it."""

    subject: Subject
    judge: Judge
    collectives: tuple[Found, ...]
    seed: int

    def outcome(self, mutant: Mutant, found: Found) -> Outcome:
        """Whether the verdict sees a collective done wrong."""
        mutation = Mutation(found.number, mutant.kind)
        verdict = self.judge(mutation)
        said = f"{verdict.word}: {verdict.reason}"
        if verdict.word == "unknown":
            return Outcome(mutant, "unclear", said=said)
        if verdict.word != "equal":
            return Outcome(mutant, "found", said=said)
        different, failed = self.subject.in_floats(self.seed, mutation, DRAWS)
        if failed:
            return Outcome(mutant, "unclear", said=f"equal, but floats could not be run: {failed}")
        if different is not None:
            return Outcome(mutant, "survived", said=MISSED)
        return Outcome(mutant, "equivalent", said=SAME)


def judged_program(name: str, ranks: int, seed: int) -> Judged:
    """The program that FILE:NAME leads to, as it is; it has to be equal."""
    try:
        subject, judge = subject_named(name, ranks, seed)
    except Unjudged as wrong:
        raise not_equal(wrong.verdict) from None
    verdict = judge(None)
    if verdict.word != "equal":
        raise not_equal(verdict)
    return Judged(subject, judge, tuple(verdict.collectives), seed)


def not_equal(verdict: CodeVerdict) -> InputErrors:
    message = f"the program as it is: {verdict.word}: {verdict.reason}"
    help_ = "only in a program that is equal can it be seen what a change does"
    return InputErrors(InputError("MUTATE-PROGRAM", message, help=help_))


def site_of(found: Found) -> Site:
    return Site(found.site.file, found.site.line, found.site.function, found.title, found.size)


def mutants_in(program: Judged, wanted: Wanted) -> list[tuple[Mutant, Found]]:
    """The mutants that are asked for, the first kind of all calls before the second."""
    kinds: dict[str, tuple[str, ...]] = {}
    sites: dict[str, Site] = {}
    for each in program.collectives:
        site = site_of(each)
        sites[site.key] = site
        kinds[site.key] = tuple(dict.fromkeys((*kinds.get(site.key, ()), *each.kinds)))
    met = tuple(Met(sites[key], kinds[key], whole=True) for key in sites)
    return [
        (mutant, each) for mutant in chosen(wanted, Recorded(met, 0.0))
        for each in program.collectives
        if site_of(each).key == mutant.site.key and mutant.kind in each.kinds
    ]  # fmt: skip


def outcomes(
    program: Judged, wanted: Wanted, tell: Callable[[Outcome], None], *, list_only: bool
) -> None:
    """What came of each; `tell` gets them as they come."""
    for mutant, each in mutants_in(program, wanted):
        if list_only:
            tell(Outcome(mutant, "left"))
        elif wanted.until is not None and time.monotonic() > wanted.until:
            tell(Outcome(mutant, "left", said="time was up"))
        else:
            tell(program.outcome(mutant, each))
