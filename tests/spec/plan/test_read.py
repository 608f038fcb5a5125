from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardproof.fuzzing.plans import leaves
from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.plan.cut_reading import NoCut, plain_cut, read_cut
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.read import plan_of, read_plan
from shardproof.spec.plan.section import Section, fields_of
from shardproof.spec.plan.write import inline, plain_section
from shardproof.spec.source.node import Plain, from_plain
from tests.spec.plan.plans import any_cut, errors, faults, plan, plans, refuses

slow = settings(max_examples=40, deadline=None)


class TestRoundTrip:
    """What is written reads back as it was, in every field of the language."""

    @slow
    @given(plans())
    def test_a_plan_is_what_it_is_written_as(self, one: Plan) -> None:
        again = plan_of(plain_section(one))
        assert again == one
        assert plain_section(again) == plain_section(one)

    @slow
    @given(plans())
    def test_a_plan_with_its_defaults_written_out_means_the_same(self, one: Plan) -> None:
        whole = plain_section(one.phase("prefill"), defaults=True)
        assert plan_of(whole).phase("prefill") == one.phase("prefill")

    @slow
    @given(plans())
    def test_yaml_on_one_line_is_the_plan(self, one: Plan) -> None:
        assert plan(inline(plain_section(one))) == one

    @pytest.mark.parametrize(
        "name", ["a\x1b[2Jb", "a\nb", "\x85", "\u2028", "null", "🙂\t", 'a"\\b']
    )
    def test_a_name_with_signs_that_no_file_holds_is_escaped(self, name: str) -> None:
        assert plan(inline({"model": name})).model == name

    @given(any_cut)
    def test_a_cut_is_what_it_is_written_as(self, cut: CutSpec) -> None:
        assert read_cut(plain_cut(cut)) == cut

    def test_default_values_may_be_written(self) -> None:
        whole = plan_of(plain_section(Plan(), defaults=True) | {"prefill": {}, "decode": {}})
        assert whole == Plan(prefill=Phase(), decode=Phase())
        assert [whole.phase(name) for name in PHASES] == [Plan().phase(name) for name in PHASES]

    @pytest.mark.parametrize("path", [path for path, field in leaves(Plan) if field.kind == "word"])
    def test_every_word_of_a_field_is_read(self, path: str) -> None:
        field = dict(leaves(Plan))[path]
        for word in field.words:
            inner: Plain = word
            for name in reversed(path.split(".")):
                inner = {name: inner}
            at: object = read_plan(from_plain(inner, Place("")))
            for name in path.split("."):
                at = getattr(at, name)
            assert at == word


class TestErrors:
    """What is wrong is told with a code, its line and its column."""

    @pytest.mark.parametrize(
        ("text", "found"),
        [
            ("- tp: 8", ("PLAN-KIND", 1, 1)),
            ("8", ("PLAN-KIND", 1, 1)),
            ("tp: 8\ntq: 2", ("PLAN-KEY", 2, 1)),
            ("ffn:\n  width: even\n  wide: 2", ("PLAN-KEY", 3, 3)),
            ("ffn: 3", ("PLAN-TYPE", 1, 6)),
            ("prefill: null", ("PLAN-TYPE", 1, 10)),
            ("tp: 'x'", ("PLAN-TYPE", 1, 5)),
            ("tp: 8.0", ("PLAN-TYPE", 1, 5)),
            ("tp: true", ("PLAN-TYPE", 1, 5)),
            ("tp: null", ("PLAN-TYPE", 1, 5)),
            ("embedding: {mask: 1}", ("PLAN-TYPE", 1, 19)),
            ("model: [a]", ("PLAN-TYPE", 1, 8)),
            ("mesh: tp", ("PLAN-TYPE", 1, 7)),
            ("schedule: {ticks: 3}", ("PLAN-TYPE", 1, 19)),
            ("schedule: {ticks: [[0, 0, 0, 1], [1, 0]]}", ("PLAN-TYPE", 1, 34)),
            ("schedule: {ticks: [[0, 0, 0, 1.5]]}", ("PLAN-TYPE", 1, 20)),
            ("tp: 0", ("PLAN-RANGE", 1, 5)),
            ("tp: 1048577", ("PLAN-RANGE", 1, 5)),
            ("workload: {steps: -1}", ("PLAN-RANGE", 1, 19)),
            ("ffn:\n  up: {split: outt}", ("PLAN-WORD", 2, 15)),
            ("stream: 3", ("PLAN-WORD", 1, 9)),
            ("mesh: [tp, dp, sp, xx]", ("PLAN-WORD", 1, 20)),
            ("mesh: [tp, dp, sp, tp]", ("PLAN-WORD", 1, 7)),
            ("hidden: evens", ("PLAN-CUT", 1, 9)),
            ("hidden: needed", ("PLAN-CUT", 1, 9)),
            ("hidden: [4, -1]", ("PLAN-CUT", 1, 9)),
            ("hidden: []", ("PLAN-CUT", 1, 9)),
            ("hidden: {strided: 0}", ("PLAN-CUT", 1, 9)),
            ("hidden: {strided: 2, padded: 2}", ("PLAN-CUT", 1, 9)),
            ("hidden: {listed: [['3-1']]}", ("PLAN-CUT", 1, 9)),
            ("hidden: {listed: [[-1]]}", ("PLAN-CUT", 1, 9)),
            ("dp: 1048576\ntp: 1048576", ("PLAN-SHAPE", 1, 5)),
            ("tp: 4\nffn:\n  width: [1, 2]", ("PLAN-SHAPE", 3, 10)),
        ],
    )
    def test_one_mistake_is_one_error(self, text: str, found: tuple[str, int, int]) -> None:
        assert faults(text) == [found]

    def test_all_are_told_at_once_in_the_order_of_the_file(self) -> None:
        text = "tq: 2\nstream: whol\ndecode:\n  tp: -1\n  ffn: {width: [], up: {bia: x}}\nsp: 0"
        assert faults(text) == [
            ("PLAN-KEY", 1, 1),
            ("PLAN-WORD", 2, 9),
            ("PLAN-RANGE", 4, 7),
            ("PLAN-CUT", 5, 16),
            ("PLAN-KEY", 5, 25),
            ("PLAN-RANGE", 6, 5),
        ]

    def test_both_phases_are_read(self) -> None:
        assert faults("prefill: {tp: 0}\ndecode: {tp: 0}") == [
            ("PLAN-RANGE", 1, 15),
            ("PLAN-RANGE", 2, 14),
        ]

    def test_every_error_names_its_field_and_what_would_be_right(self) -> None:
        found = errors("tp: 0\nffn: {width: 3, uo: 1}\nmesh: [a]\nmodel: 4\nmoe: []")
        assert [error.field for error in found] == [
            "tp",
            "ffn.width",
            "ffn.uo",
            "mesh",
            "model",
            "moe",
        ]
        assert all(error.help for error in found)

    @pytest.mark.parametrize(
        ("text", "hint"),
        [
            ("attnetion: {}", "did you mean attention?"),
            ("lmhead: {}", "did you mean lm_head?"),
            ("attention: {head: even}", "did you mean heads?"),
            ("embed: {}", "did you mean embedding?"),
            ("heads: even", "it belongs under attention or sequence"),
            ("collective: none", "it belongs under embedding or attention.qkv or attention.out"),
            ("cache: {zzz: 1}", "cache has: update, slots, pads, turns"),
        ],
    )
    def test_an_unknown_key_is_met_with_the_nearest_known(self, text: str, hint: str) -> None:
        assert [error.help for error in errors(text)] == [hint]

    def test_a_word_is_met_with_the_nearest_known(self) -> None:
        (error,) = errors("ffn: {down: {bias: evry}}")
        assert error.help.startswith("did you mean every? one of after, first")

    def test_what_is_long_is_shown_in_part(self) -> None:
        text = f"{'k' * 5000}: {'v' * 5000}\nstream: {'w' * 5000}\nhidden: {'x' * 5000}"
        assert all(len(e.message) + len(e.help) + len(e.field) < 500 for e in errors(text))


UNSAID = "%s is cut by hand, and the plan does not say for how many"
STAGES = "stages.%s is 2, and %s has 2 stages, counted from 0"
LISTS = "%s lists %d ranks, and %s has %s"
SHAPES = [
    ("tp: 4\nhidden: [1, 2]", LISTS % ("hidden", 2, "prefill", "tp: 4"), (2, 9)),
    (
        "tp: 2\nep: 3\nmoe: {experts: [1, 2]}",
        LISTS % ("moe.experts", 2, "prefill", "ep: 3"),
        (3, 16),
    ),
    (
        "tp: 6\nep: 4\nmoe: {width: [1, 2]}",
        LISTS % ("moe.width", 2, "prefill", "moe.tp: 3"),
        (3, 14),
    ),
    ("moe: {tp: 3, width: [4]}", LISTS % ("moe.width", 1, "prefill", "moe.tp: 3"), (1, 21)),
    (
        "tp: 2\nmoe: {shared: {width: [4]}}",
        LISTS % ("moe.shared.width", 1, "prefill", "tp: 2"),
        (2, 23),
    ),
    (
        "pp: 2\nstages: {layers: {listed: [[1]]}}",
        LISTS % ("stages.layers", 1, "prefill", "pp: 2"),
        (2, 18),
    ),
    ("tp: 2\nhidden: [1, 1]\ndecode: {tp: 3}", LISTS % ("hidden", 2, "decode", "tp: 3"), (2, 9)),
    ("tp: 2\ndecode: {hidden: [4]}", LISTS % ("hidden", 1, "decode", "tp: 2"), (2, 18)),
    ("dp: 2\nbatch: {sequences: [1, 1]}", UNSAID % "batch.sequences", (2, 20)),
    ("sp: 2\nsequence: {cut: [1, 1]}", UNSAID % "sequence.cut", (2, 17)),
    ("tp: 2\nstream_tokens: [1, 1]", UNSAID % "stream_tokens", (2, 16)),
    ("pp: 2\nstages: {embedding: 2}", STAGES % ("embedding", "prefill"), (2, 21)),
    ("pp: 3\nstages: {head: 2}\ndecode: {pp: 2}", STAGES % ("head", "decode"), (2, 16)),
    ("mesh: [tp, dp]", "mesh names 2 axes", (1, 7)),
    ("decode: {dp: 4096, tp: 4097}", "decode has 16,781,312 ranks", (1, 14)),
]
TICKS = "workload: {batch: 2, steps: 2}\npp: 2\ndecode: {schedule: {ticks: [%s]}}"


class TestShape:
    """A plan's own numbers agree with each other before it is judged."""

    @pytest.mark.parametrize(("text", "message", "place"), SHAPES)
    def test_a_disagreement_is_told_where_it_stands(
        self, text: str, message: str, place: tuple[int, int]
    ) -> None:
        (error,) = errors(text)
        assert (error.code, error.message) == ("PLAN-SHAPE", message)
        assert error.place is not None
        assert (error.place.line, error.place.column) == place

    @pytest.mark.parametrize(
        "text",
        [
            "workload: {batch: 4}\ndp: 2\nbatch: {sequences: [1, 3]}",
            "workload: {prompt: 4}\nsp: 2\nsequence: {cut: [1, 3]}",
            "workload: {prompt: 4, steps: 2}\nsequence: {layout: keys, keys: [1, 5]}\nsp: 2",
            "tp: 2\nhidden: [1, 1]\ndecode: {tp: 3, hidden: [1, 1, 1]}",
            "decode: {tp: 2, stream_tokens: {listed: [[0], []]}}\nworkload: {prompt: 3}",
            "dp: 4096\ntp: 4096",
        ],
    )
    def test_what_agrees_is_read(self, text: str) -> None:
        assert errors(text) == ()

    @pytest.mark.parametrize(
        ("rows", "message"),
        [
            ("[-1, 0, 0, 1]", "schedule.ticks has [-1, 0, 0, 1]"),
            ("[0, 2, 0, 1]", "schedule.ticks has [0, 2, 0, 1]"),
            ("[0, 0, 2, 1]", "schedule.ticks has [0, 0, 2, 1]"),
            ("[0, 0, 0, 0]", "schedule.ticks has [0, 0, 0, 0]"),
            ("[0, 0, 0, 3]", "schedule.ticks has [0, 0, 0, 3]"),
            ("[0, 0, 0, 1], [5, 0, 0, 1]", "schedule.ticks runs [5, 0, 0, 1] a second time"),
        ],
    )
    def test_a_row_names_what_there_is_once(self, rows: str, message: str) -> None:
        assert [error.message for error in errors(TICKS % rows)] == [message]

    def test_rows_need_a_workload_and_one_visit_a_stage(self) -> None:
        (one,) = errors("schedule: {ticks: []}")
        assert "for how many sequences and steps" in one.message
        (two,) = errors(TICKS % "" + "\nstages: {order: layer}")
        assert "visits each stage once" in two.message

    def test_each_disagreement_is_told_once_for_both_phases(self) -> None:
        assert len(errors("tp: 4\nhidden: [1]")) == 1


KEYS = st.one_of(st.text(max_size=5), st.sampled_from(list(fields_of(Plan))))
ANYTHING = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8),
        st.sampled_from(["even", "tp", "all_reduce", "listed", 8, 2**20, 10**18]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(KEYS, inner,
                        max_size=4),
    ),
    max_leaves=12,
)  # fmt: skip


def _times(value: Plain, size: int) -> list[Plain]:
    return [value] * size


TOO_LARGE: list[tuple[Plain, str]] = [
    (_times(1, 65_537), "1 to 65,536 entries"),
    ([2**27 + 1], "is not a size"),
    ([2**27, 1], "add up to more than"),
    ({"listed": _times(1, 65_537)}, "1 to 65,536 ranks"),
    ({"listed": _times(_times(1, 40_000), 2)}, "at most 65,536 entries"),
    ({"listed": [["0-99999999"]]}, "indices to all ranks together"),
    ({"listed": [["0-999999999"]]}, "is not an index or a span"),
    ({"listed": [[1, 0], [3, "2-4"]]}, "rank 1 lists index 3 twice"),
    ({"padded": 2**24 + 1}, "a multiple is a whole number"),
    ({"sizes": [1], "listed": [[1]]}, "this is not a cut"),
]


class TestHostile:
    """Whatever a file holds, it is a plan or it is refused with errors; nothing else happens."""

    @settings(max_examples=200, deadline=None)
    @given(ANYTHING)
    def test_any_tree_is_read_or_refused(self, tree: Plain) -> None:
        refuses(from_plain(tree, Place("plan.yaml")))

    @settings(max_examples=200, deadline=None)
    @given(st.sampled_from([path for path, _ in leaves(Plan)]), ANYTHING)
    def test_anything_in_any_field_is_read_or_refused(self, path: str, value: Plain) -> None:
        for name in reversed(path.split(".")):
            value = {name: value}
        refuses(from_plain(value, Place("plan.yaml")))

    @pytest.mark.parametrize(("value", "words"), TOO_LARGE)
    def test_a_cut_too_large_to_walk_is_refused(self, value: Plain, words: str) -> None:
        with pytest.raises(NoCut, match=words):
            read_cut(value)

    def test_values_that_no_file_holds_are_refused_by_name(self) -> None:
        with pytest.raises(InputErrors, match="a value of type set"):
            plan_of({"tp": {1}})


class TestSections:
    """A section is a frozen value; it knows what was written."""

    def test_an_unknown_field_is_a_mistake_of_the_program(self) -> None:
        with pytest.raises(TypeError, match="no field 'tq'"):
            Plan(tq=1)

    def test_nothing_can_be_set(self) -> None:
        with pytest.raises(AttributeError, match="frozen"):
            setattr(Plan(), "tp", 2)  # noqa: B010

    def test_a_default_that_is_written_is_known_as_written(self) -> None:
        assert plan("tp: 1").written == {"tp"}

    @slow
    @given(plans(), plans())
    def test_equal_sections_hash_alike(self, one: Section, other: Section) -> None:
        assert (one == other) <= (hash(one) == hash(other))
        assert hash(one) == hash(one.with_())
