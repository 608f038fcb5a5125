"""What came of the cases of a test, a line each, so that a run that was killed goes on.

The seed stands in the first line. A run that goes on draws the same cases again, and asks only what
has no line; every case counts once, however often it is drawn.
"""

from __future__ import annotations

import os
import re
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from shardproof.harness.case import Case
from shardproof.harness.outcome import Outcome
from shardproof.texts.journal import Form, Lines, opened

FOLDER = "SHARDPROOF_JOURNAL"
FORM = Form("shardproof_cases", 1, "CASES-JOURNAL", "journal", "a fuzzed executor's test")


@dataclass(slots=True)
class Kept:
    """A journal of one test, or none that is kept anywhere."""

    lines: Lines | None = None
    done: dict[str, list[Outcome]] = field(default_factory=dict[str, list[Outcome]])
    """By what was drawn, before its weights were chosen."""
    rounds: dict[int, int] = field(default_factory=dict[int, int])
    """By number, as long as which nothing is left to be asked."""
    seconds: float = 0.0
    """That earlier runs have taken."""

    def __contains__(self, drawn: Case) -> bool:
        return bool(self.done) and drawn.digest in self.done

    def add(self, drawn: str, outcomes: list[Outcome], seconds: float) -> None:
        if self.lines is not None:
            self.done[drawn] = outcomes
            said = [asdict(each) for each in outcomes]
            self.lines.add({"case": drawn, "outcomes": said, "seconds": round(seconds, 3)})

    def round_done(self, number: int, most: int) -> None:
        if self.lines is not None:
            self.rounds[number] = most
            self.lines.add({"round": number, "most": most})


def file_of(given: str | None, test: str) -> str | None:
    """The journal that is named, or a test's own in the folder that the environment names."""
    if given is not None or not os.environ.get(FOLDER):
        return given
    folder = Path(os.environ[FOLDER])
    folder.mkdir(parents=True, exist_ok=True)
    digest = sha256(test.encode()).hexdigest()[:8]
    return str(folder / f"{re.sub(r'[^A-Za-z0-9_]+', '-', test)[-60:]}-{digest}.jsonl")


def code_of(name: str) -> str:
    """A digest of the file that a name leads to: what it does may be another by now."""
    file = Path(name.partition(":")[0])
    if file.suffix != ".py" or not file.is_file():
        return ""
    return sha256(file.read_bytes()).hexdigest()


@contextmanager
def kept(path: str | None, asked: dict[str, Any], seed: int) -> Generator[tuple[Kept, int]]:
    """The journal of what is asked, and the seed that it was begun with."""
    if path is None:
        yield Kept(), seed
        return
    with opened(path, FORM, lambda: {"seed": seed, **asked}) as lines:
        for name, value in asked.items():
            if lines.head.get(name) != value:
                what = f"it was begun with another {name}: {lines.head.get(name)}"
                raise FORM.refused(path, what, "name another file")
        yield _read(lines), int(lines.head["seed"])


def _read(lines: Lines) -> Kept:
    found = Kept(lines)
    for at, each in enumerate(lines.done):
        try:
            if "round" in each:
                found.rounds[int(each["round"])] = int(each["most"])
            else:
                found.done[str(each["case"])] = [Outcome(**one) for one in each["outcomes"]]
                found.seconds += float(each["seconds"])
        except (ValueError, TypeError, LookupError):
            raise lines.no_line(at) from None
    return found
