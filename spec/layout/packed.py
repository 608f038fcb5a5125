"""Several sequences that lie one after another in a row of tokens: where each of them begins."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate

from shardproof.spec.plan.cuts import CutSpec, named_cut
from shardproof.spec.plan.phase import Packed, Phase
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.record import dataclass

WHOLE, BALANCED = Packed(), named_cut("balanced")


@dataclass(frozen=True, slots=True)
class Row:
    """Where the sequences of a row begin, and where the last one ends."""

    ends: tuple[int, ...]

    def number(self, token: int) -> int:
        """The sequence that a token of the row is of."""
        return bisect_right(self.ends, token)

    def start(self, token: int) -> int:
        """The first token of its sequence."""
        at = bisect_right(self.ends, token)
        return self.ends[at - 1] if at else 0

    @property
    def sequences(self) -> tuple[range, ...]:
        return tuple(map(range, (0, *self.ends), self.ends))


def row_of(phase: Phase, name: str) -> Row | None:
    """The sequences of a row of prefill, if it has several."""
    said = phase.packed
    return _row(said.lengths) if name == "prefill" and said.several else None


@lru_cache(maxsize=256)
def _row(lengths: tuple[int, ...]) -> Row:
    return Row(tuple(accumulate(lengths)))


def packed_in(plan: Plan) -> Row | None:
    """The same of a plan."""
    return row_of(plan.phase("prefill"), "prefill")


def longest(plan: Plan) -> int | None:
    """The tokens of the longest sequence of a declared prompt."""
    said = plan.phase("prefill").packed
    return max(said.lengths) if said.several else plan.workload.prompt


ALONE = (
    "packed.sequences", "chunks.tokens", "sequence.cut", "sequence.exchange", "sequence.keep",
    "sequence.rotate", "sequence.positions", "sequence.mask", "stream_tokens",
)  # fmt: skip
"""What prefill says otherwise where a sequence of a row is by itself."""


def on_one_device(workload: Workload, row: CutSpec) -> Plan:
    """The plan of one device, which reads a row as it is dealt out to sequences."""
    return Plan(workload=workload, prefill=Phase(packed=Packed(sequences=row)))


def alone(plan: Plan, length: int) -> Plan:
    """The plan for a sequence of so many tokens by itself.

    Its ranks of sp have the entries of all tokens behind prefill: where they lie in the row is the
    row's own business, and all that decode is given of them are entries, wherever they were.
    """
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
