"""Mesh, layer graph, index maps and schedule of a plan, for a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from shardproof.reports.html.markup import Html, code, element, items, opened, scrolled, text
from shardproof.reports.pictures.holding import (
    Map,
    Operator,
    PhasePicture,
    Picture,
    Section,
    Tensor,
)
from shardproof.reports.pictures.svg import blocks_of, mesh_svg, mesh_words, timeline_svg
from shardproof.reports.pictures.text import dims_text, drawn_of, map_title
from shardproof.reports.pictures.timeline import Timeline
from shardproof.spec.plan.cuts import spans
from shardproof.spec.program.lines import LINES
from shardproof.spec.program.vocabulary import KINDS

Theorems = Mapping[str, Sequence[str]]
"""By the kind of an operator, the theorems that its result rests on."""
_ROWS = 16
_NAMES = 8


def mesh_part(found: Picture) -> Html:
    """The mesh of each phase; once where both have the same."""
    meshes = dict[object, list[str]]()
    for phase in found.phases:
        meshes.setdefault(phase.mesh, []).append(phase.name)
    out: list[Html] = []
    for phase in found.phases:
        names = meshes.pop(phase.mesh, None)
        if names is None:
            continue
        out += [
            element("h3", text(" and ".join(names).capitalize())),
            element("p", text(mesh_words(phase.mesh))),
            scrolled("ranks by their place in the mesh", mesh_svg(phase.mesh)),
        ]
    return "".join(out)


def graph_part(found: Picture, prefix: str, theorems: Theorems) -> Html:
    """Each phase's operators in order, identical layers once; an operator opens."""
    return "".join(
        element(
            "div",
            element("h3", text(phase.name.capitalize()), id=f"{prefix}{phase.name}"),
            _stopped(phase),
            *(_section(each, phase.name, prefix, theorems) for each in phase.sections),
            data_graph=True,
        )
        for phase in found.phases
    )


def _stopped(phase: PhasePicture) -> Html:
    if not phase.stopped:
        return ""
    told = f"Placements are shown up to the operator that is to blame: {phase.stopped}"
    return element("p", text(told), class_="dim")


def _section(section: Section, phase: str, prefix: str, theorems: Theorems) -> Html:
    rows, seen = list[Html](), Counter[str]()
    for operator in section.operators:
        style = (
            "stops" if operator.failing or _unowned(operator) else "joins" if operator.joins else ""
        )
        name = anchor(prefix, phase, section, operator)
        seen[name] += 1
        name += f"-{seen[name]}" if seen[name] > 1 else ""
        inner = _operator(operator, theorems)
        rows.append(element("li", inner, class_=style or False, id=name))
    cache = element("p", "Cache: ", "; ".join(map(_placed, section.cache))) if section.cache else ""
    return element("h4", text(section.title)) + element("ol", *rows, class_="graph") + cache


def anchor(prefix: str, phase: str, section: Section, operator: Operator) -> str:
    """Where an operator stands in the page."""
    place = section.title.split(" (")[0].replace(" ", "-").replace("–", "-").replace(",", "")
    return f"{prefix}{phase}-{place}-{operator.name}"


def _placed(tensor: Tensor) -> Html:
    return f"{code(tensor.name)} {text(dims_text(tensor))}"


def _operator(operator: Operator, theorems: Theorems) -> Html:
    gives = operator.gives
    badges: list[Html] = []
    if operator.joins:
        badges.append(_badge(f"over {'+'.join(operator.group)}", "join"))
    if gives is not None and gives.partial:
        badges.append(_badge(f"partial over {'+'.join(gives.partial)}", "due"))
    if operator.failing:
        badges.append(_badge("to blame", "stop"))
    if runs := _unowned(operator):
        badges.append(_badge(f"{runs} on no rank", "stop"))
    title = f"{code(operator.name)} {text(operator.kind)}"
    if gives is not None:
        title += f' <span class="dim">{text(dims_text(gives))}</span>'
    return opened(title + "".join(badges), _details(operator, theorems))


def _unowned(operator: Operator) -> str:
    """What no rank holds of an operator's weight."""
    maps = operator.weight.maps if operator.weight is not None else ()
    return "; ".join(f"{each.dim} {spans(each.unowned)}" for each in maps if each.unowned)


def _badge(says: str, style: str) -> Html:
    return element("span", text(says), class_=f"badge {style}")


def _details(operator: Operator, theorems: Theorems) -> Html:
    rows: list[tuple[str, Html]] = []
    if operator.failing:
        rows.append(("stops", element("strong", text(operator.failing), class_="illegal")))
    rows.append(("operator", code(operator.line)))
    rows += _rule(operator.kind)
    if operator.weight is not None:
        weight = operator.weight
        note = f"; {weight.note}" if weight.note else ""
        same = f"; replicated: {', '.join(weight.copies)}" if weight.copies else ""
        rows.append(("weight", _placed(weight) + text(same + note)))
    if operator.gives is not None:
        rows.append(("gives", _gives(operator.gives)))
    if names := theorems.get(operator.kind, ()):
        rows.append(("theorems", items("ul", (code(name) for name in names))))
    return element("dl", *(element("dt", key) + element("dd", value) for key, value in rows))


@cache
def _rule(kind: str) -> tuple[tuple[str, Html], ...]:
    says = (("does", text(KINDS[kind].says)),) if kind in KINDS else ()
    return (*says, ("dims", code(LINES[kind]))) if kind in LINES else says


def _gives(tensor: Tensor) -> Html:
    told = [dims_text(tensor)]
    if tensor.partial:
        told.append(f"partial sum over {' and '.join(tensor.partial)}")
    if tensor.copies:
        told.append(f"replicated: {', '.join(tensor.copies)}")
    if tensor.note:
        told.append(tensor.note)
    numbers = [f"{m.dim} over {m.axis}: {_sizes(m)}" for m in dict.fromkeys(tensor.maps)]
    return text("; ".join(told)) + "".join("<br>" + text(each) for each in numbers)


def _sizes(found: Map) -> str:
    """How many indices each rank has."""
    sizes = [sum(map(len, held)) for held in found.held]
    if len(set(sizes)) == 1 and found.ranks <= len(sizes):
        return f"{sizes[0]:,} each on {found.ranks:,}"
    more = "+…" if found.ranks > _NAMES else ""
    return "+".join(map(str, sizes[:_NAMES])) + more


def maps_part(found: Picture) -> Html:
    """Every index map once, with the tensors that it is of."""
    maps = dict[Map, list[str]]()
    for phase in found.phases:
        for each in phase.deals:
            maps.setdefault(each, [])
        for section in phase.sections:
            for tensor in drawn_of(section, every=False):
                for each in tensor.maps:
                    maps.setdefault(each, []).append(tensor.name)
    if not maps:
        return element("p", "Every rank holds everything.")
    return element("div", *(_figure(each, names) for each, names in maps.items()), class_="maps")


def _figure(found: Map, names: Iterable[str]) -> Html:
    own = list(dict.fromkeys(names))
    more = f" and {len(own) - _NAMES} more" if len(own) > _NAMES else ""
    of = f"of {', '.join(own[:_NAMES])}{more}" if own else ""
    caption = text(map_title(found)) + (element("span", text(of), class_="dim") if of else "")
    return element(
        "figure",
        element("figcaption", caption),
        element("div", *_bars(found), class_="bars mono"),
        _several(found),
    )


def _several(found: Map) -> Html:
    if not found.shared or found.how == "whole":
        return ""
    return element("p", text(f"On more than one rank: {found.dim} {spans(found.shared)}"),
                   class_="dim")  # fmt: skip


def _bars(found: Map) -> Iterator[Html]:
    for rank, held in enumerate(found.held[:_ROWS]):
        yield _bar(f"{found.axis} {rank}", found, held, f"c{rank % 8}", "")
    if found.ranks > _ROWS:
        yield (
            element("span", "…")
            + element("span")
            + element("span", text(f"{found.ranks - _ROWS:,} more"), class_="told")
        )
    if found.unowned:
        yield _bar("no rank", found, found.unowned, "bad", "bad")


def _bar(label: str, found: Map, held: Sequence[range], fill: str, style: str) -> Html:
    told = spans(held) if held else "nothing"
    drawing = (
        '<svg class="sp" viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="rail" width="1000" height="14"/>'
        f"{''.join(blocks_of(found, held, fill))}</svg>"
    )
    name = element("span", text(label), class_=style or False)
    return name + drawing + element("span", text(told), class_=f"told {style}".strip())


def timeline_part(found: Timeline) -> Html:
    told = f"A2 is step 2 of {found.what} A; a column is a tick."
    if found.any_number:
        told += f" The first {found.steps} steps of any number are drawn."
    if found.cut_off:
        told += f" There are more than the {found.ticks} ticks that are drawn."
    return element("p", text(told)) + scrolled("decode, tick by tick", timeline_svg(found))
