"""Latent attention: keys and values of the rank's heads from what is cached."""

from __future__ import annotations

from functools import reduce

from shardproof.spec.engine.block_scales import Axes, bad_scales
from shardproof.spec.engine.entries import Entries, attention_of, of_sequences
from shardproof.spec.engine.indices import (
    beside,
    canon,
    whole,
)
from shardproof.spec.engine.local import contract, taken
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Term,
    picked,
)
from shardproof.spec.engine.weights import shape_of
from shardproof.spec.program.ops.attention import LatentKeys, LatentValues, OneHead
from shardproof.spec.program.runs import Runs, length


def one_head(stage: Stage, rank: Rank, op: OneHead, x: Held) -> Held:
    del rank, op
    if len(x.sizes) != 1:
        raise CannotRun("it has heads already")
    terms = (t._replace(maps=(whole(1), *t.maps)) for t in x.terms)
    return stage.world.held(x.rows, (1, *x.sizes), terms)


def from_latent(
    stage: Stage, rank: Rank, op: LatentKeys | LatentValues, latent: Held, *, bias: bool
) -> Held:
    """(token, head, dim) of the rank's heads, from (token, 1, rank) of the latent."""
    world, weight = stage.world, op.weight
    own = stage.own(op.heads, rank)
    heads = whole(attention_of(stage).heads)
    heads = heads if own is None else taken(heads, own)
    ins, outs = shape_of(stage.ctx.model, weight)
    if (len(ins), len(outs)) != (1, 2) or len(latent.sizes) != AXES:
        raise CannotRun(f"{weight} makes no heads of a latent")
    dims = outs[1]
    tokens = latent.sizes[0]
    if latent.sizes[1] != 1 and tokens and latent.rows.any:
        raise CannotRun("the latent has one head")  # but of no tokens it may have any number
    if latent.sizes[2] != ins[0]:  # which is asked of what nobody has any terms of, too
        raise CannotRun(f"a product of {latent.sizes[2]} and {ins[0]}")
    terms: list[Term] = []
    bad = bad_scales(
        stage, rank, op, weight, Axes((whole(ins[0]),)), Axes((heads, whole(dims)), (op.heads,))
    )
    for term in latent.terms:
        flat = world.held(latent.rows, latent.sizes[2:], (term._replace(maps=term.maps[2:]),))
        made = contract(stage, flat, weight, (None,), (heads, whole(dims)), bad=bad)
        terms += [t._replace(maps=(term.maps[0], *t.maps)) for t in made.terms]
    if bias:
        value = world.value("weight", f"{weight}.bias")
        # It is there for every token, whichever they are.
        places = _tokens_of(latent)
        terms.append(Term(1, world.value("at tokens", value), (places, heads, whole(dims))))
    return world.held(latent.rows, (tokens, length(heads), dims), terms)


def _tokens_of(x: Held) -> Runs:
    """Which tokens these are: of several terms each has its own, and none of the others'."""
    return reduce(beside, {t.maps[0]: None for t in x.terms}) if x.terms else whole(x.sizes[0])


AXES = 3
"""Of entries: token, head and dimension."""


def latent_keys(
    stage: Stage, rank: Rank, op: LatentKeys, rotated: Entries, latent: Entries
) -> Entries:
    world, attention = stage.world, attention_of(stage)
    plain = from_latent(stage, rank, op, latent.of, bias=attention.k_bias)
    tokens, heads, nope = plain.sizes
    if rotated.of.sizes[0] != tokens:
        raise CannotRun("keys of other tokens")
    if not rotated.of.sizes[1]:
        raise CannotRun("there is no head that all share")
    turning = of_sequences(world, rotated.of, plain.rows.sequences)
    turned = rotated.of.sizes[2]
    own = stage.own(op.heads, rank)
    every = whole(attention.heads)
    own = every if own is None else taken(every, own)
    behind, before = (range(-1, -1 - turned, -1),), (range(-1, -1 - nope, -1),)
    terms = [t._replace(maps=(*t.maps[:2], canon((*t.maps[2], *behind)))) for t in plain.terms]
    for t in turning.terms:
        value = world.value("on every head", t.value)
        there = canon(range(r.start + nope, r.stop + nope, r.step) if r.start >= 0 else r
                      for r in t.maps[2])  # fmt: skip
        terms.append(t._replace(value=value, maps=(t.maps[0], own, canon((*before, *there)))))
    found = world.held(plain.rows, (tokens, heads, nope + turned), terms)
    dims = stage.own(op.dims, rank)
    if dims is not None:
        found = picked(world, found, 2, dims)
    return Entries(found, latent.places)


def latent_values(stage: Stage, rank: Rank, op: LatentValues, latent: Entries) -> Entries:
    attention = attention_of(stage)
    found = from_latent(stage, rank, op, latent.of, bias=attention.v_bias)
    dims = stage.own(op.dims, rank)
    if dims is not None:
        found = picked(stage.world, found, 2, dims)
    return Entries(found, latent.places)
