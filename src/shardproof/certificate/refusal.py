"""Certificates that refuse: one plan, or every completion of an open one; made, and made again.

Whoever checks one believes its config, its plan, and what was searched for (which run, which
proof). The rest of the certificate is made anew from these, to the last byte.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, cast, get_args

import rfc8785

from shardproof.certificate import checker
from shardproof.certificate.made import canonical_plan, digest, statement
from shardproof.certificate.made_with import made_with
from shardproof.certificate.parting import Forged, Unchecked, parting
from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import Plain, from_plain

Word = Literal["illegal", "no legal plan"]
"""Of one plan; of an open one, that none of its completions is legal."""
WORDS: tuple[Word, ...] = get_args(Word)
ASSUMPTIONS: Mapping[Word, tuple[str, ...]] = {
    "illegal": (
        "The run is exact: whole numbers modulo a prime, drawn by its seed.",
        "Nonlinear functions, orders and position tables are drawn: what is right is so for all.",
        "The model that is run is small: the plan breaks the same clauses on it.",
    ),
    "no legal plan": (
        "Each open field has one of the values that the plan leaves it, all others are as written.",
        "What the law refuses is wrong: each clause has a plan that breaks it alone, and differs.",
    ),
}


def read_again(value: Plain) -> Plain:
    """A value as it is read from the certificate that holds it: 1.0 is 1 there."""
    return cast(Plain, json.loads(rfc8785.dumps(cast("Any", value))))


class OtherLaw(Unchecked):
    """The certificate rests on another law than this one; says which."""


def refusal(word: Word, config: Plain, plan: Plain, contents: Mapping[str, Plain]) -> bytes:
    """The certificate; `contents` are what `rejection` or `nothing` gave."""
    return statement(
        {
            "version": checker.FORMAT,
            "verdict": word,
            "config": config,
            "plan": plan,
            "refusal": dict(contents),
            "made_with": made_with(),
            "assumptions": list(ASSUMPTIONS[word]),
            "check": checker.CHECK,
        }
    )


def judge(text: str, plan: Plain = None, config: Plain = None) -> tuple[str, str] | None:
    """The word on such a certificate, and why; None where it is of another kind.

    `plan` and `config` are what it should be of.
    """
    try:
        said = checker.stated(text)
        verdict = said["predicate"]["verdict"]
    except (checker.Bad, checker.Unknown, TypeError, LookupError):
        return None
    for word in WORDS:
        if verdict == word:
            try:
                return _judged(word, text, said, plan, config)
            except Forged as forged:
                return "forged", f"at {forged}"
            except Unchecked as why:
                return "unknown", str(why)
            except Exception as odd:  # noqa: BLE001  (whatever stands there, it shows nothing)
                return "unknown", f"something in it makes no sense here ({type(odd).__name__})"
    return None


def _judged(word: Word, text: str, said: Plain, plan: Plain, config: Plain) -> tuple[str, str]:
    found = _part(said, "predicate")
    if type(found.get("version")) is not int or found["version"] != checker.FORMAT:
        raise OtherLaw(f"it is of another format than {checker.FORMAT}, made by "
                       f"{checker.maker(found)}")  # fmt: skip
    if (written := rfc8785.dumps(cast("Any", said)).decode()) != text:
        return "unknown", checker.not_canonical(text, written)
    _same_law(found.get("made_with"))
    stored, inputs = _part(found, "refusal"), (_part(found, "config"), _part(found, "plan"))
    if "model" in inputs[1]:
        raise Forged("predicate.plan.model", "the plan is one of the config beside it")
    # Nothing is run before the certificate is one.
    made = refusal(word, *inputs, stored).decode()
    if made != text:
        where = parting(said, json.loads(made)) or "the text"
        raise Forged(where, "it is not what it should be")
    seen = _recheck(word, *inputs, stored)
    if config is not None and digest(config) != digest(inputs[0]):
        return "not of this plan", "it is of another config"
    if plan is not None and _plan_of(word, plan) != _plan_of(word, inputs[1]):
        return "not of this plan", "it is of another plan"
    return word, seen


def _part(of: Plain, name: str) -> dict[str, Plain]:
    part = of.get(name) if isinstance(of, dict) else None
    if not isinstance(part, dict):
        raise Forged(name, "there is none")
    return part


def _same_law(told: object) -> None:
    law = made_with()
    if told != law:
        raise OtherLaw(
            f"it rests on the law of {checker.maker({'made_with': told})}, and this is shardproof "
            f"{law['shardproof']} with another law"
        )


def _recheck(word: Word, config: Plain, plan: Plain, stored: Mapping[str, Plain]) -> str:
    try:
        if word == "illegal":
            from shardproof.certificate.rejection import recheck as run_again

            return run_again(config, plan, stored)
        from shardproof.certificate.nothing import recheck as refute_again

        return refute_again(config, plan, stored)
    except InputErrors as wrong:
        error = wrong.errors[0]
        raise Forged(error.field or "plan", error.message) from None


def _plan_of(word: Word, plan: Plain) -> Plain:
    """A plan as it is compared: where its model lies says nothing."""
    if word == "illegal":
        try:
            return dict(canonical_plan(read_plan(from_plain(plan, Place("plan")))))
        except InputErrors:
            return None
    return {k: v for k, v in plan.items() if k != "model"} if isinstance(plan, dict) else None
