"""`shardproof prove`: the theorem library, run."""

from __future__ import annotations

from pathlib import Path

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.cli.progress import progress
from shardproof.proofs.theorems.library import BY_NAME, LIBRARY
from shardproof.proofs.theorems.run import Ran, run_all
from shardproof.proofs.theorems.solvers import NoSolver
from shardproof.reports.questions import write_questions
from shardproof.reports.theorems import listed, result_json, result_text, summary_text
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.source.nearest import nearest

FOLDER = "--smt names a folder; it is made where it is not there"


def prove(
    names: list[str], form: str, smt: str | None, *, list_only: bool, z3_only: bool, jobs: int
) -> Exit:
    """Run the named theorems, or all; what is not proved, or unknown, is a failure."""
    unknown = [name for name in names if name not in BY_NAME]
    if unknown:
        put_errors([_no_theorem(name) for name in unknown], form)
        return Exit.BAD_INPUT
    chosen = [BY_NAME[name] for name in names] or list(LIBRARY)
    if list_only:
        put_json(listed(chosen)) if form == "json" else put(
            "\n".join(f"{each.name}\n{page().wrap(each.says, '  ')}" for each in chosen)
        )
        return Exit.LEGAL
    results: list[tuple[str, tuple[Ran, ...]]] = []
    try:
        if smt is not None:
            _make(smt)
        with progress("proving") as tell:
            for theorem, ran in run_all(chosen, jobs=jobs, solvers=not z3_only):
                results.append((theorem.name, ran))
                tell(len(results), len(chosen))
                if smt is not None:
                    _write(smt, theorem.name, ran)
                if form == "text":
                    put(result_text(theorem, ran, page()))
    except NoSolver as why:
        help_ = "install shardproof[cvc5], or use --z3-only"
        put_errors([InputError("USAGE", str(why), help=help_)], form)
        return Exit.BAD_INPUT
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if form == "json":
        put_json(result_json(results, z3_only=z3_only))
    else:
        put(summary_text(results))
    good = all(each.good for _, ran in results for each in ran)
    return Exit.LEGAL if good else Exit.ILLEGAL


def _make(folder: str) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise _unwritable(folder, wrong) from None


def _write(folder: str, name: str, ran: tuple[Ran, ...]) -> None:
    try:
        write_questions(Path(folder), name, ran)
    except OSError as wrong:
        raise _unwritable(folder, wrong) from None


def _unwritable(folder: str, wrong: OSError) -> InputErrors:
    return InputErrors(
        [InputError("USAGE", f"cannot be written: {wrong.strerror}", Place(folder), help=FOLDER)]
    )


def _no_theorem(name: str) -> InputError:
    close = nearest(name, BY_NAME)
    hint = f"did you mean {close}? " if close else ""
    return InputError(
        "USAGE",
        f"there is no theorem {name[:60]!r}",
        help=f"{hint}`shardproof prove --list` lists them all",
    )
