"""A script that torchrun would start, as a program of each rank."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path
from types import FrameType
from typing import Any

from shardproof.code.outputs import TAKER
from shardproof.code.own_modules import MAIN, OwnModules
from shardproof.code.torch_ranks import here
from shardproof.code.torchrun import Launch

torch: Any = import_module("torch")
pytree: Any = import_module("torch.utils._pytree")

ELASTIC = {
    "TORCHELASTIC_RUN_ID": "none", "TORCHELASTIC_RESTART_COUNT": "0",
    "TORCHELASTIC_MAX_RESTARTS": "0", "GROUP_WORLD_SIZE": "1", "ROLE_NAME": "default",
}  # fmt: skip
"""What torchrun says besides ranks and sizes."""


@dataclass(slots=True)
class Script:
    """Runs the file as `__main__`, and gives what it names as outputs."""

    launch: Launch
    arguments: Sequence[str]
    """Of the script."""
    returned: Sequence[str] = ()
    """Functions whose results are outputs: NAME of the script, or MODULE:NAME."""
    file: str = field(init=False)
    imported: set[str] = field(default_factory=set[str])
    """The files that ranks have imported for themselves."""

    def __post_init__(self) -> None:
        self.file = str(self.launch.file)

    @property
    def folder(self) -> str:
        """Where the script's imports are looked for first."""
        return os.getcwd() if self.launch.is_module else str(Path(self.file).parent)  # noqa: PTH109

    def own_modules(self) -> OwnModules:
        """Each rank imports the files beside the script, and those of the folder it is run in."""
        folders = {self.folder, str(Path.cwd())}
        beside = [os.path.join(each, "") for each in folders]  # noqa: PTH118
        return OwnModules(beside, files=self.imported)

    @property
    def files(self) -> set[Path]:
        """The script, and what it has imported of its own."""
        return {Path(each).resolve() for each in (self.file, *self.imported)}

    @contextmanager
    def process(self) -> Generator[None]:
        """The process that torchrun starts, as far as it is the same for all ranks.

        What the script prints is not shown: it runs several times, and on numbers of the field.
        """
        words, path, environment = sys.argv, list(sys.path), dict(os.environ)
        sys.argv = [self.file, *self.arguments]
        sys.path.insert(0, self.folder)
        os.environ.update({**ELASTIC, **dict(self.launch.variables)})
        TAKER.take = take
        try:
            with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):  # noqa: PTH123
                yield
        finally:
            TAKER.take = None
            sys.argv, sys.path[:] = words, path
            for name in set(os.environ) - set(environment):
                del os.environ[name]
            os.environ.update(environment)

    def __call__(self) -> dict[str, Any]:
        """On one rank: the outputs by name, several of one name in a list."""
        world, rank = here()
        os.environ.update(ROLE_RANK=str(rank.number), ROLE_WORLD_SIZE=str(world.size))
        kept: dict[str, list[Any]] = {}
        world.shared["outputs", rank.number] = kept
        if self.returned:
            sys.setprofile(self.watched)
        try:
            self.execute()
        except SystemExit as end:
            if end.code not in (None, 0):
                raise
        finally:
            sys.setprofile(None)
        return {name: each[0] if len(each) == 1 else each for name, each in sorted(kept.items())}

    def execute(self) -> None:
        loader = SourceFileLoader(MAIN, self.file)
        spec = ModuleSpec(MAIN, loader, origin=self.file)
        spec.has_location = True
        module = module_from_spec(spec)
        module.__spec__, module.__package__ = None, None
        if self.launch.is_module:
            whole = Path(self.file).name == "__main__.py"
            name = f"{self.launch.script}.{MAIN}" if whole else self.launch.script
            module.__spec__ = ModuleSpec(name, loader, origin=self.file)
            module.__package__ = module.__spec__.parent
        sys.modules[MAIN] = module
        loader.exec_module(module)

    def watched(self, frame: FrameType, event: str, value: object) -> None:
        """Is told of each function that returns."""
        if event != "return" or value is None:
            return
        code = frame.f_code
        module = frame.f_globals.get("__name__")
        names = (f"{module}:{code.co_qualname}", *((code.co_qualname,) if module == MAIN else ()))
        for name in names:
            if name in self.returned:
                take(name, value)


def take(name: str, value: object) -> None:
    """An output of the rank that runs, as it is now; what is no number or tensor is left out."""
    world, rank = here()
    kept = world.shared.get(("outputs", rank.number))
    if kept is None:
        return
    made = pytree.tree_map(copied, value)
    if any(each is not None for each in pytree.tree_leaves(made)):
        kept.setdefault(name, []).append(made)


def copied(leaf: Any) -> Any:
    if isinstance(leaf, torch.Tensor):
        return leaf.detach().clone()
    return leaf if isinstance(leaf, (bool, int, float)) else None
