"""A tp_plan of transformers as a plan: without transformers, for its tables are plain."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from shardproof import Model, check, plan
from shardproof.spec.dialects.tp_plan import Recognised, Sizes, recognised

LLAMA = ("q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj")
TABLE = {
    **{f"model.layers.0.self_attn.{name}_proj.weight": "colwise" for name in "qkv"},
    "model.layers.0.self_attn.o_proj": "rowwise", "model.layers.0.mlp.gate_proj": "colwise",
    "model.layers.0.mlp.up_proj": "colwise", "model.layers.0.mlp.down_proj": "rowwise",
    "model.embed_tokens": "embedding_rowwise", "lm_head": "colwise_gather_output",
    "model.layers.0.self_attn.q_norm": "replicated_with_grad_allreduce",
}  # fmt: skip
SIZES = Sizes(heads=4, kv_heads=2, head_dim=4, vocabulary=13)
CONFIG = {
    "model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 12,
    "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 4, "intermediate_size": 7,
    "num_hidden_layers": 1, "vocab_size": 13, "max_position_embeddings": 64,
    "rms_norm_eps": 1e-5, "tie_word_embeddings": False, "hidden_act": "silu",
}  # fmt: skip


def read(tp: int = 2, sizes: Sizes = SIZES, styles: Mapping[str, str] | None = None) -> Recognised:
    """The table with other styles for some modules."""
    changed = styles or {}
    table = {key: changed.get(key.removesuffix(".weight").rpartition(".")[2], style)
             for key, style in TABLE.items()}  # fmt: skip
    return recognised(table, tp, LLAMA, sizes)


def word(found: Recognised) -> str:
    assert not found.lacks
    assert not found.refused
    return check(Model.from_config(CONFIG), plan(**found.plan)).word


def test_widths_and_vocabulary_are_cut_by_chunk() -> None:
    found = read()
    assert found.plan == {
        "tp": 2,
        "attention": {"heads": "chunk", "kv_heads": "chunk", "out": {"input": "own"}},
        "ffn": {"width": "chunk", "down": {"input": "own"}},
        "embedding": {"cut": "chunk"},
        "lm_head": {"cut": "chunk"},
    }
    assert word(found) == "legal"
    even = {**found.plan, "ffn": {"width": "even"}}
    assert check(Model.from_config(CONFIG), plan(**even)).word == "illegal"


GATHER, SLICE = "colwise_gather_output", "rowwise_split_input"
ATTENTION = ("q_proj", "k_proj", "v_proj")


@pytest.mark.parametrize(("first", "second", "said"), [
    ("colwise", "rowwise", "legal"), (GATHER, SLICE, "legal"), (GATHER, "replicate", "legal"),
    ("replicate", SLICE, "legal"), ("replicate", "replicate", "legal"),
    ("colwise", "replicate", "illegal"), ("colwise", SLICE, "refused"),
    ("replicate", "rowwise", "refused"), (GATHER, "rowwise", "refused"),
    ("packed_rowwise", "rowwise", "lacks"), ("rowwise", "rowwise", "refused"),
])  # fmt: skip
@pytest.mark.parametrize("block", ["attention", "ffn"])
def test_pairs_of_styles(first: str, second: str, said: str, block: str) -> None:
    names = ATTENTION if block == "attention" else ("gate_proj", "up_proj")
    last = "o_proj" if block == "attention" else "down_proj"
    found = read(styles={**dict.fromkeys(names, first), last: second})
    if said in ("legal", "illegal"):
        assert word(found) == said
    else:
        assert bool(found.refused) == (said == "refused")
        assert bool(found.lacks) == (said == "lacks")


def test_heads_are_cut_with_their_rows() -> None:
    found = read(3)
    assert "4 query heads in 3 chunks: a rank has 6 rows, of 4 to a head" in found.refused
    assert not read(2, Sizes(6, 2, 4, 13)).refused
    [lack] = read(3, Sizes(2, 2, 2, 13)).lacks[:1]
    assert lack.startswith("a rank without query heads")


def test_a_last_rank_without_rows_of_the_table_is_refused() -> None:
    assert not read(4, Sizes(4, 4, 4, 10)).refused
    [refused] = read(4, Sizes(4, 4, 4, 9)).refused
    assert refused.startswith("embed_tokens: 9 rows in 4 chunks")
    assert not read(4, Sizes(4, 4, 4, 9), {"embed_tokens": "embedding_colwise"}).refused


def test_what_has_no_word_is_named() -> None:
    table = {**TABLE, "model.layers.0.self_attn.kv_a_proj_with_mqa": "mla_kv_a_proj"}
    assert recognised(table, 2, LLAMA, SIZES).lacks == [
        "model.layers.0.self_attn.kv_a_proj_with_mqa: mla_kv_a_proj"
    ]
    assert read(styles={"k_proj": "replicate"}).lacks == [
        "q_proj, k_proj, v_proj are split in different ways"
    ]
    two = {**TABLE, "model.layers.1.mlp.down_proj": "replicate_none"}
    assert recognised(two, 2, LLAMA, SIZES).lacks == [
        "down_proj is rowwise in one layer and replicate_none in another"
    ]
    assert recognised(TABLE, 2, [*LLAMA, "experts"], SIZES).lacks


def test_a_head_that_nobody_gathers_is_illegal() -> None:
    """Each rank would give a shard of the logits, where a model gives all of them."""
    assert word(read(styles={"lm_head": "colwise"})) == "illegal"
