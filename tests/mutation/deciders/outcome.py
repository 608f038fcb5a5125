"""What becomes of a mistake: who notices it by which case, or why nobody can."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile

from tests.mutation.deciders.cases import Answer, Order
from tests.mutation.deciders.changes import ROOT, Mistake
from tests.mutation.deciders.rooms import room_of
from tests.mutation.importing import VARIABLE
from tests.mutation.process import Failed, answer_of
from tests.mutation.reasons import reasons_in

REASONS = Path(__file__).parent / "equivalent.yaml"
PATIENCE = 600
"""Seconds after which a process does not end."""
Words = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Exactly one of `by` and `same` is not empty, but of a mistake that is left open."""

    by: str = ""
    """The case that is decided otherwise."""
    said: str = ""
    """By whom, and what."""
    same: str = ""
    """Why no plan is."""

    @property
    def column(self) -> str:
        return "noticed" if self.by else "reason" if self.same else "open"


@cache
def reasons() -> dict[str, str]:
    """By mistake, why it is none; written by hand."""
    return reasons_in(REASONS)


def as_it_stands(deciders: Sequence[str], names: Sequence[str]) -> Words:
    """What deciders say without a mistake."""
    return _asked(None, deciders, names, {})["words"]


def outcome(mistake: Mistake, names: Sequence[str], words: Words) -> Outcome:
    deciders = room_of(mistake).deciders
    try:
        found = _asked(mistake, deciders, names, words)
    except subprocess.TimeoutExpired:
        return Outcome(by="the first cases", said="does not end")
    if found["by"]:
        word = found["words"][found["decider"]][found["by"]]
        return Outcome(found["by"], f"{found['decider']}: {word}")
    if not found["used"]:
        raise ValueError(f"{mistake.module} is not imported by any decider")
    if why := reasons().get(mistake.name):
        return Outcome(same=why)
    if test := failing(mistake, room_of(mistake).tests):
        if failing(None, [test]):
            raise ValueError(f"{test} fails on the code as it stands")
        return Outcome(test, "fails")
    return Outcome()


def failing(mistake: Mistake | None, tests: Sequence[str]) -> str:
    """The first test to fail with a mistake, or without one; empty where none does."""
    order = [mistake.module, mistake.changed()] if mistake else ["", ""]
    plugins = ["-p", "tests.mutation.deciders.plugin", "-p", "no:cacheprovider"]
    with NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(order, file)
        file.flush()
        environment = {
            **os.environ,
            "OPENBLAS_NUM_THREADS": "1",
            # pytest would read all modules of a package that brings a plugin from their files.
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            VARIABLE: file.name,
        }
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-rf", "--no-header", *plugins, *tests],
            capture_output=True,
            text=True,
            cwd=ROOT,
            env=environment,
            timeout=PATIENCE,
            check=False,
        )
    lines = done.stdout.splitlines()
    told = [line.partition(" ")[2] for line in lines if line.startswith(("FAILED ", "ERROR "))]
    # By its function: what a test is given may be written with blanks.
    failed = [re.split(r"\[| - ", line)[0] for line in told]
    if done.returncode not in (0, 1) and not failed:
        raise ValueError(f"{' '.join(tests)} did not run:\n{done.stdout[-500:]}")
    return failed[0] if failed else ""


def _asked(
    mistake: Mistake | None, deciders: Sequence[str], names: Sequence[str], words: Words
) -> Answer:
    module, text = (mistake.module, mistake.changed()) if mistake else ("", "")
    order: Order = {
        "module": module, "text": text, "deciders": deciders, "names": names, "words": words
    }  # fmt: skip
    try:
        return answer_of("tests.mutation.deciders.cases", order, PATIENCE)
    except Failed as why:
        return {"words": {"import": {"import": str(why)}}, "by": "import", "decider": "import",
                "used": True}  # fmt: skip
