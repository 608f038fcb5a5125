"""What a sweep came to: cases by model, decider and word, and where deciders disagree."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shardproof.reports.printable import clean
from shardproof.sweeps.deciding import DECIDERS, contradict

WORDS = ("legal", "illegal", "unknown", "not run", "disagreement", "crashed")
MOST_SHOWN = 5


@dataclass(frozen=True, slots=True)
class Count:
    """Cases of one model on which a decider said so."""

    model: str
    by: str
    words: tuple[int, ...]
    """One number for each of `WORDS`."""


@dataclass(frozen=True, slots=True)
class Parted:
    """A case on which deciders disagree, or that one has not outlived."""

    number: int
    model: str
    plan: str
    choice: str
    said: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """A case that is no plan, and why."""

    plan: str
    choice: str
    why: str


@dataclass(frozen=True, slots=True)
class Summary:
    cases: int
    no_plan: int
    """Of these, how many are no plan at all: degrees that do not multiply, an error in a file."""
    unread: int
    """How many of these are plans of files, and no choice of an open one."""
    counts: tuple[Count, ...]
    parted: int
    shown: tuple[Parted, ...]
    """The first of them."""
    wrong: tuple[Wrong, ...]
    """The first of what is no plan."""

    def words(self, word: str) -> int:
        at = WORDS.index(word)
        return sum(count.words[at] for count in self.counts)


def summary(db: sqlite3.Connection) -> Summary:
    [cases] = db.execute("select count(*) from cases").fetchone()
    [no_plan] = db.execute("select count(*) from cases where error != ''").fetchone()
    [unread] = db.execute("select count(*) from cases where error != '' and choice = ''").fetchone()
    found: dict[tuple[str, str], dict[str, int]] = {}
    for model, by, word, count in db.execute(
        "select model, decider, word, count(*) from cases join words using (id) "
        "group by model, decider, word"
    ):
        found.setdefault((model, by), {})[word] = count
    counts = tuple(
        Count(model, by, tuple(words.get(word, 0) for word in WORDS))
        for (model, by), words in sorted(found.items(), key=_order)
    )
    parted, shown = 0, list[Parted]()
    for each in _suspects(db):
        parted += 1
        if len(shown) < MOST_SHOWN:
            shown.append(each)
    wrong = tuple(
        Wrong(*row)
        for row in db.execute(
            "select plan, choice, error from cases where error != '' "
            "order by choice != '', id limit ?",
            (MOST_SHOWN,),
        )
    )
    return Summary(cases, no_plan, unread, counts, parted, tuple(shown), wrong)


def _order(found: tuple[tuple[str, str], object]) -> tuple[str, int]:
    (model, by), _ = found
    return model, list(DECIDERS).index(by)


def _suspects(db: sqlite3.Connection) -> Iterator[Parted]:
    """Cases on which not all say the same, and those among them that contradict each other."""
    for number, model, plan, choice in db.execute(
        "select id, model, plan, choice from cases where id in (select id from words group by id "
        "having count(distinct word) > 1 or max(word in ('disagreement', 'crashed'))) order by id"
    ):
        said = tuple(
            db.execute("select decider, word, why from words where id = ?", (number,)).fetchall()
        )
        if contradict({by: word for by, word, _ in said}):
            yield Parted(number, model, plan, choice, said)


def summary_text(found: Summary) -> str:
    """The table at the end."""
    words = [word for at, word in enumerate(WORDS) if any(c.words[at] for c in found.counts)]
    head = ["model", "decider", *words]
    rows = [
        [clean(count.model), count.by, *(f"{count.words[WORDS.index(w)]:,}" for w in words)]
        for count in found.counts
    ]
    out = list(_columns([head, *rows])) if rows else []
    many = f"{found.cases:,} cases" if found.cases != 1 else "1 case"
    out.append(f"{many}, of which {found.no_plan:,} are no plan" if found.no_plan else many)
    for each in found.wrong:
        out.append(f"  {_named(each.plan, each.choice)}: {clean(each.why)}")
    if len(found.wrong) < found.no_plan:
        out.append(f"  and {found.no_plan - len(found.wrong):,} more")
    if found.parted:
        out.append(f"disagreements: {found.parted:,}, the first of them")
        for each in found.shown:
            out.append(f"  {clean(each.model)}, {_named(each.plan, each.choice)}")
            out += [f"    {by}: {word} {clean(why)}".rstrip() for by, word, why in each.said]
    return "\n".join(out)


def _named(plan: str, choice: str) -> str:
    return clean(f"{plan} ({choice})" if choice else plan)


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Words to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if at < 2 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def summary_data(found: Summary, output: str | None, left_out: Sequence[str]) -> dict[str, object]:
    """For a program."""
    return {
        "version": 1,
        "cases": found.cases,
        "no_plan": found.no_plan,
        "counts": [
            {
                "model": count.model,
                "decider": count.by,
                "words": {
                    word.replace(" ", "_"): number
                    for word, number in zip(WORDS, count.words, strict=True)
                },
            }
            for count in found.counts
        ],
        "disagreements": found.parted,
        "shown": [
            {
                "case": each.number,
                "model": each.model,
                "plan": each.plan,
                "choice": each.choice,
                "said": [{"decider": b, "word": w, "why": y} for b, w, y in each.said],
            }
            for each in found.shown
        ],
        "wrong": [
            {"plan": each.plan, "choice": each.choice, "why": each.why} for each in found.wrong
        ],
        "output": output,
        "left_out": list(left_out),
    }
