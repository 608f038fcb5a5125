"""A function of plans is asked once for all that are equal in what it reads."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

import pytest

from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import named_cut
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.reads import (
    MOST,
    WORKED_OUT,
    Fields,
    Given,
    Path,
    Pick,
    Reader,
    Tables,
    cell_of,
    in_row,
    in_silence,
    made_once,
    noting,
    reader_of,
    taken,
)
from shardproof.spec.plan.section import Section
from tests.exhaustive.universe.ffn import GATED

PLAIN = plan_of({"tp": 2, "dp": 2, "decode": {"tp": 4}})


class Asked:
    """Counts how often a function is asked."""

    def __init__(self) -> None:
        self.often = 0

    def degree(self, _of: object, plan: Plan, *given: int) -> int:
        self.often += 1
        return plan.phase("decode").tp * plan.phase("prefill").sp + sum(given)


def read_of(plan: Plan) -> tuple[Plan, Reader]:
    reader = Reader()
    return noting(plan, reader), reader


def test_plans_that_are_equal_in_what_is_read_are_asked_once() -> None:
    asked, tables = Asked(), Tables()
    ask = asked.degree
    assert taken(tables, ask, None, PLAIN) == 4
    assert taken(tables, ask, None, plan_of({"tp": 8, "pp": 2, "decode": {"tp": 4}})) == 4
    assert asked.often == 1
    assert taken(tables, ask, None, plan_of({"sp": 2, "decode": {"tp": 4}})) == 8
    assert taken(tables, ask, None, plan_of({"decode": {"tp": 2}})) == 2
    assert asked.often == 3
    assert taken(tables, ask, None, PLAIN, (), (1,)) == 5


def test_a_field_that_is_read_of_a_later_plan_alone_is_in_all_keys() -> None:
    def first(_of: object, plan: Plan) -> int:
        phase = plan.phase("prefill")
        return phase.tp if phase.tp > 1 else 100 * phase.dp

    tables = Tables()
    assert taken(tables, first, None, plan_of({"tp": 2, "dp": 2})) == 2
    assert taken(tables, first, None, plan_of({"tp": 1, "dp": 2})) == 200
    assert taken(tables, first, None, plan_of({"tp": 1, "dp": 3})) == 300
    assert taken(tables, first, None, plan_of({"tp": 2, "dp": 3})) == 2


def test_what_was_given_before_a_field_was_read_is_given_again() -> None:
    asked: list[int] = []

    def first(_of: object, plan: Plan) -> int:
        phase = plan.phase("prefill")
        asked.append(phase.tp)
        return phase.tp if phase.tp > 1 else 100 * phase.dp

    tables = Tables()
    for tp, dp in ((2, 2), (4, 2), (1, 2), (2, 3), (4, 5), (2, 3), (1, 2), (1, 3)):
        said = tp if tp > 1 else 100 * dp
        assert taken(tables, first, None, plan_of({"tp": tp, "dp": dp})) == said
    assert asked == [2, 4, 1, 1]


def test_what_an_inner_function_was_given_again_counts_as_read() -> None:
    inner, outer = Tables(), Tables()

    def deep(_of: object, plan: Plan) -> str:
        return plan.phase("prefill").stream

    def high(_of: object, plan: Plan) -> str:
        return taken(inner, deep, None, plan)

    assert taken(inner, deep, None, plan_of({"stream": "tokens"})) == "tokens"
    assert taken(outer, high, None, plan_of({"stream": "tokens"})) == "tokens"
    assert taken(outer, high, None, plan_of({"stream": "hidden"})) == "hidden"


def test_whoever_compares_or_hashes_a_section_reads_all_of_it() -> None:
    plan, reader = read_of(PLAIN)
    phase = plan.phase("prefill")
    assert hash(phase.ffn) == hash(PLAIN.phase("prefill").ffn)
    assert phase.attention == PLAIN.phase("prefill").attention
    assert PLAIN.phase("prefill").cache == phase.cache
    whole = {("prefill", "ffn"), ("prefill", "attention"), ("prefill", "cache")}
    assert reader.now == whole
    assert plan == PLAIN
    assert reader.now == {*whole, (None, "")}


def test_a_plan_with_another_workload_notes_the_rest() -> None:
    plan, reader = read_of(PLAIN)
    other = plan.with_(workload=Workload(batch=2, prompt=4, steps=1))
    assert other.workload.prompt == 4
    assert other.phase("decode").tp == 4
    assert reader.now == {("decode", "tp")}
    assert other.with_(tp=8).phase("prefill").tp == 8
    assert (None, "") in reader.now


def test_the_inside_of_a_module_is_read_where_it_came_from() -> None:
    plan, reader = read_of(plan_of({"tp": 2, "dp": 2, "ffn": {"over": ["dp", "tp"]}}))
    ctx = Context(GATED, plan, "prefill", plan.phase("prefill"), GATED.kinds[0])
    assert ctx.inside("ffn").phase.tp == 4
    assert {("prefill", "ffn.over"), ("prefill", "tp"), ("prefill", "dp")} <= reader.now
    assert reader_of(ctx.phase) is reader
    assert in_silence(ctx.phase) is in_silence(plan).phase("prefill")


def test_nothing_is_read_behind_the_back_of_a_key() -> None:
    kept: list[Plan] = []

    def keeps(_of: object, plan: Plan) -> int:
        kept.append(plan)
        return 0

    taken(Tables(), keeps, None, PLAIN)
    with pytest.raises(RuntimeError, match="nobody listens"):
        _ = kept[0].handoff.cache


def test_a_function_that_raises_is_asked_again() -> None:
    def fails(_of: object, plan: Plan) -> int:
        raise ValueError(plan.phase("prefill").tp)

    tables = Tables()
    for _ in range(2):
        with pytest.raises(ValueError, match="2"):
            taken(tables, fails, None, PLAIN)


def test_who_decides_one_plan_keeps_nothing() -> None:
    asked, tables = Asked(), Tables()
    with made_once():
        for _ in range(2):
            assert taken(tables, asked.degree, None, PLAIN) == 4
    assert (asked.often, tables) == (2, {})
    taken(tables, asked.degree, None, PLAIN)
    assert tables


def test_no_more_is_kept_than_so_many_answers() -> None:
    tables, asked = Tables(), Asked()
    for number in range(MOST + 2):
        taken(tables, asked.degree, None, PLAIN, (), (number,))
    (table,) = tables.values()
    assert len(table.now.known) <= MOST


def test_each_field_is_what_it_is_and_is_noted() -> None:
    plan, reader = read_of(PLAIN)

    def walk(real: Section, noted: Section, root: PhaseName | None, at: str) -> None:
        assert isinstance(noted, type(real))
        for name in type(real).own_fields:
            value, found = getattr(real, name), getattr(noted, name)
            path = f"{at}.{name}" if at else name
            if isinstance(value, Section) and not isinstance(value, Phase):
                walk(value, found, root, path)
            else:
                assert found == value
                assert (root, path) in reader.now

    walk(PLAIN, plan, None, "")
    for name in PHASES:
        walk(PLAIN.phase(name), plan.phase(name), name, "")
    assert (plan.layout, plan.deals, plan.sections) == (PLAIN.layout, PLAIN.deals, PLAIN.sections)


def every_path(section: Section, root: PhaseName | None, at: str = "") -> Iterator[Path]:
    """Each field, the section as a whole, and what is worked out of it."""
    yield root, at
    for name in (*type(section).own_fields, *WORKED_OUT):
        value, path = getattr(section, name, None), f"{at}.{name}".lstrip(".")
        if isinstance(value, Section) and not isinstance(value, Phase):
            yield from every_path(value, root, path)
        elif hasattr(section, name):
            yield root, path


def test_a_row_has_each_field_as_its_plan_has_it() -> None:
    roots: dict[PhaseName | None, Section] = {None: Plan(), **dict.fromkeys(PHASES, Phase())}
    paths = {path for root, section in roots.items() for path in every_path(section, root)}
    fields = Fields()
    for root in roots:
        pick = fields.picking(root, paths)
        assert pick is not None
        assert pick(range(len(fields.usual[root]))) == (*range(len(fields.usual[root])),)
    assert fields.numbers.keys() == paths
    for written in WRITTEN:
        plan = plan_of(written)
        rows = {name: fields.row_of(name, plan if name is None else plan.phase(name))
                for name in roots}  # fmt: skip
        for (root, path), number in fields.numbers.items():
            of = plan if root is None else plan.phase(root)
            assert rows[root][number] == in_row(attrgetter(path)(of) if path else of), path


def test_phases_that_write_the_same_are_one_object_and_others_are_not() -> None:
    cells = [
        cell_of(plan_of(each).phase(name)) for _ in "ab" for each in WRITTEN for name in PHASES
    ]
    half = len(cells) // 2
    assert cells[:half] == cells[half:]
    phases = [plan_of(each).phase(name) for each in WRITTEN for name in PHASES]
    for one, first in zip(cells, phases, strict=False):
        for other, second in zip(cells, phases, strict=False):
            assert (one == other) == (first.written == second.written and first == second)


def test_phases_are_picked_alike_where_they_are_equal_in_what_is_read() -> None:
    pick = Pick("decode", {("decode", "tp"), ("decode", "attention.heads"), ("prefill", "pp")})

    def picked(written: dict[str, object]) -> object:
        cell, degrees = cell_of(plan_of(written).phase("decode"))
        assert pick.degrees is not None
        return pick.of(cell), pick.degrees(degrees)

    assert picked({"tp": 4, "pp": 2}) == picked({"pp": 4, "decode": {"tp": 4}})
    assert picked({"tp": 4}) != picked({"tp": 2})
    assert picked({"tp": 4}) == picked({"tp": 4, "attention": {"heads": "even"}})
    assert picked({"tp": 4}) != picked({"tp": 4, "attention": {"heads": "balanced"}})


def test_who_looks_at_all_of_a_phase_sees_its_degrees() -> None:
    pick = Pick("decode", {("decode", "")})
    cell, degrees = cell_of(plan_of({"tp": 4, "dp": 2}).phase("decode"))
    assert pick.degrees is not None
    assert pick.degrees(degrees) == (2, 1, 1, 4, 1)
    other = cell_of(plan_of({"tp": 2, "dp": 2}).phase("decode"))
    assert other[0] is cell
    assert pick.degrees(other[1]) != pick.degrees(degrees)


def test_a_plan_with_another_workload_is_asked_by_it() -> None:
    def asked(_of: object, plan: Plan) -> object:
        return plan.workload.batch, plan.phase("decode").tp, plan.sections

    tables, size = Tables(), Workload(batch=3, steps=1)
    for written in WRITTEN:
        plan = plan_of(written)
        other = plan.with_(workload=size)
        for each in (plan, other, other.with_(workload=Workload())):
            assert taken(tables, asked, None, each) == asked(None, each)


WRITTEN: tuple[dict[str, object], ...] = (
    {},
    {"tp": 4, "sp": 2, "decode": {"tp": 2, "sp": 4, "sequence": {"layout": "keys"}}},
    {"tp": 2, "workload": {"batch": 2}, "handoff": {"cache": "stays"},
     "attention": {"out": {"collective": "none"}, "heads": "balanced"},
     "decode": {"attention": {"heads": [3, 1]}}},
    {"dp": 2, "ep": 2, "moe": {"router": {"choose": "own"}, "shared": {"over": ["dp", "tp"]}},
     "edits": [{"drop": "head.logits"}]},
)  # fmt: skip


def test_equal_cuts_are_one_object_in_rows() -> None:
    one, other = (plan_of({"tp": 2, "ffn": {"width": [5, 3]}}).ffn.width for _ in range(2))
    assert one is not other
    assert in_row(one) is in_row(other)
    assert in_row(one) is not in_row(named_cut("even"))


class Declined(Given):
    """Nothing is given for this degree."""

    def __init__(self, tp: int) -> None:
        self.tp = tp
        super().__init__(f"tp {tp}")


def test_an_answer_that_is_raised_is_kept_as_any_other() -> None:
    often: list[int] = []

    def declines(_of: object, plan: Plan) -> int:
        often.append(1)
        raise Declined(plan.phase("decode").tp)

    tables = Tables()
    for pp in (1, 2, 4):
        with pytest.raises(Declined, match="tp 4") as found:
            taken(tables, declines, None, plan_of({"pp": pp, "tp": 4}))
        assert found.value.tp == 4
    assert len(often) == 1
    with pytest.raises(Declined, match="tp 8"):
        taken(tables, declines, None, plan_of({"tp": 8}))


def test_who_asks_for_an_answer_that_is_raised_has_read_what_it_rests_on() -> None:
    def declines(_of: object, plan: Plan) -> int:
        raise Declined(plan.phase("decode").tp)

    def asks(_of: object, plan: Plan) -> int:
        try:
            return taken(tables, declines, None, plan)
        except Declined as answer:
            return answer.tp

    tables = Tables()
    for tp in (2, 4, 2, 4):
        assert taken(tables, asks, None, plan_of({"tp": tp})) == tp
