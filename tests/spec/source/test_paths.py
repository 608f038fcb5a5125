"""Paths are written as `pathlib` writes them."""

from __future__ import annotations

from pathlib import Path, PurePath

from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.source.paths import beside, folder_of, name_of, stem_of

PATHS = st.lists(st.sampled_from(["a", "b.json", ".", "..", "", "/", "a.", ".x"]), max_size=5).map(
    "/".join
) | st.text("a./", max_size=8)


@given(PATHS, PATHS)
def test_paths_are_those_of_pathlib(path: str, name: str) -> None:
    assert beside(path, name) == str(Path(path).parent / name)
    assert folder_of(path) == str(Path(path).parent)
    assert name_of(path) == PurePath(path).name
    assert stem_of(path) == PurePath(path).stem
