"""What the engine says by value is what runs show: a part of `tests/exhaustive/engine.py`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from shardproof.spec.model.model import Model
from tests.exhaustive import engine
from tests.exhaustive.canonical import Lowered
from tests.exhaustive.engine import chunk_of
from tests.exhaustive.execution import Bench, Found
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import chunks
from tests.tiers import sampled

PARTS = {
    "ffn": (1, 400, 1300), "attention": (0, 11, 1372, 1464, 3016), "lm_head": (3, 253, 1253, 1299),
    "moe": (4, 384, 2474), "experts": (5, 645), "batch": (340, 1360), "kv_cache": (40, 9040),
    "pipeline": (1127,), "embedding": (309,),
}  # fmt: skip
"""Chunks of other families each; ten of them hold plans on which it was once wrong."""


@pytest.mark.parametrize("part", sampled([(m, n) for m, of in PARTS.items() for n in of], every=32))
def test_what_it_says_is_what_runs_show(part: tuple[str, int]) -> None:
    result = chunk_of(part)
    assert not result.disagreements, [(each.about, each.says) for each in result.disagreements]
    assert sum(map(len, result.words.values())) > 50
    assert result.words["legal"]


def test_a_run_that_was_killed_goes_on_where_its_journal_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    short = [replace(each, plans=each.plans[::8]) for each in chunks(UNIVERSES["ffn"])]
    monkeypatch.setattr(engine, "order_of", {"ffn": short}.__getitem__)
    path = tmp_path / "journal"
    command = ["--module", "ffn", "--out", str(path), "--chunks"]
    assert engine.main([*command, "400:401"]) == 0
    first = path.read_bytes()
    path.write_bytes(first + b'{"chunk": 402, "torn')
    assert engine.main([*command, "400:402"]) == 0
    assert path.read_bytes().startswith(first)
    assert path.read_bytes().count(b"\n") == 2
    *_, begun, last = capsys.readouterr().out.splitlines()
    assert begun.startswith("1 of 2 chunks are done")
    assert last.startswith("chunk 401")


def test_chunks_of_other_code_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "journal"
    path.write_text('{"module": "ffn", "universe": "another", "chunk": 1}\n')
    assert engine.main(["--module", "ffn", "--out", str(path)]) == 2
    assert "move it away" in capsys.readouterr().err


@pytest.mark.long
def test_what_ran_before_is_not_run_again_unless_what_runs_it_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, again = tmp_path / "journal", tmp_path / "again"
    command = ["--module", "ffn", "--chunks", "400:401", "--out"]
    assert engine.main([*command, str(path)]) == 0
    ran = 0
    surely = Bench.surely

    def counted(bench: Bench, model: Model, run: Lowered) -> Found:
        nonlocal ran
        ran += 1
        return surely(bench, model, run)

    monkeypatch.setattr(Bench, "surely", counted)
    for digest, runs in ((None, False), ("another", True)):
        engine.forget()
        again.unlink(missing_ok=True)
        if digest is not None:
            monkeypatch.setattr(engine, "executed", lambda: "another")
        assert engine.main([*command, str(again), "--executed", str(path)]) == 0
        assert (ran > 0) == runs
    told = [line.partition("; ")[0] for line in capsys.readouterr().out.splitlines()]
    assert len({line for line in told if line.startswith("chunk 400")}) == 1
