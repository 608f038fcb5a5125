"""Runs slices in processes of their own, several at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

from tests.executor.mutants.fault import Fault
from tests.mutation.process import Failed, answer_of

MOST = 10.0
"""Seconds of a processor that a slice may take."""
PATIENCE = 120
"""Seconds after which a process is no longer waited for."""
BROKEN = frozenset({"SyntaxError", "NameError", "UnboundLocalError", "ImportError",
                    "ModuleNotFoundError", "AttributeError"})  # fmt: skip
"""What a text that is no program raises: noticing that is noticing nothing."""

Order = tuple[Fault | None, str]
"""A mistake or none, and the slice that is to run."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a slice said of an executor with a fault in it, or with none."""

    slice: str
    fault: Fault | None
    said: str
    error: str
    used: bool
    """Whether the slice imported the module at all."""
    seconds: float

    @property
    def wrong(self) -> str:
        """Why the fault does not count as noticed, or the slice as right; empty where it does."""
        if self.seconds > MOST:
            return f"the slice takes {self.seconds:.1f} s, and {MOST:.0f} are allowed"
        if self.fault is None:
            why = self.error or self.said
            return f"the slice fails on the code as it stands: {why}" if why else ""
        if not self.used:
            return "the slice does not import the module"
        if not self.said:
            return "not noticed"
        if self.said.startswith("exception") or self.said.split(": ")[-1] in BROKEN:
            return f"not a mistake but a broken program: {self.error or self.said}"
        return ""


def report_of(fault: Fault | None, name: str) -> Report:
    order = {"slice": name}
    if fault is not None:
        order |= {"module": fault.module, "text": fault.changed()}
    try:
        said = answer_of("tests.executor.mutants.worker", order, PATIENCE)
    except Failed as why:
        return Report(name, fault, "exception: of the process", str(why), used=True, seconds=0)
    return Report(name, fault, **said)


def reports(orders: Sequence[Order], jobs: int) -> Iterator[Report]:
    """One for each, as they come."""
    with ThreadPoolExecutor(jobs) as pool:
        for future in as_completed([pool.submit(report_of, *order) for order in orders]):
            yield future.result()
