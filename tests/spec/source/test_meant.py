"""Names that other tools would have looked up."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.spec.errors import InputErrors
from shardproof.spec.source.meant import meant
from shardproof.spec.source.read import read_file


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("meta-llama/Llama-3.1-70B", "on a hub"),
        ("plans/deepseek-ai/DeepSeek-V3", "on a hub"),
        ("~/models/config.json", "`~` is not opened out"),
        ("plans/~/models/config.json", "`~` is not opened out"),
        ("https:/example.org/config.json", "nothing is fetched"),
    ],
)
def test_it_is_told(name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told in (meant(name) or "")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputErrors) as caught:
        read_file(name)
    assert told in caught.value.errors[0].help


@pytest.mark.parametrize("name", ["no.json", "models/no.json", "../models/no.yaml", "/a/b/c.json"])
def test_a_plain_path_is_a_path(name: str) -> None:
    assert meant(name) is None
