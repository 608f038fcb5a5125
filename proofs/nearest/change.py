"""Changes of a plan as it is written: which fields, where, from what to what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from typing import cast

from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.law.clause import Clause
from shardproof.spec.plan.phase import OfLayers, Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.section import Field, Section, fields_of
from shardproof.spec.plan.write import inline
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Plain, from_plain, plain
from shardproof.spec.source.read import read_text

Tree = dict[str, Plain]
"""A plan as it is written, without places."""


@dataclass(frozen=True, slots=True)
class Change:
    """One field, by its dotted path in the file. `absent` is a field that was not written."""

    path: str
    before: Plain
    after: Plain
    absent: bool
    dropped: bool = False
    """The field is not written any more."""

    @property
    def field(self) -> str:
        """The path below a phase, and below layers that have choices of their own."""
        path = below_layers(self.path)
        for phase in PHASES:
            if path.startswith(f"{phase}."):
                return path.removeprefix(f"{phase}.")
        return path

    def __str__(self) -> str:
        now = "not written" if self.dropped else inline(self.after)
        return f"{self.path}: {inline(self.before)} -> {now}"


@cache
def fix_of(clause: Clause) -> Mapping[str, Plain]:
    """A clause's fix as a tree."""
    tree = plain(read_text(clause.fix, "fix.yaml"))
    return cast(Tree, tree)


def mended(tree: Tree, clause: Clause) -> Tree:
    """The plan with a clause's fix: at the top, and in phases and layers that say otherwise."""
    out, fix = deepcopy(tree), dict(fix_of(clause))
    for where, section in _others(out):
        _merge(where, _written(where, fix), section)
    _merge(out, fix)
    return out


def _others(tree: Tree) -> Iterator[tuple[Tree, type[Section]]]:
    """Where a plan may say otherwise than at its top."""
    phases = [inner for phase in PHASES if isinstance(inner := tree.get(phase), dict)]
    yield from ((inner, Phase) for inner in phases)
    for inner in (tree, *phases):
        layers = inner.get("layers")
        for own in layers.values() if isinstance(layers, dict) else ():
            if isinstance(own, dict):
                yield own, OfLayers


def _merge(into: Tree, new: Mapping[str, Plain], section: type[Section] = Plan) -> None:
    for key, value in new.items():
        part = _part(section, key)
        below = into.get(key)
        if part is None or not isinstance(value, dict):
            into[key] = deepcopy(value)
        elif isinstance(below, dict):
            _merge(below, value, part)
        else:
            into[key] = deepcopy(value)


def _written(within: Tree, of: Mapping[str, Plain]) -> Tree:
    """The part of `of` whose fields `within` writes too."""
    out: Tree = {}
    for key, value in of.items():
        inner = within.get(key)
        if key in within:
            both = isinstance(value, dict) and isinstance(inner, dict)
            out[key] = _written(cast(Tree, inner), cast(Tree, value)) if both else value
    return out


def _part(section: type[Section], key: str) -> type[Section] | None:
    field = fields_of(section).get(key)
    return field.part if field else None


def field_at(path: str) -> Field:
    """The field at a dotted path of a plan."""
    section: type[Section] = Plan
    *parts, last = below_layers(path).split(".")
    for name in parts:
        section = fields_of(section)[name].part or section
    return fields_of(section)[last]


def below_layers(path: str) -> str:
    """A path of what layers have of their own, as the plan says it of all."""
    before, of_layers, behind = path.rpartition("layers.")
    inside = of_layers and before in ("", *(f"{phase}." for phase in PHASES))
    return before + behind.partition(".")[2] if inside and "." in behind else path


def leaves(
    tree: Mapping[str, Plain], section: type[Section] = Plan, path: str = ""
) -> Iterator[tuple[str, Plain]]:
    """Every field that is written, with its dotted path."""
    for key, value in tree.items():
        part = _part(section, key)
        if key == "layers" and isinstance(value, dict) and issubclass(section, Phase):
            for name, own in value.items():
                if isinstance(own, dict):
                    yield from leaves(own, OfLayers, f"{path}layers.{name}.")
        elif part is not None and isinstance(value, dict):
            yield from leaves(value, part, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def changes(plan: Plan, old: Tree, new: Tree) -> tuple[Change, ...]:
    """Where two trees differ; a field that was not written changes from what held there."""
    before, after = dict(leaves(old)), dict(leaves(new))
    found: list[Change] = []
    for path in {**after, **before}:
        if path not in after:
            found.append(Change(path, before[path], None, absent=False, dropped=True))
        elif path not in before or before[path] != after[path]:
            was = before[path] if path in before else _holds(plan, path)
            if path in before or was != after[path]:
                found.append(Change(path, was, after[path], absent=path not in before))
    return tuple(found)


def _holds(plan: Plan, path: str) -> Plain:
    """What holds where a plan writes nothing."""
    from shardproof.spec.plan.write import plain_value

    at: object = plan
    path = below_layers(path)
    for phase in PHASES:
        if path.startswith(f"{phase}."):
            at, path = plan.phase(phase), path.removeprefix(f"{phase}.")
    for name in path.split("."):
        at = getattr(at, name)
    return plain_value(at)


def put(tree: Tree, path: str, value: Plain) -> Tree:
    """A copy of the tree with one field written."""
    out = deepcopy(tree)
    at = out
    *parts, last = path.split(".")
    for name in parts:
        inner = at.get(name)
        if not isinstance(inner, dict):
            inner = at[name] = cast(Plain, {})
        at = cast(Tree, inner)
    at[last] = deepcopy(value)
    return out


def undone(tree: Tree, change: Change) -> Tree:
    """The tree without one of its changes."""
    if not change.absent:
        return put(tree, change.path, change.before)
    return without(tree, change.path)


def without(tree: Tree, path: str) -> Tree:
    """A copy of the tree in which a field is not written."""
    out = deepcopy(tree)
    *parts, last = path.split(".")
    walked: list[tuple[Tree, str]] = []
    at = out
    for name in parts:
        walked.append((at, name))
        at = cast(Tree, at[name])
    at.pop(last, None)
    for above, name in reversed(walked):
        if not above[name]:
            del above[name]
    return out


def read_tree(tree: Tree) -> Plan | None:
    """The plan that a tree is, or None where its own numbers do not agree."""
    try:
        return read_plan(from_plain(tree, Place("")))
    except InputErrors:
        return None
