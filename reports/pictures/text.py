"""Which rank holds which block, as text: 80 columns, plain signs, no colour."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import product

from shardproof.reports.pictures.holding import (
    Dim,
    Map,
    Mesh,
    PhasePicture,
    Picture,
    Section,
    Tensor,
)
from shardproof.reports.printable import clean
from shardproof.spec.amounts import amount
from shardproof.spec.plan.cuts import merged, spans
from shardproof.spec.plan.plan import PHASES

WIDTH = 80
_BAR = 40
"""Signs of a bar; of an axis that is shorter, a sign is one index or several signs are."""
_ROWS = 16
"""Coordinates of a map that are drawn."""
_COLUMNS = 12
"""Ranks in a row of the mesh."""
_MESH_ROWS = 16
_SHORT = 32
"""Remarks that are kept on one line."""
_GLUE = "\N{NO-BREAK SPACE}"
"""Between a dimension and its size, which stay on one line."""


def picture_text(found: Picture, wanted: Sequence[str] = (), *, every: bool = False) -> str:
    """Phase by phase; of the tensors alone that `wanted` names, if any.

    Of activations only those that a weight or a collective gives, or `every` one.
    """
    out = [clean(found.model)]
    if found.edited:
        out.append("with the plan's edits made")
    seen, mesh = set[Tensor](), None
    for phase in found.phases:
        out += ["", phase.name]
        same = mesh == phase.mesh and any(degree > 1 for _, degree in phase.mesh.axes)
        out += [f"  mesh as in {PHASES[0]}"] if same else mesh_text(phase.mesh)
        out += _phase(phase, wanted, seen, every=every)
        mesh = phase.mesh
        seen |= {each for section in phase.sections for each in section.weights}
    return "\n".join(out)


def _phase(
    phase: PhasePicture, wanted: Sequence[str], seen: AbstractSet[Tensor], *, every: bool
) -> Iterator[str]:
    maps = dict[Map, list[str]]()
    if not wanted:
        for each in phase.deals:
            maps.setdefault(each, [])
    if phase.stopped:
        yield from _wrapped(
            f"placements end at the operator that is to blame: {phase.stopped}", "  "
        )
    own = {each for section in phase.sections for each in section.weights}
    if own and own <= seen and not wanted:
        yield "  weights as in prefill"
    else:
        seen = set()
    for section in phase.sections:
        tensors = [each for each in drawn_of(section, wanted, every=every) if each not in seen]
        failing = [each for each in section.operators if each.failing]
        if tensors or failing:
            yield from ("", f"  {clean(section.title)}")
            yield from _table(tensors)
        for operator in failing:
            yield from _wrapped(f"! {operator.name}: {operator.failing}", "    ", "      ")
        for tensor in tensors:
            for each in tensor.maps:
                maps.setdefault(each, []).append(tensor.name)
    if maps:
        yield from ("", "  Which indices each rank holds:")
        for each, names in maps.items():
            yield ""
            yield from map_text(each, dict.fromkeys(names))


def drawn_of(section: Section, wanted: Sequence[str] = (), *, every: bool) -> list[Tensor]:
    """Weights and caches, and activations where they are made or joined."""
    told = [
        each.gives
        for each in section.operators
        if each.gives is not None
        and (every or wanted or each.weight is not None or each.joins or each.gives.partial)
    ]
    return [
        each
        for each in dict.fromkeys((*section.weights, *section.cache, *told))
        if is_wanted(each, wanted)
    ]


def is_wanted(tensor: Tensor, wanted: Sequence[str]) -> bool:
    """Whether a tensor is asked for: by its name, by its start, or by its kind."""
    return not wanted or any(
        each in (tensor.kind, tensor.name) or tensor.name.startswith(f"{each}.") for each in wanted
    )


_LETTERS = {"weight": "W", "cache": "C", "activation": " "}


def _table(tensors: Sequence[Tensor]) -> Iterator[str]:
    """A line a tensor: what it is, its dimensions with the axes that split them, what is due."""
    width = min(30, max((len(each.name) for each in tensors), default=0))
    for each in tensors:
        lead = f"    {_LETTERS[each.kind]} {clean(each.name):<{width}}  "
        yield from _wrapped(f"{dims_text(each)}{state_text(each)}", lead, " " * len(lead))


def dims_text(tensor: Tensor) -> str:
    return " · ".join(map(_dim, tensor.dims))


def _dim(dim: Dim) -> str:
    size = f"{_GLUE}{dim.size}" if dim.size > 1 else ""
    split = "".join(f"/{each.axis}" for each in dim.maps)
    return f"{dim.name.replace(' ', _GLUE)}{size}{split}"


def state_text(tensor: Tensor) -> str:
    """What is pending, and who holds the same."""
    told: list[str] = []
    if tensor.partial:
        told.append(f"partial over {'+'.join(tensor.partial)}")
    if tensor.copies:
        told.append(f"replicated: {', '.join(tensor.copies)}")
    if tensor.note:
        told.append(tensor.note)
    if not told:
        return ""
    said = f"({'; '.join(told)})"
    return f" {said.replace(' ', _GLUE) if len(said) < _SHORT else said}"


def map_text(found: Map, used: Iterable[str] = ()) -> Iterator[str]:
    """A bar a coordinate, as long as the axis, and the indices in words."""
    yield from _wrapped(map_title(found), "  ", "    ")
    names = list(used)
    if names:
        more = f" and {len(names) - 6} more" if len(names) > 6 else ""
        yield from _wrapped(f"of {', '.join(names[:6])}{more}", "    ")
    label = len(f"{found.axis} {found.ranks - 1}")
    for rank, held in _shown(found):
        if held is None:
            yield f"    {'':{label}}  … {rank:,} more"
            continue
        name = f"{found.axis} {rank}"
        told = _some_spans(held, WIDTH - label - _BAR - 9)
        yield f"    {name:<{label}}  {bar(held, found.size)}  {told}".rstrip()
    for word, runs in (("on no rank", found.unowned), ("on several", found.shared)):
        if runs:
            yield from _wrapped(f"{word}: {found.dim} {spans(runs, 6)}", "    ", "      ")


def map_title(found: Map) -> str:
    how = f", {found.how}" if found.how and found.how != "needed" else ""
    count = f"drawn for {found.size}, of any number" if found.any_size else f"{found.size:,}"
    return f"{found.dim} over {found.axis}: {count} on {found.ranks:,}{how}"


def _shown(found: Map) -> Iterator[tuple[int, tuple[range, ...] | None]]:
    """The first coordinates, and how many follow."""
    many = _ROWS if found.ranks <= _ROWS else _ROWS - 1
    yield from enumerate(found.held[:many])
    if found.ranks > _ROWS:
        yield found.ranks - many, None


def _some_spans(held: Sequence[range], room: int) -> str:
    runs = [each for each in held if each]
    if not runs:
        return "nothing"
    for most in range(len(runs), 0, -1):
        told = spans(runs[:most], most)
        told = told if most == len(runs) else f"{told}, …"
        if len(told) <= room or most == 1:
            return told
    return "…"


def bar(held: Sequence[range], size: int, width: int = _BAR) -> str:
    """`#` where any index is held, `.` where none is."""
    if size <= 0:
        return "." * width
    width = width // size * size if size <= width else width
    signs = ["."] * width
    for run in merged(each for each in held if each and each[0] >= 0):
        low, high = min(run.start, size), min(run.stop, size)
        if low < high:
            first, last = low * width // size, max(low * width // size + 1, high * width // size)
            signs[first:last] = "#" * (last - first)
    return "".join(signs)


def mesh_text(mesh: Mesh) -> Iterator[str]:
    """Ranks by their coordinates: the axis that runs fastest from left to right."""
    axes = [(axis, degree) for axis, degree in mesh.axes if degree > 1]
    ep, etp = mesh.experts
    regrouped = f"; ep {ep}" + (f" × etp {etp}" if etp > 1 else "") + " within a stage"
    told = " × ".join(f"{axis} {degree}" for axis, degree in axes) or "one rank"
    many = amount(mesh.world, "rank")
    yield f"  mesh {told}: {many}{regrouped if ep > 1 else ''}"
    if not axes:
        return
    *slow, (last, degree) = axes
    label = max((len(_place(slow, at)) for at in _rows(slow)), default=0)
    wide = max(len(f"{mesh.world - 1}"), len(f"{last} {degree - 1}"))
    fitting = min(_COLUMNS, degree, (WIDTH - label - 10) // (wide + 2))
    more = "  …" if degree > fitting else ""
    head = "  ".join(f"{f'{last} {i}':>{wide}}" for i in range(fitting))
    yield f"    {'':{label}}  {head}{more}"
    rows = list(_rows(slow))
    count = 1
    for _, each in slow:
        count *= each
    for number, at in enumerate(rows):
        ranks = "  ".join(f"{number * degree + i:>{wide}}" for i in range(fitting))
        yield f"    {_place(slow, at):<{label}}  {ranks}{more}"
    if count > len(rows):
        yield f"    … {count - len(rows):,} more rows"
    if ep > 1:
        told = (f"ep {i}: {_ranks(mesh.ranks_at('ep', i))}" for i in range(min(ep, _ROWS)))
        more = "; …" if ep > _ROWS else ""
        yield from _wrapped(f"{'; '.join(told)}{more}", "    ")


def _ranks(ranks: Sequence[int]) -> str:
    word = "rank" if len(ranks) == 1 else "ranks"
    return f"{word} {spans(merged(range(rank, rank + 1) for rank in ranks), 3)}"


def _rows(slow: Sequence[tuple[str, int]]) -> Iterator[tuple[int, ...]]:
    every = product(*(range(degree) for _, degree in slow))
    return (at for at, _ in zip(every, range(_MESH_ROWS), strict=False))


def _place(slow: Sequence[tuple[str, int]], at: Sequence[int]) -> str:
    return " ".join(f"{axis} {i}" for (axis, _), i in zip(slow, at, strict=True))


def _wrapped(text: str, first: str, rest: str | None = None) -> list[str]:
    text = _GLUE.join(map(clean, text.split(_GLUE)))
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=first, break_long_words=True, break_on_hyphens=False,
        subsequent_indent=first if rest is None else rest,
    )  # fmt: skip
    return [line.replace(_GLUE, " ") for line in lines]
