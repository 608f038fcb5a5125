"""Commands that tell of the language, and give something to begin with."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from shardproof.cli.exits import Exit
from shardproof.cli.options import Force, Format, OutputFile, ReadAs, Root
from shardproof.cli.root import app
from shardproof.texts.inputs import Given


@app.command
def explain(
    words: Annotated[
        tuple[str, ...],
        Parameter(help="A clause, operator, error code or theorem, or words; none lists them all."),
    ] = (),
    /,
    *,
    formula: Annotated[
        bool, Parameter(negative=(), help="Of a clause or an operator, when exactly it holds.")
    ] = False,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """A clause, operator, error code or theorem: what it says, an example, what breaks it."""
    from shardproof.cli.explain import explain as run_explain

    return run_explain(" ".join(words) or None, format, formula=formula)


@app.command
def examples(
    names: Annotated[
        tuple[str, ...], Parameter(help="Plans, configs or witnesses, or all; none lists them.")
    ] = (),
    /,
    *,
    to: Annotated[str, Parameter(help="The folder to copy into; - prints them.")] = "examples",
    force: Annotated[bool, Parameter(negative=(), help="Overwrite what is there.")] = False,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """Plans and configs that come with the package: listed, copied, printed."""
    from shardproof.cli.examples import examples as run_examples

    return run_examples(names, to, format, force=force)


@app.command
def schema(
    what: Annotated[
        str,
        Parameter(
            help="A kind of file (plan, open, model, witness, certificate), or a command, of whose "
            "answer with --format json it is."
        ),
    ] = "plan",
    /,
    *,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """The JSON Schema of plan files and of whatever else is read or told, for programs."""
    from shardproof.cli.schema import schema as run_schema

    return run_schema(what, format)


@app.command
def init(
    model: Annotated[str, Parameter(help="A config.json.")],
    /,
    *,
    as_: ReadAs = None,
    root: Root = None,
    devices: Annotated[
        int | None,
        Parameter(name=["--devices", "-n"], help="Devices to fill; default 8."),
    ] = None,
    output: OutputFile = None,
    force: Force = False,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """A commented plan for a model, to start from."""
    from shardproof.cli.init import init as run_init

    return run_init(model, Given(None, as_, root), devices, output, format, force=force)
