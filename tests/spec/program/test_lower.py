"""What a plan lowers to, as it is printed."""

from __future__ import annotations

from pathlib import Path

from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.plan.read import read_plan
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.program.op import PAD, split_of
from shardproof.spec.program.ops.norms import Norm
from shardproof.spec.source.read import read_text

MODELS = Path(__file__).parents[2] / "cases" / "models"


def lowered(model: str, plan: str, phase: PhaseName = "prefill") -> PhaseProgram:
    whole = Model.from_config(MODELS / f"{model}.json")
    return lower(whole, read_plan(read_text(plan, "plan.yaml")), phase)


def ops(program: PhaseProgram, *kinds: str) -> list[str]:
    found = [op for visit in program.visits for op in visit.ops]
    return [str(op) for op in found if not kinds or op.kind in kinds]


class TestSums:
    """A row-split linear leaves a sum, and the plan says where it is taken."""

    def test_a_layer_has_two_all_reduces_over_tp(self) -> None:
        found = ops(lowered("llama-one-layer", "tp: 2"), "all_reduce")
        assert found == [
            "embedding.all_reduce = all_reduce(embedding.lookup; group=tp)",
            "layers.0.attention.all_reduce = all_reduce(layers.0.attention.out; group=tp)",
            "layers.0.ffn.all_reduce = all_reduce(layers.0.ffn.down; group=tp)",
        ]

    def test_a_stream_over_hidden_takes_reduce_scatters_and_gathers(self) -> None:
        found = ops(lowered("llama-one-layer", "tp: 2\nstream: hidden"), "reduce_scatter")
        assert len(found) == 3
        assert found[1] == (
            "layers.0.attention.reduce_scatter = "
            "reduce_scatter(layers.0.attention.out; dim=hidden, split=tp:8+8 of 16, group=tp)"
        )

    def test_a_sum_that_is_left_out_is_not_there(self) -> None:
        plan = "tp: 2\nffn: {down: {collective: none}}"
        assert len(ops(lowered("llama-one-layer", plan), "all_reduce")) == 2

    def test_a_sum_that_is_put_off_belongs_to_its_own_layer(self) -> None:
        program = lowered("olmo2", "tp: 2\nffn: {down: {sum: norm}}")
        norms = [op for visit in program.visits for op in visit.ops if isinstance(op, Norm)]
        posts = [op for op in norms if "ffn.post_norm" in op.weight]
        assert [op.weight for op in posts] == [
            f"layers.{layer}.ffn.post_norm"
            for layer in range(len(program.contexts[0].model.layers))
        ]
        assert [op.layer for op in posts] == list(range(len(posts)))


class TestMaps:
    """Index maps say which rank has what."""

    def test_heads_are_cut_and_kv_heads_follow(self) -> None:
        [q, k, *_] = ops(lowered("llama-one-layer", "tp: 2"), "linear")
        assert "heads=tp:2+2 of 4" in q
        assert "heads=tp:1+1 of 2" in k

    def test_a_pad_of_a_weight_is_a_row_of_zeros(self) -> None:
        assert split_of("tp", Cut(CutSpec("padded"), 3, 2)).parts == ((0, 1), (2, PAD))

    def test_a_pad_of_tokens_is_nothing(self) -> None:
        assert split_of("sp", Cut(CutSpec("padded"), 3, 2), pads=False).parts == ((0, 1), (2,))

    def test_an_index_that_does_not_exist_stays_to_be_missed(self) -> None:
        assert split_of("tp", Cut(CutSpec("sizes", sizes=(2, 2)), 3, 2)).parts == ((0, 1), (2, 3))


class TestStages:
    """The stream visits stages, and what crosses is named."""

    def test_each_visit_reads_what_the_one_before_sends(self) -> None:
        first, second = lowered("llama", "pp: 2").visits
        assert (first.stage, second.stage) == (0, 1)
        assert first.has_embedding
        assert second.has_head
        assert [str(op) for op in second.ops[:1]] == ["received.1 = receive(part=value)"]
        assert str(first.ops[-1]) == "sent.0 = send(layers.0.out; part=value)"

    def test_a_stream_in_two_parts_sends_two(self) -> None:
        first, second = lowered("llama", "pp: 2\nstages: {stream: separate}").visits
        assert [op.out for op in first.ops if op.kind == "send"] == ["sent.0", "sent.0.residual"]
        assert [op.out for op in second.ops if op.kind == "receive"] == [
            "received.1",
            "received.1.residual",
        ]

    def test_layers_in_their_own_order_come_back_to_a_stage(self) -> None:
        plan = "pp: 2\nstages: {layers: strided, order: layer}"
        stages = [visit.stage for visit in lowered("llama", plan).visits]
        assert stages == [0, 1] * (len(stages) // 2)


class TestTokens:
    """Ranks of sp exchange keys in prefill, and decode reads the cache."""

    def test_a_gather_of_keys_and_of_values(self) -> None:
        found = ops(
            lowered("llama-one-layer", "prefill: {sp: 2}\nworkload: {prompt: 4}"), "exchange"
        )
        assert found[0] == (
            "layers.0.attention.exchange = exchange(layers.0.attention.k.rope; how=gather, "
            "split=sp:2+2 of 4)"
        )

    def test_decode_writes_before_it_reads(self) -> None:
        found = ops(lowered("llama-one-layer", "tp: 2", "decode"), "cache_step")
        assert len(found) == 1
        assert found[0].endswith(
            "cache_step(layers.0.attention.k.rope, layers.0.attention.v; "
            "update=append, slots=global)"
        )


class TestExperts:
    """Tokens reach experts and come back as the plan says."""

    def test_within_tp_nothing_is_sent_and_outputs_are_summed(self) -> None:
        program = lowered("mixtral", "tp: 2\nep: 2")
        assert ops(program, "block_gather") == []
        assert "block_reduce" in ops(program, "block_reduce")[0]

    def test_over_replicas_tokens_are_sent_and_results_return(self) -> None:
        program = lowered("mixtral", "dp: 2\nep: 2")
        assert "how=each" in ops(program, "block_gather")[0]
        assert "how=each" in ops(program, "block_return")[0]
