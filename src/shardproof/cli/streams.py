"""Standard streams that outlive their readers.

A verdict is worth its exit code even where nobody reads the text: `check PLAN | head -0` ends as
`check PLAN` does. So what cannot be written is let go, and told at the end.
"""

from __future__ import annotations

import io
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

    from _typeshed import ReadableBuffer


class Patient(io.RawIOBase):
    """A stream's descriptor, to which writing never fails; the first fault is kept."""

    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self.descriptor = descriptor
        self.fault: OSError | None = None
        self.begun = False

    def write(self, data: ReadableBuffer, /) -> int:
        size = memoryview(data).nbytes
        if self.fault is not None:
            return size
        try:
            # Before: a signal that ends a write halfway is handled before the next line.
            self.begun = True
            return os.write(self.descriptor, data)
        except BlockingIOError:
            import select

            select.select([], [self.descriptor], [])
            return 0 if size == 0 else self.write(data)
        except OSError as wrong:
            self.fault = wrong
            return size

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self.descriptor

    def isatty(self) -> bool:
        return os.isatty(self.descriptor)


def keep_streams() -> Patient | None:
    """Make standard output and error patient; what was written to output, if anything can be.

    Streams that somebody has put in their place, as tests do, stay.
    """
    out: Patient | None = None
    if sys.stdout is sys.__stdout__:
        sys.stdout, out = _patient(sys.stdout)
    if sys.stderr is sys.__stderr__:
        sys.stderr, _ = _patient(sys.stderr)
    return out


def _patient(stream: TextIO | None) -> tuple[TextIO, Patient | None]:
    if stream is None:  # it was closed before we started
        return open(os.devnull, "w", encoding="utf-8"), None  # noqa: PTH123
    assert isinstance(stream, io.TextIOWrapper)  # noqa: S101  (Python makes no other)
    raw = Patient(stream.fileno())
    kept = io.TextIOWrapper(
        io.BufferedWriter(raw),
        encoding=stream.encoding,
        errors=stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
    return kept, raw


def settled(code: int, out: Patient | None) -> int:
    """The exit code of a command, once all that it printed is out or lost.

    Where a reader has enough of it that is his affair. Where it cannot be kept (a full disk), what
    was asked was not told, and that is no success.
    """
    sys.stdout.flush()
    fault = out.fault if out is not None else None
    if fault is None or isinstance(fault, BrokenPipeError):
        return code
    print(f"standard output cannot be written: {fault.strerror}", file=sys.stderr)
    return code or 2
