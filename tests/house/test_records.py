"""What every command loads makes its classes without compiling code (`spec/record.py`)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.house.sources import ROOT

LEFT = ("src/shardproof/certificate/checker.py",)
"""The checker stands alone."""
LOADS = """\
import sys
from shardproof.__main__ import main
main(["check", "examples/plans/llama-3.1-70b-tp8.yaml"])
for name, module in sorted(sys.modules.items()):
    if name.startswith("shardproof."):
        print("@", module.__file__)
"""
COMPILED = re.compile(r"^from dataclasses import (?=.*\bdataclass\b)", re.MULTILINE)


def test_a_check_loads_no_class_that_is_compiled() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADS], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = [line[2:] for line in done.stdout.splitlines() if line.startswith("@ ")]
    files = {Path(line).resolve() for line in lines} - {ROOT / "spec" / "record.py"}
    assert len(files) > 50
    found = [
        file.relative_to(ROOT).as_posix()
        for file in sorted(files)
        if COMPILED.search(file.read_text("utf-8"))
    ]
    right = "write `from shardproof.spec.record import dataclass`"
    assert [each for each in found if not each.startswith(LEFT)] == [], right
