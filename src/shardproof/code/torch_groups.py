"""Process groups of torch.distributed between ranks that are threads of one process."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import pairwise
from math import prod
from typing import Any, cast

import numpy as np

from shardproof.code.domains import ExactNumbers, Floats, differing
from shardproof.code.happened import Clocks, Stamp, hears
from shardproof.code.lockstep import Found, Log, Mutation
from shardproof.code.otherwise import Instead
from shardproof.code.primitives import moved
from shardproof.code.told import CannotRun, Site, Unknown
from shardproof.code.torch_capture import HERE, Capture, user_site
from shardproof.code.torch_collectives import RUN, Called, Meeting, Refused
from shardproof.code.torch_ranks import Pending, here, is_rank, wait
from shardproof.code.torch_tensor import VIEW, exact_of, fresh, geometry_of, is_exact, numpy_of
from shardproof.executor.code.values import Exact
from shardproof.mutate.agent.kinds import OF, kinds_of

torch: Any = import_module("torch")
dist: Any = import_module("torch.distributed")
c10d: Any = import_module("torch.distributed.distributed_c10d")

NAME = "shardproof"
OPS = ("SUM", "AVG", "PRODUCT", "MIN", "MAX", "BAND", "BOR", "BXOR")


@dataclass(slots=True)
class Traffic:
    """What the ranks of one run leave for each other."""

    numbers: ExactNumbers | Floats
    log: Log = field(default_factory=Log)
    mutation: Mutation | None = None
    instead: Instead | None = None
    open: dict[Any, Open] = field(default_factory=dict[Any, "Open"])
    mail: dict[Any, deque[Letter]] = field(default_factory=dict[Any, "deque[Letter]"])
    found: dict[Any, int] = field(default_factory=dict[Any, int])
    groups: dict[tuple[int, ...], Site] = field(default_factory=dict[tuple[int, ...], Site])
    clocks: Clocks = field(default_factory=Clocks)

    def number(self, what: str, site: Site, group: Group, op: str) -> int:
        """A collective by the line that it stands at."""
        key = what, site
        if key not in self.found:
            number = self.found[key] = len(self.found)
            size = len(group.members)
            kinds = kinds_of(what, size, op) if size > 1 and what in OF else []
            self.log.collectives[number] = Found(
                number, what, site, (group.told,), size, tuple(kinds)
            )
        number = self.found[key]
        self.log.ran[number] = self.log.ran.get(number, 0) + 1
        self.groups.setdefault(group.members, site)
        return number

    def kind(self, number: int) -> str | None:
        wrong = self.mutation
        return wrong.kind if wrong is not None and wrong.number == number else None

    def meeting(self, number: int, met: Meeting) -> Meeting:
        """What a collective is, or would be in another way."""
        way = None if self.instead is None else self.instead.of(number)
        if way is None:
            return met
        root = met.root if way.root is None else way.root
        return replace(met, op=way.op or met.op, root=root, kind=way.kind)


@dataclass(slots=True)
class Open:
    """A collective that not all have come to."""

    pending: Pending
    calls: dict[int, Called] = field(default_factory=dict[int, Called])
    stamps: dict[int, Stamp] = field(default_factory=dict[int, Stamp])
    received: Sequence[Sequence[Any]] = ()


@dataclass(slots=True)
class Letter:
    value: Any
    pending: Pending
    to: int
    stamp: Stamp
    sent: Sent | None = None
    arrived: Stamp | None = None
    """What the receiver knew when it had it."""


def traffic() -> Traffic:
    return cast("Traffic", here()[0].shared["traffic"])


def capture() -> Capture | None:
    return HERE.capture


# --- values of tensors ---


def read(tensor: Any) -> Any:
    mine = capture()
    value = numpy_of(tensor) if mine is None else mine.value(tensor)
    return value if isinstance(value, Exact) else np.array(value)


def new(value: Any, like: Any) -> Any:
    if isinstance(value, Exact):
        return fresh(value, like.dtype)
    return torch.from_numpy(np.array(value)).to(like.dtype)


def store(tensor: Any, value: Any) -> None:
    mine = capture()
    shape = tuple(tensor.size())
    if tuple(value.shape) != shape:
        if prod(value.shape) != prod(shape):
            what = f"{list(value.shape)} is received, where the tensor for it is {list(shape)}"
            raise CannotRun(what, user_site())
        before, value = value, moved(value, lambda v: v.reshape(v.shape[0], *shape))
        noted(VIEW, [before], [value])
    if is_exact(tensor):
        assert mine is not None  # noqa: S101  (there is no exact tensor without)
        exact = mine.operators.exact(value)
        tensor.cell.write(mine.field, geometry_of(tensor), exact, mine.watch)
        return
    if not tensor.numel():  # as of a rank that no token is sent to
        return
    if isinstance(value, Exact):
        raise Unknown("a tensor that was made outside of the program is written to", user_site())
    with torch.no_grad():
        tensor.detach().copy_(torch.from_numpy(np.array(value)).to(tensor.dtype))


def split(value: Any, parts: Sequence[int]) -> list[Any]:
    edges = np.cumsum((0, *parts)).tolist()
    made = [moved(value, lambda v, a=a, b=b: v[:, a:b]) for a, b in pairwise(edges)]
    noted(VIEW, [value], made)
    return made


def even(value: Any, size: int) -> list[Any]:
    count = value.shape[0] if value.shape else 0
    if not value.shape or count % size:
        raise CannotRun(f"{count} rows do not split over {size} ranks", user_site())
    return split(value, [count // size] * size)


# --- meeting ---


@dataclass(slots=True, eq=False)
class Sent:
    """What is on its way, until it is waited for."""

    tensor: Any
    value: Any
    what: str
    site: Site
    letter: Letter | None = None
    over: bool = False

    def __post_init__(self) -> None:
        if is_exact(self.tensor):
            self.tensor.cell.on_write.append(self.written)

    def written(self) -> bool:
        """Whether somebody has to be told of the next write as well."""
        _, rank = here()
        letter = self.letter
        if letter is not None and letter.arrived is not None:
            # Who has heard from the receiver, behind what it received, may write.
            self.over |= traffic().clocks.knows(rank.number, letter.to, letter.arrived)
        if not self.over:
            self.refuse_written(f" at {user_site()}")
        return not self.over

    def finish(self) -> None:
        """It is waited for."""
        if not self.over:
            self.refuse_written()
        self.over = True

    def refuse_written(self, where: str = "") -> None:
        """A process would send some of the one and some of the other."""
        if is_exact(self.tensor):
            now = exact_of(self.tensor)
        elif self.tensor.is_floating_point():  # exact runs have said it; memory may hold no number
            return
        else:
            now = np.array(numpy_of(self.tensor))
        if now is not self.value and differing(now, self.value).any():
            what = f"what is given to {self.what} is written to{where} before it is waited for"
            raise CannotRun(what, self.site)


class Work(dist._Work):  # noqa: SLF001
    """What has begun, and is waited for."""

    def __init__(self, finish: Callable[[], Any], sent: Sequence[Sent] = ()) -> None:
        super().__init__()
        self.finish, self.over, self.tensors, self.sent = finish, False, None, sent

    def wait(self, timeout: Any = None) -> bool:
        del timeout
        if not self.over:
            self.over = True
            for each in self.sent:
                each.finish()
            self.tensors = self.finish()
        return True

    def synchronize(self) -> None:
        self.wait()

    def is_completed(self) -> bool:
        self.wait()
        return True

    def is_success(self) -> bool:
        return True

    def result(self) -> Any:
        self.wait()
        return self.tensors

    def get_future(self) -> Any:
        self.wait()
        future = torch.futures.Future()
        future.set_result(self.tensors)
        return future


def begun(group: Group, called: Called) -> Callable[[], list[Any]]:
    """Come to a collective; the function waits for the others, and gives what is received."""
    _, rank = here()
    busy = traffic()
    key = group.key, group.turns
    group.turns += 1
    if key not in busy.open:
        busy.open[key] = Open(Pending(called.what, called.site, group.members))
    met = busy.open[key]
    met.calls[group.own] = called
    met.stamps[group.own] = busy.clocks.event(rank.number)
    met.pending.came.add(rank.number)
    if len(met.calls) == len(group.members):
        del busy.open[key]
        met.received = held(group, met, busy)
        met.pending.ready = True

    def finish() -> list[Any]:
        wait(met.pending)
        for at in hears(called.what, group.own, called.root, len(group.members)):
            busy.clocks.heard(rank.number, met.stamps[at])
        return list(met.received[group.own])

    return finish


def held(group: Group, met: Open, busy: Traffic) -> Sequence[Sequence[Any]]:
    """All have come."""
    calls = [met.calls[at] for at in range(len(group.members))]
    first = calls[0]
    for at, other in enumerate(calls):
        if (other.what, other.op, other.root) != (first.what, first.op, first.root):
            raise CannotRun(
                f"rank {group.members[0]} is in {first.what} and rank {group.members[at]} in "
                f"{other.what} at {other.site}, the same turn of one group"
                if other.what != first.what
                else f"ranks {group.members[0]} and {group.members[at]} are in {first.what} with "
                f"another operation or root",
                first.site,
            )
    if first.what in ("all_reduce", "reduce_scatter", "broadcast", "reduce"):
        shapes = [tuple(v.shape for v in each.values) for each in calls]
        if any(shape != shapes[0] for shape in shapes) and first.what != "reduce_scatter":
            raise CannotRun(f"ranks bring tensors of different shapes to {first.what}", first.site)
    number = busy.number(first.what, first.site, group, first.op)
    meeting = Meeting(
        first.what, [each.values for each in calls], busy.numbers, first.op, first.root,
        busy.kind(number),
    )  # fmt: skip
    try:
        return RUN[first.what](busy.meeting(number, meeting))
    except Refused as wrong:
        raise CannotRun(str(wrong), first.site) from None


def noted(what: str, given: Sequence[Any], made: Sequence[Any]) -> None:
    mine = capture()
    if mine is not None:
        mine.note(what, given, made)


def op_of(opts: Any) -> str:
    """By name: functional collectives have a word, the others an object that equals one."""
    op = getattr(opts, "reduceOp", opts)
    if isinstance(op, str):
        return op.upper()
    return next((n for n in OPS if op == getattr(dist.ReduceOp, n)), "SUM" if op is None else "?")


class Group(dist.ProcessGroup):
    """A group of ranks, as one of them has it."""

    def __init__(self, rank: int, members: Sequence[int]) -> None:
        super().__init__(rank, len(members))
        self.own, self.members, self.turns = rank, tuple(members), 0
        world, me = here()
        again = world.shared.setdefault(("groups", me.number), {})
        ordinal = again[self.members] = again.get(self.members, -1) + 1
        self.key = self.members, ordinal

    @property
    def told(self) -> str:
        world, _ = here()
        if len(self.members) == world.size:
            return "all ranks"
        return f"ranks {', '.join(map(str, self.members))}"

    def size(self) -> int:
        return len(self.members)

    def rank(self) -> int:
        return self.own

    def name(self) -> str:
        return NAME

    def getBackendName(self) -> str:  # noqa: N802  (PyTorch's)
        return NAME

    @property
    def pg_name(self) -> str:
        return str(c10d._world.pg_names.get(self, ""))  # noqa: SLF001

    @property
    def group_name(self) -> str:
        return self.pg_name

    def _call(
        self, what: str, values: list[Any], put: Callable[[list[Any]], Any],
        op: str = "SUM", root: int = 0, sent: Sequence[Any] = (),
    ) -> Work:  # fmt: skip
        site = user_site()
        finish = begun(self, Called(what, values, put, site, op, root))

        def done() -> Any:
            # A value that comes as it went is another one: it came from here.
            received = [moved(v, lambda a: a) for v in finish()]
            noted(what, values, received)
            return put(received)

        pairs = zip(sent, values, strict=False)
        return Work(done, [Sent(tensor, value, what, site) for tensor, value in pairs])

    # --- torch.distributed ---

    def allreduce(self, tensors: Any, opts: Any = None) -> Work:
        works = [self._one_allreduce(t, op_of(opts)) for t in listed(tensors)]
        return together(works)

    def _one_allreduce(self, tensor: Any, op: str) -> Work:
        put = lambda got: stored([tensor], got)  # noqa: E731
        return self._call("all_reduce", [read(tensor)], put, op, sent=[tensor])

    def allreduce_coalesced(self, tensors: Any, opts: Any = None) -> Work:
        return self.allreduce(tensors, opts)

    def broadcast(self, tensors: Any, opts: Any = None) -> Work:
        (tensor,) = listed(tensors)
        root = int(getattr(opts, "rootRank", 0))
        return self._call("broadcast", [read(tensor)], lambda got: stored([tensor], got), root=root)

    def allgather(self, outputs: Any, inputs: Any, opts: Any = None) -> Work:
        del opts
        (into,), (tensor,) = outputs, listed(inputs)
        put = lambda got: stored(into, got)  # noqa: E731
        return self._call("all_gather", [read(tensor)], put, sent=[tensor])

    def all_gather_single(self, output: Any, tensor: Any, opts: Any = None) -> Work:
        del opts
        put = lambda got: stored([output], [joined(got)])  # noqa: E731
        return self._call("all_gather", [read(tensor)], put, sent=[tensor])

    _allgather_base = all_gather_single

    def all_gather_single_coalesced(self, outputs: Any, inputs: Any, opts: Any = None) -> Work:
        pairs = zip(outputs, inputs, strict=True)
        return together([self.all_gather_single(o, i, opts) for o, i in pairs])

    allgather_into_tensor_coalesced = all_gather_single_coalesced

    def reduce_scatter(self, outputs: Any, inputs: Any, opts: Any = None) -> Work:
        (output,), (parts,) = listed(outputs), inputs
        values = [read(t) for t in parts]
        put = lambda got: stored([output], got)  # noqa: E731
        return self._call("reduce_scatter", values, put, op_of(opts), sent=parts)

    def reduce_scatter_single(self, output: Any, tensor: Any, opts: Any = None) -> Work:
        values = even(read(tensor), self.size())
        put = lambda got: stored([output], got)  # noqa: E731
        return self._call("reduce_scatter", values, put, op_of(opts))

    _reduce_scatter_base = reduce_scatter_single

    def reduce_scatter_single_coalesced(self, outputs: Any, inputs: Any, opts: Any = None) -> Work:
        pairs = zip(outputs, inputs, strict=True)
        return together([self.reduce_scatter_single(o, i, opts) for o, i in pairs])

    reduce_scatter_tensor_coalesced = reduce_scatter_single_coalesced

    def all_to_all_single(
        self, output: Any, tensor: Any, output_splits: Any = None, input_splits: Any = None,
        opts: Any = None,
    ) -> Work:  # fmt: skip
        del opts, output_splits
        value = read(tensor)
        given = [] if input_splits is None else [int(each) for each in input_splits]
        parts = split(value, given) if given else even(value, self.size())
        return self._call("all_to_all", parts, lambda got: stored([output], [joined(got)]))

    alltoall_base = all_to_all_single

    def alltoall(self, outputs: Any, inputs: Any, opts: Any = None) -> Work:
        del opts
        put = lambda got: stored(outputs, got)  # noqa: E731
        return self._call("all_to_all", [read(t) for t in inputs], put, sent=inputs)

    def reduce(self, tensors: Any, opts: Any = None) -> Work:
        (tensor,) = listed(tensors)
        root = int(getattr(opts, "rootRank", 0))
        put = lambda got: stored([tensor], got)  # noqa: E731
        return self._call("reduce", [read(tensor)], put, op_of(opts), root)

    def gather(self, outputs: Any, inputs: Any, opts: Any = None) -> Work:
        (tensor,) = listed(inputs)
        root = int(getattr(opts, "rootRank", 0))
        into = outputs[0] if outputs else []
        return self._call("gather", [read(tensor)], lambda got: stored(into, got), root=root)

    def scatter(self, outputs: Any, inputs: Any, opts: Any = None) -> Work:
        (output,) = listed(outputs)
        root = int(getattr(opts, "rootRank", 0))
        values = [read(t) for t in inputs[0]] if inputs else []
        return self._call("scatter", values, lambda got: stored([output], got), root=root)

    def barrier(self, opts: Any = None) -> Work:
        del opts
        return self._call("barrier", [], lambda _: None)

    def monitored_barrier(self, *_: Any, **__: Any) -> None:
        self.barrier().wait()

    # --- one to one ---

    def send(self, tensors: Any, to: int, tag: int = 0) -> Work:
        busy, (tensor,), site = traffic(), listed(tensors), user_site()
        number = busy.number("send", site, self, "SUM")
        kind = busy.kind(number)
        value = read(tensor)
        noted("send", [value], [])
        if kind == "root":
            to = (to + 1) % self.size()
        if kind != "drop":
            pending = Pending("send", site, (self.members[self.own], self.members[to]))
            pending.came.add(self.members[self.own])
            box = busy.mail.setdefault((self.key, self.own, to, tag), deque())
            _, rank = here()
            letter = Letter(value, pending, self.members[to], busy.clocks.event(rank.number))
            letter.sent = Sent(tensor, value, "send", site, letter)
            box.append(letter)
            for asked in here()[0].shared.get("asked", []):
                asked.look()
            return Work(lambda: None, [letter.sent])
        return Work(lambda: None)

    def recv(self, tensors: Any, source: int, tag: int = 0) -> Work:
        busy, (tensor,), site = traffic(), listed(tensors), user_site()
        number = busy.number("recv", site, self, "SUM")
        kind = busy.kind(number)
        if kind == "root":
            source = (source + 1) % self.size()
        if kind == "drop":
            return Work(lambda: None)
        pending = Pending("recv", site, (self.members[source], self.members[self.own]))
        pending.came.add(self.members[self.own])
        asked = Asked(pending, busy, (self.key, source, self.own, tag))
        here()[0].shared.setdefault("asked", []).append(asked)
        asked.look()

        def finish() -> Any:
            wait(pending)
            assert asked.letter is not None  # noqa: S101  (that is what was waited for)
            arrived(asked.letter, busy.clocks)
            noted("recv", [asked.letter.value], [asked.letter.value])
            return stored([tensor], [asked.letter.value])

        return Work(finish)


def arrived(letter: Letter, clocks: Clocks) -> None:
    """Its receiver has it; whole numbers tell nobody when they are written to."""
    sent = letter.sent
    if sent is not None and not sent.over and not is_exact(sent.tensor):
        sent.refuse_written()
    _, rank = here()
    clocks.heard(rank.number, letter.stamp)
    letter.arrived = clocks.event(rank.number)


@dataclass(slots=True, eq=False)
class Asked:
    """A message that somebody waits for."""

    pending: Pending
    busy: Traffic
    key: Any
    letter: Letter | None = None

    def look(self) -> None:
        if self.letter is None and self.busy.mail.get(self.key):
            self.letter = self.busy.mail[self.key].popleft()
            self.letter.pending.ready = True
            self.pending.ready = True
            here()[0].shared["asked"].remove(self)


def listed(tensors: Any) -> list[Any]:
    return list(tensors) if isinstance(tensors, (list, tuple)) else [tensors]


def stored(tensors: Sequence[Any], values: Sequence[Any]) -> list[Any]:
    for tensor, value in zip(tensors, values, strict=False):
        store(tensor, value)
    return list(tensors)


def joined(values: Sequence[Any]) -> Any:
    made = traffic().numbers.joined([as_rows(v) for v in values], 0)
    noted(VIEW, values, [made])
    return made


def as_rows(value: Any) -> Any:
    return value if value.shape else moved(value, lambda v: v.reshape(v.shape[0], 1))


def together(works: Sequence[Work]) -> Work:
    def finish() -> Any:
        return [work.result() for work in works]

    return Work(finish)


# --- functional collectives ---


def group_of(name: Any) -> Group:
    if isinstance(name, Group):
        return name
    for group, own in c10d._world.pg_names.items():  # noqa: SLF001
        if str(own) == str(name):
            return group
    raise CannotRun(f"there is no process group {name}", user_site())


def functional(name: str, args: Sequence[Any], kwargs: Any) -> Any:
    """Of `torch.distributed._functional_collectives`, and of DTensor."""
    if name == "wait_tensor":
        return args[0]
    if name.startswith("_wrap_tensor"):
        return args[0]
    if name.endswith("_coalesced"):
        inner = name.removesuffix("_coalesced")
        return [functional(inner, (each, *args[1:]), kwargs) for each in args[0]]
    into = args[0] if name.endswith("_") else kwargs.get("out")
    tensor = args[0]
    group = group_of(args[-1])
    value = read(tensor)
    put = lambda got: got  # noqa: E731
    match name.rstrip("_").removesuffix("_out"):
        case "all_reduce":
            work = group._call("all_reduce", [value], put, op_of(args[1]))  # noqa: SLF001
        case "all_gather_into_tensor":
            work = group._call("all_gather", [value], lambda got: [joined(got)])  # noqa: SLF001
        case "reduce_scatter_tensor":
            work = group._call("reduce_scatter", even(value, group.size()), put, op_of(args[1]))  # noqa: SLF001
        case "all_to_all_single":
            parts = split(value, list(args[2]))
            work = group._call("all_to_all", parts, lambda got: [joined(got)])  # noqa: SLF001
        case "broadcast":
            work = group._call("broadcast", [value], put, root=int(args[1]))  # noqa: SLF001
        case _:
            raise CannotRun(f"nothing is known of the collective {name}", user_site())
    (made,) = work.result()
    if into is not None:
        store(into, made)
        return into
    return new(made, tensor)


# --- in the place of torch.distributed's own ---


def made(options: Any, _: Any = None) -> Group:
    """A group as torch.distributed asks its backend for one."""
    members = list(options.global_ranks_in_group) or list(range(options.group_size))
    return Group(int(options.group_rank), members)


def install() -> None:
    """So that ranks get groups of this kind whatever backend they name."""
    if hasattr(dist.Backend, NAME.upper()):
        return
    dist.Backend.register_backend(NAME, made, extended_api=True, devices=["cpu", "cuda"])
    start, end = c10d.init_process_group, c10d.destroy_process_group
    helper, meet = c10d._new_process_group_helper, c10d._store_based_barrier  # noqa: SLF001

    def init_process_group(*args: Any, **kwargs: Any) -> None:
        if not is_rank():
            start(*args, **kwargs)
        elif c10d._world.default_pg is None:  # noqa: SLF001
            world, rank = here()
            start(NAME, store=dist.HashStore(), rank=rank.number, world_size=world.size)

    def destroy_process_group(*args: Any, **kwargs: Any) -> None:
        if not is_rank():
            end(*args, **kwargs)

    def own_backend(
        size: Any, rank: Any, ranks: Any, backend: Any, *args: Any, **kwargs: Any
    ) -> Any:
        backend = dist.Backend(NAME) if is_rank() else backend
        return helper(size, rank, ranks, backend, *args, **kwargs)

    def no_barrier(*args: Any, **kwargs: Any) -> Any:
        return None if is_rank() else meet(*args, **kwargs)

    for module in list(sys.modules.values()):
        if str(getattr(module, "__name__", "")).startswith("torch."):
            for name, before, now in (
                ("init_process_group", start, init_process_group),
                ("destroy_process_group", end, destroy_process_group),
            ):
                if vars(module).get(name) is before:
                    setattr(module, name, now)
    c10d._new_process_group_helper = own_backend  # noqa: SLF001
    c10d._store_based_barrier = no_barrier  # noqa: SLF001
