"""What a handoff says: everything under its name, to everybody, from where it is."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
    Theorem(
        "what_is_handed_over_whole_and_under_its_name_is_the_cache",
        (
            Indices(
                "each rank has each entry of the prompt",
                Statement(
                    "W L H P N: size; r l t h on(i) layer(i) slot(i) head(i): int;"
                    " C(iii) old(iiii): value",
                    "got(r, l, t, h) == C(l, t, h)",
                    (
                        "all(q, 0, W, on(q) == 1)",
                        "all(k, 0, L, layer(k) == k)",
                        "all(k, 0, P, slot(k) == k)",
                        "all(k, 0, H, head(k) == k)",
                        "P <= N",
                        "0 <= r",
                        "r < W",
                        "0 <= l",
                        "l < L",
                        "0 <= t",
                        "t < P",
                        "0 <= h",
                        "h < H",
                    ),
                    (
                        "brought(k, u, g) := C(layer(k), slot(u), head(g))",
                        "got(q, k, u, g) := (brought(k, u, g) if given(q, u) else old(q, k, u, g))",
                        "given(q, u) := on(q) == 1 and u < N",
                    ),
                    shown=("on(q) := 1", "layer(k) := k", "slot(k) := k", "head(k) := k"),
                ),
            ),
        ),
        ("cache_step",),
        "Decode finds in its caches what prefill has written if every rank is given each layer, "
        "token and head of the prompt under its own name.",
        of=(
            "handed.to_everyone",
            "handed.everything_as_it_is",
            "handed._under_its_name",
            "handed._heads_in_order",
        ),
    ),
    Theorem(
        "one_replica_has_every_sequence",
        (
            Indices(
                "the first has whatever one has",
                Statement(
                    "D: size; home: int; C(i): value",
                    "C(0) == C(home)",
                    ("0 <= home", "home < D", "D == 1"),
                ),
            ),
        ),
        ("cache_step",),
        "Entries of all sequences may come from the first replica if there is one alone.",
        of=("handed.everything_as_it_is",),
    ),
)
