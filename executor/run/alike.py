"""Which ranks an operator gives one and the same result: it is made once, and all of them hold it.

An operator looks at its operands, at the rank's parts of the maps that it names, and at little
else of a rank. Where two ranks hold the same tensors and agree in all that, so do their results.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from shardproof.executor.run.rank import Rank
from shardproof.spec.program.op import Op, Split

Look = Callable[[Rank, Op], Hashable]


def nothing(rank: Rank, op: Op) -> Hashable:
    del rank, op
    return None


def place(rank: Rank, op: Op) -> Hashable:
    """The place among the ranks that share a weight, or a sum."""
    del op
    return rank.at["tp"], rank.in_block()


def fused(rank: Rank, op: Op) -> Hashable:
    """A piece of several weights in one is cut by the rank's place."""
    return place(rank, op) if op.about.get("fused") else None


def tokens(rank: Rank, op: Op) -> Hashable:
    """Which tokens the rank has, which keys it attends to, and how it counts them."""
    work = rank.work
    sp = rank.at["sp"] if rank.ctx.layout == "keys" or op.about.get("sink_once") else 0
    keys = rank.exchanged, tuple(rank.seen_slots.get(op.about["layer"], ()))
    return work.sequences, work.places, work.counted_from, keys, sp


def ids(rank: Rank, op: Op) -> Hashable:
    """The tokens themselves."""
    del op
    return rank.work.ids.shape, rank.work.ids.tobytes()


def routes(rank: Rank, op: Op) -> Hashable:
    """Which experts are the rank's own, where that counts."""
    own = "own" in (op.about["choose"], op.about["renormalise"])
    return tokens(rank, op), place(rank, op) if own else None


def learned(rank: Rank, op: Op) -> Hashable:
    return tokens(rank, op), place(rank, op)


LOOKS: Mapping[str, Look] = {
    **dict.fromkeys(("add", "mul", "act", "joint", "scale", "add_each", "times"), nothing),
    **dict.fromkeys(("norm", "moments", "norm_with", "head_norm", "head_moments"), nothing),
    **dict.fromkeys(("scores", "quotient", "first", "second", "out_linear"), nothing),
    **dict.fromkeys(("one_head", "latent_keys", "latent_values"), nothing),
    **dict.fromkeys(("head_linear", "pads", "finish_logits", "same"), nothing),
    **dict.fromkeys(("bias", "add_on", "experts", "shared_expert"), place),
    **dict.fromkeys(("rope", "logits", "exp_weights", "weigh", "slice"), tokens),
    "linear": fused,
    "lookup": ids,
    "learned": learned,
    "route": routes,
}
"""What an operator looks at besides operands and maps. One that is not here differs by rank, or
leaves something behind on it."""


def run_alike(
    op: Op, ranks: Sequence[Rank], run: Callable[[Rank, Op], object]
) -> Callable[[Rank], object]:
    """The operator's result on a rank; ranks that are alike are given the same."""
    look = LOOKS.get(op.kind)
    if look is None or len(ranks) == 1:
        return lambda rank: run(rank, op)
    # Whose the experts are is told by the rank's place.
    maps = [v for name, v in op.about.items() if isinstance(v, Split) and name != "owners"]
    made: dict[Hashable, object] = {}

    def result(rank: Rank) -> object:
        operands = [id(rank.env.get(name)) for name in op.ins]
        given = (look(rank, op), *operands, *[rank.own(split) for split in maps])
        if given not in made:
            made[given] = run(rank, op)
        return made[given]

    return result
