"""The strategy of each part of a program: experts, keys, stages, a vocabulary, gradients.

What our plans have a word for is said as a plan of that part as well, so that the law can be asked.
Each part is known by what passes through its collectives, and by what is computed before and
behind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from shardproof.code.attending import exchanges, gathers, merges, rounds
from shardproof.code.blame import Ends, laid_out
from shardproof.code.domains import ExactNumbers
from shardproof.code.gradients import gradients
from shardproof.code.layouts import Layout
from shardproof.code.lockstep import ENTERED, Step
from shardproof.code.looking import (
    CHOICES,
    CONFIG,
    EXPONENTIALS,
    GATHERS,
    SUMS,
    WHOLE,
    Look,
    Part,
    over,
)
from shardproof.code.recognising import LOOKUPS, PRODUCTS, Strategy
from shardproof.code.subject import Round, Subject
from shardproof.executor.code.values import Exact


def parts_of(subject: Subject, made: Round) -> list[Part]:
    """Every part that a rule reads off a run."""
    ends = Ends(made.given, subject.given, made.sharded, made.reference)
    look = Look(made, laid_out(made.reference_log, ends, ExactNumbers(made.field)))
    out: list[Part] = []
    for rule in (experts, exchanges, rounds, gathers, merges, stages, vocabulary):
        out += rule(look)
    return [*out, *gradients(look, ends)]


def experts(look: Look) -> Iterator[Part]:
    """Weights of more than two dimensions, split along the first, behind a choice."""
    chosen = any(chooses(each) for each in look.made.reference_log.steps or ())
    if not chosen and not any(look.what(at) == "all_to_all" for at in range(len(look.steps))):
        return
    for at, column, layout in [*look.products(), *entered(look)]:
        if column[0].x.ndim != 4 or layout.dims != (0,) or not layout.of.startswith("argument"):
            continue
        mesh = look.steps[at].mesh
        assert mesh is not None  # noqa: S101  (a product of the ranks)
        own, ranks = int(column[0].shape[0]), mesh.count(layout.axes)
        before, after = look.above(at), look.below(at)
        sent = [each for each in before if look.what(each) == "all_to_all"]
        back = [each for each in after if look.what(each) == "all_to_all"]
        gathered = [each for each in before if look.what(each) in GATHERS]
        summed = [each for each in after if look.what(each) in SUMS]
        if not chosen and not sent + back:
            continue
        yield experts_told(look, (own, ranks, over(layout.axes)), (sent, gathered), (back, summed))
        return


def chooses(step: Step) -> bool:
    """Whether an operator chooses by order, or takes some matrices of many."""
    if step.name in CHOICES:
        return True
    table = step.operands[0][0] if step.name in LOOKUPS else None
    return isinstance(table, Exact) and len(table.shape) > 2


def entered(look: Look) -> Iterator[tuple[int, Sequence[Any], Layout]]:
    """Arguments as the ranks are given them, at the first product behind each."""
    for at, step in enumerate(look.steps):
        if step.name != ENTERED:
            continue
        layout = look.layout(step.results[0], step)
        behind = look.moved_to(at)
        if layout is not None and layout.axes and behind:
            yield min(behind), step.results[0], layout


def experts_told(
    look: Look, sizes: tuple[int, int, str], before: tuple[list[int], list[int]],
    after: tuple[list[int], list[int]],
) -> Part:  # fmt: skip
    own, ranks, axes = sizes
    (sent, gathered), (back, summed) = before, after
    dispatch, how = (
        ("all_to_all", f"tokens are sent by {look.told(sent)}") if sent
        else ("gather", f"all tokens are gathered by {look.told(gathered)}") if gathered
        else ("local", "each rank has all tokens")
    )  # fmt: skip
    combine, then = (
        ("all_to_all", f"outputs come back by {look.told(back)}") if back
        else (look.what(summed[0]), f"outputs are summed by {look.told(summed)}") if summed
        else ("none", "no collective brings the outputs back")
    )  # fmt: skip
    told = f"experts: {own} of {own * ranks} on each rank of {axes}; {how}, {then}"
    tokens = {"tp": ranks, **WHOLE} if dispatch == "local" else {"dp": ranks}
    plan = {"ep": ranks, **tokens, "moe": {"dispatch": dispatch, "combine": combine}}
    return Part(told, Strategy(plan, {**CONFIG, **mixture(own * ranks)}))


def stages(look: Look) -> Iterator[Part]:
    """Layers of a stack on the ranks, and what one makes passed on to the next."""
    for step in look.steps:
        if step.name != ENTERED:
            continue
        column = step.results[0]
        layout = look.layout(column, step)
        if layout is None or layout.dims != (0,) or not one_by_one(look, column[0].shape[1:]):
            continue
        passed = [
            at for at in range(len(look.steps))
            if look.what(at) == "permute" and look.axes(at) == layout.axes
            and any(look.steps[each].name in PRODUCTS for each in look.above(at))
        ]  # fmt: skip
        if not passed:
            continue
        mesh = step.mesh
        assert mesh is not None  # noqa: S101  (ranks have one)
        own, ranks = int(column[0].shape[0]), mesh.count(layout.axes)
        told = (
            f"stages: {own} of the {own * ranks} layers of {layout.of} on each rank of "
            f"{over(layout.axes)}; what a stage makes is passed on by {look.told(passed[:1])}, "
            f"in {len(passed)} ticks"
        )
        config = {**CONFIG, "num_hidden_layers": own * ranks}
        yield Part(told, Strategy({"pp": ranks}, config))
        return


def one_by_one(look: Look, shape: tuple[int, ...]) -> bool:
    """Whether products of the reference read matrices of this shape, one layer after the other."""
    found = [
        each for each in look.made.reference_log.steps or ()
        if each.name in PRODUCTS and any(column[0].shape == shape for column in each.operands)
    ]  # fmt: skip
    return len(shape) > 1 and len(found) > 1


def vocabulary(look: Look) -> Iterator[Part]:
    """Logits that are split, of which the greatest is chosen, or a softmax is taken."""
    for at, step in enumerate(look.steps):
        if step.name not in CHOICES or step.mesh is None:
            continue
        layout = look.layout(step.operands[0], step)
        last = step.operands[0][0].x.ndim - 2
        if layout is None or layout.dims != (last,):
            continue
        told = [each for each in sorted(look.below(at)) if look.what(each) in GATHERS | SUMS]
        how = (
            f"winners are put together by {look.told(told)}"
            if told
            else "and no rank hears of others"
        )
        plan = {**WHOLE, "tp": step.mesh.count(layout.axes)}
        del plan["lm_head"]
        line = (
            f"vocabulary: logits are split over {over(layout.axes)}, each rank chooses of its own"
        )
        yield Part(f"{line}; {how}", Strategy(plan, CONFIG) if told else None)
        return
    yield from softmaxes(look)


def softmaxes(look: Look) -> Iterator[Part]:
    """A softmax of logits that are split, or what a loss has of it."""
    for at, step in enumerate(look.steps):
        if step.name not in EXPONENTIALS or step.mesh is None:
            continue
        last = step.operands[0][0].x.ndim - 2
        products = [each for each in look.above(at) if look.steps[each].name in PRODUCTS]
        found = [look.layout(look.steps[each].results[0], look.steps[each]) for each in products]
        if not any(each is not None and each.dims == (last,) for each in found):
            continue
        own = [each for each in sorted(look.below(at)) if look.what(each) in SUMS]
        if any(look.steps[each].name in PRODUCTS for each in look.below(at)) or not own:
            continue
        most = [each for each in sorted(look.above(at)) if look.what(each) in SUMS]
        shift = f", shifted by {look.told(most)}" if most else ""
        axes = over(look.axes(own[0]))
        yield Part(f"vocabulary: a softmax over {axes}{shift}, summed by {look.told(own[:1])}")
        return


def mixture(count: int) -> dict[str, Any]:
    return {
        "architectures": ["Qwen3MoeForCausalLM"], "model_type": "qwen3_moe", "num_experts": count,
        "num_experts_per_tok": min(2, count), "moe_intermediate_size": 8, "norm_topk_prob": True,
        "decoder_sparse_step": 1, "mlp_only_layers": [],
    }  # fmt: skip
