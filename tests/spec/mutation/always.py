"""What holds in every view of every plan, as formulas; a test holds it against plans at random.

Where one says more than a domain or a reader's check, the line above it says why.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from shardproof.spec.law.on_one_rank import ON_ONE_RANK
from shardproof.spec.layout.axes import AXES
from shardproof.spec.layout.handoff import EntryAxis

WORKLOAD = ("stream_tokens", "sequence.cut", "sequence.keys", "batch.sequences")
"""Axes that a workload may leave open."""
SIZES = tuple(path for path in AXES if path not in WORKLOAD)
OF_TP = tuple(path for path, axis in AXES.items() if axis.degree == "tp" and path != "moe.width")
HAND_MADE = "('sizes', 'listed')"


def _of_cut(path: str) -> Iterator[str]:
    yield f"{path}.kind in {HAND_MADE} or not ({path}.given_owned or {path}.given_once)"
    yield f"not {path}.given_once or {path}.given_owned"
    yield f"{path}.kind != 'whole' or {path}.parts > 1"
    # Pieces that are told by their sizes lie one behind the other.
    yield f"{path}.n == 0 or {path}.kind != 'sizes' or {path}.given_once == {path}.given_owned"
    if path in SIZES:
        yield f"{path}.n >= 0"


def _lies_apart(path: str) -> str:
    """Of an axis of a module that may lie over other ranks: that it does, or what is said next."""
    module = path.rpartition(".")[0]
    return f"{module}.apart or " if module in ("ffn", "lm_head", "moe.shared") else ""


def _on_one_rank() -> Iterator[str]:
    """What is read of a choice about the axes of one rank, where no cut and no group can differ."""
    for name in ("send", "receivers", "token"):
        yield f"pp > 1 or stages.{name} == '{ON_ONE_RANK[f'stages.{name}'][1]}'"
    yield "tp > 1 or stages.receivers == 'all'"
    yield "dp > 1 or batch.idle == 'join'"


ALWAYS = (
    *(each for path in AXES for each in _of_cut(path)),
    *(f"{_lies_apart(path)}{path}.parts == tp" for path in OF_TP),
    *_on_one_rank(),
    # A prompt is read in prefill, and where one pass has all of it nothing is said of others.
    "not chunks.several or prefill",
    *(
        f"chunks.several or chunks.{name} == '{ON_ONE_RANK[f'chunks.{name}'][1]}'"
        for name in ("keys", "positions", "mask", "state")
    ),
    # Rows of several sequences are of prefill, and of one sequence nothing is said.
    "not packed.several or prefill",
    *(
        f"packed.several or packed.{name} == '{ON_ONE_RANK[f'packed.{name}'][1]}'"
        for name in ("positions", "mask", "state", "token", "entries")
    ),
    "not packed.trails or prefill",
    # Drafts are of decode, and where a step reads one token nothing is said of others.
    "not draft.several or not prefill",
    *(
        f"draft.several or draft.{name} == '{ON_ONE_RANK[f'draft.{name}'][1]}'"
        for name in ("positions", "mask", "rejected", "state", "token")
    ),
    "not moe.in_parts or tp > 1",
    # Ranks of sp have steps of their own in decode alone.
    "not sequence.over_turns or not prefill",
    # Keys are split over ranks that share queries in decode alone.
    "not attention.apart or not prefill",
    "moe.experts.parts == ep and moe.rebalance.experts.parts == ep",
    "moe.experts.n == moe.rebalance.experts.n",
    # Experts change their places in decode alone, and where they do not none is anywhere else.
    "not moe.changes or (layer.moe and not prefill)",
    "moe.changes or (moe.first_alone and not moe.elsewhere)",
    "moe.width.parts == moe.expert_tp",
    "stages.layers.parts == pp",
    "sequence.cut.parts == sp and sequence.keys.parts == sp",
    "batch.sequences.parts == dp",
    "moe.block == ep * moe.expert_tp",
    "stage.ranks == dp * sp * tp",
    "layer.moe != layer.dense",
    "attention.heads.n >= 1 and attention.head_dim.n >= 1 and attention.value_dim.n >= 1",
    "hidden.n >= 1 and embedding.cut.n >= 1 and stages.layers.n >= 1",
    "lm_head.cut.n == embedding.cut.n and lm_head.cut.n >= 1",
    "sequence.cut.n != 0 and sequence.keys.n != 0 and batch.sequences.n != 0",
    "(stream != 'tokens' and not moe.in_parts) or stream_tokens.n != 0",
    "attention.head_dim.kind == attention.value_dim.kind",
    "attention.head_dim.multiple == attention.value_dim.multiple",
    "attention.value_dim.n == attention.head_dim.n or model.latent or model.delta",
    "model.latent or attention.value_dim.given_owned == attention.head_dim.given_owned",
    "model.latent or attention.value_dim.given_once == attention.head_dim.given_once",
    "handoff.cache in ('by_rank', 'stays') or not handoff.unpaired",
    *(
        f"handoff.cache in ('by_rank', 'stays') or not handoff.lacks_{axis}"
        for axis in get_args(EntryAxis)
    ),
    "not stages.leaves or stages.visits > 1",
    "not stages.index_shared or stages.visits > 1",
    "schedule.listed or not (schedule.late or schedule.missing)",
    "lm_head.pad_rows == 0 or lm_head.cut.kind == 'padded'",
    "layer.dense or moe.experts.n >= 1",
    "not model.shared or moe.shared.width.n >= 1",
    "layer.moe or not (model.shared or model.renormalises)",
    "stages.visits == 1 or pp != 1",
    "layer.moe or ffn.width.n >= 1",
    "layer.dense or moe.width.n >= 1",
    # What is taken for a layer is that layer, but where a stage counts from its own number on.
    "stages.offset == 'equal' or stages.equal_before",
    # A layer without experts has nothing to misplace, to choose or to divide.
    "layer.moe or not moe.misplaced",
    "layer.dense or not ffn.misread",
    "layer.moe or not (moe.misread or moe.shared.misread or model.shared_gated)",
)
