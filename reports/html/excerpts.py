"""Lines of the user's own files, on a page."""

from __future__ import annotations

from shardproof.reports.html.markup import Html, element, lines
from shardproof.reports.terminal import Lines, Page, excerpt
from shardproof.spec.plan.locate import Spot


def excerpted(spot: Spot, files: Lines) -> Html:
    told = excerpt(spot.place, spot.field, Page(88), files)
    where = f"excerpt of {spot.place.file}" if spot.place else "the plan"
    return element("pre", lines("\n".join(told)), class_="src", tabindex="0", role="region",
                   aria_label=where)  # fmt: skip
