"""Every kind of operator, and the function that runs it.

Each match holds all kinds: the type checker names one that is missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from shardproof.executor.run.ops import (
    collectives,
    delta,
    dispatch,
    elementwise,
    embedding,
    experts,
    head_norms,
    heads_for_tokens,
    indexer,
    kv_cache,
    latent,
    linear,
    lm_head,
    merging,
    norms,
    own_ranks,
    passing,
    rope,
    router,
    scores,
    shared_expert,
    weigh,
)
from shardproof.executor.run.state.faults import CannotRun
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.ops.attention import (
    CacheRead,
    CacheStep,
    CacheWrite,
    Delta,
    ExpWeights,
    First,
    LatentKeys,
    LatentValues,
    Logits,
    MergeBlocks,
    OneHead,
    Quotient,
    Rope,
    Scores,
    Second,
    Weigh,
)
from shardproof.spec.program.ops.blocks import (
    BlockGather,
    BlockOwn,
    BlockReduce,
    BlockReturn,
    Choose,
    GatherRows,
    OwnRows,
)
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    AllToAll,
    Broadcast,
    Exchange,
    GatherLogits,
    MergeRanks,
    ReduceScatter,
    ToHeads,
    ToTokens,
)
from shardproof.spec.program.ops.every import Collective
from shardproof.spec.program.ops.experts import Experts, OfExperts, Route, SharedExpert
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.program.ops.head import FinishLogits, HeadLinear, OfHead, Pads
from shardproof.spec.program.ops.index import (
    Beside,
    ChooseKeys,
    Indexing,
    IndexKeys,
    IndexScores,
    KeyPart,
)
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm, Moments, Norm, Norms, NormWith
from shardproof.spec.program.ops.passing import (
    Junk,
    Passing,
    Permute,
    Previous,
    Receive,
    Same,
    Send,
    Times,
    Zeros,
)
from shardproof.spec.program.ops.stream import (
    Act,
    Add,
    AddEach,
    AddOn,
    Bias,
    Joint,
    Learned,
    Linear,
    Lookup,
    Mul,
    OnStream,
    OutLinear,
    Scale,
    Slice,
)

OfCache = CacheWrite | CacheRead | CacheStep
ByRank = (
    OnStream | Norms | Rope | OneHead | LatentKeys | LatentValues | First | Second | Delta | Scores
    | Logits | ExpWeights | Weigh | Quotient | MergeBlocks | Indexing | OfExperts | OfHead | Passing
    | Handoff
)  # fmt: skip


def make_local(rank: Rank, op: ByRank) -> object:
    """What a rank makes by itself."""
    match op:
        case Lookup():
            return embedding.do_lookup(rank, op)
        case Learned():
            return embedding.do_learned(rank, op)
        case Linear():
            return linear.do_linear(rank, op)
        case Bias():
            return linear.do_bias(rank, op)
        case Slice():
            return linear.do_slice(rank, op)
        case Add():
            return elementwise.do_add(rank, op)
        case Mul():
            return elementwise.do_mul(rank, op)
        case AddOn():
            return elementwise.do_add_on(rank, op)
        case Scale():
            return elementwise.do_scale(rank, op)
        case Act():
            return elementwise.do_act(rank, op)
        case Joint():
            return elementwise.do_joint(rank, op)
        case Rope():
            return rope.do_rope(rank, op)
        case Delta():
            return delta.do_delta(rank, op)
        case IndexKeys():
            return indexer.do_index_keys(rank, op)
        case Beside():
            return indexer.do_beside(rank, op)
        case KeyPart():
            return indexer.do_key_part(rank, op)
        case IndexScores():
            return indexer.do_index_scores(rank, op)
        case ChooseKeys():
            return indexer.do_choose_keys(rank, op)
        case Scores():
            return scores.do_scores(rank, op)
        case Logits():
            return scores.do_logits(rank, op)
        case ExpWeights():
            return weigh.do_exp_weights(rank, op)
        case Weigh():
            return weigh.do_weigh(rank, op)
        case Quotient():
            return weigh.do_quotient(rank, op)
        case OutLinear():
            return linear.do_out_linear(rank, op)
        case Norm():
            return norms.do_norm(rank, op)
        case Moments():
            return norms.do_moments(rank, op)
        case NormWith():
            return norms.do_norm_with(rank, op)
        case HeadNorm():
            return head_norms.do_head_norm(rank, op)
        case HeadMoments():
            return head_norms.do_head_moments(rank, op)
        case OneHead():
            return latent.do_one_head(rank, op)
        case LatentKeys():
            return latent.do_latent_keys(rank, op)
        case LatentValues():
            return latent.do_latent_values(rank, op)
        case First():
            return elementwise.do_first(rank, op)
        case Second():
            return elementwise.do_second(rank, op)
        case Route():
            return router.route(rank, op)
        case Experts():
            return experts.experts(rank, op)
        case SharedExpert():
            return shared_expert.shared_expert(rank, op)
        case AddEach():
            return shared_expert.add_each(rank, op)
        case HeadLinear():
            return lm_head.head_linear(rank, op)
        case Pads():
            return lm_head.pads(rank, op)
        case FinishLogits():
            return lm_head.finish(rank, op)
        case MergeBlocks():
            return merging.merge_blocks(rank, op)
        case Send():
            return passing.do_send(rank, op)
        case Receive():
            return passing.do_receive(rank, op)
        case Same():
            return passing.do_same(rank, op)
        case Zeros():
            return passing.do_zeros(rank, op)
        case Junk():
            return passing.do_junk(rank, op)
        case Previous():
            return passing.do_previous(rank, op)
        case Times():
            return passing.do_times(rank, op)
        case Permute():
            return passing.do_permute(rank, op)
        case Handoff():
            raise CannotRun(op.out, (), "the handoff stands between the phases")
        case _:
            assert_never(op)


def make_together(op: Collective, ranks: Sequence[Rank]) -> None:
    """What the ranks of each group make together: each is left its own."""
    match op:
        case (
            AllReduce() | AllGather() | ReduceScatter() | AllToAll() | Broadcast() | GatherLogits()
            | MergeRanks()
        ):  # fmt: skip
            collectives.run_collective(op, ranks)
        case Exchange():
            collectives.run_exchange(op, ranks)
        case ToHeads():
            heads_for_tokens.to_heads(op, ranks)
        case ToTokens():
            heads_for_tokens.to_tokens(op, ranks)
        case BlockGather():
            dispatch.gather(op, ranks)
        case BlockReduce():
            dispatch.reduce_block(op, ranks)
        case BlockReturn():
            dispatch.give_back(op, ranks)
        case BlockOwn():
            dispatch.keep_own(op, ranks)
        case GatherRows():
            own_ranks.gather_rows(op, ranks)
        case OwnRows():
            own_ranks.own_rows(op, ranks)
        case Choose():
            lm_head.choose(op, ranks)
        case _:
            assert_never(op)


def change_cache(rank: Rank, op: OfCache) -> None:
    """What changes a rank's cache."""
    match op:
        case CacheWrite():
            kv_cache.write(rank, op)
        case CacheRead():
            kv_cache.read(rank, op)
        case CacheStep():
            kv_cache.step(rank, op)
        case _:
            assert_never(op)
