"""The strategy of a program, from how its weights lie on the ranks and what joins their results.

A weight is what a product reads that no input has gone into. Of each, the layout on the ranks says
along which dimension it is split; whether its rows or its columns are, the product says: of rows
it makes a partial sum. What is on the way between two products says which of a block they are.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from shardproof.code.blame import Ends, laid_out
from shardproof.code.collectives import WHAT
from shardproof.code.domains import ExactNumbers
from shardproof.code.layouts import Layout, Layouts, constant
from shardproof.code.lockstep import UNWRITTEN, Step
from shardproof.code.subject import Round, Subject
from shardproof.executor.code.values import Exact, fingerprint

PRODUCTS = frozenset({"dot_general", "mm", "bmm", "addmm", "matmul", "linear", "baddbmm", "mv"})
LOOKUPS = frozenset({"embedding", "gather", "index", "index_select"})
MOVES = frozenset({
    "view", "write", "t", "transpose", "permute", "reshape", "clone", "contiguous", "squeeze",
    "unsqueeze", "convert_element_type", "_to_copy", "_unsafe_view", "broadcast_in_dim", "expand",
    "shard_map (in_specs)", "shard_map (out_specs)", "scan", "copy", "slice", "detach",
    "sharding_constraint", "optimization_barrier", "empty_like", "set_", "cat", "concatenate",
    "broadcast", "scatter",
})  # fmt: skip
LINEAR = MOVES | {"add", "add_any", "sub", "mul", "div", "neg", "select_n", "where",
                  "masked_fill", "index_put", "_index_put_impl", "_unsafe_index_put"}  # fmt: skip
"""What a partial sum may go through before it is summed."""
JOINS = {"all_reduce": "all_reduce", "reduce_scatter": "reduce_scatter", "all_gather": "all_gather"}
HARMLESS = frozenset({"barrier", "broadcast", "scatter"})
"""Collectives of a loader, which are no part of a strategy."""


class NotRecognised(Exception):
    """What our plans have no word for, or what no rule reads."""


@dataclass(slots=True)
class Weight:
    """A product, or a lookup, of the reference."""

    at: int
    """Its step."""
    value: Exact
    """The weight as the product reads it."""
    data: Exact | None
    result: Exact
    role: str = ""
    """`qkv`, `out`, `up`, `down`, `embedding` or `head`."""
    kind: str = ""
    """On the ranks: `whole`, `rows` or `columns`."""
    axes: tuple[str, ...] = ()
    join: str = "none"
    """The collective that reads what it makes."""
    rows_over: tuple[str, ...] = ()
    """Axes over which the first dimension of what it is multiplied with is split."""


@dataclass(slots=True)
class Graph:
    """Steps of one program by what they make and read."""

    steps: Sequence[Step]
    moves: frozenset[str] = MOVES
    makers: dict[int, int] = field(default_factory=dict[int, int])
    readers: dict[int, list[int]] = field(default_factory=dict[int, list[int]])

    def __post_init__(self) -> None:
        for at, step in enumerate(self.steps):
            for column in step.results:
                for value in column:
                    self.makers.setdefault(id(value), at)
            for column in step.operands:
                for value in column:
                    self.readers.setdefault(id(value), []).append(at)

    def maker(self, value: Any) -> int | None:
        return self.makers.get(id(value))

    def root(self, value: Any) -> Any:
        """What was given or drawn, if only moves lie between; else None."""
        while (at := self.maker(value)) is not None:
            step = self.steps[at]
            if not step.operands:
                return None if step.name == UNWRITTEN else value
            if step.name not in self.moves:
                return None
            # What the text alone makes may stand beside weights, as norms' scales do in a bucket.
            parts = [column[0] for column in step.operands if not constant(column[0])]
            if not parts or parts[0] is value or any(self.root(each) is None for each in parts[1:]):
                return None
            value = parts[0]
        return value


def weights(graph: Graph) -> list[Weight]:
    """Products with a weight, and lookups in one, in the order of the run."""
    out: list[Weight] = []
    inputs, roots = set[int](), list[int]()
    for at, step in enumerate(graph.steps):
        operands = [column[0] for column in step.operands if isinstance(column[0], Exact)]
        operands = [each for each in operands if len(each.shape) > 1]
        if not operands or not step.results:
            continue
        made = step.results[0][0]
        if step.name in PRODUCTS and len(operands) > 1:
            data, weight = operands[-2:]
            if graph.root(weight) is None:
                data, weight = weight, data
            if graph.root(weight) is not None and not constant(weight):
                inputs.add(id(graph.root(data)))
                roots.append(id(graph.root(weight)))
                out.append(Weight(at, once(weight), data, made))
        elif step.name in LOOKUPS and len(operands[0].shape) == 2 and graph.root(operands[0]):
            out.append(Weight(at, operands[0], None, made, "embedding"))
    if inputs & set(roots):
        raise NotRecognised("an input is multiplied as weights are, as in gradients")
    shown: dict[int, Exact] = {}
    for root, each in zip(roots, [each for each in out if each.data is not None], strict=True):
        first = shown.setdefault(root, each.value)
        if not np.array_equal(fingerprint(first), fingerprint(each.value)):
            raise NotRecognised("a weight is read both ways round, as in gradients")
    return out


def once(value: Exact) -> Exact:
    """A matrix in the place of copies of it, which some products read for each row of a batch."""
    if len(value.shape) < 3:
        return value
    matrix = value.moved(lambda v: v.reshape(v.shape[0], -1, *v.shape[-2:])[:, 0])
    names = fingerprint(value)
    return matrix if (names == fingerprint(matrix)).all() else value


def give_roles(graph: Graph, found: Sequence[Weight]) -> dict[str, int]:
    """Which of a block each is; and sizes that were seen on the way."""
    by_step = {each.at: each for each in found if each.data is not None}
    sizes: dict[str, int] = {}
    for each in by_step.values():
        before, scores = upstream(graph, each.data, by_step)
        open_ = [by_step[at] for at in before if not by_step[at].role]
        if scores:
            each.role = "out"
            first = graph.steps[min(scores)]
            sizes["head_dim"] = first.operands[-2][0].shape[-1]
            for other in open_:
                other.role = "qkv"
        elif open_ and len(open_) < 3:
            each.role = "down"
            for other in open_:
                other.role = "up"
    left = [each for each in by_step.values() if not each.role]
    alone = len(found) == 1
    if len(left) == 1 and not alone and left[0].at == max(by_step):
        left[0].role = "head"
    elif left:
        site = graph.steps[left[0].at].site
        raise NotRecognised(f"the product at {site} is no part of a block that is known")
    return sizes


def upstream(graph: Graph, value: Any, stops: Mapping[int, Weight]) -> tuple[set[int], set[int]]:
    """The nearest products of weights before a value, and other products on the way."""
    found, scores, seen = set[int](), set[int](), set[int]()
    queue = deque([value])
    while queue:
        at = graph.maker(queue.popleft())
        if at is None or at in seen:
            continue
        seen.add(at)
        if at in stops:
            found.add(at)
            continue
        if graph.steps[at].name in PRODUCTS:
            scores.add(at)
        queue.extend(column[0] for column in graph.steps[at].operands)
    return found, scores


# --- on the ranks ---


def give_kinds(made: Round, found: Sequence[Weight], everything: Layouts) -> None:
    """How each lies on the ranks, and what joins what it makes."""
    known = Layouts(ExactNumbers(made.field))
    for at, each in enumerate(found):
        known.add(f"weight {at}", each.value)
    graph = Graph(made.log.steps or ())
    singles: dict[int, Exact] = {}
    seen: dict[int, set[Way]] = {}
    for step in graph.steps:
        if step.name not in PRODUCTS | LOOKUPS or step.mesh is None or not step.results:
            continue
        for number, column in enumerate(step.operands):
            if not all(isinstance(each, Exact) for each in column):
                continue
            single = [singles.setdefault(id(each), once(each)) for each in column]
            layout = known.of(single, step.ranks, step.mesh)
            if layout is None or not layout.of.startswith("weight "):
                continue
            at = int(layout.of.removeprefix("weight "))
            data = step.operands[1 - number] if len(step.operands) == 2 else None
            rows = None if data is None else everything.of(data, step.ranks, step.mesh)
            over = rows.axes if rows is not None and rows.dims == (0,) else ()
            seen.setdefault(at, set()).add(
                (*lies(found[at], single, layout, step, graph, everything), over)
            )
    for at, each in enumerate(found):
        if len(ways := seen.get(at, set())) != 1:
            what = "is read in several ways" if ways else "is read in no product of the ranks"
            raise NotRecognised(f"the weight of shape {list(each.value.shape)} {what}")
        ((each.kind, each.axes, each.join, each.rows_over),) = ways


def lies(
    weight: Weight, column: Sequence[Exact], layout: Layout, step: Step, graph: Graph,
    everything: Layouts,
) -> tuple[str, tuple[str, ...], str]:  # fmt: skip
    """Whether it is split by rows or columns or whole, over which axes, and what joins."""
    assert step.mesh is not None  # noqa: S101  (asked for by whoever calls)
    axes, whole, own = layout.axes, weight.value.shape, column[0].shape
    if not axes and column[0].size < weight.value.size:
        axes = tuple(name for name, size in step.mesh.axes.items() if size > 1)
    if not axes:
        return "whole", (), "none"
    result = everything.of(step.results[0], step.ranks, step.mesh)
    rows = result is not None and result.told.startswith("partial sum")
    if weight.data is None:  # tokens of which a rank has no row are masked behind the lookup
        rows = own[0] < whole[0]
    return "rows" if rows else "columns", axes, joined(graph, step)


def joined(graph: Graph, step: Step) -> str:
    """The first collective that what a product makes comes to."""
    queue = deque(value for column in step.results for value in column)
    seen = set[int]()
    while queue:
        for at in graph.readers.get(id(queue.popleft()), ()):
            if at in seen:
                continue
            seen.add(at)
            after = graph.steps[at]
            what = WHAT.get(after.name, after.name)
            if what in JOINS:
                return JOINS[what]
            if after.name in LINEAR:
                queue.extend(value for column in after.results for value in column)
    return "none"


# --- as a plan ---


Way = tuple[str, tuple[str, ...], str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Strategy:
    """A plan of ours, and the sizes of a model that it is of."""

    plan: dict[str, Any]
    config: dict[str, Any]


def strategy_of(subject: Subject, made: Round) -> Strategy:
    """What a run shows; `NotRecognised` says what it is that our plans have no word for."""
    for each in made.log.collectives.values():
        what = WHAT.get(each.name, each.name)
        if each.size > 1 and what not in JOINS and what not in HARMLESS:
            raise NotRecognised(f"no rule reads a strategy off {each.title} at {each.site}")
    graph = Graph(made.reference_log.steps or ())
    found = weights(graph)
    if not found:
        raise NotRecognised("no product reads a weight")
    if any(len(each.value.shape) > 2 for each in found):
        raise NotRecognised("weights of more than two dimensions, such as those of experts")
    sizes = give_roles(graph, found)
    ends = Ends(made.given, subject.given, made.sharded, made.reference)
    give_kinds(made, found, laid_out(made.reference_log, ends, ExactNumbers(made.field)))
    mesh = made.log.meshes[0]
    axes = {axis for each in found for axis in each.axes}
    other = [axis for axis, size in mesh.axes.items() if size > 1 and axis not in axes]
    if not axes:
        raise NotRecognised("no weight is split")
    first = next(each for each in found if each.data is not None or each.role == "embedding")
    rest = [axis for axis in other if axis not in first.rows_over]
    flat = first.role == "qkv" and first.data is not None and len(ends.given[0].shape) < 3
    if rest or (other and flat):
        raise NotRecognised(f"no weight is split over {' and '.join(rest or other)}")
    plan: dict[str, Any] = {"tp": mesh.count(sorted(axes)), **dict(fields(found))}
    if other:
        plan["dp"] = mesh.count(other)
    if any(each.join == "reduce_scatter" for each in found):
        plan["stream"] = "tokens"
    return Strategy(plan, config_of(found, sizes))


WHOLE_BLOCK = {"split": "none"}
WHOLE_OUT = {"split": "none", "input": "own"}


def fields(found: Sequence[Weight]) -> Iterator[tuple[str, Any]]:
    """Of each part of a layer."""
    qkv, out = ways(found, "qkv"), ways(found, "out")
    up, down = ways(found, "up"), ways(found, "down")
    attention, ffn = block("attention", qkv, out), block("ffn", up, down)
    if attention is None:
        yield "attention", {"qkv": WHOLE_BLOCK, "out": WHOLE_OUT}
    elif attention:
        yield "attention", attention
    if ffn is None:
        yield "ffn", {"gate": WHOLE_BLOCK, "up": WHOLE_BLOCK, "down": WHOLE_OUT}
    elif ffn:
        yield "ffn", ffn
    match sorted(ways(found, "embedding")):
        case [("rows", "none")]:
            yield "embedding", {"collective": "none"}
        case [("rows", _)]:
            pass
        case [("columns", join)]:
            yield "embedding", {"split": "hidden", "collective": join}
        case _:
            yield "embedding", WHOLE_BLOCK
    match sorted(ways(found, "head")):
        case [("columns", _)]:
            pass
        case [("rows", join)]:
            yield "lm_head", {"split": "in", "collective": join}
        case _:
            yield "lm_head", WHOLE_BLOCK


def ways(found: Sequence[Weight], role: str) -> set[tuple[str, str]]:
    return {(each.kind, each.join) for each in found if each.role == role}


def block(
    name: str, first: set[tuple[str, str]], second: set[tuple[str, str]]
) -> dict[str, Any] | None:
    """Projections out of the stream and the one back; None where they are whole, or not there."""
    kinds, back = {kind for kind, _ in first}, {kind for kind, _ in second}
    if kinds | back <= {"whole"}:
        return None
    if kinds != {"columns"} and not (name == "attention" and kinds == {"columns", "whole"}):
        told = " and ".join(sorted(kinds))
        raise NotRecognised(f"the projections out of the stream in {name} are split by {told}")
    if back != {"rows"} or len(second) > 1:
        raise NotRecognised(f"{name} is split by columns, and by no rows behind them")
    ((_, join),) = second
    if join == "none":
        return {"out" if name == "attention" else "down": {"collective": "none"}}
    return {}


def config_of(found: Sequence[Weight], sizes: Mapping[str, int]) -> dict[str, Any]:
    """A model of these sizes, for the law."""

    def size(role: str, of: str) -> int | None:
        values = [getattr(each, of) for each in found if each.role == role]
        return None if not values else int(values[0].shape[-1])

    hidden = size("up", "data") or size("qkv", "data") or size("head", "data") or 8
    dim = sizes.get("head_dim", hidden)
    heads = (size("out", "data") or dim) // dim
    made = [int(each.result.shape[-1]) for each in found if each.role == "qkv"]
    if len(made) == sum(each.role == "out" for each in found):  # of q, k and v in one
        groups = (min(made, default=dim) // dim - heads) // 2
    else:
        groups = min(made, default=dim) // dim
    table = [int(each.value.shape[0]) for each in found if each.role == "embedding"]
    return {
        "architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": hidden,
        "intermediate_size": size("down", "data") or hidden, "num_hidden_layers": 1,
        "num_attention_heads": heads, "num_key_value_heads": max(groups, 1), "head_dim": dim,
        "vocab_size": table[0] if table else size("head", "result") or hidden,
        "max_position_embeddings": 4096, "rms_norm_eps": 1e-5, "tie_word_embeddings": False,
        "hidden_act": "silu",
    }  # fmt: skip
