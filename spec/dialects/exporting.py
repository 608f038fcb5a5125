"""Commands that may say a plan: whether one does is found out by reading it again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from shardproof.spec.dialects.asked import Engine, Part
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.experts import stage
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Dense, Model, Moe
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.record import dataclass, field

OPTIONS = "options.yaml"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A command: what stands in front of it, its words, and a file that it names."""

    words: tuple[str, ...]
    env: tuple[tuple[str, str], ...] = ()
    file: str = ""
    """The text of `options.yaml`."""


@dataclass(slots=True)
class _Words:
    """A command in the making."""

    words: list[str]
    env: list[tuple[str, str]] = field(default_factory=list["tuple[str, str]"])
    file: list[str] = field(default_factory=list[str])

    def degree(self, word: str, size: int) -> None:
        if size > 1:
            self.words += [word, str(size)]

    def more(self, words: list[str]) -> _Words:
        """The same with some behind."""
        return _Words([*self.words, *words], [*self.env], [*self.file])

    def done(self) -> Candidate:
        text = "\n".join(self.file) + "\n" if self.file else ""
        return Candidate(tuple(self.words), tuple(self.env), text)


def candidates(
    engine: Engine, plan: Plan, name: PhaseName, model: Model, named: str, part: Part
) -> Iterator[Candidate]:
    """Commands of this engine with the degrees of one phase."""
    ask = _Asked(plan, name, plan.phase(name), model, named, part)
    match engine:
        case "vllm":
            yield from _vllm(ask)
        case "sglang":
            yield from _sglang(ask)
        case "tensorrt-llm":
            yield from _trtllm(ask)
        case "megatron":
            yield from _megatron(ask)


@dataclass(frozen=True, slots=True)
class _Asked:
    plan: Plan
    name: PhaseName
    phase: Phase
    model: Model
    named: str
    part: Part

    @property
    def sp(self) -> int:
        """Prefill's own; one command says it for both."""
        return self.plan.phase("prefill").sp if self.part == "both" else self.phase.sp

    @property
    def shared_keys(self) -> int:
        """Over how many of its ranks of tp a command for both phases says cached keys."""
        decode = self.plan.phase("decode")
        shared = self.part == "both" and decode.attention.over == ("tp", "sp")
        return decode.sp if shared and self.plan.layout == "keys" else 1

    @property
    def moe(self) -> Moe | None:
        return next((kind.ffn for kind in self.model.kinds if isinstance(kind.ffn, Moe)), None)

    def contexts(self) -> Iterator[Context]:
        yield from contexts_of(told_apart(self.model, self.plan), self.plan, self.name)

    @property
    def sent(self) -> bool:
        """Whether tokens are sent to experts one by one."""
        found = [stage(ctx) for ctx in self.contexts()]
        return any(each is not None and each.dispatched == "all_to_all" for each in found)

    @property
    def expert_tp(self) -> int:
        return next(self.contexts()).expert_tp

    def sizes(self) -> tuple[int, ...] | None:
        """Layers a stage, where each has a run of them in order."""
        cut = cut_of(next(self.contexts()), "stages.layers")
        out: list[int] = []
        at = 0
        for rank in range(cut.parts):
            runs = cut.indices(rank)
            if len(runs) > 1 or (runs and (runs[0].start != at or runs[0].step != 1)):
                return None
            out.append(len(runs[0]) if runs else 0)
            at += out[-1]
        return tuple(out)


def _listed(ask: _Asked) -> str | None:
    sizes = ask.sizes()
    return None if sizes is None or ask.phase.pp == 1 else ",".join(map(str, sizes))


def _vllm(ask: _Asked) -> Iterator[Candidate]:
    phase = ask.phase
    out = _Words(["vllm", "serve", ask.named])
    out.degree("-tp", phase.tp)
    out.degree("-pp", phase.pp)
    out.degree("-dp", phase.dp)
    out.degree("-pcp", ask.sp)
    keys = ask.shared_keys if ask.sp == 1 else ask.sp if ask.plan.layout == "keys" else 1
    if keys > 1:
        out.degree("-dcp", keys)
        block = ask.plan.phase("decode").sequence.keys.block
        if block > 1:
            out.words += ["--cp-kv-cache-interleave-size", str(block)]
    experts = ask.moe is not None and (
        phase.ep > 1 or ask.expert_tp == 1 < phase.tp * phase.dp * ask.sp
    )
    if experts:
        out.words.append("--enable-expert-parallel")
        if phase.moe.experts.kind == "strided":
            out.words += ["--expert-placement-strategy", "round_robin"]
    if phase.stream == "tokens":
        out.words += ["--compilation-config", '{"pass_config": {"enable_sp": true}}']
    elif phase.attention.out.sum == "norm":
        out.words += ["--compilation-config", '{"pass_config": {"fuse_allreduce_rms": true}}']
    if ask.part != "both":
        role = "kv_producer" if ask.part == "prefill" else "kv_consumer"
        out.words += [
            "--kv-transfer-config",
            f'{{"kv_connector": "NixlConnector", "kv_role": "{role}"}}',
        ]
    listed = _listed(ask)
    for backend in _backends(ask) if experts and phase.dp > 1 else ("",):
        own = out.more(["--all2all-backend", backend] if backend else [])
        yield own.done()
        if listed is not None:
            own.env.append(("VLLM_PP_LAYER_PARTITION", listed))
            yield own.done()


def _backends(ask: _Asked) -> tuple[str, ...]:
    """Ways to reach experts, none said among them: of each kind one."""
    if ask.sent:
        return "deepep_low_latency", "flashinfer_nvlink_two_sided"
    return ("", "naive") if ask.phase.moe.input != "gathered" else ("naive", "")


def _sglang(ask: _Asked) -> Iterator[Candidate]:
    phase = ask.phase
    listed = _listed(ask)
    for inside in (False, True):
        if inside and phase.dp == 1:
            continue
        out = _Words(["python", "-m", "sglang.launch_server", "--model-path", ask.named])
        out.degree("--tp-size", phase.tp * (phase.dp if inside else 1))
        out.degree("--pp-size", phase.pp)
        out.degree("--dp-size", phase.dp)
        out.degree("--dcp-size", ask.shared_keys)
        if ask.part != "both":
            out.words += ["--disaggregation-mode", ask.part]
        if ask.plan.phase("prefill").stream == "tokens" and ask.part != "decode":
            out.words.append("--enable-layernorm-sp")
        if phase.attention.out.sum == "norm":
            out.words.append("--enable-flashinfer-allreduce-fusion")
        for apart, experts in product(_apart(ask) if inside else ([],), _experts(ask)):
            own = out.more([*apart, *experts])
            yield own.done()
            if listed is not None:
                own.env.append(("SGLANG_PP_LAYER_PARTITION", listed))
                yield own.done()


def _apart(ask: _Asked) -> Iterator[list[str]]:
    """Attention over parts of tp: with dense blocks and head over these, or over all of them."""
    phase = ask.phase
    said = ["--enable-dp-attention"]
    if "dp" not in phase.lm_head.over:
        said.append("--enable-dp-lm-head")
    if not any(kind.dense for kind in ask.model.kinds) or "dp" in phase.ffn.over:
        yield said
        return
    whole = phase.tp == 1 or phase.ffn.up.split == "none" or not phase.ffn.over
    ways = [["--moe-dense-tp-size", "1"], ["--enable-dense-mlp-attn-tp"]]
    yield from ([*said, *way] for way in (ways if whole else reversed(ways)))


def _experts(ask: _Asked) -> Iterator[list[str]]:
    phase = ask.phase
    if ask.moe is None:
        yield []
        return
    if ask.sent and ask.expert_tp == 1:
        yield ["--moe-a2a-backend", "deepep"]
        if ask.moe.shared is not None:
            yield ["--moe-a2a-backend", "deepep", "--enable-shared-experts-attn-tp"]
    yield ["--ep-size", str(phase.ep)] if phase.ep > 1 else []


def _trtllm(ask: _Asked) -> Iterator[Candidate]:
    yield _of_trtllm(ask, [])
    if ask.phase.dp > 1 and ask.phase.tp == 1:
        apart = ["enable_attention_dp: true"]
        yield _of_trtllm(ask, apart)
        yield _of_trtllm(ask, [*apart, "enable_lm_head_tp_in_adp: true"])


def _of_trtllm(ask: _Asked, file: list[str]) -> Candidate:
    """A command, with what its file says beside the stages; over replicas where it says so."""
    phase = ask.phase
    out = _Words(["trtllm-serve", ask.named])
    out.degree("--tp_size", phase.dp if file else phase.tp)
    out.degree("--pp_size", phase.pp)
    if ask.moe is not None:
        out.degree("--ep_size", phase.ep)
    cut = cut_of(next(ask.contexts()), "stages.layers")
    sizes = ask.sizes()
    if phase.pp > 1 and sizes is not None and cut.spec.kind != "balanced":
        file = [*file, f"pp_partition: [{', '.join(map(str, sizes))}]"]
    if file:
        out.words += ["--config", OPTIONS]
        out.file += file
    if ask.part != "both":
        out.words += ["--server_role", "context" if ask.part == "prefill" else "generation"]
    return out.done()


def _megatron(ask: _Asked) -> Iterator[Candidate]:
    phase = ask.phase
    world = phase.dp * phase.pp * ask.sp * phase.tp
    out = _Words(["torchrun", "--nproc_per_node", str(world), "pretrain_gpt.py"])
    out.words += _model_words(ask.model)
    out.degree("--tensor-model-parallel-size", phase.tp)
    out.degree("--pipeline-model-parallel-size", phase.pp)
    out.degree("--context-parallel-size", ask.sp)
    if ask.sp > 1 and ask.plan.phase("prefill").sequence.exchange == "gather":
        out.words += ["--cp-comm-type", "all_gather"]
    if ask.sp > 1 and ask.plan.phase("prefill").sequence.exchange == "heads":
        out.words += ["--cp-comm-type", "a2a"]
    if phase.stream == "tokens":
        out.words.append("--sequence-parallel")
    order = [axis for axis in phase.mesh if getattr(phase, axis) > 1]
    if "pp" in order and "dp" in order and order.index("dp") < order.index("pp"):
        out.words.append("--use-tp-pp-dp-mapping")
    if ask.moe is not None:
        out.degree("--expert-model-parallel-size", phase.ep)
        if ask.expert_tp != phase.tp:
            out.words += ["--expert-tensor-parallel-size", str(ask.expert_tp)]
        if ask.sent:
            out.words += ["--moe-token-dispatcher-type", "alltoall"]
    # Without a multiple of its own the vocabulary is padded to one of tp.
    multiple = phase.embedding.cut.multiple or phase.tp
    if multiple % phase.tp == 0 and multiple != 128 * phase.tp:
        out.words += ["--make-vocab-size-divisible-by", str(multiple // phase.tp)]
    yield out.done()
    if phase.pp == 1:
        return
    sizes = ask.sizes()
    if sizes is not None and phase.pp > 1:
        ends = Candidate(
            (*out.words, "--decoder-first-pipeline-num-layers", str(sizes[0]),
             "--decoder-last-pipeline-num-layers", str(sizes[-1])), tuple(out.env))  # fmt: skip
        yield ends
        return
    runs = cut_of(next(ask.contexts()), "stages.layers").indices(0)
    if runs:
        size = str(len(runs[0]))
        yield Candidate((*out.words, "--num-layers-per-virtual-pipeline-stage", size))


def _model_words(model: Model) -> list[str]:
    """Megatron's arguments for a model, as far as there are any."""
    attention = next(kind.attention for kind in model.kinds if kind.attends)
    dense = next((k.ffn for k in model.kinds if k.dense and isinstance(k.ffn, Dense)), None)
    moe = next((kind.ffn for kind in model.kinds if isinstance(kind.ffn, Moe)), None)
    block = dense or (moe.expert if moe is not None else None)
    words = ["--num-layers", str(len(model.layers)), "--hidden-size", str(model.hidden),
             "--num-attention-heads", str(attention.heads), "--vocab-size", str(model.vocab),
             "--kv-channels", str(attention.head_dim)]  # fmt: skip
    if attention.latent is not None:
        latent = attention.latent
        words = words[:-2]
        words += ["--multi-latent-attention", "--kv-lora-rank", str(latent.kv_rank),
                  "--qk-head-dim", str(latent.nope), "--qk-pos-emb-head-dim", str(latent.rope),
                  "--v-head-dim", str(attention.value_dim)]  # fmt: skip
        words += ["--q-lora-rank", str(latent.q_rank)] if latent.q_rank else []
    elif attention.kv_heads != attention.heads:
        words += ["--group-query-attention", "--num-query-groups", str(attention.kv_heads)]
    if block is not None:
        words += ["--ffn-hidden-size", str(block.width)] + (["--swiglu"] if block.gated else [])
        words += [] if block.up_bias or block.down_bias else ["--disable-bias-linear"]
    if attention.q_bias and not attention.out_bias:
        words.append("--add-qkv-bias")
    words += ["--normalization", "RMSNorm"] if model.norm == "rms" else []
    words += [] if model.tied else ["--untie-embeddings-and-output-weights"]
    words += ["--qk-layernorm"] if attention.qk_norm == "head" else []
    kinds = {"rope": "rope", "none": "none", "learned": "learned_absolute"}
    words += ["--position-embedding-type", kinds.get(attention.positions, "rope")]
    if attention.rope is not None and attention.latent is None:
        words += ["--rotary-interleaved"] if attention.rope.pairs == "interleaved" else []
        if attention.rope.dim != attention.head_dim:
            words += ["--rotary-percent", str(attention.rope.dim / attention.head_dim)]
    if model.max_positions is not None:
        words += ["--max-position-embeddings", str(model.max_positions)]
    return words + (_expert_words(model, moe) if moe is not None else [])


def _expert_words(model: Model, moe: Moe) -> list[str]:
    words = ["--num-experts", str(moe.experts), "--moe-router-topk", str(moe.router.top_k),
             "--moe-ffn-hidden-size", str(moe.expert.width)]  # fmt: skip
    if moe.shared is not None:
        words += ["--moe-shared-expert-intermediate-size", str(moe.shared.width)]
        words += ["--moe-shared-expert-gate"] if moe.shared_gate else []
    if moe.router.score == "sigmoid":
        words += ["--moe-router-score-function", "sigmoid"]
    elif moe.router.score == "softmax" and not moe.router.renormalise:
        words.append("--moe-router-pre-softmax")
    words += ["--moe-router-enable-expert-bias"] if moe.router.correction else []
    if moe.router.groups > 1:
        words += ["--moe-router-num-groups", str(moe.router.groups),
                  "--moe-router-group-topk", str(moe.router.top_groups)]  # fmt: skip
    if moe.router.scale is not None:
        words += ["--moe-router-topk-scaling-factor", str(moe.router.scale)]
    pattern = [isinstance(model.kinds[kind].ffn, Moe) for kind in model.layers]
    if not all(pattern):
        words += ["--moe-layer-freq", "[" + ",".join(str(int(each)) for each in pattern) + "]"]
    return words
