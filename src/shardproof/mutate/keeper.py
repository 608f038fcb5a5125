"""Ends every process of a campaign once the campaign is gone, however it went.

    python keeper.py MARK FOLDER

It reads standard input to its end, which comes when the campaign's process ends. MARK stands in the
environment of each process to end; FOLDER is removed. The standard library alone is imported.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
import time
from pathlib import Path

PATIENCE = 5.0
"""Seconds in which those that are killed have to be gone."""


def marked(mark: str) -> list[int]:
    """The processes whose environment has a word that begins so; none where there is no /proc."""
    found: list[int] = []
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (entry / "environ").read_bytes().split(b"\0")
            state = (entry / "stat").read_text().rpartition(")")[2].split()[0]
            if state not in "ZX" and any(word.startswith(mark.encode()) for word in words):
                found.append(int(entry.name))
    return [pid for pid in found if pid != os.getpid()]


def end_all(mark: str) -> None:
    """Kill them, and those that they have started meanwhile."""
    until = time.monotonic() + PATIENCE
    while (left := marked(mark)) and time.monotonic() < until:
        for pid in left:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.02)


def main() -> None:
    mark, folder = sys.argv[1:3]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdin.read()
    end_all(mark)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
