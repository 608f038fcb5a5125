"""A sharded program of JAX beside its reference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from shardproof.code.coverage import rows_of
from shardproof.code.domains import ExactNumbers
from shardproof.code.jax_trace import Leaf, Source, Traced
from shardproof.code.lockstep import Log, Mutation, Runner
from shardproof.code.otherwise import Instead
from shardproof.code.subject import Choice, Round
from shardproof.code.verdict import Difference
from shardproof.executor.code.field import CodeField
from shardproof.executor.code.readings import Readings
from shardproof.executor.code.values import Exact

ASSUMED = (
    "numbers are real: rounding and casts between kinds of floats change nothing",
    "collectives do what their names say; what a compiler makes of the trace is not looked at",
)


@dataclass(frozen=True, slots=True)
class Pair:
    """Both programs, traced, and what they are given."""

    sharded: Traced
    reference: Traced
    leaves: Sequence[Leaf]

    @property
    def outputs(self) -> Sequence[str]:
        """The names of the reference's outputs."""
        return [name for name, _, _ in self.reference.outputs]

    @property
    def given(self) -> Sequence[str]:
        """The names of the arguments."""
        return [leaf.name for leaf in self.leaves]

    @property
    def assumed(self) -> Sequence[str]:
        """What every verdict on a trace rests on."""
        return ASSUMED

    def inputs(self, field: CodeField) -> list[Any]:
        """Drawn floats, and integers as they are."""
        return [
            field.random(leaf.name, leaf.shape) if leaf.value is None else leaf.value
            for leaf in self.leaves
        ]

    def run(
        self, field: CodeField, mutation: Mutation | None, *, steps: bool,
        instead: Instead | None = None,
    ) -> Round:  # fmt: skip
        """Both jaxprs, on numbers of this field."""
        ours, theirs = field.listening(), field.listening()
        given = self.inputs(field)
        logs = [Log(steps=[] if steps else None) for _ in range(2)]
        expected = Runner(ExactNumbers(theirs), Source(), logs[0]).run(self.reference.closed, given)
        found = Runner(ExactNumbers(ours), Source(), logs[1], mutation, instead).run(
            self.sharded.closed, given
        )
        texts = ours.texts or set(), theirs.texts or set()
        return Round(field, expected, found, logs[1], logs[0], given, texts)

    def choices(self, field: CodeField) -> list[Choice]:
        """What the reference chooses by order in one run."""
        calls: list[Choice] = []

        def watch(eqn: Any, operands: Sequence[Any], made: Sequence[Any]) -> None:
            name = eqn.primitive.name
            if name not in ("argmax", "top_k") or not isinstance(operands[0], Exact):
                return
            x = operands[0]
            axis = int(eqn.params["axes"][0] if name == "argmax" else eqn.params.get("axis", -1))
            count = 1 if name == "argmax" else int(eqn.params["k"])
            ids = np.unique(np.asarray(made[-1]))
            site = Source().site(eqn)
            calls.append(Choice(id(eqn), site, rows_of(field, x, axis), ids, count))

        runner = Runner(ExactNumbers(field, watch), Source())
        runner.run(self.reference.closed, self.inputs(field))
        return calls

    def in_floats(
        self, seed: int, mutation: Mutation | None, draws: int, readings: Readings | None = None
    ) -> tuple[Difference | None, str]:
        """Both in floats, as JAX has them."""
        from shardproof.code.floating import in_floats

        return in_floats(self, seed, mutation, draws, readings)
