"""Faults of time and of passing on: ticks, registers, payloads, tokens, who works on what."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

FAULTS = (
    Fault(
        "A step reads the first token that was chosen, not the newest.",
        "run/registers.py",
        "return found[-1]\n",
        "return found[0]\n",
        "accepted/one-rank",
    ),
    Fault(
        "A token is read a tick later than it is there.",
        "run/registers.py",
        "for at, token in m.tokens.get((sequence, tp), []) if at < tick]",
        "for at, token in m.tokens.get((sequence, tp), []) if at < tick - 1]",
        "accepted/pipeline",
    ),
    Fault(
        "A token is read before the tick that chooses it has ended.",
        "run/registers.py",
        "for at, token in m.tokens.get((sequence, tp), []) if at < tick]",
        "for at, token in m.tokens.get((sequence, tp), []) if at < tick + 2]",
        "near_misses/TICK-TOKEN--listed",
    ),
    Fault(
        "A payload is read a tick later than it is there.",
        "run/registers.py",
        "newest = [payload for at, payload in found if at < until]",
        "newest = [payload for at, payload in found if at < until - 1]",
        "accepted/pipeline",
    ),
    Fault(
        "The oldest payload is read.",
        "run/registers.py",
        "rank.inbox = newest[-1] if newest else {}",
        "rank.inbox = newest[0] if newest else {}",
        "accepted/pipeline",
    ),
    Fault(
        "A stage reads the payload of the first group of sequences.",
        "run/registers.py",
        "found = m.payloads.get((number, register, key_of(rank)), [])",
        "found = m.payloads.get((number, 0, key_of(rank)), [])",
        "accepted/pipeline-sequences-overlap",
    ),
    Fault(
        "All groups of sequences send through one buffer.",
        "run/registers.py",
        "if one_buffer(m.program.visits[number].ops):",
        "if not one_buffer(m.program.visits[number].ops):",
        "accepted/pipeline-sequences-overlap",
    ),
    Fault(
        "The token after the first place is kept, not that after the last.",
        "run/registers.py",
        "yield sequence, chosen[:, i, rank.work.places.index(last)]",
        "yield sequence, chosen[:, i, 0]",
        "accepted/one-rank",
    ),
    Fault(
        "Every sequence goes on with the first one's token.",
        "run/registers.py",
        "yield sequence, chosen[:, i, rank.work.places.index(last)]",
        "yield sequence, chosen[:, 0, rank.work.places.index(last)]",
        "accepted/one-rank",
    ),
    Fault(
        "Steps follow each other one tick too early.",
        "run/decode.py",
        "start = group + (step - 1) * period\n",
        "start = group + (step - 1) * (period - 1)\n",
        "accepted/pipeline",
    ),
    Fault(
        "The visits of a step begin in one tick.",
        "run/decode.py",
        "yield Turn(start + visit, step, visit, group, members)",
        "yield Turn(start, step, visit, group, members)",
        "accepted/pipeline",
    ),
    Fault(
        "The first group of sequences alone is worked on.",
        "run/decode.py",
        "members = tuple(s for s in range(batch) if s % count == group)",
        "members = tuple(s for s in range(batch) if s % count == 0 == group)",
        "accepted/pipeline-sequences-overlap",
    ),
    Fault(
        "Ranks that are to take turns all take every turn.",
        "run/decode.py",
        '(turn.step - 1) % ctx.phase.sp != rank.at["sp"]',
        '(turn.step - 1) % ctx.phase.sp > rank.at["sp"] + ctx.phase.sp',
        "near_misses/SP-TURNS",
    ),
    Fault(
        "Ranks of prefill read the first tokens of a prompt.",
        "run/prefill.py",
        "prompts[:, list(own)][:, :, list(places)]",
        "prompts[:, list(own)][:, :, : len(places)]",
        "accepted/sp-gather",
    ),
    Fault(
        "Every replica reads the first prompts.",
        "run/prefill.py",
        "prompts[:, list(own)][:, :, list(places)]",
        "prompts[:, : len(own)][:, :, list(places)]",
        "accepted/dp-uneven-sequences",
    ),
    Fault(
        "Logits are given out for the place beside their own.",
        "run/visit.py",
        "values = logits.values[:, i, j]",
        "values = logits.values[:, i, j - 1]",
        "accepted/one-rank",
    ),
    Fault(
        "The parts that a stage sends overwrite each other.",
        "run/passing.py",
        'rank.outbox[op.about["part"]] = value',
        "rank.outbox.update(dict.fromkeys([*rank.outbox, op.about['part']], value))",
        "accepted/pipeline-deferred-sum-sent-in-two-parts",
    ),
    Fault(
        "A buffer that is not renewed is taken for one that is.",
        "run/passing.py",
        "    rank.before[op.out] = x\n    return before",
        "    rank.before[op.out] = x\n    return x",
        "run/test_edits.py::TestWrongEdits::test_a_buffer_that_is_not_renewed",
    ),
)
