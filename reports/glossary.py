"""The words that messages and pages use, each with what it means here and what others call it."""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.reports.terminal import Page
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Term:
    """A word; `also` is what engines, papers and frameworks call the same."""

    says: str
    also: str = ""


TERMS: Mapping[str, Term] = {
    "axis": Term(
        "One of the four directions of the mesh: `dp`, `pp`, `sp`, `tp`. A group of ranks "
        "lies along one or more of them.",
        "mesh dimension",
    ),
    "block": Term(
        "Attention or the feed-forward network of a layer, with its norm, up to where it is "
        "added to the stream.",
    ),
    "by value": Term(
        "Decided by what each tensor holds on each rank, computed with the model's own values "
        "as symbols. What breaks a clause and is right by value is legal.",
    ),
    "cache entry": Term(
        "Key and value of one token, for one KV head of one layer; of a layer with a state, "
        "the state of a head.",
        "KV cache slot",
    ),
    "certificate": Term(
        "A file that says legal or illegal and why, which one file of plain Python checks "
        "without this project.",
    ),
    "checker": Term(
        "That one file. It reads the plan itself, makes its own program and shares no code "
        "with the rest.",
        "`shardproof checker`",
    ),
    "clause": Term(
        "A sentence of the law with its formula, the lines of the documents that it rests on, "
        "and a plan that breaks it alone.",
    ),
    "collective": Term(
        "What the ranks of a group do together: all-reduce, all-gather, reduce-scatter, "
        "all-to-all, broadcast.",
    ),
    "counterexample": Term(
        "A model, a workload and weights with which a run of the plan gives something else "
        "than the model on one device, or cannot go on.",
    ),
    "cut": Term(
        "Which indices of an axis of a tensor each rank has: `even`, `balanced`, `padded`, "
        "`strided`, `zigzag`, sizes, or lists.",
        "`Shard(dim)`, partitioning",
    ),
    "degree": Term(
        "How many ranks an axis of the mesh has: `tp: 8`.",
        "`--tensor-parallel-size`, world size of a group",
    ),
    "derivation": Term(
        "Every operator of a legal plan with the layout of its result and the theorem that it "
        "rests on.",
    ),
    "divergence": Term(
        "The first operator of a run whose result is not the model's is the first divergence, "
        "the one before it the last match.",
    ),
    "engine": Term(
        "What decides by value, in `spec/engine`. Beside a launch command: vLLM, SGLang, "
        "TensorRT-LLM or Megatron.",
    ),
    "group": Term(
        "The ranks that take part in one collective: those that differ along its axes alone.",
        "process group, communicator",
    ),
    "handoff": Term(
        "How the cache comes from prefill's ranks to decode's.",
        "KV transfer, KV connector",
    ),
    "index": Term(
        "A number along an axis of a tensor, counted from 0 over the whole axis. Where a rank "
        "counts its own, it says local.",
    ),
    "law": Term("All clauses together: what documents ask of a plan."),
    "legal": Term(
        "Every logit and every chosen token of every run is the model's, for every weight and "
        "every input.",
    ),
    "illegal": Term("Not legal, shown by a counterexample."),
    "mesh": Term(
        "All ranks, with a coordinate along each axis, the slowest axis first.",
        "`DeviceMesh`",
    ),
    "module": Term(
        "A part of the model that a plan says something about: embedding, attention, ffn, "
        "moe, lm_head.",
    ),
    "near miss": Term("A plan that breaks one clause and no other."),
    "note": Term("Something worth knowing of a plan that is legal all the same."),
    "operator": Term(
        "One step of a program: what it reads, what it gives, on which ranks. `explain NAME` "
        "tells of each kind.",
    ),
    "owned": Term(
        "An index of a split axis is owned by the ranks that have it. The law mostly asks for "
        "exactly one.",
    ),
    "pad": Term("A row or column beyond the end of an axis, there to make shards equally long."),
    "partial sum": Term(
        "What a rank has of a sum over an axis that is split: the sum over its own indices. "
        "An all-reduce or reduce-scatter adds them up.",
        "`Partial`, partial over tp",
    ),
    "phase": Term(
        "Prefill, which computes the prompt, or decode, which computes a token a step. Each "
        "may have its own degrees.",
    ),
    "plan": Term("Who computes what: degrees, cuts and collectives, for a model, in a file."),
    "pool": Term(
        "The ranks of a phase, where prefill and decode have ranks of their own.",
        "prefill and decode instances, disaggregated serving",
    ),
    "position": Term(
        "A token's number in its sequence, which rotation, masks and learned positions read.",
    ),
    "program": Term(
        "What a plan lowers to: a list of operators for each stage. `shardproof run PLAN "
        "--program both` prints it.",
    ),
    "rank": Term("One device of the mesh, by its coordinates: rank tp 1.", "GPU, worker, process"),
    "replica": Term(
        "The ranks of one coordinate of dp: they have sequences of their own.",
        "DP rank",
    ),
    "replicated": Term("Each rank of the group has all of it.", "`Replicate()`"),
    "role": Term(
        "What an operator is for, whatever it is called in a plan: `all_reduce of ffn.down`.",
    ),
    "run": Term(
        "The plan's program executed for all ranks on numbers modulo a prime, where equal "
        "means equal, beside the model on one device.",
    ),
    "shard": Term("The part of a tensor that a rank has.", "`Shard`, local tensor, partition"),
    "split": Term(
        "Along which axis of its weight a projection is cut: `out` (columns), `in` (rows), "
        "`heads`, `head_dim`, or `none`.",
        "column parallel, row parallel",
    ),
    "stage": Term(
        "The ranks of one coordinate of pp, and the layers that they compute.",
        "pipeline stage, PP rank",
    ),
    "state": Term(
        "What a layer with linear attention keeps of all earlier tokens, in place of keys and "
        "values.",
        "recurrent state, SSM state",
    ),
    "stream": Term(
        "What goes from block to block, and to which each block adds.",
        "residual stream, hidden states",
    ),
    "sync point": Term(
        "A place in the program where ranks wait for each other: a collective, a send or a "
        "receive.",
        "synchronisation",
    ),
    "theorem": Term(
        "A law of algebra, for all sizes and all numbers of ranks, that `shardproof prove` proves.",
    ),
    "tied": Term("The head's weight is the embedding's.", "`tie_word_embeddings`"),
    "unknown": Term(
        "Neither legal nor illegal is known, and the reason is said: a field of the config "
        "that is not modelled, or a size beyond what is looked at.",
    ),
    "verdict": Term("Legal, illegal or unknown."),
    "width": Term(
        "The intermediate dimension of a feed-forward network, an expert or a shared expert.",
        "`intermediate_size`",
    ),
    "witness": Term("A counterexample in a file, which `shardproof run --witness` plays again."),
    "workload": Term(
        "Sizes that are run: batch, prompt and steps. What it leaves open holds for every size.",
    ),
}


def term_of(word: str) -> str | None:
    """The term that is meant: one, several, or with other signs between its words."""
    plain = " ".join(word.lower().replace("-", " ").replace("_", " ").split())
    for each in (plain, plain.removesuffix("s"), plain.removesuffix("es"), plain[:-3] + "y"):
        if each in TERMS:
            return each
    return None


def term_text(name: str, page: Page) -> str:
    """A term, for a person."""
    term = TERMS[name]
    out = [page.paint(name, "bold") + "  (word)", page.wrap(term.says, "  ")]
    if term.also:
        out.append(page.wrap(term.also, "  also called: ", "    "))
    return "\n".join(out)


def glossary_page() -> str:
    """docs/reference/glossary.md."""
    out = [
        "# Words",
        "",
        "What messages and pages mean by a word, and what others call it.",
        "`shardproof explain WORD` says the same;",
        "[You say, we write](../guide/you_say_we_write.md) has whole strategies.",
        "",
        "| word | what it means | also called |",
        "|---|---|---|",
        *(f"| {name} | {term.says} | {term.also} |" for name, term in sorted(TERMS.items())),
    ]
    return "\n".join(out) + "\n"
