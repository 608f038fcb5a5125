"""Commands of real reports as files: what an engine made of them, and what it said.

The first line is the verdict and the rules in their order; `recorded` and `decides` stand where the
report's verdict took a device, a kernel or a bug of one build to know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast, get_args

from ruamel.yaml import YAML

from shardproof.spec.dialects.asked import Engine

FOLDER = Path(__file__).parent / "engines"
FILES = sorted(FOLDER.glob("*.yaml"), key=lambda file: file.stem)


@dataclass(frozen=True, slots=True)
class Case:
    """One command, its model, and what is known of it."""

    name: str
    verdict: str
    rules: tuple[str, ...]
    source: str
    about: str
    engine: Engine
    command: str
    config: Mapping[str, object]
    version: str | None = None
    devices: int | None = None
    recorded: str = ""
    """The report's verdict, where another than ours."""
    decides: str = ""
    axis: str = ""
    kind: str = ""
    numbers: tuple[int, ...] = ()
    says: tuple[str, ...] = ()
    first: Mapping[str, object] | None = None
    """What the first way changes; None where there is none."""
    degrees: tuple[int, ...] = ()


def read(file: Path) -> Case:
    """A case from its file."""
    text = file.read_text("utf-8")
    head = [line.removeprefix("# ") for line in text.splitlines() if line.startswith("#")]
    verdict, _, rules = head[0].partition(": ")
    body = cast("dict[str, object]", YAML(typ="safe").load(text))  # pyright: ignore[reportUnknownMemberType]
    config = (FOLDER / str(body["config"])).read_text("utf-8")
    first = body.get("first")
    version, devices = body.get("version"), body.get("devices")
    return Case(
        name=file.stem,
        verdict=verdict,
        rules=tuple(rules.split(", ")) if rules else (),
        source=head[1].split()[1],
        about=" ".join(head[2:]),
        engine=next(each for each in get_args(Engine) if each == body["engine"]),
        command=str(body["command"]).strip(),
        config=cast("dict[str, object]", json.loads(config)),
        version=None if version is None else str(version),
        devices=devices if isinstance(devices, int) else None,
        recorded=str(body.get("recorded", "")),
        decides=str(body.get("decides", "")).strip(),
        axis=str(body.get("axis", "")),
        kind=str(body.get("kind", "")),
        numbers=tuple(cast("list[int]", body.get("numbers", []))),
        says=tuple(cast("list[str]", body.get("says", []))),
        first=None if first is None else cast("dict[str, object]", first),
        degrees=tuple(cast("list[int]", body.get("degrees", []))),
    )
