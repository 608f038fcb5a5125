"""What a run has met of what it might have: an exact run says nothing of what it never met.

A vocabulary row on no rank shows where its token is read, rows out of order where they tie, an
expert that a rank lacks where it is selected for a token of that rank, a pad where it could win;
and that a token is taken for another shows where the two are unlike. So a run tells which of them
it met, in trials that are defined, and which it could have met: a token is read in decode only if
there are steps, a choice of the last step is read by nobody, a window hides what lies before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import lcm
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains import Field, part
from shardproof.executor.domains.ledger import unset
from shardproof.executor.reference.generate import Trace
from shardproof.executor.run.outcome.head_rows import pads, shards, ties
from shardproof.executor.run.outcome.token_ranks import Place, Tokens, tokens_of_ranks
from shardproof.spec.layout.drafts import passes_of
from shardproof.spec.layout.packed import packed_in
from shardproof.spec.model.model import Attention, Model, Moe
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.record import dataclass, field, replace

What = Literal["ids", "places", "experts", "shards", "ties", "pads", "slots", "drafts"]
Indices = frozenset[int]
SHOWN = 6
"""So many stretches of indices are named."""


class Kind(NamedTuple):
    """Of what indices are counted: of a phase, of a layer, of the tokens of a rank."""

    what: What
    phase: PhaseName | None = None
    layer: int | None = None
    rank: Place | None = None
    """Along dp, sp and tp, where ranks have other tokens than each other."""

    def missing(self, indices: str) -> str:
        """That these were not met, in words."""
        match self.what:
            case "ids":
                where = "prompt" if self.phase == "prefill" else "decode step"
                return f"ids {indices} were read by no {where}"
            case "places":
                whose = "prompts" if self.phase == "prefill" else "decode steps"
                return f"tokens {indices} of the {whose} were in every trial like another of them"
            case "experts":
                where = "" if self.rank is None else " of rank dp {} sp {} tp {}".format(*self.rank)
                return (
                    f"experts {indices} of layer {self.layer} were selected for no token{where} "
                    f"in {self.phase}"
                )
            case "shards":
                return (
                    f"vocabulary shards {indices} never won the choice of a token in {self.phase}"
                )
            case "ties":
                return f"ids {indices} never tied with the next id as the best in {self.phase}"
            case "pads":
                return f"padded rows {indices} were never offered as winner in {self.phase}"
            case "slots":
                return f"cache slots {indices} of layer {self.layer} were read by no step"
            case "drafts":
                return f"passes {indices} began in every trial as if no draft were taken back"


Met = Mapping[Kind, Indices]


def nothing() -> Met:
    return {}


@dataclass(frozen=True, slots=True)
class Coverage:
    """What could be met, and what of it was."""

    wanted: Met = field(default_factory=nothing)
    met: Met = field(default_factory=nothing)

    def __or__(self, other: Coverage) -> Coverage:
        """Of both runs together."""
        return Coverage(united(self.wanted, other.wanted), united(self.met, other.met))

    @property
    def missing(self) -> Met:
        left = {kind: every - self.met.get(kind, Indices()) for kind, every in self.wanted.items()}
        return {kind: indices for kind, indices in left.items() if indices}

    @property
    def alike(self) -> bool:
        """Whether tokens were alike in every trial, or chose alike, as others drawn may not.

        Nothing would show that one is taken for another, or that an expert is missing.
        """
        return any(kind.what in ("places", "experts", "drafts") for kind in self.missing)

    @property
    def full(self) -> bool:
        return not self.missing

    def __str__(self) -> str:
        if self.full:
            return "everything was met"
        return "; ".join(kind.missing(listed(left)) for kind, left in self.missing.items())


def united(a: Met, b: Met) -> Met:
    return {kind: a.get(kind, Indices()) | b.get(kind, Indices()) for kind in {**a, **b}}


def listed(indices: Indices) -> str:
    """`3, 9-12 and 40 more`."""
    stretches: list[tuple[int, int]] = []
    for index in sorted(indices):
        if stretches and stretches[-1][1] == index - 1:
            stretches[-1] = stretches[-1][0], index
        else:
            stretches.append((index, index))
    told = [str(a) if a == b else f"{a}-{b}" for a, b in stretches[:SHOWN]]
    more = sum(b - a + 1 for a, b in stretches[SHOWN:])
    if more:
        return f"{', '.join(told)} and {more:,} more"
    return " and ".join((", ".join(told[:-1]), told[-1])) if len(told) > 1 else told[0]


def chosen_in(name: PhaseName, prompt: int, steps: int) -> range:
    """The places of tokens that a phase chooses and a later step reads."""
    last = prompt + steps
    return range(prompt, min(prompt + 1, last)) if name == "prefill" else range(prompt + 1, last)


def read_in(name: PhaseName, prompt: int, steps: int) -> range:
    """The places of tokens that a phase reads."""
    return range(prompt) if name == "prefill" else range(prompt, prompt + steps)


def told_apart(model: Model, batch: int, read: range, prompt: int) -> int:
    """Of how many tokens that a phase reads it is asked that they differ, each from all others.

    Where only the newest token is seen, each follows from the one before, and what follows comes
    round again: of two ids the second that is chosen is the last that may differ from the others.
    """
    if model.vocab == 1:
        return 0
    count = len(read)
    if read.start >= prompt and all(kind.attention.sees_itself_alone for kind in model.kinds):
        count = min(count, model.vocab - 2 + lcm(*range(1, min(model.vocab, count) + 1)))
    return batch * count if batch * count > 1 else 0


@dataclass(frozen=True, slots=True)
class Seen:
    """What the reference chose and read, in the trials that are defined."""

    model: Model
    plan: Plan
    prompt: int
    trace: Trace
    defined: NDArray[np.bool_]
    """Along the leading axis, as `zeros`."""
    zeros: NDArray[np.bool_]
    """Where a zero was the best logit."""
    domain: Field
    """Has the orders that the reference was run with."""

    @property
    def steps(self) -> int:
        return len(self.trace.sequences[0].passes) - 1

    def tokens_of_ranks(self, name: PhaseName) -> dict[Place, Tokens]:
        """The tokens of a phase by the first rank that has them."""
        row = packed_in(self.plan)
        count = len(self.trace.sequences) // (1 if row is None else len(row.sequences))
        sizes = count, self.prompt, self.steps
        return tokens_of_ranks(self.model, self.plan, name, sizes)

    @property
    def prompts(self) -> list[int]:
        """How long the prompt of each sequence is."""
        return [len(each.passes[0].positions) for each in self.trace.sequences]

    def tokens(self, places: Sequence[range]) -> Indices:
        """The ids that stand at these places of each sequence."""
        both = zip(self.trace.sequences, places, strict=True)
        return ids_in(each.tokens[self.defined][:, at] for each, at in both)

    def apart(self, places: Sequence[range]) -> Indices:
        """The tokens there, of one sequence after the other, that are like no other in all trials.

        Who reads one of them in the place of another reads, in some trial, another id.
        """
        both = zip(self.trace.sequences, places, strict=True)
        each = [sequence.tokens[self.defined][:, at] for sequence, at in both]
        if not self.defined.any():
            return Indices()
        _, which, alike = np.unique(
            np.concatenate(each, axis=1), axis=1, return_inverse=True, return_counts=True
        )
        return Indices(np.nonzero(alike[which] == 1)[0].tolist())

    def tied(self, every: Sequence[range]) -> Indices:
        """Those of them that the next id's row was as good as, when they were chosen."""
        domain = replace(self.domain, ledger=unset())
        found = Indices()
        for each, places in zip(self.trace.sequences, every, strict=True):
            # A place is chosen by the logits of the one before it.
            logits = part(each.logits, 0, places.start - 1, places.stop - 1)
            ranks = domain.ranks("head", logits)[self.defined]
            chosen = each.tokens[self.defined][:, places.start : places.stop]
            after = np.minimum(chosen + 1, self.model.vocab - 1)
            best = ranks.max(axis=-1)
            tied = np.take_along_axis(ranks, after[..., None], -1)[..., 0] == best
            found |= Indices(chosen[tied & (after > chosen)].tolist())
        return found

    def routes(self, layer: int, tokens: Tokens) -> Indices:
        """The experts that were selected for these tokens in a layer."""
        path = f"layers.{layer}.ffn.router"
        passes = [sequel.passes for sequel in self.trace.sequences]
        found = (passes[i][at].notes.routes[path][self.defined, token] for i, at, token in tokens)
        return ids_in(found)


def coverage(seen: Seen) -> Coverage:
    """What a run could meet, and what of it the reference met."""
    found = [*of_phases(seen), *of_drafts(seen), *of_layers(seen)]
    return Coverage({k: wanted for k, wanted, _ in found}, {k: met for k, _, met in found})


Found = Iterator[tuple[Kind, Indices, Indices]]


def of_phases(seen: Seen) -> Found:
    """The ids that a phase reads and where, whose shards win what it chooses, ties and pads."""
    model, plan, steps = seen.model, seen.plan, seen.steps
    for name in PHASES:
        read = [read_in(name, prompt, steps) for prompt in seen.prompts]
        if any(read):
            yield Kind("ids", name), Indices(range(model.vocab)), seen.tokens(read)
        # Prompts are told apart as a whole, and of steps there are as many of each.
        each = [told_apart(model, 1 + (len(read) > 1), at, prompt) // (1 + (len(read) > 1))
                for at, prompt in zip(read, seen.prompts, strict=True)]  # fmt: skip
        if apart := sum(each):
            first = [at[:count] for at, count in zip(read, each, strict=True)]
            yield Kind("places", name), Indices(range(apart)), seen.apart(first)
        if any(chosen := [chosen_in(name, prompt, steps) for prompt in seen.prompts]):
            pieces = dict(enumerate(map(Indices, shards(model, plan, name))))
            winners = seen.tokens(chosen)
            can = Indices(rank for rank, own in pieces.items() if own)
            yield Kind("shards", name), can, Indices(r for r in can if pieces[r] & winners)
            if tied := Indices(ties(model, plan, name)):
                yield Kind("ties", name), tied, tied & seen.tied(chosen)
            rows = Indices(pads(model, plan, name))
            offered = bool((seen.defined & seen.zeros).any())
            yield Kind("pads", name), rows, rows if offered else Indices()


def of_drafts(seen: Seen) -> Found:
    """Passes that begin with what was chosen behind a draft that was taken back.

    That is no choice of the model's. Of a few ids it may be the model's all the same, in every
    trial; where it is not, no run is equal. So an equal one has not met it.
    """
    draft = seen.plan.phase("decode").draft
    if draft.tokens is None or not draft.reads_last or seen.model.vocab == 1:
        return
    both = enumerate(pairwise(passes_of(draft, seen.steps)), 2)
    behind = Indices(number for number, (before, _) in both if before.rejected)
    yield Kind("drafts", "decode"), behind, Indices()


def of_layers(seen: Seen) -> Found:
    """The experts that are selected in a layer, and the slots of its cache that steps read."""
    for layer, number in enumerate(seen.model.layers):
        kind = seen.model.kinds[number]
        if isinstance(kind.ffn, Moe):
            every = Indices(range(kind.ffn.experts))
            for name in PHASES:
                ranks = seen.tokens_of_ranks(name)
                for rank, tokens in ranks.items():
                    which = Kind("experts", name, layer, rank if len(ranks) > 1 else None)
                    yield which, every, seen.routes(layer, tokens)
        if not kind.attends:
            continue
        slots = (
            read_slots(prompt + step, kind.attention)
            for prompt in {*seen.prompts}
            for step in range(seen.steps)
        )
        every = Indices().union(*slots)
        yield Kind("slots", layer=layer), every, every if seen.defined.any() else Indices()


def ids_in(arrays: Iterator[NDArray[np.int64]]) -> Indices:
    return Indices().union(*(array.ravel().tolist() for array in arrays))


def read_slots(place: int, attention: Attention) -> range:
    """The slots that the query at a place reads, its own among them."""
    return range(attention.first_seen(place), place + 1)
