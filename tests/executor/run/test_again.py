"""What an operator gave in another plan's run is what it would give in this one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from shardproof.executor.domains import Tensor
from shardproof.executor.run.state.again import READ, Memory, look_again, reads_few
from shardproof.executor.run.state.rank import Rank
from shardproof.executor.run.state.same_result import maps_of
from shardproof.fuzzing.bench import Bench
from shardproof.fuzzing.cases import Kind, batch
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.phase import Phase
from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.ops.every import BY_KIND
from tests.executor.run.test_alike import numbers
from tests.tiers import sampled

KINDS: tuple[Kind, ...] = ("whole", "near", "legal", "edited", "miss")
NUMBERS = range(1, 13)
PLANS = 6
"""Of a batch, all of one model."""
IN_A_KEY = ("layout", "expert_tp", "block", "stage_ranks")
"""What a context works out of its plan, and keys hold, or what it is worked out of."""
Make = Callable[[Rank, Op], object]


def shown(number: int) -> list[str]:
    """What runs of some plans of each kind show, those of a model one after the other."""
    out: list[str] = []
    for kind in KINDS:
        bench = Bench()
        for case in batch(kind, 5, number, PLANS):
            found = bench.once(case.model, case.plan, number)
            out.append(f"{found.found}; {found.tried}")
    return out


@pytest.mark.parametrize("number", sampled(NUMBERS, every=12))
def test_what_is_taken_again_is_what_would_be_made(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And where nothing is taken again, runs show the same."""
    taken, real = 0, Memory.of

    def checked(self: Memory, rank: Rank, op: Op, make: Make) -> object:
        nonlocal taken
        known = len(self.made)
        found = real(self, rank, op, make)
        if found in [made for _, made in self.made.values() if made is found]:
            taken += len(self.made) == known
            made = make(rank, op)
            assert list(numbers(found)) == list(numbers(made)), f"{op} on {rank.key}"
            if isinstance(found, Tensor) and isinstance(made, Tensor):
                assert found.values.shape == made.values.shape
        return found

    monkeypatch.setattr(Memory, "of", checked)
    together = shown(number)
    assert taken > 200

    def alone(_: Memory, rank: Rank, op: Op, make: Make) -> object:
        return make(rank, op)

    monkeypatch.setattr(Memory, "of", alone)
    assert shown(number) == together


def test_operators_read_no_more_of_a_plan_than_keys_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    read: dict[str, set[str]] = defaultdict(set)
    now: list[str] = []
    maps: list[Split] = []

    def noted(self: Phase, name: str) -> object:
        if now and now[-1] and type(self) is Phase and name in Phase.own_fields:
            read[now[-1]].add(name)
        return object.__getattribute__(self, name)

    def known(name: str) -> property:
        found: property = vars(Context)[name]

        def get(self: Context) -> object:
            now.append("")
            try:
                return found.__get__(self)
            finally:
                now.pop()

        return property(get)

    real = Rank.own

    def own(self: Rank, split: Split | None) -> tuple[int, ...] | None:
        """A key holds what a rank has under the maps that its operator names, and of no other."""
        named = any(split is each for each in maps)
        now.append("" if named else now[-1] if now else "")
        try:
            return real(self, split)
        finally:
            now.pop()

    def watched(_: Memory, rank: Rank, op: Op, make: Make) -> Any:  # noqa: ANN401
        maps[:] = maps_of(op, rank.kept).maps
        now.append(op.kind)
        try:
            return make(rank, op)
        finally:
            now.pop()

    for name in IN_A_KEY:
        monkeypatch.setattr(Context, name, known(name))
    monkeypatch.setattr(Rank, "own", own)
    monkeypatch.setattr(Phase, "__getattribute__", noted, raising=False)
    monkeypatch.setattr(Memory, "of", watched)
    shown(1)
    assert {"tp"} <= read["bias"]
    for kind, names in read.items():
        op = object.__new__(BY_KIND[kind])
        if look_again(op) is not None:
            assert names <= ({"tp"} if reads_few(op) else {*READ}), kind
