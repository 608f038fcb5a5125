"""Certificates that refuse, and what a forger does to them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast

import rfc8785

from shardproof.certificate.made import statement
from shardproof.certificate.nothing import Left, nothing
from shardproof.certificate.refusal import judge, read_again, refusal
from shardproof.certificate.rejection import rejection
from shardproof.spec.source.node import Plain
from tests.certificates.forging import Path as Path_
from tests.certificates.forging import changed, places

MODELS = Path(__file__).resolve().parents[2] / "examples" / "models"
Data = dict[str, Plain]


@cache
def _text(name: str) -> str:
    return (MODELS / f"{name}.json").read_text("utf-8")


def config_of(name: str) -> Plain:
    """A published config, as a certificate holds it."""
    return read_again(json.loads(_text(name)))


def refused(name: str, plan: Plain) -> str:
    """The certificate of one plan that is illegal."""
    config = config_of(name)
    return refusal("illegal", config, plan, rejection(config, plan)).decode()


def none_left(name: str, plan: Plain) -> str:
    """The certificate of an open plan without a legal completion."""
    config = config_of(name)
    found = nothing(config, plan)
    assert not isinstance(found, Left)
    return refusal("no legal plan", config, plan, found).decode()


def part(of: Plain, *names: str) -> Data:
    """A mapping inside, by name."""
    for name in names:
        assert isinstance(of, dict)
        of = of[name]
    assert isinstance(of, dict)
    return of


def predicate_of(text: str) -> Data:
    return part(json.loads(text), "predicate")


def forged(predicate: Data) -> str:
    """The certificate of whoever recomputes every digest of the statement."""
    return statement({k: v for k, v in predicate.items() if k != "digest"}).decode()


def word(text: str) -> str:
    found = judge(text)
    return "none of these" if found is None else found[0]


def tampered(text: str, count: int | None = None) -> Iterator[tuple[Path_, str, str]]:
    """A certificate with one thing changed, dropped, doubled or swapped: where, and two texts.

    Once it is as it is, and once the digests are made anew. Of all that can be done, or of so much
    of it as is asked for, as often inside the config as elsewhere.
    """
    whole = json.loads(text)
    every = [(place, how) for place in places(whole) for how in HOW]
    found = ((place, changed(whole, place, how)) for place, how in every)
    done = [(place, cast(Data, other)) for place, other in found if other is not None]
    Random(0).shuffle(done)
    in_config = [each for each in done if each[0][:2] == ("predicate", "config")]
    elsewhere = [each for each in done if each not in in_config]
    few = len(done) if count is None else count // 2
    for place, other in (*in_config[:few], *elsewhere[:few]):
        as_it_is = rfc8785.dumps(cast("Any", other)).decode()
        said = other.get("predicate")
        whole_again = isinstance(said, dict) and {"config", "plan"} <= said.keys()
        anew = forged(part(said)) if whole_again else as_it_is
        # What is made anew is not always changed any more: a type, a digest.
        yield place, as_it_is, as_it_is if anew == text else anew


HOW = ("change", "drop", "double", "swap")
SEARCHED = ("config", "plan")
"""What a certificate may have otherwise, with the digests made anew, and be true of that."""


def may_differ(place: Path_) -> bool:
    return place[1] in SEARCHED or place[1:3] == RUN


RUN = ("refusal", "counterexample")
