"""No published file can be changed by hand unnoticed."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from tests.digests import FOLDER, NAME, changed, digests, publish

REMADE = {
    "agreement.md": "site/test_site.py",
    "bugs.md": "cases/test_publish_bugs.py",
    "coverage.json": "reports/test_coverage.py",
    "coverage.md": "reports/test_coverage.py",
    "decider_mutants.md": "mutation/deciders/test_deciders.py",
    "engines.md": "spec/dialects/profiles/test_cases.py",
    "site.json": "site/test_site.py",
    "questions.json": "proofs/theorems/test_proofs.py",
    "spec_mutation.md": "spec/mutation/test_mutation.py",
    "theorems.md": "reports/test_theorems.py",
}
"""Files that a test makes again in full, and by default; those of mutation from their data."""


def test_files_are_as_they_were_written() -> None:
    assert changed() == [], "make these again by their command; none is edited by hand"


def test_every_file_is_guarded_in_one_way() -> None:
    files = {file.name for file in FOLDER.iterdir()} - {NAME}
    assert files == REMADE.keys() | digests().keys()
    assert not REMADE.keys() & digests().keys()
    assert all((Path(__file__).parents[1] / test).is_file() for test in REMADE.values())


@pytest.mark.parametrize("name", sorted(digests()))
def test_a_change_is_noticed(name: str, tmp_path: Path) -> None:
    folder = copytree(FOLDER, tmp_path / "published")
    text = (folder / name).read_text("utf-8")
    (folder / name).write_text(text.replace("e", "a", 1), "utf-8")
    assert changed(folder) == [name]
    publish(folder / name, text)
    assert changed(folder) == []
    assert (folder / NAME).read_bytes() == (FOLDER / NAME).read_bytes()
    (folder / name).unlink()
    assert changed(folder) == [name]


def test_a_table_elsewhere_has_no_digest(tmp_path: Path) -> None:
    publish(tmp_path / "table.md", "one\n")
    assert [file.name for file in tmp_path.iterdir()] == ["table.md"]
