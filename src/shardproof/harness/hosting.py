"""An executor in a process of its own, from outside: asked, waited for, and killed if need be."""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

from shardproof.harness.answers import Answer, Refused
from shardproof.harness.case import Case
from shardproof.harness.frames import Ended, Ends, Words, answer_of
from shardproof.harness.outcome import Crashed, Hung
from shardproof.harness.processes import descendants, kill_all, where
from shardproof.spec.errors import InputError, InputErrors

STARTING = 120.0
"""Seconds for an executor to be imported, and for its ranks to open."""


@dataclass(slots=True)
class Hosted:
    """An executor by its name; the process is started when it is first asked, and after a fault."""

    name: str
    time_limit: float = 60.0
    process: subprocess.Popen[bytes] | None = None
    ends: Ends | None = None
    log: Path = field(default_factory=Path)
    opened: set[int] = field(default_factory=set[int])
    answered: set[int] = field(default_factory=set[int])
    """Numbers of ranks whose workers have answered: the first answer waits for their start."""
    slowest: float = 0.0
    """Seconds of an answer that came."""
    hung: bool = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def supports(self, case: Case) -> str | None:
        """The reason why an executor does not support a case, or nothing."""
        head, _ = self._asked(case, {"ask": "supports", "case": case.text}, STARTING)
        said = head.get("said")
        return None if said is None else str(said)

    def run(self, case: Case) -> Answer:
        """Its answer; raises `Refused`, `Crashed` or `Hung`."""
        if case.ranks not in self.opened:
            self._asked(case, {"ask": "open", "ranks": case.ranks}, STARTING)
            self.opened.add(case.ranks)
        words = {"ask": "run", "case": case.text, "checkpoint": str(case.checkpoint)}
        began = time.monotonic()
        warm = case.ranks in self.answered
        head, content = self._asked(case, words, self.patience if warm else self.time_limit)
        self.answered.add(case.ranks)
        self.slowest = max(self.slowest, time.monotonic() - began)
        return answer_of(head, content)

    @property
    def patience(self) -> float:
        """Once an answer did not come, the same is not waited for as long, while it is shrunk."""
        return min(self.time_limit, max(2.0, 10 * self.slowest)) if self.hung else self.time_limit

    def close(self) -> None:
        """End the process and all that it has started."""
        process, ends = self.process, self.ends
        self.process = self.ends = None
        self.opened, self.answered = set(), set()
        if process is None or ends is None:
            return
        with contextlib.suppress(Ended):
            ends.send({"ask": "close"})
        os.close(ends.writes)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            pass
        finally:
            kill_all(process.pid)
            process.wait()
            os.close(ends.reads)
            self.log.unlink(missing_ok=True)

    def _asked(
        self, case: Case, words: Mapping[str, object], seconds: float
    ) -> tuple[Words, bytes]:
        if self.process is None:
            self._start()
        ends, process = self.ends, self.process
        if ends is None or process is None:
            raise InputErrors(InputError("EXECUTOR-START", f"{self.name} cannot be started"))
        try:
            ends.send(words)
            if not select.select([ends.reads], [], [], seconds)[0]:
                raise self._hung(case, seconds)
            head, content = ends.receive()
        except Ended:
            process.wait()
            lines = self._last_words()
            self.close()
            what = f"the executor ended by {ended(process.returncode)}"
            raise Crashed(case, what, lines) from None
        if "refused" in head:
            raise Refused(str(head["refused"]))
        if "crashed" in head:
            lines = {"said": str(head["crashed"]).rstrip(), **self._last_words()}
            self.close()
            raise Crashed(case, "the executor crashed", lines)
        return head, content

    def _hung(self, case: Case, seconds: float) -> Hung:
        """Who waits where, before all are killed."""
        process, self.hung = self.process, True
        if process is None:
            return Hung(case, f"no answer in {seconds:g} s", {})
        below = descendants(process.pid)
        waits = where([*below, process.pid], self.log)
        kill_all(process.pid, below)
        self.close()
        return Hung(case, f"no answer in {seconds:g} s", {"waits": waits})

    def _last_words(self) -> dict[str, str]:
        text = self.log.read_text("utf-8", "replace") if self.log.is_file() else ""
        lines = [line for line in text.splitlines() if line.strip()][-6:]
        return {"printed": "\n".join(lines)} if lines else {}

    def _start(self) -> None:
        (theirs, writes), (reads, answers) = os.pipe(), os.pipe()
        handle, name = tempfile.mkstemp(prefix="shardproof-", suffix=".log")
        self.log = Path(name)
        # By it a worker that hangs can be asked where it is; engines need not know.
        env = {**os.environ, "PYTHONFAULTHANDLER": "1"}
        command = [sys.executable, "-m", "shardproof.harness.host", self.name]
        self.process = subprocess.Popen(
            [*command, str(theirs), str(answers), json.dumps(sys.path)],
            pass_fds=(theirs, answers), start_new_session=True, env=env,
            stdin=subprocess.DEVNULL, stdout=handle, stderr=handle,
        )  # fmt: skip
        for end in (theirs, answers, handle):
            os.close(end)
        self.ends = Ends(reads, writes)
        head: Words = {}
        with contextlib.suppress(Ended):
            if select.select([reads], [], [], STARTING)[0]:
                head, _ = self.ends.receive()
        if not head:
            head = {"crashed": self._last_words().get("printed", "it says nothing")}
        if "crashed" in head:
            self.close()
            message = f"{self.name} cannot be used: {str(head['crashed']).strip()}"
            raise InputErrors(InputError("EXECUTOR-START", message))


def ended(code: int | None) -> str:
    return f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
