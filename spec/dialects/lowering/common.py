"""What the engines have in common: uneven stages, stage lists, what modules are cut over."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shardproof.spec.dialects.lowering.draft import Draft
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.phase import MOST_DRAFTS
from shardproof.spec.source.node import Plain

Spread = Callable[[int, int], tuple[int, ...]]


def middle(layers: int, stages: int) -> tuple[int, ...]:
    """vLLM's: a remainder goes to the stages before the last, from the end on."""
    sizes = [layers // stages] * stages
    for at in range(2, layers % stages + 2):
        sizes[-at] += 1
    return tuple(sizes)


def last(layers: int, stages: int) -> tuple[int, ...]:
    """SGLang's: the last stages get one more."""
    each, more = divmod(layers, stages)
    return tuple(each + (at >= stages - more) for at in range(stages))


def first(layers: int, stages: int) -> tuple[int, ...]:
    """TensorRT-LLM's: the first stages get one more."""
    each, more = divmod(layers, stages)
    return tuple(each + (at < more) for at in range(stages))


MOST_STAGES = 65_536
VOCABULARY: Mapping[str, str] = {
    "vllm": "to a multiple of 64",
    "sglang": "until it fits",
    "tensorrt-llm": "to a multiple of tp",
    "megatron": "to a multiple of 128 tp",
}


def stages(draft: Draft, count: int, spread: Spread, variable: str, *names: str) -> None:
    """Which stage holds which layers: as a list says, else as the engine spreads them."""
    if count == 1:
        return
    if count > MOST_STAGES:
        raise draft.refuse(f"{count:,} stages", f"at most {MOST_STAGES:,}", *names)
    text = draft.env(variable) if variable else None
    layers = len(draft.model.layers)
    if text is None:
        sizes = spread(layers, count)
        if sizes != first(layers, count):
            draft.put("stages.layers", list(sizes), *names)
        return
    try:
        sizes = tuple(int(part) for part in text.split(",") if len(part) < 9)
    except ValueError:
        sizes = ()
    if len(sizes) != text.count(",") + 1 or min(sizes, default=0) < 0:
        message = f"{variable}={text[:60]} is no list of layers"
        raise draft.refuse(message, "a number a stage, as in 16,16", variable)
    if len(sizes) != count:
        message = f"{variable}={text[:60]} lists {len(sizes)} stages, and there are {count}"
        raise draft.refuse(message, f"{count} numbers", variable)
    draft.put("stages.layers", list(sizes), variable)


def vocabulary(draft: Draft, multiple: int, *names: str) -> None:
    """Pad the vocabulary of both ends."""
    draft.put("embedding.cut", {"padded": multiple}, *names)
    draft.put("lm_head.cut", {"padded": multiple}, *names)


def shared_keys(draft: Draft, tp: int, dcp: int, block: int, experts: int, *names: str) -> None:
    """Cached keys over `dcp` neighbours of the ranks that queries, and all weights, are split over.

    `experts`: over how many ranks each expert's width is split.
    """
    over: Plain = ["tp", "sp"]
    draft.put("decode.tp", tp // dcp, *names)
    draft.put("decode.sp", dcp, *names)
    draft.put("decode.sequence.layout", "keys", *names)
    if block > 1:
        draft.put("decode.sequence.keys", {"strided": block}, *names)
    draft.put("decode.attention.over", over, *names)
    if draft.dense:
        draft.put("decode.ffn.over", over, *names)
    if draft.shared:
        draft.put("decode.moe.shared.over", over, *names)
    if draft.moe is not None and experts > 1:
        draft.put("decode.moe.tp", experts, *names)
    draft.put("decode.lm_head.over", over, *names)
    draft.notes.append(
        f"in decode the embedding is judged with its rows over tp {tp // dcp}, for which each "
        f"of {dcp} ranks has the same ones"
    )


def in_parts(draft: Draft, *names: str) -> None:
    """Each rank of tp takes as many of the tokens, routes and sends these, and all are gathered."""
    draft.put("moe.input", "part", *names)
    draft.put("stream_tokens", "chunk", *names)


def left_to_norms(draft: Draft, *names: str, experts: bool) -> None:
    """Fused kernels: an all-reduce is the norm's that reads the stream next, of `experts` too."""
    draft.put("attention.out.sum", "norm", *names)
    if draft.dense:
        draft.put("ffn.down.sum", "norm", *names)
    if draft.moe is not None and experts:
        draft.put("moe.sum", "norm", *names)
    if draft.shared and experts:
        draft.put("moe.shared.sum", "routed", *names)


def product(*sizes: tuple[str, int]) -> str:
    """`dp 2 x tp 4`, without axes of one."""
    return " x ".join(f"{name} {size}" for name, size in sizes if size > 1) or "one rank"


def split(what: str, *sizes: tuple[str, int]) -> str:
    """`heads over tp 8`; over one rank nothing is split."""
    return f"{what} over {product(*sizes)}" if any(size > 1 for _, size in sizes) else "whole"


def drafted(draft: Draft, *names: str, tokens: object) -> None:
    """The drafts in a row that a step of the target reads; a draft model itself is not judged."""
    for name in names:
        if draft.said(name) not in (None, ""):
            word = draft.spelled(name).split()[0].rstrip(":")
            draft.notes.append(f"{word}: the plan is of the target; no draft is judged")
            if type(tokens) is int and 0 < tokens <= MOST_DRAFTS:
                draft.put("decode.draft.tokens", tokens, name)
            return


def experts_without(draft: Draft, *names: str) -> None:
    """Expert parallelism of a model that has no experts."""
    draft.notes.append(
        f"{draft.spelled(names[0])} changes nothing: {draft.model.name} has no experts"
    )


MOVES = (
    "experts change their places while the engine runs, by loads that no command says; the plan "
    "has one change for all of them, since any is right in which each expert has a slot"
)


def slots(draft: Draft, ranks: int, copies: int, *names: str, moves: bool) -> None:
    """Experts in slots, of which ranks have as many each; more than experts are copies in turn.

    Experts that move do so once, all of them: each rank gets what another had.
    """
    moe = draft.moe
    if moe is None or ranks < 2 or not (copies or moves):
        return
    count = moe.experts + copies
    cut = Cut(CutSpec("balanced"), count, ranks)
    parts: list[Plain] = [_slots_of(cut.indices(rank), moe.experts) for rank in range(ranks)]
    if copies:
        draft.put("moe.experts", {"listed": parts}, *names)
        draft.put("moe.copies", "one", *names)
    if moves:
        draft.put("moe.rebalance.step", 2, *names)
        draft.put("moe.rebalance.experts", {"listed": parts[::-1]}, *names)
        draft.notes.append(MOVES)


def _slots_of(slots: tuple[range, ...], experts: int) -> Plain:
    """What is in them: experts one after the other, and from the first on again."""
    found: list[Plain] = []
    for run in slots:
        low = run.start
        while low < run.stop:
            first = low % experts
            size = min(run.stop - low, experts - first)
            found.append(first if size == 1 else f"{first}-{first + size - 1}")
            low += size
    return found
