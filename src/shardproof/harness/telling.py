"""A failure as an engine's author reads it."""

from __future__ import annotations

import json
from collections.abc import Iterator

from shardproof.harness.case import Case
from shardproof.spec.amounts import amount


def told(case: Case, what: str, lines: dict[str, str]) -> str:
    """What failed, on which case, and the line that shows it again."""
    return "\n".join((f"{what}, to {_verdict(case)}", *_lines(case, lines)))


def _verdict(case: Case) -> str:
    if case.legal:
        return "a legal plan"
    codes = ", ".join(reason.clause.code for reason in case.verdict.reasons[:4])
    return f"a plan that is {case.verdict.word}{f' ({codes})' if codes else ''}"


def _lines(case: Case, lines: dict[str, str]) -> Iterator[str]:
    attention = case.model.kinds[0].attention
    described = {
        "model": f"{case.model.family}, layers {len(case.model.layers)}, hidden "
        f"{case.model.hidden}, heads {attention.heads}, KV heads {attention.kv_heads}, "
        f"head size {attention.head_dim}, vocabulary {case.model.vocab}; "
        f"{case.dtype}, seed {case.seed}",
        "plan": json.dumps(case.data()["plan"]),
        "input": f"{amount(case.batch, 'sequence')} of {amount(len(case.prompts[0]), 'token')}, "
        f"{amount(case.steps, 'step')}",
        **lines,
        "replay": case.replay,
    }
    for name, text in described.items():
        first, *rest = text.splitlines() or [""]
        yield f"  {name:<9} {first}"
        yield from (f"            {line}" for line in rest)
