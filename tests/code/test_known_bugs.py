"""Bugs that verifiers of distributed training report, as code: seen, and their line named."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import pytest

from shardproof import check

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]
"""What PyTorch says of itself."""

pytest.importorskip("torch", reason="outside the lock: pip install torch")
bugs: Any = import_module("tests.code.programs.known_bugs")
FOUND = 0.9


def marked(function: Any) -> set[int]:
    """The line that is wrong, and the first that uses what it makes."""
    lines, first = inspect.getsourcelines(function)
    found = {
        first + at for at, line in enumerate(lines) if line.rstrip().endswith(("# wrong", "# uses"))
    }
    assert found
    return found


def test_each_is_seen_and_the_line_is_named_of_nine_in_ten() -> None:
    missed: list[str] = []
    for name, (main, reference, arguments) in bugs.BUGS.items():
        verdict = check(main, *arguments, ranks=4, reference=reference)
        assert verdict.word == "differs", (name, verdict.word, verdict.reason)
        assert verdict.difference is not None
        assert verdict.difference.floats is not None, name
        named = [each.site.line for each in verdict.blamed]
        if not marked(main) & set(named):
            missed.append(f"{name}: {named}, not {sorted(marked(main))}")
    share = 1 - len(missed) / len(bugs.BUGS)
    print(f"the line is named of {share:.0%} of {len(bugs.BUGS)} known bugs")  # noqa: T201  (shown by -rP)
    assert share >= FOUND, missed
