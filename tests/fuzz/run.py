"""Runs cases, in this process or each in one of its own, and keeps the tally."""

from __future__ import annotations

import io
import os
import resource
import signal
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from types import FrameType

import shardproof
from shardproof.cli.app import run
from tests.fuzz.case import Case, case, write
from tests.fuzz.judge import fault

HANGS = 20
"""Seconds of processor time after which a call counts as one that never ends."""
WAITS = 10 * HANGS
"""Seconds on the clock: other work on the machine is no fault, waiting for ever is."""


Ended = tuple[object, str, str, str | None]
"""Exit code, output, errors, and the traceback if there was one."""


class Hangs(BaseException):
    """Not an `Exception`, so that nothing on the way takes it for its own."""


@dataclass(slots=True)
class Tally:
    """What was seen; two of them add up."""

    codes: Counter[int] = field(default_factory=Counter[int])
    slowest: tuple[float, int] = (0.0, -1)
    """Seconds, and the number of the case."""
    largest: tuple[int, int] = (0, -1)
    """Characters printed, and the number of the case."""
    peak: int = 0
    """Kibibytes."""
    faults: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])

    def add(self, other: Tally) -> None:
        self.codes += other.codes
        self.slowest = max(self.slowest, other.slowest)
        self.largest = max(self.largest, other.largest)
        self.peak = max(self.peak, other.peak)
        self.faults += other.faults


def in_process(seed: int, numbers: Iterable[int]) -> Tally:
    """Cases through `run`, which lets every exception out, in the present folder."""
    tally = Tally()
    with _alarm():
        for number in numbers:
            _count(tally, number, case(seed, number), _inside)
    tally.peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return tally


def as_processes(seed: int, numbers: Iterable[int]) -> Tally:
    """Cases as a user's shell would run them, in the present folder."""
    tally = Tally()
    for number in numbers:
        _count(tally, number, case(seed, number), _outside)
    tally.peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return tally


def _count(tally: Tally, number: int, one: Case, call: Callable[[Case], Ended]) -> None:
    write(one)
    start = perf_counter()
    code, out, err, crash = call(one)
    seconds = perf_counter() - start
    wrong = crash or fault(one, code, out, err)
    if wrong:
        tally.faults.append((number, wrong))
    else:
        tally.codes[int(str(code))] += 1
    tally.slowest = max(tally.slowest, (seconds, number))
    tally.largest = max(tally.largest, (len(out) + len(err), number))


def _inside(one: Case) -> Ended:
    argv = list(one.argv)
    code, crash = None, None
    with _streams(one.typed or b"") as (out, err):
        _wind(HANGS, WAITS)
        try:
            code = run(argv)
        except (Exception, Hangs):  # noqa: BLE001  (it is what is looked for)
            crash = traceback.format_exc()
        _wind(0, 0)
    return code, out(), err(), crash


@contextmanager
def _streams(typed: bytes) -> Generator[tuple[Callable[[], str], Callable[[], str]]]:
    """Standard streams as a pipe gives them; what was written can be asked for."""
    before = sys.stdin, sys.stdout, sys.stderr
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed), "utf-8")
    # As the interpreter has them: a character that cannot be written is an error on the one
    # stream and an escape on the other.
    sys.stdout = io.TextIOWrapper(out, "utf-8", "strict", "")
    sys.stderr = io.TextIOWrapper(err, "utf-8", "backslashreplace", "")
    try:
        yield _reading(sys.stdout, out), _reading(sys.stderr, err)
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def _reading(stream: io.TextIOWrapper, data: io.BytesIO) -> Callable[[], str]:
    def read() -> str:
        stream.flush()
        return data.getvalue().decode()

    return read


@contextmanager
def _alarm() -> Generator[None]:
    """Stops a call that would run for ever."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise Hangs

    rings = (signal.SIGPROF, signal.SIGALRM)
    before = [signal.signal(ring, stop) for ring in rings]
    try:
        yield
    finally:
        _wind(0, 0)
        for ring, handler in zip(rings, before, strict=True):
            signal.signal(ring, handler)


def _wind(processor: int, clock: int) -> None:
    """Ring after so many seconds of either; none is never."""
    signal.setitimer(signal.ITIMER_PROF, processor)
    signal.alarm(clock)


def _outside(one: Case) -> Ended:
    source = str(Path(shardproof.__file__).parents[1])
    env = os.environ | {"PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"}
    try:
        done = subprocess.run(
            [sys.executable, "-m", "shardproof", *one.argv],
            input=one.typed or b"", capture_output=True, timeout=WAITS, env=env, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return None, "", "", f"still running after {WAITS} seconds"
    return done.returncode, done.stdout.decode(), done.stderr.decode(), None
