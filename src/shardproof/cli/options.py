"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

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
OutputFile = Annotated[
    str | None,
    Parameter(name=["--output", "-o"], help="The file to write; default, or -, the screen."),
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
