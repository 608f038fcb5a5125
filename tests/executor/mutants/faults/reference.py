"""Faults of the reference: no plan that is right by the law gives what it gives."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

FAULTS = (
    Fault(
        "In the reference a token does not see itself.",
        "reference/positions.py",
        "seen = back >= 0",
        "seen = back > 0",
        "reference/test_positions.py::test_a_token_sees_itself_and_those_before_it",
    ),
    Fault(
        "The reference's window is one token longer.",
        "reference/positions.py",
        "seen &= back < spec.window",
        "seen &= back <= spec.window",
        "accepted/sandwich-norms",
    ),
    Fault(
        "The reference rotates the second of a pair the other way.",
        "reference/positions.py",
        "turned_b = domain.add(domain.mul(b, cos), domain.mul(a, sin))",
        "turned_b = domain.sub(domain.mul(b, cos), domain.mul(a, sin))",
        "accepted/one-rank",
    ),
    Fault(
        "The reference pairs halves where the model pairs neighbours.",
        "reference/positions.py",
        "first, second = range(0, rope.dim, 2), range(1, rope.dim, 2)",
        "first, second = range(half), range(half, rope.dim)",
        "accepted/attention-head-dim-interleaved-apart",
    ),
    Fault(
        "The reference's cache has new entries before those that it had.",
        "reference/cache.py",
        "concat((past[name], x), 0)",
        "concat((x, past[name]), 0)",
        "accepted/one-rank",
    ),
    Fault(
        "The reference goes on with the token after its first place.",
        "reference/generate.py",
        "part(logits, 0, tokens - 1, tokens)",
        "part(logits, 0, 0, 1)",
        "accepted/one-rank",
    ),
    Fault(
        "The reference counts a step's token from zero.",
        "reference/generate.py",
        "forward(site, model, read, positions, caches)",
        "forward(site, model, read, range(len(positions)), caches)",
        "accepted/one-rank",
    ),
    Fault(
        "The reference's norm takes a sum for a mean.",
        "reference/norm.py",
        "mean_square = domain.scale(domain.squares(x), one_over_size)",
        "mean_square = domain.squares(x)",
        "accepted/one-rank",
    ),
    Fault(
        "The reference's heads read the keys of other groups.",
        "reference/attention.py",
        '"tgrd,sgd->tgrs", grouped, k)',
        '"trgd,sgd->trgs", grouped, k)',
        "accepted/one-rank",
    ),
    Fault(
        "The reference's sinks have no weight.",
        "reference/attention.py",
        "parts = Parts(numerator, domain.sum(weight.values, -1), weight.shift)",
        "parts = Parts(numerator, domain.sum(part(weight.values, -1, 0, keys), -1), weight.shift)",
        "accepted/attention-sinks-own",
    ),
    Fault(
        "The reference does not cap its scores.",
        "reference/attention.py",
        'scores = domain.apply("softcap", at.path, scores, constants=(spec.softcap,))',
        "scores = domain.scale(scores, domain.ones(()))",
        "accepted/sandwich-norms",
    ),
    Fault(
        "The second half of a parallel block of the reference reads what the first has written.",
        "reference/block.py",
        'read = before(at, model, kind, "ffn", x)',
        'read = before(at, model, kind, "ffn", stream)',
        "accepted/parallel-block",
    ),
    Fault(
        "The reference forgets the shared expert.",
        "reference/moe.py",
        'return at.note("joined", domain.add(y, always(at, spec, spec.shared, x)))',
        'return at.note("joined", domain.add(y, domain.zeros(y.shape)))',
        "accepted/moe-shared-divided",
    ),
    Fault(
        "The reference does not renormalise routing weights.",
        "reference/router.py",
        "if router.renormalise:",
        "if router.renormalise and not router.top_k:",
        "accepted/moe-experts-split-inside",
    ),
    Fault(
        "The reference allows one group of experts too many.",
        "reference/router.py",
        "router.top_groups)",
        "router.top_groups + 1)",
        "accepted/moe-grouped-routing",
    ),
    Fault(
        "The reference weighs experts by corrected scores.",
        "reference/router.py",
        "        scores = domain.add(scores, spread(at.weight",
        "        at.note('uncorrected', scores)\n"
        "        scores = domain.sub(scores, spread(at.weight",
        "accepted/moe-grouped-routing",
    ),
    Fault(
        "The reference does not scale what it looks up.",
        "reference/embedding.py",
        'x = at.note("embedding.scaled", domain.scale(x, factor))',
        'x = at.note("embedding.scaled", domain.scale(x, domain.ones(())))',
        "accepted/sandwich-norms",
    ),
    Fault(
        "The reference leaves what latent attention shares unrotated.",
        "reference/latent.py",
        "rotated = rotate(at, spec.rope, rotated, positions)",
        "rotated = part(rotated, 0, 0, rotated.shape[0])",
        "accepted/attention-latent",
    ),
    Fault(
        "The reference's head has no bias.",
        "reference/head.py",
        'logits = domain.add(logits, spread(at.weight("head.bias"), logits.shape, (1,)))',
        "logits = domain.add(logits, domain.zeros(logits.shape))",
        "accepted/head-bias-first-rank",
    ),
)
