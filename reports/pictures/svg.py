"""Maps, meshes and timelines as SVG that stands inside a page: colours come from the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from shardproof.reports.pictures.holding import Map, Mesh
from shardproof.reports.pictures.text import map_title
from shardproof.reports.pictures.timeline import Span, Timeline, group_name, rows
from shardproof.reports.printable import clean
from shardproof.spec.plan.cuts import merged, spans

_WIDE = 640
_LABEL = 64
_TOLD = 176
_ROW = 18
_RANKS = 16
_MESH_ROWS, _MESH_COLUMNS = 16, 16
_CELL = 42
_TICK = 30
_MOST_BLOCKS = 96
STYLE = (
    ".sp text{font:12px ui-monospace,Menlo,Consolas,monospace;fill:var(--ink,#1b1f24)}"
    ".sp .dim{fill:var(--dim,#57606a)}"
    ".sp .rail{fill:var(--rail,#eaeef2)}"
    ".sp .bad{fill:var(--bad,#b3261e)}"
    ".sp .c0{fill:#2f6fde}.sp .c1{fill:#0f7b6c}.sp .c2{fill:#9a5b00}.sp .c3{fill:#7a4fc9}"
    ".sp .c4{fill:#b0316e}.sp .c5{fill:#4d6b00}.sp .c6{fill:#006f94}.sp .c7{fill:#8a4b2b}"
    ".sp .on{fill:#fff}.sp .cell{fill:var(--rail,#eaeef2);stroke:var(--line,#d0d7de)}"
)
"""What a page puts in its own style; a file of its own has it inside."""


def text_of(value: str) -> str:
    """What a user wrote, as text of a page: controls and marks that turn lines as escapes."""
    return escape(clean(value), quote=True)


def _open(width: int, height: int, title: str) -> str:
    return (
        f'<svg class="sp" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{text_of(title)}">'
    )


def map_svg(found: Map) -> str:
    """A row a coordinate: the indices that it holds, where they stand along the axis."""
    shown = min(len(found.held), _RANKS)
    faults = [(word, runs) for word, runs in (("nobody", found.unowned),) if runs]
    more = found.ranks > shown
    height = _ROW * (shown + len(faults) + more) + 4
    out = [_open(_WIDE, height, _told(found))]
    for rank in range(shown):
        out += _row(found, rank, f"{found.axis} {rank}", found.held[rank], f"c{rank % 8}")
    for number, (word, runs) in enumerate(faults):
        out += _row(found, shown + number, word, runs, "bad")
    if more:
        y = _ROW * (shown + len(faults)) + 13
        out.append(f'<text class="dim" x="{_LABEL}" y="{y}">{found.ranks - shown:,} more</text>')
    return "".join([*out, "</svg>"])


def _told(found: Map) -> str:
    """The picture in words, for who does not see it."""
    rows = "; ".join(
        f"{found.axis} {rank} holds {spans(held) or 'nothing'}"
        for rank, held in enumerate(found.held[:8])
    )
    more = f"; {found.ranks - 8:,} more" if found.ranks > 8 else ""
    nobody = f"; on no rank: {spans(found.unowned)}" if found.unowned else ""
    return f"{map_title(found)}: {rows}{more}{nobody}"


def _row(
    found: Map, row: int, label: str, held: Sequence[range], style: str
) -> Iterator[str]:  # fmt: skip
    y, room = row * _ROW + 2, _WIDE - _LABEL - _TOLD
    name = "bad" if style == "bad" else "dim"
    yield f'<text class="{name}" x="0" y="{y + 12}">{text_of(label)}</text>'
    yield f'<rect class="rail" x="{_LABEL}" y="{y}" width="{room}" height="14" rx="2"/>'
    yield from blocks_of(found, held, style, room, _LABEL, y)
    told = spans(list(held), 3) if held else "nothing"
    told = told if len(told) <= 23 else f"{told[:22]}…"
    yield f'<text class="{name}" x="{_WIDE - _TOLD + 8}" y="{y + 12}">{text_of(told)}</text>'


def blocks_of(
    found: Map, held: Sequence[range], style: str, room: int = 1000, left: int = 0, y: int = 0
) -> Iterator[str]:
    """The blocks of indices that are held, along an axis that is `room` wide."""
    size = max(found.size, 1)
    blocks = merged(run for run in held if run and run[0] >= 0)
    if len(blocks) > _MOST_BLOCKS:  # finer than can be seen
        blocks = [range(blocks[0].start, blocks[-1].stop)]
    for run in blocks:
        low, high = min(run.start, size), min(run.stop, size)
        if low < high:
            x, wide = left + low * room / size, max(room / 400, (high - low) * room / size)
            yield (
                f'<rect class="{style}" x="{x:.5g}" y="{y}" width="{wide:.5g}" height="14" rx="1"/>'
            )


def mesh_svg(mesh: Mesh) -> str:
    """Ranks by their coordinates, coloured by the axis that runs fastest."""
    axes = [(axis, degree) for axis, degree in mesh.axes if degree > 1] or [("rank", 1)]
    *slow, (last, degree) = axes
    count = mesh.world // max(degree, 1)
    rows_, columns = min(count, _MESH_ROWS), min(degree, _MESH_COLUMNS)
    label = 8 * sum(len(axis) + len(str(d - 1)) + 2 for axis, d in slow)
    width = max(label + columns * _CELL + 24, 8 * 14)
    height = (rows_ + 1) * _ROW + (_ROW if count > rows_ else 0) + 6
    out = [_open(width, height, f"the mesh: {mesh_words(mesh)}")]
    out += (
        f'<text class="dim" x="{label + column * _CELL}" y="12">{last[:2]} {column}</text>'
        for column in range(columns)
    )
    if degree > columns:
        out.append(f'<text class="dim" x="{label + columns * _CELL}" y="12">…</text>')
    for row in range(rows_):
        at = mesh.coordinates(row * degree)
        place = " ".join(f"{axis} {at.get(axis, 0)}" for axis, _ in slow)
        y = (row + 1) * _ROW + 2
        out.append(f'<text class="dim" x="0" y="{y + 12}">{place}</text>')
        for column in range(columns):
            rank, x = row * degree + column, label + column * _CELL
            out.append(
                f'<rect class="c{column % 8}" x="{x}" y="{y}" width="{_CELL - 3}" height="15" '
                f'rx="2"/><text class="on" x="{x + 4}" y="{y + 12}">{rank}</text>'
            )
    if count > rows_:
        y = (rows_ + 1) * _ROW + 14
        out.append(f'<text class="dim" x="0" y="{y}">… {count - rows_:,} more rows</text>')
    return "".join([*out, "</svg>"])


def mesh_words(mesh: Mesh) -> str:
    axes = [f"{axis} {degree}" for axis, degree in mesh.axes if degree > 1]
    told = f"{' × '.join(axes) or 'one rank'}, {mesh.world:,} rank{'s' * (mesh.world != 1)}"
    ep, etp = mesh.experts
    inner = f"; ep {ep}" + (f" × etp {etp}" if etp > 1 else "") + " within a stage"
    return told + (inner if ep > 1 else "")


def timeline_svg(found: Timeline) -> str:
    """A row a stage, a cell a tick: the group by colour, the step by number."""
    drawn = list(rows(found))
    label = 16 + 8 * max(len(name) for name, _ in drawn)
    width, height = label + found.ticks * _TICK + 4, (len(drawn) + 1) * 20 + 4
    title = f"decode in {found.ticks} ticks on {found.stages} stage{'s' * (found.stages != 1)}"
    out = [_open(width, height, title)]
    out += (
        f'<text class="dim" x="{label + tick * _TICK + 4}" y="12">{tick}</text>'
        for tick in range(found.ticks)
    )
    for number, (name, own) in enumerate(drawn):
        y = (number + 1) * 20
        out.append(f'<text class="dim" x="0" y="{y + 13}">{name}</text>')
        for tick in range(found.ticks):
            out += _tick(label + tick * _TICK, y, own.get(tick, []))
    return "".join([*out, "</svg>"])


def _tick(x: int, y: int, spans_: Sequence[Span]) -> Iterator[str]:
    if not spans_:
        yield f'<rect class="rail" x="{x}" y="{y}" width="{_TICK - 2}" height="17" rx="2"/>'
        return
    span = spans_[0]
    more = "+" if len(spans_) > 1 else ""
    told = f"{group_name(span.group)}{span.step}{more}"
    style = f"c{span.group % 8}"
    yield f'<rect class="{style}" x="{x}" y="{y}" width="{_TICK - 2}" height="17" rx="2"/>'
    yield f'<text class="on" x="{x + 3}" y="{y + 13}">{told}</text>'
