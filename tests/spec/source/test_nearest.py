from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.source.nearest import nearest

KEYS = ["model", "workload", "dp", "pp", "sp", "tp", "ep", "prefill", "decode", "num_heads"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("modle", "model"),
        ("worload", "workload"),
        ("TP", "tp"),
        ("tpp", "tp"),
        ("prefil", "prefill"),
        ("decoding", None),
        ("num-heads", "num_heads"),
        ("nmu_haeds", "num_heads"),
        ("xp", None),
        ("t", None),
        ("", None),
        ("banana", None),
    ],
)
def test_a_slip_finds_its_key_and_nonsense_none(typed: str, meant: str | None) -> None:
    assert nearest(typed, KEYS) == meant


@given(st.text(max_size=12), st.lists(st.text(max_size=12)))
def test_the_answer_is_a_candidate(typed: str, names: list[str]) -> None:
    assert nearest(typed, names) in [*names, None]


def test_two_keys_equally_close_to_a_long_name_give_the_first() -> None:
    assert nearest("layers_x", ["layers_a", "layers_b"]) == "layers_a"


def test_very_long_names_take_no_time() -> None:
    start = time.perf_counter()
    nearest("ab" * 500_000, ["ba" * 500_000] * 200)
    assert time.perf_counter() - start < 2
