"""The same program of PyTorch in floats: with float64 wherever it names another kind."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

from importlib import import_module
from typing import Any

from shardproof.code.torch_capture import FAKE, is_device, near, refuse_no_heads

torch: Any = import_module("torch")
pytree: Any = import_module("torch.utils._pytree")
modes: Any = import_module("torch.utils._python_dispatch")
overrides: Any = import_module("torch.overrides")

KNOWN = (torch.Tensor, torch.nn.Parameter, torch.nn.Buffer)


class FloatMode(modes.TorchDispatchMode):
    """Collectives between threads; and casts between kinds of floats change nothing if `wide`."""

    def __init__(self, *, wide: bool) -> None:
        super().__init__()
        self.wide = wide

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if torch._C._get_dispatch_mode(FAKE) is not None:  # noqa: SLF001
            return func(*args, **kwargs)
        if any(each not in KNOWN for each in types):
            return NotImplemented
        if func.namespace.startswith("_c10d_functional"):
            from shardproof.code.torch_groups import functional

            return functional(func._schema.name.partition("::")[2], args, kwargs)  # noqa: SLF001
        if not self.wide:
            return func(*args, **kwargs)
        kind = kwargs.get("dtype")
        if kind is not None and kind.is_floating_point:
            kwargs = {**kwargs, "dtype": torch.float64}
        schema = func._schema  # noqa: SLF001
        if any(a.alias_info is not None for a in (*schema.arguments, *schema.returns)):
            return func(*args, **kwargs)
        args = tuple(
            torch.float64 if isinstance(a, torch.dtype) and a.is_floating_point else a for a in args
        )
        args, kwargs = pytree.tree_map_only(torch.Tensor, widened, (args, kwargs))
        return func(*args, **kwargs)


def widened(tensor: Any) -> Any:
    narrow = tensor.is_floating_point() and tensor.dtype != torch.float64
    return tensor.double() if narrow and tensor.device.type != "meta" else tensor


class DeviceMode(overrides.TorchFunctionMode):
    """Devices that are not there are this processor."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        del types
        kwargs = kwargs or {}
        if kwargs.get("device") is not None:
            kwargs = {**kwargs, "device": near(kwargs["device"])}
        if func is torch.nn.functional.scaled_dot_product_attention and len(args) > 1:
            refuse_no_heads(args[1], kwargs)
        if func is torch.Tensor.cuda:
            return args[0]
        if func is torch.Tensor.record_stream:
            return None
        if func is torch.Tensor.to and any(map(is_device, args[1:])):
            args = (args[0], *(near(a) if is_device(a) else a for a in args[1:]))
        return func(*args, **kwargs)
