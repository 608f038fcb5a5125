"""Commands on code, tests and executors that are not ours."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from shardproof.cli.exits import Exit
from shardproof.cli.options import Command, Format
from shardproof.cli.root import app


@app.command
def mutate(  # noqa: PLR0913  (an option is an argument)
    *command: Annotated[
        str, Parameter(help="The command of your tests, behind --; or FILE:NAME, as of `code`.")
    ],
    kinds: Annotated[
        tuple[str, ...],
        Parameter(
            help="What is done wrong: drop, twice, order, group, root or op, once for each or with "
            "commas; default all.",
            negative=(),
        ),
    ] = (),
    only: Annotated[
        tuple[str, ...],
        Parameter(help="FILE or FILE:LINE of calls to change; default all.", negative=()),
    ] = (),
    source: Annotated[
        tuple[str, ...],
        Parameter(
            help="A folder whose code is yours although it is installed; default none.", negative=()
        ),
    ] = (),
    callers: Annotated[
        int, Parameter(help="How many callers tell one call of a line from another; default 0.")
    ] = 0,
    jobs: Annotated[
        int, Parameter(name=["--jobs", "-j"], help="Runs of the tests at a time; default 1.")
    ] = 1,
    budget: Annotated[
        str | None, Parameter(help="When no further mutant is begun: 10m, 2h; default never.")
    ] = None,
    time_limit: Annotated[
        float | None,
        Parameter(help="Seconds for a run; default ten, and four times the run without a change."),
    ] = None,
    journal: Annotated[
        str | None,
        Parameter(help="A file of what is done; of a run that was stopped, it is gone on with."),
    ] = None,
    list_only: Annotated[
        bool, Parameter(name="--list", negative=(), help="Name the mutants, and run none.")
    ] = False,
    ranks: Annotated[
        int, Parameter(name=["--ranks", "-n"], help="Ranks of FILE:NAME; default 8.")
    ] = 8,
    seed: Annotated[int, Parameter(help="Of what is drawn for FILE:NAME; default 0.")] = 0,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """Your tests, or the verdict on your code, with one collective of it wrong at a time.

    Exit 1 where tests pass, or a verdict is equal, although a result has changed.
    """
    from shardproof.cli.mutate import Asked
    from shardproof.cli.mutate import mutate as run_mutate

    asked = Asked(
        command, kinds, only, source, callers, jobs, budget, time_limit, journal, list_only,
        ranks, seed,
    )  # fmt: skip
    return run_mutate(asked, format)


@app.command
def code(  # noqa: PLR0913  (an option is an argument)
    name: Annotated[
        str | None,
        Parameter(
            help="FILE:NAME: of JAX (sharded, reference, arguments), or what returns them; "
            "of PyTorch a function that each rank calls, alone or with its arguments."
        ),
    ] = None,
    /,
    *,
    ranks: Annotated[
        int | None,
        Parameter(
            name=["--ranks", "-n"],
            help="Ranks of PyTorch, or devices that JAX is to make up; default 8.",
        ),
    ] = None,
    output: Annotated[
        tuple[str, ...],
        Parameter(
            help="Of a script behind --: a function whose results are compared, NAME of the script "
            "or MODULE:NAME; and what it names by shardproof.output.",
            negative=(),
        ),
    ] = (),
    reference: Annotated[
        str | None,
        Parameter(
            help="Of a script behind --: its arguments on one rank, which is the reference; "
            "default the same."
        ),
    ] = None,
    hf: Annotated[
        str | None,
        Parameter(help="A config.json of Hugging Face, whose model transformers runs by its plan."),
    ] = None,
    tp: Annotated[int, Parameter(help="Ranks of the model of --hf; default 2.")] = 2,
    tp_plan: Annotated[
        str | None,
        Parameter(help="A tp plan of your own for --hf, as JSON; default transformers' own."),
    ] = None,
    certificate: Annotated[
        str | None,
        Parameter(help="A file for the certificate of FILE:NAME, or of a script, that is equal."),
    ] = None,
    seed: Annotated[int, Parameter(help="Of what is drawn; default 0.")] = 0,
    format: Format = "text",  # noqa: A002
    command: Command = (),
) -> Exit:
    """Whether sharded code computes what its reference computes; exit 1 where it does not.

    Of FILE:NAME, of a model of --hf, or of the script that `torchrun` behind -- would start.
    """
    from shardproof.cli.code import Asked, HuggingFace
    from shardproof.cli.code import code as run_code

    asked = Asked(HuggingFace(hf, tp, tp_plan), certificate, command, output, reference)
    return run_code(name, ranks, seed, format, asked)


@app.command
def replay(
    case: Annotated[str, Parameter(help="A case's file, as a failing test has written it.")],
    /,
    *,
    executor: Annotated[
        str,
        Parameter(
            name=["--executor", "-e"],
            help="The executor, or the test, as package.module:Name or folder/file.py:Name; or "
            "http: and the command of a server.",
        ),
    ],
    time_limit: Annotated[float, Parameter(help="Seconds for an answer.")] = 60.0,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """A case on which somebody's executor failed, run again: exit 0 where it is right now."""
    from shardproof.cli.replay import replay as run_replay

    return run_replay(case, executor, time_limit, format)
