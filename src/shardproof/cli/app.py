"""The commands and their options."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from typing import TYPE_CHECKING, Annotated, Literal, cast

from cyclopts import App, CycloptsError, Parameter

from shardproof import __version__
from shardproof.cli.exits import Exit
from shardproof.cli.form import asked_form
from shardproof.texts.inputs import STDIN, Given

if TYPE_CHECKING:
    from shardproof.cli import launching

app = App(
    name="shardproof",
    help="Decides whether a parallelism plan for a Transformer computes what the model computes.",
    version=__version__,
    help_epilogue="Exit codes: 0 legal, 1 illegal, 2 bad input or usage, 3 unknown, "
    "4 a certificate that is refused.",
    result_action="return_value",
)
# The library leaves the type of this method's argument open.
app.register_install_completion_command()  # pyright: ignore[reportUnknownMemberType]

PlanFiles = Annotated[
    list[str] | None,
    Parameter(
        help="Plan files, YAML or JSON, and folders of them; - reads standard input, one plan or a "
        "stream. Or none, and behind -- the command that launches an engine."
    ),
]
PlanFile = Annotated[
    str | None,
    Parameter(help="A plan file, which may be open; or none, and behind -- a launch command."),
]
CommandFile = Annotated[
    str | None,
    Parameter(
        name=["--file", "-f"],
        help="A file that holds a launch command, a script or a manifest of Kubernetes or "
        "docker-compose; - is standard input.",
    ),
]
EngineVersion = Annotated[
    str | None,
    Parameter(help="Of the engine that a command launches; default the newest that is known."),
]
Command = Annotated[tuple[str, ...], Parameter(parse=False)]
ModelFile = Annotated[
    str | None,
    Parameter(name=["--model", "-m"], help="A config.json, in place of the one a plan names."),
]
ReadAs = Annotated[
    str | None,
    Parameter(
        name="--as", help="The family, such as llama, of a config whose own family nobody knows."
    ),
]
Root = Annotated[
    str | None,
    Parameter(help="Read no file outside of this folder, wherever a plan or a link leads."),
]
Format = Annotated[Literal["text", "json"], Parameter(help="For a person, or for a program.")]
ReportFile = Annotated[
    str | None,
    Parameter(
        name=["--output", "-o"],
        help="Of html, markdown, sarif or junit: the file to write; default, or -, the screen.",
    ),
]
Force = Annotated[bool, Parameter(negative=(), help="Overwrite the file, whatever it is.")]
Devices = Annotated[
    int | None,
    Parameter(name=["--devices", "-n"], help="Ranks of each phase, as a plan's own devices."),
]
MemorySize = Annotated[
    str | None,
    Parameter(help="What a device has, as 80GB: whether weights, cache and activations fit."),
]


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
    if (launch := _launch(plans, file, engine_version, command)) is not None:
        from shardproof.cli.launching import check as check_launch

        _not_short(format)
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
    if (launch := _launch(plan, file, engine_version, command)) is not None:
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


@app.command
def certify(  # noqa: PLR0913  (an option is an argument)
    plan: PlanFile = None,
    /,
    *,
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    output: Annotated[
        str | None,
        Parameter(name=["--output", "-o"], help="The file to write; default, or -, the screen."),
    ] = None,
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

    launch = _launch(plan, file, engine_version, command)
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
    output: Annotated[
        str | None,
        Parameter(name=["--output", "-o"], help="The file to write; default, or -, the screen."),
    ] = None,
    force: Force = False,
    format: Format = "text",  # noqa: A002
) -> Exit:
    """A commented plan for a model, to start from."""
    from shardproof.cli.init import init as run_init

    return run_init(model, Given(None, as_, root), devices, output, format, force=force)


@app.command(name="import")
def import_(  # noqa: PLR0913  (an option is an argument)
    *,
    model: ModelFile = None,
    as_: ReadAs = None,
    root: Root = None,
    output: Annotated[
        str | None,
        Parameter(name=["--output", "-o"], help="The file to write; default, or -, the screen."),
    ] = None,
    force: Force = False,
    format: Format = "text",  # noqa: A002
    file: CommandFile = None,
    engine_version: EngineVersion = None,
    command: Command = (),
) -> Exit:
    """A plan from the command that launches an engine, behind --; of a pair, around --and."""
    from shardproof.cli.launching import Asked
    from shardproof.cli.launching import import_ as run_import

    launch = _launch(None, file, engine_version, command) or Asked()
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


LAUNCHES = ("check", "why", "certify", "import", "code")
"""Commands that take the words of another command behind `--`."""


def _launch(
    plans: list[str] | str | None, file: str | None, version: str | None, words: tuple[str, ...]
) -> launching.Asked | None:
    """The launch command that stands in place of plans; none where there are plans."""
    if not words and file is None and plans:
        if version is None:
            return None
        raise CycloptsError(msg="--engine-version is of a launch command, and this is a plan")
    if plans:
        raise CycloptsError(msg="give plans, or a launch command")
    if not words and file is None:
        raise CycloptsError(msg="name a plan, or give a launch command behind --")
    from shardproof.cli.launching import Asked

    return Asked(words, file, version)


def _not_short(form: str) -> None:
    """A line for each reason is of plans, in which each has its own."""
    if form == "short":
        raise CycloptsError(
            msg=f"--format {form} is of plans: `shardproof import -o PLAN -- …` writes the plan "
            "of this command"
        )


def _apart(argv: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """A command line, and the launch command that it is given."""
    if argv[:1] and argv[0] in LAUNCHES and "--" in argv:
        from shardproof.cli.launching import is_launch

        at = argv.index("--")
        words = tuple(argv[at + 1 :])
        if argv[0] in ("import", "code") or is_launch(words):
            return argv[:at], words
    return argv, ()


# The parser takes a lone dash for an option; nobody's word has this sign.
_DASH = "\0-"
_STDIN = "/dev/stdin"
"""As the checker has it, which reads certificates by itself."""


def run(argv: list[str]) -> int:
    """Parse and run; the exit code."""
    form = asked_form(argv)
    argv, words = _apart(argv)
    try:
        command, bound, _ = app.parse_args(
            [_DASH if word == "-" else word for word in argv],
            exit_on_error=False,
            print_error=False,
        )
        for name, value in bound.arguments.items():
            bound.arguments[name] = _with_dashes(value)
        if words:
            bound.arguments["command"] = words
        ours = getattr(command, "__module__", "") == __name__
        started = partial(command, *bound.args, **bound.kwargs)
        code = _shown(started) if form == "json" and not ours else cast(object, started())
    except CycloptsError as wrong:
        from shardproof.cli.output import put_errors
        from shardproof.executor.mpi.launch import leads
        from shardproof.spec.errors import InputError

        if not leads():
            return int(Exit.BAD_INPUT)
        said = str(wrong).replace(_DASH, "-")
        right = "shardproof --help lists the commands"
        put_errors([InputError("USAGE", said, help=right)], form)
        return int(Exit.BAD_INPUT)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else int(Exit.BAD_INPUT)
    if not argv:
        return int(Exit.BAD_INPUT)
    return int(code) if isinstance(code, int) else 0


def _shown(command: Callable[[], object]) -> object:
    """What is no command of ours, as help is: the text that it prints, for a program."""
    from shardproof.cli.output import put_json

    with redirect_stdout(StringIO()) as text:
        code = command()
    put_json({"version": 1, "shown": text.getvalue()})
    return code


def _with_dashes(value: object) -> object:
    """A parsed value in which a dash is what the user wrote."""
    match value:
        case str():
            return value.replace(_DASH, "-")
        case list() | tuple():
            items = [_with_dashes(each) for each in cast("list[object]", value)]
            return items if isinstance(value, list) else tuple(items)
        case _:
            return value
