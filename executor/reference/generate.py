"""A prompt read at once, then one token a step: what a plan's run is compared with.

Sequences do not touch each other, so each is run by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Domain, Ids, Mask, Tensor, argmax, concat, part, reshape
from shardproof.executor.reference.block import block
from shardproof.executor.reference.cache import EMPTY, Cache
from shardproof.executor.reference.embedding import embedding
from shardproof.executor.reference.head import head
from shardproof.executor.reference.positions import Positions
from shardproof.executor.reference.site import Notes, Site
from shardproof.executor.weights import Weights, computed_with
from shardproof.spec.model.model import Model
from shardproof.spec.record import dataclass

Caches = tuple[Cache, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """One run of the model: the prompt, or a step's tokens, of which there is one as a rule."""

    positions: range
    notes: Notes


@dataclass(frozen=True, slots=True)
class Sequel:
    """One sequence: its prompt and what followed."""

    tokens: Ids
    """[trials, prompt + steps + 1]; the last one was chosen and never read"""
    logits: Tensor
    """[prompt + steps, vocab]"""
    caches: Caches
    """By layer, with every token that was read"""
    passes: tuple[Pass, ...]
    """The prompt, then each step"""


@dataclass(frozen=True, slots=True)
class Trace:
    sequences: tuple[Sequel, ...]

    @property
    def tokens(self) -> Ids:
        """Of all sequences: [trials, sequences, tokens]."""
        return np.stack([sequel.tokens for sequel in self.sequences], axis=1)

    @property
    def tokens_of_all(self) -> Ids:
        """The same of sequences that need not be as long as each other, filled up with zeros."""
        longest = max(sequel.tokens.shape[1] for sequel in self.sequences)
        each = (
            np.pad(sequel.tokens, ((0, 0), (0, longest - sequel.tokens.shape[1])))
            for sequel in self.sequences
        )
        return np.stack(list(each), axis=1)


def generate(
    model: Model,
    weights: Weights,
    prompts: Sequence[Ids],
    steps: int,
    domain: Domain,
    *,
    fed: Trace | None = None,
    watch: bool = True,
) -> Trace:
    """Run every prompt, [trials or 1, tokens], and `steps` greedy steps after it.

    With `fed`, tokens and routes are those of another run, whatever this one would choose.
    Without `watch` no tensor inside the model is kept.
    """
    told = fed.sequences if fed is not None else (None,) * len(prompts)
    weights = computed_with(model, domain, weights)
    return Trace(
        tuple(
            follow(model, weights, prompt, steps, domain, fed=other, watch=watch)
            for prompt, other in zip(prompts, told, strict=True)
        )
    )


def follow(
    model: Model,
    weights: Weights,
    prompt: Ids,
    steps: int,
    domain: Domain,
    *,
    fed: Sequel | None,
    watch: bool,
) -> Sequel:
    tokens = np.broadcast_to(prompt, (domain.trials, prompt.shape[1]))
    caches: Caches = (EMPTY,) * len(model.layers)
    logits: list[Tensor] = []
    passes: list[Pass] = []
    for step in range(steps + 1):
        positions = range(0 if step == 0 else tokens.shape[1] - 1, tokens.shape[1])
        routes = fed.passes[step].notes.routes if fed is not None else None
        notes = Notes({} if watch else None, fed=routes)
        site = Site(domain, weights, notes)
        read = tokens[:, positions.start :]
        new, caches = forward(site, model, read, positions, caches)
        logits.append(new)
        passes.append(Pass(positions, notes))
        chosen = argmax(domain, "head", last(new))
        if fed is not None:
            chosen = fed.tokens[:, positions.stop]
        tokens = np.concatenate((tokens, chosen[:, None]), axis=1)
    return Sequel(tokens, concat(logits, 0), caches, tuple(passes))


def reread(
    model: Model, weights: Weights, known: Trace, widths: Sequence[int], domain: Domain
) -> Trace:
    """The same texts with every tensor kept, so many tokens read at once behind the prompt."""
    return Trace(
        tuple(read_at_once(model, weights, sequel, widths, domain) for sequel in known.sequences)
    )


def read_at_once(
    model: Model, weights: Weights, known: Sequel, widths: Sequence[int], domain: Domain
) -> Sequel:
    caches: Caches = (EMPTY,) * len(model.layers)
    logits: list[Tensor] = []
    passes: list[Pass] = []
    begin = 0
    for width in (len(known.passes[0].positions), *widths):
        positions = range(begin, begin + width)
        notes = Notes({}, fed=None)
        read = known.tokens[:, begin : positions.stop]
        new, caches = forward(Site(domain, weights, notes), model, read, positions, caches)
        logits.append(new)
        passes.append(Pass(positions, notes))
        begin = positions.stop
    return Sequel(known.tokens, concat(logits, 0), caches, tuple(passes))


def forward(
    at: Site, model: Model, tokens: Ids, positions: Positions, caches: Caches
) -> tuple[Tensor, Caches]:
    """Logits of these tokens, [tokens, vocab], given the caches of those before them."""
    x = embedding(at, model, tokens, positions)
    kept: list[Cache] = []
    chosen: Mask | None = None
    for index, kind in enumerate(model.layers):
        layer = model.kinds[kind]
        here = at.inside(f"layers.{index}")
        x, cache, chosen = block(here, model, layer, x, positions, caches[index], chosen)
        kept.append(cache)
    return head(at, model, x), tuple(kept)


def last(logits: Tensor) -> Tensor:
    """The logits of the last token alone: [vocab]."""
    tokens, vocab = logits.shape
    return reshape(part(logits, 0, tokens - 1, tokens), (vocab,))
