"""A plan as an engine's own command, or the fields that this engine cannot say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from shardproof.spec.dialects.alike import unlike
from shardproof.spec.dialects.asked import Engine, Part
from shardproof.spec.dialects.exporting import OPTIONS, Candidate, candidates
from shardproof.spec.dialects.launch import lowered
from shardproof.spec.dialects.megatron_model import megatron_model
from shardproof.spec.dialects.programs import started
from shardproof.spec.dialects.reading import ENGINES, Reading, read_command
from shardproof.spec.dialects.words import Word, placed, shown
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.model import Dense, Model, Moe
from shardproof.spec.plan.compare import Difference
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import read_text

HANDED = "how the KV cache is handed over is the connector's, and no word of these commands"


@dataclass(frozen=True, slots=True)
class Exported:
    """The commands that say a plan, one a pool; or what they cannot say."""

    commands: tuple[Candidate, ...]
    unsaid: tuple[Difference, ...]
    """Fields that the nearest command would set otherwise: the plan's value, the command's."""
    lacks: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The commands as a shell takes them."""
        return "\n".join(map(_text, self.commands))


def exported(plan: Plan, model: Model, engine: Engine, named: str) -> Exported:
    """The command of `engine` that runs `plan`: found by writing some and reading them again."""
    best: Exported | None = None
    for found in _commands(plan, model, engine, named):
        one = _tried(found, plan, model)
        if not one.unsaid and not one.lacks:
            return one
        if best is None or _worth(one) < _worth(best):
            best = one
    return best or Exported((), ())


def _worth(one: Exported) -> tuple[bool, int]:
    return not one.commands, len(one.unsaid) + len(one.lacks)


def _commands(
    plan: Plan, model: Model, engine: Engine, named: str
) -> Iterator[tuple[Candidate, ...]]:
    if engine == "megatron" or (plan.prefill is None and plan.decode is None):
        parts: tuple[Part, ...] = ("both",)
    else:
        parts = ("prefill", "decode")
        yield from _of(plan, model, engine, named, ("both",))
    yield from _of(plan, model, engine, named, parts)


def _of(
    plan: Plan, model: Model, engine: Engine, named: str, parts: tuple[Part, ...]
) -> Iterator[tuple[Candidate, ...]]:
    each = [
        [*candidates(engine, plan, "decode" if part == "decode" else "prefill", model, named, part)]
        for part in parts
    ]
    yield from product(*each)


def _tried(commands: tuple[Candidate, ...], plan: Plan, model: Model) -> Exported:
    """What comes of reading the commands."""
    try:
        readings = [reading for each in commands for reading in _read(each)]
        launch = lowered(readings, model)
        if launch.lacks:
            what = tuple(f"{lack.name}: {lack.what}" for lack in launch.lacks)
            return Exported(commands, (), what)
        again = read_plan(launch.plan)
        own = [*_model_unlike(readings[0], model)]
    except InputErrors as wrong:
        return Exported((), (), tuple(error.message for error in wrong.errors))
    unsaid = tuple(unlike(plan, again, model))
    notes = (HANDED,) if len(commands) > 1 else ()
    return Exported(commands, unsaid, tuple(own), notes)


def _read(candidate: Candidate) -> tuple[Reading, ...]:
    env = {name: Word(text, word.place) for (name, text), word in zip(
        candidate.env, placed([text for _, text in candidate.env]), strict=True)}  # fmt: skip

    def read(_: Word) -> Node:
        return read_text(candidate.file, OPTIONS)

    return read_command(started(placed(candidate.words), env), None, read)


def _model_unlike(reading: Reading, model: Model) -> Iterator[str]:
    """Of Megatron, whose command holds the model: whether it is this one."""
    if reading.asked.engine != "megatron":
        return
    if _bare(megatron_model(reading)) != _bare(model):
        name = ENGINES["megatron"]
        yield f"the model: {name}'s arguments that are known here cannot say all of {model.name}"


def _bare(model: Model) -> Model:
    """A model without what it is called, and without which function its activation is."""
    kinds = tuple(replace(kind, ffn=_plain(kind.ffn)) for kind in model.kinds)
    return replace(model, name="", family="", notes=(), kinds=kinds)


def _plain(ffn: Dense | Moe) -> Dense | Moe:
    if isinstance(ffn, Dense):
        return replace(ffn, activation="")
    router = ffn.router
    if router.score == "softmax" and router.renormalise:
        # Over the chosen alone the two are one function.
        router = replace(router, score="topk_softmax", renormalise=False)
    shared = replace(ffn.shared, activation="") if ffn.shared is not None else None
    expert = replace(ffn.expert, activation="")
    return replace(ffn, expert=expert, shared=shared, router=router)


def _text(candidate: Candidate) -> str:
    env = "".join(f"{name}={shown([text])} " for name, text in candidate.env)
    file = f"cat > {OPTIONS} <<'END'\n{candidate.file}END\n" if candidate.file else ""
    return file + env + shown(candidate.words)
