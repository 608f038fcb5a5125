"""A program typed operator by operator, each layer by itself: what edited plans need."""

from __future__ import annotations

from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At, Hands, Written
from shardproof.spec.rules.phase import Part, Typed, scheduled
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.terms import Terms
from shardproof.spec.rules.typed import Bench, Fails, Underivable, type_all
from shardproof.spec.rules.written import Entries


def typed_flat(program: PhaseProgram, terms: Terms, handing: Hands | None) -> Typed:
    """Every operator of every visit, in order."""
    out = Typed(program.name)
    layers = program.contexts[0].model.layers
    written: dict[int, Written] = {}

    def at(op: Op) -> At:
        if op.layer >= len(layers):
            why = f"there is no layer {op.layer}"
            raise Fails(Underivable(program.name, op.out, (), why))
        return At(program.contexts[layers[op.layer]], terms, written, handing)

    sent: dict[str, Placed] = {}
    for number, visit in enumerate(program.visits):
        bench = Bench(program.name, program.phase, visit.stage, at, received=sent)
        try:
            type_all(bench, visit.ops)
        except Fails as fails:
            done = (step for part in out.parts for step in part.steps)
            raise fails.behind(done) from None
        sent = bench.sent
        out.parts.append(Part(f"visit {number}", tuple(bench.steps)))
        logits = bench.known.get("head.logits")
        if visit.has_head and isinstance(logits, Placed):
            out.logits, out.token = logits, sent.get("token")
    none = terms.of("stream", program.name)
    for layer, entries in written.items():
        out.cache.add(Entries(range(layer, layer + 1), entries, none, none), terms)
    scheduled(At(program.contexts[0], terms), [visit.stage for visit in program.visits])
    return out
