"""Values at the point of use, each defined by a formula over plan variables.

What a projection `reads` and `gives`, and what `arrives` in the stream, is one word for all ranks
of tp: `whole` (every rank has all of it), `partial` (each rank has a partial sum), `heads`,
`head_dim`, `width`, `hidden`, `vocab`, `tokens` (each rank has its shard along these), or `broken`:
joined by a collective that does not fit.

A definition says the usual ways to lay a tensor out. Of any other it says `broken`, and whether a
plan is right all the same is left to the engine, which decides by value.
"""

from __future__ import annotations

from shardproof.spec.layout.axes import AXES


def _reads(name: str) -> str:
    """What a projection reads of the stream: gathered, or as the rank holds it."""
    return f"""
    ('whole' if stream == 'whole' or {name}.gather.group == 'tp' else 'broken')
        if {name}.input == 'gathered'
            or ({name}.input == 'auto' and not (stream == 'hidden' and {name}.split == 'in'))
    else stream
    """


def _up(name: str, *, before: str) -> str:
    """What up or gate gives behind its own collective, which sums `before` what follows.

    Over one rank a collective leaves the piece as it is: with the pads that it has.
    """
    c = f"{name}.collective"
    return f"""
    ('width' if {c} in ('auto', 'none') or tp == 1
        else 'whole' if {c} == 'all_gather' else 'broken')
        if {name}.split == 'out'
    else ('whole' if {c} in ('auto', 'none') else 'broken') if {name}.split == 'none'
    else 'partial' if {c} == 'none' or not {before}
    else 'whole' if {c} in ('auto', 'all_reduce') else 'broken'
    """


def _projected(letter: str) -> str:
    """What the projection gives of queries, keys or values, whose sum may be left for later."""
    return f"""
    'partial' if attention.qkv.split == 'in' and attention.qkv.{letter}_sum != 'boundary'
    else attention.qkv.gives
    """


def _arrives(name: str, gives: str) -> str:
    """What the stream gets of a block: `gives` behind the collective at `name`."""
    c = f"{name}.collective"
    return f"""
    {gives} if {c} == 'none' or ({c} == 'auto' and {gives} in ('whole', stream))
    else 'whole' if {gives} == 'hidden' and {c} in ('auto', 'all_gather')
    else 'whole' if {gives} == 'partial' and {c} == 'all_reduce'
    else stream if {gives} == 'partial'
        and ({c} == 'auto' or ({c} == 'reduce_scatter' and stream != 'whole'))
    else 'broken'
    """


def _joins(name: str, gives: str) -> str:
    """Whether a block's collective has anything to do."""
    c = f"{name}.collective"
    return f"{c} != 'none' and not ({c} == 'auto' and {gives} in ('whole', stream))"


def _added_once(bias: str, gives: str) -> str:
    """Something that is added to what ranks have: to a partial sum on one rank or in parts."""
    return f"{bias} == 'after' or ({bias} == 'every') == ({gives} != 'partial')"


def _residual_once(name: str) -> str:
    """A residual that joins before the collective: where the ranks have the stream's own layout."""
    on, gives = f"{name}.residual", f"{name}.gives"
    return f"""
    ({on} == 'every' and {gives} == stream)
    or ({on} in ('first', 'divided') and {gives} == 'partial' and stream == 'whole')
    """


def _cut(path: str) -> dict[str, str]:
    """Who has each index, in closed form for every regular cut."""
    padded = f"({path}.n + {path}.multiple - 1) // {path}.multiple * {path}.multiple"
    return {
        f"{path}.owned": f"""
            {path}.given_owned if {path}.kind in ('sizes', 'listed')
            else {path}.n % {path}.parts == 0 if {path}.kind == 'even'
            else {path}.multiple % {path}.parts == 0
                or ({path}.n >= 0 and {padded} // {path}.parts * {path}.parts >= {path}.n)
                if {path}.kind == 'padded'
            else True""",
        f"{path}.owned_once": f"""
            {path}.given_once if {path}.kind in ('sizes', 'listed')
            else {path}.owned and {path}.kind != 'whole'""",
    }


_FIRST_JOINS = """
    {name}.collective != 'none' and not ({name}.collective == 'auto' and {name}.split != 'in')"""

VALUES: dict[str, str] = {
    **{name: definition for path in AXES for name, definition in _cut(path).items()},
    # Embedding.
    "embedding.gives": """
        'partial' if embedding.split == 'vocab'
        else 'hidden' if embedding.split == 'hidden' else 'whole'""",
    "embedding.arrives": _arrives("embedding", "embedding.gives"),
    "embedding.joins": _joins("embedding", "embedding.gives"),
    "embedding.positions_once": _added_once("embedding.positions", "embedding.gives"),
    # Attention.
    "attention.qkv.reads": _reads("attention.qkv"),
    "attention.qkv.joins": """
        attention.qkv.collective != 'none'
        and not (attention.qkv.collective == 'auto' and attention.qkv.split != 'in')""",
    # Over one rank a collective leaves heads as they are: with the pads that it has.
    "attention.qkv.gives": """
        ('whole' if attention.qkv.collective in ('auto', 'none') else 'broken')
            if attention.qkv.split == 'none'
        else ('partial' if attention.qkv.collective == 'none'
            else 'whole' if attention.qkv.collective in ('auto', 'all_reduce') else 'broken')
            if attention.qkv.split == 'in'
        else attention.qkv.split if attention.qkv.collective in ('auto', 'none') or tp == 1
        else 'whole' if attention.qkv.collective == 'all_gather' else 'broken'""",
    # A layer with a state has its queries beside its keys.
    "attention.q": f"attention.k if model.delta else ({_projected('q')})",
    "attention.k": _projected("k"),
    # Values of a latent are made of it, where it is.
    "attention.v": f"attention.k if model.latent else ({_projected('v')})",
    "attention.partial_bias": """
        (model.q_bias and attention.q == 'partial') or (model.k_bias and attention.k == 'partial')
        or (model.v_bias and attention.v == 'partial')""",
    "attention.heads_split": """
        attention.qkv.split == 'heads'
        or (attention.out.split == 'in'
            and (attention.qkv.split != 'head_dim' or attention.out.reads == 'whole'))""",
    "attention.norm_split": """
        attention.q == 'head_dim' or attention.k == 'head_dim'
        or (model.qk_norm == 'width' and (attention.q == 'heads' or attention.k == 'heads'))""",
    "attention.out.reads": """
        'whole' if attention.v in ('heads', 'head_dim') and (attention.out.input == 'gathered'
            or (attention.out.input == 'auto' and attention.out.split != 'in'))
        else attention.v""",
    "attention.out.gives": """
        'partial' if attention.out.split == 'in' or attention.out.reads == 'partial'
        else 'hidden' if attention.out.split == 'out' else 'whole'""",
    "attention.arrives": _arrives("attention.out", "attention.out.gives"),
    "attention.out.joins": _joins("attention.out", "attention.out.gives"),
    "attention.out.bias_once": _added_once("attention.out.bias", "attention.out.gives"),
    "attention.out.residual_once": _residual_once("attention.out"),
    # Heads exchanged for tokens, and whether these stand then as in the sequence.
    "sequence.by_heads": "prefill and sequence.exchange == 'heads'",
    "sequence.in_order": """
        sequence.order == 'sequence'
        or (sequence.order == 'ranks'
            and sequence.cut.kind in ('even', 'balanced', 'chunk', 'padded', 'sizes'))""",
    # The dense feed-forward block.
    "ffn.gate.reads": _reads("ffn.gate"),
    "ffn.up.reads": _reads("ffn.up"),
    "ffn.gate.gives": _up("ffn.gate", before="ffn.gate.sum == 'boundary'"),
    # Up is summed before the product too, which is as good as its boundary.
    "ffn.up.gives": _up(
        "ffn.up",
        before="(ffn.up.sum == 'boundary' or (model.gated and ffn.up.sum == 'activation'))",
    ),
    "ffn.gate.split_at_product": """
        ffn.gate.split == 'out' and (ffn.gate.collective != 'all_gather' or tp == 1)""",
    "ffn.up.split_at_product": """
        ffn.up.split == 'out' and (ffn.up.collective != 'all_gather' or tp == 1)""",
    "ffn.gate.joins": _FIRST_JOINS.format(name="ffn.gate"),
    "ffn.up.joins": _FIRST_JOINS.format(name="ffn.up"),
    # A partial sum of gate is refused at the activation, whatever its bias.
    "ffn.gate.bias_once": """
        ffn.gate.bias != 'every' if ffn.gate.split == 'in'
        else ffn.gate.bias in ('after', 'every')""",
    "ffn.up.bias_once": """
        ffn.up.bias in ('first', 'divided') or (ffn.up.bias == 'after'
                and not (model.gated and ffn.up.gives == 'partial'))
            if ffn.up.split == 'in'
        else ffn.up.bias in ('after', 'every')""",
    "ffn.width_split": """
        ffn.up.split == 'out' or ffn.down.split == 'in'
        or (model.gated and ffn.gate.split == 'out')""",
    "ffn.hidden_split": """
        ffn.up.split == 'in' or ffn.down.split == 'out'
        or (model.gated and ffn.gate.split == 'in')""",
    "ffn.activated": """
        'partial' if model.joint and ffn.up.gives == 'partial'
        else ffn.gate.gives if model.gated else ffn.up.gives""",
    "ffn.product": """
        'partial' if model.gated and ffn.up.gives == 'partial'
            and (ffn.up.sum == 'down' or ffn.up.collective == 'none')
        else 'width' if ffn.up.split_at_product or (model.gated and ffn.gate.split_at_product)
        else 'whole'""",
    "ffn.down.reads": """
        'whole' if ffn.product == 'width' and (ffn.down.input == 'gathered'
            or (ffn.down.input == 'auto' and ffn.down.split != 'in'))
        else ffn.product""",
    # Each rank runs the block on its own tokens, with every weight in full.
    "ffn.tokenwise": """
        stream == 'tokens' and ffn.up.reads == 'tokens' and ffn.up.split == 'none'
        and (not model.gated or (ffn.gate.reads == 'tokens' and ffn.gate.split == 'none'))
        and ffn.down.split == 'none'""",
    "ffn.down.gives": """
        'tokens' if ffn.tokenwise
        else 'partial' if ffn.down.split == 'in' or ffn.down.reads == 'partial'
        else 'hidden' if ffn.down.split == 'out' else 'whole'""",
    "ffn.arrives": _arrives("ffn.down", "ffn.down.gives"),
    "ffn.down.joins": _joins("ffn.down", "ffn.down.gives"),
    "ffn.down.bias_once": _added_once("ffn.down.bias", "ffn.down.gives"),
    "ffn.down.residual_once": _residual_once("ffn.down"),
    # Mixture of experts.
    "moe.spans": "moe.block > stage.same_tokens or stage.same_tokens % moe.block != 0",
    "moe.dispatched": """
        moe.dispatch if moe.dispatch != 'auto' else 'all_to_all' if moe.spans else 'local'""",
    "moe.combined": """
        moe.combine if moe.combine != 'auto'
        else 'all_reduce' if moe.dispatched == 'local'
        else 'reduce_scatter' if moe.dispatched == 'gather' else 'all_to_all'""",
    "moe.sums_block": """
        moe.combined in ('all_reduce', 'reduce_scatter') and moe.dispatched != 'all_to_all'""",
    "moe.comes_back": """
        moe.block == 1
        or (moe.dispatched == 'local' and moe.combined == 'all_reduce')
        or (moe.dispatched == 'gather' and moe.combined in ('all_reduce', 'reduce_scatter'))
        or (moe.dispatched == 'all_to_all' and moe.combined == 'all_to_all')""",
    "moe.over_block": """
        moe.group.ep and moe.group.tp
        and (moe.block == stage.ranks or not (moe.group.dp or moe.group.sp))""",
    "moe.shared_summed": """
        moe.shared.sum if moe.shared.sum != 'routed'
        else 'routed' if moe.sums_block else 'none'""",
    "moe.shared_summands": """
        moe.shared.ranks if moe.shared_summed == 'own'
        else moe.block if moe.shared_summed == 'routed' else 1""",
    "moe.shared_sum_fits": """
        moe.shared_summed == 'own'
        or (moe.shared_summed == 'routed' and moe.block == tp and not moe.shared.apart)""",
    # Partial sums that are left to the norm that reads the stream next.
    "attention.left": """
        not attention.apart and attention.out.sum != 'boundary'
        and attention.out.gives == 'partial'""",
    "ffn.left": """
        layer.dense and not ffn.apart and ffn.down.sum != 'boundary'
        and ffn.down.gives == 'partial'""",
    "moe.left": """
        layer.moe and moe.sum != 'boundary' and moe.block > 1
        and moe.dispatched == 'local' and moe.combined == 'all_reduce'""",
    # The halves of a parallel block are joined in the layer.
    "layer.left": """
        not model.parallel
        and (ffn.left if layer.dense else moe.left if layer.moe else attention.left)""",
    "layer.unmet": """
        layer.last if norm.completes == 'layers'
        else layer.before_others if norm.completes == 'kind'
        else norm.completes == 'stage' and stages.leaves and stages.stream == 'partial'""",
    # What crosses to the next stage, a block's output and the residual beside it, unless the
    # residual is a part of that already.
    "stages.one_part": """
        not stages.leaves or stages.stream == 'merged'
        or (layer.dense and not model.parallel and ffn.down.residual != 'after')""",
    # LM head.
    "lm_head.gives": """
        'vocab' if lm_head.split == 'vocab' else 'partial' if lm_head.split == 'in' else 'whole'""",
    "lm_head.arrives": """
        lm_head.gives if lm_head.collective == 'none'
        else 'whole' if lm_head.collective == 'auto'
            or (lm_head.gives == 'vocab' and lm_head.collective == 'all_gather')
            or (lm_head.gives == 'partial' and lm_head.collective == 'all_reduce')
        else 'broken'""",
    "lm_head.joins": """
        lm_head.collective != 'none'
        and not (lm_head.collective == 'auto' and lm_head.gives == 'whole')""",
    "lm_head.bias_once": _added_once("lm_head.bias", "lm_head.gives"),
    "lm_head.split_as_embedding": """
        (embedding.split == 'none' and lm_head.split == 'none')
        or (embedding.split == 'hidden' and lm_head.split == 'in')
        or (embedding.split == 'vocab' and lm_head.split == 'vocab' and lm_head.same_cut)""",
    # Whether anything is split over the hidden dimension.
    "hidden.split": """
        stream == 'hidden' or embedding.split == 'hidden'
        or attention.qkv.split == 'in' or (attention.out.split == 'out' and not attention.apart)
        or (layer.dense and not ffn.apart and ffn.hidden_split)
        or (layer.moe and moe.router.split == 'hidden')
        or (lm_head.split == 'in' and not lm_head.apart)""",
}
