"""Cache entries: of layers in a row that are made alike, once for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace

from shardproof.spec.record import dataclass
from shardproof.spec.rules.at import Written
from shardproof.spec.rules.placed import Term
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.terms import Terms


@dataclass(frozen=True, slots=True)
class Entries:
    """What layers in a row have written, each the same of the stream that enters it."""

    layers: range
    written: Written
    stream: Term
    """What enters the first of them."""
    body: Term
    """What each makes of its stream."""

    def entering(self, layer: int, terms: Terms) -> Term:
        """What enters one of the layers."""
        return terms.repeat(self.body, self.layers.start, layer - self.layers.start, self.stream)


@dataclass(slots=True)
class Cache:
    """The entries of a phase."""

    runs: list[Entries] = field(default_factory=list[Entries])
    seen: set[int] = field(default_factory=set[int])
    single: dict[int, Entries] = field(default_factory=dict[int, Entries])

    def add(self, new: Entries, terms: Terms) -> None:
        """Entries of layers that nobody has written; they join those that they go on from."""
        if not self.seen.isdisjoint(new.layers):
            again = min(self.seen.intersection(new.layers))
            raise NoRule(f"layer {again} was written already")
        self.seen.update(new.layers)
        last = self.runs[-1] if self.runs else None
        if (
            last is not None
            and (last.layers.stop, last.body, last.written)
            == (new.layers.start, new.body, new.written)
            and last.entering(new.layers.start, terms) == new.stream
        ):
            self.single.pop(last.layers.start, None)
            self.runs[-1] = replace(last, layers=range(last.layers.start, new.layers.stop))
            return
        self.runs.append(new)
        if len(new.layers) == 1:
            self.single[new.layers.start] = new

    def of(self, layer: int) -> Entries | None:
        """The run in which a layer is."""
        if layer not in self.seen:
            return None
        alone = self.single.get(layer)
        return alone or next(run for run in self.runs if layer in run.layers)

    def get(self, layer: int) -> Written | None:
        run = self.of(layer)
        return None if run is None else run.written

    def beside(self, other: Cache) -> Iterator[tuple[range, Entries, Entries | None]]:
        """Run by run, cut where the other's runs end, beside what stands there."""
        for run in self.runs:
            at = run.layers.start
            while at < run.layers.stop:
                there = other.of(at)
                end = run.layers.stop if there is None else there.layers.stop
                end = min(run.layers.stop, end) if there is not None else at + 1
                yield range(at, end), run, there
                at = end
