"""Patterns of module names, as files of quantised weights write them.

Three ways are about: a name (a whole path, or its beginning, or one part of it), a name with
asterisks, and a regular expression behind `re:`. Paths are compared from `layers.` on, for what
stands before it differs from file to file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from shardproof.spec.record import dataclass
from shardproof.spec.seldom import seldom

LONGEST, MOST_STARS = 200, 4
"""Of a regular expression: a file is not to be trusted with more."""
_AGAIN = seldom(r"[+*?}\])][+*{]|\(\?")
_BEFORE = ("", "model.", "language_model.model.", "model.language_model.")


_LAYER = seldom(r"layers\.(\d+)(?:\.|$)")


@dataclass(frozen=True, slots=True)
class Patterns:
    """What a file says of modules by name; files name tens of thousands, layer by layer."""

    of_layer: Mapping[str, tuple[str, ...]]
    """By the layer's number, those of its modules alone."""
    of_all: tuple[str, ...]
    regular: tuple[re.Pattern[str], ...]

    def matches(self, name: str) -> bool:
        """Whether one is of the module of this path, which begins with `layers.`."""
        layer = name.split(".", 2)[1]
        if any(_matches(each, name) for each in self.of_layer.get(layer, ())):
            return True
        if any(_matches(each, name) for each in self.of_all):
            return True
        return any(each.match(before + name) for each in self.regular for before in _BEFORE)


def patterns(texts: Iterable[str]) -> Patterns:
    of_layer: dict[str, list[str]] = {}
    of_all: list[str] = []
    regular: list[re.Pattern[str]] = []
    for text in dict.fromkeys(texts):
        if text.startswith("re:"):
            found = _compiled(text.removeprefix("re:"))
            regular += [found] if found is not None else []
            continue
        name = text[text.index("layers.") :] if "layers." in text else text
        layer = _LAYER.match(name)
        (of_layer.setdefault(layer[1], []) if layer else of_all).append(name)
    return Patterns({at: tuple(each) for at, each in of_layer.items()}, tuple(of_all),
                    tuple(regular))  # fmt: skip


def _matches(text: str, name: str) -> bool:
    if text.endswith("*") and "*" not in text[:-1] and text.startswith("layers."):
        return name.startswith(text[:-1])
    if "*" in text:
        from fnmatch import fnmatchcase  # few patterns have one

        return text == "*" or any(fnmatchcase(before + name, text) for before in _BEFORE)
    if "." in text:
        return name == text or name.startswith(f"{text}.")
    return text in name.split(".")


@lru_cache(maxsize=1 << 10)
def _compiled(text: str) -> re.Pattern[str] | None:
    """None of one that might take for ever, which then matches nothing."""
    if len(text) > LONGEST or text.count("*") + text.count("+") > MOST_STARS:
        return None
    if _AGAIN.search(text.replace("\\.", "")):
        return None
    try:
        return re.compile(text)
    except re.error:
        return None
