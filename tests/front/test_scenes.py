"""The terminal, scene by scene, as it was looked at."""

from __future__ import annotations

import pytest

from tests.front.scenes import KEPT, SCENES, scene


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_what_was_looked_at(name: str) -> None:
    told = scene(name)
    assert told == (KEPT / f"{name}.txt").read_text("utf-8")
    assert max(map(len, told.splitlines())) <= 80
    assert "\x1b" not in told


def test_there_is_no_other() -> None:
    assert {file.stem for file in KEPT.glob("*")} == set(SCENES)
