"""Commands between plans and the commands of engines."""

from __future__ import annotations

from typing import Annotated, Literal

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
    ReadAs,
    Root,
)
from shardproof.cli.root import app
from shardproof.texts.inputs import Given


@app.command(name="import")
def import_(  # noqa: PLR0913  (an option is an argument)
    *,
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    output: OutputFile = None,
    force: Force = False,
    format: Format = "text",  # noqa: A002
    file: CommandFile = None,
    engine_version: EngineVersion = None,
    command: Command = (),
) -> Exit:
    """A plan from the command that launches an engine, behind --; of a pair, around --and."""
    from shardproof.cli.launching import Asked
    from shardproof.cli.launching import import_ as run_import

    launch = launch_of(None, file, engine_version, command) or Asked()
    return run_import(launch, Given(model, as_, root), output, format, force=force)


@app.command
def export(
    plan: Annotated[str, Parameter(help="A plan file.")],
    /,
    *,
    engine: Annotated[
        Literal["vllm", "sglang", "tensorrt-llm", "megatron"],
        Parameter(name=["--engine", "-e"], help="Whose command."),
    ],
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    name: Annotated[
        str | None, Parameter(help="What the command calls the model; default its config's name.")
    ] = None,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """The command of an engine that runs a plan, or the fields that it cannot say; then exit 1."""
    from shardproof.cli.exporting import export as run_export

    return run_export(plan, Given(model, as_, root), engine, name, format)


@app.command
def diff(
    first: Annotated[str, Parameter(help="A plan.")],
    second: Annotated[str, Parameter(help="Another plan.")],
    /,
    *,
    root: Root = None,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """Two plans compared, phase by phase, by what they mean; exit 1 where they differ."""
    from shardproof.cli.diff import diff as run_diff

    return run_diff(first, second, format, root)
