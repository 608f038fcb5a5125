"""What goes to a terminal: text as text, whatever file it is from; colours from here alone.

A terminal obeys signs that nobody sees: escape sequences, C0 and C1 controls, marks that turn a
line around. Each sign that does not print is shown as its escape. Colours are told apart from what
a file holds by a key that is another one in each process.
"""

from __future__ import annotations

import os
import re

_KEY = os.urandom(4).hex()
_PAINT = re.compile(rf"\x1b{_KEY}(\d{{1,2}})m")


def clean(text: str) -> str:
    """`text` on one line, each sign that does not print as its escape."""
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(sign: str) -> str:
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")


def painted(text: str, code: str) -> str:
    """`text` in a colour, as `on_terminal` will show it."""
    return f"\x1b{_KEY}{code}m{clean(text)}\x1b{_KEY}0m"


def on_terminal(text: str, encoding: str) -> str:
    """Lines as a terminal of an encoding gets them, with the colours that were painted."""
    parts = _PAINT.split(text)
    shown = ["\n".join(map(clean, part.split("\n"))) for part in parts[::2]]
    parts[::2] = [_encodable(part, encoding) for part in shown]
    parts[1::2] = [f"\x1b[{code}m" for code in parts[1::2]]
    return "".join(parts)


def _encodable(text: str, encoding: str) -> str:
    """`text` with the nearest signs that an encoding has."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        plain = text.replace("–", "-").replace("…", "...")
        return plain.encode(encoding, "replace").decode(encoding)
    return text
