"""The page around what is reported: one file, which loads nothing."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from shardproof.reports.html.markup import Html, element, items, text
from shardproof.reports.pictures.svg import STYLE

_POLICY = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    "base-uri 'none'; form-action 'none'"
)
_ICON = "data:,"
"""An empty one, or a browser asks the host of the file for it."""


def document(title: str, head: Html, parts: Sequence[tuple[str, str, Html]], version: str) -> Html:
    """A page of parts, each with its id, its heading and what stands under it."""
    links = items("ul", (f'<a href="#{name}">{text(says)}</a>' for name, says, _ in parts))
    sections = (
        element("section", element("h2", text(says), id=f"{name}-title"), inner, id=name,
                aria_labelledby=f"{name}-title")
        for name, says, inner in parts
    )  # fmt: skip
    return "".join((
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{text(_POLICY)}">',
        '<meta name="referrer" content="no-referrer">',
        f'<link rel="icon" href="{_ICON}">',
        element("title", text(title)),
        f"<style>{_own('report.css')}{STYLE}</style></head><body>",
        '<a class="skip" href="#main">Skip to the report</a>',
        element("header", head, element("nav", links, aria_label="Parts of this report")),
        '<main id="main">', *sections, "</main>",
        element("footer", element("p", f"Written by shardproof {text(version)}. ",
                                  "This file loads nothing and sends nothing.")),
        f"<script>{_own('report.js')}</script></body></html>\n",
    ))  # fmt: skip


def _own(name: str) -> str:
    return (files("shardproof.reports.html") / name).read_text("utf-8").strip()
