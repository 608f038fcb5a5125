"""A derivation as plain data, and the same derivation made again to be held against it.

Every step stands with its operator, what it reads and what it gives: which value, by its number in
the table of values; and how that lies, dimension by dimension. Layers that are alike stand once,
with a list of the layers that they are for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.told import plain
from shardproof.spec.rules.at import Read
from shardproof.spec.rules.derive import Derivation, derive
from shardproof.spec.rules.phase import Typed
from shardproof.spec.rules.placed import Dim, Term
from shardproof.spec.rules.terms import Terms
from shardproof.spec.rules.typed import Given, Step
from shardproof.spec.source.node import Plain

VERSION = 1
Numbers = dict[Term, int]


def stored(found: Derivation) -> dict[str, Plain]:
    """The derivation as data: no addresses, and the same for the same plan and model."""
    met: Numbers = {}
    phases: dict[str, Plain] = {name: _phase(typed, met) for name, typed in found.phases.items()}
    return {"version": VERSION, **phases, "values": _values(found.terms, met)}


def _phase(typed: Typed, met: Numbers) -> dict[str, Plain]:
    return {
        "parts": [
            {"part": part.name, "steps": [_step(step, met) for step in part.steps]}
            for part in typed.parts
        ],
        "layers": [
            {"layers": _run(run.layers), "stage": run.stage, "parts": list(run.parts)}
            for run in typed.runs
        ],
        "entries": [
            {
                "layers": _run(entries.layers),
                "keys": _given(entries.written.keys, met),
                "values": _given(entries.written.values, met),
                "everywhere": entries.written.everywhere,
                "stream": _value(entries.stream, met),
                "body": _value(entries.body, met),
            }
            for entries in typed.cache.runs
        ],
        "logits": None if typed.logits is None else _given(typed.logits, met),
        "token": None if typed.token is None else _given(typed.token, met),
    }


def _step(step: Step, met: Numbers) -> dict[str, Plain]:
    op = step.op
    return {
        "name": op.out,
        "rule": op.kind,
        "of": list(op.ins),
        "about": {key: plain(value) for key, value in op.about.items() if key != "layer"},
        "layer": op.layer,
        "on": [str(where) for where in op.on],
        "reads": [_given(each, met) for each in step.reads],
        "gives": _given(step.gives, met),
    }


def _given(given: Given, met: Numbers) -> dict[str, Plain]:
    if isinstance(given, Read):
        return {"keys": _given(given.keys, met), "values": _given(given.values, met)}
    on: list[Plain] = [*sorted(given.full)]
    return {
        "value": _value(given.term, met),
        "is": given.form,
        "dimensions": [_dimension(dim) for dim in given.dims],
        "due": given.due or None,
        "tokens": given.tokens,
        "only": given.only,
        "on": on or None,
    }


def _value(term: Term, met: Numbers) -> int:
    """Its number: how many were met before it, whatever else has been derived."""
    return met.setdefault(term, len(met))


def _dimension(dim: Dim) -> dict[str, Plain]:
    return {"name": dim.name, "size": dim.size, "map": plain(dim.map)}


def _run(layers: range) -> dict[str, Plain]:
    return {"first": layers.start, "count": len(layers)}


def _values(terms: Terms, met: Numbers) -> list[Plain]:
    """Every value that is named, and those that they are made of, by number."""
    out: list[Plain] = []
    queue = list(met)
    for term in queue:  # which grows
        kind, about, parts = terms.key(term)
        inner = (*parts, cast("tuple[Term, ...]", about)[0]) if kind == "repeat" else parts
        for part in inner:
            if part not in met:
                queue.append(part)
                _value(part, met)
        told = plain(about)
        if kind == "repeat" and isinstance(told, list):
            told = [met[inner[-1]], *told[1:]]
        made: list[Plain] = [met[part] for part in parts]
        out.append({"value": met[term], "operator": kind, "about": told, "of": made})
    return out


def recheck(data: Plain, model: Model, plan: Plan) -> str | None:
    """The first step of a stored derivation that does not hold; None where all of them do."""
    found = derive(model, plan)
    if not isinstance(found, Derivation):
        return f"the plan has no derivation: {found}"
    return next(_differences(data, stored(found), ()), None)


def _differences(said: Plain, right: Plain, at: Sequence[str]) -> Iterator[str]:
    """Where two trees part, the place named by parts and steps."""
    if isinstance(said, dict) and isinstance(right, dict):
        named = right.get("name", right.get("part"))
        here = (*at, str(named)) if named is not None else at
        for key, inner in right.items():
            if key not in said:
                yield f"{' / '.join((*here, key))}: it is missing"
            else:
                yield from _differences(said[key], inner, (*here, key))
        yield from (f"{' / '.join((*here, key))}: it is too much" for key in said.keys() - right)
    elif isinstance(said, list) and isinstance(right, list):
        for mine, theirs in zip(said, right, strict=False):
            yield from _differences(mine, theirs, at)
        if len(said) != len(right):
            yield f"{' / '.join(at)}: {len(said)} stand there, and there are {len(right)}"
    elif said != right or type(said) is not type(right):
        yield f"{' / '.join(at)}: it says {said}, and {right} holds"
