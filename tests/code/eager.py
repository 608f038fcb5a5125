"""What a program costs by itself: eager, on all its ranks, with no number of the field."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from typing import Any

from shardproof import check

TURNS = 5
programs: Any = import_module("shardproof.code.torch_programs")
torch: Any = import_module("torch")


class Eager(programs.InFloats):
    """In the floats that the program names, and with its own operators alone."""

    @contextmanager
    def on(self, rank: int) -> Generator[None]:
        """Devices that are not there are this processor; nothing else is changed."""
        del rank
        programs.HERE.capture = None
        with programs.DeviceMode():
            yield


@dataclass(frozen=True)
class Cost:
    """Seconds of processor time, each the median of some turns, taken in one run alternately."""

    verdict: float
    eager: float
    """Of all ranks, without what starts and ends their threads."""

    @property
    def ratio(self) -> float:
        """The verdict over the code itself."""
        return self.verdict / self.eager


def cost(main: Callable[..., Any], arguments: Sequence[Any], ranks: int) -> Cost:
    """Warm: the first turn is left out."""
    rows: list[tuple[float, float]] = []
    for _ in range(TURNS + 1):
        own = seconds(lambda: run(main, arguments, ranks))
        nothing = seconds(lambda: run(lambda *_: None, arguments, ranks))
        judged = seconds(lambda: check(main, *arguments, ranks=ranks))
        rows.append((judged, own - nothing))
    return Cost(*(median(each) for each in zip(*rows[1:], strict=True)))


def run(main: Callable[..., Any], arguments: Sequence[Any], ranks: int) -> None:
    subject = programs.TorchPrograms(main, main, arguments, ranks)
    floats = [(n, t) for n, t in programs.tensors(arguments) if t.is_floating_point()]
    drawn = {name: torch.randn(leaf.size(), dtype=leaf.dtype) for name, leaf in floats}
    how = Eager(programs.Floats(1e-9, wide=False), drawn, programs.Log(), None)
    subject.on_ranks(main, ranks, how)


def seconds(what: Callable[[], object]) -> float:
    before = time.process_time()
    what()
    return time.process_time() - before
