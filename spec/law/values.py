"""Values at the point of use, each defined by a formula over plan variables.

A tensor's state on the ranks of tp is a word: `whole`, `sum` (a sum still due),
`heads`, `head_dim`, `width`, `hidden`, `vocab`, `tokens` (split so), or a fault:
`counted` (summed though it was whole), `pieces` and `broken` (joined by the
wrong collective). With one rank every state is as good as whole, and clauses
say so.
"""

from __future__ import annotations

from shardproof.spec.law.axes import AXES, UNPADDED


def joined(name: str, state: str, split: str) -> str:
    """The state after the collective at `name` of a value in `state`.

    `split` is the state's own word where it is split, and a stream may keep it.
    """
    c = f"{name}.collective"
    idle = alone(f"{name}.group")
    return f"""
    ('whole' if {c} == 'all_reduce'
        else (stream if stream != 'whole' else 'pieces') if {c} == 'reduce_scatter'
        else ('whole' if stream == 'whole' else stream) if {c} == 'auto'
        else 'sum' if {c} == 'none' else 'broken') if {state} == 'sum'
    else ('whole' if {c} == 'all_gather'
        else 'whole' if {c} == 'none' and stream == 'whole' and {split}.everywhere
        else '{split}' if {c} == 'none' or ({c} == 'auto' and stream == '{split}')
            or ({c} in ('all_reduce', 'reduce_scatter') and {idle})
        else 'whole' if {c} == 'auto' else 'broken') if {state} == '{split}'
    else ('whole' if {c} in ('none', 'auto') or {idle}
        else 'broken' if {c} == 'all_gather' else 'counted') if {state} == 'whole'
    else {state}
    """


def _input(name: str) -> str:
    """What a projection from the stream reads."""
    return f"""
    'whole' if stream == 'whole' or {name}.input == 'gathered'
        or ({name}.input == 'auto' and not (stream == 'hidden' and {name}.split == 'in'))
    else stream
    """


def _up(name: str) -> str:
    """The state of up or gate after its own boundary."""
    c = f"{name}.collective"
    idle = alone(f"{name}.group")
    return f"""
    ('width' if {c} in ('auto', 'none') or {idle}
            else 'whole' if {c} == 'all_gather' else 'broken')
        if {name}.split == 'out'
    else ('whole' if {c} in ('auto', 'none') or {idle}
            or ({c} == 'all_gather' and ffn.width.everywhere and not ffn.width.moved)
        else 'counted' if {c} == 'all_reduce' else 'broken') if {name}.split == 'none'
    else 'broken' if {c} in ('all_gather', 'reduce_scatter')
    else 'sum' if {c} == 'none' or {name}.sum != 'boundary' else 'whole'
    """


def _qkv(sum_field: str) -> str:
    """The state of queries, keys or values after the projection's own boundary."""
    c, split = "attention.qkv.collective", "attention.qkv.split"
    idle = alone("attention.qkv.group")
    return f"""
    ('whole' if {c} in ('auto', 'none') or {idle}
        else 'counted' if {c} == 'all_reduce' else 'broken') if {split} == 'none'
    else ({split} if {c} in ('auto', 'none') or {idle}
            else 'whole' if {c} == 'all_gather' else 'broken')
        if {split} != 'in'
    else 'broken' if {c} in ('all_gather', 'reduce_scatter')
    else 'sum' if {c} == 'none' or attention.qkv.{sum_field} != 'boundary' else 'whole'
    """


def _cut(path: str) -> dict[str, str]:
    """How often indices are held, in closed form for every regular cut."""
    padded = f"(({path}.n + {path}.multiple - 1) // {path}.multiple * {path}.multiple)"
    each = f"({padded} // {path}.parts)"
    return {
        f"{path}.least": f"""
            {path}.parts if {path}.kind == 'whole'
            else 1 if {path}.kind in ('chunk', 'balanced', 'strided', 'zigzag', 'needed')
            else (1 if {path}.n == -1 and {path}.parts == 1
                else 0 if {path}.n == -1 or {path}.n % {path}.parts != 0 else 1)
                if {path}.kind == 'even'
            else (1 if {path}.multiple % {path}.parts == 0
                else 0 if {path}.n == -1 or {each} * {path}.parts < {path}.n else 1)
                if {path}.kind == 'padded'
            else {path}.given_least""",
        f"{path}.most": f"""
            {path}.parts if {path}.kind == 'whole'
            else {path}.given_most if {path}.kind in ('sizes', 'listed') else 1""",
        f"{path}.beyond": f"{path}.given_beyond",
        f"{path}.moved": f"""
            {path}.given_moved if {path}.kind in ('sizes', 'listed')
            else False if {path}.kind == 'whole' or {path}.parts == 1
            else {path}.n == -1 or {path}.n > {path}.block if {path}.kind == 'strided'
            else {path}.n == -1 or {path}.n > {each} if {path}.kind == 'padded'
            else {path}.n == -1 or {path}.n >= {path}.parts if {path}.kind == 'even'
            else {path}.n == -1 or {path}.n > 1""",
        f"{path}.everywhere": f"""
            {path}.given_everywhere if {path}.kind in ('sizes', 'listed')
            else {path}.kind == 'whole' or ({path}.parts == 1 and not {path}.padded)""",
        # Pads beyond the end; where none would stand for a weight, a pad is nothing at all.
        f"{path}.padded": "False"
        if path in UNPADDED
        else f"{path}.kind == 'padded' and {path}.n % {path}.multiple != 0",
    }


def fits(group: str) -> str:
    """A collective over these axes joins exactly the ranks of tp."""
    return f"""
    ({group}.tp or tp == 1) and (not {group}.dp or dp == 1)
    and (not {group}.sp or sp == 1) and (not {group}.pp or pp == 1)
    """


def alone(group: str) -> str:
    """A collective over these axes joins each rank with itself, and so does nothing."""
    return f"""
    ((not {group}.tp or tp == 1) and (not {group}.dp or dp == 1)
    and (not {group}.sp or sp == 1) and (not {group}.pp or pp == 1))
    """


def idles(group: str, state: str) -> str:
    """A collective that joins nobody, where nothing is to be joined."""
    return f"""
    ({alone(group)} and ({state} == 'whole'
        or ({state} == 'hidden' and (stream == 'hidden' or hidden.everywhere))))
    """


def unsummed(name: str) -> str:
    """Nothing is added up where pieces are made, so copies stay copies."""
    return f"""({name}.collective == 'none' or {alone(f"{name}.group")})"""


def _own_tokens(name: str) -> str:
    """A first projection that reads a rank's own tokens, with its weight in full."""
    return f"""
    ({name}_entering == 'tokens'
        and ({name}.collective in ('auto', 'none') or {alone(f"{name}.group")})
        and (({name}.split == 'none' and {name}_state == 'whole')
            or ({name}.split == 'out' and ffn.width.everywhere and {name}_state == 'width')))
    """


VALUES: dict[str, str] = {
    **{name: definition for path in AXES for name, definition in _cut(path).items()},
    # Embedding.
    "embedding.state": f"""
        ('whole' if embedding.cut.everywhere and {unsummed("embedding")} else 'sum')
            if embedding.split == 'vocab'
        else 'hidden' if embedding.split == 'hidden' else 'whole'""",
    "embedding.joined": joined("embedding", "embedding.state", "hidden"),
    # Attention: what enters, the projections, what the heads give, what leaves.
    "attention.entering": _input("attention.qkv"),
    "attention.q": _qkv("q_sum"),
    "attention.k": _qkv("k_sum"),
    # Values of a latent are made of it, where it is.
    "attention.v": f"attention.k if model.latent else ({_qkv('v_sum')})",
    # Past a fault that has a clause of its own, the value counts as mended.
    "attention.mixed": """
        attention.v if attention.v in ('sum', 'whole', 'heads', 'head_dim')
        else 'heads' if attention.qkv.split == 'heads'
        else 'head_dim' if attention.qkv.split == 'head_dim' else 'whole'""",
    # One key alone has all the weight, whatever its score.
    "attention.one_key": """
        not model.sinks and (model.window_of_one or (prefill and work.prompt == 1))""",
    "attention.gathers": """
        attention.out.input == 'gathered'
        or (attention.out.input == 'auto' and attention.out.split != 'in')""",
    "attention.mixed_in": """
        'whole' if (attention.gathers and attention.mixed in ('heads', 'head_dim'))
            or (attention.mixed == 'heads' and attention.heads.everywhere)
        else attention.mixed""",
    "attention.out_state": f"""
        'whole' if attention.out.split == 'in' and attention.heads.everywhere
            and attention.mixed_in in ('heads', 'whole') and {unsummed("attention.out")}
        else 'sum' if attention.mixed_in == 'sum' or attention.out.split == 'in'
        else 'hidden' if attention.out.split == 'out' else 'whole'""",
    "attention.joined": joined("attention.out", "attention.out_state", "hidden"),
    # The dense feed-forward block.
    "ffn.gate_entering": _input("ffn.gate"),
    "ffn.up_entering": _input("ffn.up"),
    "ffn.gate_state": _up("ffn.gate"),
    "ffn.up_state": _up("ffn.up"),
    "ffn.activated": """
        'sum' if model.joint and ffn.up_state == 'sum'
        else ffn.gate_state if model.gated else ffn.up_state""",
    # Past a fault that has a clause of its own, the value counts as mended.
    "ffn.gate_piece": """
        'width' if ffn.gate.split == 'out' and ffn.gate_state != 'whole'
            and not ffn.width.everywhere else 'whole'""",
    "ffn.up_piece": """
        'width' if ffn.up.split == 'out' and ffn.up_state != 'whole'
            and not ffn.width.everywhere else 'whole'""",
    "ffn.up_left": """
        model.gated and ffn.up_state == 'sum'
        and (ffn.up.collective == 'none' or ffn.up.sum == 'down')""",
    "ffn.product": """
        'sum' if ffn.up_left else ffn.gate_piece if model.gated else ffn.up_piece""",
    "ffn.gathers": """
        ffn.down.input == 'gathered' or (ffn.down.input == 'auto' and ffn.down.split != 'in')""",
    "ffn.product_in": "'whole' if ffn.gathers and ffn.product == 'width' else ffn.product",
    # Each rank runs the block on its own tokens, which needs every weight in full.
    "ffn.tokenwise": f"""
        tp > 1 and stream == 'tokens' and {_own_tokens("ffn.up")}
        and (not model.gated or {_own_tokens("ffn.gate")})
        and ffn.product_in == 'whole'
        and (ffn.lead != 'out' or not ffn.gathers)
        and ffn.down.split == 'none'""",
    "ffn.lead": "ffn.gate.split if model.gated else ffn.up.split",
    "ffn.down_state": f"""
        'tokens' if ffn.tokenwise
        else 'whole' if ffn.down.split == 'in' and ffn.width.everywhere
            and ffn.product_in != 'sum' and {unsummed("ffn.down")}
        else 'sum' if ffn.product_in == 'sum' or ffn.down.split == 'in'
        else 'hidden' if ffn.down.split == 'out' else 'whole'""",
    "ffn.joined": f"""
        ('tokens' if ffn.down.collective in ('none', 'auto') or {alone("ffn.down.group")}
            else 'counted') if ffn.tokenwise
        else {joined("ffn.down", "ffn.down_state", "hidden")}""",
    # Mixture of experts.
    "moe.spans": "moe.block > stage.same_tokens or stage.same_tokens % moe.block != 0",
    "moe.dispatched": """
        moe.dispatch if moe.dispatch != 'auto' else 'all_to_all' if moe.spans else 'local'""",
    # Where all experts are on one rank, its routes alone are used: everywhere its own, or those of
    # the first rank of a block.
    "moe.own_routes": """
        (moe.sole_owner >= 0 and moe.dispatched == 'local')
        or (moe.sole_owner == 0 and moe.dispatched == 'gather' and not moe.spans)""",
    "moe.combined": """
        moe.combine if moe.combine != 'auto'
        else 'all_reduce' if moe.dispatched == 'local'
        else 'reduce_scatter' if moe.dispatched == 'gather' else 'all_to_all'""",
    "moe.sums_block": """
        moe.combined in ('all_reduce', 'reduce_scatter') and moe.dispatched != 'all_to_all'""",
    # Every rank has every expert in full and keeps its own result.
    "moe.alone": """
        moe.copies == 'all' and moe.experts.everywhere and moe.expert_tp == 1
        and moe.combined == 'none'""",
    "moe.shared_by": """
        'none' if tp == 1 or (moe.shared.split == 'width' and moe.shared.width.everywhere)
        else moe.shared.split""",
    "moe.shared_summed": """
        moe.shared.sum if moe.shared.sum != 'routed'
        else 'routed' if moe.sums_block and moe.block > 1 else 'none'""",
    "moe.shared_ranks": """
        tp if moe.shared_summed == 'own' else moe.block if moe.shared_summed == 'routed' else 1""",
    # What crosses to the next stage: a sum that is left to its norm goes beside the residual,
    # unless the residual is a part of that sum already.
    "stages.ffn_due": "layer.dense and ffn.down.sum == 'norm' and ffn.down_state == 'sum'",
    "stages.attention_due": """
        model.parallel and attention.out.sum == 'norm' and attention.out_state == 'sum'""",
    "stages.two_parts": """
        (stages.ffn_due != stages.attention_due
            or (stages.ffn_due and not attention.out.residual in ('first', 'divided')))
            if model.parallel
        else stages.ffn_due and not ffn.down.residual in ('first', 'divided')""",
    # LM head.
    "lm_head.state": f"""
        'whole' if lm_head.split == 'vocab' and lm_head.cut.everywhere and {unsummed("lm_head")}
        else 'vocab' if lm_head.split == 'vocab'
        else 'sum' if lm_head.split == 'in' else 'whole'""",
    "lm_head.joined": f"""
        ('whole' if lm_head.collective in ('auto', 'all_gather')
            else 'vocab' if lm_head.collective == 'none' else 'broken')
            if lm_head.state == 'vocab'
        else ('whole' if lm_head.collective in ('auto', 'all_reduce')
            else 'sum' if lm_head.collective == 'none' else 'broken') if lm_head.state == 'sum'
        else ('whole' if lm_head.collective in ('auto', 'none') or {alone("lm_head.group")}
            else 'counted' if lm_head.collective == 'all_reduce' else 'broken')""",
    # Where a dimension of the stream is split, and whether the pieces are summed.
    "hidden.gathered": """
        stream == 'hidden' or embedding.split == 'hidden' or attention.out.split == 'out'
        or (layer.dense and ffn.down.split == 'out')""",
    "hidden.summed": """
        attention.qkv.split == 'in' or lm_head.split == 'in'
        or (layer.dense and (ffn.up.split == 'in' or (model.gated and ffn.gate.split == 'in')))
        or (layer.moe and moe.router.split == 'hidden')""",
}
