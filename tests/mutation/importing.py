"""One module that is imported with a mistake in it, while the tree on disk stays as it is."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

VARIABLE = "SHARDPROOF_MISTAKE"
"""Names a file to a process that tests start: the module's name and its text, in JSON."""


class Changed(SourceFileLoader):
    """A module from another text than that of its file."""

    def __init__(self, module: str, path: str, text: str) -> None:
        super().__init__(module, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """Never from what was compiled before."""
        del fullname
        return self.source_to_code(self.text.encode(), self.path)


class Finder(MetaPathFinder):
    """Finds one module, and leaves all others to those who come after."""

    def __init__(self, module: str, text: str) -> None:
        self.module, self.text = module, text
        self.asked = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        self.asked = True
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = Changed(fullname, spec.origin, self.text)
        return spec


def with_mistake(module: str, text: str) -> Finder:
    """From now on the module is imported from the text; none where its name is empty."""
    if module in sys.modules:
        raise ImportError(f"{module} was imported before it was changed")
    finder = Finder(module, text)
    if module:
        sys.meta_path.insert(0, finder)
    return finder
