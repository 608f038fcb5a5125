"""Faults of positions and of what is made of queries and keys: rotation, latents, norms."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

FAULTS = (
    Fault(
        "A rotation is by the next token's angles.",
        "run/ops/rope.py",
        "return positions_of(rank, how)",
        "return [place + 1 for place in positions_of(rank, how)]",
        "accepted/one-rank",
    ),
    Fault(
        "Exchanged keys are rotated as each rank counts its own.",
        "run/ops/rope.py",
        'if how == "global":\n        return list(map(rank.work.position, places))',
        'if how == "global":\n        return counted(rank, places)',
        "accepted/sp-zigzag-rotated-after",
    ),
    Fault(
        "Neighbours are rotated as pairs where the model pairs two halves.",
        "run/ops/rope.py",
        'a, b = (j, j + half) if style == "half" else (2 * j, 2 * j + 1)',
        "a, b = 2 * j, 2 * j + 1",
        "accepted/one-rank",
    ),
    Fault(
        "Halves are rotated as pairs where the model pairs neighbours.",
        "run/ops/rope.py",
        'a, b = (j, j + half) if style == "half" else (2 * j, 2 * j + 1)',
        "a, b = j, j + half",
        "accepted/attention-head-dim-interleaved-apart",
    ),
    Fault(
        "A rank that has some pairs turns them by the first angles.",
        "run/ops/rope.py",
        "angles.append(j)",
        "angles.append(len(angles))",
        "accepted/attention-head-dim-output-in-full",
    ),
    Fault(
        "A rotation turns the second of a pair the other way.",
        "run/ops/rope.py",
        "concat((minus, sin), 1)",
        "concat((minus, minus), 1)",
        "accepted/one-rank",
    ),
    Fault(
        "What latent attention leaves unrotated is rotated.",
        "run/ops/rope.py",
        "base = attention.latent.nope if attention.latent is not None else 0",
        "base = 0",
        "accepted/attention-latent",
    ),
    Fault(
        "Prefill's positions count from zero on each rank.",
        "run/ops/positions.py",
        'if how == "global":',
        'if how == "global" and rank.ctx.name == "decode":',
        "accepted/sp-gather",
    ),
    Fault(
        "A step stands one place too far.",
        "run/runtime/decode.py",
        "first = prompt + now.begin\n",
        "first = prompt + now.begin + 1\n",
        "accepted/one-rank",
    ),
    Fault(
        "Keys of every rank are made from the latent by the first heads' weights.",
        "run/ops/latent.py",
        "weight = picked(rank.domain, numbers, 1, heads)",
        "weight = picked(rank.domain, numbers, 1, tuple(range(len(heads))))",
        "accepted/attention-latent",
    ),
    Fault(
        "A norm over queries and keys takes the size of the rank's piece.",
        "run/ops/head_norms.py",
        "size = split.size if split is not None else flat.shape[-1]",
        "size = flat.shape[-1]",
        "accepted/attention-width-norm-summed",
    ),
    Fault(
        "A rank weighs its normed queries and keys as if its heads were the first.",
        "run/ops/head_norms.py",
        "tuple(h * size + d if PAD not in (h, d) else PAD for h in hs for d in ds)",
        "tuple(h * size + d if PAD not in (h, d) else PAD for h in range(len(hs)) for d in ds)",
        "accepted/attention-width-norm-summed",
    ),
)
