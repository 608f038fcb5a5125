"""One change of a YAML text, in the place where it belongs, and nothing else touched."""

from __future__ import annotations

import re

from shardproof.proofs.nearest.change import Change
from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.plan.write import inline
from shardproof.spec.source.node import Node, Plain
from shardproof.spec.source.read import read_text

_PLAIN = re.compile(r"(?:[^\s#,{}\[\]]|(?<=\S)#|[ \t]+(?=[^\s#,{}\[\]]))+")
_QUOTED = re.compile(r"'(?:[^']|'')*'|\"(?:[^\"\\]|\\.)*\"")


def spliced(text: str, change: Change, name: str) -> str | None:
    """`text` with the change; None where it would take more than one piece of a line."""
    if change.dropped:
        return None
    try:
        node = read_text(text, name)
    except InputErrors:
        return None
    *parts, last = change.path.split(".")
    for number, part in enumerate(parts):
        if not isinstance(node.value, dict) or part not in node.value:
            return _added(text, node, part, _nested([*parts[number + 1 :], last], change.after))
        node = node.value[part][1]
    if not isinstance(node.value, dict):
        return None
    if last not in node.value:
        return _added(text, node, last, change.after)
    return _replaced(text, node.value[last][1], change.after)


def _nested(names: list[str], value: Plain) -> Plain:
    for name in reversed(names):
        value = {name: value}
    return value


def _offset(text: str, place: Place) -> int:
    start = 0
    for _ in range(place.line - 1):
        start = text.index("\n", start) + 1
    return start + place.column - 1


def _replaced(text: str, node: Node, value: Plain) -> str | None:
    """Another value in the place of one that stands on a line."""
    start = _offset(text, node.place)
    end = _end(text, start)
    if end is None or "\n" in text[start:end]:
        return None
    return f"{text[:start]}{inline(value)}{text[end:]}"


def _end(text: str, start: int) -> int | None:
    """Where the value that starts there ends."""
    first = text[start : start + 1]
    if first in ("{", "["):
        depth, at = 0, start
        while at < len(text):
            if text[at] in "\"'" and (quoted := _QUOTED.match(text, at)):
                at = quoted.end()
                continue
            depth += (text[at] in "{[") - (text[at] in "}]")
            at += 1
            if depth == 0:
                return at
        return None
    found = (_QUOTED if first in ("'", '"') else _PLAIN).match(text, start)
    return found.end() if found else None


def _added(text: str, parent: Node, key: str, value: Plain) -> str | None:
    """A new entry: the first of its mapping, but at the top of the file the last."""
    entry = f"{key}: {inline(value)}"
    start = _offset(text, parent.place)
    entries = parent.value
    if not isinstance(entries, dict) or not entries:
        return None
    if text[start : start + 1] == "{":
        return f"{text[: start + 1]}{entry}, {text[start + 1 :].lstrip(' ')}"
    first = min(at for at, _ in entries.values())
    line = _offset(text, Place(first.file, first.line, 1))
    indent = text[line : line + first.column - 1]
    if indent.strip(" "):
        return None
    if not indent:
        return f"{text}{'' if text.endswith(chr(10)) else chr(10)}{entry}\n"
    return f"{text[:line]}{indent}{entry}\n{text[line:]}"
