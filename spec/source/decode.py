"""From the bytes of a file to text that may be parsed."""

from __future__ import annotations

from shardproof.spec.errors import InputErrors
from shardproof.spec.seldom import seldom
from shardproof.spec.source.text import Text

BOM = "\ufeff"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
# Also half a surrogate pair: it could not be written out again.
_FORBIDDEN = seldom("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def decode(data: bytes, file: str, line: int = 1) -> str:
    """The text of UTF-8 `data`; `InputErrors` at the first byte that is not.

    Of a part of a file, `line` is the one that it begins on.
    """
    if data.startswith(_UTF16):
        raise InputErrors(
            Text("", file, line).error(
                "FILE-TEXT",
                0,
                "the file starts with the byte order mark of UTF-16 or UTF-32",
                "save the file as UTF-8",
            )
        )
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        before = data[: wrong.start].decode("utf-8")
        # The mark at the start of a file is no character of its first line.
        good = Text(before.removeprefix(BOM), file, line)
        part = "document" if line > 1 else "file"
        raise InputErrors(
            good.error(
                "FILE-TEXT",
                len(good.content),
                f"byte {wrong.start + 1} of the {part}, 0x{data[wrong.start]:02x}, is not UTF-8",
                "save the file as UTF-8",
            )
        ) from None


def text_of(content: str, file: str, line: int = 1) -> Text:
    """`content` without a byte order mark, free of control characters."""
    text = Text(content.removeprefix(BOM), file, line)
    if text.content.replace("\n", "").isprintable():
        return text  # nothing that is forbidden is printable
    found = _FORBIDDEN.search(text.content)
    if found:
        raise InputErrors(
            text.error(
                "FILE-TEXT",
                found.start(),
                f"the character U+{ord(found.group()):04X} does not belong in a text file",
                "remove it, or write it as an escape inside double quotes",
            )
        )
    return text
