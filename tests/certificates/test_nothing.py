"""A certificate that no completion is legal: clauses made anew, and a proof that is checked."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import pytest

from shardproof.certificate.nothing import Left, nothing
from shardproof.certificate.refusal import judge
from shardproof.proofs.clausal.dimacs import clauses_of, lines_of
from shardproof.proofs.clausal.rup import Literals, Refused, check
from shardproof.proofs.open.lines import OpenPlan, read_open
from shardproof.spec.errors import Place
from shardproof.spec.model.config import model_from_node
from shardproof.spec.source.node import Plain, from_plain
from tests.certificates.refusals import (
    Data,
    config_of,
    forged,
    may_differ,
    none_left,
    part,
    predicate_of,
    tampered,
    word,
)
from tests.proofs.open.plans import broken, completions


def any_of(*values: Plain) -> Plain:
    return {"any": [*values]}


PLANS: dict[str, tuple[str, Data]] = {
    "degrees": (
        "qwen2-7b",
        {
            "devices": 24,
            "dp": any_of(1, 2, 4, 8),
            "pp": any_of(1, 2, 4),
            "sp": any_of(1, 2, 4),
            "tp": any_of(1, 2, 3, 4, 6, 8, 12),
        },
    ),
    "one clause": ("qwen2-7b", {"devices": 8, "dp": 1, "pp": 1, "sp": 1, "tp": "?"}),
    "words": (
        "llama-3.1-8b",
        {
            "tp": any_of(2, 4),
            "stream": "whole",
            "ffn": {
                "up": {"split": any_of("in", "out"), "collective": any_of("none", "all_gather")},
                "gate": {"split": any_of("in", "out"), "collective": "none"},
                "down": {"split": "in", "collective": any_of("none", "all_gather")},
            },
        },
    ),
}


FEWER = [pytest.param("degrees", marks=pytest.mark.long), "one clause", "words"]


@cache
def certificate(name: str) -> str:
    return none_left(*PLANS[name])


def question(name: str) -> OpenPlan:
    model, plan = PLANS[name]
    read = model_from_node(from_plain(config_of(model), Place("config")))
    return read_open(from_plain(plan, Place("plan")), read).closed()


def said(name: str) -> Data:
    return part(predicate_of(certificate(name)), "refusal")


def text_of(of: Data) -> str:
    text = of["text"]
    assert isinstance(text, str)
    return text


def with_text(name: str, which: str, text: str, **counts: int) -> str:
    """The certificate with another formula or proof, and every digest and count made anew."""
    predicate = predicate_of(certificate(name))
    digest = sha256(text.encode()).hexdigest()
    other: Data = {**part(said(name), which), "text": text, "sha256": digest, **counts}
    return forged({**predicate, "refusal": {**said(name), which: other}})


def formula(name: str) -> tuple[int, list[Literals]]:
    lines = text_of(part(said(name), "cnf")).splitlines()
    head = next(n for n, line in enumerate(lines) if line.startswith("p cnf "))
    variables = int(lines[head].split()[2])
    return variables, clauses_of("".join(f"{line}\n" for line in lines[head + 1 :]), variables)


def proof(name: str) -> list[Literals]:
    return clauses_of(text_of(part(said(name), "proof")), formula(name)[0])


@pytest.mark.parametrize("name", PLANS)
class TestItsOwn:
    """What is certified holds of every completion."""

    def test_it_holds(self, name: str) -> None:
        assert judge(certificate(name)) == ("no legal plan", said(name)["says"])

    def test_no_completion_is_legal(self, name: str) -> None:
        plan = question(name)
        every = list(completions(plan))
        assert said(name)["says"] == f"none of {len(every)} completions is legal"
        assert all(broken(plan, choice) != set() for choice in every)

    def test_the_same_question_gives_the_same_bytes(self, name: str) -> None:
        assert none_left(*PLANS[name]) == certificate(name)
        model, plan = PLANS[name]
        # Another order of its lines is another way to write the same.
        assert none_left(model, dict(reversed(plan.items()))) == certificate(name)

    def test_it_is_of_its_plan_and_config_alone(self, name: str) -> None:
        model, plan = PLANS[name]
        text = certificate(name)
        assert judge(text, {**plan, "model": "any/path.json"}, config_of(model)) == judge(text)
        assert judge(text, {**plan, "sp": 2}) == ("not of this plan", "it is of another plan")
        other = judge(text, plan, config_of("gpt2"))
        assert other == ("not of this plan", "it is of another config")

    def test_the_proof_is_of_the_formula_that_it_holds(self, name: str) -> None:
        """So that anybody's checker of proofs can be asked."""
        _, clauses = formula(name)
        assert check(clauses, proof(name)).lines == tuple(range(len(proof(name))))


def test_it_names_the_clauses_that_the_proof_needs() -> None:
    """Heads alone: the degrees that are left multiply to the devices, if not for them."""
    name = "degrees"
    assert [part(each)["code"] for each in _list(said(name)["clauses"])] == ["ATTN-HEADS-OWNED"]
    model, plan = PLANS[name]
    heads: Data = {"attention": {"heads": "balanced"}, "ffn": {"width": "balanced"}}
    assert isinstance(nothing(config_of(model), {**plan, **heads}), Left)


def _list(value: Plain) -> list[Plain]:
    assert isinstance(value, list)
    return value


class TestTampering:
    """Whatever is changed, what is accepted is true of what it says."""

    @pytest.mark.parametrize("name", FEWER)
    def test_each_field_in_turn(self, name: str) -> None:
        seen = 0
        for place, as_it_is, anew in tampered(certificate(name), 80):
            assert word(as_it_is) != "no legal plan", place
            if word(anew) == "no legal plan":
                assert may_differ(place), place
                assert _is_true(predicate_of(anew)), place
            seen += 1
        assert seen > 70

    def test_each_line_of_the_proof(self) -> None:
        """Left out, or with a literal turned round: refused wherever the rest proves nothing."""
        _, clauses = formula("degrees")
        lines = proof("degrees")
        assert len(lines) > 8
        mattered = 0
        for at, line in enumerate(lines):
            tries = [[*lines[:at], *lines[at + 1 :]]]
            for place, literal in enumerate(line):
                turned = (*line[:place], -literal, *line[place + 1 :])
                tries.append([*lines[:at], turned, *lines[at + 1 :]])
            for each in tries:
                text = with_text("degrees", "proof", lines_of(each), lines=len(each))
                assert (word(text) == "no legal plan") == _proves(clauses, each)
                mattered += word(text) == "forged"
        assert mattered > len(lines)

    def test_a_proof_of_nothing(self) -> None:
        for text in ("", "0", "0\n", "1 0\n", "0\n0\n", "d 1 0\n0\n", "99 0\n0\n"):
            assert word(with_text("degrees", "proof", text, lines=text.count("\n"))) == "forged"

    @pytest.mark.parametrize("name", FEWER)
    def test_each_clause_of_the_formula(self, name: str) -> None:
        """Left out: the formula is not the law's any more."""
        text = text_of(part(said(name), "cnf"))
        variables, clauses = formula(name)
        head = text.index("p cnf ")
        for at in range(len(clauses)):
            left = [*clauses[:at], *clauses[at + 1 :]]
            fewer = f"{text[:head]}p cnf {variables} {len(left)}\n{lines_of(left)}"
            found = judge(with_text(name, "cnf", fewer, clauses=len(left)))
            assert found == ("forged", "at cnf.clauses: it is not what the law says")

    def test_a_clause_that_the_law_does_not_have(self) -> None:
        """Of a plan with a legal completion: the proof is one of the formula, which is not its."""
        name = "one clause"
        predicate = predicate_of(certificate(name))
        plan = {**part(predicate, "plan"), "tp": any_of(4, 8), "devices": 4}
        assert isinstance(nothing(config_of("qwen2-7b"), plan), Left)
        assert word(forged({**predicate, "plan": plan})) == "forged"

    def test_a_formula_of_another_plan(self) -> None:
        """Everything of one certificate, with the plan of another."""
        predicate = predicate_of(certificate("degrees"))
        for name in ("one clause", "words"):
            other = predicate_of(certificate(name))
            swapped = {**predicate, "plan": other["plan"], "config": other["config"]}
            assert word(forged(swapped)) == "forged"


def _proves(clauses: list[Literals], lines: list[Literals]) -> bool:
    try:
        check(clauses, lines)
    except Refused:
        return False
    return True


def _is_true(predicate: Data) -> bool:
    """Whether no completion is legal, by judging each."""
    model = model_from_node(from_plain(predicate["config"], Place("config")))
    plan = read_open(from_plain(predicate["plan"], Place("plan")), model).closed()
    return all(broken(plan, choice) != set() for choice in completions(plan))


def test_what_is_left_is_legal() -> None:
    model, plan = "qwen2-7b", {**PLANS["degrees"][1], "devices": 8}
    found = nothing(config_of(model), plan)
    assert isinstance(found, Left)
    assert broken(found.plan, dict(found.choice)) == set()
