"""What is wrong where JSON stops being JSON, in words that say what would be right."""

from __future__ import annotations

import re

from shardproof.spec.errors import InputError
from shardproof.spec.seldom import seldom
from shardproof.spec.source.json_string import body_end
from shardproof.spec.source.text import Text, shown

_WORD = seldom(r"[\w.+-]{1,100}|//|/\*")
_MEANT = {
    "true": "`true`",
    "yes": "`true`",
    "on": "`true`",
    "false": "`false`",
    "no": "`false`",
    "off": "`false`",
    "none": "`null`",
    "nil": "`null`",
    "undefined": "`null`",
    "nan": "`NaN`",
    "inf": "`Infinity`",
    "-inf": "`-Infinity`",
    "infinity": "`Infinity`",
}


def unexpected(text: Text, index: int, expected: str, opener: int | None) -> InputError:
    """`expected` should stand at `index`, and something else does."""
    if index >= len(text.content):
        return _ended(text, expected, opener)
    read = _read(text.content, index)
    right = _right(read, expected)
    message = f"read {shown(read)} where {expected} should stand"
    return text.error("FILE-SYNTAX", index, message, right)


def trailing_comma(text: Text, index: int, closer: str) -> InputError:
    message = f"read `,` before `{closer}`, where another value should follow"
    return text.error("FILE-SYNTAX", index, message, f"remove the comma before `{closer}`")


def surrogate(text: Text, index: int, raw: str) -> InputError:
    message = f"the string {shown(raw)} holds half of a surrogate pair"
    return text.error("FILE-TEXT", index, message, r"write both halves, as in `\ud83d\ude00`")


def bad_string(text: Text, start: int) -> InputError:
    """The string that opens at `start` is not one."""
    stop = body_end(text.content, start)
    char = text.content[stop : stop + 1]
    if char == "\\":
        escape = text.content[stop : stop + (6 if text.content[stop + 1 : stop + 2] == "u" else 2)]
        right = r"write one of \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"
        return text.error("FILE-SYNTAX", stop, f"{shown(escape)} is not an escape in JSON", right)
    if char == "\t":
        message = "a tab stands inside a string"
        return text.error("FILE-SYNTAX", stop, message, r"write it as `\t`")
    until = "on its line" if char else "before the file ends"
    message = f"the string {shown(text.content[start:stop])} is not closed {until}"
    right = r'close it with `"`; a line break inside a string is `\n`'
    return text.error("FILE-SYNTAX", start, message, right)


def _ended(text: Text, expected: str, opener: int | None) -> InputError:
    message = f"the file ends where {expected} should stand"
    if opener is not None:
        message += f"; `{text.content[opener]}` on {text.where(opener)} is not closed"
    end = len(text.content.rstrip(" \t\r\n"))
    return text.error("FILE-SYNTAX", end, message, "complete the file: its end seems to be lost")


def _read(content: str, index: int) -> str:
    word = _WORD.match(content, index)
    return word.group() if word else content[index]


def _right(read: str, expected: str) -> str:
    if read.lower() in _MEANT and expected == "a value":
        return f"write {_MEANT[read.lower()]}"
    if read == "'":
        return "write strings in double quotes"
    if read in ("#", "//", "/*"):
        return "remove the comment: JSON has none"
    if expected == "the end of the file":
        return "keep one value, and nothing after it"
    if expected != "a value":
        return f"write {expected}"
    if re.match(r"[0-9.+-]", read):
        return _number(read)
    if _WORD.match(read):
        return "write text in double quotes"
    return 'write a value: a number, "text", true, false, null, a list or a mapping'


def _number(read: str) -> str:
    digits = read.lstrip("+-")
    if re.match(r"0[xXoObB]", digits):
        return "write the number in decimal digits"
    if re.match(r"0[0-9]", digits):
        return "write the number without leading zeros"
    if read.startswith("+"):
        return "write the number without `+`"
    if digits.startswith(".") or re.search(r"\.(?![0-9])", digits):
        return "write digits on both sides of the point, as in `0.5`"
    return "write a number such as `8`, `-1`, `0.5` or `1e-5`, or text in double quotes"
