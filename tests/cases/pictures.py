"""Small pictures of near misses: who has which indices, or what reaches the operator at fault."""

from __future__ import annotations

import re
from itertools import chain

from shardproof.spec.engine.blame import who_is_to_blame
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.layout.axes import ANY, AXES, cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import kv_groups, real
from shardproof.spec.model.model import Dense, Model
from shardproof.spec.plan.cuts import Cut, spans
from shardproof.spec.plan.plan import PhaseName, Plan

MOST_ROWS = 5
WIDTH = 74
_CUTS = {
    "ATTN-PER-HEAD": "attention.heads",
    "ATTN-FUSED": "attention.heads",
    "ATTN-FUSED-ORDER": "attention.heads",
    "FFN-FUSED": "ffn.width",
    "FFN-FUSED-ORDER": "ffn.width",
    "ATTN-SCALES": "attention.heads",
    "FFN-SCALES": "ffn.width",
    "MOE-SCALES": "moe.width",
    "MOE-SHARED-SCALES": "moe.shared.width",
    "MOE-FUSED": "moe.width",
    "MOE-FUSED-ORDER": "moe.width",
    "MOE-SHARED-FUSED": "moe.shared.width",
    "MOE-SHARED-FUSED-ORDER": "moe.shared.width",
    "DP-IDLE": "batch.sequences",
    "LM-ORDER": "lm_head.cut",
    "LM-GREEDY": "lm_head.cut",
    "LM-PADS": "lm_head.cut",
    "EMB-MASK": "embedding.cut",
    "MOE-INDEX": "moe.experts",
    "MOE-DISPATCH": "moe.experts",
    "MOE-ROUTER-CHOICE": "moe.experts",
    "MOE-ROUTER-RENORMALISE": "moe.experts",
    "MOE-COMBINE": "moe.experts",
    "MOE-GROUP": "moe.experts",
    "SP-POSITIONS": "sequence.cut",
    "SP-MASK": "sequence.cut",
    "SP-KV-EXCHANGE": "sequence.cut",
    "SP-KEYS-MERGE": "sequence.keys",
    "PP-PAYLOAD": "stages.layers",
    "PP-TOKEN": "stages.layers",
    "PP-RECEIVERS": "stages.layers",
    "HANDOFF-LAYERS": "stages.layers",
    "HANDOFF-SEQUENCES": "batch.sequences",
    "HANDOFF-TOKENS": "sequence.cut",
    "HANDOFF-HEADS": "attention.heads",
    "ATTN-ROPE-PAIRS": "attention.head_dim",
    "ATTN-SCALE": "attention.head_dim",
}


def picture(code: str, model: Model, plan: Plan) -> list[str]:
    """A few lines of at most 74 columns."""
    found = _drawn(code, model, plan)
    return [line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…" for line in found]


def _drawn(code: str, model: Model, plan: Plan) -> list[str]:
    if code.startswith("TICK"):
        return _ticks(plan)
    if code == "ATTN-KV-LOCAL":
        return _kv(_context(code, model, plan, "prefill"))
    if code == "LM-TIED":
        return _both(plan)
    paths = re.findall(r"\{cut:([a-z_.]+)\}", BY_CODE[code].say)
    path = paths[0] if paths else "attention.head_dim" if "dims:" in BY_CODE[code].say else ""
    path = path or _CUTS.get(code, "")
    if not path:
        return _flow(model, plan)
    if code.startswith("HANDOFF"):
        sides: tuple[PhaseName, ...] = ("prefill", "decode")
        return [
            f"{side:<8}{line}"
            for side in sides
            for line in _cut(_context(code, model, plan, side), path)
        ]
    phase: PhaseName = "decode" if path == "sequence.keys" else "prefill"
    return _cut(_context(code, model, plan, phase), path)


def _context(code: str, model: Model, plan: Plan, phase: PhaseName) -> Context:
    """Of the first kind of layer that the clause speaks of."""
    only = BY_CODE[code].only
    fit = (kind for kind in model.kinds if only == "any" or (only == "dense") == _dense(kind.ffn))
    return Context(model, plan, phase, plan.phase(phase), next(fit, model.kinds[0]))


def _dense(ffn: object) -> bool:
    return isinstance(ffn, Dense)


def _cut(ctx: Context, path: str) -> list[str]:
    axis, cut = AXES[path], cut_of(ctx, path)
    lines = _rows(cut, axis.degree, axis.unit)
    if axis.length(ctx) == ANY:
        lines[0] += f"   (of {cut.n}, for example)"
    return lines


def _rows(cut: Cut, degree: str, unit: str) -> list[str]:
    shown = range(min(cut.parts, MOST_ROWS))
    lines = [f"{degree} {rank}    {unit} {spans(real(cut, rank)) or 'none'}" for rank in shown]
    if cut.parts > MOST_ROWS:
        lines.append(f"…       {cut.parts - MOST_ROWS} more ranks")
    if unowned := cut.unowned():
        lines.append(f"nobody  {unit} {spans(unowned)}")
    return lines


def _kv(ctx: Context) -> list[str]:
    attention, heads = ctx.layer.attention, cut_of(ctx, "attention.heads")
    held = Cut(ctx.phase.attention.kv_heads, attention.kv_heads, ctx.phase.tp)
    return [
        f"tp {rank}    query heads {spans(real(heads, rank))} read KV heads "
        f"{', '.join(map(str, sorted(kv_groups(ctx, rank))))}; it has "
        f"{', '.join(map(str, chain(*real(held, rank)))) or 'none'}"
        for rank in range(min(heads.parts, MOST_ROWS))
    ]


def _both(plan: Plan) -> list[str]:
    phase = plan.phase("prefill")
    return [
        f"embedding   split over {phase.embedding.split}",
        f"head        split over {phase.lm_head.split}, of the embedding's storage",
    ]


def _ticks(plan: Plan) -> list[str]:
    schedule, stages = plan.phase("decode").schedule, plan.phase("decode").pp
    rows = schedule.ticks or [
        (step * (schedule.period or 0) + stage, stage, 0, step + 1)
        for step in range(2)
        for stage in range(stages)
    ]
    by_tick: dict[int, list[str]] = {}
    for tick, stage, sequence, step in sorted(rows):
        by_tick.setdefault(tick, []).append(f"stage {stage}: sequence {sequence}, step {step}")
    return [f"tick {tick}  {' | '.join(runs)}" for tick, runs in list(by_tick.items())[:MOST_ROWS]]


def _flow(model: Model, plan: Plan) -> list[str]:
    """The operator that is to blame, and what is wrong with its result."""
    found = who_is_to_blame(model, plan)
    if found is None:
        return []
    apart = found.difference
    if apart is None:
        return [found.why, f"  └▶ {found.op} ✗"]
    group = " and its group" if apart.together else ""
    return [*(f"{apart.rank}{group}: {each}" for each in apart.told), f"  └▶ {found.op} ✗"]
