"""The form of an answer, known before the command line is understood."""

from __future__ import annotations

from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    Form = Literal["text", "json"]


def asked_form(argv: Sequence[str]) -> Form:
    """`json` where `--format json` is among the arguments, whatever is wrong with the others."""
    words = [word.lower() for word in argv]
    words = words[: words.index("--")] if "--" in words else words
    asked = "--format=json" in words or ("--format", "json") in pairwise(words)
    return "json" if asked else "text"
