"""What was published of `verify` is what was measured, and what held then holds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.benchmarks import verify
from tests.benchmarks.subjects import MODELS
from tests.benchmarks.verify import FILE, PAGE, Measured, measured, page, row

NAMES = [*json.loads(FILE.read_text("utf-8"))["models"]]
EVERY = 23
"""So few plans of each model at night: those between them are of the same kinds."""


def test_the_page_says_what_was_measured() -> None:
    assert PAGE.read_text("utf-8") == page(json.loads(FILE.read_text("utf-8")))


def test_of_each_example_model_it_is_said_whether_it_was_measured() -> None:
    told = PAGE.read_text("utf-8")
    for path in MODELS.glob("*.json"):
        left = "Not measured yet: " in told and path.stem in told.split("Not measured yet: ")[1]
        assert (path.stem in NAMES) or left
    assert {*NAMES} <= {path.stem for path in MODELS.glob("*.json")}


def test_what_does_not_hold_is_told() -> None:
    found = [
        Measured("in time", 1.0, 3.0, 30, 0),
        Measured("late", 1.2, 4.0, 30, 0),
        Measured("large", 0.9, 3.0, 101, 0),
        Measured("refused", 0.5, 2.0, 30, 4),
    ]
    said = row(found)
    assert [plan for plan, *_ in said["missed"]] == ["late", "large", "refused"]
    assert (said["plans"], said["most"], said["of"], said["mebibytes"]) == (4, 1.2, "late", 101)
    told = page({"machine": "some", "rounds": 3, "models": {"a model": said}})
    assert "| a model | late | 1.2 | 30 MiB |" in told


def test_models_that_are_not_measured_again_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verify, "FILE", tmp_path / "verify.json")
    monkeypatch.setattr(verify, "PAGE", tmp_path / "verify.md")
    for name, part in (("b", 0.5), ("a", 0.7), ("b", 0.6)):
        verify.published({name: [Measured("plan 0", part, 2.0, 20, 0)]}, 1)
    models = json.loads((tmp_path / "verify.json").read_text("utf-8"))["models"]
    assert [(name, one["most"]) for name, one in models.items()] == [("a", 0.7), ("b", 0.6)]


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_what_held_when_it_was_published_holds(name: str, tmp_path: Path) -> None:
    """Of so many rounds the least counts, so that a busy machine accuses nobody."""
    missed = {plan for plan, *_ in json.loads(FILE.read_text("utf-8"))["models"][name]["missed"]}
    found = [one for one in measured(name, tmp_path, 9, EVERY) if one.plan not in missed]
    assert found
    assert not [str(one) for one in found if not one.holds]
