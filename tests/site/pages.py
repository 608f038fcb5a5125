"""The pages of the site: an index, and each published table."""

from __future__ import annotations

import re
from collections.abc import Mapping

from markdown_it import MarkdownIt

from shardproof import __version__
from shardproof.reports.html.document import document
from shardproof.reports.html.markup import Html, code, element, items, lines, text
from tests.site.headlines import PUBLISHED, Headline, headlines
from tests.site.verdicts import SHOWN

_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
_LINK = re.compile(r'<a href="([^"]*)">(.*?)</a>', re.DOTALL)


def tables() -> dict[str, str]:
    """Each published table in Markdown, by its name."""
    return {file.stem: file.read_text("utf-8") for file in sorted(PUBLISHED.glob("*.md"))}


def title_of(markdown: str) -> str:
    found = _TITLE.search(markdown)
    return "" if found is None else found[1]


def table_page(name: str, markdown: str) -> Html:
    body = (
        MarkdownIt("commonmark", {"html": False})
        .enable("table")
        .render(_TITLE.sub("", markdown, count=1))
    )
    body = body.replace("<table>", '<div class="wide" tabindex="0" role="region" '
                        f'aria-label="{text(title_of(markdown))}"><table>')  # fmt: skip
    body = body.replace("</table>", "</table></div>")
    back = element("p", '<a href="index.html">All that is published</a>')
    head = element("h1", text(title_of(markdown))) + back
    return document(f"{title_of(markdown)} · shardproof", head, [(name, "Table", _linked(body))],
                    __version__)  # fmt: skip


def _linked(body: Html) -> Html:
    """Links to other tables go to their pages; files of the repository are named, not linked."""

    def link(found: re.Match[str]) -> Html:
        to, inner = found[1], found[2]
        if to.startswith(("https://", "http://")):
            return found[0]
        if "/" not in to and to.endswith(".md"):
            return f'<a href="{to.removesuffix(".md")}.html">{inner}</a>'
        return inner

    return _LINK.sub(link, body)


def _headline(told: Headline) -> Html:
    number = element("strong", text(told.number))
    says = text(told.says.replace("`", ""))
    return f'{number} <a href="{told.file.removesuffix(".md")}.html">{says}</a>'


def index(words: Mapping[str, str], made: Mapping[str, bytes]) -> Html:
    """What there is, and the verdicts by `words`."""
    every = tables()
    listed = items("ul", (f'<a href="{name}.html">{text(title_of(every[name]))}</a>'
                          for name in every))  # fmt: skip
    rows = "".join(
        element(
            "tr",
            element("td", text(one.model)),
            element("td", element("pre", lines(one.plan))),
            element("td", element("span", text(words[name]), class_=f"word {words[name]}")),
            element("td", f'<a href="{name}.html">report</a>, '
                          f'<a href="{name}.certificate.json">certificate</a> '
                          f'({len(made[f"{name}.certificate.json"]) // 1024 + 1} kB)'),
            element("td", text(one.about)),
        )
        for name, one in SHOWN.items()
    )  # fmt: skip
    heads = element("tr", *(element("th", text(each), scope="col") for each in
                            ("model", "plan", "verdict", "", "what to see")))  # fmt: skip
    verdicts = element("table", element("thead", heads), element("tbody", rows))
    wide = element("div", verdicts, class_="wide", tabindex="0", role="region",
                   aria_label="verdicts")  # fmt: skip
    numbers = items("ul", map(_headline, headlines()))
    how = element("p", "A certificate is checked by ", code("shardproof verify FILE"),
                  " or by the one file that ", code("shardproof checker"), " prints.")  # fmt: skip
    head = element("h1", "What shardproof publishes") + element(
        "p", "Every number here is written by a command and compared by a test."
    )
    parts = [
        ("numbers", "In numbers", numbers),
        ("verdicts", "Verdicts of known models", wide + how),
        ("tables", "Tables", listed),
    ]
    return document("shardproof: what is published", head, parts, __version__)
