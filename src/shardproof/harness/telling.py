"""A failure as an engine's author reads it."""

from __future__ import annotations

import json
from collections.abc import Iterator

from shardproof.harness.case import Case
from shardproof.spec.amounts import amount
from shardproof.spec.model.model import Dense, Model, Moe


def told(case: Case, what: str, lines: dict[str, str]) -> str:
    """What failed, on which case, and the line that shows it again."""
    return "\n".join((f"{what}, to {_verdict(case)}", *_lines(case, lines)))


def _verdict(case: Case) -> str:
    if case.legal:
        return "a legal plan"
    codes = ", ".join(reason.clause.code for reason in case.verdict.reasons[:4])
    return f"a plan that is {case.verdict.word}{f' ({codes})' if codes else ''}"


def _lines(case: Case, lines: dict[str, str]) -> Iterator[str]:
    more = "; ".join(traits(case.model))
    described = {
        "model": f"{_sizes(case.model)}; {case.dtype}, seed {case.seed}",
        **({"with": more} if more else {}),
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


def _sizes(model: Model) -> str:
    attention = model.kinds[0].attention
    return (
        f"{model.family}, layers {len(model.layers)}, hidden {model.hidden}, heads "
        f"{attention.heads}, KV heads {attention.kv_heads}, head size {attention.head_dim}, "
        f"intermediate {_block(model).width}, vocabulary {model.vocab}"
    )


def _block(model: Model) -> Dense:
    """The feed-forward block, or of experts that of each."""
    ffn = model.kinds[0].ffn
    return ffn.expert if isinstance(ffn, Moe) else ffn


def traits(model: Model) -> Iterator[str]:
    """What some models have and others lack, which an engine may never have been told of."""
    attention, ffn, dense = model.kinds[0].attention, model.kinds[0].ffn, _block(model)
    biased = {
        "q": attention.q_bias,
        "k": attention.k_bias,
        "v": attention.v_bias,
        "o": attention.out_bias,
        "gate": dense.gated and dense.up_bias,
        "up": dense.up_bias,
        "down": dense.down_bias,
    }
    if any(biased.values()):
        yield f"biases of {', '.join(name for name, there in biased.items() if there)}"
    if isinstance(ffn, Moe):
        yield f"{amount(ffn.experts, 'expert')}, {ffn.router.top_k} chosen"
        if ffn.shared is not None:
            yield "a shared expert"
    if model.tied:
        yield "a head that is the embedding"
