"""`shardproof mutate FILE:NAME`: what comes of each wrong collective; without JAX and PyTorch."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import jsonschema
import pytest

from shardproof.cli.app import run
from shardproof.cli.schemas import schema_of
from shardproof.code import mutating
from shardproof.code.lockstep import Found, Mutation
from shardproof.code.told import Site
from shardproof.code.verdict import CodeVerdict, Difference, Word

SUM = Found(0, "psum", Site("mine.py", 3, "rank"), ("tp",), 4, ("drop", "twice", "group"))
AGAIN = Found(1, "psum", Site("mine.py", 3, "rank"), ("tp",), 4, ("drop", "twice", "group"))
GATHER = Found(2, "all_gather", Site("mine.py", 9, "rank"), ("tp",), 4, ("drop", "order"))
WORDS: dict[tuple[int, str], tuple[Word, str]] = {
    (0, "drop"): ("differs", "found"), (1, "drop"): ("stuck", "found"),
    (0, "twice"): ("equal", "equivalent"), (1, "twice"): ("equal", "survived"),
    (0, "group"): ("differs for other functions only", "found"),
    (1, "group"): ("unknown", "unclear"), (2, "drop"): ("cannot run", "found"),
    (2, "order"): ("differs", "found"),
}  # fmt: skip
DIFFERENT = Difference("", (0,), None, ("1", "2"))


@dataclass
class Subject:
    """Floats differ where the second sum is taken twice."""

    asked: list[Mutation] = field(default_factory=list[Mutation])

    def in_floats(self, seed: int, mutation: Mutation, draws: int) -> Any:
        del seed, draws
        self.asked.append(mutation)
        return (DIFFERENT, "") if mutation.number == 1 else (None, "")


def judge(wrong: Mutation | None) -> CodeVerdict:
    word = "equal" if wrong is None else WORDS[wrong.number, wrong.kind][0]
    return CodeVerdict(word, "so it is")


def program(*collectives: Found) -> mutating.Judged:
    return mutating.Judged(cast("Any", Subject()), judge, collectives, 0)


def answered(*words: str, of: mutating.Judged, capsys: Any) -> tuple[int, str]:
    with patch.object(mutating, "judged_program", return_value=of):
        code = run(["mutate", "mine.py:pair", *words])
    return code, capsys.readouterr().out


def test_each_wrong_collective_has_its_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = answered("--format", "json", of=program(SUM, AGAIN, GATHER), capsys=capsys)
    data = json.loads(out)
    jsonschema.validate(data, schema_of("mutate"))
    assert code == 1
    assert data["outcome"] == "survived"
    found = sorted((each["line"], each["kind"], each["outcome"]) for each in data["mutants"])
    assert found == sorted(
        (9 if number == 2 else 3, kind, word) for (number, kind), (_, word) in WORDS.items()
    )
    survived = [each["said"] for each in data["mutants"] if each["outcome"] == "survived"]
    assert survived == ["the verdict is equal, but floats differ"]


def test_what_all_is_seen_ends_with_zero(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = answered(of=program(GATHER), capsys=capsys)
    assert code == 0
    assert out.splitlines() == [
        "mine.py:9  all_gather over 4 ranks",
        "  drop    found       cannot run: so it is",
        "  order   found       differs: so it is",
        "",
        "2 mutants of 1 call site: 2 found",
    ]


def test_some_are_asked_for_or_only_listed(capsys: pytest.CaptureFixture[str]) -> None:
    some = program(SUM, GATHER)
    code, out = answered("--only", "mine.py:9", "--kinds", "order", of=some, capsys=capsys)
    assert (code, out.splitlines()[-1]) == (0, "1 mutant of 1 call site: 1 found")
    code, out = answered("--list", of=some, capsys=capsys)
    assert (code, out.splitlines()[-1]) == (0, "5 mutants of 2 call sites; none was run")


def test_mistakes_are_the_user_s(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mutate", str(tmp_path / "none.py:pair")]) == 2
    assert "there is no file" in capsys.readouterr().err
    assert run(["mutate", "mine.py:pair", "--journal", "x"]) == 2
    assert "--journal belongs to a command of tests" in capsys.readouterr().err
    assert run(["mutate", "mine.py:pair", "--ranks", "1"]) == 2
    assert "--ranks cannot be 1" in capsys.readouterr().err
    wrong = mutating.not_equal(CodeVerdict("differs", "the output is not the reference's"))
    with patch.object(mutating, "judged_program", side_effect=wrong):
        assert run(["mutate", "mine.py:pair"]) == 2
    assert "the program as it is: differs" in capsys.readouterr().err
