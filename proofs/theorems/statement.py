"""A statement: what is declared, what is given, what ranks hold, and what is claimed of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from shardproof.proofs.theorems.language import Expr, Let, NoStatement, let, parse

Sort = Literal["int", "value"]
SORTS: Mapping[str, Sort] = {"i": "int", "v": "value"}


@dataclass(frozen=True, slots=True)
class Declared:
    """A name, or a function of arguments of these sorts."""

    name: str
    args: tuple[Sort, ...]
    gives: Sort
    size: bool = False
    """Whether it is no less than zero."""


@dataclass(frozen=True, slots=True)
class Statement:
    """For all names that are declared: where all that is given holds, so does the claim.

    `names`: `"n p: size; t b(i): int; X(ii) f(v): value"`; the letters are the sorts of arguments,
    and a size is a whole number from zero on.
    """

    names: str
    claim: str
    given: tuple[str, ...] = ()
    lets: tuple[str, ...] = ()
    over: str = ""
    """The name that induction runs over, from zero."""
    also: tuple[str, ...] = ()
    """Of induction: what is proved beside the claim, and known of the step before."""
    shown: tuple[str, ...] = ()
    """A model in which all that is given holds, where one is hard to find by chance."""

    @property
    def hypotheses(self) -> tuple[Expr, ...]:
        return tuple(map(parse, self.given))

    @property
    def claimed(self) -> Expr:
        return parse(self.claim)

    @property
    def definitions(self) -> Mapping[str, Let]:
        return definitions(self.lets)

    @property
    def declared(self) -> Mapping[str, Declared]:
        return declared(self.names)


@cache
def definitions(lets: tuple[str, ...]) -> Mapping[str, Let]:
    return {each.name: each for each in map(let, lets)}


@cache
def declared(names: str) -> Mapping[str, Declared]:
    found: dict[str, Declared] = {}
    for part in filter(str.strip, names.split(";")):
        words, _, sort = part.partition(":")
        if sort.strip() not in ("int", "size", "value"):
            raise NoStatement(f"{part!r} is no declaration")
        gives: Sort = "value" if sort.strip() == "value" else "int"
        for word in words.split():
            name, _, args = word.partition("(")
            sorts = tuple[Sort, ...](SORTS[a] for a in args.rstrip(")"))
            found[name] = Declared(name, sorts, gives, sort.strip() == "size")
    return found
