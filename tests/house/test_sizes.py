"""The command that measures the house counts what it says."""

from __future__ import annotations

from pathlib import Path

from tests.house.sizes import FIVE, clause_files, production, reached
from tests.house.sources import ROOT


def test_a_file_reaches_what_it_imports_and_what_that_imports(tmp_path: Path) -> None:
    files = {
        "spec/a.py": "from shardproof.spec.b import x\n",
        "spec/b.py": "def f():\n    import shardproof.api\n",
        "spec/c.py": "import shardproof.spec.a\n",
        "spec/compiled.py": "",
        "src/shardproof/api.py": "import json\n",
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    found = {each.relative_to(tmp_path).as_posix() for each in production(tmp_path)}
    assert found == {*files} - {"spec/compiled.py"}
    assert {each.name for each in reached(tmp_path, tmp_path / "spec" / "a.py")} == {
        "a.py", "b.py", "api.py",
    }  # fmt: skip


def test_the_five_clauses_are_of_the_law() -> None:
    assert [code for code, _ in clause_files(ROOT)] == [*FIVE]
