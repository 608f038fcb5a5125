"""The variables of one context, each worked out when a formula first asks for it."""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.spec.law.formula import Value, reading_of
from shardproof.spec.law.on_one_rank import Met
from shardproof.spec.law.values import VALUES
from shardproof.spec.law.variables import read
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.handoff import Handoff
from shardproof.spec.record import dataclass, field

WRITTEN = ("handoff.cache", "handoff.storage", "handoff.slice")
"""What a plan itself says of the handoff; the rest is known of whole plans alone."""


@dataclass(slots=True)
class View:
    """Variables of one context, each worked out at most once."""

    ctx: Context
    handoff: Handoff | None = None
    known: dict[str, Value] = field(default_factory=dict[str, Value])
    definitions: Mapping[str, str] = field(default_factory=lambda: VALUES)
    met: Met = field(default_factory=Met)
    modules: dict[str, View] = field(default_factory=dict[str, "View"])
    module: str = ""
    """The module that has it so, if it is inside of one."""
    outer: View | None = None

    def inside(self, module: str) -> View:
        """The same as a module that lies over ranks of its own has it."""
        if module not in self.modules:
            ctx = self.ctx.inside(module)
            self.modules[module] = View(
                ctx, self.handoff, definitions=self.definitions, module=module, outer=self
            )
        return self.modules[module]

    def __call__(self, name: str) -> Value:
        found = self.known.get(name)
        if found is None:
            found = self.known[name] = self._find(name)
        return found

    def _find(self, name: str) -> Value:
        if definition := self.definitions.get(name):
            return reading_of(definition)(self)
        if name.startswith("handoff."):
            return self._handoff(name.removeprefix("handoff."))
        return read(self.ctx, name, self.met)

    def _handoff(self, name: str) -> Value:
        plan = self.ctx.plan.handoff
        if name == "cache":
            return plan.cache
        if name == "storage":
            return plan.storage
        if name == "slice":
            return plan.slice
        if self.handoff is None:
            raise KeyError(f"handoff.{name} is known of whole plans alone")
        if name == "unpaired":
            return self.handoff.unpaired
        if name == "mixed":
            return self.handoff.mixed
        return name.removeprefix("lacks_") in self.handoff.lacks
