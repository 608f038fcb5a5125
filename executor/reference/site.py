"""Where in the model a module stands: its weights and its name.

A module's path (`layers.3.attention`) is the prefix of its weights' names, the key of its
functions, tables and orders, and the prefix of the names under which it notes tensors.
"""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.executor.domains import Domain, Ids, Tensor, spread
from shardproof.executor.weights import Weights
from shardproof.spec.record import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Notes:
    """What one pass over one sequence leaves behind, for a comparison to read."""

    tensors: dict[str, Tensor] | None = None
    """By name, in the order of the computation; None where nobody will look."""
    routes: dict[str, Ids] = field(default_factory=dict[str, Ids])
    """The experts chosen, by the router's path: [trials, tokens, top_k]."""
    fed: Mapping[str, Ids] | None = None
    """Routes to take in place of the chosen ones."""


@dataclass(frozen=True, slots=True)
class Site:
    domain: Domain
    weights: Weights
    notes: Notes
    path: str = ""

    def inside(self, name: str) -> Site:
        return replace(self, path=f"{self.path}.{name}" if self.path else name)

    def weight(self, name: str) -> Tensor:
        return self.weights[f"{self.path}.{name}" if self.path else name]

    def note(self, name: str, x: Tensor) -> Tensor:
        if self.notes.tensors is not None:
            self.notes.tensors[f"{self.path}.{name}" if self.path else name] = x
        return x


def linear(at: Site, name: str, pattern: str, x: Tensor, *, bias: bool = False) -> Tensor:
    """A product with the weight of this name, and its bias, which has the result's last axes."""
    y = at.domain.contract(pattern, x, at.weight(name))
    if bias:
        at.note(f"{name}.unbiased", y)
        b = at.weight(f"{name}.bias")
        y = at.domain.add(y, spread(b, y.shape, range(y.rank - b.rank, y.rank)))
    return at.note(name, y)
