"""Names that an edit gives to what an operator is about: weights, functions, factors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shardproof.executor.domains.functions import FUNCTIONS
from shardproof.executor.weights import weight_shapes
from shardproof.spec.model.model import Dense, Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.about import NoEdit
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.source.nearest import nearest

FACTORS = ("embedding.scale", "residual.scale", "head.scale")
"""What `scale` multiplies by, as the reference calls it."""
_PLACES = KINDS["experts"].about["weight"].words
"""Where an expert's output is weighed, which is a field of the same name."""


def wrong_names(model: Model, plan: Plan) -> Iterator[tuple[int, NoEdit]]:
    """Each edit that names a weight, a function or a factor that the model has not."""
    if not any(key in _KNOWN for edit in plan.edits for key, _ in edit.about):
        return
    known = _known(model)
    for number, edit in enumerate(plan.edits):
        for key, value in edit.about:
            names = known.get(key)
            if names is not None and isinstance(value, str) and value not in names:
                close = nearest(value, [*names])
                right = f"did you mean {close}?" if close else _KNOWN[key]
                yield number, NoEdit(f"there is no {_WHAT[key]} {value}", right, key)


_WHAT = {"weight": "weight", "fn": "function", "key": "module", "name": "factor"}
_KNOWN = {
    "weight": "`shardproof run PLAN --program both` shows the model's",
    "fn": f"one of {', '.join(sorted(FUNCTIONS))}",
    "key": "a module of a layer, such as layers.0.ffn",
    "name": f"one of {', '.join(FACTORS)}",
}


def _known(model: Model) -> Mapping[str, frozenset[str]]:
    weights = frozenset(weight_shapes(model))
    ffns = [kind.ffn if isinstance(kind.ffn, Dense) else kind.ffn.expert for kind in model.kinds]
    return {
        "weight": weights | {*_PLACES},
        "fn": frozenset(FUNCTIONS) | {ffn.activation for ffn in ffns},
        "key": frozenset(name.rsplit(".", 1)[0] for name in weights if name.count(".") > 2),
        "name": frozenset(FACTORS),
    }
