"""What communication over tp costs: in prefill it is amortised, in decode it is a floor.

The model of time, whose numbers are all positive: a collective takes a latency `a` and `c` for each
token; a step has `m` of them. Work on a token takes `g`, and `u` more for each token that it
attends to. Nothing overlaps.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from shardproof.proofs.theorems.theorem import Check, Checked, Theorem

_sympy: Any = import_module("sympy")

m, a, c, g, u, n, batch = _sympy.symbols("m a c g u n B", positive=True)
"""`n` tokens of a prompt, or cached; `B` sequences decoded together."""


def _communication(tokens: Any) -> Any:  # noqa: ANN401  (sympy has no types)
    return m * (a + c * tokens)


def _prefill(attends: Any) -> Any:  # noqa: ANN401
    return n * g + n * attends * u


def _limit(expr: Any) -> Any:  # noqa: ANN401
    return _sympy.limit(expr, n, _sympy.oo)


def latency_vanishes() -> Checked:
    """Latency per token, and its share of the whole time of a token."""
    each = m * a / n
    share = m * a / (_communication(n) + _prefill(0))
    held = _limit(each) == 0 and _limit(share) == 0
    return Checked(held=bool(held), over=f"{each} -> {_limit(each)}, {share} -> {_limit(share)}")


def latency_of_each_token() -> Checked:
    """A collective for each token by itself, as if nothing were sent together."""
    each = n * m * a / n
    return Checked(held=bool(_limit(each) == 0), over=f"{each} -> {_limit(each)}")


def share_is_constant() -> Checked:
    """Where a token's work does not grow with the prompt: a window, or short prompts."""
    share = _communication(n) / (_communication(n) + _prefill(0))
    found = _limit(share)
    held = _sympy.simplify(found - m * c / (m * c + g)) == 0 and n not in found.free_symbols
    return Checked(held=bool(held), over=f"{share} -> {found}")


def share_vanishes() -> Checked:
    """Where every token attends to all before it: work outgrows what is sent."""
    share = _communication(n) / (_communication(n) + _prefill((n + 1) / 2))
    found = _limit(share)
    return Checked(held=bool(found == 0), over=f"share -> {found}")


def share_of_growing_work() -> Checked:
    found = _limit(_communication(n) / (_communication(n) + _prefill(n)))
    return Checked(held=bool(found > 0), over=f"share -> {found}")


def share_of_free_work() -> Checked:
    """The same where attending costs nothing."""
    found = _limit(_communication(n) / (_communication(n) + n * g))
    return Checked(held=bool(found == 0), over=f"share -> {found}")


def _step(work: Any) -> Any:  # noqa: ANN401
    """A decode step of B sequences."""
    return _communication(batch) + work


def decode_has_a_floor() -> Checked:
    """A step's time less its latencies is positive, whatever the batch, the sizes and tp are."""
    rest = _sympy.simplify(_step(batch * g + batch * n * u) - m * a)
    floor = _sympy.limit(_step(0), batch, 0, "+")
    held = rest.is_positive and _sympy.simplify(floor - m * a) == 0
    return Checked(held=bool(held), over=f"what is above the floor is {rest}")


def decode_without_latency() -> Checked:
    """With no latency the floor is zero."""
    floor = _sympy.limit(_step(0).subs(a, 0), batch, 0, "+")
    return Checked(held=bool(floor.is_positive), over=f"the floor is {floor}")


def share_in_decode() -> Checked:
    """However fast a rank computes: as tp grows its work shrinks, the latencies do not."""
    tp = _sympy.symbols("tp", positive=True)
    share = m * a / (m * a + batch * g / tp)
    found = _sympy.limit(share, tp, _sympy.oo)
    rises = _sympy.simplify(_sympy.diff(share, tp)).is_positive
    return Checked(held=bool(found == 1 and rises), over=f"the share of latency -> {found}")


def share_with_shrinking_latency() -> Checked:
    tp = _sympy.symbols("tp", positive=True)
    share = (m * a / tp**2) / (m * a / tp**2 + batch * g / tp)
    found = _sympy.limit(share, tp, _sympy.oo)
    return Checked(held=bool(found == 1), over=f"the share of latency -> {found}")


THEOREMS = (
    Theorem(
        "prefill_communication_latency_is_amortised",
        (
            Check(
                "latency per token, and its share",
                "limits",
                latency_vanishes,
                "tokens that are sent together",
                latency_of_each_token,
            ),
            Check(
                "the share of communication where a token's work is bounded",
                "limits",
                share_is_constant,
                "work that is bounded",
                share_of_growing_work,
            ),
            Check(
                "the share of communication where tokens attend to all before",
                "limits",
                share_vanishes,
                "attention that costs anything",
                share_of_free_work,
            ),
        ),
    ),
    Theorem(
        "decode_latency_is_bounded_below_by_synchronisation",
        (
            Check(
                "a step is longer than its latencies, which are what is left of it",
                "limits",
                decode_has_a_floor,
                "latency",
                decode_without_latency,
            ),
            Check(
                "its share rises with tp, towards all of the step",
                "limits",
                share_in_decode,
                "latency that tp leaves as it is",
                share_with_shrinking_latency,
            ),
        ),
    ),
)
