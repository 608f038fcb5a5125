"""Formal verification and property testing of parallelism plans for Transformer inference.

>>> from shardproof import Model, check, plan
>>> verdict = check(Model.from_config("config.json"), plan(tp=8))
>>> verdict.word
'legal'
"""

from __future__ import annotations

__version__ = "0.1.0"

TYPE_CHECKING = False  # `verify` is done before `typing` would be imported
if TYPE_CHECKING:
    from shardproof.api import Model, Plan, Verdict, check, load_plan, plan
    from shardproof.spec.errors import InputError, InputErrors, Place

__all__ = [
    "InputError",
    "InputErrors",
    "Model",
    "Place",
    "Plan",
    "Verdict",
    "__version__",
    "check",
    "load_plan",
    "plan",
]


def __getattr__(name: str) -> object:
    """The public names, imported when first asked for: the command line needs few of them."""
    if name in ("InputError", "InputErrors", "Place"):
        from shardproof.spec import errors

        return getattr(errors, name)
    if name in __all__:
        from shardproof import api

        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
