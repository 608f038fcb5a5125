"""Files, functions and kinds of operators of which no theorem speaks, each with its reason."""

from __future__ import annotations

NO_MATHEMATICS: dict[str, str] = {
    "at": "what a rule may know; what it asks of maps and groups, theorems of those files say",
    "flat": "operators in order; that their steps compose says a theorem of `derive`",
    "phase": "asks what `owners` and `schedule` say, of a phase",
    "placed": "words for how a tensor lies",
    "refused": "an exception",
    "stored": "a derivation as data, made again and compared",
    "table": "which rule is which kind's",
}
"""Files of spec/rules that state no rule of mathematics of their own."""

NO_CONDITION: dict[str, str] = {
    "at.At._shape": "a weight that no model has",
    "bias.bias": "a dimension that the weight does not have",
    "ends._stored": "weights that are named for the head, and are others",
    "at.spec_of": "a layer without experts",
    "folding._stream": "a name under which nothing stands",
    "pairs.counts": "too many to be compared: no verdict, rather than a wrong one",
    "typed._there": "a name under which nothing stands",
}
"""Functions that refuse what has no meaning, where there is nothing to prove."""

NO_RULE: dict[str, str] = {
    "junk": "what it gives is no function of what the model computes",
    "previous": "what it gives is of another step, and no function of its operand",
    "handoff": "of no visit; `entries_are_found_by_logical_index` says what it leaves",
}
"""Kinds of operators that no theorem names: none of them has a rule."""

EDITED = (
    "blocks.block_gather: what was sent stands in another order than that of its senders",
    "ends.choose: it does not take the best",
    "experts._found_where_looked: under an expert's number stand another one's weights",
    "handing.Handing.found: no rule for …",
    "keys.cache_step: it reads behind its own entries",
    "keys.cache_write: it writes … tokens, and is given those …",
    "keys.exchange: the rows are laid out by rank, and read by sequence",
    "keys.exchange: they were exchanged already",
    "keys.own_cache: it uses the cache of layer …",
    "notation.product: … dimensions are needed, and there are …",
    "scores.merge_ranks: it runs over …, and keys lie over sp",
    "typed._applied: it is given no keys and values",
    "typed._applied: its buffer is written again before it is read",
    "typed._applied: nobody sends it",
    "typed.ruled: it is what a rank holds for others, …",
    "typed.ruled: it reads […], and is given …",
    "typed.ruled: it reads a …, and is given …",
    "typed.ruled: it reads tensors, or tokens, and is given something else",
    "typed.ruled: it reads … operands, and is given …",
    "typed.ruled: … has no rule",
)
"""Of operators as no lowering writes them: an edit alone can."""

MEANINGLESS = (
    "arriving._each_once: nothing says whose experts these are",
    "arriving.arrived: the layer has no experts",
    "at.At._shape: there is no weight …",
    "bias.bias: it is cut along a dimension that its weight does not have",
    "experts.shared_expert: the model has no shared expert",
    "at.spec_of: the layer has no experts",
    "linear.linear: it is cut along a dimension that its weight does not have",
)
"""Of names, dimensions and modules that a model does not have."""

WRITTEN_SO = (
    "collectives.share_over_tp: the shares lie on other ranks than those of tp",
    "derive.outputs: no rank gives logits",
    "derive.outputs: nothing is written for layer …",
    "derive.outputs: this is not the model's token",
    "ends.learned: it has positions of other tokens than …",
    "ends.learned: its columns are cut otherwise than …",
    "experts.shared_expert: its tokens are not whole",
    "head_norms.head_norm: the statistic is of another value",
    "keys.cache_step: layer … was written already, or nothing brings its cache",
    "latent.latent_keys: the rotated key is of other tokens than the latent",
    "norms.moments: what stands beside its pieces is summed, too",
    "norms.norm_with: the statistic is of another value",
    "notation.product: … and … are both split over the ranks of tp",
    "rotation.rope: it turns other dimensions than …",
    "schedule._listed: a list of ticks is for a declared number of sequences and steps",
    "scores.exp_weights: it looks at … keys, and the scores are of … ones",
    "scores.merge_blocks: there are no blocks to merge",
    "scores.merge_ranks: there are no parts on other ranks to merge",
    "scores.own_heads: it takes heads by another map than …",
    "scores.quotient: parts of the keys are not merged",
    "scores.read_alike: it takes KV heads by another map than …",
    "scores.read_alike: it takes its heads by another map than …",
    "scores.used_where_complete: the weights are right on rank … alone, and others have values",
    "scores.weigh: blocks of keys are counted otherwise than they came",
    "scores.weigh: weights are of … keys, values of … ones",
)
"""Of two sides that lowering writes from one cut or value: they part where a condition fails."""

COUNTED = (
    "arriving.Ranks.maker: the tokens of rank … are not sent to rank …",
    "blocks._reduced: it is what was made for several ranks",
    "blocks._reduced: the ranks of a block have different tokens, and their results are added",
    "blocks._reduced: what is summed is no share of a sum over the block",
    "blocks.share_over_block: what is summed is no share of a sum over the block",
    "experts._share: index … of width is on no rank",
)
"""Where one of these refuses, what arrives is counted rank by rank, and that is a condition."""

PASSED_ON = (
    "derive.outputs: the … of layer …: …",
    "handing.Handing.found: layer …: …",
)
"""Sentences of another rule, which are conditions, said again with a place."""

MANY = (
    "pairs.counts: cuts that part at … sequences or less are not compared",
    "pairs.counts: … replicas are too many to compare for any batch",
    "pairs.pairs_of: … ranks of other degrees are too many to compare",
)
"""More than are compared: no verdict rather than a wrong one."""

NOT_CONDITIONS = (*EDITED, *MEANINGLESS, *WRITTEN_SO, *COUNTED, *PASSED_ON, *MANY)
"""Refusals, `file.function: sentence`, that are no side condition of their own."""
