"""Manifests that hold commands: Kubernetes objects of any kind, and docker-compose files.

A container is whatever mapping has an image together with a command or arguments, wherever it is.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import replace

from shardproof.spec.dialects.flags.table import is_version
from shardproof.spec.dialects.programs import Started, is_engine, started
from shardproof.spec.dialects.words import Word, refused
from shardproof.spec.errors import Place
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import read_text

_MARKS = re.compile(r"^(apiVersion|kind|services|image)\s*:", re.MULTILINE)
_VARIABLE = re.compile(r"\$\(([A-Za-z_]\w*)\)")
_ENGINES = ("vllm-openai", "sglang", "vllm", "tensorrt-llm", "tensorrtllm")


def is_manifest(name: str, text: str) -> bool:
    """Whether a text is a manifest, and no text of commands."""
    return name.endswith((".yaml", ".yml", ".json")) or _MARKS.search(text) is not None


def of_manifest(name: str, text: str) -> list[Started]:
    """The engines that a manifest's containers start."""
    out: list[Started] = []
    for document in _documents(text):
        if document.strip(" \t\r\n-"):
            out += _containers(read_text(document, name), name)
    return out


def _documents(text: str) -> Iterator[str]:
    """Each document of a file, behind as many empty lines as stand before it."""
    lines = text.split("\n")
    begun = 0
    for number, line in enumerate([*lines, "---"]):
        if line.rstrip() == "---" or line.startswith("--- "):
            yield "\n" * begun + "\n".join(lines[begun:number])
            begun = number + 1


def _containers(node: Node, name: str) -> Iterator[Started]:
    value = node.value
    if isinstance(value, tuple):
        for item in value:
            yield from _containers(item, name)
        return
    if not isinstance(value, dict):
        return
    if "image" in value and ("command" in value or "args" in value):
        if (found := _container(value)) is not None:
            yield found
        return
    for _, child in value.values():
        yield from _containers(child, name)


def _container(entries: Mapping[str, tuple[Place, Node]]) -> Started | None:
    env = _environment(entries)
    first = _words(entries.get("entrypoint"), env)
    words = [*first, *_words(entries.get("command"), env), *_words(entries.get("args"), env)]
    image = entries["image"][1]
    tag = str(image.value).rpartition(":")[2] if isinstance(image.value, str) else ""
    version = tag.removeprefix("v") if is_version(tag) else None
    if not words:
        return None
    if not is_engine(words):
        where = str(image.value)
        if not words[0].text.startswith("-") or "vllm" not in where:
            return None
        words = [Word("vllm", image.place), Word("serve", image.place), *words]
    found = started(words, env)
    if found.version is None and version and any(e in str(image.value) for e in _ENGINES):
        number = re.match(r"\d+\.\d+[\w.]*?(?=$|[-+_])", version)
        found = replace(
            found, version=number[0] if number and int(version.split(".")[0]) < 20 else None
        )
    return found


def _environment(entries: Mapping[str, tuple[Place, Node]]) -> dict[str, Word]:
    """`env:` as a list of names and values, `environment:` as that of compose."""
    out: dict[str, Word] = {}
    for key in ("env", "environment"):
        node = entries[key][1] if key in entries else None
        if node is None:
            continue
        if isinstance(node.value, dict):
            for name, (_, child) in node.value.items():
                out[name] = Word(_text(child), child.place)
            continue
        for item in node.value if isinstance(node.value, tuple) else ():
            if isinstance(item.value, str):
                name, _, text = item.value.partition("=")
                out[name] = Word(text, item.place)
            elif isinstance(item.value, dict) and "name" in item.value:
                name, value = _text(item.value["name"][1]), item.value.get("value")
                if value is not None:
                    out[name] = Word(_text(value[1]), value[1].place)
    return out


def _words(entry: tuple[Place, Node] | None, env: Mapping[str, Word]) -> list[Word]:
    if entry is None:
        return []
    node = entry[1]
    if isinstance(node.value, tuple):
        return [Word(_expanded(_text(item), env), item.place) for item in node.value]
    if not isinstance(node.value, str):
        return []
    try:
        words = shlex.split(node.value, comments=True)
    except ValueError as wrong:
        raise refused(
            "COMMAND-SHELL", f"the command's quotes do not end: {wrong}", node.place
        ) from None
    return [Word(_expanded(text, env), node.place) for text in words]


def _text(node: Node) -> str:
    value = node.value
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, (str, int, float)) else ""


def _expanded(text: str, env: Mapping[str, Word]) -> str:
    """The text with the container's own variables in it, as the orchestrator puts them there."""

    def value(match: re.Match[str]) -> str:
        known = env.get(match[1])
        return known.text if known is not None else match[0]

    return _VARIABLE.sub(value, text)
