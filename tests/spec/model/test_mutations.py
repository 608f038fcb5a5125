"""Whatever happens to one field, a config is a model or it is refused; never a crash."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardproof.spec.errors import InputErrors
from shardproof.spec.model.model import Model
from tests.spec.model.published import NAMES, Config, config, part, read
from tests.tiers import sampled

DROP = object()
VALUES = [
    DROP,
    None,
    "",
    "32",
    "\ud800",
    True,
    False,
    0,
    -1,
    1,
    3,
    10**18,
    10**5000,
    1e-320,
    32.0,
    float("nan"),
    float("-inf"),
    (),
    [],
    [1],
    [None] * 60,
    {},
    {"type": "dynamic"},
    {"rope_type": 3, "factor": "x", "mscale_all_dim": 10**400},
    {"model_type": 4, "hidden_size": None},
]


def outcome(source: Config) -> Model | InputErrors:
    try:
        return Model.from_config(source)
    except InputErrors as errors:
        return errors


def changed(source: Config, path: list[str], value: object) -> None:
    """Set or drop what `path` names."""
    *way, last = path
    for name in way:
        source = part(source[name])
    if value is DROP:
        source.pop(last, None)
    else:
        source[last] = value


def paths(source: Config) -> list[list[str]]:
    inner = [key for key, value in source.items() if isinstance(value, dict)]
    deeper = [[key, *path] for key in inner for path in paths(part(source[key]))]
    return [[key] for key in source] + deeper


class TestOneField:
    """One field of a published config becomes something else."""

    @pytest.mark.parametrize("name", sampled(NAMES, every=5))
    def test_gives_a_model_or_the_errors_of_the_input(self, name: str) -> None:
        """Every field, every value."""
        for path in paths(config(name)):
            for value in VALUES:
                source = config(name)
                changed(source, path, value)
                result = outcome(source)
                assert isinstance(result, Model) or all(e.help for e in result.errors)


FIELDS = sorted({key for name in NAMES for key in config(name)} - {"text_config"})


class TestSomeFields:
    """Fields of one family in the config of another, with values of any kind."""

    @given(
        st.sampled_from(NAMES),
        st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(VALUES[1:]), max_size=4),
    )
    @settings(max_examples=300, deadline=None, derandomize=True)
    def test_give_a_model_or_the_errors_of_the_input(self, name: str, changes: Config) -> None:
        assert outcome(config(name, **changes)) is not None

    @given(st.sampled_from(NAMES), st.integers(1, 3000))
    @settings(max_examples=60, deadline=None, derandomize=True)
    def test_of_any_depth_fold_to_distinct_kinds(self, name: str, depth: int) -> None:
        """Two layers of the same kind share one entry."""
        source = config(name)
        text = part(source.get("text_config", source))
        text["n_layer" if "n_layer" in text else "num_hidden_layers"] = depth
        for listed in ("layer_types", "indexer_types", "mlp_layer_types"):
            text.pop(listed, None)
        letters = text.get("hybrid_override_pattern")
        if isinstance(letters, str):
            text["hybrid_override_pattern"] = (letters * depth)[:depth]
        if table := part(text.get("linear_attn_config", {})):
            whole = [*range(4, depth + 1, 4)]
            table |= {
                "full_attn_layers": whole,
                "kda_layers": sorted({*range(1, depth + 1)} - {*whole}),
            }
        # Of layers with experts some share an index, or carry a state.
        shares = "index_topk_freq" in text or table
        model = Model.from_config(source)
        assert len(model.layers) == depth
        assert len(set(model.kinds)) == len(model.kinds) <= (3 if letters or shares else 2)
        assert set(model.layers) == set(range(len(model.kinds)))


def test_a_model_is_a_value() -> None:
    model = read("deepseek-v3")
    assert model == read("deepseek-v3")
    assert hash(model) == hash(replace(model))
