"""Modules of a script's own folder, which each rank imports for itself, as a process does."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

INSTALLED = ("site-packages", "dist-packages")
MAIN = "__main__"
OURS = str(Path(__file__).parents[1])

Loaded = dict[str, ModuleType]


@dataclass(slots=True, eq=False)
class OwnModules:
    """Those that are imported while ranks run, from files below some folders; and `__main__`."""

    folders: Sequence[str] = ()
    main: ModuleType = field(default_factory=lambda: sys.modules[MAIN])
    shared: set[str] = field(default_factory=lambda: set(sys.modules))
    """Names that belong to all ranks."""
    files: set[str] = field(default_factory=set[str])
    """Of the modules that ranks have imported."""

    def holds(self, module: object) -> bool:
        """Whether each rank has its own of this module."""
        file = getattr(module, "__file__", None)
        return (
            isinstance(file, str)
            and file.startswith(tuple(self.folders))
            and not file.startswith(OURS)
            and not any(each in file for each in INSTALLED)
        )

    def taken_out(self) -> Loaded:
        """What the rank that ran has of its own, which the next one does not see."""
        if not self.folders:
            return {}
        found: Loaded = {}
        for name in sys.modules.keys() - self.shared:
            if self.holds(sys.modules[name]):
                found[name] = sys.modules.pop(name)
                self.files.add(str(found[name].__file__))
            else:
                self.shared.add(name)
        if sys.modules[MAIN] is not self.main:
            found[MAIN], sys.modules[MAIN] = sys.modules[MAIN], self.main
        return found

    @staticmethod
    def put_in(loaded: Loaded) -> None:
        """What a rank has, for it goes on."""
        sys.modules.update(loaded)
