"""Words that a person confuses, each with one that stands in its place."""

from __future__ import annotations

from collections.abc import Mapping

_ROUNDS = (
    # Axes of the mesh, what is due over them, whose tokens there are, dimensions.
    ("tp", "sp", "dp"),
    ("pp", "dp"),
    ("ep", "tp"),
    ("sum", "block"),
    ("own", "gathered"),
    ("ring", "gathered"),
    ("cached", "own"),
    ("split", "copies"),
    ("each", "once"),
    ("head", "head_dim"),
    ("hidden", "vocab"),
    ("width", "hidden"),
    ("experts", "width"),
    ("rank", "hidden"),
    ("token", "sequence"),
    ("key", "token"),
    ("tensor", "weights", "parts"),
    ("routes", "tensor"),
    # What operators are about.
    ("heads", "dims"),
    ("rows", "columns"),
    ("kv", "heads"),
    ("stored_rows", "stored_columns"),
    ("every", "first"),
    ("global", "local"),
    ("prefill", "decode"),
    ("keys", "repeat"),
    ("deal", "alternate"),
    ("whole", "even"),
    ("strided", "whole"),
    ("half", "interleaved"),
    ("by_rank", "stays", "first"),
    ("logits", "own"),
    ("merged", "own"),
    ("missing", "shared"),
    ("input", "output"),
    ("all", "own"),
    ("q", "gate"),
    ("value", "residual"),
)
_ATTRIBUTES = (
    ("tp", "sp", "dp"),
    ("pp", "dp"),
    ("expert_tp", "block"),
    ("stage_ranks", "block"),
    ("same_tokens", "stage_ranks"),
    ("heads", "kv_heads"),
    ("head_dim", "value_dim"),
    ("k_bias", "v_bias"),
    ("hidden", "vocab"),
    ("prompt", "steps", "batch"),
    ("kv_rank", "rope", "nope"),
    ("keys", "values"),
    ("top_k", "experts"),
    ("groups", "top_groups"),
    ("embedding", "head"),
    ("written", "new"),
    ("logits", "token"),
    ("map", "size"),
    ("cut", "keys"),
)


def _round(rounds: tuple[tuple[str, ...], ...]) -> dict[str, str]:
    """Each word with the next of its round; of two rounds that it is in the first counts."""
    found: dict[str, str] = {}
    for words in rounds:
        for i, word in enumerate(words):
            found.setdefault(word, words[(i + 1) % len(words)])
    return found


CONFUSED: Mapping[str, str] = _round(_ROUNDS)
CONFUSED_ATTRIBUTES: Mapping[str, str] = _round(_ATTRIBUTES)
