"""A side condition of rules: what it asks of a plan, and by which sentences rules refuse it.

Each is written from the rule, not from the clause that is to imply it: which choices make the
lowering write the operator, and which of these leave its operand as the rule needs it. Where a rule
refuses by one of the sentences that a condition names, the condition is false of the plan; tests
hold that of many plans.
"""

from __future__ import annotations

from dataclasses import dataclass

BOTH = ("prefill", "decode")
ANY = ("dense", "moe")


@dataclass(frozen=True, slots=True)
class Condition:
    rules: tuple[str, ...]
    says: str
    asks: str
    refuses: tuple[str, ...]
    """The sentences by which a rule refuses where this does not hold; `…` is whatever is put in."""
    at: str = ""
    """Of which operators, as a pattern of name and kind; of all where there is none."""
    phases: tuple[str, ...] = BOTH
    layers: tuple[str, ...] = ANY


MISSING = "index … of … is on no rank"
TWICE = "index … of … is on more than one rank, and counts twice"
BEYOND = "… has no index …"
WIDE = ("the group is …, and what is due lies over tp alone", "the group is …, and tp is not in it")
ON_EACH = "each of … ranks adds the whole of it to its share of the sum"
ON_ONE = "it is added on …, to a value that is not a sum still due"
OWN_PIECE = "a norm over a rank's own piece, …"
FIRST_HAS = "hidden.first_alone or stream.first_keeps_all"
"""An addend of the first rank is of all that there is."""
LOCAL = "positions are counted by the rank (…), which has not the whole sequence"


def over_tp(group: str) -> str:
    """A group of tp and of no other axis that has ranks."""
    axes = " and ".join(f"(not {group}.{axis} or {axis} == 1)" for axis in ("dp", "sp", "pp"))
    return f"(({group}.tp or tp == 1) and {axes})"


def nobody(group: str) -> str:
    """A group that joins each rank with itself."""
    axes = ("tp", "dp", "sp", "pp")
    return "(" + " and ".join(f"(not {group}.{axis} or {axis} == 1)" for axis in axes) + ")"


def joins(name: str, state: str, kept: str) -> str:
    """A collective joins the ranks of tp, or nobody where nothing is due; `kept`: none is there."""
    group, fits = f"{name}.group", f"({state} in ('whole', stream) or hidden.everywhere)"
    idle = f"({nobody(group)} and {state} != 'sum' and {fits})"
    return f"{over_tp(group)} or {idle} or {name}.collective == 'none' or ({kept})"


def once(on: str, due: str, alone: str = "False") -> str:
    """An addend: on every rank of a whole, on one or in parts of a share; or where one has all."""
    return (
        f"tp == 1 or ((({due}) or {on} in ('after', 'every') or ({on} == 'first' and ({alone})))"
        f" and (not ({due}) or {on} != 'every'))"
    )


def owned(path: str) -> str:
    """Every index on a rank, and none that is not there."""
    return f"({path}.least >= 1 and not {path}.beyond)"
