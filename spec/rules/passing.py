"""Whether each rank is passed what it reads, where entries go from one rank to one rank."""

from __future__ import annotations

from collections.abc import Iterable
from math import lcm

from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.lengths import first_of
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import held_by
from shardproof.spec.program.runs import Runs, lost
from shardproof.spec.record import dataclass
from shardproof.spec.rules.kept import on
from shardproof.spec.rules.pairs import Both, Pairs, counts, each_to_its_own
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule


@dataclass(frozen=True, slots=True)
class Passing:
    """Entries on their way, and the ranks between which they are passed on."""

    plan: Plan
    old: Context
    new: Context
    pairs: Pairs | None

    def check(self, part: Placed, mine: Placed, *, everywhere: bool) -> None:
        """Ask that what lies so is passed on as it has to lie."""
        pairs = self.pairs
        old, new = self.old.phase, self.new.phase
        if part.due != mine.due:
            raise NoRule("a share of a sum is read as the whole, or the whole as a share")
        alike = pairs is None or all(giver == taker for giver, taker in pairs.dp)
        same = old.batch.sequences == new.batch.sequences and old.dp == new.dp
        if old.dp > 1 and not (same and alike):
            self._own_sequences(each_to_its_own(new.dp) if pairs is None else sorted(pairs.dp))
        if old.sp > 1 and not everywhere:
            self._own_tokens(each_to_its_own(new.sp) if pairs is None else pairs.sp)
        if part.due and pairs is not None and any(giver != taker for giver, taker in pairs.tp):
            raise NoRule("a rank gets another one's share of a sum")
        for dim, own in zip(part.dims[-2:], mine.dims[-2:], strict=True):
            if pairs is None and dim.map == own.map:
                continue
            for giver, taker in each_to_its_own(new.tp) if pairs is None else sorted(pairs.tp):
                index = lost(on(own, taker), on(dim, giver))
                if index is not None:
                    raise NoRule(f"index {index} of {dim.name} is not on the rank that "
                                 "passes its entries on")  # fmt: skip

    def _own_sequences(self, pairs: Iterable[Both]) -> None:
        """Ask that a replica's sequences, however many there are, are those of who passes on."""
        old, new = self.old.phase, self.new.phase
        numbers = counts(self.plan.workload.batch, old, new)
        for giver, taker in pairs:
            for n in numbers:
                wanted = held_by(Cut(new.batch.sequences, n, new.dp), taker, pads=False)
                held = held_by(Cut(old.batch.sequences, n, old.dp), giver, pads=False)
                if lost(wanted, held) is not None:
                    raise NoRule("a replica's sequences are another's in prefill")

    def _own_tokens(self, pairs: Iterable[Both]) -> None:
        """Ask that ranks which have their own tokens alone pass on those that are read."""
        old, new, work = self.old.phase, self.new.phase, self.plan.workload
        dealt, keys = old.sequence.cut, new.sequence.keys
        if dealt.kind == "whole":
            return
        by_key, prompt = self.new.layout == "keys", work.prompt
        if prompt is None and by_key and dealt.kind == keys.kind == "strided":
            # Whose turn it is does not depend on how many there are.
            prompt = lcm(dealt.block * old.sp, keys.block * new.sp)
        if prompt is None:
            raise NoRule("a rank has the entries of its own tokens alone")
        for giver, taker in pairs:
            wanted: Runs = (range(prompt),)
            if by_key:
                wanted = first_of(keys, prompt, work.steps, new.sp, taker)
            held = held_by(Cut(dealt, prompt, old.sp), giver, pads=False)
            if lost(wanted, held) is not None:
                raise NoRule("a rank has the entries of its own tokens alone")
