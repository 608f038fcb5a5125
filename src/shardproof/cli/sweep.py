"""`shardproof sweep`: models × plans × deciders, over all cores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from shardproof.cli.exits import Exit
from shardproof.cli.output import put, put_errors, put_json, put_note
from shardproof.cli.progress import stages
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass
from shardproof.sweeps.deciding import DECIDERS
from shardproof.sweeps.running import Pool
from shardproof.sweeps.summary import Summary, summary_data, summary_text
from shardproof.sweeps.sweep import Swept, cores, sweep
from shardproof.sweeps.work import Asked as Sweep

MOST_JOBS = 1024


@dataclass(frozen=True, slots=True)
class Asked:
    """The options."""

    sweep: Sweep
    output: str | None = None
    jobs: int | None = None
    on: str = "processes"


def sweep_plans(asked: Asked, form: str) -> Exit:
    """Decide every case, tell what came of them, and exit with 1 where deciders disagree."""
    try:
        jobs = _jobs(asked.jobs)
        with stages("deciding plans") as tell:
            found = sweep(
                asked.sweep,
                asked.output,
                jobs,
                _pool(asked.on, jobs),
                lambda done: tell("deciding plans", done, None),
            )
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if form == "json":
        put_json(_data(found, asked.output))
    else:
        put(summary_text(found.summary))
        if found.left_out:
            from shardproof.cli.check import left_out_text

            put_note(left_out_text(found.left_out))
    return code_of(found.summary)


def _data(found: Swept, output: str | None) -> dict[str, object]:
    """Where a plan of a file cannot be read there are errors, as wherever the exit code is 2."""
    data = summary_data(found.summary, output, found.left_out)
    wrong = [each for each in found.summary.wrong if not each.choice]
    if not found.summary.unread:
        return data
    from shardproof.reports.verdict_json import errors_data

    errors = [InputError("SWEEP-PLAN", each.why, Place(each.plan)) for each in wrong]
    return {**data, "errors": errors_data(errors)["errors"]}


def code_of(found: Summary) -> Exit:
    """A sweep is for what is illegal too: 1 is for deciders that disagree, 3 for what is unknown.

    A choice of an open plan whose numbers do not fit together is one of the things to find out;
    a plan of a file that cannot be read is bad input.
    """
    if found.unread:
        return Exit.BAD_INPUT
    if found.parted:
        return Exit.ILLEGAL
    return Exit.UNKNOWN if found.words("unknown") or found.words("not run") else Exit.LEGAL


def _jobs(said: int | None) -> int:
    if said is not None and not 1 <= said <= MOST_JOBS:
        message = f"--jobs cannot be {said}"
        raise InputErrors(
            InputError("USAGE", message, field="--jobs", help=f"from 1 to {MOST_JOBS:,}")
        )
    return said or cores()


def _pool(on: str, jobs: int) -> Pool | None:
    if on != "ray":
        return None
    from shardproof.sweeps.on_ray import ray_workers

    return partial(ray_workers, jobs)


def deciders(said: Sequence[str]) -> tuple[str, ...]:
    """In the order of the table, each once; the verdict alone where none is named."""
    return tuple(each for each in DECIDERS if each in said) or ("verdict",)
