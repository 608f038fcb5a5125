"""A lone `?` as a value, which YAML has no place for: `tp: ?`.

YAML reads a `?` there as the start of a key, and refuses it. So before the parser
sees a text, each such `?` becomes another single character, one that YAML takes for
a word and that the text has nowhere; and a `?` again in whatever word it ends up in.
Nothing moves, so places stay what they are.
"""

from __future__ import annotations

import re

# A key before it on its line, and nothing behind it: where that is YAML already, inside quotes, a
# comment or a block of text, the character comes back as it was.
_LONE = re.compile(r"(?<=[^\s:])([ \t]*:[ \t]+)\?(?=[ \t]*(?:[,}\]\r\n]|[ \t]#|\Z))")
_PRIVATE = range(0xE000, 0xF900)


def stand_in(content: str) -> str:
    """The character that stands for a lone `?`; empty where the text has none."""
    if not _LONE.search(content):
        return ""
    return next((chr(code) for code in _PRIVATE if chr(code) not in content), "")


def put_in(content: str, mark: str) -> str:
    """`content` with `mark` for each lone `?`."""
    return _LONE.sub(lambda found: found[1] + mark, content) if mark else content
