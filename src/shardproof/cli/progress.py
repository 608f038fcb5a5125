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
    with stages(what) as tell:
        yield lambda done, most: tell(what, done, most)


@contextmanager
def progress_unless(
    shown: bool,  # noqa: FBT001
    what: str,
) -> Generator[Callable[[str, int, int | None], None]]:
    """The same without an end that is known; no bar where answers themselves are to be seen."""
    if shown:
        yield lambda _what, _done, _most: None
        return
    with stages(what) as tell:
        yield tell


@contextmanager
def stages(what: str) -> Generator[Callable[[str, int, int | None], None]]:
    """The same for work in stages, each of which says what it does, and perhaps of how much."""
    started = time.monotonic()
    if not sys.stderr.isatty():
        yield lambda _what, _done, _most: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=True) as bar:
        task = bar.add_task(what)

        def tell(stage: str, done: int, most: int | None) -> None:
            if bar.disable and time.monotonic() - started > PATIENCE:
                bar.disable = False
                bar.start()
            told = stage if most is not None else f"{stage}: {done:,}"
            bar.update(task, description=told, completed=done, total=most)

        yield tell
