"""Paths are written as `pathlib` writes them, and a file beside another by the short way."""

from __future__ import annotations

import os
from pathlib import Path, PurePath

from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.source.paths import beside, folder_of, name_of, stem_of

PATHS = st.lists(st.sampled_from(["a", "b.json", ".", "..", "", "/", "a.", ".x"]), max_size=5).map(
    "/".join
) | st.text("a./", max_size=8)


@given(PATHS)
def test_paths_are_those_of_pathlib(path: str) -> None:
    assert folder_of(path) == str(Path(path).parent)
    assert name_of(path) == PurePath(path).name
    assert stem_of(path) == PurePath(path).stem


@given(PATHS, PATHS)
def test_a_file_beside_another_is_the_one_that_pathlib_finds(path: str, name: str) -> None:
    found, plain = beside(path, name), str(Path(path).parent / name)
    assert os.path.normpath(found) == os.path.normpath(plain)
    assert len(found) <= len(plain)
    if ".." not in name:
        assert found == plain


def test_the_way_up_is_not_told_where_it_is_plain() -> None:
    assert beside("examples/plans/a.yaml", "../models/x.json") == "examples/models/x.json"
    assert beside("plans/a.yaml", "../../x.json") == "../x.json"
    assert beside("a.yaml", "../x.json") == "../x.json"
    assert beside("../plans/a.yaml", "../../x.json") == "../../x.json"


def test_the_way_up_from_a_link_is_told(tmp_path: Path) -> None:
    (tmp_path / "far" / "plans").mkdir(parents=True)
    (tmp_path / "plans").symlink_to(tmp_path / "far" / "plans")
    named = beside(f"{tmp_path}/plans/a.yaml", "../x.json")
    assert named == f"{tmp_path}/plans/../x.json"
    (tmp_path / "far" / "x.json").write_text("{}")
    assert Path(named).read_text() == "{}"
