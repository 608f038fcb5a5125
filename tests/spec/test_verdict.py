from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.spec.model.config import model_from_node
from shardproof.spec.model.model import Model
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.read import read_text
from shardproof.spec.verdict import Source, Verdict, decide

MODELS = Path(__file__).parents[2] / "examples" / "models"


def model(name: str) -> Model:
    return Model.from_config(MODELS / f"{name}.json")


def verdict(name: str, text: str) -> Verdict:
    root = read_text(text, "plan.yaml")
    return decide(model(name), read_plan(root), Source("plan.yaml", root))


def reasons(found: Verdict) -> dict[str, str]:
    return {reason.clause.code: reason.message for reason in found.reasons}


def spots(found: Verdict) -> dict[str, tuple[str, int, int]]:
    """For each clause: the field, the line and the column that it points at."""
    out: dict[str, tuple[str, int, int]] = {}
    for reason, spot in zip(found.reasons, found.spots, strict=True):
        assert spot.place is not None
        out[reason.clause.code] = (spot.field, spot.place.line, spot.place.column)
    return out


def notes(name: str, text: str) -> list[tuple[str, str]]:
    return [(note.code, note.message) for note in verdict(name, text).notes]


class TestTheWord:
    """Legal, illegal with every reason, or unknown; never one dressed up as another."""

    def test_llama_70b_on_eight_is_legal(self) -> None:
        found = verdict("llama-3.1-70b", "tp: 8")
        assert (found.word, found.reasons, found.unknown) == ("legal", (), ())

    def test_on_six_everything_that_does_not_split_is_told_at_once(self) -> None:
        found = verdict("llama-3.1-70b", "tp: 6")
        assert found.word == "illegal"
        assert (
            "64 heads cut evenly in 6: 10 each, heads 60–63 on no rank"
            in (reasons(found)["ATTN-HEADS-OWNED"])
        )
        assert "28668–28671 on no rank" in reasons(found)["FFN-WIDTH-OWNED"]

    def test_on_six_in_balance_it_is_legal(self) -> None:
        text = "tp: 6\nattention: {heads: balanced}\nffn: {width: balanced}"
        assert verdict("llama-3.1-70b", text).word == "legal"

    def test_qwen2_on_eight_names_the_heads_on_no_rank(self) -> None:
        found = verdict("qwen2-7b", "tp: 8")
        assert list(reasons(found)) == ["ATTN-HEADS-OWNED"]
        assert "heads 24–27 on no rank" in reasons(found)["ATTN-HEADS-OWNED"]

    def test_gpt2_on_two_is_legal_by_padding(self) -> None:
        assert verdict("gpt2", "tp: 2").word == "legal"

    def test_what_is_not_modelled_makes_it_unknown_and_is_named(self) -> None:
        found = unmodelled("tp: 8")
        assert found.word == "unknown"
        assert ["hidden_size_per_layer_input" in why for why in found.unknown] == [True]

    def test_reasons_are_told_beside_what_is_unknown(self) -> None:
        assert "ATTN-HEADS-OWNED" in reasons(unmodelled("tp: 3"))


def unmodelled(text: str) -> Verdict:
    """The verdict for a model with a field that changes what it computes."""
    config = (MODELS / "llama-3.1-8b.json").read_text()
    with_more = config.replace("{", '{"hidden_size_per_layer_input": 256, ', 1)
    read = model_from_node(read_text(with_more, "config.json"))
    return decide(read, read_plan(read_text(text, "plan.yaml")))


class TestSameDegrees:
    """Whether some other cut with these degrees is legal, kept apart from the verdict."""

    @pytest.mark.parametrize(
        ("name", "text", "word", "same"),
        [
            ("llama-3.1-70b", "tp: 8", "legal", "legal"),
            ("qwen2-7b", "tp: 8", "illegal", "legal"),
            ("mixtral-8x7b", "tp: 4\nep: 3", "illegal", "illegal"),
            ("llama-3.1-70b", "tp: 2\ndecode: {sp: 2}", "illegal", "legal"),
        ],
    )
    def test_of_named_cases(self, name: str, text: str, word: str, same: str) -> None:
        found = verdict(name, text)
        assert (found.word, found.same_degrees) == (word, same)

    def test_of_a_model_that_is_not_modelled_is_unknown(self) -> None:
        assert unmodelled("tp: 8").same_degrees == "unknown"


class TestWorlds:
    """The devices: one pool where the phases are equally large, else two."""

    @pytest.mark.parametrize(
        ("text", "worlds", "world"),
        [
            ("{}", (1, 1), 1),
            ("dp: 2\npp: 3\nsp: 5\ntp: 7", (210, 210), 210),
            ("tp: 8\nep: 8", (8, 8), 8),
            ("tp: 8\ndecode: {tp: 4, dp: 2}", (8, 8), 8),
            ("tp: 8\ndecode: {tp: 4}", (8, 4), 12),
            ("prefill: {pp: 2}\ndecode: {sp: 3}", (2, 3), 5),
        ],
    )
    def test_are_products_of_degrees(self, text: str, worlds: tuple[int, int], world: int) -> None:
        found = verdict("llama-3.1-8b", text)
        assert (found.worlds, found.world) == (worlds, world)


TWICE = """\
tp: 6
ffn: {width: balanced}
attention: {heads: balanced}
decode:
  tp: 6
  attention: {heads: even}
"""


class TestSpots:
    """A reason points at what the user wrote: a phase's own choice before the shared one."""

    @pytest.mark.parametrize(
        ("text", "spot"),
        [
            ("# a comment\ntp: 6\nffn: {width: balanced}", ("tp", 2, 1)),
            ("tp: 6\nffn: {width: balanced}\nattention:\n  heads: even", ("attention.heads", 4, 3)),
            (
                TWICE,
                ("decode.attention.heads", 6, 15),
            ),
            ("ffn: {width: balanced}\ndecode: {tp: 6}\ntp: 8", ("decode.tp", 2, 10)),
        ],
    )
    def test_of_heads_on_no_rank(self, text: str, spot: tuple[str, int, int]) -> None:
        assert spots(verdict("llama-3.1-70b", text)) == {"ATTN-HEADS-OWNED": spot}

    def test_a_plan_made_by_a_program_has_fields_and_no_places(self) -> None:
        found = decide(model("qwen2-7b"), read_plan(read_text("tp: 8", "")))
        assert [(spot.field, spot.place) for spot in found.spots] == [("attention.heads", None)]


class TestNotes:
    """What is legal and still worth saying is said, once, and changes nothing."""

    def test_experts_where_the_model_has_none(self) -> None:
        found = verdict("llama-3.1-8b", "tp: 8\nep: 8")
        assert found.word == "legal"
        assert [note.code for note in found.notes] == ["NOTE-EP-DENSE"]
        assert "ep 8 has no effect" in found.notes[0].message

    def test_a_cut_that_leaves_a_rank_empty(self) -> None:
        text = "tp: 32\nattention: {heads: balanced}\nffn: {width: balanced}"
        assert ("NOTE-EMPTY", "4 tp ranks of 32 hold no heads: there are 28") in notes(
            "qwen2-7b", text
        )

    def test_stages_without_layers(self) -> None:
        assert ("NOTE-EMPTY", "4 pp ranks of 16 hold no layers: there are 12") in notes(
            "gpt2", "pp: 16"
        )

    def test_replicas_without_sequences(self) -> None:
        assert ("NOTE-EMPTY", "1 dp rank of 4 hold no sequences: there are 3") in notes(
            "gpt2", "dp: 4\nworkload: {batch: 3}"
        )

    def test_ranks_of_sp_that_do_the_same_in_decode(self) -> None:
        found = notes("llama-3.1-8b", "sp: 2")
        assert [code for code, _ in found] == ["NOTE-REPEAT"]
        assert "the 2 ranks of sp do the same work" in found[0][1]

    def test_replicas_that_serve_the_same_sequences(self) -> None:
        text = "dp: 2\nbatch: {sequences: whole}"
        assert ("NOTE-REPEAT", "some sequences run on more than one replica") in notes("gpt2", text)

    def test_experts_that_are_held_more_than_once(self) -> None:
        codes = [code for code, _ in notes("mixtral-8x7b", "dp: 2\ntp: 8\nep: 8")]
        assert "NOTE-EXPERT-COPIES" in codes

    def test_kv_heads_that_are_held_more_than_once(self) -> None:
        (note,) = [
            text for code, text in notes("llama-3.1-70b", "tp: 16") if code == "NOTE-KV-COPIES"
        ]
        assert note == "8 KV heads are held by 16 ranks, 2 copies of each in the cache"

    def test_a_section_that_the_model_has_no_use_for(self) -> None:
        assert ("NOTE-UNUSED", "the plan's moe section has no effect: no experts") in notes(
            "gpt2", "moe: {dispatch: gather}"
        )

    def test_a_plain_plan_has_none(self) -> None:
        assert notes("llama-3.1-70b", "tp: 8") == []

    def test_each_is_said_once_however_many_kinds_of_layer_there_are(self) -> None:
        found = notes("gemma-3-27b", "sp: 2\ntp: 2")
        assert len(found) == len(set(found))

    @pytest.mark.parametrize(
        "text", ["tp: 8\nep: 8", "sp: 2", "pp: 64", "dp: 2\nbatch: {sequences: whole}"]
    )
    def test_they_do_not_change_the_verdict(self, text: str) -> None:
        found = verdict("llama-3.1-8b", text)
        assert found.notes
        assert found.word == "legal"
