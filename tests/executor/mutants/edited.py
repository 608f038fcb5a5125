"""Edited programs: what no strategy makes, and of which the law does not speak."""

from __future__ import annotations

from collections.abc import Mapping

Edited = Mapping[str, tuple[str, str]]
"""By name, the model and the plan."""

RIGHT: Edited = {
    # The second rank has nothing of the stream, until the first one's stands on both.
    "broadcast-of-the-first-rank": (
        "llama",
        """
tp: 2
edits:
  - {insert: same, of: layers.0.out, as: layers.0.out.copy}
  - {insert: broadcast, of: layers.0.out.copy}
  - {replace: layers.0.out.copy, with: junk, ranks: {tp: 1}}
""",
    ),
    # All heads with a part of each one's dimensions, and back.
    "all-to-all-and-back": (
        "llama",
        """
tp: 2
edits:
  - {insert: all_to_all, of: layers.*.attention.q, dim: head_dim, to: head,
     map: [[0, 1], [2, 3]], as: layers.*.attention.q.dealt}
  - {insert: all_to_all, of: layers.*.attention.q.dealt, dim: head, to: head_dim,
     map: [[0, 1], [2, 3]]}
""",
    ),
    # The same sum, which two ranks call by different names; both kinds of layer have it.
    "one-sum-by-two-names": (
        "gemma2",
        """
tp: 2
edits:
  - {insert: all_reduce, of: layers.*.ffn.down, ranks: {tp: 1}}
  - {drop: layers.*.ffn.all_reduce, ranks: {tp: 1}}
""",
    ),
}
"""They run right."""

WRONG: Edited = {
    # What nobody reads any more is an output all the same.
    "logits-of-the-second-rank": (
        "llama",
        """
tp: 2
workload: {steps: 0}
edits:
  - {insert: times, of: head.gather_logits, by: [3, 1], ranks: {tp: 1}}
""",
    ),
    "logits-of-the-last-step": (
        "llama",
        """
workload: {steps: 2}
edits:
  - {insert: times, of: head.linear, by: [3, 1], steps: [2]}
""",
    ),
}
"""They do not."""
