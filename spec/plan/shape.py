"""What a plan's own numbers must agree on before it can be judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from math import gcd, prod
from operator import attrgetter
from typing import cast

from shardproof.spec.errors import InputError, Place
from shardproof.spec.plan.cuts import Cut, CutSpec, ascending
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.section import Section
from shardproof.spec.source.node import Node, place_of

MOST_RANKS = 2**24

Fault = tuple[str, str, str]
"""A path, what is wrong there, and what would be right."""

_DEGREE_OF: dict[str, str] = {
    "hidden": "tp",
    "stream_tokens": "tp",
    "embedding.cut": "tp",
    "attention.heads": "tp",
    "attention.kv_heads": "tp",
    "attention.head_dim": "tp",
    "ffn.width": "tp",
    "moe.experts": "ep",
    "moe.rebalance.experts": "ep",
    "moe.width": "moe.tp",
    "moe.shared.width": "tp",
    "lm_head.cut": "tp",
    "stages.layers": "pp",
    "sequence.cut": "sp",
    "sequence.heads": "sp",
    "sequence.kv_heads": "sp",
    "sequence.keys": "sp",
    "batch.sequences": "dp",
}
_FUSED_BY = {
    "attention.heads": "attention.qkv",
    "attention.kv_heads": "attention.qkv",
    "attention.head_dim": "attention.qkv",
    "ffn.width": "ffn",
    "moe.width": "moe",
    "moe.shared.width": "moe.shared",
}
_LIES = {
    "attention.heads": "attention", "ffn.width": "ffn", "moe.shared.width": "moe.shared",
    "lm_head.cut": "lm_head",
}  # fmt: skip
"""The modules that may lie over other ranks than those of tp, by their cuts."""
_NEEDS_WORKLOAD = {
    "stream_tokens": ("prompt",),
    "sequence.cut": ("prompt",),
    "sequence.keys": ("prompt", "steps"),
    "batch.sequences": ("batch",),
}


def shape_errors(plan: Plan, root: Node) -> Iterator[InputError]:
    """Every disagreement, once: what both phases share is told for prefill."""
    told: set[tuple[str | None, Place | None, str | None]] = set()
    for name in PHASES:
        phase = plan.phase(name)
        for path, message, help_ in _phase(plan, phase, name):
            own = (name, *path.split("."))
            place = place_of(root, own if _is_set(plan, name, path) else own[1:])
            # Of what both phases share only the phase's name in the message differs.
            if (path, place, help_) not in told:
                told.add((path, place, help_))
                yield InputError("PLAN-SHAPE", message, place, path, help_)
        for error in _of_layers(plan, phase, name, root):
            if (error.field, error.place, error.help) not in told:
                told.add((error.field, error.place, error.help))
                yield error


def _of_layers(plan: Plan, phase: Phase, name: PhaseName, root: Node) -> Iterator[InputError]:
    """What layers that choose for themselves do not agree on, and the plan does."""
    if not phase.layers.entries:
        return
    usual = [fault for check in checks(plan, phase, name) for fault in check()]
    for layers, _ in phase.layers.entries:
        own = plan.of((layers,))
        for check in checks(own, own.phase(name), name):
            for path, message, help_ in (fault for fault in check() if fault not in usual):
                at = "layers", layers, *path.split(".")
                said = (name, *at) if _is_set(plan, name, "layers") else at
                place, field = place_of(root, said), ".".join(at)
                yield InputError("PLAN-SHAPE", f"in layers {layers} {message}", place, field, help_)


def _is_set(plan: Plan, name: PhaseName, path: str) -> bool:
    """Whether the phase's own section, not the top, writes this field."""
    at: object = plan.prefill if name == "prefill" else plan.decode
    for part in path.split("."):
        if not isinstance(at, Section) or part not in at.written:
            return False
        at = getattr(at, part)
    return True


def _phase(plan: Plan, phase: Phase, name: PhaseName) -> Iterator[Fault]:
    world = phase.dp * phase.pp * phase.sp * phase.tp
    if world > MOST_RANKS:
        yield "dp", f"{name} has {world:,} ranks", f"at most {MOST_RANKS:,}"
    if plan.devices is not None and world != plan.devices:
        yield (
            "devices",
            f"{name} has {world:,} ranks, and the plan says devices: {plan.devices:,}",
            "degrees whose product that is, or leave devices out",
        )
    for check in checks(plan, phase, name):
        yield from check()


def checks(plan: Plan, phase: Phase, name: PhaseName) -> Iterator[Callable[[], Iterator[Fault]]]:
    """What a phase's numbers must agree on beside its size, one thing at a time."""
    yield partial(_mesh, phase)
    for end in ("embedding", "head"):
        yield partial(_end, phase, name, end)
    for path, degree in _DEGREE_OF.items():
        yield partial(_cut, plan, phase, name, path, degree)
    for path, fused in _FUSED_BY.items():
        yield partial(_fused, phase, path, fused)
    yield partial(_shared_keys, plan, phase, name)
    yield partial(_chunks, plan, phase, name)
    yield partial(_packed, plan, phase, name)
    yield partial(_drafts, plan, phase, name)
    yield partial(_ticks, plan, phase, name)


def _mesh(phase: Phase) -> Iterator[Fault]:
    if len(phase.mesh) != 4:
        yield "mesh", f"mesh names {len(phase.mesh)} axes", "dp, pp, sp and tp, each once"


def _end(phase: Phase, name: PhaseName, end: str) -> Iterator[Fault]:
    value: int | None = getattr(phase.stages, end)
    if value is not None and value >= phase.pp:
        yield (
            f"stages.{end}",
            f"stages.{end} is {value}, and {name} has {phase.pp} stages, counted from 0",
            f"0 to {phase.pp - 1}",
        )


def _at(phase: Phase, path: str) -> object:
    return _reader(path)(phase)


@cache
def _reader(path: str) -> attrgetter[object]:
    return attrgetter(path)


def _fused(phase: Phase, path: str, fused: str) -> Iterator[Fault]:
    """A block of a fused weight stands in the weight's own order, and in no other."""
    spec = _at(phase, path)
    if not isinstance(spec, CutSpec) or _at(phase, f"{fused}.fused") != "blocks":
        return
    if not all(map(ascending, spec.listed)):
        yield (
            path,
            f"{path} lists a rank's part out of order, and {fused}.fused is blocks",
            f"each rank's part in ascending order, or {fused}.fused: grouped",
        )


def _shared_keys(plan: Plan, phase: Phase, name: PhaseName) -> Iterator[Fault]:
    """What queries over other ranks than keys can be."""
    over, qkv = _over(phase, "attention", plan.layout), phase.attention.qkv
    if name == "prefill" or over == (("tp",) if phase.tp > 1 else ()):
        return
    if phase.tp > 1 and "tp" not in over:
        yield (
            "attention.over",
            f"attention.over leaves tp out, and the {phase.tp} ranks of tp have keys of their own",
            "tp and sp, in either order",
        )
    elif qkv.split == "head_dim":
        yield (
            "attention.qkv.split",
            "queries over ranks that share keys are split inside their heads",
            "heads, in, or none",
        )
    elif qkv.fused == "blocks":
        yield (
            "attention.qkv.fused",
            "a fused weight is cut in one piece per rank, and keys are on other ranks than queries",
            "grouped",
        )


MOST_CHUNKS = 4096
_OF_STATE = {"carried": "all", "dropped": "own"}


def _chunks(plan: Plan, phase: Phase, name: PhaseName) -> Iterator[Fault]:
    """What a prompt that is read in several passes can be."""
    said, sequence = phase.chunks, phase.sequence
    if name == "decode" or not said.several:
        return
    prompt = plan.workload.prompt or 0
    if said.tokens is not None and prompt > MOST_CHUNKS * said.tokens:
        yield (
            "chunks.tokens",
            f"a prompt of {prompt:,} tokens is read {said.tokens:,} at a time",
            f"at most {MOST_CHUNKS:,} chunks",
        )
    for path in ("sequence.cut", "stream_tokens"):
        spec = _at(phase, path)
        if isinstance(spec, CutSpec) and spec.by_hand:
            yield (
                path,
                f"{path} is cut by hand, and chunks are of several lengths",
                "a regular cut, such as balanced",
            )
    own = phase.sp > 1 and not sequence.keep_all and sequence.exchange != "none"
    if own and sequence.exchange == "heads" and "all" in (said.keys, _OF_STATE[said.state]):
        yield (
            "sequence.keep",
            "ranks of sp keep their own tokens' entries, and look at those of all earlier chunks",
            "sequence: {keep: all}",
        )
    if own and said.keys == "all" and sequence.rotate == "after":
        yield (
            "sequence.rotate",
            "keys of earlier chunks are exchanged as they are cached, which is rotated",
            "sequence: {rotate: before}",
        )


MOST_PACKED = 4096
MOST_ROW = 2**16


def _packed(plan: Plan, phase: Phase, name: PhaseName) -> Iterator[Fault]:
    """What a row of several sequences can be."""
    said, prompt = phase.packed, plan.workload.prompt
    spec = said.sequences
    if name == "decode" or spec.kind == "whole":
        return
    if spec.kind != "sizes" or 0 in spec.sizes:
        told = f"is {spec.kind}" if spec.kind != "sizes" else "has a sequence without a token"
        yield (
            "packed.sequences",
            f"packed.sequences {told}",
            "the number of tokens of each sequence, such as [5, 3, 8]",
        )
        return
    if said.pads != "none" and not said.several:
        yield (
            "packed.pads",
            f"packed.pads is {said.pads}, and a row has no part but one",
            "the number of tokens of a sequence and of its pads, such as sequences: [5, 3]",
        )
    if said.several and max(spec.sizes) == 1:
        yield (
            "packed.sequences",
            "packed.sequences are of one token each, of which none sees another",
            "a sequence of two tokens or more among them",
        )
    row = sum(spec.sizes)
    if prompt != row:
        told = "is of any length" if prompt is None else f"has {prompt:,} tokens"
        change = "add" if prompt is None else "change to"
        yield (
            "packed.sequences",
            f"packed.sequences has {row:,} tokens in a row, and the prompt {told}",
            f"{change} workload: {{prompt: {row}}}",
        )
    if row > MOST_ROW or len(spec.sizes) > MOST_PACKED:
        yield (
            "packed.sequences",
            f"a row of {row:,} tokens, {len(spec.sizes):,} sequences",
            f"at most {MOST_ROW:,} tokens and {MOST_PACKED:,} sequences",
        )
    if said.several:
        yield from _beside_packed(plan, phase)


def _beside_packed(plan: Plan, phase: Phase) -> Iterator[Fault]:
    """What cannot be said beside several sequences in a row."""
    chunks, sequence = phase.chunks, phase.sequence
    if phase.packed.pads != "none" and not _pads_are_read(phase):
        yield (
            "sequence.cut",
            "sequence.cut leaves a pad of the row on no rank, and what nobody reads is no pad",
            "a cut of all tokens of the row, or packed.sequences with fewer pads",
        )
    if chunks.prefix is not None:
        yield (
            "chunks.prefix",
            "each sequence of a row would have a prefix of its own",
            "chunks without a prefix, or sequences by themselves",
        )
    for word, right in CHUNKED_ALIKE.items():
        if chunks.several and getattr(chunks, word) != right:
            yield (
                f"chunks.{word}",
                f"chunks.{word} is {getattr(chunks, word)}, and a chunk may end inside a sequence",
                f"chunks: {{{word}: {right}}}",
            )
    if phase.sp > 1 and sequence.exchange == "none":
        yield (
            "sequence.exchange",
            "ranks of sp have parts of a row, in which sequences end anywhere",
            "sequence: {exchange: gather}, ring, or heads",
        )
    if phase.sp > 1 and sequence.mask == "local":
        yield (
            "sequence.mask",
            "places on a rank are those of a part of a row, in which sequences end anywhere",
            "sequence: {mask: global}, and packed: {mask: row} for a mask without boundaries",
        )
    if plan.handoff.cache in ("by_rank", "stays"):
        yield (
            "handoff.cache",
            f"handoff.cache is {plan.handoff.cache}, and a row has entries of several sequences",
            "handoff: {cache: logical}",
        )
    if plan.handoff.storage == "raw":
        yield (
            "handoff.storage",
            "raw storage of a row is that of several sequences",
            "handoff: {storage: converted}",
        )
    if plan.phase("decode").schedule.ticks is not None:
        yield (
            "schedule.ticks",
            "a schedule that is written out names sequences, of which a row has several",
            "a schedule of its own, without ticks",
        )
    if plan.edits:
        yield "edits", "a row of several sequences is run as it is lowered", "no edits"


def _pads_are_read(phase: Phase) -> bool:
    """Whether each pad of a row is on some rank of sp."""
    lengths, spec = phase.packed.lengths, phase.sequence.cut
    if spec.by_hand and len(spec.sizes or spec.listed) != phase.sp:
        return True  # which is an error of its own
    row, at = sum(lengths), 0
    left = phase.packed.pads == "left"
    pads = {*(range(lengths[0]) if left else range(row - lengths[-1], row))}
    while at < row:
        each = Cut(spec, min(row - at, phase.chunks.tokens or row), phase.sp)
        runs = (run for rank in range(phase.sp) for run in each.indices(rank))
        pads -= {at + token for run in runs for token in run if token < each.n}
        at += each.n
    return not pads


CHUNKED_ALIKE = {"keys": "all", "positions": "global", "mask": "global", "state": "carried"}
"""Words of chunks, of which another one may do no harm where a chunk begins with a sequence."""


def _drafts(plan: Plan, phase: Phase, name: PhaseName) -> Iterator[Fault]:
    """What decode with several new tokens a step can be."""
    said, schedule = phase.draft, phase.schedule
    if name == "prefill" or said.tokens is None:
        return
    if said.accepted is not None and said.accepted > said.tokens:
        yield (
            "draft.accepted",
            f"draft.accepted is {said.accepted}, and a step has {said.tokens} drafts",
            f"0 to {said.tokens}",
        )
    if plan.layout in ("deal", "alternate") and phase.sp > 1:
        yield (
            "draft.tokens",
            "ranks of sp take steps of their own, and a step begins behind what another keeps",
            "decode: {sequence: {layout: repeat}}, or keys",
        )
    if schedule.ticks is not None or schedule.period is not None:
        path = "schedule.period" if schedule.ticks is None else "schedule.ticks"
        yield (
            path,
            f"{path} says when steps run, which begin when it is known what the last one keeps",
            "a schedule of its own, which waits for them",
        )
    if phase.cache.pads != "nowhere":
        yield (
            "cache.pads",
            "cache.pads is of steps of one token, and a step reads drafts",
            "cache: {pads: nowhere}",
        )
    if phase.stream_tokens.by_hand:
        yield (
            "stream_tokens",
            "stream_tokens is cut by hand, and steps are of several lengths",
            "a regular cut, such as balanced",
        )


def _cut(plan: Plan, phase: Phase, name: PhaseName, path: str, degree: str) -> Iterator[Fault]:
    value = _at(phase, path)
    if not isinstance(value, CutSpec) or not value.by_hand:
        return
    if name == "decode" and path in ("sequence.cut", "sequence.heads", "sequence.kv_heads"):
        return
    if name == "prefill" and path in ("sequence.keys", "moe.rebalance.experts"):
        return
    entries = len(value.sizes or value.listed)
    ranks = phase.moe.tp or phase.tp // gcd(phase.tp, phase.ep)
    told = f"{degree}: {ranks}"
    if degree != "moe.tp":
        ranks = getattr(phase, degree)
        told = f"{degree}: {ranks}"
    lies = () if path not in _LIES else _over(phase, _LIES[path], _layout(plan, name))
    if path in _LIES and lies != (("tp",) if phase.tp > 1 else ()):
        ranks = prod(getattr(phase, axis) for axis in lies)
        told = f"{_LIES[path]} over {ranks} ranks"
    if entries != ranks:
        yield (
            path,
            f"{path} lists {entries} ranks, and {name} has {told}",
            f"one entry for each of {ranks} ranks",
        )
    if path == "stream_tokens" and name == "prefill" and phase.sp > 1:
        yield (
            path,
            f"{path} is cut by hand, and the ranks of sp: {phase.sp} have tokens of their own",
            "a regular cut, such as balanced",
        )
    for needed in _NEEDS_WORKLOAD.get(path, ()):
        if getattr(plan.workload, needed) is None and not (
            name == "decode" and path == "stream_tokens"
        ):
            yield (
                path,
                f"{path} is cut by hand, and the plan does not say for how many",
                f"add workload: {{{needed}: ...}}",
            )


def _layout(plan: Plan, name: PhaseName) -> str:
    return "" if name == "prefill" else plan.layout


def _over(phase: Phase, module: str, layout: str) -> tuple[str, ...]:
    """The axes that a module lies over, of those that have more than one rank."""
    axes = _at(phase, f"{module}.over")
    if module == "attention" and layout != "keys":
        axes = ("tp",)
    return tuple(axis for axis in cast("tuple[str, ...]", axes) if getattr(phase, axis) > 1)


def _ticks(plan: Plan, phase: Phase, name: PhaseName) -> Iterator[Fault]:
    rows = phase.schedule.ticks
    if rows is None or name == "prefill":
        return
    path = "schedule.ticks"
    batch, steps = plan.workload.batch, plan.workload.steps
    if batch is None or steps is None:
        yield (
            path,
            "a schedule that is written out needs to know for how many sequences and steps",
            "add workload: {batch: ..., steps: ...}",
        )
        return
    back = phase.stages.embedding != 0 or phase.stages.head not in (None, phase.pp - 1)
    if phase.stages.order == "layer" or (back and phase.pp > 1):
        yield (
            path,
            "a schedule that is written out visits each stage once",
            "stages: {order: stage, embedding: 0}, and the head on the last stage",
        )
    seen: set[tuple[int, int, int]] = set()
    for tick, stage, sequence, step in rows:
        row = f"[{tick}, {stage}, {sequence}, {step}]"
        if not (
            tick >= 0 and 0 <= stage < phase.pp and 0 <= sequence < batch and 1 <= step <= steps
        ):
            yield (
                path,
                f"schedule.ticks has {row[:60]}",
                f"[tick, stage 0-{phase.pp - 1}, sequence 0-{batch - 1}, step 1-{steps}]",
            )
            return
        if (stage, sequence, step) in seen:
            yield path, f"schedule.ticks runs {row[:60]} a second time", "each once"
            return
        seen.add((stage, sequence, step))
