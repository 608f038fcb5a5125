"""What is wrong with how experts' outputs are joined: missing, twice, or of other tokens."""

from __future__ import annotations

from shardproof.spec.law.view import View
from shardproof.spec.layout import experts


def _count(number: object) -> str:
    return "twice" if number == 2 else f"{number:,} times" if isinstance(number, int) else "often"


def combined(view: View, _: str) -> str:
    """What becomes of the outputs under a dispatch that another combine belongs to."""
    sent, back = str(view("moe.dispatched")), str(view("moe.combined"))
    block, same = view("moe.block"), view("stage.same_tokens")
    match sent, back:
        case _, "none":
            return "those of the other ranks' experts are missing"
        case "local", "reduce_scatter":
            return (
                f"each of {block} ranks keeps those of its part of the tokens, others are missing"
            )
        case "local", _:
            return "ranks take back tokens that were never sent"
        case "gather", _:
            return "ranks take back each token from every rank, where it was gathered once"
        case _ if isinstance(same, int) and isinstance(block, int) and same % block == 0:
            return f"they come back, and {back} counts each {_count(block)}"
        case _:
            return f"they come back, and {back} adds those of other ranks' tokens to them"


def shared(view: View, _: str) -> str:
    """How often the shared experts count in what a rank gets."""
    by, on = str(view("moe.shared.split")), str(view("moe.shared_summed"))
    tp, block, ranks = view("tp"), view("moe.block"), view("moe.shared_summands")
    divided = view("moe.shared.scale") == "divided"
    over = "tp" if on == "own" else "the routed experts' ranks"
    if view("model.own_norms") and on == "routed" and block != 1:
        return (
            "the sum of the routed experts takes it in, and each of the two is normalised by "
            "itself: its norm goes without what other ranks have of it"
        )
    if by == "none" and not divided and ranks != 1:
        return (
            f"each of {ranks} ranks has all of its output, and their sum counts it {_count(ranks)}"
        )
    if by != "none" and divided and ranks != 1:
        return f"it is on each rank in part, and counts 1/{ranks} in their sum over {over}"
    if by != "none" and on == "none":
        asked = " (sum: routed, and these are not summed)" if _asked(view) else ""
        if by == "first":
            return f"the first rank alone has it, and nobody sums{asked}: others go without"
        return f"each rank has a partial sum of it, and nobody sums{asked}: the rest is missing"
    if by != "none" and isinstance(tp, int) and isinstance(block, int) and tp != block:
        if block < tp or block % tp:
            return f"it is on {tp} ranks of tp, and summed over {block}: a part is missing"
        return (
            f"it is on {tp} ranks of tp, and summed over {block}: it counts {_count(block // tp)}"
        )
    return "it is summed with the routed experts, whose sum does not run once over these ranks"


def _asked(view: View) -> bool:
    return view("moe.shared.sum") == "routed"


def bias(view: View, field: str) -> str:
    """How often the down bias of an expert counts that is split over ranks."""
    ranks = view("moe.expert_tp")
    match view(field):
        case "every":
            return f"by each to its partial sum: it counts {_count(ranks)}"
        case "first":
            return "by the first alone, and nobody sums their outputs: the others go without"
        case _:
            return f"by each to 1/{ranks}, and nobody sums their outputs"


def moved(view: View, field: str) -> str:
    """A slot of whose expert others' weights are where these, or routing, stayed as they were."""
    stayed = "the weights stayed" if view(field) == "routing" else "the routing stayed"
    found = experts.elsewhere(view.ctx)
    if found is None:
        return stayed
    ep, slot, expert, there = found
    has = "no weights: they go without" if there < 0 else f"those of another, expert {there}"
    return f"{stayed}: tokens of expert {expert} go to slot {slot} of ep rank {ep}, which has {has}"


def alone(view: View, _: str) -> str:
    """An expert that counts twice, or not at all, where one rank alone has changed."""
    found = experts.counts_if_first(view.ctx)
    if found is None:
        return "an expert counts twice"
    expert, often = found
    return f"expert {expert} " + (f"counts {_count(often)}" if often else "is on no rank")


def model_weighs(view: View, _: str) -> str:
    """What of an expert the model's routing weight multiplies."""
    return "input" if view("model.input_weighted") else "output"
