"""A verdict on PyTorch code."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shardproof.code.judging import decided
from shardproof.code.lockstep import Mutation
from shardproof.code.torch_programs import ReferenceFailed, TorchPrograms
from shardproof.code.verdict import CodeVerdict
from shardproof.spec.errors import InputError, InputErrors, Place


def judged_torch(
    programs: TorchPrograms, seed: int = 0, mutation: Mutation | None = None
) -> CodeVerdict:
    """The verdict on a program of PyTorch; with a collective done wrong, if one is named."""
    try:
        return decided(programs, seed, mutation)
    except ReferenceFailed as failed:
        site = getattr(failed.error, "site", None)
        place = Place(site.file, site.line, 1) if site is not None and site.file else None
        message = f"the reference does not run: {getattr(failed.error, 'what', failed.error)}"
        wrong = InputError("CODE-REFERENCE", message, place, help=programs.help_)
        raise InputErrors(wrong) from None


def check_torch(
    main: Callable[..., Any], *arguments: object, ranks: int = 4,
    reference: Callable[..., Any] | None = None, seed: int = 0,
) -> CodeVerdict:  # fmt: skip
    """Whether a program of PyTorch computes on many ranks what it computes on one.

    `main` is called on each of so many ranks, and on one rank alone, which is the reference, if no
    other function is named. Floats among the arguments are drawn: of them the shape counts.
    """
    programs = TorchPrograms(main, reference or main, arguments, ranks)
    return judged_torch(programs, seed)
