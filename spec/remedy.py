"""What a person would change first: a clause's usual remedy, put where the plan says otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import cast

from shardproof.spec.law.clause import Clause
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.section import Section, fields_of
from shardproof.spec.plan.write import inline, plain_section
from shardproof.spec.source.node import Node, Plain, plain
from shardproof.spec.source.read import read_text

Tree = dict[str, Plain]
Path = tuple[str, ...]


def remedy(
    clause: Clause, phases: Sequence[PhaseName], plan: Plan, root: Node | None,
    layers: Sequence[str] = (),
) -> str:  # fmt: skip
    """Lines that mend a plan when they are laid over it, one for each field of the top.

    `phases` are those in which the plan breaks the clause. What one of them says itself holds
    there whatever stands at the top, so there the remedy is for that phase. So it is with what
    `layers` have of their own, which are those in which the plan breaks it.
    """
    written = cast(Tree, plain_section(plan) if root is None else plain(root))
    fix = [*_leaves(cast(Tree, plain(read_text(clause.fix, "fix.yaml"))))]
    own = [path for path, _ in fix if path[0] in _of_a_phase()]
    if of_layers := list(_of_layers(written, own, layers)):
        out: Tree = {}
        values = dict(fix)
        for at, path in of_layers:
            _put(out, (*at, *path), values[path])
        return "\n".join(f"{key}: {inline(value)}" for key, value in out.items())
    apart = [p for p in phases if any(_is_written(written.get(p), path) for path in own)]
    if not apart:
        return clause.fix
    out = {}
    for path, value in fix:
        if path not in own or any(phase not in apart for phase in phases):
            _put(out, path, value)
        for phase in apart if path in own else ():
            _put(out, (phase, *path), value)
    return "\n".join(f"{key}: {inline(value)}" for key, value in out.items())


@lru_cache(maxsize=1)
def _of_a_phase() -> frozenset[str]:
    return frozenset(fields_of(Plan)) - {*PHASES, "model", "devices", "workload", "handoff"}


def _leaves(
    tree: Mapping[str, Plain], section: type[Section] = Plan, above: Path = ()
) -> Iterator[tuple[Path, Plain]]:
    """Every field that is written; a cut is one, however it is written."""
    for key, value in tree.items():
        field = fields_of(section).get(key)
        if field is not None and field.part is not None and isinstance(value, dict):
            yield from _leaves(value, field.part, (*above, key))
        else:
            yield (*above, key), value


def _of_layers(
    written: Tree, own: Sequence[Path], layers: Sequence[str]
) -> Iterator[tuple[Path, Path]]:
    """Where layers have what a remedy changes, with what it changes there."""
    for above in ((), *((phase,) for phase in PHASES)):
        for name in layers:
            at = (*above, "layers", name)
            yield from ((at, path) for path in own if _is_written(written, (*at, *path)))


def _is_written(within: Plain, path: Path) -> bool:
    """Whether a section writes a field."""
    for name in path:
        if not isinstance(within, dict) or name not in within:
            return False
        within = within[name]
    return True


def _put(into: Tree, path: Path, value: Plain) -> None:
    *parts, last = path
    for name in parts:
        into = cast(Tree, into.setdefault(name, {}))
    into[last] = value
