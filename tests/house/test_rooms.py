"""Rooms of the runtime know those before them, and none behind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

RUN = Path(__file__).parents[2] / "executor" / "run"
ROOMS = "state", "ops", "runtime", "outcome", "trials", "verdict", "divergence", "witness"
KNOWN = re.compile(r"^(?: *)from shardproof\.executor\.run\.(\w+)", re.MULTILINE)


def known(room: str) -> Iterator[tuple[str, str]]:
    for file in sorted((RUN / room).glob("*.py")):
        for other in KNOWN.findall(file.read_text("utf-8")):
            yield file.name, other


def test_every_file_is_in_a_room() -> None:
    assert [file.name for file in RUN.glob("*.py")] == ["__init__.py"]
    assert {each.name for each in RUN.iterdir() if (each / "__init__.py").is_file()} == {*ROOMS}


def test_a_room_knows_none_behind_it() -> None:
    met = [(at, room, *each) for at, room in enumerate(ROOMS) for each in known(room)]
    assert len(met) > 100
    assert [each for each in met if each[-1] not in ROOMS[: each[0] + 1]] == []
