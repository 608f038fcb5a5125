"""A shell's sums, `$((A * 8))`: whole numbers, with `+ - * / %` and parentheses."""

from __future__ import annotations

import re
from collections.abc import Callable

_TOKEN = re.compile(
    r"\s*(?:(\d+)|\$\{([A-Za-z_]\w*)(?::?-(\d+))?\}|\$?([A-Za-z_]\w*)|([-+*/%()]))", re.ASCII
)
MOST_DIGITS, MOST_TOKENS = 18, 64


class NotKnown(ValueError):
    """Why a sum has no value here."""


def value_of_sum(text: str, value: Callable[[str], str | None]) -> int:
    """The value of a sum; `value` gives what a variable is set to, None where nobody says."""
    tokens = [*_tokens(text, value)]
    left, at = _terms(tokens, 0)
    if at != len(tokens):
        raise NotKnown("no sum that is read here")
    if len(str(abs(left))) > MOST_DIGITS:
        raise NotKnown(f"more than {MOST_DIGITS} digits long")
    return left


def _tokens(text: str, value: Callable[[str], str | None]) -> list[int | str]:
    out: list[int | str] = []
    at = 0
    text = text.rstrip()
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None or len(out) == MOST_TOKENS:
            raise NotKnown("no sum that is read here")
        at = match.end()
        number, braced, other, bare, sign = match.groups()
        name = braced or bare
        out.append(sign or _number(number if name is None else _set(name, other, value)))
    return out


def _set(name: str, other: str | None, value: Callable[[str], str | None]) -> str:
    """What the variable is set to, else its default (`${X:-0}`)."""
    said = value(name) or other
    if said is None:
        raise NotKnown(f"a sum with {name}, which is set nowhere")
    return said


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,18}", text.strip(), re.ASCII):
        raise NotKnown(f"a sum with {text[:40]!r}, which is no whole number")
    return int(text)


def _terms(tokens: list[int | str], at: int) -> tuple[int, int]:
    left, at = _factors(tokens, at)
    while at < len(tokens) and tokens[at] in ("+", "-"):
        right, after = _factors(tokens, at + 1)
        left, at = left + right if tokens[at] == "+" else left - right, after
    return left, at


def _factors(tokens: list[int | str], at: int) -> tuple[int, int]:
    left, at = _one(tokens, at)
    while at < len(tokens) and tokens[at] in ("*", "/", "%"):
        right, after = _one(tokens, at + 1)
        if tokens[at] == "*":
            left = left * right
        elif right == 0:
            raise NotKnown("a sum that divides by zero")
        else:
            # A shell rounds towards zero, and its remainder has the sign of what is divided.
            quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
            left = quotient if tokens[at] == "/" else left - right * quotient
        at = after
    return left, at


def _one(tokens: list[int | str], at: int) -> tuple[int, int]:
    if at >= len(tokens):
        raise NotKnown("a sum that does not end")
    first = tokens[at]
    if isinstance(first, int):
        return first, at + 1
    if first in {"-", "+"}:
        inner, after = _one(tokens, at + 1)
        return (-inner if first == "-" else inner), after
    if first == "(":
        inner, after = _terms(tokens, at + 1)
        if after < len(tokens) and tokens[after] == ")":
            return inner, after + 1
    raise NotKnown("no sum that is read here")
