"""How the processes of somebody's tests get the agent: through their environment.

Python imports `sitecustomize` from the first folder of PYTHONPATH that has one, in every process
that inherits the environment: pytest, torchrun, spawned and forked workers. Ours begins the agent
and then imports whichever there was before.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from shardproof.harness.profiles import MUTANT
from shardproof.mutate.agent import FILES
from shardproof.mutate.agent.order import VARIABLE, Order

AGENT = Path(__file__).parent / "agent"
PLUGIN = "_shardproof_told"
CUSTOMIZE = '''\
"""Begins the agent of `shardproof mutate`, and goes on with the sitecustomize that was here."""

import sys
from importlib.machinery import PathFinder
from importlib.util import module_from_spec, spec_from_file_location
from os.path import abspath, dirname, join

AGENT, FILES, PREFIX = {agent!r}, {files!r}, "shardproof.mutate.agent."


def _run(name, spec):
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _begin():
    for name in FILES:
        path = join(AGENT, name + ".py")
        last = _run(PREFIX + name, spec_from_file_location(PREFIX + name, path))
    last.begin()
    for name in FILES:  # whoever imports shardproof has its own
        del sys.modules[PREFIX + name]


try:
    _begin()
except Exception as wrong:
    print("shardproof mutate: no agent here:", repr(wrong), file=sys.stderr)
_here = dirname(abspath(__file__))
_spec = PathFinder.find_spec("sitecustomize", [p for p in sys.path if abspath(p) != _here])
if _spec is not None and _spec.loader is not None:
    _run("sitecustomize", _spec)
'''


@dataclass(frozen=True, slots=True)
class Place:
    """The folder of one campaign, outside of the user's."""

    folder: Path

    @property
    def mark(self) -> str:
        """What stands in the environment of every process that is started here."""
        return f"{VARIABLE}={self.folder}"

    @property
    def hook(self) -> Path:
        return self.folder / "hook"

    def prepare(self) -> None:
        self.hook.mkdir(parents=True, exist_ok=True)
        text = CUSTOMIZE.format(agent=str(AGENT), files=FILES)
        (self.hook / "sitecustomize.py").write_text(text, encoding="utf-8")
        shutil.copyfile(AGENT / "told.py", self.hook / f"{PLUGIN}.py")

    def order(self, name: str, order: Order) -> Path:
        """The order's file."""
        path = self.folder / f"{name}.json"
        path.write_text(json.dumps(asdict(order)), encoding="utf-8")
        return path

    def log(self, name: str) -> Path:
        return self.folder / f"{name}.log"

    def environment(self, order: Path, *, first: bool) -> dict[str, str]:
        """Of a run of the tests; pytest ends at the first failure if that is enough."""
        return {**os.environ, **self.added(order, os.environ, first=first)}

    def added(self, order: Path, before: Mapping[str, str], *, first: bool) -> dict[str, str]:
        path = before.get("PYTHONPATH")
        options = [before.get("PYTEST_ADDOPTS", ""), "-p", PLUGIN, *(["-x"] if first else [])]
        return {
            VARIABLE: str(order),
            MUTANT: "1",
            "PYTHONPATH": os.pathsep.join([str(self.hook), *([path] if path else [])]),
            "PYTEST_ADDOPTS": " ".join(options).strip(),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
        }
