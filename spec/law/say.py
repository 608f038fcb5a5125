"""A broken clause in words, with the plan's own numbers."""

from __future__ import annotations

import re
from collections.abc import Callable

from shardproof.spec.law import block_scales
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.faults import FAULTS
from shardproof.spec.law.view import View
from shardproof.spec.layout import measures
from shardproof.spec.layout.axes import describe
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.seldom import seldom

_WORDS: dict[str, dict[str, str]] = {
    "state": {
        "whole": "whole",
        "partial": "a partial sum",
        "width": "split over the intermediate dimension",
    },
    "split": {"True": "split over the intermediate dimension", "False": "whole"},
    "once": {
        "after": "after the sum",
        "first": "on the first rank alone",
        "divided": "divided by the number of ranks",
        "every": "on every rank",
    },
    "weighed": {"output": "output", "hidden": "hidden activation", "input": "input"},
    "when": {"after": "only afterwards", "none": "nowhere"},
    "update": {
        "late": "writes its entry after it attended",
        "skip": "writes no entry",
        "append": "appends its entry",
        "recompute": "writes every entry",
    },
    "placed": {
        "first": "all of them stand at the position of the first",
        "drafted": "positions count on behind drafts that were taken back, as if they were kept",
        "global": "each has a position of its own",
    },
    "masked": {
        "local": "the mask compares a query's place in its step with that of a key among those of "
        "another step",
        "none": "each query sees all of them, as if it were the last",
        "global": "each query sees those up to itself",
    },
    "cache": {
        "logical": "by logical index",
        "by_rank": "from rank i to rank i",
        "stays": "by staying where it is",
        "first": "to the first rank",
    },
    "raw": {"memory": "them", "index": "its slice of them"},
}
_ONE = seldom(r"(?<![\d,.–])1 (rank|tick|row|KV head|padded row)s\b")
_HOLE = seldom(r"\{([a-z_]+)(?::([a-z_.]+))?\}|\{([a-z_.]+)\}")


def say(clause: Clause, view: View, seen: dict[PhaseName, list[View]]) -> str:
    """What is wrong, once for this phase and kind of layer."""

    def fill(match: re.Match[str]) -> str:
        kind, name, plain = match[1], match[2], match[3]
        if plain is not None or name is None:
            return _plain(view, plain or kind)
        if words := _WORDS.get(kind):
            return words[str(view(name))]
        if kind in FAULTS:
            return FAULTS[kind](view, name)
        return _TOLD[kind](view, name, seen)

    return _ONE.sub(r"1 \1", _HOLE.sub(fill, clause.say))


def _plain(view: View, name: str) -> str:
    match name:
        case "late":
            return _late(view)
        case "missing":
            missing = measures.missing_tick(view.ctx)
            if missing is None:
                return "anything"
            stage, sequence, step = missing
            return f"stage {stage} of sequence {sequence}, step {step}"
        case _:
            value = view(name)
            return f"{value:,}" if isinstance(value, int) else value


def _late(view: View) -> str:
    late = measures.late_tick(view.ctx)
    if late is not None:
        tick, stage, sequence, step = late
        return (
            f"in tick {tick} stage {stage} runs step {step} of sequence {sequence}, and what it "
            "reads is not there before that tick"
        )
    return (
        f"a step starts {view('schedule.period')} ticks after the one before it, and its token "
        f"takes {view('stages.visits')}, one for each stage"
    )


def _world(_: View, name: str, seen: dict[PhaseName, list[View]]) -> str:
    return f"{seen['prefill' if name == 'prefill' else 'decode'][0].ctx.world:,}"


def _lack(view: View, name: str, _: dict[PhaseName, list[View]]) -> str:
    lacks = view.handoff.lacks if view.handoff else {}
    return next((text for axis, text in lacks.items() if axis == name), "")


_TOLD: dict[str, Callable[[View, str, dict[PhaseName, list[View]]], str]] = {
    "cut": lambda view, name, _: describe(view.ctx, name),
    "world": _world,
    "scales": lambda view, name, _: block_scales.told(view.ctx, name),
    "lack": _lack,
}

HOLES = frozenset({*_WORDS, *FAULTS, *_TOLD})
"""The words that may stand before the colon of a hole."""
