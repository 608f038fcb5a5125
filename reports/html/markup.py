"""The few ways in which anything gets into a page: all text passes through `text`."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from shardproof.reports.printable import clean

Html = str
"""Markup that is well formed; what is no markup yet is made so by `text`."""

_GLUE = "\N{NO-BREAK SPACE}"


def text(value: object) -> Html:
    """What anybody wrote, as text: no markup, and each sign that does not print as its escape."""
    told = _GLUE.join(map(clean, str(value).split(_GLUE)))
    return escape(told, quote=True)


def lines(value: str) -> Html:
    """Several lines, for a `pre`."""
    return "\n".join(map(text, value.split("\n")))


def element(name: str, *inner: Html, **attributes: str | bool) -> Html:
    """An element; `class_` is the attribute `class`, and `aria_label` is `aria-label`."""
    told = "".join(
        f" {key.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{text(value)}"')
        for key, value in attributes.items()
        if value is not False
    )
    return f"<{name}{told}>{''.join(inner)}</{name}>"


def items(name: str, every: Iterable[Html], **attributes: str | bool) -> Html:
    """A list, `ul` or `ol`, of which each item is given."""
    return element(name, *(element("li", each) for each in every), **attributes)


def code(value: object) -> Html:
    return element("code", text(value))


def opened(summary: Html, *inner: Html, is_open: bool = False, **attributes: str | bool) -> Html:
    """What opens with a click, a key, or without any script."""
    return element("details", element("summary", summary), *inner, open=is_open, **attributes)


def scrolled(label: str, inner: Html) -> Html:
    """What may be wider than a page: a region that the keyboard scrolls."""
    return element("div", inner, class_="wide", role="region", tabindex="0", aria_label=label)
