"""What is remembered of a plan is what would be said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, product

import pytest

from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan, Workload
from shardproof.spec.plan.section import Section
from tests.exhaustive.canonical import canonical
from tests.exhaustive.decide import Said, engine, law
from tests.exhaustive.execution import runs_of
from tests.exhaustive.memory import Memory, Written
from tests.exhaustive.naming import Recent, name_of
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.small import FFN, alone, small
from tests.exhaustive.universe.universe import Axis, Chunk, Setting, one_of, wholes
from tests.exhaustive.watched import Choices
from tests.exhaustive.work import claimed, has_no_shape
from tests.tiers import sampled

MODULES = list(UNIVERSES)
MODEL = small(ffn=FFN)
AXES = (
    one_of("ffn.up.split", "out", "in"),
    one_of("ffn.up.sum", "boundary", "activation"),
    one_of("stream", "whole", "tokens", where="decode."),
    one_of("handoff.cache", "logical", "by_rank"),
    one_of("ffn.width", CutSpec("even"), CutSpec("whole")),
)
CHUNK = Chunk("ffn", 0, Setting(MODEL, alone("ffn") | {"tp": 2}), AXES, range(32))


LOOKS: dict[str, tuple[Callable[[Plan], object], int]] = {
    "a field that is the same everywhere": (lambda p: p.tp, 1),
    "a field of a phase": (lambda p: p.phase("decode").stream, 2),
    "the other phase, which nobody writes": (lambda p: p.phase("prefill").stream, 1),
    "what a phase writes itself": (lambda p: p.decode and p.decode.stream, 2),
    "whether a phase writes something": (lambda p: p.decode and "sp" in p.decode.written, 1),
    "the handoff": (lambda p: p.handoff.cache, 2),
    "another field of it": (lambda p: p.handoff.storage, 1),
    "a section in words": (lambda p: repr(p.phase("prefill").ffn.up), 4),
    "the hash of a section": (lambda p: hash(p.phase("prefill").ffn), 8),
    "sections that are compared": (lambda p: p.phase("prefill").ffn == p.phase("decode").ffn, 8),
    "one compared with a plain one": (lambda p: Plan().ffn == p.phase("prefill").ffn, 8),
    "the hash of a phase": (lambda p: hash(p.phase("prefill")), 8),
    "everything that is written": (lambda p: len(p.__dict__), 32),
    "a copy": (lambda p: p.with_(workload=Workload(batch=1)).phase("decode").stream, 2),
    "all values of a section": (lambda p: len(dict(p.phase("prefill").ffn.values())), 2),
}
"""Ways to look at a plan, and how many different answers they may have among the 32."""


LOOKS_AT_A_PHASE: dict[str, Callable[[Plan], object]] = {
    "whether it is there": lambda p: p.decode is None,
    "whether it writes a field": lambda p: p.decode and "sp" in p.decode.written,
    "a field": lambda p: p.decode and p.decode.sp,
    "all fields": lambda p: p.decode and dict(p.decode.values()),
    "whether what holds in it was written": lambda p: "sp" in p.phase("decode").written,
    "what was written of it": lambda p: sorted(p.phase("decode").__dict__),
}


def cases(chunk: Chunk) -> list[Written]:
    return [case for _, case in Memory().cases(chunk)]


def beside(whole: Chunk, most: int) -> list[int]:
    """A plan in the middle, and those that differ from it in one axis, up to so many an axis."""
    middle, step = len(whole.plans) // 2, 1
    found = [middle]
    for axis in reversed(whole.axes):
        place = middle // step % len(axis)
        near = ((place + more) % len(axis) for more in range(1, min(most + 1, len(axis))))
        found += (middle + (other - place) * step for other in near)
        step *= len(axis)
    return found


@pytest.mark.parametrize("module", sampled(MODULES, every=8))
def test_what_is_remembered_is_what_would_be_said(module: str) -> None:
    """Neighbours in a product, which share most of what they say."""
    parts, recent = law(module), Recent()
    for whole in wholes(UNIVERSES[module]):
        for case in cases(replace(whole, plans=beside(whole, 2))):
            model, plan = case.model, whole.plan(case.number)
            if case.ask("shape", has_no_shape):
                assert has_no_shape(plan)
                continue
            said = [part(model, plan) for part in parts]
            told = next((each for each in said if each.word != "legal"), Said("legal"))
            assert claimed(case, "law", parts) == told
            assert name_of(case, recent).name == canonical(runs_of(model, plan))


@pytest.mark.parametrize("module", sampled(MODULES, every=20))
def test_what_is_kept_of_a_form_is_what_the_engine_would_say(module: str) -> None:
    """Of plans that say the same where the engine looks at how something is written."""
    recent, asked, plans = Recent(), 0, 0
    for whole in wholes(UNIVERSES[module]):
        for case in cases(replace(whole, plans=beside(whole, 2))):
            if case.ask("shape", has_no_shape):
                continue

            def ask(case: Written = case) -> Said:
                nonlocal asked
                asked += 1
                return engine(case.model, case.plan)

            said = case.valued("engine", name_of(case, recent), ask)
            alone = engine(case.model, whole.plan(case.number))
            assert said.word == alone.word, whole.written(case.number)
            plans += 1
    assert asked < plans


@pytest.mark.parametrize("module", sampled(MODULES, every=3))
def test_what_a_plan_says_is_what_it_says_alone(module: str) -> None:
    """Also of a field whose default another field decides."""
    for whole in wholes(UNIVERSES[module]):
        some = whole.plans[:12]
        known = cases(replace(whole, plans=some))
        choices = known[0].known.choices
        for root, path in product(PHASES, fields_of_a_phase(Phase())):
            choice = choices.choice(root, path)
            told = [choice.of(case.plan) for case in known]
            if path in choices.paths[root]:
                said = [case.says(choice) for case in known]
                assert said == [choice.values.get(each) for each in told], f"{root}: {path}"
            else:
                assert len({*told}) == 1, f"{root}: {path}"


def fields_of_a_phase(of: Section, above: str = "") -> Iterator[str]:
    for name, each in of.own_fields.items():
        below = getattr(of, name)
        if isinstance(below, Section):
            yield from fields_of_a_phase(below, f"{above}{name}.")
        elif each.part is None:
            yield f"{above}{name}"


class TestAPlanThatSaysTheSameWhereWasLooked:
    """It is not decided again; one that says something else there is."""

    def test_is_asked_once(self) -> None:
        asked: list[Plan] = []

        def decide(plan: Plan) -> str:
            asked.append(plan)
            up = plan.phase("prefill").ffn.up
            return up.sum if up.split == "in" else "none"

        said = [case.ask("sum", decide) for case in cases(CHUNK)]
        assert said == ["none"] * 16 + (["boundary"] * 8 + ["activation"] * 8)
        assert len(asked) == 3

    @pytest.mark.parametrize("what", LOOKS)
    def test_every_way_to_look_is_noted(self, what: str) -> None:
        look, times = LOOKS[what]
        asked: list[Plan] = []

        def decide(plan: Plan) -> str:
            asked.append(plan)
            return repr(look(plan))

        for case in cases(CHUNK):
            assert case.ask("it", decide) == repr(look(CHUNK.plan(case.number)))
        assert len(asked) == times

    @pytest.mark.parametrize("what", LOOKS_AT_A_PHASE)
    def test_a_section_that_some_plans_have_is_noted(self, what: str) -> None:
        look = LOOKS_AT_A_PHASE[what]
        axes: tuple[Axis, ...] = (({}, {"decode.tp": 1}, {"decode.sp": 1}),)
        for case in cases(Chunk("ffn", 0, Setting(MODEL), axes, range(3))):
            assert case.ask("it", lambda p: str(look(p))) == str(look(case.plan))


def test_who_looks_in_another_order_is_caught() -> None:
    order = iter(["up", "width"])

    def decide(plan: Plan) -> bool:
        ffn = plan.phase("prefill").ffn
        return bool(ffn.up.split if next(order) == "up" else ffn.width)

    first, *_, last = cases(CHUNK)
    first.ask("it", decide)
    with pytest.raises(RuntimeError, match="another order"):
        last.ask("it", decide)


def test_what_is_the_same_in_all_plans_is_not_watched() -> None:
    plan = CHUNK.plan(0)
    watched, seen = Choices(AXES).watched(plan)
    assert watched.workload is plan.workload
    assert watched.tp == 2
    assert not seen
    assert [choice.path for choice in islice(seen, 1)] == []
    assert watched.ffn.up.split == "out"
    assert [choice.path for choice in seen] == ["ffn.up.split"]
