"""`shardproof code`: a verdict on somebody's sharded program itself."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.record import dataclass
from shardproof.texts.files import write_whole

if TYPE_CHECKING:
    from shardproof.code.verdict import CodeVerdict

EXITS = {
    "equal": Exit.LEGAL,
    "differs": Exit.ILLEGAL,
    "differs for other functions only": Exit.UNKNOWN,
    "cannot run": Exit.ILLEGAL,
    "stuck": Exit.ILLEGAL,
    "unknown": Exit.UNKNOWN,
}
MOST_RANKS = 1024


@dataclass(frozen=True, slots=True)
class HuggingFace:
    """A config of Hugging Face, over how many ranks, and a tp plan of the user's own."""

    config: str | None = None
    tp: int = 2
    plan: str | None = None


def code(
    name: str | None, ranks: int, seed: int, form: str, face: HuggingFace | None = None,
    certificate: str | None = None,
) -> Exit:  # fmt: skip
    """Judge the programs that FILE:NAME leads to, or transformers' own of a config."""
    try:
        # What the user's file prints is no part of the answer.
        with redirect_stdout(sys.stderr):
            text, why = None, ""
            if face is not None and face.config is not None:
                without_certificate(certificate)
                asked, verdict = face.config, of_config(name, face, seed)
            else:
                asked = named(name, ranks)
                verdict, text, why = of_file(asked, ranks, seed, certificate)
            if certificate is not None and text is not None:
                write_whole(certificate, text.encode(), "--certificate")
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    from shardproof.code.telling import code_data, code_text

    if form == "json":
        put_json(code_data(asked, verdict))
    else:
        put(code_text(asked, verdict, page()))
    if why:
        print(why, file=sys.stderr)
        return Exit.UNKNOWN
    return EXITS[verdict.word]


def of_file(
    asked: str, ranks: int, seed: int, certificate: str | None
) -> tuple[CodeVerdict, str | None, str]:
    """The verdict, and if one is asked for its certificate, or why there is none."""
    from dataclasses import replace

    from shardproof.code.judging import Unjudged
    from shardproof.code.named import subject_named

    try:
        subject, judge = subject_named(asked, ranks, seed)
    except Unjudged as wrong:
        return replace(wrong.verdict, seed=seed), None, ""
    verdict = judge(None)
    if certificate is None or verdict.word != "equal":
        return verdict, None, ""
    from shardproof.code.certified import NoCertificate
    from shardproof.code.certified import certificate as made

    try:
        return verdict, made(subject, verdict, asked, ranks), ""
    except NoCertificate as none:
        return verdict, None, f"no certificate is made: {none}"


def without_certificate(certificate: str | None) -> None:
    if certificate is not None:
        message = "--certificate is of FILE:NAME: a model of --hf is loaded from a folder of ours"
        raise InputErrors(InputError("USAGE", message, field="--certificate"))


def of_config(name: str | None, face: HuggingFace, seed: int) -> CodeVerdict:
    if name is not None:
        raise InputErrors(InputError("USAGE", "FILE:NAME and --hf are two questions", field="--hf"))
    in_range(face.tp, "--tp", 2)
    try:
        from shardproof.code.hugging_face import check_hf
    except ModuleNotFoundError as missing:
        help_ = "pip install torch transformers"
        wrong = InputError("CODE-TORCH", f"{missing.name} is not installed here", help=help_)
        raise InputErrors(wrong) from None
    assert face.config is not None  # noqa: S101  (asked for by whoever calls)
    return check_hf(face.config, face.tp, face.plan, seed)


def in_range(count: int, option: str, least: int) -> None:
    if not least <= count <= MOST_RANKS:
        message, help_ = f"{option} cannot be {count}", f"from {least} to {MOST_RANKS}"
        raise InputErrors(InputError("USAGE", message, field=option, help=help_))


def named(name: str | None, ranks: int) -> str:
    """What is asked for, if it can be."""
    if name is None:
        help_ = "name them as FILE:NAME, such as model.py:check"
        raise InputErrors(InputError("USAGE", "no programs are named", help=help_))
    in_range(ranks, "--ranks", 1)
    return name
