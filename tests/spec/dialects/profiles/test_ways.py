"""Ways say options as the command that was asked names them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shardproof.spec.dialects.asked import Asked, Option
from shardproof.spec.dialects.profiles import judge
from shardproof.spec.dialects.profiles.alternatives import Way, alternatives
from tests.spec.dialects.profiles.commands import asked
from tests.spec.dialects.profiles.models import BLOCKS, MOE

CUT = {**MOE, "moe_intermediate_size": 1536, "quantization_config": BLOCKS}
EPLB = "--enable-eplb --eplb-config.num_redundant_experts 0"


class Aliased(Mapping[str, Option]):
    """Options by one name, found by another too, as the readers of commands give them."""

    def __init__(self, own: Mapping[str, Option], other: Mapping[str, str]) -> None:
        self._own, self._other = own, other

    def __getitem__(self, name: str) -> Option:
        return self._own[self._other.get(name, name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._own)

    def __len__(self) -> int:
        return len(self._own)


def first(given: Asked, config: Mapping[str, object]) -> Way:
    return alternatives(given, config).ways[0]


def test_an_option_is_changed_under_its_own_name() -> None:
    own = {
        "tensor_parallel_size": Option(8, "--tp_size 8"),
        "moe_expert_parallel_size": Option(1, "--ep_size 1"),
    }
    other = {"tp_size": "tensor_parallel_size", "ep_size": "moe_expert_parallel_size"}
    way = first(Asked("tensorrt-llm", None, Aliased(own, other)), CUT)
    assert way.changed == {"moe_expert_parallel_size": 8}
    assert set(way.asked.options) == set(own)


def test_and_under_the_alias_that_was_said() -> None:
    way = first(asked("tensorrt-llm", "--tp_size 8 --ep_size 1"), CUT)
    assert way.changed == {"ep_size": 8}
    assert way.asked.options["ep_size"].spelled == "--ep_size 8"


def test_degrees_do_so_too() -> None:
    own = {"tp_size": Option(64, "--tp 64"), "ep_size": Option(64, "--ep 64")}
    other = {"tensor_parallel_size": "tp_size", "expert_parallel_size": "ep_size"}
    given = Asked("sglang", None, Aliased(own, other))
    found = alternatives(given, {**CUT, "num_experts": 128}).ways
    assert found
    for way in found:
        assert set(own) <= set(way.asked.options) <= {*own, "pipeline_parallel_size"}
        assert way.changed["tp_size"] == way.changed["ep_size"]


def test_a_key_goes_into_json_that_was_said() -> None:
    config = {**MOE, "num_experts": 62}
    said = {"num_redundant_experts": 0, "window_size": 100}
    plain = asked("vllm", "-tp 8 -ep --enable-eplb")
    options = {**plain.options, "eplb_config": Option(said, "--eplb-config {}")}
    given = Asked("vllm", None, options)
    assert judge(given, config).outcome == "rejected"
    way = first(given, config)
    assert way.changed["eplb_config"] == {"num_redundant_experts": 2, "window_size": 100}
    spelled = way.asked.options["eplb_config"].spelled
    assert spelled == """--eplb-config '{"num_redundant_experts": 2, "window_size": 100}'"""


def test_and_stands_with_a_dot_where_dots_were_said() -> None:
    config = {**MOE, "num_experts": 62}
    way = first(asked("vllm", f"-tp 8 -ep {EPLB}"), config)
    assert way.changed["eplb_config.num_redundant_experts"] == 2
    spelled = way.asked.options["eplb_config.num_redundant_experts"].spelled
    assert spelled == "--eplb-config.num_redundant_experts 2"
    assert way.asked.options["enable_eplb"].spelled == "--enable-eplb"


GROUPED = {"model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 4096,
           "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 2,
           "intermediate_size": 16384, "vocab_size": 32000}  # fmt: skip
"""Sixteen query heads read a KV head."""


def test_keys_lie_over_fewer_ranks_or_over_none() -> None:
    """Eight ranks hold four copies of each of two heads: four may share one's keys, eight not."""
    ways = alternatives(asked("vllm", "-tp 8 -dcp 8"), GROUPED).ways
    assert ways[0].changed == {"decode_context_parallel_size": 4}
    assert ways[-1].changed == {"decode_context_parallel_size": None}


def test_where_no_rank_has_a_copy_keys_lie_over_none() -> None:
    heads = {**GROUPED, "num_attention_heads": 36, "num_key_value_heads": 6}
    [way] = alternatives(asked("vllm", "-tp 2 -dcp 2"), heads).ways
    assert way.changed == {"decode_context_parallel_size": None}
