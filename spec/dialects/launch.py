"""What one command, or a pair of them, comes to: the mesh, what is cut over it, and our plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from shardproof.spec.dialects.asked import Asked, Engine
from shardproof.spec.dialects.lowering import megatron, sglang, trtllm, vllm
from shardproof.spec.dialects.lowering.draft import SHAPE, Draft, Lack, Module, node_of
from shardproof.spec.dialects.reading import Reading
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.model import Model
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node, Plain

LOWER: Mapping[Engine, Callable[[Draft], None]] = {
    "vllm": vllm.lower,
    "sglang": sglang.lower,
    "tensorrt-llm": trtllm.lower,
    "megatron": megatron.lower,
}


@dataclass(frozen=True, slots=True)
class Pool:
    """The devices that one command describes, and how the model lies on them."""

    reading: Reading
    mesh: tuple[tuple[str, int], ...]
    modules: tuple[Module, ...]
    nodes: int | None
    part: str

    @property
    def asked(self) -> Asked:
        return self.reading.asked

    @property
    def devices(self) -> int:
        count = 1
        for _, size in self.mesh:
            count *= size
        return count


@dataclass(frozen=True, slots=True)
class Launch:
    """What was launched."""

    pools: tuple[Pool, ...]
    """One, or prefill's and decode's."""
    plan: Node
    """The fields of our plan, each at the word that says it; not whole where there are lacks."""
    lacks: tuple[Lack, ...]
    notes: tuple[str, ...]


def lowered(readings: Sequence[Reading], model: Model) -> Launch:
    """The plan of one command, or of those of prefill and of decode."""
    drafts = [_drafted(reading, model) for reading in readings]
    if len(drafts) == 1:
        fields, notes = drafts[0].fields, _alone(drafts[0])
    else:
        drafts = _in_order(drafts)
        fields = _both(drafts[0], drafts[1])
        notes = [note for draft in drafts for note in (*draft.reading.notes, *draft.notes)]
    root = drafts[0].reading.started.program.place
    _ask_processes(drafts)
    return Launch(
        tuple(
            Pool(draft.reading, tuple(draft.mesh), tuple(draft.modules), draft.nodes, draft.part)
            for draft in drafts
        ),
        node_of(fields, root),
        tuple(dict.fromkeys(lack for draft in drafts for lack in draft.lacks)),
        tuple(dict.fromkeys(notes)),
    )


def _ask_processes(drafts: Sequence[Draft]) -> None:
    """The processes of a file of pools are as many as the devices of all."""
    started = drafts[0].reading.started
    if started.kind != "disaggregated" or started.processes is None:
        return
    count, word = started.processes
    devices = sum(draft.devices for draft in drafts)
    if count != devices:
        message = f"{count} processes are started, and the pools have {devices} devices"
        raise InputErrors(InputError(SHAPE, message, word.place, help=f"-n {devices}"))


def _drafted(reading: Reading, model: Model) -> Draft:
    draft = Draft(reading, model)
    LOWER[reading.asked.engine](draft)
    return draft


def _alone(draft: Draft) -> list[str]:
    notes = [*draft.reading.notes, *draft.notes]
    part = draft.reading.asked.part
    if part != "both":
        other = "decode" if part == "prefill" else "prefill"
        notes.append(f"the command starts {part} alone; {other} is taken to be laid out alike")
    return notes


def _in_order(drafts: list[Draft]) -> list[Draft]:
    """Prefill first."""
    parts = [draft.reading.asked.part for draft in drafts]
    if parts[0] == "decode" or parts[1] == "prefill":
        drafts, parts = [*reversed(drafts)], [*reversed(parts)]
    if parts[0] == parts[1] != "both":
        program = drafts[1].reading.started.program
        message = f"both commands start {parts[0]}"
        raise InputErrors(
            InputError("COMMAND-PAIR", message, program.place, help="one of each phase")
        )
    return drafts


def _both(prefill: Draft, decode: Draft) -> dict[tuple[str, ...], tuple[Plain, Place]]:
    """What both say alike at the top, and what each has of its own."""
    out: dict[tuple[str, ...], tuple[Plain, Place]] = {}
    for path, (value, place) in prefill.fields.items():
        other = decode.fields.get(path)
        alike = other is not None and other[0] == value and path[0] not in ("prefill", "decode")
        if (alike and path != ("sp",)) or path[0] == "prefill":
            out[path] = (value, place)
        elif path[0] != "decode":
            out["prefill", *path] = (value, place)
    for path, (value, place) in decode.fields.items():
        if path[0] == "decode":
            out[path] = (value, place)
        elif path[0] != "prefill" and path not in out:
            out["decode", *path] = (value, place)
    if ("decode", "sp") in out and ("decode", "sequence", "layout") not in out:
        # Alone, ranks of sp would deal out steps.
        out["decode", "sequence", "layout"] = ("repeat", out["decode", "sp"][1])
    return out
