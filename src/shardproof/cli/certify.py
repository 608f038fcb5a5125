"""`shardproof certify`: the verdict on a plan, and a certificate of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, cast

from shardproof.api import load
from shardproof.certificate.checker import PREDICATE
from shardproof.certificate.holdable import held
from shardproof.certificate.made import certificate
from shardproof.certificate.seen import not_verified
from shardproof.certificate.valued import NotChecked
from shardproof.cli.check import CODES
from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.reports.certified import certified_data
from shardproof.reports.printable import clean
from shardproof.reports.terminal import verdict_text
from shardproof.spec.errors import InputErrors
from shardproof.spec.source.node import Plain
from shardproof.spec.source.read import PLAN_LIMIT
from shardproof.spec.verdict import Verdict
from shardproof.texts.files import STDOUT, ask_target, write_whole
from shardproof.texts.inputs import Given, given_of, read_input, shown_name

if TYPE_CHECKING:
    from shardproof.cli import launching

CERTIFICATE_LIMIT = 64 << 20
"""Bytes of a file that may be a certificate; a larger one is none of ours."""


def certify(
    path: str | launching.Asked,
    model: Given | str | None,
    output: str | None,
    runs: int,
    sign: Sequence[str] = (),
    *,
    form: str = "text",
    force: bool = False,
) -> Exit:
    """Decide the plan, and write its certificate to the file, or to the screen."""
    output = None if output == STDOUT else output
    try:
        if output is not None:
            ask_target(output, is_certificate, "--output", "certificate", force=force)
        try:
            if not isinstance(path, str):
                found = _launched(path, given_of(model), form)
                if isinstance(found, Exit):
                    return found
                verdict = found
            else:
                verdict = load(path, model)
        except InputErrors as wrong:
            if isinstance(path, str) and all(e.code == "PLAN-OPEN" for e in wrong.errors):
                return _nothing_left(path, given_of(model), output, sign, form)
            raise
        unseen = ""
        try:
            data, obstacle = certificate_of(verdict, runs)
        except NotChecked as why:
            data, obstacle, unseen = None, "", str(why)
        if data is not None:
            unseen = not_verified(data, verdict.word)
        if data is not None:
            data = None if unseen else _write(data, output, sign, form)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if form == "json":
        told = [*verdict.unknown, *([obstacle] if obstacle else []), *([unseen] if unseen else [])]
        word = "unknown" if unseen else verdict.word
        codes = [reason.clause.code for reason in verdict.reasons]
        name, of = verdict.source.name, verdict.model.name
        put_json(certified_data(name, of, word, told, codes, _file(output, data, sign)))
        return Exit.UNKNOWN if unseen else CODES[verdict.word]
    if data is None or output is not None:
        put(verdict_text(verdict, page(), {}))
    if data is not None and output is not None:
        put(_told(output, data))
    if obstacle:
        put(page().wrap(obstacle, "  "))
    if unseen:
        put(page().wrap(f"unknown: no certificate, for {unseen}", "  "))
        return Exit.UNKNOWN
    return CODES[verdict.word]


def _launched(asked: launching.Asked, given: Given, form: str) -> Verdict | Exit:
    """The law's verdict on a launch command, or how the command ends without one."""
    from shardproof.cli import launching

    try:
        found, lines = launching.read(asked, given, form)
    except launching.Refused:
        return Exit.BAD_INPUT
    verdict = found.verdict()
    if verdict is None:
        if form == "json":
            name = found.commands.name
            put_json(
                certified_data(name, found.model.name, "unknown", list(found.unknown), [], None)
            )
        else:
            launching.tell(found, None, lines)
        return Exit.UNKNOWN
    return verdict


def _file(output: str | None, data: bytes | None, sign: Sequence[str]) -> dict[str, object] | None:
    """A certificate, or the envelope around it, for a program."""
    if data is None:
        return None
    text = data.decode() if output is None else None
    about = {"bytes": len(data), "sha256": sha256(data).hexdigest(), "signatures": len(sign)}
    return {"file": output, **about, "text": text}


def _told(output: str, data: bytes) -> str:
    name = clean(output)
    return f"  certificate: {name}, {len(data):,} bytes; `shardproof verify {name}` checks it"


def certificate_of(verdict: Verdict, runs: int) -> tuple[bytes | None, str]:
    """What is certified, or why there is nothing; of an unknown verdict there never is."""
    if verdict.source.config is None or verdict.word == "unknown":
        return None, ""
    config = held(verdict.source.config)
    if verdict.word == "illegal":
        return _refused(verdict, config)
    if verdict.word != "legal":
        return None, ""
    found: list[Plain] = []
    if runs:
        from shardproof.certificate.evidence import evidence  # running takes numpy

        found = evidence(verdict.model, verdict.plan, runs)
    return certificate(verdict.model, verdict.plan, config, found), ""


def _refused(verdict: Verdict, config: Plain) -> tuple[bytes | None, str]:
    from shardproof.certificate.made import canonical_plan
    from shardproof.certificate.refusal import read_again, refusal
    from shardproof.certificate.rejection import NotShown, rejection

    inputs = read_again(config), read_again(dict(canonical_plan(verdict.plan)))
    try:
        return refusal("illegal", *inputs, rejection(*inputs)), ""
    except NotShown as why:
        return None, f"no certificate, for no run can show it: {why}"


def _nothing_left(
    path: str, given: Given, output: str | None, sign: Sequence[str], form: str
) -> Exit:
    from shardproof.cli.certify_open import Unknown, nothing_left

    root, path = read_input(path, PLAN_LIMIT, given.root), shown_name(path)
    found = nothing_left(path, root, given)
    lost = isinstance(found, Unknown)
    why = found.why if lost else not_verified(found[0], "no legal plan")
    data = None if lost or why else _write(found[0], output, sign, form)
    if form == "json":
        word = "unknown" if data is None else "no legal plan"
        file = _file(output, data, sign)
        put_json(certified_data(path, None, word, [why] if why else [], [], file))
    elif lost:
        put(f"{clean(path)}: {page().paint('unknown', 'unknown')}")
        put(page().wrap(why, "  "))
    elif data is None:
        put(page().wrap(f"{path}: unknown: no certificate, for {why}"))
    elif output is not None:
        put(f"{clean(path)}: {page().paint('no legal plan', 'illegal')}\n  {found[1]}\n")
        put(_told(output, data))
    return Exit.UNKNOWN if data is None else Exit.ILLEGAL


def _write(data: bytes, output: str | None, sign: Sequence[str], form: str = "text") -> bytes:
    """What was written: the certificate, or an envelope around it."""
    if sign:
        from shardproof.certificate.signing import signed

        data = signed(data, sign)
    if (
        output is None and form != "json" and sys.stdout.isatty()
    ):  # its names are not for a terminal to obey
        data = json.dumps(json.loads(data), sort_keys=True, separators=(",", ":")).encode()
    if output is not None or form != "json":
        write_whole(output or STDOUT, data, "--output")
    return data


def is_certificate(path: str) -> bool:
    """Whether a file looks like one of ours, signed or not, so that another may take its place."""
    try:
        with Path(path).open("rb") as file:
            data: object = json.loads(file.read(CERTIFICATE_LIMIT + 1))
    except (OSError, ValueError, RecursionError):
        return False
    from shardproof.certificate.signing import NoEnvelope, is_envelope, open_envelope

    if is_envelope(data):
        try:
            data = json.loads(open_envelope(data).payload)
        except (NoEnvelope, ValueError, RecursionError):
            return False
    return (
        isinstance(data, dict) and cast("dict[str, object]", data).get("predicateType") == PREDICATE
    )
