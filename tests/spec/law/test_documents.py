"""Every line of the five documents is accounted for, in our own words, and agrees with the law."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from shardproof.reports import coverage
from shardproof.spec.errors import InputErrors
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.documents import DOCUMENTS, check
from shardproof.spec.law.documents.line import FATES, MEANINGS, Document, Line, digest
from shardproof.spec.law.documents.theorems import THEOREMS
from shardproof.spec.plan.read import plan_of

ROOT = Path(__file__).parents[3]
RECORDS = ROOT / "docs" / "decisions"
GIVEN = os.environ.get("SHARDPROOF_DOCUMENTS")
FOLDER = Path(GIVEN) if GIVEN else ROOT.parent / "shared" / "documents"
# A folder that was named and is not there is a mistake; only the unnamed one may be absent.
ABSENT = "the five documents are not here; SHARDPROOF_DOCUMENTS names their folder"
needs_documents = pytest.mark.skipif(not GIVEN and not FOLDER.is_dir(), reason=ABSENT)

LONGEST_ECHO = 7
"""So many words in a row of a document are a copy; a shorter line counts from six words."""

TEXT = "# Title\n\n---\n\nOne rule.\n```\nY = X\n```\n  - Another.  "
ENTRIES = Document(
    "moe.md",
    (
        Line(1, digest("# Title"), "structure", "title"),
        Line(5, digest("One rule."), "clause", "Because.", ("MOE-INDEX",)),
        Line(7, digest("Y = X"), "definition", "A map."),
        Line(9, digest("- Another."), "note", "Said."),
    ),
)


def text_of(document: Document) -> str:
    return (FOLDER / document.name).read_text("utf-8")


def without(document: Document, number: int) -> Document:
    return replace(document, lines=tuple(e for e in document.lines if e.number != number))


def words(text: str) -> str:
    """A text as its words alone, a space on either side of each."""
    return " " + " ".join(re.findall(r"[a-z0-9]+", text.lower())) + " "


def echoes(theirs: str, ours: str) -> list[str]:
    """Runs of words of a document's lines of more than five words that our text repeats."""
    mine, found = words(ours), list[str]()
    for line in check.content(theirs).values():
        each = words(line).split()
        if len(each) > 5:
            n = min(len(each), LONGEST_ECHO)
            runs = (" ".join(each[i : i + n]) for i in range(len(each) - n + 1))
            found += [run for run in runs if f" {run} " in mine]
    return found


class TestTheDocuments:
    """The texts themselves, where they are at hand."""

    @needs_documents
    @pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.name)
    def test_every_line_has_one_entry_bound_to_its_words(self, document: Document) -> None:
        assert check.content(text_of(document))
        assert check.against_text(document, text_of(document)) == []

    @needs_documents
    def test_no_document_is_without_a_table(self) -> None:
        assert {file.name for file in FOLDER.glob("*.md")} == {each.name for each in DOCUMENTS}

    @needs_documents
    @pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.name)
    def test_every_entry_is_needed(self, document: Document) -> None:
        """Take any one away, and its line is missed."""
        text = text_of(document)
        for entry in document.lines:
            (fault,) = check.against_text(without(document, entry.number), text)
            assert fault.startswith(f"{document.name}:{entry.number}: no entry")

    @needs_documents
    @pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.name)
    def test_every_change_is_noticed(self, document: Document) -> None:
        lines = text_of(document).splitlines()
        for entry in document.lines:
            changed = [*lines]
            changed[entry.number - 1] += " not"
            (fault,) = check.against_text(document, "\n".join(changed))
            assert fault.startswith(f"{document.name}:{entry.number}: the line changed")

    @needs_documents
    @pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.name)
    def test_nothing_of_ours_is_copied_from_theirs(self, document: Document) -> None:
        ours = [line.why for each in DOCUMENTS for line in each.lines]
        ours += [text for clause in LAW for text in (clause.sentence, clause.say)]
        ours += THEOREMS.values()
        ours += [file.read_text("utf-8") for file in sorted(RECORDS.glob("*.md"))]
        ours += [coverage.markdown()]
        assert echoes(text_of(document), "\n".join(ours)) == []


class TestTheLaw:
    """The table and the clauses name each other."""

    def test_clauses_and_lines_agree_both_ways(self) -> None:
        assert check.against_law(DOCUMENTS, LAW) == []

    def test_theorems_and_lines_agree_both_ways(self) -> None:
        assert check.against_theorems(DOCUMENTS, THEOREMS) == []

    @pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.name)
    def test_every_entry_says_what_its_fate_asks_for(self, document: Document) -> None:
        assert check.against_fates(document) == []

    def test_every_record_that_is_named_exists(self) -> None:
        named = {line.record for each in DOCUMENTS for line in each.lines} - {None}
        written = {int(file.name[:4]) for file in RECORDS.glob("[0-9]*.md")}
        assert named
        assert named - written == set()

    def test_every_fate_has_a_meaning(self) -> None:
        assert tuple(MEANINGS) == FATES

    @pytest.mark.parametrize("section", ["embedding", "lm_head"])
    def test_experts_outside_moe_are_an_input_error(self, section: str) -> None:
        """The one line with that fate: a plan has no words for it."""
        with pytest.raises(InputErrors, match="experts"):
            plan_of({section: {"experts": "even"}})

    def test_the_table_of_skips_names_this_one(self) -> None:
        assert ABSENT in (ROOT / "tests" / "README.md").read_text("utf-8")


class TestTheChecks:
    """Each check rejects what it is there to reject."""

    def test_rules_fences_and_blanks_say_nothing(self) -> None:
        lines = {1: "# Title", 5: "One rule.", 7: "Y = X", 9: "- Another."}
        assert check.content(TEXT) == lines
        assert check.against_text(ENTRIES, TEXT) == []

    def test_a_line_without_entry(self) -> None:
        (fault,) = check.against_text(without(ENTRIES, 5), TEXT)
        assert fault == f"moe.md:5: no entry; its digest is {digest('One rule.')}"

    def test_a_changed_line(self) -> None:
        (fault,) = check.against_text(ENTRIES, TEXT.replace("One", "No"))
        assert fault.startswith("moe.md:5: the line changed since its entry")

    def test_a_moved_line(self) -> None:
        assert len(check.against_text(ENTRIES, "\n" + TEXT)) == 8

    @pytest.mark.parametrize("number", [0, 2, 3, 6, 10])
    def test_an_entry_without_a_line(self, number: int) -> None:
        more = replace(ENTRIES, lines=(*ENTRIES.lines, Line(number, "0" * 12, "note", "Said.")))
        (fault,) = check.against_text(more, TEXT)
        assert fault == f"moe.md:{number}: an entry, where the document says nothing"

    def test_two_entries_for_a_line(self) -> None:
        twice = replace(ENTRIES, lines=(*ENTRIES.lines, ENTRIES.lines[1]))
        assert check.against_text(twice, TEXT) == ["moe.md:5: 2 entries"]

    def test_a_clause_that_no_line_names(self) -> None:
        clause = replace(LAW[0], code="X", documents=("moe.md:1-5", "moe.md:9"))
        document = replace(ENTRIES, lines=(replace(ENTRIES.lines[1], codes=("X",)),))
        assert check.against_law([document], [clause]) == ["X: no line of moe.md:9 names it"]

    def test_a_line_whose_clause_does_not_know_it(self) -> None:
        clause = replace(LAW[0], code="MOE-INDEX", documents=())
        fault = "moe.md:5: MOE-INDEX does not rest on this line"
        assert check.against_law([ENTRIES], [clause]) == [fault]

    def test_a_line_whose_clause_does_not_exist(self) -> None:
        assert check.against_law([ENTRIES], []) == ["moe.md:5: there is no clause MOE-INDEX"]

    def test_theorems_without_line_and_lines_without_theorem(self) -> None:
        line = replace(ENTRIES.lines[2], theorems=("two",))
        faults = check.against_theorems([Document("moe.md", (line,))], {"one": "One."})
        assert faults == ["moe.md:7: there is no theorem two", "one: no line rests on it"]

    @pytest.mark.parametrize(
        ("line", "fault"),
        [
            (Line(1, "", "clause", "Why."), "a clause without a code"),
            (Line(1, "", "theorem", "Why.", ("A",)), "a theorem without a name"),
            (Line(1, "", "note", "Why.", ("A",)), "nothing rests on a line of fate 'note'"),
            (Line(1, "", "structure", ""), "no reason"),
        ],
    )
    def test_an_entry_at_odds_with_its_fate(self, line: Line, fault: str) -> None:
        assert check.against_fates(Document("moe.md", (line,))) == [f"moe.md:1: {fault}"]

    @pytest.mark.parametrize(
        ("theirs", "ours", "copied"),
        [
            ("- one **two** three four five six", "x One, two three four\nfive six y", True),
            ("one two three four five six", "one two three four five", False),
            ("one two three four five", "one two three four five", False),
            ("a b c d e f g h i", "z b c d e f g h z", True),
            ("a b c d e f g h i", "z b c d e f g z", False),
        ],
    )
    def test_a_copy_is_seen(self, theirs: str, ours: str, *, copied: bool) -> None:
        assert bool(echoes(theirs, ours)) == copied
