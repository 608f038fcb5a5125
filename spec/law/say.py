"""A broken clause in words, with the plan's own numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

from shardproof.spec.law import measures
from shardproof.spec.law.axes import describe
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.view import View
from shardproof.spec.plan.plan import PhaseName

_WORDS: dict[str, dict[str, str]] = {
    "state": {
        "whole": "whole",
        "sum": "in parts of a sum still due",
        "heads": "split over heads",
        "head_dim": "split inside heads",
        "width": "split over the intermediate dimension",
        "hidden": "split over the hidden dimension",
        "vocab": "split over the vocabulary",
        "tokens": "split over tokens",
        "pieces": "scattered, where the stream is whole",
        "counted": "counted once for every rank",
        "broken": "joined by a collective that does not fit its pieces",
    },
    "once": {
        "after": "after the sum",
        "first": "on the first rank alone",
        "divided": "divided by the number of ranks",
        "every": "on every rank",
    },
    "normed": {"head": "over each head", "width": "over their whole width"},
    "weighed": {"output": "output", "hidden": "hidden activation", "input": "input"},
    "when": {"after": "only afterwards", "none": "nowhere"},
    "greedy": {
        "own": "kept apart",
        "ids_summed": "summed as local ids",
        "merged": "merged",
        "logits": "made from whole logits",
    },
    "tied": {
        "missing": "was given no weights",
        "shared": "uses the embedding's storage",
        "copied": "has its own copy",
    },
    "merge": {"quotient": "as quotients", "divided": "after dividing", "none": "not at all"},
    "base": {"same": "the softmax's base", "mixed": "another base than the softmax's"},
    "update": {
        "late": "writes its entry after it attended",
        "skip": "writes no entry",
        "append": "appends its entry",
        "recompute": "writes every entry",
    },
    "cache": {
        "logical": "by logical index",
        "by_rank": "from rank i to rank i",
        "stays": "by staying where it is",
        "first": "to the first rank",
    },
    "raw": {"memory": "them", "index": "its slice of them"},
}
_HOLE = re.compile(r"\{([a-z_]+)(?::([a-z_.]+))?\}|\{([a-z_.]+)\}")


def say(clause: Clause, view: View, seen: dict[PhaseName, list[View]]) -> str:
    """What is wrong, once for this phase and kind of layer."""

    def fill(match: re.Match[str]) -> str:
        kind, name, plain = match[1], match[2], match[3]
        if plain is not None or name is None:
            return _plain(view, plain or kind)
        if kind == "due":
            return "is a sum still due" if view(name) == "sum" else "is no sum"
        if words := _WORDS.get(kind):
            return words[str(view(name))]
        return _TOLD[kind](view, name, seen)

    return _HOLE.sub(fill, clause.say)


def _plain(view: View, name: str) -> str:
    match name:
        case "kv_missing":
            return _kv_missing(view)
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


def _kv_missing(view: View) -> str:
    found = measures.kv_missing(view.ctx)
    if found is None:
        return f"KV heads cut as {view.ctx.phase.attention.kv_heads} are not those of the model"
    rank, head, kv = found
    return f"query head {head} on tp rank {rank} reads KV head {kv}, which is not on that rank"


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


def _group(view: View, name: str, _: dict[PhaseName, list[View]]) -> str:
    group = view.ctx.field(name)
    axes = map(str, cast("tuple[str, ...]", group)) if isinstance(group, tuple) else ()
    return " and ".join(axes) or "no axis"


def _world(_: View, name: str, seen: dict[PhaseName, list[View]]) -> str:
    return f"{seen['prefill' if name == 'prefill' else 'decode'][0].ctx.world:,}"


def _lack(view: View, name: str, _: dict[PhaseName, list[View]]) -> str:
    lacks = view.handoff.lacks if view.handoff else {}
    return next((text for axis, text in lacks.items() if axis == name), "")


_TOLD: dict[str, Callable[[View, str, dict[PhaseName, list[View]]], str]] = {
    "cut": lambda view, name, _: describe(view.ctx, name),
    "group": _group,
    "world": _world,
    "lack": _lack,
}
