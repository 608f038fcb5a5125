"""Values at the point of use, each defined by a formula over plan variables.

A tensor's state on the ranks of tp is a word: `whole`, `sum` (a sum still due),
`heads`, `head_dim`, `width`, `hidden`, `vocab`, `tokens` (split so), or a fault:
`counted` (summed though it was whole), `pieces` and `broken` (joined by the
wrong collective). With one rank every state is as good as whole, and clauses
say so.
"""

from __future__ import annotations

from shardproof.spec.layout.axes import AXES, UNPADDED


def joined(name: str, state: str, split: str, *, made: str) -> str:
    """The state after the collective at `name` of a value in `state`.

    `split` is the state's own word where it is split, and a stream may keep it. `made` says whether
    its pieces are shares of a sum, though each may be all of it. Where one piece begins with all of
    it and the others are pads, which are zeros, these are shares, too. Their sum may stand for the
    piece as long as nobody counts what it has put in the others' pads.
    """
    c = f"{name}.collective"
    idle = alone(f"{name}.group")
    return f"""
    ('whole' if {c} == 'all_reduce'
        else (stream if stream != 'whole'
            else 'whole' if stream_tokens.everywhere and not {idle} else 'pieces')
            if {c} == 'reduce_scatter'
        else ('whole' if stream == 'whole' else stream) if {c} == 'auto'
        else 'sum' if {c} == 'none' else 'broken') if {state} == 'sum'
    else ('whole' if stream != '{split}' and stream.in_order and {split}.everywhere
            and ({c} == 'none' or {idle})
        else '{split}' if stream == 'tokens' and tp > 1 and {idle}
        else 'whole' if {c} == 'all_gather'
        else 'whole' if {c} == 'all_reduce' and {split}.filled and stream == 'whole' and not {idle}
        else stream if {c} == 'all_reduce' and {split}.filled and stream == 'hidden'
            and not {idle} and norm.statistic == 'local'
        else stream if {c} == 'reduce_scatter' and not {idle}
            and (({split}.filled and stream != 'whole') or ({split}.leads and stream == 'hidden'))
        else '{split}' if {c} == 'none' or ({c} == 'auto' and stream == '{split}')
            or ({c} in ('all_reduce', 'reduce_scatter') and {idle})
        else 'whole' if {c} == 'auto' else 'broken') if {state} == '{split}'
    else ('whole' if {c} in ('none', 'auto')
            or ({idle} and (stream == 'whole' or tp == 1 or {c} != 'all_gather' or not ({made})))
        else 'broken' if {c} == 'all_gather' else 'counted') if {state} == 'whole'
    else {state}
    """


def _input(name: str) -> str:
    """What a projection from the stream reads."""
    return f"""
    'whole' if stream == 'whole' or {name}.input == 'gathered'
        or (stream == 'hidden' and hidden.everywhere and {name}.split != 'in')
        or (stream == 'tokens' and stream_tokens.everywhere)
        or ({name}.input == 'auto' and not (stream == 'hidden' and {name}.split == 'in'))
    else stream
    """


def _up(name: str) -> str:
    """The state of up or gate after its own boundary."""
    c = f"{name}.collective"
    idle = alone(f"{name}.group")
    # Up is summed before the product too, which is as good as its boundary.
    here = f"{name}.sum == 'boundary'"
    if name == "ffn.up":
        here = f"({here} or (model.gated and {name}.sum == 'activation'))"
    # Pieces of up may be what gate is multiplied with; other readers take all of it.
    pieces = "'width' if model.gated else 'broken'" if name == "ffn.up" else "'broken'"
    return f"""
    ('whole' if {c} == 'all_reduce' and ffn.width.filled and not {idle}
            else 'width' if {c} in ('auto', 'none') or {idle}
                or ({c} == 'all_reduce' and ffn.width.padded and not ffn.width.moved)
                or ({c} == 'reduce_scatter' and ffn.width.leads)
            else 'whole' if {c} == 'all_gather' else 'broken')
        if {name}.split == 'out'
    else ('whole' if {c} in ('auto', 'none') or {idle} or ({c} == 'all_gather' and ffn.in_place)
        else 'counted' if {c} == 'all_reduce' else 'broken') if {name}.split == 'none'
    else 'sum' if {c} == 'none' or not {here}{" or ffn.up_idle" if name == "ffn.up" else ""}
    else 'whole' if {c} in ('auto', 'all_reduce')
    else ('whole' if ffn.width.everywhere
            else 'width' if ffn.piece_of_one{" or ffn.share_of_one" if name == "ffn.gate" else ""}
            else {pieces})
        if {c} == 'reduce_scatter'
    else 'broken' if tp > 1
    else 'whole' if ffn.width.everywhere and not ffn.width.moved
    else ({pieces}) if ffn.width_twice_back else 'broken'
    """


def _on_first(name: str) -> str:
    """The first rank has all of the stream and makes all, and what the others make counts nowhere.

    They have no columns, or no rows to use it for, or it reaches their pads of the stream alone.
    """
    return f"""
    hidden.filled and ffn.up_state != 'sum'
    and (({name}.split == 'out' and ffn.width.filled)
        or ({name}.split == 'none' and {name}.collective in ('auto', 'none') and (ffn.width.filled
            or ((ffn.down.split != 'in' or ffn.down_state == 'whole')
                and not (ffn.gathers and ffn.lead == 'out' and {unjoined("ffn.gate")})))))
    """


def projected(sum_field: str) -> str:
    """The state of queries, keys or values after the projection's own boundary."""
    c, split = "attention.qkv.collective", "attention.qkv.split"
    idle = alone("attention.qkv.group")
    return f"""
    ('whole' if {c} in ('auto', 'none') or {idle} or model.query_latent
        else 'counted' if {c} == 'all_reduce' else 'broken') if {split} == 'none'
    else ({split} if {c} in ('auto', 'none') or {idle}
            else 'whole' if {c} == 'all_gather' or ({c} == 'all_reduce'
                and {split} == 'head_dim' and attention.head_dim.filled
                and (attention.pairs == 'apart' or model.positions != 'rope')
                and (model.latent or attention.value_dim.filled))
                or ({c} == 'all_reduce' and {split} == 'heads' and attention.heads.filled
                    and (model.latent or attention.kv_filled)) else 'broken')
        if {split} != 'in'
    else 'sum' if {c} == 'none' or attention.qkv.{sum_field} != 'boundary'
    else 'broken' if {c} in ('all_gather', 'reduce_scatter') else 'whole'
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
        f"{path}.first_alone": f"""
            {path}.given_first if {path}.kind in ('sizes', 'listed')
            else {path}.parts == 1
            or (not {path}.kind in ('whole', 'even') and not {path}.moved)""",
        f"{path}.undivided": f"""
            {path}.given_undivided if {path}.kind in ('sizes', 'listed')
            else {path}.everywhere or {path}.filled
            or ({path}.kind in ('chunk', 'balanced', 'strided', 'zigzag') and not {path}.moved)""",
        # One rank has all, the others as many pads.
        f"{path}.filled": "False"
        if path in UNPADDED
        else f"{path}.kind == 'padded' and {path}.parts > 1 and {each} == {path}.n",
        # One begins with all, and has pads behind.
        f"{path}.leads": "False"
        if path in UNPADDED
        else f"{path}.kind == 'padded' and {path}.parts > 1 and {each} >= {path}.n",
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


def on_all(path: str) -> str:
    """Every rank has every index once, in whatever order."""
    return f"({path}.undivided and {path}.least == {path}.parts)"


def unjoined(name: str) -> str:
    """The projection does not join its own pieces, so they are gathered where that is asked."""
    return f"({name}.collective != 'all_gather' or {alone(f'{name}.group')})"


def unsummed(name: str) -> str:
    """Nothing is added up where pieces are made, so copies stay copies."""
    return f"""({name}.collective == 'none' or {alone(f"{name}.group")})"""


def full_though_split(name: str, state: str) -> str:
    """Pads are summed away, and the value is still told to be cut."""
    return f"""
    {state} == 'hidden' and {name.removesuffix(".out").removesuffix(".down")}.joined == 'whole'
    and {name}.collective == 'all_reduce' and not hidden.everywhere"""


def junk(name: str, split: str) -> str:
    """Pieces of the stream were summed that were all of it and pads, and these are zeros no more.

    A norm behind the sum makes zeros of them again.
    """
    return f"""
    {split} == {"'hidden'" if name == "embedding" else "'out'"}
    and {name}.collective == 'all_reduce' and stream == 'hidden' and hidden.filled
    and not {alone(f"{name}.group")}
    and {"not model.embedding_norm" if name == "embedding" else "model.norm == 'pre'"}
    """


def keeps_junk(name: str) -> str:
    """The stream goes past a block as it is, or every rank adds its piece of it to a piece."""
    return f"""
    {name}.residual == 'after' or ({name}.residual == 'every' and {name}.split == 'out')
    """


def residual_once(name: str, state: str) -> str:
    """The residual, added to what a block gives before that is joined, counts once.

    A sum counts it where one rank adds all of it, or each a share; a value that lies as the stream
    does, on every rank. Where the first rank has all of the stream, it may be the only one to add,
    and the others may add pads, if these are zeros. A piece that is all of the value is as large as
    a whole stream. One rank adds it where both lie in one order.
    """
    on, c = f"{name}.residual", f"{name}.collective"
    enters = name.partition(".")[0]
    return f"""
    (tp == 1 and ({state} == stream
        or (stream.in_order and ({state} != 'hidden' or hidden.everywhere))))
    or not ({on} == 'every' and stream.junk_in_{enters} and ({state} == 'sum'
        or ({state} == 'hidden' and {c} in ('all_reduce', 'reduce_scatter')
            and not {alone(f"{name}.group")})))
    and (({on} == 'every' and {state} != 'sum'
        and ({state} == stream
            or (stream.in_order and ({state} == 'whole' or hidden.everywhere))))
    or ({on} == 'every' and stream == 'hidden' and hidden.filled)
    or ({on} in ('first', 'divided') and {state} == 'sum' and stream.in_order)
    or ({on} == 'first' and stream.first_keeps_all and {state} == stream)
    or ({on} == 'first' and stream.first_has_all
        and ({state} in ('sum', 'whole') or hidden.filled))
    or ({state} == 'hidden' and stream == 'whole' and hidden.filled
        and ({on} == 'first' or ({on} == 'divided') == ({c} == 'all_reduce'))))
    """


def _own_tokens(name: str) -> str:
    """A first projection that reads a rank's own tokens, with its weight in full."""
    return f"""
    ({name}_entering == 'tokens'
        and ({name}.collective in ('auto', 'none') or {alone(f"{name}.group")})
        and (({name}.split == 'none' and {name}_state == 'whole')
            or ({name}.split == 'out' and (ffn.width.everywhere or ffn.first_reads)
                and {name}_state == 'width')))
    """


def _one_share(value: str, name: str) -> str:
    """The one share of a sum, in pieces: it is joined as a sum, so nobody puts these in order."""
    return f"""
    tp == 1 and {value} == 'sum' and {name}.split == 'out' and (hidden.moved or hidden.padded)
    """


VALUES: dict[str, str] = {
    **{name: definition for path in AXES for name, definition in _cut(path).items()},
    # Embedding.
    "embedding.state": f"""
        ('whole' if embedding.rows_where_kept and {unsummed("embedding")} else 'sum')
            if embedding.split == 'vocab'
        else 'hidden' if embedding.split == 'hidden' else 'whole'""",
    "embedding.joined": joined(
        "embedding",
        "embedding.state",
        "hidden",
        made="embedding.split == 'vocab'",
    ),
    "embedding.full_though_split": full_though_split("embedding", "embedding.state"),
    # Attention: what enters, the projections, what the heads give, what leaves.
    "attention.entering": _input("attention.qkv"),
    # A layer with a state has its queries beside its keys. Dimensions of its heads that lie on
    # several ranks are joined by nobody.
    "attention.q": f"attention.k if model.delta else ({projected('q_sum')})",
    "attention.k": f"""
        'head_dim' if model.delta and attention.qkv.split == 'head_dim'
        else ({projected("k_sum")})""",
    # Values of a latent are made of it, where it is.
    "attention.v": f"""
        attention.k if model.latent or (model.delta and attention.qkv.split == 'head_dim')
        else ({projected("v_sum")})""",
    # Past a fault that has a clause of its own, the value counts as mended.
    "attention.mixed": """
        attention.v if attention.v in ('sum', 'whole', 'heads', 'head_dim')
        else 'heads' if attention.qkv.split == 'heads'
        else 'head_dim' if attention.qkv.split == 'head_dim' else 'whole'""",
    # One key alone has all the weight, whatever its score.
    "attention.one_key": """
        not model.sinks and not model.delta
        and (model.window_of_one or (prefill and work.prompt == 1))""",
    "attention.gathers": """
        attention.out.input == 'gathered'
        or (attention.out.input == 'auto' and attention.out.split != 'in')""",
    "attention.mixed_in": f"""
        'whole' if (attention.gathers and attention.mixed in ('heads', 'head_dim'))
            or (attention.mixed == 'heads' and attention.heads.everywhere)
            or (attention.mixed == 'head_dim' and attention.value_dim.everywhere
                and attention.out.split != 'in')
            or (attention.share_of_one and stream.first_keeps_all
                and (attention.out.collective in ('none', 'auto')
                    or {alone("attention.out.group")}))
        else 'sum' if attention.share_of_one else attention.mixed""",
    # One rank has all, the others zeros, and each multiplies them with the whole weight.
    "attention.share_of_one": """
        attention.out.split == 'none' and not attention.gathers
        and ((attention.mixed == 'heads' and attention.heads.filled)
            or (attention.mixed == 'head_dim' and attention.value_dim.filled))""",
    # Scores that are whole where they are used, though dimensions are cut: a rank that has any has
    # them all. Where every rank has, a common factor of weights does nothing either.
    "attention.scores_whole": f"""
        attention.head_dim.least >= 1
            and (attention.head_dim.undivided
                or (attention.head_dim.most == 1 and not attention.head_dim.moved))
        if attention.scores.sum == 'none' or {alone("attention.scores.group")}
        else attention.scores.sum == 'after' and {on_all("attention.head_dim")}""",
    "attention.out_state": f"""
        'whole' if attention.out.split == 'in' and {unsummed("attention.out")}
            and (attention.dims_where_kept if attention.mixed_in == 'head_dim'
                else attention.heads_where_kept and attention.mixed_in in ('heads', 'whole'))
        else 'sum' if attention.mixed_in == 'sum' or attention.out.split == 'in'
        else 'hidden' if attention.out.split == 'out' else 'whole'""",
    # What follows takes such shares for whole.
    "attention.taken_for_whole": "attention.out_state == 'sum' and attention.share_of_one",
    "attention.joined": joined(
        "attention.out", "attention.out_state", "hidden", made="attention.out.split == 'in'"
    ),
    "attention.arrives": f"""
        'broken' if {_one_share("attention.mixed_in", "attention.out")}
        else 'sum' if attention.taken_for_whole and attention.out.collective == 'auto'
        else attention.joined""",
    "attention.full_though_split": full_though_split("attention.out", "attention.out_state"),
    "attention.residual_once": residual_once("attention.out", "attention.out_state"),
    # The dense feed-forward block.
    # A whole that is gathered as if in pieces: each rank's part of it stands where it did.
    "ffn.in_place": "(ffn.width.everywhere and not ffn.width.moved) or ffn.width.filled",
    # One rank has all of the width, in pieces as long as all, and the others have none to use.
    "ffn.piece_of_one": "ffn.width.filled and ffn.down.split == 'in'",
    "ffn.gate_entering": _input("ffn.gate"),
    "ffn.up_entering": _input("ffn.up"),
    "ffn.gate_on_first": _on_first("ffn.gate"),
    "ffn.up_on_first": _on_first("ffn.up"),
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
        'width' if (ffn.up.split == 'out' or ffn.up_state == 'width')
            and ffn.up_state != 'whole' and not ffn.width.everywhere else 'whole'""",
    "ffn.up_left": """
        model.gated and ffn.up_state == 'sum'
        and (ffn.up.collective == 'none' or ffn.up.sum == 'down' or ffn.up_idle)""",
    # Summed over nobody; what follows takes it for whole.
    "ffn.up_idle": f"""
        model.gated and tp > 1 and ffn.up.split == 'in' and {alone("ffn.up.group")}
        and ffn.up.collective in ('auto', 'all_reduce') and ffn.up.sum != 'down'
        and (ffn.down.split == 'none' or (ffn.down.split == 'in' and {on_all("ffn.width")}))
        and not (ffn.gathers and ffn.gate.split == 'out' and {unjoined("ffn.gate")})""",
    "ffn.product": """
        'sum' if ffn.up_left else ffn.gate_piece if model.gated else ffn.up_piece""",
    "ffn.gathers": """
        ffn.down.input == 'gathered' or (ffn.down.input == 'auto' and ffn.down.split != 'in')""",
    # Pieces of which one rank has all, multiplied with the whole weight.
    "ffn.piece_kept": f"""
        ffn.width.filled and ffn.down.split == 'none'
        and not (ffn.gathers and ffn.lead == 'out' and ({unjoined("ffn.gate")} if model.gated
            else {unjoined("ffn.up")}))""",
    # They are shares where up's pads on the other ranks are zeros.
    "ffn.share_of_one": """
        ffn.piece_kept and model.gated and not model.joint and ffn.up_piece == 'width'
        and not ffn.up_left""",
    # Or the others' part of it is nobody's.
    "ffn.first_reads": f"""
        ffn.piece_kept and stream.first_keeps_all
        and (ffn.down.collective in ('none', 'auto') or {alone("ffn.down.group")})""",
    "ffn.product_in": """
        'whole' if ffn.product != 'sum' and (ffn.first_reads
            or (ffn.gathers and ffn.product == 'width' and not ffn.share_of_one))
        else 'sum' if ffn.share_of_one else ffn.product""",
    # Each rank runs the block on its own tokens, which needs every weight in full. A single rank
    # has these, and leaves its tokens in their order where nothing is due or put together.
    "ffn.tokenwise": f"""
        stream == 'tokens' and (ffn.down.split == 'none'
            or (ffn.down.split == 'out' and hidden.everywhere and (ffn.down.collective != 'auto'
                or (tp > 1 and {alone("ffn.down.group")}))))
        and (({_own_tokens("ffn.up")}
                and (not model.gated or {_own_tokens("ffn.gate")})
                and ffn.product_in == 'whole'
                and (ffn.lead != 'out' or not ffn.gathers)) if tp > 1
            else ffn.up_entering == 'tokens'
                and (not model.gated or ffn.gate_entering == 'tokens')
                and not ffn.up_left and ffn.down.collective != 'all_gather')""",
    "ffn.lead": "ffn.gate.split if model.gated else ffn.up.split",
    "ffn.down_state": f"""
        'tokens' if ffn.tokenwise
        else 'whole' if ffn.down.split == 'in' and ffn.product_in != 'sum'
            and {unsummed("ffn.down")} and ffn.width_where_kept
        else 'sum' if ffn.product_in == 'sum' or ffn.down.split == 'in'
        else 'hidden' if ffn.down.split == 'out' else 'whole'""",
    "ffn.taken_for_whole": """
        ffn.down_state == 'sum'
        and (ffn.share_of_one or (ffn.up_idle and ffn.down.split != 'in'))""",
    "ffn.joined": f"""
        ('tokens' if ffn.down.collective in ('none', 'auto') or {alone("ffn.down.group")}
            else 'counted') if ffn.tokenwise
        else {joined("ffn.down", "ffn.down_state", "hidden", made="ffn.down.split == 'in'")}""",
    "ffn.arrives": f"""
        'broken' if {_one_share("ffn.product_in", "ffn.down")}
        else 'sum' if ffn.taken_for_whole and ffn.down.collective == 'auto' else ffn.joined""",
    "ffn.full_though_split": full_though_split("ffn.down", "ffn.down_state"),
    "ffn.residual_once": residual_once("ffn.down", "ffn.down_state"),
    "stream.in_order": """
        stream == 'whole' or (stream == 'hidden' and hidden.everywhere)
        or (stream == 'tokens' and stream_tokens.everywhere)""",
    # Pads of a stream that hold something: who puts it there, and which block leaves it there.
    "stream.junk_in_attention": """
        stream.junk_of_embedding
        or (model.behind_dense and (stream.junk_of_ffn
            or (stream.ffn_keeps_junk and stream.junk_in_ffn_before)))
        or (model.behind_moe and stream.junk_in_ffn_before)""",
    "stream.junk_in_ffn": """
        stream.junk_of_attention or (stream.attention_keeps_junk and stream.junk_in_attention)""",
    "stream.junk_in_ffn_before": """
        stream.junk_of_attention or (stream.attention_keeps_junk and stream.junk_of_embedding)""",
    "stream.junk_of_embedding": junk("embedding", "embedding.split"),
    "stream.junk_of_attention": junk("attention.out", "attention.out.split"),
    "stream.junk_of_ffn": f"not ffn.apart and {junk('ffn.down', 'ffn.down.split')}",
    "stream.attention_keeps_junk": keeps_junk("attention.out"),
    "stream.ffn_keeps_junk": f"model.parallel or ({keeps_junk('ffn.down')})",
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
    # The common way: a block has each expert once, and what it makes is added up over all of it.
    "moe.reaches": "not moe.spans or moe.dispatched != 'local'",
    "moe.comes_back": """
        moe.block == 1
        or (moe.dispatched == 'local' and moe.combined == 'all_reduce')
        or (moe.dispatched == 'gather' and moe.combined in ('all_reduce', 'reduce_scatter'))
        or (moe.dispatched == 'all_to_all' and moe.combined == 'all_to_all')""",
    "moe.group_fits": """
        moe.combined == 'none' or (
            (((moe.group.ep or ep == 1) and (moe.group.tp or moe.expert_tp == 1))
                or (tp == 1 and moe.block == stage.ranks and (moe.group.dp or dp == 1)
                    and (moe.group.sp or sp == 1)))
            and (moe.block == stage.ranks or ((not moe.group.dp or dp == 1)
                and (not moe.group.sp or sp == 1))))""",
    "moe.over_block": """
        moe.reaches and moe.comes_back and moe.group_fits
        and moe.width.least == 1 and moe.width.most == 1""",
    "moe.shared_by": """
        'none' if moe.shared.ranks == 1
            or (moe.shared.split == 'width' and moe.shared.width.everywhere)
        else moe.shared.split""",
    "moe.shared_summed": """
        moe.shared.sum if moe.shared.sum != 'routed'
        else 'routed' if moe.sums_block else 'none'""",
    "moe.shared_ranks": """
        moe.shared.ranks if moe.shared_summed == 'own'
        else moe.block if moe.shared_summed == 'routed' else 1""",
    # What crosses to the next stage: a sum that is left to its norm, and the residual beside it,
    # unless the residual is a part of the block's output already. Parts of a parallel block are
    # joined before they are added.
    "stages.ffn_due": """
        tp > 1 and not ffn.apart and ffn.down.sum == 'norm'
        and (ffn.down.split == 'in' or ffn.product_in == 'sum')""",
    "stages.one_part": """
        not stages.leaves
        or (layer.dense and not model.parallel and ffn.down.residual != 'after')
        or (stages.stream == 'merged'
            and (model.parallel or layer.moe or not stages.ffn_due))""",
    # What a rank stores of the embedding's table, and what its head multiplies with.
    "embedding.table": """
        'whole' if embedding.split == 'none'
            or (embedding.split == 'vocab' and embedding.cut.everywhere)
            or (embedding.split == 'hidden' and hidden.everywhere)
        else embedding.split""",
    "lm_head.table": """
        'whole' if lm_head.split == 'none'
            or (lm_head.split == 'vocab' and lm_head.cut.everywhere)
            or (lm_head.split == 'in' and hidden.everywhere)
        else lm_head.split""",
    # LM head.
    "lm_head.state": f"""
        'whole' if lm_head.split == 'vocab' and lm_head.cut.everywhere and {unsummed("lm_head")}
        else 'vocab' if lm_head.split == 'vocab'
        else 'whole' if lm_head.split == 'in' and {on_all("hidden")} and {unsummed("lm_head")}
        else 'sum' if lm_head.split == 'in' else 'whole'""",
    # Ranks read the embedding's rows, whatever the head's cut calls the pads among them.
    "lm_head.stored": """
        model.tied and lm_head.tied == 'shared' and embedding.split == 'vocab'
        and lm_head.same_cut""",
    "lm_head.joined": f"""
        ('whole' if lm_head.collective in ('auto', 'all_gather')
                or (lm_head.collective == 'all_reduce'
                    and (lm_head.cut.filled or (lm_head.stored and embedding.cut.filled)))
            else 'vocab' if lm_head.collective == 'none' else 'broken')
            if lm_head.state == 'vocab'
        else ('whole' if lm_head.collective in ('auto', 'all_reduce')
                or (lm_head.collective == 'reduce_scatter' and lm_head.cut.everywhere)
            else 'sum' if lm_head.collective == 'none' else 'broken') if lm_head.state == 'sum'
        else ('whole' if lm_head.collective in ('auto', 'none') or {alone("lm_head.group")}
            else 'counted' if lm_head.collective == 'all_reduce' else 'broken')""",
    # Where a dimension of the stream is split, and whether the pieces are summed.
    "hidden.gathered": """
        stream == 'hidden' or embedding.split == 'hidden' or attention.out.split == 'out'
        or (layer.dense and not ffn.apart and ffn.down.split == 'out')""",
    "hidden.summed": """
        attention.qkv.split == 'in' or (lm_head.state == 'sum' and not lm_head.apart)
        or (layer.dense and not ffn.apart
            and (ffn.up.split == 'in' or (model.gated and ffn.gate.split == 'in')))
        or (layer.moe and moe.router.split == 'hidden')""",
}
