"""A derivation for a person: every operator that is typed, and how what it gives lies."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.reports.printable import clean
from shardproof.spec.rules.derive import Derivation
from shardproof.spec.rules.phase import Run, Typed


def derivation_text(found: Derivation) -> str:
    """Both phases, a line a step; layers that are alike are one line with their number."""
    out: list[str] = []
    for name, typed in found.phases.items():
        out += ["", f"{name}:", *_phase(typed)]
    return "\n".join(out)


def _phase(typed: Typed) -> Iterator[str]:
    for number, part in enumerate(typed.parts):
        yield f"  {part.name}:{_meant(typed, number)}"
        for step in part.steps:
            yield f"    {clean(str(step.op))}"
            yield f"      {clean(str(step.gives))}"


def _meant(typed: Typed, number: int) -> str:
    """The layers that a part stands for."""
    runs = [run for run in typed.runs if number in run.parts]
    if not runs:
        return ""
    count = sum(len(run.layers) for run in runs)
    shown = ", ".join(_layers(run) for run in runs[:4]) + (", …" if len(runs) > 4 else "")
    return f" {count} layer{'s' * (count != 1)}, {shown}"


def _layers(run: Run) -> str:
    first, last = run.layers[0], run.layers[-1]
    return f"{first}" if first == last else f"{first}–{last}"
