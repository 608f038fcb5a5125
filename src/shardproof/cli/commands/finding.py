"""Commands that look through many plans, and that prove what the law rests on."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from shardproof.cli.exits import Exit
from shardproof.cli.options import Devices, Format, ModelFile, ReadAs, ReportFile, Root
from shardproof.cli.root import app
from shardproof.texts.inputs import Given


@app.command
def plans(  # noqa: PLR0913  (an option is an argument)
    model: Annotated[str, Parameter(help="A config.json, or a plan, which may be open.")],
    /,
    *,
    config: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    devices: Devices = None,
    set: Annotated[  # noqa: A002
        tuple[str, ...],
        Parameter(help="FIELD=VALUE, as a plan would say it: tp=1..8, ffn.width=balanced."),
    ] = (),
    apart: Annotated[
        bool, Parameter(negative=(), help="Prefill and decode may have other degrees.")
    ] = False,
    pools: Annotated[
        str,
        Parameter(help="Devices of prefill and of decode, each a pool of its own: 8,8, or 4,16."),
    ] = "",
    by: Annotated[str, Parameter(help="What the list is in order of: weights, kv, ...")] = "",
    limit: Annotated[int, Parameter(help="Plans to show.")] = 10,
    best: Annotated[bool, Parameter(negative=(), help="Show the first alone.")] = False,
    budget: Annotated[float, Parameter(help="Seconds to look for them.")] = 60,
    memory: Annotated[
        str | None, Parameter(help="What a device has, as 80GB: show no plan that needs more.")
    ] = None,
    output: ReportFile = None,
    format: Annotated[  # noqa: A002
        Literal["text", "json", "html"],
        Parameter(help="For a person, a program, or a browser."),
    ] = "text",
) -> Exit:
    """All legal plans of a model on so many devices, counted and put in order."""
    from shardproof.cli.plans import Asked
    from shardproof.cli.plans import plans as run_plans

    given = Given(config, as_, root)
    asked = Asked(given, devices, set, apart, pools, by, limit, best, budget, memory, output)
    return run_plans(model, asked, format)


@app.command
def prove(
    theorems: Annotated[
        tuple[str, ...], Parameter(help="Names of theorems; none proves them all.")
    ] = (),
    /,
    *,
    list_only: Annotated[
        bool, Parameter(name="--list", negative=(), help="Name them, and what they say.")
    ] = False,
    z3_only: Annotated[
        bool, Parameter(negative=(), help="Do not ask cvc5 as well, which is an extra.")
    ] = False,
    smt: Annotated[
        str | None,
        Parameter(help="A folder for the questions to solvers: an SMT-LIB file a theorem."),
    ] = None,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help="Processes; default 2.")] = 2,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """The theorem library: every law and claim, proved for all sizes; exit 1 where one is not."""
    from shardproof.cli.prove import prove as run_prove

    return run_prove(list(theorems), format, smt, list_only=list_only, z3_only=z3_only, jobs=jobs)


@app.command
def fuzz(  # noqa: PLR0913  (an option is an argument)
    *,
    budget: Annotated[
        str | None,
        Parameter(help="For how long, as 20s, 5m or 2h; default 20s where nobody says how many."),
    ] = None,
    examples: Annotated[int | None, Parameter(help="How many plans.")] = None,
    seed: Annotated[
        int | None, Parameter(help="Of all that is drawn; default a drawn one, which is printed.")
    ] = None,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help="Processes; default 2.")] = 2,
    kind: Annotated[
        tuple[Literal["whole", "near", "legal", "miss", "edited"], ...],
        Parameter(help="Which plans, once for each kind; default all.", negative=()),
    ] = (),
    journal: Annotated[
        str | None,
        Parameter(help="A file of what is done; of a run that was stopped, it is gone on with."),
    ] = None,
    save: Annotated[str, Parameter(help="The folder for disagreements; default this one.")] = ".",
    replay: Annotated[
        str | None, Parameter(help="Decide the plan of this file again, in place of drawing any.")
    ] = None,
    format: Annotated[  # noqa: A002
        Literal["text", "json", "junit", "sarif"],
        Parameter(help="For a person, a program, a CI, or code scanning."),
    ] = "text",
) -> Exit:
    """Plans at random, and whether law, engine, checker and runs agree; exit 1 where not."""
    from shardproof.cli.fuzz import Asked, replayed
    from shardproof.cli.fuzz import fuzz as run_fuzz

    if replay is not None:
        return replayed(replay, format)
    return run_fuzz(Asked(budget, examples, seed, jobs, kind, journal, save), format)


@app.command
def sweep(  # noqa: PLR0913  (an option is an argument)
    plans: Annotated[
        list[str], Parameter(help="Plans, open or not: files, folders, and streams of them.")
    ],
    /,
    *,
    model: Annotated[
        tuple[str, ...],
        Parameter(
            name=["--model", "-m"],
            negative=(),
            help="A config.json; each plan with each of them, in place of those that plans name.",
        ),
    ] = (),
    as_: ReadAs = None,
    by: Annotated[
        tuple[Literal["verdict", "law", "engine", "checker", "runs"], ...],
        Parameter(
            negative=(), help="Who decides, once for each; default the verdict, as of `check`."
        ),
    ] = (),
    devices: Devices = None,
    output: Annotated[
        str | None,
        Parameter(
            name=["--output", "-o"],
            help="The file of results, in SQLite; of a sweep that was stopped, it is gone on with.",
        ),
    ] = None,
    jobs: Annotated[
        int | None, Parameter(name=["--jobs", "-j"], help="Processes; default one a core.")
    ] = None,
    on: Annotated[
        Literal["processes", "ray"],
        Parameter(help="Processes here, or Ray: its workers here, or of the cluster RAY_ADDRESS."),
    ] = "processes",
    root: Root = None,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """Every choice of open plans, every model, every decider: counted, and kept in a file."""
    from shardproof.cli.sweep import Asked, deciders, sweep_plans
    from shardproof.sweeps.work import Asked as Sweep

    asked = Sweep(tuple(plans), model, deciders(by), devices, root, as_)
    return sweep_plans(Asked(asked, output, jobs, on), format)
