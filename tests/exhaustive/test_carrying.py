"""Chunks from before a change are taken over where their plans leave its field out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from tests.exhaustive.campaign import Order, run
from tests.exhaustive.carrying import carried, touches
from tests.exhaustive.journal import Journal, Line
from tests.exhaustive.sources import order_of
from tests.exhaustive.summary import fresh, summary
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import Chunk, plan_of, stamp
from tests.exhaustive.wanted import Wanted

FIELD, OTHER, BEFORE = "decode.draft.token", "ffn.up.collective", "of before"
WANTED = {"embedding": Wanted(300)}


def earlier(lines: Iterator[Line]) -> list[Line]:
    """Lines as the code before a change has written them."""
    return [
        {**line, "code": BEFORE, "universe": stamp(UNIVERSES[line["module"]], BEFORE)}
        for line in lines
    ]


def test_what_leaves_a_field_out_counts_as_of_before(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.jsonl")
    run(Order(WANTED), journal)
    before = earlier(journal.lines())
    assert not fresh(before)
    now = list(carried(before, [FIELD]))
    both = (journal.lines(), now)
    whole, again = (cast("dict[str, Any]", summary(lines, 1, WANTED)) for lines in both)
    assert again["modules"] == whole["modules"]
    written = sum(line["written"] for line in before)
    assert again["coverage"]["embedding"]["carried"] == {FIELD: {BEFORE: written}}
    assert whole["coverage"]["embedding"]["carried"] == {}
    # Over a second change it is of the first code still, and leaves the fields of both out.
    twice = summary(carried(now, [OTHER]), 1, WANTED)
    of = cast("dict[str, Any]", twice["coverage"])["embedding"]["carried"]
    assert of == {f"{FIELD}, {OTHER}": {BEFORE: written}}
    # Another universe is no part of it, and what writes the field is not carried.
    assert not list(carried([{**line, "universe": "another"} for line in before], [FIELD]))
    for field in ("embedding.split", "prefill.embedding.split"):
        assert not list(carried(before, [FIELD, field]))


def test_every_plan_that_says_more_of_the_field_is_in_a_product_that_touches_it() -> None:
    touched = {True: 0, False: 0}
    products = {each.product: each for each in order_of("attention") if isinstance(each, Chunk)}
    for chunk in products.values():
        said = any(
            plan_of(chunk.written(number)).phase("decode").draft.reads_last
            for number in chunk.plans[:40]
        )
        assert touches(chunk, FIELD) or not said
        touched[touches(chunk, FIELD)] += 1
    assert min(touched.values()) > 0


def test_a_field_may_be_of_the_whole_plan() -> None:
    chunks = [each for each in order_of("kv_cache") if isinstance(each, Chunk)]
    products = [*{each.product: each for each in chunks}.values()]
    storage = {touches(chunk, "handoff.storage") for chunk in products}
    assert storage == {True, False}
    assert not any(touches(chunk, "edits") for chunk in products)
