"""The safetensors format: eight bytes of length, a JSON header, and the tensors' raw bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import ml_dtypes
import numpy as np

from shardproof.executor.domains import Array

WORDS = {"float64": "F64", "float32": "F32", "bfloat16": "BF16", "float16": "F16"}


def written(tensors: Mapping[str, Array]) -> bytes:
    """The file's content; the same tensors give the same bytes, in the order of their names."""
    header: dict[str, object] = {"__metadata__": {"format": "pt"}}
    parts: list[bytes] = []
    at = 0
    for name in sorted(tensors):
        values = tensors[name]
        data = np.ascontiguousarray(values).tobytes()
        spans = [at, at := at + len(data)]
        word = WORDS[values.dtype.name]
        header[name] = {"dtype": word, "shape": [*values.shape], "data_offsets": spans}
        parts.append(data)
    head = json.dumps(header, separators=(",", ":")).encode("ascii")
    head += b" " * (-len(head) % 8)  # tensors begin at a multiple of eight
    return b"".join((len(head).to_bytes(8, "little"), head, *parts))


def read(path: Path) -> dict[str, Array]:
    """The tensors of a file: what an executor of numpy reads."""
    kinds = {word: np.dtype(name) for name, word in WORDS.items() if name != "bfloat16"}
    kinds["BF16"] = np.dtype(ml_dtypes.bfloat16)
    data = path.read_bytes()
    start = 8 + int.from_bytes(data[:8], "little")
    found: dict[str, Array] = {}
    for name, each in json.loads(data[8:start]).items():
        if name != "__metadata__":
            first, last = (start + offset for offset in each["data_offsets"])
            flat = np.frombuffer(data[first:last], kinds[each["dtype"]])
            found[name] = flat.reshape(each["shape"])
    return found
