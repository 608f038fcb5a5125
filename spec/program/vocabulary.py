"""Every kind of operator: the tensors that it reads, and what else it is about.

Lowering writes them, `edits` of a plan may write and change them, the engine runs them on values,
the runtime on numbers.
"""

from __future__ import annotations

from typing import Literal

from shardproof.spec.record import dataclass

Dims = tuple[str, ...]
"""The dimensions of a tensor in order; an empty name is any one, and none at all are any number."""
ANY: Dims = ()
TOKENS: Dims = ("sequence", "token")
ROWS: Dims = (*TOKENS, "")
STREAM: Dims = (*TOKENS, "hidden")
HEADS: Dims = (*TOKENS, "head", "head_dim")
SCORES: Dims = (*TOKENS, "head", "key")
EXPERTS: Dims = (*TOKENS, "experts")
VOCAB: Dims = (*TOKENS, "vocab")

ValueKind = Literal["map", "group", "word", "flag", "number", "name", "order", "table", "ratio"]


@dataclass(frozen=True, slots=True)
class Value:
    """What may stand in a field of an operator."""

    kind: ValueKind
    words: tuple[str, ...] = ()
    default: object = None
    needed: bool = False
    """An operator that is inserted must say it."""


@dataclass(frozen=True, slots=True)
class Kind:
    says: str
    operands: tuple[Dims, ...]
    """The dimensions of each tensor that it reads."""
    about: dict[str, Value]
    may_lack: int = 0
    """How many of the last operands it can do without."""

    @property
    def reads(self) -> tuple[int, ...]:
        """How many tensors it may read."""
        most = len(self.operands)
        return tuple(range(most - self.may_lack, most + 1))


MAP = Value("map")
OWNERS = Value("map", needed=True)
"""Whose experts are whose: no word of it is no layout."""
NAME = Value("name", needed=True)
FLAG = Value("flag", default=False)
NUMBER = Value("number", default=1)
GROUP = Value("group", default=("tp",))
OF_TOKENS = Value("group", default=("sp",))
ORDER = Value("order", ("owner", "reversed"), default="owner")
PLACES = Value("order")
TABLE = Value("table")
DIMS = ("sequence", "token", "head", "head_dim", "width", "hidden", "experts", "vocab")
DIM = Value("word", DIMS, needed=True)


def word(*words: str) -> Value:
    """One of these; the first is what an inserted operator has."""
    return Value("word", words, default=words[0])


HEAD_MAPS = {"heads": MAP, "dims": MAP}
OVER = word("global", "local")
SEEN = word("own", "exchanged", "cached", "all")
SHARE = word("every", "first", "divided")
MERGE = {"merge": word("quotient", "divided", "none"), "base": word("same", "mixed")}
PART = word("value", "residual", "token", "chosen")
TOKENS_STAND = word("ranks", "turns", "sequence")
CACHE = Value("number", default=None)
MODULE = {"over": Value("group", ("dp", "sp", "tp"), default=None)}
"""The axes of a module that lies over other ranks than those of tp, all of a stage."""
BLOCK = {"group": GROUP, "block": NUMBER, "tokens": MAP}
HOW = word("each", "once")

COLLECTIVES: dict[str, Kind] = {
    "all_reduce": Kind("the sum over a group, on each of its ranks", (ANY,),
                       {"group": GROUP, "dim": Value("word", DIMS), "split": MAP}),
    "all_gather": Kind("the pieces of a group put together as the map says, on each rank", (ANY,),
                       {"group": GROUP, "dim": DIM, "split": MAP, "order": ORDER}),
    "reduce_scatter": Kind("the sum over a group, of which each rank keeps what the map says",
                           (ANY,), {"group": GROUP, "dim": DIM, "split": MAP}),
    "all_to_all": Kind("each rank's tensor split along `dim`, what it gets joined along `to`",
                       (ANY,),
                       {"group": GROUP, "dim": DIM, "to": DIM, "split": MAP, "order": ORDER}),
    "broadcast": Kind("what one rank of a group has, on each", (ANY,),
                      {"group": GROUP, "root": Value("number", default=0)}),
    "gather_logits": Kind("the logits of a group put together, pads left out", (VOCAB,),
                          {"group": GROUP, "split": MAP, "order": ORDER}),
    "exchange": Kind("keys or values of all ranks of sp", (HEADS,),
                     {"how": word("gather", "ring"), "split": MAP,
                      "rows": word("sequence", "rank")}),
    "to_heads": Kind("an all-to-all: of the tokens of all ranks the heads that the map gives",
                     (ANY,), {"group": OF_TOKENS, "split": MAP, "order": TOKENS_STAND,
                              "rows": word("sequence", "rank")}),
    "to_tokens": Kind("an all-to-all back: of the rank's own tokens the heads of all ranks",
                      (ANY,), {"group": OF_TOKENS, "split": MAP, "before": MAP,
                               "order": TOKENS_STAND}),
    "merge_ranks": Kind("attention over each rank's keys merged into one", (HEADS,),
                        {"group": GROUP, **MERGE}),
    "block_gather": Kind("tokens, or routes, of the ranks that share the experts", (ANY,),
                         {"how": HOW, "order": ORDER, **BLOCK}),
    "block_reduce": Kind("the sum over the ranks that share the experts", (STREAM,),
                         {**BLOCK, "etp": NUMBER}),
    "block_return": Kind("what was made of a rank's tokens comes back to it, summed",
                         (STREAM, STREAM),
                         {"how": HOW, **BLOCK, "etp": NUMBER}),
    "block_own": Kind("of what was made for many, what was made of the rank's own tokens",
                      (STREAM, STREAM),
                      {"how": HOW, **BLOCK, "etp": NUMBER}),
    "gather_rows": Kind("the sequences and tokens of a module's ranks, one rank's behind another's",
                        (ANY,), {"group": GROUP}),
    "own_rows": Kind("of what was made of the tokens of several ranks, what is of the rank's own",
                     (ANY,), {"group": GROUP}),
    "choose": Kind("the next token", (VOCAB, VOCAB), {
        "how": word("logits", "merged", "own", "ids_summed"), "split": MAP,
        "padded": Value("number", default=0), "pads": word("masked", "zero"),
        "whole": FLAG, "pick": NUMBER, **MODULE}),
}  # fmt: skip
"""What the ranks of a group do together."""

PASSING: dict[str, Kind] = {
    "send": Kind("gives a part of the stream to the next visit", (ANY,),
                 {"part": PART, "buffer": word("each", "one")}),
    "receive": Kind("takes a part of the stream from the visit before", (),
                    {"part": PART}),
    "permute": Kind("the indices of a dimension in another order; -1 is zero", (ANY,),
                    {"dim": DIM, "order": Value("order", needed=True)}),
    "same": Kind("its operand", (ANY,), {}),
    "zeros": Kind("zeros, as many as its operand: a buffer that nobody filled", (ANY,), {}),
    "junk": Kind("other values on every rank: a buffer that nobody cleared", (ANY,), {}),
    "previous": Kind("what its operand was the last time: a buffer that was not renewed",
                     (ANY,), {}),
    "times": Kind("a fraction of its operand, [over, below]", (ANY,),
                  {"by": Value("ratio", needed=True)}),
}  # fmt: skip

LOCAL: dict[str, Kind] = {
    "lookup": Kind("rows of the embedding", (TOKENS,),
                   {"weight": NAME, "rows": MAP, "columns": MAP, "mask": FLAG}),
    "learned": Kind("adds learned positions", (STREAM,), {
        "on": SHARE, "columns": MAP, "positions": OVER, "tokens": MAP}),
    "linear": Kind("a product with rows and columns of a weight", (ROWS,), {
        "weight": NAME, **HEAD_MAPS, "rows": MAP, "columns": MAP}),
    "out_linear": Kind("heads back to the stream",
                       (HEADS,), {"weight": NAME, **HEAD_MAPS, "columns": MAP}),
    "bias": Kind("adds a bias", (ANY,), {
        "weight": NAME, "on": SHARE, **HEAD_MAPS, "split": MAP, "dim": Value("word", DIMS),
        **MODULE}),
    "slice": Kind("the indices of a dimension that the map gives to the rank", (ANY,),
                  {"dim": DIM, "split": MAP}),
    "add": Kind("the sum of two tensors", (ANY, ANY), {}),
    "mul": Kind("the product of two tensors, value by value", (ANY, ANY), {}),
    "add_on": Kind("a sum on every rank, on the first, or a share on each",
                   (ANY, ANY), {"on": SHARE, **MODULE}),
    "add_each": Kind("adds to what a rank holds for each source", (STREAM, STREAM), {}),
    "scale": Kind("times a factor of the model", (ANY,),
                  {"by": word("embedding_scale", "residual_scale", "logit_scale"), "name": NAME}),
    "act": Kind("an activation", (ANY,), {"fn": NAME, "key": NAME}),
    "joint": Kind("an activation of gate and up together", (ANY, ANY), {"fn": NAME, "key": NAME}),
    "norm": Kind("a norm of the whole stream, or of the rank's piece alone", (ROWS,),
                 {"weight": NAME, "split": MAP, "local": FLAG}),
    "moments": Kind("what a norm needs to know of the rank's piece", (ROWS,), {"split": MAP}),
    "norm_with": Kind("a norm of a piece, with the moments of the whole", (ROWS, ANY),
                      {"weight": NAME, "split": MAP}),
    "head_norm": Kind("a norm of queries or keys", (HEADS, ANY), {
        **HEAD_MAPS, "over": word("head", "width", "group"), "which": word("q", "k", "state"),
        "weight": NAME},
        may_lack=1),
    "head_moments": Kind("what such a norm needs to know of the rank's piece", (HEADS,), {
        **HEAD_MAPS, "over": word("head", "width"), "which": word("q", "k", "state"),
        "weight": NAME}),
    "rope": Kind("positions turned into queries or keys", (HEADS,), {
        "dims": MAP, "shared": FLAG, "positions": word("global", "local", "last"),
        "which": word("own", "exchanged", "all"), "sequences": PLACES}),
    "one_head": Kind("an axis for the one head that all share", (ROWS,), {}),
    "latent_keys": Kind("keys of every head from the latent",
                        (HEADS, HEADS), {"weight": NAME, **HEAD_MAPS}),
    "latent_values": Kind("values of every head from the latent",
                          (HEADS,), {"weight": NAME, **HEAD_MAPS}),
    "cache_write": Kind("keys and values into the cache", (HEADS, HEADS),
                        {"tokens": word("own", "exchanged"), "cache": CACHE}),
    "cache_step": Kind("a step's key and value into the cache, and all that is there out of it",
                       (HEADS, HEADS), {"update": word("append", "recompute", "late", "skip"),
                              "slots": OVER, "cache": CACHE, "length": word("own", "whole")}),
    "first": Kind("the keys of keys and values", (ANY,), {}),
    "second": Kind("the values of keys and values", (ANY,), {}),
    "delta": Kind("what queries read of a state, which is made anew of the tokens before",
                  (HEADS, HEADS), {**HEAD_MAPS, "kv": MAP, "values": MAP, "weight": NAME,
                                   "seen": SEEN}),
    "scores": Kind("queries times keys", (HEADS, HEADS), {"heads": MAP, "kv": MAP}),
    "index_keys": Kind("an index's key of each token, under its norm, turned by its position",
                       (ROWS,), {"weight": NAME}),
    "beside": Kind("two tensors, one's dimensions behind the other's", (HEADS, HEADS), {}),
    "key_part": Kind("of cached keys the rotated part, or the index's", (HEADS,),
                     {"part": word("rotated", "index")}),
    "index_scores": Kind("an index's scores of keys, summed over its heads as these count",
                         (HEADS, ROWS, HEADS), {"weight": NAME, "seen": SEEN}),
    "choose_keys": Kind("the keys that score best, of those that a query sees", (SCORES,),
                        {"weight": NAME, "seen": SEEN, "mask": OVER}),
    "logits": Kind("scores scaled, with soft cap and ALiBi", (SCORES,), {
        **HEAD_MAPS, "scale": word("full", "local"), "per_head": word("own", "first"),
        "seen": SEEN, "positions": OVER}),
    "exp_weights": Kind("exp of what a query sees, or of what of it was chosen", (SCORES, ANY), {
        "heads": MAP, "per_head": word("own", "first"), "seen": SEEN, "mask": OVER},
        may_lack=1),
    "weigh": Kind("values weighed: numerator and denominator", (SCORES, HEADS), {
        "heads": MAP, "kv": MAP, "blocks": FLAG, "sink_once": FLAG}),
    "quotient": Kind("numerator over denominator", (HEADS,), {}),
    "merge_blocks": Kind("the blocks of a ring merged", (HEADS,), MERGE),
    "route": Kind("which experts, and how much each counts", (EXPERTS,), {
        "choose": word("all", "own"), "owners": OWNERS, "renormalise": word("all", "own")}),
    "experts": Kind("the rank's experts on the tokens that it has", (STREAM, EXPERTS), {
        "owners": OWNERS, "width": MAP, "copies": word("all", "one"),
        "index": word("own", "global"),
        "weight": word("auto", "input", "hidden", "output"),
        "bias": word("first", "every", "divided"), "stored": PLACES}),
    "shared_expert": Kind("the shared experts", (STREAM,), {
        "width": MAP, "first": FLAG, "divide": NUMBER, **MODULE}),
    "head_linear": Kind("the stream times the LM head", (STREAM,), {
        "rows": MAP, "columns": MAP, "tied": word("copied", "shared", "missing"),
        "stored_rows": MAP, "stored_columns": MAP}),
    "pads": Kind("what the logits of pads are", (VOCAB,),
                 {"split": MAP, "how": word("masked", "zero")}),
    "finish_logits": Kind("scale and soft cap of the logits", (VOCAB,), {}),
}  # fmt: skip
"""What a rank does by itself."""

HANDOFF = Kind("the cache from prefill's ranks to decode's", (), {
    "cache": word("logical", "by_rank", "stays", "first"),
    "storage": word("same", "converted", "raw"), "slice": word("memory", "index"),
    "length": Value("number", default=None), "replica": Value("number", default=None),
    "layers": TABLE, "slots": TABLE, "heads": PLACES})  # fmt: skip
"""Not of a visit: it stands between the phases."""

KINDS: dict[str, Kind] = {**COLLECTIVES, **PASSING, **LOCAL, "handoff": HANDOFF}
