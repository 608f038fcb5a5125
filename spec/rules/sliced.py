"""Raw storage that is read in slices: whether an entry stands where decode's order has it.

A rank of prefill stores head h of token t at t x heads + h, and decode looks at h x tokens + t.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.lengths import first_of, turns
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import held_by
from shardproof.spec.program.runs import Runs, length, listed
from shardproof.spec.record import dataclass
from shardproof.spec.rules.kept import on
from shardproof.spec.rules.pairs import Both, Pairs, each_to_its_own
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.refused import NoRule


def stored(heads: Dim, rank: int) -> tuple[int, ...]:
    """The heads in a rank's memory in their order, with its pads."""
    return tuple(range(heads.size)) if heads.map is None else listed(heads.map.part(rank))


@dataclass(frozen=True, slots=True)
class Slices:
    """Slices of what prefill's ranks have stored, as decode's ranks cut them."""

    plan: Plan
    old: Context
    new: Context

    @property
    def prompt(self) -> int:
        """The declared prompt, or one of which each rank has several tokens that ever has so."""
        declared = self.plan.workload.prompt
        if declared is not None:
            return declared
        old, new = self.old.phase, self.new.phase
        return 4 * max(turns(old.sequence.cut, old.sp), turns(new.sequence.keys, new.sp))

    def everyone(self, part: Placed, *, everywhere: bool) -> None:
        """Ask that each rank has one head or one token: what it has may be read by any other."""
        heads = part.dim("head")
        ranks = range(1) if heads.map is None else heads.map.filled()
        if all(len(stored(heads, rank)) < 2 for rank in ranks):
            return
        held = (self._held(sp, everywhere=everywhere) for sp in range(self.old.phase.sp))
        if any(length(tokens) > 1 for tokens in held):
            raise NoRule(
                "prefill stores entries by token and head, and slices are cut by head and token"
            )

    def each(self, part: Placed, mine: Placed, pairs: Pairs | None, *, everywhere: bool) -> None:
        """Ask that a rank which reads the memory of another finds there what it looks for."""
        phase = self.new.phase
        alike = product(each_to_its_own(phase.sp), each_to_its_own(phase.tp))
        for sp, tp in alike if pairs is None else sorted(pairs.reads):
            if self._mixed(part.dim("head"), mine.dim("head"), sp, tp, everywhere=everywhere):
                raise NoRule(
                    "prefill stores entries by token and head, and slices are cut by head and token"
                )

    def _mixed(self, given: Dim, taken: Dim, sp: Both, tp: Both, *, everywhere: bool) -> bool:
        heads = stored(given, tp[0])
        tokens, wanted = self._held(sp[0], everywhere=everywhere), self._wanted(sp[1])
        count = length(tokens)
        read = {head for head in _indices(on(taken, tp[1])) if head in heads}
        if len(heads) < 2 or count < 2 or not read or not length(wanted):
            return False
        if len(read) > 1 or length(wanted) > 1:
            return True
        places = list(_indices(tokens))
        [token], [head] = _indices(wanted), read
        # Of a single entry both orders may say the same: of the first one they do.
        at = places.index(token) if token in places else 0
        return at * (len(heads) - 1) != heads.index(head) * (count - 1)

    def _held(self, sp: int, *, everywhere: bool) -> Runs:
        """The tokens in the memory of a rank of prefill."""
        old = self.old.phase
        if everywhere:
            return (range(self.prompt),)
        return held_by(Cut(old.sequence.cut, self.prompt, old.sp), sp, pads=False)

    def _wanted(self, sp: int) -> Runs:
        """The tokens that a rank of decode reads."""
        new, steps = self.new.phase, self.plan.workload.steps
        if self.new.layout != "keys":
            return (range(self.prompt),)
        return first_of(new.sequence.keys, self.prompt, steps, new.sp, sp)


def _indices(runs: Runs) -> Iterable[int]:
    return (index for run in runs for index in run)
