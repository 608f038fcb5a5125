"""Where the characters of a JSON string end."""

from __future__ import annotations

import re

# So many escapes at a time: a repeated group remembers each turn, some 100 bytes of it. It must not
# be possessive, which CPython before 3.11.5 gets wrong; the turns begin apart, so time is linear.
_PART = re.compile(
    r'[^"\\\x00-\x1f]*+(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*+){0,1000}'
)


def body_end(content: str, start: int) -> int:
    """The index of the first character that is not in the string whose quote is at `start`.

    That is its closing quote, or else what may not stand there, or the end of the file.
    """
    index = start + 1
    while (found := _PART.match(content, index)) and found.end() > index:
        index = found.end()
    return index
