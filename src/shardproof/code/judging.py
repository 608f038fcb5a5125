"""A verdict on JAX code: both programs on the same exact numbers; in floats where they differ."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from shardproof.code.blame import Ends, way_back
from shardproof.code.coverage import Coverage
from shardproof.code.domains import ExactNumbers, differing
from shardproof.code.floating import CHOOSING, DRAWS
from shardproof.code.jax_trace import Failed, leaves_of, traced
from shardproof.code.lockstep import Found, Log, Mutation
from shardproof.code.otherwise import Instead
from shardproof.code.pair import ASSUMED, Pair
from shardproof.code.repairing import repaired
from shardproof.code.subject import Round, Subject
from shardproof.code.told import CannotRun, Stuck, Unknown, Unlike
from shardproof.code.verdict import Blamed, CodeVerdict, Difference, output_named
from shardproof.executor.code.field import CodeField, new_ledger
from shardproof.executor.code.finer import FinerField
from shardproof.executor.code.readings import Readings, several, ways
from shardproof.executor.code.readings import told as told_of
from shardproof.executor.code.values import Exact, Plane
from shardproof.executor.domains.ledger import bound
from shardproof.executor.domains.modular import P
from shardproof.spec.errors import InputError, InputErrors, Place

MISSED = 1e-9
"""A verdict says *equal* if a difference is missed less often than this."""
STRANDS = (8, 16)
"""So many numbers in the place of one, until the bound is good enough."""
FEWEST, SEVERAL, ROUNDS = 4, 16, 24
"""So often is all drawn anew where the program makes choices by the order of numbers; the second
where a maximum is such a choice."""
REDRAWN = 8
"""Seeds that are tried where one divides by a zero that no formula has."""

ENDLESS = 9999.0
"""Literals below minus this may be meant as -inf: they hide what an exponential follows."""
NONE: Readings = {}
MASKED = f"numbers below -{ENDLESS:.0f} in the code stand for -inf"
REAL = (
    "what a square root is taken of is not below zero, and sqrt(z) times sqrt(z) is z; "
    "exp(2z) is exp(z) times exp(z); a maximum with a constant is one of the two; "
    "exp and powers of numbers of the text are what they are as float32"
)
OTHERWISE: Sequence[tuple[CodeField, *tuple[str, ...]]] = (
    (CodeField(endless=ENDLESS), MASKED),
    (FinerField(), REAL), (FinerField(folded=True), REAL),
    (FinerField(endless=ENDLESS), REAL, MASKED),
)  # fmt: skip
"""Fields in the order in which they are tried, and what a verdict rests on there."""


def check_code(
    sharded: Callable[..., Any], reference: Callable[..., Any], *arguments: object, seed: int = 0
) -> CodeVerdict:
    """Whether sharded JAX code computes what its program for one device computes.

    Both take these arguments, which may be shapes alone (`jax.ShapeDtypeStruct`) where they are
    floats. `sharded` uses `jax.shard_map`, over a mesh of devices or an `AbstractMesh`.
    """
    try:
        pair = pair_of(sharded, reference, *arguments)
    except Unjudged as failed:
        return replace(failed.verdict, seed=seed)
    return judged(pair, seed)


class Unjudged(Exception):
    """A program that JAX does not trace, with the verdict on it."""

    def __init__(self, verdict: CodeVerdict) -> None:
        self.verdict = verdict
        super().__init__(verdict.reason)


def pair_of(sharded: Callable[..., Any], reference: Callable[..., Any], *arguments: object) -> Pair:
    """Both programs, traced; `Unjudged` where JAX refuses the sharded one."""
    leaves = leaves_of(arguments)
    try:
        plain = traced(reference, arguments)
    except Failed as wrong:
        place = Place(wrong.site.file, wrong.site.line, 1) if wrong.site.file else None
        message = f"the reference does not run: {wrong.text}"
        raise InputErrors(InputError("CODE-REFERENCE", message, place)) from None
    try:
        return Pair(traced(sharded, arguments), plain, leaves)
    except Failed as wrong:
        site = wrong.site if wrong.site.file else None
        verdict = CodeVerdict("cannot run", wrong.text, site, assumptions=ASSUMED)
        raise Unjudged(verdict) from None


def judged(pair: Pair, seed: int, mutation: Mutation | None = None) -> CodeVerdict:
    """The verdict on programs that are traced; with a collective done wrong, if one is named."""
    if (unlike := other_outputs(pair)) is not None:
        return CodeVerdict("differs", unlike, seed=seed, assumptions=ASSUMED)
    return decided(pair, seed, mutation)


def decided(subject: Subject, seed: int, mutation: Mutation | None = None) -> CodeVerdict:
    """The verdict on two programs; with a collective done wrong, if one is named."""
    assumed = tuple(subject.assumed)
    try:
        return as_meant(subject, seed, mutation)
    except Unlike as unlike:
        return CodeVerdict("differs", str(unlike), seed=seed, assumptions=assumed)
    except Stuck as stuck:
        wait = "waits" if len(stuck.waiting) == 1 else "wait"
        reason = (
            f"{told_ranks(stuck.waiting)} {wait} in {stuck.what} for {told_ranks(stuck.missing)}, "
            f"which {way_taken(stuck)}"
        )
        return CodeVerdict("stuck", reason, stuck.site, seed=seed, assumptions=assumed)
    except CannotRun as wrong:
        return CodeVerdict("cannot run", wrong.what, wrong.site, seed=seed, assumptions=assumed)
    except Unknown as unknown:
        reason = f"nothing is known of {unknown.what}"
        return CodeVerdict("unknown", reason, unknown.site, seed=seed, assumptions=assumed)


def way_taken(stuck: Stuck) -> str:
    at = stuck.parted.site
    if at.file:
        return f"took another way at {at}"
    return "never came there" if len(stuck.missing) == 1 else "never come there"


def as_meant(pair: Subject, seed: int, mutation: Mutation | None) -> CodeVerdict:
    """The verdict on the numbers as they stand; where it is a difference, as they may be meant.

    One number that both programs have, in two kinds of floats, is one number; and where floats see
    no difference, large negative numbers are -inf.
    """
    verdict, made = with_masks(pair, seed, mutation, NONE)
    if not verdict.word.startswith("differs"):
        return verdict
    first: CodeVerdict | None = None
    for readings in ways(*made.texts):
        again, _ = with_masks(pair, seed, mutation, readings)
        if not again.word.startswith("differs"):
            return again
        first = again if first is None else first
    if first is not None and several(*made.texts):
        reason = "constants in coarse floats may stand for several that the other program has"
        return replace(verdict, word="unknown", reason=reason, blamed=(), site=None)
    return verdict if first is None else first


def with_masks(
    pair: Subject, seed: int, mutation: Mutation | None, readings: Readings
) -> tuple[CodeVerdict, Round]:
    """Where floats see no difference, once more with large negative numbers for -inf.

    And in fields that know more of roots, exponentials and orders.
    """
    verdict, made = _judged(pair, seed, mutation, CodeField(readings=readings))
    if verdict.word == "differs for other functions only":
        for field, *also in OTHERWISE:
            again, _ = _judged(pair, seed, mutation, replace(field, readings=readings))
            if again.word == "equal":
                return replace(again, assumptions=(*again.assumptions, *also)), made
    return verdict, made


def told_ranks(ranks: Sequence[int]) -> str:
    listed = ", ".join(map(str, ranks))
    return f"rank {listed}" if len(ranks) == 1 else f"ranks {listed}"


def other_outputs(pair: Pair) -> str | None:
    """What tells the outputs apart before anything is run."""
    ours, theirs = pair.sharded.outputs, pair.reference.outputs
    if len(ours) != len(theirs):
        return f"{len(ours)} outputs, where the reference has {len(theirs)}"
    for (name, shape, _), (_, other, _) in zip(ours, theirs, strict=True):
        if shape != other:
            return (
                f"{output_named(name)} has shape {list(shape)}, not {list(other)} as the reference"
            )
    return None


def drawn(
    pair: Subject, first: CodeField, mutation: Mutation | None, coverage: Coverage | None
) -> Round:
    """A round in which nothing was divided by zero in one strand alone."""
    made: Round | None = None
    for again in range(REDRAWN):
        field = replace(first, seed=first.seed + 1000 * again, ledger=new_ledger())
        if coverage is not None:
            field = coverage.planted(pair, field)
            field = replace(field, ledger=new_ledger())
        made = pair.run(field, mutation, steps=False)
        if not field.ledger.undefined.any():
            if coverage is not None:
                counted = replace(field, ledger=new_ledger())
                coverage.count(pair.choices(counted))
            break
    assert made is not None  # noqa: S101  (there is a first time)
    return made


def judged_round(
    pair: Subject, first: CodeField, mutation: Mutation | None, coverage: Coverage | None
) -> tuple[Round, float]:
    """A round with as many strands as the bound wants, and how likely it misses something."""
    made, missed = drawn(pair, first, mutation, coverage), 1.0
    for strands in STRANDS:
        if strands > first.strands:
            made = drawn(pair, replace(first, strands=strands), mutation, coverage)
        wrong = first_difference(made)  # which may ask for logarithms, that the bound counts
        missed = missed_by(made)
        if missed <= MISSED or wrong is not None:
            break
    return made, missed


def _judged(
    pair: Subject, seed: int, mutation: Mutation | None, of: CodeField
) -> tuple[CodeVerdict, Round]:
    """The verdict, and the last round that it rests on."""
    coverage: Coverage | None = None
    made: Round | None = None
    misses: list[float] = []
    fewest = SEVERAL if isinstance(of, FinerField) else FEWEST
    for at in range(ROUNDS):
        field = replace(of, seed=seed + at, strands=STRANDS[0], ledger=new_ledger())
        made, missed = judged_round(pair, field, mutation, coverage)
        if (wrong := first_difference(made)) is not None:
            return as_read(different(pair, made, wrong, seed + at, mutation), of.readings), made
        misses.append(missed)
        if coverage is None and "order" in made.field.ledger.calls:
            coverage = Coverage()
        elif coverage is None or (not coverage.left and at >= fewest - 1):
            break
    assert made is not None  # noqa: S101  (there is a first round)
    if made.field.ledger.doubts and (no := no_number(pair, made, seed, mutation)) is not None:
        return as_read(no, of.readings), made
    return as_read(equal(pair, made, max(misses), coverage, seed), of.readings), made


def no_number(
    pair: Subject, made: Round, seed: int, mutation: Mutation | None
) -> CodeVerdict | None:
    """Where the field has numbers that floats have not: a difference that floats show."""
    found, _ = pair.in_floats(seed, mutation, DRAWS, made.field.readings)
    if found is None:
        return None
    doubts = ", ".join(sorted(made.field.ledger.doubts))
    reason = f"{output_named(found.output)} is not the reference's: there is {doubts}"
    return with_log(pair, CodeVerdict("differs", reason, difference=found, seed=seed), made.log)


def as_read(verdict: CodeVerdict, readings: Readings) -> CodeVerdict:
    """With what it rests on besides."""
    assumptions = (*verdict.assumptions, *told_of(readings))
    return replace(verdict, assumptions=assumptions, readings=readings)


def equal(
    pair: Subject, made: Round, missed: float, coverage: Coverage | None, seed: int
) -> CodeVerdict:
    """What there is to say where no difference was found."""
    log = made.log
    verdict = with_log(pair, CodeVerdict("unknown", "", bound=missed, seed=seed), log)
    if not log.cut and not any(each.size > 1 for each in log.collectives.values()):
        return replace(verdict, reason="nothing is split over ranks", bound=None)
    if missed > MISSED:
        often = "always" if missed >= 1 else f"as often as {missed:.1g}"
        reason = f"no difference was found, but one may be missed {often}: take smaller shapes"
        return replace(verdict, reason=reason)
    if not any(defined(each) for each in made.reference):
        return replace(verdict, reason="no output of the reference is a number")
    if coverage is not None and coverage.left:
        chosen = coverage.left[0]
        reason = (
            f"no difference was found, but {len(chosen.left):,} of {len(chosen.won):,} indices "
            f"were never chosen; with a smaller axis, or more rows, each would be"
        )
        return replace(verdict, reason=reason, site=chosen.site)
    notes = list(verdict.assumptions)
    if coverage is not None:
        notes.append("orders of numbers are random ones, in which each index that can win has won")
    shapes = "the shapes and integers given are the only ones that were looked at"
    reason = "every output is the reference's, for all weights and functions"
    return replace(verdict, word="equal", assumptions=(*notes, shapes), reason=reason)


def with_log(pair: Subject, verdict: CodeVerdict, log: Log) -> CodeVerdict:
    meshes = dict.fromkeys(
        ", ".join(f"{name} {size}" for name, size in mesh.axes.items()) for mesh in log.meshes
    )
    ran: list[Found] = [each for each in log.collectives.values() if log.ran.get(each.number)]
    return replace(
        verdict,
        mesh="; ".join(meshes),
        cut=log.cut,
        collectives=tuple(ran),
        assumptions=tuple(pair.assumed),
    )


def defined(value: Any) -> bool:
    return not isinstance(value, Exact) or value.plane is None or bool((value.plane != 3).any())


def missed_by(made: Round) -> float:
    degrees = [
        d.spent for value in (*made.reference, *made.sharded) if isinstance(value, Exact)
        for d in (value.degree, value.u_degree)
    ]  # fmt: skip
    return bound([made.field.ledger], degrees, P, made.field.strands).miss


@dataclass(frozen=True, slots=True)
class Wrong:
    """An output that differs, or whose copies do."""

    output: int
    where: Any
    """[…] of bool; None where copies differ."""
    ranks: tuple[int, int] | None = None


def first_difference(made: Round) -> Wrong | None:
    for at, (a, b) in enumerate(zip(made.sharded, made.reference, strict=True)):
        where = differing(a, b)
        if isinstance(a, Exact) and isinstance(b, Exact) and (where & with_logarithm(a, b)).any():
            # 0.9 log u + 0.1 log u is log u, which sums and products of logarithms do not show.
            where &= differing(made.field.plain(a), made.field.plain(b))
        if isinstance(b, Exact):  # where the reference is no number, nobody asks for one
            where &= ~b.where_plane(Plane.UNDEFINED)
        if where.any():
            return Wrong(at, where)
    for output, first, second in made.log.replicas:
        return Wrong(output, None, (first, second))
    return None


def with_logarithm(a: Exact, b: Exact) -> Any:
    """Where one of two tensors has a logarithm beside it."""
    found = [(each.u != 1).any(axis=0) for each in (a, b) if each.u is not None]
    return np.logical_or.reduce(found) if found else np.zeros(a.shape, np.bool_)


def different(
    pair: Subject, made: Round, wrong: Wrong, seed: int, mutation: Mutation | None
) -> CodeVerdict:
    """What floats say of a difference that the field shows."""
    draws = CHOOSING if "order" in made.field.ledger.calls else DRAWS
    confirmed, failed = pair.in_floats(seed, mutation, draws, made.field.readings)
    name = (
        output_named(pair.outputs[wrong.output])
        if wrong.where is not None
        else "a replicated output"
    )
    if confirmed is None:
        what = f"{name} differs for random functions in the place of exp, maxima and the like"
        why = (
            f"{what}, and floats could not be run ({failed})" if failed else f"{what}; floats agree"
        )
        difference = exact_difference(pair, made, wrong)
        word = "unknown" if failed else "differs for other functions only"
        verdict = CodeVerdict(word, why, difference=difference, seed=seed)
        return with_log(pair, verdict, made.log)
    difference = confirmed
    if wrong.where is not None and pair.outputs[wrong.output] == confirmed.output:
        exact = exact_difference(pair, made, wrong, confirmed.index)
        difference = replace(confirmed, field=exact.field, elements=exact.elements, of=exact.of)
    again = pair.run(replace(made.field, ledger=new_ledger()), mutation, steps=True)
    ends = Ends(again.given, pair.given, again.sharded, again.reference)
    places = blamed_in(pair, again, ends, mutation)
    reason = (
        f"copies of an output on ranks {wrong.ranks[0]} and {wrong.ranks[1]} differ"
        if wrong.ranks is not None and wrong.where is None
        else f"{output_named(difference.output)} is not the reference's"
    )
    site = places[0].site if places else None
    verdict = CodeVerdict("differs", reason, site, difference, tuple(places), seed=seed)
    return with_log(pair, verdict, made.log)


def blamed_in(
    pair: Subject, made: Round, ends: Ends, mutation: Mutation | None
) -> Sequence[Blamed]:
    """The operators to blame: a collective, if another way of it makes the program right."""
    back = way_back(made.log, made.reference_log, ends, ExactNumbers(made.field))
    places = back.blamed(ends)
    if back.sure(places):
        return places

    def right(instead: Instead) -> bool:
        field = replace(made.field, ledger=new_ledger())
        try:
            again = pair.run(field, mutation, steps=False, instead=instead)
        except (Unknown, CannotRun, Stuck, Unlike):
            return False
        return first_difference(again) is None

    found = repaired(made.log, mutation, places, right)
    return back.otherwise(found, places) if found else places


def exact_difference(
    pair: Subject, made: Round, wrong: Wrong, at: tuple[int, ...] | None = None
) -> Difference:
    name = pair.outputs[wrong.output]
    if wrong.where is None:
        return Difference(name, (), None, None)
    if at is None or not wrong.where[at]:
        at = tuple(int(i) for i in np.argwhere(wrong.where)[0])
    values = made.sharded[wrong.output], made.reference[wrong.output]
    shown = tuple(told(value, at) for value in values)
    return Difference(
        name, at, (shown[0], shown[1]), None, int(wrong.where.sum()), wrong.where.size
    )


def told(value: Any, at: tuple[int, ...]) -> str:
    """An element in words."""
    if not isinstance(value, Exact):
        return str(value[at])
    if value.plane is not None and value.plane[0][at]:
        return {1: "-inf", 2: "inf", 3: "undefined"}[int(value.plane[0][at])]
    text = f"{int(value.x[0][at]):,}"
    return text if value.u is None else f"{text} + log {int(value.u[0][at]):,}"
