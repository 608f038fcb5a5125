"""What a reader of YAML is told: something starts or ends at an index of the text."""

from __future__ import annotations

from enum import Enum

from shardproof.spec.record import dataclass


class Kind(Enum):
    DOCUMENT = "document"
    SCALAR = "text"
    ALIAS = "alias"
    MAPPING = "mapping"
    LIST = "list"
    END = "end"


@dataclass(slots=True)
class Event:
    """What starts or ends at `index`; a word is plain where nothing quotes it."""

    kind: Kind
    index: int
    word: str = ""
    plain: bool = True
    tag: str | None = None
    anchor: str | None = None
    version: tuple[int, int] | None = None
