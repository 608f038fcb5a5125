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
    "linear.outputs_of": "dimensions that the weight does not have, or one that has two maps",
    "norms.said": "a map that is not there",
    "pairs.counts": "too many to be compared: no verdict, rather than a wrong one",
    "typed._there": "a name under which nothing stands",
}
"""Functions that refuse what has no meaning, where there is nothing to prove."""

NO_RULE: dict[str, str] = {
    "delta": "a function of all that it reads: values name it, and nothing linear is asked of it",
    "gather_rows": "of a module over ranks of its own, which values decide and no rule types",
    "own_rows": "likewise",
    "junk": "what it gives is no function of what the model computes",
    "previous": "what it gives is of another step, and no function of its operand",
    "handoff": "of no visit; `entries_are_found_by_logical_index` says what it leaves",
}
"""Kinds of operators that no theorem names: none of them has a rule."""

EDITED = (
    "bias.bias: its last dimension is cut twice",
    "blocks.block_gather: what was sent stands in another order than that of its senders",
    "collectives.in_their_order: … pieces are put together in the order …",
    "ends.choose: it does not take the best",
    "experts._found_where_looked: under an expert's number stand another one's weights",
    "experts.experts: nothing says whose the experts are",
    "experts.route: nothing says whose the experts are",
    "experts.shared_expert: the first rank alone computes it, and has not all of its width",
    "handed._heads_in_order: heads come in the order …",
    "handed._under_its_name: … … is filled with … …",
    "handed.everything_as_it_is: all sequences come from replica …",
    "handed.everything_as_it_is: it brings … tokens, and a prompt may have more",
    "handed.everything_as_it_is: prefill has no replica …",
    "handed.to_everyone: rank … of … is left out of it",
    "handing.Handing.found: no rule for …",
    "head_norms._check_maps: it is a norm over … heads, and is given …",
    "keys.as_dealt: it names the tokens of one prompt, and there may be any number",
    "keys.as_dealt: it puts tokens together otherwise than they were dealt",
    "keys.as_planned: the plan has entries cached otherwise than they lie: …",
    "keys.cache_step: it reads behind its own entries",
    "keys.cache_write: it writes … tokens, and is given those …",
    "keys.exchange: the rows are laid out by rank, and read by sequence",
    "keys.exchange: they were exchanged already",
    "keys.own_cache: it uses the cache of layer …",
    "linear.outputs_of: its last dimension is cut twice",
    "norms.said: nothing says which part is which rank's",
    "notation.product: … dimensions are needed, and there are …",
    "owners.by_hand: it lists tokens, and there may be any number of them",
    "rotation.its_own_dimensions: a head has … dimensions, and it is given …",
    "rotation.its_own_dimensions: it turns other dimensions than the last …",
    "rotation.its_own_tokens: it gives the positions of … tokens to … ones",
    "scores.merge_ranks: it runs over …, and keys lie over sp",
    "scores.weigh: a sink is to be counted once over all keys that a token sees",
    "typed._applied: a tensor is sent in place of tokens",
    "typed._applied: it is given no keys and values",
    "typed._applied: its buffer may be written again before it is read",
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
    "at.At._shape: … is no weight of a linear layer, nor its bias",
    "at.spec_of: the layer has no experts",
    "bias.bias: it is cut along a dimension that its weight does not have",
    "experts.shared_expert: the model has no shared expert",
    "linear.outputs_of: it is cut along a dimension that its weight does not have",
    "linear.outputs_of: it reads a weight of two axes or three, and this one has …",
    "pointwise.scale: the model has no …",
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
    "rotation.its_own_dimensions: it turns other dimensions than …",
    "schedule._listed: a list of ticks is for a declared number of sequences and steps",
    "scores.finds_the_same: it takes heads by another map than … and …",
    "scores.looks_at: it looks at … keys, and the scores are of … ones",
    "scores.merge_blocks: there are no blocks to merge",
    "scores.merge_ranks: there are no parts on other ranks to merge",
    "scores.own_heads: it takes heads by another map than …",
    "scores.quotient: parts of the keys are not merged",
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
    "handed.to_everyone: some ranks alone run it, and … are too many to go through",
    "pairs.counts: cuts that part at … sequences or less are not compared",
    "pairs.counts: … replicas are too many to compare for any batch",
    "pairs.pairs_of: … ranks of other degrees are too many to compare",
)
"""More than are compared: no verdict rather than a wrong one."""

NOT_CONDITIONS = (*EDITED, *MEANINGLESS, *WRITTEN_SO, *COUNTED, *PASSED_ON, *MANY)
"""Refusals, `file.function: sentence`, that are no side condition of their own."""
