"""Faults of collectives: who takes part, in what order, and who gets which piece."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

FAULTS = (
    Fault(
        "A sum leaves out the last rank.",
        "run/ops/collectives.py",
        "return reduce(domain.add, pieces)",
        "return reduce(domain.add, pieces[: max(1, len(pieces) - 1)])",
        "accepted/defaults",
    ),
    Fault(
        "A sum counts the first rank twice.",
        "run/ops/collectives.py",
        "return reduce(domain.add, pieces)",
        "return reduce(domain.add, [*pieces, *pieces[:1]])",
        "accepted/defaults",
    ),
    Fault(
        "A gather puts the pieces together in reverse.",
        "run/ops/collectives.py",
        "assembled(op, group[0].domain, ordered, split, place)",
        "assembled(op, group[0].domain, ordered[::-1], split, place)",
        "accepted/stream-over-hidden",
    ),
    Fault(
        "Logits are gathered in reverse.",
        "run/ops/collectives.py",
        "assembled(op, group[0].domain, ordered, split, pieces[0].rank - 1)",
        "assembled(op, group[0].domain, ordered[::-1], split, pieces[0].rank - 1)",
        "accepted/defaults",
    ),
    Fault(
        "Each rank of a scattered sum gets the part of another.",
        "run/ops/collectives.py",
        "        to_all(op, group, total)\n        return\n"
        "    for rank, part in zip(group, parts_of(op, split.parts, group), strict=True):",
        "        to_all(op, group, total)\n        return\n"
        "    for rank, part in zip(group, parts_of(op, split.parts, group)[::-1], strict=True):",
        "accepted/stream-over-hidden",
    ),
    Fault(
        "A broadcast is of the last rank, whatever its root is.",
        "run/ops/collectives.py",
        "to_all(op, group, group[root].value(op.ins[0]))",
        "to_all(op, group, group[-1].value(op.ins[0]))",
        "edited/broadcast-of-the-first-rank",
    ),
    Fault(
        "An all-to-all joins what the ranks sent in reverse.",
        "run/ops/collectives.py",
        "own = [picked(rank.domain, piece, source, part) for piece in pieces]",
        "own = [picked(rank.domain, piece, source, part) for piece in pieces[::-1]]",
        "edited/all-to-all-and-back",
    ),
    Fault(
        "The ranks of a group stand in the opposite order.",
        "run/state/groups.py",
        "tuple(keys[place][axis] for axis in order)",
        "tuple(-keys[place][axis] for axis in order)",
        "accepted/defaults",
    ),
    Fault(
        "A collective over tp joins the replicas too.",
        "run/state/groups.py",
        'for axis in ("dp", "sp", "tp") if axis not in axes]',
        'for axis in ("sp", "tp") if axis not in axes]',
        "accepted/dp-idle-dense",
    ),
    Fault(
        "Keys of the other ranks are gathered in reverse.",
        "run/ops/collectives.py",
        "assembled(op, group[0].domain, pieces, split, 1)",
        "assembled(op, group[0].domain, pieces[::-1], split, 1)",
        "accepted/sp-strided",
    ),
    Fault(
        "The blocks of a ring are taken for those of other ranks.",
        "run/ops/collectives.py",
        "whole, blocks = concat(pieces, 1), split.parts",
        "whole, blocks = concat(pieces, 1), split.parts[::-1]",
        "accepted/sp-ring",
    ),
    Fault(
        "A rank keeps its own keys in place of those that were exchanged.",
        "run/ops/collectives.py",
        "rank.env[op.out] = whole\n"
        "            rank.exchanged = tuple(tuple(first + at for at in block) for block in blocks)",
        "rank.env[op.out] = rank.get(op.ins[0])\n"
        "            rank.exchanged = (tuple(rank.work.places),)",
        "accepted/sp-gather",
    ),
    Fault(
        "A gathered index is looked up in the first rank's piece, whoever has it.",
        "run/ops/pieces.py",
        "where[index] = offset + local",
        "where[index] = local",
        "accepted/defaults",
    ),
    Fault(
        "The zeros of a padded piece stand before what is real.",
        "run/state/rank.py",
        "found = concat([take(x, axis, real), domain.zeros(shape)], axis)",
        "found = concat([domain.zeros(shape), take(x, axis, real)], axis)",
        "accepted/attention-padded-heads",
    ),
    Fault(
        "Where a piece has no row, it has the first one in place of zeros.",
        "run/state/rank.py",
        "found = concat([take(x, axis, real), domain.zeros(shape)], axis)",
        "found = take(x, axis, [*real, *[0] * (len(indices) - len(real))])",
        "accepted/ffn-padded-width",
    ),
    Fault(
        "Where ranks came to a meeting by operators of their own, nobody gets a result.",
        "run/runtime/out_of_step.py",
        "if came_by is not op:\n                rank.env[op.out] = kept",
        "rank.env[op.out] = kept",
        "edited/one-sum-by-two-names",
    ),
    Fault(
        "Where ranks came to a meeting by operators of their own, only the first one's is run.",
        "run/runtime/out_of_step.py",
        "for op in ops_once(ops):",
        "for op in ops[:1]:",
        "edited/one-sum-by-two-names",
    ),
    Fault(
        "Ranks that wait in collectives of two kinds are taken to have met.",
        "run/runtime/out_of_step.py",
        "if len({(op.kind, dim_of(op)) for op in ops}) > 1:",
        "if len({dim_of(op) for op in ops}) > 1:",
        "run/test_edits.py::TestWrongEdits::test_ranks_that_meet_in_different_collectives_hang",
    ),
    Fault(
        "An operator of one step alone runs in every step.",
        "run/runtime/out_of_step.py",
        'at = {**rank.at, "step": rank.work.step}\n    return',
        'at = {**rank.at, "step": 2}\n    return',
        "run/test_edits.py::TestWrongEdits::test_a_step_alone",
    ),
    Fault(
        "Ranks that go on by themselves see every layer as one of the first kind.",
        "run/runtime/out_of_step.py",
        "rank.ctx = contexts[layers[op.layer]]",
        "rank.ctx = contexts[0]",
        "edited/one-sum-by-two-names",
    ),
)
