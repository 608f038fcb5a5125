"""Our executor as somebody's, right and wrong, through the public protocol."""

from __future__ import annotations

import os
import time

from shardproof.harness.answers import Answer, Refused
from shardproof.harness.case import Case
from shardproof.harness.ours import Numpy, Reals, run_case
from shardproof.spec.plan.edits import Edit

MISTAKES: dict[str, tuple[Edit, ...]] = {
    "no sum of attention": (Edit("drop", "layers.*.attention.all_reduce"),),
    "no sum of ffn": (Edit("drop", "layers.*.ffn.all_reduce"),),
    "no sum of the embedding": (Edit("drop", "embedding.all_reduce"),),
    "attention summed twice": (
        Edit("insert", "all_reduce", of=("layers.*.attention.all_reduce",)),
    ),
    "ffn summed twice": (Edit("insert", "all_reduce", of=("layers.*.ffn.all_reduce",)),),
    "the embedding summed twice": (Edit("insert", "all_reduce", of=("embedding.all_reduce",)),),
    "attention summed over the replicas": (
        Edit("change", "layers.*.attention.all_reduce", about=(("group", ("dp",)),)),
    ),
    "ffn summed over the replicas": (
        Edit("change", "layers.*.ffn.all_reduce", about=(("group", ("dp",)),)),
    ),
    "logits gathered in reverse": (
        Edit("change", "head.gather_logits", about=(("order", "reversed"),)),
    ),
    "decode alone lacks a sum": (Edit("drop", "layers.*.ffn.all_reduce", phase="decode"),),
    "no rotation of a step's queries": (
        Edit("drop", "layers.*.attention.q.rope", phase="decode"),
    ),
}  # fmt: skip
"""Each is to be found, in dense models over tp."""


class Right(Numpy):
    """Nothing is wrong with it."""


class Silent(Numpy):
    """Cuts that leave something over are taken as if they did not: nothing is refused."""

    def run(self, case: Case) -> Answer:
        return self.computed(case)


class Picky:
    """Refuses what is illegal, and supports no experts."""

    def supports(self, case: Case) -> str | None:
        return "no experts" if "moe" in case.features else None

    def open(self, ranks: int) -> None:
        """Nothing to open."""

    def run(self, case: Case) -> Reals:
        if not case.legal:
            raise Refused("heads do not divide")
        return run_case(case)

    def close(self) -> None:
        """Nothing to close."""


class Sleeps(Picky):
    """Never answers where there is more than one rank."""

    def run(self, case: Case) -> Reals:
        if case.tp > 1:
            wait_for_the_others()
        return super().run(case)


def wait_for_the_others() -> None:
    time.sleep(600)


class Dies(Picky):
    def run(self, case: Case) -> Reals:
        if case.tp > 1:
            os._exit(7)
        return super().run(case)


class Raises(Picky):
    def run(self, case: Case) -> Reals:
        if case.tp > 1:
            raise IndexError("head 3 of 3")
        return super().run(case)


class Wavers(Picky):
    """Another answer each time, all within the bound."""

    def __init__(self) -> None:
        self.runs = 0

    def run(self, case: Case) -> Reals:
        self.runs += 1
        return super().run(case) * (1 + self.runs * 2.0**-40)
