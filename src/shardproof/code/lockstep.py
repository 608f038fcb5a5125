"""A jaxpr run for all ranks of a mesh, operator by operator, in whatever numbers.

Ranks whose operands are the same objects are one computation. Ranks take different ways only at a
`cond` or a `while` whose predicate differs; a collective there that misses one is stuck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from shardproof.code.collectives import OPERATION, TITLES, WHAT, Call, Impossible, Numbers, run
from shardproof.code.meshes import Mesh, Parts, block
from shardproof.code.otherwise import Asked, Instead
from shardproof.code.told import CannotRun, Parted, Site, Stuck, Unknown
from shardproof.executor.code.values import Opaque
from shardproof.mutate.agent.kinds import kinds_of

Column = list[Any]
"""A value for each rank that runs, in the order of the ranks."""
MOST_TURNS = 10_000


class Domain(Numbers, Protocol):
    """The numbers that a program is run with."""

    def constant(self, value: Any) -> Any: ...
    def operator(self, eqn: Any, operands: Sequence[Any]) -> list[Any]: ...
    def cut(self, value: Any, index: tuple[slice, ...]) -> Any: ...
    def assembled(
        self, pieces: Sequence[tuple[tuple[slice, ...], Any]], shape: tuple[int, ...]
    ) -> Any: ...
    def same(self, a: Any, b: Any) -> bool: ...
    def truth(self, value: Any) -> int: ...
    def at(self, value: Any, turn: int) -> Any: ...
    def number(self, value: int, like: Any) -> Any: ...


@dataclass(frozen=True, slots=True)
class Found:
    """A collective of the program, as it stands there."""

    number: int
    """In the order in which they are first met."""
    name: str
    site: Site
    axes: tuple[str, ...]
    size: int
    kinds: tuple[str, ...]
    """What may be done wrong with it."""

    @property
    def title(self) -> str:
        return TITLES.get(self.name, self.name)


@dataclass(slots=True)
class Step:
    """One operator as it was run."""

    name: str
    site: Site
    ranks: tuple[int, ...]
    operands: list[Column]
    results: list[Column]
    mesh: Mesh | None
    """None on one device."""


@dataclass(slots=True)
class Log:
    """What came to pass."""

    collectives: dict[int, Found] = field(default_factory=dict[int, Found])
    ran: dict[int, int] = field(default_factory=dict[int, int])
    steps: list[Step] | None = None
    """All of them, where they are asked for."""
    replicas: list[tuple[int, int, int]] = field(default_factory=list[tuple[int, int, int]])
    """(output, rank, rank): copies that differ although the program says that they are one."""
    meshes: list[Mesh] = field(default_factory=list[Mesh])
    cut: int = 0
    """Arrays that were split over ranks."""


@dataclass(frozen=True, slots=True)
class Mutation:
    """The collective of this number, done wrong."""

    number: int
    kind: str


class Source(Protocol):
    """Where operators are in the user's code."""

    def site(self, eqn: Any) -> Site: ...
    def of_library(self, jaxpr: Any) -> bool: ...


@dataclass(slots=True)
class Runner:
    """One run of one program."""

    domain: Domain
    source: Source
    log: Log = field(default_factory=Log)
    mutation: Mutation | None = None
    instead: Instead | None = None
    mesh: Mesh | None = None
    parted: list[Parted] = field(default_factory=list[Parted])
    numbers: dict[int, int] = field(default_factory=dict[int, int])
    inside: Site | None = None
    """Within a function of a library, the line that calls it."""

    def at(self, eqn: Any) -> Site:
        return self.inside or self.source.site(eqn)

    def run(self, closed: Any, arguments: Sequence[Any]) -> list[Any]:
        """The outputs of a closed jaxpr on one device, of which `shard_map` makes many."""
        outputs = self.closed(closed, [[each] for each in arguments], (0,))
        return [column[0] for column in outputs]

    def closed(self, jaxpr: Any, arguments: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        inner = getattr(jaxpr, "jaxpr", jaxpr)
        constants = [[self.domain.constant(c)] * len(ranks) for c in getattr(jaxpr, "consts", ())]
        return self.jaxpr(inner, constants, arguments, ranks)

    def jaxpr(
        self, jaxpr: Any, constants: list[Column], arguments: list[Column], ranks: tuple[int, ...]
    ) -> list[Column]:
        held: dict[Any, Column] = {}
        held.update(zip(jaxpr.constvars, constants, strict=True))
        held.update(zip(jaxpr.invars, arguments, strict=True))

        def read(atom: Any) -> Column:
            if hasattr(atom, "val"):
                return [self.literal(atom)] * len(ranks)
            return held[atom]

        for eqn in jaxpr.eqns:
            operands = [read(atom) for atom in eqn.invars]
            results = self.step(eqn, operands, ranks)
            held.update(zip(eqn.outvars, results, strict=True))
        return [read(atom) for atom in jaxpr.outvars]

    def literal(self, atom: Any) -> Any:
        import numpy as np

        return self.domain.constant(np.asarray(atom.val, atom.aval.dtype))

    def step(self, eqn: Any, operands: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        name = eqn.primitive.name
        try:
            results = self._step(name, eqn, operands, ranks)
        except Opaque as unknown:
            raise Unknown(str(unknown), self.at(eqn)) from None
        except Impossible as refused:
            raise CannotRun(str(refused), self.at(eqn)) from None
        except (ValueError, IndexError, AssertionError, TypeError) as wrong:
            raise Unknown(f"{name} ({wrong})", self.at(eqn)) from wrong
        if self.log.steps is not None and name not in INNER:
            self.noted(name, eqn, ranks, operands, results)
        return results

    def noted(
        self,
        name: str,
        eqn: Any,
        ranks: tuple[int, ...],
        operands: list[Column],
        results: list[Column],
    ) -> None:
        if self.log.steps is not None:
            site = self.at(eqn)
            self.log.steps.append(Step(name, site, ranks, operands, results, self.mesh))

    def _step(
        self, name: str, eqn: Any, operands: list[Column], ranks: tuple[int, ...]
    ) -> list[Column]:
        if name in WHAT:
            return self.collective(eqn, operands, ranks)
        if name == "axis_index":
            return [[self.index(eqn, rank) for rank in ranks]]
        if name == "shard_map":
            return self.shard_map(eqn, operands, ranks)
        if (inner := INNER.get(name)) is not None:
            return inner(self, eqn, operands, ranks)
        if name in COMMUNICATES:
            raise Opaque(name)
        made: dict[tuple[int, ...], list[Any]] = {}
        rows: list[list[Any]] = []
        for at in range(len(ranks)):
            own = [column[at] for column in operands]
            key = tuple(map(id, own))
            if key not in made:
                made[key] = self.domain.operator(eqn, own)
            rows.append(made[key])
        return [list(column) for column in zip(*rows, strict=True)] if eqn.outvars else []

    def index(self, eqn: Any, rank: int) -> Any:
        assert self.mesh is not None  # noqa: S101  (JAX has bound the axis)
        names = names_of(eqn.params["axis_name"])
        return self.domain.number(self.mesh.index(rank, names), eqn.outvars[0].aval)

    # --- collectives ---

    def collective(self, eqn: Any, operands: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        name, params = eqn.primitive.name, eqn.params
        axes = names_of(params["axes"] if "axes" in params else params["axis_name"])
        if self.mesh is None or not set(axes) <= set(self.mesh.axes):
            raise Opaque(f"{name} over an axis that is no mesh's")
        if params.get("axis_index_groups") is not None:
            raise Opaque(f"{name} with axis_index_groups")
        number = self.numbers.setdefault(id(eqn), len(self.numbers))
        size = self.mesh.count(axes)
        what = WHAT[name]
        if number not in self.log.collectives:
            kinds = () if size == 1 else tuple(kinds_of(what, size, OPERATION.get(name, "SUM")))
            self.log.collectives[number] = Found(number, name, self.at(eqn), axes, size, kinds)
        self.log.ran[number] = self.log.ran.get(number, 0) + 1
        wrong = self.mutation is not None and self.mutation.number == number
        kind = self.mutation.kind if wrong and self.mutation is not None else None
        asked = Asked(name, params, axes, kind)
        if self.instead is not None and (way := self.instead.of(number)) is not None:
            asked = asked.otherwise(way, self.mesh)
        place = {rank: at for at, rank in enumerate(ranks)}
        out: list[Column] = [[None] * len(ranks) for _ in operands]
        done: set[int] = set()
        for rank in ranks:
            if rank in done:
                continue
            group = self.mesh.group(rank, asked.axes)
            missing = [each for each in group if each not in place]
            if missing:
                waiting = [each for each in group if each in place]
                raise Stuck(
                    str(TITLES.get(name, name)), self.at(eqn), waiting, missing, self.parted[-1]
                )
            done.update(group)
            for column, made in zip(operands, out, strict=True):
                values = [column[place[each]] for each in group]
                results = run(Call(asked.name, asked.params, values, self.domain, asked.kind))
                for each, value in zip(group, results, strict=True):
                    made[place[each]] = value
        return out

    def shard_map(self, eqn: Any, operands: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        if self.mesh is not None or len(ranks) > 1:
            raise Opaque("a shard_map inside of another")
        params = eqn.params
        manual = params.get("newly_manual_axes", params.get("manual_axes"))
        sizes = dict(params["mesh"].shape)
        mesh = Mesh({name: sizes[name] for name in sizes if not manual or name in manual})
        self.log.meshes.append(mesh)
        every = tuple(range(mesh.size))
        arguments: list[Column] = []
        for column, spec in zip(operands, params["in_specs"], strict=True):
            (whole,) = column
            parts = parts_of(spec, len(whole.shape), mesh)
            pieces: dict[tuple[tuple[int, int], ...], Any] = {}
            row: Column = []
            for rank in every:
                index = block(mesh, parts, whole.shape, rank)
                key = tuple((each.start, each.stop) for each in index)
                if key not in pieces:
                    split = any(mesh.count(names) > 1 for names in parts)
                    self.log.cut += split and not pieces
                    pieces[key] = self.domain.cut(whole, index) if split else whole
                row.append(pieces[key])
            arguments.append(row)
        self.mesh = mesh
        try:
            for whole, own in zip(operands, arguments, strict=True):
                self.noted(ENTERED, eqn, every, [[whole[0]] * len(every)], [own])
            outputs = self.closed(params["jaxpr"], arguments, every)
            made = [
                [self.assembled(at, column, spec, mesh)]
                for at, (column, spec) in enumerate(zip(outputs, params["out_specs"], strict=True))
            ]
            for own, whole in zip(outputs, made, strict=True):
                self.noted(LEFT, eqn, every, [own], [whole * len(every)])
        finally:
            self.mesh = None
        return made

    def assembled(self, number: int, column: Column, spec: Any, mesh: Mesh) -> Any:
        local = column[0].shape
        parts = parts_of(spec, len(local), mesh)
        shape = tuple(n * mesh.count(names) for n, names in zip(local, parts, strict=True))
        pieces: dict[tuple[tuple[int, int], ...], tuple[int, Any]] = {}
        listed: list[tuple[tuple[slice, ...], Any]] = []
        for rank, value in enumerate(column):
            index = block(mesh, parts, shape, rank)
            key = tuple((each.start, each.stop) for each in index)
            if key in pieces:
                first, other = pieces[key]
                if other is not value and not self.domain.same(other, value):
                    self.log.replicas.append((number, first, rank))
                continue
            pieces[key] = rank, value
            listed.append((index, value))
        return listed[0][1] if len(listed) == 1 else self.domain.assembled(listed, shape)

    # --- control ---

    def called(self, eqn: Any, operands: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        inner = next(eqn.params[key] for key in BODIES if eqn.params.get(key) is not None)
        if is_logaddexp(inner):
            return self.logaddexp(eqn, operands, ranks)
        before = self.inside
        if before is None and self.source.of_library(inner):
            self.inside = self.source.site(eqn)
        try:
            return self.closed(inner, operands, ranks)
        finally:
            self.inside = before

    def logaddexp(self, eqn: Any, operands: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        """JAX writes it with an absolute value, of which random functions know nothing."""
        how = getattr(self.domain, "logaddexp", None)
        if how is None:
            inner = next(eqn.params[key] for key in BODIES if eqn.params.get(key) is not None)
            return self.closed(inner, operands, ranks)
        return [[how(a, b) for a, b in zip(*operands, strict=True)]]

    def scan(self, eqn: Any, operands: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        p = eqn.params
        fixed, carried = p["num_consts"], p["num_carry"]
        constants, carry = operands[:fixed], operands[fixed : fixed + carried]
        sliced = operands[fixed + carried :]
        turns = range(p["length"])
        stacks: list[list[Column]] = []
        for turn in reversed(turns) if p["reverse"] else turns:
            now = [self.each(column, lambda v, t=turn: self.domain.at(v, t)) for column in sliced]
            for whole, own in zip(sliced, now, strict=True):
                self.noted(TURNED, eqn, ranks, [whole], [own])
            out = self.closed(p["jaxpr"], [*constants, *carry, *now], ranks)
            carry = out[:carried]
            stacks.append(out[carried:])
        if p["reverse"]:
            stacks.reverse()
        count = len(eqn.outvars) - carried
        if not stacks:
            import numpy as np

            empty = [
                self.domain.constant(np.zeros(v.aval.shape, v.aval.dtype))
                for v in eqn.outvars[carried:]
            ]
            return [*carry, *([each] * len(ranks) for each in empty)]
        made: list[Column] = []
        for at in range(count):
            columns = [stack[at] for stack in stacks]
            made.append(self.rows(columns, lambda vs: self.domain.stacked(vs, 0)))
            self.noted(TURNED, eqn, ranks, columns, [made[-1]])
        return [*carry, *made]

    @staticmethod
    def each(column: Column, how: Callable[[Any], Any]) -> Column:
        made: dict[int, Any] = {}
        for value in column:
            if id(value) not in made:
                made[id(value)] = how(value)
        return [made[id(value)] for value in column]

    @staticmethod
    def rows(columns: list[Column], how: Callable[[list[Any]], Any]) -> Column:
        made: dict[tuple[int, ...], Any] = {}
        out: Column = []
        for row in zip(*columns, strict=True):
            key = tuple(map(id, row))
            if key not in made:
                made[key] = how(list(row))
            out.append(made[key])
        return out

    def cond(self, eqn: Any, operands: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        which, *rest = operands
        branches = eqn.params["branches"]
        chosen = [min(max(self.domain.truth(value), 0), len(branches) - 1) for value in which]
        ways = sorted(set(chosen))
        if len(ways) == 1:
            return self.closed(branches[ways[0]], rest, ranks)
        groups = [tuple(r for r, c in zip(ranks, chosen, strict=True) if c == way) for way in ways]
        self.parted.append(Parted(self.at(eqn), groups))
        out: list[Column] = [[None] * len(ranks) for _ in eqn.outvars]
        for way, group in zip(ways, groups, strict=True):
            at = [ranks.index(rank) for rank in group]
            made = self.closed(branches[way], [[column[i] for i in at] for column in rest], group)
            for column, own in zip(out, made, strict=True):
                for i, value in zip(at, own, strict=True):
                    column[i] = value
        self.parted.pop()
        return out

    def loop(self, eqn: Any, operands: list[Column], ranks: tuple[int, ...]) -> list[Column]:
        p = eqn.params
        first, second = p["cond_nconsts"], p["body_nconsts"]
        asked, done = operands[:first], operands[first : first + second]
        state = [list(column) for column in operands[first + second :]]
        going = list(range(len(ranks)))
        deep = len(self.parted)
        for _ in range(MOST_TURNS):
            own = tuple(ranks[i] for i in going)

            def of(columns: list[Column]) -> list[Column]:
                return [[column[i] for i in going] for column in columns]  # noqa: B023

            (more,) = self.closed(p["cond_jaxpr"], [*of(asked), *of(state)], own)
            on = [i for i, value in zip(going, more, strict=True) if self.domain.truth(value)]
            if not on:
                del self.parted[deep:]
                return state
            if len(on) < len(going):
                left = tuple(ranks[i] for i in going if i not in on)
                self.parted.append(Parted(self.at(eqn), [tuple(ranks[i] for i in on), left]))
                going = on
                own = tuple(ranks[i] for i in going)
            made = self.closed(p["body_jaxpr"], [*of(done), *of(state)], own)
            for column, new in zip(state, made, strict=True):
                for i, value in zip(going, new, strict=True):
                    column[i] = value
        raise CannotRun(f"a loop of more than {MOST_TURNS:,} turns", self.at(eqn))


ENTERED, LEFT, TURNED = "shard_map (in_specs)", "shard_map (out_specs)", "scan"
"""What moves values between operators."""
UNWRITTEN = "a new buffer"
"""What makes values that nobody wrote."""
BODIES = ("jaxpr", "call_jaxpr", "fun_jaxpr")
Inner = Callable[[Runner, Any, list[Column], tuple[int, ...]], list[Column]]
INNER: Mapping[str, Inner] = {
    **dict.fromkeys(
        ("jit", "pjit", "closed_call", "core_call", "core_closed_call", "custom_jvp_call",
         "custom_vjp_call", "custom_vjp_call_jaxpr", "checkpoint", "remat", "remat2", "run_state"),
        Runner.called,
    ),
    "scan": Runner.scan, "cond": Runner.cond, "while": Runner.loop,
    "shard_map": Runner.shard_map,
}  # fmt: skip
COMMUNICATES = frozenset({"pgather", "psend", "precv", "ragged_all_to_all", "xla_pmap", "pmap"})
LOGADDEXP = ["max", "sub", "ne", "add", "abs", "neg", "exp", "log1p", "add", "select_n"]


def is_logaddexp(inner: Any) -> bool:
    """By its operators; within a shard_map there are some more, which say where values are."""
    names = [e.primitive.name for e in getattr(inner, "jaxpr", inner).eqns]
    return [name for name in names if name not in ("pvary", "pcast")] == LOGADDEXP


def names_of(axes: Any) -> tuple[str, ...]:
    several = isinstance(axes, (tuple, list))
    named = tuple(cast("Sequence[Any]", axes)) if several else (axes,)
    if any(isinstance(name, int) for name in named):
        raise Opaque("a collective over an axis of an array")
    return named


def parts_of(spec: Any, rank: int, mesh: Mesh) -> Parts:
    """Which mesh axes split each dimension."""
    entries = [*spec] + [None] * (rank - len(spec))
    out: list[tuple[str, ...]] = []
    for entry in entries:
        names = () if entry is None else (entry,) if isinstance(entry, str) else tuple(entry)
        out.append(tuple(name for name in names if name in mesh.axes))
    return tuple(out)
