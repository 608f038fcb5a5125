"""The plan of a launch command as a commented file."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator

from shardproof.launch.launched import Launched
from shardproof.reports.launch import mesh, named
from shardproof.reports.printable import clean
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.write import inline
from shardproof.spec.source.node import Node, Plain, plain

WIDTH = 96
_LEAVES = frozenset(("listed", "sizes", "strided", "padded"))


def plan_text(found: Launched, model: str | None) -> str:
    """YAML of the plan; each field beside the words that say it."""
    out = [f"# {line}" for line in _head(found)]
    if model is None:
        out += [
            "# The model is in the command's own arguments; with -o it is written beside this.",
            "",
        ]
    else:
        out += [f"model: {inline(model)}", ""]
    out += _fields(found.launch.plan, found, 0)
    return "\n".join(out) + "\n"


def model_file(model: Model) -> bytes:
    """A model that no published config describes, in our own form."""
    return (json.dumps(model_data(model), indent=1) + "\n").encode("utf-8")


def _head(found: Launched) -> Iterator[str]:
    for pool in found.launch.pools:
        which = f" ({pool.asked.part})" if len(found.launch.pools) > 1 else ""
        said = f"{named(pool)}{which}: {clean(found.model.name)} on "
        yield from textwrap.wrap(said + mesh(pool), WIDTH)
        for module in pool.modules:
            yield from textwrap.wrap(f"{module.name}: {clean(module.over)}", WIDTH)
    for note in found.notes:
        yield from textwrap.wrap(f"note: {clean(note)}", WIDTH)


def _fields(node: Node, found: Launched, depth: int) -> Iterator[str]:
    entries = node.value if isinstance(node.value, dict) else {}
    pad = "  " * depth
    for key, (place, child) in entries.items():
        inner = child.value
        if isinstance(inner, dict) and not set(inner) <= _LEAVES:
            yield f"{pad}{key}:"
            yield from _fields(child, found, depth + 1)
            continue
        line = f"{pad}{key}: {inline(_plain(child))}"
        told = next((each.spelled for pool in found.launch.pools for each in pool.reading.told
                     if each.place == place), "")  # fmt: skip
        comment = clean(" ".join(told.split()))
        yield f"{line}  # {comment[:60]}" if comment else line


def _plain(node: Node) -> Plain:
    return plain(node)
