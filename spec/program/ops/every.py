"""All kinds of operators, as one type and by their names.

A function that has to say something of each matches this type, and ends in `assert_never`: so the
type checker names what a new kind still lacks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from shardproof.spec.program.ops.attention import Attending
from shardproof.spec.program.ops.blocks import InBlocks
from shardproof.spec.program.ops.collectives import Together
from shardproof.spec.program.ops.experts import OfExperts
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.program.ops.head import OfHead
from shardproof.spec.program.ops.index import Indexing
from shardproof.spec.program.ops.norms import Norms
from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.passing import Passing
from shardproof.spec.program.ops.stream import OnStream

Collective = Together | InBlocks
"""What the ranks of a group do together."""
Local = OnStream | Norms | Attending | Indexing | OfExperts | OfHead
"""What a rank does by itself."""
if TYPE_CHECKING:
    Op = Collective | Passing | Local | Handoff
else:
    Op = Operator


Kinds = frozenset[type[Op]]
"""Some kinds of operators, by their classes."""


def kinds_of(family: object) -> tuple[type[Op], ...]:
    """The classes of a union."""
    return get_args(family)


BY_KIND: dict[str, type[Op]] = {
    each.kind: each for each in kinds_of(Collective | Passing | Local | Handoff)
}
