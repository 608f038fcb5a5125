"""Disagreements of the sample that are not settled yet: each class, and who seems to be wrong.

A class that is met and is not here fails the test, and so does one that is here and is not met.
"""

from __future__ import annotations

from collections.abc import Mapping

OPEN: Mapping[str, Mapping[str, str]] = {
    "embedding": {
        "unclaimed: law illegal (EMB-POSITIONS-ONCE), execution legal": (
            "law: a declared prompt leaves every token on the first rank of tp"
        ),
        "unclaimed: law illegal (LM-TIED), execution legal": (
            "law: each rank has the whole table, so a head in full finds its rows"
        ),
    },
    "attention": {
        "unclaimed: law illegal (SP-KEYS-MERGE), execution legal": (
            "law: a declared prompt lies on one rank alone, so nothing is merged"
        ),
        "unclaimed: law illegal (SP-TOKENS-OWNED), execution legal": (
            "law: without a merge a rank reads the block of its own number, which is all"
        ),
    },
    "moe": {
        "unclaimed: law illegal (MOE-EXPERTS-ONCE), execution legal": (
            "law: every rank has every expert, and the group of the sum joins nobody"
        ),
        "unclaimed: law illegal (MOE-COMBINE), execution legal": (
            "law: every rank has every expert, and the group of the sum joins nobody"
        ),
        "unclaimed: law illegal (MOE-ROUTER-CHOICE), execution legal": (
            "law: a choice among the rank's own experts that changes nothing"
        ),
        "unclaimed: law illegal (MOE-WIDTH-OWNED), execution legal": (
            "law: every rank has the whole width and keeps its own result"
        ),
        "unclaimed: law illegal (MOE-SHARED-ONCE), execution legal": (
            "law: the first rank's shared output is summed over a block that is tp"
        ),
    },
    "lm_head": {
        "unclaimed: law illegal (LM-OUT-WHOLE), execution legal": (
            "law: a scatter of which every rank keeps every row is a sum"
        ),
        "unclaimed: law illegal (LM-GREEDY), execution legal": (
            "law: one rank has all rows in order, the others at most one, whose local id is zero"
        ),
    },
    "kv_cache": {
        "unclaimed: law illegal (HANDOFF-SEQUENCES), execution legal": (
            "law: of ranks that take turns, one is never asked in the declared steps"
        ),
    },
    "pipeline": {
        "unclaimed: law illegal (PP-OFFSET), execution legal": (
            "law: with order layer a stage never runs a layer that a stage before it lists"
        ),
    },
    "experts": {
        "unclaimed: law illegal (MOE-INDEX), execution legal": (
            "law: the rank with the wrong index computes no expert"
        ),
        "unclaimed: law illegal (MOE-ROUTER-CHOICE), execution legal": (
            "law: a choice among the rank's own experts that changes nothing"
        ),
        "unclaimed: law illegal (MOE-WIDTH-OWNED), execution legal": (
            "law: every rank has the whole width and keeps its own result"
        ),
    },
}
