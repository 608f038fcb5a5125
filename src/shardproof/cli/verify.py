"""`shardproof verify`: a certificate checked again, by a file that imports nothing of ours."""

from __future__ import annotations

import sys

from shardproof.certificate import checker
from shardproof.certificate.seen import verdict_on
from shardproof.cli import codes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from shardproof.spec.source.node import Node

CODES = {
    "legal": codes.LEGAL,
    "illegal": codes.ILLEGAL,
    "no legal plan": codes.ILLEGAL,
    "no certificate": codes.BAD_INPUT,
    "unknown": codes.UNKNOWN,
}
"""Of the words that say what a certificate shows; all others refuse it."""


KNOWN = ("legal", "illegal", "no legal plan", "not of this plan")
"""Words of a certificate that says of what it is."""

OF_A_PROGRAM = "urn:uuid:5d6f6d1e-3c8b-4a0e-9c53-6f0b7f0f5b1d"
"""What the checker of programs calls its certificates; it is imported where there is one."""


def verify(
    cert: str,
    plan: str | None = None,
    model: str | None = None,
    keys: Sequence[str] = (),
    form: str = "text",
) -> int:
    """Say what the certificate is, of which plan and config, and who has signed it."""
    try:
        text = checker.text_of(cert)
        asked, config = _asked(plan, model)
        text, signers, fault = _opened(text, keys)
    except OSError as wrong:
        return _unreadable(str(wrong.filename), form)
    except (checker.Bad, ValueError) as wrong:  # of a name that no file can have, the latter
        return _none(cert, str(wrong), form)
    except _Errors as wrong:
        from shardproof.cli.output import put_errors

        put_errors(wrong.args[0], form)
        return codes.BAD_INPUT
    if OF_A_PROGRAM in text:
        return of_program(cert, text, signers, fault, form, plain=asked is None and config is None)
    word, why = fault or verdict_on(text, asked, config)
    if word == "no certificate":
        return _none(cert, why, form)
    if form == "json":
        return _told(cert, word, why, text, signers)
    lines = [f"{cert}: {word}", why]
    if word in KNOWN:
        lines += [*checker.about(text), *(signers or ["signed by nobody"])]
    checker.say(lines, sys.stdout)
    return CODES.get(word, codes.REFUSED)


def of_program(
    cert: str, text: str, signers: Sequence[str], fault: tuple[str, str] | None, form: str,
    *, plain: bool,
) -> int:  # fmt: skip
    """Of a program, and no plan: its traces are worked out again."""
    from shardproof.certificate import program_checker

    if not plain:
        fault = "not of this plan", "it is a certificate of a program"
    word, why = fault or program_checker.judge(text, [])
    if word == "no certificate":
        return _none(cert, why, form)
    if form == "json":
        from shardproof.cli.output import put_json
        from shardproof.reports.certified import verified_data

        put_json(verified_data(cert, word, why, None, signers))
    else:
        lines = [f"{cert}: {word}", why]
        if word == program_checker.VERDICT:
            lines += [*program_checker.about(text), *(signers or ["signed by nobody"])]
        checker.say(lines, sys.stdout)
    return codes.LEGAL if word == program_checker.VERDICT else codes.REFUSED


def _told(cert: str, word: str, why: str, text: str, signers: Sequence[str]) -> int:
    """The same for a program."""
    import json
    from typing import cast

    from shardproof.cli.output import put_json
    from shardproof.reports.certified import verified_data

    about: dict[str, object] | None = None
    if word in KNOWN:
        said: Any = json.loads(text)["predicate"]
        config, plan = said["config"], said["plan"]
        whole = said["verdict"] == "legal"
        runs: object = said.get("runs")
        maker = checker.other_maker(said) if whole else checker.maker(said)
        about = {
            "model": checker.model_words(config),
            "plan": checker.degree_words(plan),
            "subjects": {
                "config": checker.digest(checker.canonical(config)),
                "plan": checker.digest(checker.canonical(plan)),
            },
            "made_by": maker or f"shardproof {checker.VERSION}",
            "runs_not_repeated": len(cast("list[object]", runs)) if isinstance(runs, list) else 0,
        }
    put_json(verified_data(cert, word, why, about, signers))
    return CODES.get(word, codes.REFUSED)


def _none(path: str, why: str, form: str) -> int:
    """Say that a file is no certificate, in the words of all commands."""
    from shardproof.cli.output import put_errors
    from shardproof.spec.errors import InputError, Place

    right = "`shardproof certify PLAN -o CERT` makes one"
    put_errors([InputError("CERT-FILE", f"no certificate: {why}", Place(path), help=right)], form)
    return codes.BAD_INPUT


def _unreadable(path: str, form: str) -> int:
    """Say what keeps a file from being read, in the words of all commands."""
    from shardproof.cli.output import put_errors
    from shardproof.spec.errors import InputErrors
    from shardproof.spec.source.read import read_file

    try:
        read_file(path)
    except InputErrors as wrong:
        put_errors(wrong, form)
    return codes.BAD_INPUT


class _Errors(Exception):
    """What is wrong with an input."""


def _opened(text: str, keys: Sequence[str]) -> tuple[str, list[str], tuple[str, str] | None]:
    """The certificate, out of its envelope if it has one; who signed it; what is wrong with that.

    A certificate of ours begins with its type, and then there is nothing to open.
    """
    if text.startswith('{"_type"') and not keys:
        return text, [], None
    from shardproof.cli.signatures import opened
    from shardproof.spec.errors import InputErrors

    try:
        return opened(text, keys)
    except InputErrors as wrong:
        raise _Errors(wrong) from None


def _asked(plan: str | None, model: str | None) -> tuple[Any, Any]:
    """The plan and the config that the certificate has to be of, a plan's own where it names one.

    Both are read as every command reads them, so that what is wrong with them is told, and is no
    word on the certificate.
    """
    if plan is None and model is None:
        return None, None
    from shardproof.api import model_of
    from shardproof.spec.errors import InputErrors
    from shardproof.spec.source.node import plain
    from shardproof.spec.source.read import PLAN_LIMIT
    from shardproof.texts.inputs import CONFIG_LIMIT, read_input

    try:
        if plan is None:
            return None, checker.spelled(plain(read_input(model or "", CONFIG_LIMIT)))
        root = read_input(plan, PLAN_LIMIT)
        _, config = model_of(plan, root, model)
        return _plan_of(root), checker.spelled(plain(config))
    except InputErrors as wrong:
        raise _Errors(wrong) from None


def _plan_of(root: Node) -> Any:  # noqa: ANN401  (whatever a plan holds)
    """A plan that is one, or an open one."""
    from shardproof.spec.errors import InputErrors
    from shardproof.spec.plan.read import read_plan
    from shardproof.spec.source.node import plain

    try:
        read_plan(root)
    except InputErrors as wrong:
        if any(error.code != "PLAN-OPEN" for error in wrong.errors):
            raise
    found = plain(root)
    return {k: v for k, v in found.items() if k != "model"} if isinstance(found, dict) else found
