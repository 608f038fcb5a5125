"""A program of PyTorch on all its ranks beside its reference: run exactly, and in floats."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

import contextlib
import copy
import sys
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from importlib import import_module
from itertools import count
from typing import Any, cast

import numpy as np

from shardproof.code.coverage import rows_of
from shardproof.code.domains import ExactNumbers, Floats, differing
from shardproof.code.floating import DRAWS, farthest, unknown
from shardproof.code.lockstep import LEFT, Log, Mutation, Step
from shardproof.code.meshes import Mesh
from shardproof.code.otherwise import Instead
from shardproof.code.rounding import far_apart
from shardproof.code.subject import Choice, Round
from shardproof.code.told import CannotRun, Site, Stuck, Unknown, Unlike
from shardproof.code.torch_capture import (
    HERE,
    Capture,
    CaptureMode,
    FunctionMode,
    Trail,
    current,
    is_ours,
    meta_of,
    raised_in,
)
from shardproof.code.torch_floats import DeviceMode, FloatMode
from shardproof.code.torch_groups import Traffic, install
from shardproof.code.torch_ranks import RankFailed, World
from shardproof.code.torch_reading import READ, is_told_of
from shardproof.code.torch_script import Script
from shardproof.code.torch_tensor import (
    VIEW,
    WRITE,
    Cell,
    ExactTensor,
    extent,
    geometry_of,
    is_exact,
    numpy_of,
)
from shardproof.code.verdict import Difference
from shardproof.executor.code.field import CodeField
from shardproof.executor.code.literals import relative_error
from shardproof.executor.code.readings import Readings
from shardproof.executor.code.values import Exact

torch: Any = import_module("torch")
dist: Any = import_module("torch.distributed")
pytree: Any = import_module("torch.utils._pytree")

ASSUMED = (
    "numbers are real: rounding and casts between kinds of floats change nothing",
    (
        "collectives do what their names say, and messages are buffered; what a compiler makes of "
        "the code is not looked at"
    ),
    (
        "numbers that the program makes or loads are drawn by their value: equal ones, such as "
        "biases of zero, are taken as equal"
    ),
)
Main = Callable[..., Any]
Draw = Callable[[str, Any], Any]
"""A tensor in the place of an argument."""


class ReferenceFailed(Exception):
    """The program does not run on one rank."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        super().__init__(str(error))


@dataclass(slots=True)
class TorchPrograms:
    """A function that each rank calls, the one for a single rank, and what both are given."""

    main: Main
    reference: Main
    arguments: Sequence[Any]
    ranks: int
    names: list[str] = attribute(default_factory=list[str])
    help_: str = ""
    """For whoever's reference does not run."""
    also: tuple[str, ...] = ()
    """More that a verdict rests on."""
    whole: bool = False
    """Whether every rank is to give all of an output: a shard of it is another output then."""

    @property
    def outputs(self) -> Sequence[str]:
        """The names of the reference's outputs, once it has run."""
        return self.names

    @property
    def given(self) -> Sequence[str]:
        """The names of the arguments that are drawn."""
        return [name for name, leaf in tensors(self.arguments) if leaf.is_floating_point()]

    @property
    def assumed(self) -> Sequence[str]:
        """What every verdict on a run of PyTorch rests on."""
        return (*ASSUMED, *self.also)

    # --- exactly ---

    def run(
        self, field: CodeField, mutation: Mutation | None, *, steps: bool,
        instead: Instead | None = None,
    ) -> Round:  # fmt: skip
        """Both, on numbers of this field."""
        drawn = {name: field.random(f"argument {name}", tuple(leaf.size()))
                 for name, leaf in tensors(self.arguments) if leaf.is_floating_point()}  # fmt: skip
        logs = [Log(steps=[] if steps else None) for _ in range(2)]
        ours, theirs = field.listening(), field.listening()
        whole = Exactly(theirs, drawn, logs[0], None)
        try:
            (expected,) = self.on_ranks(self.reference, 1, whole)
        except (CannotRun, Stuck) as wrong:
            raise ReferenceFailed(wrong) from None
        self.names = [name for name, _ in expected]
        many = Exactly(ours, drawn, logs[1], mutation, instead=instead)
        found = self.on_ranks(self.main, self.ranks, many)
        log = logs[1]
        mesh = mesh_of(self.ranks, many.groups)
        log.meshes.append(mesh)
        if steps:
            logs[0].steps = [steps_of(t, None) for t in whole.trails[0]]
            log.steps = aligned(many.trails, mesh)
        reference = [value for _, value in expected]
        sharded = assembled(found, expected, ExactNumbers(field), log, whole=self.whole)
        texts = ours.texts or set(), theirs.texts or set()
        return Round(field, reference, sharded, log, logs[0], list(drawn.values()), texts)

    def on_ranks(self, function: Main, ranks: int, how: Exactly | InFloats) -> list[list[Any]]:
        """What each rank gives: names and values."""
        install()
        script = function if isinstance(function, Script) else None
        world = World(ranks) if script is None else World(ranks, own=script.own_modules())
        how.traffic = Traffic(how.numbers, how.log, how.mutation, how.instead)
        world.shared["traffic"] = how.traffic
        how.trails = [[] for _ in range(ranks)]

        def body(rank: int) -> list[Any]:
            with how.on(rank):
                if script is None:
                    dist.init_process_group()
                try:
                    return how.values(function(*how.arguments(self.arguments)))
                except SystemExit as end:
                    raise CannotRun(f"it ends with exit({end.code})", Site()) from None

        hook, kind = sys.excepthook, torch.get_default_dtype()
        generator = torch.get_rng_state()
        try:
            torch.manual_seed(0)
            with contextlib.nullcontext() if script is None else script.process():
                return world.run(body)
        except RankFailed as failed:
            if isinstance(failed.error, (Unknown, CannotRun, Stuck)):
                raise failed.error from None
            if is_told_of(failed.error):
                raise Unknown(READ, raised_in(failed.error)) from failed.error
            if is_ours(failed.error):
                what = f"an operator that shardproof fails at itself ({failed.error!r:.200})"
                raise Unknown(what, raised_in(failed.error)) from failed.error
            text = " ".join(str(failed.error).split())[:300]
            what = f"rank {failed.rank} raises {type(failed.error).__name__}: {text}"
            raise CannotRun(what, raised_in(failed.error)) from failed.error
        finally:
            sys.excepthook = hook
            torch.set_default_dtype(kind)
            torch.set_rng_state(generator)

    def choices(self, field: CodeField) -> list[Choice]:
        """What the reference chooses by order in one run."""
        drawn = {name: field.random(f"argument {name}", tuple(leaf.size()))
                 for name, leaf in tensors(self.arguments) if leaf.is_floating_point()}  # fmt: skip
        calls: list[Choice] = []

        def choose(name: str, x: Exact, axis: int, chosen: Any, site: Site) -> None:
            rows = rows_of(field, x, axis)
            ids = np.unique(np.asarray(chosen))
            picked = 1 if name != "topk" else int(np.asarray(chosen).shape[axis])
            calls.append(Choice((name, site, rows.shape[1]), site, rows, ids, picked))

        self.on_ranks(self.reference, 1, Exactly(field, drawn, Log(), None, choose))
        return calls

    # --- in floats ---

    def in_floats(
        self, seed: int, mutation: Mutation | None, draws: int, readings: Readings | None = None
    ) -> tuple[Difference | None, str]:
        """Both in floats: in float64 if they run so, else in the kinds that they name.

        In float64 a constant is as exact as Python has it, so there is nothing to read as another.
        """
        del readings
        failed = ""
        for wide in (True, False):
            kinds = ("float64",) if wide else ("float32",)
            error = max(relative_error(kind) for kind in kinds)
            try:
                for draw in range(draws):
                    found = self.drawn(seed + draw, Floats(error, wide=wide), mutation,
                                       positive=draw == DRAWS - 1)  # fmt: skip
                    if found is not None:
                        return found, ""
            except (Unknown, CannotRun, Stuck, Unlike) as unable:
                failed = failed or str(unable)
                continue
            return None, ""
        return None, failed

    def drawn(
        self, seed: int, numbers: Floats, mutation: Mutation | None, *, positive: bool
    ) -> Difference | None:
        random = np.random.default_rng(seed)
        arrays: dict[str, Any] = {}
        for name, leaf in tensors(self.arguments):
            if leaf.is_floating_point():
                size = tuple(leaf.size())
                made = random.uniform(0.5, 1.5, size) if positive else random.standard_normal(size)
                arrays[name] = torch.from_numpy(np.asarray(made))
        (expected,) = self.on_ranks(self.reference, 1, InFloats(numbers, arrays, Log(), None))
        log = Log()
        found = self.on_ranks(self.main, self.ranks, InFloats(numbers, arrays, log, mutation))
        whole = assembled(found, expected, numbers, log, whole=self.whole)
        for a, (name, b) in zip(whole, expected, strict=True):
            where = far_apart(np.asarray(a), np.asarray(b), numbers.error) & ~unknown(np.asarray(b))
            if where.any():
                return farthest(name, np.asarray(a), np.asarray(b), where)
        for output, first, second in log.replicas:
            return Difference(
                f"{expected[output][0]} on ranks {first} and {second}", (), None, None
            )
        return None


# --- how a run is done ---


@dataclass(slots=True)
class Exactly:
    """On numbers of the field."""

    field: CodeField
    drawn: dict[str, Exact]
    log: Log
    mutation: Mutation | None
    choose: Any = None
    instead: Instead | None = None
    trails: list[list[Trail]] = attribute(default_factory=list[list[Trail]])
    traffic: Traffic | None = None
    numbers: ExactNumbers = attribute(init=False)

    def __post_init__(self) -> None:
        self.numbers = ExactNumbers(self.field)

    @property
    def groups(self) -> list[tuple[int, ...]]:
        return [] if self.traffic is None else [*self.traffic.groups]

    @contextlib.contextmanager
    def on(self, rank: int) -> Generator[None]:
        trail = self.trails[rank] if self.log.steps is not None else None
        HERE.capture = Capture(self.field, rank, trail, self.choose, ranks=len(self.trails))
        with FunctionMode(), CaptureMode():
            yield

    def arguments(self, arguments: Sequence[Any]) -> Any:
        def put(name: str, leaf: Any) -> Any:
            meta = torch.empty(leaf.size(), dtype=leaf.dtype, device="meta")
            geometry = geometry_of(meta)
            return ExactTensor(Cell(self.drawn[name], geometry, extent(geometry)), meta)

        return placed(arguments, put)

    @staticmethod
    def values(result: Any) -> list[Any]:
        capture = current()
        return [(name, capture.value(leaf)) for name, leaf in results(result)]


@dataclass(slots=True)
class InFloats:
    """In floats, on tensors that were drawn."""

    numbers: Floats
    drawn: dict[str, Any]
    log: Log
    mutation: Mutation | None
    instead: Instead | None = None
    trails: list[list[Trail]] = attribute(default_factory=list[list[Trail]])
    traffic: Traffic | None = None

    @contextlib.contextmanager
    def on(self, rank: int) -> Generator[None]:
        del rank
        HERE.capture = None
        if self.numbers.wide:
            torch.set_default_dtype(torch.float64)
        with DeviceMode(), FloatMode(wide=self.numbers.wide):
            yield

    def arguments(self, arguments: Sequence[Any]) -> Any:
        def put(name: str, leaf: Any) -> Any:
            kind = torch.float64 if self.numbers.wide else leaf.dtype
            return self.drawn[name].clone().to(kind)

        return placed(arguments, put)

    @staticmethod
    def values(result: Any) -> list[Any]:
        return [(name, np.array(numpy_of(leaf))) for name, leaf in results(result)]


# --- arguments and results ---


def tensors(arguments: Sequence[Any]) -> list[tuple[str, Any]]:
    """The tensors among the arguments, and the parameters of modules, by name."""
    out: list[tuple[str, Any]] = []
    for path, leaf in pytree.tree_flatten_with_path(tuple(arguments))[0]:
        name = name_of(path)
        if isinstance(leaf, torch.nn.Module):
            every = leaf.named_parameters()
            out += [(f"{name}.{inner}" if name else inner, each) for inner, each in every]
        elif isinstance(leaf, torch.Tensor):
            out.append((name, leaf))
    return out


def name_of(path: Sequence[Any]) -> str:
    words = (getattr(k, "key", getattr(k, "idx", getattr(k, "name", k))) for k in path)
    return ".".join(str(word) for word in words)


def placed(arguments: Sequence[Any], put: Draw) -> Any:
    """The arguments of one rank, its own: floats drawn, integers as they are."""
    leaves, tree = pytree.tree_flatten_with_path(tuple(arguments))
    out: list[Any] = []
    for path, leaf in leaves:
        name = name_of(path)
        if isinstance(leaf, torch.nn.Module):
            out.append(module_placed(name, leaf, put))
        elif isinstance(leaf, torch.Tensor):
            out.append(tensor_placed(name, leaf, put))
        else:
            out.append(copy.deepcopy(leaf))
    return pytree.tree_unflatten(out, tree)


def tensor_placed(name: str, leaf: Any, put: Draw) -> Any:
    if not leaf.is_floating_point():
        return leaf.clone()
    made = put(name, leaf)
    if isinstance(leaf, torch.nn.Parameter):
        return torch.nn.Parameter(made, leaf.requires_grad)
    return made.requires_grad_(leaf.requires_grad)


def module_placed(name: str, module: Any, put: Draw) -> Any:
    """A copy of a module whose parameters are drawn; one that has two names stays one."""
    memo: dict[int, Any] = {}
    for inner, each in module.named_parameters():
        memo[id(each)] = tensor_placed(f"{name}.{inner}" if name else inner, each, put)
    return copy.deepcopy(module, memo)


def results(result: Any) -> list[tuple[str, Any]]:
    """What a rank gives, tensor by tensor; None is nothing."""
    out: list[tuple[str, Any]] = []
    for path, leaf in pytree.tree_flatten_with_path(result)[0]:
        if leaf is None or isinstance(leaf, str):
            continue
        value = leaf
        if hasattr(value, "full_tensor"):
            value = value.full_tensor()
        if hasattr(value, "trigger_wait"):
            value = value.trigger_wait()
        if isinstance(value, (bool, int, float, np.ndarray)):
            value = torch.as_tensor(value)
        if not isinstance(value, torch.Tensor):
            kind = type(cast("object", value)).__name__
            raise CannotRun(f"it gives something of type {kind}, which is no tensor", Site())
        out.append((name_of(path), value.detach()))
    return out


def assembled(
    found: Sequence[Sequence[Any]], expected: Sequence[Any],
    numbers: ExactNumbers | Floats, log: Log, *, whole: bool,
) -> list[Any]:  # fmt: skip
    """Each output of the sharded program: copies on all ranks, or shards side by side."""
    giving = [(rank, each) for rank, each in enumerate(found) if each]
    if not giving and expected:
        raise Unlike("no rank gives an output")
    names = [name for name, _ in expected]
    out: list[Any] = []
    for at, (name, other) in enumerate(expected):
        parts: list[tuple[int, Any]] = []
        for rank, each in giving:
            if all(own in names for own, _ in each):
                parts += [(rank, value) for own, value in each if own == name]
            elif len(each) == len(expected):
                parts.append((rank, each[at][1]))
            else:
                raise Unlike(
                    f"{len(each)} outputs on rank {rank}, where the reference has {len(expected)}"
                )
        if not parts:
            raise Unlike(f"no rank gives output {name}")
        if whole:
            is_whole(name, tuple(other.shape), parts)
        out.append(assembled_one(at, name, other, parts, numbers, log))
    return out


def is_whole(name: str, shape: tuple[int, ...], parts: Sequence[tuple[int, Any]]) -> None:
    """Every rank is to have all of it, as whoever calls the model expects."""
    for rank, value in parts:
        if tuple(value.shape) != shape:
            what = f"output {name}" if name else "the output"
            raise Unlike(
                f"{what} has shape {list(value.shape)} on rank {rank}, where a model of one device "
                f"gives {list(shape)}: nobody gathers the shards"
            )


def assembled_one(
    at: int, name: str, whole: Any, parts: Sequence[tuple[int, Any]],
    numbers: ExactNumbers | Floats, log: Log,
) -> Any:  # fmt: skip
    first_rank, first = parts[0]
    shape = tuple(whole.shape)
    if all(tuple(value.shape) == shape for _, value in parts):
        for rank, value in parts[1:]:
            if isinstance(numbers, Floats):
                same = not far_apart(first, value, numbers.error).any()
            else:
                same = not differing(first, value).any()
            if not same:
                log.replicas.append((at, first_rank, rank))
                break
        return first
    for axis in range(len(shape)):
        others = [
            tuple(n for i, n in enumerate(value.shape) if i != axis) for _, value in parts
            if len(value.shape) == len(shape)
        ]  # fmt: skip
        rest = tuple(n for i, n in enumerate(shape) if i != axis)
        fits = len(others) == len(parts) and all(each == rest for each in others)
        if fits and sum(value.shape[axis] for _, value in parts) == shape[axis]:
            log.cut += 1
            made = numbers.joined([value for _, value in parts], axis)
            if log.steps is not None:
                ranks = tuple(rank for rank, _ in parts)
                column: list[Any] = [value for _, value in parts]
                log.steps.append(
                    Step(LEFT, Site(), ranks, [column], [[made] * len(ranks)], log.meshes[0])
                )
            return made
    what = f"output {name}" if name else "the output"
    odd, value = next((r, v) for r, v in parts if tuple(v.shape) != shape)
    raise Unlike(
        f"{what} has shape {list(value.shape)} on rank {odd}, which is no even part of "
        f"{list(shape)} as the reference has it"
    )


# --- steps of all ranks ---


def steps_of(trail: Trail, mesh: Mesh | None) -> Step:
    operands: list[Any] = [[each] for each in trail.operands]
    return Step(trail.name, trail.site, (0,), operands, [[each] for each in trail.results], mesh)


def aligned(trails: Sequence[Sequence[Trail]], mesh: Mesh) -> list[Step]:
    """The n-th run of an operator at a line is one step, of all ranks that have come there."""
    rows: dict[Any, dict[int, Trail]] = {}
    for rank, trail in enumerate(trails):
        seen: dict[Any, Any] = {}
        for each in trail:
            key = each.name, each.site, len(each.operands), len(each.results)
            again = next(seen.setdefault(key, count()))
            rows.setdefault((key, again), {})[rank] = each
    out: list[Step] = []
    for (key, _), row in rows.items():
        ranks = tuple(sorted(row))
        operands: list[Any] = [[row[r].operands[i] for r in ranks] for i in range(key[2])]
        made: list[Any] = [[row[r].results[i] for r in ranks] for i in range(key[3])]
        out.append(Step(key[0], key[1], ranks, operands, made, mesh))
    return out


def mesh_of(ranks: int, groups: Sequence[tuple[int, ...]]) -> Mesh:
    """Axes of which all groups are made, if two will do."""
    inner = [g for g in groups if 1 < len(g) < ranks]
    if inner:
        for width in sorted({len(g) for g in inner}):
            if ranks % width:
                continue
            mesh = Mesh({"outer": ranks // width, "inner": width})
            every = {mesh.group(r, axes) for r in range(ranks) for axes in (("outer",), ("inner",))}
            if all(g in every for g in inner):
                return mesh
    return Mesh({"ranks": ranks})


__all__ = ["VIEW", "WRITE", "ReferenceFailed", "TorchPrograms", "is_exact", "meta_of"]
