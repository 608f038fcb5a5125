"""`shardproof code`: a verdict on somebody's sharded program itself."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.record import dataclass
from shardproof.texts.files import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

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
RANKS = 8
"""If nobody says how many."""


@dataclass(frozen=True, slots=True)
class HuggingFace:
    """A config of Hugging Face, over how many ranks, and a tp plan of the user's own."""

    config: str | None = None
    tp: int = 2
    plan: str | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """What else is asked for."""

    face: HuggingFace = HuggingFace()
    certificate: str | None = None
    command: tuple[str, ...] = ()
    """A launch, behind --."""
    outputs: tuple[str, ...] = ()
    """Functions of its script."""
    reference: str | None = None
    """Arguments of its script on one rank."""


def code(
    name: str | None, ranks: int | None, seed: int, form: str, given: Asked | None = None
) -> Exit:
    """Judge the programs of FILE:NAME, transformers' own of a config, or a script of a launch."""
    given = given or Asked()
    certificate = given.certificate
    try:
        # What the user's file prints is no part of the answer.
        with redirect_stdout(sys.stderr):
            text, why = None, ""
            one_question(name, ranks, given)
            if given.face.config is not None:
                asked = given.face.config
                verdict, text, why = of_config(given.face, seed, certified=certificate is not None)
            elif given.command:
                asked, verdict, text, why = of_launch(given, seed)
            else:
                count = RANKS if ranks is None else ranks
                asked = named(name, count)
                verdict, text, why = of_file(asked, count, seed, certificate)
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
    from shardproof.code.strategies import with_law

    verdict = with_law(subject, judge(None))
    if certificate is None or verdict.word != "equal":
        return verdict, None, ""
    from shardproof.code.certified import certificate as made
    from shardproof.code.certified import files_of

    name = Path(asked).name
    text, why = written(lambda: made(subject, verdict, name, ranks, files_of(asked)))
    return verdict, text, why


def one_question(name: str | None, ranks: int | None, given: Asked) -> None:
    """Options belong to one way to name a program."""
    face, launched = given.face.config is not None, bool(given.command)
    if face and name is not None:
        usage("FILE:NAME and --hf are two questions", "--hf")
    if launched and (face or name is not None):
        other = "--hf" if face else "FILE:NAME"
        usage(f"{other} and a command behind -- are two questions", "--")
    if launched and ranks is not None:
        usage("the launch says how many ranks there are", "--ranks", "leave --ranks out")
    for option, value in (("--output", given.outputs), ("--reference", given.reference)):
        if value and not launched:
            help_ = "shardproof code --output main -- torchrun --nproc-per-node 4 script.py"
            usage(f"{option} is of a script behind --", option, help_)


def usage(message: str, field: str, help_: str = "") -> NoReturn:
    raise InputErrors(InputError("USAGE", message, field=field, help=help_))


def of_launch(given: Asked, seed: int) -> tuple[str, CodeVerdict, str | None, str]:
    """What was launched, its verdict, and if one is asked for its certificate, or why none."""
    try:
        from shardproof.code.launched import check_launch
    except ModuleNotFoundError as missing:
        help_ = "pip install torch"
        wrong = InputError("CODE-TORCH", f"{missing.name} is not installed here", help=help_)
        raise InputErrors(wrong) from None
    from dataclasses import replace

    from shardproof.code.strategies import with_law

    found = check_launch(given.command, given.reference, given.outputs, seed)
    found = replace(found, verdict=with_law(found.programs, found.verdict))
    if given.certificate is None or found.verdict.word != "equal":
        return found.told, found.verdict, None, ""
    text, why = written(found.certificate)
    return found.told, found.verdict, text, why


def written(make: Callable[[], str]) -> tuple[str | None, str]:
    """A certificate, or why there is none."""
    from shardproof.code.certified import NoCertificate

    try:
        return make(), ""
    except NoCertificate as none:
        return None, f"no certificate is made: {none}"


def of_config(
    face: HuggingFace, seed: int, *, certified: bool
) -> tuple[CodeVerdict, str | None, str]:
    """The verdict, and if one is asked for its certificate, or why there is none."""
    in_range(face.tp, "--tp", 2)
    try:
        from shardproof.code.hugging_face import judged_hf
    except ModuleNotFoundError as missing:
        help_ = "pip install torch transformers"
        wrong = InputError("CODE-TORCH", f"{missing.name} is not installed here", help=help_)
        raise InputErrors(wrong) from None
    assert face.config is not None  # noqa: S101  (asked for by whoever calls)
    found = judged_hf(face.config, face.tp, face.plan, seed, certified=certified)
    return found.verdict, found.certificate, found.why


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
