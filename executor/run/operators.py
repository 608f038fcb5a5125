"""Every kind of operator, and the function that runs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardproof.executor.run import (
    cache,
    collect,
    dispatch,
    elementwise,
    embedding,
    experts,
    head_norms,
    latent,
    linear,
    lm_head,
    merging,
    norms,
    passing,
    rope,
    router,
    scores,
    shared_expert,
    weigh,
)
from shardproof.executor.run.rank import Rank
from shardproof.spec.program.op import Op

LOCAL: dict[str, Callable[[Rank, Op], object]] = {
    "lookup": embedding.do_lookup,
    "learned": embedding.do_learned,
    "linear": linear.do_linear,
    "bias": linear.do_bias,
    "slice": linear.do_slice,
    "add": elementwise.do_add,
    "mul": elementwise.do_mul,
    "add_on": elementwise.do_add_on,
    "scale": elementwise.do_scale,
    "act": elementwise.do_act,
    "joint": elementwise.do_joint,
    "rope": rope.do_rope,
    "scores": scores.do_scores,
    "logits": scores.do_logits,
    "exp_weights": weigh.do_exp_weights,
    "weigh": weigh.do_weigh,
    "quotient": weigh.do_quotient,
    "out_linear": linear.do_out_linear,
    "norm": norms.do_norm,
    "moments": norms.do_moments,
    "norm_with": norms.do_norm_with,
    "head_norm": head_norms.do_head_norm,
    "head_moments": head_norms.do_head_moments,
    "one_head": latent.do_one_head,
    "latent_keys": latent.do_latent_keys,
    "latent_values": latent.do_latent_values,
    "first": elementwise.do_first,
    "second": elementwise.do_second,
    "route": router.route,
    "experts": experts.experts,
    "shared_expert": shared_expert.shared_expert,
    "add_each": shared_expert.add_each,
    "head_linear": lm_head.head_linear,
    "pads": lm_head.pads,
    "finish_logits": lm_head.finish,
    "merge_blocks": merging.merge_blocks,
    "send": passing.do_send,
    "receive": passing.do_receive,
    "same": passing.do_same,
    "zeros": passing.do_zeros,
    "junk": passing.do_junk,
    "previous": passing.do_previous,
    "times": passing.do_times,
    "permute": passing.do_permute,
}
ALIKE = frozenset({"norm", "add", "mul", "act", "joint", "scale"})
"""Operators that, where nothing is split, look at nothing of a rank but their operands."""
TOGETHER: dict[str, Callable[[Op, Sequence[Rank]], None]] = {
    "all_reduce": collect.run_collective,
    "all_gather": collect.run_collective,
    "reduce_scatter": collect.run_collective,
    "gather_logits": collect.run_collective,
    "merge_ranks": collect.run_collective,
    "broadcast": collect.run_collective,
    "all_to_all": collect.run_collective,
    "exchange": collect.run_exchange,
    "block_gather": dispatch.gather,
    "block_reduce": dispatch.reduce_block,
    "block_return": dispatch.give_back,
    "block_own": dispatch.keep_own,
    "choose": lm_head.choose,
}
CACHE: dict[str, Callable[[Rank, Op], None]] = {
    "cache_write": cache.write,
    "cache_step": cache.step,
}
