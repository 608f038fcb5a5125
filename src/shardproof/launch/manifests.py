"""Manifests that hold commands: Kubernetes objects of any kind, charts, graphs, compose files.

A container is whatever mapping has an image together with a command or arguments, wherever it is.
What is around it may set variables, or say which pool it is of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from pathlib import PurePosixPath

from shardproof.launch import chart, graph, ray_serve
from shardproof.launch.containers import (
    Entries,
    child,
    container,
    entries_of,
    is_container,
    text_of,
)
from shardproof.spec.dialects.programs import Started
from shardproof.spec.dialects.words import Word
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import read_text

_MARKS = re.compile(
    r"^(apiVersion|kind|services|image|applications|llm_configs|model_loading_config"
    r"|context_servers|generation_servers|modelArtifacts)\s*:",
    re.MULTILINE,
)
POOLS = ("context_servers", "generation_servers")


@dataclass(slots=True)
class Manifest:
    """What a manifest's containers start, and the files that it mounts."""

    started: list[Started] = field(default_factory=list[Started])
    files: dict[str, str] = field(default_factory=dict[str, str])
    """By their last name: where a volume puts them is up to its mount."""
    notes: list[str] = field(default_factory=list[str])


def is_manifest(name: str, text: str) -> bool:
    """Whether a text is a manifest, and no text of commands."""
    return name.endswith((".yaml", ".yml", ".json")) or _MARKS.search(text) is not None


def of_manifest(name: str, text: str) -> Manifest:
    """The engines that a manifest's containers start."""
    out = Manifest()
    for document in _documents(text):
        if document.strip(" \t\r\n-"):
            _document(read_text(document, name), name, text, out)
    return out


def _documents(text: str) -> Iterator[str]:
    """Each document of a file, behind as many empty lines as stand before it."""
    lines = text.split("\n")
    begun = 0
    for number, line in enumerate([*lines, "---"]):
        if line.rstrip() == "---" or line.startswith("--- "):
            document = "\n".join(lines[begun:number])
            # Of a document that has but comments there is nothing to read.
            if re.sub(r"(?m)^\s*#.*$", "", document).strip():
                yield "\n" * begun + document
            begun = number + 1


def _document(root: Node, name: str, text: str, out: Manifest) -> None:
    entries = entries_of(root)
    if text_of(child(entries, "kind") or root) == "ConfigMap":
        for key, (_, node) in entries_of(child(entries, "data")).items():
            if isinstance(node.value, str):
                out.files[PurePosixPath(key).name] = node.value
    elif any(key in entries for key in POOLS):
        # The file of `trtllm-serve disaggregated`, given without the command.
        out.files[name] = text
        place = root.place
        words = (Word("-c", place), Word(name, place))
        program = Word("disaggregated", place)
        out.started.append(Started("tensorrt-llm", "disaggregated", words, program, {}))
    elif chart.is_chart(entries):
        out.started += chart.of_chart(entries, out.notes)
    elif graph.is_graph(entries):
        out.started += graph.of_graph(entries, out.notes)
    elif ray_serve.is_app(entries):
        out.started += ray_serve.of_app(entries, out.notes)
    else:
        out.started += _containers(root, {})


def _containers(node: Node, outside: Mapping[str, Word]) -> Iterator[Started]:
    value = node.value
    if isinstance(value, tuple):
        for item in value:
            yield from _containers(item, outside)
        return
    if not isinstance(value, dict):
        return
    if is_container(value):
        if (found := container(value, outside)) is not None:
            yield replace(found, env={k: v for k, v in found.env.items() if k not in outside})
        return
    group = child(value, "leaderWorkerTemplate")
    if group is not None:
        yield from _group(entries_of(group))
    for key, (_, inner) in value.items():
        if key != "leaderWorkerTemplate":
            yield from _containers(inner, outside)


def _group(entries: Entries) -> Iterator[Started]:
    """Leader and workers of a LeaderWorkerSet, with the variables that it gives each."""
    size = child(entries, "size")
    for key, rank in (("leaderTemplate", "0"), ("workerTemplate", "1")):
        if key not in entries:
            continue
        place, template = entries[key]
        # Without a template of its own the leader is one of the workers.
        first = "0" if "leaderTemplate" not in entries else rank
        outside = {
            "LWS_GROUP_SIZE": Word(text_of(size) if size is not None else "1", place),
            "LWS_WORKER_INDEX": Word(first, place),
            "LWS_LEADER_ADDRESS": Word("leader", place),
        }
        yield from _containers(template, outside)
