"""The program that FILE:NAME leads to, of whichever framework, ready to be judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from shardproof.code.judging import judged, pair_of
from shardproof.code.loading import Ranked, programs_of
from shardproof.code.lockstep import Mutation
from shardproof.code.subject import Subject
from shardproof.code.verdict import CodeVerdict

Judge = Callable[[Mutation | None], CodeVerdict]
"""The verdict; with a collective done wrong, if one is named."""


def subject_named(name: str, ranks: int, seed: int) -> tuple[Subject, Judge]:
    """Both programs, and how they are judged; `Unjudged` where JAX refuses to trace them."""
    programs = programs_of(name, ranks)
    if isinstance(programs, Ranked):
        from shardproof.code.torch_judging import judged_torch
        from shardproof.code.torch_programs import TorchPrograms

        torch = TorchPrograms(programs.main, programs.reference, programs.arguments, ranks)
        return torch, partial(judged_torch, torch, seed)
    pair = pair_of(programs.sharded, programs.reference, *programs.arguments)
    return pair, partial(judged, pair, seed)
