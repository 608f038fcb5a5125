"""The agent's start: modules of collectives are changed as soon as they are imported."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType

from shardproof.mutate.agent.jax_collectives import change as change_jax
from shardproof.mutate.agent.order import VARIABLE, order_of, say
from shardproof.mutate.agent.torch_functional import change as change_functional
from shardproof.mutate.agent.torch_inplace import change as change_inplace
from shardproof.mutate.agent.watch import Watch

CHANGED: dict[str, Callable[[ModuleType, Watch], None]] = {
    "torch.distributed.distributed_c10d": change_inplace,
    "torch.distributed._functional_collectives": change_functional,
    "jax._src.lax.parallel": change_jax,
}
"""Modules in which the functions are made that others import from elsewhere."""


class Changing(Loader):
    """A module's own loader, and what is done behind it."""

    def __init__(self, loader: Loader, then: Callable[[ModuleType], None]) -> None:
        self.loader, self.then = loader, then

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)
        self.then(module)

    def __getattr__(self, name: str) -> object:
        return getattr(self.loader, name)


class Finder(MetaPathFinder):
    """Finds the modules of `CHANGED` as all others do."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.finding: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if name not in CHANGED or name in self.finding:
            return None
        self.finding.add(name)
        try:
            spec = find_spec(name)
        finally:
            self.finding.discard(name)
        if spec is not None and spec.loader is not None:
            spec.loader = Changing(spec.loader, lambda module: self.change(name, module))
        return spec

    def change(self, name: str, module: ModuleType) -> None:
        try:
            CHANGED[name](module, self.watch)
        except Exception:  # noqa: BLE001  (somebody's tests go on, and it is told)
            say(self.watch.order, {"failed": f"{name}: {traceback.format_exc(limit=-2)}"})


def begin() -> None:
    """Install the agent, if the environment has an order."""
    path = os.environ.get(VARIABLE)
    if path and os.path.isfile(path):
        sys.meta_path.insert(0, Finder(Watch(order_of(path))))
