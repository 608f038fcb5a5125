"""Processor time of whole commands and of single calls, as ratios within one run.

Wall time says how busy a machine is; processor time says what a thing costs. Commands are taken in
turn with the one that they are measured against, so that a ratio holds when the speed drifts.
"""

from __future__ import annotations

import gc
import json
import math
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

NUMPY = (sys.executable, "-c", "import numpy")
_BYTECODE = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of several measurements, and the quarters on both sides of it."""

    median: float
    low: float
    high: float

    def over(self, base: float) -> Spread:
        return Spread(self.median / base, self.low / base, self.high / base)


def spread(values: Sequence[float]) -> Spread:
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(middle, low, high)


@dataclass(frozen=True, slots=True)
class Cold:
    """A whole command: its processor time, and the most memory that it had."""

    seconds: float
    mebibytes: float
    code: int


def cold(command: Sequence[str], kept: Path) -> Cold:
    """Run a command that finds its bytecode in a folder, as after any installation."""
    given = {name: value for name, value in os.environ.items() if name not in _BYTECODE}
    env = {**given, "PYTHONPYCACHEPREFIX": str(kept), "OPENBLAS_NUM_THREADS": "1"}
    begun = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env, cwd=kept
    )
    _, status, used = os.wait4(begun.pid, 0)
    begun.returncode = os.waitstatus_to_exitcode(status)
    return Cold(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, begun.returncode)


def in_turn(
    commands: Mapping[str, Sequence[str]], kept: Path, rounds: int
) -> dict[str, list[Cold]]:
    """Every command so many times, in turn, after once for its bytecode."""
    taken: dict[str, list[Cold]] = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, command in commands.items():
            found = cold(command, kept)
            if turn:
                taken[name].append(found)
    return taken


def forked(call: Callable[[], object]) -> float:
    """Processor seconds of a call in a child, so that no other call finds what this one keeps."""
    read, write = os.pipe()
    if (child := os.fork()) == 0:
        code = 1
        try:
            os.close(read)
            gc.disable()
            begun = time.process_time()
            call()
            os.write(write, json.dumps(time.process_time() - begun).encode())
            code = 0
        finally:
            os._exit(code)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        said = file.read()
    _, status = os.waitpid(child, 0)
    if status or not said:
        raise RuntimeError("the call has failed; make it here to see why")
    return float(json.loads(said))


def exponent(sizes: Sequence[float], costs: Sequence[float]) -> float:
    """The slope of cost over size, both as logarithms: 0 is flat, 1 is as much again."""
    x, y = [math.log(each) for each in sizes], [math.log(each) for each in costs]
    return statistics.linear_regression(x, y).slope


def machine() -> str:
    """Processor and interpreter, in a line."""
    said = Path("/proc/cpuinfo")
    lines = said.read_text("utf-8").splitlines() if said.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    python = ".".join(map(str, sys.version_info[:3]))
    return f"{names[0] if names else 'unknown processor'}, CPython {python}"
