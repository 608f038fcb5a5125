"""Results of experts, counted by whose routes they follow and who computed them."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

THEOREMS = (
    Theorem(
        "what_arrives_once_is_the_layer",
        (
            Sums(
                "each expert once among what a rank gets, by routes that are the model's",
                Statement(
                    "n p: size; G(i) g(ii) F(i) count(ii): value",
                    "sum(w, 0, p, sum(e, 0, n, count(w, e) * g(w, e) * F(e)))"
                    " == sum(e, 0, n, G(e) * F(e))",
                    (
                        "all(e, 0, n, sum(w, 0, p, count(w, e)) == 1)",
                        "all(w, 0, p, all(e, 0, n, g(w, e) == G(e)))",
                    ),
                ),
            ),
            Sums(
                "each dimension of each expert once",
                Statement(
                    "n m p: size; G(i) A(ii) count(iii): value",
                    "sum(w, 0, p, sum(e, 0, n, sum(i, 0, m, count(w, e, i) * G(e) * A(e, i))))"
                    " == sum(e, 0, n, G(e) * sum(i, 0, m, A(e, i)))",
                    ("all(e, 0, n, all(i, 0, m, sum(w, 0, p, count(w, e, i)) == 1))",),
                ),
            ),
            Sums(
                "an expert's bias, so many of whose shares are there",
                Statement(
                    "p: size; e: int; G(i) B(i) share(ii) c: value",
                    "sum(w, 0, p, G(e) * (share(w, e) / c * B(e))) == G(e) * B(e)",
                    ("sum(w, 0, p, share(w, e)) == c", "c != 0"),
                ),
                asks=False,
            ),
        ),
        "What experts made is the layer's output where a rank gets each part of each expert once.",
    ),
    Theorem(
        "who_knows_every_expert_that_counts_routes_as_the_model_does",
        (
            Indices(
                "the best of those that it knows is the best of all that may be chosen",
                Statement(
                    "n: size; i m known(i) may(i): int; v(i): value",
                    "implies(0 <= i and i < n and may(i) == 1, not better(i, m))",
                    (
                        "all(e, 0, n, implies(known(e) == 1 and may(e) == 1, not better(e, m)))",
                        "all(e, 0, n, implies(may(e) == 1, known(e) == 1))",
                    ),
                    ("better(a, c) := v(c) < v(a) or (v(a) == v(c) and a < c)",),
                    shown=("known(e) := 1", "may(e) := 1 if e == m else 0", "m() := 1"),
                ),
            ),
            Indices(
                "weights are divided by the sum over all that are chosen, induction on experts",
                Statement(
                    "n: size; known(i): int; chosen(i) S(i) X(i) Y(i): value",
                    "X(n) == Y(n)",
                    (
                        "X(0) == 0",
                        "Y(0) == 0",
                        "all(e, 0, n, X(e + 1) == X(e) + chosen(e) * S(e))",
                        "all(e, 0, n, Y(e + 1) == Y(e) + counted(e))",
                        "all(e, 0, n, chosen(e) == 0 or known(e) == 1)",
                    ),
                    ("counted(e) := (chosen(e) * S(e) if known(e) == 1 else 0)",),
                    over="n",
                    shown=("known(e) := 1",),
                ),
            ),
            Sums(
                "one that is weighed by itself has the weight one, whoever divides",
                Statement(
                    "s F: value",
                    "s / s * F == F",
                    ("s != 0",),
                ),
                asks=False,
            ),
        ),
        "Routes that are made among some experts are the model's where no other could be chosen.",
    ),
    Theorem(
        "of_ranks_with_the_same_tokens_one_sends_for_all",
        (
            Indices(
                "the first of those that have a token has what each of them has",
                Statement(
                    "p: size; r home(i) first(i): int; x(i): value",
                    "x(first(r)) == x(r) and first(r) <= r",
                    (
                        "all(q, 0, p, home(first(q)) == home(q))",
                        "all(q, 0, p, 0 <= first(q) and first(q) <= q)",
                        "all(q, 0, p, implies(home(q) == home(r), x(q) == x(r)))",
                        "0 <= r",
                        "r < p",
                    ),
                    shown=("home(q) := q", "first(q) := q"),
                ),
            ),
        ),
        "Tokens that several ranks have may be sent by one of them, and followed by its routes.",
    ),
)
