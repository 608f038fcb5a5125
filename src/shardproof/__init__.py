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
    from shardproof.asking import Certificate, Checked, certify, plans, run, verify, why
    from shardproof.cli.run import Ran
    from shardproof.code.judging import check_code
    from shardproof.code.outputs import output
    from shardproof.code.verdict import CodeVerdict
    from shardproof.harness.answers import Answer, Refused
    from shardproof.harness.case import Case
    from shardproof.harness.executors import Executor, fuzz_executor
    from shardproof.harness.fuzzing import fuzz
    from shardproof.harness.http import HttpExecutor
    from shardproof.reports.legal import Legal
    from shardproof.reports.reasons import Why
    from shardproof.spec.errors import InputError, InputErrors, Place

__all__ = [
    "Answer",
    "Case",
    "Certificate",
    "Checked",
    "CodeVerdict",
    "Executor",
    "HttpExecutor",
    "InputError",
    "InputErrors",
    "Legal",
    "Model",
    "Place",
    "Plan",
    "Ran",
    "Refused",
    "Verdict",
    "Why",
    "__version__",
    "certify",
    "check",
    "check_code",
    "fuzz",
    "fuzz_executor",
    "load_plan",
    "output",
    "plan",
    "plans",
    "run",
    "verify",
    "why",
]

_MODULES = {
    "spec.errors": ("InputError", "InputErrors", "Place"),
    "asking": ("Certificate", "Checked", "certify", "plans", "run", "verify", "why"),
    "cli.run": ("Ran",),
    "code.judging": ("check_code",),
    "code.outputs": ("output",),
    "code.verdict": ("CodeVerdict",),
    "harness.answers": ("Answer", "Refused"),
    "harness.case": ("Case",),
    "harness.executors": ("Executor", "fuzz_executor"),
    "harness.fuzzing": ("fuzz",),
    "harness.http": ("HttpExecutor",),
    "reports.legal": ("Legal",),
    "reports.reasons": ("Why",),
    "api": ("Model", "Plan", "Verdict", "check", "load_plan", "plan"),
}


def __getattr__(name: str) -> object:
    """The public names, imported when first asked for: the command line needs few of them."""
    from importlib import import_module

    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"shardproof.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
