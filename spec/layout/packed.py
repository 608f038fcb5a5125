"""Several sequences that lie one after another in a row of tokens: where each of them begins."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate

from shardproof.spec.plan.cuts import CutSpec, named_cut
from shardproof.spec.plan.phase import Packed, Phase
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.plan.reads import all_of
from shardproof.spec.program.runs import Runs
from shardproof.spec.record import dataclass

WHOLE, BALANCED = Packed(sequences=named_cut("whole"), pads="none"), named_cut("balanced")
"""Written out: what a plan says at its top would hold otherwise."""


@dataclass(frozen=True, slots=True)
class Row:
    """Where the parts of a row begin, and where the last one ends: sequences, and pads if any."""

    ends: tuple[int, ...]
    side: str = "none"
    """Where its pads stand: left, right, or none."""
    begins: str = "own"
    """Behind whose last token that is chosen with which decode of a sequence begins."""

    def part(self, token: int) -> int:
        """The part of the row that a token is in."""
        return bisect_right(self.ends, token)

    def number(self, token: int) -> int | None:
        """The sequence that a token of the row is of; none of a pad."""
        own, at = self.own, self.part(token)
        return at - own.start if at in own else None

    def is_pad(self, token: int) -> bool:
        """Whether a token of the row is nobody's."""
        return self.side != "none" and self.number(token) is None

    def start(self, token: int) -> int:
        """The first token of its sequence."""
        at = bisect_right(self.ends, token)
        return self.ends[at - 1] if at else 0

    @property
    def own(self) -> range:
        """The numbers of its parts that are sequences, and no pads."""
        return range(self.side == "left", len(self.ends) - (self.side == "right"))

    @property
    def parts(self) -> tuple[range, ...]:
        return tuple(map(range, (0, *self.ends), self.ends))

    @property
    def sequences(self) -> tuple[range, ...]:
        """The parts that are no pads."""
        return self.parts[self.own.start : self.own.stop]

    @property
    def pads(self) -> range:
        """The tokens that are nobody's."""
        each = {"none": range(0), "left": self.parts[0], "right": self.parts[-1]}
        return each[self.side]

    def without_pads(self, tokens: Runs) -> Runs:
        """Of tokens those that are of sequences, and no pads."""
        if not self.pads:
            return tokens
        return tuple(range(i, i + 1) for run in tokens for i in run if i not in self.pads)

    def read_behind(self, which: int) -> int:
        """The part behind whose last token that is read with which a sequence's decode begins."""
        own, last = self.own[which], len(self.ends) - 1
        return {"own": own, "previous": own - 1 if own else last, "row": last}[self.begins]


def row_of(phase: Phase, name: str) -> Row | None:
    """The sequences of a row of prefill, if it has several."""
    said = phase.packed
    if name != "prefill" or not said.several:
        return None
    return _row(said.lengths, said.pads, said.token)


@lru_cache(maxsize=256)
def _row(lengths: tuple[int, ...], side: str, begins: str) -> Row:
    return Row(tuple(accumulate(lengths)), side, begins)


def packed_in(plan: Plan) -> Row | None:
    """The same of a plan."""
    return row_of(plan.phase("prefill"), "prefill")


def longest(plan: Plan) -> int | None:
    """The tokens of the longest sequence of a declared prompt."""
    said = plan.phase("prefill").packed
    return max(said.lengths[said.own]) if said.several else plan.workload.prompt


ALONE = (
    "packed.sequences", "packed.pads", "chunks.tokens", "sequence.cut", "sequence.exchange",
    "sequence.keep", "sequence.rotate", "sequence.positions", "sequence.mask", "stream_tokens",
)  # fmt: skip
"""What prefill says otherwise where a sequence of a row is by itself."""


def dealt_out(plan: Plan) -> Packed:
    """How a row is dealt out to sequences and pads, whatever else a plan says of it."""
    said = plan.phase("prefill").packed
    return _dealt_out(said.sequences, said.pads)


@lru_cache(maxsize=256)
def _dealt_out(sequences: CutSpec, pads: str) -> Packed:
    return Packed(sequences=sequences, pads=pads)


def on_one_device(workload: Workload, row: Packed) -> Plan:
    """The plan of one device, which reads a row as it is dealt out."""
    return Plan(workload=workload, prefill=Phase(packed=row))


def alone(plan: Plan, length: int) -> Plan:
    """The plan for a sequence of so many tokens by itself.

    Its ranks of sp have the entries of all tokens behind prefill: where they lie in the row is the
    row's own business, and all that decode is given of them are entries, wherever they were.
    """
    plan = all_of(plan)
    own = plan.prefill or Phase()
    prefill = plan.phase("prefill")
    given = own.with_(
        packed=WHOLE,
        chunks=prefill.chunks.with_(tokens=None),
        sequence=prefill.sequence.with_(
            cut=BALANCED,
            exchange="gather",
            keep="all",
            rotate="before",
            positions="global",
            mask="global",
        ),
        stream_tokens=BALANCED,
    )
    return plan.with_(prefill=given, workload=plan.workload.with_(prompt=length))
