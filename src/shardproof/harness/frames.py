"""Messages between the harness and the process that an executor lives in.

A length, a JSON header, and the bytes of one array: no pickles, for what answers is not trusted.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from shardproof.executor.domains import Array
from shardproof.harness.answers import Answer

Words = dict[str, Any]
MOST = 2**30


class Ended(Exception):
    """The other side has closed its end."""


@dataclass(frozen=True, slots=True)
class Ends:
    """Two pipes, as file descriptors."""

    reads: int
    writes: int

    def send(self, words: Mapping[str, object], content: bytes = b"") -> None:
        head = json.dumps({**words, "bytes": len(content)}).encode("ascii")
        whole = memoryview(len(head).to_bytes(8, "little") + head + content)
        while whole:
            try:
                whole = whole[os.write(self.writes, whole) :]
            except BrokenPipeError:
                raise Ended from None

    def receive(self) -> tuple[Words, bytes]:
        head = cast("Words", json.loads(self._exactly(int.from_bytes(self._exactly(8), "little"))))
        return head, self._exactly(int(head["bytes"]))

    def _exactly(self, count: int) -> bytes:
        if not 0 <= count <= MOST:
            raise Ended
        parts: list[bytes] = []
        while count:
            part = os.read(self.reads, min(count, 1 << 20))
            if not part:
                raise Ended
            parts.append(part)
            count -= len(part)
        return b"".join(parts)


def answer_words(answer: Answer) -> tuple[Words, bytes]:
    """An answer as a message."""
    values = answer.values
    top = [[[[i, x] for i, x in each.items()] for each in row] for row in answer.top]
    words = {
        "kind": answer.kind,
        "chosen": answer.chosen,
        "top": top,
        "shape": None if values is None else values.shape,
    }
    return words, b"" if values is None else np.ascontiguousarray(values, np.float64).tobytes()


def answer_of(words: Words, content: bytes) -> Answer:
    """The answer that a message holds."""
    values: Array | None = None
    if words["shape"] is not None:
        values = np.frombuffer(content, np.float64).reshape(words["shape"])
    top = tuple(tuple({int(i): float(x) for i, x in each} for each in row) for row in words["top"])
    chosen = tuple(tuple(int(i) for i in row) for row in words["chosen"])
    return Answer(words["kind"], values, chosen, top)
