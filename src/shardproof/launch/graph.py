"""Graphs of Dynamo, `kind: DynamoGraphDeployment`: workers by name, on one node or several.

`v1alpha1` has `services:` with `extraPodSpec.mainContainer`, `v1beta1` `components:` with a
`podTemplate`. Read in `ai-dynamo/dynamo`, `examples/backends/*/deploy` and its `v1beta1`, and in
the guide of multinode deployments: the operator adds what several nodes need to the command.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from shardproof.launch.containers import (
    Entries,
    child,
    container,
    entries_of,
    environment,
    items_of,
    text_of,
)
from shardproof.spec.dialects.asked import Part
from shardproof.spec.dialects.programs import PROGRAM, Started
from shardproof.spec.dialects.words import Word, refused
from shardproof.spec.source.node import Node, from_plain

_MODULES = {"vllm": "dynamo.vllm", "sglang": "dynamo.sglang", "trtllm": "dynamo.trtllm"}
_PARTS: Mapping[str, Part] = {"prefill": "prefill", "decode": "decode"}
_OTHERS = frozenset(("frontend", "planner", "router", "epp", "profiler"))
"""Components that hold no model."""


def is_graph(entries: Entries) -> bool:
    kind = child(entries, "kind")
    return kind is not None and text_of(kind) == "DynamoGraphDeployment"


def of_graph(entries: Entries, notes: list[str]) -> Iterator[Started]:
    """The engine of each worker."""
    spec = entries_of(child(entries, "spec"))
    framework = child(spec, "backendFramework")
    outside = environment(spec)
    for name, component in _components(spec):
        kind = child(component, "type") or child(component, "componentType")
        if kind is not None and text_of(kind).lower() in _OTHERS:
            continue
        main = _main(component)
        if main is None:
            continue
        given = {**outside, **environment(component)}
        found = _worker(main, given, text_of(framework) if framework is not None else "")
        if found is None:
            continue
        yield replace(_on_nodes(found, component), part=_part(component))
        copies = child(component, "replicas")
        if copies is not None and type(copies.value) is int and copies.value > 1:
            notes.append(f"{name} is started {copies.value} times, each on its own")


def _components(spec: Entries) -> Iterator[tuple[str, Entries]]:
    for name, (_, node) in entries_of(child(spec, "services")).items():
        yield name, entries_of(node)
    for node in items_of(child(spec, "components")):
        entries = entries_of(node)
        name = child(entries, "name")
        yield text_of(name) if name is not None else "a worker", entries


def _main(component: Entries) -> Entries | None:
    """The container that the worker is."""
    if (one := child(component, "extraPodSpec", "mainContainer")) is not None:
        return entries_of(one)
    pods = (child(component, "podTemplate", "spec"), child(component, "extraPodSpec"))
    for pod in pods:
        all_ = [entries_of(each) for each in items_of(child(entries_of(pod), "containers"))]
        named = [each for each in all_ if "name" in each and text_of(each["name"][1]) == "main"]
        if named or all_:
            return (named or all_)[0]
    return None


def _worker(main: Entries, outside: Mapping[str, Word], framework: str) -> Started | None:
    """What the main container starts; without a command, the worker of the graph's framework."""
    if "image" not in main:
        return None
    args = child(main, "args")
    bare = items_of(args)
    if "command" not in main and bare and text_of(bare[0]).startswith("-") and args is not None:
        if framework not in _MODULES:
            message = "this worker has arguments and no command"
            raise refused(PROGRAM, message, args.place, "command: [python3, -m, dynamo.vllm]")
        program = ("python3", "-m", _MODULES[framework])
        words = tuple(from_plain(word, args.place) for word in program)
        main = {**main, "command": (args.place, Node(words, args.place))}
    return container(main, outside)


def _part(component: Entries) -> Part | None:
    for key in ("subComponentType", "type"):
        said = child(component, key)
        if said is not None and text_of(said).lower() in _PARTS:
            return _PARTS[text_of(said).lower()]
    return None


def _on_nodes(found: Started, component: Entries) -> Started:
    """With what the operator adds where a worker is on several nodes."""
    nodes = child(component, "multinode", "nodeCount")
    if nodes is None:
        return found
    count = text_of(nodes)
    if not count.isdigit() or not 1 <= int(count[:9]) <= 4096:
        message = f"multinode.nodeCount cannot be {count[:40]!r}"
        raise refused("COMMAND-FILE", message, nodes.place, "a whole number")
    if int(count) == 1 or found.engine != "sglang":
        return found
    more = [Word(text, nodes.place) for text in ("--nnodes", count, "--node-rank", "0")]
    if any(word.text.startswith("--nnodes") for word in found.words):
        return found
    return replace(found, words=(*found.words, *more))
