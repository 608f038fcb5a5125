"""A picture as one SVG file: meshes, maps with the tensors that they are of, the timeline."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from shardproof.reports.pictures.holding import Map, Picture
from shardproof.reports.pictures.svg import STYLE, map_svg, mesh_svg, text_of, timeline_svg
from shardproof.reports.pictures.text import drawn_of, map_title
from shardproof.reports.pictures.timeline import Timeline

_SIZE = re.compile(r'width="(\d+)" height="(\d+)"')
_SPACE, _LINE = 10, 18
_MOST_NAMES = 88


def sheet(found: Picture, schedule: Timeline | None, wanted: Sequence[str] = ()) -> str:
    """Everything below each other, each under its title."""
    y, wide, out = _LINE, 680, list[str]()
    for title, names, drawing in _all(found, schedule, wanted):
        out.append(f'<text x="0" y="{y}" font-weight="bold">{text_of(title)}</text>')
        y += _LINE if names else _SPACE // 2
        if names:
            told = names if len(names) <= _MOST_NAMES else f"{names[:_MOST_NAMES]}…"
            out.append(f'<text class="dim" x="0" y="{y}">{text_of(told)}</text>')
            y += _SPACE // 2
        if drawing:
            size = _SIZE.search(drawing)
            width, height = (int(size[1]), int(size[2])) if size else (0, 0)
            out.append(drawing.replace("<svg ", f'<svg x="0" y="{y}" ', 1))
            y, wide = y + height, max(wide, width)
        y += _SPACE + _LINE
    head = (
        f'<svg class="sp" xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 {wide + 16} {y}" '
        f'width="{wide + 16}" height="{y}"><title>{text_of(found.model)}</title>'
        f"<style>{STYLE}{_DARK}</style>"
        f'<rect class="page" x="-8" y="0" width="{wide + 16}" height="{y}"/>'
    )
    return "".join([head, *out, "</svg>"])


_DARK = (
    ".sp .page{fill:#fff}@media(prefers-color-scheme:dark){.sp{--ink:#e6edf3;--dim:#9da7b1;"
    "--rail:#2d333b;--line:#444c56;--bad:#ff7b72}.sp .page{fill:#16191d}}"
)


def _all(
    found: Picture, schedule: Timeline | None, wanted: Sequence[str]
) -> Iterator[tuple[str, str, str]]:
    for phase in found.phases:
        yield f"{found.model}: {phase.name}", "", mesh_svg(phase.mesh)
        maps = dict[Map, list[str]]({} if wanted else {each: [] for each in phase.deals})
        for section in phase.sections:
            for tensor in drawn_of(section, wanted, every=False):
                for each in tensor.maps:
                    maps.setdefault(each, []).append(tensor.name)
        for each, names in maps.items():
            yield map_title(each), ", ".join(dict.fromkeys(names)), map_svg(each)
    if schedule is not None:
        yield "decode, tick by tick", "", timeline_svg(schedule)
