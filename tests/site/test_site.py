"""The site is what was published when it was last written, and leads nowhere that is not there."""

from __future__ import annotations

import json
import re
from collections import Counter
from hashlib import sha256

import pytest

from tests.site.__main__ import DIGESTS, made
from tests.site.agreement import FILE, agreement_page
from tests.site.headlines import PUBLISHED, ROOT, agreement, headlines, in_readme, rows_of
from tests.site.pages import table_page
from tests.site.verdicts import SHOWN


@pytest.fixture(scope="module")
def site() -> dict[str, bytes]:
    return dict(made())


def test_it_is_as_it_was_written(site: dict[str, bytes]) -> None:
    found = {name: sha256(content).hexdigest() for name, content in site.items()}
    said = json.loads(DIGESTS.read_bytes())
    assert [
        name for name in found.keys() | said.keys() if found.get(name) != said.get(name)
    ] == [], "`make site` writes it again"


def test_every_link_leads_to_a_page_of_it_or_out(site: dict[str, bytes]) -> None:
    for name, content in site.items():
        if not name.endswith(".html"):
            continue
        text = content.decode()
        ids = set(re.findall(r'id="([^"]+)"', text))
        for to in re.findall(r'<a [^>]*?href="([^"]*)"', text):
            if to.startswith("#"):
                assert to[1:] in ids, (name, to)
            elif not to.startswith(("https://", "data:")):
                assert to in site, (name, to)


def test_nothing_is_loaded_from_elsewhere(site: dict[str, bytes]) -> None:
    for name, content in site.items():
        if name.endswith(".html"):
            assert not re.search(
                rb"<(?:img|script|link|iframe)[^>]+(?:src|href)=.https?:", content
            ), name


def test_both_verdicts_are_there(site: dict[str, bytes]) -> None:
    words = re.findall(r'class="word (\w+)"', site["index.html"].decode())
    assert len(words) == len(SHOWN)
    assert set(Counter(words)) == {"legal", "illegal"}


def test_a_change_of_a_table_is_a_change_of_its_page() -> None:
    table = "# Bugs\n\n| bug |\n|---|\n| a <b>bold</b> one, [here](bugs.md), [there](../x.md) |\n"
    page = table_page("bugs", table)
    assert "&lt;b&gt;bold" in page
    assert '<a href="bugs.html">here</a>' in page
    assert "../x.md" not in page
    assert page != table_page("bugs", table.replace("here", "elsewhere"))
    assert rows_of(table) == 1


def test_the_readme_has_the_headlines() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert in_readme(readme) == readme, "`make site` writes them again"
    told = [*headlines()]
    assert len(told) == 11
    for each in told:
        assert f"| {each.number} | [{each.says}](reports/published/{each.file}) |" in readme


def test_the_counts_of_the_campaign_are_its_own() -> None:
    page = FILE.read_text("utf-8")
    assert agreement_page() == page, "`make site` writes it again"
    found = json.loads((PUBLISHED / "agreement.json").read_text("utf-8"))
    for name, each in found["modules"].items():
        assert f"| {name} | {each['plans']:,} | {each['legal']:,} |" in page


def test_of_a_campaign_it_is_told_whether_the_code_is_still_the_same() -> None:
    part = {"plans": 1_000, "claimed_wrong": 1, "unclaimed": 2, "unknown": 0}
    found = {"code": "a", "modules": {"ffn": part, "moe": {**part, "unknown": 3}}}
    same, other = agreement(found, "a"), agreement(found, "b")
    assert same.number == "2,000"
    assert "9 on which they part" in same.says
    assert same.says.endswith("by the code as it stands")
    assert other.says.endswith("before the code's last changes")
