"""One thing wrong at each collective of our own executor: as edits of its programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any

from shardproof.harness.case import Case
from shardproof.harness.near import every_layer
from shardproof.harness.space import Space, space_of
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PHASES
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import group_of

COLLECTIVES = frozenset({
    "all_reduce", "reduce_scatter", "block_reduce", "block_return", "all_gather", "gather_logits",
    "block_gather", "all_to_all", "exchange", "send", "handoff",
})  # fmt: skip
SUMS = ("all_reduce", "block_reduce")
ORDERED = ("all_gather", "gather_logits", "block_gather", "all_to_all")


@dataclass(frozen=True, slots=True)
class Choices:
    """What is drawn, so that a collective is there."""

    models: Any
    plans: dict[str, Any]
    kinds: Mapping[str, dict[str, Any]]
    """What may be wrong, and what is drawn otherwise for it to make a difference."""

    def space(self, kind: str) -> Space:
        return space_of(self.models, {**self.plans, "fits": (True,), **self.kinds[kind]})


SUMMED: dict[str, dict[str, Any]] = {
    "drop": {},
    "twice": {},
    "group dp": {"dp": (2,), "batch": (2, 3)},
    "group sp": {"sp": (2,)},
}
JOINED: dict[str, dict[str, Any]] = {
    "drop": {},
    "order": {},
    "group dp": SUMMED["group dp"],
    "group sp": SUMMED["group sp"],
}
# An expert block of two ranks is a pair of sp here, and one of four is both pairs: else the other
# group would be the same ranks by another name.
PAIRS: dict[str, Any] = {"dp": (2,), "sp": (2,), "ep": (2,)}
FOUR: dict[str, Any] = {"dp": (2,), "sp": (2,), "ep": (4,)}
SENT_KINDS: dict[str, dict[str, Any]] = {"drop": {}, "group dp": PAIRS, "group sp": FOUR}
LEFT_OUT: dict[str, dict[str, Any]] = {"drop": {}}
SENT_PLANS: dict[str, Any] = {"dp": (2,), "ep": (2,), "tp": (1,), "batch": (2, 3)}

TP = Choices("dense", {"tp": (2, 4), "balanced": True}, SUMMED)
SENT = Choices("moe", SENT_PLANS, SENT_KINDS)
SP = Choices("dense", {"sp": (2,), "tp": (1, 2), "prompt": (3, 2, 5)}, LEFT_OUT)
WHERE: dict[str, Choices] = {
    "embedding.all_reduce": TP,
    "layers.*.attention.all_reduce": TP,
    "layers.*.ffn.all_reduce": TP,
    "layers.*.moe.shared": Choices(["qwen2_moe"], {"tp": (2, 4)}, SUMMED),
    "layers.*.moe.block_reduce": Choices("moe", {"tp": (2,), "ep": (2,)}, SUMMED),
    "layers.*.moe.block_return": SENT,
    "layers.*.moe.sent": replace(SENT, kinds={**SENT_KINDS, "order": {}}),
    "layers.*.moe.routes": replace(SENT, kinds={**SENT_KINDS, "order": {}}),
    "layers.*.attention.exchange": SP,
    "layers.*.attention.exchange.1": SP,
    "head.gather_logits": replace(TP, kinds=JOINED),
    "head.token.sent": replace(TP, kinds=LEFT_OUT),
    "sent.0": Choices("dense", {"pp": (2,), "tp": (1, 2), "layers": (2, 3)}, LEFT_OUT),
}
"""By the names of collectives in programs."""
OTHER_GROUPS = ("tp", "dp", "sp")


def collectives(case: Case) -> Iterator[Op]:
    """Of both phases' programs."""
    for phase in PHASES:
        for visit in lower(case.model, case.plan, phase).visits:
            yield from (op for op in visit.ops if op.kind in COLLECTIVES)


def named(case: Case) -> dict[str, Op]:
    return {every_layer(op.out): op for op in collectives(case)}


def edits(op: Op, name: str) -> dict[str, Edit]:
    """By what is wrong."""
    found = {"drop": Edit("drop", name)}
    if op.kind in SUMS:
        keys = tuple((k, v) for k, v in op.about.items() if k in ("group", "block", "etp"))
        found["twice"] = Edit("insert", op.kind, of=(name,), about=keys)
    if op.kind in ORDERED:
        found["order"] = Edit("change", name, about=(("order", "reversed"),))
    if (group := group_of(op)) is not None:
        for axis in OTHER_GROUPS:
            if axis not in group:
                found[f"group {axis}"] = Edit("change", name, about=(("group", (axis,)),))
    return found


def there(case: Case, edit: Edit) -> bool:
    """Whether a case's programs have the operator."""
    wanted = edit.of[0] if edit.of else edit.name
    return any(fnmatchcase(op.out, wanted) for op in collectives(case))
