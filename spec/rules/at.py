"""What a rule may know beside the placements of its operands: the layer, and the terms so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Protocol

from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Attention, Dense, Model, Moe
from shardproof.spec.program.op import Op, Split
from shardproof.spec.record import dataclass
from shardproof.spec.rules.maps import beyond, normal
from shardproof.spec.rules.placed import Dim, Placed, Term
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.terms import Terms


@dataclass(frozen=True, slots=True)
class Written:
    """The cache entries that a layer's operators have written."""

    keys: Placed
    values: Placed
    everywhere: bool = True
    """Whether each rank of sp has the entries of all tokens."""


@dataclass(frozen=True, slots=True)
class Read:
    """Keys and values that a step reads together."""

    keys: Placed
    values: Placed

    def __str__(self) -> str:
        return f"keys {self.keys}, values {self.values}"


class Hands(Protocol):
    """What brings the cache to decode."""

    def found(self, layer: int, keys: Placed, values: Placed) -> Written: ...


@dataclass(slots=True)
class At:
    """One layer of one phase."""

    ctx: Context
    terms: Terms
    written: dict[int, Written] = field(default_factory=dict[int, Written])
    handing: Hands | None = None
    """In decode: what brings the cache."""

    @property
    def model(self) -> Model:
        return self.ctx.model

    @property
    def attention(self) -> Attention:
        return self.ctx.layer.attention

    @property
    def tp(self) -> int:
        return self.ctx.phase.tp

    def idle(self, group: Sequence[str]) -> bool:
        """Whether a collective over these axes joins every rank with itself alone."""
        return all(getattr(self.ctx.phase, axis) == 1 for axis in group)

    def over_tp(self, op: Op) -> None:
        """Ask that a collective runs over the ranks of tp and no others."""
        group: tuple[str, ...] = op.about["group"]
        for axis in ("dp", "sp", "pp"):
            if axis in group and getattr(self.ctx.phase, axis) > 1:
                raise NoRule(f"the group is {'+'.join(group)}, and what is due lies over tp alone")
        if "tp" not in group:
            raise NoRule(f"the group is {'+'.join(group) or 'nobody'}, and tp is not in it")

    def weight(self, name: str) -> tuple[Dim, ...]:
        """The dimensions of a weight by its name."""
        return tuple(Dim(dim, size) for dim, size in self._shape(name))

    def _shape(self, name: str) -> tuple[tuple[str, int], ...]:
        model = self.model
        hidden, vocab = ("hidden", model.hidden), ("vocab", model.vocab)
        ends = {"embedding": (vocab, hidden), "head": (hidden, vocab), "head.bias": (vocab,)}
        if name in ends:
            return ends[name]
        if name.count(".") < 2:
            raise NoRule(f"there is no weight {name}")
        _, _, path = name.split(".", 2)
        spec, latent = self.attention, self.attention.latent
        heads, kv = ("head", spec.heads), ("head", spec.kv_heads)
        dims, values = ("head_dim", spec.head_dim), ("head_dim", spec.value_dim)
        table: dict[str, tuple[tuple[str, int], ...]] = {
            "attention.q": (hidden, heads, dims),
            "attention.k": (hidden, kv, dims),
            "attention.v": (hidden, kv, values),
            "attention.out": (heads, values, hidden),
        }
        if latent is not None:
            rank, own = ("rank", latent.kv_rank), ("rank", latent.q_rank or 0)
            table |= {
                "attention.kv_down": (hidden, rank),
                "attention.k_rope": (hidden, ("rank", latent.rope)),
                "attention.k": (rank, heads, ("head_dim", latent.nope)),
                "attention.v": (rank, heads, values),
            }
            if latent.q_rank is not None:
                table |= {"attention.q_down": (hidden, own), "attention.q": (own, heads, dims)}
        ffn = self.ctx.layer.ffn
        if isinstance(ffn, Dense):
            width = ("width", ffn.width)
            table |= {"ffn.gate": (hidden, width), "ffn.up": (hidden, width),
                      "ffn.down": (width, hidden)}  # fmt: skip
        else:
            table |= {"ffn.router": (hidden, ("experts", ffn.experts))}
        if path.endswith(".bias"):
            inputs = 2 if path == "attention.out.bias" else 1
            if path.removesuffix(".bias") not in table:
                raise NoRule(f"{name} is no weight of a linear layer, nor its bias")
            return table[path.removesuffix(".bias")][inputs:]
        if path not in table:
            raise NoRule(f"there is no weight {name}")
        return table[path]


def taken(dims: Sequence[Dim], maps: Mapping[str, Split | None]) -> tuple[Dim, ...]:
    """The dimensions of a weight of which a rank takes the indices that maps give."""
    return tuple(Dim(dim.name, dim.size, checked(dim, maps.get(dim.name))) for dim in dims)


def spec_of(at: At) -> Moe:
    """The experts of a layer that has some."""
    ffn = at.ctx.layer.ffn
    if not isinstance(ffn, Moe):
        raise NoRule("the layer has no experts")
    return ffn


def checked(dim: Dim, split: Split | None) -> Split | None:
    """A map of a dimension, which names no index that is not there."""
    if split is not None and split.spec is None:
        if split.size < 0:
            raise NoRule("nothing says which indices are which rank's")
        if (index := beyond(split, dim.size)) is not None:
            raise NoRule(f"{dim.name} has no index {index}")
    return normal(split, dim.size)


def linear_term(at: At, kind: str, about: str, x: Placed) -> Term:
    return at.terms.of(kind, about, (x.term,))
