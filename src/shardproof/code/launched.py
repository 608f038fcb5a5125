"""The verdict on a script that torchrun would start."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from shardproof.code.torch_judging import judged_torch
from shardproof.code.torch_programs import TorchPrograms
from shardproof.code.torch_script import Script
from shardproof.code.torchrun import read_launch
from shardproof.code.verdict import CodeVerdict
from shardproof.spec.errors import InputError, InputErrors, Place

ONE_RANK = (
    "the script on one rank is the reference; where its arguments are those of many ranks, give "
    'the others: --reference="--tp 1"'
)
NAME_ONE = (
    'call shardproof.output("logits", logits) where the script has its result, or name a function '
    "that returns it: --output forward"
)
NAME_ANOTHER = "a function of the script is NAME, one of another file MODULE:NAME (net:Mlp.forward)"


@dataclass(frozen=True, slots=True)
class Launched:
    """A launch that was judged."""

    told: str
    """The command as it was understood."""
    verdict: CodeVerdict
    programs: TorchPrograms
    script: Script

    @property
    def name(self) -> str:
        """The command with no folder in it."""
        launch = self.script.launch
        script = launch.script if launch.is_module else Path(launch.script).name
        return replace(launch, script=script).told

    def certificate(self) -> str:
        """Of a program that is equal; `NoCertificate` says why there is none."""
        from shardproof.code.certified import certificate

        ranks, files = self.programs.ranks, self.script.files
        return certificate(self.programs, self.verdict, self.name, ranks, files)


def check_launch(
    words: Sequence[str], reference: str | None, outputs: Sequence[str], seed: int = 0
) -> Launched:
    """The verdict on the script of a launch."""
    launch = read_launch(words)
    alone = launch.arguments if reference is None else words_of(reference)
    many, one = (Script(launch, each, tuple(outputs)) for each in (launch.arguments, alone))
    also = (f"the reference is the script on one rank{with_words(alone, launch.arguments)}",)
    programs = TorchPrograms(many, one, (), launch.ranks, help_=ONE_RANK, also=also)
    verdict = judged_torch(programs, seed)
    if not programs.names and verdict.word not in ("stuck", "cannot run"):
        place = None if launch.is_module else Place(launch.script)
        help_ = NAME_ANOTHER if outputs else NAME_ONE
        raise InputErrors(InputError("CODE-OUTPUT", nothing(outputs), place, help=help_))
    return Launched(launch.told, verdict, programs, many)


def with_words(alone: Sequence[str], many: Sequence[str]) -> str:
    if tuple(alone) == tuple(many):
        return ""
    return f" with the arguments {shlex.join(alone)}" if alone else " without arguments"


def nothing(outputs: Sequence[str]) -> str:
    if outputs:
        return f"on one rank nothing that {' or '.join(outputs)} returned is a tensor"
    return "the script names no output, so that there is nothing to compare"


def words_of(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError as wrong:
        message = f"{text!r} is no command line: {wrong}"
        raise InputErrors(InputError("USAGE", message, field="--reference")) from None
