"""A mistake in layout, lowering, engine or checker is noticed: all of a table, and some again."""

from __future__ import annotations

import ast
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from tests.mutation.deciders import changes
from tests.mutation.deciders.changes import ROOT, mistakes_in
from tests.mutation.deciders.outcome import as_it_stands, outcome, reasons
from tests.mutation.deciders.published import DATA, TABLE, known, published
from tests.mutation.deciders.rooms import ROOMS, SHARED, all_mistakes, by_name, room_of
from tests.mutation.published import rows_of

SOME = "spec/layout/measures.py"
TEXT = '''
"""Of sizes 1 + 2."""
LEAST = 1 + 2


class Sized:
    size: int = 3

    def twice(self, n: int = 5) -> int:
        """Of 1 < 2."""
        if n < 0:
            raise ValueError(f"{n + 1}")
        said: list[int] = []
        return n * 2
'''


def test_every_mistake_is_another_program() -> None:
    for mistake in all_mistakes():
        text = (ROOT / mistake.file).read_text("utf-8")
        assert ast.dump(ast.parse(mistake.changed())) != ast.dump(ast.parse(text))


def test_mistakes_have_names_of_their_own() -> None:
    every = [each.name for each in mistakes_in(SOME)]
    assert len(every) == len(set(every)) > 50


def test_only_what_functions_compute_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No text, no type, no default and no condition that raises."""
    (tmp_path / "module.py").write_text(TEXT)
    monkeypatch.setattr(changes, "ROOT", tmp_path)
    found = [(each.function, each.old, each.new) for each in mistakes_in("module.py")]
    assert found == [("Sized.twice", "n * 2", "n + 2"), ("Sized.twice", "2", "3")]
    first = next(mistakes_in("module.py"))
    assert first.changed() == TEXT.replace("n * 2", "(n + 2)")


def test_the_published_table_has_the_mistakes_of_today() -> None:
    """After a change of one of these functions: `python -m tests.mutation.deciders --new`."""
    assert [*rows_of(DATA)] == [*by_name()]
    assert TABLE.read_text("utf-8") == published(known())


def test_of_what_all_share_twenty_are_noticed_and_none_is_open() -> None:
    columns = Counter(out.column for each, out in known().items() if is_shared(each))
    assert columns["noticed"] >= 20
    assert columns["open"] == 0


def is_shared(mistake: changes.Mistake) -> bool:
    return room_of(mistake).deciders == SHARED


def test_reasons_are_of_mistakes_that_nobody_notices() -> None:
    found = {each.name: out.same for each, out in known().items() if out.same}
    assert found == reasons()


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_one_of_each_part_is_noticed_again(room: object) -> None:
    """By the case that is published; another one after every change of the table."""
    seen = [(each, out) for each, out in known().items() if room_of(each) == room]
    by_case = [(each, out) for each, out in seen if ": " in out.said]
    at = int(sha256(DATA.read_bytes()).hexdigest(), 16) % len(by_case)
    mistake, said = by_case[at]
    words = as_it_stands(room_of(mistake).deciders, [said.by])
    assert outcome(mistake, [said.by], words) == said
