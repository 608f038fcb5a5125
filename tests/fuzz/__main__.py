"""Mutated plans and configs through the command line: `python -m tests.fuzz --help`."""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.progress import track

from shardproof.proofs.worker import end_with_parent
from tests.fuzz.case import case, lay_out
from tests.fuzz.run import Tally, as_processes, in_process

CHUNK = 250
MEMORY = 4 << 30
"""Bytes that a worker may have, so that a runaway is an error and not the machine's end."""

Sweep = Callable[[int, range], Tally]


def main() -> int:
    options = _options()
    keep: Path | None = options.keep
    sweeps: list[tuple[str, Sweep, int]] = [
        ("in one process", in_process, options.count),
        ("as processes", as_processes, options.processes),
    ]
    wrong = False
    for name, sweep, count in sweeps:
        if not count:
            continue
        tally = _swept(sweep, options.seed, options.start, count, options.jobs)
        sys.stdout.write(_summary(name, tally, count, options.seed) + "\n")
        wrong = wrong or bool(tally.faults)
        if keep:
            _keep(keep, options.seed, tally)
    return int(wrong)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=5000, help="cases in one process")
    parser.add_argument("--processes", type=int, default=0, help="cases as processes of their own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=int, default=0, help="the number of the first case")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="where the faulty, slowest and largest go")
    return parser.parse_args()


def _swept(sweep: Sweep, seed: int, start: int, count: int, jobs: int) -> Tally:
    tally = Tally()
    chunk = max(1, min(CHUNK, count // jobs))
    ends = start + count
    chunks = [range(low, min(ends, low + chunk)) for low in range(start, ends, chunk)]
    with ProcessPoolExecutor(jobs, initializer=_prepare) as pool:
        parts = [pool.submit(sweep, seed, numbers) for numbers in chunks]
        shown = Console(stderr=True)
        for part in track(
            as_completed(parts), "fuzzing", len(parts), console=shown, disable=not shown.is_terminal
        ):
            tally.add(part.result())
    return tally


def _prepare() -> None:
    """A folder of its own for a worker, a bound on its memory, and an end with its parent."""
    end_with_parent()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    folder = tempfile.mkdtemp(prefix="shardproof-fuzz-")
    lay_out(Path(folder))
    os.chdir(folder)


def _summary(name: str, tally: Tally, count: int, seed: int) -> str:
    codes = ", ".join(f"exit {code}: {seen:,}" for code, seen in sorted(tally.codes.items()))
    seconds, characters = tally.slowest, tally.largest
    extremes = (
        f"slowest {seconds[0]:.2f} s (case {seconds[1]}), largest output {characters[0]:,} "
        f"characters (case {characters[1]}), peak memory {tally.peak >> 10:,} MiB"
    )
    head = f"{count:,} {name}, seed {seed}: {codes}; faults: {len(tally.faults):,}"
    return "\n".join([head, extremes, *_faults(tally)])


def _faults(tally: Tally) -> Iterator[str]:
    """One of each kind in full, the most frequent first."""
    kinds: dict[str, list[tuple[int, str]]] = {}
    for number, wrong in sorted(tally.faults):
        kinds.setdefault("\n".join(wrong.strip().splitlines()[-3:]), []).append((number, wrong))
    for found in sorted(kinds.values(), key=len, reverse=True):
        number, wrong = found[0]
        yield f"case {number}, and {len(found) - 1:,} like it: {wrong.strip()}"


def _keep(folder: Path, seed: int, tally: Tally) -> None:
    """The files of the cases that are worth a look, and how they were called."""
    for name, number in _worth(tally):
        one = case(seed, number)
        home = folder / f"{name}-{number}"
        home.mkdir(parents=True, exist_ok=True)
        (home / "argv").write_text("\n".join(map(ascii, one.argv)) + "\n", "utf-8")
        typed = () if one.typed is None else (("stdin", one.typed),)
        for path, data in (*one.files, *typed):
            (home / Path(path).name).write_bytes(data)


def _worth(tally: Tally) -> Iterator[tuple[str, int]]:
    yield "slowest", tally.slowest[1]
    yield "largest", tally.largest[1]
    for number, _ in sorted(tally.faults)[:100]:
        yield "fault", number


if __name__ == "__main__":
    sys.exit(main())
