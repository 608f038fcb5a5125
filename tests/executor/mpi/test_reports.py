"""Which ranks can still go on, and what is said when none can."""

from __future__ import annotations

import json

from shardproof.executor.mpi.reports import Report, alive, fault_of, report_of, waits_at
from shardproof.executor.run.state.faults import Key, Refused, Stuck

A: Key = (0, 0, 0, 0)
B: Key = (0, 0, 0, 1)
C: Key = (0, 0, 0, 2)


def waiting(rank: Key, op: str, on: int, *, sent: int = 0, visit: int = 0) -> Report:
    """A rank that waits in a meeting of A and B; `sent` messages went to process 0."""
    return Report(
        "waiting",
        waits_at(0, visit),
        op,
        rank,
        (A, B),
        absent=((A, B, C)[on],),
        missing=((on, "meet", 0),),
        sent=((0, "meet", sent),),
    )


def test_a_report_arrives_as_it_was_sent() -> None:
    report = waiting(A, "x", 1, sent=2)
    assert report_of(json.loads(json.dumps(report.data()))) == report


class TestAlive:
    def test_ranks_that_wait_for_each_other_are_not(self) -> None:
        assert alive({0: waiting(A, "x", 1), 1: waiting(B, "y", 0)}) == set()

    def test_who_waits_for_a_message_that_was_sent_is(self) -> None:
        """Though its sender waits for it: the message is on its way."""
        assert alive({0: waiting(A, "x", 1), 1: waiting(B, "y", 0, sent=1)}) == {0, 1}

    def test_who_waits_for_one_that_runs_is(self) -> None:
        reports = {0: waiting(A, "x", 1), 1: waiting(B, "y", 2), 2: Report("running", ())}
        assert alive(reports) == {0, 1, 2}

    def test_who_waits_for_one_that_has_ended_is_not(self) -> None:
        assert alive({0: waiting(A, "x", 1), 1: Report("done", (2, 5))}) == set()


class TestFault:
    """The same is said that one process would have met first."""

    def test_nothing_where_all_are_done(self) -> None:
        assert fault_of({0: Report("done", ()), 1: Report("done", ())}) is None

    def test_the_earliest_operator_counts_and_then_the_first_rank(self) -> None:
        late, early = (0, 0, 1, 7, 0), (0, 0, 1, 3, 1)
        reports = {
            0: Report("refused", late, "late", A, (A,), "no"),
            1: Report("refused", early, "early", B, (B,), "no"),
            2: Report("refused", (*early[:4], 2), "early", C, (C,), "no"),
        }
        found = fault_of(reports)
        assert isinstance(found, Refused)
        assert (found.op, found.rank) == ("early", B)

    def test_a_refusal_comes_before_those_whom_it_leaves_waiting(self) -> None:
        reports = {0: waiting(A, "x", 1), 1: Report("refused", (0, 0, 1, 9, 1), "late", B, (), "")}
        assert isinstance(fault_of(reports), Refused)

    def test_an_earlier_visit_comes_before_a_later_refusal(self) -> None:
        reports = {0: waiting(A, "x", 1), 1: Report("refused", (0, 1, 1, 0, 1), "late", B, (), "")}
        found = fault_of(reports)
        assert isinstance(found, Stuck)
        assert (found.op, found.waiting) == ("x", (A,))
        assert "tp 1, which has ended without it" in found.absent

    def test_where_all_have_come_a_message_is_missing(self) -> None:
        found = fault_of({0: waiting(A, "x", 1), 1: waiting(B, "x", 0, sent=1)})
        assert isinstance(found, Stuck)
        assert "tp 1, which never sends it" in found.absent
