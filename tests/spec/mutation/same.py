"""Mutants that are the law in other words, as a solver finds.

The solver is asked for one view of any plan at all in which a clause and its
mutant differ. It knows the domains of the variables, and some equations that
hold in every view (`ALWAYS`); where it finds nothing, no plan tells the two
apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast, get_args

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.encode import Encoding
from shardproof.proofs.z3_typed import Bool, Solver
from shardproof.spec.law.axes import AXES
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.law.formula import formula, names
from shardproof.spec.law.handoff import EntryAxis
from shardproof.spec.law.values import VALUES
from tests.spec.mutation.held import concerned
from tests.spec.mutation.mutants import Mutant

WORKLOAD = ("stream_tokens", "sequence.cut", "sequence.keys", "batch.sequences")
"""Axes that a workload may leave open."""
SIZES = tuple(path for path in AXES if path not in WORKLOAD)
OF_TP = tuple(path for path, axis in AXES.items() if axis.degree == "tp" and path != "moe.width")
HAND_MADE = "('sizes', 'listed')"


def _of_cut(path: str) -> Iterator[str]:
    yield f"{path}.kind in {HAND_MADE} or {path}.given_least == 0 and {path}.given_most == 0"
    yield f"""{path}.kind in {HAND_MADE} or not ({path}.given_beyond or {path}.given_moved
        or {path}.given_everywhere)"""
    yield f"""{path}.n == 0 or not {path}.given_everywhere or (not {path}.given_beyond
        and not {path}.given_moved and {path}.given_least == {path}.parts
        and {path}.given_most == {path}.parts)"""
    yield f"{path}.n == 0 or {path}.given_least <= {path}.given_most"
    if path in SIZES:
        yield f"{path}.n >= 0"


ALWAYS = (
    *(each for path in AXES for each in _of_cut(path)),
    *(f"{path}.parts == tp" for path in OF_TP),
    "moe.experts.parts == ep",
    "moe.width.parts == moe.expert_tp",
    "stages.layers.parts == pp",
    "sequence.cut.parts == sp and sequence.keys.parts == sp",
    "batch.sequences.parts == dp",
    "moe.block == ep * moe.expert_tp",
    "stage.ranks == dp * sp * tp",
    """stage.same_tokens
        == (tp * sp if not prefill and sequence.layout in ('repeat', 'keys') else tp)""",
    "layer.moe != layer.dense",
    "attention.heads.n >= 1 and attention.head_dim.n >= 1 and attention.value_dim.n >= 1",
    "hidden.n >= 1 and embedding.cut.n >= 1 and stages.layers.n >= 1",
    "lm_head.cut.n == embedding.cut.n",
    "attention.head_dim.kind == attention.value_dim.kind",
    "attention.head_dim.multiple == attention.value_dim.multiple",
    "attention.head_dim.block == attention.value_dim.block",
    "attention.value_dim.n == attention.head_dim.n or model.latent",
    "model.latent or attention.value_dim.given_least == attention.head_dim.given_least",
    "model.latent or attention.value_dim.given_most == attention.head_dim.given_most",
    "model.latent or attention.value_dim.given_moved == attention.head_dim.given_moved",
    "model.latent or attention.value_dim.given_beyond == attention.head_dim.given_beyond",
    "model.latent or attention.value_dim.given_everywhere == attention.head_dim.given_everywhere",
    "not model.query_latent or model.latent",
    "work.batch != 0 and work.prompt != 0",
    # Where there is no step, nothing is read of decode.
    "prefill or work.steps != 0",
    "handoff.cache in ('by_rank', 'stays') or not handoff.unpaired",
    *(
        f"handoff.cache in ('by_rank', 'stays') or not handoff.lacks_{axis}"
        for axis in get_args(EntryAxis)
    ),
    "not stages.leaves or stages.visits > 1",
    "schedule.listed or not (schedule.late or schedule.missing)",
    "not model.weight_of_one or model.top_k == 1 or model.experts == 1",
    "lm_head.pad_rows == 0 or lm_head.cut.kind == 'padded'",
    "not layer.moe or model.experts >= 1 and model.top_k >= 1",
    "model.experts == moe.experts.n",
    "layer.moe or not (model.shared or model.renormalises or model.constant_weight)",
    "layer.moe or model.experts == 0",
    "stages.visits == 1 or pp != 1",
    "not lm_head.same_cut or lm_head.cut.moved == embedding.cut.moved",
)
"""What holds in every view of every plan; a test holds it against plans at random."""


OF_KINDS = frozenset({
    "layer.dense", "layer.moe", "model.window_of_one", "model.positions", "sequence.reachable",
    "attention.pairs_apart", "stages.leaves", "model.behind_dense", "model.behind_moe",
})  # fmt: skip
"""Facts in which a model's layers may differ: windows, rotation and the feed-forward block."""
OF_BLOCKS = ("model.up_", "model.down_", "model.gated", "model.joint", "model.experts",
             "model.top_k", "model.shared", "model.renorm", "model.constant",
             "model.weight_of", "model.input_w", "ffn.width.", "moe.experts.", "moe.width.",
             "moe.shared.width.", "attention.head_dim.", "attention.value_dim.")  # fmt: skip


STEPS = 2_000_000
"""Of the solver; most questions take a hundredth of them."""


def told_apart_nowhere(mutant: Mutant) -> bool:
    """Whether every clause has the value of its mutant in every view; `unknown` is no.

    Each mutant has a world of its own: the solver's steps depend on the terms made before.
    """
    with z3.apart():
        _law.cache_clear()
        try:
            return _told_apart_nowhere(mutant)
        finally:
            _law.cache_clear()


def _told_apart_nowhere(mutant: Mutant) -> bool:
    match mutant.kind:
        case "delete":
            return False
        case "scope":
            read = closed(set(names(mutant.clauses[0].formula)))
            differ = any(name in OF_KINDS or name.startswith(OF_BLOCKS) for name in read)
            return not differ and mutant.clauses[0].only == "any"
        case "phase" | "only":
            [new] = mutant.clauses
            return _never_broken(BY_CODE[new.code], new)
        case _:
            return all(_same(BY_CODE[clause.code], clause, mutant) for clause in concerned(mutant))


def _never_broken(clause: Clause, new: Clause) -> bool:
    """Where one of the two is read and the other not, it always holds."""
    law, solver = _law(), Solver()
    used = law.names_of((clause,))
    _assume(solver, used, {"prefill", "layer.dense"})
    (phase,) = {*clause.phases} ^ {*new.phases} or {None}
    prefill, dense = (cast(Bool, law.variable(name)) for name in ("prefill", "layer.dense"))
    if phase is not None:
        solver.add(prefill if phase == "prefill" else z3.negation(prefill))
    only = clause.only if clause.only == new.only else _OTHER[clause.only]
    if only != "any":
        solver.add(dense if only == "dense" else z3.negation(dense))
    solver.add(*law.defined(used), z3.negation(law.clause_term(clause)))
    return solver.check() == "unsat"


_OTHER = {"dense": "moe", "moe": "dense"}


@cache
def _law() -> Encoding:
    return Encoding()


def closed(found: frozenset[str] | set[str]) -> frozenset[str]:
    """These names, and all that the definitions of values among them speak of."""
    every, due = set(found), list(found)
    while due:
        name = due.pop()
        new = set(names(formula(VALUES[name]))) - every if name in VALUES else set[str]()
        every |= new
        due += new
    return frozenset(every)


def _assume(solver: Solver, used: frozenset[str], also: set[str]) -> None:
    """What is known of these variables, beyond the definitions of `used`."""
    law = _law()
    solver.limit(STEPS)
    said = [each for each in map(formula, ALWAYS) if not used.isdisjoint(names(each))]
    spoken = closed(used.union(also, *(names(each) for each in said)))
    solver.add(*law.defined(spoken - used))
    solver.add(*(law.open(name) for name in sorted(spoken) if name not in VALUES))
    solver.add(*(cast(Bool, law.term(each)) for each in said))


def _same(clause: Clause, changed: Clause, mutant: Mutant) -> bool:
    law, solver = _law(), Solver()
    other = Encoding("other ", definitions=mutant.definitions) if mutant.values else law
    used = law.names_of((clause, changed)) | other.names_of((clause, changed))
    _assume(solver, used, {"prefill", "layer.dense"})
    solver.add(*law.defined(used))
    if other is not law:
        base = sorted(name for name in used if name not in VALUES)
        solver.add(*other.defined(used))
        solver.add(*(z3.same(law.variable(n), other.variable(n)) for n in base))
    prefill, dense = (cast(Bool, law.variable(name)) for name in ("prefill", "layer.dense"))
    if len(clause.phases) == 1:
        solver.add(prefill if clause.phases == ("prefill",) else z3.negation(prefill))
    if clause.only != "any":
        solver.add(dense if clause.only == "dense" else z3.negation(dense))
    one, two = law.clause_term(clause), other.clause_term(changed)
    solver.add(z3.negation(z3.same(one, two)))
    return solver.check() == "unsat"
