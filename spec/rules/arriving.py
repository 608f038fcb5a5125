"""What of the experts arrives at which rank, counted rank by rank.

Rules for blocks that have all experts once know the answer without it. Where they don't, a result
is followed as a set of makers and workers: by whose routes, computed by whom. It is right where
every part of every expert is among what its users get, once.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from shardproof.spec.model.model import Moe
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import Split, held_by
from shardproof.spec.program.runs import length, listed, real
from shardproof.spec.record import dataclass
from shardproof.spec.rules.at import At
from shardproof.spec.rules.placed import Made, Way
from shardproof.spec.rules.refused import NoRule

Pairs = Counter[tuple[int, int]]
"""By whose routes, computed by whom; how often."""
Part = tuple[int, ...] | str
"""What a rank has of an axis, or a word that tells it from what others have."""


@dataclass(frozen=True)
class Ranks:
    """The ranks of a stage, over dp, sp and tp, the last fastest."""

    at: At

    @cached_property
    def every(self) -> range:
        return range(self.at.ctx.stage_ranks)

    @property
    def alike(self) -> bool:
        """Whether the ranks of sp have the same tokens in every step."""
        return self.at.ctx.name == "decode" and self.at.ctx.layout in ("repeat", "keys")

    def place(self, rank: int) -> tuple[int, int, int]:
        phase = self.at.ctx.phase
        rest, tp = divmod(rank, phase.tp)
        return *divmod(rest, phase.sp), tp

    def shared(self, rank: int) -> tuple[int, int]:
        """Which part of the experts it has, and which part of each."""
        return divmod(rank % self.at.ctx.block, self.at.ctx.expert_tp)

    def group(self, axes: tuple[str, ...], rank: int) -> list[int]:
        """Those of its block along the named axes, and of the mesh along dp and sp."""
        start, mine = rank - rank % self.at.ctx.block, self.shared(rank)
        near = [
            n
            for n in range(start, start + self.at.ctx.block)
            if all(
                axis in axes or a == b
                for axis, a, b in zip(("ep", "tp"), self.shared(n), mine, strict=True)
            )
        ]
        wide = [axis in axes for axis in ("dp", "sp")]
        if not any(wide):
            return near

        def kept(n: int) -> tuple[int, int, int]:
            dp, sp, tp = self.place(n)
            return 0 if wide[0] else dp, 0 if wide[1] else sp, tp

        reached = {kept(n) for n in near}
        return [n for n in self.every if kept(n) in reached]

    def tokens(self, rank: int) -> tuple[Part, Part]:
        """What two ranks have alike that have the same tokens."""
        phase, (dp, sp, _) = self.at.ctx.phase, self.place(rank)
        work = self.at.ctx.plan.workload
        sequences = _of(Cut(phase.batch.sequences, work.batch or 0, phase.dp), work.batch, dp)
        if self.at.ctx.name == "decode":
            return sequences, "all" if self.alike else f"of rank {sp}"
        return sequences, _of(Cut(phase.sequence.cut, work.prompt or 0, phase.sp), work.prompt, sp)

    def uses(self, rank: int) -> bool:
        """Whether it has a token of some sequence, and keeps some of what is made of it."""
        ctx, (_, _, tp) = self.at.ctx, self.place(rank)
        sequences, tokens = self.tokens(rank)
        if sequences == () or tokens == ():
            return False
        phase, prompt = ctx.phase, ctx.plan.workload.prompt
        if phase.stream == "hidden":
            return bool(length(real(held_by(Cut(phase.hidden, ctx.model.hidden, phase.tp), tp,
                                            pads=False))))  # fmt: skip
        if phase.stream == "tokens":
            if ctx.name == "prefill" and prompt is None:
                return True
            count = len(tokens) if isinstance(tokens, tuple) else 1
            return bool(length(held_by(Cut(phase.stream_tokens, count, phase.tp), tp, pads=False)))
        return True

    def sources(self, way: Way, rank: int) -> list[int]:
        """Whose tokens it is sent: those of each, or each token once."""
        if way.how == "own":
            return [rank]
        group = self.group(way.group, rank)
        if way.how == "each":
            return group
        first: dict[tuple[int, int], int] = {}
        for other in group:
            first.setdefault(self._home(other), other)
        return list(first.values())

    def _home(self, rank: int) -> tuple[int, int]:
        dp, sp, _ = self.place(rank)
        return dp, 0 if self.alike else sp

    def maker(self, way: Way, rank: int, worker: int) -> int:
        """Whose routes a worker follows for a rank's tokens."""
        sources = self.sources(way, worker)
        if rank in sources:
            return rank
        found = [source for source in sources if self._home(source) == self._home(rank)]
        if not found:
            raise NoRule(f"the tokens of rank {rank} are not sent to rank {worker}")
        return found[0]


def _of(cut: Cut, n: int | None, rank: int) -> Part:
    """What a rank has of an axis; of one that is open, that it is this rank's."""
    if n is None:
        return "all" if cut.spec.kind == "whole" else f"of rank {rank}"
    return listed(held_by(cut, rank, pads=False))


def computed(owners: Split, copies: str, place: int) -> tuple[int, ...]:
    """The experts that a rank computes: all that it has, or those it is the first to have."""
    own = listed(real(owners.part(place)))
    if copies != "one":
        return own
    before = {e for other in range(place) for run in real(owners.part(other)) for e in run}
    return tuple(e for e in own if e not in before)


def arrived(at: At, made: Made) -> None:
    """Ask that each part of each expert is once in what every rank uses."""
    ranks, spec = Ranks(at), at.ctx.layer.ffn
    if not isinstance(spec, Moe):
        raise NoRule("the layer has no experts")
    seen: set[frozenset[tuple[tuple[int, int], int]]] = set()
    for rank in filter(ranks.uses, ranks.every):
        pairs = _given(ranks, made, rank, len(made.ways))
        known = frozenset(pairs.items())
        if known not in seen:
            seen.add(known)
            _each_once(at, ranks, spec, made, rank, pairs)


def _given(ranks: Ranks, made: Made, rank: int, ways: int) -> Pairs:
    """What a rank has for its own tokens after so many ways; the first is how they were sent."""
    sent = made.ways[0]
    if ways == 1:
        return Counter({(ranks.maker(sent, rank, rank), rank): 1})
    way = made.ways[ways - 1]
    group = ranks.group(way.group, rank)
    if way.kind == "return":
        return Counter((ranks.maker(sent, rank, worker), worker) for worker in group)
    if len({ranks.tokens(other) for other in group}) > 1:
        raise NoRule("the ranks of a group have different tokens, and their results are added")
    found: Pairs = Counter()
    for other in group:
        found += _given(ranks, made, other, ways - 1)
    return found


def _each_once(at: At, ranks: Ranks, spec: Moe, made: Made, rank: int, pairs: Pairs) -> None:
    etp, inner = at.ctx.expert_tp, spec.expert.width
    owners = made.owners
    if owners is None:
        raise NoRule("nothing says whose experts these are")
    found: Counter[tuple[int, int]] = Counter()
    biases: Counter[int] = Counter()
    for (maker, worker), often in pairs.items():
        place, part = ranks.shared(worker)
        mine = computed(owners, made.copies, place)
        if made.own:
            known = set(listed(real((made.chooser or owners).part(ranks.shared(maker)[0]))))
            # Nobody chooses what its maker of routes does not have.
            mine = tuple(e for e in mine if made.own == "divide" or e in known)
            _right_for(spec, made, known, set(mine))
        width = range(inner) if made.width is None else (
            i for run in real(made.width.part(part)) for i in run
        )  # fmt: skip
        pieces = Counter(width)
        share = 1 if made.bias == "divided" else etp if made.bias == "every" or not part else 0
        for expert in mine:
            biases[expert] += often * share
            for piece, count in pieces.items():
                found[expert, piece] += often * count
    for expert in range(spec.experts):
        counts = {found[expert, piece] for piece in range(inner)}
        if counts != {1}:
            raise NoRule(f"expert {expert} is there {' or '.join(map(str, sorted(counts)))} times "
                         f"in what rank {rank} of the stage gets")  # fmt: skip
        if spec.expert.down_bias and biases[expert] != etp:
            raise NoRule(f"the bias of expert {expert} is not there once on rank {rank}")


def _right_for(spec: Moe, made: Made, known: set[int], mine: set[int]) -> None:
    """Ask that routes made among some experts are the model's for those that follow them.

    A token's experts lie in one set, all experts or a group of them. Who knows all of the set
    chooses and divides as the model does. Where all of it is chosen, or one alone and weighed by
    itself, it is enough to know those that are computed.
    """
    router = spec.router
    size = spec.experts // router.groups
    alone = router.groups > 1 and router.top_groups == 1
    divides = router.renormalise or router.score == "topk_softmax"
    together = [set(range(g * size, (g + 1) * size)) for g in range(router.groups)]
    sets = together if alone else [set(range(spec.experts))]
    choosable = size * (router.top_groups if router.groups > 1 else 1)
    for among in sets:
        if not among & mine or among <= known:
            continue
        if made.own == "divide":
            enough = router.top_k == 1
        else:
            enough = router.top_k >= choosable and not divides
        if not enough or not among & mine <= known:
            raise NoRule("experts are chosen, or their weights divided, among the rank's own alone")
