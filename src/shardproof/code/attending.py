"""How keys and values reach queries of other ranks, and what else goes from rank to rank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from shardproof.code.layouts import Layout
from shardproof.code.looking import CONFIG, EXPONENTIALS, GATHERS, SUMS, Look, Part, over
from shardproof.code.recognising import PRODUCTS, Strategy


def rounds(look: Look) -> Iterator[Part]:
    """Shards that go from rank to rank: keys of a ring, or rows that are multiplied meanwhile."""
    turns: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], int] = {}
    for at, step in enumerate(look.steps):
        if look.what(at) != "permute":
            continue
        for column, made in zip(step.operands, step.results, strict=True):
            one, other = look.layout(column, step), look.layout(made, step)
            if one is None or other is None or not shard(one) or not shard(other):
                continue
            key = name_of(one), str(step.site)
            turns[key] += 1
            first.setdefault(key, at)
    lines = {key[1] for key, at in first.items() if exponentials(look, at)}
    attention = [key for key in first if key[1] in lines]
    if attention:
        at = first[attention[0]]
        names = " and ".join(dict.fromkeys(name for name, _ in attention))
        told = (
            f"keys and values: {names} go round {over(look.axes(at))} by {look.told([at])}, "
            f"{turns[attention[0]]} times; each rank keeps its queries (ring attention)"
        )
        plan = {"sp": look.ranks(at), "sequence": {"exchange": "ring"}}
        yield Part(told, Strategy(plan, CONFIG))
    for key, at in first.items():
        if key not in attention:
            told = f"{key[0]} goes round {over(look.axes(at))} by {look.told([at])}"
            yield Part(f"{told}, {turns[key]} times, while it is multiplied")


def shard(layout: Layout) -> bool:
    return bool(layout.axes) or "in another order of ranks" in layout.told


def name_of(layout: Layout) -> str:
    """The tensor of the reference, of a shard in whatever order."""
    return layout.of or layout.told.partition(", ")[2].partition(", but")[0]


def exponentials(look: Look, at: int) -> bool:
    return any(look.steps[each].name in EXPONENTIALS for each in look.below(at))


def merges(look: Look) -> Iterator[Part]:
    """Keys that are split, and stay where they are: softmaxes of parts, put together."""
    if any(look.what(at) == "permute" for at in range(len(look.steps))):
        return
    for at, column, layout in look.products():
        before = look.above(at)
        weights = [each for each in before if look.steps[each].name in EXPONENTIALS]
        scores = [each for each in before if look.steps[each].name in PRODUCTS]
        result = look.layout(look.steps[at].results[0], look.steps[at])
        if not weights or result is not None or not layout.of.startswith("argument"):
            continue
        if not any(keys_of(look, each, layout) for each in scores):
            continue
        axes = layout.axes
        after = [
            each for each in sorted(look.below(at))
            if look.what(each) in SUMS | GATHERS and set(look.axes(each)) & set(axes)
        ]  # fmt: skip
        own = look.below(at)
        denominators = [
            each for each in range(len(look.steps))
            if look.what(each) in SUMS | GATHERS and each not in own
            and look.above(each) & {*weights}
        ]  # fmt: skip
        if not after or column[0].size == 0:
            continue
        merge = "quotient" if denominators else "divided"
        how = (
            f"numerators by {look.told(after)}, denominators by {look.told(denominators)}"
            if denominators
            else f"by {look.told(after)}, and no denominators beside them"
        )
        mesh = look.steps[at].mesh
        assert mesh is not None  # noqa: S101  (a product of the ranks)
        told = f"keys and values: split over {over(axes)}, softmaxes of the parts are merged, {how}"
        plan = {
            "sp": mesh.count(axes), "decode": {"sequence": {"layout": "keys", "merge": merge}},
        }  # fmt: skip
        yield Part(told, Strategy(plan, CONFIG))
        return


def keys_of(look: Look, at: int, values: Layout) -> bool:
    """Whether a product reads what is split as these values are: their keys."""
    step = look.steps[at]
    found = [look.layout(column, step) for column in step.operands]
    return any(
        each is not None and (each.axes, each.dims) == (values.axes, values.dims)
        and each.of.startswith("argument") for each in found
    )  # fmt: skip


def exchanges(look: Look) -> Iterator[Part]:
    """Heads for tokens and back: all-to-all before the scores and behind the values."""
    softmaxes = [at for at, each in enumerate(look.steps) if each.name in EXPONENTIALS]
    every = [at for at in range(len(look.steps)) if look.what(at) == "all_to_all"]
    if not softmaxes or not every:
        return
    above, below = look.above(softmaxes[-1]), look.below(softmaxes[-1])
    before, after = [[at for at in every if at in side] for side in (above, below)]
    products = [at for at in above if look.steps[at].name in PRODUCTS]
    if not before or not products or any(split_experts(look, at) for at in range(len(look.steps))):
        return
    how = f"come back by {look.told(after)}" if after else "no collective brings them back"
    told = (
        f"attention: heads for tokens over {over(look.axes(before[0]))} by {look.told(before)}; "
        f"results {how} (Ulysses)"
    )
    plan = {"sp": look.ranks(before[0]), "sequence": {"exchange": "heads"}}
    yield Part(told, Strategy(plan, CONFIG) if after else None)


def split_experts(look: Look, at: int) -> bool:
    step = look.steps[at]
    if step.name not in PRODUCTS:
        return False
    found = [(column, look.layout(column, step)) for column in step.operands]
    return any(
        each is not None and each.dims == (0,) and each.of.startswith("argument")
        and column[0].x.ndim == 4
        for column, each in found
    )  # fmt: skip


def gathers(look: Look) -> Iterator[Part]:
    """Shards of an argument that are gathered: weights before they are used, or keys."""
    seen: set[str] = set()
    for at, step in enumerate(look.steps):
        if look.what(at) not in GATHERS:
            continue
        for column in step.operands:
            layout = look.layout(column, step)
            if layout is None or not layout.axes or not layout.of.startswith("argument"):
                continue
            if layout.of in seen or not any(
                look.steps[each].name in PRODUCTS for each in look.below(at)
            ):
                continue
            seen.add(layout.of)
            axes = over(layout.axes)
            told = (
                f"{layout.of}: split over {axes}, gathered before it is used by {look.told([at])}"
            )
            if exponentials(look, at) and column[0].x.ndim > 3:
                told = f"keys and values: {told}"
                plan = {"sp": look.ranks(at), "sequence": {"exchange": "gather"}}
                yield Part(told, Strategy(plan, CONFIG))
            else:
                yield Part(told)
