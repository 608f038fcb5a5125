"""Scalar domains: the numbers that a program is run with.

One `Domain` interface, over tensors whose leading axis is the trial: `Field` is GF(p)
with random functions, exact, and what verdicts come from; `Float` is float64, float32
or bfloat16, and what users will see.
"""

from shardproof.executor.domains.degree import Degree, Family
from shardproof.executor.domains.domain import Domain, Exponentials
from shardproof.executor.domains.field import Field
from shardproof.executor.domains.floating import Angles, Float
from shardproof.executor.domains.keyed import Bits
from shardproof.executor.domains.ledger import Bound, Ledger, bound
from shardproof.executor.domains.modular import P
from shardproof.executor.domains.order import Favourites, argmax, top_k
from shardproof.executor.domains.softmax import Parts, merge, quotient, softmax
from shardproof.executor.domains.structure import (
    along,
    choose,
    concat,
    expand,
    lookup,
    masked,
    one_hot,
    part,
    pick,
    reshape,
    spread,
    stack,
    take,
    transpose,
)
from shardproof.executor.domains.tensor import Array, CannotRun, Ids, Mask, Shape, Tensor

__all__ = [
    "Angles",
    "Array",
    "Bits",
    "Bound",
    "CannotRun",
    "Degree",
    "Domain",
    "Exponentials",
    "Family",
    "Favourites",
    "Field",
    "Float",
    "Ids",
    "Ledger",
    "Mask",
    "P",
    "Parts",
    "Shape",
    "Tensor",
    "along",
    "argmax",
    "bound",
    "choose",
    "concat",
    "expand",
    "lookup",
    "masked",
    "merge",
    "one_hot",
    "part",
    "pick",
    "quotient",
    "reshape",
    "softmax",
    "spread",
    "stack",
    "take",
    "top_k",
    "transpose",
]
