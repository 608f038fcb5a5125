"""Real bugs of other people's engines, each as one small plan beside its fixed version."""

from __future__ import annotations

import json
import re
from typing import cast
from urllib.parse import urlsplit

import pytest

from shardproof.executor.run.verdict.search import counterexample
from shardproof.spec.law.judge import judge
from tests.cases.bug_files import BUGS, FIXED, HERE, SYNTHETIC, UNWRITTEN, Bug, bug
from tests.executor.run.cases import load
from tests.tiers import sampled

COLLECTION = HERE.parents[2] / "shared" / "cases" / "bugs.json"
ABSENT = "the collection of bugs is not here"
needs_collection = pytest.mark.skipif(not COLLECTION.is_file(), reason=ABSENT)

ROW = re.compile(r"\| ([A-Z]\d\d) \| (\S+) \| ([^|]+) \|")


def bugs(only: str = "") -> pytest.MarkDecorator:
    """All of them; or those that are shown by a `run`, or by a clause of the `law`."""
    every = [bug(file) for file in (*BUGS, *SYNTHETIC)]
    chosen = [each for each in every if not only or (each.codes == ["run"]) == (only == "run")]
    return pytest.mark.parametrize("each", chosen, ids=[each.file.stem for each in chosen])


def rows() -> list[tuple[str, str, str]]:
    """Id, address and reason of every bug that is not written."""
    lines = UNWRITTEN.read_text("utf-8").splitlines()
    table = [line for line in lines if line.startswith("|")][2:]
    found = [ROW.fullmatch(line) for line in table]
    assert None not in found, "a row is `| id | source | reason |`"
    return [(match[1], match[2], match[3]) for match in found if match]


def accounted() -> list[tuple[str, str]]:
    """Ids and addresses of all bugs, written or not."""
    written = [source for file in BUGS for source in bug(file).sources]
    return written + [(identity, address) for identity, address, _ in rows()]


@bugs()
def test_a_bug_says_where_it_is_from_and_what_happens(each: Bug) -> None:
    assert each.verdict.startswith("illegal: ")
    if each.file in SYNTHETIC:
        assert each.file.read_text("utf-8").splitlines()[1].startswith("# synthetic: ")
    else:
        assert each.sources[0][0] == each.file.stem.partition("-")[0]
    title = each.title
    assert title[0].isupper() or title[0] == "["
    assert title.endswith(".")
    assert len(each.story) > 1


@bugs("law")
def test_a_bug_breaks_the_clauses_that_it_names(each: Bug) -> None:
    found = judge(*load(each.file))
    assert [reason.clause.code for reason in found.reasons] == each.codes
    assert found.undecided == ()


@bugs()
def test_the_fixed_version_is_legal(each: Bug) -> None:
    assert bug(each.fixed).verdict == "legal"
    assert bug(each.fixed).sources == each.sources
    (broken, _), (model, plan) = load(each.file), load(each.fixed)
    assert model == broken
    found = judge(model, plan)
    assert [reason.message for reason in found.reasons] == []
    assert found.undecided == ()


@pytest.mark.parametrize(
    "each", sampled(map(bug, (*BUGS, *SYNTHETIC)), every=3), ids=lambda each: each.file.stem
)
def test_the_fixed_version_runs_right(each: Bug) -> None:
    assert str(counterexample(*load(each.fixed))) == "None"


def test_every_fixed_version_is_of_a_bug() -> None:
    assert sorted(file.name for file in FIXED.glob("*.yaml")) == [file.name for file in BUGS]


def test_every_source_is_an_address() -> None:
    for _, address in accounted():
        parts = urlsplit(address)
        assert parts.scheme == "https"
        assert parts.netloc
        assert len(parts.path) > 1


def test_no_bug_is_counted_twice() -> None:
    ids = [identity for identity, _ in accounted()]
    assert sorted(set(ids)) == sorted(ids)


@needs_collection
def test_every_bug_of_the_collection_is_written_or_has_a_reason() -> None:
    collection = cast("list[dict[str, str]]", json.loads(COLLECTION.read_text("utf-8")))
    assert dict(accounted()) == {entry["id"]: entry["url"] for entry in collection}
