"""Disagreements of the sample that are not settled yet: each class, and who seems to be wrong.

A class that is met and is not here fails the test, and so does one that is here and is not met.
"""

from __future__ import annotations

from collections.abc import Mapping

OPEN: Mapping[str, Mapping[str, str]] = {
    "attention": {
        "unclaimed: law illegal (SP-POSITIONS), execution legal": (
            "law: not looked into; ALiBi over exchanged keys, with positions that a rank counts"
        ),
        "unclaimed: derivation illegal (prefill: logits), execution legal": (
            "derivation: the same plans as those of SP-POSITIONS"
        ),
    },
    "kv_cache": {
        "unclaimed: law illegal (HANDOFF-SEQUENCES), execution legal": (
            "execution: of an open batch too few sequences are run for the phases' cuts to part"
        ),
        "unclaimed: derivation illegal (decode: cache_step), execution legal": (
            "execution: the same plans as those of HANDOFF-SEQUENCES"
        ),
    },
}
