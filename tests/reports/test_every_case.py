"""Every plan that the cases have is drawn and reported; of legal ones no weight lacks an index."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.api import load
from shardproof.reports.html.parts import Report
from shardproof.reports.html.verdict import report
from shardproof.reports.pictures.gather import picture
from shardproof.reports.pictures.text import picture_text
from shardproof.reports.pictures.timeline import timeline, timeline_text
from shardproof.spec.errors import InputErrors
from tests.reports.html.test_page import page
from tests.tiers import sampled

CASES = Path(__file__).parents[1] / "cases"
FILES = sorted(CASES.rglob("*.yaml"))
STOPS = [file for file in FILES if file.name.startswith("Q07-")][:4]
"""A section of which nothing is known but the operator that fails."""


@pytest.mark.parametrize("file", sampled(FILES, every=64, also=STOPS), ids=lambda file: file.stem)
def test_it_is_drawn(file: Path) -> None:
    try:
        verdict = load(str(file))
    except InputErrors:
        return
    told = page(report([verdict], Report("0")))
    ids = [attributes["id"] for _, attributes in told.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    found = picture(verdict.model, verdict.plan)
    text = picture_text(found, every=True)
    schedule = timeline(verdict.model, verdict.plan)
    lines = [*text.splitlines(), *(timeline_text(schedule).splitlines() if schedule else ())]
    assert max(map(len, lines)) <= 80
    weights = [t for phase in found.phases for each in phase.sections for t in each.weights]
    if verdict.legal:
        assert not any(each.unowned for tensor in weights for each in tensor.maps)
