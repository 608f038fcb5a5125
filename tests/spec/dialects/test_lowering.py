"""What each engine's words mean in our plan, and what no word of a plan says."""

from __future__ import annotations

from itertools import chain

import pytest

from shardproof.api import check
from shardproof.spec.dialects.launch import lowered
from shardproof.spec.dialects.megatron_model import megatron_model
from shardproof.spec.errors import InputErrors
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.verdict import decide
from tests.spec.dialects.reading import launch, model, plan, reading, wrong

VLLM, SGLANG = "vllm serve m", "python -m sglang.launch_server --model-path m"
TRT = "trtllm-serve m"
SIZES = ("--num-layers 32 --hidden-size 4096 --num-attention-heads 32 --vocab-size 32000 "
         "--swiglu --position-embedding-type rope")  # fmt: skip
DENSE, MOE, BOTH = "llama-3.1-70b", "qwen3-30b-a3b", "deepseek-v3"


def field(found: Plan, path: str, phase: str = "prefill") -> object:
    value: object = found.phase("prefill" if phase == "prefill" else "decode")
    for name in path.split("."):
        value = getattr(value, name)
    return str(value) if path.rpartition(".")[2] in ("cut", "layers", "experts", "width") else value


def fields(line: str, name: str, files: dict[str, str] | None = None) -> dict[str, object]:
    return {str(key): value for key, value in plain_section(plan(line, name, files)).items()}


class TestExpertsInSlots:
    """EPLB: 128 experts, copies of the first ones behind them, and one change of places."""

    @pytest.mark.parametrize(
        ("line", "copies", "moves"),
        [
            (f"{VLLM} -tp 8 -ep --enable-eplb", 0, True),
            (f"{VLLM} -tp 8 -ep --enable-eplb --eplb-config.num_redundant_experts 16", 16, True),
            (f"{SGLANG} --tp 8 --ep 8 --enable-eplb --ep-num-redundant-experts 8", 8, True),
            (f"{SGLANG} --tp 8 --ep 8 --ep-num-redundant-experts 8", 8, False),
            (f"{TRT} --tp_size 8 --config c.yaml", 32, True),
        ],
    )
    def test_slots(self, line: str, copies: int, moves: bool) -> None:  # noqa: FBT001
        text = "moe_expert_parallel_size: 8\nmoe_config: {load_balancer: {num_slots: 160}}\n"
        found = plan(line, MOE, {"c.yaml": text})
        moe = found.phase("decode").moe
        listed = [[*chain(*part)] for part in moe.experts.listed]
        if copies:
            each = (128 + copies) // 8
            assert [*chain(*listed)] == [*range(128), *range(copies)]
            assert ({*map(len, listed)}, moe.copies) == ({each}, "one")
        assert moe.rebalance.step == (2 if moves else None)
        # Each rank gets what another one had.
        later = [[*chain(*part)] for part in moe.rebalance.experts.listed]
        assert not (copies and moves) or later == listed[::-1]
        assert decide(model(MOE), found).word == "legal"


class TestSameWordsDifferentMeshes:
    """tp 8 and dp 8 are 64 devices, or 8, by the engine and its flags."""

    @pytest.mark.parametrize(
        ("line", "devices", "attention"),
        [
            (f"{VLLM} --tensor-parallel-size 8 --data-parallel-size 8", 64,
             "heads over tp 8; sequences over dp 8"),
            (f"{SGLANG} --tp 8 --dp 8", 64, "heads over tp 8; sequences over dp 8"),
            (f"{SGLANG} --tp 8 --dp 8 --enable-dp-attention", 8,
             "whole; sequences over attention dp 8"),
            (f"{SGLANG} --tp 8 --attn-dp-size 8", 8,
             "whole; sequences over attention dp 8"),
            (f"{TRT} --tp_size 8 --config c.yaml", 8,
             "whole on each of 8 ranks; sequences over them"),
        ],
    )  # fmt: skip
    def test_devices(self, line: str, devices: int, attention: str) -> None:
        [pool] = launch(line, BOTH, {"c.yaml": "enable_attention_dp: true\n"}).pools
        assert pool.devices == devices
        assert {each.name: each.over for each in pool.modules}["attention"] == attention

    @pytest.mark.parametrize(
        ("line", "says"),
        [
            (f"{VLLM} -tp 16 -dcp 2", "; cached keys in turn over dcp 2, which are ranks of tp 16"),
            (f"{VLLM} -tp 4 -pcp 2 -dcp 2 --cp-kv-cache-interleave-size 4",
             "; cached keys 4 in turn over dcp 2, which are ranks of pcp 2"),
            (f"{VLLM} -tp 4 -pcp 2 -dcp 8",
             "; cached keys in turn over dcp 8, which are ranks of pcp 2 x tp 4"),
            (f"{SGLANG} --tp 8 --dcp-size 2", "; cached keys over 2 of the ranks of tp"),
            (f"{SGLANG} --tp 8 --attn-cp-size 2", "; a prompt's tokens over 2 of the ranks of tp"),
            (f"{TRT} --tp_size 4 --cp_size 2 --config c.yaml", "; cached keys over cp 2"),
            (f"{TRT} --tp_size 4 --cp_size 2", "; a prompt's tokens over cp 2"),
        ],
    )  # fmt: skip
    def test_context_parallelism_is_told_before_anybody_judges_it(
        self, line: str, says: str
    ) -> None:
        [pool] = launch(line, DENSE, {"c.yaml": "cp_config: {cp_type: HELIX}\n"}).pools
        assert {each.name: each.over for each in pool.modules}["attention"].endswith(says)


class TestVllm:
    def test_degrees_and_the_order_of_the_mesh(self) -> None:
        found = plan(f"{VLLM} -tp 4 -pp 2 -dp 3", DENSE)
        assert (found.tp, found.pp, found.dp, found.mesh) == (4, 2, 3, ("dp", "pp", "sp", "tp"))
        assert field(found, "lm_head.cut") == "padded to a multiple of 64"

    @pytest.mark.parametrize(
        ("stages", "wanted"),
        [
            (2, None), (4, None), (3, None), (6, "[13, 13, 13, 14, 14, 13]"),
            (7, "[11, 11, 11, 12, 12, 12, 11]"), (9, None),
        ],
    )  # fmt: skip
    def test_uneven_stages_are_the_middle_ones(self, stages: int, wanted: str | None) -> None:
        found = plan(f"{VLLM} -pp {stages}", DENSE)
        assert field(found, "stages.layers") == (wanted or "balanced")

    def test_a_list_of_stages(self) -> None:
        line = f"VLLM_PP_LAYER_PARTITION=30,50 {VLLM} -pp 2"
        assert field(plan(line, DENSE), "stages.layers") == "[30, 50]"

    @pytest.mark.parametrize(
        ("listed", "says"),
        [("5,a", "no list of layers"), ("", "no list of layers"), ("80", "lists 1 stages"),
         ("20,-1", "no list of layers"), ("1,2,3", "lists 3 stages, and there are 2")],
    )  # fmt: skip
    def test_a_list_that_is_none(self, listed: str, says: str) -> None:
        with pytest.raises(InputErrors) as caught:
            plan(f"VLLM_PP_LAYER_PARTITION={listed} {VLLM} -pp 2", DENSE)
        [error] = caught.value.errors
        assert error.code == "COMMAND-SHAPE"
        assert says in error.message
        assert str(error.place) == "<command>:1:1"

    def test_a_list_that_leaves_layers_out_is_the_laws(self) -> None:
        found = plan(f"VLLM_PP_LAYER_PARTITION=30,40 {VLLM} -pp 2", DENSE)
        codes = [reason.clause.code for reason in decide(model(DENSE), found).reasons]
        assert codes == ["PP-LAYERS-OWNED"] or codes

    def test_experts_without_ep_are_split_by_width_over_all(self) -> None:
        found = plan(f"{VLLM} -tp 2 -dp 4", MOE)
        assert (found.ep, found.moe.tp, found.moe.dispatch) == (1, 8, "gather")
        assert plan(f"{VLLM} -tp 8", MOE).moe.tp is None

    @pytest.mark.parametrize(
        ("words", "dispatch", "combine"),
        [
            ("-dp 8 -ep", "gather", "reduce_scatter"),
            ("-dp 8 -ep --all2all-backend deepep_low_latency", "all_to_all", "all_to_all"),
            ("-dp 8 -ep --all2all-backend pplx", "all_to_all", "all_to_all"),
            ("-tp 8 -ep", "auto", "auto"),
            ("-tp 2 -dp 4 -ep --all2all-backend naive", "gather", "reduce_scatter"),
        ],
    )
    def test_experts_with_ep(self, words: str, dispatch: str, combine: str) -> None:
        found = plan(f"{VLLM} {words}", MOE)
        assert (found.ep, found.moe.tp) == (8, 1)
        assert (found.moe.dispatch, found.moe.combine) == (dispatch, combine)
        assert field(found, "moe.experts") == "balanced"
        assert decide(model(MOE), found).word == "legal"

    def test_the_way_tokens_are_sent_may_be_a_variable(self) -> None:
        line = f"VLLM_ALL2ALL_BACKEND=pplx {VLLM} -dp 8 -ep"
        assert plan(line, MOE).moe.dispatch == "all_to_all"

    def test_experts_dealt_in_turn_are_of_groups(self) -> None:
        words = "-dp 8 -ep --expert-placement-strategy round_robin"
        assert field(plan(f"{VLLM} {words}", BOTH), "moe.experts") == "strided"
        assert field(plan(f"{VLLM} {words}", MOE), "moe.experts") == "balanced"

    def test_ep_without_experts_is_a_note(self) -> None:
        found = launch(f"{VLLM} -tp 8 -ep", DENSE)
        assert any("changes nothing" in note for note in found.notes)
        assert plan(f"{VLLM} -tp 8 -ep", DENSE).ep == 1

    def test_prefill_context_parallel(self) -> None:
        found = plan(f"{VLLM} -tp 4 -pcp 2", DENSE)
        assert (found.sp, field(found, "sequence.cut"), found.sequence.keep) == (2, "zigzag", "all")
        assert found.layout == "repeat"
        both = plan(f"{VLLM} -tp 4 -pcp 2 -dcp 2 --cp-kv-cache-interleave-size 4", DENSE)
        assert (both.layout, both.sequence.keep, both.sequence.keys.block) == ("keys", "own", 4)

    def test_tokens_of_a_pass_count_where_ranks_share_them(self) -> None:
        said = "--max-num-batched-tokens 8192"
        assert plan(f"{VLLM} -tp 4 -pcp 2 {said}", DENSE).chunks.tokens == 8192
        assert plan(f"{VLLM} -tp 4 {said}", DENSE).chunks.tokens is None
        off = plan(f"{VLLM} -tp 4 -pcp 2 {said} --no-enable-chunked-prefill", DENSE)
        assert off.chunks.tokens is None

    @pytest.mark.parametrize(
        ("words", "name", "degrees", "block", "experts"),
        [
            ("-tp 16 -dcp 2", DENSE, (8, 2), 1, None),
            ("-tp 8 -dcp 8 --cp-kv-cache-interleave-size 64", BOTH, (1, 8), 64, 8),
            ("-tp 8 -dcp 2 -ep", MOE, (4, 2), 1, 1),
            ("-tp 8 -dp 2 -dcp 2", MOE, (4, 2), 1, 16),
        ],
    )
    def test_decode_context_parallel(
        self, words: str, name: str, degrees: tuple[int, int], block: int, experts: int | None
    ) -> None:
        """The ranks of tp that share keys are those of sp in decode, and weights lie over both."""
        found = plan(f"{VLLM} {words}", name)
        decode = found.phase("decode")
        assert (found.layout, decode.tp, decode.sp) == ("keys", *degrees)
        assert (decode.sequence.keys.block or 1, decode.moe.tp) == (block, experts)
        assert decode.attention.over == decode.lm_head.over == ("tp", "sp")
        assert (decode.attention.out.group, found.phase("prefill").attention.out.group) == (
            ("tp", "sp"), ("tp",),
        )  # fmt: skip

    def test_a_stream_over_tokens(self) -> None:
        for word in ("enable_sp", "enable_sequence_parallelism"):
            line = f"{VLLM} -tp 4 --compilation-config.pass_config.{word} true"
            assert plan(line, DENSE).stream == "tokens"

    def test_sums_that_are_left_to_norms(self) -> None:
        for word in ("fuse_allreduce_rms", "enable_fi_allreduce_fusion"):
            line = f"{VLLM} -tp 4 --compilation-config.pass_config.{word} true"
            left = plan(line, BOTH).phase("prefill")
            assert left.attention.out.sum == left.ffn.down.sum == left.moe.sum == "norm"
            assert left.moe.shared.sum == "routed"
            assert plan(f"{line} -dp 2", BOTH).phase("prefill").moe.sum == "boundary"

    @pytest.mark.parametrize(
        ("words", "name", "lack"),
        [
            ("-tp 8 -dp 2 -ep -dcp 2", MOE, "KEYS-OVER-TP"),
            ("-tp 4 -pcp 2 -dcp 8", DENSE, "KEYS-OVER-TP"),
            ("-tp 8 --enable-hc-sp", DENSE, "OTHER"),
            ("-dp 8 -ep --enable-elastic-ep", MOE, "ELASTIC"),
        ],
    )
    def test_what_no_plan_says(self, words: str, name: str, lack: str) -> None:
        assert [each.name for each in launch(f"{VLLM} {words}", name).lacks] == [lack]

    @pytest.mark.parametrize(
        ("backend", "dispatch", "combine"),
        [("", "gather", "reduce_scatter"),
         ("--all2all-backend deepep_low_latency", "all_to_all", "all_to_all")],
    )  # fmt: skip
    def test_sequence_parallel_experts(self, backend: str, dispatch: str, combine: str) -> None:
        """Ranks of tp share the tokens around the experts, and shared experts are on each whole."""
        found = plan(f"{VLLM} -tp 2 -dp 4 -ep {backend}", BOTH)
        assert (found.moe.input, str(found.stream_tokens), found.stream) == (
            "part", "chunk", "whole",
        )  # fmt: skip
        assert (found.moe.dispatch, found.moe.combine) == (dispatch, combine)
        assert (found.moe.shared.split, found.moe.shared.sum) == ("none", "none")
        assert check(model(BOTH), found).word == "legal"

    @pytest.mark.parametrize(
        ("words", "part", "nodes"),
        [
            ("-dp 16 --data-parallel-size-local 8", "8 of 16 devices", 2),
            ("-dp 16 -dpl 8 --data-parallel-start-rank 8 --headless", "8 of 16 devices", 2),
            ("-tp 16 --nnodes 2 --node-rank 1", "one of 2 nodes", 2),
            ("-dp 4 --data-parallel-rank 1", "1 of 4 devices, one rank of dp", None),
            ("-dp 4", "", None),
        ],
    )
    def test_one_command_of_several(self, words: str, part: str, nodes: int | None) -> None:
        [pool] = launch(f"{VLLM} {words}", DENSE).pools
        assert (pool.part, pool.nodes) == (part, nodes)

    def test_a_draft_is_a_note_and_a_number_of_tokens(self) -> None:
        words = """--speculative-config '{"method": "mtp", "num_speculative_tokens": 3}'"""
        assert any("draft" in note for note in launch(f"{VLLM} {words}", DENSE).notes)
        assert plan(f"{VLLM} {words}", DENSE).phase("decode").draft.tokens == 3
        assert plan(VLLM, DENSE).phase("decode").draft.tokens is None


class TestSglang:
    @pytest.mark.parametrize(
        ("stages", "wanted"),
        [(4, "balanced"), (3, "[26, 27, 27]"), (7, "[11, 11, 11, 11, 12, 12, 12]")],
    )
    def test_uneven_stages_are_the_last_ones(self, stages: int, wanted: str) -> None:
        assert field(plan(f"{SGLANG} --pp-size {stages}", DENSE), "stages.layers") == wanted

    @pytest.mark.parametrize(
        ("words", "drafts"),
        [
            ("EAGLE --speculative-num-steps 3 --speculative-eagle-topk 1", 3),
            ("NEXTN --speculative-num-draft-tokens 4 --speculative-eagle-topk 1", 3),
            ("EAGLE --speculative-num-draft-tokens 8 --speculative-eagle-topk 4", None),
            ("NGRAM --speculative-num-draft-tokens 8", None),
        ],
    )
    def test_drafts_in_a_row_are_counted_and_trees_are_not(
        self, words: str, drafts: int | None
    ) -> None:
        found = plan(f"{SGLANG} --tp 8 --speculative-algorithm {words}", DENSE)
        assert found.phase("decode").draft.tokens == drafts

    def test_a_list_of_stages(self) -> None:
        line = f"SGLANG_PP_LAYER_PARTITION=38,42 {SGLANG} --pp-size 2"
        assert field(plan(line, DENSE), "stages.layers") == "[38, 42]"

    @pytest.mark.parametrize(("tp", "wanted"), [(8, 64), (3, 192), (6, 384)])
    def test_a_vocabulary_that_is_padded_until_it_fits(self, tp: int, wanted: int) -> None:
        found = plan(f"{SGLANG} --tp {tp}", "llama-2-70b")
        assert field(found, "embedding.cut") == f"padded to a multiple of {wanted}"

    def test_experts_inside_of_tp(self) -> None:
        found = plan(f"{SGLANG} --tp 8 --ep 4", MOE)
        assert (found.tp, found.ep, found.moe.tp) == (8, 4, 2)

    @pytest.mark.parametrize(
        ("words", "dispatch"),
        [
            ("", "gather"),
            ("--moe-a2a-backend deepep", "all_to_all"),
            ("--enable-deepep-moe", "all_to_all"),
        ],
    )
    def test_attention_of_its_own_where_all_else_is_kept_apart(
        self, words: str, dispatch: str
    ) -> None:
        line = f"{SGLANG} --tp 8 --dp 8 --enable-dp-attention --enable-dp-lm-head --ep 8 {words}"
        found = plan(line, MOE)
        assert (found.dp, found.tp, found.ep, found.moe.tp) == (8, 1, 8, 1)
        assert found.moe.dispatch == dispatch
        assert decide(model(MOE), found).word == "legal"

    def test_dense_blocks_kept_apart(self) -> None:
        line = (f"{SGLANG} --tp 8 --dp 8 --enable-dp-attention --enable-dp-lm-head "
                "--moe-dense-tp-size 1 --moe-a2a-backend deepep")  # fmt: skip
        found = plan(line, BOTH)
        assert (found.dp, found.tp, found.ep, found.moe.shared.split) == (8, 1, 8, "none")
        assert decide(model(BOTH), found).word == "legal"

    @pytest.mark.parametrize(
        ("words", "name", "lack"),
        [
            ("--tp 8 --dp 2 --attn-dp-size 4 --enable-dp-attention", MOE,
             "REPLICAS-OF-DP-ATTENTION"),
            ("--tp 8 --ep 8 --init-expert-location map.json", MOE, "NAMED-EXPERTS"),
            ("--tp 8 --attn-cp-size 2", DENSE, "TOKENS-OVER-TP"),
            ("--tp 8 --enable-prefill-cp", DENSE, "TOKENS-OVER-TP"),
            ("--tp 8 --dp 2 --enable-dp-attention --dcp-size 2", DENSE, "KEYS-OVER-TP"),
            ("--tp 8 --moe-dp-size 2", MOE, "COPIES-OF-EXPERTS"),
        ],
    )  # fmt: skip
    def test_what_no_plan_says(self, words: str, name: str, lack: str) -> None:
        assert lack in [each.name for each in launch(f"{SGLANG} {words}", name).lacks]

    @pytest.mark.parametrize(
        ("words", "ffn", "shared", "head"),
        [
            ("", ("dp", "tp"), ("dp", "tp"), ("dp", "tp")),
            ("--enable-dp-lm-head", ("dp", "tp"), ("dp", "tp"), ("tp",)),
            ("--enable-dense-mlp-attn-tp", ("tp",), ("dp", "tp"), ("dp", "tp")),
            ("--moe-dense-tp-size 1", (), ("dp", "tp"), ("dp", "tp")),
        ],
    )
    def test_dp_attention(self, words: str, ffn: object, shared: object, head: object) -> None:
        """Attention over two of eight ranks; blocks, shared experts and head over all of them."""
        found = plan(f"{SGLANG} --tp 8 --dp 4 --enable-dp-attention {words}", BOTH)
        assert (found.dp, found.tp) == (4, 2)
        assert (found.ffn.over, found.moe.shared.over, found.lm_head.over) == (ffn, shared, head)
        assert (found.moe.dispatch, found.moe.combine) == ("gather", "reduce_scatter")
        assert check(model(BOTH), found).word == "legal"

    def test_tokens_shared_around_experts(self) -> None:
        """Those of an attention group are sent each by one of its ranks."""
        found = plan(f"{SGLANG} --tp 8 --dp 4 --enable-dp-attention --moe-a2a-backend deepep", BOTH)
        assert (found.moe.input, found.moe.dispatch, found.ep) == ("part", "all_to_all", 8)
        assert (found.moe.shared.split, found.moe.shared.sum) == ("none", "none")
        assert check(model(BOTH), found).word == "legal"
        alone = plan(f"{SGLANG} --tp 8 --moe-a2a-backend deepep", MOE)
        assert (alone.moe.input, alone.moe.dispatch, alone.tp) == ("part", "all_to_all", 8)
        assert check(model(MOE), alone).word == "legal"

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            ("--tp 8 --dp 3 --enable-dp-attention", "cannot share"),
            ("--tp 8 --ep 3", "does not divide"),
            ("--tp 8 --nnodes 3", "do not spread"),
        ],
    )
    def test_numbers_that_make_no_mesh(self, words: str, says: str) -> None:
        with pytest.raises(InputErrors) as caught:
            launch(f"{SGLANG} {words}", MOE)
        assert says in caught.value.errors[0].message

    @pytest.mark.parametrize(
        ("words", "attention", "experts"),
        [
            ("--enable-flashinfer-allreduce-fusion", "norm", "norm"),
            ("--flashinfer-allreduce-fusion-backend trtllm --ep 2", "norm", "norm"),
            ("--enable-flashinfer-allreduce-fusion --moe-a2a-backend deepep", "norm", "boundary"),
            ("--enable-flashinfer-allreduce-fusion --dp 8 --enable-dp-attention",
             "boundary", "boundary"),
            ("--enable-flashinfer-allreduce-fusion --enforce-disable-flashinfer-allreduce-fusion",
             "boundary", "boundary"),
        ],
    )  # fmt: skip
    def test_sums_that_are_left_to_norms(self, words: str, attention: str, experts: str) -> None:
        found = plan(f"{SGLANG} --tp 8 {words}", BOTH).phase("prefill")
        assert (found.attention.out.sum, found.moe.sum) == (attention, experts)

    def test_a_stream_over_tokens_is_prefills(self) -> None:
        found = plan(f"{SGLANG} --tp 8 --enable-layernorm-sp", DENSE)
        assert (found.phase("prefill").stream, found.phase("decode").stream) == ("tokens", "whole")


class TestTensorrtLlm:
    def test_its_cuts(self) -> None:
        found = plan(f"{TRT} --tp_size 6 --pp_size 3", DENSE)
        assert (field(found, "ffn.width"), field(found, "embedding.cut")) == (
            "chunk",
            "padded to a multiple of 6",
        )
        assert field(found, "stages.layers") == "balanced"

    @pytest.mark.parametrize(
        ("words", "yaml", "ep", "tp"),
        [
            ("--ep_size 4", "", 4, 2), ("", "moe_expert_parallel_size: 8\n", 8, 1),
            ("--ep_size 2", "moe_tensor_parallel_size: 4\n", 2, 4),
            ("", "moe_tensor_parallel_size: 2\n", 4, 2),
        ],
    )  # fmt: skip
    def test_experts_are_inside_of_tp(self, words: str, yaml: str, ep: int, tp: int) -> None:
        line = f"{TRT} --tp_size 8 {words}" + (" --config c.yaml" if yaml else "")
        found = plan(line, MOE, {"c.yaml": yaml})
        assert (found.ep, found.moe.tp) == (ep, tp)

    def test_a_list_of_stages(self) -> None:
        files = {"c.yaml": "pp_partition: [30, 50]\n"}
        assert (
            field(plan(f"{TRT} --pp_size 2 --config c.yaml", DENSE, files), "stages.layers")
            == "[30, 50]"
        )

    @pytest.mark.parametrize(
        ("line", "yaml", "says"),
        [
            (f"{TRT} --tp_size 8 --ep_size 3", "", "tp is 8"),
            (f"mpirun -n 4 {TRT} --tp_size 8", "", "4 processes are started"),
            (f"{TRT} --pp_size 2 --config c.yaml", "pp_partition: [80]\n", "lists 1 stages"),
        ],
    )
    def test_a_wrong_number_of_devices(self, line: str, yaml: str, says: str) -> None:
        with pytest.raises(InputErrors) as caught:
            launch(line, MOE, {"c.yaml": yaml or "{}"})
        [error] = caught.value.errors
        assert error.code == "COMMAND-SHAPE"
        assert says in error.message
        assert error.place is not None

    @pytest.mark.parametrize(
        ("yaml", "lack"),
        [
            ("context_parallel_size: 2", "CONTEXT-OVER-CP"),
            (
                "moe_config: {load_balancer: {initial_global_assignments: {0: [0]}}}",
                "NAMED-EXPERTS",
            ),
            ("moe_cluster_parallel_size: 2", "EXPERT-CLUSTERS"),
        ],
    )
    def test_what_no_plan_says(self, yaml: str, lack: str) -> None:
        found = launch(f"{TRT} --tp_size 8 --config c.yaml", MOE, {"c.yaml": yaml})
        assert [each.name for each in found.lacks] == [lack]

    @pytest.mark.parametrize(
        ("yaml", "head"), [("", ("tp",)), ("enable_lm_head_tp_in_adp: true\n", ("dp",))]
    )
    def test_attention_dp(self, yaml: str, head: object) -> None:
        """All but experts is whole on each rank, the head too if nothing says otherwise."""
        text = f"enable_attention_dp: true\n{yaml}moe_expert_parallel_size: 4\n"
        found = plan(f"{TRT} --tp_size 8 --config c.yaml", BOTH, {"c.yaml": text})
        assert (found.dp, found.tp, found.ep, found.moe.tp) == (8, 1, 4, 2)
        assert (found.lm_head.over, found.moe.dispatch) == (head, "gather")
        assert check(model(BOTH), found).word == "legal"

    def test_two_pools_of_one_file(self) -> None:
        text = ("model: m\ncontext_servers:\n  num_instances: 2\n  tensor_parallel_size: 4\n"
                "generation_servers:\n  tensor_parallel_size: 8\n")  # fmt: skip
        found = launch("trtllm-serve disaggregated -c d.yaml", DENSE, {"d.yaml": text})
        assert [(pool.asked.part, pool.devices) for pool in found.pools] == [
            ("prefill", 8),
            ("decode", 8),
        ]
        both = plan("trtllm-serve disaggregated -c d.yaml", DENSE, {"d.yaml": text})
        assert [(both.phase(n).dp, both.phase(n).tp) for n in ("prefill", "decode")] == [
            (2, 4),
            (1, 8),
        ]

    @pytest.mark.parametrize(
        ("line", "says"),
        [
            ("trtllm-serve disaggregated --config_file=d.yaml -t 600", ""),
            ("mpirun -n 16 trtllm-serve disaggregated_mpi_worker -c d.yaml", ""),
            ("mpirun -n 8 trtllm-serve disaggregated_mpi_worker -c d.yaml", "have 16 devices"),
            ("trtllm-serve disaggregated -c d.yaml --bogus 3", "no option --bogus"),
            ("trtllm-serve disaggregated d.yaml", "neither an option"),
            ("trtllm-serve disaggregated -t 600", "the file of the pools is not named"),
        ],
    )
    def test_the_line_of_two_pools_is_read_too(self, line: str, says: str) -> None:
        text = ("model: m\ncontext_servers:\n  num_instances: 2\n  tensor_parallel_size: 4\n"
                "generation_servers:\n  tensor_parallel_size: 8\n")  # fmt: skip
        if not says:
            assert len(launch(line, DENSE, {"d.yaml": text}).pools) == 2
            return
        with pytest.raises(InputErrors, match=says) as caught:
            launch(line, DENSE, {"d.yaml": text})
        assert all(error.place is not None for error in caught.value.errors)


class TestMegatron:
    """The model is in the arguments."""

    def of(self, words: str, world: int = 16) -> Plan:
        line = f"torchrun --nproc_per_node {world} pretrain_gpt.py {SIZES} {words}"
        found = reading(line)
        return read_plan(lowered([found], megatron_model(found)).plan)

    def test_dp_is_what_is_left(self) -> None:
        found = self.of("--tensor-model-parallel-size 4 --pipeline-model-parallel-size 2")
        assert (found.tp, found.pp, found.dp, found.mesh) == (4, 2, 2, ("pp", "dp", "sp", "tp"))
        assert field(found, "lm_head.cut") == "padded to a multiple of 512"

    def test_the_order_of_the_mesh(self) -> None:
        words = "--pipeline-model-parallel-size 2 --use-tp-pp-dp-mapping"
        assert self.of(words).mesh == ("dp", "pp", "sp", "tp")

    def test_nodes(self) -> None:
        line = f"torchrun --nproc_per_node 8 --nnodes 4 pretrain_gpt.py {SIZES}"
        [pool] = launch(line, "llama-2-70b").pools
        assert (pool.devices, pool.nodes) == (32, 4)

    def test_a_wrong_number_of_devices(self) -> None:
        with pytest.raises(InputErrors) as caught:
            self.of("--tensor-model-parallel-size 8", 12)
        assert "12 devices are no multiple of" in caught.value.errors[0].message

    def test_sequence_parallel(self) -> None:
        assert self.of("--tensor-model-parallel-size 4 --sequence-parallel").stream == "tokens"
        assert self.of("--sequence-parallel").stream == "whole"

    @pytest.mark.parametrize(
        ("words", "exchange"),
        [("", "ring"), ("--cp-comm-type all_gather", "gather"), ("--cp-comm-type p2p", "ring")],
    )
    def test_context_parallel(self, words: str, exchange: str) -> None:
        found = self.of(f"--context-parallel-size 2 {words}")
        assert (found.sp, field(found, "sequence.cut"), found.sequence.exchange) == (
            2,
            "zigzag",
            exchange,
        )

    def test_heads_for_tokens(self) -> None:
        found = self.of("--context-parallel-size 2 --cp-comm-type a2a").sequence
        assert (found.exchange, found.order, str(found.kv_heads)) == ("heads", "sequence", "even")

    def test_heads_for_tokens_and_a_ring(self) -> None:
        words = "--context-parallel-size 4 --cp-comm-type a2a+p2p"
        line = f"torchrun --nproc_per_node 4 pretrain_gpt.py {SIZES} {words}"
        assert [each.name for each in launch(line, "llama-2-70b").lacks] == ["HEADS-FOR-TOKENS"]

    def test_virtual_stages(self) -> None:
        for words in (
            "--num-layers-per-virtual-pipeline-stage 4",
            "--num-virtual-stages-per-pipeline-rank 4",
        ):
            found = self.of(f"--pipeline-model-parallel-size 2 {words}")
            layers = found.phase("prefill").stages.layers.listed
            assert layers[0] == (range(4), range(8, 12), range(16, 20), range(24, 28))
            assert found.stages.order == "layer"

    def test_stages_at_the_ends(self) -> None:
        words = "--pipeline-model-parallel-size 4 --decoder-first-pipeline-num-layers 6"
        assert (
            field(self.of(f"{words} --decoder-last-pipeline-num-layers 6"), "stages.layers")
            == "[6, 10, 10, 6]"
        )
        counted = "--account-for-embedding-in-pipeline-split --account-for-loss-in-pipeline-split"
        line = f"--num-layers 30 --pipeline-model-parallel-size 4 {counted}"
        assert field(self.of(line), "stages.layers") == "[7, 8, 8, 7]"

    def test_layers_that_do_not_divide_are_on_no_stage(self) -> None:
        found = self.of("--num-layers 30 --pipeline-model-parallel-size 4")
        assert field(found, "stages.layers") == "even"

    def test_experts_over_dp(self) -> None:
        words = "--num-experts 8 --tensor-model-parallel-size 2 --expert-model-parallel-size 4"
        found = self.of(words)
        assert (found.ep, found.moe.tp, found.moe.dispatch) == (4, 2, "gather")
        sent = self.of(
            f"{words} --expert-tensor-parallel-size 1 --moe-token-dispatcher-type alltoall"
        )
        assert (sent.moe.tp, sent.moe.dispatch) == (1, "all_to_all")


class TestPlaces:
    def test_each_field_is_at_the_word_that_says_it(self) -> None:
        found = launch(f"{VLLM} -tp 8 -pp 2", DENSE).plan
        assert isinstance(found.value, dict)
        assert {key: place.column for key, (place, _) in found.value.items()} == {
            "tp": 14, "pp": 20, "embedding": 14, "lm_head": 14,
        }  # fmt: skip

    def test_degrees_that_are_none(self) -> None:
        for words in ("-tp 0", "-tp -1", "-dp 99999999999"):
            with pytest.raises(InputErrors) as caught:
                launch(f"{VLLM} {words}", DENSE)
            assert "no number of ranks" in caught.value.errors[0].message

    def test_an_expression_of_layers_is_no_python(self) -> None:
        line = f"torchrun pretrain_gpt.py {SIZES} --num-experts 8 --moe-layer-freq"
        assert wrong(f"{line}").code == "COMMAND-VALUE"
