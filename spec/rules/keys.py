"""Keys and values on their way to where they are attended to: exchanged over sp, or cached."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At, Written
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule

COVER = ("chunk", "balanced", "strided", "zigzag", "padded", "whole")


def tokens_owned(at: At, *, once: bool) -> None:
    """Ask that every token of any prompt is on a rank of sp, or on exactly one."""
    phase = at.ctx.phase
    spec: CutSpec = phase.sequence.cut
    if phase.sp == 1 and spec.kind in (*COVER, "even"):
        return
    if spec.kind not in COVER:
        raise NoRule(f"a cut {spec} of the tokens is not known to give every token to a rank")
    if once and spec.kind == "whole":
        raise NoRule("every rank has every token, and each counts several times")


def exchange(at: At, op: Op, x: Placed) -> Placed:
    """Every rank gets the keys of all: in their order, or block by block as they go round."""
    if x.tokens != "own":
        raise NoRule("they were exchanged already")
    if op.about.get("rows", "sequence") != "sequence":
        raise NoRule("the rows are laid out by rank, and read by sequence")
    ring = op.about["how"] == "ring"
    tokens_owned(at, once=ring)
    return replace(x, tokens="ring" if ring else "gathered")


def cache_write(at: At, op: Op, keys: Placed, values: Placed) -> Placed:
    wanted = {"own": ("own",), "exchanged": ("gathered", "ring")}[op.about["tokens"]]
    if keys.tokens not in wanted or values.tokens != keys.tokens:
        raise NoRule(f"it writes {op.about['tokens']} tokens, and is given those {keys.tokens}")
    own_cache(op)
    tokens_owned(at, once=False)
    if op.layer in at.written:
        raise NoRule(f"layer {op.layer} was written already")
    at.written[op.layer] = Written(replace(keys, tokens="own"), replace(values, tokens="own"))
    return keys


def own_cache(op: Op) -> None:
    if op.about.get("cache") not in (None, op.layer):
        raise NoRule(f"it uses the cache of layer {op.about['cache']}")


def cache_step(at: At, op: Op, keys: Placed, values: Placed) -> tuple[Placed, Placed]:
    """The step's own entry beside those of all steps before, which lie as it does."""
    own_cache(op)
    about = op.about
    if about["update"] not in ("append", "recompute"):
        raise NoRule(f"the step's own key is not there when keys are read ({about['update']})")
    if about["slots"] != "global":
        raise NoRule("a slot is counted from the first decode step, where another entry stands")
    if about.get("length", "own") != "own":
        raise NoRule("it reads behind its own entries")
    if at.ctx.layout in ("deal", "alternate", "keys") and at.ctx.phase.sp > 1:
        raise NoRule(f"no rule for the layout {at.ctx.layout}")
    before = at.handed.get(op.layer)
    if before is None:
        raise NoRule(f"no cache of layer {op.layer} was handed over")
    if op.layer in at.written:
        raise NoRule(f"layer {op.layer} was written already")
    at.written[op.layer] = Written(keys, values)
    out: list[Placed] = []
    for name, new, old in (("keys", keys, before.keys), ("values", values, before.values)):
        if (new.dims, new.due) != (old.dims, old.due):
            raise NoRule(f"a step's {name} lie as {new}, those in the cache as {old}")
        term = at.terms.of("cached", name, (old.term, new.term))
        out.append(replace(new, term=term, tokens="cached"))
    return out[0], out[1]
