"""The handoff: what decode's ranks find in their caches of what prefill's have written."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.layout.context import Context
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.route import stretches, taken_by
from shardproof.spec.program.op import Op
from shardproof.spec.program.runs import lost
from shardproof.spec.record import dataclass
from shardproof.spec.rules.at import Written
from shardproof.spec.rules.handed import everything_as_it_is, to_everyone
from shardproof.spec.rules.kept import first_gets_all, lacking, one_head, one_token
from shardproof.spec.rules.pairs import Pairs, mesh, pairs_of
from shardproof.spec.rules.passing import Passing
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.sliced import Slices
from shardproof.spec.rules.written import Cache


@dataclass(frozen=True, slots=True)
class Handing:
    """How entries come over, and from what."""

    plan: Plan
    old: Context
    new: Context
    written: Cache
    ops: tuple[Op, ...]
    """What brings them over: of a plan that edits it, what the edits left."""
    layers: range | None = None
    """Those that a folded layer stands for."""
    stage: int = -1
    """That which uses them in decode."""

    @property
    def by_rank(self) -> bool:
        return len(self.ops) == 1 and self.ops[0].about["cache"] in ("by_rank", "stays")

    @property
    def alike(self) -> bool:
        """Whether each rank takes what it gave itself, wherever that is."""
        stages = self.old.phase.stages == self.new.phase.stages
        return stages and mesh(self.old) == mesh(self.new)

    def at(self, stage: int, layers: range) -> Handing:
        """For a layer that stands for some that a stage uses."""
        return replace(self, stage=stage, layers=layers)

    @property
    def met(self) -> tuple[Written | None, Pairs | None]:
        """What a folded layer may know of its own entries, and who passes them on."""
        layer = self.layers.start if self.layers is not None else 0
        pairs = self._pairs(layer) if self.by_rank else None
        return self.written.get(layer), None if pairs is None else replace(pairs, pp=frozenset())

    def found(self, layer: int, keys: Placed, values: Placed) -> Written:
        """What a decode rank finds of a layer whose own new entries lie so."""
        if len(self.ops) != 1:
            raise NoRule(f"no rule for {'; '.join(map(str, self.ops)) or 'no handoff'}")
        [op] = self.ops
        to_everyone(op, self.new)
        everything_as_it_is(op, self.old, self.new)
        layers = self.layers or range(layer, layer + 1)
        before = self.written.get(layers.start)
        if before is None:
            raise NoRule(f"layer {layers.start} was written by no stage of prefill")
        how, passing = op.about["cache"], None
        raw = op.about["storage"] == "raw"
        slices = Slices(self.plan, self.old, self.new)
        if self.by_rank:
            if self.stage < 0:
                self.passed_on(layers)
            passing = Passing(self.plan, self.old, self.new, self._pairs(layers.start))
        for part, mine in ((before.keys, keys), (before.values, values)):
            if passing is not None:
                passing.check(part, mine, everywhere=before.everywhere)
            elif (why := lacking(part)) is not None:
                raise NoRule(f"layer {layers.start}: {why}")
            if how == "first":
                first_gets_all(self.new, mine)
            if raw and op.about["slice"] == "memory":
                if passing is None:
                    slices.everyone(part, everywhere=before.everywhere)
                else:
                    slices.each(part, mine, passing.pairs, everywhere=before.everywhere)
            elif raw and not one_token(self.new):
                one_head(mine)
        return before

    def passed_on(self, layers: range) -> None:
        """Ask that whoever passes the entries of layers on has them."""
        if self.old.world != self.new.world:
            raise NoRule(f"{self.old.world} ranks pass entries one by one to {self.new.world}")
        if self.alike:
            return
        pairs = self._pairs(layers.start)
        giving = [giver for giver, _ in pairs.pp] if pairs else self._stages(layers.start)
        for giver in giving:
            index = lost((layers,), taken_by(self.old, giver))
            if index is not None:
                raise NoRule(f"layer {index} is not on the rank that passes its entries on")

    def _stages(self, layer: int) -> list[int]:
        """The stages of decode that use a layer, or the one that is typed."""
        if self.stage >= 0:
            return [self.stage]
        return sorted({each.stage for each in stretches(self.new) if layer in each.taken})

    def _pairs(self, layer: int) -> Pairs | None:
        """Who passes a layer's entries on to whom; None where ranks are numbered alike."""
        return pairs_of(self.plan, self.old, self.new, self._stages(layer))
