"""Reads a model from the form that `write.py` gives: the fields of `Model`, and no others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model import limits
from shardproof.spec.model.model import (
    Attention,
    Delta,
    Dense,
    Indexer,
    Latent,
    Model,
    Moe,
    Rope,
    Router,
    Scales,
)
from shardproof.spec.model.sound import faults
from shardproof.spec.model.write import MARK, VERSION
from shardproof.spec.source.node import Node, place_of
from shardproof.spec.source.record_reading import Reading

MOST_BITS = 64
RANGES: Mapping[tuple[type, str], tuple[int, int]] = {
    (Model, "hidden"): (1, limits.HIDDEN),
    (Model, "vocab"): (limits.LEAST_VOCAB, limits.VOCAB),
    (Model, "layers"): (0, limits.LAYERS),
    (Model, "max_positions"): (1, limits.POSITIONS),
    (Attention, "heads"): (0, limits.HEADS),
    (Attention, "kv_heads"): (1, limits.HEADS),
    (Attention, "head_dim"): (1, 2 * limits.HEAD_DIM),
    (Attention, "value_dim"): (1, limits.HEAD_DIM),
    (Attention, "window"): (1, limits.POSITIONS),
    (Attention, "chunk"): (1, limits.POSITIONS),
    (Delta, "kernel"): (1, limits.KERNEL),
    (Delta, "gate_rank"): (1, limits.WIDTH),
    (Indexer, "heads"): (1, limits.HEADS),
    (Indexer, "head_dim"): (1, limits.HEAD_DIM),
    (Indexer, "top_k"): (limits.LEAST_CHOSEN, limits.POSITIONS),
    (Rope, "dim"): (2, limits.HEAD_DIM),
    (Latent, "kv_rank"): (1, limits.WIDTH),
    (Latent, "nope"): (1, limits.HEAD_DIM),
    (Latent, "rope"): (1, limits.HEAD_DIM),
    (Latent, "q_rank"): (1, limits.WIDTH),
    # A width may be a sum, or a multiple of the hidden size.
    (Dense, "width"): (0, limits.WIDTH * limits.EXPERTS),
    (Router, "top_k"): (1, limits.EXPERTS),
    (Router, "groups"): (1, limits.EXPERTS),
    (Router, "top_groups"): (1, limits.EXPERTS),
    (Moe, "experts"): (1, limits.EXPERTS),
    (Moe, "latent"): (1, limits.WIDTH),
    (Scales, "rows"): (0, limits.SCALED),
    (Scales, "columns"): (0, limits.SCALED),
}


def model_from_neutral(node: Node, path: str = "") -> Model:
    """The model that a file of this form describes, or every error in it at once.

    `path` is what leads to it in a larger file.
    """
    version = node.value.get(MARK) if isinstance(node.value, dict) else None
    if version is None or version[1].value is True or version[1].value != VERSION:
        place = version[1].place if version else node.place
        message = f"the model's form is not one that is known: {MARK} is not {VERSION}"
        raise InputErrors(
            InputError("MODEL-VERSION", message, place, _under(path, MARK), f"{MARK}: {VERSION}")
        )
    reading = Reading("MODEL", "a model", RANGES)
    model = reading.record(Model, node, path, beside=(MARK,))
    if model is not None:
        for where, message, right in faults(model):
            field = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in where)
            place = place_of(node, where)
            reading.wrong("AGREE", message, place, _under(path, field.lstrip(".")), right)
        for at, kind in enumerate(model.kinds):
            if kind.own:
                where = _under(path, f"kinds[{at}].own")
                told = f"{where} is what a plan says, and no field of a layer"
                reading.wrong(
                    "KEY", told, place_of(node, ("kinds", at, "own")), where, "leave it out"
                )
        for name, bits in asdict(model.stored).items():
            if isinstance(bits, int | float) and not 0 < bits <= MOST_BITS:
                place, field = place_of(node, ("stored", name)), _under(path, f"stored.{name}")
                reading.wrong("RANGE", f"{bits} bits", place, field, f"above 0, up to {MOST_BITS}")
    if model is None or reading.errors:
        raise InputErrors(sorted(reading.errors, key=lambda error: error.place or Place("")))
    return model


def _under(path: str, field: str) -> str:
    return f"{path}.{field}" if path else field
