"""Disagreements of the sample that are not settled yet: each class, and who seems to be wrong.

A class that is met and is not here fails the test, and so does one that is here and is not met.
"""

from __future__ import annotations

from collections.abc import Mapping

OPEN: Mapping[str, Mapping[str, str]] = {
    "embedding": {
        "unclaimed: derivation illegal (prefill: all_reduce), execution legal": (
            "derivation: a collective that joins nobody, of a value that the first rank alone has"
        ),
        "unclaimed: derivation illegal (prefill: all_gather), execution legal": (
            "derivation: a collective that joins nobody, of a value that the first rank alone has"
        ),
    },
    "attention": {
        "unclaimed: derivation illegal (prefill: exp_weights), execution legal": (
            "derivation: one rank has all head dimensions, with pads beside, and no sum is taken"
        ),
        "claimed_wrong: law legal, execution illegal (different)": (
            "law: head dimensions of one rank with pads beside, under a local statistic"
        ),
        "unclaimed: law illegal (ATTN-DIM-OWNED), execution legal": (
            "law: not looked into; head dimensions that more than one rank has in full"
        ),
        "unclaimed: derivation illegal (prefill: all_reduce), execution legal": (
            "derivation: exponentials that are alike on all ranks are summed as copies"
        ),
        "unclaimed: derivation illegal (prefill: logits), execution legal": (
            "derivation: a local scale where the rank that counts has every dimension"
        ),
    },
}
