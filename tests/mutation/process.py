"""A process that is told in JSON what to do with one mistake, and tells in JSON what came of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


class Failed(Exception):
    """The process ended without an answer; says its last line."""


def answer_of(module: str, order: Mapping[str, Any], patience: float) -> Any:  # noqa: ANN401
    """What a module of the tests says, run in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", module],
        input=json.dumps(order),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        timeout=patience,
        check=False,
    )
    if done.returncode:
        raise Failed((done.stderr.strip().splitlines() or ["no word"])[-1])
    return json.loads(done.stdout)
