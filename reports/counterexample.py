"""A counterexample for a person: what differs in words, then the first divergence on every rank."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.executor.domains.modular import P
from shardproof.executor.domains.undefined import told
from shardproof.executor.run.outcome.first_wrong import SHARES, Inner, axes
from shardproof.executor.run.outcome.on_ranks import OnRanks
from shardproof.executor.run.outcome.outcome import Counterexample, Different
from shardproof.executor.run.outcome.reference_name import CHOSEN, READ
from shardproof.executor.run.state.faults import Key, named, place
from shardproof.reports.terminal import Page
from shardproof.spec.record import dataclass

_MOST = 8
"""Ranks that a row names, and rows that a table has."""


@dataclass(frozen=True, slots=True)
class ValueRow:
    """Who has which value of one entry of a tensor, and whether it is not the model's."""

    who: str
    value: str
    wrong: bool = False


def says(found: Counterexample) -> str:
    """What differs, where a table has the numbers; of what cannot run or is stuck, why."""
    if not isinstance(found, Different) or found.inner is None:
        return str(found)
    at = found.at
    if at.rank is None or at.found is None:
        return str(found)
    index = ", ".join(
        f"{axis} {i}" for axis, i in zip(axes(at.place.what, len(at.index)), at.index, strict=True)
    )
    what, where = str(at.place).split(" of ", 1)
    rank = named(at.rank, found.degrees)
    return f"{rank} has other {what} than the model: {where}, {index}, in {at.place.phase}"


def counterexample_text(
    found: Counterexample, page: Page, indent: str, by_value: str = ""
) -> Iterator[str]:
    """What came of it, why by value, and the values on every rank at the first divergence."""
    deep = f"{indent}  "
    yield page.wrap(f"{found.kind}: {says(found)}", indent, deep)
    if by_value:
        yield page.wrap(f"by value: {by_value}", indent, deep)
    if not isinstance(found, Different) or found.inner is None:
        return
    inner = found.inner
    seen = f", seen at {inner.seen}" if inner.seen else ""
    yield page.wrap(f"First divergence: {inner.op}{seen}", indent, deep)
    yield page.wrap(caption(inner), deep, f"{deep}  ")
    rows = value_rows(found)
    who = max(len(row.who) for row in rows)
    value = max(len(row.value) for row in rows)
    for row in rows:
        line = f"{deep}{'>' if row.wrong else ' '} {row.who:<{who}}  {row.value:>{value}}"
        yield page.paint(line, "illegal") if row.wrong else line
    if inner.right:
        yield page.wrap(f"Last match: {last_match(inner)}", indent, deep)
    if inner.path:
        names = ", ".join(op.partition(" = ")[0] for op in inner.path)
        yield page.wrap(f"Between: {names}", indent, deep)


def last_match(inner: Inner) -> str:
    return ", ".join(inner.right).replace(SHARES, " (partial sums)")


def caption(inner: Inner) -> str:
    """Which entry of which tensor a table is about."""
    if inner.tensor == READ:
        return f"the token that is read, in {inner.at}"
    if inner.tensor == CHOSEN:
        return f"the token that is chosen, in {inner.at}"
    return f"{inner.tensor}, in {inner.at}, modulo\xa0{P:,}"


def value_rows(found: Different) -> list[ValueRow]:
    """The model's value, the sum of partial sums, and what each rank has; equal ones in one row."""
    inner = found.inner
    if inner is None:
        return []
    ranks = found.ranks or OnRanks(((inner.rank, inner.found),), None)
    rows = [ValueRow("the model", told(inner.expected))]
    values = [value for _, value in ranks.each]
    partial = inner.shares or (inner.expected not in values and len({*values}) > 1)
    if partial and ranks.total is not None:
        rows.append(
            ValueRow("sum over the ranks", told(ranks.total), ranks.total != inner.expected)
        )
    alike: dict[int | None, list[Key]] = {}
    for rank, value in ranks.each:
        alike.setdefault(value, []).append(rank)
    of_sum = len(rows) > 1
    each = [
        ValueRow(
            _who(of, found.degrees),
            _value(value, inner),
            not of_sum and value != inner.expected and (value is None) == (inner.found is None),
        )
        for value, of in alike.items()
    ]
    rows += each[:_MOST]
    if len(each) > _MOST:
        rest = sum(len(of) for of in [*alike.values()][_MOST:])
        rows.append(ValueRow(f"{rest} more ranks", "others"))
    return rows


def _value(value: int | None, inner: Inner) -> str:
    if value is not None:
        return told(value)
    return "missing" if inner.found is None else "not its shard"


def _who(ranks: list[Key], degrees: Key) -> str:
    if len(ranks) == 1:
        return named(ranks[0], degrees)
    shown = [place(rank, degrees) for rank in ranks[:3]]
    more = f" and {len(ranks) - 3} more" if len(ranks) > 3 else ""
    return f"ranks {', '.join(shown)}{more}"
