"""A certificate of a legal plan: an in-toto Statement in canonical JSON, the same on any machine.

It says no time and no path. Whatever it says is said of the config and the plan inside it, so that
`checker.py` can work all of it out again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, cast

import rfc8785

from shardproof import __version__
from shardproof.certificate import checker
from shardproof.certificate.valued import derivation_of
from shardproof.spec.law.view import View
from shardproof.spec.layout.axes import ANY, AXES, cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.program.runs import counts
from shardproof.spec.source.node import Plain


def certificate(model: Model, plan: Plan, config: Plain, runs: Sequence[Plain] = ()) -> bytes:
    """What is said of a legal plan; `runs` are evidence.

    Raise `NotChecked` where the checker has no derivation of it.
    """
    written = canonical_plan(plan)
    derivation = derivation_of(model, plan, config, written)
    predicate: dict[str, Plain] = {
        "version": checker.FORMAT,
        "verdict": "legal",
        "config": config,
        "plan": written,
        "numbers": numbers(model, plan),
        "derivation": derivation,
        "made_with": {
            "shardproof": __version__,
            "derivation": checker.DERIVATION,
            "ground": checker.GROUND,
        },
        "runs": [*runs],
        "check": checker.CHECK,
    }
    return statement(predicate)


def config_of(model: Model) -> dict[str, Plain]:
    """A model that no config is at hand of, as a certificate says it."""
    return {**model_data(model), "notes": []}


def statement(predicate: dict[str, Plain]) -> bytes:
    """What is said of a config and a plan, with their digests and that of the whole."""
    # Each part is put into its one form once, for most of the work is that.
    parts = {name: _canonical(value) for name, value in predicate.items()}
    subject: Plain = [
        {"name": name, "digest": {"sha256": sha256(parts[name]).hexdigest()}}
        for name in ("config", "plan")
    ]
    whole = {
        "_type": _canonical(checker.STATEMENT),
        "predicateType": _canonical(checker.PREDICATE),
        "subject": _canonical(subject),
    }

    def text(digest: str) -> bytes:
        return _joined({**whole, "predicate": _joined({**parts, "digest": _canonical(digest)})})

    # The digest of the whole is that of the text in which it stands empty.
    return text(sha256(text("")).hexdigest())


def _joined(parts: Mapping[str, bytes]) -> bytes:
    """A record in canonical JSON, of names in ASCII and values that are canonical."""
    return b"{" + b",".join(_canonical(name) + b":" + parts[name] for name in sorted(parts)) + b"}"


def _canonical(value: Plain) -> bytes:
    return rfc8785.dumps(cast("Any", value))


def digest(value: Plain) -> str:
    return sha256(_canonical(value)).hexdigest()


def canonical_plan(plan: Plan) -> dict[str, Plain]:
    """A plan as it was written, each cut in its shortest form, without the path of its model."""
    return {name: value for name, value in plain_section(plan).items() if name != "model"}


def numbers(model: Model, plan: Plan) -> dict[str, Plain]:
    """For each phase and kind of layer the numbers of the law's cuts, by its own formulas."""
    model = told_apart(model, plan)
    return {name: [_counted(model, plan, name, kind) for kind in range(len(model.kinds))]
            for name in PHASES}  # fmt: skip


def _counted(model: Model, plan: Plan, name: PhaseName, kind: int) -> Plain:
    ctx = Context.of(model, plan, name, model.kinds[kind])
    view = View(ctx)
    out: dict[str, Plain] = {"world": ctx.world}
    for path in checker.COUNTED:
        asked = path == "attention.heads" and ctx.apart("attention")
        ctx = view.ctx.inside("attention") if asked else view.ctx  # over the ranks of queries
        cut, length = cut_of(ctx, path), AXES[path].length(ctx)
        if checker.UNREAD.get(path) == name and cut.spec.by_hand:
            continue  # it may be for other ranks
        if length == ANY:
            least = _least_of_any(cut, owned=bool(view(f"{path}.owned")))
            out[path] = {"over": None, "ranks": cut.parts, "least": least, "most": None}
        elif length:
            least, most = _held(cut)
            out[path] = {"over": length, "ranks": cut.parts, "least": least, "most": most}
    return out


def _least_of_any(cut: Cut, *, owned: bool) -> int:
    """On how many ranks an index is at least, whatever the length of an open axis."""
    if cut.spec.by_hand:
        return cut.least()
    return cut.parts if cut.spec.kind == "whole" else int(owned)


def _held(cut: Cut) -> tuple[int, int]:
    """On how many ranks an index is, at least and at most."""
    if not cut.spec.by_hand:
        return cut.least(), cut.most()
    seen = [often for _, often in counts(map(cut.indices, range(cut.parts)), cut.n)]
    return min(seen), max(seen)
