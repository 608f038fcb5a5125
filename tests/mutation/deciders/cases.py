"""The plans that are to notice a mistake, and what each decider says of them.

Run as a module it is a process of its own, with a mistake in one module or with none. It is told in
JSON on its input, and tells in JSON on its output.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from tests.mutation.importing import with_mistake

if TYPE_CHECKING:
    from shardproof.spec.model.model import Model
    from shardproof.spec.plan.plan import Plan

CASES = Path(__file__).parents[2] / "cases"
SHORT = 160
"""Characters of what is said that are told."""
QUICK = frozenset({"law"})
FIRST = 50
"""Cases that every other decider is asked before the next ones."""


class Order(TypedDict):
    """What one process is asked."""

    module: str
    text: str
    deciders: Sequence[str]
    names: Sequence[str]
    """Of the cases, in the order in which they are asked."""
    words: Mapping[str, Mapping[str, str]]
    """By decider and case, what is said of the code as it stands."""


class Answer(TypedDict):
    words: dict[str, dict[str, str]]
    """What was said, up to the first that is another."""
    by: str
    """The case that noticed."""
    decider: str
    used: bool
    """Whether the module was imported at all."""


def names() -> list[str]:
    """Every case: the files of plans, and the programs that are written in tests."""
    files = sorted(CASES.rglob("*.yaml"))
    plans = [file for file in files if "\nmodel: " in file.read_text("utf-8")]
    named = [file.relative_to(CASES).with_suffix("").as_posix() for file in plans]
    return sorted(named, key=lambda name: sha256(name.encode()).digest())


def load(name: str) -> tuple[Model, Plan]:
    from tests.executor.run import cases

    return cases.load(CASES / f"{name}.yaml")


def law(model: Model, plan: Plan) -> str:
    from shardproof.spec.law.judge import judge

    found = judge(model, plan)
    codes = [reason.clause.code for reason in found.reasons]
    return ", ".join([*codes, *(["undecided"] * len(found.undecided))]) or "legal"


def engine(model: Model, plan: Plan) -> str:
    from shardproof.spec.engine.by_value import by_value

    found = by_value(model, plan)
    return f"{found.word} {found.op}".strip()


def checker(model: Model, plan: Plan) -> str:
    """Whether it makes a certificate, and what it says of that; of no certificate, why."""
    from shardproof.certificate import checker as file
    from shardproof.certificate.valued import NotChecked
    from tests.certificates.forging import certified

    try:
        made = certified(model, plan)
    except NotChecked as why:
        return f"none: {why}"
    return f"{file.judge(made)[0]}, {sha256(made.encode()).hexdigest()[:16]}"


DECIDERS: Mapping[str, Callable[[Any, Any], str]] = {
    "law": law, "engine": engine, "checker": checker
}  # fmt: skip


def said(decider: str, name: str) -> str:
    """What a decider says of a case; that it raises is a word too."""
    try:
        return DECIDERS[decider](*load(name))[:SHORT]
    except Exception as fault:  # noqa: BLE001  (whatever it is, it is told)
        return f"raises {type(fault).__name__}"


def asked(order: Order) -> Iterator[tuple[str, str, str]]:
    """Who says what of which case: the quick ones of all, the others of few, then of many."""
    slow = [each for each in order["deciders"] if each not in QUICK]
    for decider in order["deciders"]:
        if decider in QUICK:
            yield from _said_of(decider, order["names"])
    names, size = order["names"], FIRST
    while names:
        few, names, size = names[:size], names[size:], 2 * size
        for decider in slow:
            yield from _said_of(decider, few)


def _said_of(decider: str, names: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    return ((decider, name, said(decider, name)) for name in names)


def answer(order: Order) -> Answer:
    finder = with_mistake(order["module"], order["text"])
    words: dict[str, dict[str, str]] = {}
    for decider, name, word in asked(order):
        words.setdefault(decider, {})[name] = word
        known = order["words"].get(decider, {}).get(name, word)
        if known != word:
            return {"words": words, "by": name, "decider": decider, "used": finder.asked}
    return {"words": words, "by": "", "decider": "", "used": finder.asked}


if __name__ == "__main__":
    json.dump(answer(json.load(sys.stdin)), sys.stdout)
