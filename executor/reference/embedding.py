"""From tokens to the residual stream."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Ids, Tensor, lookup
from shardproof.executor.reference.norm import norm
from shardproof.executor.reference.positions import Positions
from shardproof.executor.reference.site import Site
from shardproof.spec.model.model import Model


def embedding(at: Site, model: Model, tokens: Ids, positions: Positions) -> Tensor:
    """The tokens' rows, [trials, tokens] to [tokens, hidden], with learned positions added."""
    domain = at.domain
    x = at.note("embedding", lookup(at.weight("embedding"), tokens))
    if model.embedding_scale is not None:
        factor = domain.number("embedding.scale", model.embedding_scale)
        x = at.note("embedding.scaled", domain.scale(x, factor))
    if model.max_positions is not None:
        place = np.asarray(positions, np.int64)[None]
        x = at.note("embedding.placed", domain.add(x, lookup(at.weight("positions"), place)))
    if model.embedding_norm:
        x = norm(at.inside("embedding"), model, "norm", x)
    return at.note("embedded", x)
