"""What sums the gradients of a program that gives them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shardproof.code.blame import Ends
from shardproof.code.lockstep import LEFT, Step
from shardproof.code.looking import GATHERS, SUMS, Look, Part, over
from shardproof.code.recognising import LINEAR, MOVES, PRODUCTS, Graph
from shardproof.executor.code.values import Exact


def gradients(look: Look, ends: Ends) -> Iterator[Part]:
    """Of each argument whose gradient is an output, what sums it up."""
    reference = Graph(look.made.reference_log.steps or ())
    pairs = list(zip(look.made.sharded, look.made.reference, strict=True))
    found = [gradient_of(look, reference, other) for _, other in pairs]
    if not any(found):
        return
    named = {name for name in found if found.count(name) == 1}
    left = [(name, value.shape) for name, value in zip(ends.names, ends.given, strict=True)
            if f"argument {name}" not in named and isinstance(value, Exact)]  # fmt: skip
    ways: dict[str, list[str]] = {}
    for (value, other), name in zip(pairs, found, strict=True):
        if name not in named:  # a bias stands in no product: the shape tells the name
            at = next((i for i, (_, shape) in enumerate(left) if shape == other.shape), None)
            if at is None:
                continue
            name = left.pop(at)[0]  # noqa: PLW2901
        ways.setdefault(joined(look, value), []).append(name.removeprefix("argument "))
    for way, names in ways.items():
        yield Part(f"gradients of {', '.join(names)}: {way}")


def gradient_of(look: Look, graph: Graph, value: Any) -> str:
    """The argument that an output is the gradient of: made of what that is multiplied with."""
    left, seen, last = [value], set[int](), None
    while left and last is None:
        at = graph.maker(left.pop(0))
        if at is None or at in seen:
            continue
        seen.add(at)
        if graph.steps[at].name in PRODUCTS:
            last = at
        elif graph.steps[at].name in LINEAR | MOVES | {"reduce_sum", "sum"}:
            left += [column[0] for column in graph.steps[at].operands]
    if last is None:
        return ""
    own = titles(look, graph.steps[last])
    for step in graph.steps[:last]:
        if step.name not in PRODUCTS:
            continue
        read = titles(look, step)
        for name, column in zip(read, step.operands, strict=True):
            others = [each for each in read if each != name]
            if name.startswith("argument") and {*others} & {*own} - {""} and name not in own:
                shapes = [column[0].shape, column[0].shape[::-1]]
                if getattr(value, "shape", ()) in shapes:
                    return name
    return ""


def titles(look: Look, step: Step) -> list[str]:
    """The tensors of the reference that an operator of it reads, turned or not."""
    found = [look.layouts.of(column, step.ranks, None) for column in step.operands]
    return ["" if each is None else each.of for each in found]


def joined(look: Look, value: Any) -> str:
    """The first collective on the way back from an output, and what it is laid out as there."""
    left, seen, layout = [value], set[int](), ""
    while left:
        at = look.graph.maker(left.pop(0))
        if at is None or at in seen:
            continue
        step = look.steps[at]
        what = look.what(at)
        if what in SUMS:
            verb = "summed" if what == "all_reduce" else "summed and scattered"
            return f"{verb} over {over(look.axes(at))} by {look.told([at])}{layout}"
        if step.name == LEFT or not seen:
            found = look.layout(step.operands[0], step)
            if found is not None and found.told.startswith("partial"):
                return f"no collective sums them; each rank has a {found.told.partition(',')[0]}"
            if found is not None and found.told.startswith("replicated"):
                layout = ", whole on every rank"
            elif step.operands[0][0].size < step.results[0][0].size:
                layout = ", a shard on each rank"
        seen.add(at)
        if step.name in LINEAR | MOVES | {LEFT} or what in GATHERS:
            left += [column[0] for column in step.operands]
    return f"no collective sums them{layout}"
