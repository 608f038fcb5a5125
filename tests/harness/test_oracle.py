"""What an answer is worth: the bound of rounding, and whether a wrong answer would be beyond it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from shardproof.executor.domains.floating import Kind
from shardproof.harness.answers import Answer
from shardproof.harness.case import Case
from shardproof.harness.ours import Reals, run_case
from shardproof.harness.outcome import Wrong
from shardproof.harness.power import NEEDED, oracle_of, powered
from shardproof.harness.reference import log_softmax
from shardproof.harness.space import Space
from shardproof.spec.plan.edits import Edit
from tests.harness.cases import FAMILIES, SIZES, case, drawn
from tests.tiers import sampled

KINDS: tuple[Kind, ...] = ("float64", "float32", "bfloat16")
LEGAL = Space(fits=(True,))


def greedy(made: Case) -> list[list[int]]:
    """What our executor chooses, going on from its own tokens."""
    rows: list[list[int]] = [[] for _ in range(made.batch)]
    for _ in range(made.steps + 1):
        logits = run_case(replace(made, forced=tuple(map(tuple, rows))))[:, -1]
        for row, each in zip(rows, logits, strict=True):
            row.append(int(each.argmax()))
    return rows


@pytest.mark.parametrize("seed", sampled(range(3), every=3))
@pytest.mark.parametrize("dtype", KINDS)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_right_answer_is_far_inside_the_bound(family: str, dtype: Kind, seed: int) -> None:
    found = case(family, dtype, seed)
    assert found.check(run_case(found)).closest < 0.6


@pytest.mark.parametrize("dtype", KINDS[:2])
@pytest.mark.parametrize("seed", sampled(list(range(48)), every=8))
def test_every_random_case_has_power_in_long_floats(seed: int, dtype: Kind) -> None:
    found = powered(drawn(seed, dtype, LEGAL))
    outcome = found.check(run_case(found))
    assert (outcome.word, outcome.power > 1e3) == ("right", True)


def test_in_bfloat16_what_has_no_power_is_unknown() -> None:
    words = {
        case("llama", "bfloat16", seed).check(run_case(case("llama", "bfloat16", seed))).word
        for seed in range(24)
    }
    assert words == {"right", "unknown"}


def test_weights_are_drawn_until_a_case_has_power() -> None:
    first = next(
        each
        for each in (case("llama", "bfloat16", seed) for seed in range(24))
        if oracle_of(each).power("logits", oracle_of(each).sure) < NEEDED
    )
    found = powered(first)
    assert found.seed != first.seed
    assert found.check(run_case(found)).word == "right"


def test_logits_may_begin_at_the_last_token_of_the_prompt() -> None:
    made = case()
    assert made.check(run_case(made)[:, 3:]).word == "right"


def test_log_probabilities_are_compared_as_such() -> None:
    made = case()
    logits = run_case(made)
    assert made.check(Answer.logprobs(log_softmax(logits))).word == "right"
    assert made.check(Answer.logprobs(log_softmax(logits + 5))).word == "right"
    with pytest.raises(Wrong, match="log-probability of token"):
        made.check(Answer.logprobs(logits))


class TestOfTokens:
    def test_an_executor_may_go_on_from_its_own_choices(self) -> None:
        made = case()
        tokens = greedy(made)
        assert tokens != [list(each) for each in made.forced]
        assert made.check(Answer.tokens(tokens)).tier == "tokens"

    def test_with_log_probabilities_they_have_power(self) -> None:
        made = case()
        outcome = made.check(Answer.tokens(greedy(made), top(made, greedy(made), 11)))
        assert (outcome.word, outcome.tier) == ("right", "tokens")

    def test_of_the_best_alone_what_is_left_out_is_no_better(self) -> None:
        made = case()
        tokens = greedy(made)
        assert made.check(Answer.tokens(tokens, top(made, tokens, 4))).word == "right"
        worst = [
            [dict(sorted(each.items(), key=lambda pair: pair[1])[:4]) for each in row]
            for row in top(made, tokens, 11)
        ]
        with pytest.raises(Wrong, match="log-probability of token"):
            made.check(Answer.tokens(tokens, worst))

    def test_a_choice_that_is_worse_by_more_than_rounding_is_wrong(self) -> None:
        made = case()
        tokens = greedy(made)
        tokens[1][0] = (tokens[1][0] + 1) % 11
        with pytest.raises(Wrong, match="wrong token") as failed:
            made.check(Answer.tokens(tokens))
        assert "sequence 1, position 3" in str(failed.value)

    @pytest.mark.parametrize("row", [[1, 2], [1, 2, 11], [1, -1, 2]])
    def test_tokens_that_are_not_there(self, row: list[int]) -> None:
        with pytest.raises(Wrong, match=r"of another size|does not exist"):
            case().check(Answer.tokens([row, [1, 2, 3]]))


def top(made: Case, tokens: list[list[int]], count: int) -> list[list[dict[int, float]]]:
    """The best log-probabilities of each choice."""
    own = replace(made, forced=tuple(tuple(row[:-1]) for row in tokens))
    values = log_softmax(run_case(own)[:, 3:])
    return [[best(each, count) for each in row] for row in values]


def best(values: Reals, count: int) -> dict[int, float]:
    order = np.argsort(-values)[:count]
    return {int(i): float(values[i]) for i in order}


class TestWhatIsWrong:
    def test_says_where_the_two_part_and_by_how_much(self) -> None:
        made = case()
        logits = run_case(made)
        logits[1, 4, 7] += 0.25
        with pytest.raises(Wrong) as failed:
            made.check(logits)
        text = str(failed.value)
        assert text.startswith("wrong answer, to a legal plan")
        assert "sequence 1, position 4 (decode step 1): logit of token 7" in text
        assert "the difference is 0.25" in text
        assert "1 of 12 positions differ" in text
        assert f"shardproof replay .shardproof/case-{made.digest}.json" in text

    def test_names_a_mistake_that_gives_the_same(self) -> None:
        from tests.harness.mutants import MISTAKES

        made = case()
        with pytest.raises(Wrong) as failed:
            made.check(run_case(made, MISTAKES["no sum of ffn"]))
        assert "as if     layers.*.ffn.all_reduce were left out" in str(failed.value)

    def test_names_biases_that_an_engine_was_never_told_of(self) -> None:
        made = case(sizes=replace(SIZES, bias=True))
        unknown = {"layers.*.attention.bias", "layers.*.ffn.bias", "layers.*.ffn.bias.1",
                   "layers.*.ffn.bias.2"}  # fmt: skip
        with pytest.raises(Wrong) as failed:
            made.check(run_case(made, [Edit("drop", name) for name in sorted(unknown)]))
        text = str(failed.value)
        assert "with      biases of q, k, v, o, gate, up, down\n" in text
        assert "as if     the biases of o and of the FFN were left out\n" in text

    def test_a_padded_vocabulary_is_named(self) -> None:
        made = case()
        padded = np.zeros((2, 6, 16))
        padded[..., :11] = run_case(made)
        with pytest.raises(Wrong, match="cut to its own size"):
            made.check(padded)

    @pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
    def test_what_is_no_number_is_wrong(self, value: float) -> None:
        made = case()
        logits = run_case(made)
        logits[0, 0, 0] = value
        with pytest.raises(Wrong, match="logit of token 0"):
            made.check(logits)

    def test_an_answer_that_is_no_array_is_a_mistake_of_the_test(self) -> None:
        with pytest.raises(TypeError, match="array of numbers"):
            case().check([[1.0, 2.0], [3.0]])  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("dtype", KINDS[:2])
def test_shorter_floats_inside_are_declared(dtype: Kind) -> None:
    made = case("llama", dtype)
    short = run_case(made, kind="bfloat16" if dtype == "float32" else "float32")
    with pytest.raises(Wrong):
        made.check(short)
    declared = replace(made, inside="bfloat16" if dtype == "float32" else "float32")
    assert declared.check(short).word in ("right", "unknown")


def test_where_rounding_may_choose_other_experts_nothing_is_compared() -> None:
    unsure = [oracle_of(case("mixtral", "bfloat16", seed)).expected.unsure for seed in range(12)]
    assert any(each.any() for each in unsure)
    for each in unsure:  # and what follows in the sequence has read it
        assert (np.diff(each.astype(int), axis=1) >= 0).all()
    assert not any(oracle_of(case("llama", "bfloat16", s)).expected.unsure.any() for s in range(3))
