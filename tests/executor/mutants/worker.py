"""A process that runs one slice, with a mistake in one module or with none.

It is told in JSON on its input, and tells in JSON on its output. The tree on disk stays as it is:
the module is compiled from the changed text when it is imported.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

from tests.executor.mutants import slices


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


def main() -> None:
    order: dict[str, str] = json.load(sys.stdin)
    module = order.get("module", "")
    if module in sys.modules:
        raise ImportError(f"{module} was imported before it was changed")
    finder = Finder(module, order.get("text", ""))
    if module:
        sys.meta_path.insert(0, finder)
    began = time.process_time()
    said, error = "", ""
    try:
        said = slices.said(order["slice"])
    except Exception as fault:  # noqa: BLE001  (whatever it is, it is told)
        said, error = f"exception: {type(fault).__name__}", f"{type(fault).__name__}: {fault}"
    seconds = time.process_time() - began
    json.dump({"said": said, "error": error, "used": finder.asked, "seconds": seconds}, sys.stdout)


if __name__ == "__main__":
    main()
