"""Variables of modules, of which each rank has its own."""

from __future__ import annotations

import sys
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shardproof.code.module_state import ModuleState

TEXT = """
GROUP = None
FOUND = {}
ORDER = []
TABLE = {number: number for number in range(100)}

def started(rank):
    global GROUP, LATER
    GROUP, LATER = rank, rank
    FOUND[rank] = rank
    ORDER.append(rank)
    TABLE[0] = rank
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[str]:
    (tmp_path / "engine_state.py").write_text(TEXT, "utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    yield "engine_state"
    sys.modules.pop("engine_state", None)


def seen(engine: Any) -> tuple[Any, ...]:
    return engine.GROUP, getattr(engine, "LATER", None), dict(engine.FOUND), list(engine.ORDER)


@pytest.mark.parametrize("early", [True, False])
def test_each_rank_finds_what_it_has_left(module: str, *, early: bool) -> None:
    """Whether a module is there before the run or is imported by the first rank."""
    if early:
        import_module(module)
    state = ModuleState()
    with state.watched():
        engine: Any = import_module(module)
        fresh = seen(engine)
        found = engine.FOUND
        left: list[dict[Any, Any]] = []
        for rank in range(2):
            assert seen(engine) == fresh
            engine.started(rank)
            left.append(state.now())
            state.change(left[rank], {})
        for rank in range(2):
            state.change({}, left[rank])
            assert seen(engine) == (rank, rank, {rank: rank}, [rank])
            assert engine.FOUND is found
            left[rank] = state.now()
            state.change(left[rank], {})
        engine.started(7)
    assert seen(engine) == fresh
    assert engine.TABLE[0] == 7  # a table is left alone


def test_modules_of_others_are_left_alone(module: str) -> None:
    engine: Any = import_module(module)
    state = ModuleState()
    with state.watched():
        assert {name for name, _ in state.start} >= {module}
        assert not {name.partition(".")[0] for name, _ in state.start} & {"numpy", "os", "pytest"}
        engine.GROUP = object()
        assert [*state.now()] == [(module, "GROUP")]
