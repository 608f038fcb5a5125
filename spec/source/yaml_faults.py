"""What is wrong where YAML stops being YAML, in words that say what would be right."""

from __future__ import annotations

from shardproof.spec.errors import InputError
from shardproof.spec.source.text import Text, shown

_CHECK = "check the quotes, the escapes and the indentation"
_SPACES = "indent with spaces"
_QUOTES = "put text that holds special characters in double quotes"
_ALIGN = "give every entry of a list or mapping the same indentation"

# A phrase of the parser's complaint, then ours: what was read, what would be
# right, and whether the fault lies where the construct began.
_COMPLAINTS: tuple[tuple[str, str, str, bool], ...] = (
    ("character '\\t'", "a tab stands where only spaces may indent", _SPACES, False),
    ("cannot start any token", "a value cannot start with this character", _QUOTES, False),
    (
        "mapping values are not allowed",
        "a second `:` stands where no key can be",
        'start a new line for a new key, or put the text in double quotes: "a: b"',
        False,
    ),
    (
        "mapping keys are not allowed",
        "a key cannot start here",
        "start a new line for a new key",
        False,
    ),
    (
        "sequence entries are not allowed",
        "a list entry `-` cannot start here",
        "start a new line for a list, or put the text in double quotes",
        False,
    ),
    ("could not find expected ':'", "this line is not a `key: value`", "write `key: value`", True),
    ("expected <block end>", "this does not continue what stands above it", _ALIGN, False),
    (
        "expected ',' or ']'",
        "a list in `[ ]` is not continued or closed here",
        "write `,` between values and `]` at the end",
        False,
    ),
    (
        "expected ',' or '}'",
        "a mapping in `{ }` is not continued or closed here",
        "write `,` between entries and `}` at the end",
        False,
    ),
    (
        "expected the node content",
        "a value is missing before this",
        "write a value, or `null` for none",
        False,
    ),
    (
        "end of stream",
        "the quoted text that starts here is not closed",
        "close it with the quote that opened it",
        True,
    ),
    (
        "document separator",
        "the quoted text that starts here is not closed before a `---` or `...`",
        "close it with the quote that opened it",
        True,
    ),
    (
        "escape",
        "this is not an escape in double-quoted text",
        r"write a backslash as `\\`, or use single quotes",
        False,
    ),
    (
        "unexpected ':'",
        "a `:` stands inside a word",
        "put a space after the `:` of a key, or put the text in double quotes",
        False,
    ),
    ("indented", "a line of the block text is indented more than its first", _ALIGN, False),
    ("duplicate", "a directive stands here a second time", "remove one of the two", False),
    ("incompatible", "a directive asks for a version other than 1", "write `%YAML 1.2`", False),
    (
        "<document start>",
        "this belongs to nothing that stands above it",
        "remove it, or check the brackets and the indentation above",
        False,
    ),
    ("document end marker", "something stands after the document's `...`", "remove it", False),
)
_CONTEXTS: tuple[tuple[str, str, str], ...] = (
    (
        "block scalar",
        "the first line of a block text is not right",
        "write `|` or `>`, then at most `-` or `+` and a digit from 1 to 9",
    ),
    ("alias", "`*` starts an alias, and its name is wrong", _QUOTES),
    ("anchor", "`&` starts an anchor, and its name is wrong", _QUOTES),
    ("tag", "`!` starts a tag, and it is not one", "put text that starts with `!` in quotes"),
    ("directive", "`%` starts a directive, and it is not one", "remove the directive"),
    ("parsing a node", "`!` starts a tag that is not defined", "remove the tag"),
)


def unreadable(text: Text, complaint: str, context: str, began: int, at: int) -> InputError:
    """The parser gave up at index `at`, in a construct that began at `began`."""
    for phrase, message, right, from_start in _COMPLAINTS:
        if phrase in complaint:
            return _fault(text, began if from_start else at, message, right)
    for phrase, message, right in _CONTEXTS:
        if phrase in context:
            return _fault(text, began, message, right)
    return _fault(text, at, "this cannot be read as YAML", _CHECK)


def tripped(text: Text, reached: int) -> InputError:
    """The parser broke on something; all that is known is what it had read before."""
    return _fault(text, reached, "something after this cannot be read as YAML", _CHECK)


def _fault(text: Text, index: int, message: str, right: str) -> InputError:
    """`message`, with what stands at `index`, if anything does."""
    # What is left of the line from there; a huge line is not copied to be cut.
    rest = text.content[index : index + 200].split("\n", 1)[0].rstrip()
    read = f": {shown(rest)}" if rest else ""
    return text.error("FILE-SYNTAX", index, message + read, right)
