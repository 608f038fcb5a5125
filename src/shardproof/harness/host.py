"""The process that an executor lives in: `python -m shardproof.harness.host NAME READS WRITES`."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from shardproof.harness.answers import Answer, NoAnswer, Refused, reason_of
from shardproof.harness.calls import theirs
from shardproof.harness.case import Case
from shardproof.harness.frames import Ended, Ends, Words, answer_words
from shardproof.harness.naming import named
from shardproof.harness.outcome import Misuse
from shardproof.harness.reading import case_of_node
from shardproof.spec.errors import InputErrors
from shardproof.spec.source.read import read_text

MOST_OPEN = 3
"""Executors that stay open, one for each number of ranks."""


@dataclass(slots=True)
class Host:
    make: Callable[[], Any]
    plain: Any
    """One that is asked what it supports, and never opened."""
    opened: dict[int, Any] = field(default_factory=dict[int, Any])

    def at(self, ranks: int) -> Any:
        """The executor of so many ranks, opened if it is not."""
        if ranks not in self.opened:
            while len(self.opened) >= MOST_OPEN:
                self.opened.pop(next(iter(self.opened))).close()
            executor = self.make()
            executor.open(ranks)
            self.opened[ranks] = executor
        return self.opened[ranks]

    def close(self) -> None:
        for executor in self.opened.values():
            executor.close()
        self.opened.clear()

    def answered(self, words: Words) -> tuple[Words, bytes]:
        match words["ask"]:
            case "supports":
                return {"said": reason_of(self.plain.supports(case_from(words)))}, b""
            case "open":
                self.at(int(words["ranks"]))
                return {}, b""
            case "run":
                case = case_from(words)
                answer = self.at(case.ranks).run(case)
                found = answer if isinstance(answer, Answer) else Answer.logits(answer)
                return answer_words(found)
            case other:
                raise ValueError(f"nobody asks {other}")


def case_from(words: Words) -> Case:
    """The case of a message, with the checkpoint that is there already."""
    case = case_of_node(read_text(str(words["case"]), "case.json"))
    if words.get("checkpoint"):
        case.__dict__["checkpoint"] = Path(str(words["checkpoint"]))
    return case


def crash(error: Exception) -> str:
    """What somebody's code has raised, with its last calls; or what we say of an answer."""
    if isinstance(error, (Misuse, NoAnswer)):
        return str(error)
    calls = theirs(error, expected=False)
    return "".join(traceback.format_exception(type(error), error, calls, limit=-4))


def die_with(parent: int) -> None:
    """End with all workers when the harness is gone, however it went."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.killpg(0, signal.SIGKILL)


def main(spec: str, reads: int, writes: int, path: str) -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.path[:] = [*cast("list[str]", json.loads(path)), *sys.path]
    threading.Thread(target=die_with, args=(os.getppid(),), daemon=True).start()
    for end in (reads, writes):
        os.set_inheritable(end, False)
    ends = Ends(reads, writes)
    try:
        found = named(spec)
        make = cast("Callable[[], Any]", found if callable(found) else lambda: found)
        host = Host(make, make())
    except InputErrors as wrong:
        ends.send({"crashed": wrong.errors[0].message})
        return
    except Exception as error:  # noqa: BLE001  (whatever somebody else's code does)
        ends.send({"crashed": crash(error)})
        return
    ends.send({"ready": True})
    while True:
        try:
            words, _ = ends.receive()
        except Ended:
            break
        if words["ask"] == "close":
            break
        try:
            head, content = host.answered(words)
        except Refused as said:
            head, content = {"refused": str(said) or "no reason"}, b""
        except Exception as error:  # noqa: BLE001
            head, content = {"crashed": crash(error)}, b""
        ends.send(head, content)
    host.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
