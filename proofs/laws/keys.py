"""Keys and values: exchanged over the tokens' ranks, or appended to a cache."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import (
    CUT,
    FROM_ZERO,
    OWNED,
    gathered,
    over_ranks,
    within,
)
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

SEEN = "when({k} <= {q}) * e(sum(d, 0, D, Q({q}, d) * {key}))"

THEOREMS = (
    Theorem(
        "causal_attention_over_shared_keys_is_attention",
        (
            Sums(
                "numerators of a query at its place, keys gathered by boundaries",
                Statement(
                    "n p D: size; m b(i) at(i) s: int; Q(ii) K(ii) V(i) e(v): value",
                    over_ranks(
                        SEEN.format(k="at(r) + l", q="(s + m)", key="key(r, l, d)") + " * val(r, l)"
                    )
                    + " == sum(k, 0, n, "
                    + SEEN.format(k="k", q="(s + m)", key="K(k, d)")
                    + " * V(k))",
                    (*CUT, "all(r, 0, p, at(r) == b(r))"),
                    ("key(r, l, d) := K(b(r) + l, d)", "val(r, l) := V(b(r) + l)"),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "the quotient, keys passed on in any map that counts each once",
                Statement(
                    "n p D: size; q: int; Q(ii) K(ii) V(i) own(ii) e(v): value",
                    "sum(r, 0, p, sum(k, 0, n, own(r, k) * "
                    + SEEN.format(k="k", q="q", key="K(k, d)")
                    + " * V(k))) / sum(r, 0, p, sum(k, 0, n, own(r, k) * "
                    + SEEN.format(k="k", q="q", key="K(k, d)")
                    + ")) == sum(k, 0, n, "
                    + SEEN.format(k="k", q="q", key="K(k, d)")
                    + " * V(k)) / sum(k, 0, n, "
                    + SEEN.format(k="k", q="q", key="K(k, d)")
                    + ")",
                    (OWNED,),
                ),
            ),
        ),
    ),
    Theorem(
        "append_to_the_cache_is_recomputation",
        (
            Indices(
                "each entry is what recomputing gives, induction on steps",
                Statement(
                    "s: size; j c0: int; C(ii) E(i): value",
                    "implies(0 <= j and j < c0 + s, C(s, j) == E(j))",
                    (
                        "implies(0 <= j and j < c0, C(0, j) == E(j))",
                        "all(u, 0, s, C(u + 1, j) == (E(j) if j == c0 + u else C(u, j)))",
                    ),
                    over="s",
                ),
            ),
            Sums(
                "a token's own result does not change as the sequence grows",
                Statement(
                    "S D: size; j: int; Q(ii) K(ii) V(i) e(v): value",
                    "sum(k, 0, S + 1, " + SEEN.format(k="k", q="j", key="K(k, d)") + " * V(k))"
                    " == sum(k, 0, S, " + SEEN.format(k="k", q="j", key="K(k, d)") + " * V(k))",
                    ("j < S",),
                ),
            ),
            Sums(
                "so where a layer's input is the same up to a place, its result is: the step of an "
                "induction on layers",
                Statement(
                    "S: size; G(i) H(i) v(v) e(vv): value",
                    "all(j, 0, S, sum(k, 0, S + 1, when(k <= j) * e(G(j), G(k)) * v(G(k)))"
                    " == sum(k, 0, S, when(k <= j) * e(H(j), H(k)) * v(H(k))))",
                    ("all(k, 0, S, G(k) == H(k))",),
                ),
            ),
        ),
    ),
    Theorem(
        "entries_lie_where_their_readers_look",
        (
            Sums(
                "written by the map that the plan has, induction on ranks",
                Statement(
                    "n p: size; o b(i) told(i): int; C(i): value",
                    f"{gathered('c(r, @)', 'o')} == C(o) * {within('o')}",
                    (*CUT, "all(r, 0, p, told(r) == b(r))"),
                    ("c(r, l) := C(told(r) + l)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
        "Who looks for an entry where the plan puts it finds it if it was written there.",
    ),
)
