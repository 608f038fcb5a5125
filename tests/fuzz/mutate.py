"""Mutations of texts and of trees: what a slip, a broken tool or a hostile person would write."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from random import Random

from shardproof.fuzzing.plans import leaves
from shardproof.spec.plan.cut_reading import REGULAR
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.section import Field
from shardproof.spec.source.node import Plain

NUMBERS: tuple[int | float, ...] = (
    0, 1, -1, 2, 3, 5, 7, 8, 64, 1000, 65_535, 65_536, 2**20, 2**20 + 1, 2**24, 2**31, 2**63,
    10**18, 10**25, 10**26, -(10**18), 0.5, -0.0, 1e308, -1e308, 5e-324,
    float("nan"), float("inf"), float("-inf"),
)  # fmt: skip
DEGREES = (1, 1, 2, 3, 4, 5, 6, 7, 8, 64, 1000, 4096, 65_536, 10**6, 2**20)
PIECES = (
    "\0", "\t", "\r", "\r\n", "\x1b[31m", "\x7f", "\x85", "\ufeff", "\u2028", "\u00a0",
    "\u202e", "é", "日本", "🙂", "\ud800", "&a [*a]", "&b [x, x, x]\nq: [*b, *b, *b]", "*a",
    "<<: *a", "<<: {}", "!!int ", "!!float x", "!!binary eA==", "!x ", "%YAML 1.1\n---\n", "---\n",
    "...\n", "? ", "? [a]\n: b\n", "|\n", ">9\n", "{", "}", "[", "]", ",", ":", ": ", "- ", "#",
    "'", '"', "\\", '"\\ud800"', '"\\u0000"', "~", "null", "true", "yes", "0x1F", "0o17", "1_000",
    "1e999", ".nan", "-.inf", "NaN", "Infinity", "2001-01-01", "tp: 8\n", "decode: {tp: 2}\n",
    "prefill:\n  ", "{listed: [['0-3']]}",
)  # fmt: skip
TEXTS = ("", " ", "even", "x" * 10_000, "\u202e", "\x1b[2J", "../models", "/dev/zero")
_NUMBER = re.compile(r"(?<![\w.])-?\d+(?:\.\d+)?")
_WORD = re.compile(r"[A-Za-z_]{2,}")
_LONGEST = 3 << 19
"""Beyond what is read of a plan, and small enough to be made quickly."""

FIELDS: dict[str, Field] = dict(leaves(Plan))
_OF_A_PHASE = set(dict(leaves(Phase)))


def mutated(rng: Random, text: str, tree: Plain, others: tuple[str, ...], *, plan: bool) -> bytes:
    """A text near `text`, which holds `tree`."""
    if rng.random() < 0.6:
        changed = deepcopy(tree)
        for _ in range(rng.choice((1, 1, 2, 3, 6))):
            changed = (_field if plan and rng.random() < 0.85 else _node)(rng, changed)
        text = written(rng, changed)
        if rng.random() < 0.85:
            return text.encode("utf-8", "surrogatepass")
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        text = rng.choice(_TEXT)(rng, text, rng.choice(others))[:_LONGEST]
    data = text.encode("utf-8", "surrogatepass")
    return _bytes(rng, data) if rng.random() < 0.2 else data


def written(rng: Random, tree: Plain) -> str:
    """JSON, dense or on lines, now and then with a key set twice."""
    text = json.dumps(tree, indent=rng.choice((None, 1, 2)), ensure_ascii=rng.random() < 0.8)
    if rng.random() < 0.03 and isinstance(tree, dict) and tree:
        key = rng.choice(list(tree))
        text = text.replace("{", "{" + json.dumps(key) + f": {rng.randint(0, 9)}, ", 1)
    return text


def _field(rng: Random, tree: Plain) -> Plain:
    """A field of the plan language set to something: mostly what may stand there."""
    if not isinstance(tree, dict):
        return tree
    path = rng.choice(list(FIELDS))
    if rng.random() < 0.35:
        path = rng.choice(("dp", "pp", "sp", "tp", "ep", "workload.batch", "workload.prompt",
                           "workload.steps", "handoff.cache"))  # fmt: skip
    phase = rng.choice(("", "", "prefill.", "decode.")) if path in _OF_A_PHASE else ""
    *way, last = f"{phase}{path}".split(".")
    at = tree
    for name in way:
        inner = at.get(name)
        if not isinstance(inner, dict):
            inner = {}
            at[name] = inner
        at = inner
    at[last] = _value(rng, FIELDS[path], path)
    return tree


def _value(rng: Random, field: Field, path: str) -> Plain:
    if rng.random() < 0.04:
        return _any(rng)
    match field.kind:
        case "word":
            return rng.choice(field.words)
        case "flag":
            return rng.random() < 0.5
        case "number":
            small = path in ("dp", "pp", "sp", "tp", "ep")
            return rng.choice(DEGREES) if small else rng.choice((field.low, field.high, 1, 2, 5))
        case "group":
            return list(rng.sample(field.words, rng.randint(0, len(field.words))))
        case "cut":
            return _cut(rng)
        case "rows":
            size = rng.choice((0, 1, 3, 50, 2000))
            return [[rng.randrange(9) for _ in range(4)] for _ in range(size)]
        case _:
            return _any(rng)


def _cut(rng: Random) -> Plain:
    number = rng.choice((1, 2, 3, 7, 8, 64, 1000, 2**24))
    size = rng.choice((1, 2, 4, 6, 8, 64, 1000, 65_536))
    made: Plain
    match rng.randrange(6):
        case 0:
            made = {rng.choice(("strided", "padded")): number}
        case 1:
            made = _times(rng.choice((0, 1, number, rng.randrange(100))), size)
        case 2:
            span = f"0-{rng.choice((0, 7, 10**6, 999_999_999))}"
            made = {"listed": _times([span], min(size, 1000))}
        case 3:
            rank: Plain = [rng.randrange(99) for _ in range(rng.randint(0, 5))]
            made = {"listed": _times(rank, min(size, 99))}
        case _:
            made = rng.choice((*REGULAR, "needed"))
    return made


def _times(value: Plain, size: int) -> list[Plain]:
    return [value] * size


def _node(rng: Random, tree: Plain) -> Plain:
    """Some node of the tree dropped, renamed, wrapped or replaced."""
    way: list[dict[str, Plain]] = []
    at = tree
    while isinstance(at, dict) and at and (not way or rng.random() < 0.6):
        way.append(at)
        inner = [value for value in at.values() if isinstance(value, dict) and value]
        at = rng.choice(inner) if inner else None
    if not way or rng.random() < 0.02:
        return _any(rng)
    parent = way[-1]
    key = rng.choice(list(parent))
    match rng.randrange(6):
        case 0:
            del parent[key]
        case 1:
            parent[_typo(rng, key)] = parent.pop(key)
        case 2:
            parent[key] = [parent[key]]
        case 3:
            parent[key] = {key: parent[key]}
        case 4:
            parent[key] = _near(rng, parent[key])
        case _:
            parent[key] = _any(rng)
    return tree


def _near(rng: Random, value: Plain) -> Plain:
    """A value of the same type, for the slips that no type shows."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((value + 1, value - 1, value * 2, value // 2, value * 1000))
        case float():
            return rng.choice((value / 2, -value, value * 1e9))
        case _:
            return rng.choice(NUMBERS)


def _typo(rng: Random, word: str) -> str:
    at = rng.randrange(len(word) + 1)
    return word[:at] + rng.choice(("", "x", "_", " ", "é")) + word[at + rng.randrange(2) :]


def _any(rng: Random) -> Plain:
    kind = rng.randrange(9)
    match kind:
        case 0:
            return rng.choice((None, True, False))
        case 1 | 2:
            return rng.choice(NUMBERS)
        case 3:
            return str(rng.choice(NUMBERS))
        case 4:
            return rng.choice(
                ("", " ", "even", "x" * 10_000, "\u202e", "\x1b[2J", "../models", "/dev/zero")
            )
        case 5:
            return _times(rng.choice(NUMBERS), rng.choice((0, 1, 2, 8, 1000, 60_000)))
        case 6:
            return {rng.choice(PIECES): rng.choice(NUMBERS) for _ in range(rng.choice((0, 1, 40)))}
        case _:
            deep: Plain = rng.choice((None, 1, "x"))
            for _ in range(rng.choice((1, 3, 62, 63, 64, 65, 200))):
                deep = [deep] if rng.random() < 0.5 else {"a": deep}
            return deep


def _slice(rng: Random, text: str) -> tuple[int, int]:
    start = rng.randrange(len(text) + 1)
    return start, min(len(text), start + rng.choice((1, 2, 5, 20, 200)))


def _flip(rng: Random, text: str, _: str) -> str:
    at = rng.randrange(len(text) or 1)
    return text[:at] + chr(rng.randrange(32, 127)) + text[at + 1 :]


def _delete(rng: Random, text: str, _: str) -> str:
    a, b = _slice(rng, text)
    return text[:a] + text[b:]


def _repeat(rng: Random, text: str, _: str) -> str:
    a, b = _slice(rng, text)
    return text[:b] + text[a:b] * rng.choice((1, 1, 2, 100, 3000)) + text[b:]


def _swap(rng: Random, text: str, _: str) -> str:
    a, b = _slice(rng, text)
    c, d = _slice(rng, text)
    (a, b), (c, d) = sorted(((a, b), (c, d)))
    b = min(b, c)
    return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def _insert(rng: Random, text: str, _: str) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(PIECES) * rng.choice((1, 1, 1, 2, 70, 5000)) + text[at:]


def _truncate(rng: Random, text: str, _: str) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _number(rng: Random, text: str, _: str) -> str:
    return _replaced(rng, text, _NUMBER, repr(rng.choice(NUMBERS)))


def _word(rng: Random, text: str, other: str) -> str:
    words = _WORD.findall(other)
    return _replaced(rng, text, _WORD, rng.choice(words) if words else "x")


def _replaced(rng: Random, text: str, pattern: re.Pattern[str], new: str) -> str:
    found = [match.span() for match in pattern.finditer(text[:20_000])]
    if not found:
        return text
    a, b = rng.choice(found)
    return text[:a] + new + text[b:]


def _lines(rng: Random, text: str, other: str) -> str:
    """A line dropped, doubled, moved, indented, or brought from elsewhere."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines.insert(rng.randrange(len(lines)), lines.pop(at))
        case 3:
            lines[at] = rng.choice((" ", "  ", "\t", "- ")) + lines[at]
        case _:
            lines.insert(at, rng.choice(other.split("\n")))
    return "\n".join(lines)


def _splice(rng: Random, text: str, other: str) -> str:
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other) + 1) :]


_TEXT: tuple[Callable[[Random, str, str], str], ...] = (
    _flip, _flip, _delete, _repeat, _swap, _insert, _insert, _truncate, _number, _number, _word,
    _word, _lines, _lines, _splice,
)  # fmt: skip


def _bytes(rng: Random, data: bytes) -> bytes:
    """Bytes that need not be text any more."""
    out = bytearray(data)
    for _ in range(rng.choice((1, 1, 3, 20))):
        if out:
            out[rng.randrange(len(out))] = rng.randrange(256)
    return bytes(out)
