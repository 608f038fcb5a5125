"""One run of somebody's tests, with the agent in all of its processes."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from shardproof.harness.processes import kill_all
from shardproof.mutate import keeper
from shardproof.mutate.agent.order import VARIABLE, Order
from shardproof.mutate.launching import Place
from shardproof.spec.errors import InputError, InputErrors

MOST = 200
"""Characters of a line that is told."""
_ERROR = re.compile(r"(?:\[rank\d+\]:\s*)?[\w.]*(?:Error|Exception|Exit)\b")
"""How a line begins that says what was wrong; launchers print errors of their own behind it."""


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a run."""

    code: int | None
    """The command's exit code; None where it was ended at its time limit."""
    seconds: float
    lines: tuple[dict[str, Any], ...]
    """What the agents have said."""
    printed: tuple[str, ...]
    """The last lines."""

    @property
    def said(self) -> tuple[str, str]:
        """The first test that failed and what it said, as far as is known."""
        for line in self.lines:
            if "test" in line:
                return str(line["test"]), str(line["said"])[:MOST]
        errors = [line for line in self.printed if _ERROR.match(line)]
        worded = [line for line in self.printed if any(each.isalnum() for each in line)]
        said = errors[0] if errors else worded[-1] if worded else ""
        return "", said[:MOST]

    def has(self, word: str) -> bool:
        return any(word in line for line in self.lines)


@contextmanager
def place() -> Generator[Place]:
    """A folder for a campaign, and a process that clears up behind it."""
    found = Place(Path(tempfile.mkdtemp(prefix="shardproof-mutate-")))
    found.prepare()
    env = {name: value for name, value in os.environ.items() if name != VARIABLE}
    command = [sys.executable, "-I", keeper.__file__, found.mark, str(found.folder)]
    kept = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True, env=env,
    )  # fmt: skip
    try:
        yield found
    finally:
        kept.communicate()


def run(place: Place, name: str, order: Order, command: Sequence[str], limit: float | None) -> Ran:
    """Run the command under an order, for so many seconds at most."""
    order = replace(order, log=str(place.log(name)))
    path = place.order(name, order)
    printed = place.folder / f"{name}.out"
    began = time.monotonic()
    with printed.open("wb") as out:
        try:
            process = subprocess.Popen(
                list(command), stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT,
                start_new_session=True, env=place.environment(path, first=bool(order.site)),
            )  # fmt: skip
        except (OSError, ValueError) as wrong:
            why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
            message = f"{command[0]} cannot be started: {why}"
            help_ = "the command of your tests stands behind --, as in: -- pytest tests"
            raise InputErrors(InputError("MUTATE-COMMAND", message, help=help_)) from None
        try:
            code: int | None = process.wait(limit)
        except subprocess.TimeoutExpired:
            code = None
            kill_all(process.pid)
            process.wait()
        finally:
            # Workers may have left the group, and their parents.
            keeper.end_all(f"{VARIABLE}={path}")
    seconds = time.monotonic() - began
    found = Ran(code, seconds, tuple(lines_of(Path(order.log))), _last(printed))
    for each in (path, Path(order.log), printed):
        each.unlink(missing_ok=True)
    return found


def lines_of(log: Path) -> list[dict[str, Any]]:
    """What agents have written."""
    found: list[dict[str, Any]] = []
    if log.is_file():
        for line in log.read_text("utf-8", "replace").splitlines():
            # A process that was killed may leave half of one.
            with contextlib.suppress(ValueError):
                found.append(cast("dict[str, Any]", json.loads(line)))
    return found


def _last(printed: Path) -> tuple[str, ...]:
    with printed.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 2**16))
        text = file.read().decode("utf-8", "replace")
    return tuple(line.strip() for line in text.splitlines() if line.strip())
