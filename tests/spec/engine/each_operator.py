"""Engine and execution side by side, operator by operator: what each rank has behind every one.

A tensor has the same shape on both sides, and what the engine gives one name are equal numbers.
An operator at which the engine says that a run ends is where it ends.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from shardproof.executor.domains import Tensor
from shardproof.executor.domains.tensor import Array
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.faults import Refused, Stuck
from shardproof.executor.run.state.rank import Pair
from shardproof.executor.run.state.rank import Rank as Runner
from shardproof.executor.run.verdict.beside_reference import given_for
from shardproof.executor.run.verdict.first_difference import fresh
from shardproof.spec.engine.cache import Entry
from shardproof.spec.engine.decide import WrongToken, run_all
from shardproof.spec.engine.entries import Entries
from shardproof.spec.engine.indices import Beyond
from shardproof.spec.engine.machine import Visit
from shardproof.spec.engine.outputs import Size
from shardproof.spec.engine.ranks import Uncovered, rank_by_rank
from shardproof.spec.engine.values import Held
from shardproof.spec.engine.watching import Watch
from shardproof.spec.layout.packed import Row, dealt_out, packed_in
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.attention import Logits, Rope
from shardproof.spec.program.runs import listed

Key = tuple[object, int, int, bool]
"""A name, of which row, and whether it is of keys."""
At = tuple[str, int, int, str, int, int, int]
"""Phase, stage, step and operator; dp, sp and tp."""


@dataclass(slots=True)
class Valued(Watch):
    """What the engine has behind each operator, and the one that cannot run."""

    found_at: dict[At, list[object]] = field(
        default_factory=lambda: defaultdict[At, list[object]](list)
    )
    kinds: dict[str, type[Op]] = field(default_factory=dict[str, type[Op]])
    stopped: str = ""

    def __call__(self, visit: Visit, op: Op, *, failed: bool = False) -> None:
        self.kinds[op.out] = type(op)
        if failed:
            self.stopped = op.out
            return
        running = {rank.number for rank in visit.running}
        name = visit.stage.ctx.name
        step = 0 if name == "prefill" else visit.step
        out = visit.env.get(op.out, visit.nothing)
        for rank, x in zip(visit.stage.ranks, out, strict=True):
            if rank.number in running and x is not None:
                at = name, visit.number, step, op.out, rank.dp, rank.sp, rank.tp
                self.found_at[at].append(x)


@dataclass(slots=True)
class Ran:
    """The same of a run: arrays, and the operator at which it ends."""

    found_at: dict[At, list[object]] = field(
        default_factory=lambda: defaultdict[At, list[object]](list)
    )
    stopped: str = ""

    def __call__(self, rank: Runner, op: Op) -> None:
        where = rank.at
        at = (
            rank.ctx.name, where["pp"], rank.work.step, op.out,
            where["dp"], where["sp"], where["tp"],
        )  # fmt: skip
        self.found_at[at].append(rank.env.get(op.out))


def by_value_at(model: Model, plan: Plan, size: Size) -> Valued:
    """What the engine has behind each operator of a plan of this size."""
    valued, programs = Valued(), dict[PhaseName, PhaseProgram]()

    def program(name: PhaseName) -> PhaseProgram:
        return programs.setdefault(name, lower(model, plan, name))

    with suppress(Uncovered, Beyond, WrongToken):
        run_all(dict.fromkeys(PHASES, model), program, size,
                lambda name: rank_by_rank(plan.phase(name)), by_steps=True,
                watched=(valued, Watch()), row=dealt_out(plan))  # fmt: skip
    return valued


def apart(model: Model, plan: Plan, size: Size) -> Iterator[str]:
    """Where the two part: in a shape, in numbers of one name, or in what cannot run."""
    plan = plan.with_(workload=Workload(batch=size.batch, prompt=size.prompt, steps=size.steps))
    valued, ran, given = by_value_at(model, plan, size), Ran(), given_for(model, plan, _tried(size))
    try:
        execute(model, plan, given.weights, given.prompts, size.steps, fresh(given), ran,
                drafts=given.tokens)  # fmt: skip
    except (Refused, Stuck) as why:
        ran.stopped = why.op
    if valued.stopped and not ran.stopped:
        yield f"{valued.stopped} cannot run by value, and runs"
    numbers: dict[object, tuple[bytes, At]] = {}
    for at, values in valued.found_at.items():
        for x, y in zip(values, ran.found_at.get(at, ()), strict=False):
            for told, of, array in _both(x, y):
                if told != array.shape[1:]:
                    yield f"{at}: of {told} by value, and of {array.shape[1:]}"
                    continue
                for key, column in _columns(x, of, array[given.defined]):
                    read = packed_in(plan) if at[0] == "prefill" else None
                    if _of_no_account(read, valued.kinds[at[3]], key):
                        continue
                    known, where = numbers.setdefault(key, (column, at))
                    if known != column:
                        yield f"{at}: other numbers than at {where}, by one name: {key}"


def _tried(size: Size) -> Tried:
    return Tried(size.batch, size.prompt, size.steps, 1, 1, "nothing")


def _both(x: object, y: object) -> Iterator[tuple[tuple[int, ...], Held, Array]]:
    """The tensors of both sides, and the shape that the engine's stands for."""
    match x, y:
        case Held(), Tensor():
            rows = len(listed(x.rows.sequences)), len(listed(x.rows.tokens))
            yield (*rows, *x.sizes), x, y.values
        case Entries(), Tensor():
            yield (len(listed(x.of.rows.sequences)), *x.of.sizes), x.of, y.values
        case Entry(), Pair():
            yield from _both(x.keys, y.keys)
            yield from _both(x.values, y.values)
        case _:
            return


def _of_no_account(row: Row | None, kind: type[Op], key: Key) -> bool:
    """Whether a token of a row is nobody's, or where its position stands does not matter.

    That is so where it is a sequence by itself, of which nobody sees another key.
    """
    _, _, token, of_keys = key
    if row is None or of_keys:
        return False
    alone = range(token, token + 1) in row.sequences
    return token in row.pads or (alone and issubclass(kind, Rope | Logits))


def _columns(x: object, of: Held, array: Array) -> Iterator[tuple[Key, bytes]]:
    """By row and by all that the engine says of an entry, its numbers in all trials."""
    keys = not isinstance(x, Held)
    sequences = listed(of.rows.sequences)
    tokens = (0,) if keys else listed(of.rows.tokens)
    if len({*sequences}) < len(sequences) or len({*tokens}) < len(tokens):
        return  # rows of several ranks that have the same, one behind the other
    wide = array[:, :, None] if keys else array
    maps = [[[i for run in runs for i in run] for runs in term.maps] for term in of.terms]
    for place in product(*map(range, of.sizes)):
        told: set[object] = set()
        for t, own in zip(of.terms, maps, strict=True):
            indices = tuple(axis[at] for axis, at in zip(own, place, strict=True))
            if min(indices, default=0) >= 0:
                told.add((str(t.factor), t.value, indices, t.open))
        name = frozenset(told)
        for (i, sequence), (j, token) in product(enumerate(sequences), enumerate(tokens)):
            column = np.ascontiguousarray(wide[(slice(None), i, j, *place)])
            if (column >= 0).all():
                yield (name, sequence, token, keys), column.tobytes()
