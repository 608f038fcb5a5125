"""What holds in every view of every plan, as formulas; a test holds it against plans at random.

Where one says more than a domain or a reader's check, the line above it says why.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from shardproof.spec.layout.axes import AXES
from shardproof.spec.layout.handoff import EntryAxis

WORKLOAD = ("stream_tokens", "sequence.cut", "sequence.keys", "batch.sequences")
"""Axes that a workload may leave open."""
SIZES = tuple(path for path in AXES if path not in WORKLOAD)
OF_TP = tuple(path for path, axis in AXES.items() if axis.degree == "tp" and path != "moe.width")
HAND_MADE = "('sizes', 'listed')"


def _of_cut(path: str) -> Iterator[str]:
    yield f"{path}.kind in {HAND_MADE} or {path}.given_least == 0 and {path}.given_most == 0"
    yield f"""{path}.kind in {HAND_MADE} or not ({path}.given_beyond or {path}.given_moved
        or {path}.given_everywhere)"""
    yield f"""{path}.n == 0 or not {path}.given_everywhere or (not {path}.given_beyond
        and not {path}.given_moved and {path}.given_least == {path}.parts
        and {path}.given_most == {path}.parts)"""
    yield f"{path}.n == 0 or {path}.given_least <= {path}.given_most"
    yield f"""{path}.n == 0 or not {path}.kind in {HAND_MADE} or {path}.given_beyond
        or {path}.given_least != {path}.parts or {path}.given_undivided"""
    if path in SIZES:
        yield f"{path}.n >= 0"


def _lies_apart(path: str) -> str:
    """Of an axis of a module that may lie over other ranks: that it does, or what is said next."""
    module = path.rpartition(".")[0]
    return f"{module}.apart or " if module in ("ffn", "lm_head", "moe.shared") else ""


ALWAYS = (
    *(each for path in AXES for each in _of_cut(path)),
    *(f"{_lies_apart(path)}{path}.parts == tp" for path in OF_TP),
    "not moe.in_parts or tp > 1",
    # Ranks of sp have steps of their own in decode alone.
    "not sequence.over_turns or not prefill",
    "moe.experts.parts == ep",
    "moe.width.parts == moe.expert_tp",
    "stages.layers.parts == pp",
    "sequence.cut.parts == sp and sequence.keys.parts == sp",
    "batch.sequences.parts == dp",
    "moe.block == ep * moe.expert_tp",
    "stage.ranks == dp * sp * tp",
    """moe.input != 'gathered' and stage.same_tokens == 1 or stage.same_tokens
        == (tp * sp if not prefill and sequence.layout in ('repeat', 'keys') else tp)""",
    "layer.moe != layer.dense",
    "attention.heads.n >= 1 and attention.head_dim.n >= 1 and attention.value_dim.n >= 1",
    "hidden.n >= 1 and embedding.cut.n >= 1 and stages.layers.n >= 1",
    "lm_head.cut.n == embedding.cut.n and lm_head.cut.n >= 1",
    "sequence.cut.n != 0 and sequence.keys.n != 0 and batch.sequences.n != 0",
    # Only where no rank of sp has any token have they none to deal out, and then none is lost.
    """(stream != 'tokens' and not moe.in_parts) or stream_tokens.n != 0
        or stream.tokens_covered""",
    "attention.head_dim.kind == attention.value_dim.kind",
    "attention.head_dim.multiple == attention.value_dim.multiple",
    "attention.head_dim.block == attention.value_dim.block",
    "attention.value_dim.n == attention.head_dim.n or model.latent or model.delta",
    "model.latent or attention.value_dim.given_least == attention.head_dim.given_least",
    "model.latent or attention.value_dim.given_most == attention.head_dim.given_most",
    "model.latent or attention.value_dim.given_moved == attention.head_dim.given_moved",
    "model.latent or attention.value_dim.given_beyond == attention.head_dim.given_beyond",
    "model.latent or attention.value_dim.given_everywhere == attention.head_dim.given_everywhere",
    "model.latent or attention.value_dim.given_first == attention.head_dim.given_first",
    "not model.query_latent or model.latent",
    "work.batch != 0 and work.prompt != 0",
    # Where there is no step, nothing is read of decode.
    "prefill or work.steps != 0",
    "handoff.cache in ('by_rank', 'stays') or not handoff.unpaired",
    *(
        f"handoff.cache in ('by_rank', 'stays') or not handoff.lacks_{axis}"
        for axis in get_args(EntryAxis)
    ),
    "not stages.leaves or stages.visits > 1",
    "schedule.listed or not (schedule.late or schedule.missing)",
    "not model.weight_of_one or model.top_k == 1 or model.experts == 1",
    "lm_head.pad_rows == 0 or lm_head.cut.kind == 'padded'",
    "not layer.moe or model.experts >= 1 and model.top_k >= 1",
    "model.experts == moe.experts.n",
    "layer.dense or moe.experts.n >= 1",
    "not model.shared or moe.shared.width.n >= 1",
    "layer.moe or not (model.shared or model.renormalises or model.constant_weight)",
    "layer.moe or model.experts == 0",
    "stages.visits == 1 or pp != 1",
    "not lm_head.same_cut or lm_head.cut.moved == embedding.cut.moved",
    "layer.moe or ffn.width.n >= 1",
    "layer.dense or moe.width.n >= 1",
    # A rank lists an index once, and pieces that are told by their sizes lie one behind the other.
    *(f"{path}.given_most <= {path}.parts" for path in AXES),
    *(f"{path}.kind != 'sizes' or {path}.given_most <= 1" for path in AXES),
    "not moe.twice_on_a_rank",
    # One cut by hand serves both: where each has all of it and no more, they are equally long.
    """not attention.head_dim.kind in ('sizes', 'listed')
        or not (attention.head_dim.given_least >= 1 and attention.value_dim.given_least >= 1)
        or attention.head_dim.given_beyond or attention.value_dim.given_beyond
        or (attention.head_dim.n == attention.value_dim.n
            and attention.head_dim.given_most == attention.value_dim.given_most)""",
    # What is taken for a layer is that layer, but where a stage counts from its own number on.
    "stages.offset == 'equal' or stages.equal_before",
    """stages.offset == 'equal' or not stages.taken_in_order
        or ((stages.in_order or stages.order == 'layer') and stages.layers.least >= 1
            and not stages.layers.beyond
            and (stages.layers.most == 1 or stages.order == 'layer'))""",
    # What fits a ring is asked of rings; of an open prompt, only of copies.
    """sequence.exchange == 'ring' or sequence.ring_fits or sequence.cut.beyond
        or (sequence.cut.n == -1 and not sequence.cut.kind in ('sizes', 'listed', 'whole'))""",
    # Only listed tokens may be in their places on some of the ranks that have them.
    "sequence.cut.kind == 'listed' or not sequence.givers_in_place",
    # A step is one token, which whoever runs it has.
    "prefill or sequence.reachable",
    # What was counted rank by rank, and where the common way says the same. Each dimension of each
    # expert arrives once: so it is somewhere, the sum is over one block, and in a block of several
    # ranks no other has it.
    "not moe.once or moe.width.least >= 1",
    """not (moe.once and moe.sums_block)
        or (moe.comes_back if moe.block > 1 else moe.group_fits)""",
    """not (moe.once and moe.group_fits and moe.reaches and moe.comes_back and moe.block > 1)
        or (moe.width.least == 1 and moe.width.most == 1)""",
    # Ranks that share an expert arrive together, so that their shares of its bias do.
    """not (moe.once and moe.group_fits and moe.width.most == 1
            and moe.bias in ('first', 'divided')) or moe.bias_once or moe.expert_tp == 1""",
    # A layer without experts has nothing to misplace, to choose or to divide.
    "layer.moe or not moe.misplaced",
)
