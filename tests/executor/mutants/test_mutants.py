"""A mistake in the executor is noticed: each of the table, by a small part of the tests.

Some are made in the default run, others on another Python; all of them in the long one.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.executor.mutants.fault import EXECUTOR, Fault
from tests.executor.mutants.published import read
from tests.executor.mutants.run import report_of
from tests.executor.mutants.slices import SOUND, TESTS
from tests.executor.mutants.table import FAULTS
from tests.executor.run.test_publish import SOME as NEAR_MISSES_RUN

EVERY = 28
SAMPLE = FAULTS[sys.version_info.minor % EVERY :: EVERY]
SLICES = list(dict.fromkeys(fault.slice for fault in FAULTS))


def name(fault: Fault) -> str:
    return fault.name.rstrip(".").replace(" ", "-")


def test_there_are_enough_and_each_is_told_apart() -> None:
    assert len(FAULTS) >= 60
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    assert len({(fault.file, fault.changed()) for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("fault", FAULTS, ids=name)
def test_a_text_stands_once_in_its_file_and_is_replaced_by_another_program(fault: Fault) -> None:
    assert fault.name.endswith(".")
    assert fault.path.is_relative_to(EXECUTOR)
    compile(fault.changed(), fault.file, "exec")


def test_the_published_table_has_these_rows() -> None:
    assert list(read()) == list(FAULTS)


@pytest.mark.parametrize("fault", SAMPLE, ids=name)
def test_a_mistake_is_noticed(fault: Fault) -> None:
    noticed(fault)


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS, ids=name)
def test_every_mistake_is_noticed(fault: Fault) -> None:
    noticed(fault)


def noticed(fault: Fault) -> None:
    report = report_of(fault, fault.slice)
    assert report.wrong == ""
    assert report.said == read()[fault], "run `make mutants`"


@pytest.mark.parametrize("slice_", [s for s in SLICES if s.startswith(("edited/", "spoiled/"))])
def test_an_edited_program_does_as_it_should(slice_: str) -> None:
    assert report_of(None, slice_).wrong == ""


@pytest.mark.long
@pytest.mark.parametrize("slice_", SLICES)
def test_a_slice_finds_nothing_in_the_code_as_it_stands(slice_: str) -> None:
    assert report_of(None, slice_).wrong == ""


def test_what_notices_a_mistake_is_run_by_default() -> None:
    """Each slice that is a test, or a near miss; the test above runs those that are plans."""
    near = {slice_.removeprefix("near_misses/") for slice_ in SLICES if "near_misses/" in slice_}
    assert near <= {Path(str(each.values[0])).stem for each in NEAR_MISSES_RUN if not each.marks}
    tests = [slice_ for slice_ in SLICES if "::" in slice_]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *tests],
        cwd=TESTS, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "deselected" not in done.stdout


# --- the machinery ---


RIGHT = FAULTS[0]


def changed(old: str, new: str, slice_: str = RIGHT.slice) -> Fault:
    return Fault("Another one.", RIGHT.file, old, new, slice_)


def test_a_change_that_changes_nothing_is_not_noticed() -> None:
    report = report_of(changed("def tensors(", "def  tensors("), RIGHT.slice)
    assert (report.said, report.wrong) == ("", "not noticed")


@pytest.mark.parametrize(
    ("new", "told"),
    [
        ("return nobody_has_this_name(", "NameError"),
        ("return reduce(((", "SyntaxError"),
        ("return domain.nothing(", "AttributeError"),
    ],
)
def test_a_broken_program_does_not_count(new: str, told: str) -> None:
    fault = changed("return reduce(domain.add, pieces)", f"{new}pieces)")
    report = report_of(fault, fault.slice)
    assert "not a mistake but a broken program" in report.wrong
    assert told in report.wrong


def test_a_broken_program_does_not_count_where_a_test_fails_of_it() -> None:
    sums = "return total(group[0].domain, tensors(op, group))"
    fault = changed(sums, sums.replace("tensors(", "no_tensors("), "run/test_faults.py")
    report = report_of(fault, f"{fault.slice}::test_a_difference_says_where_and_both_values")
    assert report.said == "test fails: NameError"
    assert "not a mistake but a broken program" in report.wrong


def test_a_slice_that_does_not_use_the_module_does_not_count() -> None:
    fault = changed("def tensors(", "def  tensors(")
    report = report_of(fault, "domains/test_degree.py::test_a_product_adds_degrees")
    assert report.wrong == "the slice does not import the module"


def test_a_slice_that_is_not_there_is_told() -> None:
    assert "there is no test" in report_of(None, "domains/test_degree.py::nowhere").error


def test_the_files_stay_as_they_are() -> None:
    before = RIGHT.path.read_bytes()
    assert report_of(RIGHT, RIGHT.slice).said.startswith("different")
    assert RIGHT.path.read_bytes() == before


def test_a_text_that_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match="has this 0 times"):
        changed("no such text", "").changed()


def test_a_slice_of_plans_that_are_right_is_told_by_its_folder() -> None:
    assert {s.partition("/")[0] for s in SLICES if s.startswith(SOUND)} == {"accepted", "edited"}
