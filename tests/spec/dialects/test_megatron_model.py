"""The model that Megatron's arguments describe."""

from __future__ import annotations

import pytest

from shardproof.spec.dialects.megatron_model import megatron_model
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.model import Dense, Model, Moe
from tests.spec.dialects.reading import reading

SIZES = "--num-layers 4 --hidden-size 64 --num-attention-heads 8 --vocab-size 100"

LLAMA = (
    "--swiglu --disable-bias-linear --normalization RMSNorm --group-query-attention "
    "--num-query-groups 2 --position-embedding-type rope --untie-embeddings-and-output-weights "
    "--ffn-hidden-size 192 --qk-layernorm --add-qkv-bias --kv-channels 16 --rotary-percent 0.5"
)


def of(words: str) -> Model:
    return megatron_model(reading(f"torchrun pretrain_gpt.py {words}"))


def wrong(words: str) -> InputError:
    with pytest.raises(InputErrors) as caught:
        of(words)
    return caught.value.errors[0]


def test_defaults_are_those_of_gpt() -> None:
    found = of(SIZES)
    [kind] = found.kinds
    assert isinstance(kind.ffn, Dense)
    assert (kind.ffn.width, kind.ffn.gated, kind.ffn.up_bias) == (256, False, True)
    assert (kind.attention.positions, kind.attention.kv_heads, kind.attention.q_bias) == (
        "learned",
        8,
        True,
    )
    assert (found.norm, found.tied, found.vocab, len(found.layers)) == ("layer", True, 100, 4)


def test_a_llama() -> None:
    found = of(f"{SIZES} {LLAMA}")
    attention = found.kinds[0].attention
    assert (attention.kv_heads, attention.head_dim, attention.qk_norm) == (2, 16, "head")
    assert (attention.q_bias, attention.out_bias, attention.rope and attention.rope.dim) == (
        True,
        False,
        8,
    )
    assert (found.norm, found.tied) == ("rms", False)


def test_a_gated_block_is_two_thirds_as_wide() -> None:
    ffn = (
        of("--num-layers 2 --hidden-size 768 --num-attention-heads 8 --vocab-size 9 --swiglu")
        .kinds[0]
        .ffn
    )
    assert isinstance(ffn, Dense)
    assert ffn.width == 2048


@pytest.mark.parametrize(
    ("freq", "wanted"),
    [
        ("1", [1, 1, 1, 1]),
        ("2", [1, 0, 1, 0]),
        ("[0,1,1,1]", [0, 1, 1, 1]),
        ("([0]+[1]*3)", [0, 1, 1, 1]),
        ("([1]*1+[0]*1)*2", [1, 0, 1, 0]),
    ],
)
def test_which_layers_have_experts(freq: str, wanted: list[int]) -> None:
    found = of(f"{SIZES} --num-experts 8 --moe-layer-freq {freq}")
    assert [int(isinstance(found.kinds[kind].ffn, Moe)) for kind in found.layers] == wanted


def test_latent_attention() -> None:
    attention = of(f"{SIZES} --multi-latent-attention --kv-lora-rank 32 --qk-head-dim 8 "
                   "--qk-pos-emb-head-dim 4 --v-head-dim 8").kinds[0].attention  # fmt: skip
    assert attention.latent is not None
    assert (attention.head_dim, attention.value_dim, attention.latent.kv_rank) == (12, 8, 32)


def test_a_tokenizer_that_says_its_size() -> None:
    found = of(
        "--num-layers 2 --hidden-size 64 --num-attention-heads 8 --tokenizer-type GPT2BPETokenizer"
    )
    assert found.vocab == 50257
    assert found.notes


def test_what_is_not_modelled_is_named() -> None:
    gaps = [
        gap.field
        for gap in of(f"{SIZES} --hybrid-attention-ratio 0.5 --window-size 128,0").unmodelled
    ]
    assert gaps == ["--hybrid-attention-ratio", "--window-size"]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (
            "--hidden-size 64 --num-attention-heads 8 --vocab-size 9",
            "COMMAND-MODEL",
            "--num-layers",
        ),
        ("--num-layers 2 --hidden-size 64 --num-attention-heads 8", "COMMAND-MODEL", "vocabulary"),
        (f"{SIZES} --num-layers 0", "COMMAND-MODEL", "no size of a model"),
        (
            f"{SIZES} --group-query-attention --num-query-groups 3",
            "COMMAND-MODEL",
            "not a multiple",
        ),
        (f"{SIZES} --num-experts 8 --moe-layer-freq [1,1]", "COMMAND-MODEL", "2 entries"),
        (f"{SIZES} --num-experts 8 --moe-layer-freq [1]*99999*99999", "COMMAND-MODEL", "no list"),
        (f"{SIZES} --num-experts 8 --moe-layer-freq __import__('os')", "COMMAND-MODEL", "no list"),
    ],
)
def test_refusals(words: str, code: str, says: str) -> None:
    error = wrong(words)
    assert error.code == code
    assert says in error.message
