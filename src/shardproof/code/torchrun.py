"""A launch by torchrun, as torchrun itself reads it."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, NoReturn

from shardproof.spec.errors import InputError, InputErrors

SHAPE = "torchrun --nproc-per-node 4 script.py …"
PYTHON = re.compile(r"python(3(\.\d+)?)?(\.exe)?")
VARIABLE = re.compile(r"([A-Za-z_]\w*)=(.*)", re.DOTALL)
RUN = ("-m", "torch.distributed.run")


@dataclass(frozen=True, slots=True)
class Launch:
    """What a launch starts on each rank."""

    script: str
    """A file, or the name of a module."""
    is_module: bool
    arguments: tuple[str, ...]
    ranks: int
    variables: tuple[tuple[str, str], ...] = ()
    """Of the environment, as `OMP_NUM_THREADS=1` in front of the command."""

    @property
    def told(self) -> str:
        """The command without torchrun's own options."""
        script = ("-m", self.script) if self.is_module else (self.script,)
        return shlex.join(["torchrun", f"--nproc-per-node={self.ranks}", *script, *self.arguments])

    @property
    def file(self) -> Path:
        """The script's file."""
        if not self.is_module:
            return Path(self.script).resolve()
        found = [each for each in map(origin, (self.script, f"{self.script}.__main__")) if each]
        if not found:
            refuse(f"there is no module {self.script}", "it is looked for in this folder")
        return Path(found[0])


def origin(module: str) -> str | None:
    """The file of a module that can be run; nothing is imported, for each rank does so itself."""
    places: Sequence[str] | None = [str(Path.cwd()), *sys.path]
    file: str | None = None
    name = ""
    for part in module.split("."):
        name = f"{name}.{part}" if name else part
        spec = None if places is None else PathFinder.find_spec(name, places)
        if spec is None:
            return None
        file, places = spec.origin, spec.submodule_search_locations
    return None if file is None or Path(file).name == "__init__.py" else file


def read_launch(words: Sequence[str]) -> Launch:
    """The script, its arguments and the number of ranks."""
    variables: list[tuple[str, str]] = []
    rest = list(words)
    while rest and (found := VARIABLE.fullmatch(rest[0])) is not None:
        variables.append((found[1], found[2]))
        del rest[0]
    if not rest:
        refuse("no command stands behind --", SHAPE)
    first, *rest = rest
    if PYTHON.fullmatch(Path(first).name) and tuple(rest[:2]) == RUN:
        rest = rest[2:]
    elif Path(first).name not in ("torchrun", "torchrun.exe"):
        refuse(f"{first} is no launch by torchrun", SHAPE)
    given = options(rest)
    script = str(given.training_script)
    made = Launch(
        script, bool(given.module), tuple(given.training_script_args), ranks_of(given),
        tuple(variables),
    )  # fmt: skip
    if not made.is_module and not Path(script).is_file():
        refuse(f"there is no file {script}", SHAPE)
    return made


def options(words: Sequence[str]) -> Any:
    """By torchrun's own parser."""
    run: Any = import_module("torch.distributed.run")
    parser = run.get_args_parser()

    def wrong(message: str) -> NoReturn:
        refuse(f"torchrun: {message}", SHAPE)

    parser.error = wrong
    given = parser.parse_args(list(words))
    for name in ("no_python", "run_path"):
        if getattr(given, name, False):
            option = f"--{name.replace('_', '-')}"
            refuse(f"{option} starts another program than Python", "name the script itself", option)
    return given


def ranks_of(given: Any) -> int:
    nodes = str(given.nnodes)
    if nodes not in ("1", "1:1"):
        help_ = "put all ranks on one node: --nnodes 1 --nproc-per-node RANKS"
        refuse(f"--nnodes is {nodes}, and every rank runs in this process", help_, "--nnodes")
    count = str(given.nproc_per_node)
    if not count.isdecimal() or not 1 <= int(count) <= 1024:
        help_ = "a number of ranks, from 2 to 1024"
        refuse(f"--nproc-per-node is {count}", help_, "--nproc-per-node")
    if int(count) == 1:
        help_ = "nothing is sharded over one rank: --nproc-per-node 4"
        refuse("the launch starts one rank", help_, "--nproc-per-node")
    return int(count)


def refuse(message: str, help_: str, field: str = "") -> NoReturn:
    raise InputErrors(InputError("CODE-LAUNCH", message, field=field, help=help_))
