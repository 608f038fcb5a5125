"""Verdicts and errors a line each, as editors and problem matchers read them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardproof.reports.printable import clean
from shardproof.spec.errors import InputError, Place
from shardproof.spec.verdict import Verdict


def verdict_lines(verdict: Verdict) -> Iterator[str]:
    """`FILE:LINE:COLUMN: illegal[CODE] message`, for each reason; else the word and why."""
    name = verdict.source.name or "plan"
    for reason, spot, fix in zip(verdict.reasons, verdict.spots, verdict.remedies, strict=True):
        first = fix.partition("\n")[0]
        said = f"illegal[{reason.clause.code}] {reason.message}; try: {first}"
        yield _line(spot.place, name, said)
    if verdict.shown is not None:
        yield _line(None, name, f"illegal: {verdict.shown.kind}: {verdict.shown.says}")
    for why in verdict.unknown:
        yield _line(None, name, f"unknown: {why}")
    if verdict.word == "legal":
        yield _line(None, name, "legal")


def error_lines(errors: Sequence[InputError]) -> Iterator[str]:
    """`FILE:LINE:COLUMN: error[CODE] message`, for each."""
    for error in errors:
        told = f"error[{error.code}] {error.message}" + (f"; {error.help}" if error.help else "")
        yield _line(error.place, "", told)


def _line(place: Place | None, name: str, said: str) -> str:
    where = str(place) if place is not None and place.file else name
    return clean(" ".join(f"{where}: {said}".split()) if where else said)
