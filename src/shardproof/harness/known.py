"""The file of known failures: a line each, `NAME LINK words`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from shardproof.spec.errors import InputError, InputErrors, Place


@dataclass(frozen=True, slots=True)
class Known:
    name: str
    link: str
    words: str
    line: int

    @property
    def reason(self) -> str:
        return f"{self.link} {self.words}".strip()


def read_known(path: str) -> dict[str, Known]:
    """The failures of a file, by the name of the test; # begins a comment."""
    try:
        lines = Path(path).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as wrong:
        raise InputErrors(InputError("KNOWN-FILE", f"{path} cannot be read: {wrong}")) from None
    found: dict[str, Known] = {}
    errors: list[InputError] = []
    for number, line in enumerate(lines, 1):
        words = line.partition("#")[0].split() if line.lstrip().startswith("#") else line.split()
        if not words:
            continue
        place = Place(path, number, 1)
        if len(words) < 2 or "://" not in words[1]:
            message = f"{words[0]} is known without a link"
            right = "write NAME https://… and what is wrong, in words"
            errors.append(InputError("KNOWN-LINK", message, place, help=right))
        elif words[0] in found:
            errors.append(InputError("KNOWN-TWICE", f"{words[0]} stands twice", place))
        else:
            found[words[0]] = Known(words[0], words[1], " ".join(words[2:]), number)
    if errors:
        raise InputErrors(errors)
    return found
