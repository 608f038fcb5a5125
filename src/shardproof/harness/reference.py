"""What the model says of given tokens, and how far rounding may move it.

The model reads a whole sequence at once, in float64. The same with every operator rounded at
random, several times, gives the spread; the bound is so many times its largest (`TIMES`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains import Float, Ids, Mask
from shardproof.executor.domains.floating import Kind
from shardproof.executor.domains.rounded import UNITS, Rounded
from shardproof.executor.reference import generate
from shardproof.executor.reference.generate import Pass, Sequel, Trace
from shardproof.executor.reference.site import Notes
from shardproof.harness.case import Case, Tokens
from shardproof.harness.weights import tensors

TRIALS = 32
"""Times that the model is rounded at random."""
TIMES: dict[Kind, float] = {"float64": 16.0, "float32": 8.0, "bfloat16": 2.0}
"""How many times the largest difference of these a right executor may differ.

Short floats have no room for more: what is far beyond the bound has to fit in the logits. In
float64 functions err by more than one unit, and a bound costs nothing."""

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Expected:
    """The model on some tokens, beside itself rounded."""

    logits: Reals
    """[sequences, tokens, vocabulary]"""
    rounded: Reals
    """[trials, sequences, tokens, vocabulary]"""
    unsure: Mask
    """Of which sequences and tokens a router's choice is closer than its scores' bound, in this
    token or one before: [sequences, tokens]."""
    routes: Mapping[str, Ids]
    """The experts that were chosen, by router: [sequences, tokens, top_k]."""
    times: float

    def of(self, kind: str) -> tuple[Reals, Reals]:
        """Values of one kind, and the bound of each: [sequences, tokens, vocabulary]."""
        right, moved = self.logits, self.rounded
        if kind != "logits":
            right, moved = log_softmax(right), log_softmax(moved)
        apart = np.abs(moved - right).max(axis=(0, -1))
        return right, np.broadcast_to(self.times * apart[..., None], right.shape)


def log_softmax(x: Reals) -> Reals:
    shifted = x - x.max(axis=-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True))


def expected(case: Case, tokens: Tokens, kind: Kind | None = None) -> Expected:
    """The model on the case's weights, of tokens that are read one after the other."""
    batch, kind = len(tokens), kind or case.inside or case.dtype
    times = TIMES[kind]
    exact = _run(case, tokens, Float("float64", trials=batch))
    state = np.random.default_rng([case.seed, 0x5EED])
    domain = Rounded(Float("float64", trials=batch * TRIALS), UNITS[kind], state)
    fed = Trace((_repeated(exact),))
    moved = _run(case, [row for row in tokens for _ in range(TRIALS)], domain, fed)
    right = _values(exact)
    return Expected(
        right,
        _by_trial(_values(moved), batch),
        _unsure(exact, moved, batch, times),
        exact.passes[0].notes.routes,
        times,
    )


def choices(case: Case) -> Tokens:
    """The tokens that the model itself would go on with, as many as the case forces."""
    domain = Float("float64", trials=case.batch)
    weights = tensors(case.weights, domain.trials, "float64")
    prompts = [np.array(case.prompts, np.int64)]
    run = generate(case.model, weights, prompts, case.steps, domain, watch=False).sequences[0]
    first = len(case.prompts[0])
    return tuple(tuple(map(int, row[first : first + case.steps])) for row in run.tokens)


def _run(
    case: Case, tokens: Sequence[Sequence[int]], domain: Float | Rounded, fed: Trace | None = None
) -> Sequel:
    """Every sequence is a trial."""
    weights = tensors(case.weights, domain.trials, "float64")
    prompts = [np.array(tokens, np.int64)]
    return generate(case.model, weights, prompts, 0, domain, fed=fed).sequences[0]


def _values(run: Sequel) -> Reals:
    return run.logits.values.astype(np.float64)


def _by_trial(values: Reals, batch: int) -> Reals:
    """[sequences times trials, …] as [trials, sequences, …]."""
    return values.reshape(batch, TRIALS, *values.shape[1:]).swapaxes(0, 1)


def _repeated(run: Sequel) -> Sequel:
    """Its tokens and routes once for each trial of a sequence."""
    routes = {path: np.repeat(i, TRIALS, 0) for path, i in run.passes[0].notes.routes.items()}
    one = Pass(run.passes[0].positions, Notes(routes=routes))
    return Sequel(np.repeat(run.tokens, TRIALS, 0), run.logits, run.caches, (one,))


def _unsure(exact: Sequel, moved: Sequel, batch: int, times: float) -> Mask:
    """Where rounding may send a token, or one before it, to other experts: [sequences, tokens]."""
    found = np.zeros((batch, exact.logits.shape[0]), np.bool_)
    for path, ids in exact.passes[0].notes.routes.items():
        right = _noted(exact, f"{path}.scores")
        bound = times * np.abs(_by_trial(_noted(moved, f"{path}.scores"), batch) - right).max(0)
        chosen = np.zeros(right.shape, np.bool_)
        np.put_along_axis(chosen, ids, values=True, axis=-1)
        if chosen.all():
            continue
        worst = np.where(chosen, right - bound, np.inf).min(-1)
        best = np.where(chosen, -np.inf, right + bound).max(-1)
        found |= best >= worst
    return np.logical_or.accumulate(found, axis=1)


def _noted(run: Sequel, name: str) -> Reals:
    kept = run.passes[0].notes.tensors
    if kept is None:
        raise ValueError("the run kept no tensors")
    return kept[name].values.astype(np.float64)
