"""Lines of the user's own files, on a page."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.reports.html.markup import Html, element, lines
from shardproof.reports.terminal import Lines, Page, excerpt
from shardproof.spec.plan.locate import Spot


def excerpted(spots: Sequence[Spot], files: Lines) -> Html:
    """Some places of one file, each with its line."""
    page = Page(88)
    told = [line for spot in spots for line in excerpt(spot.place, spot.field, page, files)]
    where = next((f"excerpt of {spot.place.file}" for spot in spots if spot.place), "the plan")
    return element("pre", lines("\n".join(told)), class_="src", tabindex="0", role="region",
                   aria_label=where)  # fmt: skip
