"""What a device needs: weights, cache and activations, against what it has.

Weights and cache are counted; a layer with a window is taken to keep every token. Activations are
an estimate: of one layer at a time, twice the stream, what attention or the feed-forward block
makes of it, and the logits of each sequence in float32; what an engine sets aside beside that
(workspaces, graphs, buffers of collectives) is not in it.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Literal

from shardproof.proofs.nearest.held import cache_held, state_held, weights_held
from shardproof.spec.law.judge import views
from shardproof.spec.law.view import View
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Attention, Dense, Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.record import dataclass

TOKENS, SEQUENCES = 8_192, 256
"""Tokens of prompts that a replica reads at once, and sequences that it decodes, where no workload
is declared: what engines take where nothing is said."""
LOGIT = 4
"""Bytes."""


@dataclass(frozen=True, slots=True)
class Room:
    """What a device has, and how much of it an engine takes."""

    device: int
    """Bytes."""
    share: float = 1.0
    of: Literal["all", "static", "rest"] = "all"
    """What the share bounds: weights, activations and cache; weights and cache; or the cache alone,
    of what weights and activations leave."""
    said: str = ""
    """Where the share is said."""
    tokens: int | None = None
    """Of prompts, that the engine was told to read at once."""
    tokens_said: str = ""
    sequences: int | None = None
    """That it was told to decode at once, in a replica."""
    sequences_said: str = ""

    @property
    def limit(self) -> int:
        """Bytes that weights may have at most."""
        return self.device if self.of == "rest" else int(self.device * self.share)


@dataclass(frozen=True, slots=True)
class Needs:
    """Bytes on the device that holds most, in one phase."""

    weights: int
    cache: int
    """For one token of one sequence."""
    activations: int
    """An estimate."""
    state: int
    """Of layers that carry one, of all sequences that the device works on at once."""
    asked: int | None
    """Tokens of cache that a declared workload needs on the device; None where none is declared."""

    def left(self, room: Room) -> int:
        """Bytes for the cache; less than none where the model itself does not fit."""
        held = self.weights + self.state
        left = room.limit - held - (self.activations if room.of != "static" else 0)
        if room.of == "static":
            left = min(left, room.device - held - self.activations)
        return int(left * room.share) if room.of == "rest" and left > 0 else left

    def tokens(self, room: Room) -> int:
        """Tokens whose cache there is room for."""
        return max(0, self.left(room)) // self.cache if self.cache else 0

    def fits(self, room: Room) -> bool:
        return self.left(room) >= self.cache * (self.asked or 0)


@dataclass(frozen=True, slots=True)
class Memory:
    """What a plan needs, in both phases."""

    prefill: Needs
    decode: Needs
    tokens: int
    """Of prompts, that a replica reads at once."""
    sequences: int
    """That a replica decodes at once."""
    assumed: bool
    """No workload says how many."""

    @property
    def phases(self) -> tuple[Needs, Needs]:
        return self.prefill, self.decode

    def fits(self, room: Room) -> bool:
        return all(each.fits(room) for each in self.phases)


def memory(
    model: Model, plan: Plan, room: Room | None = None, *, tokens: int | None = None
) -> Memory:
    """The needs of both phases; `tokens` are those of prompts that a replica reads at once.

    A declared workload says how much is worked on at once, or else an engine's own options.
    """
    seen = views(model, plan)
    found: list[Needs] = []
    work, assumed = plan.workload, plan.workload.batch is None or plan.workload.prompt is None
    most_read = (room and room.tokens) or TOKENS
    most_decoded = (room and room.sequences) or SEQUENCES
    assumed = assumed and not (room and room.tokens and room.sequences)
    together = (most_read, most_decoded)
    for name in PHASES:
        ctx = seen[name][0].ctx
        sequences, read = most_decoded, most_read
        asked = None
        if work.batch is not None and work.prompt is not None:
            sequences = ceil(work.batch / ctx.phase.dp)
            read = min(sequences * work.prompt, most_read)  # longer ones are read in chunks
            asked = sequences * (work.prompt + (work.steps or 0) * (name == "decode"))
        read = tokens or read
        if name == "prefill":
            together = (read, sequences)
        at_once = ceil(read / ctx.phase.sp) if name == "prefill" else sequences
        found.append(
            Needs(
                weights=weights_held(ctx).most,
                cache=cache_held(seen[name]).most,
                activations=_activations(seen[name], at_once, sequences),
                state=state_held(seen[name]) * sequences,
                asked=asked,
            )
        )
    return Memory(found[0], found[1], *together, assumed and tokens is None)


def _activations(seen: list[View], tokens: int, sequences: int) -> int:
    ctx = seen[0].ctx
    layers = max(_of_layer(view.ctx) for view in seen)
    numbers = tokens * (2 * ctx.model.hidden + layers)
    logits = sequences * ctx.model.vocab * _part(ctx, "lm_head.cut", ctx.phase.lm_head.split)
    return ceil(numbers * Fraction(ctx.model.stored.activations) / 8) + ceil(logits * LOGIT)


def _of_layer(ctx: Context) -> Fraction:
    """Numbers that a layer makes of a token, in the half that makes more."""
    return max(_attention(ctx, ctx.layer.attention), _block(ctx))


def _attention(ctx: Context, spec: Attention) -> Fraction:
    each = spec.heads * (spec.head_dim + spec.value_dim)
    part = _part(ctx, "attention.heads", ctx.phase.attention.qkv.split)
    latent = spec.latent
    if latent is None:
        return (each + spec.kv_heads * (spec.head_dim + spec.value_dim)) * part
    shared = latent.kv_rank + latent.rope + (latent.q_rank or 0)
    if spec.indexer is not None:
        shared += spec.indexer.head_dim + spec.indexer.heads * (spec.indexer.head_dim + 1)
    return Fraction(shared) + (each + spec.heads * (latent.nope + spec.value_dim)) * part


def _block(ctx: Context) -> Fraction:
    ffn = ctx.layer.ffn
    if isinstance(ffn, Dense):
        return _linears(ffn) * _part(ctx, "ffn.width", ctx.phase.ffn.up.split)
    chosen = ffn.router.top_k * (
        2 * ctx.model.hidden + _linears(ffn.expert) * _part(ctx, "moe.width", "out")
    )
    shared = Fraction(0)
    if ffn.shared is not None:
        split = "out" if ctx.phase.moe.shared.split == "width" else "none"
        shared = _linears(ffn.shared) * _part(ctx, "moe.shared.width", split)
    return chosen + shared


def _linears(block: Dense) -> int:
    return block.width * (3 if block.gated or block.joint else 2)


def _part(ctx: Context, path: str, split: str) -> Fraction:
    """The largest share of an axis that a rank has; all of it where it is not split so."""
    if split not in ("heads", "head_dim", "out", "vocab"):
        return Fraction(1)
    cut = cut_of(ctx, path)
    return (
        Fraction(max(cut.size(rank) for rank in range(cut.parts)), cut.n) if cut.n else Fraction(1)
    )
