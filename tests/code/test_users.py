"""Ten programs as users write them, right and with two mistakes each; `make agree-executors`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shardproof import check, check_code
from shardproof.code.verdict import CodeVerdict

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]
"""What PyTorch says of itself."""

pytest.importorskip("torch", reason="outside the lock: pip install torch")
pytest.importorskip("jax", reason="outside the lock: pip install jax")
users: Any = import_module("tests.code.programs.users")
NAMES = [*users.JAX, *users.TORCH]
LINES = Path(str(users.__file__)).read_text("utf-8").splitlines()
LEAST_NAMED = 19
"""Of twenty mistakes."""


def verdict(name: str, wrong: int) -> CodeVerdict:
    make = {**users.JAX, **users.TORCH}[name]
    sharded, reference, arguments = make(wrong)
    if name in users.JAX:
        return check_code(sharded, reference, *arguments)
    if wrong and reference is None:
        reference = make(0)[0]
    return check(sharded, *arguments, ranks=4, reference=reference)


@pytest.mark.parametrize("name", NAMES)
def test_as_it_should_be_it_is_equal(name: str) -> None:
    found = verdict(name, 0)
    assert found.word == "equal", found.reason


def test_each_mistake_is_seen_and_its_line_is_named() -> None:
    """The line itself, or the first that uses what it makes."""
    named = 0
    for name in NAMES:
        for wrong in (1, 2):
            found = verdict(name, wrong)
            assert found.word == ("cannot run" if (name, wrong) == ("2", 1) else "differs")
            marks = (f"# bug {name}.{wrong}", f"# uses {name}.{wrong}")
            lines = {at for at, text in enumerate(LINES, 1) if text.endswith(marks)}
            site = [found.site.line] if found.site is not None else []
            named += bool(lines & {*(each.site.line for each in found.blamed), *site})
    print(f"the line is named of {named} of 20 mistakes")  # noqa: T201  (shown by -rP)
    assert named >= LEAST_NAMED
