"""Plans at random, and what the tests of the plan language share."""

from __future__ import annotations

from math import prod

from hypothesis import strategies as st

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.plan.cut_reading import REGULAR
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Edit, Table
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.phase import Attention, Ffn, MoePlan, OfLayers, Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.section import AnySection, Field, Section, fields_of
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import read_text


def plan(text: str) -> Plan:
    return read_plan(read_text(text, "plan.yaml"))


def faults(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every error, in the order told."""
    return [(e.code, _place(e).line, _place(e).column) for e in errors(text)]


def errors(text: str) -> tuple[InputError, ...]:
    try:
        plan(text)
    except InputErrors as wrong:
        return wrong.errors
    return ()


def refuses(root: Node) -> bool:
    try:
        read_plan(root)
    except InputErrors:
        return True
    return False


def _place(error: InputError) -> Place:
    assert error.place is not None
    return error.place


regular_cuts = st.one_of(
    st.builds(CutSpec, st.sampled_from(REGULAR)),
    st.builds(CutSpec, st.just("strided"), block=st.integers(1, 2**24)),
    st.builds(CutSpec, st.just("padded"), multiple=st.integers(1, 2**24)),
)


def _run(start: int, size: int) -> range:
    return range(start, start + size)


def _apart(runs: list[range]) -> tuple[range, ...]:
    """The runs, each within nine of its own, so that no two of a rank overlap."""
    return tuple(range(run.start, min(run.stop, run.start // 9 * 9 + 9)) for run in runs)


def _hand_made(ranks: int) -> st.SearchStrategy[CutSpec]:
    runs = st.builds(_run, st.integers(0, 99), st.integers(1, 9))
    rank = st.lists(runs, max_size=3, unique_by=lambda run: run.start // 9).map(_apart)
    listed = st.lists(rank, min_size=ranks, max_size=ranks)
    sizes = st.lists(st.integers(0, 99), min_size=ranks, max_size=ranks)
    return st.one_of(
        st.builds(CutSpec, st.just("sizes"), sizes=sizes.map(tuple)),
        st.builds(CutSpec, st.just("listed"), listed=listed.map(tuple)),
    )


any_cut = st.one_of(regular_cuts, st.integers(1, 9).flatmap(_hand_made))


_names = st.sampled_from(["layers.0.ffn.down", "layers.*.attention.all_reduce", "handoff"])
_ranks = st.sampled_from([(), (("tp", (0,)),), (("dp", (0, 1)), ("tp", (1,)))])
_said = st.sampled_from(
    [("group", ("dp",)), ("split", ((0, 1), (2,))), ("map", ((0,), (1,))), ("dim", "hidden")]
)
edits = st.one_of(
    st.builds(Edit, st.just("drop"), _names, ranks=_ranks, steps=st.sampled_from([(), (1, 2)])),
    st.builds(Edit, st.just("move"), _names, after=_names, but=_ranks),
    st.builds(Edit, st.just("swap"), _names, other=_names, stage=st.integers(0, 3)),
    st.builds(
        Edit,
        st.just("insert"),
        st.just("all_reduce"),
        of=st.lists(_names, min_size=1, max_size=2).map(tuple),
        phase=st.sampled_from([None, "prefill", "decode"]),
        about=st.lists(_said, max_size=3, unique_by=lambda said: said[0]).map(tuple),
    ),
    st.builds(Edit, st.just("change"), _names, about=st.just((("layers", Table(((3, 2),))),))),
)


own_layers = st.sampled_from(
    [
        OfLayers(),
        OfLayers(ffn=Ffn(over=("dp", "tp"))),
        OfLayers(moe=MoePlan(copies="one"), attention=Attention(pairs="apart")),
    ]
)


def values(field: Field) -> st.SearchStrategy[object]:
    """What may stand in a field; of cuts by hand, those for one rank."""
    found: st.SearchStrategy[object]
    match field.kind:
        case "word":
            found = st.sampled_from(field.words)
        case "flag":
            found = st.booleans()
        case "number":
            found = st.integers(field.low, field.high)
        case "cut":
            needed = [st.just(CutSpec("needed"))] if field.needed else []
            found = st.one_of(regular_cuts, *needed)
        case "group":
            found = st.lists(st.sampled_from(field.words), unique=True).map(tuple)
        case "rows":
            found = st.none()
        case "edits":
            found = st.lists(edits, max_size=3).map(tuple)
        case "layers":
            names = st.sampled_from(["0", "1-2", "3,5-6", "dense", "state"])
            entries = st.lists(st.tuples(names, own_layers), unique_by=lambda own: own[0])
            found = entries.map(lambda own: Layers(tuple(own)))
        case "text":
            found = st.text(st.characters(codec="utf-8"), max_size=20)
        case "part":
            assert field.part is not None
            return sections(field.part)
    return st.one_of(st.none(), found) if field.optional else found


def sections(section: type[AnySection], *without: str) -> st.SearchStrategy[AnySection]:
    """Sections with any of their fields written, and any not."""
    fields = {name: values(f) for name, f in fields_of(section).items() if name not in without}
    return st.fixed_dictionaries({}, optional=fields).map(lambda written: section(**written))


_NOT_BESIDE = {
    "draft.tokens": ("draft.accepted", "sequence.layout", "schedule.period", "cache.pads"),
    "chunks.tokens": ("workload.prompt", "sequence.keep", "sequence.rotate"),
    "chunks.prefix": ("sequence.keep", "sequence.rotate"),
}
"""What a plan that writes a field may not choose as it likes, in either phase."""
_DEGREES = ("dp", "pp", "sp", "tp")
_WHOLES = sections(Plan, "prefill", "decode", "devices", *_DEGREES)
_PHASES = sections(Phase, *_DEGREES)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Plans whose own numbers agree; every field of the language is written in some of them."""
    fields: dict[str, object] = {axis: draw(st.integers(1, 6)) for axis in _DEGREES}
    left_out = [
        path
        for one, others in _NOT_BESIDE.items()
        for path in (others if draw(st.booleans()) else (one,))
    ]
    for name in PHASES:
        if draw(st.booleans()):
            fields[name] = _without(_agreeing(draw(_PHASES)), left_out)
    plan = _without(_agreeing(draw(_WHOLES)), left_out).with_(**fields)
    worlds = {prod(getattr(plan.phase(name), axis) for axis in _DEGREES) for name in PHASES}
    if len(worlds) == 1 and draw(st.booleans()):
        return plan.with_(devices=worlds.pop())
    return plan


def _without(section: AnySection, paths: list[str]) -> AnySection:
    """`section` with these fields of its parts not written."""
    for path in paths:
        part, _, name = path.partition(".")
        if part in section.written:
            inner: Section = getattr(section, part)
            left = {key: value for key, value in inner.__dict__.items() if key != name}
            section = section.with_(**{part: type(inner)(**left)})
    return section


def _agreeing(section: AnySection) -> AnySection:
    """`section` with a whole mesh and stages that every plan has."""
    changed: dict[str, object] = {}
    if "mesh" in section.written:
        changed["mesh"] = ("tp", "sp", "dp", "pp")
    if "stages" in section.written:
        stages: Section = section.__dict__["stages"]
        ends = {name: 0 for name in ("embedding", "head") if name in stages.written}
        changed["stages"] = stages.with_(**ends)
    if "packed" in section.written:
        # A row of several sequences is as long as the prompt, and little goes beside it.
        packed: Section = section.__dict__["packed"]
        changed["packed"] = packed.with_(sequences=CutSpec("whole"))
    if "attention" in section.written:
        # Queries over ranks that share keys are whole heads, over all ranks of tp.
        attention: Section = section.__dict__["attention"]
        if {*getattr(attention, "over", ("tp",))} != {"tp"}:
            qkv: Section = getattr(attention, "qkv")  # noqa: B009 – of any section
            whole = qkv.with_(split="heads", fused="grouped")
            changed["attention"] = attention.with_(over=("sp", "tp"), qkv=whole)
    return section.with_(**changed)
