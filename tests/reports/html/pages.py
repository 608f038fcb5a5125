"""Pages as tests read them: whatever a browser would see of one."""

from __future__ import annotations

import re
import shlex
from html.parser import HTMLParser
from pathlib import Path

from tests.front.running import Shell

VOID = {"meta", "link", "br", "rect"}
NASTY = "<script>alert(1)</script>\"'&<img src=x onerror=alert(2)>"
HIDDEN = "\u202eevil\u2066\x1b[31m\x07\u200b"


class Page(HTMLParser):
    """Whatever a browser would see: elements, ids, links, text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {key: value or "" for key, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {key: value or "" for key, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attrs for name, attrs in self.tags if name == tag]


def page(text: str) -> Page:
    found = Page(text)
    assert not found.open
    return found


def checked(shell: Shell, *words: str | Path, code: int) -> Page:
    done = shell(*words, "--format", "html")
    assert (done.code, done.err) == (code, "")
    return page(done.out)


def told_again(found: Page) -> list[list[str]]:
    """The commands at the end of a page, as words behind the program's name."""
    end = found.text[found.text.rindex("Check it again") : found.text.rindex("Written by")]
    return [shlex.split(each)[1:] for each in re.findall("shardproof .*", end)]


def harmless(told: str) -> None:
    found = page(told)
    assert not found.all("img")
    assert not found.all("b")
    assert len(found.all("script")) == 1
    assert not any(key.startswith("on") for _, attrs in found.tags for key in attrs)
    assert not re.search("[\u202a-\u202e\u2066-\u2069\x00-\x08\x0b-\x1f\x7f\u200b]", told)
