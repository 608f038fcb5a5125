"""Rules of products in one line: `([s,t,i],[i,o])->([s,t,o]) reduction={i}`.

Every letter is a dimension. One that is on the right is kept, one in `reduction` is summed over:
where ranks have different indices of it, each has a share of the sum.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from shardproof.spec.record import dataclass
from shardproof.spec.rules.maps import beyond, missing, repeated, with_all_once
from shardproof.spec.rules.placed import Dim, Due
from shardproof.spec.rules.refused import NoRule

_LINE = re.compile(r"\((.*)\)->\((\[[^\]]*\])\)(?: reduction=\{([^}]*)\})?")


@dataclass(frozen=True, slots=True)
class Notation:
    ins: tuple[tuple[str, ...], ...]
    out: tuple[str, ...]
    reduction: tuple[str, ...]


@cache
def parse(text: str) -> Notation:
    """The dimensions of each operand and of the result."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no rule")
    ins = tuple(_letters(each) for each in re.findall(r"\[[^\]]*\]", found[1]))
    return Notation(ins, _letters(found[2]), _letters(f"[{found[3] or ''}]"))


def _letters(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text[1:-1].split(",") if name.strip())


def product(line: str, operands: Sequence[Sequence[Dim]]) -> tuple[tuple[Dim, ...], Due]:
    """How the product of operands that lie so lies, or `NoRule`.

    A dimension that two operands share lies alike in both.
    """
    notation = parse(line)
    dims: dict[str, Dim] = {}
    for letters, operand in zip(notation.ins, operands, strict=True):
        if len(letters) != len(operand):
            raise NoRule(f"{len(letters)} dimensions are needed, and there are {len(operand)}")
        for letter, dim in zip(letters, operand, strict=True):
            other = dims.setdefault(letter, dim)
            if other.map != dim.map:
                raise NoRule(f"{dim.name} lies as {other} in one operand, as {dim} in the other")
    split = [dims[letter] for letter in notation.reduction if dims[letter].map is not None]
    due = [dim for dim in split if share_of(dim)]
    if len(due) > 1:
        raise NoRule(f"{due[0].name} and {due[1].name} are both split over the ranks of tp")
    return tuple(dims[letter] for letter in notation.out), "sum" if due else ""


def share_of(dim: Dim) -> bool:
    """Whether summing over a dimension that lies so leaves a share on each rank.

    Every index must stand on one rank and no other; or every rank has them all.
    """
    split = dim.map
    if split is None or len(with_all_once(split, dim.size)) == len(split):
        return False
    if (index := beyond(split, dim.size)) is not None:
        raise NoRule(f"{dim.name} has no index {index}")
    if (index := missing(split, dim.size)) is not None:
        raise NoRule(f"index {index} of {dim.name} is on no rank")
    if (index := repeated(split, dim.size)) is not None:
        raise NoRule(f"index {index} of {dim.name} is on more than one rank, and counts twice")
    return True


def at_most_one_share(dues: Mapping[str, Due], made: Due) -> Due:
    """What is due of a product of shares: nobody multiplies a share by a share."""
    shares = [name for name, due in dues.items() if due]
    if len(shares) > 1:
        raise NoRule(f"{shares[0]} and {shares[1]} are both shares of sums")
    if shares and made:
        raise NoRule(f"{shares[0]} is a share of a sum already, and its rows are split")
    return dues[shares[0]] if shares else made
