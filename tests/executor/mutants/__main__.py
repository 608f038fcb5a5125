"""Makes every mistake of the table, and writes how each is noticed.

`python -m tests.executor.mutants --jobs 4`, or `make mutants`. Where one is not noticed, or a slice
fails on the code as it stands, it says so, and what is published stays as it was.
"""

from __future__ import annotations

import argparse
import os
import sys

from tests.digests import publish
from tests.executor.mutants.published import PUBLISHED, published
from tests.executor.mutants.run import MOST, Order, Report, reports
from tests.executor.mutants.table import FAULTS


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.executor.mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    jobs: int = parser.parse_args().jobs
    found = run_all(max(1, jobs))
    wrong = [report for report in found if report.wrong]
    for report in wrong:
        of = f"{report.fault.file}: {report.fault.name} " if report.fault else ""
        sys.stderr.write(f"{of}[{report.slice}] {report.wrong}\n")
    slices = [report for report in found if report.fault is None]
    slowest = max(report.seconds for report in found)
    sys.stderr.write(
        f"{sum(not r.wrong for r in found if r.fault)} of {len(FAULTS)} noticed; {len(slices)} "
        f"slices, {sum(not r.wrong for r in slices)} of them right on the code as it stands; the "
        f"slowest takes {slowest:.1f} s of {MOST:.0f}\n"
    )
    if wrong:
        return 1
    said = {report.fault: report.said for report in found if report.fault is not None}
    publish(PUBLISHED, published(said))
    return 0


def run_all(jobs: int) -> list[Report]:
    """Each slice without a mistake, and each mistake."""
    orders: list[Order] = [(None, name) for name in dict.fromkeys(each.slice for each in FAULTS)]
    orders += [(fault, fault.slice) for fault in FAULTS]
    found: list[Report] = []
    missed = 0
    for report in reports(orders, jobs):
        found.append(report)
        missed += bool(report.wrong)
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{len(found)} of {len(orders)} runs, {missed} not as they should ")
            sys.stderr.flush()
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    return found


if __name__ == "__main__":
    sys.exit(main())
