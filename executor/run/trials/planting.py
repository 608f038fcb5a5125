"""What is made to happen in a run's trials where chance would not get there.

Every order is some keyed function of values, and any will do. So while the reference runs, a value
that has not been ordered yet may be put first: that of an id no step has read, of two ids that are
to tie, of an expert to which no token of some rank was sent. The plan is then run with the same
favourites.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import chain
from math import comb, prod
from typing import Protocol

import numpy as np

from shardproof.executor.domains import Bits, Favourites, Field, Ids
from shardproof.executor.domains.order import NOBODY
from shardproof.executor.run.outcome.coverage import chosen_in, read_in, told_apart
from shardproof.executor.run.outcome.head_rows import pads, ties, to_win
from shardproof.executor.run.outcome.outcome import Plant, Tried
from shardproof.executor.run.outcome.runnable import MOST_NUMBERS, widest
from shardproof.executor.run.outcome.token_ranks import Tokens, tokens_of_ranks
from shardproof.executor.run.state.queues import HeadQueue, RouterQueue
from shardproof.executor.run.trials.permuted import Permutations
from shardproof.spec.layout.packed import packed_in
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.record import dataclass, field

LEAST, MOST = 4, 48
"""Trials of a run: what lies between is decided by what there is to meet."""
FEW = 8
"""So many ids are met at every place."""
UNLIKE = 8
"""Of this many runs, one may have two tokens of its steps that are alike in every trial."""
DRAWS = 16
"""So often a place of the prompts is drawn again that is like one before."""
SHORT = 512
"""Numbers that are drawn without numpy's generator: they are the same, and it is not imported."""
LEVELS = 2
"""Of an order in the trials that plant ties."""


@dataclass(frozen=True, slots=True)
class Roles:
    """Which trials plant what."""

    indices: range = range(0)
    """An index that has not been chosen yet is the best."""
    zeros: range = range(0)
    """A zero is the best logit: what an unmasked pad offers."""
    ties: range = range(0)
    """In every order many are as good."""


def roles(trials: int, plant: Plant) -> Roles:
    match plant:
        case "nothing":
            return Roles()
        case "zeros":
            return Roles(zeros=range(trials))
        case "everything":
            ties = trials if trials < 3 else trials - 1
            zeros = ties if trials < 2 else ties - 1
            return Roles(range(zeros), range(zeros, ties), range(ties, trials))


def trials_for(
    model: Model, plan: Plan, batch: int, prompt: int, steps: int, most: int = MOST
) -> int:
    """As many trials as it takes to meet everything, within reason and what one machine holds.

    Every id is read in a prompt; every id is read by a step, every shard wins and every tie, in
    the trials that plant indices; there every expert is selected too, by tokens of every rank.
    """
    room = MOST_NUMBERS // widest(model, Tried(batch, prompt, steps, 0, 1))
    if most <= LEAST:
        return max(1, min(most, room))
    needed = experts_for(model, plan, (batch, prompt, steps))
    if steps:
        needed.append(choices_for(model, plan, batch, steps))
    prompts = model.vocab if model.vocab <= FEW else -(-model.vocab // (batch * prompt))
    prompts = max(prompts, unlike_for(model, batch, prompt, steps))
    return max(1, min(most, room, max(LEAST, prompts, max(needed, default=0) + 2)))


def choices_for(model: Model, plan: Plan, batch: int, steps: int) -> int:
    """In how many trials every id, shard and tie wins a choice that is read.

    Where only the newest token is seen, a trial has no more logits than there are ids, and those
    behind the end of a prompt are met before they are wanted. One trial more makes up for that; so
    does one where a trial has a single sequence, of which nothing new comes then.
    """
    apart: dict[PhaseName, list[int]] = {
        name: ties(model, plan, name) for name in PHASES[: min(steps, 2)]
    }
    every = model.vocab + sum(map(len, apart.values()))
    again = batch == 1 or any(kind.attention.sees_itself_alone for kind in model.kinds)
    found = [again - (-every // min(batch * steps, model.vocab))]
    for name, tied in apart.items():
        wins = len(tied) + sum(not {*own} & {*tied} for own in to_win(model, plan, name))
        choices = batch * (1 if name == "prefill" else steps - 1)
        found.append(1 + -(-wins // min(choices, max(1, model.vocab - batch))))
    return max(found)


def unlike_for(model: Model, batch: int, prompt: int, steps: int) -> int:
    """In how many trials no two tokens of the prompts are alike, nor, likely, two of the steps.

    Where all that was read is one id, the next token follows from it alone, and if it is that id,
    so are all that come after it. So two tokens of a short prompt's steps are alike more often.
    """
    vocab, trials = model.vocab, 1
    alike = 1 / vocab + (1 - 1 / vocab) * float(vocab) ** -prompt
    told = (told_apart(model, batch, read_in(n, prompt, steps), prompt) for n in PHASES)
    prompts, chosen = told
    while trials < MOST and (
        UNLIKE * comb(chosen, 2) * alike**trials > 1
        or (prompts and 2 * prompts > prod(vocab - n % vocab for n in range(trials)))
    ):
        trials += 1
    return trials


def experts_for(model: Model, plan: Plan, sizes: tuple[int, int, int]) -> list[int]:
    """In how many trials the tokens of each rank select every expert, by kind of layer.

    Tokens that come to a router alike choose alike, so that one of them selects nothing new. One
    trial more makes up for that.
    """
    routed = [tokens_for(kind.ffn) for kind in model.kinds if isinstance(kind.ffn, Moe)]
    if not routed:
        return []
    few = min(map(len, tokens_by_rank(model, plan, sizes)), default=1)
    return [-(-tokens // few) + 1 for tokens in routed]


def tokens_by_rank(model: Model, plan: Plan, sizes: tuple[int, int, int]) -> list[Tokens]:
    """The tokens of each rank in each phase, those that several have once."""
    ranks = (tokens_of_ranks(model, plan, name, sizes).values() for name in PHASES)
    return list(chain.from_iterable(ranks))


def planted_by(model: Model, plan: Plan, sizes: tuple[int, int, int]) -> Hashable:
    """All of a plan on which it depends what is planted, and what a run is to meet.

    Plans for which this is the same may be run beside one run of the model.
    """
    head: list[Hashable] = [
        (tuple(map(tuple, to_win(model, plan, name))), tuple(pads(model, plan, name)))
        for name in PHASES
    ]
    row = packed_in(plan)
    head = head if row is None else [*head, row.ends, row.side]
    draft = plan.phase("decode").draft
    if draft.tokens is not None and draft.reads_last:
        head = [*head, draft.tokens, draft.accepted]
    if not any(isinstance(kind.ffn, Moe) for kind in model.kinds):
        return tuple(head)
    tokens = [tuple(tokens_of_ranks(model, plan, name, sizes).items()) for name in PHASES]
    return (*head, *tokens)


def tokens_for(moe: Moe) -> int:
    """How many tokens it takes to select every expert, each token's in one group."""
    return max(1, moe.router.groups) * -(-group_size(moe) // moe.router.top_k)


def group_size(moe: Moe) -> int:
    return moe.experts // max(1, moe.router.groups)


def prompts_for(model: Model, tried: Tried) -> Ids:
    """[trials, sequences, tokens]; every id of the vocabulary where there are places enough.

    With as many trials as ids every place has every id, for each may be looked up on a rank of its
    own. Where nothing is planted they are left to chance.
    """
    shape = (tried.trials, tried.batch, tried.prompt)
    if tried.plant == "nothing":
        return np.random.default_rng(tried.seed).integers(0, model.vocab, shape)
    trials, places = tried.trials, tried.batch * tried.prompt
    rows, count = (places, trials) if trials >= model.vocab else (1, trials * places)
    few = rows * (count + model.vocab) <= SHORT
    rng = Permutations(tried.seed) if few else np.random.default_rng(tried.seed)
    return np.stack(_unlike(rng, model.vocab, count, rows), axis=-1).reshape(shape)


def texts(plan: Plan, prompts: Ids) -> list[Ids]:
    """The prompts as one device reads them, sequence by sequence, though several lie in a row."""
    _, batch, prompt = prompts.shape
    row = packed_in(plan)
    stretches = (range(prompt),) if row is None else row.sequences
    return [prompts[:, i, at.start : at.stop] for i in range(batch) for at in stretches]


class Permuting(Protocol):
    """What permutations are asked of."""

    def permutation(self, x: int, /) -> Ids | list[int]: ...


def _unlike(rng: Permuting, vocab: int, count: int, rows: int) -> list[Ids]:
    """Rows of which no two are alike, as far as there are ways to fill them."""
    found: list[Ids] = []
    seen: set[bytes] = set()
    for _ in range(rows):
        row = _rounds(rng, vocab, count)
        for _ in range(DRAWS):
            if row.tobytes() not in seen:
                break
            row = _rounds(rng, vocab, count)
        seen.add(row.tobytes())
        found.append(row)
    return found


def _rounds(rng: Permuting, vocab: int, count: int) -> Ids:
    """Every id once, in any order, as often as there is room."""
    rounds = [rng.permutation(vocab) for _ in range(-(-count // vocab))]
    return np.concatenate(rounds)[:count].astype(np.int64)


@dataclass(slots=True)
class Planner:
    """The favourites of a run, as they are found while the reference runs.

    A value is put first only if it is new: what was ordered before keeps its rank, so that all is
    one order, which the plan is given afterwards.
    """

    queues: dict[str, HeadQueue | RouterQueue]
    found: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    seen: dict[str, list[Bits]] = field(default_factory=dict[str, list[Bits]])
    known: dict[str, Bits] = field(default_factory=dict[str, Bits])
    """What was found, in ascending order."""

    def __call__(self, key: str, bits: Bits) -> Bits:
        queue = self.queues.get(key)
        if queue is not None and not queue.done:
            seen = self.seen.setdefault(key, [])
            new: list[int] = []
            for places, what in queue.asked(bits.shape):
                values = [bits[place] for place in places]
                if not any((before == value).any() for before in seen for value in values):
                    new += map(int, values)
                    queue.planted(what)
            seen.append(bits)
            self.add(key, new)
        return self.known.get(key, NOBODY)

    def add(self, key: str, new: list[int]) -> None:
        if new:
            found = self.found.setdefault(key, set())
            found.update(new)
            self.known[key] = np.array(sorted(found), np.uint64)

    def settled(self) -> Favourites:
        """All that were found: the order that the reference was run with, from the start."""
        return Settled(dict(self.known))


@dataclass(frozen=True, slots=True)
class Settled:
    """What an order puts first, by its key, whatever it orders."""

    known: dict[str, Bits]

    def __call__(self, key: str, bits: Bits) -> Bits:
        del bits
        return self.known.get(key, NOBODY)


def planner(model: Model, plan: Plan, tried: Tried) -> Planner:
    where = roles(tried.trials, tried.plant)
    queues: dict[str, HeadQueue | RouterQueue] = {}
    if not where.indices:
        return Planner(queues)
    if tried.steps:
        queues["head"] = head_queue(model, plan, tried, where.indices)
    for layer, kind in enumerate(model.layers):
        if isinstance(ffn := model.kinds[kind].ffn, Moe):
            queue = router_queue(model, plan, tried, ffn)
            queues[f"layers.{layer}.ffn.router"] = queue
    return Planner(queues)


def router_queue(model: Model, plan: Plan, tried: Tried, ffn: Moe) -> RouterQueue:
    found = tokens_by_rank(model, plan, (tried.batch, tried.prompt, tried.steps))
    every = range(ffn.experts)
    ranks = [(tokens, dict.fromkeys(every)) for tokens in found]
    trials = roles(tried.trials, tried.plant).indices
    return RouterQueue(trials, tried.steps, ffn.router, group_size(ffn), ranks)


def head_queue(model: Model, plan: Plan, tried: Tried, trials: range) -> HeadQueue:
    chooses: list[PhaseName] = [n for n in PHASES if chosen_in(n, tried.prompt, tried.steps)]
    pieces: dict[PhaseName, list[dict[int, None]]] = {
        name: [dict.fromkeys(own) for own in to_win(model, plan, name) if own] for name in chooses
    }
    apart: dict[PhaseName, dict[int, None]] = {
        name: dict.fromkeys(ties(model, plan, name)) for name in chooses
    }
    every = [piece for each in pieces.values() for piece in each]
    edges = (*(next(iter(piece)) for piece in every), *(next(reversed(piece)) for piece in every))
    left = dict.fromkeys(chain(edges, range(model.vocab)))
    row = packed_in(plan)
    ends = [tried.prompt - 1] if row is None else [own[-1] for own in row.sequences]
    last = [set(each.ravel().tolist()) for each in prompts_for(model, tried)[:, :, ends]]
    return HeadQueue(trials, tried.steps, left, pieces, apart, last)


def plant_zeros(model: Model, tried: Tried, found: Planner, domain: Field) -> None:
    """In some trials a pad's logit is put first: zero, and what a soft cap makes of it."""
    where = roles(tried.trials, tried.plant).zeros
    offered = [zero := domain.zeros((1,))]
    if model.logit_softcap is not None:
        offered.append(domain.apply("softcap", "head", zero, constants=(model.logit_softcap,)))
    for each in offered:
        bits = domain.order_bits("head", each)
        found.add("head", bits[list(where)].ravel().tolist())
