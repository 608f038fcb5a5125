"""The steps of all ranks as a graph, for the rules that read a strategy of each part off it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from shardproof.code.collectives import TITLES, WHAT
from shardproof.code.layouts import Layout, Layouts
from shardproof.code.lockstep import Step
from shardproof.code.recognising import (
    MOVES,
    PRODUCTS,
    WHOLE_BLOCK,
    WHOLE_OUT,
    Graph,
    Strategy,
)
from shardproof.code.subject import Round

CHOICES = frozenset({"top_k", "topk", "argmax", "sort"})
EXPONENTIALS = frozenset({"exp", "exp2", "_softmax", "softmax", "_safe_softmax"})
SUMS = frozenset({"all_reduce", "reduce_scatter"})
GATHERS = frozenset({"all_gather", "gather"})
WHOLE: dict[str, Any] = {
    "attention": {"qkv": WHOLE_BLOCK, "out": WHOLE_OUT}, "embedding": WHOLE_BLOCK,
    "ffn": {"gate": WHOLE_BLOCK, "up": WHOLE_BLOCK, "down": WHOLE_OUT}, "lm_head": WHOLE_BLOCK,
}  # fmt: skip
"""Of a part alone the others are on every rank."""
CONFIG: dict[str, Any] = {
    "architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": 64,
    "intermediate_size": 64, "num_hidden_layers": 1, "num_attention_heads": 8,
    "num_key_value_heads": 8, "head_dim": 8, "vocab_size": 64, "max_position_embeddings": 4096,
    "rms_norm_eps": 1e-5, "tie_word_embeddings": False, "hidden_act": "silu",
}  # fmt: skip
"""A model of which a part is one: its sizes decide nothing of the plans above."""


@dataclass(frozen=True, slots=True)
class Part:
    """What one part does, in a line; and as a plan of a small model, if it is one."""

    told: str
    strategy: Strategy | None = None


@dataclass(slots=True)
class Look:
    """The steps of the ranks, and what is above and below each."""

    made: Round
    layouts: Layouts
    graph: Graph = field(init=False)

    def __post_init__(self) -> None:
        self.graph = Graph(self.made.log.steps or ())

    @property
    def steps(self) -> Sequence[Step]:
        return self.graph.steps

    def layout(self, column: Sequence[Any], step: Step) -> Layout | None:
        return self.layouts.of(column, step.ranks, step.mesh)

    def what(self, at: int) -> str:
        """A collective by its kind; nothing of other operators."""
        return WHAT.get(self.steps[at].name, self.steps[at].name) if self.is_one(at) else ""

    def is_one(self, at: int) -> bool:
        step = self.steps[at]
        name = TITLES.get(step.name, step.name)
        return any(
            each.size > 1 and each.title == name and each.site == step.site
            for each in self.made.log.collectives.values()
        )

    def axes(self, at: int) -> tuple[str, ...]:
        step = self.steps[at]
        return next(
            each.axes for each in self.made.log.collectives.values() if each.site == step.site
        )

    def ranks(self, at: int) -> int:
        step = self.steps[at]
        return next(
            each.size for each in self.made.log.collectives.values() if each.site == step.site
        )

    def above(self, at: int) -> set[int]:
        """All steps that lead to one."""
        return self._reached(at, lambda i: [
            self.graph.makers.get(id(v)) for c in self.steps[i].operands for v in c])  # fmt: skip

    def below(self, at: int) -> set[int]:
        """All steps that one leads to."""
        return self._reached(at, lambda i: [
            each for c in self.steps[i].results for v in c
            for each in self.graph.readers.get(id(v), ())])  # fmt: skip

    def _reached(self, at: int, near: Callable[[int], Sequence[int | None]]) -> set[int]:
        seen, left = set[int](), [at]
        while left:
            for each in near(left.pop()):
                if each is not None and each not in seen:
                    seen.add(each)
                    left.append(each)
        return seen - {at}

    def moved_to(self, at: int) -> list[int]:
        """The products that read what a step makes, if it was but moved in between."""
        seen, left, out = set[int](), [at], list[int]()
        while left:
            step = self.steps[left.pop()]
            for value in (v for column in step.results for v in column):
                for each in set(self.graph.readers.get(id(value), ())) - seen:
                    seen.add(each)
                    if self.steps[each].name in PRODUCTS:
                        out.append(each)
                    elif self.steps[each].name in MOVES:
                        left.append(each)
        return out

    def products(self) -> Iterator[tuple[int, Sequence[Any], Layout]]:
        """Products of the ranks, with each operand that is split evenly."""
        for at, step in enumerate(self.steps):
            if step.name in PRODUCTS and step.mesh is not None:
                for column in step.operands:
                    layout = self.layout(column, step)
                    if layout is not None and layout.axes:
                        yield at, column, layout

    def told(self, places: Sequence[int]) -> str:
        """Collectives with their lines, each once."""
        every = {(self.steps[at].name, str(self.steps[at].site)) for at in places}
        return " and ".join(f"{TITLES.get(name, name)} at {site}" for name, site in sorted(every))


def over(axes: Sequence[str]) -> str:
    return " and ".join(axes)
