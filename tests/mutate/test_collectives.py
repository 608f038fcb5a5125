"""What each kind of change makes of each collective: the agent around a torch of our own."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shardproof.mutate.agent import torch_inplace
from shardproof.mutate.agent.watch import Watch
from shardproof.mutate.mutants import met
from tests.mutate.collectives import INPLACE, SIZE, Collective
from tests.mutate.ranks import HERE, order, parted

FAKE = Path(__file__).parent / "fake"
NAMES = ("torch", "torch.distributed", "torch.distributed.distributed_c10d")


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Our torch under its name, unchanged."""
    before = {name: sys.modules.pop(name) for name in list(sys.modules) if name in NAMES}
    monkeypatch.setattr(sys, "path", [str(FAKE), *sys.path])
    import_module(NAMES[-1])
    yield sys.modules["torch"]
    for name in NAMES:
        sys.modules.pop(name, None)
    sys.modules.update(before)


def said(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


@pytest.mark.parametrize("each", INPLACE, ids=lambda each: each.call.__name__.strip("_"))
def test_a_rank_gets_what_the_mistake_would_give(
    torch: Any, each: Collective, tmp_path: Path
) -> None:
    dist: Any = sys.modules["torch.distributed.distributed_c10d"]
    watch = Watch(order(tmp_path / "log"))
    torch_inplace.change(dist, watch)
    dist.pairs = [dist.Group([0, 1]), dist.Group([2, 3])]
    barrier = threading.Barrier(SIZE)

    def work(rank: int) -> list[str]:
        return [*parted(watch, torch, dist, rank, [each], barrier.wait)]

    found: list[list[str]] = dist.run_ranks(SIZE, work)
    assert [line for lines in found for line in lines] == []


def test_a_call_is_recorded_where_it_stands_and_by_every_rank(torch: Any, tmp_path: Path) -> None:
    dist: Any = sys.modules["torch.distributed.distributed_c10d"]
    torch_inplace.change(dist, Watch(order(tmp_path / "log")))
    [each] = [each for each in INPLACE if each.name == "broadcast"]
    dist.run_ranks(SIZE, partial(each.call, torch, dist))
    [site] = met(said(tmp_path / "log"))
    assert (site.site.file, site.site.function, site.site.size) == (
        "collectives.py",
        "_broadcast",
        4,
    )
    assert (
        "dist.broadcast("
        in (Path(HERE) / "collectives.py").read_text().splitlines()[site.site.line - 1]
    )
    assert site.kinds == ("drop", "group", "root")
    assert site.whole
