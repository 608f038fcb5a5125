"""Ranks as threads of one process, one of which runs at a time.

A rank runs until it waits in a collective; then the next one does. What a process has of its own
(its process groups, random numbers and environment) is put in place whenever a rank goes on. So a
run is the same each time, and ranks that wait for nobody are seen.
"""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

import os
import random
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, cast

import numpy as np

from shardproof.code.module_state import ModuleState, Name
from shardproof.code.own_modules import Loaded, OwnModules
from shardproof.code.told import Parted, Site, Stuck
from shardproof.code.torch_capture import HERE, Capture
from shardproof.code.torch_devices import without_devices

torch: Any = import_module("torch")
c10d: Any = import_module("torch.distributed.distributed_c10d")
native: Any = torch._C._distributed_c10d  # noqa: SLF001

RANKED = ("RANK", "LOCAL_RANK", "WORLD_SIZE", "LOCAL_WORLD_SIZE", "GROUP_RANK", "MASTER_ADDR",
          "MASTER_PORT")  # fmt: skip
STACK = 64 << 20


class Abandoned(BaseException):
    """Another rank has failed, or none can go on."""


class RankFailed(Exception):
    """The user's program raised on a rank."""

    def __init__(self, rank: int, error: BaseException) -> None:
        self.rank, self.error = rank, error
        super().__init__(f"rank {rank}: {error}")


@dataclass(slots=True, eq=False)
class Pending:
    """What a rank waits for."""

    what: str
    site: Site
    group: tuple[int, ...]
    """Global ranks that have to come."""
    came: set[int] = field(default_factory=set[int])
    ready: bool = False


@dataclass(slots=True, eq=False)
class Groups:
    """The tables that torch.distributed has of its groups, of one rank."""

    default_pg: Any = None
    pg_map: dict[Any, Any] = field(default_factory=dict[Any, Any])
    pg_names: dict[Any, Any] = field(default_factory=dict[Any, Any])
    pg_group_ranks: dict[Any, Any] = field(default_factory=dict[Any, Any])
    pg_backend_config: dict[Any, Any] = field(default_factory=dict[Any, Any])
    group_count: int = 0
    tags_to_pg: dict[Any, Any] = field(default_factory=dict[Any, Any])
    pg_to_tag: dict[Any, Any] = field(default_factory=dict[Any, Any])
    pg_coalesce_state: dict[Any, Any] = field(default_factory=dict[Any, Any])
    comms: list[Any] = field(default_factory=list[Any])

    @property
    def pg_config_info(self) -> list[Any]:
        return []


@dataclass(slots=True, eq=False)
class Rank:
    """A thread, and what its process would have of its own."""

    number: int
    turn: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    waits: Pending | None = None
    done: bool = False
    result: Any = None
    error: BaseException | None = None
    world: Any = None
    """The process groups of torch.distributed."""
    states: tuple[Any, ...] | None = None
    variables: dict[Name, object] = field(default_factory=dict[Name, object])
    """Of the program's modules, where they are no longer as they were imported."""
    modules: Loaded = field(default_factory=Loaded)
    """Of the program's own folder."""
    capture: Capture | None = None
    thread: threading.Thread | None = None


@dataclass(slots=True, eq=False)
class World:
    """All ranks of one run."""

    size: int
    ranks: list[Rank] = field(default_factory=list[Rank])
    back: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    over: bool = False
    own: OwnModules = field(default_factory=OwnModules)
    modules: ModuleState = field(init=False)
    shared: dict[Any, Any] = field(default_factory=dict[Any, Any])
    """What ranks leave for each other, by whoever leaves it."""

    def __post_init__(self) -> None:
        self.modules = ModuleState(apart=self.own.holds)

    def run(self, function: Callable[[int], Any]) -> list[Any]:
        """What the function gives on each rank."""
        self.ranks = [Rank(at) for at in range(self.size)]
        before = threading.stack_size(STACK)
        try:
            for rank in self.ranks:
                rank.thread = threading.Thread(
                    target=self.body, args=(rank, function), name=f"rank {rank.number}", daemon=True
                )
                rank.thread.start()
        finally:
            threading.stack_size(before)
        with kept_process(), self.modules.watched(), without_devices(own_device):
            start = states()
            for rank in self.ranks:
                rank.states = start
            try:
                self.schedule()
            finally:
                self.abandon()
        return [rank.result for rank in self.ranks]

    def body(self, rank: Rank, function: Callable[[int], Any]) -> None:
        rank.turn.acquire()
        try:
            if not self.over:
                rank.result = function(rank.number)
        except Abandoned:
            pass
        except BaseException as error:  # noqa: BLE001  (told by whoever runs this)
            rank.error = error
        finally:
            rank.done = True
            self.back.release()

    def schedule(self) -> None:
        while not all(rank.done for rank in self.ranks):
            able = [r for r in self.ranks if not r.done and (r.waits is None or r.waits.ready)]
            if not able:
                raise self.stuck()
            for rank in able:
                self.go_on(rank)
                if rank.error is not None:
                    if isinstance(rank.error, (Stuck, RankFailed)):
                        raise rank.error
                    raise RankFailed(rank.number, rank.error) from rank.error

    def go_on(self, rank: Rank) -> None:
        rank.waits = None
        enter(rank, self.size)
        self.own.put_in(rank.modules)
        self.modules.change({}, rank.variables)
        ACTIVE.world, ACTIVE.rank, HERE.capture = self, rank, rank.capture
        rank.turn.release()
        self.back.acquire()
        rank.world, rank.capture, rank.states = c10d._world, HERE.capture, states()  # noqa: SLF001
        rank.variables = self.modules.now()
        self.modules.change(rank.variables, {})
        rank.modules = self.own.taken_out()
        ACTIVE.world = ACTIVE.rank = HERE.capture = None

    def abandon(self) -> None:
        """Let every thread come to its end."""
        self.over = True
        for rank in self.ranks:
            while not rank.done:
                ACTIVE.world, ACTIVE.rank, HERE.capture = self, rank, rank.capture
                rank.turn.release()
                self.back.acquire()
        ACTIVE.world = ACTIVE.rank = HERE.capture = None

    def stuck(self) -> Stuck:
        """Who waits for whom: the first that waits for a rank which is not there."""
        waiting = [r for r in self.ranks if r.waits is not None]
        first = next(
            (r for r in waiting if r.waits is not None
             and any(self.ranks[o].done for o in r.waits.group if o not in r.waits.came)),
            waiting[0],
        )  # fmt: skip
        pending = cast("Pending", first.waits)
        missing = [each for each in pending.group if each not in pending.came]
        missing = missing or [pending.group[0]]
        there = self.ranks[missing[0]]
        elsewhere = there.waits.site if there.waits is not None else Site()
        came = sorted(pending.came) or [first.number]
        return Stuck(pending.what, pending.site, came, missing, Parted(elsewhere, ()))


@dataclass(slots=True)
class Active:
    """The rank that runs, whichever of its threads asks."""

    world: World | None = None
    rank: Rank | None = None


ACTIVE = Active()


def here() -> tuple[World, Rank]:
    """The rank that asks."""
    assert ACTIVE.world is not None  # noqa: S101
    assert ACTIVE.rank is not None  # noqa: S101  (nobody else runs)
    return ACTIVE.world, ACTIVE.rank


def is_rank() -> bool:
    return ACTIVE.world is not None


def own_device() -> int:
    return ACTIVE.rank.number if ACTIVE.rank is not None else 0


def wait(pending: Pending) -> None:
    """Give way until what is waited for has come."""
    world, rank = here()
    while not pending.ready:
        rank.waits = pending
        world.back.release()
        rank.turn.acquire()
        if world.over:
            raise Abandoned


def states() -> tuple[Any, ...]:
    return (
        torch.get_rng_state(),
        random.getstate(),
        np.random.get_state(),  # noqa: NPY002  (it is there, so it is kept)
        torch.get_default_dtype(),
        handlers(),
    )


def dispatcher() -> Any:
    """What DTensor finds its operators by, if it has been imported."""
    module: Any = sys.modules.get("torch.distributed.tensor")
    kind = getattr(module, "DTensor", None)
    return getattr(kind, "_op_dispatcher", None)


def handlers() -> dict[Any, Any] | None:
    """The operators that DTensor has in other ways now, as `loss_parallel` says."""
    found = dispatcher()
    return None if found is None else dict(found._custom_op_handlers)  # noqa: SLF001


def put_in(state: tuple[Any, ...]) -> None:
    generator, own, numpy, kind, ways = state
    torch.set_rng_state(generator)
    random.setstate(own)
    np.random.set_state(numpy)  # noqa: NPY002
    torch.set_default_dtype(kind)
    found = dispatcher()
    if found is not None:  # maybe another rank has imported it
        ways = type(found)()._custom_op_handlers if ways is None else dict(ways)  # noqa: SLF001
        found._custom_op_handlers = ways  # noqa: SLF001


def enter(rank: Rank, size: int) -> None:
    """The process of this rank."""
    os.environ.update(
        RANK=str(rank.number), LOCAL_RANK=str(rank.number), WORLD_SIZE=str(size),
        LOCAL_WORLD_SIZE=str(size), GROUP_RANK="0", MASTER_ADDR="localhost", MASTER_PORT="29500",
    )  # fmt: skip
    if rank.world is None:
        rank.world = Groups()
    c10d._world = rank.world  # noqa: SLF001
    native._unregister_all_process_groups()  # noqa: SLF001
    for group, name in rank.world.pg_names.items():
        native._register_process_group(name, group)  # noqa: SLF001
    if rank.states is not None:
        put_in(rank.states)


@contextmanager
def kept_process() -> Generator[None]:
    """What a run changes in this process is as it was when it is over."""
    environment = {name: os.environ.get(name) for name in RANKED}
    before, world = states(), c10d._world  # noqa: SLF001
    try:
        yield
    finally:
        c10d._world = world  # noqa: SLF001
        native._unregister_all_process_groups()  # noqa: SLF001
        for group, name in world.pg_names.items():
            native._register_process_group(name, group)  # noqa: SLF001
        put_in(before)
        for name, value in environment.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
