"""Why a plan is illegal: every reason with what it does when it is run, and what is near.

A plan with several reasons is run once for each: with the remedies of all others made, so that
what is seen comes of that one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from shardproof.executor.run.outcome import Counterexample, Tried
from shardproof.executor.run.parting import look_inside
from shardproof.executor.run.runnable import obstacle
from shardproof.executor.run.search import SEED, counterexample, workloads
from shardproof.executor.run.smallest import smallest
from shardproof.executor.run.witness import witness_of
from shardproof.executor.shrink import Shrunk, shrink
from shardproof.proofs.nearest.change import Tree, mended, read_tree
from shardproof.proofs.nearest.search import nearest
from shardproof.reports.reasons import NOT_SHOWN, Shown, Told, Why
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.judge import Reason, judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.locate import Spot
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.node import Node, place_of, plain
from shardproof.spec.verdict import Verdict

Watch = Callable[[str, int, int], None]
"""Told what is being done, how much of it, and of how much."""


def why(verdict: Verdict, limit: int = 3, watch: Watch = lambda _what, _n, _of: None) -> Why:
    """Everything about an illegal plan; of a legal or unknown one there is nothing to tell."""
    if verdict.word != "illegal" or not verdict.reasons:
        return Why(verdict, (), ())
    tree = tree_of(verdict)
    told: list[Told] = []
    for number, (reason, spot) in enumerate(zip(verdict.reasons, verdict.spots, strict=True)):
        watch("looking for counterexamples", number, len(verdict.reasons))
        plan, alone = _alone(verdict, tree, reason)
        shown, why_not = show(verdict.model, plan, alone=alone)
        config = config_spots(verdict.source.config, reason.clause)
        told.append(Told(reason, spot, config, shown, why_not))
    watch("looking for legal plans", len(told), len(told))
    return Why(verdict, tuple(told), nearest(verdict.model, tree, limit))


def tree_of(verdict: Verdict) -> Tree:
    """The plan as it is written."""
    if verdict.source.plan is not None:
        return cast(Tree, plain(verdict.source.plan))
    from shardproof.spec.plan.write import plain_section

    return plain_section(verdict.plan)


def _alone(verdict: Verdict, tree: Tree, reason: Reason) -> tuple[Plan, bool]:
    """The plan with everything mended but one clause, if that can be."""
    if len(verdict.reasons) == 1:
        return verdict.plan, True
    for other in verdict.reasons:
        if other.clause is not reason.clause:
            tree = mended(tree, other.clause)
    plan = read_tree(tree)
    if plan is not None:
        codes = [each.clause.code for each in judge(verdict.model, plan).reasons]
        if codes == [reason.clause.code]:
            return plan, True
    return verdict.plan, False


def show(model: Model, plan: Plan, *, alone: bool) -> tuple[Shown | None, str]:
    """The smallest counterexample; or why there is none."""
    small = _small(model, plan)
    if small.obstacle:
        return None, small.obstacle
    found = counterexample(small.model, plan)
    if found is None:
        return None, NOT_SHOWN
    least, told = smallest(small.model, plan, found)
    witness = witness_of(model, least, plan, told)
    inside = look_inside(least, plan, told)
    return Shown(witness, cast(Counterexample, inside), alone), ""


def _small(model: Model, plan: Plan) -> Shrunk:
    """A small model for the plan; with all layers where fewer break other clauses."""
    small = shrink(model, plan)
    if not small.obstacle or small.model.layers == model.layers:
        return small
    tall = replace(small.model, layers=model.layers)
    codes = [[each.clause.code for each in judge(m, plan).reasons] for m in (model, tall)]
    first = workloads(plan)[0]
    tried = Tried(first.batch or 1, first.prompt or 1, first.steps or 0, SEED, 1)
    return Shrunk(tall) if codes[0] == codes[1] and not obstacle(tall, plan, tried) else small


# --- where the model's numbers stand ---

_HEADS = ("num_attention_heads", "n_head", "n_heads", "num_heads")
_KV = ("num_key_value_heads", "num_kv_heads", "n_kv_heads", "multi_query", "n_head_kv")
_VOCAB = ("vocab_size",)
_HIDDEN = ("hidden_size", "n_embd", "n_embed", "d_model")
_EXPERTS = ("num_local_experts", "num_experts", "n_routed_experts")
KEYS: dict[str, tuple[tuple[str, ...], ...]] = {
    "attention.heads": (_HEADS,),
    "attention.kv_heads": (_HEADS, _KV),
    "attention.head_dim": (("head_dim", "qk_nope_head_dim"), _HIDDEN, _HEADS),
    "attention.pairs": (("partial_rotary_factor", "rotary_pct", "rope_theta"),),
    "ffn.width": (("intermediate_size", "n_inner", "ffn_dim", "ffn_hidden_size"),),
    "moe.experts": (_EXPERTS,),
    "moe.width": (("moe_intermediate_size", "intermediate_size"),),
    "moe.shared.width": (("shared_expert_intermediate_size", "n_shared_experts"),),
    "moe.router.choose": (_EXPERTS, ("num_experts_per_tok", "moe_topk")),
    "moe.router.renormalise": (("norm_topk_prob",), ("num_experts_per_tok",)),
    "embedding.cut": (_VOCAB,),
    "lm_head.cut": (_VOCAB,),
    "lm_head.pads": (_VOCAB,),
    "lm_head.tied": (("tie_word_embeddings",),),
    "hidden": (_HIDDEN,),
    "stages.layers": (("num_hidden_layers", "n_layer", "n_layers", "num_layers"),),
    "attention.qkv.bias": (("attention_bias", "qkv_bias", "add_qkv_bias"),),
    "attention.out.bias": (("attention_bias",),),
    "ffn.up.bias": (("mlp_bias",),),
    "ffn.down.bias": (("mlp_bias",),),
}
"""For what a clause points at: the published names of the model's numbers that it rests on."""


def config_spots(root: Node | None, clause: Clause) -> tuple[Spot, ...]:
    """Where the config says what a clause rests on; nothing where it leaves that out."""
    found: list[Spot] = []
    for names in KEYS.get(clause.at[0], ()):
        if root is not None:
            paths = _paths(root, names)
            found += [Spot(".".join(path), place_of(root, path, key=True)) for path in paths]
    return tuple(dict.fromkeys(found))


def _paths(root: Node | None, names: Sequence[str]) -> list[tuple[str, ...]]:
    """The first of the names that a config gives, there or in its text part."""
    if root is None or not isinstance(root.value, dict):
        return []
    for name in names:
        if name in root.value:
            return [(name,)]
    inner = root.value.get("text_config")
    return [("text_config", *path) for path in _paths(inner[1] if inner else None, names)]
