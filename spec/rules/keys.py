"""Keys and values on their way to where they are attended to: exchanged over sp, or cached."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.program.lower.attention import cached_maps
from shardproof.spec.program.op import Op, Split, split_of
from shardproof.spec.rules.at import At, Read, Written
from shardproof.spec.rules.maps import normal
from shardproof.spec.rules.owners import holders, steps_after, tokens_owned
from shardproof.spec.rules.placed import Placed, Tokens
from shardproof.spec.rules.refused import NoRule


def exchange(at: At, op: Op, x: Placed) -> Placed:
    """Every rank gets the keys of all: in their order, or block by block as they go round."""
    if x.tokens != "own":
        raise NoRule("they were exchanged already")
    if op.about.get("rows", "sequence") != "sequence":
        raise NoRule("the rows are laid out by rank, and read by sequence")
    ring = op.about["how"] == "ring"
    as_dealt(at, op)
    tokens_owned(at)
    return replace(x, tokens="ring" if ring else "gathered")


def as_dealt(at: At, op: Op) -> None:
    """Ask that its map is the one by which tokens were dealt, however many there are."""
    split: Split | None = op.about["split"]
    by_cut = split is not None and split.cut is not None
    if at.ctx.plan.workload.prompt is None and not by_cut:
        raise NoRule("it names the tokens of one prompt, and there may be any number")
    if split != split_of("sp", cut_of(at.ctx, "sequence.cut"), pads=False):
        raise NoRule("it puts tokens together otherwise than they were dealt")


def cache_write(at: At, op: Op, keys: Placed, values: Placed) -> Placed:
    wanted = {"own": ("own",), "exchanged": ("gathered", "ring")}[op.about["tokens"]]
    everyone_has_all = at.ctx.phase.sequence.cut.kind == "whole" and keys.tokens == "gathered"
    if (keys.tokens not in wanted and not everyone_has_all) or values.tokens != keys.tokens:
        raise NoRule(f"it writes {op.about['tokens']} tokens, and is given those {keys.tokens}")
    own_cache(op)
    as_told(at, keys, values)
    as_planned(at, keys, values)
    tokens_owned(at)
    if op.layer in at.written:
        raise NoRule(f"layer {op.layer} was written already")
    everywhere = at.ctx.phase.sp == 1 or keys.tokens != "own"
    own = replace(keys, tokens="own"), replace(values, tokens="own")
    at.written[op.layer] = Written(*own, everywhere)
    return keys


def as_told(at: At, keys: Placed, values: Placed) -> None:
    """Ask that entries are shares of a sum where the plan has them so, and nowhere else."""
    qkv = at.ctx.phase.attention.qkv
    if at.tp == 1 or at.attention.latent is not None:
        return
    for name, part, taken in (("keys", keys, qkv.k_sum), ("values", values, qkv.v_sum)):
        shares = qkv.split == "in" and (qkv.collective == "none" or taken != "boundary")
        if (part.due == "sum") != shares:
            told = "shares of a sum" if shares else "whole"
            raise NoRule(f"the plan has {name} cached that are {told}, and is given {part}")


def as_planned(at: At, keys: Placed, values: Placed) -> None:
    """Ask that entries lie as the strategy has them, for whoever reads them goes by that."""
    if not at.ctx.plan.edits:
        return  # as they were lowered
    maps = cached_maps(at.ctx)
    for part, dims in ((keys, maps.dims), (values, maps.values)):
        for dim, told in ((part.dim("head"), maps.kv), (part.dim("head_dim"), dims)):
            if normal(told, dim.size) != dim.map:
                raise NoRule(f"the plan has entries cached otherwise than they lie: {dim}")


def own_cache(op: Op) -> None:
    if op.about.get("cache") not in (None, op.layer):
        raise NoRule(f"it uses the cache of layer {op.about['cache']}")


def cache_step(at: At, op: Op, keys: Placed, values: Placed) -> Read:
    """The step's own entry beside those of all steps before, which lie as it does."""
    own_cache(op)
    about = op.about
    if about["update"] not in ("append", "recompute"):
        raise NoRule(f"the step's own key is not there when keys are read ({about['update']})")
    if about["slots"] != "global":
        raise NoRule("a slot is counted from the first decode step, where another entry stands")
    as_told(at, keys, values)
    as_planned(at, keys, values)
    kept = turns(at)
    if about.get("length", "own") != "own" and kept == "split":
        raise NoRule("it reads behind its own entries")
    if at.handing is None or op.layer in at.written:
        raise NoRule(f"layer {op.layer} was written already, or nothing brings its cache")
    before = at.handing.found(op.layer, keys, values)
    at.written[op.layer] = Written(keys, values)
    out: list[Placed] = []
    for name, new, old in (("keys", keys, before.keys), ("values", values, before.values)):
        term = at.terms.of("cached", name, (old.term, new.term))
        out.append(replace(new, term=term, tokens=kept))
    return Read(*out)


def never_seen(at: At) -> int:
    """How many keys of a declared prompt lie before the window of the first step."""
    prompt, window = at.ctx.plan.workload.prompt, at.attention.window
    return 0 if None in (prompt, window) else max(0, (prompt or 0) - (window or 0) + 1)


def turns(at: At) -> Tokens:
    """Whose keys a rank of sp reads in decode: all, or its own part of them."""
    ctx, phase = at.ctx, at.ctx.phase
    if ctx.layout == "repeat" or (phase.sp == 1 and ctx.layout != "keys"):
        return "cached"
    together = ctx.layout == "deal" and phase.schedule.ticks is None
    if together and steps_after(at, 1):
        raise NoRule("a step is run beside the one before it, whose token it reads")
    apart = phase.cache.turns == "own" and at.attention.window != 1
    if ctx.layout == "alternate" and apart and steps_after(at, 1):
        raise NoRule("a step's entry stays on the rank that ran it, and another reads it")
    if ctx.layout != "keys":
        return "cached"
    work = ctx.plan.workload
    total = None if None in (work.prompt, work.steps) else (work.prompt or 0) + (work.steps or 0)
    keys = phase.sequence.keys
    if not holders(keys, total, phase.sp, beyond=True)[0]:
        raise NoRule(f"a cut {keys} leaves some key on no rank")
    least, most = holders(keys, total, phase.sp, beyond=True, unseen=never_seen(at))
    if least != most or (most > 1 and at.attention.sinks):
        raise NoRule("a key is on more ranks than another, and counts more often")
    if phase.sp == 1:
        return "cached"
    return "copies" if least == phase.sp else "split"
