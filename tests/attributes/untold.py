"""What derivations refuse though it runs equal: none of it is said by any strategy.

A verdict on such an edit is *unknown*, and says which operator has no rule.
"""

from __future__ import annotations

from collections.abc import Mapping

UNTOLD: Mapping[tuple[str, str], str] = {
    ("exchange", "how"): "keys that go round a ring and lie in the order of ranks are those that a "
    "gather gives; rules keep blocks and whole prompts apart",
    ("exchange", "split"): "in a ring the places of keys are those that the values' exchange says, "
    "which comes last; that of keys has to be as long as its pieces, and is not looked at else",
    ("weigh", "blocks"): "blocks of a ring that are weighed together are one block",
    ("all_gather", "order"): "a piece that nobody wrote may be one without indices",
    ("handoff", "length"): "of an open prompt that may be longer than any that is run",
    ("out_linear", "heads"): "where one key is seen, heads of a group have the same mean",
    ("head_linear", "rows"): "a tied head reads the embedding's storage, in whatever order the "
    "hidden dimension is said to lie",
    ("linear", "weight"): "where one key is seen any queries will do, those of another weight too",
    ("linear", "dims"): "a last dimension that is cut twice, under both of its names",
    ("bias", "dims"): "likewise",
    ("scores", "heads"): "where one key is seen any scores will do, those of a pad too",
    ("rope", "dims"): "queries or keys that nobody reads may be turned in any way",
}
"""By kind and attribute, why. Everything else that runs equal is derived."""
