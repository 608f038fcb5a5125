"""A model with another size, of which everything else is as it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.features import featured
from shardproof.spec.model.model import Layer, Model, Moe
from shardproof.spec.model.sound import unchosen

MOST = 64
"""The largest size that is made larger, so that the model can be run."""


def resized(model: Model, rng: Chooser) -> Model:
    """One of its sizes a multiple, or a little more; other features; or more layers, or fewer."""
    match rng.choice(("hidden", "vocab", "layers", "heads", "width", "experts", "features")):
        case "hidden":
            return replace(model, hidden=_larger(rng, model.hidden))
        case "vocab":
            return replace(model, vocab=max(2, _larger(rng, model.vocab)))
        case "layers":
            return _layers(model, rng)
        case "features":
            return featured(model, rng)
        case "heads":
            return _each(model, _heads(rng.randint(2, 3), also_kv=rng.random() < 0.7))
        case "width":
            return _each(model, _wider(rng.choice((2, 3))))
        case _:
            return _each(model, _more_experts(rng.choice((2, 3))))


def _larger(rng: Chooser, n: int) -> int:
    return n * rng.choice((2, 3)) if rng.random() < 0.7 and n <= MOST else n + rng.randint(1, 3)


def _layers(model: Model, rng: Chooser) -> Model:
    at = rng.randrange(len(model.layers))
    if rng.random() < 0.5 and model.layers.count(model.layers[at]) > 1:
        fewer = replace(model, layers=(*model.layers[:at], *model.layers[at + 1 :]))
        return model if unchosen(fewer) is not None else fewer
    return replace(model, layers=(*model.layers[:at], model.layers[at], *model.layers[at:]))


def _each(model: Model, change: Callable[[Layer], Layer]) -> Model:
    return replace(model, kinds=tuple(change(kind) for kind in model.kinds))


def _heads(times: int, *, also_kv: bool) -> Callable[[Layer], Layer]:
    def change(kind: Layer) -> Layer:
        found = kind.attention
        if not kind.attends:
            return kind
        kv = found.kv_heads * (times if also_kv or found.latent is not None else 1)
        small = found.heads * times <= MOST
        return replace(
            kind,
            attention=replace(found, heads=found.heads * times, kv_heads=kv) if small else found,
        )

    return change


def _wider(times: int) -> Callable[[Layer], Layer]:
    def change(kind: Layer) -> Layer:
        ffn = kind.ffn
        if not kind.feeds:
            return kind
        if isinstance(ffn, Moe):
            expert = replace(ffn.expert, width=ffn.expert.width * times)
            return replace(kind, ffn=replace(ffn, expert=expert)) if expert.width <= MOST else kind
        return (
            replace(kind, ffn=replace(ffn, width=ffn.width * times)) if ffn.width <= MOST else kind
        )

    return change


def _more_experts(times: int) -> Callable[[Layer], Layer]:
    def change(kind: Layer) -> Layer:
        ffn = kind.ffn
        if not isinstance(ffn, Moe) or ffn.experts * times > MOST:
            return kind
        return replace(kind, ffn=replace(ffn, experts=ffn.experts * times))

    return change
