"""What each name in a formula may be: a truth value, a whole number, or one of some words.

The words of a field are read off its annotation, so that no list is kept twice.
`domain` works out what a formula may give, and refuses one that makes no sense:
a name that nobody knows, a word that a name never is, a sum of words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from typing import get_args, get_type_hints

from shardproof.spec.law.formula import Expr, Value, formula, names, text
from shardproof.spec.law.on_one_rank import GROUP_WORDS
from shardproof.spec.law.values import VALUES
from shardproof.spec.law.variables import FACTS
from shardproof.spec.layout.axes import AXES
from shardproof.spec.layout.handoff import EntryAxis
from shardproof.spec.model.model import Attention, Layer
from shardproof.spec.plan.cuts import Kind
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.phase import Sequence as Tokens
from shardproof.spec.plan.plan import Handoff
from shardproof.spec.plan.section import Section, fields_of, words_of
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Truth:
    """True or false."""

    def __contains__(self, value: Value) -> bool:
        return value in (0, 1)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number; None leaves a side open."""

    least: int | None = None
    most: int | None = None

    def __contains__(self, value: Value) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )


@dataclass(frozen=True, slots=True)
class Words:
    """One of these."""

    words: frozenset[str]

    def __contains__(self, value: Value) -> bool:
        return value in self.words


Domain = Truth | Whole | Words
TRUTH, COUNT, RANKS = Truth(), Whole(0), Whole(1)
OPEN = Whole(-1)
"""A length that the workload may leave open, which is -1."""


class NonsenseError(ValueError):
    """A formula that is not about the plan; a mistake in the law."""


def _words(holder: type, field: str) -> Words:
    return Words(frozenset(words_of(get_type_hints(holder)[field])))


_CUT: dict[str, Domain] = {
    "kind": Words(frozenset(get_args(Kind))),
    "n": OPEN,
    "parts": RANKS,
    "multiple": Whole(1),
    "given_owned": TRUTH,
    "given_once": TRUTH,
}
_FACTS: dict[str, Domain] = {
    # Facts that are no truth values.
    "model.norm": _words(Layer, "norm"),
    "model.positions": _words(Attention, "positions"),
    "model.qk_norm": _words(Attention, "qk_norm"),
    "model.experts": COUNT,
    "model.top_k": COUNT,
    "moe.block": RANKS,
    "moe.shared.ranks": RANKS,
    "moe.expert_tp": RANKS,
    "stage.ranks": RANKS,
    "stage.same_tokens": RANKS,
    "stages.first": COUNT,
    "stages.last": COUNT,
    "stages.visits": Whole(1),
    "sequence.layout": Words(_words(Tokens, "layout").words - {"auto"}),
    "lm_head.pad_rows": COUNT,
    "schedule.period": COUNT,
}


@cache
def base_domains() -> dict[str, Domain]:
    """Every field and fact: all that is read from a plan, and defined by no formula."""
    cuts = {f"{path}.{part}": of for path in AXES for part, of in _CUT.items()}
    handoff = {f"handoff.lacks_{axis}": TRUTH for axis in get_args(EntryAxis)}
    return {
        **dict(_fields(Phase, "")),
        **dict(_fields(Handoff, "handoff.")),
        **cuts,
        **{name: _FACTS.get(name, TRUTH) for name in FACTS},
        **handoff,
        "handoff.unpaired": TRUTH,
        "handoff.mixed": TRUTH,
    }


def _fields(section: type[Section], path: str) -> Iterator[tuple[str, Domain]]:
    """Each field that a formula can name; facts speak for lists and for what may be None."""
    for name, field in fields_of(section).items():
        here = path + name
        match field.kind:
            case "word":
                yield here, Words(frozenset(field.words))
            case "flag":
                yield here, TRUTH
            case "number" if not field.optional:
                yield here, Whole(field.low, field.high)
            case "group" if name == "group":  # the mesh is all of them, in an order
                if here == "moe.group":
                    yield from ((f"{here}.{axis}", TRUTH) for axis in field.words)
                else:
                    yield here, Words(frozenset(GROUP_WORDS))
            case "part" if field.part is not None:
                yield from _fields(field.part, f"{here}.")
            case _:
                pass


def definition_order(definitions: Mapping[str, str] = VALUES) -> tuple[str, ...]:
    """The values, each after those that its definition names."""
    needs = {name: sorted(set(names(formula(text)))) for name, text in definitions.items()}
    try:
        order = tuple(TopologicalSorter(needs).static_order())
    except CycleError as cycle:
        raise NonsenseError(f"defined by itself: {' <- '.join(cycle.args[1])}") from None
    return tuple(name for name in order if name in definitions)


def all_domains(definitions: Mapping[str, str] = VALUES) -> dict[str, Domain]:
    """Every name that a formula may use; a value's domain is that of its definition."""
    known = dict(base_domains())
    for name in definition_order(definitions):
        known[name] = domain(formula(definitions[name]), known)
    return known


def domain(expr: Expr, known: Mapping[str, Domain]) -> Domain:
    """What `expr` may give; `NonsenseError` where it has no meaning."""
    match expr.op:
        case "const":
            return _constant(expr.value)
        case "var":
            if expr.value not in known:
                raise NonsenseError(f"there is no plan variable {expr.value}")
            return known[str(expr.value)]
        case "not" | "and" | "or":
            for arg in expr.args:
                _truth(arg, known)
            return TRUTH
        case "if":
            _truth(expr.args[0], known)
            return _either(domain(expr.args[1], known), domain(expr.args[2], known), expr)
        case "==" | "!=" | "in":
            sought = domain(expr.args[0], known)
            for item in expr.args[1:]:
                _comparable(sought, domain(item, known), expr)
            return TRUTH
        case op:
            _, right = (_whole(arg, known) for arg in expr.args)
            if op in ("//", "%") and (right.least is None or right.least < 1):
                raise NonsenseError(f"may divide by 0 or less: {text(expr)}")
            return TRUTH if op in ("<", "<=", ">", ">=") else Whole()


def _constant(value: Value) -> Domain:
    if isinstance(value, bool):
        return TRUTH
    return Whole(value, value) if isinstance(value, int) else Words(frozenset({value}))


def _truth(expr: Expr, known: Mapping[str, Domain]) -> None:
    if domain(expr, known) != TRUTH:
        raise NonsenseError(f"no truth value: {text(expr)}")


def _whole(expr: Expr, known: Mapping[str, Domain]) -> Whole:
    found = domain(expr, known)
    if not isinstance(found, Whole):
        raise NonsenseError(f"no number: {text(expr)}")
    return found


def _either(a: Domain, b: Domain, expr: Expr) -> Domain:
    match a, b:
        case Truth(), Truth():
            return TRUTH
        case Words(), Words():
            return Words(a.words | b.words)
        case Whole(), Whole():
            least = None if a.least is None or b.least is None else min(a.least, b.least)
            most = None if a.most is None or b.most is None else max(a.most, b.most)
            return Whole(least, most)
        case _:
            raise NonsenseError(f"its branches are of different kinds: {text(expr)}")


def _comparable(a: Domain, b: Domain, expr: Expr) -> None:
    if type(a) is not type(b):
        raise NonsenseError(f"two kinds are compared: {text(expr)}")
    if isinstance(a, Words) and isinstance(b, Words) and not a.words & b.words:
        raise NonsenseError(f"never equal: {text(expr)}")
