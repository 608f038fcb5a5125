"""Experts: each counted once by an owner, split inside or not, and those that all tokens go to."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, OWNED, over_ranks
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

WEIGHT = "weight(t, e) := sel(t, e) * S(t, e) / sum(f, 0, N, sel(t, f) * S(t, f))"

THEOREMS = (
    Theorem(
        "experts_by_owner_sum_to_the_layer",
        (
            Sums(
                "routed experts by boundaries, weights divided by those of all that are chosen",
                Statement(
                    "n p N: size; t o b(i): int; sel(ii) S(ii) F(iii): value",
                    f"{over_ranks('weight(t, b(r) + l) * f(r, l, t, o)')}"
                    " == sum(e, 0, n, weight(t, e) * F(e, t, o))",
                    CUT,
                    (WEIGHT, "f(r, l, t, o) := F(b(r) + l, t, o)"),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "any owners, with shared experts counted once",
                Statement(
                    "n p: size; t o: int; G(ii) F(iii) own(ii) c(i) H(ii): value",
                    "sum(r, 0, p, sum(e, 0, n, own(r, e) * G(t, e) * F(e, t, o)) + c(r) * H(t, o))"
                    " == sum(e, 0, n, G(t, e) * F(e, t, o)) + H(t, o)",
                    (OWNED, "sum(r, 0, p, c(r)) == 1"),
                ),
            ),
        ),
    ),
    Theorem(
        "expert_split_and_expert_owners_compose",
        (
            Sums(
                "owners over one axis, the expert's width over another",
                Statement(
                    "n m p q: size; t o: int; G(ii) A(iii) W(iii) own(ii) cut(ii): value",
                    "sum(r, 0, p, sum(s, 0, q, sum(e, 0, n, sum(w, 0, m,"
                    " own(r, e) * cut(s, w) * G(t, e) * A(e, t, w) * W(e, w, o)))))"
                    " == sum(e, 0, n, G(t, e) * sum(w, 0, m, A(e, t, w) * W(e, w, o)))",
                    (OWNED, "all(w, 0, m, sum(s, 0, q, cut(s, w)) == 1)"),
                ),
            ),
        ),
    ),
    Theorem(
        "sparse_routing_needs_only_the_selected_experts",
        (
            Indices(
                "experts that a token does not choose may be any, induction on experts",
                Statement(
                    "n: size; s(i) F(i) G(i) X(i) Y(i): value",
                    "X(n) == Y(n)",
                    (
                        "X(0) == Y(0)",
                        "all(e, 0, n, X(e + 1) == X(e) + s(e) * F(e))",
                        "all(e, 0, n, Y(e + 1) == Y(e) + s(e) * G(e))",
                        "all(e, 0, n, s(e) == 0 or F(e) == G(e))",
                    ),
                    over="n",
                    shown=("G(e) := F(e)",),
                ),
            ),
        ),
    ),
    Theorem(
        "a_weight_multiplies_where_the_map_is_linear",
        (
            Sums(
                "before the second projection or after it",
                Statement(
                    "m: size; o: int; g zero A(i) W(ii) B(i): value",
                    "sum(w, 0, m, (g * A(w)) * W(w, o)) + B(o) * zero"
                    " == g * (sum(w, 0, m, A(w) * W(w, o)) + B(o) * zero)",
                    ("zero == 0",),
                    (),
                ),
            ),
        ),
        "A routing weight may multiply before or after a projection that has no bias.",
    ),
    Theorem(
        "an_expert_stands_at_its_place_on_its_rank",
        (
            Indices(
                "its number is its place where the rank's experts begin at zero",
                Statement(
                    "n: size; e start own(i): int",
                    "own(e) == e",
                    ("all(l, 0, n, own(l) == start + l)", "start == 0", "0 <= e", "e < n"),
                ),
            ),
        ),
        "An expert is looked up by its place on the rank, which is its number only from zero on.",
    ),
)
