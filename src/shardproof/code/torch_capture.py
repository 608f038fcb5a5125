"""Eager PyTorch sent through the field: every operator that a rank runs comes by here."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import numpy as np

from shardproof.code.jax_trace import shown
from shardproof.code.lockstep import UNWRITTEN
from shardproof.code.told import CannotRun, Site, Unknown
from shardproof.code.torch_operators import MOVERS, Operators, spread
from shardproof.code.torch_reading import READ, FieldNumber
from shardproof.code.torch_tensor import (
    ExactTensor,
    Watch,
    exact_of,
    fresh,
    geometry_of,
    is_exact,
    numpy_of,
    wrapped,
)
from shardproof.executor.code import values
from shardproof.executor.code.field import CodeField
from shardproof.executor.code.literals import marked
from shardproof.executor.code.values import Exact, Opaque, flattened

torch: Any = import_module("torch")
pytree: Any = import_module("torch.utils._pytree")
modes: Any = import_module("torch.utils._python_dispatch")
overrides: Any = import_module("torch.overrides")
decompositions: Mapping[Any, Callable[..., Any]] = import_module(
    "torch._decomp"
).decomposition_table

VALUES = frozenset({
    "self", "other", "tensors", "src", "source", "values", "value", "weight", "input", "inputs",
    "fill_value", "grad_output", "x",
})  # fmt: skip
"""Arguments of what moves values that are values themselves, and no places or masks."""
MADE = {"zeros_like": 0, "ones_like": 1, "new_zeros": 0, "new_ones": 1}
EMPTY = frozenset({"empty", "empty_strided", "empty_like", "new_empty", "new_empty_strided",
                   "empty_permuted"})  # fmt: skip
PLACED = frozenset({"dtype", "layout", "device", "pin_memory", "memory_format", "non_blocking"})
"""Arguments that say how a result is kept, and not what it is."""
OWN = str(Path(__file__).parent)
INNER = (OWN, str(Path(torch.__file__).parent), sys.base_prefix, "<")
"""Files whose lines are nobody's to mend."""
NUMPY_ALONE = (
    str(Path(values.__file__).parents[1]),
    *(str(Path(OWN, name)) for name in ("torch_operators.py", "torch_tensor.py", "exact.py")),
)
"""Files of this package in which no operator of PyTorch is run: what they raise is theirs."""
MISTAKES = (AttributeError, AssertionError, KeyError, NameError)
"""What PyTorch's own operators do not raise."""
PASSED = ("torch/", "typing_extensions", "numpy/")
"""Of what is installed."""


def user_site() -> Site:
    """The innermost line outside of PyTorch and of this package."""
    frame: Any = sys._getframe(1)  # noqa: SLF001  (there is no other way)
    while frame is not None:
        if not passed(frame.f_code.co_filename):
            return site_of(frame, frame.f_lineno)
        frame = frame.f_back
    return Site()


def raised_in(error: BaseException) -> Site:
    """The innermost such line that an error came through."""
    found, trace = Site(), error.__traceback__
    while trace is not None:
        if not passed(trace.tb_frame.f_code.co_filename):
            found = site_of(trace.tb_frame, trace.tb_lineno)
        trace = trace.tb_next
    return found


def is_ours(error: BaseException) -> bool:
    """Whether this package raised an error, and no operator of PyTorch that it ran."""
    files: list[str] = []
    trace = error.__traceback__
    while trace is not None:
        files.append(trace.tb_frame.f_code.co_filename)
        trace = trace.tb_next
    last = next((each for each in reversed(files) if "site-packages/numpy/" not in each), "")
    return last.startswith(NUMPY_ALONE) or (last.startswith(OWN) and isinstance(error, MISTAKES))


def passed(file: str) -> bool:
    _, installed, path = file.partition("site-packages/")
    return path.startswith(PASSED) if installed else file.startswith(INNER)


def site_of(frame: Any, line: int) -> Site:
    return Site(shown(frame.f_code.co_filename), line, frame.f_code.co_name)


@dataclass(slots=True)
class Trail:
    """An operator of one rank."""

    name: str
    site: Site
    operands: list[Exact]
    results: list[Exact]


@dataclass(slots=True)
class Capture:
    """What one rank runs with."""

    field: CodeField
    rank: int = 0
    trail: list[Trail] | None = None
    """All operators, where they are asked for."""
    choose: Callable[[str, Exact, int, Any, Site], None] | None = None
    """Is told of choices by order: name, values, axis, what was chosen."""
    lifted: dict[Any, tuple[Any, Exact]] = attribute(default_factory=dict[Any, tuple[Any, Exact]])
    junk: int = 0
    ranks: int = 1
    """Of the run: what nobody wrote on one rank alone is other junk."""
    operators: Operators = attribute(init=False)

    def __post_init__(self) -> None:
        self.operators = Operators(self.field)

    @property
    def watch(self) -> Watch | None:
        return None if self.trail is None else self.note

    def note(self, name: str, operands: Sequence[Any], results: Sequence[Any]) -> None:
        if self.trail is not None:
            given = [each for each in operands if isinstance(each, Exact)]
            made = [each for each in results if isinstance(each, Exact)]
            if made:
                self.trail.append(Trail(name, user_site(), given, made))

    def given(self, plain: Any) -> Exact:
        """What a plain tensor of floats holds."""
        key = plain.data_ptr(), geometry_of(plain), plain.dtype, plain._version  # noqa: SLF001
        if key not in self.lifted:
            kind = str(plain.dtype).removeprefix("torch.")
            self.lifted[key] = plain, self.field.given(numpy_of(plain), kind)
        return self.lifted[key][1]

    def value(self, tensor: Any) -> Any:
        """A tensor's value: exact of floats, an array of integers."""
        if is_exact(tensor):
            return exact_of(tensor, self.watch)
        if tensor.is_floating_point():
            return self.given(tensor)
        if tensor.is_complex():
            raise Opaque("complex numbers")
        return numpy_of(tensor)

    def junk_like(self, meta: Any) -> Any:
        """What nobody wrote: other numbers each time."""
        self.junk += 1
        value = self.field.random(
            f"junk {self.rank} of {self.ranks}: {self.junk}", tuple(meta.size())
        )
        self.note(UNWRITTEN, [], [value])
        return wrapped(value, meta)


@dataclass(slots=True)
class Here:
    """Of the rank that runs: one does at a time, with all threads that it has begun."""

    capture: Capture | None = None


HERE = Here()
FAKE = torch._C._TorchDispatchModeKey.FAKE  # noqa: SLF001


def current() -> Capture:
    found = HERE.capture
    if found is None:
        raise RuntimeError("a tensor of the field is used outside of the run that made it")
    return found


class CaptureMode(modes.TorchDispatchMode):
    """Operators of a rank; those on DTensor come again, on what it holds."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return dispatched(func, types, args, kwargs or {})


FOREACH = "_foreach_"
KNOWN = (torch.Tensor, torch.nn.Parameter, torch.nn.Buffer, ExactTensor)


def dispatched(func: Any, types: Any, args: Any, kwargs: Any) -> Any:
    # DTensor asks what shape an operator gives, of tensors that are shapes alone.
    if torch._C._get_dispatch_mode(FAKE) is not None:  # noqa: SLF001
        return func(*args, **kwargs)
    if any(each not in KNOWN for each in types):
        return NotImplemented
    capture = current()
    try:
        return Dispatch(capture, func, args, kwargs).run()
    except Opaque as unknown:
        raise Unknown(str(unknown), user_site()) from None


@dataclass(frozen=True, slots=True)
class Schema:
    """What PyTorch declares of an operator."""

    name: str
    is_view: bool
    writes: bool
    is_random: bool
    is_made: bool
    """Of other operators, so that it may give a copy where it says that it gives a view."""


COMPOSITE = torch._C.DispatchKey.CompositeImplicitAutograd  # noqa: SLF001


@lru_cache(maxsize=8192)
def schema_of(func: Any) -> Schema:
    declared = func._schema  # noqa: SLF001
    name = str(declared.name.partition("::")[2])
    returns = [each.alias_info for each in declared.returns]
    writes = any(each.alias_info is not None and each.alias_info.is_write
                 for each in declared.arguments)  # fmt: skip
    shares = any(each is not None and not each.is_write for each in returns) and not writes
    random = torch.Tag.nondeterministic_seeded in func.tags
    made = func.has_kernel_for_dispatch_key(COMPOSITE)
    return Schema(name, name == "lift_fresh" or shares, writes, random, made)


@dataclass(slots=True)
class Dispatch:
    """One call of one operator."""

    capture: Capture
    func: Any
    args: Any
    kwargs: Any

    @property
    def name(self) -> str:
        return schema_of(self.func).name

    @property
    def tensors(self) -> list[Any]:
        return tensors_of(self.args, self.kwargs)

    def run(self) -> Any:
        func, capture = self.func, self.capture
        space = func.namespace
        if space.startswith("_c10d_functional"):
            from shardproof.code.torch_groups import functional

            return functional(self.name, self.args, self.kwargs)
        flat = self.tensors
        exacts = [t for t in flat if is_exact(t)]
        floats = [t for t in flat if not is_exact(t) and t.is_floating_point()]
        if not exacts and (self.is_view or self.writes or self.name == "_local_scalar_dense"):
            if self.name == "lift_fresh" and floats:
                return wrapped(capture.given(self.args[0]), meta_of(self.args[0]))
            return func(*self.args, **self.kwargs)
        if not exacts and (not floats or self.on_meta(flat)):
            return self.plain()
        if self.name.startswith(FOREACH):
            return self.each()
        if space == "fsdp":
            with CaptureMode():  # written in Python by PyTorch itself
                return python_kernel(self.name)(*self.args, **self.kwargs)
        if space == "prims":
            with CaptureMode():
                how = getattr(func, "prim_impl_aten", None) or func.impl_aten
                return how(*self.args, **self.kwargs)
        return self.exact()

    @staticmethod
    def on_meta(flat: Sequence[Any]) -> bool:
        return any(t.device.type == "meta" for t in flat)

    def each(self) -> Any:
        """An operator on lists: that of each tensor."""
        name, count = self.name.removeprefix(FOREACH), len(self.args[0])
        packet = getattr(torch.ops.aten, {"norm": "linalg_vector_norm"}.get(name, name))
        args, kwargs = [*self.args], {**self.kwargs}
        if name.startswith("addc"):  # its factor has a name where there is one tensor
            kwargs |= dict(zip(("value",), args[3:], strict=False))
            kwargs = {("value" if k == "scalars" else k): v for k, v in kwargs.items()}
            args = args[:3]

        def at(value: Any, place: int) -> Any:
            several = isinstance(value, (list, tuple)) and len(cast("Any", value)) == count
            return value[place] if several else value

        with CaptureMode():
            made = [
                packet(*(at(v, i) for v in args), **{k: at(v, i) for k, v in kwargs.items()})
                for i in range(count)
            ]
        return None if self.writes else made

    # --- what the schema says ---

    @property
    def is_view(self) -> bool:
        return schema_of(self.func).is_view

    @property
    def writes(self) -> bool:
        return schema_of(self.func).writes

    @property
    def is_random(self) -> bool:
        return schema_of(self.func).is_random

    # --- without a number of the field ---

    def plain(self) -> Any:
        """Integers are themselves; floats that are made of them are numbers of the text."""
        made = self.func(*self.args, **self.kwargs)
        if isinstance(made, torch.Tensor):
            return self.taken_in(made)
        return pytree.tree_map_only(torch.Tensor, self.taken_in, made)

    def taken_in(self, tensor: Any) -> Any:
        if not tensor.is_floating_point() or tensor.device.type == "meta":
            return tensor
        meta = meta_of(tensor)
        if self.name in EMPTY:  # a loader gives an empty one its memory
            return self.capture.junk_like(meta) if tensor.numel() else tensor
        if self.is_random:
            made = wrapped(self.drawn(tensor), meta)
            self.capture.note(self.name, [], [made.cell.value])
            return made
        kind = str(tensor.dtype).removeprefix("torch.")
        made = wrapped(self.capture.field.given(numpy_of(tensor), kind), meta)
        self.capture.note(self.name, [], [made.cell.value])
        return made

    def drawn(self, tensor: Any) -> Exact:
        """Numbers of a generator, which are weights; but what it says in whole numbers is so."""
        values = numpy_of(tensor)
        whole = np.isfinite(values) & (values == np.round(values))
        return self.capture.field.given(np.where(whole, values, marked(values)), "float64")

    # --- with numbers of the field ---

    def exact(self) -> Any:  # noqa: C901  (a table of match arms)
        name, capture = self.name, self.capture
        if any(t.is_complex() for t in self.tensors):
            raise Opaque("complex numbers")
        if self.is_view:
            return self.view()
        if name == "_local_scalar_dense":
            return self.item()
        if name == "_to_copy":
            return self.cast()
        if name == "_fused_sdp_choice":
            return 0
        if name in EMPTY:
            return self.empty()
        if name in MADE or name in ("full_like", "new_full"):
            return self.made(MADE.get(name, self.args[-1]))
        if name in ("is_same_size", "equal", "sym_size", "sym_stride"):
            return self.asked()
        if self.writes:
            return self.written()
        if self.is_random:
            return self.random()
        if self.accumulates(name):
            return like_tensor(self.accumulated(), meta_of(self.args[0]), self.float_type())
        if name in MOVERS:
            value, like = self.moved(name)
            return like_tensor(value, like, self.float_type())
        metas = self.metas()
        if any(m.is_complex() for m in tensors_of([metas], {})):
            raise Opaque("complex numbers")
        found = self.computed(name, self.args, self.kwargs)
        if found is NotImplemented:
            return self.decomposed()
        made = torched(found, metas, self.float_type())
        if capture.trail is not None:
            results = [t.cell.value for t in tensors_of([made], {}) if is_exact(t)]
            capture.note(name, self.operands(), results)
        return made

    def operands(self) -> list[Any]:
        return [self.capture.value(t) for t in self.tensors if t.is_floating_point()]

    def float_type(self) -> Any:
        made = None
        for t in self.tensors:
            if t.is_floating_point():
                kind = t.dtype
                made = kind if made is None else torch.promote_types(made, kind)
        return made

    def metas(self) -> Any:
        """The result on the meta device; what PyTorch refuses is refused here.

        None where PyTorch itself can't tell: an operator without a kernel for meta says so by
        `NotImplementedError`, or by an error that names the device. The result then takes its
        shape from what is computed.
        """
        key = self.shape_key()
        if key is not None and key in SHAPES:
            return SHAPES[key]
        args, kwargs = each_tensor(meta_of, self.args, self.kwargs)
        if "device" in kwargs:
            kwargs["device"] = "meta"
        try:
            made = self.func(*args, **kwargs)
        except NotImplementedError:
            return None
        except RuntimeError as wrong:
            if "meta" in str(wrong):
                return None
            raise
        if key is not None:
            if len(SHAPES) >= MOST_SHAPES:
                SHAPES.clear()
            SHAPES[key] = made
        return made

    def shape_key(self) -> Any:
        """What the shape of a result of PyTorch's own operators rests on, where it can be told."""
        if self.func.namespace not in ("aten", "prims"):
            return None
        keys = [shape_part(each) for each in (*self.args, *self.kwargs.values())]
        if None in keys:
            return None
        return self.func, (*keys,), (*self.kwargs,), torch.get_default_dtype()

    def computed(self, name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        given, named = each_tensor(self.capture.value, args, kwargs)
        named = {key: each for key, each in named.items() if key not in PLACED and key != "out"}
        try:
            found = self.capture.operators.apply(name, given, named)
        except (ValueError, IndexError, AssertionError, TypeError, AttributeError) as wrong:
            raise Opaque(f"{name} ({type(wrong).__name__}: {wrong})") from wrong
        if self.capture.choose is not None and found is not NotImplemented:
            self.chosen(name, given, named, found)
        return found

    def chosen(self, name: str, given: Sequence[Any], named: Mapping[str, Any], found: Any) -> None:
        choose = self.capture.choose
        if choose is None or name not in ("argmax", "topk", "max") or not given[0].shape:
            return
        if name == "max" and not isinstance(found, list):
            return
        at = 2 if name == "topk" else 1
        axis = named.get("dim", given[at] if len(given) > at else (-1 if name == "topk" else None))
        x = given[0]
        if axis is None:
            x, axis = x.moved(flattened), 0
        if x.real is not None and not np.isnan(x.real).any():
            return  # of known numbers it is no choice
        picked = found[1] if isinstance(found, list) else found
        choose(name, x, int(axis), picked, user_site())

    def decomposed(self) -> Any:
        how = decompositions.get(self.func)
        with CaptureMode():
            if how is not None:
                return how(*self.args, **self.kwargs)
            if self.func._can_decompose():  # noqa: SLF001
                return self.func.decompose(*self.args, **self.kwargs)
        raise Opaque(f"the kernel {self.func.namespace}.{self.name}")

    def view(self) -> Any:
        (first, *rest) = self.args
        if not is_exact(first):
            return self.func(*self.args, **self.kwargs)
        if self.name == "view" and rest and isinstance(rest[0], torch.dtype):
            raise Opaque("floats that are read as other bits")
        if schema_of(self.func).is_made:
            with CaptureMode():
                return self.func.decompose(*self.args, **self.kwargs)
        metas = self.func(first.meta, *rest, **self.kwargs)
        if isinstance(metas, torch.Tensor):
            return ExactTensor(first.cell, metas)
        return pytree.tree_map_only(torch.Tensor, lambda meta: ExactTensor(first.cell, meta), metas)

    def item(self) -> Any:
        value = exact_of(self.args[0])
        if value.plane is not None and value.plane.any():
            return {1: -np.inf, 2: np.inf, 3: np.nan}[int(value.plane.ravel()[0])]
        if value.real is None or np.isnan(value.real).any():
            raise Opaque(READ)
        return float(value.real.ravel()[0])

    def cast(self) -> Any:
        (tensor,), kwargs = self.args, self.kwargs
        kind = kwargs.get("dtype") or tensor.dtype
        device = kwargs.get("device")
        if device is not None and torch.device(device).type == "meta":
            return meta_of(tensor).to(kind)
        value = self.capture.value(tensor)
        f = self.capture.field
        if kind.is_floating_point:
            meta = meta_of(tensor)
            like = torch.empty_like(meta, dtype=kind)
            return wrapped(self.capture.operators.exact(value), like)
        if kind == torch.bool:
            found = f.compared("ne", value, f.number(0))
            return torch.from_numpy(np.array(np.broadcast_to(found, value.shape)))
        if kind.is_complex:
            raise Opaque("complex numbers")
        kept = f.whole(value, np.int64)
        return torch.from_numpy(np.array(np.broadcast_to(kept, value.shape))).to(kind)

    def empty(self) -> Any:
        meta = self.on_meta_called()
        if not meta.dtype.is_floating_point:
            return torch.empty(meta.size(), dtype=meta.dtype)
        if (
            self.kwargs.get("device") is not None
            and torch.device(self.kwargs["device"]).type == "meta"
        ):
            return meta
        return self.capture.junk_like(meta)

    def on_meta_called(self) -> Any:
        args, kwargs = each_tensor(meta_of, self.args, self.kwargs)
        return self.func(*args, **{**kwargs, "device": "meta"})

    def made(self, number: Any) -> Any:
        meta = self.on_meta_called()
        if isinstance(number, torch.Tensor):
            number = self.capture.value(number)
        if (
            self.kwargs.get("device") is not None
            and torch.device(self.kwargs["device"]).type == "meta"
        ):
            return meta
        if not meta.dtype.is_floating_point:
            return torch.full(meta.size(), number, dtype=meta.dtype)
        value = self.capture.operators.exact(
            float(number) if isinstance(number, (int, float)) else number
        )
        return wrapped(spread(value, tuple(meta.size())), meta)

    def asked(self) -> Any:
        if self.name == "equal":
            a, b = (self.capture.value(t) for t in self.args)
            return bool(a.shape == b.shape and self.capture.field.compared("eq", a, b).all())
        return self.metas()

    def random(self) -> Any:
        if self.name.startswith(("native_dropout", "_fused_dropout", "dropout")):
            raise Opaque("dropout")
        if not self.name.endswith("_like"):
            raise Opaque(f"random numbers ({self.name})")
        stand = torch.empty(self.args[0].size(), dtype=torch.float64)
        made = self.func(
            stand, *self.args[1:], **{k: v for k, v in self.kwargs.items() if k != "dtype"}
        )
        return fresh(self.drawn(made), self.kwargs.get("dtype") or self.args[0].dtype)

    # --- what moves values ---

    def moved(self, name: str) -> tuple[Exact, Any]:
        """By what PyTorch does to the numbers of all values, of which 0 is zero."""
        capture, operators = self.capture, self.capture.operators
        schema = self.func._schema.arguments  # noqa: SLF001
        if self.kwargs.get("reduce") is not None:
            raise Opaque(f"{name} with a reduction")
        parts: list[Exact] = [capture.field.zeros(())]
        count = 1

        def numbered(value: Any) -> Any:
            nonlocal count
            if isinstance(value, torch.Tensor):
                exact = operators.exact(capture.value(value))
                size, stride, _ = geometry_of(value)
                at = torch.arange(count, count + exact.size).reshape(size)
                if name in ("clone", "copy") and not any(s == 0 for s in stride):
                    at = torch.empty_strided(size, stride, dtype=torch.int64).copy_(at)
            else:
                exact = operators.exact(value)
                at = count
            parts.append(exact)
            count += exact.size
            return at

        def of(argument: Any, value: Any) -> Any:
            kind = str(argument.type)
            if (
                argument.name not in VALUES
                or value is None
                or isinstance(value, (str, torch.dtype))
            ):
                return plain_index(value)
            if "Tensor" not in kind and kind not in ("number", "Scalar", "Optional[number]"):
                return plain_index(value)
            if isinstance(value, (list, tuple)):
                return [numbered(each) for each in cast("Sequence[Any]", value)]
            return numbered(value)

        args = [of(a, v) for a, v in zip(schema, self.args, strict=False)]
        names = {a.name: a for a in schema}
        kwargs = {k: of(names[k], v) for k, v in self.kwargs.items()
                  if k not in ("dtype", "device", "layout", "pin_memory", "out")}  # fmt: skip
        at = called(self.func, args, kwargs)
        found = operators.picked(parts, at.numpy())
        capture.note(name, parts[1:], [found])
        return found, at

    def accumulates(self, name: str) -> bool:
        """Whether values are added where others are, and not put in their place."""
        if name not in ("index_put", "_index_put_impl", "_unsafe_index_put"):
            return False
        given = self.args[3] if len(self.args) > 3 else False
        return bool(self.kwargs.get("accumulate", given))

    def accumulated(self) -> Exact:
        operators, capture = self.capture.operators, self.capture
        x = operators.exact(capture.value(self.args[0]))
        indices = [None if i is None else numpy_of(i) for i in self.args[1]]
        values = operators.exact(capture.value(self.args[2]))
        made = operators.accumulated(x, indices, values)
        capture.note("index_put", [x, values], [made])
        return made

    # --- what writes ---

    def written(self) -> Any:
        """In place, or into `out`: the value as if it were new, and then written."""
        name = self.name
        into = [
            (each.name, at) for at, each in enumerate(self.func._schema.arguments)  # noqa: SLF001
            if each.alias_info is not None and each.alias_info.is_write
        ]  # fmt: skip
        targets = [self.kwargs[n] if n in self.kwargs else self.args[at] for n, at in into]
        if len(targets) == 1 and isinstance(targets[0], (list, tuple)):  # one for each part
            targets = [*targets[0]]
        if self.is_random:
            (target,) = targets
            if name == "bernoulli_" and any(is_exact(t) for t in self.args[1:]):
                raise Opaque("random numbers (bernoulli_)")
            stand = torch.empty(target.size(), dtype=torch.float64)
            self.func(stand, *self.args[1:], **self.kwargs)
            self.put(target, self.drawn(stand))
            return target
        base = name.removesuffix("_") if not any(n == "out" for n, _ in into) else name
        values = self.new_values(base, targets)
        found = values if isinstance(values, list) else [values]
        for target, value in zip(targets, cast("list[Any]", found), strict=False):
            self.put(target, value)
        if not self.func._schema.returns:  # noqa: SLF001
            return None
        return targets[0] if len(targets) == 1 else tuple(targets)

    def new_values(self, base: str, targets: Sequence[Any]) -> Any:
        capture = self.capture
        if base == "copy":
            return capture.value(self.args[1])
        if base == "zero":
            return capture.field.zeros(tuple(targets[0].size()))
        if self.accumulates(base):
            return self.accumulated()
        if base in MOVERS:
            functional = functional_of(self.func, base)
            given = [*self.args]
            inner = Dispatch(capture, functional, given,
                             {k: v for k, v in self.kwargs.items() if k != "out"})  # fmt: skip
            return inner.moved(base)[0]
        kwargs = {k: v for k, v in self.kwargs.items() if k != "out"}
        found = self.computed(base, self.args, kwargs)
        if found is not NotImplemented:
            if capture.trail is not None:
                given = [capture.value(t) for t in tensors_of(self.args, kwargs)
                         if t.is_floating_point()]  # fmt: skip
                made = cast("list[Any]", found) if isinstance(found, list) else [found]
                capture.note(base, given, made)
            return found
        functional = functional_of(self.func, base)
        with CaptureMode():
            made = functional(*self.args, **kwargs)
        if isinstance(made, torch.Tensor):
            return capture.value(made)
        return [capture.value(each) for each in made]

    def put(self, target: Any, value: Any) -> None:
        capture = self.capture
        if not is_exact(target):
            if not target.numel():
                return
            if target.is_floating_point():
                raise Opaque("a tensor that was made outside of the program and is written to")
            kept = value
            if isinstance(value, Exact):
                kept = capture.field.whole(value, np.int64)
            target.copy_(torch.from_numpy(np.array(np.broadcast_to(kept, tuple(target.size())))))
            return
        exact = capture.operators.exact(value)
        shape = tuple(target.size())
        if exact.shape != shape:
            if "out" in self.kwargs and not np.broadcast_shapes(exact.shape, shape) == shape:
                raise Opaque("an out= of another shape")
            exact = spread(exact, shape)
        target.cell.write(capture.field, geometry_of(target), exact, capture.watch)


# --- the arguments of an operator: tensors, what is no tensor, and lists of these ---


def tensors_of(args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any]:
    return [each for each in flat(args, kwargs) if isinstance(each, torch.Tensor)]


def each_tensor(
    how: Callable[[Any], Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[list[Any], dict[str, Any]]:
    """The same arguments with something else in the place of each tensor."""

    def of(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return how(value)
        if isinstance(value, (list, tuple)):
            return [of(each) for each in cast("Sequence[Any]", value)]
        return value

    return [of(each) for each in args], {key: of(each) for key, each in kwargs.items()}


MOST_SHAPES = 4096
SHAPES: dict[Any, Any] = {}
"""Results on the meta device, which ranks and rounds ask for again."""
PLAIN_KINDS = frozenset({
    bool, int, float, str, type(None), torch.dtype, torch.device, torch.layout, torch.memory_format,
})  # fmt: skip


def shape_part(value: Any) -> Any:
    """Of an argument what the shape of a result may rest on; None where that is not known."""
    if isinstance(value, torch.Tensor):
        return tuple(value.size()), tuple(value.stride()), value.dtype
    kind = type(value)
    if kind in PLAIN_KINDS:
        return kind, value
    if kind in (list, tuple, torch.Size):
        parts = [shape_part(each) for each in value]
        return None if None in parts else (kind, *parts)
    return None


def python_kernel(name: str) -> Callable[..., Any]:
    """What `fully_shard` copies its parameters with."""
    module = import_module("torch.distributed.fsdp._fully_shard._fsdp_collectives")
    found = getattr(module, name, None) or getattr(module, f"{name}_cuda", None)
    if found is None:
        raise Opaque(f"the kernel fsdp.{name}")
    return found


def functional_of(func: Any, base: str) -> Any:
    """The same operator without a write."""
    packet = getattr(getattr(torch.ops, func.namespace), base)
    overload = func._schema.overload_name  # noqa: SLF001
    overload = "" if overload == "out" else overload.removesuffix("_out")
    return getattr(packet, overload or "default", None) or packet


def called(func: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """PyTorch itself, on positions in the place of floats."""
    try:
        return func(*args, **kwargs)
    except RuntimeError as refused:
        # A kernel that wants floats, which hold whole numbers as well.
        args, kwargs = pytree.tree_map_only(
            torch.Tensor, lambda t: t.double() if t.dtype == torch.int64 else t, (args, kwargs)
        )
        try:
            return func(*args, **kwargs).long()
        except RuntimeError:
            raise refused from None


def plain_index(value: Any) -> Any:
    if is_exact(value):
        raise Opaque("a float where an index or a mask is wanted")
    return value


def meta_of(tensor: Any) -> Any:
    if is_exact(tensor):
        return tensor.meta
    if tensor.device.type == "meta":
        return tensor
    return torch.empty_strided(tensor.size(), tensor.stride(), dtype=tensor.dtype, device="meta")


def like_tensor(value: Exact, like: Any, kind: Any) -> Any:
    meta = torch.empty_strided(like.size(), like.stride(), dtype=kind, device="meta")
    return wrapped(value, meta)


def torched(found: Any, metas: Any, kind: Any) -> Any:
    """Values as tensors, each with the geometry and the kind that PyTorch gives it."""
    if isinstance(found, list):
        values = cast("list[Any]", found)
        every = [None] * len(values) if metas is None else [*metas]
        return tuple(torched(v, m, kind) for v, m in zip(values, every, strict=False))
    if isinstance(found, Exact):
        if metas is None or not metas.dtype.is_floating_point:
            return fresh(found, kind)
        shape = tuple(metas.size())
        return wrapped(found if found.shape == shape else spread(found, shape), metas)
    made = torch.from_numpy(np.array(found))
    return made if metas is None else made.to(metas.dtype).reshape(metas.size())


class FunctionMode(overrides.TorchFunctionMode):
    """What PyTorch does above its operators, where a tensor of the field has no memory to show."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        del types
        kwargs = kwargs or {}
        if kwargs.get("device") is not None:
            kwargs = {**kwargs, "device": near(kwargs["device"])}
        if func is torch.nn.functional.scaled_dot_product_attention and is_exact(args[0]):
            return attention(*args, **kwargs)
        if any(type(each) is FieldNumber for each in flat(args, kwargs)):
            raise Unknown(READ, user_site())
        if args and is_exact(args[0]):
            if func is torch.Tensor.item and not is_known(exact_of(args[0])):
                return FieldNumber(user_site)
            if func is torch.Tensor.tolist:
                return listed(args[0])
            if func in (torch.Tensor.numpy, torch.Tensor.__array__):
                raise Unknown("floats that are read as an array of numpy", user_site())
            if func in (torch.Tensor.data_ptr, torch.Tensor.__dlpack__):
                raise Unknown("floats that are read in memory", user_site())
        if func is torch.Tensor.cuda:
            return args[0]
        if func is torch.Tensor.record_stream:
            return None
        if func is torch.Tensor.to and any(map(is_device, args[1:])):
            args = (args[0], *(near(a) if is_device(a) else a for a in args[1:]))
        if func == REPLACE:
            return replaced(*args)
        return func(*args, **kwargs)


REPLACE = torch.Tensor.data.__set__


def flat(args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any]:
    """What a function is given, and what is in its lists."""
    out: list[Any] = []
    for each in (*args, *kwargs.values()):
        out += cast("Sequence[Any]", each) if isinstance(each, (list, tuple)) else (each,)
    return out


def is_known(value: Exact) -> bool:
    """Whether the text of the program alone makes it, or it is no number."""
    if value.plane is not None and value.plane.any():
        return True
    return value.real is not None and not np.isnan(value.real).any()


def is_device(value: Any) -> bool:
    """Whether an argument of `Tensor.to` is one, by its name or its number."""
    number = isinstance(value, int) and not isinstance(value, bool)
    return number or isinstance(value, (str, torch.device))


def near(device: Any) -> Any:
    """Devices that are not there are this processor."""
    if isinstance(device, int) or torch.device(device).type not in ("cpu", "meta"):
        return torch.device("cpu")
    return device


def attention(query: Any, key: Any, value: Any, *args: Any, **kwargs: Any) -> Any:
    names = ("attn_mask", "dropout_p", "is_causal", "scale", "enable_gqa")
    given = {**dict(zip(names, args, strict=False)), **kwargs}
    refuse_no_heads(key, given)
    if given.pop("dropout_p", 0.0):
        raise Unknown("dropout", user_site())
    how = torch.ops.aten._scaled_dot_product_attention_math  # noqa: SLF001
    mask, causal = given.pop("attn_mask", None), given.pop("is_causal", False)
    return how(query, key, value, mask, 0.0, causal, None, **given)[0]


def refuse_no_heads(key: Any, given: Mapping[str, Any]) -> None:
    """PyTorch divides by the number of key heads, and a process ends where there are none."""
    if given.get("enable_gqa") and key.dim() > 2 and not key.size(-3):
        what = "scaled_dot_product_attention with enable_gqa has no key heads"
        raise CannotRun(what, user_site())


def listed(tensor: Any) -> Any:
    value = exact_of(tensor)
    if value.real is None or np.isnan(value.real).any():
        raise Unknown("floats that are read by the program itself (.tolist())", user_site())
    return value.real[0].tolist()


def replaced(tensor: Any, data: Any) -> None:
    """`tensor.data = data`, which would give a plain tensor the shell of another."""
    if not is_exact(data):
        if is_exact(tensor):
            with CaptureMode():
                data = torch.ops.aten.clone.default(data)
        else:
            torch._C.TensorBase.data.__set__(tensor, data)  # noqa: SLF001
            return
    if is_exact(tensor):
        torch._C.TensorBase.data.__set__(tensor, data)  # noqa: SLF001
        tensor.cell, tensor.meta = data.cell, data.meta
        return
    needs = tensor.requires_grad
    with torch.no_grad():
        shell = (
            torch.nn.Parameter(data.detach(), needs)
            if isinstance(tensor, torch.nn.Parameter)
            else data.detach()
        )
    try:
        torch.utils.swap_tensors(tensor, shell)
    except RuntimeError as wrong:
        what = "the data of a tensor that was made outside of the program, and is replaced"
        raise Unknown(f"{what} ({' '.join(str(wrong).split())[:80]})", user_site()) from None
