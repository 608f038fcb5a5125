"""Commands that write certificates, and check them."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from shardproof.cli.commands.launches import launch_of
from shardproof.cli.exits import Exit
from shardproof.cli.options import (
    Command,
    CommandFile,
    EngineVersion,
    Force,
    Format,
    ModelFile,
    OutputFile,
    PlanFile,
    ReadAs,
    Root,
)
from shardproof.cli.root import app
from shardproof.texts.inputs import STDIN, Given

_STDIN = "/dev/stdin"
"""As the checker has it, which reads certificates by itself."""


@app.command
def certify(  # noqa: PLR0913  (an option is an argument)
    plan: PlanFile = None,
    /,
    *,
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    output: OutputFile = None,
    force: Force = False,
    runs: Annotated[
        int, Parameter(help="Exact runs of the shrunk plan to tell of, as evidence.")
    ] = 0,
    sign: Annotated[
        tuple[str, ...], Parameter(help="A private key in PEM, ed25519; as often as you like.")
    ] = (),
    format: Format = "text",  # noqa: A002
    file: CommandFile = None,
    engine_version: EngineVersion = None,
    command: Command = (),
) -> Exit:
    """The verdict, and a certificate of it that anyone can check."""
    from shardproof.cli.certify import certify as run_certify

    launch = launch_of(plan, file, engine_version, command)
    given = Given(model, as_, root)
    return run_certify(launch or plan or "", given, output, runs, sign, form=format, force=force)


@app.command
def verify(
    cert: Annotated[str, Parameter(help="A certificate.")],
    /,
    *,
    plan: Annotated[str | None, Parameter(help="Ask that it is of this plan.")] = None,
    model: Annotated[
        str | None, Parameter(name=["--model", "-m"], help="Ask that it is of this config.json.")
    ] = None,
    key: Annotated[
        tuple[str, ...], Parameter(help="A public key in PEM; ask that its owner has signed.")
    ] = (),
    format: Format = "text",  # noqa: A002
) -> Exit:
    """A certificate checked again, by one file that believes nothing in it."""
    from shardproof.cli.verify import verify as run_verify

    return Exit(run_verify(_STDIN if cert == STDIN else cert, plan, model, key, format))


@app.command
def subject(
    plan: Annotated[str, Parameter(help="A plan file.")],
    /,
    *,
    model: ModelFile = None,
    write: Annotated[
        str | None, Parameter(help="A folder for both, in the bytes that the digests are of.")
    ] = None,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """What a certificate of a plan is of: the digests of its config and of the plan."""
    from shardproof.cli.subject import subject as run_subject

    return run_subject(plan, model, write, format)


@app.command
def checker(
    *,
    output: Annotated[
        str | None,
        Parameter(name=["--output", "-o"], help="The file to write; default the screen."),
    ] = None,
    digest: Annotated[bool, Parameter(negative=(), help="Print its digest alone.")] = False,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """The file that checks a certificate without this project, with its SHA-256."""
    from shardproof.cli.subject import checker as run_checker

    return run_checker(output, format, digest=digest)
