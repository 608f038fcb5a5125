"""What stands between the phases."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import Number, Places, Table


class Handoff(Operator):
    kind = "handoff"
    says = "the cache from prefill's ranks to decode's"

    cache: Literal["logical", "by_rank", "stays", "first"]
    storage: Literal["same", "converted", "raw"]
    slice: Literal["memory", "index"]
    length: Number | None = None
    replica: Number | None = None
    layers: Table | None = None
    slots: Table | None = None
    heads: Places | None = None
