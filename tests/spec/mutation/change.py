"""Every single change of a formula that might be a slip of its author."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from shardproof.spec.law.domains import Domain, NonsenseError, Truth, Words, domain
from shardproof.spec.law.formula import Expr, Value, text

KINDS = {
    "operand": "an operand of an `and` or an `or` is dropped",
    "and-or": "an `and` is made an `or`, or the other way round",
    "bound": "a number that something is compared with is moved by one",
    "compare": "a comparison is turned into its opposite, or loses its equality",
    "word": "a word is confused with another of the same field",
    "list": "a list of words loses one, or gets one more",
    "result": "a value's definition gives another word, or another number",
    "axis": "a mesh axis is confused with another",
    "twin": "a variable is confused with its twin",
    "negation": "a `not` is dropped, or put where none was",
    "branch": "a choice takes the same branch whatever its test",
    "arithmetic": "an operation of arithmetic is confused with another",
}

AXES = ("tp", "dp", "sp", "pp", "ep")
TWINS = (
    ("least", "most"),
    ("up", "gate"),
    ("embedding", "lm_head"),
    ("cut", "keys"),
    ("heads", "head_dim"),
    ("head_dim", "value_dim"),
    ("q", "k"),
    ("k", "v"),
    ("first", "last"),
    ("experts", "width"),
    ("ffn", "attention"),
    ("down", "out"),
    ("dispatched", "combined"),
    ("gate_state", "up_state"),
    ("gate_piece", "up_piece"),
    ("gate_entering", "up_entering"),
    ("dense", "moe"),
    ("prompt", "steps"),
    ("steps", "batch"),
    ("q_bias", "k_bias"),
    ("k_bias", "v_bias"),
    ("moved", "everywhere"),
    ("moved", "padded"),
    ("beyond", "moved"),
    ("state", "joined"),
)
"""Parts of names that stand in each other's place."""

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_STRICT = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
_ARITHMETIC = {"+": ("-",), "-": ("+",), "*": ("+",), "//": ("%",), "%": ("//",)}


@dataclass(frozen=True, slots=True)
class Change:
    kind: str
    old: Expr
    """The part that is changed."""
    new: Expr
    whole: Expr
    """The formula with the change in it."""


def changes(expr: Expr, known: Mapping[str, Domain]) -> Iterator[Change]:
    """All that still have a meaning, each tree once; the first that gives it names its kind."""
    kind = type(domain(expr, known))
    seen = {expr}
    for change in _within(expr, expr, known):
        if change.whole in seen:
            continue
        seen.add(change.whole)
        try:
            if isinstance(domain(change.whole, known), kind):
                yield change
        except NonsenseError:
            continue


def _within(expr: Expr, whole: Expr, known: Mapping[str, Domain]) -> Iterator[Change]:
    """Changes of `expr` and of its parts; `whole` is the tree that it is all of."""
    results = domain(expr, known) if expr.op == "if" else None
    for kind, new in _here(expr, known):
        yield Change(kind, expr, new, new)
    for i, arg in enumerate(expr.args):
        for change in _within(arg, whole, known):
            yield Change(change.kind, change.old, change.new, _with(expr, i, change.whole))
        if isinstance(results, Words) and i and isinstance(arg.value, str) and arg.op == "const":
            for word in neighbours(arg.value, results.words):
                new = _constant(word)
                yield Change("result", arg, new, _with(expr, i, new))


def _here(expr: Expr, known: Mapping[str, Domain]) -> Iterator[tuple[str, Expr]]:
    match expr.op:
        case "and" | "or":
            for i in range(len(expr.args)):
                yield "operand", _joined(expr.op, _without(expr.args, i))
            yield "and-or", Expr("or" if expr.op == "and" else "and", expr.args)
        case "not":
            yield "negation", expr.args[0]
        case "if":
            test, yes, no = expr.args
            yield "branch", yes
            yield "branch", no
            yield "branch", Expr("if", (test, no, yes))
        case "in":
            yield from _list(expr, known)
        case "var":
            if isinstance(known[str(expr.value)], Truth):
                yield "negation", Expr("not", (expr,))
            yield from _renamed(str(expr.value), known)
        case "const":
            if isinstance(expr.value, int) and not isinstance(expr.value, bool):
                yield "result", _constant(expr.value + 1)
                yield "result", _constant(expr.value - 1)
            elif isinstance(expr.value, bool):
                yield "result", _constant(not expr.value)
        case op if op in _OPPOSITE:
            yield from _compared(expr, known)
        case op:
            yield from (("arithmetic", Expr(new, expr.args)) for new in _ARITHMETIC[op])


def _compared(expr: Expr, known: Mapping[str, Domain]) -> Iterator[tuple[str, Expr]]:
    left, right = expr.args
    yield "compare", Expr(_OPPOSITE[expr.op], expr.args)
    if expr.op in _STRICT:
        yield "compare", Expr(_STRICT[expr.op], expr.args)
    if right.op != "const":
        return
    if isinstance(right.value, str):
        words = domain(left, known)
        if isinstance(words, Words):
            for word in neighbours(right.value, words.words):
                yield "word", Expr(expr.op, (left, _constant(word)))
    elif not isinstance(right.value, bool):
        for by in (1, -1):
            yield "bound", Expr(expr.op, (left, _constant(right.value + by)))


def _list(expr: Expr, known: Mapping[str, Domain]) -> Iterator[tuple[str, Expr]]:
    sought, *items = expr.args
    for i in range(len(items)):
        if len(items) > 1:
            yield "list", Expr("in", (sought, *_without(items, i)))
    yield "negation", Expr("not", (expr,))
    words = domain(sought, known)
    if isinstance(words, Words):
        listed = {str(item.value) for item in items if item.op == "const"}
        for word in sorted(words.words - listed):
            yield "list", Expr("in", (*expr.args, _constant(word)))


def _renamed(name: str, known: Mapping[str, Domain]) -> Iterator[tuple[str, Expr]]:
    parts = name.split(".")
    for i, part in enumerate(parts):
        if part in AXES and (i == len(parts) - 1):
            for axis in AXES:
                yield from _named("axis", [*parts[:i], axis], known)
        for one, other in TWINS:
            if part in (one, other):
                twin = other if part == one else one
                yield from _named("twin", [*parts[:i], twin, *parts[i + 1 :]], known)


def _named(
    kind: str, parts: Sequence[str], known: Mapping[str, Domain]
) -> Iterator[tuple[str, Expr]]:
    name = ".".join(parts)
    if name in known:
        yield kind, Expr("var", value=name)


def neighbours(word: str, words: frozenset[str]) -> list[str]:
    """The words before and after it, in the order of the alphabet, which goes round."""
    ordered = sorted(words | {word})
    at = ordered.index(word)
    found = (ordered[(at + 1) % len(ordered)], ordered[at - 1])
    return [each for each in dict.fromkeys(found) if each != word]


def _constant(value: Value) -> Expr:
    return Expr("const", value=value)


def _joined(op: str, args: Sequence[Expr]) -> Expr:
    return args[0] if len(args) == 1 else Expr(op, tuple(args))


def _without(args: Sequence[Expr], i: int) -> tuple[Expr, ...]:
    return (*args[:i], *args[i + 1 :])


def _with(expr: Expr, i: int, new: Expr) -> Expr:
    return Expr(expr.op, (*expr.args[:i], new, *expr.args[i + 1 :]), expr.value)


def told(change: Change) -> str:
    """`old` → `new`, as a person reads them."""
    return f"`{text(change.old)}` → `{text(change.new)}`"
