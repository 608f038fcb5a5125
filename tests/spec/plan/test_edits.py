"""Edits as they are written: one action each, and every mistake told with its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.errors import InputErrors
from shardproof.spec.plan.edits import Edit, Table, plain_edit
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of, read_plan
from shardproof.spec.source.read import read_text
from tests.spec.plan.plans import edits


def read(*lines: str) -> Plan:
    text = "\n".join(["tp: 2", "edits:", *(f"  - {line}" for line in lines)])
    return read_plan(read_text(text, "plan.yaml"))


def refused(*lines: str) -> tuple[str, int, str]:
    """Message, line and help of the first error."""
    with pytest.raises(InputErrors) as caught:
        read(*lines)
    first = caught.value.errors[0]
    assert first.code == "PLAN-EDIT"
    assert first.place is not None
    return first.message, first.place.line, first.help


class TestReading:
    def test_an_edit_says_its_ranks_and_steps(self) -> None:
        [edit] = read("{drop: a.b, ranks: {tp: 1, dp: [0, 1]}, steps: [2], phase: decode}").edits
        assert edit == Edit(
            "drop", "a.b", phase="decode", ranks=(("tp", (1,)), ("dp", (0, 1))), steps=(2,)
        )

    def test_other_keys_are_about_the_operator(self) -> None:
        [edit] = read("{change: x, map: [[0, 1], [2]], group: [tp], layers: {3: 2}}").edits
        assert edit.about == (
            ("map", ((0, 1), (2,))),
            ("group", ("tp",)),
            ("layers", Table(((3, 2),))),
        )

    @given(st.lists(edits, max_size=4))
    def test_what_is_written_reads_back(self, some: list[Edit]) -> None:
        again = plan_of({"edits": [plain_edit(edit) for edit in some]}).edits
        assert list(again) == some


class TestRefusals:
    def test_no_action(self) -> None:
        assert refused("{dorp: x}") == ("edits[0] has no action", 3, "did you mean drop?")
        assert refused("{remove: x}")[2] == "did you mean drop?"
        assert refused("{add: all_reduce, of: x}")[2] == "did you mean insert?"

    def test_two_actions(self) -> None:
        message, line, _ = refused("{drop: x}", "{drop: x, move: y}")
        assert (message, line) == ("edits[1] does drop and move at once", 4)

    @pytest.mark.parametrize(
        ("line", "message"),
        [
            ("{move: x}", "move needs `after`"),
            ("{insert: all_reduce}", "insert needs `of`"),
            ("{swap: x}", "swap needs `with`"),
            ("{drop: x, as: y}", "drop cannot say `as`"),
            ("{drop: x, group: [tp]}", "drop cannot say `group`"),
            ("{drop: 3}", "edits[0].drop is not a name"),
            ("{drop: x, ranks: {ep: 1}}", "edits[0].ranks names no ranks"),
            ("{drop: x, ranks: {}}", "edits[0].ranks names no ranks"),
            ("{drop: x, ranks: {tp: -1}}", "edits[0].ranks is not a whole number"),
            ("{drop: x, phase: handoff}", "edits[0].phase is not a phase"),
            ("{change: x, by: {a: 1}}", "edits[0].by is nothing that an operator is about"),
            ("{change: x, by: [[[1]]]}", "edits[0].by is nothing that an operator is about"),
            ("{change: x, by: 1.5}", "edits[0].by is nothing that an operator is about"),
            ("3", "edits[0] is not an edit"),
        ],
    )
    def test_what_makes_no_sense(self, line: str, message: str) -> None:
        assert refused(line)[:2] == (message, 3)

    def test_too_many(self) -> None:
        assert "edits has 65 edits" in refused(*["{drop: x}"] * 65)[0]
