"""Which layers of Kimi Linear carry a state, and with which heads, by either way to say it."""

from __future__ import annotations

import pytest

from tests.spec.model.published import Config, blamed, config, part, read, unknown, without

NAME = "kimi-linear-48b-a3b"
TABLE = "linear_attn_config"


def table(**changes: object) -> Config:
    return {**part(config(NAME)[TABLE]), **changes}


def kept(**changes: object) -> Config:
    """As published code keeps it: sizes beside the others, and a kind a layer."""
    kinds = ["linear_attention"] * 27
    for layer in (3, 7, 11, 15, 19, 23, 26):
        kinds[layer] = "full_attention"
    sizes = {"linear_num_heads": 32, "linear_head_dim": 128, "linear_conv_kernel_dim": 4}
    return without(NAME, TABLE) | sizes | {"layer_types": kinds} | changes


def test_both_ways_to_say_it_are_one_model() -> None:
    from shardproof.spec.model.model import Model

    model = Model.from_config(kept())
    assert model.unmodelled == ()
    assert (model.kinds, model.layers) == (read(NAME).kinds, read(NAME).layers)


@pytest.mark.parametrize(
    "change",
    [
        {"kda_layers": [1, 2]},
        {"full_attn_layers": [3]},
        {"kda_layers": [], "full_attn_layers": [*range(1, 27)]},
    ],
)
def test_each_layer_has_to_be_named_once(change: Config) -> None:
    assert blamed(config(NAME, linear_attn_config=table(**change))) == [
        ("MODEL-LENGTH", f"{TABLE}.kda_layers")
    ]


def test_a_layer_that_there_is_not_is_named() -> None:
    wrong = table(full_attn_layers=[4, 8, 12, 16, 20, 24, 28])
    assert ("MODEL-RANGE", f"{TABLE}.full_attn_layers[6]") in blamed(
        config(NAME, linear_attn_config=wrong)
    )


@pytest.mark.parametrize("missing", ["num_heads", "head_dim", "short_conv_kernel_size"])
def test_a_size_is_due(missing: str) -> None:
    some = {key: value for key, value in table().items() if key != missing}
    assert [code for code, _ in blamed(config(NAME, linear_attn_config=some))] == ["MODEL-MISSING"]


def test_without_lists_and_kinds_nothing_says_which_layers() -> None:
    assert ("MODEL-MISSING", TABLE) in blamed(without(NAME, TABLE))


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        (TABLE, {"gate_lower_bound": -5.0}, f"{TABLE}.gate_lower_bound"),
        (TABLE, {"use_full_rank_gate": True}, f"{TABLE}.use_full_rank_gate"),
        (TABLE, {"new": 1}, f"{TABLE}.new"),
        ("mla_use_nope", False, "mla_use_nope"),
        ("attn_res_block_size", 12, "attn_res_block_size"),
        ("linear_num_heads", 31, "linear_num_heads"),
        ("layer_types", ["linear_attention"] * 27, "layer_types"),
        ("rope_scaling", {"type": "linear", "factor": 2.0}, "rope_scaling"),
        ("first_k_dense_replace", None, "first_k_dense_replace"),
    ],
)
def test_what_is_not_modelled_is_named(field: str, value: object, named: str) -> None:
    whole = table(**part(value)) if field == TABLE else value
    assert unknown(read(NAME, **{field: whole})) == [named]
