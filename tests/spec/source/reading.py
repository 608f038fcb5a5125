"""What the tests of reading share: a text in, its plain value or its errors out."""

from __future__ import annotations

import pytest

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.source.node import Plain, plain
from shardproof.spec.source.read import read_text


def value(text: str, file: str = "a.yaml") -> Plain:
    return plain(read_text(text, file))


def faults(text: str, file: str = "a.yaml") -> tuple[InputError, ...]:
    with pytest.raises(InputErrors) as caught:
        read_text(text, file)
    return caught.value.errors


def fault(text: str, file: str = "a.yaml") -> InputError:
    (only,) = faults(text, file)
    return only


def brief(error: InputError) -> tuple[str, int, int]:
    """Code, line and column."""
    place = error.place
    assert place is not None
    return error.code, place.line, place.column
