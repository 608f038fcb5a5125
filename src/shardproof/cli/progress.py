"""A bar on a terminal, for work that takes more than two seconds."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager

PATIENCE = 2.0
"""Seconds before there is anything to see."""


@contextmanager
def progress(what: str) -> Generator[Callable[[int, int], None]]:
    """A function to tell how much is done, and of how much; the bar goes away at the end."""
    started = time.monotonic()
    if not sys.stderr.isatty():
        yield lambda _done, _most: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=True) as bar:
        task = bar.add_task(what)

        def tell(done: int, most: int) -> None:
            if bar.disable and time.monotonic() - started > PATIENCE:
                bar.disable = False
                bar.start()
            bar.update(task, completed=done, total=most)

        yield tell
