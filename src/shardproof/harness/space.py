"""What cases are drawn from: for each number of a case its choices, the simplest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import lcm, prod
from random import Random
from typing import Any, cast

from shardproof.executor.domains.floating import Kind
from shardproof.executor.weights import weight_shapes
from shardproof.harness.case import Case, Tokens
from shardproof.harness.configs import (
    ALL_HEADS_ALIKE,
    DENSE,
    FAMILIES,
    MOE,
    Config,
    Sizes,
    config_of,
)
from shardproof.harness.outcome import Misuse
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of

Draw = Callable[[Sequence[Any]], Any]
"""One of some choices; Hypothesis shrinks towards the first."""

MOST_RANKS = 8
DEGREES = ("tp", "pp", "dp", "sp", "ep")
FEWER_LAYERS = 4
"""The draw by which a case that has no power is given fewer layers."""
TRIES = 50
"""Draws for each shape that is wanted: a small space has fewer."""


@dataclass(frozen=True, slots=True)
class Space:
    families: tuple[str, ...] = FAMILIES
    tp: tuple[int, ...] = (1, 2, 4)
    pp: tuple[int, ...] = (1, 1, 2)
    dp: tuple[int, ...] = (1, 1, 2)
    sp: tuple[int, ...] = (1,)
    ep: tuple[int, ...] = (1, 1, 2)
    """Of models without experts it is 1."""
    decode_tp: tuple[int | None, ...] = (None,)
    """Tensor parallel of decode, where it is another."""
    layers: tuple[int, ...] = (1, 2, 3)
    kv_heads: tuple[int, ...] = (1, 2, 4)
    group: tuple[int, ...] = (1, 2, 3)
    """Query heads to a KV head."""
    pairs: tuple[int, ...] = (1, 2, 4)
    width: tuple[int, ...] = (1, 2, 3, 5)
    """Times tp where it fits."""
    vocab: tuple[int, ...] = (8, 5, 11, 16, 24)
    hidden: tuple[int, ...] = (4, 6, 8, 12)
    experts: tuple[int, ...] = (1, 2, 3)
    """Times ep where they fit."""
    chosen: tuple[int, ...] = (1, 2)
    tied: tuple[bool, ...] = (False, True)
    bias: tuple[bool, ...] = (False, True)
    balanced: tuple[bool, ...] = (False, False, True)
    """The plan cuts heads, width and experts in sizes that differ by one; else evenly."""
    fits: tuple[bool, ...] = (True, True, False)
    """Whether the degree divides what it cuts."""
    batch: tuple[int, ...] = (1, 2, 3)
    prompt: tuple[int, ...] = (3, 1, 2, 5)
    steps: tuple[int, ...] = (2, 0, 1, 3)
    plans: tuple[Plan, ...] = ()
    """In place of degrees."""

    def with_(self, **choices: object) -> Space:
        """The same with other choices for some numbers."""
        known = {"plans", *self.__dataclass_fields__}
        for name in choices:
            if name not in known:
                raise Misuse(f"a case has no {name!r} to choose; it has {sorted(known)}")
        return replace(self, **{name: _choices(value) for name, value in choices.items()})


def _choices(value: object) -> Any:
    """A tuple of choices, of one or of several."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        return (value,)
    if not value:
        raise Misuse("there is nothing to choose from")
    return tuple(cast("Sequence[object]", value))


def space_of(models: object = None, plans: object = None) -> Space:
    """What a test asks for: names of families, and degrees or plans."""
    space = Space()
    match models:
        case None:
            pass
        case "dense":
            space = space.with_(families=DENSE)
        case "moe":
            space = space.with_(families=tuple(sorted(MOE)))
        case str() | list() | tuple():
            space = space.with_(families=cast("object", models))
        case Mapping():
            space = space.with_(**cast("Mapping[str, object]", models))
        case Space():
            space = models
        case _:
            raise Misuse("models: names of families, or choices by name as a mapping")
    for name in space.families:
        if name not in FAMILIES:
            raise Misuse(f"no checkpoint of {name!r} is written; there are {list(FAMILIES)}")
    match plans:
        case None:
            return space
        case Mapping():
            # What is not asked for is not drawn: an engine knows the degrees that it is given.
            alone: dict[str, object] = {**dict.fromkeys(DEGREES, 1), "balanced": False}
            return space.with_(**(alone | dict(cast("Mapping[str, object]", plans))))
        case list() | tuple():
            given = cast("Sequence[Plan | Mapping[str, object]]", plans)
            read = tuple(p if isinstance(p, Plan) else plan_of(p) for p in given)
            if any(plan.phase("prefill").packed.several for plan in read):
                raise Misuse("plans: prefill.packed.sequences, and each prompt is one sequence")
            return space.with_(plans=read)
        case _:
            raise Misuse("plans: choices of degrees as a mapping, or a list of plans")


@dataclass(frozen=True)
class Shape:
    """What a program is compiled for: a case but for its numbers."""

    family: str
    sizes: Sizes
    plan: Plan
    batch: int
    prompt: int
    steps: int

    @property
    def config(self) -> Config:
        return config_of(self.family, self.sizes)

    def plainer(self, space: Space, draw: int) -> Shape:
        """What a mistake is seen in sooner: of the same space, with more tokens, then fewer layers.

        Rounding grows with each layer, and each token is one more chance to see a mistake.
        """
        longest = replace(self, batch=max(self.batch, *space.batch),
                          prompt=max(self.prompt, *space.prompt),
                          steps=max(self.steps, *space.steps))  # fmt: skip
        if draw < FEWER_LAYERS:
            return longest
        stages = max(self.plan.phase(name).pp for name in ("prefill", "decode"))
        left = self.sizes.layers % stages
        layers = min(n for n in (self.sizes.layers, *space.layers) if n % stages == left)
        return replace(longest, sizes=replace(self.sizes, layers=layers))

    def case(self, dtype: Kind, seed: int, tokens: int | None = None) -> Case:
        """With weights of a seed, and tokens of the same one or of another."""
        config = self.config
        vocab = int(str(config["vocab_size"]))
        rng = Random(f"tokens {seed if tokens is None else tokens}")

        def drawn(length: int) -> Tokens:
            rows = range(self.batch)
            return tuple(tuple(rng.randrange(vocab) for _ in range(length)) for _ in rows)

        return Case(config, self.plan, drawn(self.prompt), drawn(self.steps), dtype, seed)

    @property
    def size(self) -> tuple[int, ...]:
        """Smaller where there is less to read of a case that fails."""
        model = Model.from_config(cast("Mapping[str, object]", self.config))
        phases = [self.plan.phase(name) for name in ("prefill", "decode")]
        ranks = max(p.dp * p.pp * p.sp * p.tp for p in phases)
        numbers = sum(int(prod(shape)) for shape in weight_shapes(model).values())
        return ranks, len(model.layers), numbers, self.batch * (self.prompt + self.steps)


def case_of(space: Space, draw: Draw, dtype: Kind, seed: int) -> Case:
    """A case, from one choice after the other."""
    return shape_of(space, draw).case(dtype, seed)


def shape_of(space: Space, draw: Draw) -> Shape:
    """Everything of a case but for its numbers."""
    family = draw(space.families)
    plan = draw(space.plans) if space.plans else _plan(space, draw, family)
    phases = [plan.phase("prefill"), plan.phase("decode")]
    tp, ep = lcm(*(p.tp for p in phases)), lcm(*(p.ep for p in phases))
    sizes = _sizes(space, draw, family, tp, ep)
    return Shape(family, sizes, plan, draw(space.batch), draw(space.prompt), draw(space.steps))


def shapes_of(space: Space, most: int, seed: int, taken: Callable[[Shape], bool]) -> list[Shape]:
    """So many shapes at most that are taken, the smallest first; the same seed gives the same.

    Degrees take turns, as far as the space has several.
    """
    rng = Random(f"shapes {seed}")
    found: list[Shape] = []
    left = TRIES * most
    while len(found) < most and left:
        left -= 1
        one = space if space.plans else replace(space, tp=(space.tp[len(found) % len(space.tp)],))
        shape = shape_of(one, rng.choice)
        if shape not in found and taken(shape):
            found.append(shape)
    return sorted(found, key=lambda shape: shape.size)


def _plan(space: Space, draw: Draw, family: str) -> Plan:
    degrees = {axis: draw(getattr(space, axis)) for axis in DEGREES if axis != "ep"}
    stage = degrees["tp"] * degrees["dp"] * degrees["sp"]
    degrees["ep"] = draw(space.ep) if family in MOE else 1
    if stage % lcm(degrees["ep"], degrees["tp"]):
        degrees["ep"] = 1
    while degrees["tp"] * degrees["dp"] * degrees["sp"] * degrees["pp"] > MOST_RANKS:
        axis = next(axis for axis in ("dp", "pp", "sp", "tp") if degrees[axis] > 1)
        degrees[axis] = 1
        degrees["ep"] = 1
    written: dict[str, object] = {axis: n for axis, n in degrees.items() if n > 1}
    decode = draw(space.decode_tp)
    if decode is not None and decode != degrees["tp"]:
        written["decode"] = {"tp": decode}
        if degrees["ep"] > 1 and (stage // degrees["tp"] * decode) % lcm(degrees["ep"], decode):
            written.pop("ep")
    if draw(space.balanced):
        written["attention"] = {"heads": "balanced"}
        width = "experts" if family in MOE else "width"
        written["moe" if family in MOE else "ffn"] = {width: "balanced"}
    return plan_of(written)


def _sizes(space: Space, draw: Draw, family: str, tp: int, ep: int) -> Sizes:
    kv_heads, group, width = draw(space.kv_heads), draw(space.group), draw(space.width)
    experts = draw(space.experts)
    if draw(space.fits):
        group *= lcm(tp, kv_heads * group) // (kv_heads * group)
        width, experts = width * tp, experts * ep
    if family in ALL_HEADS_ALIKE:
        kv_heads, group = kv_heads * group, 1
    return Sizes(
        layers=draw(space.layers),
        groups=kv_heads,
        group=group,
        pairs=draw(space.pairs),
        width=max(2, width),
        vocab=draw(space.vocab),
        hidden=draw(space.hidden),
        experts=max(2, experts),
        chosen=draw(space.chosen),
        tied=draw(space.tied),
        bias=draw(space.bias),
    )
