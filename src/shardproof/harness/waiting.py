"""How long a case may take, and what every thread waits in when it takes longer."""

from __future__ import annotations

import signal
import sys
import traceback
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from shardproof.harness.case import Case
from shardproof.harness.outcome import Hung


@contextmanager
def limited(case: Case, seconds: float) -> Generator[None]:
    """Raise `Hung` where the main thread is after so long, with what every thread waits in.

    And again after as long: the first one is lost where the engine goes on whatever is raised, or
    where Python was clearing something away and ignores what is raised meanwhile.
    """
    over = False

    def stop(signum: int, frame: object) -> None:
        del signum, frame
        if over:
            return
        raise Hung(case, f"no answer in {seconds:g} s", {"waits": stacks()})

    try:
        before = signal.signal(signal.SIGALRM, stop)
    except (ValueError, AttributeError):  # not the main thread, or no such signal here
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        over = True
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def stacks() -> str:
    """The innermost calls of every thread of this process."""
    out: list[str] = []
    for number, frame in enumerate(sys._current_frames().values()):  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        calls = [
            call for call in traceback.extract_stack(frame) if "/shardproof/harness/" not in call[0]
        ]
        last = calls[-3:]
        out += [f"thread {number}: {call.name} ({Path(call.filename).name}:{call.lineno})"
                for call in reversed(last)]  # fmt: skip
    return "\n".join(out)
