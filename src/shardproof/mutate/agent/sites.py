"""Where in the user's code a collective is called."""

from __future__ import annotations

import os
import sysconfig
from dataclasses import asdict, dataclass
from types import FrameType

from shardproof.mutate.agent.order import Order

INSTALLED = (f"{os.sep}site-packages{os.sep}", f"{os.sep}dist-packages{os.sep}")
BELOW = ("torch", "jax", "jaxlib", "numpy")
"""Packages that only carry out what somebody else has asked for."""
AGENT = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(os.path.dirname(AGENT))


@dataclass(frozen=True)
class Site:
    """A line that calls a collective over groups of one size."""

    file: str
    line: int
    function: str
    collective: str
    size: int
    via: str = ""
    """Where a library calls it, if the line calls that library."""
    callers: tuple[str, ...] = ()
    """The lines that have called the function, as many as are told apart."""

    @property
    def key(self) -> str:
        callers = "".join(f" < {each}" for each in self.callers)
        via = f" via {self.via}" if self.via else ""
        return f"{self.file}:{self.line}{via}{callers} {self.collective}/{self.size}"

    def data(self) -> dict[str, object]:
        return asdict(self)


class Finder:
    """Finds call sites, and remembers of each file whose it is."""

    def __init__(self, order: Order) -> None:
        self.order = order
        stdlib = {sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")}
        self.stdlib = tuple(_folder(path) for path in stdlib if path)
        self.sources = tuple(_folder(path) for path in order.sources)
        self.whose: dict[str, str] = {}

    def site(self, frame: FrameType | None, collective: str, size: int) -> Site | None:
        """The innermost line of the user's, or where there is none of any library's."""
        via: tuple[str, int, str] | None = None
        own: list[tuple[str, int, str]] = []
        while frame is not None and len(own) <= self.order.callers:
            whose = self._whose(frame.f_code.co_filename)
            here = (frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name)
            if whose == "user":
                own.append(here)
            elif whose == "library" and not own and via is None:
                via = here
            frame = frame.f_back
        if not own and via is not None:
            own, via = [via], None
        if not own:
            return None
        file, line, function = own[0]
        callers = tuple(self._said(*each[:2]) for each in own[1:])
        through = self._said(*via[:2]) if via else ""
        return Site(self._named(file), line, function, collective, size, through, callers)

    def _said(self, file: str, line: int) -> str:
        return f"{self._named(file)}:{line}"

    def _named(self, file: str) -> str:
        path = os.path.abspath(file)
        root = _folder(self.order.root)
        if path.startswith(root):
            return path[len(root) :].replace(os.sep, "/")
        for each in INSTALLED:
            if each in path:
                return path.rpartition(each)[2].replace(os.sep, "/")
        return path

    def _whose(self, file: str) -> str:
        if file not in self.whose:
            self.whose[file] = self._looked_up(file)
        return self.whose[file]

    def _looked_up(self, file: str) -> str:
        if file.startswith("<"):
            return "nobody"
        path = os.path.abspath(file)
        if path.startswith(self.sources):
            return "user"
        if path.startswith((_folder(AGENT), _folder(PACKAGE))):
            return "nobody"
        for each in INSTALLED:
            if each in path:
                package = path.rpartition(each)[2].split(os.sep)[0]
                return "nobody" if package in BELOW else "library"
        return "nobody" if path.startswith(self.stdlib) else "user"


def _folder(path: str) -> str:
    return os.path.join(os.path.abspath(path), "")
