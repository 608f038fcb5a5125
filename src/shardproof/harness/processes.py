"""Processes that somebody else's code has started: found, asked where they are, and killed."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sysconfig
import time
from collections.abc import Sequence
from pathlib import Path

_CALL = re.compile(r'^  File "(?P<file>.*)", line (?P<line>\d+) in (?P<name>.+)$')
HELPERS = ("resource_tracker.py", "forkserver.py")
"""Where processes wait that Python has started for itself."""
LIBRARY = (sysconfig.get_path("stdlib"), "site-packages", "<frozen", "<string>", "/harness/host.py")
"""Files that are not the user's."""
PATIENCE = 2.0
"""Seconds for a process to say where it is, and to be gone."""


def descendants(root: int) -> list[int]:
    """The processes below one, the oldest first."""
    children: dict[int, list[int]] = {}
    for pid, parent in _parents():
        children.setdefault(parent, []).append(pid)
    found, left = list[int](), [root]
    while left:
        below = sorted(children.get(left.pop(0), ()))
        found += below
        left += below
    return found


def _parents() -> list[tuple[int, int]]:
    proc = Path("/proc")
    if not (proc / "self" / "stat").exists():
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="],  # noqa: S607  (where there is no /proc)
            capture_output=True,
            text=True,
            check=False,
        )
        rows = (line.split() for line in listed.stdout.splitlines())
        return [(int(row[0]), int(row[1])) for row in rows if len(row) == 2]
    found: list[tuple[int, int]] = []
    for entry in proc.iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError, ValueError, IndexError):
                after = (entry / "stat").read_text().rpartition(")")[2].split()
                if after[0] != "Z":
                    found.append((int(entry.name), int(after[1])))
    return found


def alive(pid: int) -> bool:
    return any(pid == each for each, _ in _parents())


def where(pids: Sequence[int], log: Path) -> str:
    """Where each process is, as Python's fault handler writes it to their common log.

    They end by it: each is sent the signal that the handler answers.
    """
    out: list[str] = []
    number = 0
    for place, pid in enumerate(pids):
        before = log.stat().st_size if log.exists() else 0
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGABRT)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and alive(pid):
            time.sleep(0.02)
        said = log.read_bytes()[before:].decode("utf-8", "replace") if log.exists() else ""
        who = "the executor" if place == len(pids) - 1 else f"worker {number}"
        if (calls := waiting(said)) and not any(part in calls for part in HELPERS):
            out.append(f"{who} waits in {calls}")
            number += 1
    return "\n".join(out) or "no process of Python said where it is"


def waiting(said: str) -> str:
    """Of a fault handler's threads the main one's innermost call, and the first of the user's."""
    threads = re.split(r"^(?:Current thread|Thread) .*$", said, flags=re.MULTILINE)[1:]
    for lines in reversed(threads):  # the main thread is the last one
        calls = [found for line in lines.splitlines() if (found := _CALL.match(line))]
        if not calls:
            continue
        own = [c for c in calls if not any(part in c["file"] for part in LIBRARY)]
        shown = list(dict.fromkeys([calls[0], *own[:2]]))
        return ", in ".join(f"{c['name']} ({Path(c['file']).name}:{c['line']})" for c in shown)
    return ""


def kill_all(root: int, known: Sequence[int] = ()) -> None:
    """End a process that leads a group, its group, and all that it has started."""
    below = [*descendants(root), *known]
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(root, signal.SIGKILL)
    for pid in (*below, root):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)
