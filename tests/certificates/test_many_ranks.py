"""Some ranks of each class say what all ranks would; else all are asked."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from shardproof.certificate import checker
from tests.certificates.many_ranks import Json, both, drawn, too_much
from tests.tiers import sampled

LLAMA: Json = {
    "model_type": "llama", "hidden_size": 96, "num_hidden_layers": 2, "num_attention_heads": 48,
    "num_key_value_heads": 48, "head_dim": 4, "intermediate_size": 192, "vocab_size": 128,
    "max_position_embeddings": 64,
}  # fmt: skip
GQA, MQA = {**LLAMA, "num_key_value_heads": 2}, {**LLAMA, "num_key_value_heads": 1}
BIASED = {**LLAMA, "attention_bias": True, "mlp_bias": True, "tie_word_embeddings": True}
MIXTRAL = {**GQA, "model_type": "mixtral", "num_local_experts": 48, "num_experts_per_tok": 2}
UNEVEN = {
    **LLAMA, "hidden_size": 101, "num_attention_heads": 50, "num_key_value_heads": 50,
    "intermediate_size": 199, "vocab_size": 131,
}  # fmt: skip
ROUND = {**LLAMA, "vocab_size": 144}
STATES: Json = {
    **{key: value for key, value in LLAMA.items() if key != "head_dim"},
    "model_type": "kimi_linear", "num_hidden_layers": 3,
    "linear_attn_config": {"kda_layers": [1, 2], "full_attn_layers": [3], "num_heads": 24,
                           "head_dim": 4, "short_conv_kernel_size": 3},
    "num_experts": 48, "num_experts_per_token": 2, "num_shared_experts": 1,
    "moe_intermediate_size": 96, "first_k_dense_replace": 1, "kv_lora_rank": 8,
    "qk_rope_head_dim": 2, "qk_nope_head_dim": 2, "v_head_dim": 4, "mla_use_nope": True,
}  # fmt: skip
"""States with a dense block and with experts, and latent attention."""
BALANCED = {"attention": {"heads": "balanced"}, "ffn": {"width": "balanced"}, "hidden": "balanced"}
ALL_CHUNKS = {"attention": {"heads": "chunk"}, "ffn": {"width": "chunk"}, "hidden": "chunk",
              "embedding": {"cut": "chunk"}, "lm_head": {"cut": "chunk"}}  # fmt: skip
STRIDED = {"attention": {"heads": "strided"}, "ffn": {"width": {"strided": 2}}}
TWICE = [[f"{8 * at}-{8 * at + 7}"] for at in (*range(1, 20), 19, *range(21, 24), 0)]
BLOCKS = [[f"{8 * at}-{8 * at + 7}"] for at in (*range(1, 24), 0)]
FIRST = {"attention": {"out": {"bias": "first"}}, "ffn": {"down": {"bias": "divided"}}}

LEGAL: dict[str, tuple[Json, Json]] = {
    "even": (LLAMA, {"tp": 24}),
    "fewer KV heads than ranks": (GQA, {"tp": 24}),
    "one KV head": (MQA, {"tp": 24}),
    "balanced": (UNEVEN, {"tp": 20, **BALANCED}),
    "chunks": (UNEVEN, {"tp": 18, **ALL_CHUNKS}),
    "strided": (LLAMA, {"tp": 24, **STRIDED}),
    "a bias of the first rank, one that is divided": (BIASED, {"tp": 24, **FIRST}),
    "a stream over hidden": (LLAMA, {"tp": 16, "stream": "hidden"}),
    "a stream over tokens": (GQA, {"tp": 24, "stream": "tokens"}),
    "experts over tp": (MIXTRAL, {"tp": 24, "ep": 24}),
    "experts that are cut": (MIXTRAL, {"tp": 24, "dp": 2}),
    "a ring of other ranks": (GQA, {"tp": 24, "sp": 2, "sequence": {"exchange": "ring"}}),
    "a prompt in several passes": (GQA, {"tp": 24, "prefill": {"chunks": {"tokens": 5}}}),
    "more ranks than heads": (LLAMA, {"tp": 64, **BALANCED}),
    "a zigzag": (UNEVEN, {"tp": 20, **BALANCED, "ffn": {"width": "zigzag"}}),
    "heads in a zigzag": (LLAMA, {"tp": 24, "attention": {"heads": "zigzag"}}),
    "a listed width": (LLAMA, {"tp": 24, "ffn": {"width": {"listed": BLOCKS}}}),
    "sizes": (UNEVEN, {"tp": 20, **BALANCED, "ffn": {"width": [9] * 10 + [10] * 9 + [19]}}),
    "half as many ranks in decode": (ROUND, {"tp": 24, "decode": {"tp": 12}}),
    "more ranks in decode": ({**ROUND, "num_key_value_heads": 2}, {"tp": 16, "decode": {"tp": 48}}),
    "states": (STATES, {"tp": 24}),
    "states, a stream over hidden": (STATES, {"tp": 24, **BALANCED, "stream": "hidden"}),
    "states, more ranks than heads": (
        STATES,
        {
            **BALANCED,
            "tp": 64,
            "ep": 64,
            "moe": {"experts": "balanced", "shared": {"width": "balanced"}},
        },
    ),
    "fewer experts over more ranks": (
        MIXTRAL,
        {"tp": 48, "ep": 48, "decode": {"tp": 24, "ep": 24}},
    ),
}


@pytest.mark.parametrize("name", LEGAL)
def test_some_ranks_have_the_derivation_of_all(name: str) -> None:
    found = both(*LEGAL[name])
    assert found is not None
    assert found[0][0] == "legal"
    assert found[0] == found[1]


def test_heads_of_states_that_are_listed_out_of_order_are_told_on_all_ranks() -> None:
    """Their keys lie in order, so that no step leads from a rank to the next."""
    listed = {
        "tp": 12,
        "attention": {"heads": {"listed": [[2 * r, 23 - 2 * r] for r in range(12)]}},
    }
    config = {**STATES, "num_attention_heads": 24, "num_key_value_heads": 24}
    assert both(config, listed) is None
    checker.begin()
    assert checker.rebuilt(checker.model_of(config), checker.plan_of(listed))


@pytest.mark.parametrize("seed", sampled(range(0, 3000, 30), every=50))
def test_some_ranks_never_show_what_all_do_not(seed: int) -> None:
    assert [n for n in range(seed, seed + 30) if (words := drawn(n)) and too_much(words)] == []


PADDED = {"tp": 24, "lm_head": {"pads": "zero"}}
OTHER_HEADS = {"tp": 20, "attention": {"heads": "balanced", "kv_heads": "chunk"}}
LOST = {"step": 2, "experts": {"listed": [[2 * r, 2 * r + 1] for r in (*range(23), 22)]}}
OWN = {"tokens": 5, "keys": "own"}
ILLEGAL: dict[str, tuple[Json, Json]] = {
    "a pad can win": ({**LLAMA, "vocab_size": 139}, PADDED),
    "an index that is nobody's": ({**LLAMA, "intermediate_size": 203}, {"tp": 24}),
    "heads without their KV heads": (UNEVEN, OTHER_HEADS),
    "a state without its keys": (STATES, {"tp": 20, **BALANCED, **OTHER_HEADS}),
    "a state whose sum is missing": (
        STATES,
        {"tp": 24, "attention": {"out": {"collective": "none"}}},
    ),
    "no sum": (LLAMA, {"tp": 24, "ffn": {"down": {"collective": "none"}}}),
    "an expert that is lost later": (MIXTRAL, {"tp": 24, "ep": 24, "moe": {"rebalance": LOST}}),
    "passes that do not see each other": (GQA, {"tp": 24, "prefill": {"chunks": OWN}}),
    "a bias on every rank": (BIASED, {"tp": 24, "ffn": {"down": {"bias": "every"}}}),
    "a pad can win in decode": (
        {**LLAMA, "vocab_size": 139},
        {"tp": 24, "decode": {"tp": 12, "lm_head": {"pads": "zero"}}},
    ),
    "a bias on every rank of decode": (
        {**BIASED, "vocab_size": 144},
        {"tp": 24, "decode": {"tp": 12, "ffn": {"down": {"bias": "every"}}}},
    ),
    "a block twice, and one nowhere": (LLAMA, {"tp": 24, "ffn": {"width": {"listed": TWICE}}}),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_what_all_ranks_refuse_is_refused(name: str) -> None:
    config, plan = ILLEGAL[name]
    with pytest.raises(checker.No):
        checker.rebuilt(checker.model_of(config), checker.plan_of(plan))


def remainder_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    in_rows = checker.in_rows

    @cache
    def even_always(text: str, n: int, ranks: int, pads: int = 1) -> Any:  # noqa: ANN401
        return in_rows(text, n - n % ranks if text == "even" else n, ranks, pads)

    monkeypatch.setattr(checker, "in_rows", even_always)


def one_class(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last ranks, which are others, are taken for the first."""
    chosen = checker.chosen_of

    def of_all(ends: list[int], blocks: Any, few: int) -> Any:  # noqa: ANN401
        return chosen([0, 1, ends[-1]], blocks, few)

    monkeypatch.setattr(checker, "chosen_of", of_all)


def each_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sum over ranks counts what a whole class has as often as once."""

    def total(few: Any, ranks: dict[int, dict[Any, int]]) -> dict[Any, int]:  # noqa: ANN401
        del few
        return {term: share for each in ranks.values() for term, share in each.items()}

    monkeypatch.setattr(checker.Few, "total", total)


def listed_without_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether each index is there once is not asked."""

    def always(_runs: list[range], _n: int) -> bool:
        return True

    monkeypatch.setattr(checker, "every_once", always)


@pytest.mark.parametrize(
    ("broken", "name"),
    [
        (remainder_forgotten, "an index that is nobody's"),
        (one_class, "a pad can win"),
        (each_counted_once, "a bias on every rank"),
        (one_class, "a pad can win in decode"),
        (each_counted_once, "a bias on every rank of decode"),
        (listed_without_a_look, "a block twice, and one nowhere"),
    ],
)
def test_a_class_argument_with_a_hole_accepts_what_is_wrong(
    broken: Any,  # noqa: ANN401
    name: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So what the two tests above hold can fail."""
    broken(monkeypatch)
    found = both(*ILLEGAL[name])
    assert found is not None
    assert too_much(found)


def test_rows_are_what_a_cut_gives_rank_by_rank() -> None:
    cuts = ("even", "balanced", "chunk", "padded", "whole", "strided", '{"strided":3}',
            '{"padded":12}', "zigzag")  # fmt: skip
    met = 0
    for text in cuts:
        for n in (*range(1, 14), 24, 36, 39):
            for ranks in range(2, 14):
                parts = checker.cut(text, n, ranks)
                assert checker.seen_on(text, n, ranks) == checker.held(parts, n)[:2]
                rows = checker.in_rows(text, n, ranks)
                if rows is not None:
                    met += 1
                    own = [checker.at_row(rows, r) for r in range(ranks)]
                    told = [(checker.tidy(range(a, a + b) for a, b in runs), more)
                            for runs, more in own]  # fmt: skip
                    assert tuple(told) == parts
                    assert checker.told_in_rows(n, rows) == checker.told(n, parts)
    assert met > 400


BY_HAND: dict[str, int] = {  # in how many rows; none where an index is twice, or nowhere
    "[1,3,0]": 3, "[2,2,2,3,3,3]": 2, "[1,1,1,1]": 1, "[4,0,0,0]": 2,
    '{"listed":[[0],["1-2"],[3]]}': 3, '{"listed":[["2-3"],["4-5"],["6-7"],["0-1"]]}': 2,
    '{"listed":[["6-7"],["4-5"],["2-3"],["0-1"]]}': 1, '{"listed":[[0,7],[1,6],[2,5],["3-4"]]}': 2,
    '{"listed":[[7,0],[6,1],[5,2],[4,3]]}': 1, '{"listed":[["0-1"],["1-2"],["3-3"]]}': 0,
    '{"listed":[[0],[2],[3]]}': 0, '{"listed":[["0-2"],["0-2"]]}': 0,
    '{"listed":[[0],[1],[2,2]]}': 0}  # fmt: skip


@pytest.mark.parametrize("text", BY_HAND)
def test_rows_of_a_cut_by_hand(text: str) -> None:
    given: Any = json.loads(text)
    ranks = len(given["listed"] if text[0] == "{" else given)
    parts = checker.cut(text, 0, ranks)
    n = 1 + max(run[-1] for runs, _ in parts for run in runs)
    rows = checker.in_rows(text, n, ranks)
    assert len(rows or ()) == BY_HAND[text]
    assert checker.in_rows(text, n + 1, ranks) is None
    assert checker.seen_on(text, n, ranks) == checker.held(parts, n)[:2]
    if rows is not None:
        own = [checker.at_row(rows, r) for r in range(ranks)]
        assert [[range(a, a + b) for a, b in runs] for runs, _ in own] == [[*x] for x, _ in parts]
        assert checker.told_in_rows(n, rows) == checker.told(n, parts)


def test_work_does_not_grow_with_ranks() -> None:
    def steps(tp: int) -> int:
        checker.begin()
        many = {"num_attention_heads": 1 << 14, "intermediate_size": 1 << 16,
                "vocab_size": 1 << 17}  # fmt: skip
        model = checker.model_of({**GQA, **many})
        checker.rebuilt(model, checker.plan_of({"tp": tp}))
        return checker.BUDGET - checker.LEFT[0]

    assert steps(1 << 14) <= steps(64)
