"""What a plain word means in YAML 1.2's core schema, and under an explicit tag."""

from __future__ import annotations

from collections.abc import Callable

from shardproof.spec.seldom import seldom
from shardproof.spec.source.limits import DIGITS
from shardproof.spec.source.node import Scalar

_WORDS: dict[str, Scalar] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_INTEGERS = (
    (seldom(r"[-+]?[0-9]++"), 10),
    (seldom(r"0o[0-7]++"), 8),
    (seldom(r"0x[0-9a-fA-F]++"), 16),
)
# No possessive repeat of a group: CPython before 3.11.5 takes `1e` for a number then.
_FLOAT = seldom(r"[-+]?(?:\.[0-9]++|[0-9]++(?:\.[0-9]*+)?)(?:[eE][-+]?[0-9]++)?")
_INFINITY = seldom(r"[-+]?\.(?:inf|Inf|INF)")
_NAN = seldom(r"\.(?:nan|NaN|NAN)")


def is_long_integer(word: str) -> bool:
    """Whether `word` is an integer that is not worth converting."""
    digits = word.lstrip("+-") if word[:2] not in ("0o", "0x") else word[2:]
    return len(digits) > DIGITS and any(form.fullmatch(word) for form, _ in _INTEGERS)


def resolved(word: str) -> Scalar:
    """The value of a plain `word` that is no long integer; text where it is nothing else.

    `yes`, `no`, `on` and `off` are text: they are booleans in YAML 1.1 only.
    """
    if word in _WORDS:
        return _WORDS[word]
    # Most words are text: a look at the first letter spares them the patterns.
    if word[0] not in "-+.0123456789":
        return word
    for form, base in _INTEGERS:
        if form.fullmatch(word):
            return int(word, base)
    if _FLOAT.fullmatch(word):
        return float(word)
    if _INFINITY.fullmatch(word):
        return float("-inf" if word.startswith("-") else "inf")
    return float("nan") if _NAN.fullmatch(word) else word


def _float(word: str) -> Scalar:
    value = resolved(word)
    return float(value) if type(value) is int else value


# Tag, what it asks for in words, the conversion, and the type that must come out.
_Tag = tuple[str, Callable[[str], Scalar], type]
SCALAR_TAGS: dict[str, _Tag] = {
    "str": ("text", str, str),
    "int": ("an integer", resolved, int),
    "float": ("a number", _float, float),
    "bool": ("`true` or `false`", resolved, bool),
    "null": ("`null`", resolved, type(None)),
}
COLLECTION_TAGS = ("map", "seq")
CORE = "tag:yaml.org,2002:"
