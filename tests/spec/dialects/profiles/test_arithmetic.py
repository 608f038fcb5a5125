"""The engines' arithmetic, told again plainly, over numbers that no case has.

Each restatement deals its sizes out to ranks, as an engine's loader would, and looks at what each
rank is given; the rules compare remainders.
"""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from shardproof.spec.dialects.asked import Engine
from shardproof.spec.dialects.profiles import judge, sglang, vllm
from shardproof.spec.dialects.profiles.alternatives import alternatives
from shardproof.spec.dialects.profiles.reading import Json
from tests.spec.dialects.profiles.commands import asked
from tests.spec.dialects.profiles.models import DENSE, MOE, SHARED, STRANGER

DEGREES = st.sampled_from([1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32])
HEADS = st.integers(1, 12).flatmap(
    lambda kv: st.integers(1, 12).map(lambda queries: (kv * queries, kv))
)
WIDTHS = st.integers(1, 48).flatmap(lambda n: st.sampled_from([n * 32, n * 128, n * 176]))
VOCABULARIES = st.integers(1000, 300000)


def parts(size: int, ranks: int) -> list[int]:
    """What is dealt to each rank, one after the other."""
    out = [0] * ranks
    for index in range(size):
        out[index % ranks] += 1
    return out


def even(size: int, ranks: int) -> bool:
    return len(set(parts(size, ranks))) == 1 and size >= ranks


def copied(heads: int, ranks: int) -> bool:
    """Whether each head can be on equally many ranks, each rank with one head."""
    return ranks >= heads and len(set(parts(ranks, heads))) == 1


def padded(size: int, multiple: int) -> int:
    while size % multiple:
        size += 1
    return size


def axes(engine: Engine, command: str, config: Json, version: str | None = None) -> set[str]:
    return {each.axis for each in judge(asked(engine, command, version), config).reasons}


@given(HEADS, WIDTHS, VOCABULARIES, DEGREES)
def test_a_dense_model_is_cut_evenly_but_for_keys_and_pads(
    heads: tuple[int, int], width: int, vocabulary: int, tp: int
) -> None:
    """vLLM: also of a family that nobody has seen."""
    query, kv = heads
    expected = set[str]()
    if not even(query, tp):
        expected.add("attention heads")
    if not (even(kv, tp) or copied(kv, tp)):
        expected.add("KV heads")
    if not even(padded(vocabulary, 64), tp):
        expected.add("vocabulary")
    if not even(width, tp):
        expected.add("dense width")
    sizes = {
        "num_attention_heads": query,
        "num_key_value_heads": kv,
        "intermediate_size": width,
        "vocab_size": vocabulary,
    }
    assert axes("vllm", f"-tp {tp}", {**DENSE, **sizes}) == expected
    assert axes("vllm", f"-tp {tp}", {**STRANGER, **sizes}) == expected
    assert axes("sglang", f"--tp {tp}", {**STRANGER, **sizes}) == expected - {"vocabulary"}
    assert axes("sglang", f"--tp {tp}", {**STRANGER, **sizes}, "0.5.8") == expected
    megatron = axes("megatron", f"--tp {tp}", {**STRANGER, **sizes})
    assert megatron == expected - {"vocabulary"}
    tensorrt = axes("tensorrt-llm", f"--tp_size {tp}", {**STRANGER, **sizes})
    assert tensorrt == expected - {"vocabulary"}


@given(HEADS, DEGREES)
def test_megatron_reads_groups_of_heads_with_its_flag_alone(
    heads: tuple[int, int], tp: int
) -> None:
    query, kv = heads
    command = f"--tp {tp} --num-attention-heads {query} --num-query-groups {kv}"
    config: Json = {**DENSE, "intermediate_size": 96 * 7 * 5 * 4}
    grouped = axes("megatron", f"{command} --group-query-attention", config)
    assert ("KV heads" in grouped) == (not even(kv, tp) and not copied(kv, tp))
    assert ("KV heads" in axes("megatron", command, config)) == (
        not even(query, tp) and not copied(query, tp)
    )


def blocks_fit(width: int, ranks: int, block: int, finest: int) -> bool:
    """Whether no scale spans two ranks, of blocks or of their halves down to `finest`."""
    if not even(width, ranks):
        return True  # refused before, by the width
    edges = [rank * (width // ranks) for rank in range(1, ranks)]
    while block >= finest:
        if all(edge % block == 0 for edge in (*edges, width // ranks)):
            return True
        block //= 2
    return False


@given(
    width=WIDTHS,
    tp=DEGREES,
    dp=st.integers(1, 4),
    whole=st.booleans(),
    block=st.sampled_from([32, 64, 128, 256]),
)
def test_experts_are_cut_in_whole_blocks(
    width: int, tp: int, dp: int, *, whole: bool, block: int
) -> None:
    """vLLM: over the ranks of dp and tp together, and not at all with expert parallelism."""
    config: Json = {
        **MOE,
        "num_attention_heads": 96 * 7 * 5,
        "num_key_value_heads": 96 * 7 * 5,
        "vocab_size": 64 * 96 * 7 * 5,
        "moe_intermediate_size": width,
        "quantization_config": {"quant_method": "fp8", "weight_block_size": [block, block]},
        "head_dim": 256,
    }
    command = f"-tp {tp} -dp {dp}" + (" --enable-expert-parallel" if whole else "")
    over = 1 if whole else tp * dp
    for version, finest in (("0.19.1", block), ("0.30.0", 32), ("0.33.0", 32)):
        width_fits = over == 1 or even(width, over)
        fits = over == 1 or blocks_fit(width, over, block, finest)
        found = axes("vllm", command, config, version) - {"experts"}
        assert found == (set() if width_fits and fits else {"expert width"}), version


@given(width=WIDTHS, tp=DEGREES, ep=DEGREES, spread=st.booleans())
def test_shared_experts_stay_on_all_tensor_ranks(
    width: int, tp: int, ep: int, *, spread: bool
) -> None:
    """SGLang: whatever `--ep` is; an all-to-all backend keeps them whole."""
    config: Json = {
        **SHARED,
        "num_experts": 96 * 7 * 5,
        "num_attention_heads": 96 * 7 * 5,
        "num_key_value_heads": 96 * 7 * 5,
        "head_dim": 128,
        "moe_intermediate_size": 128 * 96 * 7 * 5,
        "shared_expert_intermediate_size": width,
        "quantization_config": {"quant_method": "fp8", "weight_block_size": [128, 128]},
    }
    command = f"--tp {tp} --ep {ep}" + (" --moe-a2a-backend deepep" if spread else "")
    expected = set[str]()
    if not spread:
        if tp % ep:
            expected.add("expert parallelism")
        if not even(width, tp) or (tp > 1 and not blocks_fit(width, tp, 128, 128)):
            expected.add("shared-expert width")
    assert axes("sglang", command, config) == expected


@given(st.integers(1, 200), st.integers(1, 20))
def test_stages_have_all_layers_and_differ_by_one(layers: int, stages: int) -> None:
    for sizes in (vllm.even_stages(layers, stages), sglang.even_stages(layers, stages)):
        assert sum(sizes) == layers
        assert len(sizes) == stages
        assert max(sizes) - min(sizes) <= 1


def test_where_the_odd_layers_go() -> None:
    """In vLLM not at the ends, in SGLang at the last."""
    published = {(5, 3): [2, 2, 1], (4, 3): [1, 2, 1], (6, 4): [1, 2, 2, 1], (61, 8): None}
    for (layers, stages), sizes in published.items():
        assert sizes is None or vllm.even_stages(layers, stages) == sizes
    assert sglang.even_stages(61, 8) == [7, 7, 7, 8, 8, 8, 8, 8]
    assert sglang.even_stages(27, 2) == [13, 14]


@given(st.integers(1, 64), st.lists(st.integers(-2, 40), min_size=1, max_size=6), DEGREES)
def test_a_stage_list_has_a_number_for_each_stage(
    layers: int, sizes: Sequence[int], stages: int
) -> None:
    text = ",".join(map(str, sizes))
    config: Json = {**DENSE, "num_hidden_layers": layers}
    found = axes("vllm", f"VLLM_PP_LAYER_PARTITION={text} vllm serve -pp {stages}", config)
    assert ("layers" in found) == (len(sizes) != stages or sum(sizes) != layers)


@given(st.integers(1, 300), st.integers(0, 8), DEGREES, DEGREES)
def test_balanced_experts_are_as_many_on_each_rank(
    experts: int, redundant: int, tp: int, dp: int
) -> None:
    """vLLM: with EPLB alone; without it some ranks have one more."""
    config: Json = {
        **MOE,
        "num_experts": experts + 1,
        "model_type": "mixtral",
        "num_attention_heads": 96 * 7 * 5,
        "num_key_value_heads": 96 * 7 * 5,
        "vocab_size": 64 * 96 * 7 * 5,
    }
    plain = f"-tp {tp} -dp {dp} --enable-expert-parallel"
    assert axes("vllm", plain, config) == set()
    balanced = f"{plain} --enable-eplb --eplb-config.num_redundant_experts {redundant}"
    found = axes("vllm", balanced, config)
    total = parts(experts + 1 + redundant, tp * dp)
    assert ("experts" in found) == (len(set(total)) > 1 or tp * dp == 1)


@settings(max_examples=25)
@given(HEADS, DEGREES, st.integers(1, 4))
def test_what_is_offered_is_accepted_and_keeps_each_device_s_share(
    heads: tuple[int, int], tp: int, pp: int
) -> None:
    query, kv = heads
    config: Json = {**DENSE, "num_attention_heads": query, "num_key_value_heads": kv}
    command = asked("vllm", f"-tp {tp} -pp {pp}")
    if judge(command, config).outcome == "accepted":
        return
    found = alternatives(command, config)
    for way in found.ways:
        assert judge(way.asked, config).outcome == "accepted"
        split = [way.asked.value(f"{name}_parallel_size", 1) for name in ("tensor", "pipeline")]
        assert all(isinstance(each, int) for each in split)
        assert int(str(split[0])) * int(str(split[1])) == tp * pp
    for degree in found.degrees:
        assert judge(asked("vllm", f"-tp {degree}"), config).outcome == "accepted"
    # One rank of tensor parallelism always goes, with a stage for each device.
    assert found.ways or tp * pp > 32
