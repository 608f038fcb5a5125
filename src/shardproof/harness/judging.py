"""An answer beside the model's: right, wrong, or nobody can tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains import Array, Mask
from shardproof.harness.answers import Answer
from shardproof.harness.case import Case, Tokens
from shardproof.harness.outcome import Outcome, Tier, Wrong
from shardproof.harness.power import NEEDED, Oracle, oracle_of
from shardproof.harness.reference import Reals

TIERS: dict[str, Tier] = {"logits": "float", "logprobs": "float", "tokens": "tokens"}


@dataclass(frozen=True, slots=True)
class Compared:
    """Values beside the model's, [sequences, tokens, vocabulary], where `counts` is true."""

    kind: str
    found: Reals
    right: Reals
    bound: Reals
    counts: Mask

    @property
    def sizes(self) -> Reals:
        """Differences in bounds; what is not a number is infinitely far."""
        apart = np.abs(self.found - self.right)
        sizes = np.divide(apart, self.bound, out=np.full(apart.shape, np.inf),
                          where=self.bound > 0)  # fmt: skip
        sizes[apart == 0] = 0
        sizes[np.isnan(apart)] = np.inf
        return np.where(self.counts, sizes, 0.0)


def checked(case: Case, given: Answer | Array) -> Outcome:
    """What an answer is worth; raises `Wrong`."""
    answer = given if isinstance(given, Answer) else Answer.logits(given)
    tokens = read_by(case, answer)
    oracle = oracle_of(case if answer.kind != "tokens" else taking(case, tokens))
    compared = laid_out(case, answer, oracle)
    for each in compared:
        if (sizes := each.sizes).max(initial=0.0) > 1:
            raise _wrong(case, each, sizes)
    if answer.kind == "tokens":
        _check_choices(case, answer, oracle)
    outcome = _worth(case, answer, oracle, compared)
    if case.watch is not None:
        case.watch(outcome, answer.content)
    return outcome


def read_by(case: Case, answer: Answer) -> Tokens:
    """The tokens that the executor has read: the case's, or those that it chose itself."""
    if answer.kind != "tokens":
        rows = zip(case.prompts, case.forced, strict=True)
        return tuple((*prompt, *forced) for prompt, forced in rows)
    wanted = case.steps + 1
    lengths = [len(row) for row in answer.chosen]
    if lengths != [wanted] * case.batch:
        told = f"{wanted} tokens of each of {case.batch} sequences are due, and {lengths} came"
        raise Wrong(case, "answer of another size", {"tokens": told})
    for sequence, row in enumerate(answer.chosen):
        for step, token in enumerate(row):
            if not 0 <= token < case.model.vocab:
                told = f"token {token}, where the vocabulary has {case.model.vocab}"
                at = f"sequence {sequence}, choice {step + 1}"
                raise Wrong(case, "a token that does not exist", {"first": at, "found": told})
    chosen = zip(case.prompts, answer.chosen, strict=True)
    return tuple((*prompt, *row[:-1]) for prompt, row in chosen)


def taking(case: Case, tokens: Tokens) -> Case:
    """The case with the tokens that an executor chose as those of its steps."""
    length = len(case.prompts[0])
    return replace(case, forced=tuple(row[length:] for row in tokens), watch=None)


def laid_out(case: Case, answer: Answer, oracle: Oracle) -> list[Compared]:
    """The answer's values where they belong."""
    if answer.kind == "tokens":
        return [_of_top(case, answer, oracle)] if answer.top else []
    right, bound = oracle.expected.of(answer.kind)
    found, counts = _placed(case, answer, right), np.zeros(right.shape, np.bool_)
    first = right.shape[1] - found.shape[1]
    counts[:, first:] = True
    whole = np.zeros(right.shape)
    whole[:, first:] = found
    return [Compared(answer.kind, whole, right, bound, counts & _sure(oracle))]


def _sure(oracle: Oracle) -> Mask:
    return ~oracle.expected.unsure[..., None]


def _placed(case: Case, answer: Answer, right: Reals) -> Reals:
    values = answer.values
    batch, tokens, vocab = right.shape
    wanted = ((batch, tokens, vocab), (batch, case.steps + 1, vocab))
    if values is not None and values.shape in wanted:
        return values
    shape = () if values is None else values.shape
    lines = {
        "expected": f"{list(wanted[0])}, or of the prompt's last token and the steps "
        f"{list(wanted[1])}: sequences, tokens, vocabulary",
        "found": f"{list(shape)}",
    }
    if len(shape) == 3 and shape[-1] > vocab:
        lines["help"] = "a vocabulary that is padded is cut to its own size before it is answered"
    raise Wrong(case, "answer of another size", lines)


def _of_top(case: Case, answer: Answer, oracle: Oracle) -> Compared:
    """Log-probabilities by id, where tokens were chosen."""
    right, bound = oracle.expected.of("logprobs")
    found, counts = np.zeros(right.shape), np.zeros(right.shape, np.bool_)
    first = len(case.prompts[0]) - 1
    if [len(row) for row in answer.top] != [case.steps + 1] * case.batch:
        told = f"{case.steps + 1} of each of {case.batch} sequences are due"
        raise Wrong(case, "answer of another size", {"log-probabilities": told})
    for sequence, row in enumerate(answer.top):
        for step, by_id in enumerate(row):
            at = (sequence, first + step)
            for token, value in by_id.items():
                if not 0 <= token < case.model.vocab:
                    told = f"a log-probability of token {token} of {case.model.vocab}"
                    raise Wrong(case, "a token that does not exist", {"found": told})
                found[at][token], counts[at][token] = value, True
            left = ~counts[at]
            least = min(by_id.values(), default=np.inf)
            # Of what was left out only this is known: it is no better than what was given.
            beyond = left & (right[at] > least + bound[at])
            found[at][beyond], counts[at][beyond] = least, True
    return Compared("logprobs", found, right, bound, counts & _sure(oracle))


def _check_choices(case: Case, answer: Answer, oracle: Oracle) -> None:
    """A choice is right if no token is better by more than rounding."""
    right, bound = oracle.expected.of("logits")
    first = len(case.prompts[0]) - 1
    for step in range(case.steps + 1):
        for sequence, row in enumerate(answer.chosen):
            at = (sequence, first + step)
            if oracle.expected.unsure[at]:
                continue
            best = int(right[at].argmax())
            margin, may = float(right[at][best] - right[at][row[step]]), 2 * float(bound[at][0])
            if margin > may:
                raise Wrong(
                    case,
                    "wrong token",
                    {
                        "first": place(case, *at),
                        "expected": f"token {best}",
                        "found": f"token {row[step]}, whose logit is lower by {margin:.4g}",
                        "bound": f"{may:.2g}",
                    },
                )


def _wrong(case: Case, each: Compared, sizes: Reals) -> Wrong:
    """The first position at which the answer parts from the model, over all sequences."""
    beyond: NDArray[np.bool_] = np.asarray((sizes > 1).any(axis=-1))
    position = int(np.flatnonzero(beyond.any(axis=0))[0])
    sequence = int(np.flatnonzero(beyond[:, position])[0])
    token = int(sizes[sequence, position].argmax())
    at = (sequence, position, token)
    bound = float(each.bound[at])
    found, right = float(each.found[at]), float(each.right[at])
    compared = int(each.counts.any(axis=-1).sum())
    worst = float(sizes.max())
    what = {"logits": "logit", "logprobs": "log-probability"}[each.kind]
    return Wrong(
        case,
        "wrong answer",
        {
            "first": f"{place(case, sequence, position)}: {what} of token {token}",
            "expected": f"{right:.6g}",
            "found": f"{found:.6g}",
            "bound": f"{bound:.2g}; the difference is {abs(found - right):.3g}",
            "in all": f"{int(beyond.sum())} of {compared} positions differ, the farthest by "
            f"{worst:.3g} bounds",
        },
        lambda: oracle_of(case).looks_like(each.kind, each.found, each.counts),
    )


def place(case: Case, sequence: int, position: int) -> str:
    length = len(case.prompts[0])
    if position < length:
        return f"sequence {sequence}, position {position} (prompt)"
    return f"sequence {sequence}, position {position} (decode step {position - length + 1})"


def _worth(case: Case, answer: Answer, oracle: Oracle, compared: Sequence[Compared]) -> Outcome:
    """Right, if a wrong executor would have been seen."""
    places: NDArray[np.bool_] = np.zeros(oracle.expected.unsure.shape, np.bool_)
    places[:, len(case.prompts[0]) - 1 :] = True
    if compared:
        power = oracle.power(compared[0].kind, compared[0].counts)
    else:
        power = oracle.power_of_choices(places)
    closest = max((float(each.sizes.max(initial=0.0)) for each in compared), default=0.0)
    tier, dtype = TIERS[answer.kind], case.inside or case.dtype
    if power >= NEEDED:
        return Outcome("right", case.legal, tier, dtype, "", power, closest)
    why = f"a mistake would lie {power:.2g} bounds away, and {NEEDED:g} are needed"
    return Outcome("unknown", case.legal, tier, dtype, why, power, closest)
