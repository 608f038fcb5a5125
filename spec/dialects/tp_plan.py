"""transformers' `tp_plan`, a table of modules and how each is split, as a plan of ours.

transformers cuts rows and columns of weights by `chunk` (the last shards are smaller, or empty).
Heads are cut with their rows, so that a rank has whole heads only where the degree divides them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardproof.spec.record import dataclass, field
from shardproof.spec.source.node import Plain

ENGINE = "transformers"
QKV = ("q_proj", "k_proj", "v_proj")
UP = ("gate_proj", "up_proj")
GATHERED = ("colwise_gather_output", "colwise_rep")
SLICED = ("rowwise_split_input", "rowwise_rep")
EXPERTS = {"experts.gate_up_proj": "packed_colwise", "experts.down_proj": "rowwise",
           "experts": "moe_tp_experts"}  # fmt: skip
WHOLE = ("replicate", "replicated_with_grad_allreduce")
KNOWN = frozenset({
    *QKV, *UP, *EXPERTS, "qkv_proj", "gate_up_proj", "o_proj", "down_proj", "embed_tokens",
    "lm_head",
})  # fmt: skip


@dataclass(slots=True)
class Recognised:
    """A strategy that was read off somebody's table."""

    tp: int
    fields: dict[str, Plain] = field(default_factory=dict[str, Plain])
    """Of our plan, besides `tp`."""
    refused: list[str] = field(default_factory=list[str])
    """What transformers does not run."""
    lacks: list[str] = field(default_factory=list[str])
    """What our plans have no word for, so that nothing is judged."""

    def put(self, path: str, value: Plain) -> None:
        """A field by its dotted name."""
        *outer, last = path.split(".")
        table = self.fields
        for name in outer:
            inner = table.setdefault(name, {})
            assert isinstance(inner, dict)  # noqa: S101  (a field is a table or a value)
            table = inner
        table[last] = value

    @property
    def plan(self) -> dict[str, Plain]:
        """The plan as a file has it."""
        return {"tp": self.tp, **self.fields}


@dataclass(frozen=True, slots=True)
class Sizes:
    """Of the model, what decides where a cut of rows lies."""

    heads: int
    kv_heads: int
    head_dim: int
    vocabulary: int


def recognised(
    tp_plan: Mapping[str, str], tp: int, modules: Sequence[str], sizes: Sizes
) -> Recognised:
    """The plan that a table is, of a model with these modules (`q_proj`, `gate_proj`, …)."""
    found = Recognised(tp)
    styles = by_module(tp_plan, found)
    attention(styles, found, modules, sizes)
    feed_forward(styles, found, modules)
    experts(styles, found, modules)
    ends(styles, found, sizes.vocabulary)
    return found


def by_module(tp_plan: Mapping[str, str], found: Recognised) -> dict[str, str]:
    """The style of each kind of module, the same in all layers."""
    out: dict[str, str] = {}
    for key, style in tp_plan.items():
        name = key.removesuffix(".weight").removesuffix(".bias")
        before, is_expert, inner = name.rpartition(".experts")
        name = f"experts{inner}" if is_expert else name.rpartition(".")[2]
        del before
        if style in WHOLE:
            continue
        if name not in KNOWN:
            found.lacks.append(f"{key}: {style}")
        elif out.setdefault(name, style) != style:
            found.lacks.append(f"{name} is {out[name]} in one layer and {style} in another")
    return out


def first_linear(
    names: Sequence[str], styles: Mapping[str, str], found: Recognised, paths: Sequence[str]
) -> str | None:
    """Projections that stand side by side: `split`, `whole`, or None where that is not known."""
    said = {styles.get(name) for name in names}
    if len(said) > 1:
        found.lacks.append(f"{', '.join(names)} are split in different ways")
        return None
    (style,) = said
    for path in paths:
        if style is None:
            found.put(f"{path}.split", "none")
        elif style in GATHERED:
            found.put(f"{path}.collective", "all_gather")
        elif style in SLICED:
            found.put(f"{path}.split", "in")
    if style == "rowwise":
        found.refused.append(f"{names[0]}: rowwise reads a shard, and the hidden states are whole")
    elif style not in (None, "colwise", *GATHERED, *SLICED):
        found.lacks.append(f"{names[0]}: {style}")
        return None
    return "split" if style == "colwise" else "whole"


def second_linear(
    name: str, styles: Mapping[str, str], found: Recognised, path: str, given: str
) -> None:
    """The projection that reads what those made."""
    style = styles.get(name)
    match style, given:
        case None, _:
            found.put(f"{path}.split", "none")
            found.put(f"{path}.input", "own")
        case "rowwise", "split":
            found.put(f"{path}.input", "own")
        case "rowwise", _:
            found.refused.append(f"{name}: rowwise reads a shard, and its input is whole")
        case (("rowwise_split_input" | "rowwise_rep"), "split"):
            found.refused.append(f"{name}: {style} takes a shard of what is a shard already")
        case (("rowwise_split_input" | "rowwise_rep"), _):
            pass
        case (("colwise_gather_output" | "colwise_rep"), "whole"):
            found.put(f"{path}.split", "out")
            found.put(f"{path}.collective", "all_gather")
        case _:
            found.lacks.append(f"{name}: {style}, of an input that is {given}")


def attention(
    styles: Mapping[str, str], found: Recognised, modules: Sequence[str], sizes: Sizes
) -> None:
    """Heads, and the projection behind them."""
    names = ("qkv_proj",) if "qkv_proj" in modules else QKV
    if not set(names) & set(modules):
        return
    given = first_linear(names, styles, found, ["attention.qkv"])
    if given is None:
        return
    found.put("attention.heads", "chunk")
    found.put("attention.kv_heads", "chunk")
    if given == "split":
        for what, count in (("query", sizes.heads), ("key", sizes.kv_heads)):
            whole_heads(what, count, sizes.head_dim, found)
    if given == "split" and names[0] == "qkv_proj":
        found.put("attention.qkv.fused", "blocks")
    second_linear("o_proj", styles, found, "attention.out", given)


def whole_heads(what: str, heads: int, dim: int, found: Recognised) -> None:
    """Rows in chunks are whole heads, or transformers cannot view them as heads."""
    rows = -(-heads * dim // found.tp)
    if rows % dim:
        found.refused.append(
            f"{heads} {what} heads in {found.tp} chunks: a rank has {rows} rows, of {dim} to a head"
        )
    elif rows * (found.tp - 1) >= heads * dim:
        found.lacks.append(f"a rank without {what} heads, which some kernels run and others do not")


def feed_forward(styles: Mapping[str, str], found: Recognised, modules: Sequence[str]) -> None:
    """Gate and up, and down behind them."""
    names = ("gate_up_proj",) if "gate_up_proj" in modules else UP
    if not set(names) & set(modules):
        return
    given = first_linear(names, styles, found, ["ffn.gate", "ffn.up"])
    if given is None:
        return
    found.put("ffn.width", "chunk")
    if given == "split" and names[0] == "gate_up_proj":
        found.put("ffn.fused", "blocks")
    second_linear("down_proj", styles, found, "ffn.down", given)


def experts(styles: Mapping[str, str], found: Recognised, modules: Sequence[str]) -> None:
    """Each expert split over all ranks, or whole on every one."""
    if "experts" not in modules:
        return
    said = {name: style for name, style in styles.items() if name in EXPERTS}
    if said == EXPERTS:
        found.put("moe.width", "chunk")
    else:
        found.lacks.append("experts that are not split over their width")


def ends(styles: Mapping[str, str], found: Recognised, vocabulary: int) -> None:
    """The embedding and the LM head."""
    match styles.get("embed_tokens"):
        case None:
            found.put("embedding.split", "none")
        case "embedding_rowwise":
            found.put("embedding.cut", "chunk")
            if -(-vocabulary // found.tp) * (found.tp - 1) >= vocabulary:
                found.refused.append(
                    f"embed_tokens: {vocabulary} rows in {found.tp} chunks leave the last rank "
                    "none, and it looks tokens up there"
                )
        case "embedding_colwise":
            found.put("embedding.split", "hidden")
            found.put("embedding.collective", "all_gather")
            found.put("hidden", "chunk")
        case style:
            found.lacks.append(f"embed_tokens: {style}")
    match styles.get("lm_head"):
        case None:
            found.put("lm_head.split", "none")
        case "colwise_gather_output" | "colwise_rep":
            found.put("lm_head.cut", "chunk")
        case "colwise":
            found.put("lm_head.cut", "chunk")
            found.put("lm_head.collective", "none")
        case "rowwise_split_input" | "rowwise_rep":
            found.put("lm_head.split", "in")
            found.put("hidden", "chunk")
        case style:
            found.lacks.append(f"lm_head: {style}")
