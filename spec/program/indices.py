"""Whether the indices that an edit writes out can be there: a typo is no counterexample.

Where an axis is split a rank has a part of it, so only what is beyond the whole axis is sure to be
a slip; whether a rank has an index is what a run shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import cast

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Dense, Layer, Model
from shardproof.spec.plan.edits import Edit, Table
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.about import NoEdit
from shardproof.spec.program.op import Split
from shardproof.spec.program.selecting import Site
from shardproof.spec.program.vocabulary import KINDS

Bound = tuple[int, str]
"""How many there are, and of what."""


def check_indices(model: Model, plan: Plan, edit: Edit, site: Site) -> None:
    """Ask that every index of an edit is one of what it counts."""
    kind = {"insert": edit.name, "replace": edit.other}.get(edit.action, site.op.kind)
    if kind not in KINDS:
        return  # which is said where the operator is made
    about = {**(site.op.about if edit.action == "change" else {}), **dict(edit.about)}
    known = KINDS[kind].about
    for key, value in edit.about:
        field = "split" if key == "map" and "split" in known else key
        if field not in known:
            continue
        for bound, indices in _counted(model, plan, (kind, field, value), about, site):
            beyond = next((i for i in indices if i >= bound[0]), None)
            if beyond is not None:
                there = "there is one" if bound[0] == 1 else f"there are {bound[0]:,}"
                right = f"{there}, counted from 0" if bound[0] else "the model has none"
                raise NoEdit(f"there is no {bound[1]} {beyond}", right, key)


def _counted(
    model: Model, plan: Plan, said: tuple[str, str, object], about: dict[str, object], site: Site
) -> Iterator[tuple[Bound, Sequence[int]]]:
    """The indices of a field, beside how many there are of what they count."""
    kind, field, value = said
    phase, work = plan.phase(site.phase), plan.workload
    layers = len(model.layers), "layer"
    match kind, field:
        case (("all_gather" | "gather_logits" | "all_to_all"), "order"):
            yield (_together(plan, site, about), "piece"), _flat(value)
        case "block_gather", "order":
            yield (phase.dp * phase.sp * phase.tp, "rank"), _flat(value)
        case "broadcast", "root":
            yield (_together(plan, site, about), "rank"), _flat(value)
        case "permute", "order":
            yield from _within(_of_dim(model, plan, site, about.get("dim")), value)
        case "rope", "sequences":
            yield from _within(None if work.batch is None else (work.batch, "sequence"), value)
        case ("experts", "stored"):
            yield from _within(_of_dim(model, plan, site, "experts"), value)
        case (("cache_write" | "cache_step"), "cache"):
            yield layers, _flat(value)
        case "handoff", "layers":
            yield layers, _flat(value)
        case "handoff", "replica":
            yield (plan.phase("prefill").dp, "replica of prefill"), _flat(value)
        case "handoff", "heads":
            yield (max(_kv_heads(each) for each in model.kinds), "KV head"), _flat(value)
        case "handoff", "slots":
            yield from _within(None if work.prompt is None else (work.prompt, "token"), value)
        case _ if KINDS[kind].about[field].kind == "map":
            old = getattr(site.op, field, None)
            if kind == site.op.kind and isinstance(old, Split):
                yield from _within(_of_map(old), value)
            else:
                yield from _within(_of_field(model, plan, site, field, about), value)
        case _:
            pass


def _within(bound: Bound | None, value: object) -> Iterator[tuple[Bound, Sequence[int]]]:
    """These under a bound; none where there may be any number."""
    if bound is not None:
        yield bound, _flat(value)


def _flat(value: object) -> list[int]:
    """Every number of a field, however it is nested."""
    if isinstance(value, Table):
        return [i for pair in value.pairs for i in pair]
    if isinstance(value, tuple):
        return [i for each in cast("tuple[object, ...]", value) for i in _flat(each)]
    return [value] if type(value) is int else []


def _together(plan: Plan, site: Site, about: dict[str, object]) -> int:
    """How many ranks a group has."""
    axes = cast("tuple[str, ...]", about.get("group") or ("tp",))
    phase = plan.phase(site.phase)
    return prod(getattr(phase, axis) for axis in axes if hasattr(phase, axis))


def _kv_heads(kind: Layer) -> int:
    return 1 if kind.attention.latent is not None else kind.attention.kv_heads


def _of_map(old: Split) -> Bound | None:
    """The axis of a map that is there; of a rank's own tokens nobody knows the number."""
    return None if old.spec is not None or old.size < 0 or not old.exact else (old.size, "index")


def _of_dim(model: Model, plan: Plan, site: Site, dim: object) -> Bound | None:
    """The size of a dimension, at the most that any layer has."""
    work = plan.workload
    match dim:
        case "head":
            return max(kind.attention.heads for kind in model.kinds), "head"
        case "head_dim":
            return max(_dims(kind) for kind in model.kinds), "dimension"
        case "hidden":
            return model.hidden, "hidden dimension"
        case "width":
            return max(_width(kind) for kind in model.kinds), "intermediate dimension"
        case "experts":
            return max(_experts(kind) for kind in model.kinds), "expert"
        case "vocab":
            return _vocab(model, plan, site), "vocabulary row"
        case "sequence":
            return None if work.batch is None else (work.batch, "sequence")
        case "token":
            known = work.prompt if site.phase == "prefill" else 1
            return None if known is None else (known, "token")
        case _:
            return None


def _of_field(
    model: Model, plan: Plan, site: Site, field: str, about: dict[str, object]
) -> Bound | None:
    """What a map counts that stands where there was none."""
    dims = {
        "heads": "head",
        "kv": "head",
        "dims": "head_dim",
        "owners": "experts",
        "held": "experts",
        "before": "experts",
    }
    if field in dims or field == "width":
        return _of_dim(model, plan, site, dims.get(field, field))
    if field == "tokens":
        return _of_dim(model, plan, site, "token")
    if field == "split" and isinstance(about.get("dim"), str):
        return _of_dim(model, plan, site, about["dim"])
    every = ("head", "head_dim", "hidden", "width", "experts", "vocab")
    sizes = [bound[0] for dim in every if (bound := _of_dim(model, plan, site, dim))]
    return max(sizes), "index"


def _dims(kind: Layer) -> int:
    attention = kind.attention
    latent = attention.latent
    more = () if latent is None else (latent.kv_rank, latent.rope, latent.q_rank or 0)
    return max(attention.head_dim, attention.value_dim, *more)


def _width(kind: Layer) -> int:
    ffn = kind.ffn
    if isinstance(ffn, Dense):
        return ffn.width
    return max(ffn.expert.width, 0 if ffn.shared is None else ffn.shared.width)


def _experts(kind: Layer) -> int:
    return 0 if isinstance(kind.ffn, Dense) else kind.ffn.experts


def _vocab(model: Model, plan: Plan, site: Site) -> int:
    """With the rows that pad it."""
    ctx = Context.of(model, plan, site.phase, model.kinds[0])
    both = [cut_of(ctx, path) for path in ("embedding.cut", "lm_head.cut")]
    return max(cut.padded_size for cut in both)
