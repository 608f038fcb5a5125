"""What fuzzing found: on each plan that deciders once parted they agree, and say what is right.

A file is what `shardproof fuzz` saved, with what all of them say since it was mended.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shardproof.fuzzing.bench import Bench
from shardproof.fuzzing.saved import saved
from shardproof.fuzzing.saying import says

FOUND = sorted(Path(__file__).with_name("found").glob("*.json"))


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
def test_all_agree(file: Path) -> None:
    said = says(*saved(file), Bench(), full=True)
    assert not said.parted
    assert [said.told()] == json.loads(file.read_text(encoding="ascii"))["said"]


def test_there_are_some() -> None:
    assert FOUND
