"""`@shardproof.fuzz`: right executors pass, and each mistake is found, shrunk and written down."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

import shardproof
from shardproof.harness import judging, limits, power
from shardproof.harness.calls import theirs
from shardproof.harness.case import Case
from shardproof.harness.ours import run_case
from shardproof.harness.outcome import Changed, Failed, Hung, NoPower, Tally, Wrong
from shardproof.harness.reading import read_case
from shardproof.harness.run import Run
from shardproof.harness.space import DENSE
from shardproof.pytest_plugin import pytest_runtest_makereport
from shardproof.spec.errors import InputErrors
from tests.harness.mutants import MISTAKES, Picky, Raises, Silent, Wavers
from tests.tiers import sampled

TP = {"tp": (1, 2, 4)}
LLAMA = {"families": "llama", "layers": 1}
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.chdir(tmp_path)


def fuzzed(body: Callable[[Case], object], **choices: Any) -> Tally:
    """What came of a test's cases."""

    def test(case: Case) -> None:
        body(case)

    usual: dict[str, Any] = {"examples": 14, "seed": 1, "models": {"layers": 1}}
    whole = shardproof.fuzz(test, **(usual | choices))
    whole()
    return cast("Run", whole.shardproof_run).tally


def answering(executor: Any) -> Callable[[Case], object]:
    return lambda case: case.check(executor.run(case))


@pytest.mark.parametrize("dtype", sampled(["float64", "float32", "bfloat16"], every=2))
def test_a_right_executor_passes(dtype: str) -> None:
    many = 5 if dtype == "bfloat16" else 10
    tally = fuzzed(answering(Picky()), dtype=dtype, examples=many)
    assert tally.known > many // 2
    assert tally.closest < 0.7


@pytest.mark.parametrize("name", sampled(MISTAKES, every=3))
def test_each_mistake_is_found_and_shrunk(name: str) -> None:
    replicas = {"dp": (2,), "batch": (2, 3)} if "replicas" in name else {}
    with pytest.raises(Failed) as failed:
        fuzzed(
            lambda case: case.check(run_case(case, MISTAKES[name])),
            models="dense", plans={"tp": (2, 4), "balanced": True, **replicas},
        )  # fmt: skip
    case = failed.value.case
    assert len(case.model.layers) <= 2
    assert case.ranks <= 4
    assert read_case(str(case.file)).text == case.text


def test_a_failing_case_is_written_and_the_command_named() -> None:
    with pytest.raises(Wrong) as failed:
        fuzzed(lambda case: case.check(0 * run_case(case)), plans=TP)
    [file] = Path(".shardproof").iterdir()
    assert f"shardproof replay {file} --executor " in str(failed.value)
    assert json.loads(file.read_text())["shardproof_case"] == 1


def test_what_a_failing_case_is_shrunk_by_is_not_counted() -> None:
    asked: list[int] = []

    def wrong_over_ranks(case: Case) -> object:
        asked.append(case.ranks)
        return case.check(run_case(case) * (1 if case.ranks == 1 else 2))

    plans = {"tp": (1, 2)}
    whole = shardproof.fuzz(wrong_over_ranks, examples=8, seed=1, models=LLAMA, plans=plans)
    with pytest.raises(Wrong):
        whole()
    tally = cast("Run", whole.shardproof_run).tally
    assert tally.failed == 1
    first = next(at for at, ranks in enumerate(asked) if ranks > 1)
    assert len(asked) > first + 1, "it was not made smaller"
    assert tally.cases == first // 2 + 1, "what is right is asked twice"
    assert f"{tally.cases} cases: 1 failed, " in str(tally)


def test_calls_of_ours_are_left_out_where_a_case_has_failed(
    request: pytest.FixtureRequest,
) -> None:
    def wrong(case: Case) -> object:
        return case.check(0 * run_case(case))

    def crashing(case: Case) -> object:
        raise KeyError(case.tp)

    for body in (wrong, crashing):

        def tested(body: Callable[[Case], object] = body) -> None:
            fuzzed(body, plans=TP)

        call = pytest.CallInfo[None].from_call(tested, "call")
        pytest_runtest_makereport(cast("pytest.Item", request.node), call)
        assert call.excinfo is not None
        # pytest cuts what is before the test, and reads what is behind it anew.
        calls = call.excinfo.traceback.cut(path=Path(__file__))
        assert Path(calls[-1].path) == Path(__file__)
        assert not [each for each in calls if "harness/fuzzing.py" in str(each.path)]


def test_calls_of_ours_are_told_where_we_fail_ourselves(monkeypatch: Patch) -> None:
    """As by a library that we call, not that the engine calls."""

    def broken(_: Case) -> object:
        return json.loads("{")

    monkeypatch.setattr(judging, "oracle_of", broken)
    with pytest.raises(json.JSONDecodeError) as failed:
        fuzzed(lambda case: case.check(run_case(case)), plans={"tp": 1})
    assert theirs(failed.value, expected=False) is failed.value.__traceback__


class TestOfIllegalPlans:
    """Cuts that leave heads or columns on no rank."""

    ILLEGAL: ClassVar[dict[str, Any]] = {
        "plans": {"tp": (2, 4), "fits": False, "balanced": False},
        "models": {"families": DENSE, "layers": 1},
    }

    def test_a_refusal_is_right(self) -> None:
        tally = fuzzed(answering(Picky()), **self.ILLEGAL)
        assert tally.words["refused"] > 5
        assert "refused: heads do not divide" in str(tally)

    def test_so_is_the_right_answer(self) -> None:
        def whole(case: Case) -> object:
            return case.check(run_case(replace(case, plan=shardproof.plan())))

        assert fuzzed(whole, **self.ILLEGAL).words["right"] > 5

    def test_what_is_silently_wrong_fails(self) -> None:
        with pytest.raises(Wrong) as failed:
            fuzzed(answering(Silent()), refuses=(Exception,), **self.ILLEGAL)
        assert not failed.value.case.legal
        text = str(failed.value)
        assert "to a plan that is illegal (" in text
        assert "as if     the plan were run as it is written" in text

    def test_exceptions_that_mean_a_refusal_are_named(self) -> None:
        def raising(case: Case) -> object:
            if not case.legal:
                raise ValueError("28 heads and 8 ranks")
            return case.check(run_case(case))

        assert fuzzed(raising, refuses=[ValueError], **self.ILLEGAL).words["refused"] > 5
        with pytest.raises(ValueError, match="28 heads") as failed:
            fuzzed(raising, **self.ILLEGAL)
        assert any("shardproof replay" in note for note in failed.value.__notes__)


def test_a_legal_plan_is_not_to_be_refused() -> None:
    def refusing(case: Case) -> object:
        raise shardproof.Refused(f"not {case.tp} today")

    with pytest.raises(Wrong, match="refused, to a legal plan") as failed:
        fuzzed(refusing, plans={"balanced": True})
    assert "told before: by `supports`" in str(failed.value)


def nothing(case: Case) -> str:
    return f"no {case.model.family}"


def test_what_is_not_supported_is_skipped_and_counted() -> None:
    tally = fuzzed(answering(Picky()), supports=Picky().supports, plans=TP)
    assert tally.words["skipped"] > 3
    assert f"{tally.words['skipped']} skipped: no experts" in str(tally)
    with pytest.raises(NoPower, match="unknown"):
        fuzzed(answering(Picky()), supports=nothing, plans=TP)


def test_a_run_without_power_is_unknown_and_not_passed() -> None:
    few = {"layers": 1, "prompt": 1, "steps": 0, "families": ("gpt2",), "vocab": (4,)}
    with pytest.raises(NoPower, match="0 of 6 answers had power"):
        fuzzed(answering(Picky()), dtype="bfloat16", models=few, plans={"tp": 1}, examples=6)


@pytest.mark.long
def test_short_floats_are_drawn_where_a_mistake_is_seen(monkeypatch: Patch) -> None:
    seen: list[Case] = []

    def noting(case: Case) -> object:
        seen.append(case)
        return case.check(run_case(case))

    space: dict[str, Any] = {"layers": (3, 2), "prompt": (2, 4), "batch": 2, "families": "mixtral"}
    asked: dict[str, Any] = {"dtype": "bfloat16", "models": space, "plans": {"tp": 2, "fits": True}}
    counted = fuzzed(noting, examples=10, **asked).words["right"]
    assert {len(case.model.layers) for case in seen} <= {2, 3}
    assert {len(case.prompts[0]) for case in seen} <= {2, 4}
    assert {case.batch for case in seen} == {2}
    monkeypatch.setattr(power, "DRAWS", 1)
    assert counted >= 3 + fuzzed(noting, examples=10, **asked).words["right"]


def test_an_answer_that_changes_fails() -> None:
    with pytest.raises(Changed, match="both are within the bound"):
        fuzzed(answering(Wavers()), plans=TP)
    assert fuzzed(answering(Wavers()), plans=TP, repeats="no").words["right"] > 6


def test_an_exception_is_a_crash_with_the_case_beside_it() -> None:
    with pytest.raises(IndexError) as failed:
        fuzzed(answering(Raises()), plans={"tp": (2,), "balanced": True})
    assert "IndexError, and no refusal, to a legal plan" in "\n".join(failed.value.__notes__)


def test_who_never_answers_is_stopped() -> None:
    def asleep(case: Case) -> object:
        with suppress(Exception):  # an engine that tries again, whatever is raised
            time.sleep(60)
        time.sleep(60)
        return case.check(run_case(case))

    with pytest.raises(Hung, match=r"no answer in 0\.3 s") as failed:
        fuzzed(asleep, time_limit=0.3, plans={"tp": 2, "fits": True}, models=LLAMA)
    assert "asleep (test_fuzz.py:" in str(failed.value)


def test_a_test_that_checks_nothing_is_told_so() -> None:
    with pytest.raises(TypeError, match=r"without case\.check") as wrong:
        fuzzed(lambda case: case.legal)
    assert not Path(".shardproof").exists(), "no case is to blame"
    assert "replay" not in "".join(wrong.value.__notes__)


def test_an_answer_that_is_none_is_that_of_a_case() -> None:
    with pytest.raises(TypeError, match="an answer is an array of numbers") as wrong:
        fuzzed(lambda case: case.check([[1.0, 2.0], [3.0]]))  # pyright: ignore[reportArgumentType]
    [file] = Path(".shardproof").iterdir()
    assert f"shardproof replay {file}" in "".join(wrong.value.__notes__)


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"models": "gpt-5"}, "no checkpoint of 'gpt-5' is written"),
        ({"models": {"heads": 3}}, "no 'heads' to choose"),
        ({"plans": 8}, "plans: choices of degrees"),
        ({"plans": {"tp": ()}}, "nothing to choose from"),
        ({"shapes": 0}, "shapes: at least 1"),
        ({"weights": 2}, "shapes says how many"),
    ],
)
def test_a_wrong_choice_is_refused_before_anything_runs(choices: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        shardproof.fuzz(nothing, **choices)


def test_the_same_seed_gives_the_same_cases() -> None:
    def digests() -> list[str]:
        seen: list[str] = []

        def noting(case: Case) -> object:
            seen.append(case.digest)
            return case.check(run_case(case))

        fuzzed(noting, examples=8, repeats="no", plans={"tp": 1})
        return seen

    assert digests() == digests()


def shape_and_seed(case: Case) -> tuple[str, int]:
    """What an executor compiles for, and the weights."""
    sizes = len(case.prompts), len(case.prompts[0]), case.steps
    return str((case.config, case.data()["plan"], sizes)), case.seed


@pytest.mark.long
def test_an_executor_that_compiles_is_given_so_many_shapes() -> None:
    seen: list[Case] = []

    def noting(case: Case) -> object:
        seen.append(case)
        return case.check(run_case(case))

    tally = fuzzed(noting, shapes=6, repeats="no", plans={"tp": (1, 2, 4), "fits": True})
    shapes = {shape for shape, _ in map(shape_and_seed, seen)}
    assert len(shapes) <= 6 < len(set(map(shape_and_seed, seen)))
    assert {case.tp for case in seen} == {1, 2, 4}
    assert "6 shapes of seed 1" in str(tally)
    few = len({shape_and_seed(case) for case in seen})
    seen.clear()
    fuzzed(noting, shapes=6, weights=1, repeats="no", plans={"tp": (1, 2, 4), "fits": True})
    assert {shape for shape, _ in map(shape_and_seed, seen)} == shapes
    assert len({shape_and_seed(case) for case in seen}) == 6 < few
    assert len({case.prompts for case in seen}) > 6


def test_shapes_are_of_what_is_supported() -> None:
    def supports(case: Case) -> str | None:
        return None if case.model.family == "gpt2" else "gpt2 alone"

    tally = fuzzed(answering(Picky()), shapes=3, supports=supports, plans={"tp": 1}, examples=8)
    assert tally.words == {"right": 8}
    with pytest.raises(NoPower, match="nothing that was drawn is supported"):
        fuzzed(answering(Picky()), shapes=3, supports=nothing)


def test_what_fails_among_few_shapes_is_the_smallest_of_them() -> None:
    def wrong(case: Case) -> object:
        return case.check(run_case(case) * (1 if case.tp == 1 else 1.5))

    with pytest.raises(Wrong) as failed:
        fuzzed(wrong, shapes=4, models=LLAMA, plans={"tp": (1, 4, 2), "fits": True})
    assert failed.value.case.tp == 2


class TestOfABudget:
    """So many cases as fit in a time, whatever the profile says of how many."""

    @pytest.mark.long
    def test_cases_go_on_until_the_time_is_up(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(limits, "ROUND", 5)
        small: dict[str, Any] = {"models": {"layers": 1}, "plans": {"tp": 1}, "repeats": "no"}
        began = time.monotonic()
        tally = fuzzed(
            answering(Picky()), budget="4s", profile="shardproof-nightly", examples=None, **small
        )
        assert 4 <= time.monotonic() - began < 60
        assert tally.cases > 5

    def test_it_ends_where_there_were_enough(self) -> None:
        tally = fuzzed(answering(Picky()), budget="1h", examples=6, profile="shardproof-nightly")
        assert tally.cases == 6

    def test_what_fails_is_made_smaller_though_time_is_up(self) -> None:
        def wrong(case: Case) -> object:
            time.sleep(0.2)
            return case.check(run_case(case) * 1.5)

        with pytest.raises(Wrong):
            fuzzed(wrong, budget=0.1, examples=None, profile="shardproof-nightly")

    def test_a_variable_names_one_for_all_tests(self, monkeypatch: Patch) -> None:
        monkeypatch.setenv(limits.BUDGET, "2m")
        assert limits.limits_of().budget == 120
        assert limits.limits_of(budget=7).budget == 7

    @pytest.mark.parametrize("given", ["soon", "0", "-3s", "5 min"])
    def test_what_is_no_time_is_an_error_of_input(self, given: str) -> None:
        with pytest.raises(InputErrors, match="no budget"):
            shardproof.fuzz(nothing, budget=given)


def test_arguments_of_pytest_go_through(tmp_path: Path) -> None:
    seen: list[Path] = []

    @shardproof.fuzz(examples=2, seed=1)
    def test(folder: Path, case: Case) -> None:
        seen.append(folder)
        case.check(run_case(case))

    test(folder=tmp_path)
    assert set(seen) == {tmp_path}


def test_plans_may_be_given_as_they_are() -> None:
    plans = [{"tp": 2, "decode": {"tp": 4}}, {"tp": 2, "sp": 2}]
    tally = fuzzed(
        answering(Picky()), plans=plans, models={"families": DENSE, "layers": 1}, examples=10
    )
    assert tally.words["right"] > 3
