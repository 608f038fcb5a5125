"""As much of a jaxpr as the runner reads, so that it is tested where JAX is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from shardproof.code.told import Site


@dataclass(eq=False)
class Var:
    shape: tuple[int, ...] = ()
    kind: str = "float32"

    @property
    def aval(self) -> Any:
        return SimpleNamespace(shape=self.shape, dtype=np.dtype(self.kind))


@dataclass(eq=False)
class Lit:
    val: Any
    kind: str = "float32"

    @property
    def aval(self) -> Any:
        return SimpleNamespace(shape=(), dtype=np.dtype(self.kind))


@dataclass
class Eqn:
    name: str
    invars: Sequence[Any]
    outvars: Sequence[Any]
    params: Mapping[str, Any] = field(default_factory=dict[str, Any])
    line: int = 0

    @property
    def primitive(self) -> Any:
        return SimpleNamespace(name=self.name)


@dataclass
class Jaxpr:
    invars: Sequence[Any]
    eqns: Sequence[Eqn]
    outvars: Sequence[Any]
    constvars: Sequence[Any] = ()


class Lines:
    """Every operator is at the line that the test gives it."""

    @staticmethod
    def site(eqn: Any) -> Site:
        return Site("mine.py", eqn.line, "f")

    @staticmethod
    def of_library(jaxpr: Any) -> bool:
        return jaxpr is None


def mesh(**axes: int) -> Any:
    return SimpleNamespace(shape=axes)


def product(a: Any, b: Any, out: Any, line: int = 1) -> Eqn:
    return Eqn("dot_general", [a, b], [out], {"dimension_numbers": (((1,), (0,)), ((), ()))}, line)
