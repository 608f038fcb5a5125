"""What was decided of plans of a product, and is not decided again for one that says the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from tests.exhaustive.naming import Named
from tests.exhaustive.universe.universe import Axis, Chunk
from tests.exhaustive.watched import Choice, Choices, Seen

Answer = TypeVar("Answer")


@dataclass(slots=True, eq=False)
class Node:
    """After the same looks: what is looked at next, or what was decided."""

    looks: Choice | None = None
    after: dict[int, Node] = field(default_factory=dict[int, "Node"])
    answer: Any = None


@dataclass(slots=True)
class Written:
    """One plan of a product, which is built only when somebody has to look at it."""

    chunk: Chunk
    number: int
    known: Known
    places: tuple[int, ...]
    built: Plan | None = None

    @property
    def model(self) -> Model:
        return self.chunk.setting.model

    @property
    def plan(self) -> Plan:
        if self.built is None:
            self.built = self.chunk.plan(self.number)
        return self.built

    def ask(self, what: object, decide: Callable[[Plan], Answer]) -> Answer:
        """What `decide` says of the plan. Under one `what` it is always the same function."""
        node = self.known.roots.setdefault(what, Node())
        while node.looks is not None:
            node = node.after.setdefault(self.says(node.looks), Node())
        if node.answer is None:
            plan, seen = self.known.choices.watched(self.plan)
            answer = decide(plan)
            self.known.keep(what, self, seen, answer)
            return answer
        known: Answer = node.answer
        return known

    def once(self, who: str, name: bytes, decide: Callable[[], Answer]) -> Answer:
        """What `decide` says of all plans of this name."""
        return self._kept((who, name), decide)

    def valued(self, who: str, found: Named, decide: Callable[[], Answer]) -> Answer:
        """What `decide` says of all plans of this name that say the same in `AS_WRITTEN`."""
        said = (tuple(map(self.says, of)) for of in self.known.as_written.values())
        return self._kept((who, found.name, *said), decide)

    def _kept(self, key: tuple[object, ...], decide: Callable[[], Answer]) -> Answer:
        answer: Answer | None = self.known.said.get(key)
        if answer is None:
            answer = self.known.said[key] = decide()
        return answer

    def says(self, choice: Choice) -> int:
        """The number of what the plan says there."""
        places = tuple([self.places[i] for i in choice.axes])
        found = choice.known.get(places)
        if found is None:
            value = choice.of(self.plan)
            found = choice.known[places] = choice.values.setdefault(value, len(choice.values))
        return found


@dataclass(slots=True)
class Known:
    """Of one product: by what was asked, the looks that led to each answer."""

    choices: Choices
    as_written: Mapping[PhaseName, tuple[Choice, ...]]
    roots: dict[object, Node] = field(default_factory=dict[object, Node])
    said: dict[tuple[object, ...], Any] = field(default_factory=dict[tuple[object, ...], Any])
    count: int = 0

    @property
    def size(self) -> int:
        return self.count + len(self.said)

    def keep(self, what: object, case: Written, seen: Seen, answer: object) -> None:
        node = self.roots[what]
        for choice in seen:
            if node.looks is None and node.answer is None and not node.after:
                node.looks = choice
            if node.looks is not choice:
                raise RuntimeError(f"{what}: {choice.path} was looked at in another order")
            node = node.after.setdefault(case.says(choice), Node())
        node.answer = answer
        self.count += 1


AS_WRITTEN = (
    "mesh", "stages.layers", "stages.order", "stages.offset", "stages.embedding", "stages.head",
    "stages.stream", "stream_tokens", "sequence.cut", "sequence.keys", "sequence.layout",
    "batch.sequences", "batch.idle", "cache.turns", "schedule.microbatches", "schedule.period",
    "schedule.ticks", "ep", "moe.tp", "stream", "stages.receivers", "sequence.exchange",
    "cache.slots", "cache.update", "attention.qkv.k_sum", "attention.qkv.v_sum",
    "attention.qkv.split", "attention.qkv.collective",
)  # fmt: skip
"""What the engine looks at beside the program: how something is written, not what it comes to."""


def known_of(axes: Sequence[Axis]) -> Known:
    choices = Choices(axes)

    def of(name: PhaseName) -> Iterator[Choice]:
        found = (choices.choice(name, path) for path in AS_WRITTEN)
        return (choice for choice in found if choice.axes)

    return Known(choices, {name: tuple(of(name)) for name in PHASES})


MOST = 400_000
"""Answers that are kept at a time, some hundred megabytes."""


@dataclass(slots=True)
class Memory:
    """Of one process: what it knows of each product, those last used at the end."""

    products: dict[tuple[str, int], Known] = field(default_factory=dict[tuple[str, int], Known])

    def of(self, chunk: Chunk) -> Known:
        key = chunk.module, chunk.product
        known = self.products.pop(key, None) or known_of(chunk.axes)
        self.products[key] = known
        while len(self.products) > 1 and sum(k.size for k in self.products.values()) > MOST:
            del self.products[next(iter(self.products))]
        return known

    def cases(self, chunk: Chunk) -> Iterator[tuple[int, Written]]:
        known = self.of(chunk)
        for number in chunk.plans:
            yield number, Written(chunk, number, known, chunk.places(number))
