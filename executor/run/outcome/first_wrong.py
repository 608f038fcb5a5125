"""The first tensor inside a model at which a run and the reference part."""

from __future__ import annotations

from shardproof.executor.domains.undefined import told
from shardproof.executor.run.outcome.reference_name import CHOSEN, READ
from shardproof.executor.run.state.faults import Key, named
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.record import dataclass

SHARES = " (shares)"
"""Behind the name of a result of which each rank has a share; certificates hold it so."""


@dataclass(frozen=True, slots=True)
class Inner:
    """An operator whose result is not the model's, though all that it was made of is."""

    op: str
    """As the program has it."""
    tensor: str
    """The reference's name of what it stands for."""
    phase: PhaseName
    step: int
    """Of decode; 0 in prefill."""
    rank: Key
    sequence: int
    token: int
    index: tuple[int, ...]
    """In the whole tensor, wherever the rank's own lies in it; empty for a token."""
    trial: int
    expected: int
    found: int | None
    """None where no rank has it, or the rank's tensor has another shape."""
    shares: bool
    """Whether `found` is the sum over the ranks, each of which has a share of it."""
    right: tuple[str, ...]
    """The last results before it that are the model's, or shares that add to it."""
    path: tuple[str, ...]
    """The operators between these and this one."""
    seen: str = ""
    """The result that shows it, where that of the operator itself is no tensor of the model, or may
    be a share."""

    def __str__(self) -> str:
        seen = f", seen at {self.seen}" if self.seen else ""
        told = f"First divergence: {self.op}{seen}. In {self.at}, {self.who} {self.values}."
        right = ", ".join(self.right).replace(SHARES, " (partial sums)")
        told += f" Last match: {right}." if right else ""
        return told + (f" Between: {', '.join(map(name_of, self.path))}." if self.path else "")

    @property
    def at(self) -> str:
        """The place in words, without the rank."""
        step = f" step {self.step}" if self.step else ""
        named_axes = zip(axes(self.tensor, len(self.index)), self.index, strict=True)
        index = "".join(f", {axis} {i}" for axis, i in named_axes)
        return f"{self.phase}{step}, sequence {self.sequence}, token {self.token}{index}"

    @property
    def who(self) -> str:
        return (
            f"the partial sums of {named(self.rank)} and its group"
            if self.shares
            else named(self.rank)
        )

    @property
    def values(self) -> str:
        if self.tensor in (READ, CHOSEN):
            does = "reads" if self.tensor == READ else "chooses next"
            return f"{does} {self.found}, and the model {self.expected}"
        model = f"the model's {self.tensor} is {told(self.expected)}"
        if self.found is None:
            return f"{'have' if self.shares else 'has'} none; {model}"
        return f"{'add up to' if self.shares else 'has'} {told(self.found)}; {model}"


def name_of(op: str) -> str:
    """The name of what an operator gives."""
    return op.partition(" = ")[0]


def axes(tensor: str, count: int) -> tuple[str, ...]:
    """What the axes of a tensor of the reference are called."""
    last = tensor.rsplit(".", 1)[-1]
    if tensor in ("logits", "head", "head.unbiased"):
        return ("id",)[:count]
    if ".router" in tensor:
        return ("expert",)[:count]
    if count == 2:
        return ("head", "key" if last in ("products", "scores", "weights") else "dimension")
    return ("dimension",)[:count]
