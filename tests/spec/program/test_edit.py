"""Each edit does to a program what it says, and to nothing else."""

from __future__ import annotations

import pytest

from shardproof.spec.plan.edits import ACTIONS
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.vocabulary import KINDS
from tests.executor.run.cases import written

TP2 = "tp: 2\nedits:\n  - "


def program(edits: str, model: str = "llama-one-layer", phase: PhaseName = "prefill") -> list[str]:
    whole, plan = written(model, TP2 + edits)
    assert list(wrong_edits(whole, plan)) == []
    return [str(op) for visit in lower(whole, plan, phase).visits for op in visit.ops]


def plain(model: str = "llama-one-layer", phase: PhaseName = "prefill") -> list[str]:
    whole, plan = written(model, "tp: 2")
    return [str(op) for visit in lower(whole, plan, phase).visits for op in visit.ops]


def changed(edits: str, model: str = "llama-one-layer") -> tuple[list[str], list[str]]:
    """What went and what came, the lines in between alike."""
    before, after = plain(model), program(edits, model)
    return [line for line in before if line not in after], [x for x in after if x not in before]


SUM = "layers.0.ffn.all_reduce = all_reduce(layers.0.ffn.down; group=tp)"


class TestActions:
    def test_drop_leaves_the_operand_under_the_name(self) -> None:
        gone, came = changed("{drop: layers.0.ffn.all_reduce}")
        assert gone == [SUM]
        assert came == ["layers.0.ffn.all_reduce = same(layers.0.ffn.down)"]

    def test_drop_on_some_ranks(self) -> None:
        _, came = changed("{drop: layers.0.ffn.all_reduce, ranks: {tp: [1]}}")
        assert came == [
            f"{SUM} on all but (tp 1)",
            "layers.0.ffn.all_reduce = same(layers.0.ffn.down) on tp 1",
        ]

    def test_insert_is_read_by_those_who_read_its_operand(self) -> None:
        edit = "{insert: all_reduce, of: layers.0.ffn.all_reduce, group: [tp], as: again}"
        gone, came = changed(edit)
        assert gone == ["layers.0.out = add(layers.0.attended, layers.0.ffn.all_reduce)"]
        assert came == [
            "again = all_reduce(layers.0.ffn.all_reduce; group=tp)",
            "layers.0.out = add(layers.0.attended, again)",
        ]

    def test_move_is_a_drop_and_an_insertion(self) -> None:
        _, came = changed("{move: layers.0.ffn.all_reduce, after: layers.0.out}")
        assert came == [
            "layers.0.ffn.all_reduce = same(layers.0.ffn.down)",
            "layers.0.ffn.all_reduce.moved = all_reduce(layers.0.out; group=tp)",
            "head.norm = norm(layers.0.ffn.all_reduce.moved; weight=norm)",
        ]

    def test_replace_keeps_what_the_new_kind_knows(self) -> None:
        _, came = changed("{replace: layers.0.ffn.all_reduce, with: broadcast, root: 1}")
        assert came == ["layers.0.ffn.all_reduce = broadcast(layers.0.ffn.down; group=tp, root=1)"]

    def test_change_sets_what_it_says(self) -> None:
        _, came = changed("{change: layers.0.ffn.down, rows: [[0, 2], [1, 3]]}")
        assert len(came) == 1
        assert "rows=tp:[0, 2 | 1, 3] of" in came[0]

    def test_map_is_the_one_map_of_an_operator(self) -> None:
        """Whatever its own key is called: rows here, columns there, split of a collective."""
        _, came = changed("{change: layers.0.ffn.down, map: [[0, 2], [1, 3]]}")
        assert "rows=tp:[0, 2 | 1, 3] of" in came[0]
        _, came = changed("{change: layers.0.ffn.up, map: [[0, 2], [1, 3]]}")
        assert "columns=tp:[0, 2 | 1, 3] of" in came[0]

    def test_swap_changes_places(self) -> None:
        lines = program("{swap: layers.0.ffn.up, with: layers.0.ffn.gate}")
        names = [line.split(" = ")[0] for line in lines]
        assert names.index("layers.0.ffn.gate") < names.index("layers.0.ffn.up")
        assert sorted(lines) == sorted(plain())

    def test_a_star_stands_for_the_same_text_everywhere(self) -> None:
        _, came = changed("{move: layers.*.ffn.all_reduce, after: layers.*.ffn.product}", "llama")
        moved = [line for line in came if ".moved = " in line]
        assert moved[0] == (
            "layers.0.ffn.all_reduce.moved = all_reduce(layers.0.ffn.product; group=tp)"
        )
        assert moved[1] == (
            "layers.1.ffn.all_reduce.moved = all_reduce(layers.1.ffn.product; group=tp)"
        )

    def test_a_phase_leaves_the_other_alone(self) -> None:
        assert program("{drop: layers.0.ffn.all_reduce, phase: decode}") == plain()

    def test_two_edits_of_one_operator_for_different_ranks(self) -> None:
        lines = program(
            "{change: head.gather_logits, order: [1, 0], ranks: {tp: 0}}\n"
            "  - {change: head.gather_logits, order: [0, 0], ranks: {tp: 1}}"
        )
        found = [line.partition("order=")[2] for line in lines if "gather_logits(" in line]
        assert found == [
            "owner, group=tp) on all but (tp 0) and all but (tp 1)",
            "0+0, group=tp) on all but (tp 0) and tp 1",
            "1+0, group=tp) on tp 0 and all but (tp 1)",
            "0+0, group=tp) on tp 0 and tp 1",
        ]

    def test_the_handoff_is_one_operator(self) -> None:
        _, plan = written("llama", TP2 + "{change: handoff, length: 3, ranks: {tp: 1}}")
        assert [str(op) for op in handoff(plan)] == [
            "handoff = handoff(cache=logical, storage=same, slice=memory) on all but (tp 1)",
            "handoff = handoff(cache=logical, storage=same, slice=memory, length=3) on tp 1",
        ]


class TestRefusals:
    """An edit that makes no sense of the program says why, and what would."""

    @pytest.mark.parametrize(
        ("edit", "message", "right"),
        [
            ("{drop: layers.0.ffn.all_redcue}", "no operator is called", "layers.0.ffn.all_reduce"),
            ("{drop: layers.7.ffn.down}", "no operator is called layers.7", "did you mean"),
            ("{insert: sum, of: layers.0.out}", "there is no operator 'sum'", "one of act"),
            ("{insert: add, of: layers.0.out}", "add reads 2 operands", "say them in `of`"),
            ("{insert: same, of: [layers.0.out, x]}", "same reads 1 operands", "say them"),
            ("{insert: add, of: [layers.0.out, x]}", "nothing called x", "name an operator"),
            ("{insert: same, of: layers.0.out, as: head.norm}", "head.norm already", "`as`"),
            ("{insert: slice, of: layers.0.out}", "slice needs `dim`", "one of sequence"),
            ("{change: layers.0.out, group: [tp]}", "add is not about 'group'", "about nothing"),
            ("{change: layers.0.ffn.all_reduce, gruop: [tp]}", "'gruop'", "did you mean group?"),
            ("{change: layers.0.ffn.all_reduce, group: [ep]}", "group cannot be", "a list of axes"),
            (
                "{change: layers.0.ffn.down, rows: [[0]]}",
                "the map is of 1 ranks",
                "each of 2 of tp",
            ),
            ("{change: layers.0.attention.q.rope, positions: none}", "positions", "one of global"),
            ("{move: layers.0.out, after: nowhere}", "cannot stand after nowhere", "name another"),
            (
                "{swap: layers.0.out, with: layers.0.out}",
                "is no other operator",
                "name an operator",
            ),
        ],
    )
    def test_says_why(self, edit: str, message: str, right: str) -> None:
        [(number, wrong)] = wrong_edits(*written("llama-one-layer", TP2 + edit))
        assert number == 0
        assert message in wrong.message
        assert right in wrong.help

    def test_a_group_of_blocks_of_experts_is_none_of_other_kinds(self) -> None:
        """What is replaced keeps its group, unless a rank has no such coordinate."""
        block = "{replace: layers.0.moe.block_reduce, with: broadcast%s}"
        [(_, wrong)] = wrong_edits(*written("mixtral", TP2 + block % ""))
        assert wrong.message == "broadcast cannot keep group ep+tp"
        assert wrong.help == "say its group: a list of axes, such as [tp]"
        said = written("mixtral", TP2 + block % ", group: [tp]")
        assert list(wrong_edits(*said)) == []


def test_an_attribute_is_not_called_as_a_word_of_edits() -> None:
    """Else an edit could not say it."""
    words = {"of", "as", "after", "with", "phase", "stage", "ranks", "but", "steps", *ACTIONS}
    assert not {name for kind in KINDS.values() for name in kind.about} & words


def test_keys_are_rotated_as_if_they_came_from_elsewhere() -> None:
    gone, came = changed("{change: layers.0.attention.k.rope, which: exchanged}")
    assert ["which=own" in line for line in gone] == [True]
    assert ["which=exchanged" in line for line in came] == [True]
