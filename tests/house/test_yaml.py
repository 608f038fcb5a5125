"""What the project shows as YAML is YAML to other tools: `tp: "?"`; a bare `?` is read as well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from shardproof import Model
from shardproof.proofs.open.lines import read_open
from shardproof.spec.source.read import read_text
from tests.house.sources import ROOT

BARE = re.compile(r"(?<=\w): \?(?=[\s,}\]`]|$)", re.MULTILINE)
SPOKEN_OF = {"docs/decisions/0060-open-plans.md", "tests/house/test_yaml.py"}
"""Where the form that others refuse is the subject."""
FOLDERS = ("docs", "examples", "reports", "spec", "executor", "proofs", "src/shardproof")


def shown() -> Iterator[Path]:
    """What a user may read: pages, examples, and every text of the program."""
    yield from (ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md"))
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".md", ".yaml", ".py") and not path.is_symlink():
                yield path


def strictly(text: str) -> object:
    reader = YAML(typ="safe", pure=True)
    return reader.load(text)  # pyright: ignore[reportUnknownMemberType]


def test_a_strict_reader_refuses_a_bare_question_mark() -> None:
    for text in ("tp: ?\n", "ffn: {width: ?}\n", "decode:\n  tp: ?\npp: 1\n"):
        with pytest.raises(YAMLError):
            strictly(text)


def test_both_mean_the_same_and_the_quoted_one_is_told() -> None:
    model = Model.from_config(str(ROOT / "examples" / "models" / "gpt2.json"))
    plans = [read_open(read_text(f"devices: 2\ntp: {q}\n", "a"), model) for q in ("?", "'?'")]
    assert [plan.lines["tp"].text for plan in plans] == ['tp: "?"', 'tp: "?"']
    assert plans[0].lines == plans[1].lines


@pytest.mark.parametrize("path", sorted(ROOT.glob("examples/plans/*.yaml")), ids=lambda p: p.stem)
def test_an_example_is_yaml(path: Path) -> None:
    assert isinstance(strictly(path.read_text("utf-8")), dict)


def test_nothing_that_is_shown_has_a_bare_one() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in shown()
        if path.relative_to(ROOT).as_posix() not in SPOKEN_OF
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if BARE.search(line) and "spec/source" not in path.as_posix()
    ]
    assert wrong == []
