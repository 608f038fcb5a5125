"""Devices that are not there: each rank has one, which is this processor."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportPrivateUsage=false

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Generator
from importlib import import_module
from typing import Any, Self

from shardproof.code.torch_capture import is_device, near

torch: Any = import_module("torch")
DDP: Any = import_module("torch.nn.parallel").DistributedDataParallel


class Stream:
    """A queue of one device: what it is given has run."""

    def __init__(self, *_: object, **__: object) -> None:
        self.device = torch.device("cpu")

    def wait_stream(self, stream: object) -> None:
        """It has run."""

    def wait_event(self, event: object) -> None:
        """It has come."""

    def record_event(self, event: object = None) -> object:
        return Event() if event is None else event

    def synchronize(self) -> None:
        """It has run."""

    def query(self) -> bool:
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None


class Event:
    """A mark in such a queue."""

    def __init__(self, *_: object, **__: object) -> None:
        return None

    def record(self, stream: object = None) -> None:
        """It has come."""

    def wait(self, stream: object = None) -> None:
        """It has come."""

    def synchronize(self) -> None:
        """It has come."""

    def query(self) -> bool:
        return True


def gives(make: Callable[[], Any]) -> Callable[..., Any]:
    """A function of its own each time: PyTorch's compiler wants each of them once."""

    def made(*_: object, **__: object) -> Any:
        return make()

    return made


def nothing() -> None:
    """There is nothing to wait for, to choose or to free."""


def generator_state(*_: object, **__: object) -> Any:
    return torch.get_rng_state()


def set_generator_state(state: Any, *_: object, **__: object) -> None:
    torch.set_rng_state(state)


def running_in(stream: object) -> contextlib.AbstractContextManager[object]:
    return contextlib.nullcontext(stream)


def stand_ins(own: Callable[[], int]) -> dict[str, Any]:
    """What `torch.cuda` says of a device; `own` is the number of the rank's."""
    return {
        "current_device": own, "set_device": gives(nothing), "synchronize": gives(nothing),
        "empty_cache": gives(nothing), "get_rng_state": generator_state,
        "set_rng_state": set_generator_state, "Stream": Stream, "Event": Event,
        "current_stream": gives(Stream), "default_stream": gives(Stream),
        "set_stream": gives(nothing), "stream": running_in,
    }  # fmt: skip


def asked_of_module(parse: Callable[..., Any]) -> Callable[..., Any]:
    """What `Module.to` is given, of devices that are not there."""

    def parsed(*args: Any, **kwargs: Any) -> Any:
        args = tuple(near(each) if is_device(each) else each for each in args)
        if kwargs.get("device") is not None:
            kwargs = {**kwargs, "device": near(kwargs["device"])}
        return parse(*args, **kwargs)

    return parsed


def on_no_device(begin: Callable[..., Any]) -> Callable[..., None]:
    """`DistributedDataParallel` of a module that it takes to be on this processor."""

    def begun(self: Any, module: Any, *args: Any, **kwargs: Any) -> None:
        if args:
            args = (None, *args[1:])
        kwargs = {**kwargs, **{name: None for name in ("device_ids", "output_device")
                               if name in kwargs}}  # fmt: skip
        begin(self, module, *args, **kwargs)

    return begun


def no_gradients(mode: object = True) -> Any:  # noqa: FBT002  (as PyTorch calls it)
    """In the place of inference mode, whose tensors may not be those of a subclass."""
    return torch.no_grad() if mode else contextlib.nullcontext()


@contextlib.contextmanager
def without_devices(own: Callable[[], int]) -> Generator[None]:
    """`torch.cuda` speaks of this processor; and what is to be compiled runs as it stands."""
    every = stand_ins(own)
    every["_parse_to"] = asked_of_module(torch._C._nn._parse_to)  # noqa: SLF001
    modules = (torch.cuda, torch.cuda.random, torch._C._nn)  # noqa: SLF001
    places = [(module, name) for module in modules for name in every if hasattr(module, name)]
    every["__init__"] = on_no_device(DDP.__init__)
    every["_InferenceMode"] = no_gradients
    places += [(DDP, "__init__"), (torch._C, "_InferenceMode")]  # noqa: SLF001
    before = [getattr(module, name) for module, name in places]
    dynamo = os.environ.get("TORCHDYNAMO_DISABLE")
    os.environ["TORCHDYNAMO_DISABLE"] = "1"
    for module, name in places:
        setattr(module, name, every[name])
    try:
        if "torch._dynamo" in sys.modules:
            with torch.compiler.set_stance("force_eager"):
                yield
        else:
            yield
    finally:
        for (module, name), value in zip(places, before, strict=True):
            setattr(module, name, value)
        if dynamo is None:
            os.environ.pop("TORCHDYNAMO_DISABLE", None)
        else:
            os.environ["TORCHDYNAMO_DISABLE"] = dynamo
