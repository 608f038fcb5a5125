"""A container of a manifest: its image, command, arguments and variables, and what it starts."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import replace
from pathlib import PurePosixPath

from shardproof.spec.dialects.programs import Started, image_version, is_engine, started
from shardproof.spec.dialects.words import Word, refused
from shardproof.spec.errors import InputError, Place
from shardproof.spec.source.node import Node

Entries = Mapping[str, tuple[Place, Node]]
UNSET, ELSEWHERE = "COMMAND-UNSET", "has its value from elsewhere"
_VARIABLE = re.compile(r"\$\(([A-Za-z_]\w*)\)|\$\$", re.ASCII)
_PROGRAMS = (
    "sh",
    "bash",
    "ray",
    "python",
    "python3",
    "nginx",
    "sleep",
    "tail",
    "cat",
    "lmcache_server",
)
_ENVIRONMENTS = ("env", "envs", "environment")
"""What Kubernetes, Dynamo's graphs and compose call variables."""


def entries_of(node: Node | None) -> Entries:
    """A mapping's entries; none of what is no mapping."""
    return node.value if node is not None and isinstance(node.value, dict) else {}


def child(entries: Entries, *path: str) -> Node | None:
    """What stands under these names."""
    node: Node | None = None
    for name in path:
        if name not in entries:
            return None
        node = entries[name][1]
        entries = entries_of(node)
    return node


def items_of(node: Node | None) -> tuple[Node, ...]:
    return node.value if node is not None and isinstance(node.value, tuple) else ()


def is_container(entries: Entries) -> bool:
    return "image" in entries and ("command" in entries or "args" in entries)


def container(entries: Entries, outside: Mapping[str, Word]) -> Started | None:
    """The engine that a container starts, if any; `outside` are variables that it is given."""
    own = environment(entries)
    env = {**outside, **{k: v for k, v in own.items() if v.lost is None or k not in outside}}
    words = [word for key in ("entrypoint", "command", "args")
             for word in _words(entries.get(key), env)]  # fmt: skip
    if not words:
        return None
    image = entries["image"][1]
    name = text_of(image)
    if not is_engine(words):
        if not _is_default(entries, words[0], name):
            return None
        words = [Word("vllm", image.place), Word("serve", image.place), *words]
    found = started(words, env)
    return replace(found, version=found.version or image_version(found, name))


def _is_default(entries: Entries, first: Word, image: str) -> bool:
    """Whether the words are those of the program that an image of vLLM starts by itself."""
    if "vllm" not in image or PurePosixPath(first.text).name in _PROGRAMS:
        return False
    return first.text.startswith("-") or not {"command", "entrypoint"} & set(entries)


def environment(entries: Entries) -> dict[str, Word]:
    """A list of names and values, or a mapping of them; a value from elsewhere is not here."""
    out: dict[str, Word] = {}
    for key in _ENVIRONMENTS:
        node = entries[key][1] if key in entries else None
        for name, (place, one) in entries_of(node).items():
            out[name] = Word(text_of(one), place)
        for item in items_of(node):
            if isinstance(item.value, str):
                name, _, text = item.value.partition("=")
                out[name] = Word(text, item.place)
            named = entries_of(item)
            if "name" not in named:
                continue
            name, value = text_of(named["name"][1]), child(named, "value")
            if value is not None:
                out[name] = Word(expanded(text_of(value), out, value.place).text, value.place)
            elif "valueFrom" in named and name not in out:
                out[name] = _lost(name, item.place)
    return out


def _words(entry: tuple[Place, Node] | None, env: Mapping[str, Word]) -> list[Word]:
    if entry is None:
        return []
    node = entry[1]
    if isinstance(node.value, tuple):
        return [expanded(text_of(item), env, item.place) for item in node.value]
    if not isinstance(node.value, str):
        return []
    try:
        words = shlex.split(node.value, comments=True)
    except ValueError as wrong:
        message = f"the command's quotes do not end: {wrong}"
        raise refused("COMMAND-SHELL", message, node.place) from None
    return [expanded(text, env, node.place) for text in words]


def text_of(node: Node) -> str:
    """A scalar as a container gets it."""
    value = node.value
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, (str, int, float)) else ""


def expanded(text: str, env: Mapping[str, Word], place: Place) -> Word:
    """The text with the container's own variables, `$(X)`, as the orchestrator puts them there."""
    lost: list[InputError] = []

    def value(match: re.Match[str]) -> str:
        if match[1] is None:
            return "$"
        known = env.get(match[1])
        if known is None or known.lost is not None:
            why = "is set nowhere in this manifest" if known is None else ELSEWHERE
            lost.append(_unset(match[1], why, place))
            return match[0]
        return known.text

    whole = _VARIABLE.fullmatch(text.strip()) is not None
    found = _VARIABLE.sub(value, text)
    # Of a longer text a shell may make something of what is left: `$(X)` runs X.
    return Word(found, place, lost[0] if lost and (whole or not re.search(r"\s", text)) else None)


def _lost(name: str, place: Place) -> Word:
    return Word("", place, _unset(name, ELSEWHERE, place))


def _unset(name: str, why: str, place: Place) -> InputError:
    right = f"write the value of {name} in its place"
    return InputError(UNSET, f"$({name}) {why}", place, name, right)
