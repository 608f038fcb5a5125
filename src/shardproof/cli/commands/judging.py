"""Commands that decide a plan, run it, and say why it is illegal."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from shardproof.cli.commands.launches import launch_of, not_short
from shardproof.cli.exits import Exit
from shardproof.cli.options import (
    Command,
    CommandFile,
    Devices,
    EngineVersion,
    Format,
    MemorySize,
    ModelFile,
    PlanFile,
    PlanFiles,
    ReadAs,
    ReportFile,
    Root,
)
from shardproof.cli.root import app
from shardproof.texts.inputs import Given


@app.command
def check(  # noqa: PLR0913  (an option is an argument)
    plans: PlanFiles = None,
    /,
    *,
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    format: Annotated[  # noqa: A002
        Literal["text", "json", "short", "html", "markdown", "sarif", "junit"],
        Parameter(
            help="For a person, a program, a line for each reason, a browser, a job summary, "
            "code scanning, or a CI."
        ),
    ] = "text",
    output: ReportFile = None,
    derivation: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Every operator with what ranks have of it, or the one to blame.",
        ),
    ] = False,
    file: CommandFile = None,
    engine_version: EngineVersion = None,
    memory: MemorySize = None,
    command: Command = (),
) -> Exit:
    """Verdict on plans, or on the command behind --: legal, illegal with every reason, unknown."""
    given = Given(model, as_, root)
    if (launch := launch_of(plans, file, engine_version, command)) is not None:
        from shardproof.cli.launching import check as check_launch

        not_short(format)
        return check_launch(launch, given, format, steps=derivation, memory=memory, output=output)
    from shardproof.cli.check import check as run_check

    return run_check(plans or [], given, format, steps=derivation, output=output, memory=memory)


@app.command(name="run")
def run_plan(  # noqa: PLR0913  (an option is an argument)
    plan: Annotated[str, Parameter(help="A plan file, or a witness.")],
    /,
    *,
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    batch: Annotated[int | None, Parameter(help="Sequences; default several numbers.")] = None,
    prompt: Annotated[int | None, Parameter(help="Tokens of each prompt; default several.")] = None,
    steps: Annotated[int | None, Parameter(help="Decode steps; default several.")] = None,
    seed: Annotated[
        int | None, Parameter(help="Of weights, inputs and functions; default 1.")
    ] = None,
    trials: Annotated[
        int | None,
        Parameter(
            help="Draws of all of them in each run; default what it takes to meet everything."
        ),
    ] = None,
    witness: Annotated[
        str | None,
        Parameter(
            name=["--witness", "-w"],
            help="Where the smallest counterexample goes, as a file that this command replays; "
            "- is standard output, and then the report goes to standard error.",
        ),
    ] = None,
    domain: Annotated[
        Literal["exact", "float64", "float32", "bfloat16"],
        Parameter(help="Floats in which the plan is run as well; the exact outcome stands."),
    ] = "exact",
    deadline: Annotated[
        float | None,
        Parameter(help="Under mpiexec, seconds that a rank waits before it is asked why; 10."),
    ] = None,
    program: Annotated[
        Literal["prefill", "decode", "both"] | None,
        Parameter(help="Print the operators of a phase, or of both, in place of running them."),
    ] = None,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """A plan executed on simulated ranks, exactly, beside the single-device model.

    Under mpiexec each rank is a process: mpiexec -n 8 shardproof run PLAN.
    """
    from shardproof.executor.mpi.launch import keep, leads, processes

    given = Given(model, as_, root)
    if program is not None:
        from shardproof.cli.program import program as show_program

        return show_program(plan, given, program, format) if leads() else Exit.LEGAL

    # The keeper needs none of what is imported below.
    pipe = keep() if processes() else None
    from shardproof.cli.run import Asked, run

    floats = None if domain == "exact" else domain
    asked = Asked(given, batch, prompt, steps, seed, trials, witness, floats, deadline)
    if pipe is not None:
        from shardproof.cli.mpi import run_in_processes

        return run_in_processes(plan, asked, format, pipe)
    return run(plan, asked, format)


@app.command
def why(  # noqa: PLR0913  (an option is an argument)
    plan: PlanFile = None,
    /,
    *,
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    devices: Devices = None,
    limit: Annotated[int, Parameter(help="Nearest legal plans to look for.")] = 3,
    apply: Annotated[
        int | None, Parameter(help="Write the nearest plan of this number into the file.")
    ] = None,
    keep: Annotated[
        str | None,
        Parameter(help="A folder for one file a reason, which `shardproof run` replays."),
    ] = None,
    all: Annotated[  # noqa: A002
        bool, Parameter(negative=(), help="Of an open plan, restatements of reasons too.")
    ] = False,
    seed: Annotated[int, Parameter(help="Of the counterexamples' numbers.")] = 1,
    budget: Annotated[
        float, Parameter(help="Seconds that reasons of an open plan may take to find.")
    ] = 60,
    output: ReportFile = None,
    format: Annotated[  # noqa: A002
        Literal["text", "json", "html"],
        Parameter(help="For a person, a program, or a browser."),
    ] = "text",
    file: CommandFile = None,
    engine_version: EngineVersion = None,
    memory: MemorySize = None,
    command: Command = (),
) -> Exit:
    """Why a plan is illegal: each reason, a counterexample, the nearest legal plans."""
    from shardproof.cli.why import Asked, why_launch
    from shardproof.cli.why import why as run_why

    given = Given(model, as_, root)
    asked = Asked(given, devices, limit, apply, keep, all, seed, budget, output, memory)
    if (launch := launch_of(plan, file, engine_version, command)) is not None:
        return why_launch(launch, asked, format)
    return run_why(plan or "", asked, format)


@app.command
def show(  # noqa: PLR0913  (an option is an argument)
    plan: Annotated[str, Parameter(help="A plan file.")],
    /,
    *,
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    tensor: Annotated[
        tuple[str, ...],
        Parameter(
            help="Draw these alone: attention.q, or ffn for all of it, or weight, cache, "
            "activation; once for each.",
            negative=(),
        ),
    ] = (),
    phase: Annotated[
        Literal["prefill", "decode", "both"], Parameter(help="Which phase to draw.")
    ] = "both",
    all: Annotated[  # noqa: A002
        bool, Parameter(negative=(), help="Every activation, also where nothing changes.")
    ] = False,
    timeline: Annotated[bool, Parameter(negative=(), help="The schedule of decode alone.")] = False,
    trace: Annotated[
        str | None,
        Parameter(help="Write the schedule of decode into this file, as a trace for Perfetto."),
    ] = None,
    format: Annotated[  # noqa: A002
        Literal["text", "json", "svg"],
        Parameter(help="For a person, a program, or a browser."),
    ] = "text",
) -> Exit:
    """Which rank holds which block of every tensor, drawn without devices."""
    from shardproof.cli.show import Asked
    from shardproof.cli.show import show as run_show

    given = Given(model, as_, root)
    return run_show(plan, Asked(given, tensor, phase, all, timeline, trace), format)
