"""Whether a certificate holds: `python -I checker.py CERT [--plan P.json] [--model CONFIG.json]`.

This file needs nothing but Python, and believes nothing that a certificate says. It reads the
config and the plan inside, writes the sharded program down again, works out by itself which value
every tensor is on every rank, asks that the outputs are the values of the same program on one
device, and then that the certificate says all this, word for word. What it does not know is
unknown.

Axes are taken apart into *cells*, pieces that no cut of the plan divides. On a rank a tensor is the
cells that it has of each axis, in local order, and for each combination of cells a *value*: a sum
of terms, each an operator applied to values, kept by number, so that equal values are one number.
Tokens over sp, and sequences over dp, lie alike for all tensors; whose tokens one has is a word.
"""

# What JSON holds has no type here, and `typing` would take longer to import than all the rest.
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
from __future__ import annotations

import gc
import os
import sys
from bisect import bisect_left
from contextlib import contextmanager, suppress
from functools import cache, partial
from itertools import accumulate, chain, combinations, pairwise, product
from math import gcd, inf, lcm, prod

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable
    from typing import Any

try:  # by itself, for `hashlib` loads all of OpenSSL
    sha256: Any = __import__("_sha2" if sys.version_info >= (3, 12) else "_sha256").sha256
except ImportError:
    from hashlib import sha256

STATEMENT = "https://in-toto.io/Statement/v1"
PREDICATE = "urn:uuid:a034f278-779c-4997-b160-d075218e3c9c"
"""A name that nobody else can have: there is no domain of ours that would tell more."""
CHECK = "shardproof verify CERT"
FORMAT = 2
"""Of the statement: which parts it has, and how its digests are made."""
DERIVATION = 1
"""Of the words in `derivation` and `numbers`: it changes where the same plan is told otherwise."""
VERSION = "0.1.0"
"""Of the project that this file goes with."""
GROUND = "c1bb1e3b3fb01e8666d296ef0c8a153de11418cb5979b7a38f393c3cd4de8b57"
"""The digest of what all certificates rest on: clauses, theorems, assumptions."""
LIMIT, MOST_VALUES = 1 << 24, 1 << 20
"""Bytes of a certificate that are read, and how many values it has."""
BOTH = ("prefill", "decode")
AXIS = ("pp", "dp", "sp", "tp")
DEGREES = ("dp", "pp", "sp", "tp", "ep")
WORK = ("batch", "prompt", "steps")
MOST, MOST_CELLS = 1 << 16, 1 << 12
"""Stages, layers, keys or sequences that are gone through one by one; ranks that share a tensor."""


class No(Exception):
    """What does not hold."""


class Unknown(Exception):
    """What this file knows nothing of."""


class Stop(Unknown):
    """Why nothing is said, in a sentence of its own."""


class Bad(Exception):
    """What is no certificate at all, or no file that can be read."""


# --- how much is read, and how long is worked ---

BUDGET = 10_000_000
"""Steps of work for one certificate: terms of sums, cells, indices and pairs of ranks. They are
counted, not timed, so that the word is the same on every machine."""
LEFT = [BUDGET]


def begin(*, anew: bool = True) -> None:
    """A new budget; nothing is kept of what was judged before, so that steps are always as many.

    Not `anew` for whoever goes on with the `truths` of `rebuilt`, whose numbers are kept here.
    """
    LEFT[0] = BUDGET
    if not anew:
        return
    for kept in (cut, in_rows, copies, value, plus, linear, opened, share_of, leaves, maps_to,
                 ends_of):  # fmt: skip
        kept.cache_clear()
    for known in (TERMS, MAPS, SUMS, NUMBERS, KNOWN, PADDED, FACTORS):
        known.clear()
    forget()
    SUMS[()] = 0
    PARTS[:] = [()]


def spend(steps: int) -> None:
    LEFT[0] -= steps
    if LEFT[0] < 0:
        raise Stop(
            f"to check it takes more than {BUDGET:,} steps of work, at which this file stops"
        )


class Bag:
    """Values by name."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

    def but(self, **values: Any) -> Bag:
        return Bag(**{**self.__dict__, **values})

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


# --- JSON, read and written by what `json` itself does it with ---

BLANK = " \t\n\r"


def unwritten(value: Any) -> Any:
    raise TypeError(f"JSON has no {type(value).__name__}")


def json_parts() -> tuple[Any, Any]:
    """What reads JSON and what writes it, by itself: the package loads regular expressions too."""
    try:
        words: Any = __import__("_json")
        constants = {"NaN": inf - inf, "Infinity": inf, "-Infinity": -inf}
        as_usual = Bag(
            strict=True, object_hook=None, object_pairs_hook=None, parse_float=float,
            parse_int=int, parse_constant=constants.__getitem__,
        )  # fmt: skip
        about = (None, unwritten, words.encode_basestring, None, ":", ",", True, False, True)
        return words.make_scanner(as_usual), words.make_encoder(*about)
    except (ImportError, AttributeError, TypeError):
        return None, None


SCAN, WRITE = json_parts()


def scanned(text: str) -> Any:
    """What a text of JSON says, in a list; none where it is no JSON, or nobody can tell here."""
    start = len(text) - len(text.lstrip(BLANK))
    try:
        value, end = SCAN(text, start)
    except (StopIteration, TypeError, ValueError, SystemError):
        return []  # the last where the package is not there, which has the right exception
    return [] if text[end:].strip(BLANK) else [value]


def loads(text: str) -> Any:
    """What a text of JSON says; where it is none, the package says why."""
    for value in scanned(text):
        return value
    import json

    return json.loads(text)


def where_no_json(why: Exception) -> str:
    """What is wrong with a text that is no JSON, where that can be said."""
    if not hasattr(why, "colno"):
        return ""
    fault: Any = why
    return f"{fault.msg} at line {fault.lineno}, column {fault.colno}"


def quick(value: Any) -> str:
    """Canonical JSON of what has no floats, and ASCII names."""
    if WRITE is not None:
        return "".join(WRITE(value, 0))
    import json

    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


# --- canonical JSON (RFC 8785) ---


def canonical(value: Any) -> str:
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join([f"{canonical(key)}:{canonical(value[key])}" for key in keys]) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float):
        return decimal(value)
    if isinstance(value, int) and not -(2**53) < value < 2**53:
        raise No("a number is too large for JSON")
    return quick(value)


def decimal(value: float) -> str:
    """A float as ECMAScript prints it."""
    if not -inf < value < inf:
        raise No("a number is none")
    mantissa, _, power = repr(abs(value)).partition("e")
    whole, _, rest = mantissa.partition(".")
    digits = (whole + rest).lstrip("0")
    point = len(whole) + int(power or 0) - (len(whole + rest) - len(digits))
    sign, digits = "-" * (value < 0), digits.rstrip("0")
    if len(digits) <= point <= 21:
        return sign + digits + "0" * (point - len(digits)) or "0"
    if 0 < point <= 21:
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}" if digits else "0"
    return f"{sign}{digits[0]}{'.' * (len(digits) > 1)}{digits[1:]}e{point - 1:+d}"


def spelled(value: Any) -> Any:
    """A config with numbers that JSON does not have as `transformers` writes them into its own."""
    if isinstance(value, dict):
        return {key: spelled(each) for key, each in value.items()}
    if isinstance(value, list):
        return [spelled(each) for each in value]
    if isinstance(value, float) and not -inf < value < inf:
        return {"__float__": {inf: "Infinity", -inf: "-Infinity"}.get(value, "NaN")}
    return value


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# --- cuts of an axis: for each rank, runs of indices and how many pads stand behind them ---

MOST_ROWS = 64
"""Of a cut that is written out, in which its ranks go on alike."""


def tidy(runs: Iterable[range], few: int = 4096) -> tuple[range, ...]:
    """Indices in local order, always written in the same runs."""
    runs = list(runs)
    spend(len(runs))
    if any(run.step != 1 for run in runs) and sum(map(len, runs)) <= few:
        runs = [range(i, i + 1) for run in runs for i in run]
    out: list[range] = []
    for run in runs:
        if run and out and out[-1].step == run.step == 1 and out[-1].stop == run.start:
            out[-1] = range(out[-1].start, run.stop)
        elif run:
            out.append(run)
    return tuple(out)


@cache
def cut(text: str, n: int, ranks: int, pads: int = 1) -> Any:
    """What each rank has under a cut; of one by hand also what is beyond the end of the axis."""
    spec: Any = loads(text) if text[0] in "[{" else text
    spec = {"sizes": spec} if isinstance(spec, list) else spec
    kind: str
    given: Any
    kind, given = (spec, 0) if isinstance(spec, str) else next(iter(spec.items()))
    if ranks > MOST or (n > 1 << 18 and "strided" in text):
        raise Unknown(f"an axis of {n} over {ranks} ranks")
    if kind in ("sizes", "listed") and len(given) < ranks:
        raise No(f"a cut is for {len(given)} ranks, and there are {ranks}")
    ends = [0, *accumulate(given)] if kind == "sizes" else []
    step, each = given or 1, -(-n // ranks)
    full = -(-n // (given or ranks)) * (given or ranks) // ranks if kind == "padded" else n // ranks

    def balanced(place: int, parts: int) -> range:
        return range(*(i * (n // parts) + min(i, n % parts) for i in (place, place + 1)))

    def spans(r: int) -> Iterable[range]:
        match kind:
            case "even" | "padded":
                return (range(r * full, (r + 1) * full),)
            case "chunk":
                return (range(min(n, r * each), min(n, (r + 1) * each)),)
            case "balanced":
                return (balanced(r, ranks),)
            case "zigzag":
                return (balanced(c, 2 * ranks) for c in (r, 2 * ranks - 1 - r))
            case "strided" if step == 1:
                return (range(r, n, ranks),)
            case "strided":
                return (range(i, min(n, i + step)) for i in range(r * step, n, ranks * step))
            case "sizes":
                return (range(ends[r], ends[r + 1]),)
            case "listed":
                pairs = (str(item).partition("-") for item in given[r])
                return (range(int(low), int(high or low) + 1) for low, _, high in pairs)
            case "whole":
                return (range(n),)
            case _:
                raise Unknown(f"a cut {kind}")

    found: list[Any] = []
    for r in range(ranks):
        runs = tidy(spans(r))
        inside = tidy(run[: max(0, n - run.start)] for run in runs) if kind == "padded" else runs
        found.append((inside, pads * (sum(map(len, runs)) - sum(map(len, inside)))))
    return tuple(found)


@cache
def in_rows(text: str, n: int, ranks: int, pads: int = 1) -> Any:
    """A cut on which every index is once, or all on each rank, in rows of ranks that go on alike.

    For each how many ranks, the runs of the first of them as (low, size), by how much each of these
    lies further on each next rank, and how many pads are behind them. None where it is no such cut,
    or one by hand in too many rows.
    """
    spec: Any = loads(text) if text[0] in "[{" else text
    spec = {"sizes": spec} if isinstance(spec, list) else spec
    kind: str
    given: Any
    kind, given = (spec, 0) if isinstance(spec, str) else next(iter(spec.items()))
    if kind in ("sizes", "listed"):
        return rows_by_hand(kind, given, n, ranks)
    each, step = -(-n // ranks), given or 1
    rows: list[Any] = []
    match kind:
        case "whole":
            rows = [(ranks, 0, n, 0, 0)]
        case "even" if n % ranks == 0:
            rows = [(ranks, 0, each, each, 0)]
        case "balanced":
            low, longer = divmod(n, ranks)
            rows = [(longer, 0, low + 1, low + 1, 0)]
            rows += [(ranks - longer, longer * (low + 1), low, low, 0)]
        case "chunk" | "padded":
            unit = given or ranks
            each = -(-n // unit) * unit // ranks if kind == "padded" else each
            if each * ranks < n:
                return None
            pads *= kind == "padded"
            full, rest = divmod(n, each)
            rows = [(full, 0, each, each, 0)]
            rows += [(int(rest > 0), full * each, rest, 0, pads * (each - rest))]
            rows += [(ranks - full - (rest > 0), 0, 0, 0, pads * each)]
        case "zigzag":
            return rows_of_zigzag(n, ranks)
        case "strided" if n % (ranks * step) == 0 and n <= ranks * step * 64:
            runs = tuple((low, step) for low in range(0, n, ranks * step))
            return [(ranks, runs, (step,) * len(runs), 0)]
        case _:
            return None
    return [(count, ((low, size),), (by,), more) if size else (count, (), (), more)
            for count, low, size, by, more in rows if count]  # fmt: skip


def rows_of_zigzag(n: int, ranks: int) -> Any:
    """Rows of ranks that have a part of each half of an axis, one from its front, one from its end.

    Parts get shorter once. The last rank has the two in the middle, which are one.
    """
    size, longer = divmod(n, 2 * ranks)
    change = longer if longer <= ranks else 2 * ranks - longer
    rows: list[Any] = []
    for first, last in pairwise(sorted({0, min(change, ranks - 1), ranks - 1, ranks})):
        parts = [(i * size + min(i, longer), size + (i < longer), by)
                 for i, by in ((first, 1), (2 * ranks - 1 - first, -1))]  # fmt: skip
        runs = [(low, long, by * long) for low, long, by in parts if long]
        if first == ranks - 1 and len(runs) == 2:
            runs = [(runs[0][0], runs[0][1] + runs[1][1], 0)]
        rows.append((last - first, tuple((a, b) for a, b, _ in runs),
                     tuple(by for _, _, by in runs), 0))  # fmt: skip
    return rows


def rows_by_hand(kind: str, given: list[Any], n: int, ranks: int) -> Any:
    """Rows of a cut that is written out, each as long as it goes on by the same step."""
    if len(given) != ranks:
        return None
    spend(ranks)
    ends = [0, *accumulate(given)] if kind == "sizes" else []
    rows: list[Any] = []
    every: list[range] = []
    last: Any = ()
    for rank in range(ranks):
        if kind == "sizes":
            found = tidy((range(ends[rank], ends[rank + 1]),))
        else:
            pairs = (str(item).partition("-") for item in given[rank])
            found = tidy(range(int(low), int(high or low) + 1) for low, _, high in pairs)
        every += found
        runs = tuple((run.start, len(run)) for run in found)
        by = tuple(a - b for (a, _), (b, _) in zip(runs, last, strict=False))
        count, first, step, _ = rows[-1] if rows else (0, (), (), 0)
        if rows and [x for _, x in runs] == [x for _, x in last] and (count == 1 or step == by):
            rows[-1] = (count + 1, first, by, 0)
        else:
            rows.append((1, runs, (0,) * len(runs), 0))
        last = runs
        if len(rows) > MOST_ROWS:
            return None
    return rows if every_once(every, n) else None


def every_once(runs: list[range], n: int) -> bool:
    """Whether each index of an axis is in one of these runs, and no other."""
    found = sorted(runs, key=lambda run: run.start)
    ends = [0, *(at for run in found for at in (run.start, run.stop)), n]
    return all(ends[i] == ends[i + 1] for i in range(0, len(ends), 2))


def seen_on(text: str, n: int, ranks: int) -> tuple[int, int]:
    """On how many ranks an index is under a cut, at least and at most."""
    if text == "whole":
        return ranks, ranks
    rows = in_rows(text, n, ranks)
    if text in ("even", "zigzag") or (rows is None and "padded" in text):
        unit = turn(text, 1) if text[0] == "{" else ranks
        some = n if text == "even" else -(-n // unit) * unit
        return (int(text == "zigzag" or n % ranks == 0), int(some >= ranks))
    if rows is not None:
        return 1, 1
    least, most, _ = held(cut(text, n, ranks, 0), n)
    return least, most


def turn(text: str, ranks: int) -> int:
    """How many indices it takes until every rank that ever has any has some."""
    spec: Any = loads(text) if text[0] == "{" else {}
    return max(ranks * spec.get("strided", 1), spec.get("padded", 1))


def indices(runs: Iterable[range]) -> list[int]:
    runs = list(runs)
    spend(sum(map(len, runs)))
    return [i for run in runs for i in run]


def ascending(runs: Iterable[range], *, order: bool = True) -> bool:
    """Whether these are the first indices of an axis, in their order or in any."""
    found = indices(runs)
    return (found if order else sorted(found)) == list(range(len(found)))


@cache
def copies(parts: Any, n: int) -> tuple[frozenset[int], bool]:
    """On how many ranks indices are; whether one is beyond the axis."""
    change, beyond = {0: 0, n: 0}, False
    for run in (run for runs, _ in parts for run in runs):
        spend(1 if run.step == 1 else len(run))
        beyond |= max(run[0], run[-1]) >= n
        for low, high in [(run.start, run.stop)] if run.step == 1 else [(i, i + 1) for i in run]:
            change[low], change[high] = change.get(low, 0) + 1, change.get(high, 0) - 1
    counts = accumulate(change[at] for at in sorted(change) if at < n)
    return frozenset(counts), beyond


def held(parts: Any, n: int) -> tuple[int, int, bool]:
    """On how many ranks an index is, at least and at most; whether one is beyond the axis."""
    counts, beyond = copies(parts, n)
    return min(counts, default=1), max(counts, default=1), beyond


def told(n: int, parts: Any, rest: Any = None) -> Any:
    """A map as a certificate has it: ranks that go on alike are told once.

    Behind each part there may be more ranks that are known to go on as this one does, `rest`.
    """
    rows: list[Any] = []
    last: list[Any] = []
    for at, (runs, more) in enumerate(parts):
        flat = [[run.start, len(run), run.step] for run in runs]
        by = [a[0] - b[0] for a, b in zip(flat, last, strict=False)]
        alike = [x[1:] for x in flat] == [x[1:] for x in last]
        row = rows[-1] if rows and alike and more == rows[-1]["pads"] else None
        if row is not None and (row["ranks"] == 1 or row["by"] == by):
            row.update(ranks=row["ranks"] + 1, by=by)
        else:
            rows.append({"ranks": 1, "first": flat, "by": [0] * len(flat), "pads": more})
        last = flat
        if rest is not None and rest[at]:
            rows[-1]["ranks"] += rest[at]
            last = [
                [low + b * rest[at], *x] for (low, *x), b in zip(flat, rows[-1]["by"], strict=True)
            ]
    return {"of": n, "ranks": rows}


def told_in_rows(n: int, rows: Any) -> Any:
    """`told` of the rows of a regular cut: of each its first three ranks show how all go on."""
    parts: list[Any] = []
    rest: list[int] = []
    for count, runs, by, more in rows:
        for i in range(min(count, 3)):
            steps = [(low + i * step, size) for (low, size), step in zip(runs, by, strict=True)]
            parts.append((tidy(range(low, low + size) for low, size in steps), more))
            rest.append(count - 3 if i == 2 else 0)
    return told(n, parts, rest)


# --- the config, by the names that families use ---

WINDOW = "+use_sliding_window=false +max_window_layers=28 +sliding_window=4096"
BIASED = "qkv=attention_bias out=attention_bias"
QWEN2 = f"window=upper qkv=true {WINDOW}"
QWEN3 = f"window=upper {BIASED} qk=head {WINDOW} -use_qk_norm=true"
STEPS = "placed=step renorm=norm_topk_prob +decoder_sparse_step=1"
QWEN3_MOE = (
    f"{QWEN3} count=num_experts|num_local_experts {STEPS} -shared_expert_intermediate_size=0"
)
GEMMA = f"{BIASED} tied=true root=true act=hidden_activation +head_dim=256 fine=hidden_act"
CAPS = "place=sandwich caps=true +sliding_window=4096 +query_pre_attn_scalar=256"
GEMMA3 = (
    f"{GEMMA} {CAPS} window=pattern qk=head +sliding_window_pattern=6 "
    "+vocab_size=262208 +num_attention_heads=8 +num_key_value_heads=4"
)
GEMMA4 = (
    f"{GEMMA}|vocab_size_per_layer_input|use_double_wide_mlp place=sandwich cap=true "
    "window=pattern qk=head vnorm=true globals=true kasv=attention_k_eq_v unscaled=true "
    "layerscale=true +vocab_size=262144 "
    "+num_attention_heads=8 +num_key_value_heads=4 +global_head_dim=512 +sliding_window=512 "
    "+sliding_window_pattern=6 +hidden_size_per_layer_input=256 -hidden_size_per_layer_input=0 "
    "-use_bidirectional_attention=vision -num_kv_shared_layers=0 "
    "count=num_experts chosen=top_k_experts renorm=true shared=sized shares=intermediate_size "
    "beside=enable_moe_block"
)
ROUTED = (
    "count=n_routed_experts placed=after renorm=norm_topk_prob grouped=true shared=counted "
    "+moe_layer_freq=1"
)
NEXT = (
    "states=true outgate=true qk=head rotary=partial_rotary_factor +partial_rotary_factor=0.25 "
    "+head_dim=256 +linear_num_key_heads=16 +linear_num_value_heads=32 +linear_key_head_dim=128 "
    "+linear_value_head_dim=128 +linear_conv_kernel_dim=4 -attn_output_gate=true "
    "-attention_bias=false -hidden_act=silu fine=mamba_ssm_dtype"
)
NEXT_MOE = "count=num_experts|num_local_experts shared=sized shares=shared_expert_intermediate_size"
EARLY = "+first_k_dense_replace=0 +routed_scaling_factor=1 +topk_method=greedy"
CORRECTED = "+topk_method=noaux_tc +scoring_func=sigmoid"
CHOSEN = f"{CORRECTED} +norm_topk_prob=true +n_shared_experts=1"
ONE_GROUP = "+n_group=1 +topk_group=1 +moe_layer_freq=1"
LATENT = (
    f"{ROUTED} latent=true dim=none pairs=interleaved +q_lora_rank=1536 fine=head_dim|qk_head_dim "
    "-attention_bias=false"
)
V3 = (
    f"{LATENT} {CHOSEN} +first_k_dense_replace=3 +routed_scaling_factor=2.5 +n_group=8 "
    "+topk_group=4 -rope_interleave=true"
)
INDEXED = (
    f"{V3} listed=true count=n_routed_experts|num_experts +index_n_heads=64 +index_head_dim=128 "
    "+index_topk=2048 -mlp_bias=false"
)
PART = "rotary=partial_rotary_factor +partial_rotary_factor="
GLM4V_MOE = f"qkv=attention_bias {PART}0.5 {ROUTED} {CHOSEN} +first_k_dense_replace=1 {ONE_GROUP}"
ERNIE = "pairs=interleaved tied=true qkv=use_bias out=use_bias mlp=use_bias"
ERNIE_FINE = "fine=use_rmsnorm|fuse_rope|moe_norm_min|is_quantized"
GRANITE = (
    f"{BIASED} scale=attention_multiplier +attention_multiplier=1 "
    "embedded=embedding_multiplier residual=residual_multiplier divided=logits_scaling"
)
GRANITE_MOE = f"{GRANITE} count=num_local_experts inner=intermediate_size score=topk_softmax"
EXAONE = (
    "window=pattern bare_far=true qk=head -attention_bias=false +sliding_window=4096 "
    "+sliding_window_pattern=4"
)
SIGMOID = "score=sigmoid renorm=true"
SOME = "count=num_experts|num_local_experts"
OLD = "gated=false times=4 tied=true dim=none"
COUNTS = "layers=n_layer|num_hidden_layers heads=n_head|num_attention_heads"
GPT = (
    f"{OLD} {COUNTS} hidden=n_embd|hidden_size kv=none width=n_inner act=activation_function "
    "rows=n_positions|max_position_embeddings positions=learned qkv=true out=true mlp=true "
    "-scale_attn_weights=true -scale_attn_by_inverse_layer_idx=false -add_cross_attention=false"
)
BLOCK = "-apply_residual_connection_post_layernorm=false"
FAMILIES = {
    "llama": f"{BIASED} mlp=mlp_bias fine=is_llama_config -rope_interleaved=false",
    "smollm3": f"{BIASED} mlp=mlp_bias tied=true bare=true +no_rope_layer_interval=4 "
    "fine=max_window_layers -use_sliding_window=false",
    "mistral": "window=all +sliding_window=4096",
    "mixtral": "window=all count=num_local_experts inner=intermediate_size renorm=true",
    "granite": f"{GRANITE} mlp=mlp_bias",
    "granitemoe": GRANITE_MOE,
    "granitemoeshared": f"{GRANITE_MOE} shared=sized shares=shared_intermediate_size "
    "+shared_intermediate_size=0",
    "granitemoehybrid": f"{GRANITE_MOE} states=true placed_by=position_embedding_type alone=true "
    "shared=sized shares=shared_intermediate_size dense=shared_intermediate_size "
    "mheads=mamba_n_heads mdim=mamba_d_head mgroups=mamba_n_groups mstate=mamba_d_state "
    "mkernel=mamba_d_conv mexpand=mamba_expand mnorm=group +shared_intermediate_size=1024 "
    "+mamba_n_heads=128 +mamba_n_groups=1 +mamba_d_state=256 +mamba_d_conv=4 +mamba_expand=2 "
    "-mamba_conv_bias=true -mamba_proj_bias=false "
    "fine=intermediate_size|mamba_chunk_size|time_step_limit|init_method|normalization_function",
    "phi3": f"window=all {PART}1 -full_attn_mod=1 -interpolate_factor=1 "
    "-attention_bias=false -lm_head_bias=false -mlp_bias=false",
    "phi": f"parallel=true {PART}0.5 qkv=true out=true mlp=true head=true gated=false "
    "qk=head normed=qk_layernorm",
    "olmo2": f"{BIASED} place=post qk=width",
    "olmo3": f"{BIASED} place=post qk=width window=pattern +sliding_window=4096 "
    "+sliding_window_pattern=4",
    "olmoe": f"{BIASED} qk=width {SOME} inner=intermediate_size renorm=norm_topk_prob "
    "-clip_qkv=null",
    "arcee": f"{BIASED} mlp=mlp_bias gated=false",
    "seed_oss": "qkv=attention_bias out=attention_out_bias mlp=mlp_bias +attention_bias=true "
    "+head_dim=128",
    "mimo": f"{QWEN2} -attention_bias=true",
    "minimax_m2": f"qk=width normed=use_qk_norm +use_qk_norm=true turned=rotary_dim {PART}1 "
    f"+head_dim=128 count=num_local_experts|num_experts inner=intermediate_size {SIGMOID} "
    "-qk_norm_type=per_layer -use_routing_bias=true -scoring_func=sigmoid "
    "-shared_intermediate_size=0 -attention_bias=false -sliding_window=null ones=attn_type_list",
    "hy_v3": f"{BIASED} mlp=mlp_bias qk=head +head_dim=128 {SOME} {SIGMOID} placed=after "
    "listed=true inner=moe_intermediate_size|expert_hidden_dim scaled=router_scaling_factor "
    "shared=counted shares=num_shared_experts +num_shared_experts=1 +first_k_dense_replace=1 "
    "+moe_layer_freq=1 +router_scaling_factor=2.826 -qk_norm=true -route_norm=true "
    "-moe_router_use_sigmoid=true -moe_router_enable_expert_bias=true "
    "fine=enable_attention_fp32_softmax|enable_lm_head_fp32|enable_moe_fp32_combine",
    "ernie4_5": f"{ERNIE} +head_dim=128 {ERNIE_FINE}",
    "ernie4_5_moe": f"{ERNIE} count=moe_num_experts|num_experts chosen=moe_k|num_experts_per_tok "
    "placed=between +moe_layer_start_index=1 +moe_layer_end_index=-1 +moe_layer_interval=1 "
    "renorm=true shared=counted shares=moe_num_shared_experts must=moe_num_shared_experts "
    "-moe_use_aux_free=true -moe_gate=topk -moe_gate_act=softmax "
    f"{ERNIE_FINE}|moe_capacity",
    "exaone4": f"{EXAONE} place=post",
    "exaone_moe": f"{EXAONE} {SOME} {CORRECTED} {ONE_GROUP} +norm_topk_prob=true "
    "renorm=norm_topk_prob placed=after listed=true grouped=true shared=counted "
    "shares=num_shared_experts +num_shared_experts=1 +first_k_dense_replace=1 "
    "+routed_scaling_factor=2.5",
    "glm4": f"qkv=attention_bias place=sandwich pairs=interleaved {PART}0.5 +head_dim=128",
    "llama4_text": f"{BIASED} pairs=interleaved bare=true +no_rope_layer_interval=4 +head_dim=128 "
    "count=num_local_experts inner=intermediate_size dense=intermediate_size_mlp score=sigmoid "
    "placed=every_so +interleave_moe_layer_step=1 shared=alike weighted=true "
    "qk=bare normed=use_qk_norm +use_qk_norm=true placescale=attn_temperature_tuning "
    "+attn_temperature_tuning=true chunk=attention_chunk_size +attention_chunk_size=8192 "
    "fine=attn_scale|floor_scale|for_llm_compressor",
    "qwen2": QWEN2,
    "qwen2_vl": QWEN2,
    "qwen2_vl_text": QWEN2,
    "qwen2_5_vl": QWEN2,
    "qwen2_5_vl_text": QWEN2,
    "qwen2_moe": f"window=upper count=num_experts qkv=qkv_bias shared=sized +qkv_bias=true {STEPS} "
    f"{WINDOW} shares=shared_expert_intermediate_size",
    "qwen3": f"{QWEN3} +head_dim=128",
    "qwen3_vl_text": f"{QWEN3} +head_dim=128",
    "qwen3_moe": QWEN3_MOE,
    "qwen3_vl_moe_text": QWEN3_MOE,
    "qwen3_next": f"{NEXT} {NEXT_MOE} {STEPS} +norm_topk_prob=true",
    "qwen3_5_text": f"{NEXT}|mlp_only_layers",
    "qwen3_5_moe_text": f"{NEXT}|mlp_only_layers {NEXT_MOE} renorm=true -norm_topk_prob=true "
    "-decoder_sparse_step=1",
    "qwen3_omni_moe_text": QWEN3_MOE.replace("window=upper ", "").replace(WINDOW, "")
    + " +norm_topk_prob=true fine=sliding_window|use_sliding_window|max_window_layers",
    "deepseek": f"{BIASED} {ROUTED} {EARLY} +scoring_func=softmax",
    "deepseek_v2": f"{LATENT} {EARLY} +scoring_func=softmax",
    "deepseek_v3": V3,
    "kimi_k2": V3,
    "kimi_linear": "states=true channels=true latent=true dim=none positions=none "
    "count=num_experts|num_local_experts "
    "chosen=num_experts_per_token|num_experts_per_tok placed=after listed=true grouped=true "
    "groups=num_expert_group|n_group scored=moe_router_activation_func shared=counted "
    "renorm=moe_renormalize|norm_topk_prob shares=num_shared_experts|n_shared_experts "
    "must=first_k_dense_replace|mlp_layer_types +moe_layer_freq=1 +routed_scaling_factor=2.446 "
    "+topk_method=noaux_tc +moe_router_activation_func=sigmoid +moe_renormalize=true "
    "+num_expert_group=1 +topk_group=1 +num_shared_experts=1 -hidden_act=silu "
    "-mla_use_nope=true -use_grouped_topk=true -attention_bias=false -rope_scaling=null "
    "-rope_parameters=null fine=head_dim|qk_head_dim",
    "glm4_moe": f"{GLM4V_MOE} qk=head normed=use_qk_norm +head_dim=128 +routed_scaling_factor=1",
    "glm4v_moe_text": f"{GLM4V_MOE} +routed_scaling_factor=1 +attention_bias=true "
    "-use_qk_norm=false",
    "glm4v_text": "qkv=true place=sandwich pairs=interleaved rotary=partial_rotary_factor "
    "-attention_bias=true",
    "deepseek_v32": f"{INDEXED} index=half",
    "glm_moe_dsa": f"{INDEXED} {CHOSEN} {ONE_GROUP} index=interleaved +q_lora_rank=2048 "
    "+index_n_heads=32 +index_topk_freq=1 +index_skip_topk_offset=2 -indexer_rope_interleave=true "
    "fine=head_dim|qk_head_dim|index_share_for_mtp_iteration|moe_router_dtype",
    "glm4_moe_lite": f"{ROUTED} {CHOSEN} latent=true dim=none pairs=interleaved listed=true "
    "+q_lora_rank=768 +first_k_dense_replace=1 +n_group=1 +topk_group=1 "
    "+routed_scaling_factor=1.8 fine=head_dim|qk_head_dim -attention_bias=false "
    "-rope_interleave=true -partial_rotary_factor=1",
    "solar_open": f"qkv=attention_bias {PART}1 +head_dim=128 count=n_routed_experts "
    f"renorm=norm_topk_prob grouped=true shared=counted {CHOSEN} {ONE_GROUP} "
    "+routed_scaling_factor=1 -first_k_dense_replace=0 -use_qk_norm=false",
    "youtu": "latent=true dim=none pairs=interleaved tied=true +q_lora_rank=1536 "
    "-attention_bias=false -mlp_bias=false -rope_interleave=true "
    "fine=head_dim|qk_head_dim|embedding_initializer_range",
    "mimo_v2_flash": f"qkv=attention_bias {PART}0.334 value=v_head_dim window=hybrid swa=true "
    f"count=n_routed_experts renorm=norm_topk_prob grouped=true placed=marked listed=true "
    f"sinks=add_full_attention_sink_bias {CORRECTED} +n_group=1 +topk_group=1 "
    "+norm_topk_prob=true "
    "+routed_scaling_factor=1 +head_dim=192 +v_head_dim=128 +sliding_window=129 "
    "+add_swa_attention_sink_bias=true -n_shared_experts=null "
    "fine=attention_value_scale|swa_rope_theta|attention_chunk_size",
    "dots1": f"{BIASED} qk=head {ROUTED} {CORRECTED} +norm_topk_prob=false "
    "+first_k_dense_replace=0 +routed_scaling_factor=1 +n_group=1 +topk_group=1 "
    "-sliding_window=null -max_window_layers=62",
    "nemotron_h": "blocks=true positions=none dim=head_dim|attention_head_dim gated=false "
    "act=mlp_hidden_act mheads=mamba_num_heads mdim=mamba_head_dim mgroups=n_groups|mamba_n_groups "
    "mstate=ssm_state_size mkernel=conv_kernel|mamba_d_conv mnorm=group +head_dim=128 "
    "+mamba_num_heads=128 +mamba_head_dim=64 +n_groups=8 +ssm_state_size=128 +conv_kernel=4 "
    "count=n_routed_experts renorm=norm_topk_prob grouped=true shared=sized "
    f"shares=moe_shared_expert_intermediate_size {CORRECTED} +norm_topk_prob=true "
    "+routed_scaling_factor=1 -attention_bias=false -mlp_bias=false -use_bias=false "
    "-mamba_proj_bias=false -use_conv_bias=true -mamba_hidden_act=silu -n_shared_experts=1 "
    "narrow=moe_latent_size -sliding_window=null fine=chunk_size|expand|mamba_ssm_cache_dtype"
    "|mamba_ssm_dtype|mtp_hybrid_override_pattern|mtp_layers_block_type|moe_shared_expert_overlap"
    "|num_logits_to_keep|partial_rotary_factor|rescale_prenorm_residual|residual_in_fp32"
    "|time_step_floor|time_step_limit|time_step_max|time_step_min|time_step_rank|use_mamba_kernels",
    "gemma": GEMMA,
    "gemma2": f"{GEMMA}|sliding_window_size {CAPS} window=even +attn_logit_softcapping=50 "
    "+final_logit_softcapping=30",
    "gemma3": GEMMA3,
    "gemma3_text": GEMMA3,
    "gemma4": GEMMA4,
    "gemma4_text": GEMMA4,
    "gpt2": f"{GPT} fine=n_ctx|n_special|predict_special_tokens",
    "gpt_bigcode": f"{GPT} multi=true +multi_query=true "
    "fine=runner_max_sequence_length|inference_runner|pad_key_length",
    "starcoder2": "window=all qkv=use_bias out=use_bias mlp=use_bias gated=false tied=true "
    "+use_bias=true -mlp_type=default -norm_type=layer_norm -scale_attn_weights=true "
    "fine=activation_function",
    "gpt_neox": f"{BIASED} gated=false norms=2 rotary=rotary_pct|partial_rotary_factor mlp=true "
    "kv=none dim=none +rotary_pct=0.25 parallel=use_parallel_residual "
    "+use_parallel_residual=true +attention_bias=true",
    "gpt_oss": f"{BIASED} window=even mlp=true sinks=true joint=true act=none "
    "count=num_local_experts chosen=num_experts_per_tok|experts_per_token score=topk_softmax "
    "inner=intermediate_size routed=true +attention_bias=true "
    "fine=hidden_act|swiglu_alpha|swiglu_limit|initial_context_length",
    "bloom": f"{OLD} {COUNTS} hidden=n_embed|hidden_size kv=none width=none act=none "
    f"positions=alibi embedded_norm=true qkv=true out=true mlp=true -n_inner=null {BLOCK} "
    "fine=bias_dropout_fusion|masked_softmax_fusion|offset_alibi|skip_bias_add|skip_bias_add_qkv"
    "|slow_but_exact",
    "falcon": f"{OLD} kv=num_kv_heads width=ffn_hidden_size act=activation falcon=true "
    f"parallel=parallel_attn qkv=bias out=bias mlp=bias +parallel_attn=true +multi_query=true "
    f"{BLOCK}",
    "opt": "gated=false tied=true positions=learned kv=none dim=none width=ffn_dim "
    "act=activation_function qkv=enable_bias out=enable_bias mlp=enable_bias +enable_bias=true "
    "alike=word_embed_proj_dim fine=layerdrop -do_layer_norm_before=true "
    "-_remove_final_layer_norm=false -layer_norm_elementwise_affine=true",
    "cohere": f"{BIASED} parallel=true pairs=interleaved tied=true multiplied=logit_scale "
    "+logit_scale=0.0625 -use_qk_norm=false",
}
"""What each says of its layers (`a=b`), what its fields are where they are left out (`+`), and what
they have to be (`-`)."""
HARMLESS = frozenset(
    """architectures auto_map model_type _name_or_path name_or_path transformers_version
    transformers.js_config _from_model_config _commit_hash torch_dtype dtype use_bfloat16
    torchscript initializer_range initializer_factor init_std use_cache cache_implementation
    use_flash_attn use_flash_attention flash_attn flash_attention attn_implementation
    _attn_implementation _attn_implementation_autoset _attn_implementation_internal rms_norm_eps
    layer_norm_eps layer_norm_epsilon layernorm_epsilon norm_epsilon norm_eps rope_theta
    rotary_emb_base rope_local_base_freq original_max_position_embeddings max_sequence_length
    model_max_length seq_length is_decoder pretraining_tp ep_size aux_loss_alpha aux_loss_coef
    seq_aux router_aux_loss_coef router_z_loss_coef router_jitter_noise output_router_logits
    output_attentions output_hidden_states output_scores return_dict use_return_dict
    return_dict_in_generate task_specific_params problem_type finetuning_task id2label label2id
    num_labels prefix quantization_config compression_config quantization num_nextn_predict_layers
    gradient_checkpointing attention_softmax_in_fp32 scale_attention_softmax_in_fp32
    reorder_and_upcast_attn tokenizer_class do_sample num_beams num_beam_groups temperature top_k
    top_p typical_p diversity_penalty repetition_penalty length_penalty no_repeat_ngram_size
    encoder_no_repeat_ngram_size exponential_decay_length_penalty remove_invalid_values
    num_return_sequences max_length min_length max_new_tokens early_stopping bad_words_ids
    suppress_tokens begin_suppress_tokens tf_legacy_loss chunk_size_feed_forward
    boi_token_index eoi_token_index use_mtp mtp_transformer_layers mtp_loss_scaling_factor
    mtp_use_dedicated_embeddings bos_token eos_token pad_token language router_dtype
    embedding_initializer_range num_mtp_modules num_mtp_layers mtp_num_hidden_layers
    mtp_num_layers n_mtp_layers use_unified_vision_chunk""".split()
)
OTHER_PARTS = frozenset(
    """code2wav_config projector_config projector_hidden_act projector_hidden_size
    multimodal_projector_bias spatial_merge_size img_processor img_context_token ignore_index
    select_layer downsample_ratio dynamic_image_size max_dynamic_patch min_dynamic_patch
    use_thumbnail ps_version use_backbone_lora use_llm_lora force_image_size pad2square template
    mlp_checkpoint ts_config deepstack_visual_indexes multi_modal_projector_bias projector_ln_eps
    projector_type merge_kernel_size merge_type tile_tag global_view_pos candidate_resolutions
    position_id_per_seconds seconds_per_chunk enable_audio_output talker_config""".split()
)
TEXT_OF = {"glm46v": "glm4v_text", "glm4v": "glm4v_text", "glm4v_moe": "glm4v_moe_text",
           "llama4": "llama4_text", "qwen3_5": "qwen3_5_text", "qwen3_5_moe": "qwen3_5_moe_text",
           "mistral3": "mistral", "qwen3_vl": "qwen3_vl_text",
           "qwen3_vl_moe": "qwen3_vl_moe_text"}  # fmt: skip
TEXT_PARTS = ("text_config", "llm_config", "language_config", "thinker_config")
ENDINGS = ("_token_id", "_token_ids", "_token_index", "dropout", "_dropout_prob", "_pdrop")
BEGINNINGS = ("summary_", "unsloth_", "vision", "visual", "image", "mm_", "audio", "video",
              "speech", "vit_", "talker")  # fmt: skip
TABLES = ("default", "linear", "llama3", "yarn", "deepseek_yarn", "longrope", "su", "mrope", "ntk",
          None)  # fmt: skip
UNROUTED = frozenset(
    """moe_intermediate_size n_group n_routed_experts n_shared_experts norm_topk_prob num_experts
    num_experts_per_tok num_local_experts routed_scaling_factor scoring_func expert_hidden_dim
    num_shared_experts moe_renormalize moe_router_activation_func num_expert_group
    num_experts_per_token
    shared_expert_intermediate_size topk_group topk_method top_k_experts""".split()
)
"""Fields that say nothing where no layer has experts."""
ATTENTION = {"positions": "rope", "qk_norm": "none", "rope": None, "latent": None, "window": None,
             "softcap": None, "scale": None, "sinks": False, "q_bias": False, "k_bias": False,
             "v_bias": False, "out_bias": False, "output_gate": False,
             "delta": None, "indexer": None, "shares_index": False, "chunk": None,
             "position_scale": False, "keys_as_values": False, "value_norm": False,
             "scales": None}  # fmt: skip
STATE = {"rule": "delta", "norm": "head", "gate_rank": None}
NO_ATTENTION = {"heads": 0, "kv_heads": 1, "head_dim": 1, "value_dim": 1, "positions": "none"}
NO_FFN = {"width": 0}
FFN = {"gated": True, "up_bias": False, "down_bias": False, "joint": False, "moe": False,
       "shared": None, "input_weighted": False, "latent": None, "own_norms": False,
       "scales": None}  # fmt: skip
ROUTER = {"renormalise": False, "groups": 1, "top_groups": 1, "bias": False, "scale": None}
MODEL = {"tied": False, "head_bias": False, "embedding_scale": None, "embedding_norm": False,
         "residual_scale": None, "logit_scale": None, "logit_softcap": None, "final_norm": True,
         "layer_scale": False, "unmodelled": ()}  # fmt: skip
TRUTHS = frozenset(
    """gated up_bias down_bias joint input_weighted shared_gate renormalise bias correction sinks
    q_bias k_bias v_bias out_bias output_gate shares_index position_scale parallel tied head_bias
    keys_as_values value_norm layer_scale own_norms
    embedding_norm final_norm norm_bias
    """.split()
)
SCALES = ("scale", "softcap", "embedding_scale", "residual_scale", "logit_scale", "logit_softcap")
TEXTS = ("activation", "name", "family")
MOST_OF = {"hidden": 1 << 24, "vocab": 1 << 27, "width": 1 << 42, "window": 1 << 31,
           "chunk": 1 << 31,
           "max_positions": 1 << 31, "kv_rank": 1 << 26, "q_rank": 1 << 26, "latent": 1 << 26,
           "head_dim": 1 << 17, "kernel": 1 << 10, "top_k": 1 << 31}  # fmt: skip
PLAIN = ("shardproof_model", "name", "family", "norm", "norm_bias", "max_positions", "notes",
         "stored")  # fmt: skip
"""Fields of our own form that no operator depends on."""


def ffn_of(of: Any) -> Bag:
    """A feed-forward network, of experts or of one."""
    found = Bag(**{**FFN, **of})
    if "experts" in of:
        router = Bag(**{**ROUTER, **of["router"]})
        shared = ffn_of(of["shared"]) if of.get("shared") else None
        found = found.but(moe=True, router=router, expert=ffn_of(of["expert"]), shared=shared)
    return found


def model_of(config: Any) -> Bag:
    """The model that a config describes, or one in the project's own form for models."""
    ask_small(mapping("config", config), "config")
    data = config if "shardproof_model" in config else published(config)
    if data.get("unmodelled"):
        raise Unknown("a field of the config")

    def layer(of: Any) -> Bag:
        att = Bag(**{**ATTENTION, **of.get("attention", NO_ATTENTION)})
        rope = Bag(**{"pairs": "half", **att.rope}) if att.rope else None
        latent = Bag(**{"q_rank": None, **att.latent}) if att.latent else None
        delta = Bag(**{**STATE, **att.delta}) if att.delta else None
        index = Bag(**{"rope": None, **att.indexer}) if att.indexer else None
        if index and index.rope:
            index = index.but(rope=Bag(**{"pairs": "half", **index.rope}))
        att = att.but(rope=rope, latent=latent, delta=delta, indexer=index)
        more = {"norm": "pre", "parallel": False, "norms": 2, **of}
        return Bag(**{**more, "attention": att, "ffn": ffn_of(of.get("ffn", NO_FFN))})

    model = Bag(**{**MODEL, **data, "kinds": [layer(kind) for kind in data["kinds"]]})
    model = model.but(quantised=None if data is config else quantisation_of(config))
    if max(len(model.layers), *(kind.attention.heads for kind in model.kinds)) > MOST:
        raise Unknown("a model of this size")
    kinds, counts = range(len(model.kinds)), [model.hidden, model.vocab]
    fine = any(kind.attention.heads for kind in model.kinds)
    fine = fine and all(type(i) is int for i in model.layers) and {*model.layers} == {*kinds}
    if "shardproof_model" in config:
        version, notes = config["shardproof_model"], data.get("notes", [])
        fine = fine and type(version) is int and version == 1
        fine = fine and isinstance(notes, list) and all(isinstance(note, str) for note in notes)
        fine = fine and typed(data) and {"name", "family"} <= {*data}
        fine = fine and data.get("norm", "rms") in ("rms", "layer")
        rows = data.get("max_positions")
        learned = any(kind.attention.positions == "learned" for kind in model.kinds)
        fine = fine and learned == (rows is not None)
        counts += [rows] if learned else []
    fine = fine and {*data} <= {*MODEL, *PLAIN, "kinds", "layers", "hidden", "vocab"}
    fine = fine and chooses_first(model)
    for kind in model.kinds:
        counts += sizes_of(kind)
        fine = fine and sound(kind)
    fine = fine and model.vocab != 1
    if not fine or any(type(count) is not int or count < 1 for count in counts):
        if "shardproof_model" not in config:
            raise Unknown("a config whose fields do not go together")
        raise No("config: its fields do not go together, or are none that there are")
    return model


def chooses_first(model: Bag) -> bool:
    """Whether a layer with an index stands before all that share one."""
    every = (model.kinds[i].attention for i in model.layers)
    first = next((att for att in every if att.indexer or att.shares_index), None)
    return first is None or not first.shares_index


def carried_behind(model: Bag) -> set[int]:
    """The layers behind which one attends to keys that are chosen up to them."""
    found: set[int] = set()
    wanted = False
    for layer in reversed(range(len(model.layers))):
        found |= {layer} if wanted else set()
        att = model.kinds[model.layers[layer]].attention
        wanted = att.shares_index or (wanted and not att.indexer)
    return found


def typed(of: Any) -> bool:
    """Whether flags, sizes, scales and names in our own form are such."""
    if isinstance(of, list):
        return all(map(typed, of))
    if not isinstance(of, dict):
        return True
    for key, value in of.items():
        scale = value is None or (type(value) in (int, float) and 1e-30 <= value <= 1e30)
        fits = isinstance(value, bool) if key in TRUTHS else scale if key in SCALES else (
            isinstance(value, str) or key not in TEXTS)  # fmt: skip
        most = inf if key in SCALES else MOST_OF.get(key, MOST)
        fits = fits and (type(value) is not int or value <= most)
        inner = ("latent", "rope", "shared", "delta", "indexer")
        if key == "scales" and not fine_scales(value):
            return False
        if key in inner and type(value) is not int:
            fits = value is None or bool(value)
        if not fits or (key == "group_score" and value not in ("max", "top2")) or not typed(value):
            return False
    return not (of.get("shared_gate") or of.get("own_norms")) or bool(of.get("shared"))


def fine_scales(of: Any) -> bool:
    """Whether blocks of weights that share a scale are said as our own form has them."""
    if of is None:
        return True
    fine = isinstance(of, dict) and {"rows", "columns"} <= {*of} <= {"rows", "columns", "of"}
    sizes = fine and all(type(of[x]) is int and 0 <= of[x] <= 1 << 24 for x in ("rows", "columns"))
    names = of.get("of", []) if sizes else None
    return isinstance(names, list) and all(isinstance(name, str) for name in names)


SCALED = {"attention": ("q", "k", "v", "out", "q_down", "kv_down", "k_rope", "gate", "index.q",
                        "index.k"),
          "ffn": ("up", "gate", "down")}  # fmt: skip
"""The weights of a module that may have scales."""
UNSCALED = ("lm_head", "embed_tokens", "norm", "layernorm", "gate", "router", "shared_expert_gate",
            "e_score_correction_bias", "visual", "vision_tower", "multi_modal_projector",
            "weights_proj")  # fmt: skip
"""How modules end that a config may leave out, for none of them has scales here."""


def blocks_said(model: Bag, kind: Bag, module: str) -> Any:
    """Rows and columns of a block that shares a scale, and the weights that have some, or nothing.

    `module` is attention, ffn, moe or moe.shared.
    """
    part = kind.attention
    if module != "attention":
        part = kind.ffn if module == "ffn" else (
            kind.ffn.expert if module == "moe" else kind.ffn.shared)  # fmt: skip
    if module == "attention" and part.delta:
        if part.scales or (model.quantised and published_block(model.quantised)):
            raise Unknown("which scales a state's projections have")
        return None
    if model.quantised is None:
        said = part.scales
        return said and (said["rows"], said["columns"], said.get("of") or SCALED[
            "attention" if module == "attention" else "ffn"])  # fmt: skip
    block = published_block(model.quantised)
    return block and (*block, SCALED["attention" if module == "attention" else "ffn"])


def published_block(said: Any) -> Any:
    """What of a weight shares a scale, as a config says it."""
    method, size = said.get("quant_method"), said.get("weight_block_size")
    if any(said.get(key) for key in ("config_groups", "quant_algo", "quantized_layers")):
        raise Unknown("how a config's weights are quantised")
    for key in ("modules_to_not_convert", "ignore", "exclude_modules", "exclude", "ignored_layers",
                "llm_int8_skip_modules"):  # fmt: skip
        names = said.get(key) or []
        listed = isinstance(names, list) and all(isinstance(x, str) for x in names)
        if not listed or not all(x.endswith(UNSCALED) for x in names):
            raise Unknown(f"which weights {key} means")
    if method == "fp8" and size is None:
        return None
    two: list[Any] = [*size] if isinstance(size, list) else []
    if method == "fp8" and len(two) == 2 and all(type(x) is int and x > 0 for x in two):
        return (*two,)
    group = said.get("group_size", said.get("q_group_size", 128))
    bits = said.get("bits", said.get("w_bit"))
    if method in ("gptq", "awq") and type(group) is int and type(bits) is int and 0 < bits < 17:
        return (1, group) if group > 0 else None
    raise Unknown("how a config's weights are quantised")


def quantisation_of(config: Any) -> Any:
    """What a published config says of how its weights are stored; nothing said is an empty one."""
    found: list[Any] = []
    for _ in range(4):
        found += [config[x] for x in ("quantization_config", "compression_config", "quantization")
                  if config.get(x)]  # fmt: skip
        inner = next((x for x in TEXT_PARTS if isinstance(config.get(x), dict) and config[x]), None)
        config = config[inner] if inner else {}
    if any(x != found[0] or not isinstance(x, dict) for x in found):
        return {"quant_method": "several"}
    return found[0] if found else {"quant_method": "fp8"}


def sizes_of(kind: Bag) -> list[Any]:
    att, ffn = kind.attention, kind.ffn
    found = [att.kv_heads, att.head_dim, att.value_dim, kind.norms]
    found += [att.heads] if att.heads != 0 else []
    found += [att.rope.dim] if att.rope else []
    found += [att.latent.kv_rank, att.latent.nope, att.latent.rope] if att.latent else []
    found += [getattr(att.delta, "kernel", None)] if att.delta else []
    few = getattr(att.delta, "gate_rank", None) if att.delta else None
    found += [] if few is None else [few]
    if index := att.indexer:
        found += [getattr(index, key, None) for key in ("heads", "head_dim", "top_k")]
        found += [index.rope.dim] if index.rope else []
    seen = att.window, att.chunk, att.latent and att.latent.q_rank
    found += [x for x in seen if x is not None]
    found += [ffn.latent] if ffn.latent is not None else []
    router = [ffn.router.top_k, ffn.router.groups, ffn.router.top_groups] if ffn.moe else []
    blocks = [ffn.expert, *([ffn.shared] if ffn.shared else [])] if ffn.moe else [ffn]
    blocks = [] if bare(ffn, FFN, NO_FFN) else blocks
    return [*found, *router, *([ffn.experts] if ffn.moe else []), *(each.width for each in blocks)]


def gates_of(att: Bag) -> int:
    """How many numbers stand behind a value: of what is taken in, and of what fades."""
    rule = att.delta.rule if att.delta else "delta"
    return 1 + {"delta": 1, "mamba": 0, "channel": att.head_dim}[rule]


def bare(part: Bag, plain: Any, own: Any) -> bool:
    """Whether a layer has no such part."""
    numbers = (getattr(part, name) for name in own if name != "positions")
    return vars(part) == {**plain, **own} and all(type(each) is int for each in numbers)


def sound(kind: Bag) -> bool:
    """Whether what a layer says of itself goes together."""
    att, ffn, latent, rope = kind.attention, kind.ffn, kind.attention.latent, kind.attention.rope
    lacks = bare(att, ATTENTION, NO_ATTENTION), bare(ffn, FFN, NO_FFN)
    if all(lacks) or (any(lacks) and kind.parallel) or (att.heads == 0 and not lacks[0]):
        return False
    words = [(kind.norm, "pre post sandwich"), (att.positions, "rope learned alibi none")]
    words += [
        (att.qk_norm, "none head width bare"),
        (rope.pairs if rope else "half", "half interleaved"),
    ]
    words += [(ffn.router.score, "softmax sigmoid topk_softmax")] if ffn.moe else []
    good = all(word_ in known.split() for word_, known in words)
    good = good and (rope is not None) == (att.positions == "rope") and kind.norms in (1, 2)
    good = good and att.heads % att.kv_heads == 0 and (kind.norms == 2 or kind.parallel)
    if rope:
        good = good and rope.dim % 2 == 0 and 2 <= rope.dim <= att.head_dim
    if latent:
        good = good and att.head_dim == latent.nope + latent.rope and att.kv_heads == att.heads
        good = good and att.qk_norm == "none" and (not rope or rope.dim == latent.rope)
        good = good and not (att.output_gate or att.keys_as_values or att.value_norm)
    if att.keys_as_values:
        good = good and att.head_dim == att.value_dim and att.k_bias == att.v_bias
    if index := att.indexer:
        turned = index.rope.dim if index.rope else None
        good = good and bool(latent and latent.q_rank)
        good = good and not (att.window or att.chunk or att.sinks)
        good = good and turned == (rope.dim if rope else None) and (turned or 0) <= index.head_dim
        good = good and index.top_k > 1 and index.top_k <= 1 << 31
        good = good and (not turned or index.rope.pairs in ("half", "interleaved"))
        good = good and {*vars(index)} == {"heads", "head_dim", "top_k", "rope"}
        good = good and (not turned or {*vars(index.rope)} == {"dim", "pairs"})
    good = good and not (att.chunk and (att.position_scale or att.positions == "alibi"))
    if att.shares_index:
        some = att.indexer or att.window or att.chunk or att.sinks
        good = good and bool(latent) and not some
    if att.delta:
        plain = {**ATTENTION, "positions": "none", "delta": att.delta}
        good = good and all(vars(att)[key] == own for key, own in plain.items())
        good = good and {*vars(att.delta)} == {"kernel", *STATE}
        good = good and att.delta.rule in ("delta", "mamba", "channel")
        good = good and (att.delta.gate_rank is None or att.delta.rule == "channel")
        good = good and att.delta.norm in ("head", "group", "width")
    if ffn.moe:
        size, router = ffn.experts // ffn.router.groups, ffn.router
        good = good and ffn.experts % router.groups == 0 and router.top_groups <= router.groups
        good = good and router.top_k <= size * router.top_groups
        by_two = router.groups > 1 and vars(router).get("group_score") == "top2"
        good = good and not (by_two and size < 2)
    parts = [("attention", att), ("ffn", ffn)]
    parts += [("ffn", part) for part in (ffn.expert, ffn.shared) if part] if ffn.moe else []
    good = good and all(
        {*(part.scales or {}).get("of", ())} <= {*SCALED[name]} for name, part in parts
    )
    named = {*vars(att)} <= {*ATTENTION, "heads", "kv_heads", "head_dim", "value_dim"}
    named = named and {*vars(kind)} <= {"attention", "ffn", "norm", "parallel", "norms"}
    return good and named


class Fields:
    """A published config, read by the names of its family; each field of the type it has to be."""

    def __init__(self, of: Any, says: dict[str, Any]) -> None:
        self.of, self.says, self.seen = of, says, {*str(says.get("fine", "")).split("|")}

    def get(self, names: str, *types: type) -> Any:
        """What stands under one of the names, or what the family says where none of them is."""
        keys = [] if names == "none" else names.split("|")
        self.seen.update(keys)
        given = [self.of[key] for key in keys if self.of.get(key) is not None]
        if any(value != given[0] for value in given):
            raise Unknown(f"a config of two minds about {keys[0]}")
        absent = keys and not any(key in self.of for key in keys)
        value = given[0] if given else self.says.get(f"+{keys[0]}") if absent else None
        if value is not None and type(value) not in types:
            raise Unknown(f"a config with this {keys[0]}")
        return value

    def size(self, names: str, most: int = MOST, least: int = 1) -> Any:
        value = self.get(names, int)
        if value is not None and not least <= value <= most:
            raise Unknown(f"a config with this {names}")
        return value

    def number(self, name: str, most: float = 1e30) -> Any:
        """A positive one, or nothing."""
        value = self.get(name, int, float)
        if value is not None and not 1e-30 <= value <= most:
            raise Unknown(f"a config with this {name}")
        return value

    def yes(self, name: str) -> bool:
        """A field that is true or false; null is as if it were left out."""
        value = self.get(name, bool)
        first = name.split("|", maxsplit=1)[0]
        return bool(self.says.get(f"+{first}")) if value is None else value

    def yes_or(self, name: Any) -> bool:
        """The same, and true where the family has no such field."""
        return name is None or self.yes(name)

    def flag(self, name: str) -> bool:
        """What is always so in a family, or as one of its fields says."""
        value = self.says.get(name, False)
        return self.yes(value) if isinstance(value, str) else value

    def text(self, name: str) -> Any:
        value = self.get(name, str)
        if value == "":
            raise Unknown(f"a config with this {name}")
        return self.says.get(f"+{name}") if value is None else value

    def list_(self, name: str) -> Any:
        return self.get(name, list) or []

    def sort(self) -> None:
        """Ask that all that is not read says nothing, or nothing that plans have to do with."""
        for key, wanted in self.says.items():
            if key[0] == "-":
                value = self.of.get(key[1:], self.says.get(f"+{key[1:]}", wanted))
                alike = value == wanted and isinstance(value, bool) == isinstance(wanted, bool)
                if value is not None and not alike:
                    raise Unknown(f"the field {key[1:]}")
                self.seen.add(key[1:])
        for key, value in self.of.items():
            endless = isinstance(value, float) and not -inf < value < inf
            if endless or not (key in self.seen or harmless(key) or nothing(value)):
                raise Unknown(f"the field {key}")


def nothing(value: Any) -> bool:
    """Whether a field's value asks for nothing."""
    return value is None or value is False or (isinstance(value, str | list | dict) and not value)


def harmless(key: str) -> bool:
    return key in HARMLESS or key.endswith(ENDINGS) or key.startswith(BEGINNINGS)


def published(config: Any) -> Any:
    """A config.json as the families of the table mean it."""
    around, c = [], config
    for _ in range(4):
        parts = (name for name in TEXT_PARTS if isinstance(c.get(name), dict) and c[name])
        part = next(parts, None)
        if part is None:
            break
        around.append((c, part))
        c = c[part]
    named = [x.get("model_type") for x in (c, *(outer for outer, _ in reversed(around)))]
    family = next((name for name in named if name is not None), None)
    family = TEXT_OF.get(family, family) if isinstance(family, str) else family
    if not isinstance(family, str) or family not in FAMILIES:
        raise Unknown(f"the family {family}")
    pairs = [x.split("=") for x in FAMILIES[family].split()]
    says: dict[str, Any] = {key: word(value) for key, value in pairs}
    f = Fields(c, says)
    tying: Any = None
    for outer, name in around:
        for key, value in outer.items():
            inside = key in c and quick(c[key]) == quick(value)
            ties = key == "tie_word_embeddings" and c.get(key) is None and value is not None
            alone = ties and isinstance(value, bool)
            tying = value if alone else tying
            known = key == name or harmless(key) or key in OTHER_PARTS
            if (ties and not alone) or not (known or nothing(value) or inside or alone):
                raise Unknown(f"the field {key}, around the text's config,")
    shape, size = shape_of(f), f.size
    hidden, vocab = size(says.get("hidden", "hidden_size"), 1 << 24), size("vocab_size", 1 << 27)
    layers = size(says.get("layers", "num_hidden_layers"))
    blocks = blocks_of(f, layers) if says.get("blocks") else None
    layers = len(blocks) if blocks else layers
    f.text(says.get("act", "hidden_act"))
    rows = size(says.get("rows", "max_position_embeddings"), 1 << 31)
    own = f.get("tie_word_embeddings", bool)
    tied = tying if own is None else own
    if None in (hidden, layers, vocab) or (says.get("positions") == "learned" and rows is None):
        raise Unknown("a config that does not say its sizes")
    if "alike" in says and f.get(says["alike"], int, float) not in (None, hidden):
        raise Unknown(f"a config with this {says['alike']}")
    windows, attention = windows_of(f, layers) if not blocks else [], attention_of(f, hidden)
    sliding = sliding_of(f, attention) if says.get("swa") else attention
    attention = global_of(f, attention) if says.get("globals") else attention
    if says.get("globals") and windows[-1] is not None:
        raise Unknown("a last layer that slides")
    states = states_of(f, layers)
    carry = mamba_of if "mheads" in says else carrying_of
    carry = channels_of if says.get("channels") else carry
    shares = sharing_index(f, layers) if says.get("index") else [False] * layers
    carrying = carry(f, hidden) if any(states) else None
    block = {"gated": says.get("gated", True), "joint": says.get("joint", False)}
    block |= {"up_bias": f.flag("mlp"), "down_bias": f.flag("mlp")}
    routed, moe = [False] * layers, None
    width = says.get("dense", "intermediate_size") if "count" in says else says.get("width")
    dense = {**block, "width": size(width or "intermediate_size", 1 << 26)}
    if dense["width"] is None:
        dense["width"] = says.get("times", 0) * hidden
    if "count" in says:
        routed = routed_of(f, layers) if not blocks else [each == "experts" for each in blocks]
        if any(routed):
            moe = experts(f, block)
        else:
            f.seen |= UNROUTED | ({says["shares"], says["narrow"]} if blocks else set())
    if not blocks and not all(routed) and not dense["width"]:
        raise Unknown("a config that does not say its width")
    ones = f.get(says["ones"], list) if "ones" in says else None
    if any(type(one) not in (int, float) or one != 1 for one in ones or []):
        raise Unknown(f"the list {says['ones']}")
    if "must" in says and all(f.of.get(name) is None for name in says["must"].split("|")):
        raise Unknown(f"a config without {says['must']}")
    each = f.size("no_rope_layer_interval") or 1 if says.get("bare") else 0
    turned = f.list_("no_rope_layers") if each else []
    turned = turned or [int(not each or (i + 1) % each != 0) for i in range(layers)]
    if says.get("bare_far") and size("sliding_window", 1 << 31) is not None:
        turned = [int(near is not None) for near in windows]
    if len(turned) != layers or any(type(i) is not int or i not in (0, 1) for i in turned):
        raise Unknown("the config's list of layers without rotation")
    chunks: list[Any] = [None] * layers
    if says.get("chunk") and not blocks:
        many, named = size(says["chunk"], 1 << 31), f.get("layer_types", list)
        there = turned if named is None else [kind == "chunked_attention" for kind in named]
        chunks = [many if here else None for here in there]
    # Of a family that scales queries by their position it is those that are not turned.
    scaled = f.flag("placescale")
    sorts = windows, turned, routed, states, shares, chunks
    marks: list[Any] = blocks or [*zip(*sorts, strict=True)]
    kinds = [*dict.fromkeys(marks)]
    scales, cap = (
        scales_of(f),
        f.number("final_logit_softcapping") if says.get("caps") or says.get("cap") else None,
    )
    if not blocks:
        f.sort()
    bare, second = {"positions": "none", "rope": None}, {"indexer": None, "shares_index": True}
    bare |= {"qk_norm": "none"} if attention["qk_norm"] == "bare" else {}
    if blocks:
        state = mamba_of(f, hidden) if "state" in blocks else None
        if "dense" in blocks and not dense["width"]:
            raise Unknown("a config that does not say its width")
        made = {"state": {"attention": state}, "attention": {"attention": attention},
                "dense": {"ffn": dense}, "experts": {"ffn": moe}}  # fmt: skip
        f.sort()
        return {
            "hidden": hidden, "vocab": vocab, "layers": [kinds.index(mark) for mark in marks],
            "kinds": [{**shape, **made[block]} for block in kinds],
            "tied": says.get("tied", False) if tied is None else tied, **scales,
        }  # fmt: skip
    return {
        "hidden": hidden, "vocab": vocab, "layers": [kinds.index(mark) for mark in marks],
        "kinds": [{**shape, "attention": carrying if carries else {
                       **(sliding if near else attention), "window": near,
                       **({} if turns else bare), **(second if other else {}),
                       "chunk": chunk, "position_scale": scaled and not turns},
                   "ffn": moe if has else dense}
                  for near, turns, has, carries, other, chunk in kinds],
        "tied": says.get("tied", False) if tied is None else tied, "head_bias": f.flag("head"),
        "logit_softcap": cap, "embedding_norm": says.get("embedded_norm", False),
        "layer_scale": says.get("layerscale", False), **scales,
    }  # fmt: skip


def states_of(f: Fields, layers: int) -> list[bool]:
    """Of each layer, whether it carries a state in place of attention."""
    if not f.says.get("states"):
        return [False] * layers
    kinds = f.get("layer_types", list)
    if f.says.get("channels"):
        return by_number(f, kinds, layers)
    if "mheads" in f.says:
        return [kind in ("linear_attention", "mamba") for kind in kinds or ["mamba"] * layers]
    each = f.size("full_attention_interval") or 4
    if kinds is None:
        return [(i + 1) % each != 0 for i in range(layers)]
    return [kind == "linear_attention" for kind in kinds]


LAYER_BLOCKS = {"mamba": "state", "linear_attention": "state", "attention": "attention",
          "full_attention": "attention", "mlp": "dense", "moe": "experts"}  # fmt: skip
LETTERS = {"M": "state", "*": "attention", "-": "dense", "E": "experts"}


def blocks_of(f: Fields, layers: Any) -> list[str]:
    """Of each layer the one block that it is."""
    listed, letters = f.list_("layers_block_type"), f.get("hybrid_override_pattern", str) or ""
    strange = any(not isinstance(each, str) or each not in LAYER_BLOCKS for each in listed)
    if strange or {*letters} - {*LETTERS}:
        raise Unknown("the config's kinds of blocks")
    both = [LAYER_BLOCKS[each] for each in listed], [LETTERS[each] for each in letters]
    found = both[0] or both[1]
    count = layers or len(found)
    if any(each and (each != found or len(each) != count) for each in both):
        raise Unknown("a config of two minds about its blocks")
    if not {"attention", "state"} & {*found}:
        raise Unknown("a config that does not say its blocks")
    return found


def mamba_of(f: Fields, hidden: int) -> Any:
    """A layer of Mamba-2: of a group B and C, of a head x and dt."""
    heads, groups, state = (f.size(f.says[name]) for name in ("mheads", "mgroups", "mstate"))
    auto = "mexpand" in f.says and f.of.get(f.says["mdim"]) in (None, "auto")
    f.seen.add(f.says["mdim"])
    dim = None if auto else f.size(f.says["mdim"])
    if "mexpand" in f.says:
        wide = (f.size(f.says["mexpand"], 1 << 26) or 0) * hidden
        dim = wide // heads if auto and heads and wide % heads == 0 else dim
        if heads is None or dim is None or wide != heads * dim:
            raise Unknown("a config whose heads have other dimensions together")
    kernel = f.size(f.says["mkernel"], 1 << 10)
    if None in (heads, groups, state, dim, kernel) or heads % groups:
        raise Unknown("a config that does not say the heads of its states")
    rule = {"kernel": kernel, "rule": "mamba", "norm": f.says["mnorm"]}
    return {"heads": heads, "kv_heads": groups, "head_dim": state, "value_dim": dim,
            "positions": "none", "delta": rule}  # fmt: skip


KDA = ("kda_layers", "full_attn_layers"), ("head_dim", "num_heads", "short_conv_kernel_size")
"""What Kimi's table says: the numbers of layers, from one on, and sizes."""


def by_number(f: Fields, kinds: Any, layers: int) -> list[bool]:
    """Which layers carry a state, where two lists name each."""
    table = f.get("linear_attn_config", dict) or {}
    if any(key not in KDA[0] + KDA[1] and not nothing(value) for key, value in table.items()):
        raise Unknown("what the config says of its states")
    by_kind = None if kinds is None else [kind == "linear_attention" for kind in kinds]
    named = [table.get(key) for key in KDA[0]]
    if named == [None, None]:
        if not by_kind:
            raise Unknown("a config that does not say which layers carry a state")
        return by_kind
    lists = [each or [] for each in named]
    strange = any(not isinstance(each, list) or any(type(i) is not int for i in each)
                  for each in lists)  # fmt: skip
    if strange or sorted(i for each in lists for i in each) != [*range(1, layers + 1)]:
        raise Unknown("the config's numbers of layers with a state")
    found = [i + 1 in lists[0] for i in range(layers)]
    if by_kind not in (None, found):
        raise Unknown("a config of two minds about its layers with a state")
    return found


def channels_of(f: Fields, _hidden: int) -> Any:
    """Heads of Kimi's states, each of which has a key and a value of its own."""
    table = f.get("linear_attn_config", dict) or {}
    beside = [f.size(f"linear_{name}") for name in ("head_dim", "num_heads", "conv_kernel_dim")]
    found = [table.get(key) if key in table else own
             for key, own in zip(KDA[1], beside, strict=True)]  # fmt: skip
    bounds = zip(found, beside, (MOST, MOST, 1 << 10), strict=True)
    if any(type(n) is not int or not 1 <= n <= most or own not in (None, n)
           for n, own, most in bounds):  # fmt: skip
        raise Unknown("a config that does not say the heads of its states")
    dim, heads, kernel = found
    return {"heads": heads, "kv_heads": heads, "head_dim": dim, "value_dim": dim,
            "positions": "none",
            "delta": {"kernel": kernel, "rule": "channel", "gate_rank": dim}}  # fmt: skip


def carrying_of(f: Fields, _hidden: int) -> Any:
    """The heads of layers with a state."""
    names = ("num_value_heads", "num_key_heads", "key_head_dim", "value_head_dim")
    heads, kv, dim, value = (f.size(f"linear_{name}") for name in names)
    kernel = f.size("linear_conv_kernel_dim", 1 << 10)
    if None in (heads, kv, dim, value, kernel) or heads % kv:
        raise Unknown("a config that does not say the heads of its states")
    return {"heads": heads, "kv_heads": kv, "head_dim": dim, "value_dim": value,
            "positions": "none", "delta": {"kernel": kernel}}  # fmt: skip


def scales_of(f: Fields) -> Any:
    """What embeddings, residuals and logits are multiplied by, where it is not one."""
    words = {"embedding_scale": "embedded", "residual_scale": "residual",
             "logit_scale": "multiplied", "logit_divisor": "divided"}  # fmt: skip
    found = {of: f.number(f.says[by]) for of, by in words.items() if by in f.says}
    found = {of: None if by == 1 else by for of, by in found.items()}
    divisor = found.pop("logit_divisor", None)
    found |= {"logit_scale": 1 / divisor} if divisor else {}
    return found | ({"embedding_scale": 1} if f.says.get("root") else {})


def shape_of(f: Fields) -> Any:
    """How a layer's parts stand to each other."""
    parallel, norms = f.flag("parallel"), f.says.get("norms", 1)
    if f.says.get("falcon"):
        newer = f.yes("new_decoder_architecture")
        norms = f.size("num_ln_in_parallel_attn", 2) or (2 if newer else 1)
        if (newer and not parallel) or (norms == 2 and not newer):
            raise Unknown("this Falcon")
    place = f.says.get("place", "pre")
    return {"norm": place, "parallel": parallel, "norms": norms if parallel else 2}


def attention_of(f: Fields, hidden: int) -> Any:
    """The attention of a family's layers, before windows."""
    says, size = f.says, f.size
    heads = size(says.get("heads", "num_attention_heads"))
    kv = size(says.get("kv", "num_key_value_heads")) or heads
    if says.get("falcon") or says.get("multi"):
        one, newer = f.yes("multi_query"), says.get("falcon") and f.yes("new_decoder_architecture")
        kv = kv if newer else 1 if one else heads
    if heads is None or heads % kv:
        raise Unknown("a config whose heads are no multiple of its KV heads")
    att: dict[str, Any] = {f"{x}_bias": f.flag("out" if x == "out" else "qkv")
                           for x in ("q", "k", "v", "out")}  # fmt: skip
    positions = says.get("positions", "rope")
    positions = "alibi" if says.get("falcon") and f.yes("alibi") else positions
    if "placed_by" in says:
        said = f.get(says["placed_by"], str) or "nope"
        if said not in ("rope", "nope"):
            raise Unknown("the config's kind of positions")
        positions = "rope" if said == "rope" else "none"
    normed = "normed" not in says or f.yes(says["normed"])
    att |= {"heads": heads, "positions": positions, "sinks": f.flag("sinks")}
    att |= {"qk_norm": says.get("qk", "none") if normed else "none"}
    att |= {"output_gate": says.get("outgate", False), "value_norm": says.get("vnorm", False)}
    tables = [f.get(key, dict) for key in ("rope_scaling", "rope_parameters")]
    tables = [table for table in tables if table]
    every = [*tables, *(x for table in tables for x in table.values() if isinstance(x, dict))]
    for table in every:
        some = TABLES if "rotary" in says else (*TABLES, "proportional")
        if any(table.get(key) not in some for key in ("rope_type", "type")):
            raise Unknown("the scaling of the rotation")
        if table.get("llama_4_scaling_beta"):
            raise Unknown("queries that are scaled by their position")
    if says.get("latent"):
        nope, turned = size("qk_nope_head_dim"), size("qk_rope_head_dim")
        latent = {"kv_rank": size("kv_lora_rank", 1 << 26), "q_rank": size("q_lora_rank", 1 << 26)}
        value = size("v_head_dim")
        if None in (nope, turned, value, latent["kv_rank"]):
            raise Unknown("a config that does not say its heads' sizes")
        both = [(table.get("factor"), table.get("mscale_all_dim")) for table in tables]
        long = [s for n, s in both if plain_number(n) and plain_number(s) and n > 1]
        att |= {"latent": {**latent, "nope": nope, "rope": turned}, "kv_heads": heads}
        att |= {"indexer": index_of(f, turned)} if says.get("index") else {}
        att |= {"scale": (long or [0])[0] or None, "head_dim": nope + turned, "value_dim": value}
        rope = {"dim": turned, "pairs": says.get("pairs", "half")}
        return {**att, "rope": rope if positions == "rope" else None}
    dim = size(says.get("dim", "head_dim"))
    if dim is None and hidden % heads:
        raise Unknown("a hidden size that heads do not divide")
    dim = dim or hidden // heads
    scale = f.number("query_pre_attn_scalar") if says.get("caps") else None
    scale = f.number(says["scale"]) if "scale" in says else None if scale == dim else scale
    scale = 1 if says.get("unscaled") else scale
    if positions == "rope":
        kind = "full_attention" if says.get("swa") else ""
        rope = {"dim": turned_of(f, dim, kind), "pairs": says.get("pairs", "half")}
        att |= {"rope": rope}
    cap = f.number("attn_logit_softcapping") if says.get("caps") else None
    value = size(says["value"]) if "value" in says else None
    return {**att, "kv_heads": kv, "head_dim": dim, "value_dim": value or dim, "scale": scale,
            "softcap": cap}  # fmt: skip


def index_of(f: Fields, turned: int) -> Any:
    """The index that chooses keys."""
    heads, dim, few = (
        f.size("index_n_heads"),
        f.size("index_head_dim"),
        f.size("index_topk", 1 << 31),
    )
    if None in (heads, dim, few) or few < 2 or dim < turned or not f.size("q_lora_rank", 1 << 26):
        raise Unknown("a config whose index is not said, or does not fit")
    return {"heads": heads, "head_dim": dim, "top_k": few,
            "rope": {"dim": turned, "pairs": f.says["index"]}}  # fmt: skip


def sharing_index(f: Fields, layers: int) -> list[bool]:
    """Of each layer, whether it attends to the keys that an earlier one chose."""
    kinds, letters = f.get("indexer_types", list), f.text("index_topk_pattern")
    each = f.size("index_topk_freq") or 1
    first = f.size("index_skip_topk_offset", least=0) or 0
    words = (
        kinds if kinds is not None else [{"F": "full", "S": "shared"}.get(x) for x in letters or ""]
    )
    if not words:
        words = ["shared" if max(i - first + 1, 0) % each else "full" for i in range(layers)]
    known = all(word_ in ("full", "shared") for word_ in words)
    if not known or len(words) != layers or words[0] == "shared":
        raise Unknown("the config's layers with an index")
    return [word_ == "shared" for word_ in words]


def sliding_of(f: Fields, base: Any) -> Any:
    """That of the layers with a window, which have heads of their own."""
    heads = f.size("swa_num_attention_heads") or base["heads"]
    kv, dim = f.size("swa_num_key_value_heads") or 2 * base["kv_heads"], f.size("swa_head_dim")
    value, dim = f.size("swa_v_head_dim") or base["value_dim"], dim or base["head_dim"]
    if heads % kv:
        raise Unknown("a config whose heads are no multiple of its KV heads")
    rope = {**base["rope"], "dim": turned_of(f, dim, "sliding_attention")}
    return {**base, "heads": heads, "kv_heads": kv, "head_dim": dim, "value_dim": value,
            "rope": rope, "sinks": f.yes("add_swa_attention_sink_bias")}  # fmt: skip


def global_of(f: Fields, base: Any) -> Any:
    """That of the layers which see everything, which have heads of their own."""
    alike, kv = f.flag("kasv"), f.size("num_global_key_value_heads")
    kv, dim = kv if alike and kv else base["kv_heads"], f.size("global_head_dim")
    dim = dim or base["head_dim"]
    if base["heads"] % kv:
        raise Unknown("a config whose heads are no multiple of its KV heads")
    rope = {**base["rope"], "dim": turned_of(f, dim)}
    return {**base, "kv_heads": kv, "head_dim": dim, "value_dim": dim, "rope": rope,
            "keys_as_values": alike}  # fmt: skip


def plain_number(value: Any) -> bool:
    return type(value) in (int, float) and -1e30 < value < 1e30


def turned_of(f: Fields, dim: int, kind: str = "") -> int:
    """How many of a head's dimensions are rotated; of a layer's kind, where kinds differ."""
    own = f.size(f.says["turned"]) if "turned" in f.says else None
    if own is None:
        return int(dim * share_turned(f, kind))
    stated = [f.of.get(f.says["rotary"]), *shares_of(f, kind)]
    stated = [share for share in stated if plain_number(share)]
    f.seen.add(f.says["rotary"])
    if own > dim or (stated and stated[0] != own / dim):
        raise Unknown("the share of a head that is rotated")
    return own


def shares_of(f: Fields, kind: str) -> list[Any]:
    """What the tables of rotation say of it: of all layers, or of those of a kind."""
    inner = f.get("rope_parameters", dict) or {}
    if "partial_rotary_factor" in inner:
        return [inner["partial_rotary_factor"]]
    said = {name: table["partial_rotary_factor"] for name, table in inner.items()
            if isinstance(table, dict) and "partial_rotary_factor" in table}  # fmt: skip
    if kind:
        return [said[kind]] if kind in said else []
    if any(share != next(iter(said.values())) for share in said.values()):
        raise Unknown("shares of a head that differ")
    return [*said.values()][:1]


def share_turned(f: Fields, kind: str = "") -> Any:
    """How much of a head is rotated."""
    if "rotary" not in f.says:
        return 1
    names = f.says["rotary"].split("|")
    shares = shares_of(f, kind)
    if any(f.of.get(name) is not None for name in names):
        return f.number(f.says["rotary"], 1)
    f.seen.update(names)
    if not shares:
        return f.says.get(f"+{names[0]}", 1)
    if not plain_number(shares[0]) or not 0 < shares[0] <= 1:
        raise Unknown("the share of a head that is rotated")
    return shares[0]


def windows_of(f: Fields, layers: int) -> list[Any]:
    """Of each layer the window, or nothing."""
    rule, window, low, each = f.says.get("window", "none"), None, 0, 1
    states = bool(f.says.get("states"))
    reads = rule != "none" or "layer_types" in f.of
    if rule == "upper" and not f.yes("use_sliding_window"):
        f.seen.add("sliding_window")
        reads = False
    if reads:
        window = f.size("sliding_window", 1 << 31)
    kinds = f.get("layer_types", list)
    if rule == "hybrid":
        before = f.size("sliding_window_size", 1 << 31)
        window = window if before is None else before + 1
        marks = marked(f, "hybrid_layer_pattern", layers)
        rule = marks or [i != 0 and (i + 1) % 6 != 0 for i in range(layers)]
    if rule == "upper":
        low = f.size("max_window_layers", 1 << 31, 0) or 0
    elif rule == "pattern":
        own = f.of.get("sliding_window_pattern")
        if isinstance(own, str):
            f.seen |= {"sliding_window_pattern", "_sliding_window_pattern"}
            if not own or {*own} - {"L", "G"}:
                raise Unknown("the pattern of windows")
            rule = [own[i % len(own)] == "L" for i in range(layers)]
        else:
            each = f.size("sliding_window_pattern|_sliding_window_pattern", least=0) or 1
    if not isinstance(rule, list):
        rule = [rule == "all" or (rule == "upper" and i >= low) or (rule == "even" and i % 2 == 0)
                or (rule == "pattern" and (i + 1) % each != 0) for i in range(layers)]  # fmt: skip
    slides = rule
    if kinds is not None:
        slides = [kind == "sliding_attention" for kind in kinds]
        words = ("sliding_attention", "full_attention", *(["linear_attention"] * states))
        words = (*words, "mamba", "attention") if states and "mheads" in f.says else words
        indexed = "deepseek_sparse_attention", "indexed_attention"
        words = (*words, *(indexed * bool(f.says.get("index"))))
        words = (*words, *(["chunked_attention"] * bool(f.says.get("chunk"))))
        known = all(kind in words for kind in kinds)
        if len(kinds) != layers or not known or (window is None and any(slides)):
            raise Unknown("the config's kinds of layers")
    return [window if slide else None for slide in slides]


def marked(f: Fields, name: str, layers: int) -> list[bool]:
    """What a list of zeros and ones says of each layer."""
    marks = f.list_(name)
    strange = any(type(mark) is not int or mark not in (0, 1) for mark in marks)
    if marks and (len(marks) != layers or strange):
        raise Unknown(f"a config with this {name}")
    return [mark == 1 for mark in marks]


def says_none(f: Fields, count: str) -> bool:
    """Whether there are no routed experts beside the shared ones."""
    value = f.of.get(count)
    return bool(f.says.get("alone")) and type(value) is int and value == 0


def routed_of(f: Fields, layers: int) -> list[bool]:
    """Which layers have experts."""
    how, count = f.says.get("placed", "every"), f.says["count"]
    there = how == "every" or all(f.of.get(name, 0) is not None for name in count.split("|"))
    if says_none(f, count):
        f.seen.add(count)
        there = False
    names = {"step": "mlp_only_layers", "every_so": "moe_layers"}
    listed = f.list_(names[how]) if how in names else []
    if any(type(i) is not int or not 0 <= i < layers for i in listed):
        raise Unknown(f"a config with this {names[how]}")
    if how == "step":
        each = f.size("decoder_sparse_step") or 1
        found = [(i + 1) % each == 0 and i not in listed for i in range(layers)]
    elif how == "after":
        first = f.size("first_k_dense_replace", 1 << 31, 0) or 0
        each = f.size("moe_layer_freq") or 1
        found = [i >= first and i % each == 0 for i in range(layers)]
    elif how == "every_so":
        each = f.size("interleave_moe_layer_step") or 1
        found = [i in listed if listed else (i + 1) % each == 0 for i in range(layers)]
    elif how == "marked":
        found = marked(f, "moe_layer_freq", layers) or [i > 0 for i in range(layers)]
    elif how == "between":
        first = f.size("moe_layer_start_index", least=0) or 0
        last, each = f.size("moe_layer_end_index", least=-1), f.size("moe_layer_interval") or 1
        last = layers - 1 if last is None or last < 0 else last
        found = [first <= i <= last and (i + 1) % each == 0 for i in range(layers)]
    else:
        found = [True] * layers
    kinds = f.get("mlp_layer_types", list) if f.says.get("listed") else None
    if kinds is not None:
        if len(kinds) != layers or any(kind not in ("dense", "sparse") for kind in kinds):
            raise Unknown("the config's kinds of blocks")
        rules = ("first_k_dense_replace", "moe_layer_freq")
        sparse = [kind == "sparse" for kind in kinds]
        if sparse != found and any(f.of.get(rule) is not None for rule in rules):
            raise Unknown("a config of two minds about its dense layers")
        found = sparse
    there = there and f.yes_or(f.says.get("beside"))
    return [there and has for has in found]


def experts(f: Fields, block: Any) -> Any:
    """The experts of a family's layers."""
    says, size = f.says, f.size
    inner = {**block, "width": size(says.get("inner", "moe_intermediate_size"), 1 << 26)}
    router: dict[str, Any] = {
        "score": says.get("score", "softmax"),
        "renormalise": f.flag("renorm"),
    }
    router |= {"top_k": size(says.get("chosen", "num_experts_per_tok"))}
    router |= {"bias": says.get("routed", False)}
    found: dict[str, Any] = {"experts": size(says["count"]), "expert": inner, "router": router}
    found |= {"input_weighted": says.get("weighted", False), "own_norms": "beside" in says}
    if None in (found["experts"], router["top_k"], inner["width"]):
        raise Unknown("a config that does not say its experts' sizes")
    if "narrow" in says:
        found |= {"latent": size(says["narrow"], 1 << 26)}
    if says.get("grouped"):
        how, scale = f.text("topk_method") or "greedy", f.number("routed_scaling_factor")
        groups = size(says.get("groups", "n_group")) or 1
        best = size("topk_group") or 1
        score = f.text(says.get("scored", "scoring_func")) or "softmax"
        router |= {"score": score, "scale": None if scale == 1 else scale}
        router |= {"groups": groups, "top_groups": best} if how != "greedy" else {}
        unclear = router["renormalise"] and router["scale"] and how != "noaux_tc"
        small = how == "noaux_tc" and groups > 1 and found["experts"] < 2 * groups
        known = how in ("greedy", "group_limited_greedy", "noaux_tc")
        if unclear or small or not known or score not in ("softmax", "sigmoid"):
            raise Unknown("this choice of experts")
    if "scaled" in says:
        scale = f.number(says["scaled"])
        router |= {"scale": None if scale == 1 else scale}
    shared, own = says.get("shared"), says.get("shares", "n_shared_experts")
    if shared == "sized":
        width = size(own, 1 << 26, 0)
        if width is None:
            raise Unknown("a config that does not say its shared experts' size")
        found |= {"shared": {**inner, "width": width}} if width else {}
    elif shared == "alike":
        found["shared"] = inner
    elif shared and (count := size(own, least=0)):
        found["shared"] = {**inner, "width": count * inner["width"]}
    return found


def word(text: str) -> Any:
    for value in scanned(text):
        return value
    if SCAN is not None:
        return text
    try:
        return loads(text)
    except ValueError:
        return text


# --- the plan, with its defaults ---

ONCE = "after|first|divided|every"
JOIN = "collective=auto|none|all_reduce|all_gather|reduce_scatter group+tp"
IN = "input=auto|own|gathered"
SUM = "sum=boundary|norm|both"
OUT = f"split=in|out|none {IN} {SUM} residual={ONCE} bias={ONCE} {JOIN}"
UP = f"split=out|in|none {IN} sum=boundary|activation|product|down bias={ONCE} {JOIN}"
FUSED = ("fused=grouped|blocks stored=parts|interleaved|swapped "
         "read=auto|parts|interleaved|swapped")  # fmt: skip
SCALES_SAID = "cut=own|even|whole index=own|local|global"
FIELDS = {
    "": "dp#1/1/20 pp#1/1/20 sp#1/1/20 tp#1/1/20 ep#1/1/20 mesh+pp+dp+sp+tp "
    "stream=whole|tokens|hidden hidden:even stream_tokens:balanced",
    "embedding.": f"split=vocab|hidden|none cut:padded mask?true positions={ONCE} {JOIN}",
    "attention.": "over+tp heads:even kv_heads:needed head_dim:even pairs=kept|apart",
    "attention.qkv.": f"split=heads|head_dim|in|none {IN} q_sum=boundary|scores bias={ONCE} {JOIN} "
    "k_sum=boundary|scores v_sum=boundary|output fused=grouped|blocks "
    "stored=parts|groups read=auto|parts|groups",
    "attention.qkv.gather.": "group+tp",
    "attention.scores.": "sum=softmax|after|none group+tp scale=full|local per_head=own|first "
    "statistic=summed|local",
    "attention.out.": OUT,
    "attention.scales.": SCALES_SAID,
    "ffn.": f"over+tp width:even {FUSED}",
    "ffn.gate.": UP,
    "ffn.gate.gather.": "group+tp",
    "ffn.up.": UP,
    "ffn.up.gather.": "group+tp",
    "ffn.down.": OUT,
    "ffn.scales.": SCALES_SAID,
    "moe.": f"input=gathered|own|part experts:even copies=all|one tp#null/1/20 width:even {SUM} "
    "index=own|global group+ep+tp dispatch=auto|local|gather|all_to_all "
    "weight=auto|output|hidden|input bias=first|divided|every "
    f"combine=auto|none|all_reduce|reduce_scatter|all_to_all {FUSED}",
    "moe.rebalance.": "step#null/1/4 experts:even follows=all|routing|weights|first",
    "moe.router.": "split=none|hidden|experts sum=before|after|none choose=all|own "
    "renormalise=all|own",
    "moe.shared.": "over+tp split=width|none|first width:even sum=own|routed|none "
    f"scale=one|divided {FUSED}",
    "moe.scales.": SCALES_SAID,
    "moe.shared.scales.": SCALES_SAID,
    "norm.": "statistic=summed|local completes=all|layers|kind|stage|none",
    "lm_head.": f"over+tp input=gathered|own split=vocab|in|none cut:padded pads=masked|zero "
    f"order=owner|reversed {JOIN} greedy=logits|merged|ids_summed|own "
    f"tied=copied|shared|missing bias={ONCE}",
    "stages.": "layers:balanced order=stage|layer offset=sum|equal embedding#0/0/20 head#null/0/20 "
    "stream=merged|separate|partial send=auto|hidden|residual|both|nothing receivers=all|first "
    "token=returned|kept",
    "sequence.": "cut:balanced positions=global|local mask=global|local "
    "exchange=gather|ring|heads|none heads:even kv_heads:needed order=ranks|turns|sequence "
    "rotate=before|after keep=auto|all|own layout=auto|repeat|deal|keys|alternate keys:strided "
    "merge=quotient|divided|none base=same|mixed",
    "chunks.": "tokens#null/1/24 prefix#null/1/24 keys=all|own positions=global|local "
    "mask=global|local state=carried|dropped",
    "packed.": "sequences:whole pads=none|left|right positions=sequence|row mask=sequence|row "
    "state=own|carried token=own|previous|row entries=own|row",
    "draft.": "tokens#null/1/4 accepted#null/0/4 positions=global|first|drafted "
    "mask=global|local|none rejected=overwritten|kept state=rolled_back|kept token=kept|last",
    "cache.": "update=append|recompute|late|skip slots=global|local "
    "pads=nowhere|first|last turns=shared|own",
    "batch.": "sequences:balanced idle=join|skip",
    "schedule.": "microbatches#1/1/16 period#null/0/30 ticks*null",
}
"""Fields of a phase: words (`=`), cuts (`:`), groups of axes (`+`), flags (`?`), rows (`*`), and
numbers (`#default/least/most`, of the most the power of two); defaults first."""
WHOLE = {
    "": "devices#null/1/24",
    "workload.": "batch#null/1/20 prompt#null/1/24 steps#null/0/24",
    "handoff.": "cache=logical|by_rank|stays|first storage=same|converted|raw slice=memory|index",
}
"""Fields of a plan that both phases share."""
SHARED = ("workload.batch", "workload.prompt", "workload.steps", "handoff.cache",
          "handoff.storage", "handoff.slice")  # fmt: skip
OVER = ("ffn.over", "moe.shared.over", "lm_head.over")
SHARING = "attention.over"
"""The axes of queries that are gathered over ranks which share cached keys."""
GROUPS = {"moe.group": {"ep", "tp", "dp", "sp"}, **{path: {"dp", "sp", "tp"} for path in OVER},
          SHARING: {"sp", "tp"}}  # fmt: skip
WIDTHS = {"ffn.width": OVER[0], "moe.shared.width": OVER[1], "lm_head.cut": OVER[2]}
"""Cuts over the axes of a module."""
LIES = {**WIDTHS, "attention.heads": SHARING}
JOINED = {
    "embedding.group": "", "attention.qkv.group": SHARING, "attention.scores.group": "",
    "attention.out.group": SHARING, "ffn.gate.group": OVER[0], "ffn.up.group": OVER[0],
    "ffn.down.group": OVER[0], "lm_head.group": OVER[2],
}  # fmt: skip
"""Groups that a plan leaves out are the axes that their module lies over, tp's if it has none."""
REGULAR = {"even", "chunk", "balanced", "strided", "zigzag", "padded", "whole"}
ACTIONS = {"drop": ("", ""), "insert": ("of", "of as after"), "move": ("after", "after"),
           "replace": ("with", "with of"), "change": ("", "of"),
           "swap": ("with", "with")}  # fmt: skip
"""What an edit does, with what it needs to say of other operators, and what it may."""
EDIT = ("of", "as", "after", "with", "phase", "stage", "ranks", "but", "steps")
"""The fields of an edit; others are what its operator is about."""
LONGEST, LARGEST, HELD = 1 << 16, 1 << 27, 1 << 20
"""Entries of a cut by hand, an index, and the indices that a listed cut gives away."""
VALUES, DEEP, LONG = 200_000, 64, {"plan": 1 << 20, "config": 4 << 20}
"""How many values a plan or a config has, how deep they are nested, and how long each is."""
MOST_PACKED = 4096
"""How many sequences lie in a row."""


def fields_of(table: dict[str, str]) -> dict[str, dict[str, Any]]:
    """By section its fields, each with its kind, its default, and what it may be."""
    found: dict[str, dict[str, Any]] = {}
    for prefix, line in table.items():
        found[prefix] = {}
        for each in line.split():
            mark = next(c for c in each if c in "#+=:?*")
            name, _, rest = each.partition(mark)
            first, *rest = rest.split({"#": "/", "+": "+", "=": "|"}.get(mark, " "))
            default = [first, *rest] if mark == "+" else word(first) if mark in "#?*" else first
            if f"{prefix}{name}" in JOINED:
                default = None
            found[prefix][name] = mark, default, [default, *rest]
    for prefix in [*found][1:]:
        above, _, name = prefix[:-1].rpartition(".")
        found[f"{above}.".lstrip(".")][name] = "section", None, None
    return found


PHASE = fields_of(FIELDS)
PLAN = fields_of({**WHOLE, **{k: f"{v} {WHOLE.get(k, '')}" for k, v in FIELDS.items()}})


def plan_of(data: Any) -> dict[str, Any]:
    """Every field of both phases by its path, and what they share; `No` where it is no plan."""
    ask_small(data, "plan")
    own: dict[str, Any] = {name: {} for name in BOTH}
    whole: dict[str, Any] = {}
    edits: list[Any] = []
    layers: dict[str, dict[str, dict[str, Any]]] = {}
    for key, value in mapping("a plan", data).items():
        if key in BOTH:
            rest = {name: inner for name, inner in mapping(key, value).items() if name != "layers"}
            read_section(PHASE, "", rest, own[key], f"{key}.")
            if "layers" in value:
                layers[key] = read_layers(value["layers"])
        elif key == "layers":
            layers[""] = read_layers(value)
        elif key == "edits":
            edits = read_edits(value)
        else:
            read_field(PLAN, "", key, value, whole, "")
    shared = {path: whole.pop(path, default_of(PLAN, path)) for path in SHARED}
    devices = whole.pop("devices", None)
    every = {prefix + name: default for prefix, names in PHASE.items()
             for name, (mark, default, _) in names.items() if mark != "section"}  # fmt: skip
    plan: dict[str, Any] = {name: {**every, **whole, **own[name]} for name in BOTH}
    usual: dict[str, dict[str, Any]] = layers.get("", {})
    apart = {name: {key: {**usual.get(key, {}), **layers.get(name, {}).get(key, {})}
                    for key in [*usual, *(x for x in layers.get(name, {}) if x not in usual)]}
             for name in BOTH}  # fmt: skip
    plain_ = {name: {**p} for name, p in plan.items()}
    for name, p in plan.items():
        joined(name, p)
    plan |= {**shared, "deal": "sp" in own["decode"], "edits": edits, "layers": apart}
    plan |= {"plain": plain_, "own": {name: {} for name in BOTH}}
    for name in BOTH:
        ask_shape(name, plan[name], plan, devices)
        for each in apart[name]:
            ask_shape(name, {**plan[name], **as_meant(plan, name, (each,))}, plan, devices)
    return plan


def joined(name: str, p: dict[str, Any]) -> None:
    """Put in the axes of groups that a phase leaves out."""
    lies = {**p, SHARING: lying_of_queries(name, p)}
    p |= {path: lies.get(over, ["tp"]) for path, over in JOINED.items() if p[path] is None}


def as_meant(plan: Any, name: str, names: tuple[str, ...]) -> dict[str, Any]:
    """What layers that are meant by these names have otherwise than the plan says of all."""
    if names not in plan["own"][name]:
        p: dict[str, Any] = dict(plan["plain"][name])
        for each in names:
            p |= plan["layers"][name].get(each, {})
        joined(name, p)
        plan["own"][name][names] = {x: y for x, y in p.items() if plan[name][x] != y}
    return plan["own"][name][names]


OF_ALL = ("moe.input", "moe.rebalance.step")
"""Fields that no layer has for itself."""
MEANT: dict[str, Any] = {
    "dense": lambda kind: not kind.ffn.moe and kind.ffn.width,
    "experts": lambda kind: kind.ffn.moe,
    "full": lambda kind: softmax(kind) and not (kind.attention.window or kind.attention.chunk),
    "sliding": lambda kind: softmax(kind) and (kind.attention.window or kind.attention.chunk),
    "state": lambda kind: kind.attention.heads and kind.attention.delta,
}
"""What layers have that are meant by a name."""
HAVE: dict[str, Any] = {
    "attention": lambda kind: kind.attention.heads, "ffn": MEANT["dense"], "moe": MEANT["experts"],
}  # fmt: skip
"""What layers have of which a section speaks."""


def softmax(kind: Bag) -> bool:
    return kind.attention.heads and not kind.attention.delta


def read_layers(value: Any) -> dict[str, Any]:
    """By the names of layers what they have of their own."""
    found: dict[str, Any] = {}
    for key, own in mapping("layers", value).items():
        runs = listed_layers(key)
        if key not in MEANT and runs is None:
            raise No(f"layers: {shortly(key)} is none")
        for section in mapping(f"layers.{key}", own):
            if section not in HAVE:
                raise No(f"layers.{key} has no section {shortly(section)}")
        read_section(PHASE, "", own, found.setdefault(key, {}), f"layers.{key}.")
        if any(path in found[key] for path in OF_ALL):
            raise No(f"layers.{key} says what holds for all layers")
    return found


def listed_layers(key: str) -> Any:
    """The layers that a name lists, each once; None where it lists none."""
    found: list[range] = []
    for each in key.split(","):
        low, dash, high = each.partition("-")
        high = high if dash else low
        if not all(n.isascii() and n.isdecimal() and len(n) <= 6 for n in (low, high)):
            return None
        found.append(range(int(low), int(high) + 1))
    ends = sorted((run.start, run.stop) for run in found)
    fine = all(run and run.stop <= 1 << 16 for run in found)
    return found if fine and all(a[1] <= b[0] for a, b in pairwise(ends)) else None


def told_apart(model: Bag, plan: Any) -> Bag:
    """The model, in which layers with choices of their own are of kinds of their own."""
    names = [*dict.fromkeys(key for name in BOTH for key in plan["layers"][name])]
    if not names:
        return model
    meant = {key: layers_meant(model, key) for key in names}
    for key in names:
        wrong = [i for i in meant[key] if i >= len(model.layers)]
        if wrong or not meant[key]:
            raise No(f"layers.{key}: the model has no such layer")
        sections = {path.partition(".")[0] for name in BOTH
                    for path in plan["layers"][name].get(key, {})}  # fmt: skip
        if not all(HAVE[section](model.kinds[model.layers[i]])
                   for section in sections for i in meant[key]):  # fmt: skip
            raise No(f"layers.{key} says something of what a layer has not")
    for name in BOTH:
        for a, b in combinations(plan["layers"][name].items(), 2):
            if a[1].keys() & b[1].keys() and meant[a[0]] & meant[b[0]]:
                raise No(f"layers.{a[0]} and layers.{b[0]} both speak of a layer")
    kinds: dict[Any, int] = {}
    for i, kind in enumerate(model.layers):
        kinds.setdefault((kind, tuple(key for key in names if i in meant[key])), len(kinds))
    layers = [kinds[kind, tuple(key for key in names if i in meant[key])]
              for i, kind in enumerate(model.layers)]  # fmt: skip
    made = [model.kinds[kind].but(own=own) for kind, own in kinds]
    return model.but(kinds=made, layers=layers)


def layers_meant(model: Bag, key: str) -> set[int]:
    """The layers that a name means."""
    if key in MEANT:
        return {i for i, kind in enumerate(model.layers) if MEANT[key](model.kinds[kind])}
    return {i for run in listed_layers(key) for i in run}


def lying_of_queries(name: str, p: Any) -> list[str]:
    """The axes of queries: others than tp alone only where ranks of sp have some keys each."""
    return p[SHARING] if name == "decode" and p["sequence.layout"] == "keys" else ["tp"]


def default_of(table: dict[str, dict[str, Any]], path: str) -> Any:
    prefix, _, name = path.rpartition(".")
    return table[f"{prefix}."][name][1]


def mapping(path: str, value: Any) -> Any:
    if not isinstance(value, dict):
        raise No(f"{path} is no mapping")
    return value


def ask_small(data: Any, what: str) -> None:
    """Ask that something is no larger than what the prover's own readers take."""
    due, count = [(data, 1)], 0
    while due:
        value, depth = due.pop()
        count += 1
        inner = value.values() if isinstance(value, dict) else value
        if isinstance(inner, str) or not hasattr(inner, "__iter__"):
            continue
        if depth > DEEP or count + len(inner) > VALUES:
            raise No(f"{what}: it is nested too deep, or has too many values")
        spend(len(inner))
        due += [(each, depth + 1) for each in inner]
    if count > VALUES or len(quick(data)) > LONG[what]:
        raise No(f"{what}: it is longer than one may be")


def read_edits(value: Any) -> list[Any]:
    """The edits of a plan, every field of each; what they make of the program comes later."""
    if not isinstance(value, list) or len(value) > 64:
        raise No("edits are no list of at most 64")
    return [read_edit(each) for each in value]


def read_edit(given: Any) -> dict[str, Any]:
    """One of them; what is none of its own fields is said of the operator."""
    actions = [key for key in given if key in ACTIONS] if isinstance(given, dict) else []
    if len(actions) != 1:
        raise No("edits have one that is none")
    (action,) = actions
    needs, may = (words.split() for words in ACTIONS[action])
    said = [key for key in ("of", "as", "after", "with") if key in given]
    of = given.get("of", [])
    names = [given[action], *(given[key] for key in said if key != "of"), *as_list(of)]
    good = all(isinstance(name, str) and 0 < len(name) <= 200 for name in names)
    good = good and {*needs} <= {*said} <= {*may} and len(as_list(of)) <= 8
    about = {key: given[key] for key in given if key not in (action, *EDIT)}
    good = good and all(key.isidentifier() for key in about)
    good = good and not (about and action not in ("insert", "replace", "change"))
    good = good and (action != "change" or bool(about or as_list(of)))
    places = [given[key] for key in ("ranks", "but") if key in given]
    good = good and all(isinstance(each, dict) and each and {*each} <= {*AXIS} for each in places)
    counts = [n for each in places if isinstance(each, dict) for at in each.values()
              for n in as_list(at)] + as_list(given.get("steps", []))  # fmt: skip
    counts += [given["stage"]] if "stage" in given else []
    good = good and all(type(n) is int and 0 <= n < 1 << 31 for n in counts)
    if not good or given.get("phase", "prefill") not in BOTH:
        raise No("edits have one that is none")
    texts = {key: given.get(key, "") for key in ("as", "after", "with")}
    beside = {key: given.get(key) for key in ("phase", "stage", "ranks", "but", "steps")}
    return {"do": action, "name": given[action], "of": as_list(of), **texts, **beside,
            "about": about}  # fmt: skip


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def read_section(table: Any, prefix: str, value: Any, out: dict[str, Any], at: str) -> None:
    """The fields of a section that are written, by their paths."""
    for key, inner in mapping(f"{at}{prefix}".rstrip("."), value).items():
        read_field(table, prefix, key, inner, out, at)


def read_field(table: Any, prefix: str, key: str, value: Any, out: Any, at: str) -> None:
    """One field of a section, or the fields of a section in it."""
    path = prefix + key
    if key not in table[prefix]:
        raise No(f"a plan has no field {at}{path}")
    mark, default, may = table[prefix][key]
    if mark == "section":
        read_section(table, f"{path}.", value, out, at)
    elif value is None and default is None:
        out[path] = None
    elif mark == ":":
        out[path] = read_cut(at + path, value, needed=default == "needed")
    elif fits(path, mark, may, value):
        out[path] = value
    else:
        raise No(f"{at}{path} cannot be {shortly(value)}")


def fits(path: str, mark: str, may: Any, value: Any) -> bool:
    """Whether a value is one that a field of this kind may have."""
    match mark:
        case "=":
            return isinstance(value, str) and value in may
        case "?":
            return isinstance(value, bool)
        case "#":
            return type(value) is int and int(may[1]) <= value <= 1 << int(may[2])
        case "+":
            axes = GROUPS.get(path, {*AXIS})
            names = value if isinstance(value, list) else [None]
            return all(isinstance(x, str) and x in axes for x in names) and (
                len({*names}) == len(names)
            )
        case _:
            rows = value if isinstance(value, list) and len(value) <= LONGEST else [None]
            return all(isinstance(row, list) and len(row) == 4 and all(
                type(n) is int and abs(n) <= 1 << 31 for n in row) for row in rows)  # fmt: skip


def shortly(value: Any) -> str:
    text = canonical(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def read_cut(path: str, value: Any, *, needed: bool) -> str:
    """A cut as text, in its shortest form; `No` where it is none."""
    if isinstance(value, str):
        if value in REGULAR or (needed and value == "needed"):
            return value
        raise No(f"{path}: there is no cut {shortly(value)}")
    kind, given = "sizes", value
    if isinstance(value, dict) and len(value) == 1:
        ((kind, given),) = value.items()
    if kind in ("strided", "padded") and type(given) is int and 1 <= given <= 1 << 24:
        return kind if (kind, given) == ("strided", 1) else canonical({kind: given})
    if kind not in ("sizes", "listed") or not isinstance(given, list):
        raise No(f"{path} is no cut")
    if not 1 <= len(given) <= LONGEST:
        raise No(f"{path} is a cut for {len(given)} ranks")
    if kind == "sizes":
        if any(type(n) is not int or n < 0 for n in given) or sum(given) > LARGEST:
            raise No(f"{path} has a size that is none, or too much in all")
        return canonical(given)
    ranks = [[*map(span, each if isinstance(each, list) else [each])] for each in given]
    spans = [each for rank in ranks for each in rank]
    if None in spans or len(spans) > LONGEST or sum(map(len, spans)) > HELD:
        raise No(f"{path} lists what is no index, or too many")
    for rank in ranks if not path.endswith(SLOTS) else ():
        if any(b.start < a.stop for a, b in pairwise(sorted(rank, key=lambda run: run.start))):
            raise No(f"{path} lists an index twice on one rank")
    short = [[run.start if len(run) == 1 else f"{run.start}-{run.stop - 1}" for run in rank]
             for rank in ranks]  # fmt: skip
    return canonical({"listed": short})


def span(item: Any) -> Any:
    """The indices of an entry of a listed cut; None where it is none."""
    if type(item) is int:
        return range(item, item + 1) if 0 <= item <= LARGEST else None
    if not isinstance(item, str):
        return None
    low, dash, high = item.partition("-")
    high = high if dash else low
    if not all(n.isdecimal() and len(n) <= 9 for n in (low, high)):
        return None
    return range(int(low), int(high) + 1) if int(low) <= int(high) <= LARGEST else None


SLOTS = ("moe.experts", "moe.rebalance.experts")
"""Cuts by which a rank may have an index several times."""
MOVED = "moe.moved"
"""Said of a phase behind a change of places alone: what follows the new placement."""
BY_HAND = {"hidden": "tp", "stream_tokens": "tp", "embedding.cut": "tp", "attention.heads": "tp",
           "attention.kv_heads": "tp", "attention.head_dim": "tp", "ffn.width": "tp",
           "moe.experts": "ep", "moe.rebalance.experts": "ep", "moe.width": "moe.tp",
           "moe.shared.width": "tp",
           "lm_head.cut": "tp", "stages.layers": "pp", "sequence.cut": "sp",
           "sequence.heads": "sp", "sequence.kv_heads": "sp",
           "sequence.keys": "sp", "batch.sequences": "dp"}  # fmt: skip
"""Of each cut the degree that says for how many ranks it is."""
COUNTS_ON = {"stream_tokens": ("prompt",), "sequence.cut": ("prompt",),
             "sequence.keys": ("prompt", "steps"), "batch.sequences": ("batch",)}  # fmt: skip
BLOCKS = {"attention.heads": "attention.qkv", "attention.kv_heads": "attention.qkv",
          "attention.head_dim": "attention.qkv", "ffn.width": "ffn", "moe.width": "moe",
          "moe.shared.width": "moe.shared"}  # fmt: skip
MOST_RANKS = 1 << 24


def ask_shape(name: str, p: Any, plan: Any, devices: int | None) -> None:
    """Ask that the numbers of a phase go together: degrees, stages, cuts by hand, ticks."""
    world = p["dp"] * p["pp"] * p["sp"] * p["tp"]
    if world > MOST_RANKS or devices not in (None, world):
        raise No(f"{name} has {world} ranks, and the plan says devices: {devices}")
    if len(p["mesh"]) != len(AXIS):
        raise No(f"{name}.mesh names {len(p['mesh'])} axes")
    for end in ("stages.embedding", "stages.head"):
        if p[end] is not None and p[end] >= p["pp"]:
            raise No(f"{name}.{end} is {p[end]}, and there are {p['pp']} stages")
    for path, degree in BY_HAND.items():
        if p[path][0] in "[{" and (name, path) not in (
            ("decode", "sequence.cut"),
            ("decode", "sequence.heads"),
            ("decode", "sequence.kv_heads"),
            ("prefill", "sequence.keys"),
            ("prefill", "moe.rebalance.experts"),
        ):
            ask_by_hand(name, path, degree, p, plan)
    ask_shared_keys(name, p)
    ask_blocks(name, p)
    if name == BOTH[0]:
        ask_row(p, plan)
    ask_ticks(name, p, plan)


def ask_row(p: Any, plan: Any) -> None:
    """Ask that sequences which lie in a row make it up, and that what is said beside goes with it.

    One sequence is a row too, of which nothing else is asked.
    """
    spec = p["packed.sequences"]
    if spec == "whole":
        return
    found: Any = loads(spec) if spec[0] == "[" else []
    row = found and 0 not in found and sum(found) == plan["workload.prompt"]
    alone = len(found) == (p["packed.pads"] != "none") or (len(found) > 1 and max(found) == 1)
    if not row or alone or sum(found) > LONGEST or len(found) > MOST_PACKED:
        raise No("prefill.packed.sequences are not those of a row of so many tokens")
    if len(found) == 1:
        return
    if plan["edits"] or plan[BOTH[1]]["schedule.ticks"] is not None:
        raise No("edits, or a schedule that is written out, beside a row of sequences")
    if plan["handoff.cache"] in ("by_rank", "stays") or plan["handoff.storage"] == "raw":
        raise No("entries of a row of sequences that decode finds where they were")
    if p["sp"] > 1 and p["sequence.exchange"] == "none":
        raise No("parts of a row of sequences that are not exchanged")
    if p["sp"] > 1 and p["sequence.mask"] == "local":
        raise No("a mask by places in parts of a row of sequences")
    if p["chunks.prefix"] is not None or (
        p["chunks.tokens"] is not None
        and any(p[f"chunks.{x}"] != word_ for x, word_ in PASSES.items())
    ):
        raise No("passes of a row of sequences that are not those of the row")


def ask_shared_keys(name: str, p: Any) -> None:
    """Ask that queries over ranks that share keys are whole heads, over all ranks of tp."""
    over = lying_of_queries(name, p)
    if [axis for axis in over if p[axis] > 1] == (["tp"] if p["tp"] > 1 else []):
        return
    if p["tp"] > 1 and "tp" not in over:
        raise No(f"{name}.attention.over leaves out tp, whose ranks have keys of their own")
    if p["attention.qkv.split"] == "head_dim" or p["attention.qkv.fused"] == "blocks":
        raise No(f"{name}: queries over ranks that share keys are cut inside, or fused with them")


def ask_by_hand(name: str, path: str, degree: str, p: Any, plan: Any) -> None:
    """Ask that a cut that is written out is for these ranks, and for a workload that is said."""
    spec: Any = loads(p[path])
    given = spec if isinstance(spec, list) else spec.get("listed")
    if given is None:
        return
    ranks = p["moe.tp"] or p["tp"] // gcd(p["tp"], p["ep"])
    ranks = ranks if degree == "moe.tp" else p[degree]
    if path in LIES:
        lies = {**p, SHARING: lying_of_queries(name, p)}
        ranks = prod(p[axis] for axis in lies[LIES[path]])
    if len(given) != ranks:
        raise No(f"{name}.{path} lists {len(given)} ranks, and there are {ranks}")
    if path == "stream_tokens" and name == "prefill" and p["sp"] > 1:
        raise No(f"{name}.{path} is cut by hand, and ranks of sp have tokens of their own")
    for counted_ in COUNTS_ON.get(path, ()):
        if plan[f"workload.{counted_}"] is None and (name, path) != ("decode", "stream_tokens"):
            raise No(f"{name}.{path} is cut by hand, and workload.{counted_} is not said")


def ask_blocks(name: str, p: Any) -> None:
    """Ask that the parts of a fused weight that is cut in blocks are in its own order."""
    for path, fused in BLOCKS.items():
        if p[f"{fused}.fused"] == "blocks" and "listed" in p[path]:
            for rank in loads(p[path])["listed"]:
                spans = [span(each) for each in rank]
                if any(a[-1] >= b[0] for a, b in pairwise(spans)):
                    raise No(f"{name}.{path} lists a rank's part out of order, in blocks")


def ask_ticks(name: str, p: Any, plan: Any) -> None:
    """Ask that a schedule that is written out has steps that there are, each once."""
    rows, batch, steps = p["schedule.ticks"], plan["workload.batch"], plan["workload.steps"]
    if rows is None or name == "prefill":
        return
    if batch is None or steps is None:
        raise No("schedule.ticks is written out, and the workload is not said")
    back = p["stages.embedding"] != 0 or p["stages.head"] not in (None, p["pp"] - 1)
    if p["stages.order"] == "layer" or (back and p["pp"] > 1):
        raise No("schedule.ticks visits each stage once, and the stages are met otherwise")
    runs = {(stage, sequence, step) for _, stage, sequence, step in rows}
    inside = all(tick >= 0 and 0 <= stage < p["pp"] and 0 <= sequence < batch and 1 <= step <= steps
                 for tick, stage, sequence, step in rows)  # fmt: skip
    if len(runs) < len(rows) or not inside:
        raise No("schedule.ticks has a row twice, or of a stage, sequence or step that is not")


# --- values ---

TERMS: dict[Any, int] = {}
MAPS: dict[Any, int] = {}
SUMS: dict[Any, int] = {(): 0}
PARTS: list[Any] = [()]
"""Of each sum its terms, and how much each counts; and its linear maps, each of a sum.

A linear map of a sum stays that, so that what a product with a weight gives for many indices is
written as often, and not multiplied out. Sums of the same map are the map of their sum, so that
each value is written in one way. A term is a number, and a map one below zero.
"""
FACTORS: set[int] = set()
"""What the model multiplies with each other."""
OPENED = [False, False]
"""Whether products of what the model multiplies are multiplied out, and whether others were."""


def summed(parts: dict[int, int]) -> int:
    spend(len(parts))
    key = tuple(sorted([part for part in parts.items() if part[1]]))
    found = SUMS.setdefault(key, len(PARTS))
    if found == len(PARTS):
        PARTS.append(key)
    return found


def single(term: int, much: int) -> int:
    """The sum of one term."""
    LEFT[0] -= 1
    key = ((term, much),) if much else ()
    found = SUMS.setdefault(key, len(PARTS))
    if found == len(PARTS):
        PARTS.append(key)
    return found


@cache
def value(share: int, *key: Any) -> int:
    """So much of a value that is no sum of others: a weight, a function of values."""
    return single(TERMS.setdefault(key, len(TERMS)), share)


@cache
def plus(*of: int) -> int:
    if len(of) < 2:
        return of[0] if of else 0
    spend(sum([len(PARTS[each]) for each in of]))
    parts = [part for each in of for part in PARTS[each]]
    total = dict(parts)
    if len(total) < len(parts):  # a term or a map stands in two of them
        each_: dict[int, list[int]] = {}
        for t, c in parts:
            each_.setdefault(t, []).append(c)
        total = {t: sum(all_) if t >= 0 else plus(*all_) for t, all_ in each_.items()}
    return summed(total)


@cache
def linear(v: int, *about: Any) -> int:
    """A linear map of a value."""
    return single(~MAPS.setdefault(about, len(MAPS)), v)


@cache
def maps_to(weight: str, has: Any) -> list[int]:
    """The linear maps of a weight, each to another place; zero where that is a pad."""
    return [~MAPS.setdefault((weight, at), len(MAPS)) if real(at) else 0 for at in product(*has)]


def products(v: int, weight: str, has: Any) -> tuple[int, ...]:
    """What a weight makes of a value at many places."""
    maps = maps_to(weight, has)
    spend(len(maps))
    if not v:
        return (0,) * len(maps)
    keys = [((which, v),) for which in maps if which]
    new = dict.fromkeys([key for key in keys if key not in SUMS])
    SUMS.update(zip(new, range(len(PARTS), len(PARTS) + len(new)), strict=True))
    PARTS.extend(new)
    made = map(SUMS.__getitem__, keys)
    return tuple([which and next(made) for which in maps])


@cache
def leaves(v: int) -> Any:
    """The terms of a value, with its maps multiplied out."""
    found: list[tuple[int, int]] = []
    for t, c in PARTS[v]:
        inner = leaves(c) if t < 0 else ()
        found += [(TERMS.setdefault((t, of), len(TERMS)), n) for of, n in inner]
        found += [(t, c)] * (t >= 0)
    spend(len(found))
    return found


def times(a: int, b: int, unit: int) -> int:
    """The product of two values; of two that the model multiplies it is a term by itself.

    So a part of one of these times the other is no part of their product. That makes nothing right
    that is wrong; where it makes something wrong, all is worked out again, and multiplied out.
    """
    if a in FACTORS and b in FACTORS and not OPENED[0]:
        return value(unit, "times", min(a, b), max(a, b)) if a and b else 0
    OPENED[1] = True
    return opened(a, b, unit)


@cache
def opened(a: int, b: int, unit: int) -> int:
    """A product multiplied out."""
    parts: dict[int, int] = {}
    spend(len(leaves(a)) * len(leaves(b)))
    for (s, one), (t, two) in product(leaves(a), leaves(b)):
        if one * two % unit:
            raise No("a share of a sum times a share")
        made = TERMS.setdefault(("times", s, t) if s < t else ("times", t, s), len(TERMS))
        parts[made] = parts.get(made, 0) + one * two // unit
    return summed(parts)


@cache
def share_of(v: int, share: int, unit: int) -> int:
    return summed({t: c * share // unit if t >= 0 else share_of(c, share, unit)
                   for t, c in PARTS[v]})  # fmt: skip


# --- tensors: on each rank of tp, cells of each axis, and a value for each combination ---

AXES = {"hidden": "hidden", "embedding.cut": "vocab", "lm_head.cut": "vocab",
        "attention.heads": "head", "attention.kv_heads": "kv", "attention.head_dim": "head_dim",
        "attention.value_dim": "value_dim", "ffn.width": "width", "moe.experts": "experts",
        "moe.rebalance.experts": "experts",
        "moe.width": "inner", "moe.shared.width": "shared"}  # fmt: skip
DEGREE = {"moe.experts": "ep", "moe.rebalance.experts": "ep", "moe.width": "etp",
          "stages.layers": "pp", "sequence.cut": "sp", "sequence.keys": "sp",
          "batch.sequences": "dp"}  # fmt: skip
SHOWN = {
    "kv": "head",
    "value_dim": "head_dim",
    "turned": "rank",
    "q_rank": "rank",
    "one": "head",
    "index_head": "head",
    "index_q": "head_dim",
    "index_dim": "rank",
}
TOLD = ("weight", "group", "on", "divide", "how")
UNTOLD = ("experts", "block_gather", "block_reduce", "block_return", "block_own", "add_each",
          "shared_expert", "route", "moments", "head_moments", "send", "choose_keys")  # fmt: skip
"""Operators of which a certificate does not say whether a sum is due. Nor is it said of what shared
experts are added to; and of attention where one key alone is seen, on whose score nothing depends.
"""
TAKEN_AGAIN: dict[str, Callable[[Any, Bag], Any]] = {
    **dict.fromkeys(("linear", "out_linear", "add", "act", "joint", "scale", "bias", "norm",
                     "norm_with", "head_norm", "moments", "head_moments", "slice", "all_reduce",
                     "reduce_scatter", "all_gather", "head_linear", "gather_logits",
                     "finish_logits"), lambda *_: ()),
    "mul": lambda p, _: p.multiplies(),
    "rope": lambda p, x: (p.pairs_turned(), p.stands(x)),
    **dict.fromkeys(("latent_keys", "latent_values"), lambda p, _: p.from_latents()),
    "scores": lambda p, _: (*p.multiplies(), *p.heads_read()),
    "weigh": lambda p, _: (p.one_key, *p.heads_read()),
}  # fmt: skip
"""Operators that are not worked out again where another kind of layer, or phase, has the same ones
of the same; and what else they read."""
OF_TENSORS = {"name", "axes", "tokens", "split", "keyed", "ranks", "known", "of", "places",
              "weight", "then"}  # fmt: skip
"""What is said of tensors that such operators read."""
WIDE = 48
"""Ranks and cells of all axes, from which on anything is taken again."""
PAD = -1
"""The lower end of a cell of pads; the upper one is one less than how many."""


NUMBERS: dict[Any, int] = {}
KNOWN: dict[int, tuple[Any, int]] = {}
"""By their place in memory cells that are kept, so that no others come there, and their number."""


def number(cells: Any) -> int:
    """One number for equal cells: to compare long ones again and again is what takes time."""
    known = KNOWN.get(id(cells))
    if known is None:
        known = KNOWN[id(cells)] = cells, NUMBERS.setdefault(cells, len(NUMBERS))
    return known[1]


LISTS: dict[Any, Any] = {}
"""Of each rank the cells of an axis, or of several axes together: equal ones are one list."""
KEPT: dict[int, Any] = {}
"""These by their place in memory; nobody changes one."""
NUMBERED: dict[int, Any] = {}
"""Of these the numbers of what each rank has."""
SEEN: dict[int, tuple[Any, int]] = {}
"""By their place in memory what tensors have on each rank, and a number: equal ones of one number
are equal."""
AGAIN: dict[Any, Any] = {}
"""What operators have given, by all that it is made of."""


def forget() -> None:
    """Nothing is taken again of what was worked out so far."""
    for kept in (LISTS, KEPT, NUMBERED, SEEN, AGAIN):
        kept.clear()


def one_list(made: Any, key: Any, *of: Any) -> Any:
    """The list that is kept under a key, with what the key takes by its place in memory."""
    known = LISTS.setdefault(key, (made, of))[0]
    KEPT[id(known)] = known
    return known


def side(*axes: Any) -> Any:
    """For each rank what it has of several axes."""
    key = tuple(map(id, axes))
    known = LISTS.get(key)
    if known:
        return known[0]
    rows: dict[Any, Any] = {}  # equal ones are one object
    made = [rows.setdefault((*map(id, row),), row) for row in zip(*axes, strict=True)]
    return one_list(made, key, axes)


def numbers_of(cells: Any) -> Any:
    """For each rank the numbers of what it has of several axes."""
    made: Any = NUMBERED.get(id(cells))
    if made is None:
        made, names = [], {}
        for has in cells:
            mine = names.get(id(has))
            if mine is None:
                mine = names[id(has)] = tuple(map(number, has))
            made.append(mine)
        if id(cells) in KEPT:
            NUMBERED[id(cells)] = made
    return made


def seen(ranks: Any) -> int:
    """A number for what a tensor has on each rank."""
    known = SEEN.get(id(ranks))
    if known is None:
        each = {id(local): local for local in ranks}
        spend(len(ranks) + sum([len(vals) for _, vals in each.values()]))
        names = {key: (*map(number, has), vals) for key, (has, vals) in each.items()}
        every = tuple([names[id(local)] for local in ranks])
        known = SEEN[id(ranks)] = ranks, NUMBERS.setdefault(every, len(NUMBERS))
    return known[1]


def shape(has: Any) -> list[list[int]]:
    return [[high - low for low, high in cells] for cells in has]


PADDED: dict[int, bool] = {}
"""By their number, whether there are pads among cells."""


def padded(cells: Any) -> bool:
    n = number(cells)
    known = PADDED.get(n)
    if known is None:
        known = PADDED[n] = any(low == PAD for low, _ in cells)
    return known


def length(cells: Any) -> int:
    return sum(high - low for low, high in cells)


def indices_of(cells: Any) -> set[int]:
    """What stands in these cells, without their pads."""
    return {i for low, high in cells if low != PAD for i in range(low, high)}


def real(place: Any) -> bool:
    for low, _ in place:  # noqa: SIM110  (asked so often that a generator would be felt)
        if low == PAD:
            return False
    return True


class Mapped(Bag):
    """What a weight makes of one value (`of`) of each rank, at the same places on all of them.

    All of it may be scaled `then`.

    It is written out where somebody reads `ranks`. Sums over ranks need not: the map of a sum is
    the sum of the maps.
    """

    then: Any = ()

    def __getattr__(self, name: str) -> Any:
        if name != "ranks":
            raise AttributeError(name)
        made = {v: (self.places, self.written(v)) for v in {*self.of}}
        spend(len(made) * prod(map(len, self.places)))
        self.ranks: Any = [made[v] for v in self.of]
        return self.ranks

    def written(self, v: int) -> tuple[int, ...]:
        """What it makes of one value, at all places."""
        vals = products(v, self.weight, self.places)
        for rule, by in self.then:
            vals = tuple([linear(s, rule, by) for s in vals])
        return vals

    def but(self, **values: Any) -> Bag:
        kept = {**self.__dict__, **values}
        if "ranks" not in values:
            if MAPPED & {*values}:
                kept.pop("ranks", None)
            return Mapped(**kept)
        return Bag(**{key: each for key, each in kept.items() if key not in MAPPED})


MAPPED = {"of", "weight", "places", "then"}


def places_of(x: Bag) -> list[Any]:
    """Which cells each rank has."""
    if isinstance(x, Mapped):
        return [x.places] * len(x.of)
    return [has for has, _ in x.ranks]


def beside_each_other(ranks: list[Any]) -> list[Any]:
    """Cells of which pads end where cells of other ranks do, so that they can be added to these."""
    padded = any(cells and cells[-1][0] == PAD for cells in ranks)
    ends = {0}
    for cells in {*ranks} if padded else ():
        ends.update(accumulate(high - low for low, high in cells))
    if not padded or len({*ranks}) == 1:
        return ranks
    bounds = sorted(ends)

    def cut_as(cells: Any) -> Any:
        *own, (low, high) = cells or [(0, 0)]
        if low != PAD:
            return cells
        start = length(own)
        at = bounds[bisect_left(bounds, start) : bisect_left(bounds, start + high - low) + 1]
        spend(len(at))
        return (*own, *((PAD, b - a + PAD) for a, b in pairwise(at)))

    made = {cells: cut_as(cells) for cells in {*ranks}}
    return [made[cells] for cells in ranks]


def copies_differ(x: Bag, ranks: Iterable[int]) -> bool:
    """Whether two of these ranks have the same part of a tensor, and not the same in it."""
    if isinstance(x, Mapped):
        return len({x.of[r] for r in ranks}) > 1 and any(map(real, product(*x.places)))
    seen: dict[Any, int] = {}
    apart = [*{id(local): local for local in map(x.ranks.__getitem__, ranks)}.values()]
    spend(sum([len(vals) for _, vals in apart]))
    return len(apart) > 1 and any(
        seen.setdefault(place, v) != v and real(place)
        for cells, vals in apart
        for place, v in zip(product(*cells), vals, strict=True)
    )


def once_each(ranks: Any) -> bool:
    """Whether no two ranks have a place both."""
    if len({*numbers_of(ranks)}) < len(ranks):
        return len(ranks) < 2
    every = [place for cells in ranks for place in product(*cells) if real(place)]
    spend(len(every))
    return len({*every}) == len(every)


def mixed_state(q: Any, v: Any) -> str:
    """What attention gives of these queries and values: a share of a sum, or what it lies by."""
    return "sum" if v[1] == "sum" else q[1] if q[1] in ("heads", "head_dim") else "whole"


def by_place(x: Bag) -> list[dict[Any, int]]:
    """On each rank, what stands where; ranks that have the same share it."""
    kept = {id(local): local for local in x.ranks}
    spend(len(x.ranks) + sum([len(vals) for _, vals in kept.values()]))
    made = {key: dict(zip(product(*has), vals, strict=True)) for key, (has, vals) in kept.items()}
    return [made[id(local)] for local in x.ranks]


def in_order(order: str, parts: list[list[Any]], keys: int) -> list[Any]:
    """The rows of a fused weight in an order in which it may be stored, or read."""
    if order == "interleaved":
        return [*chain.from_iterable(zip(*parts, strict=True))]
    if order != "groups":
        return [*chain.from_iterable(reversed(parts) if order == "swapped" else parts)]
    each = [len(part) // keys if keys else 0 for part in parts]
    cut_ = ([part[g * n : (g + 1) * n] for part, n in zip(parts, each, strict=True)]
            for g in range(keys))  # fmt: skip
    return [*chain.from_iterable(chain.from_iterable(cut_))]


class Passes:
    """The passes in which a prompt is read: how many there may be, and of how many tokens each.

    A pass does to its tokens what it does to so many, and finds the entries of earlier ones in the
    cache, where an entry is a function of its token's row and of earlier rows. So a phase of many
    passes does as one that reads all of the prompt, and deals its tokens out pass by pass.
    """

    def __init__(self, p: Any) -> None:
        words = {x: p.plan[f"chunks.{x}"] for x in ("tokens", "prefix", *PASSES)}
        self.tokens, self.prefix = words["tokens"], words["prefix"]
        said = p.name == "prefill" and (self.tokens, self.prefix) != (None, None)
        self.reads_back = said and words["keys"] == "all"
        self.carries = said and words["state"] == "carried"
        self.several = said and (p.prompt is None or len(lengths(vars(self), p.prompt)) > 1)
        """Whether there is a prompt that takes more than one."""
        self.counts: dict[str, str] = {}
        """From where positions and a mask count: from the first token of the sequence, of those
        that a rank of sp has of a pass, or of the pass."""
        for word in ("positions", "mask"):
            beside = p.sp > 1 and p.plan[f"sequence.{word}"] == "local"
            self.counts[word] = "rank" if beside else "pass" if words[word] == "local" else ""
        if not self.several:
            return
        if any(p.plan[x][0] == "[" or "listed" in p.plan[x] or "sizes" in p.plan[x]
               for x in ("sequence.cut", "stream_tokens")):  # fmt: skip
            raise No("a cut by hand is of one length, and passes of a prompt are of several")

    def lengths(self, prompt: int | None) -> set[int]:
        """How many tokens a pass may have, of this prompt or of any; empty where that is open."""
        if prompt is not None:
            return {*lengths(vars(self), prompt)} if self.several else {prompt}
        if not self.several or max(self.tokens or inf, self.prefix or 0) > FEW_PROMPTS:
            return set()
        return {*range(1, self.tokens + 1), self.prefix or 1}

    def starts(self, prompt: int) -> Iterable[int]:
        """The first token of each pass."""
        first = self.prefix or 0
        first = first if first < prompt else 0
        behind = range(first, prompt, self.tokens or prompt)
        if len(behind) > 4097:
            raise Unknown("so many passes of a prompt")
        return [0, *behind] if first else behind

    def cut(self, text: str, prompt: int, ranks: int) -> Any:
        """What each rank has of a prompt, once all passes are read."""
        found: list[list[range]] = [[] for _ in range(ranks)]
        for low, high in pairwise([*self.starts(prompt), prompt]):
            spend(ranks)
            for mine, (runs, _) in zip(found, cut(text, high - low, ranks, 0), strict=True):
                mine += [range(run.start + low, run.stop + low, run.step) for run in runs]
        return tuple((tidy(runs), 0) for runs in found)

    def apart(self, chunk: int) -> bool:
        """Whether each pass begins with a chunk of what attention sees of, so of any prompt."""
        return all(n is None or n % chunk == 0 for n in (self.tokens, self.prefix))


class Drafts:
    """Steps of decode that read several tokens: the last one, and drafts of those behind it.

    A step does to each token what a step of one does, and its entries are in the cache before any
    query looks, which sees those up to its own. The next step begins behind the last token that was
    kept and writes over all others. So steps of several tokens do as so many steps of one, but for
    what the words of a plan say otherwise, and for how tokens of a step are dealt out.
    """

    def __init__(self, p: Any) -> None:
        # Not the phase itself, which has these: what knows each other is never free of itself.
        self.plan, self.layout, self.sp, self.att = p.plan, p.layout, p.sp, p.att
        self.prompt, self.left = p.prompt, p.steps
        self.rows: Any = vars(p.model).get("max_positions")
        self.tokens: Any = p.plan["draft.tokens"] if p.name == "decode" else None
        self.accepted: Any = p.plan["draft.accepted"]
        if self.tokens is None:
            return
        if self.accepted is not None and self.accepted > self.tokens:
            raise No("a step keeps more drafts than it has")
        if p.layout in ("deal", "alternate") and p.sp > 1:
            raise No("a step begins behind what the one before it keeps, on another rank")
        if p.plan["cache.pads"] != "nowhere":
            raise No("pads of steps of one token, beside drafts")
        if p.plan["schedule.ticks"] is not None or p.plan["schedule.period"] is not None:
            raise No("a step begins when the one before it has told what it keeps")
        if any(x in p.plan["stream_tokens"] for x in ("[", "listed", "sizes")):
            raise No("a cut by hand is of one length, and steps are of several")

    def steps(self) -> list[tuple[int, int]]:
        """How many tokens steps read, and how many they keep; of any number all that may be."""
        turn: list[int] = [0, self.tokens, self.tokens - 1]
        turn = [self.accepted] if self.accepted is not None else [*dict.fromkeys(turn)]
        left: Any = self.left
        if left is None:
            left = sum(turn) + len(turn) + self.tokens + 1
            short = ((n, min(n, 1 + kept)) for n in range(1, self.tokens + 2) for kept in turn)
            return [*short, *self.walk(turn, left)]
        if left > 1 << 16:
            raise Unknown("so many steps with drafts")
        return [*self.walk(turn, left)]

    def walk(self, turn: list[int], left: int) -> Iterable[tuple[int, int]]:
        number = 0
        while left:
            drafts = min(self.tokens, left - 1)
            kept = 1 + min(turn[number % len(turn)], drafts)
            yield 1 + drafts, kept
            left, number = left - kept, number + 1

    def widths(self) -> set[int]:
        """How many tokens a step may read."""
        return {1} if self.tokens is None else {n for n, _ in self.steps()} or {1}

    @property
    def taken_back(self) -> bool:
        """Whether a step comes behind drafts that were taken back."""
        return self.tokens is not None and any(n > kept for n, kept in self.steps()[:-1])

    @property
    def misplaced(self) -> bool:
        """Whether some token's position is not its own, in a layer that asks for it."""
        asked = self.att.positions not in ("none", "alibi") or self.att.position_scale
        return asked and self.miscounted

    @property
    def miscounted(self) -> bool:
        """Whether some token's position is not its own."""
        if self.tokens is None:
            return False
        how = self.plan["draft.positions"]
        several = any(kept > 1 for _, kept in self.steps())
        return (how == "first" and several) or (how == "drafted" and self.taken_back)

    @property
    def few_keys(self) -> bool:
        """Whether each rank may have one of the keys that the first query of a step sees, or none.

        Where there are more of them than ranks, one has two.
        """
        if self.prompt is None or self.prompt >= self.sp:
            return False
        if self.att.window is None and self.att.chunk is None:
            if self.left is None:
                return False
            *before, _ = self.steps()
            return self.prompt + sum(kept for _, kept in before) < self.sp
        return True

    def ask_mask(self, p: Rules) -> None:
        """Ask that a query sees keys up to its own."""
        how = "global" if self.tokens is None else self.plan["draft.mask"]
        if how == "none" and max(self.widths()) > 1:
            raise No("a token sees drafts of those behind it")
        if how == "local" and self.steps() and not self.seen_by_place(p):
            raise No("a mask counts a query from its step, and keys from the first one")

    def seen_by_place(self, p: Rules) -> bool:
        """Whether queries counted from their step see those keys of each rank that are theirs."""
        if self.layout != "keys" or not self.few_keys:
            return False
        if self.left is None:
            # In the end a rank has more keys before a query's own than a step has queries.
            most = self.rows and self.rows // self.sp
            if most and most <= max(self.tokens, self.prompt) + 1:
                raise Unknown("a mask by places in steps of a model of few positions")
            return False
        start, parts = self.prompt, p.cut("sequence.keys", p.total)
        for width, kept in self.steps():
            spend((start + width) * kept)
            for runs, _ in parts:
                keys = sorted(i for i in indices(runs) if i < start + width)
                for at in range(kept):
                    near, token = range(p.sees_from(at), at + 1), start + at
                    seen = range(p.sees_from(token), token + 1)
                    if any((i in near) != (key in seen) for i, key in enumerate(keys)):
                        return False
            start += kept
        return True

    def ask_entries(self, word: str) -> None:
        """Ask that nothing is left of drafts that were taken back."""
        if self.tokens is not None and self.plan[f"draft.{word}"] == "kept" and self.taken_back:
            raise No("drafts that were taken back are still there")

    def ask_token(self) -> None:
        """Ask that a step begins with the token behind the last that was kept."""
        if self.tokens is not None and self.plan["draft.token"] == "last" and self.taken_back:
            raise No("a step begins with what was chosen behind a draft that was taken back")


LONGEST_PROMPT = 4096
"""Tokens of a prompt that is looked at token by token."""
FEW_PROMPTS = 256
"""Up to which length each pass, or each prompt whose passes come again, is looked at."""


def lengths(said: Any, prompt: int) -> list[int]:
    """How many tokens the passes of a prompt have, of those that are as long as each other once."""
    first = said["prefix"] or 0
    first = first if first < prompt else 0  # a prompt that is no longer begins behind nothing
    each = said["tokens"] or prompt - first
    full, rest = divmod(prompt - first, each)
    return [n for n in (first, *[each] * min(full, 2), rest) if n]


PASSES = {"keys": "all", "positions": "global", "mask": "global", "state": "carried"}
"""How passes of a prompt see each other."""


class Rules:
    """A phase of a plan and a kind of layer: what is asked of them, and what operators give."""

    def __init__(self, model: Bag, plan: Any, name: str, kind: int, before: Any = None) -> None:
        self.model, self.name, self.kind, self.before, self.both = model, name, kind, before, plan
        own: tuple[str, ...] = vars(model.kinds[kind]).get("own", ())
        self.plan: dict[str, Any] = plan[name]
        if own:
            self.plan = {**self.plan, **as_meant(plan, name, own)}
        self.batch, self.prompt, self.steps = (plan[f"workload.{x}"] for x in WORK)
        self.total = None if None in (self.prompt, self.steps) else self.prompt + self.steps
        self.dp, self.pp, self.sp, self.tp, self.ep = (self.plan[x] for x in DEGREES)
        self.etp: int = self.plan["moe.tp"] or self.tp // gcd(self.tp, self.ep)
        self.block, self.ranks = self.ep * self.etp, self.dp * self.sp * self.tp
        # Ranks of sp are told apart by the tokens of a prompt that is said, and by their number.
        apart = self.prompt is not None or plan["handoff.cache"] != "logical"
        apart = apart or plan["handoff.storage"] == "raw"
        many = max(self.pp, self.sp * apart, self.total or 0, self.batch or 0) > MOST
        if many or self.ranks < 1:
            raise Unknown("a plan of this size")
        self.few: Any = plan.get("few", {}).get(name)
        """Where a plan is worked out on some ranks of each kind, what is known of all."""
        self.stream: str = self.plan["stream"]
        auto = "deal" if plan["deal"] else "repeat"
        self.layout: str = self.plan["sequence.layout"].replace("auto", auto)
        self.alike = name == "decode" and self.layout in ("repeat", "keys")
        self.same = self.tp * (self.sp if self.alike else 1)
        last = self.plan["stages.head"]
        self.ends = self.plan["stages.embedding"], self.pp - 1 if last is None else last
        self.mesh = [(x, getattr(self, x)) for x in self.plan["mesh"] if getattr(self, x) > 1]
        self.att, self.ffn = model.kinds[kind].attention, model.kinds[kind].ffn
        self.sized: Any = (None, None, None, {})
        """The lengths of all axes, and of what."""
        self.number: int = model.layers.index(kind)
        self.bounds: dict[str, list[int]] = {}
        self.every_known: dict[Any, Any] = {}
        self.of_known: dict[Any, Any] = {}
        self.known_wide: Any = None
        self.scene: Any = None
        """How many ranks there are along each axis, and of which these are some."""
        self.unit, self.prefix = 1, ""
        row: Any = plan.get("row") if name == BOTH[0] else None
        self.starts: Any = row["starts"] if row else None
        """Of each token of a row of several sequences the first of its own."""
        self.asked: Any = row["asked"] if row else ()
        self.passes = Passes(self)
        self.drafts = Drafts(self)
        self.written: Any = None
        self.gathers = bool(self.att.heads) and not self.att.delta and self.apart("attention")
        """Whether queries lie over ranks that share keys, and are gathered over sp."""
        self.by_heads = (
            name == "prefill" and self.sp > 1 and self.plan["sequence.exchange"] == "heads"
        )
        """Whether ranks of sp exchange heads for tokens before attention."""
        keep = self.plan["sequence.keep"] != "own"
        self.spread = self.sp if self.by_heads and keep and self.att.heads else 1
        """Ranks of sp by which entries lie apart as heads, in each rank of tp."""
        self.beside = 1
        """Ranks of sp that are told apart now, in each rank of tp."""
        if self.by_heads and self.tp * self.sp > MOST_CELLS:
            raise Unknown("a plan of this size")
        self.layers: Any = None
        self.used: dict[str, int] = {}
        self.log: list[Any] = []
        self.groups: dict[Any, list[int]] = {}
        self.alikes: dict[Any, list[int]] = {}
        self.joining_groups: set[int] = set()
        """Groups of which it was asked whether all of their replicas join."""
        self.tokens_known: dict[Any, Any] = {}
        self.places: list[tuple[int, int, int]] = []
        self.homes: dict[Any, dict[Any, int]] = {}
        self.one_source: dict[Any, bool] = {}
        self.pairs: dict[Any, list[tuple[int, int]]] = {}
        self.shown_in: dict[Any, Any] = {}
        self.chosen_keys: Any = None
        """The keys that an index has chosen last."""
        self.silent = self.models = False
        """Whether only what comes out is asked for, and nobody reads of each operator."""
        self.modules: dict[str, Any] = {}
        """Programs of modules that lie over ranks of their own."""
        self.visit: int | None = None
        self.tape: Any = None
        """Operators that are written down before they are worked out, where there is a list."""

    @property
    def many(self) -> int:
        """All ranks of tp, of which these may be some."""
        return self.few.tp if self.few else self.tp

    def ask_few(self) -> None:
        """Ask that ranks can be gone through one by one."""
        if max(self.tp, self.block) > MOST_CELLS:
            raise Unknown("a plan of this size")

    def size(self, axis: str) -> int:
        of = self.model, self.att, self.ffn
        if self.sized[:3] != of:
            self.sized = (*of, self.sizes())
        return self.sized[3][axis.rstrip(":")] or 0

    def sizes(self) -> dict[str, Any]:
        """How long each axis is; nothing or zero of one that there is not."""
        att, ffn = self.att, self.ffn
        latent, expert, shared = att.latent, ffn.moe and ffn.expert, ffn.shared
        return {
            "hidden": self.model.hidden, "vocab": self.model.vocab, "head": att.heads, "one": 1,
            "kv": att.kv_heads, "head_dim": att.head_dim, "value_dim": att.value_dim,
            "turned": latent and latent.rope, "rank": latent and latent.kv_rank,
            "nope": latent and latent.nope,
            "q_rank": latent and latent.q_rank, "width": not ffn.moe and ffn.width,
            "experts": ffn.moe and ffn.experts, "inner": expert and expert.width,
            "index_head": att.indexer and att.indexer.heads,
            "index_dim": att.indexer and att.indexer.head_dim,
            "index_q": att.indexer and att.indexer.head_dim,
            "kept": att.indexer and latent.rope + att.indexer.head_dim,
            "shared": shared and shared.width, "both": 2 * att.head_dim,
            "gated": att.value_dim + gates_of(att),
        }  # fmt: skip

    def cut(self, path: str, n: int | None = None) -> Any:
        """What each rank has of an axis of the plan, in runs of indices."""
        if self.few and (path in OVER_TP):
            return self.few.part(self.name, self.kind, path, text=self.plan.get(path))[0]
        axis, att = AXES.get(path, ""), self.att
        spec = self.plan[path.replace("value_dim", "head_dim")]
        ranks = getattr(self, DEGREE.get(path, "tp"))
        if path == "attention.heads" and self.gathers:
            return self.asking_heads(cut(spec, att.heads, len(self.sharing) * self.sp))
        if path == "attention.kv_heads" and spec == "needed":
            group, heads = att.heads // att.kv_heads, self.cut("attention.heads")
            read = [{i // group for i in indices(runs) if i < att.heads} for runs, _ in heads]
            return tuple((tidy(range(i, i + 1) for i in sorted(each)), 0) for each in read)
        n = self.size(axis) if n is None else n
        if path == "sequence.cut" and self.passes.several:
            return self.passes.cut(spec, n, ranks)
        half = (att.rope.dim if att.rope else 0) // 2
        apart = att.latent or att.value_dim != att.head_dim
        plain = axis not in ("head_dim", "value_dim") or (axis == "value_dim" and apart)
        if plain or not half or self.plan["attention.pairs"] == "apart":
            return cut(spec, n, ranks, axis not in ("", "experts"))
        near = att.latent is not None or att.rope.pairs == "interleaved"
        base, out = n - 2 * half if att.latent else 0, []
        for runs, more in cut(spec, n - half, ranks):
            found: list[int] = []
            for i in (units := indices(runs)):
                two = (2 * i, 2 * i + 1) if near else (i, i + half)
                single = i - half if base and i < n - half else i + half
                found += [base + j for j in two] if i < half else [single]
            found = sorted(found) if units == sorted(units) else found
            out.append((tidy(range(i, i + 1) for i in found), more))
        return tuple(out)

    def asking_heads(self, own: Any) -> Any:
        """Of the heads of each rank that queries lie over those that a rank of tp attends with."""
        out: list[Any] = []
        for ranks in self.sharing:
            runs = tidy(run for rank in ranks for run in own[rank][0])
            out.append((runs, sum(own[rank][1] for rank in ranks)))
        return tuple(out)

    @property
    def sharing(self) -> list[list[int]]:
        """By rank of tp, where its ranks of sp stand among those that queries lie over."""
        axes = self.axes_of("attention")
        return [[self.numbered(axes, {"sp": sp, "tp": tp}) for sp in range(self.sp)]
                for tp in range(self.tp)]  # fmt: skip

    def numbered(self, axes: list[str], at: dict[str, int]) -> int:
        """The number of a rank among those along some axes, the first the slowest."""
        found = 0
        for axis in axes:
            found = found * self.plan[axis] + at[axis]
        return found

    def queries_of_all(self, x: Bag) -> Bag:
        """The query heads of all ranks that share keys, each with what its own rank has of it."""
        places = by_place(x)
        found: list[dict[Any, int]] = []
        for ranks in self.sharing:
            one: dict[Any, int] = {}
            for i in ranks:
                for at, v in places[i].items():
                    if real(at) and one.setdefault(at, v) != v:
                        raise No("copies of a head differ on ranks that share keys")
            found.append(one)
        cells = [(mine, *x.ranks[0][0][1:]) for mine in self.of("attention.heads")]
        return self.made(x.axes, cells, lambda r, at: found[r].get(at, 0), tokens=x.tokens)

    def dealt(self) -> tuple[Any, Any]:
        """Query heads and KV heads of each rank of tp, cut over sp: for each of both, in runs."""
        att, spec, qkv = self.att, self.plan["sequence.kv_heads"], "attention.qkv."
        alone = self.plan[f"{qkv}collective"] in ("auto", "none")
        over_tp = self.plan[f"{qkv}split"] == "heads" and (
            alone or self.idle(self.plan[f"{qkv}group"])
        )
        mine: list[Any] = []
        for path in ("attention.heads", "attention.kv_heads"):
            n = self.size(AXES[path])
            parts = self.cut(path) if over_tp else [((range(n),), 0)] * self.tp
            mine.append([[*indices(runs), *[None] * more] for runs, more in parts])
        heads = [each for own in mine[0] for each in self.over_sp("sequence.heads", own, all_=True)]
        if att.latent is not None:
            kv = [[*own[:0]] for own in heads]  # a latent has no heads to be cut
        elif spec != "needed":
            kv = [each for own in mine[1] for each in self.over_sp("sequence.kv_heads", own)]
        else:
            group = att.heads // att.kv_heads
            read = [{i // group for i in own if i is not None} for own in heads]
            kv = [[i for i in mine[1][r // self.sp] if i in each] for r, each in enumerate(read)]

        def told_(every: list[list[Any]]) -> Any:
            real_ = ([i for i in own if i is not None] for own in every)
            return tuple(
                (tidy(range(i, i + 1) for i in own), len(all_) - len(own))
                for own, all_ in zip(real_, every, strict=True)
            )

        return told_(heads), told_(kv)

    def over_sp(self, path: str, own: list[Any], *, all_: bool = False) -> list[list[Any]]:
        """What a rank of tp has, in parts for those of sp; None is a pad.

        All: whether it is put together of these parts again, its pads as well.
        """
        out: list[list[Any]] = []
        met: set[int] = set()
        for runs, more in cut(self.plan[path], len(own), self.sp):
            at = [*indices(runs)]
            if any(i >= len(own) for i in at):
                raise No("a head is beyond those of its rank")
            met.update(at)
            out.append([*(own[i] for i in at), *[None] * more])
        if all_ and len(met) < len(own):
            raise No("a head is on no rank while it attends")
        return out

    def of(self, path: str, parts: Any = None) -> list[Any]:
        """What each rank has of an axis of the plan, in cells."""
        if parts is not None:
            return self.in_cells(path, parts)
        key, by = (path, self.tp), (self.plan, self.bounds)
        known = self.of_known.get(key)
        if known is None or known[0][0] is not by[0] or known[0][1] is not by[1]:
            known = self.of_known[key] = by, self.in_cells(path, self.cut(path))
        return known[1]

    def in_cells(self, path: str, parts: Any) -> list[Any]:
        """What each rank has of an axis in such runs, in cells."""
        axis = AXES[path]
        n, bounds, out = self.size(axis), self.all_bounds(axis), []
        key = n, (*bounds,), (*parts,)
        spend(len(parts))
        if (known := LISTS.get(key)) is not None:
            return known[0]
        if held(parts, n)[2]:
            raise No(f"an index of {axis} is beyond its end")
        for runs, more in parts:
            found: list[Any] = []
            for run in runs:
                for low, high in (
                    [(run.start, run.stop)] if run.step == 1 else [(i, i + 1) for i in run]
                ):
                    a, b = bisect_left(bounds, low), bisect_left(bounds, high)
                    if bounds[a] != low or bounds[b] != high:
                        raise Unknown(f"a part of {axis} that ends inside of a piece")
                    found += pairwise(bounds[a : b + 1])
            pads = [(PAD, 0)] * more if n <= 8 else [(PAD, more - 1)] * (more > 0)
            out.append((*found, *pads))
            spend(len(found))
        out = out if n <= 8 else beside_each_other(out)
        return one_list(one_list(out, tuple(map(number, out))), key)

    def all_bounds(self, axis: str) -> list[int]:
        return self.bounds.get(axis) or [0, self.size(axis)]

    def every(self, axis: str) -> Any:
        """All of an axis, in cells."""
        bounds, known = self.bounds.get(axis), self.every_known.get(axis)
        if known is None or known[0] is not bounds:
            known = self.every_known[axis] = bounds, tuple(pairwise(self.all_bounds(axis)))
        return known[1]

    def all(self, axis: str) -> list[Any]:
        """All of an axis, on every rank."""
        bounds, key = self.bounds.get(axis), (axis, self.tp)
        known = self.every_known.get(key)
        if known is None or known[0] is not bounds:
            all_ = [self.every(axis)] * self.tp
            known = self.every_known[key] = bounds, one_list(all_, tuple(map(number, all_)))
        return known[1]

    @property
    def copies(self) -> int:
        """What can be divided by the number of ranks that have a part of a norm's row."""
        paths = ("hidden", "attention.heads", "attention.kv_heads", "attention.head_dim")
        paths = [path for path in paths if not self.few or self.few.has(self.name, self.kind, path)]
        parts = ((self.cut(path), self.size(AXES[path])) for path in paths)
        return lcm(*(n or 1 for each in parts for n in copies(*each)[0]))

    def scored(self) -> Any:
        """The experts that each rank of a split router scores."""
        if self.few:
            return self.few.part(self.name, self.kind, SCORED, text=None)[0]
        return cut("balanced", self.ffn.experts, self.tp, 0)

    def idle(self, group: Iterable[str]) -> bool:
        return all(self.plan[axis] == 1 for axis in group)

    def as_many(self, group: Iterable[str]) -> bool:
        """Whether ranks of tp and replicas have as many sequences as each other in each group."""
        plan = self.plan
        if not self.idle(axis for axis in group if axis not in ("tp", "dp")):
            return False
        if "dp" not in group or self.dp == 1 or plan["batch.sequences"] == "whole":
            return True
        in_groups = self.name == "decode" and plan["schedule.microbatches"] > 1
        if self.batch is None or in_groups:
            return False
        parts = self.cut("batch.sequences", self.batch)
        return len({len(indices(runs)) + more for runs, more in parts}) == 1

    @property
    def cuts_heads(self) -> bool:
        """Whether an operator of attention has a part of all heads."""
        p, split = self.plan, self.plan["attention.qkv.split"]
        dims = split == "head_dim" and p["attention.qkv.collective"] in ("auto", "none")
        dims = dims and p["attention.out.input"] != "gathered"
        sliced = split == "heads" or (p["attention.out.split"] == "in" and not dims)
        return bool(sliced or self.by_heads or self.gathers or self.att.delta)

    def over_tp(self, group: Any) -> None:
        if "tp" not in group or not self.idle(axis for axis in group if axis != "tp"):
            raise No(f"the group is {'+'.join(group)}, and not tp")

    def later(self, count: int) -> bool:
        """Whether there may be more steps than so many."""
        return self.steps is None or self.steps > count

    @property
    def chooses(self) -> bool:
        """Whether some step reads the token that is chosen here."""
        return self.later(0 if self.name == "prefill" else 1)

    def sees_from(self, token: int) -> int:
        """The first token that one sees."""
        window, chunk, low = self.att.window, self.att.chunk, self.starts_at(token)
        token -= low
        first = max(0, token + 1 - window if window else 0, token - token % chunk if chunk else 0)
        return low + first

    def starts_at(self, token: int) -> int:
        """The first token of a token's own sequence, where several lie in what prefill reads."""
        return self.starts[token] if self.starts and token < len(self.starts) else 0

    def from_starts(self) -> bool:
        """Whether each rank of sp has, of each of its tokens, all of its sequence up to it.

        Of pads nothing is asked.
        """
        parts = self.cut("sequence.cut", self.prompt)
        each = [{i for i in indices(runs) if 0 <= i < self.prompt} for runs, _ in parts]
        spend(sum(map(len, each)))
        asked = ((i, own) for own in each for i in own if i in self.asked)
        return all(i == self.starts[i] or i - 1 in own for i, own in asked)

    @property
    def itself(self) -> bool:
        """Whether each token sees its own key alone."""
        alone = 1 in (self.att.window, self.att.chunk)
        if self.name == "prefill":
            alone = alone or self.prompt == 1
        elif self.steps == 1 and self.prompt is not None and "row" not in self.both:
            alone = alone or self.sees_from(self.prompt) == self.prompt
        return alone and not self.att.delta

    def within(self, *, local: bool) -> bool:
        """Whether each token of a prompt sees keys of its own rank of sp alone.

        With `local` by their places on the rank.
        """
        if self.itself:
            return True
        if not self.att.chunk and not self.starts:
            return False
        far = Unknown("which ranks have the tokens of a chunk, of so many or of any number")
        if self.prompt is not None:
            if self.prompt > LONGEST_PROMPT:
                raise far
            return self.within_prompt(self.prompt, local=local)
        dealt, passes = self.plan["sequence.cut"], self.passes
        every = turn(dealt, self.sp)
        whole = lcm(every, self.att.chunk * self.sp)
        # Passes of whole turns deal on as the prompt's own cut does.
        begun = any((n or 0) % every for n in (passes.tokens, passes.prefix))
        as_one = not passes.several or (passes.reads_back and not begun)
        if "strided" in dealt and as_one and whole <= LONGEST_PROMPT:
            # A longer prompt begins as this one, and goes on as this one begins.
            return self.within_prompt(whole, local=local)
        if "padded" in dealt and not passes.several and every % (self.sp * self.att.chunk) == 0:
            return True  # each piece is of whole chunks
        if dealt == "whole":
            return True  # a token is everywhere, in the place that is its own
        every_one = self.longest_told(whole, local=local) if passes.several else 0
        last = every_one or 2 * whole
        tried = range(1, min(last, FEW_PROMPTS) + 1)
        if not all(self.within_prompt(n, local=local) for n in tried):
            return False
        if not every_one or last > FEW_PROMPTS:
            raise far
        return True

    def longest_told(self, whole: int, *, local: bool) -> int:
        """Up to which prompt each has to be looked at, where those tell of any; 0 if none do.

        Passes but the last are as long as each other, and dealt out alike. After some of them
        chunks begin at the same tokens of a pass again, and at the same of those that a rank has. A
        prompt that is shorter by so many does the same to each token whose chunk is behind them;
        what a token sees that stands further ahead, a prompt shows that ends with its pass.
        """
        passes, dealt = self.passes, self.plan["sequence.cut"]
        first, each, chunk = passes.prefix or 0, passes.tokens, self.att.chunk
        if each is None:  # what comes behind the first pass is one more, however long
            ahead = first if passes.reads_back else 0
            pieces = "padded" in dealt and whole == turn(dealt, self.sp) and ahead % chunk == 0
            return first + 2 * whole if pieces or "strided" in dealt else 0
        if each > FEW_PROMPTS:
            return 0
        if not passes.reads_back:
            return first + 2 * each  # a pass of each length, and none sees another
        counts = [each]
        if local:
            counts += [len(indices(runs)) for runs, _ in cut(dealt, each, self.sp, 0)]
        again = lcm(*(chunk // gcd(n, chunk) for n in counts if n))
        return first + (2 * again + 1) * each

    def within_prompt(self, prompt: int, *, local: bool) -> bool:
        """The same of a prompt of so many tokens."""
        for runs, _ in (rank for _, parts in self.seen_together(prompt) for rank in parts):
            own = indices(runs)
            for at, token in enumerate(own):
                wanted = [*range(self.sees_from(token), token + 1)]
                spend(len(wanted) + len(own))
                there = [own[i] for i in range(self.sees_from(at), at + 1)] if local else own
                if sorted(i for i in there if local or i in wanted) != wanted:
                    return False
        return True

    def reads_others(self) -> bool:
        """Whether a step sees what another rank has given, where several take turns at several."""
        if 1 in (self.att.window, self.att.chunk):
            return False
        if not self.att.chunk:
            return True
        # Each step sees the one before it, which another rank has given, but where a chunk begins.
        alone = self.prompt is not None and (self.prompt + 1) % self.att.chunk == 0
        return not alone or self.later(2)

    @property
    def one_key(self) -> bool:
        return self.itself and not self.att.sinks

    # tokens over sp

    def owners(self, path: str, n: int | None, ranks: int) -> tuple[int, int]:
        """On how many ranks an index is, at least and at most, for this many or for any number."""
        spec = self.plan[path.replace("value_dim", "head_dim")]
        if n is not None:
            least, most, beyond = held(cut(spec, n, ranks, 0), n)
            return (0, 0) if beyond and path != "sequence.keys" else (least, most)
        if spec == "whole":
            return ranks, ranks
        kind, _, given = spec.strip('{}"').partition('":')
        fits = kind == "padded" and (not given or given.isdigit()) and int(given or 0) % ranks == 0
        sure = fits or kind in ("chunk", "balanced", "strided", "zigzag")
        return (1, 1) if sure or (ranks == 1 and kind in ("even", "padded")) else (0, ranks)

    def seen_together(self, prompt: int) -> list[tuple[int, Any]]:
        """How many tokens may see each other, and which of them each rank has.

        They are all of a prompt, or those of a pass that goes without the others.
        """
        if self.passes.several and not self.passes.reads_back:
            spec = self.plan["sequence.cut"]
            return [(n, cut(spec, n, self.sp, 0)) for n in self.passes.lengths(prompt)]
        return [(prompt, self.cut("sequence.cut", prompt))]

    def tokens_held(self) -> tuple[int, int]:
        """The same of a prompt's tokens, which are dealt out pass by pass."""
        found = self.passes.lengths(self.prompt) if self.passes.several else ()
        each = [self.owners("sequence.cut", n, self.sp) for n in found or (self.prompt,)]
        return min(least for least, _ in each), max(most for _, most in each)

    def tokens_owned(self) -> tuple[int, int]:
        found = self.tokens_held()
        if not found[0]:
            raise No("some token of the prompt is on no rank")
        return found

    def firsts(self, *, order: bool) -> bool:
        """Whether each rank of sp has the first tokens of a prompt, or keys of a step."""
        prefill = self.name == "prefill"
        if self.starts and not order:
            return self.from_starts()
        path, n = ("sequence.cut", self.prompt) if prefill else ("sequence.keys", self.total)
        if n is None:
            one = prefill and (self.sp == 1 or self.on_first())
            return self.plan[path] == "whole" or one
        held = (
            [range(run.start, min(run.stop, n), run.step) for run in runs]
            for runs, _ in self.cut(path, n)
        )
        return all(ascending(runs, order=order) for runs in held)

    def on_first(self) -> bool:
        """Whether the first rank has all tokens of each pass, of this prompt or of any."""
        lengths_ = self.passes.lengths(self.prompt)
        each = ((n, cut(self.plan["sequence.cut"], n, self.sp, 0)) for n in lengths_)
        return bool(lengths_) and all(
            sum(map(len, first)) == n and not any(runs for runs, _ in others)
            for n, ((first, _), *others) in each
        )

    def seen_sorted(self) -> bool:
        """Whether tokens that came with heads see, by their places, those keys that are theirs.

        A cache is sorted and has one of each, so that its places are others.
        """
        if self.passes.several or (n := self.prompt) is None:
            return False
        stand = self.behind(self.cut("sequence.cut", n))
        spend(len(stand))
        return all(
            (min(self.sees_from(at), n), min(at + 1, n)) == (self.sees_from(token), token + 1)
            for at, token in enumerate(stand)
        )

    def first_has_all(self) -> bool:
        """Whether a prompt of one pass is on the first rank as it stands.

        By its place on a rank a token sees no key that stands behind that rank's, so each once.
        """
        if self.passes.several or self.prompt is None:
            return False
        (first, _), *_ = self.cut("sequence.cut", self.prompt)
        return sum(map(len, first)) == self.prompt and ascending(first, order=True)

    def given_in_place(self) -> bool:
        """Whether each token of a prompt is in its place on the first rank that has it."""
        first: dict[int, int] = {}
        if self.prompt is None or "listed" not in (spec := self.plan["sequence.cut"]):
            return False
        for runs, _ in cut(spec, self.prompt, self.sp, 0):
            for at, token in enumerate(i for run in runs for i in run):
                first.setdefault(token, at)
        return all(token == at for token, at in first.items())

    def in_order(self) -> bool:
        """Whether tokens that came with heads stand as in the sequence."""
        order, spec = self.plan["sequence.order"], self.plan["sequence.cut"]
        if order == "sequence":
            return self.tokens_owned()[1] == 1  # else copies have places of their own
        if self.prompt is None:
            # Each rank's are in a row, behind those of the ranks before it.
            kind, _, _ = spec.strip('{}"').partition('":')
            in_rows = spec in ("balanced", "chunk") or kind == "padded"
            return spec == "strided" if order == "turns" else in_rows
        each = self.seen_together(self.prompt)
        return all(self.behind(parts) == [*range(n)] for n, parts in each)

    def behind(self, parts: Any) -> list[int]:
        """Tokens as they stand behind an exchange."""
        order = self.plan["sequence.order"]
        own = [indices(runs) for runs, _ in parts]
        told = {"ranks": (0, 1), "turns": (1, 0), "sequence": (2, 0)}[order]
        every = [(r, at, i) for r, each in enumerate(own) for at, i in enumerate(each)]
        return [i for _, _, i in sorted(every, key=lambda row: [row[which] for which in told])]

    def first_in_order(self) -> bool:
        """The same of the first copy of each, which is kept of a token: others are behind them."""
        if self.prompt is None:
            whole = self.plan["sequence.cut"] == "whole" and self.plan["sequence.order"] == "ranks"
            return whole or self.in_order()
        parts = self.cut("sequence.cut", self.prompt)
        return self.behind(parts)[: self.prompt] == [*range(self.prompt)]

    def stands(self, x: Bag) -> str:
        """What a count of places says of a tensor's tokens, on the rank or in the sequence."""
        how = self.counted_from
        if x.tokens == "all" and not self.passes.several:
            # Where one key alone is seen, its score is of no account, and what is kept is left.
            near = self.first_in_order() if self.one_key else self.in_order()
            return "global" if how == "global" or near else "local"
        return self.place(how)

    @property
    def counted_from(self) -> str:
        """How positions are counted, from the first token or from a later one."""
        if self.passes.several:
            return "local" if self.passes.counts["positions"] else "global"
        if self.drafts.misplaced:
            return "local"
        if self.drafts.tokens is not None and self.plan["draft.positions"] != "global":
            return "global"  # it counts from the first of a step, whatever ranks of sp would
        return self.plan["sequence.positions"]

    def place(self, how: str) -> str:
        """What a count of places is; one that begins on the rank may be that of the sequence."""
        if self.drafts.misplaced:
            return how
        if self.passes.several:
            return how  # the first token of a later pass is the first of a rank's, and has others
        # One rank has all, in order but where a list says another; a cache is sorted.
        listed = self.name == "prefill" and "listed" in self.plan["sequence.cut"]
        near = (self.sp == 1 and not listed) or (self.name == "decode" and self.layout != "keys")
        return "global" if how == "global" or near or self.firsts(order=True) else "local"

    def token_counts(self) -> set[int | None]:
        """How many tokens of a sequence the ranks of tp may have between them, but for none."""
        counts: set[int | None] = {self.prompt}
        if self.name == "decode":
            counts = {*self.drafts.widths()}
        if self.name == "prefill" and (lengths_ := self.passes.lengths(self.prompt)):
            spec = self.plan["sequence.cut"]
            each = (cut(spec, n, self.sp, 0) for n in lengths_)
            counts = {sum(map(len, runs)) for parts in each for runs, _ in parts}
        return counts - {0}

    def as_many_tokens(self) -> bool:
        """Whether each rank of tp always has as many tokens of a stream that is split over them."""
        counts, spec = self.token_counts(), self.plan["stream_tokens"]
        return None not in counts and all(
            len({sum(map(len, runs)) for runs, _ in cut(spec, count, self.tp, 0)}) == 1
            for count in counts
            if count is not None
        )

    def tokens_covered(self) -> set[int]:
        """The ranks of tp that have some of a stream that is split over tokens: of all of it."""
        has: set[int] = set()
        for count in self.token_counts():
            if not self.owners("stream_tokens", count, self.tp)[0]:
                raise No("some token of the stream is on no rank")
            spec: str = self.plan["stream_tokens"]
            parts = cut(spec, count or turn(spec, self.tp), self.tp, 0)
            has |= {r for r, (runs, _) in enumerate(parts) if runs}
        return has or set(range(self.tp))

    def of_first(self) -> bool:
        """Whether the first rank has all of a stream that is split over tokens, as it stands."""
        each = [cut(self.plan["stream_tokens"], n, self.tp, 0)[0][0] for n in self.drafts.widths()]
        return self.tokens_covered() == {0} and all(ascending(own, order=True) for own in each)

    def turns(self) -> str:
        """Whose keys a rank of sp reads in decode."""
        own = self.layout == "alternate" and self.plan["cache.turns"] == "own"
        own = own and self.sp > 1 and self.later(1) and self.reads_others()
        together = self.layout == "deal" and self.plan["schedule.ticks"] is None
        if self.sp > 1 and (together or own) and self.later(1):
            raise No("a step reads what another rank has not given yet")
        if self.layout != "keys" or self.att.delta:
            return "cached"
        least, most = self.owners("sequence.keys", self.total, self.sp)
        if least and self.total is not None and (self.att.window or self.att.chunk):
            unseen = self.sees_from(self.prompt)
            parts = self.cut("sequence.keys", self.total)
            seen = [
                sum(i in run for runs, _ in parts for run in runs)
                for i in range(unseen, self.total)
            ]
            # Two keys beside each other are compared where some step sees both.
            both = enumerate(pairwise(seen), unseen + 1)
            alike = all(a == b or self.sees_from(max(self.prompt, i)) >= i for i, (a, b) in both)
            least, most = (max(seen, default=1) if alike and all(seen) else 0 for _ in BOTH)
        if least != most and least and self.att.chunk:
            raise Unknown("keys of chunks that are on other numbers of ranks")
        if not least or least != most or (most > 1 and self.att.sinks):
            raise No("a key is on no rank, or on more ranks than another")
        return "cached" if self.sp == 1 else "copies" if least == self.sp else "split"

    # modules over ranks of their own

    def axes_of(self, module: str) -> list[str]:
        """The axes that a module lies over, of those that have more than one rank."""
        over = self.plan[f"{module}.over"]
        over = lying_of_queries(self.name, self.plan) if module == "attention" else over
        return [axis for axis in over if self.plan[axis] > 1]

    def apart(self, module: str) -> bool:
        """Whether a module lies over other ranks than those of tp."""
        return self.axes_of(module) != (["tp"] if self.plan["tp"] > 1 else [])

    @property
    def sends_own(self) -> bool:
        """Whether each rank of tp routes what it has of the stream, and sends that to experts."""
        said, split = self.plan["moe.input"], self.stream != "whole"
        return bool(self.ffn.moe) and self.tp > 1 and (said == "part" or (said == "own" and split))

    @property
    def in_parts(self) -> bool:
        """Whether ranks of tp have other tokens than each other around the experts."""
        return self.sends_own and (self.plan["moe.input"] == "part" or self.stream == "tokens")

    # what operators are made of

    def made(
        self,
        axes: Any,
        cells: Any,
        give: Callable[..., int],
        *by: Bag,
        any_rank: bool = False,
        **more: Any,
    ) -> Bag:
        """A tensor of what `give(rank, place)` gives, made once for ranks that have the same.

        With `any_rank` it is the same on every rank that has the place.
        """

        def give_all(r: int, has: Any) -> tuple[int, ...]:
            if any(map(padded, has)):
                return tuple([give(r, at) if real(at) else 0 for at in product(*has)])
            return tuple([give(r, at) for at in product(*has)])

        return self.filled(axes, cells, give_all, *by, any_rank=any_rank, **more)

    def filled(
        self,
        axes: Any,
        cells: Any,
        give_all: Callable[..., tuple[int, ...]],
        *by: Bag,
        any_rank: bool = False,
        **more: Any,
    ) -> Bag:
        """The same of what `give_all(rank, cells)` gives for all places."""
        plain: dict[str, Any] = {"name": "", "tokens": "own", "split": "", "keyed": False}
        kept: dict[Any, Any] = {}
        known: dict[Any, Any] = {}
        ranks: list[Any] = []
        spend(len(cells))
        others: list[Any] = [()] * len(cells) if any_rank else [*range(len(cells))]
        if by:
            others = [*zip(*(map(id, x.ranks) for x in by), strict=True)]
        mine_of = numbers_of(cells)
        for r, (has, other) in enumerate(zip(cells, others, strict=True)):
            mine = mine_of[r]
            key = mine, other
            if key not in kept:
                vals = give_all(r, has)
                spend(len(vals))
                kept[key] = known.setdefault((mine, vals), (has, vals))  # equal ones are one object
            ranks.append(kept[key])
        like = {"tokens": by[0].tokens, "split": by[0].split} if by else {}
        return Bag(**{**plain, **like, "axes": axes, "ranks": ranks, **more})

    def one_place(self, cells: list[Any]) -> Any:
        """The cells that all ranks have, where these are the same; not in edited programs."""
        alike = not self.both["edits"] and len({*numbers_of(cells)}) == 1
        return cells[0] if alike and len(cells) > 1 else None

    def mapped(self, axes: Any, places: Any, of: tuple[int, ...], weight: str) -> Bag:
        """What a weight makes of one value of each rank."""
        spend(len(of))
        plain_: dict[str, Any] = {"name": "", "tokens": "own", "split": "", "keyed": False}
        return Mapped(**plain_, axes=axes, places=places, of=of, weight=weight, then=())

    def each(self, give: Callable[..., int], *of: Bag) -> Bag:
        """Value by value, of operands that lie alike; one may have pads beside the other's."""
        x, kept, ranks = of[0], {}, []
        if any((y.split, y.axes, y.tokens) != (x.split, x.axes, x.tokens) for y in of):
            raise No("its operands lie otherwise")
        for local in zip(*(y.ranks for y in of), strict=True):
            key = tuple(map(id, local))
            if key not in kept:
                has, vals = local[0]
                spend(len(vals))
                if any(h != has and shape(h) != shape(has) for h, _ in local[1:]):
                    raise No("its operands are of other sizes")
                if len(of) > 1 and local[1][0] != has:
                    has = tuple(tuple(a if b[0] != PAD else b for a, b in zip(*both, strict=True))
                                for both in zip(has, local[1][0], strict=True))  # fmt: skip
                kept[key] = (
                    has,
                    tuple(map(give, vals, *(v for _, v in local[1:]))),
                )
            ranks.append(kept[key])
        return x.but(ranks=ranks)

    def taken(self, x: Bag, axis: str, cells: Any) -> Bag:
        """The pieces that ranks take of what each of them has whole."""
        if axis == "token":
            self.tokens_covered()
            if x.split:
                raise No("it is split already")
            return x.but(split=cells)
        at = x.axes.index(axis)
        every = self.every(axis)
        # A rank that is given nothing may have as many pads.
        if cells is None or any(
            has[at] != every and (any(low != PAD for low, _ in mine) or len(has[at]) != len(every))
            for (has, _), mine in zip(x.ranks, cells, strict=True)
        ):
            raise No("it is split already, or nothing says how")
        local = by_place(x)
        new = [(*h[:at], mine, *h[at + 1 :]) for (h, _), mine in zip(x.ranks, cells, strict=True)]
        return self.made(x.axes, new, lambda r, place: local[r][place], x)

    def scattered(self, x: Bag, total: Bag, axis: str, cells: Any) -> Bag:
        """The pieces of a sum; where they are as they were, one of them may have pads behind."""
        at = x.axes.index(axis) if axis in x.axes else -1
        if at >= 0 and [has[at] for has in places_of(x)] == [*(cells or ())]:
            every = self.every(axis)
            begun = [has[at][: len(every)] == every for has, _ in total.ranks]
            if any(begun):
                local = by_place(total)[begun.index(True)]
                new = [(*has[:at], every, *has[at + 1 :]) for has, _ in total.ranks]
                total = self.made(x.axes, new, lambda _, place: local[place], total)
        return self.taken(total, axis, cells)

    # what operators read beside their operands, where they are taken again

    def is_wide(self) -> bool:
        """Whether there is so much on its ranks that to look it up takes less time."""
        tp = self.tp // self.beside
        size = tp + sum(map(len, self.bounds.values()))
        self.known_wide = size > WIDE and type(self) is Program
        self.scene = self.dp, self.pp, self.sp, tp, self.ep, self.few and self.few.key
        return self.known_wide

    def multiplies(self) -> Any:
        """What products depend on."""
        return self.models, len(FACTORS), OPENED[0]

    def pairs_turned(self) -> Any:
        """Which dimensions of a head are rotated with each other."""
        rope, latent = self.att.rope, self.att.latent
        return rope.dim, rope.pairs, latent and latent.nope

    def from_latents(self) -> Any:
        """How keys and values come of a latent."""
        return self.att.k_bias, self.att.v_bias, self.att.latent.nope

    def heads_read(self) -> Any:
        """How query heads find the KV heads that they read."""
        return self.att.latent is not None, self.att.heads, self.att.kv_heads

    def added(self, each: Any) -> int:
        """The sum of what all ranks of tp have, of which these may be some of each kind."""
        if not self.few:
            return plus(*each)
        return self.few.added(tuple(each))

    def product(self, one: int, two: int) -> int:
        """Two values multiplied; what one device multiplies is the model's."""
        if self.models:
            FACTORS.update((one, two))
        return times(one, two, self.unit)

    def mixing(self, x: Bag) -> Bag:
        """A tensor that ranks of tp put together: scores of one expert may be of other tokens."""
        if not x.split or self.tp == 1:
            return x
        if [*x.axes] != ["experts"] or not self.one_weight or not self.as_many_tokens():
            raise No("what is put together is of other sizes, or of other tokens")
        return self.each(lambda v: value(self.unit, "score among those of other tokens", v), x)

    def summing(self, x: Bag) -> Bag:
        """What the ranks of tp have, added place by place; a place beside pads keeps its name."""
        x = self.mixing(x)
        if len({str(shape(has)) for has in {*places_of(x)}}) > 1:
            raise No("what is added is of other sizes")
        if isinstance(x, Mapped):
            spend(len(x.of))
            local = x.places, x.written(self.added(x.of))
            return x.but(ranks=[local] * len(x.of))
        spend(sum([len(vals) for _, vals in x.ranks]))
        vals = tuple(self.added(each) for each in zip(*(vals for _, vals in x.ranks), strict=True))
        names: list[Any] = []
        for axis, every in zip(x.axes, zip(*(has for has, _ in x.ranks), strict=True), strict=True):
            at = [{c for c in place if c[0] != PAD} for place in zip(*every, strict=True)]
            longer = len(at) > len(self.every(axis))
            names.append([min(c) if len(c) == 1 and not longer else None for c in at])
        ranks: dict[Any, Any] = {}
        for has in {has for has, _ in x.ranks}:
            mine = (
                tuple(n or c for n, c in zip(*b, strict=True)) for b in zip(names, has, strict=True)
            )
            ranks[has] = tuple(mine), vals
        return x.but(ranks=[ranks[has] for has, _ in x.ranks])

    def summed_of(self, a: Bag, x: Bag) -> Bag:
        """A sum over ranks; of what is the same on all of them also a mean, if that does."""
        mean = getattr(a, "mean", False) and (len({*x.ranks}) == 1 or self.one_key)
        return x if mean else self.summing(x)

    def of_copies(self, group: Any, x: Bag) -> bool:
        """Whether ranks of sp that do the same in decode are summed, and all have the same."""
        alone = self.idle(axis for axis in group if axis not in ("sp", "tp"))
        same = "tp" not in group or len({*x.ranks}) == 1 or self.one_key
        return "sp" in group and alone and same and self.alike and self.layout == "repeat"

    def summed_beside(self, a: Bag, x: Bag) -> Bag:
        """The same where ranks of sp have heads of their own, in each rank of tp."""
        if not self.idle(axis for axis in a.group if axis not in ("sp", "tp")):
            raise No(f"the group is {'+'.join(a.group)}, and not of tp and sp")
        ranks: list[Any] = [None] * self.tp
        for group in self.groups_beside(a.group):
            made = self.summed_of(a, x.but(ranks=[x.ranks[r] for r in group]))
            for r, local in zip(group, made.ranks, strict=True):
                ranks[r] = local
        return x.but(ranks=ranks)

    def groups_beside(self, axes: Any) -> list[list[int]]:
        """The ranks that stand in one group along these axes."""
        found: dict[Any, list[int]] = {}
        for r in range(self.tp):
            tp, sp = divmod(r, self.beside)
            at = None if "tp" in axes else tp, None if "sp" in axes else sp
            found.setdefault(at, []).append(r)
        return [*found.values()]

    def joined(self, x: Bag, axis: str, cells: Any, *, turned: bool) -> Bag:
        """The whole from pieces, each put where the map says that its rank's piece belongs."""
        if axis == "token":
            locals_ = {x.ranks[r] for r in self.tokens_covered()}
            if x.split != cells or len(locals_) != 1:
                raise No("tokens are not split so, or a rank has a share of its own")
            return x.but(split="", ranks=[*locals_] * self.tp)
        at, found, x = x.axes.index(axis), {}, self.mixing(x)
        spend(sum([len(vals) for _, vals in x.ranks]))
        for r, (has, vals) in enumerate(reversed(x.ranks) if turned else x.ranks):
            if shape(has[at : at + 1]) != shape([cells[r]]):
                raise No("a piece is of another size than its map says")
            for place, v in zip(product(*has[:at], cells[r], *has[at + 1 :]), vals, strict=True):
                found.setdefault(place, set()).add(v)
        every = [(*has[:at], self.every(axis), *has[at + 1 :]) for has, _ in x.ranks]
        each = {tuple(map(number, has)): has for has in every}.values()
        spend(len(x.ranks) + sum([prod(map(len, has)) for has in each]))
        if any(len(found.get(place, ())) != 1 for has in each for place in product(*has)):
            raise No(f"a piece of {axis} is on no rank, or copies of it differ")
        like = {"tokens": x.tokens, "split": x.split}
        return self.made(x.axes, every, lambda _, at: min(found[at]), any_rank=True, **like)

    def whole(self, x: Bag, *, parts: bool = False) -> tuple[int, ...]:
        """The values of a tensor that every rank has whole; with `parts`, of its own tokens."""
        every = tuple(self.every(axis) for axis in x.axes)
        busy = [x.ranks[r] for r in self.tokens_covered()] if x.split and parts else x.ranks
        ranks = {id(local): local for local in busy}.values()
        if (x.split and not parts) or x.tokens != "own" or {*ranks} != {(every, busy[0][1])}:
            raise No(f"{x.name} is not whole on every rank")
        return busy[0][1]

    def statistics(self, x: Bag, named: Any, rows: int, *, parts: bool) -> list[Any]:
        """What a norm needs to know of each row; in parts where ranks sum it up together."""
        often: dict[Any, int] = {}
        every = [dict.fromkeys(product(*mine[rows:]), 1) for mine in named if parts]
        if self.few and every:  # these are of no group but tp
            total = self.few.total(dict(enumerate(every)))
            often = {(0, column): n for column, n in total.items()}
        for r, mine in enumerate(every if not self.few else ()):
            for column in mine:
                key = r % self.beside, column
                often[key] = often.get(key, 0) + 1
        sizes: dict[Any, str] = {}
        made: dict[Any, Any] = {}
        found: list[Any] = []
        by = numbers_of(named)
        for r, (local, mine) in enumerate(zip(x.ranks, named, strict=True)):
            beside = r % self.beside
            same = (id(local), by[r], beside)
            if same not in made:
                has, vals = local
                spend(len(vals))
                if has != mine and shape(has) != shape(mine):
                    raise No("its weight is of another size")
                kept: dict[Any, list[int]] = {}
                for place, name, v in zip(product(*has), product(*mine), vals, strict=True):
                    row = kept.setdefault(place[:rows], [])
                    if v or not parts:
                        at = name[rows:]
                        size = sizes.get(at) or sizes.setdefault(at, str(shape([at])))
                        share = self.unit // often.get((beside, at), 1) if often else self.unit
                        row.append(value(share, "square", v, size))
                made[same] = {row: plus(*each) for row, each in kept.items()}
            found.append(made[same])
        return found

    def norms_pads(self, weight: str, parts: Any) -> bool:
        """Whether scores count what a LayerNorm without weights makes of pads in a head."""
        kind = getattr(self.model, "norm", "rms"), self.att.qk_norm
        if kind != ("layer", "bare") or self.one_key or weight.endswith(".v.norm"):
            return False
        return any(low == PAD for part in parts for low, _ in part[-1])

    def normed_by_group(self, a: Bag, weight: str, x: Bag) -> Bag:
        """A norm over the heads of a group together, of which a rank has all or none."""
        unit = self.unit
        found: list[Any] = []

        def named(head: Any) -> Any:
            return head[0] // a.together if head[0] != PAD else head

        kept: dict[Any, Any] = {}
        for local, mine in zip(x.ranks, a.cut, strict=True):
            has, vals = local
            same = id(local), tuple(map(number, mine))
            if same in kept:
                found.append(kept[same])
                continue
            cells = [cell for cell in mine[0] if cell[0] != PAD]
            if shape(has) != shape(mine):
                raise No("its weight is of another size")
            within: dict[int, int] = {}
            for low, high in cells:
                if high - low > a.together and (low % a.together or high % a.together):
                    raise No("a piece is of several groups")
                for at in range(low // a.together, -(-high // a.together)):
                    within[at] = within.get(at, 0) + min(high - low, a.together)
            if len({*cells}) < len(cells) or any(size != a.together for size in within.values()):
                raise No("a rank has some heads of a group, which are normalised together")
            if [*mine[1]] != [*self.every("value_dim")]:
                raise No("a rank has not all dimensions of a head")
            spend(len(vals))
            stats: dict[Any, list[int]] = {}
            both = [*zip(product(*mine), vals, strict=True)]
            for (head, dim), v in both:
                stats.setdefault(named(head), []).append(value(unit, "square", v, str((head, dim))))
            sums = {group: plus(*each) for group, each in stats.items()}
            kept[same] = {at: (v, sums[named(at[0])]) for at, v in both}
            found.append(kept[same])

        def normed(r: int, to: Any) -> int:
            return value(unit, "norm by group", weight, to, *found[r][to])

        return self.made(x.axes, a.cut, normed, x)

    def shares(self, on: str) -> list[int]:
        """How much each rank adds of an addend: all, on the first alone, or a part."""
        other = {"first": 0, "divided": self.unit // self.many}.get(on, self.unit)
        return [self.unit if on == "first" else other, *[other] * (self.tp - 1)]

    # operators

    def emit(self, rule: str, *of: Bag, to: str = "", **about: Any) -> Bag:
        """One operator: what it gives, written down under its name."""
        base = f"{self.prefix}{to or rule}"
        self.used[base] = count = self.used.get(base, -1) + 1
        name = f"{base}.{count}" if count else base
        if self.tape is not None:
            ins = tuple(x.name for x in of)
            self.tape.append(Line(rule, name, ins, about, was=ins, by=self, wide=self.beside > 1))
            return outlined(name, rule, Bag(**about), *of)
        wide = self.is_wide() if self.known_wide is None else self.known_wide
        key = self.made_of(rule, about, of) if wide else None
        made = AGAIN.get(key) if wide else None
        if made is None:
            try:
                made = self.rule(rule, Bag(**about), *of)
            except No as why:
                raise No(f"{self.name} / {name}: {why}") from None
            if key is not None:
                AGAIN[key] = made
                if not isinstance(made, Mapped):
                    named = NUMBERS.setdefault(key, len(NUMBERS))
                    SEEN.setdefault(id(made.ranks), (made.ranks, named))
        out = made.but(name=name)
        if not self.silent:
            self.write(rule, name, [x.name for x in of if rule != "receive"], about, out, key)
        return out

    def made_of(self, rule: str, about: dict[str, Any], of: Any) -> Any:
        """All that what an operator gives is made of; None where it is not taken again."""
        more = TAKEN_AGAIN.get(rule)
        by_plan = "mean" in about or about.get("dim") == "token"  # which tokens, what is one key
        if (
            more is None
            or self.beside > 1
            or by_plan
            or (rule == "all_gather" and "shared" in about)
        ):
            return None
        key: list[Any] = [rule, self.scene]
        for x in of:
            if not vars(x).keys() <= OF_TENSORS or not isinstance(x.split, str):
                return None
            mapped = isinstance(x, Mapped) and "ranks" not in vars(x)
            what = (x.of, number(x.places), x.weight, x.then) if mapped else seen(x.ranks)
            key += what, (*x.axes,), x.tokens, x.split, x.keyed
        key += map(number, map(self.every, of[0].axes))
        for name, each in about.items():
            said = each
            if name == "weight":
                said = each.split(".", 2)[-1] if each.startswith("layers.") else each
            elif id(each) in KEPT:
                said = id(each)
            elif isinstance(each, list):
                if any(type(one) is not str for one in each):
                    return None
                said = (*each,)
            key += name, said
        return (*key, *more(self, of[0]))

    def write(
        self, rule: str, name: str, reads: list[str], about: Any, out: Bag, key: Any = None,
        more: Any = None,
    ) -> None:  # fmt: skip
        """Write down what an operator gives."""
        untold = rule in UNTOLD or name.endswith(".moe.out")
        untold = untold or (self.one_key and ".attention." in name)
        same = "told", key, untold, self.few and (self.name, self.kind)
        again = key is not None and not out.split
        gives: Any = AGAIN.get(same) if again else None
        if gives is None:
            gives = self.lying(out, due=not untold)
        if again:
            AGAIN[same] = gives
        if rule in ("cache_step", "cache_read"):
            parts = ("keys", "values")
            gives = {part: self.lying(getattr(out, part), due=not untold) for part in parts}
        said = {key: about[key] for key in TOLD if about.get(key) is not None}
        said |= more or {}
        self.log.append({"name": name, "rule": rule, "of": reads, "gives": gives, **said})

    def lying(self, x: Bag, *, due: bool = True) -> dict[str, Any]:
        """How a tensor lies, as a certificate has it; copies that differ are shares of a sum."""
        token: Any = {"name": "token", "map": {"tokens": word(x.split)}} if x.split else "token"
        dims: list[Any] = ["sequence", token]
        has_: list[Any] = places_of(x)
        covered = self.tokens_covered() if x.split else range(len(has_))
        same = (*x.axes,), tuple(map(id, has_))  # of places that are kept here
        known = self.shown_in.get(same)
        if known is None:
            both = zip(*numbers_of(has_), strict=True), zip(*has_, strict=True)
            shown = [self.shown_of(*each) for each in zip(x.axes, *both, strict=True)]
            known = self.shown_in[same] = has_, shown, len(has_) > 8 and once_each(has_)
        dims += known[1]
        differ = due and not known[2] and copies_differ(x, covered)
        found = {"dimensions": dims + ["key"] * x.keyed, **({"due": True} if differ else {})}
        return found if x.tokens == "own" else {**found, "tokens": x.tokens}

    def shown_of(self, axis: str, numbers_: Any, ranks: Any) -> Any:
        """`dimension`, once for all programs of which it is the same."""
        who = (self.name, self.kind) if self.few else self.size(axis)
        key = "shown", axis, who, number(self.every(axis)), numbers_
        if key not in AGAIN:
            AGAIN[key] = self.dimension(axis, ranks)
        return AGAIN[key]

    def dimension(self, axis: str, ranks: Any) -> Any:
        """An axis by its name, and which of its indices each rank has where not all have all."""
        every = self.every(axis)
        kept = {id(cells): cells for cells in ranks}.values()
        spend(len(ranks) + sum([len(cells) for cells in kept]))
        name = "head_dim" if axis[-1] == ":" else SHOWN.get(axis, axis)
        if all(cells == every for cells in kept):
            return name
        has = [([c for c in cells if c[0] != PAD], cells) for cells in ranks]
        parts = [(tidy(range(*c) for c in own), length(all_) - length(own)) for own, all_ in has]
        if self.few:
            return {"name": name, "map": self.few.told(self.name, self.kind, axis, parts)}
        return {"name": name, "map": told(self.size(axis), parts)}

    def rule(self, rule: str, a: Bag, *of: Bag) -> Bag:
        """What an operator gives of what it reads."""
        unit, x, y = self.unit, *(*of, Bag(), Bag())[:2]
        if rule == "all_gather" and getattr(a, "shared", False):
            return self.queries_of_all(x)
        a = a.but(keys=of[2]) if rule == "index_scores" else a
        path: str = getattr(a, "weight", "")
        weight = path.split(".", 2)[-1] if path.startswith("layers.") else path
        match rule:
            case "send" | "receive" | "pads":
                return x
            case "lookup":

                @cache
                def looked_up(rows: Any) -> int:
                    return plus(*(value(unit, "row", i) for i in rows if i[0] != PAD))

                def row(r: int, has: Any) -> tuple[int, ...]:
                    return products(looked_up(a.rows[r]), "row", has)

                every = {*self.every("vocab")}
                if not self.plan["embedding.mask"] and any(every - {*rows} for rows in a.rows):
                    raise No("a token is looked up where its row is not")
                if (places := self.one_place(a.out)) is not None:
                    of_ = tuple(map(looked_up, a.rows))
                    return self.mapped(("hidden",), places, of_, "row")
                return self.filled(("hidden",), a.out, row)
            case "learned" | "bias":
                where = self.place(self.counted_from) if rule == "learned" else ""
                if rule == "learned" and self.drafts.miscounted:
                    where = "local"  # whatever this layer has: they are of the whole model
                often = self.shares(a.on)
                if a.split is not None and a.split != x.split:
                    raise No("positions are those of other tokens")
                other = self.made(x.axes, a.cut, lambda r, to: value(often[r], weight, where, to))
                return self.each(plus, x, other.but(tokens=x.tokens, split=x.split))
            case "linear" | "out_linear" | "head_linear":
                both = zip(x.ranks, a.rows, strict=True)
                if any(has != r and shape(has) != shape(r) for (has, _), r in both):
                    raise No("it is multiplied with rows of another size")
                names = numbers_of(a.rows)
                each = dict(zip(names, a.rows, strict=True))
                inner = {name: [*enumerate(product(*rows))] for name, rows in each.items()}
                inner = {name: [i for i in all_ if real(i[1])] for name, all_ in inner.items()}
                spend(sum([len(mine) for mine in inner.values()]))
                read: dict[Any, int] = {}
                by_rank: list[int] = []
                for local, name in zip(x.ranks, names, strict=True):
                    key = id(local), name
                    if key not in read:
                        spend(len(inner[name]))
                        made = [linear(local[1][n], "row", i) for n, i in inner[name]]
                        read[key] = plus(*made)
                    by_rank.append(read[key])

                def columns(r: int, has: Any) -> tuple[int, ...]:
                    return products(by_rank[r], weight, has)

                alike = len(each) == 1
                if not alike and (places := self.one_place(a.out)) is not None:
                    out = self.mapped(a.axes, places, tuple(by_rank), weight)
                    return out.but(tokens=x.tokens, split=x.split)
                out = self.filled(a.axes, a.out, columns, *([x] if alike else []))
                return out.but(tokens=x.tokens, split=x.split)
            case "slice":
                return self.taken(x, a.dim, a.split)
            case "add":
                return self.each(plus, x, y)
            case "add_on":
                shares = self.shares(a.on)
                if a.on == "first" and x.split != y.split and self.of_first():
                    y = y.but(split=x.split)
                ranks: list[Any] = []
                for c, (mine, own), (h, vals) in zip(shares, x.ranks, y.ranks, strict=True):
                    # Who adds nothing needs nothing, and zeros in place of nothing add nothing.
                    part = [share_of(v, c, unit) for v in vals] if c else [0] * len(own)
                    free = not c or (shape(mine) == shape(h) and not any(part))
                    ranks.append((mine if free else h, tuple(part)))
                return self.each(plus, x, y.but(ranks=ranks))
            case "mul":
                return self.each(self.product, x, y)
            case "act" | "joint":
                return self.each(lambda *s: value(unit, rule, *s), *of)
            case "scale":
                if isinstance(x, Mapped):
                    return x.but(then=(*x.then, (rule, a.by)))
                return self.each(lambda s: linear(s, rule, a.by), x)
            case "all_reduce" | "reduce_scatter" if self.idle(a.group):
                # One rank takes what its map says of all that it has.
                takes = rule == "reduce_scatter" and self.tp == 1 and a.split
                return self.taken(x, a.dim, a.split) if takes else x
            case "all_reduce" | "reduce_scatter":
                if getattr(a, "mean", False) and self.one_key and self.as_many(a.group):
                    return x  # whatever a single key is weighed by
                if self.beside > 1:
                    return self.summed_beside(a, x)
                if getattr(a, "mean", False) and self.of_copies(a.group, x):
                    return x
                self.over_tp(a.group)
                return self.summed_of(a, x) if rule == "all_reduce" else (
                    self.scattered(x, self.summed_of(a, x), a.dim, a.split))  # fmt: skip
            case "all_gather" | "gather_logits":
                if self.idle(a.group) and (not a.split or self.tp > 1):
                    return x
                if a.split is None:
                    raise No("nothing says which piece is which rank's")
                if not self.idle(a.group):
                    self.over_tp(a.group)
                return self.joined(x, a.dim, a.split, turned=getattr(a, "order", "") == "reversed")
            case "moments" | "head_moments":
                stats = self.statistics(x, a.cut, a.by, parts=True)
                heads = [has[: a.by] for has, _ in x.ranks]
                out = self.made(x.axes[: a.by], heads, lambda r, row: stats[r].get(row, 0))
                return out.but(split=x.split)
            case "head_norm" if getattr(a, "together", 0):
                return self.normed_by_group(a, weight, x)
            case "norm" | "norm_with" | "head_norm":
                if rule == "head_norm" and self.norms_pads(weight, a.cut):
                    raise No("the mean is taken off pads, too")
                named: list[Any] = []
                if len(of) == 1:
                    stats = self.statistics(x, a.cut, a.by, parts=False)
                else:
                    stats = by_place(y)
                kept: dict[Any, Any] = {}
                by = numbers_of(a.cut)
                for mine, its, local in zip(a.cut, by, x.ranks, strict=True):
                    same = id(local), its
                    if same not in kept:
                        at = zip(product(*local[0]), local[1], strict=True)
                        kept[same] = dict(zip(product(*mine), at, strict=True))
                    named.append(kept[same])

                def normed(r: int, to: Any) -> int:
                    at, v = named[r][to]
                    return value(unit, "norm", weight, to[a.by :], v, stats[r].get(at[: a.by], 0))

                return self.made(x.axes, a.cut, normed, *of)
            case "finish_logits":
                if self.model.logit_scale is not None:
                    x = self.each(lambda s: linear(s, "logit scale"), x)
                capped = self.model.logit_softcap is not None
                return self.each(lambda s: value(unit, "capped", s), x) if capped else x
            case "choose":
                if x.split != y.split or {*x.axes, *y.axes} != {"vocab"}:
                    raise No("a token is chosen from logits of others")
                parts, named = a.split or (), self.plan["lm_head.greedy"] != "logits"
                many = [sum(map(len, runs)) + more for runs, more in parts]
                if named and parts and many != [length(has) for (has,), _ in y.ranks]:
                    raise No("a rank has logits of other rows than those that it chooses among")
                token = value(unit, "token", self.chosen(x, y, parts))
                chosen = self.made((), [()] * self.tp, lambda _, __: token)
                return chosen.but(tokens=y.tokens)
            case _:
                return self.attends(rule, a, weight, x, y)

    def attends(self, rule: str, a: Bag, weight: str, x: Bag, y: Bag) -> Bag:
        """What the operators of attention give."""
        unit, att, plan = self.unit, self.att, self.plan
        plain = plan["sequence.merge"] == "quotient" and plan["sequence.base"] == "same"
        match rule:
            case "rope":
                where, parts_of = self.stands(x), {has[1] for has, _ in x.ranks}
                if not a.shared and any(map(self.has_one_of_a_pair, parts_of)):
                    if not self.one_key:
                        raise No("a rank has one of a rotated pair alone")
                    return self.turned_otherwise(x, where)
                others = {} if a.shared else self.turned_with()
                if not any(others.values()):
                    return self.each(lambda s: linear(s, "turned", where), x)
                # A pair is turned together: each is a sum of what is made of both.
                made: dict[int, Any] = {}
                for local in x.ranks:
                    if id(local) in made:
                        continue
                    has, vals = local
                    spend(len(vals))
                    there, new = dict(zip(product(*has), vals, strict=True)), list[int]()
                    for head, dims in product(*has):
                        both = [dims, *others.get(dims, ())]
                        parts = [linear(there[head, of], "of a pair", dims, of) for of in both]
                        one = plus(*parts) if len(both) > 1 else there[head, dims]
                        new.append(linear(one, "turned", where))
                    made[id(local)] = has, tuple(new)
                return x.but(ranks=[made[id(local)] for local in x.ranks])
            case "to_heads":
                return self.to_heads(x, a.split)
            case "to_tokens":
                return self.to_tokens(x, a.split)
            case "exchange":
                if x.tokens != "own":
                    raise No("keys were exchanged already")
                self.tokens_owned()
                return x.but(tokens="ring" if a.how == "ring" else "gathered")
            case "cache_write":
                if x.tokens not in a.takes or y.tokens != x.tokens or x.split or y.split:
                    raise No("it writes other tokens than it is given")
                self.tokens_owned()
                self.as_told(x, y)
                every = self.sp == 1 or x.tokens != "own"
                self.written = x.but(tokens="own"), y.but(tokens="own"), every
                return x
            case "cache_read":
                # Of earlier passes, as of this one; what came in a ring is in one block now.
                x, y = (z.but(tokens={"ring": "gathered"}.get(z.tokens, z.tokens)) for z in (x, y))
                return x.but(keys=x, values=y)
            case "cache_step":
                late = plan["cache.update"] not in ("append", "recompute")
                if late or plan["cache.slots"] != "global":
                    raise No("a step's own entry is not where it is read")
                if plan["cache.pads"] != "nowhere":
                    raise No("what pads make is written over an entry")
                if x.split or y.split:
                    raise No("it writes other tokens than it is given")
                self.as_told(x, y)
                self.drafts.ask_entries("state" if self.att.delta else "rejected")
                kept, self.written = self.turns(), (x, y, True)
                self.handed(x, y)
                keys, values = (self.each(lambda s: linear(s, "cached"), z) for z in (x, y))
                return x.but(keys=keys.but(tokens=kept), values=values.but(tokens=kept))
            case "first" | "second":
                return x.keys if rule == "first" else x.values
            case "one_head":
                (axis,) = x.axes
                every, joined = self.every(axis), f"{axis}:"
                if len(every) > 1:  # indices by themselves are one key again
                    if any(has != (every,) for has, _ in x.ranks):
                        raise Unknown("a key of some of its dimensions")
                    has = self.every("one"), self.every(joined)
                    keys = {vals: plus(*[linear(v, "dim", i) for i, v in enumerate(vals)])
                            for vals in {vals for _, vals in x.ranks}}  # fmt: skip
                    ranks = [(has, (keys[vals],)) for _, vals in x.ranks]
                    return x.but(axes=("one", joined), ranks=ranks)
                ranks = [((((0, 1),), *has), vals) for has, vals in x.ranks]
                return x.but(axes=("one", joined), ranks=ranks)
            case "index_keys":
                x = self.each(lambda s: value(unit, "index key", weight, s), x)
                ranks = [((((0, 1),), *has), vals) for has, vals in x.ranks]
                return x.but(axes=("one", f"{x.axes[0]}:"), ranks=ranks)
            case "beside" if [*x.axes, *y.axes] == ["one", "turned:", "one", "index_dim:"]:
                if (x.tokens, x.split) != (y.tokens, y.split):
                    raise No("they are of other tokens")
                has = self.every("one"), self.every("kept:")
                pairs = zip(x.ranks, y.ranks, strict=True)
                return x.but(
                    axes=("one", "kept:"), ranks=[(has, (*a, *b)) for (_, a), (_, b) in pairs]
                )
            case "key_part" if [*x.axes] == ["one", "kept:"]:
                at, axis = (1, "index_dim:") if a.part == "index" else (0, "turned:")
                has = self.every("one"), self.every(axis)
                return x.but(
                    axes=("one", axis), ranks=[(has, vals[at : at + 1]) for _, vals in x.ranks]
                )
            case "index_scores":
                k = a.keys
                if x.split or y.split or k.split or [*k.axes] != ["one", "index_dim:"]:
                    raise No("an index scores all heads of a token, and tokens are split")

                dims = self.every("index_q")

                def total(r: int, _: Any) -> int:
                    (((heads, of), q), ((weighed,), w), (_, key)) = (z.ranks[r] for z in (x, y, k))
                    if (weighed, of) != (heads, dims):
                        raise No("heads of an index are weighed by the weights of others")
                    each = [q[at : at + len(of)] for at in range(0, len(q), len(of))]
                    named = [value(unit, "index scores", weight, *z, key)
                             for z in zip(each, w, strict=True)]  # fmt: skip
                    return plus(*named)

                one = [(self.every("one"),)] * self.tp
                return self.made(("one",), one, total, x, y, k, keyed=True).but(tokens=k.tokens)
            case "choose_keys":
                if a.seen != "exchanged" and x.tokens not in (a.seen, "split", "copies"):
                    raise No("keys are chosen by the scores of others")
                self.all_scored(x)
                ranks = [((), vals) for _, vals in x.ranks]
                x = x.but(axes=(), ranks=ranks, **({"every": True} if self.takes_all else {}))
                return self.each(lambda s: value(unit, "chosen", weight, s), x)
            case "latent_keys" | "latent_values":
                keys, latent = rule == "latent_keys", (y if rule == "latent_keys" else x)
                biased = att.k_bias if keys else att.v_bias
                if (x.tokens, x.split) != (latent.tokens, latent.split):
                    raise No("the rotated key is of other tokens than the latent")
                read_of = [(latent, "rank:"), *([(x, "turned:")] if keys else [])]
                for of_, axis in read_of:
                    every = self.every("one"), self.every(axis)
                    if [*of_.axes] != ["one", axis] or {has for has, _ in of_.ranks} != {every}:
                        raise No("keys and values are opened from no whole latent")

                @cache
                def read(vals: Any) -> int:
                    spend(len(vals))
                    return plus(*[linear(v, "row", i) for i, v in enumerate(vals)])

                def opened(r: int, to: Any) -> int:
                    if keys and to[1][0] >= att.latent.nope:
                        return value(unit, "turned", to[1], x.ranks[r][1])
                    bias = value(unit, f"{weight}.bias", "", to) if biased else 0
                    return plus(linear(read(latent.ranks[r][1]), weight, to), bias)

                axes = ("head", "head_dim" if keys else "value_dim")
                return self.made(axes, a.cut, opened, x, latent)
            case "delta":
                owns = a.seen == "own" and (self.sp == 1 or self.firsts(order=False))
                if x.split or y.split or (x.tokens, y.tokens) != (a.seen, a.seen):
                    raise No("a state is made of other tokens than it is told")
                if a.seen == "own" and not owns:
                    raise No("a rank has not all tokens before its own")
                find, local = self.finding(a, y, x), by_place(y)
                ((both,), (gated,)) = (self.every(axis) for axis in ("both", "gated"))
                if [*y.axes] != ["head", "gated"] or [*x.axes] != ["kv", "both"]:
                    raise No("it is made of something else")

                def state(r: int, to: Any) -> int:
                    pair = find(r, to[0], both), local[r][to[0], gated]
                    return value(unit, "state", weight, to, *pair)

                every = self.every("value_dim")
                out = [(has[0], every) for has, _ in y.ranks]
                left = "all" if a.seen == "all" else "own"
                return self.made(("head", "value_dim"), out, state, x, y).but(tokens=left)
            case "scores":
                if x.split or y.split:
                    raise No("what a token sees is told by its place, and tokens are split")
                if "all" in (x.tokens, y.tokens) and x.tokens != y.tokens:
                    raise No("queries are of other tokens than keys")
                find = self.finding(a, x, y)
                dims = [has[1] for has, _ in x.ranks]
                if dims != [has[1] for has, _ in y.ranks]:
                    raise No("queries and keys have other dimensions")
                # A token asks another one: a product of theirs is no longer the same both ways.
                local = by_place(self.each(lambda s: linear(s, "asks"), x))

                def score(r: int, to: Any) -> int:
                    spend(len(dims[r]))
                    pairs = (
                        (local[r][to[0], d], find(r, to[0], d)) for d in dims[r] if d[0] != PAD
                    )
                    return plus(*[self.product(s, t) for s, t in pairs])

                heads = [has[:1] for has, _ in x.ranks]
                return self.made(("head",), heads, score, x, y, keyed=True).but(tokens=y.tokens)
            case "logits":
                local = plan["attention.scores.scale"] == "local" and att.scale is None
                dims = [*map(length, a.dims)] if local and a.dims else [att.head_dim] * self.tp
                if not self.one_key:
                    scaled: dict[Any, Any] = {}
                    for n, each in zip(dims, x.ranks, strict=True):
                        if (n, id(each)) not in scaled:
                            new = tuple([linear(s, "scaled", n) for s in each[1]])
                            scaled[n, id(each)] = each[0], new
                    which = zip(dims, map(id, x.ranks), strict=True)
                    x = x.but(ranks=[scaled[each] for each in which])
                alibi, where = att.positions == "alibi", self.stands(x)
                if att.position_scale and not self.one_key:
                    x = self.each(lambda s: linear(s, "by position", where), x)
                given = a.seen == "exchanged" and self.given_in_place()
                asked = alibi and not self.one_key and where != "global" and not given
                if asked and self.passes.reads_back:
                    asked = not self.stay_in_place()
                if asked and (a.seen != "cached" or self.layout == "keys"):
                    raise No("distances are those of places on the rank")
                if att.softcap is not None:
                    x = self.each(lambda s: value(unit, "capped", s), x)
                return self.per_head(x, a, "slope") if alibi else x
            case "exp_weights":
                self.ask_passes()
                self.drafts.ask_mask(self)
                near = x.tokens == "own" and self.name == "prefill" and self.sp > 1
                local, tokens = self.masks_by_place, x.tokens
                if local and tokens == "all":
                    seen = self.seen_sorted() if self.passes.reads_back else self.itself
                    if not self.in_order() and not seen:
                        raise No("the mask compares places among tokens that are not in order")
                elif (
                    local
                    and self.place("local") != "global"
                    and not (near and self.within(local=True))
                    and not (self.apart_in_passes() and self.on_first())
                ):
                    if tokens != "ring":
                        raise No("the mask compares places on the rank")
                    tokens = "places"
                if near and not self.firsts(order=False) and not self.within(local=local):
                    raise No("each token sees the keys of its own rank alone")
                if a.seen != "exchanged" and x.tokens not in (a.seen, "split", "copies"):
                    raise No("it looks at other keys than those of the scores")
                x = self.per_head(x, a, "sink") if att.sinks else x
                if not hasattr(y, "ranks") or hasattr(y, "every"):
                    return self.each(lambda s: value(unit, "exp", s), x).but(tokens=tokens)
                local = by_place(x)

                def among(r: int, to: Any) -> int:
                    return value(unit, "exp", local[r][to], *y.ranks[r][1])

                places = [has for has, _ in x.ranks]
                return self.made(x.axes, places, among, x, y, keyed=True).but(tokens=tokens)
            case "weigh":
                blocks, find = x.tokens in ("ring", "places"), self.finding(a, x, y)
                same = x.tokens == y.tokens or (blocks and y.tokens == "ring")
                if not same or blocks != a.blocks or x.split or y.split:
                    raise No("weights and values are of other keys")
                weights, alone = by_place(x), self.one_key

                def mean(r: int, to: Any) -> int:
                    v = find(r, *to)
                    return v if alone else linear(v, "mean", weights[r][to[:1]])

                out = [(h[0], v[1]) for (h, _), (v, _) in zip(x.ranks, y.ranks, strict=True)]
                left = x.tokens if blocks or x.tokens in ("split", "copies", "all") else "own"
                return self.made(("head", y.axes[1]), out, mean, x, y).but(tokens=left)
            case "quotient" if x.tokens in ("own", "copies", "all"):
                return x if x.tokens == "all" else x.but(tokens="own")
            case "merge_ranks":
                alone = "sp" in a.group and self.idle(axis for axis in a.group if axis != "sp")
                if x.tokens != "copies" and not (x.tokens == "split" and alone and plain):
                    raise No("parts of the keys are not merged by their denominators")
                return x.but(tokens="own")
            case "merge_blocks":
                least, most = self.tokens_owned()
                alike = least == most and (most == 1 or not att.sinks)
                if x.tokens == "places" or not alike or not plain:
                    self.blocks(by_place=x.tokens == "places", plain=plain)
                return x.but(tokens="own")
            case _:
                return self.routes(rule, a, x, y)

    def stay_in_place(self) -> bool:
        """Whether keys have their own places, though a pass counts its positions by itself.

        A rank takes the places of what it finds in its cache; of what ranks exchange those on the
        rank, or in the pass where there is nothing before it.
        """
        exchange = self.plan["sequence.exchange"]
        if self.sp > 1 and self.plan["sequence.positions"] == "local":
            return exchange not in ("gather", "ring") or self.keeps_all_keys
        return self.sp == 1 or exchange != "none" or self.firsts(order=False)

    @property
    def keeps_all_keys(self) -> bool:
        """Whether ranks of sp have entries of all tokens."""
        exchange, keep = self.plan["sequence.exchange"], self.plan["sequence.keep"]
        return exchange != "none" and keep in ("all", {"gather": "auto"}.get(exchange))

    def apart_in_passes(self) -> bool:
        """Whether tokens see keys of their own pass alone."""
        return self.passes.several and not self.passes.reads_back

    @property
    def masks_by_place(self) -> bool:
        """Whether a mask compares places on the rank."""
        if self.passes.several:
            return self.passes.counts["mask"] == "rank"
        return self.name == "prefill" and self.plan["sequence.mask"] == "local"

    def ask_passes(self) -> None:
        """Ask that a pass sees the keys of earlier ones, each by the mask that it should."""
        if not self.passes.several:
            return
        masked = self.passes.counts["mask"]
        if self.passes.reads_back:
            # A later pass begins with a token of the first rank, which has earlier ones.
            if masked:
                raise No("the mask counts a query from its pass, and keys from the first one")
            return
        if 1 not in (self.att.window, self.att.chunk):
            alone = self.passes.apart(self.att.chunk) if self.att.chunk else False
            if self.prompt is not None:
                alone = all(self.sees_from(low) == low for low in self.passes.starts(self.prompt))
            if not alone:
                raise No("a token sees the keys of its own pass alone")
        if self.att.shares_index or (self.att.indexer and not self.takes_all):
            raise No("keys are chosen among those of a pass alone")

    def ask_carried(self) -> None:
        """Ask that a state goes on from pass to pass."""
        if self.passes.several and not self.passes.carries:
            raise No("a pass begins without the state of the one before")

    def to_heads(self, x: Bag, parts: Any) -> Bag:
        """Of all tokens the heads that each rank is given of those of its rank of tp.

        There are ranks of tp and of sp now. Without parts it is what all heads share.
        """
        if x.tokens != "own" or x.split:
            raise No("heads are exchanged already, or tokens are split")
        if self.tokens_owned()[1] > 1 and not (self.seen_once or self.passes.reads_back):
            self.counted_alike()  # a cache has one entry of each
        local, spread = by_place(x), self.tp // len(x.ranks)
        every = [has for has, _ in x.ranks for _ in range(spread)]
        cells = [(parts[r] if parts else has[0], *has[1:]) for r, has in enumerate(every)]
        if any(at not in local[r // spread] for r, has in enumerate(cells)
               for at in product(*has) if real(at)):  # fmt: skip
            raise No("a rank is given heads that its rank of tp does not have")
        out = self.made(x.axes, cells, lambda r, at: local[r // spread][at])
        return out.but(tokens="all")

    @property
    def seen_once(self) -> bool:
        """Whether each token sees its own key alone, once where a sink counts beside it."""
        near = self.masks_by_place and 1 in (self.att.window, self.att.chunk)
        return self.itself and (near or not self.att.sinks)

    def counted_alike(self) -> None:
        """Ask that tokens which are there twice count alike: the mean is that of each once.

        An index chooses tokens, with all copies of each; a state is made of the first copy.
        """
        least, most = self.tokens_owned()
        if (least != most or self.att.sinks) and not self.att.delta:
            raise No("a token is there twice")

    def to_tokens(self, x: Bag, before: Any) -> Bag:
        """Of a rank's own tokens all the heads that its rank of tp had before."""
        if x.tokens != "all" or len(x.ranks) % len(before):
            raise No("heads were not exchanged")
        spread, local = len(x.ranks) // len(before), by_place(x)
        cells: list[Any] = []
        found: list[dict[Any, set[int]]] = [{} for _ in before]
        for r, each in enumerate(local):
            for at, v in each.items():
                found[r // spread].setdefault(at, set()).add(v)
        for t, mine in enumerate(before):
            has = mine, *x.ranks[t * spread][0][1:]
            if any(len(found[t].get(at, ())) != 1 for at in product(*has) if real(at)):
                raise No("a head is on no rank while it attends, or copies of it differ")
            cells.append(has)
        return self.made(x.axes, cells, lambda r, at: min(found[r][at])).but(tokens="own")

    @property
    def takes_all(self) -> bool:
        """Whether a declared sequence has no more tokens than an index chooses."""
        total = self.total if not self.starts else self.both["row"]["keys"]
        return total is not None and total <= self.att.indexer.top_k

    def all_scored(self, x: Bag) -> None:
        """Ask that every rank has scored all keys that one of its tokens sees."""
        if self.takes_all:
            return
        if self.name == "prefill":
            near = self.in_order() if x.tokens == "all" else self.place("local") == "global"
            if self.masks_by_place and not near:
                raise No("keys are chosen by a mask that compares places on the rank")
            if x.tokens == "own" and self.sp > 1 and not self.firsts(order=False):
                raise No("each token's keys are chosen among those of its own rank alone")
        if x.tokens != "split":
            return
        n, spec = self.total, self.plan["sequence.keys"]
        if n is None or any(len({*indices(runs)}) not in (0, n) for runs, _ in cut(
                spec, n, self.sp, 0)):  # fmt: skip
            raise No("keys are chosen among some of a sequence alone")

    def turned_with(self) -> dict[Any, list[Any]]:
        """Of each piece of a head the others in which are dimensions that it is turned with."""
        base, half = self.att.latent.nope if self.att.latent else 0, self.att.rope.dim // 2
        near, every = self.att.rope.pairs != "half", self.every("head_dim")
        at = {i: cell for cell in every for i in range(*cell)} if len(every) > 1 else {}
        found: dict[Any, list[Any]] = {}
        for i in range(2 * half if at else 0):
            other = i ^ 1 if near else (i + half) % (2 * half)
            mine, theirs = at[base + i], at[base + other]
            if mine != theirs and theirs not in found.setdefault(mine, []):
                found[mine].append(theirs)
        return found

    def has_one_of_a_pair(self, cells: Any) -> bool:
        """Whether of a pair that is rotated together one dimension is there, and not the other."""
        dims = {i for low, high in cells if low != PAD for i in range(low, high)}
        base, half = self.att.latent.nope if self.att.latent else 0, self.att.rope.dim // 2
        near = self.att.rope.pairs != "half"
        for i in (dim - base for dim in dims if base <= dim < base + 2 * half):
            other = i ^ 1 if near else (i + half) % (2 * half)
            if base + other not in dims:
                return True
        return False

    def turned_otherwise(self, x: Bag, where: Any) -> Bag:
        """What is turned with whatever stands beside it, which is a function of all of it."""
        made: dict[int, Any] = {}
        for local in x.ranks:
            if id(local) not in made:
                spend(len(local[1]))
                new = [value(self.unit, "turned otherwise", local, where, at)
                       for at in product(*local[0])]  # fmt: skip
                made[id(local)] = local[0], tuple(new)
        return x.but(ranks=[made[id(local)] for local in x.ranks])

    def per_head(self, x: Bag, a: Bag, what: str) -> Bag:
        """With what belongs to each head: to the rank's own, or to the first of all heads."""
        made: dict[Any, Any] = {}
        own = self.plan["attention.scores.per_head"] == "own"
        for local, heads in zip(x.ranks, a.heads, strict=True):
            if (id(local), id(heads)) in made:
                continue
            has, vals = local
            ends = [0, *accumulate(high - low for low, high in heads)]
            if shape(has) != shape([heads]) or (ends[-1] > self.att.heads and not own):
                raise No("heads are taken by another map than they lie by, or beyond the last")
            both = zip(vals, heads if own else pairwise(ends), strict=True)
            with_each = tuple([value(self.unit, what, s, n) for s, n in both])
            made[id(local), id(heads)] = has, with_each
        which = zip(map(id, x.ranks), map(id, a.heads), strict=True)
        return x.but(ranks=[made[each] for each in which])

    def finding(self, a: Bag, x: Bag, y: Bag) -> Callable[..., int]:
        """Where a query head finds the KV head that it reads, on its own rank."""
        latent, group = self.att.latent is not None, self.att.heads // self.att.kv_heads
        for (mine, _), (theirs, _), *maps in zip(x.ranks, y.ranks, a.heads, a.kv, strict=True):
            if [mine[0], theirs[0]] != ([maps[0]] * 2 if latent else maps):
                raise No("heads are taken by another map than they lie by")
        local = by_place(y)
        each = {id(has[0]): has[0] for has, _ in y.ranks}
        known = {key: {i: c for c in cells if c[0] != PAD for i in range(*c)}
                 for key, cells in each.items()}  # fmt: skip
        read = [known[id(has[0])] for has, _ in y.ranks]

        def find(r: int, head: Any, at: Any) -> int:
            kv = read[r].get(head[0] if latent else head[0] // group)
            if kv is None:
                raise No(f"rank {r} has not the KV head that one of its query heads reads")
            return local[r][kv, at]

        return find

    def chosen(self, x: Bag, own: Bag, parts: Any) -> Any:
        """The logits of which the best is chosen: of all, or of each rank's best."""
        how, masked = self.plan["lm_head.greedy"], self.plan["lm_head.pads"] == "masked"
        if not self.chooses:
            return ()
        n, pads = self.model.vocab, any(more for _, more in parts)
        if how == "logits":
            if pads and not masked and self.plan["lm_head.collective"] in ("auto", "all_gather"):
                raise No("a padded row's logit is zero, and can win")
            return self.whole(x)
        read, looked_up = self.readers() if how == "own" else (range(self.tp), True)
        read = self.places_of(read) if how == "own" else read
        if not looked_up and any(more and not (masked and runs) for runs, more in parts):
            raise No("a pad may be chosen, and is no row of the table")
        many = [runs for runs, _ in parts if len({i for q in runs for i in (q[0], q[-1])}) > 1]
        begins = len(many) == (n > 1) and all(runs[0][:n] == range(n) for runs in many)
        beside = any(more and runs for runs, more in parts) and not masked
        by_place_ = how == "ids_summed" and parts and begins and not beside
        found: dict[Any, set[int]] = {}
        there = by_place(own)
        for place, v in (each for r in read for each in there[r].items()):
            found.setdefault(place, set()).add(v)
        vals = [found.get((c,), set()) for c in self.every("vocab")]
        mine = [parts[r] for r in read] if parts and how == "own" else parts
        pads = any(more for _, more in mine)
        alone = how == "own" and all([*dict.fromkeys(indices(q))] == [*range(n)] for q, _ in mine)
        whole = how == "ids_summed" and not parts and 1 in (self.tp, n)
        if not (how == "merged" or by_place_ or alone or whole):
            raise No(f"a token is chosen so: {how}")
        if (not masked and pads and not by_place_) or any(len(each) != 1 for each in vals):
            raise No("a pad can win, or some logit is on no rank, or a share of a sum")
        return tuple(min(each) for each in vals)

    def places_of(self, ranks: Iterable[int]) -> Iterable[int]:
        """Where these ranks of tp are among those that a module lies over."""
        return ranks

    def readers(self) -> tuple[Iterable[int], bool]:
        """The ranks whose token makes a difference to decode, and whether any may be looked up."""
        p = Rules(self.model, self.both, "decode", self.kind)
        split, kind, group = (p.plan[f"embedding.{e}"] for e in ("split", "collective", "group"))
        summed = split == "vocab" and kind != "none" and not p.idle(group)
        if summed or split == "hidden" or p.stream == "hidden":
            parts = p.cut("embedding.cut" if summed else "hidden")
        elif p.stream == "tokens":
            each = [cut(p.plan["stream_tokens"], n, p.tp, 0) for n in p.drafts.widths()]
            first = [{r for r, (runs, _) in enumerate(parts) if 0 in indices(runs)}
                     for parts in each]  # fmt: skip
            parts = [((range(1),) if any(r in has for has in first) else (), 0)
                     for r in range(p.tp)]  # fmt: skip
        else:
            parts = [((range(1),), 0)] * p.tp
        ranks = {r % self.tp for r, (runs, _) in enumerate(parts) if runs}
        return ranks, split == "vocab" and p.plan["embedding.mask"]

    def blocks(self, *, by_place: bool, plain: bool) -> None:
        """Ask that each token of a declared prompt is given the keys that it sees, all as often."""
        sinks, n = self.att.sinks, self.prompt
        if self.plan["sequence.cut"] == "whole" and not sinks:
            return
        alone = 1 in (self.att.window, self.att.chunk)
        if self.plan["sequence.merge"] == "none" and alone and not sinks:
            return  # a token's own key is in the block of its rank
        if n is None and self.on_first():  # so one prompt is as any other
            n = max(self.passes.lengths(None)) + 1
        if n is None or n > 4096:
            raise No("nobody knows which keys a block has, of any number")
        for many, parts in self.seen_together(n):
            each = [indices(runs) for runs, _ in parts]
            self.block_by_block(each, many, by_place=by_place, plain=plain)

    def block_by_block(self, blocks: Any, n: int, *, by_place: bool, plain: bool) -> None:
        """The same of tokens that see each other, so many on all ranks together."""
        sinks = self.att.sinks

        def sees(token: int) -> range:
            return range(self.sees_from(token), token + 1)

        def right(keys: list[int], token: int, *, once: bool = False) -> bool:
            often = dict.fromkeys(sees(token), 0)
            spend(len(often) + len(keys))
            for key in keys:
                often[key] = often.get(key, 0) + 1
            counts = {*often.values()}
            return often.keys() == {*sees(token)} and len(counts) == 1 and (
                counts == {1} if once else 0 not in counts)  # fmt: skip

        for r, at, token in (
            (r, at, t) for r, block in enumerate(blocks) for at, t in enumerate(block)
        ):
            spend(len(blocks) * len(sees(at)) + n)
            near = [[b[i] for i in sees(at) if i < len(b)] for b in blocks]
            see = near if by_place else [[key for key in b if key in sees(token)] for b in blocks]
            good = all(right(each, token) for each in see) and (not sinks or self.sp == 1)
            if self.plan["sequence.merge"] == "none":
                good = right(see[r], token) and (not sinks or r == 0)
            elif plain:
                good = right([key for each in see for key in each], token, once=sinks)
            if not good:
                raise No(f"token {token} on rank {r} of sp is given other keys than it sees")

    # the cache from phase to phase

    def as_told(self, keys: Bag, values: Bag) -> None:
        """Ask that copies of an entry are alike, where the plan does not have shares of it."""
        for x, part in ((keys, "k_sum"), (values, "v_sum")):
            told = self.has_shares(part) or self.att.latent
            if not told and copies_differ(x, range(len(x.ranks))):
                raise No("entries are cached that are shares of a sum")

    def has_shares(self, part: str) -> bool:
        """Whether a plan has it that entries are shares of a sum, which is taken behind them."""
        qkv = "attention.qkv."
        shares = self.plan[f"{qkv}collective"] == "none" or self.plan[qkv + part] != "boundary"
        return shares and self.plan[f"{qkv}split"] == "in" and not self.att.latent

    def handed(self, keys: Bag, values: Bag) -> None:
        """Ask that decode's ranks find, of what prefill has written, what they read."""
        how, raw = self.both["handoff.cache"], self.both["handoff.storage"] == "raw"
        one = self.prompt == 1
        if not one and self.layout == "keys" and self.prompt is not None:
            one = all(len([*self.reads(self.prompt, rank)]) <= 1 for rank in range(self.sp))
        raw = raw and not self.att.delta  # a state has no tokens, and so no order of them
        memory = raw and self.both["handoff.slice"] == "memory"
        for part, mine in zip(self.before.written, (keys, values), strict=False):
            if how in ("by_rank", "stays"):
                self.passed(part, mine, memory)
            elif memory:
                stored = [has[0] for has, _ in part.ranks]
                ranks = range(self.before.sp)
                if any(self.mixes(c, None, sp, 0) for c in {*map(tuple, stored)} for sp in ranks):
                    raise No("entries are where nobody looks for them")
            heads = [length(c for c in has[0] if c[0] != PAD) for has, _ in mine.ranks]
            by_index = raw and not memory and not one
            # A pad beside a head is another entry of the same token.
            most = max(
                length(has[0]) * bool(n) for n, (has, _) in zip(heads, mine.ranks, strict=True)
            )
            if (how == "first" and any(heads[1:])) or (by_index and most > 1):
                raise No("entries are where nobody looks for them")

    def mixes(self, stored: Any, read: Any, old_sp: int, new_sp: int) -> bool:
        """Whether a slice of a rank's memory, cut by head and token, is of other entries.

        Entries are stored by token and head. What is read is all of it, or some heads of the
        tokens of a rank of decode.
        """
        old, heads = self.before, length(stored)
        dealt, keys = old.plan["sequence.cut"], self.plan["sequence.keys"]
        if self.prompt is None and old.passes.several:
            return heads > 1 and (read is None or any(c in read and c[0] != PAD for c in stored))
        # Of any prompt one that is long enough for each rank to have several tokens.
        n = self.prompt or 4 * max(turn(dealt, old.sp), turn(keys, self.sp))
        tokens = [*range(n)]
        if old.sp > 1 and not old.written[2]:
            tokens = indices(old.cut("sequence.cut", n)[old_sp][0])
        if heads < 2 or len(tokens) < 2 or read is None:
            return heads > 1 and len(tokens) > 1
        mine = [cell for cell in stored if cell in read and cell[0] != PAD]
        wanted = [*self.reads(n, new_sp)] if self.layout == "keys" else tokens
        if length(mine) != 1 or len(wanted) != 1:
            return bool(mine and wanted)
        at = tokens.index(wanted[0]) if wanted[0] in tokens else 0
        return at * (heads - 1) != length(stored[: stored.index(mine[0])]) * (len(tokens) - 1)

    def passed(self, part: Bag, mine: Bag, memory: Any) -> None:
        """Ask that each rank is passed what it reads by the rank that has its number."""
        old, most = self.before, max(self.before.dp, self.dp)
        if old.pp * old.ranks != self.pp * self.ranks:
            raise No("there are other ranks to pass entries on")
        same, count = old.mesh == self.mesh, self.pp * self.ranks
        alike = same and old.plan["batch.sequences"] == self.plan["batch.sequences"]
        every = count <= 4096 or not same or old.spread > 1
        if (every and count > MOST) or (most > 128 and self.batch is None and not alike):
            raise Unknown("entries that so many ranks pass on")
        given, taken = by_place(part), by_place(mine)
        if memory and not every:
            raise Unknown("raw storage that so many ranks pass on")
        memory = memory and ([has[0] for has, _ in part.ranks], [has[0] for has, _ in mine.ranks])
        numbers = [self.batch] if self.batch else [] if alike else self.batches()
        known: set[Any] = set()
        # Where ranks are numbered alike, each axis by itself shows as much as all of them.
        turns = range(count if every else max(degree for _, degree in self.mesh))
        for rank in turns:
            here = tuple(rank % getattr(self, axis) for axis in AXIS)
            both = (at_rank(old.mesh, rank), at_rank(self.mesh, rank)) if every else (here, here)
            if both not in known:
                known.add(both)
                self.reaches(both, given, taken, numbers, memory, every=every)

    def batches(self) -> Any:
        """So many sequences as tell the phases' cuts of them apart, of all that there may be."""
        both = [(p.plan["batch.sequences"], p.dp) for p in (self.before, self)]
        dealt, rounds = all("strided" in spec for spec, _ in both), [turn(*each) for each in both]
        last = lcm(*rounds) if dealt else 2 * max(rounds) + 1
        if last > (1 << 16 if dealt else 1 << 10):
            raise Unknown("cuts of an open batch that part so late")
        return [last] if dealt else range(1, last + 1)

    def reaches(
        self, both: Any, given: Any, taken: Any, numbers: Any, memory: Any, *, every: bool
    ) -> None:
        """Ask that one rank has what another reads; one that reads nothing needs nothing."""
        old, ((pp, dp, sp, tp), (new_pp, new_dp, new_sp, new_tp)) = self.before, both
        in_turn = self.layout in ("alternate", "deal") and every
        # One that has no turn needs no entries; of those that it gets it still takes its part.
        idle, met = in_turn and self.steps is not None and new_sp >= self.steps, not numbers
        if every and not self.layers(new_pp):
            return
        for n in numbers:
            needs = {*indices(self.cut("batch.sequences", n)[new_dp][0])}
            if not needs and n == self.batch and every:
                return
            has = {*indices(old.cut("batch.sequences", n)[dp][0])}
            if not needs <= has and not idle:
                raise No("a replica's sequences are another's in prefill")
            met = met or bool(needs & has)
        if not self.layers(new_pp) <= old.layers(pp) and not idle:
            raise No("a layer is not on the rank that passes its entries on")
        if idle and not (met and self.layers(new_pp) & old.layers(pp)):
            return
        dealt, keys = old.plan["sequence.cut"], self.plan["sequence.keys"]
        if old.sp > 1 and not old.written[2] and dealt != "whole":
            prompt, by_key = self.prompt, self.layout == "keys" and not self.att.delta
            prompts: Iterable[int] = () if prompt is None else (prompt,)
            if prompt is None and by_key and "strided" in keys:
                prompts = self.prompts_of_all(dealt, turn(keys, self.sp))
            first = prompt is None and sp == 0 and old.on_first()
            if not first and not prompts:
                raise No("a rank has the entries of its own tokens alone")
            for n in () if first else prompts:
                needs = self.reads(n, new_sp) if by_key else range(n)
                if not {*needs} <= {*indices(old.cut("sequence.cut", n)[sp][0])}:
                    raise No("a rank has the entries of its own tokens alone")
        giver = tp * old.spread + (sp if old.spread > 1 else 0)
        if any(given[giver].get(at) != v for at, v in taken[new_tp].items() if real(at)):
            raise No("an entry is not on the rank that passes it on, or a share of it")
        if memory and met and self.mixes([*memory[0][giver]], {*memory[1][new_tp]}, sp, new_sp):
            raise No("a slice of raw storage is of other entries")

    def prompts_of_all(self, dealt: str, every: int) -> Iterable[int]:
        """Prompts that show of any where its tokens are, beside keys that come in such turns."""
        old, passes = self.before, self.before.passes
        mine = turn(dealt, old.sp)
        if "strided" in dealt and (not passes.several or not any(
                (n or 0) % mine for n in (passes.tokens, passes.prefix))):  # fmt: skip
            return (lcm(mine, every),)  # passes of whole turns deal on as the prompt's own cut does
        if not passes.several or (passes.tokens is None and "strided" not in dealt):
            return ()
        last = (passes.prefix or 0) + lcm(passes.tokens or mine, every)
        if last > FEW_PROMPTS:
            raise Unknown("keys of any prompt in such passes")
        return range(1, last + 1)

    def reads(self, prompt: int, rank: int) -> Iterable[int]:
        """The prompt's keys that a rank reads; after some number of steps, where any may be."""
        spec, moves = self.plan["sequence.keys"], ("even", "chunk", "balanced", "zigzag")
        total: int = prompt + (1 if self.steps is None else self.steps)
        now = [i for i in indices(self.cut("sequence.keys", total)[rank][0]) if i < prompt]
        if self.steps is not None or ("padded" not in spec and spec not in moves):
            return now
        if rank == 0:
            return range(prompt)
        if spec in ("balanced", "zigzag"):
            return range(min(now, default=prompt), prompt)
        unit = turn(spec, 1) if "{" in spec else self.sp
        if unit % self.sp:
            raise No("keys are not of whole pieces")
        # A key is read by this rank in so many units, if in any, or already in as many as it takes.
        piece, least = unit // self.sp, prompt // unit + 1
        most = [(key, key // (rank * piece)) for key in range(prompt)]
        return [key for key, n in most if n >= least and key // (n * piece) == rank]

    # experts

    def routes(self, rule: str, a: Bag, x: Bag, y: Bag) -> Bag:
        """What the operators of experts give."""
        unit, ffn = self.unit, self.ffn
        match rule:
            case "route":
                router, every = ffn.router, self.every("experts")
                if len(x.axes) != 1 or any(has[0] != every for has, _ in x.ranks):
                    raise No("experts are chosen by the scores of some")
                single = {"topk_softmax": router.top_k, "softmax": ffn.experts}.get(
                    router.score
                ) == 1
                v = value(unit, rule, () if self.one_weight else self.whole(x, parts=True))
                own = "choose" if self.plan["moe.router.choose"] == "own" else ""
                if self.plan["moe.router.renormalise"] == "own" and self.divides and not single:
                    own = own or "divide"
                own = own if any({*mine} != {*every} for mine in self.of("moe.experts")) else ""
                out = self.made(x.axes, [(every,)] * self.tp, lambda _, __: v, x)
                return out.but(route=v, own=own, ways=())
            case "block_gather":
                self.whole(x, parts=True)
                return x.but(tokens=a.how, ways=((a.how, tuple(a.group)),))
            case "experts":
                theirs = y.tokens, y.split, y.ways
                if self.ranks % self.block or (
                    (x.tokens, x.split, getattr(x, "ways", ())) != theirs
                ):
                    raise No("tokens and routes are of other ranks, or blocks are not whole")
                if self.apart_from_weights and self.elsewhere(*SLOTS):
                    raise No("behind a change of places a slot has the weights of another expert")
                for own, computed in self.placed:
                    mine = computed if self.by_number and not self.apart_from_weights else []
                    starts = accumulate((high - low for low, high in own), initial=0)
                    if not {(e, e[0]) for e in mine} <= {*zip(own, starts, strict=False)}:
                        raise No("an expert's number is taken for its place on the rank")
                work = self.work(self.whole(x.but(tokens="own"), parts=True), y, a.weight)
                return self.arrive(x.but(work=work, ways=y.ways, shared=None, own=y.own))
            case "shared_expert":
                vals = self.whole(x.but(tokens="own"), parts=True)
                every = {*self.every("shared")}
                alike = all({*mine} >= every for mine in a.width)

                read_ = value(unit, "read by shared experts", vals)

                def part(r: int) -> int:
                    share = unit // a.divide * (not a.first or r == 0)
                    bias = share * (ffn.shared.down_bias and (alike or r == 0))
                    pieces = [value(share, rule, read_, w) for w in a.width[r] if w[0] != PAD]
                    return plus(*pieces, value(bias, "shared bias"))

                of_, cells = tuple(map(part, range(self.tp))), places_of(x)
                if (places := self.one_place(cells)) is not None and len({*of_}) > 1:
                    out = self.mapped(x.axes, places, of_, rule)
                else:
                    out = self.filled(x.axes, cells, lambda r, has: products(of_[r], rule, has))
                return out.but(tokens=x.tokens, split=x.split)
            case "add_each":
                if x.split != y.split:
                    raise No("shared experts gave what is of other tokens")
                return self.arrive(x.but(shared=by_place(y), beside=a.place))
            case "block_reduce":
                sizes = {"tp": self.etp, "ep": self.ep, "dp": self.dp, "sp": self.sp}
                if x.tokens != "own":
                    raise No("what is added was made for several ranks")
                if all(sizes[axis] == 1 for axis in a.group) and len({*x.ranks}) == 1:
                    return x
                return self.arrive(x.but(ways=(*x.ways, ("reduce", tuple(a.group)))))
            case "block_return" if x.tokens == "own":
                return x
            case "block_return" | "block_own":
                if x.tokens != a.how and (rule == "block_own" or self.block > 1):
                    raise No("what comes back was sent otherwise")
                way = (("return", tuple(a.group)),) if rule == "block_return" else ()
                return self.arrive(x.but(tokens="own", ways=(*x.ways, *way)))
            case _:
                raise Unknown(f"the operator {rule}")

    @property
    def divides(self) -> bool:
        return self.ffn.router.renormalise or self.ffn.router.score == "topk_softmax"

    @property
    def sure(self) -> bool:
        """Whether a token has a single weight, which is one whatever its score."""
        return self.ffn.router.scale in (None, 1) and self.same_weight

    @property
    def one_weight(self) -> bool:
        """Whether there is no other expert, and each token gives it the same weight."""
        return self.ffn.experts == 1 and self.same_weight

    @property
    def same_weight(self) -> bool:
        """Whether a token has a single weight, which is the same whatever its score."""
        one = self.ffn.experts == 1 and self.ffn.router.score != "sigmoid"
        return one or (self.ffn.router.top_k == 1 and self.divides)

    def computed(self, owners: list[Any]) -> list[list[Any]]:
        """The experts that each rank of ep computes, of those that it has."""
        first: dict[Any, int] = {}
        for at, own in enumerate(owners):
            for e in own:
                first.setdefault(e, at)
        every = self.plan["moe.copies"] == "all"
        if every:
            return [[*own] for own in owners]
        return [[*dict.fromkeys(e for e in own if first[e] == at)] for at, own in enumerate(owners)]

    @property
    def placed(self) -> list[tuple[Any, list[Any]]]:
        """Of each rank of ep, what is in its slots and what of that it computes.

        Behind a change of places all but the first may go by the placement before.
        """

        def by(path: str) -> list[tuple[Any, list[Any]]]:
            return [*zip(own := self.of(path), self.computed(own), strict=True)]

        now = by(SLOTS[0])
        return [now[0], *by(SLOTS[1])[1:]] if self.plan.get(MOVED) == "first" else now

    @property
    def apart_from_weights(self) -> bool:
        """Whether tokens go by one placement of experts, and what is in slots by another."""
        return self.plan.get(MOVED) in ("routing", "weights")

    def elsewhere(self, by: str, where: str) -> bool:
        """Whether an expert is looked up in a slot that has the weights of another one."""
        seen: set[int] = set()
        for both in zip(self.cut(by), self.cut(where), strict=True):
            own, held_ = ([i for run in runs for i in run] for runs, _ in both)
            spend(len(own) + len(held_))
            mine = {
                e: e if self.by_number else own.index(e)
                for e in own if self.plan["moe.copies"] == "all" or e not in seen
            }  # fmt: skip
            if any(held_[at : at + 1] != [e] for e, at in mine.items()):
                return True
            seen |= mine.keys()
        return False

    @property
    def by_number(self) -> bool:
        """Whether an expert's number is taken for its place on the rank."""
        return self.plan["moe.index"] == "global"

    def work(self, vals: Any, routes: Bag, where: str) -> Callable[..., Any]:
        """What a rank of a block makes for one token, by the routes of another.

        It is told before the rows of the down projection are, which make all of the stream of it.
        """
        ffn, plan, unit = self.ffn, self.plan, self.unit
        model = "input" if ffn.input_weighted else "output"
        where = model if where == "auto" or self.sure else where
        where = (
            "output"
            if (where, ffn.expert.down_bias, model) == ("hidden", False, "output")
            else where
        )
        owners, widths = self.of("moe.experts"), self.of("moe.width")
        placed, read = self.placed, value(unit, "read by experts", vals)
        owned = {low: (low, high) for low, high in pairwise(self.all_bounds("owned"))}

        @cache
        def made(maker: int, place: int) -> int:
            at, inner = divmod(place, self.etp)
            mine = placed[at][1]
            by: Any = ""
            if routes.own:
                known = indices_of(owners[maker // self.etp])
                if routes.own == "choose":
                    mine = [e for e in mine if e[0] != PAD and {*range(*e)} <= known]
                if not self.fits(routes.own, known, indices_of(mine)):
                    by = tuple(sorted(known))
            etp = self.etp if self.etp == 1 else self.etp * self.many // self.tp
            shares = {"divided": unit // etp, "every": unit}
            share = ffn.expert.down_bias * shares.get(plan["moe.bias"], unit * (inner == 0))
            # Experts that lie together are one, though a router may be split between them.
            about = [(owned[e[0]], where, read, routes.route, by) for e in mine if e[0] in owned]
            pieces = [w for w in widths[inner] if w[0] != PAD]
            terms = [value(unit, "expert", w, *each) for w in pieces for each in about]
            terms += [value(share, "expert bias", *each) for each in about]
            return plus(*terms)

        return made

    def fits(self, own: str, known: set[int], mine: set[int]) -> bool:
        """Whether routes made among some experts are the model's for those that follow them."""
        router, count = self.ffn.router, self.ffn.experts
        size, alone = count // router.groups, router.groups > 1 and router.top_groups == 1
        sets = (
            [{*range(g, g + size)} for g in range(0, count, size)] if alone else [{*range(count)}]
        )
        others = sum(not {*range(g, g + size)} & known for g in range(0, count, size))
        over = router.score == "topk_softmax" and router.groups > 1
        if own == "choose" and mine and over and others >= router.top_groups:
            return False  # a softmax over none of a token's experts is no number
        adds = router.score == "topk_softmax" or (router.score, router.top_k) == ("softmax", count)
        if own == "divide" and not known and adds:
            return True  # nothing is divided, and weights add up to one as they are
        few = size * (router.top_groups if router.groups > 1 else 1)
        enough = router.top_k == 1 if own == "divide" else router.top_k >= few and not self.divides
        sets = [among for among in sets if among & mine and not among <= known]
        return all(enough and among & mine <= known for among in sets)

    def of_tp(self, rank: int) -> int:
        """Where a rank is along tp."""
        return rank % self.tp

    def at(self, rank: int) -> tuple[int, int, int]:
        """Where a rank of a stage is along dp, sp and tp."""
        dp, sp = divmod(rank // self.tp, self.sp)
        return dp, sp, rank % self.tp

    def group(self, axes: Any, rank: int) -> list[int]:
        """Those of a rank's block along the named axes, and of the stage along dp and sp."""
        key = tuple(axes), rank
        if key not in self.groups:
            found = self.grouped(axes, rank)
            spend(len(found))
            # What is known of a group holds for each of its ranks.
            self.groups[key] = self.alikes.setdefault(tuple(found), found)
        return self.groups[key]

    def grouped(self, axes: Any, rank: int) -> list[int]:
        """What `group` keeps."""
        spend(self.block + self.ranks * any(axis in axes for axis in ("dp", "sp", "")))
        start, mine = rank - rank % self.block, divmod(rank % self.block, self.etp)
        along = [range(size) if axis in axes else [at] for axis, size, at in
                 zip(("ep", "tp"), (self.ep, self.etp), mine, strict=True)]  # fmt: skip
        near = [start + i * self.etp + j for i in along[0] for j in along[1]]
        wide = [axis in axes for axis in ("dp", "sp", "")]
        if not any(wide):
            return near
        self.places = self.places or [self.at(n) for n in range(self.ranks)]
        if all(wide):
            return [*range(self.ranks)]
        kept = {tuple(p for p, w in zip(self.at(n), wide, strict=True) if not w) for n in near}
        return [n for n, at in enumerate(self.places)
                if tuple(p for p, w in zip(at, wide, strict=True) if not w) in kept]  # fmt: skip

    def tokens_of(self, rank: int) -> Any:
        """What two ranks have alike that have the same tokens; () among it is none."""
        key = rank if self.in_parts else rank - rank % self.tp, self.tp
        if key not in self.tokens_known:
            self.tokens_known[key] = self.tokens_at(rank)
        return self.tokens_known[key]

    def tokens_at(self, rank: int) -> Any:
        """What `tokens_of` keeps."""
        dp, sp, _ = self.at(rank)

        def of(path: str, n: int | None, mine: int) -> Any:
            if n is None:
                return "all" if self.plan[path] == "whole" else mine
            return tuple(indices(self.cut(path, n)[mine][0]))

        here = of("batch.sequences", self.batch, dp)
        if self.name == "decode":
            part: Any = []
            for n in sorted(self.drafts.widths()):
                some = self.part_of(n, rank % self.tp)
                part += [some] if isinstance(some, str) else [(n, i) for i in some]
            part = "all" if "all" in part else tuple(part)
            return here, "all" if self.alike else sp, part
        if self.prompt is None:
            return here, of("sequence.cut", None, sp), self.part_of(None, rank % self.tp)
        tokens: Any = []
        parts: Any = []
        for n in sorted(self.passes.lengths(self.prompt)):
            own = indices(cut(self.plan["sequence.cut"], n, self.sp, 0)[sp][0])
            part = self.part_of(len(own), rank % self.tp)
            tokens += [(n, i) for i in own]
            parts += [part] if isinstance(part, str) else [(n, i) for i in part]
        return here, tuple(tokens), tuple(parts)

    def part_of(self, count: int | None, tp: int) -> Any:
        """Of so many tokens those that a rank of tp sends to experts, where that is not all."""
        spec: str = self.plan["stream_tokens"]
        if not self.in_parts:
            return "all"
        if count is None:
            return "all" if spec == "whole" else tp
        return tuple(indices(cut(spec, count, self.tp, 0)[tp][0])) if count else ()

    def maker(self, sent: Any, rank: int, worker: int) -> int:
        """By whose routes a worker has made what it has for a rank's tokens."""

        def home(n: int) -> tuple[int, int, int]:
            dp, sp, tp = self.at(n)
            return dp, 0 if self.alike else sp, tp if self.in_parts else 0

        sources = self.group(sent[1], worker) if sent[0] != "own" else [worker]
        first = self.homes.get((sent[0], id(sources)))
        if first is None:
            first: Any = {}
            if sent[0] != "once":
                first.update((n, n) for n in sources)
            for n in sources:
                first.setdefault(home(n), n)
            spend(len(sources))
            if sent[0] != "own":  # a group is kept, so that no other list has its number
                self.homes[sent[0], id(sources)] = first
        met = first.get(rank, first.get(home(rank)))
        if met is None:
            raise No(f"the tokens of rank {rank} are not sent to rank {worker}")
        return met

    def given(self, y: Bag, rank: int, ways: Any) -> list[tuple[int, int]]:
        """By whose routes, and whose work, a rank has what it has for its own tokens."""
        if not ways:
            return [(rank, rank)]
        sent = sent_by(ways)
        if ways[-1] == sent:
            return [(self.maker(sent, rank, rank), rank)]
        kind, axes = ways[-1]
        group = self.group(axes, rank)
        if kind != "return" and (known := self.pairs.get((id(group), ways))) is not None:
            return known
        spend(len(group))
        if kind == "return":
            met: dict[int, int] = {}
            found: list[tuple[int, int]] = []
            for worker in group:
                # Those of one group have the same tokens, and the same routes.
                one = id(self.group(sent[1], worker)) if sent[0] != "own" else worker
                if one not in met:
                    met[one] = self.maker(sent, rank, worker)
                found.append((met[one], worker))
            return found
        if len({self.tokens_of(n) for n in group}) > 1:
            raise No("results for other tokens are added")
        found = [pair for n in group for pair in self.given(y, n, ways[:-1])]
        self.pairs[id(group), ways] = found  # a group is kept, so that no other has its number
        return found

    def given_alike(self, y: Bag, rank: int) -> tuple[int, int] | None:
        """What `given` depends on where all who work for a rank have one source; else None."""
        sent = sent_by(y.ways)
        if not y.ways or y.ways[-1][0] != "return" or sent[0] == "own" or y.tokens != "own":
            return None
        group = self.group(y.ways[-1][1], rank)
        key = id(group), tuple(sent[1])
        if key not in self.one_source:
            spend(len(group))
            self.one_source[key] = len({id(self.group(sent[1], n)) for n in group}) == 1
        if not self.one_source[key]:
            return None
        met = self.maker(sent, rank, group[0])
        return id(group), met % self.block if y.own else 0

    def waits(self, y: Bag, rank: int) -> None:
        """Ask that no group joins replicas of which one stays away while another does not."""
        for _, axes in y.ways:
            group = self.group(axes, rank)
            if id(group) not in self.joining_groups:  # one that is kept
                self.joins([map(self.at, group)])
                self.joining_groups.add(id(group))

    def joins(self, groups: Iterable[Iterable[tuple[int, int, int]]]) -> None:
        """The same of the places of ranks along dp, sp and tp."""
        plan = self.plan
        if plan["batch.idle"] == "join" or plan["batch.sequences"] == "whole":
            return
        in_turn = self.name == "decode" and self.layout in ("alternate", "deal")
        for group in groups:
            # Where ranks of sp take turns, a replica is there in the turns of those that it has.
            turns: dict[int, set[int]] = {}
            for replica, sp, _ in group:
                turns.setdefault(replica, set()).add(sp if in_turn else 0)
            there: set[Any] = set()
            for replica, lanes in turns.items():
                busy, least = self.busy(replica), self.steps if in_turn else None
                met = frozenset(lane for lane in lanes if least is None or lane < least)
                there.add((busy, met) if busy != frozenset() and met else None)
            if len(there) > 1:
                raise No("a replica that has no sequence stays away from what the others do")

    def busy(self, replica: int) -> frozenset[int] | int:
        """In which turns a replica has a sequence; of an open batch, as if each had its own."""
        if self.batch is None:
            return replica
        steps, has = self.name == "decode", self.cut("batch.sequences", self.batch)[replica][0]
        ticks = self.plan["schedule.ticks"] if steps else None
        if ticks is not None:
            return frozenset({row[2] for row in ticks}.intersection(indices(has)))
        groups = min(self.plan["schedule.microbatches"] if steps else 1, self.batch)
        return frozenset(i % groups for i in indices(has))

    def arrive(self, y: Bag) -> Bag:
        """What experts made, as each rank that has a token of its own has it."""
        tp, block, every = self.tp, self.block, self.every("hidden")
        period = max(tp, block) if 0 in (block % tp, tp % block) else 0
        wide = any(axis in axes for _, axes in y.ways for axis in ("dp", "sp"))
        wide = wide or (y.shared is not None and y.beside is not None)
        # Where blocks and replicas lie across each other, no block stands for the others.
        alike = 0 in ((own := self.sp * tp) % block, block % own)
        alike = alike and (self.batch, self.prompt) == (None, None)
        ranks = range(period if period and alike and not wide else self.ranks)
        if len(ranks) > 4096:
            raise Unknown("experts over so many ranks")
        found: dict[int, set[Any]] = {}
        known: dict[Any, Any] = {}
        made: dict[Any, Any] = {}
        seen: dict[int, Any] = {}
        where = y.beside or self.of_tp if y.shared else self.of_tp
        for rank in ranks:
            self.waits(y, rank)
            if () in self.tokens_of(rank):
                continue
            like = self.given_alike(y, rank)
            if like in known:
                found.setdefault(rank % tp, set()).add(known[like])
                continue
            spend(1)
            pairs = self.given(y, rank, y.ways) if y.tokens == "own" else [(rank, rank)]
            if id(pairs) not in seen:
                spend(len(pairs))
                key = sorted([(m % block if y.own else 0, w % block, where(w)) for m, w in pairs])
                if (same := tuple(key)) not in made:
                    made[same] = self.put_together(y, key)
                seen[id(pairs)] = pairs, made[same]  # kept, so that no other has its number
            found.setdefault(rank % tp, set()).add(seen[id(pairs)][1])
            if like is not None:
                known[like] = seen[id(pairs)][1]
        # A rank that never has a token of its own has nothing, which is as good as anything.
        none: set[Any] = set()
        idle = next(iter(found.values()), none) if y.split else none
        out = [found.get(r, idle) for r in range(tp)]
        mixed = any(len(has) != 1 for has in out)
        junk: Any = ()
        if mixed:
            junk = tuple(value(self.unit, "not alike", y.name, h) for h in every)
        each = [min(has) if len(has) == 1 else junk for has in out]
        if not y.shared and not mixed and self.one_place([(every,)] * tp) and len({*each}) > 1:
            about = {key: of for key, of in vars(y).items() if key not in (*MAPPED, "ranks")}
            return Mapped(**{**about, "mixed": False}, places=(every,), of=(*each,),
                          weight="expert", then=())  # fmt: skip
        local: Any = {}  # equal ones are one object
        for one in {*each}:
            vals = one if one is junk or y.shared else products(one, "expert", (every,))
            local[one] = (every,), vals
        return y.but(ranks=[local[one] for one in each], mixed=mixed)

    def put_together(self, y: Bag, key: list[tuple[int, int, int]]) -> Any:
        """The sum of what experts made on these ranks; what is added to it on each, with that.

        By itself it is told before the rows of the down projection are.
        """
        if self.few and len(key) > 1 and [w for _, w, _ in key] != [*range(self.tp)]:
            raise Unknown("experts whose blocks are no ranks of tp, on some of them")
        made, rows = [y.work(m, w) for m, w, _ in key], (self.every("hidden"),)
        if not y.shared:
            return self.added(made) if self.few and len(key) > 1 else plus(*made)
        down, vals = [products(each, "expert", rows) for each in made], list[int]()
        for at, h in enumerate(rows[0]):
            beside = [y.shared[r][h,] for _, _, r in key]
            if self.few and len(key) > 1:
                both = zip(down, beside, strict=True)
                vals.append(self.added([plus(each[at], more) for each, more in both]))
            else:
                vals.append(plus(*[each[at] for each in down], *beside))
        return tuple(vals)


def sent_by(ways: Any) -> Any:
    """How tokens came to where experts are."""
    return ways[0] if ways and ways[0][0] in ("each", "once") else ("own", ())


def at_rank(mesh: Any, rank: int) -> tuple[int, ...]:
    """Where a rank is along pp, dp, sp and tp."""
    out = dict.fromkeys(AXIS, 0)
    for axis, degree in reversed(mesh):
        rank, out[axis] = divmod(rank, degree)
    return tuple(out.values())


# --- the program that a plan means ---


class Program(Rules):
    """The operators of a phase, written down in their order as they are worked out."""

    axes: Iterable[str] = ("tp",)
    """Those that its modules lie over."""

    def inside(self, module: str) -> Inside:
        """The program of a module that lies over ranks of its own, which goes on with this one."""
        found = self.modules.get(module)
        if found is None:
            found = self.modules[module] = Inside(self, module)
        for name in (
            "log",
            "used",
            "prefix",
            "silent",
            "models",
            "number",
            "bounds",
            "unit",
            "tape",
        ):
            setattr(found, name, getattr(self, name))
        return found

    def weight(self, name: str) -> str:
        return f"layers.{self.number}.{name}"

    def stream_cut(self) -> Any:
        return self.of("hidden") if self.stream == "hidden" else self.token_cut()

    def token_cut(self) -> str:
        """How tokens are split over tp; one word for all ways in which no rank lacks any."""
        spec: str = self.plan["stream_tokens"]
        first, *others = (runs for runs, _ in cut(spec, self.tp, self.tp, 0))
        same = ascending(first, order=True) and all(runs == first for runs in others)
        return "" if same else spec

    def gathered(self, x: Bag, group: Any = ("tp",)) -> Bag:
        """The stream in full."""
        if self.stream == "whole":
            return x
        along = "token" if self.stream == "tokens" else "hidden"
        return self.emit("all_gather", x, dim=along, split=self.stream_cut(), group=[*group])

    def to_stream(self, x: Bag, state: str) -> Bag:
        if state != "whole" or self.stream == "whole":
            return x
        along = "token" if self.stream == "tokens" else "hidden"
        return self.emit("slice", x, dim=along, split=self.stream_cut())

    def entering(self, x: Bag, path: str) -> tuple[Bag, bool]:
        """What a projection reads, and whether that is its own rows alone."""
        choice, group = self.plan[f"{path}.input"], self.plan[f"{path}.gather.group"]
        own = self.stream == "hidden" and self.plan[f"{path}.split"] == "in"
        if self.stream == "whole" or choice == "gathered" or (choice == "auto" and not own):
            return self.gathered(x, group), False
        return x, self.stream == "hidden"

    def join(self, x: Bag, path: str, state: str, pieces: Any) -> tuple[Bag, str]:
        """The collective that the plan puts after a projection back to the stream."""
        kind, group = self.plan[f"{path}.collective"], self.plan[f"{path}.group"]
        stream, idle = self.stream, self.idle(group)
        if kind == "auto" and state == "sum":
            kind = "all_reduce" if stream == "whole" else "reduce_scatter"
        elif kind == "auto":
            kind = "all_gather" if state == "split" and stream != "hidden" else "none"
        left = "whole" if state == "sum" and stream != "whole" else state
        if kind == "all_gather":
            y = self.emit(kind, x, dim="hidden", split=pieces, group=group)
            return y, state if self.tp > 1 and idle else "whole"
        if kind == "reduce_scatter" and idle:
            return x, "pieces" if stream == "whole" else left
        if kind == "reduce_scatter":
            along = "hidden" if stream == "hidden" else "token"
            y = self.emit(kind, x, dim=along, split=self.stream_cut(), group=group)
            return y, stream if stream != "whole" else "pieces"
        if kind == "all_reduce":
            return self.emit(kind, x, group=group), "whole" if state == "sum" else state
        return x, left

    def norm(self, x: Bag, weight: str, name: str) -> Bag:
        if not x.axes:
            raise No(f"{weight}: a statistic is no row")
        about: Any = {"cut": side(self.all(x.axes[0])), "by": 0, "weight": weight}
        if self.stream != "hidden":
            return self.emit("norm", x, to=name, **about)
        about["cut"] = side(self.of("hidden"))
        if self.plan["norm.statistic"] == "local":
            return self.emit("norm", x, to=name, **about)
        stat = self.emit("moments", x, cut=about["cut"], by=0, to=f"{name}.moments")
        stat = self.emit("all_reduce", stat, group=["tp"], to=f"{name}.sum")
        return self.emit("norm_with", x, stat, to=name, **about)

    def bias(self, x: Bag, weight: str, on: str, *cuts: Any, to: str = "") -> Bag:
        axes = [mine or self.all(axis) for mine, axis in zip(cuts, x.axes, strict=True)]
        on, parts = "every" if on == "after" else on, side(*axes)
        return self.emit("bias", x, weight=weight, on=on, cut=parts, split=None, to=to)

    def ask_scales(self, path: str, names: Any, *sides: Any) -> None:
        """Ask that ranks multiply each number of a quantised weight with its own block's scale.

        Sides are outputs and inputs, each its axes with what ranks have of them; None is all.
        """
        if own_scales(self.plan, path):
            return
        blocks = blocks_said(self.model, self.model.kinds[self.kind], path)
        names = [name for name in names if blocks and name in blocks[2]]
        if not names:
            return
        if self.both["edits"] or self.beside > 1:
            raise Unknown("scales that are found otherwise than by number, beside this")
        said = self.plan[f"{path}.scales.cut"], self.plan[f"{path}.scales.index"]
        # A query that sees one key weighs it alike, whatever its score is; keys are kept as well.
        scores = {"q", "q_down", "index.q"}
        scores |= {"k"} if self.att.latent is not None else set()
        idle = scores if path == "attention" and self.one_key else set[str]()
        for side, size in zip(sides, blocks, strict=False):
            whole = prod(self.size(axis) for axis, _ in side)
            block = size or max(whole, 1)
            cut_ = next((own for _, own in side if own), None)
            for rank in range(len(cut_) if cut_ else 1):
                numbers = [0]
                for axis, own in side:
                    cells = own[rank] if own else ((0, self.size(axis)),)
                    spend(len(numbers) * length(cells))
                    every = [PAD if a == PAD else i for a, b in cells for i in range(a, b)]
                    n = self.size(axis)
                    numbers = [PAD if PAD in (at, i) else at * n + i for at in numbers
                               for i in every]  # fmt: skip
                count = -(-whole // block)
                wanted = [PAD if i == PAD else i // block for i in numbers]
                there = [*dict.fromkeys(i for i in wanted if i != PAD)]
                if said[0] == "whole":
                    there = [*range(count)]
                elif said[0] == "even":
                    each = count // (len(cut_) if cut_ else 1)
                    there = [*range(rank * each, (rank + 1) * each)]
                for at, i in enumerate(wanted):
                    place = i if said[1] == "global" else at // block
                    found = there[place] if place < len(there) and i != PAD else None
                    if found is not None and idle.issuperset(names):
                        continue
                    if i != PAD and (i not in there if said[1] == "own" else found != i):
                        raise No(f"{path}: a number of {names[0]} has not its own block's scale")

    def project(self, x: Bag, weight: str, rows: Any, axes: Any, *cuts: Any, to: str) -> Bag:
        """A product with rows and columns of a weight; None is all of them."""
        if not x.axes:
            raise No("a number of each token is no input of a weight")
        _, _, module, *name = weight.split(".")
        if module in ("attention", "ffn"):
            mine: Any = [*zip(axes, cuts, strict=True)]
            self.ask_scales(module, [".".join(name)], mine, [(x.axes[0], rows)])
        rows = side(rows or self.all(x.axes[0]))
        out = side(*[mine or self.all(axis) for mine, axis in zip(cuts, axes, strict=True)])
        return self.emit("linear", x, weight=weight, rows=rows, axes=axes, out=out, to=to)

    # the ends

    def embedding(self) -> Bag:
        plan, model = self.plan, self.model
        split, on = plan["embedding.split"], plan["embedding.positions"]
        rows = self.of("embedding.cut") if split == "vocab" else self.all("vocab")
        columns = self.of("hidden") if split == "hidden" else None
        out = side(columns or self.all("hidden"))
        x = self.emit("lookup", Bag(name="tokens"), weight="embedding", rows=rows, out=out)
        if model.embedding_scale is not None:
            x = self.emit("scale", x, by="embedding")
        learned = any(kind.attention.positions == "learned" for kind in model.kinds)
        state = {"vocab": "sum", "hidden": "split", "none": "whole"}[split]
        early = on in ("first", "divided") or (on == "every" and state == "sum")
        if learned and early:
            x = self.emit("learned", x, on=on, cut=out, split="")
        x, state = self.join(x, "embedding", state, columns)
        at = columns if state == "split" else None
        state = "hidden" if state == "split" and self.stream == "hidden" else state
        if learned and not early:
            at = self.of("hidden") if state == "hidden" and at is None else at
            parts = side(at or self.all("hidden"))
            tokens = self.stream_cut() if state == "tokens" else ""
            x = self.emit("learned", x, on="every", cut=parts, split=tokens)
        x = self.to_stream(x, state)
        return self.norm(x, "embedding.norm", "norm") if model.embedding_norm else x

    def head(self, x: Bag) -> tuple[Bag, Bag | None]:
        plan, model = self.plan, self.model
        self.drafts.ask_token()
        x = self.norm(x, "norm", "norm") if model.final_norm else x
        if self.apart("lm_head"):
            logits, token = self.inside("lm_head").head_of_all(x)
        else:
            own = self.stream == "hidden" and plan["lm_head.split"] == "in"
            y, local = self.logits(x if own else self.gathered(x), sliced=own)
            logits = self.emit("finish_logits", y, to="logits")
            ours = self.emit("finish_logits", local, to="own_logits")
            token = self.choice(logits, ours, self.rows_chosen())
        if plan["stages.token"] == "returned" or self.ends[0] == self.ends[1]:
            return logits, self.emit("send", token, to="token.sent")
        if self.chooses:
            raise No(f"{self.name}: the chosen token is sent to nobody")
        return logits, None

    def rows_chosen(self) -> Any:
        """The rows of the vocabulary that ranks have logits of, where not all have all."""
        return self.cut("lm_head.cut") if self.plan["lm_head.split"] == "vocab" else None

    def choice(self, logits: Bag, ours: Bag, rows: Any, to: str = "token") -> Bag:
        """The token that is chosen."""
        how = self.plan["lm_head.greedy"]
        return self.emit("choose", logits, ours, split=rows, how=how, to=to)

    def logits(self, x: Bag, *, sliced: bool) -> tuple[Bag, Bag]:
        """What a head makes: all logits, as far as its plan puts them together, and a rank's own.

        `sliced`: each rank has its own rows of the weight alone.
        """
        plan, model = self.plan, self.model
        split, on, group, kind = (
            plan[f"lm_head.{e}"] for e in ("split", "bias", "group", "collective")
        )
        rows = self.of("hidden") if split == "in" else self.all("hidden")
        if split == "in" and not sliced:
            x = self.emit("slice", x, dim="hidden", split=rows)
        vocab = self.of("lm_head.cut", self.stored_rows()) if split == "vocab" else None
        self.tied(split, vocab)
        out, rows = side(vocab or self.all("vocab")), side(rows)
        y = self.emit("head_linear", x, rows=rows, axes=("vocab",), out=out, to="linear")
        state = {"vocab": "split", "in": "sum", "none": "whole"}[split]
        if model.head_bias and (on != "after" or state != "sum"):
            y = self.bias(y, "head.bias", on, vocab)
        local = y = self.emit("pads", y, how=plan["lm_head.pads"]) if split == "vocab" else y
        if kind == "auto":
            kind = {"split": "all_gather", "sum": "all_reduce", "whole": "none"}[state]
        if kind == "all_gather":
            order = plan["lm_head.order"]
            y = self.emit("gather_logits", y, dim="vocab", split=vocab, order=order, group=group)
        elif kind == "reduce_scatter" and not self.idle(group):
            y = self.emit(kind, y, dim="vocab", split=self.of("lm_head.cut"), group=group)
        elif kind == "all_reduce":
            y = self.emit(kind, y, group=group)
        if model.head_bias and on == "after" and state == "sum":
            y = self.bias(y, "head.bias", "every", None)
        return y, local if state == "split" else y

    def stored_rows(self) -> Any:
        """The head's cut, with pads where it names rows that the embedding's table has pads for."""
        n, plan, mine = self.model.vocab, self.plan, self.cut("lm_head.cut")
        stored = self.model.tied and plan["lm_head.tied"] == "shared"
        if not stored or plan["embedding.split"] != "vocab" or not held(mine, n)[2]:
            return mine
        if self.model.head_bias or (self.chooses and plan["lm_head.greedy"] != "logits"):
            return mine
        theirs = self.stored("embedding.cut")
        if theirs is None:
            return mine
        named = [[min(i, n) for i in indices(runs)] for runs, _ in mine]
        there = [[*indices(runs), *[n] * more] for runs, more in theirs]
        return theirs if named == there else mine

    def stored(self, path: str) -> Any:
        """What each rank has of the embedding's table, where it is the same on all that may be."""
        return self.cut(path)

    def tied(self, split: str, vocab: Any) -> None:
        """Ask that a head without a table of its own finds what it needs in the embedding's."""
        how, every = self.plan["lm_head.tied"], (self.all("vocab"), self.all("hidden"))
        if not self.model.tied or how == "copied":
            return
        tables: list[Any] = []
        stored = self.plan["embedding.split"]
        table = self.stored("embedding.cut") if stored == "vocab" else ()
        inner = self.stored("hidden") if stored == "hidden" else ()
        if None in (table, inner):
            raise No(
                f"{self.name} / head.linear: ranks have other rows of the table than each other"
            )
        rows = self.of("embedding.cut", table) if table else every[0]
        tables.append((rows, self.of("hidden", inner) if inner else every[1]))
        tables.append((vocab or every[0], self.of("hidden") if split == "in" else every[1]))
        if how == "missing" or self.ends[0] != self.ends[1] or tables[0] != tables[1]:
            raise No(f"{self.name} / head.linear: the head has not the weights that it needs")

    # attention

    def attention(self, x: Bag, apart: Inside | None = None) -> tuple[Bag, str]:
        """What the output projection gives; `apart`: the ranks of queries, if these are others."""
        att, split = self.att, self.plan["attention.qkv.split"]
        if att.delta:
            return self.delta_net(x)
        base, asking = x, apart or self
        heads = kv = dims = values = None
        if split == "heads":
            heads = self.of("attention.heads")
            kv = None if att.latent else self.of("attention.kv_heads")
        elif split == "head_dim":
            dims = self.of("attention.head_dim")
            values = None if att.latent else self.of("attention.value_dim")
        x, own = self.entering(x, "attention.qkv")
        asked, only, mine = x, own, heads
        if apart is not None:
            asked, only = asking.entering(base, "attention.qkv")
            mine = asking.of("attention.heads") if split == "heads" else None
        if (
            self.plan["attention.qkv.fused"] == "blocks"
            and split in ("heads", "head_dim")
            and not att.latent
        ):
            maps = [
                self.cut(f"attention.{name}") if split == "heads" else None
                for name in ("heads", "kv_heads")
            ]
            inner = [
                self.cut(f"attention.{name}") if split != "heads" else None
                for name in ("head_dim", "value_dim")
            ]
            sizes = (
                (att.heads, att.head_dim),
                (att.kv_heads, att.head_dim),
                (att.kv_heads, att.value_dim),
            )
            named = zip((0, 1, 1), sizes, (0, 0, 1), strict=True)
            parts = [(maps[a], n, inner[b], width) for a, (n, width), b in named]
            how = self.by_parts("attention.qkv", parts, inside=split != "heads")
            if how == "parts":
                self.fused(parts)
            elif how == "units":
                self.by_units(maps[1], [(maps[0], att.heads // att.kv_heads)])
        index = None
        if att.latent is not None:
            if att.latent.q_rank is None:
                q = asking.projected(asked, "q", mine, dims, own=only)
            else:
                q, down = asking.from_latent(asked, mine, dims, own=only)
                down = down if apart is None else apart.outside([down])
                index = self.index_of(x, down, own=own) if att.indexer else None
            k, v = self.latents(x, own=own)
            k, v = (k, "whole", heads, dims), (v, "whole", heads, None)
        else:
            q = asking.normed(asking.projected(asked, "q", mine, dims, own=only), "q")
            k = self.normed(self.projected(x, "k", kv, dims, own=own), "k")
            v = self.projected(x, "v", kv, values, own=own)
            v = self.norm_of(v, "v") if att.value_norm else v
        gate = asking.projected(asked, "gate", mine, values, own=only) if att.output_gate else None
        if apart is None:
            out, *how = self.mixed(q, k, v, index)
        else:
            out, *how = self.mixed_for_all(apart, q, k, v, index)
        return asking.back(self.times_gate(out, gate[0]) if gate else out, *how)

    def mixed_for_all(self, asking: Inside, q: Any, k: Any, v: Any, index: Any) -> Any:
        """With the queries of all ranks that share keys; a rank goes on with its own heads."""
        x, state, heads, dims = asking.turned(q, "q")
        if heads is None and self.tape is not None:
            out, state, _, dims = self.mixed((x, state, None, dims), k, v, index, turned=True)
            return out, state, None, dims
        if heads is None:
            same = x.but(ranks=[x.ranks[ranks[0]] for ranks in self.sharing])
            if any(x.ranks[i] != x.ranks[ranks[0]] for ranks in self.sharing for i in ranks):
                raise No(f"{self.name}: ranks that share keys ask for other things")
            out, state, _, dims = self.mixed((same, state, None, dims), k, v, index, turned=True)
            return asking.near(out), state, None, dims
        every = self.of("attention.heads")
        x = self.emit("all_gather", x, dim="head", group=["sp"], shared=True, to="q.shared")
        out, state, _, dims = self.mixed((x, state, every, dims), k, v, index, turned=True)
        out = asking.emit("slice", out, dim="head", shared=True, to="mixed.own")
        return out, state, heads, dims

    def times_gate(self, x: Bag, gate: Bag) -> Bag:
        """What heads give, times a function of their gates."""
        return self.emit("mul", x, self.emit("act", gate, to="gate.act"), to="gated")

    def delta_net(self, x: Bag) -> tuple[Bag, str]:
        """A layer with a state, made anew of what all tokens before have given to it."""
        plan = self.plan
        split, heads, kv, values = plan["attention.qkv.split"], None, None, None
        if split == "heads":
            heads, kv = self.of("attention.heads"), self.of("attention.kv_heads")
        elif split == "head_dim":
            for path in ("attention.head_dim", "attention.value_dim"):
                every = ((range(self.size(AXES[path])),), 0)
                if any(part != every for part in self.cut(path)):
                    raise No(f"{self.name}: a rank has not all dimensions of a head, in order")
            values = self.of("attention.value_dim")
        x, own = self.entering(x, "attention.qkv")
        k = self.projected(x, "k", kv, None, own=own)
        v = self.projected(x, "v", heads, None, own=own)
        gate = self.projected(x, "gate", heads, values, own=own)
        out = self.state_by_heads(k, v) if self.by_heads else self.state(k, v)
        if self.att.delta.rule == "mamba":
            out = self.state_normed(self.times_gate(out, gate[0]), v[2], values)
        else:
            out = self.times_gate(self.state_normed(out, v[2], values), gate[0])
        return self.back(out, v[1], v[2], values)

    def state_by_heads(self, k: Any, v: Any) -> Bag:
        """What is read of a state, on ranks of sp that have all tokens of a part of its heads."""
        self.ask_carried()
        if not self.keeps_all:
            if self.passes.several:
                raise No("a rank has heads of all tokens, and keeps entries of its own alone")
            self.emit("cache_write", k[0], v[0], takes=("own",))
        heads, kv = self.dealt()
        before, parts = v[2] or self.all("head"), self.of("attention.heads", heads)
        keys = self.of("attention.kv_heads", kv)
        with self.over_both():
            second = self.emit("to_heads", v[0], split=parts, group=["sp"], to="v.heads")
            first = self.emit("to_heads", k[0], split=keys, group=["sp"], to="k.heads")
            if self.keeps_all:
                self.emit("cache_write", first, second, takes=("all",))
                if self.passes.carries:
                    first, second = self.read_back(first, second)
            out = self.emit("delta", first, second, heads=parts, kv=keys, seen="all",
                            weight=self.weight("attention"))  # fmt: skip
        return self.emit("to_tokens", out, split=before, group=["sp"], to="mixed.tokens")

    @contextmanager
    def over_both(self) -> Generator[None]:
        """Ranks of sp beside each other in each rank of tp, while they have heads of their own."""
        tp, self.tp, self.beside = self.tp, self.tp * self.sp, self.sp
        try:
            yield
        finally:
            self.tp, self.beside = tp, 1

    @property
    def keeps_all(self) -> bool:
        return self.plan["sequence.keep"] != "own"

    def read_back(self, both: Bag, values: Bag) -> tuple[Bag, Bag]:
        """Entries of all passes so far, out of the cache."""
        read = self.emit("cache_read", both, values)
        return self.emit("first", read, to="keys"), self.emit("second", read, to="values")

    def state(self, k: Any, v: Any) -> Bag:
        """What is read of a state, on ranks that have their heads of all tokens."""
        plan = self.plan
        self.ask_carried()
        first, second, seen = k[0], v[0], "own"
        if self.name == "decode":
            read, seen = self.emit("cache_step", first, second), "cached"
            first = self.emit("first", read, to="keys")
            second = self.emit("second", read, to="values")
        else:
            if self.sp > 1 and plan["sequence.exchange"] == "gather":
                first, second = (self.emit("exchange", z, how="gather") for z in (first, second))
                seen = "gathered"
            self.emit("cache_write", first, second, takes=(seen,))
            if self.passes.carries:
                first, second = self.read_back(first, second)
        mine = v[2] or self.all("head")
        return self.emit("delta", first, second, heads=mine, kv=k[2] or self.all("kv"), seen=seen,
                         weight=self.weight("attention"))  # fmt: skip

    def state_normed(self, x: Bag, heads: Any, dims: Any) -> Bag:
        """The norm of what is read of a state, over a head, those of a key head, or all."""
        att, over = self.att, self.att.delta.norm
        group = att.heads // att.kv_heads
        over = "width" if over == "group" and att.kv_heads == 1 else over
        values, weight = self.all("value_dim"), self.weight("attention.state.norm")
        parts = side(heads or self.all("head"), values)
        about: Any = {"cut": parts, "by": int(over == "head"), "weight": weight}
        about |= {"together": group} if over == "group" else {}
        summed = self.plan["attention.scores.statistic"] != "local"
        if over == "width" and summed and (heads is not None or dims is not None):
            y = self.emit("head_moments", x, to="state.moments", **about)
            y = self.emit("all_reduce", y, group=["tp"])
            return self.emit("head_norm", x, y, to="state.norm", **about)
        if over == "group" and summed and heads is not None and not self.whole_groups(group):
            x = self.emit("all_gather", x, dim="head", split=heads, group=["tp"], to="gated.whole")
            about["cut"] = [*zip(self.all("head"), values, strict=True)]
            x = self.emit("head_norm", x, to="state.norm", **about)
            return self.emit("slice", x, dim="head", split=heads, to="state.own")
        return self.emit("head_norm", x, to="state.norm", **about)

    def whole_groups(self, group: int) -> bool:
        """Whether a rank has all or none of the heads that share a key head, each once; no pads."""
        for runs, pads in self.cut("attention.heads"):
            own = [i for i in indices(runs) if i < self.att.heads]
            if pads or len(own) < len(indices(runs)):
                return False
            counts: dict[int, int] = {}
            for i in own:
                counts[i // group] = counts.get(i // group, 0) + 1
            if len({*own}) < len(own) or any(count != group for count in counts.values()):
                return False
        return True

    def rows_of(self, x: Bag, *, own: bool) -> tuple[Bag, Any]:
        """What a projection over inputs reads, and its rows."""
        if self.plan["attention.qkv.split"] != "in":
            return x, None
        rows = self.of("hidden")
        return x if own else self.emit("slice", x, dim="hidden", split=rows), rows

    def projected(self, x: Bag, what: str, heads: Any, dims: Any, *, own: bool) -> Any:
        """Queries, keys or values; their state, and the maps that they lie by."""
        made_by = "k" if what == "v" and self.att.keys_as_values else what
        plan, weight = self.plan, self.weight(f"attention.{made_by}")
        split, on, group, kind = (
            plan[f"attention.qkv.{e}"] for e in ("split", "bias", "group", "collective")
        )
        axes = ("head" if what == "q" else "kv", "value_dim" if what == "v" else "head_dim")
        if what == "gate":
            axes = ("head", "value_dim")
        elif self.att.delta:
            axes = ("kv", "both") if what == "k" else ("head", "gated")
        biased, late = getattr(self.att, f"{what}_bias", False), False
        x, rows = self.rows_of(x, own=own)
        # A gate is summed before its function.
        summed_ = what == "gate" or plan[f"attention.qkv.{what}_sum"] == "boundary"
        summed_ = summed_ and kind != "none"
        y = self.project(x, weight, rows, axes, heads, dims, to=what)
        if biased:
            late = split == "in" and on == "after" and summed_
            to = "" if split == "in" else f"{what}.bias"
            y = y if late else self.bias(y, f"{weight}.bias", on, heads, dims, to=to)
        if split == "in":
            if not summed_:
                return y, "sum", None, None
            y = self.together(y, kind, None, None)
            return (
                (self.bias(y, f"{weight}.bias", on, None, None) if late else y),
                "whole",
                None,
                None,
            )
        apart = self.att.delta and split == "head_dim"
        if apart or kind in ("auto", "none") or self.idle(group):
            return y, split if split != "none" else "whole", heads, dims
        return self.together(y, kind, heads, dims), "whole", None, None

    def together(self, y: Bag, kind: str, heads: Any, dims: Any) -> Bag:
        """The collective after the projections."""
        group = self.plan["attention.qkv.group"]
        if self.gathers and not isinstance(self, Inside):
            group = [axis for axis in group if axis != "sp"]  # keys lie over tp alone
        if kind in ("auto", "all_reduce"):
            return self.emit("all_reduce", y, group=group)
        along = y.axes[0 if dims is None else -1]
        return self.emit(kind, y, dim=along, split=heads or dims, group=group)

    def normed(self, made: Any, what: str) -> Any:
        return made if self.att.qk_norm in ("none", "bare") else self.norm_of(made, what)

    def norm_of(self, made: Any, what: str) -> Any:
        (x, state, heads, dims), kind = made, "bare" if what == "v" else self.att.qk_norm
        parts = side(heads or self.all(x.axes[0]), dims or self.all(x.axes[1]))
        weight = self.weight(f"attention.{what}.norm")
        about: Any = {"cut": parts, "by": int(kind != "width"), "weight": weight}
        apart, stat = dims is not None or (kind == "width" and heads is not None), []
        if apart and self.plan["attention.scores.statistic"] != "local":
            y = self.emit("head_moments", x, to=f"{what}.moments", **about)
            stat = [self.emit("all_reduce", y, group=[*self.axes])]
        return self.emit("head_norm", x, *stat, to=f"{what}.norm", **about), state, heads, dims

    def from_latent(self, x: Bag, heads: Any, dims: Any, *, own: bool) -> Any:
        """Queries by way of a latent of their own."""
        plan, weight, down = self.plan, self.weight("attention.q"), self.weight("attention.q_down")
        split, kind, group = (plan[f"attention.qkv.{e}"] for e in ("split", "collective", "group"))
        x, rows = self.rows_of(x, own=own)
        y = self.project(x, down, rows, ("q_rank",), None, to="q_down")
        if rows is not None and plan["attention.qkv.q_sum"] == "boundary" and kind != "none":
            y = self.together(y, kind, None, None)
        parts = side(self.all("q_rank"))
        y = self.emit("norm", y, weight=f"{down}.norm", cut=parts, by=0, to="q_down.norm")
        q = self.project(y, weight, None, ("head", "head_dim"), heads, dims, to="q")
        if self.att.q_bias:
            q = self.bias(q, f"{weight}.bias", plan["attention.qkv.bias"], heads, dims, to="q.bias")
        if split in ("heads", "head_dim") and kind not in ("auto", "none") and not self.idle(group):
            return (self.together(q, kind, heads, dims), "whole", None, None), y
        return (q, "whole" if split in ("none", "in") else split, heads, dims), y

    def index_of(self, x: Bag, latent: Bag, *, own: bool) -> list[Bag]:
        """An index's queries, how much each of its heads counts, and its keys."""
        plan, weight = self.plan, self.weight("attention.index")
        x, rows = self.rows_of(x, own=own)
        q = self.project(
            latent, f"{weight}.q", None, ("index_head", "index_q"), None, None, to="index.q"
        )
        made = [q]
        for what, axis in (("k", "index_dim"), ("weights", "index_head")):
            y = self.project(x, f"{weight}.{what}", rows, (axis,), None, to=f"index.{what}")
            summed_ = plan["attention.qkv.k_sum"] == "boundary"
            if rows is not None and summed_ and plan["attention.qkv.collective"] != "none":
                y = self.emit("all_reduce", y, group=plan["attention.qkv.group"])
            made.insert(1, y)
        return [*made[:2], self.emit("index_keys", made[2], weight=weight, to="index.keys")]

    def latents(self, x: Bag, *, own: bool) -> tuple[Bag, Bag]:
        """The one key that heads share, and the latent of all keys and values."""
        kind, down = self.plan["attention.qkv.collective"], self.weight("attention.kv_down")
        x, rows = self.rows_of(x, own=own)
        made = self.project(x, down, rows, ("rank",), None, to="kv_down")
        key = self.project(x, self.weight("attention.k_rope"), rows, ("turned",), None, to="k_rope")
        if rows is not None and self.plan["attention.qkv.k_sum"] == "boundary" and kind != "none":
            key, made = (self.together(y, kind, None, None) for y in (key, made))
        parts = side(self.all("rank"))
        made = self.emit("norm", made, weight=f"{down}.norm", cut=parts, by=0, to="kv_down.norm")
        key = self.emit("one_head", key, to="k_rope.head")
        return key, self.emit("one_head", made, to="kv_down.head")

    def turned(self, x: Any, what: str) -> Any:
        bare = self.att.qk_norm == "bare"
        if self.att.positions == "rope":
            shared = what == "k" and self.att.latent is not None
            x = self.emit("rope", x[0], shared=shared, to=f"{what}.rope"), *x[1:]
        return self.norm_of(x, what) if bare else x

    def mixed(self, q: Any, k: Any, v: Any, index: Any = None, *, turned: bool = False) -> Any:
        """Scores, softmax and values; in between, keys of other ranks and of earlier steps."""
        if self.by_heads:
            return self.mixed_by_heads(q, k, v, index)
        plan, q = self.plan, q if turned else self.turned(q, "q")
        i: Any = index[2] if index else None

        def kept(key: Bag) -> Bag:
            return self.emit("beside", key, i, to="keys.beside") if index else key

        exchange = plan["sequence.exchange"]
        keep_all = self.keeps_all_keys
        if self.name == "decode":
            k, seen = self.turned(k, "k"), "cached"
            read = self.emit("cache_step", kept(k[0]), v[0])
            k = self.emit("first", read, to="keys"), *k[1:]
            if index:
                i = self.emit("key_part", k[0], part="index", to="keys.index")
                k = self.emit("key_part", k[0], part="rotated", to="keys.rotated"), *k[1:]
            v = self.emit("second", read, to="values"), *v[1:]
        elif self.sp > 1 and exchange != "none":
            near, seen = self.turned(k, "k"), "exchanged"
            if not keep_all:
                both = kept(near[0])
                self.emit("cache_write", both, v[0], takes=("own",))
                if self.passes.reads_back:
                    keys, i, values = self.of_passes(both, v[0], index=bool(index), how=exchange)
                    k, v = (keys, *near[1:]), (values, *v[1:])
            if keep_all or not self.passes.reads_back:
                moved = near if plan["sequence.rotate"] == "before" else k
                k, v = ((self.emit("exchange", x[0], how=exchange), *x[1:]) for x in (moved, v))
                i = self.emit("exchange", i, how=exchange) if index else None
                k = self.turned(k, "k") if plan["sequence.rotate"] == "after" else k
            if keep_all:
                both = kept(k[0])
                self.emit("cache_write", both, v[0], takes=("gathered", "ring"))
                if self.passes.reads_back:
                    keys, i, values = self.of_passes(both, v[0], index=bool(index), how="")
                    k, v = (keys, *k[1:]), (values, *v[1:])
        else:
            k, seen = self.turned(k, "k"), "own"
            both = kept(k[0])
            self.emit("cache_write", both, v[0], takes=("own",))
            if self.passes.reads_back:
                keys, i, values = self.of_passes(both, v[0], index=bool(index), how="")
                k, v = (keys, *k[1:]), (values, *v[1:])
        heads, dims = q[2] or self.all("head"), q[3] or self.all("head_dim")
        if self.att.latent is not None:
            values = self.of("attention.value_dim") if q[3] is not None else None
            weights, parts = (
                [self.weight(f"attention.{x}") for x in "kv"],
                side(heads, dims),
            )
            self.ask_scales_above(q[2])
            key = self.emit("latent_keys", k[0], v[0], cut=parts, weight=weights[0])
            parts = side(heads, values or self.all("value_dim"))
            v = self.emit("latent_values", v[0], cut=parts, weight=weights[1]), v[1], q[2], values
            k = key, k[1], q[2], q[3]
        raw = self.emit("scores", q[0], k[0], heads=heads, kv=k[2] or self.all("kv"))
        due, group = self.scores_due(q, k), plan["attention.scores.group"]
        if due == "softmax":
            raw = self.emit("all_reduce", raw, group=group, mean=self.one_key, to="scores.sum")
        logits = self.emit("logits", raw, heads=heads, dims=q[3], seen=seen)
        only = self.among(index[:2], i, seen) if index else self.chosen_before()
        weights = self.emit("exp_weights", logits, *only, heads=heads, seen=seen)
        if due == "after":
            weights = self.emit("all_reduce", weights, group=group, mean=True, to="weights.sum")
        one_block = keep_all and self.passes.reads_back
        ring = seen == "exchanged" and exchange == "ring" and not one_block
        out = self.emit("weigh", weights, v[0], heads=heads, kv=v[2] or self.all("kv"), blocks=ring)
        apart = seen == "cached" and self.layout == "keys" and self.sp > 1
        rule = "merge_blocks" if ring else "merge_ranks" if apart else "quotient"
        out = self.emit(rule, out, group=["sp"] if apart else None)
        return out, mixed_state(q, v), q[2], v[3]

    def scores_due(self, q: Any, k: Any) -> str:
        """Where scores that are shares of a sum are summed; nothing where they are none."""
        shares = q[1] in ("head_dim", "sum") or k[1] == "sum"
        return self.plan["attention.scores.sum"] if shares else ""

    def of_passes(self, both: Bag, values: Bag, *, index: bool, how: str) -> Any:
        """Keys, those of an index, and values of all passes so far; `how` ranks exchange them."""
        keys, values = self.read_back(both, values)
        if how:
            # Of what they have cached nobody leaves out what another has as well.
            met = self.one_key or (self.masks_by_place and self.first_has_all())
            if how == "gather" and self.tokens_owned()[1] > 1 and not met:
                self.counted_alike()
            keys, values = (self.emit("exchange", x, how=how) for x in (keys, values))
        if not index:
            return keys, None, values
        i = self.emit("key_part", keys, part="index", to="keys.index")
        return self.emit("key_part", keys, part="rotated", to="keys.rotated"), i, values

    def among(self, asked: list[Bag], keys: Bag, seen: str) -> list[Bag]:
        """The keys that an index chooses."""
        weight = self.weight("attention.index")
        y = self.emit("index_scores", *asked, keys, weight=weight, to="index.scores")
        self.chosen_keys = self.emit("choose_keys", y, weight=weight, seen=seen, to="index.chosen")
        return [self.chosen_keys]

    def chosen_before(self) -> list[Bag]:
        """What an index of a layer before has chosen, where a layer has none of its own."""
        if not self.att.shares_index:
            return []
        if self.chosen_keys is None:
            raise No(f"{self.name}: the keys that an index has chosen are not sent")
        return [self.chosen_keys]

    def ask_scales_above(self, heads: Any) -> None:
        """The same of the weights that make keys and values of a latent, by ranks' heads."""
        for name, axis in (("k", "nope"), ("v", "value_dim")):
            self.ask_scales("attention", [name], [("head", heads), (axis, None)], [("rank", None)])

    def mixed_by_heads(self, q: Any, k: Any, v: Any, index: Any) -> Any:
        """The same on ranks of sp that have all tokens of a part of the heads."""
        turned_first = self.plan["sequence.rotate"] == "before"
        q = self.turned(q, "q") if turned_first else q
        near = self.turned(k, "k") if turned_first or not self.keeps_all else k
        i: Any = index[2] if index else None

        def kept(key: Bag) -> Bag:
            return self.emit("beside", key, i, to="keys.beside") if index else key

        if not self.keeps_all:
            if self.passes.several and self.passes.reads_back:
                raise No("a rank has heads of all tokens, and keeps entries of its own alone")
            self.emit("cache_write", kept(near[0]), v[0], takes=("own",))
        key, before = (near if turned_first else k)[0], q[2] or self.all("head")
        heads, kv = self.dealt()
        latent, mine = self.att.latent is not None, self.of("attention.heads", heads)
        theirs = None if latent else self.of("attention.kv_heads", kv)
        asked, there, values_of = q[3], k[3], v[3]
        if latent:
            values_of = self.of("attention.value_dim") if asked is not None else None
            self.ask_scales_above(mine if q[2] else mine[: self.sp])
        inner, turned_, weighed = (
            None if each is None else [one for one in each for _ in range(self.sp)]
            for each in (asked, there, values_of)
        )
        with self.over_both():
            moved = self.emit("to_heads", q[0], split=mine, group=["sp"], to="q.heads")
            word_ = "all" if latent else "heads"
            keys = self.emit("to_heads", key, split=theirs, group=["sp"], to=f"k.{word_}")
            values = self.emit("to_heads", v[0], split=theirs, group=["sp"], to=f"v.{word_}")
            if index:
                names = zip(index, ("q", "weights", "k"), strict=True)
                index = [self.emit("to_heads", x, split=None, group=["sp"], to=f"index.{name}.all")
                         for x, name in names]  # fmt: skip
                i = index[2]
            if not turned_first:
                moved = self.turned((moved, q[1], mine, inner), "q")[0]
                keys = self.turned((keys, k[1], theirs, turned_), "k")[0]
            if self.keeps_all:
                both = kept(keys)
                self.emit("cache_write", both, values, takes=("all",))
                if self.passes.reads_back:
                    keys, own, values = self.of_passes(both, values, index=bool(index), how="")
                    i = own if index else i
            if latent:
                parts = [*zip(mine, inner or self.all("head_dim"), strict=True)]
                made = self.emit(
                    "latent_keys", keys, values, cut=parts, weight=self.weight("attention.k")
                )
                parts = [*zip(mine, weighed or self.all("value_dim"), strict=True)]
                values = self.emit(
                    "latent_values", values, cut=parts, weight=self.weight("attention.v")
                )
                keys = made
            kv_cells = theirs or self.all("kv")
            raw = self.emit("scores", moved, keys, heads=mine, kv=kv_cells)
            due, group = self.scores_due(q, k), self.plan["attention.scores.group"]
            if due == "softmax":
                raw = self.emit("all_reduce", raw, group=group, mean=self.one_key, to="scores.sum")
            logits = self.emit("logits", raw, heads=mine, dims=inner, seen="all")
            only = self.among(index[:2], i, "all") if index else self.chosen_before()
            weights = self.emit("exp_weights", logits, *only, heads=mine, seen="all")
            if due == "after":
                weights = self.emit("all_reduce", weights, group=group, mean=True, to="weights.sum")
            out = self.emit("weigh", weights, values, heads=mine, kv=kv_cells, blocks=False)
            out = self.emit("quotient", out)
        out = self.emit("to_tokens", out, split=before, group=["sp"], to="mixed.tokens")
        return out, mixed_state(q, v), q[2], values_of

    def back(self, x: Bag, state: str, heads: Any, dims: Any) -> tuple[Bag, str]:
        """The output projection, and what is due of it."""
        split, choice = self.plan["attention.out.split"], self.plan["attention.out.input"]
        gathers = choice == "gathered" or (choice == "auto" and split != "in")
        if gathers and state in ("heads", "head_dim"):
            along, pieces = ("head", heads) if state == "heads" else ("value_dim", dims)
            x = self.emit(
                "all_gather", x, dim=along, split=pieces, group=[*self.axes], to="mixed.whole"
            )
            state = "whole"
        rows: list[Any] = [self.all("head"), self.all("value_dim")]
        if split == "in":
            if state not in ("heads", "head_dim"):
                heads, dims = self.of("attention.heads"), None
                x = self.emit("slice", x, dim="head", split=heads, to="mixed.own")
            rows = [rows[0], dims] if state == "head_dim" else [heads, rows[1]]
        out = side(self.of("hidden") if split == "out" else self.all("hidden"))
        self.ask_scales(
            "attention", ["out"], [("hidden", self.of("hidden") if split == "out" else None)],
            [("head", heads if split == "in" and state != "head_dim" else None),
             ("value_dim", dims if split == "in" and state == "head_dim" else None)],
        )  # fmt: skip
        weight, rows = self.weight("attention.out"), side(*rows)
        y = self.emit(
            "out_linear", x, weight=weight, rows=rows, axes=("hidden",), out=out, to="out"
        )
        due = state == "sum" or split == "in"
        return y, "sum" if due else "split" if split == "out" else "whole"

    def by_parts(self, path: str, parts: Any, *, inside: bool) -> str:
        """Whether a fused weight is stored part by part, or in units of a row of each.

        Where neither says what a rank has of it, each row is looked at here.
        """
        stored, read = self.plan[f"{path}.stored"], self.plan[f"{path}.read"]
        if read not in ("auto", stored) or (stored == "groups" and inside):
            self.row_by_row(stored, stored if read == "auto" else read, parts)
            return ""
        return "parts" if stored in ("parts", "swapped") else "units"

    def row_by_row(self, stored: str, read: str, parts: Any) -> None:
        """Ask that ranks that take their block apart in an order of their own have their rows."""
        spend(2 * sum([n * width for _, n, _, width in parts]))
        every = [[(p, i) for i in range(n * w)] for p, (_, n, _, w) in enumerate(parts)]
        total = in_order(stored, every, parts[-1][1])
        start = 0
        for r in range(self.fused_over(parts)):
            if any(each[r][1] for a, _, b, _ in parts for each in (a, b) if each):
                raise No(f"rank {r}'s block of a fused weight has pads")
            own: list[list[tuple[int, int]]] = []
            heads: list[int] = []
            for p, (rows, n, columns, width) in enumerate(parts):
                mine = [i for run in rows[r][0] for i in run] if rows else range(n)
                inner = [i for run in columns[r][0] for i in run] if columns else range(width)
                own.append([(p, i * width + c) for i in mine for c in inner])
                heads.append(len(mine))
            spend(sum(map(len, own)))
            if read == "groups" and (heads[0] % heads[1] if heads[1] else heads[0]):
                raise No(f"rank {r} has no group for each key of a fused weight")
            block = in_order(read, own, heads[-1])
            if block != total[start : start + len(block)]:
                raise No(f"rank {r} takes its block of a fused weight apart in another order")
            start += len(block)

    @staticmethod
    def fused_over(parts: Any) -> int:
        """How many ranks have a block of a fused weight."""
        return next((len(each) for a, _, b, _ in parts for each in (a, b) if each), 1)

    def gate_and_up(self, path: str, units: Any, width: int) -> None:
        """Ask that each rank's block of [gate|up] is its rows of both, and taken for these."""
        parts = [(None, 1, units, width)] * 2
        how = self.by_parts(path, parts, inside=False)
        if how == "parts":
            self.fused(parts)
        elif how == "units":
            self.by_units(units, [])

    def by_units(self, units: Any, others: Any) -> None:
        """Ask that ranks have units in a row, one rank after the other, and what is in them."""
        end = 0
        for at, (runs, more) in enumerate(units):
            begun, count = end, sum(map(len, runs))
            end += count
            if more or tidy([*runs]) != tidy([range(begun, end)]):
                raise No(f"rank {at}'s block of a fused weight is not what its maps say")
            for cuts, size in others:
                there, pads = cuts[at]
                inside = range(begun * size, end * size)
                if pads or tidy([*there]) != tidy([inside]):
                    raise No(f"rank {at} has other queries than those of its keys")

    def fused(self, parts: Any) -> None:
        """Ask that each rank's block of a fused weight is what the maps of its parts give it."""
        start = 0
        for r in range(self.fused_over(parts)):
            maps = [each[r] for rows, _, columns, _ in parts for each in (rows, columns) if each]
            if maps and not any(runs or more for runs, more in maps):
                continue
            offset, own, pads = 0, list[range](), sum(more for _, more in maps)
            for rows, n, columns, width in parts:
                inner = columns[r][0] if columns else (range(width),)
                for run in rows[r][0] if rows else (range(n),):
                    if run.step == 1 and inner == (range(width),):
                        own.append(range(offset + run.start * width, offset + run.stop * width))
                    else:
                        rows_at = [offset + i * width for i in run]
                        own += [
                            range(i + c.start, i + c.stop, c.step) for i in rows_at for c in inner
                        ]
                offset += n * width
            end = start + sum(map(len, own))
            if pads or end > offset or tidy(own, 0) != tidy([range(start, end)]):
                raise No(f"rank {r}'s block of a fused weight is not what its maps say")
            start = end

    # the feed-forward block

    def up(self, x: Bag, name: str) -> tuple[Bag, str]:
        """A first projection, and where a sum is still due."""
        plan, ffn, path = self.plan, self.ffn, f"ffn.{name}"
        split, on, where, group = (plan[f"{path}.{e}"] for e in ("split", "bias", "sum", "group"))
        kind, weight = plan[f"{path}.collective"], self.weight(path)
        x, own = self.entering(x, path)
        if split == "in":
            rows = self.of("hidden")
            mine = x if own else self.emit("slice", x, dim="hidden", split=rows)
            y = self.project(mine, weight, rows, ("width",), None, to=name)
            late = name == "up" and ffn.gated and where == "activation"
            here = kind != "none" and (where == "boundary" or late)
            if ffn.up_bias and (on != "after" or not here):
                y = self.bias(y, f"{weight}.bias", on, None)
            if not here:
                return y, "none" if kind == "none" else where
            kind = "all_reduce" if kind == "auto" else kind
            to = self.of("ffn.width") if kind != "all_reduce" else None
            y = self.emit(kind, y, dim="width", split=to, group=group)
            return (
                self.bias(y, f"{weight}.bias", "every", None)
                if ffn.up_bias and on == "after"
                else y
            ), ""
        columns = self.of("ffn.width") if split == "out" else None
        if (
            plan["ffn.fused"] == "blocks"
            and plan["ffn.gate.split"] == plan["ffn.up.split"] == "out"
            and ffn.gated
        ):
            self.gate_and_up("ffn", self.cut("ffn.width"), ffn.width)
        y = self.project(x, weight, None, ("width",), columns, to=name)
        if ffn.up_bias:
            y = self.bias(y, f"{weight}.bias", on, columns)
        if kind in ("auto", "none") or self.idle(group):
            return y, ""
        return self.emit(kind, y, dim="width", split=self.of("ffn.width"), group=group), ""

    def dense(self, x: Bag) -> tuple[Bag, str]:
        plan, ffn, groups = (
            self.plan,
            self.ffn,
            {n: self.plan[f"ffn.{n}.group"] for n in ("up", "gate")},
        )
        y, due = self.up(x, "up")
        lead, split = "up", plan["ffn.down.split"]
        if not ffn.gated:
            y = self.emit("act", y)
            if due == "activation":
                y = self.emit("all_reduce", y, group=groups["up"])
            left = False
        else:
            lead, (gate, gate_due) = "gate", self.up(x, "gate")
            if due == "activation":
                y, due = self.emit("all_reduce", y, group=groups["up"]), ""
            gate = self.emit("joint", gate, y) if ffn.joint else self.emit("act", gate)
            if gate_due == "activation":
                gate = self.emit("all_reduce", gate, group=groups["gate"])
            y = gate if ffn.joint else self.emit("mul", gate, y, to="product")
            for late, name in ((gate_due, "gate"), (due, "up")):
                if late == "product":
                    y = self.emit("all_reduce", y, group=groups[name])
            left = due in ("down", "none")
        gathers = plan[f"ffn.{lead}.collective"] == "all_gather" and not self.idle(groups[lead])
        whole, choice = (
            left or plan[f"ffn.{lead}.split"] != "out" or gathers,
            plan["ffn.down.input"],
        )
        if not whole and (choice == "gathered" or (choice == "auto" and split != "in")):
            y, whole = (
                self.emit(
                    "all_gather", y, dim="width", split=self.of("ffn.width"), group=self.axes
                ),
                True,
            )
        rows = self.of("ffn.width") if split == "in" else None
        if rows is not None and whole:
            y = self.emit("slice", y, dim="width", split=rows)
        columns = self.of("hidden") if split == "out" else None
        y = self.project(y, self.weight("ffn.down"), rows, ("hidden",), columns, to="down")
        own = self.reads_own
        state = "sum" if left or split == "in" else "split" if split == "out" else "whole"
        return y, "tokens" if state == "whole" and own and self.stream == "tokens" else state

    @property
    def reads_own(self) -> bool:
        """Whether a dense block reads the stream as a rank has it."""
        both = ("up", "gate") if self.ffn.gated or self.ffn.joint else ("up",)
        return all(self.plan[f"ffn.{n}.input"] == "own" for n in both)

    # layers, and what is between them

    def layer(self, x: Bag) -> Any:
        """What a layer leaves: a value, a residual that has not joined it, and what is due."""
        kind, base = self.model.kinds[self.kind], self.prefix

        def before(name: str) -> Bag:
            return self.norm(x, self.weight(name), name) if kind.norm != "post" else x

        def block(x: Bag, residual: Any, which: str, stream: Bag) -> Any:
            self.prefix = f"{base}{which}."
            if which == "moe":
                y, due = self.routed(x, stream)
                done = (y, residual, due) if due else (self.after(y, "ffn"), residual, None)
            elif which == "ffn" and self.apart("ffn"):
                early = residual is not None and self.plan["ffn.down.residual"] != "after"
                y = self.inside("ffn").block_of_all(x, residual if early else None)
                y = y if self.reads_own else self.to_stream(y, "whole")
                done = self.after(y, "ffn"), None if early else residual, None
            elif which == "ffn":
                y, state = self.dense(x)
                done = self.left(y, state, "ffn.down", residual, biased=self.ffn.down_bias)
            elif self.gathers:
                early = self.plan["attention.out.residual"] != "after"
                y = self.inside("attention").attention_of_all(x, residual if early else None)
                y = self.after(self.to_stream(y, "whole"), "attention")
                done = y, None if early else residual, None
            else:
                y, state = self.attention(x)
                done = self.left(y, state, "attention.out", residual, biased=self.att.out_bias)
            self.prefix = base
            return done

        second = "moe" if self.ffn.moe else "ffn"
        met = self.plan["norm.completes"] != "none"
        if kind.parallel:
            one = before("attention.norm")
            two = one if kind.norms == 1 else before("ffn.norm")
            y = self.joining(*block(one, x, "attention", x), name=f"{base}attended", met=met)
            z = self.joining(*block(two, None, second, x), name=f"{base}out", met=met)
            return z, y, None
        if self.att.heads:
            left = block(before("attention.norm"), x, "attention", x)
            if not self.ffn.moe and not self.ffn.width:
                return left
            x = self.joining(*left, name=f"{base}attended", met=met)
        return block(before("ffn.norm"), x, second, x)

    def after(self, y: Bag, which: str) -> Bag:
        if self.model.kinds[self.kind].norm in ("post", "sandwich"):
            y = self.norm(y, self.weight(f"{which}.post_norm"), "post_norm")
        if self.model.residual_scale is not None:
            y = self.emit("scale", y, by="residual", to="scale")
        return y

    def left(self, y: Bag, state: str, path: str, residual: Any, *, biased: bool) -> Any:
        """A block's result with its bias and collective; the residual beside it, or in it."""
        plan = self.plan
        early = residual is not None and plan[f"{path}.residual"] != "after"
        y = self.begun(y, state, path, residual if early else None, biased=biased)
        if plan[f"{path}.sum"] != "boundary" and state == "sum" and self.tp > 1:
            if plan[f"{path}.sum"] == "both" and plan[f"{path}.collective"] != "none":
                y = self.emit("all_reduce", y, group=plan[f"{path}.group"])
            return y, residual, (path, biased, early, self.prefix, None)
        y = self.summed_up(y, state, path, biased=biased)
        return self.after(y, path.partition(".")[0]), None if early else residual, None

    def begun(self, y: Bag, state: str, path: str, residual: Any, *, biased: bool) -> Bag:
        """A block's result with what joins it before the collective."""
        on, joins = self.plan[f"{path}.bias"], self.plan[f"{path}.residual"]
        if biased and (on in ("first", "divided") or (on == "every" and state == "sum")):
            columns = self.of("hidden") if state == "split" else None
            y = self.bias(y, f"{self.weight(path)}.bias", on, columns)
        return y if residual is None else self.emit("add_on", y, residual, on=joins)

    def summed_up(self, y: Bag, state: str, path: str, *, biased: bool, met: bool = True) -> Bag:
        on, left = self.plan[f"{path}.bias"], "whole"
        if met:
            y, left = self.join(y, path, state, self.of("hidden") if state == "split" else None)
        left = "hidden" if left == "split" and self.stream == "hidden" else left
        if biased and (on == "after" or (on == "every" and state != "sum")):
            split = self.of("hidden") if left in ("hidden", "split") else None
            y = self.bias(y, f"{self.weight(path)}.bias", "every", split)
        return self.to_stream(y, left)

    def met_by(self, reader: int | None, *, crosses: bool) -> bool:
        """Whether a norm completes what is left to it: of that kind of layer, or the final one."""
        word = self.plan["norm.completes"]
        if word == "kind":
            return reader in (None, self.kind)
        if word in ("layers", "stage"):
            return reader is not None if word == "layers" else not crosses
        return word == "all"

    def joining(
        self, y: Bag, residual: Any, due: Any, *, name: str, behind: bool = False, met: bool = True
    ) -> Bag:
        """The stream as one tensor, `behind` a layer times its number.

        `met`: who reads it completes what is due.
        """
        y = self.one_tensor(y, residual, due, name=name, met=met)
        if not behind or not self.model.layer_scale:
            return y
        before, self.prefix = self.prefix, ""
        y = self.emit("scale", y, by="layer", to=f"{name}.scaled")
        self.prefix = before
        return y

    def one_tensor(self, y: Bag, residual: Any, due: Any, *, name: str, met: bool) -> Bag:
        """The stream as one tensor."""
        if due is not None:
            path, biased, early, prefix, shared = due
            before, self.prefix = self.prefix, prefix
            if path == "moe":
                y = self.emit("block_reduce", y, group=self.plan["moe.group"]) if met else y
                y = self.with_shared(y, shared)
                y, path = self.to_stream(y, "whole"), "ffn"
            else:
                y = self.summed_up(y, "sum", path, biased=biased, met=met)
            y = self.after(y, path.partition(".")[0])
            self.prefix = before
            residual = None if early else residual
        if residual is None:
            return y
        before, self.prefix = self.prefix, ""
        y = self.emit("add", residual, y, to=name)
        self.prefix = before
        return y

    def crossing(
        self, y: Bag, residual: Any, due: Any, *, behind: bool, name: str, chosen: bool = False,
        met: bool = True,
    ) -> Bag:  # fmt: skip
        """The stream on another stage: what is sent of it, and joined there.

        `chosen`: a layer behind reads the keys that an index has chosen. `met`: who reads the
        stream completes what is due.
        """
        plan = self.plan
        if plan["stages.stream"] == "merged" or not behind:
            y, residual, due = (
                self.joining(y, residual, due, name=name, behind=behind),
                None,
                None,
            )
            behind = False
        elif due is not None and (plan["stages.stream"] == "separate" or due[4] is not None):
            y, residual = self.joining(y, None, due, name=name), None if due[2] else residual
            due = None
        self.prefix = ""
        if plan["stages.receivers"] == "first" and self.tp > 1:
            raise No(f"{self.name}: some ranks alone receive the stream")
        sent = {"auto": "both", "nothing": ""}.get(plan["stages.send"], plan["stages.send"])
        there: list[Any] = [None, None]
        for number_, (part, x) in enumerate((("hidden", y), ("residual", residual))):
            if x is not None and sent in (part, "both"):
                to = "sent" + self.visited(0) + ".residual" * number_
                there[number_] = self.emit("send", x, to=to)
        if chosen and plan["stages.send"] == "auto" and self.chosen_keys is not None:
            to = f"sent{self.visited(0)}.chosen"
            self.chosen_keys = self.emit("send", self.chosen_keys, to=to)
        else:
            self.chosen_keys = None
        self.used = {}
        for number_, x in enumerate(there):
            if x is not None:
                to = "received" + self.visited(1) + ".residual" * number_
                there[number_] = self.emit("receive", x, to=to, unread=True)
        if self.chosen_keys is not None:
            to = f"received{self.visited(1)}.chosen"
            self.chosen_keys = self.emit("receive", self.chosen_keys, to=to, unread=True)
        read = residual is not None and (due is None or not due[2])  # else it is in the sum
        if there[0] is None or (read and there[1] is None):
            raise No(f"{self.name}: a part of the stream is not sent")
        return self.joining(there[0], there[1], due, name=name, behind=behind, met=met)

    def visited(self, later: int) -> str:
        """The number of a visit, where operators are written down before they are edited."""
        return "" if self.visit is None else f".{self.visit + later}"

    # experts

    def routed(self, x: Bag, stream: Bag) -> tuple[Bag, Any]:
        """A block of experts: what it leaves of the stream that it reads, and what is due of it."""
        read, made = self.read_by_experts(x, stream), dict[int, Bag]()

        def by(make: Callable[[Bag], Bag]) -> list[Bag]:
            for each in read:
                if id(each) not in made:
                    made[id(each)] = make(each)
            return [made[id(each)] for each in read]

        if not self.sends_own:
            y, due = self.experts(*by(self.gathered))
            return (y, due) if due else (self.to_stream(y, "whole"), None)
        if self.stream == "tokens" or self.plan["moe.input"] == "own":
            return self.experts(*read)
        y, _ = self.experts(*by(lambda x: self.part(self.gathered(x))))
        return self.to_stream(self.together_again(y), "whole"), None

    def part(self, x: Bag) -> Bag:
        """A rank's own tokens of all that its replica has."""
        return self.emit("slice", x, dim="token", split=self.token_cut())

    def together_again(self, x: Bag) -> Bag:
        """The tokens of all ranks of tp."""
        return self.emit("all_gather", x, dim="token", split=self.token_cut(), group=["tp"])

    @property
    def dispatch(self) -> str:
        """How tokens come to the ranks of their experts."""
        same = 1 if self.sends_own else self.same
        spans = self.block > same or same % self.block != 0
        usual = "all_to_all" if spans else "local"
        return usual if self.plan["moe.dispatch"] == "auto" else self.plan["moe.dispatch"]

    def read_by_experts(self, x: Bag, stream: Bag) -> tuple[Bag, Bag, Bag]:
        """What shared experts, the router and routed ones read."""
        if not self.ffn.own_norms:
            return x, x, x
        own = [self.norm(stream, self.weight(f"ffn.{n}.norm"), f"{n}.norm")
               for n in ("router", "experts")]  # fmt: skip
        return x, own[0], own[1]

    def own_norm(self, y: Bag, what: str) -> Bag:
        """What experts give, normalised by itself where the model does so."""
        if not self.ffn.own_norms:
            return y
        cut, weight = side(self.all("hidden")), f"ffn.{what}.post_norm"
        return self.emit("norm", y, cut=cut, by=0, weight=self.weight(weight),
                         to=f"{what}.post_norm")  # fmt: skip

    def experts(self, shares: Bag, scored: Bag, x: Bag) -> tuple[Bag, Any]:
        """Router, dispatch, the rank's experts, combine, shared experts; and what is due of these.

        An all-reduce may be left to the norm that reads the stream next.
        """
        plan, ffn, group = self.plan, self.ffn, self.plan["moe.group"]
        routes = self.router(scored)
        send, back = self.dispatch, plan["moe.combine"]
        plain = {"local": "all_reduce", "gather": "reduce_scatter", "all_to_all": "all_to_all"}
        back = plain[send] if back == "auto" else back
        tokens, how = x, "once" if send == "gather" else "each"
        if send != "local":
            tokens = self.emit("block_gather", x, how=how, group=group, to="sent")
            routes = self.emit("block_gather", routes, how=how, group=group, to="routes")
        if plan["moe.fused"] == "blocks" and ffn.expert.gated:
            self.gate_and_up("moe", self.cut("moe.width"), ffn.expert.width)
        self.ask_block("moe", "inner", self.of("moe.width"), ffn.expert)
        y = self.emit("experts", tokens, routes, weight=plan["moe.weight"])
        apart = None
        if ffn.shared is not None:
            sums = back in ("all_reduce", "reduce_scatter") and send != "all_to_all"
            joins = plan["moe.shared.sum"] == "routed" and sums and self.block > 1
            apart = self.shared(tokens if joins else shares, joins=joins)
            if joins:
                place = self.inside("moe.shared").number_of if self.apart("moe.shared") else None
                y, apart = self.emit("add_each", y, apart, to="joined", place=place), None
        reduces = (send, back) == ("local", "all_reduce") and self.block > 1
        if plan["moe.sum"] != "boundary" and reduces and not self.sends_own:
            y = self.emit("block_reduce", y, group=group) if plan["moe.sum"] == "both" else y
            return y, ("moe", False, False, self.prefix, apart)
        match send, back:
            case "local", "all_reduce":
                y = self.emit("block_reduce", y, group=group)
            case "gather", "reduce_scatter" | "all_reduce":
                y = self.emit("block_return", y, x, how="once", group=group)
            case "local", "none":
                pass
            case "local", "reduce_scatter":
                y = self.emit("block_reduce", y, group=group)
                if self.block > 1:
                    raise No("nothing says whose pieces of the tokens these are")
            case "gather" | "all_to_all", "none":
                y = self.emit("block_own", y, x, how=how, group=group)
            case "all_to_all", "all_reduce" | "reduce_scatter":
                y = self.emit("block_return", y, x, how="each", group=group)
                y = self.emit("block_reduce", y, group=group)
            case _:
                y = self.emit("block_return", y, x, how="each", group=group)
        return self.with_shared(y, apart), None

    def with_shared(self, y: Bag, apart: Any) -> Bag:
        """What routed and shared experts give, each by its own norm where it has one."""
        y = self.own_norm(y, "experts")
        if apart is None:
            return y
        return self.emit("add", y, self.own_norm(apart, "shared"), to="out")

    def shared(self, x: Bag, *, joins: bool) -> Bag:
        """Shared experts, of which the routed ones' sum is to make one, or a sum of their own."""
        plan = self.plan
        own = self.sends_own and plan["moe.shared.split"] == "none"
        own = own and plan["moe.shared.sum"] != "own"
        if self.sends_own and not (joins or own):
            x = self.together_again(x) if self.in_parts else self.gathered(x)
        if self.apart("moe.shared"):
            y = self.inside("moe.shared").shared_of_all(x, joins=joins, own=own)
        else:
            y = self.shared_sum(self.shared_parts(x, joins=joins), joins=joins)
        if self.sends_own and not (joins or own):
            y = self.part(y) if self.in_parts else self.to_stream(y, "whole")
        return y

    def shared_parts(self, x: Bag, *, joins: bool) -> Bag:
        plan = self.plan
        split, own = plan["moe.shared.split"], plan["moe.shared.sum"] == "own"
        ranks = self.block * self.many // self.tp if joins else self.many if own else 1
        width = self.of("moe.shared.width") if split == "width" else self.all("shared")
        divide = ranks if plan["moe.shared.scale"] == "divided" else 1
        if plan["moe.shared.fused"] == "blocks" and self.ffn.shared.gated:
            size = self.ffn.shared.width
            units = self.cut("moe.shared.width") if split == "width" else [((range(size),), 0)]
            self.gate_and_up("moe.shared", units, size)
        self.ask_block("moe.shared", "shared", width if split == "width" else None, self.ffn.shared)
        return self.emit("shared_expert", x, width=width, divide=divide, first=split == "first")

    def ask_block(self, path: str, axis: str, width: Any, block: Bag) -> None:
        """Ask the same of the weights of experts, each of which has its own scales."""
        first = ["up", "gate"] if block.gated or block.joint else ["up"]
        self.ask_scales(path, first, [(axis, width)], [("hidden", None)])
        self.ask_scales(path, ["down"], [("hidden", None)], [(axis, width)])

    def shared_sum(self, y: Bag, *, joins: bool) -> Bag:
        if joins or self.plan["moe.shared.sum"] != "own" or not self.axes:
            return y
        return self.emit("all_reduce", y, group=self.axes, to="shared")

    def router(self, x: Bag) -> Bag:
        plan, weight = self.plan, self.weight("ffn.router")
        split, before = plan["moe.router.split"], plan["moe.router.sum"] == "before"
        biased, rows, columns = self.ffn.router.bias, None, None
        if split == "hidden":
            rows = self.of("hidden")
            x = self.emit("slice", x, dim="hidden", split=rows, to="rows")
        if split == "experts":
            columns = self.of("moe.experts", self.scored())
        y = self.project(x, weight, rows, ("experts",), columns, to="logits")
        if split == "hidden" and before:
            y = self.emit("all_reduce", y, group=["tp"])
        if biased:
            y = self.bias(y, f"{weight}.bias", "every", columns)
        if split == "experts" and before:
            y = self.emit("all_gather", y, dim="experts", split=columns, group=["tp"])
        return self.emit("route", y)


class Inside(Program):
    """A module that lies over ranks of its own, which are its tp; the stream is whole in it.

    Ranks of sp and dp bring the tokens that they have, and take their own again of what comes out.
    Where it does not lie over tp, each rank of tp is with those of its number: they are gone
    through one after the other, where they have other values than each other.
    """

    def __init__(self, base: Program, module: str) -> None:
        super().__init__(base.model, base.both, base.name, base.kind)
        self.base, self.module, self.axes = base, module, base.axes_of(module)
        self.tp, self.stream = prod(self.plan[axis] for axis in self.axes), "whole"
        if self.tp > MOST_CELLS:
            raise Unknown("a module over so many ranks")
        self.bounds, self.unit = base.bounds, base.unit
        self.brings = [axis for axis in self.axes if axis != "tp" and not (
            axis == "sp" and self.alike)]  # fmt: skip
        """The axes along which its ranks have other tokens than each other."""
        every = product(*(range(self.plan[axis]) for axis in self.axes))
        self.at_: list[dict[str, int]] = [dict(zip(self.axes, at, strict=True)) for at in every]
        spend(self.tp)
        self.lane, self.one_lane = 0, True
        """The rank of tp whose module this is, where it does not lie over tp; whether it is as that
        of each other."""
        self.brought: dict[str, Bag] = {}
        self.plan = {**self.plan}
        if self.plan["hidden"][0] == "[" or "listed" in self.plan["hidden"]:
            self.plan["hidden"] = "balanced"
        for path in ("ffn.down", "attention.out"):
            if self.plan[f"{path}.collective"] == "reduce_scatter":
                self.plan[f"{path}.collective"] = "all_reduce"  # tokens are taken of all of it
        self.gathers = self.gathers and module != "attention"

    # its ranks

    @property
    def lanes(self) -> list[int]:
        """For each rank its place along tp."""
        return [at.get("tp", self.lane) for at in self.at_]

    def number_of(self, rank: int) -> int:
        """Where a rank of the stage is among the module's."""
        return self.numbered([*self.axes], dict(zip(AXIS[1:], self.base.at(rank), strict=True)))

    @property
    def with_tokens(self) -> list[int]:
        """Those of its ranks that may have a token of their own."""
        counts = {"dp": ("batch.sequences", self.batch), "sp": ("sequence.cut", self.prompt)}
        there: dict[str, set[int]] = {}
        for axis in self.axes:
            path, n = counts.get(axis, ("", None))
            if n is not None and (axis == "dp" or self.name == "prefill"):
                there[axis] = {r for r, (runs, _) in enumerate(self.cut(path, n)) if runs}
        return [i for i, at in enumerate(self.at_)
                if all(at[axis] in found for axis, found in there.items())]  # fmt: skip

    def same_rows(self, axis: str) -> bool:
        """Whether ranks along an axis have the same tokens, before they bring them together."""
        if axis == "tp" or (axis == "sp" and self.alike):
            return True
        path, n = {"dp": ("batch.sequences", self.batch), "sp": ("sequence.cut", self.prompt)}[axis]
        if self.name == "decode" and axis == "sp":
            return False
        if n is None:
            return self.plan[path] == "whole"
        return len({tuple(indices(runs)) for runs, _ in self.cut(path, n)}) == 1

    def over_tp(self, group: Any) -> None:
        """Each group is gone through by itself."""

    def collected(self, rule: str, a: Bag, x: Bag) -> Bag:
        """A collective over any axes: of each group, in its own order."""
        axes = [axis for axis in a.group if self.plan[axis] > 1]
        if "pp" in axes:
            raise No("it waits for ranks of other stages")
        for axis in axes:
            if not self.same_rows(axis) and not (x.tokens == "all" and axis in self.brings):
                raise No("what ranks have of other tokens is put together")
        if "tp" in axes and "tp" not in self.axes and not self.one_lane:
            raise No("what is put together are shares of something else")
        sizes = [self.plan[axis] for axis in axes]
        if rule != "all_reduce" and prod(sizes) != self.tp:
            raise No("the map is of other ranks than those that are joined")
        if rule == "reduce_scatter" and not {*axes} <= {*self.axes}:
            raise No("what is added up is the same on several ranks")
        out, ranks = x, [None] * self.tp
        number_of = {tuple(at.values()): i for i, at in enumerate(self.at_)}
        spend(self.tp * prod(sizes))
        for i, at in enumerate(self.at_):
            if ranks[i] is not None:
                continue
            each = (dict(zip(axes, place, strict=True)) for place in product(*map(range, sizes)))
            group = [number_of[tuple(along.get(axis, at[axis]) for axis in self.axes)]
                     for along in each]  # fmt: skip
            out = super().rule(rule, a, x.but(ranks=[x.ranks[n] for n in group]))
            for n, local in zip(group, out.ranks, strict=True):
                ranks[n] = local
        return out.but(ranks=ranks)

    def tokens_covered(self) -> set[int]:
        there = self.base.tokens_covered()
        return {i for i, r in enumerate(self.lanes) if r in there} or {*range(self.tp)}

    def as_many_tokens(self) -> bool:
        return False

    def of_first(self) -> bool:
        return False

    def places_of(self, ranks: Iterable[int]) -> Iterable[int]:
        if "tp" not in self.axes:
            return self.with_tokens
        there = {*ranks}
        return [i for i in self.with_tokens if self.lanes[i] in there]

    def stored(self, path: str) -> Any:
        parts = self.base.cut(path)
        if "tp" in self.axes:
            return tuple(parts[r] for r in self.lanes)
        return parts[:1] * self.tp if len({*parts}) == 1 else None

    # what goes in, and what comes out

    def near(self, x: Bag) -> Bag:
        """What its ranks have of a tensor, of their own tokens."""
        if self.tape is not None:
            return x
        return x.but(ranks=[x.ranks[r] for r in self.lanes])

    def gathered(self, x: Bag, group: Any = ("tp",)) -> Bag:
        """The stream of all of its ranks."""
        del group
        if x.name not in self.brought:
            self.brought[x.name] = self.rows(self.base.gathered(x))
        return self.brought[x.name]

    def rows(self, x: Bag) -> Bag:
        """The tokens of all of its ranks."""
        x = self.near(x)
        return self.emit("gather_rows", x, group=self.brings) if self.brings else x

    def own_rows(self, x: Bag, to: str = "") -> Bag:
        """Of what was made of the tokens of all, a rank's own."""
        return self.emit("own_rows", x, group=self.brings, to=to) if self.brings else x

    def entering(self, x: Bag, path: str) -> tuple[Bag, bool]:
        choice = self.plan[f"{path}.input"]
        return (self.near(x) if choice == "own" else self.gathered(x)), False

    def rule(self, rule: str, a: Bag, *of: Bag) -> Bag:
        x = of[0]
        if rule == "slice" and getattr(a, "shared", False):
            return self.heads_of_own(x)
        if rule == "gather_rows":
            if x.split or x.tokens != "own":
                raise No("ranks bring other tokens than by the plan they have")
            if "sp" in a.group and self.name == "decode":
                raise No("ranks that take turns share a module")
            self.joins(self.groups_along(a.group))
            return x.but(tokens="all")
        if rule == "own_rows":
            if x.split or x.tokens != "all":
                raise No("it is not of the tokens of all ranks of the module")
            return x.but(tokens="own")
        if rule in (*TOGETHER, "gather_logits") and not self.idle(a.group):
            return self.collected(rule, a, x)
        merges = rule == "choose" and a.how in ("merged", "ids_summed")
        if merges and of[1].tokens == "own" and not all(map(self.same_rows, self.brings)):
            raise No("the best of logits of other tokens is taken")
        return super().rule(rule, a, *of)

    def groups_along(self, axes: Any) -> Iterable[list[tuple[int, int, int]]]:
        """The places of ranks that bring tokens to each other."""
        dp, sp = (range(self.plan[axis]) for axis in ("dp", "sp"))
        spend(len(dp) * len(sp))
        if "dp" in axes and "sp" in axes:
            return [[(d, s, 0) for d in dp for s in sp]]
        if "dp" in axes:
            return [[(d, s, 0) for d in dp] for s in sp]
        return [[(d, s, 0) for s in sp] for d in dp]

    def each_lane(self, make: Callable[[], tuple[Bag, ...]], *of: Bag) -> tuple[Bag, ...]:
        """What comes out of the module, as ranks of tp have it; told of the first alone."""
        self.brought, base = {}, self.base
        if "tp" in self.axes or self.tape is not None:
            self.lane = 0
            return tuple(self.outside([y]) for y in make())
        silent, used = self.silent, dict(self.used)
        made: dict[Any, tuple[Bag, ...]] = {}
        every: list[tuple[Bag, ...]] = []
        self.one_lane = len({tuple(x.ranks[r] for x in of) for r in range(base.tp)}) == 1
        for r in range(base.tp):
            key = tuple(x.ranks[r] for x in of)
            if key not in made:
                self.lane, self.brought = r, {}
                if made:
                    self.silent = base.silent = True
                    again, self.used = self.used, dict(used)
                    base.used = self.used
                    made[key] = make()
                    self.used = base.used = again
                    self.silent = base.silent = silent
                else:
                    made[key] = make()
            every.append(made[key])
        return tuple(self.outside([*ys]) for ys in zip(*every, strict=True))

    def outside(self, ys: list[Bag]) -> Bag:
        """What ranks of tp have of a result; something else where those of one number differ."""
        busy, first = self.with_tokens, ys[0]
        if self.tape is not None:
            return first
        ranks: list[Any] = []
        for r in range(self.base.tp):
            y = ys[r] if len(ys) > 1 else first
            at = [i for i, tp in enumerate(self.lanes) if "tp" not in self.axes or tp == r]
            mine = [i for i in at if i in busy] or at[:1]
            if len({y.ranks[i] for i in mine}) == 1:
                ranks.append(y.ranks[mine[0]])
                continue
            has, _ = y.ranks[mine[0]]
            junk = [value(self.unit, "not alike", y.name, to) for to in product(*has)]
            ranks.append((has, tuple(junk)))
        return first.but(ranks=ranks)

    # the modules

    def attention_of_all(self, x: Bag, residual: Bag | None) -> Bag:
        """Attention whose queries lie over ranks that share keys."""
        base, self.brought = self.base, {}
        y, state = base.attention(x, self)
        beside = None if residual is None else self.gathered(residual)
        y = self.begun(y, state, "attention.out", beside, biased=self.att.out_bias)
        return self.outside([self.summed_up(y, state, "attention.out", biased=self.att.out_bias)])

    def heads_of_own(self, x: Bag) -> Bag:
        """Of what ranks that share keys have attended with, each rank's own heads."""
        local = by_place(x)
        cells = [(mine, *x.ranks[0][0][1:]) for mine in self.of("attention.heads")]
        return self.made(x.axes, cells, lambda r, at: local[self.lanes[r]][at], tokens=x.tokens)

    def block_of_all(self, x: Bag, residual: Bag | None) -> Bag:
        """A dense block, with the residual that joins it before its collective."""
        own = self.reads_own

        def made() -> tuple[Bag]:
            y, state = self.dense(x)
            beside = None
            if residual is not None:
                beside = self.near(residual) if own else self.gathered(residual)
            biased = self.ffn.down_bias
            y = self.begun(y, state, "ffn.down", beside, biased=biased)
            y = self.summed_up(y, state, "ffn.down", biased=biased)
            return (y if own else self.own_rows(y),)

        return self.each_lane(made, x, *([] if residual is None else [residual]))[0]

    def head_of_all(self, x: Bag) -> tuple[Bag, Bag]:
        """Logits, and the token that is chosen; by parts, of the tokens of all."""
        base, own = self.base, self.plan["lm_head.input"] == "own"
        rows, parted = self.rows_chosen(), self.plan["lm_head.greedy"] != "logits"

        def made() -> tuple[Bag, ...]:
            read = self.near(base.gathered(x)) if own else self.gathered(x)
            y, local = self.logits(read, sliced=False)
            y = y if own else self.own_rows(y)
            logits = self.emit("finish_logits", y, to="logits")
            ours = self.emit("finish_logits", local, to="own_logits")
            if not parted:
                return logits, ours
            apart = bool(self.brings) and not own
            token = self.choice(logits, ours, rows, "chosen" if apart else "token")
            return logits, self.own_rows(token, "token") if apart else token

        logits, last = self.each_lane(made, x)
        return logits, last if parted else base.choice(logits, last, rows)

    def shared_of_all(self, x: Bag, *, joins: bool, own: bool) -> Bag:
        """Shared experts; of those that join the routed ones' sum, what each rank has."""
        if joins:
            return self.shared_parts(self.near(x), joins=True)

        def made() -> tuple[Bag]:
            y = self.shared_parts(self.near(x) if own else self.rows(x), joins=False)
            y = self.shared_sum(y, joins=False)
            return (y if own else self.own_rows(y),)

        return self.each_lane(made, x)[0]


# --- edits of the program ---

TOUCHED = frozenset(
    """bias learned add add_on mul act joint scale slice norm norm_with moments head_norm
    head_moments linear out_linear all_reduce all_gather reduce_scatter rope pads
    finish_logits""".split()
)
"""Operators that an edit may change: all that they do is seen in what they give."""
ADDED = {
    "same": {}, "times": {"by": None}, "add": {}, "zeros": {}, "junk": {}, "previous": {},
    "all_reduce": {"group": ["tp"]}, "broadcast": {"group": ["tp"], "root": 0},
    "permute": {"dim": None, "order": None}, "slice": {"dim": None, "split": None},
    "reduce_scatter": {"dim": None, "split": None, "group": ["tp"]},
    "all_gather": {"dim": None, "split": "", "group": ["tp"], "order": "owner"},
    "all_to_all": {"dim": None, "to": None, "split": None, "group": ["tp"], "order": "owner"},
    "gather_rows": {"group": None}, "own_rows": {"group": None},
}  # fmt: skip
"""Operators that an edit may put in, and what each is about; nothing is what it has to say."""
PARTLY = "some"
"""Ranks that are not told apart here: what they run has to give what the others have."""
WHO = {"ranks": True, "but": False}
OF_TOKENS = "tokens"
"""The map of an operator on tokens that an edit puts on another axis."""
BACK = ("permute", "all_to_all", "own_rows")
"""Operators by which tokens come back to where another one has taken them from."""
TOLD_OF_EDITS = ("by", "root", "dim", "to", "split", "order")
"""What is said of an operator that an edit puts in, where it is a number, a word or a list."""
TOGETHER = ("all_reduce", "all_gather", "reduce_scatter", "broadcast")
NEEDS = {"norm_with": (1,), "head_norm": (1,), "quotient": (0,), "merge_ranks": (0,),
         "merge_blocks": (0,), "weigh": (0,), "exp_weights": (0, 1), "logits": (0,), "first": (0,),
         "second": (0,), "experts": (1,), "choose_keys": (0,), "block_reduce": (0,),
         "block_return": (0,), "block_own": (0,)}  # fmt: skip
"""Of operators that read what is no plain tensor, which of their operands that are."""
OF_ALL_PASSES = ("scores", "weigh", "index_scores", "delta", "latent_keys", "latent_values",
                 "key_part", "exchange", "rope", "first", "second")  # fmt: skip
"""Operators that read entries of all passes so far, where a prompt is read in several."""
PAIRS = ("weigh", "exp_weights", "choose", "choose_keys", "index_scores")
"""Operators that give what is no tensor: two sums, exponentials, the numbers of tokens or keys."""
SUMS_OF_SQUARES = ("moments", "head_moments")
"""Operators that give what a norm needs: for each row a value that stands for two sums."""
ADDED_UP = (*SUMS_OF_SQUARES, "exp_weights", "index_scores")
"""Operators whose results ranks may add up."""
SILENT = ("cache_write",)
"""Operators that give nothing to the operators behind them."""
PLAIN_PARTS = {"name", "tokens", "split", "keyed", "axes", "ranks", "known"}
HAND_MADE = {"moved", "dealt"}
"""What is said beside of a tensor that an operator of an edit has taken apart: that its indices
stand in another order than anyone else reads them in, or which tokens each rank has of it."""
AS_EVERYWHERE = ("times", "zeros", "add", "all_reduce", "permute")
"""Operators that an edit may put into a module that lies over ranks of its own."""
WAYS_BACK = {"block_return", "block_own"}
"""How what was made of tokens that were sent comes back: of all who made it, or of one."""
OF_EXPERTS = {"ways", "work", "shared", "own", "beside", "mixed"}
"""What is known beside the values of what experts have made."""
FEW_INDICES = 64
"""Up to which size an axis is taken index by index, where edits have maps of their own."""


class Line(Bag):
    """An operator that is written down: its kind, its result's name, and what it reads by name."""

    def __init__(self, rule: str, name: str, ins: tuple[str, ...], about: Any, **more: Any) -> None:
        no_more = {"was": None, "on": None, "by": None, "wide": None, "changed": ()}
        super().__init__(rule=rule, name=name, ins=ins, about=about, **{**no_more, **more})

    def but(self, **values: Any) -> Line:
        return Line(**{**self.__dict__, **values})


@contextmanager
def as_edited(name: str) -> Generator[None]:
    """What no rule looks for in a tensor of another kind than it reads."""
    try:
        yield
    except (ValueError, KeyError, IndexError, AttributeError, TypeError):
        raise Unknown(f"{name} as it is edited") from None


def outlined(name: str, rule: str, a: Bag, *of: Bag) -> Bag:
    """What is known of a result before it is worked out: its axes."""
    x = of[0]
    match rule:
        case "lookup":
            axes = ("hidden",)
        case "linear" | "out_linear" | "head_linear":
            axes = a.axes
        case "one_head" | "index_keys":
            axes = ("one", f"{x.axes[0]}:")
        case "beside":
            axes = ("one", "kept:")
        case "key_part":
            axes = ("one", "index_dim:" if a.part == "index" else "turned:")
        case "index_scores":
            axes = ("one",)
        case "choose_keys":
            axes = ()
        case "latent_keys" | "latent_values":
            axes = ("head", "head_dim" if rule == "latent_keys" else "value_dim")
        case "scores":
            axes = ("head",)
        case "delta":
            axes = ("head", "value_dim")
        case "weigh":
            axes = ("head", of[1].axes[1])
        case "choose":
            axes = ()
        case "moments" | "head_moments":
            axes = x.axes[: a.by]
        case "first" | "second":
            axes = (x.first if rule == "first" else x.second).axes
        case _:
            axes = x.axes
    both = {"first": x, "second": of[1]} if rule in ("cache_step", "cache_read") else {}
    return Bag(name=name, axes=axes, **both)


def tensor(x: Bag, beside: Iterable[str] = ()) -> bool:
    """Whether a result is all in its values: no `pair`, and nothing else that they do not tell."""
    if OF_EXPERTS & {*beside} and (x.tokens != "own" or getattr(x, "mixed", True)):
        return False
    return {*vars(x)} <= PLAIN_PARTS | {*beside} and {"ranks", "tokens"} <= {*vars(x)}


def plain(x: Bag) -> bool:
    """Whether it is one of a rank's own tokens."""
    return tensor(x) and x.tokens == "own" and not x.keyed


def told_as(x: Bag) -> str:
    """What a result is, where that is no tensor like others."""
    return getattr(x, "pair", "")


def as_rows(x: Bag) -> Bag:
    """Sums of squares as the tensor of rows that they are."""
    squares = told_as(x) in SUMS_OF_SQUARES
    return Bag(**{key: part for key, part in vars(x).items() if key != "pair"}) if squares else x


def merged(one: Bag, other: Bag, ranks: frozenset[int] | None, of_tp: Any) -> Bag:
    """What these ranks have of the other, and all others of the one.

    Where nothing is said of ranks both have to be the same.
    """
    first, second = vars(one), vars(other)
    found: dict[str, Any] = {}
    for key in ({*first} | {*second}) - {"name", "known"}:
        if key not in first or key not in second:
            raise Unknown("a result that is another one on some ranks")
        a, b = first[key], second[key]
        if isinstance(a, Bag) and isinstance(b, Bag):
            found[key] = merged(a, b, ranks, of_tp)
        elif a is b or a == b:
            found[key] = b
        elif key != "ranks":
            raise Unknown("a result that is another one on some ranks")
        elif ranks is None:
            raise Unknown("what is another one on ranks of other axes, or in some steps")
        else:
            old, new = first["ranks"], second["ranks"]
            spend(len(old))
            at = of_tp(len(old))
            found[key] = [new[r] if at[r] in ranks else here for r, here in enumerate(old)]
    return Bag(name=other.name, **found)


def met(edit: Any, ops: list[Line]) -> list[Any]:
    """The operators of which an edit speaks, each with the edit as it is meant there."""
    import re  # few plans have any

    subject = edit["name"] if edit["do"] != "insert" else edit["after"] or edit["of"][0]
    pattern = re.compile("(.*)".join(map(re.escape, subject.split("*"))))

    def filled(name: str, stars: Any) -> str:
        first, *rest = name.split("*")
        texts = [*stars, *("*" for _ in rest)]
        return first + "".join(star + part for star, part in zip(texts, rest, strict=False))

    found: list[Any] = []
    for op in ops:
        spend(1)
        match_ = pattern.fullmatch(op.name)
        if match_ is None:
            continue
        once = edit["do"] in ("insert", "move", "swap")
        if once and any(op.name == other.name for other, _ in found):
            continue
        texts = {key: filled(edit[key], match_.groups()) for key in ("as", "after", "with")}
        of = [filled(name, match_.groups()) for name in edit["of"]]
        found.append((op, {**edit, **texts, "of": of}))
    return found


def where_of(edit: Any, program: Any) -> Any:
    """The ranks of tp that an edit is for; `PARTLY` of other axes or steps; None is all."""
    if edit["stage"] is not None:
        raise Unknown("an edit of some stages")
    found, who = {*range(program.tp)}, {key: edit[key] or {} for key in WHO}
    # An axis of which all ranks are named tells none apart.
    who["ranks"] = {axis: at for axis, at in who["ranks"].items()
                    if not {*range(getattr(program, axis))} <= {*as_list(at)}}  # fmt: skip
    if edit["steps"] is not None or any({*places} - {"tp"} for places in who.values()):
        return PARTLY
    for key, keep in WHO.items():
        if who[key]:
            found = {r for r in found if (r in as_list(who[key]["tp"])) == keep}
    return None if len(found) == program.tp else frozenset(found)


NAMES_ALL, NAMES_ONE = r"layers\.\*\.[^*]+", r"layers\.(0|[1-9]\d*)\.[^*]+"
TURNS, TURNS_BEFORE, LONGEST_TURN = 4, 2, 12


def in_turns(layers: Any, edits: Any) -> dict[int, tuple[int, int]]:
    """Where layers may be left out of an edited program: by turns of how many, and how many.

    Each edit is of one layer, or with a star of all. Layers that none names, whose kinds come in
    turns, do alike in each turn where these begin with the same stream.
    """
    import re  # few plans have any

    named: set[int] = set()
    for edit in edits:
        of = [edit["name"]] * (edit["do"] != "insert") + [*edit["of"], edit["as"], edit["after"]]
        names = [x for x in (*of, edit["with"] * (edit["do"] != "replace")) if x]
        ones = [re.fullmatch(NAMES_ONE, x) for x in names]
        if "layers." in quick(edit["about"]) or {*edit["about"]} & {"cache", "layers"}:
            return {}
        if all(re.fullmatch(NAMES_ALL, x) for x in names):
            continue
        if any("*" in x or (x[:6] == "layers" and not one)
               for x, one in zip(names, ones, strict=True)):  # fmt: skip
            return {}
        named |= (mine := {int(one[1]) for one in ones if one})
        if len(mine) > 1:
            return {}
    found: dict[int, tuple[int, int]] = {}
    at = 0
    while at < len(layers):
        end = min((i for i in named if i >= at), default=len(layers))
        turn, most = 1, 0
        for each in range(1, min(LONGEST_TURN, (end - at) // (TURNS + 1)) + 1):
            last = at + each
            while last < end and layers[last] == layers[last - each]:
                last += 1
            spare = (last - at - TURNS * each) // each * each
            turn, most = (each, spare) if spare > most else (turn, most)
        if most:
            found[at + TURNS_BEFORE * turn] = turn, most
            at += most + (TURNS - 1) * turn
        at += turn if most else 1
    return found


class Editing:
    """The operators of one part of a phase, what they read of the part before, and what is left.

    Both by name: the stream, and keys that an index has chosen for layers behind.
    """

    def __init__(self, ops: list[Line], entered: Iterable[str], program: Any) -> None:
        self.ops, self.entered, self.tp = ops, entered, program.tp
        self.left: list[str] = []
        self.program = program

    def edit(self, edit: Any) -> bool:
        """Make an edit wherever it is meant; whether that is anywhere."""
        where, found = where_of(edit, self.program), met(edit, self.ops)
        partly = [op.name for op, _ in found if op.on == PARTLY]
        if len({*partly}) < len(partly):
            raise Unknown("an edit of what some ranks run otherwise than others")
        for op, one in found:
            same_one = (i for i, x in enumerate(self.ops) if (x.name, x.on) == (op.name, op.on))
            at = next(same_one, None)
            if at is not None:
                getattr(self, edit["do"])(at, one, where)
        return bool(found)

    def ask_touched(self, op: Line) -> None:
        if op.was is not None and op.rule not in TOUCHED:
            raise Unknown(f"an edit of {op.rule}")

    def instead(self, op: Line, new: Line, where: Any) -> list[Line]:
        """One operator in the place of another, on some ranks."""
        if PARTLY in (where, op.on):
            if None not in (where, op.on) and (where, op.on) != (PARTLY, None):
                raise Unknown("edits of some ranks of what some ranks run")
            return [op.but(on=PARTLY), new.but(on=PARTLY)] if where else [new.but(on=PARTLY)]
        ranks = frozenset(range(self.tp)) if op.on is None else op.on
        here = ranks if where is None else ranks & where
        if not here:
            return [op]
        new = new.but(on=None if len(here) == self.tp else here)
        return [new] if here == ranks else [op.but(on=ranks - here), new]

    def dropped(self, op: Line, where: Any) -> list[Line]:
        self.ask_touched(op)
        return self.instead(op, Line("same", op.name, op.ins[:1], {}), where)

    def made(self, kind: str, name: str, of: Any, edit: Any, kept: Any = None) -> Line:
        """An operator that was not there."""
        if kind not in ADDED or len(of) != (2 if kind == "add" else 1):
            raise Unknown(f"an edit that puts in {kind}")
        said = {key: each for key, each in edit["about"].items() if each is not None}
        as_was = {key: each for key, each in (kept or {}).items() if key not in edit["about"]}
        about = {**ADDED[kind], **as_was, **said}
        if {*about} | {*edit["about"]} != {*ADDED[kind]} or None in about.values():
            raise Unknown(f"what an edit says of {kind}")
        self.ask_about(about)
        return Line(kind, name, tuple(of), about)

    def ask_about(self, about: Any) -> None:
        def numbers(value: Any, low: int = 0) -> bool:
            return isinstance(value, list) and all(type(n) is int and n >= low for n in value)

        by, group, root = (about.get(key) for key in ("by", "group", "root"))
        dim, split, order = (about.get(key) for key in ("dim", "split", "order"))
        to = about.get("to", "")
        good = by is None or (numbers(by, -(1 << 16)) and len(by) == 2 and by[1] > 0)
        good = good and (group is None or fits("", "+", [], group))
        good = good and (dim is None or isinstance(dim, str)) and isinstance(to, str)
        good = good and (not isinstance(split, list) or all(map(numbers, split)))
        good = good and (order in (None, "owner", "reversed") or numbers(order))
        if not good or not (root is None or (type(root) is int and 0 <= root < self.tp)):
            raise Unknown("what an edit says of an operator")

    def ask_there(self, at: int, names: Any) -> None:
        """Ask that what is read is made before, in the same part."""
        before = {*self.entered, *(op.name for op in self.ops[:at])}
        if not {*names} <= before:
            raise Unknown("an edit that reads what is made elsewhere")

    def reading(self, at: int, old: str, new: str) -> None:
        """Have whoever reads one result from here on read another."""
        self.ops[at:] = [op.but(ins=tuple(new if name == old else name for name in op.ins))
                         for op in self.ops[at:]]  # fmt: skip
        self.left = [new if name == old else name for name in self.left]

    def put_in(self, at: int, new: Line, old: str, where: Any) -> None:
        """Put an operator there, and where it does not run what it is put behind."""
        if any(op.name == new.name for op in self.ops):
            raise Unknown("an edit that names a result twice")
        added = self.instead(Line("same", new.name, (old,), {}), new, where)
        self.reading(at, old, new.name)
        self.ops[at:at] = added

    def drop(self, at: int, edit: Any, where: Any) -> None:
        del edit
        self.ops[at : at + 1] = self.dropped(self.ops[at], where)

    def insert(self, at: int, edit: Any, where: Any) -> None:
        first, *_ = edit["of"]
        new = self.made(edit["name"], edit["as"] or f"{first}.{edit['name']}", edit["of"], edit)
        while self.ops[at + 1 :] and self.ops[at + 1].name == first:
            at += 1  # behind what all ranks have of it
        self.ask_there(at + 1, edit["of"])
        self.put_in(at + 1, new, first, where)

    def move(self, at: int, edit: Any, where: Any) -> None:
        op, after = self.ops[at], edit["after"]
        if after == op.name or not any(other.name == after for other in self.ops):
            raise Unknown("an edit that moves an operator to another part")
        new = op.but(name=f"{op.name}.moved", ins=(after, *op.ins[1:]), on=None)
        if op.on is not None:
            raise Unknown("an edit that moves what some ranks run")
        self.ops[at : at + 1] = self.dropped(op, where)
        place = 1 + max(i for i, other in enumerate(self.ops) if other.name == after)
        self.put_in(place, new, after, where)

    def replace(self, at: int, edit: Any, where: Any) -> None:
        op = self.ops[at]
        if {op.rule, edit["with"]} <= WAYS_BACK and (op.on, where) == (None, None):
            if edit["of"] or edit["about"]:
                raise Unknown(f"what an edit says of {edit['with']}")
            self.ops[at] = op.but(rule=edit["with"])  # they are about the same
            return
        self.ask_touched(op)
        kept = {key: op.about[key] for key in ADDED.get(edit["with"], {}) if key in op.about}
        moved = kept.get("dim") == "token" and edit["about"].get("dim") not in (None, "token")
        if moved and isinstance(kept.get("split"), str):
            kept["split"] = OF_TOKENS
        new = self.made(edit["with"], op.name, edit["of"] or op.ins, edit, kept)
        self.ask_there(at, edit["of"])
        self.ops[at : at + 1] = self.instead(op, new, where)

    def change(self, at: int, edit: Any, where: Any) -> None:
        op = self.ops[at]
        if edit["of"] and len(edit["of"]) != len(op.ins):
            raise Unknown("an edit of what an operator reads")
        said = edit["about"]
        if not {*said} <= {"group"} & {*op.about}:
            said = self.by_maps(op, said)
        elif said:
            self.ask_touched(op)
            self.ask_about(said)
        self.ask_there(at, edit["of"])
        changed = {*op.changed, *said}
        new = op.but(ins=tuple(edit["of"]) or op.ins, about={**op.about, **said}, changed=changed)
        self.ops[at : at + 1] = self.instead(op, new, where)

    def by_maps(self, op: Line, said: Any) -> dict[str, Any]:
        """What maps of an edit, a list a rank of tp, change of what is written of an operator."""
        p, ((word, lists), *more) = self.program, said.items()
        ours = op.by in (None, p) and not (more or op.wide or p.few) and isinstance(lists, list)
        if ours and (op.rule, word) == ("experts", "held") and self.owned() == lists:
            return {}  # they are where tokens look for them
        columns = ours and op.rule == "linear" and op.about["axes"]
        if columns and (columns[0], word) == ("index_head", ("columns", "heads")[len(columns) - 1]):
            cells = {low: (low, high) for low, high in p.every("index_head") if high == low + 1}
            every = [[cells.get(i) if type(i) is int else None for i in each]
                     for each in lists if isinstance(each, list)]  # fmt: skip
            if len(every) == p.tp and all(None not in each for each in every):
                spend(sum(map(len, every)))
                both = zip(every, op.about["out"], strict=True)
                return {"out": [(tuple(each), *rest) for each, (_, *rest) in both]}
        raise Unknown(f"what an edit says of {op.rule}")

    def owned(self) -> Any:
        """The experts that each rank of tp owns, where no other axis tells ranks apart."""
        p = self.program
        owners = [(indices(runs), more) for runs, more in p.cut("moe.experts")]
        if (p.dp, p.sp) != (1, 1) or p.ep not in (1, p.tp) or any(more for _, more in owners):
            return None
        return [[*own] for own, _ in owners] * (p.tp // p.ep)

    def swap(self, at: int, edit: Any, where: Any) -> None:
        others = [i for i, op in enumerate(self.ops) if op.name == edit["with"]]
        if not others or others[0] == at:
            raise Unknown("an edit that swaps operators of two parts")
        if where is not None:
            raise Unknown("an edit that swaps operators on some ranks")
        first, second = sorted((at, others[0]))
        early, late = self.ops[first], self.ops[second]
        self.ask_touched(early)
        self.ask_touched(late)
        self.ops[second : second + 1] = self.instead(late, early, where)
        self.ops[first : first + 1] = self.instead(early, late, where)


class Played:
    """Operators worked out one after the other, by the names of what they read."""

    def __init__(self, program: Program, env: dict[str, Bag]) -> None:
        self.base = program
        self.program: Any = program
        """The program of the phase, and that of what is worked out now."""
        self.made: dict[str, tuple[Any, list[Bag]]] = {
            name: (program, [x]) for name, x in env.items()
        }
        """By name what was made, and by which program: a module over ranks of its own may have it
        for each rank of tp."""
        self.lane = 0
        self.roots: dict[str, str] = {}
        """Of a copy what it is one of."""
        self.rules: dict[str, str] = {}
        """Of a result the kind of the operator that gave it last."""

    def __getitem__(self, name: str) -> Bag:
        """What ranks of tp have of a result."""
        home, every = self.made[name]
        return every[0] if home is self.base else home.outside(every)

    def near(self, name: str) -> Bag:
        """What ranks have of it among which an operator is worked out now."""
        home, every = self.made[name]
        if home is self.program:
            return every[self.lane]
        return self[name] if self.program is self.base else self.program.near(self[name])

    def across(self, op: Line, at: int) -> Bag:
        """The same of what an operator of one program reads as it lies in another."""
        name, inner = op.ins[at], self.base.modules
        if op.rule == "slice" and op.about.get("shared"):
            return self[name]
        theirs = inner.get("attention") if op.about.get("shared") else None
        if op.rule == "add_each" and op.about.get("place") and at == 1:
            theirs = inner.get("moe.shared")
        if theirs is None:
            return self.near(name)
        home, every = self.made[name]
        if home is not theirs:
            return theirs.near(self[name])
        if any(x.ranks != every[0].ranks for x in every):
            raise Unknown("shares of a module that ranks of tp have each for themselves")
        return every[0]

    def play(self, ops: list[Line]) -> None:
        last = {op.name: at for at, op in enumerate(ops)}
        at = 0
        while at < len(ops):
            name, end = ops[at].name, at + 1
            while end < len(ops) and ops[end].name == name:
                end += 1
            lines = ops[at:end]
            for op in lines:
                if any(last.get(each, -1) >= at for each in op.ins):
                    raise Unknown("what is read before every rank has it")
                read = (self.rules.get(each) for each in op.ins)
                if op.rule != "receive" and any(rule in SILENT for rule in read):
                    raise Unknown("what reads an operator that gives nothing")
            self.rules[name] = lines[-1].rule
            self.play_one(lines)
            at = end

    def play_one(self, lines: list[Line]) -> None:
        """What has one name: one operator, or on some ranks one and on others another."""
        name, base = lines[0].name, self.base
        if not {each for op in lines for each in op.ins} <= {*self.made}:
            raise No(f"{base.name} / {name}: what it reads is not there")
        p = next((op.by for op in lines if op.by is not None), None)
        self.program = p = self.made[lines[0].ins[0]][0] if p is None else p
        outs: list[Bag] = []
        try:
            with as_edited(name):
                for lane in self.lanes():
                    outs.append(self.given(lines).but(name=name))
                    del lane
        except No as why:
            if lines[0].on is not None:  # it may be a rank that does not run it
                raise Unknown("what some ranks alone run") from None
            raise No(f"{base.name} / {name}: {why}") from None
        self.made[name] = p, outs
        p.log, p.silent, self.lane = base.log, base.silent, 0
        for op in lines:
            on: Any = op.on
            more = {} if on is None else {"ranks": on if on == PARTLY else sorted(on)}
            if op.was is None:
                said = {key: op.about[key] for key in TOLD_OF_EDITS if key in op.about}
                more |= {key: each for key, each in said.items() if type(each) in (int, str, list)}
            with self.width(op, outs[0]), as_edited(name):
                p.write(op.rule, name, [*op.ins], op.about, outs[0], more=more)
        self.program = base

    def lanes(self) -> Iterable[int]:
        """A module that does not lie over tp is gone through for each rank of tp."""
        p = self.program
        if p is self.base or "tp" in p.axes:
            p.lane, self.lane = 0, 0
            yield 0
            return
        spend(self.base.tp)
        for lane in range(self.base.tp):
            p.lane = self.lane = lane
            yield lane

    def of_tp(self, count: int) -> Any:
        """For each of so many ranks its place along tp."""
        p = self.program
        if p is self.base:
            return [r // (count // p.tp) for r in range(count)]
        return p.lanes

    def root(self, name: str) -> str:
        return self.roots.get(name, name)

    def copies(self, op: Line) -> bool:
        """Whether an operator gives what it is given: a copy, or a collective of one rank."""
        alone = op.was is None and op.rule in ("broadcast", "all_reduce")
        return op.rule == "same" or (alone and self.program.idle(op.about["group"]))

    def given(self, lines: list[Line]) -> Bag:
        """What they give. Lines of one kind are one operator, of which ranks read other things."""
        p, name, before = self.program, lines[0].name, None
        if name in self.made:
            if self.made[name][0] is not p:
                raise Unknown("a result that is another module's on some ranks")
            before = self.near(name)
        roots = {self.root(op.ins[0]) if self.copies(op) else name for op in lines}
        roots |= set() if before is None else {self.root(name)}
        kinds: list[list[Line]] = []
        for op in lines:
            same = [k for k in kinds if (k[0].rule, k[0].about) == (op.rule, op.about)]
            (same[0] if same else kinds.append([]) or kinds[-1]).append(op)
        out: Any = before
        for ops in kinds:
            op, ranks = ops[0], self.together(ops)
            if ranks is not None and op.rule in TOGETHER and not p.idle(op.about["group"]):
                raise Unknown("a collective of some ranks alone")
            of = self.operands(op)
            for other in ops[1:]:
                on = None if other.on == PARTLY else other.on
                both = zip(of, self.operands(other), strict=True)
                of = [merged(x, y, on, self.of_tp) for x, y in both]
            if p is not self.base:
                p.one_lane = self.alike(ops)
            with self.width(op, *of):
                made = self.rule(op, of)
            if out is not None and ranks is not None:
                made = merged(out, made, None if ranks == PARTLY else ranks, self.of_tp)
            out = made
        self.roots[name] = roots.pop() if len(roots) == 1 else name
        return out

    def together(self, ops: list[Line]) -> Any:
        """The ranks that run one of these; None is all."""
        if any(op.on is None for op in ops):
            return None
        if any(op.on == PARTLY for op in ops):
            return None if len(ops) > 1 else PARTLY
        ranks = frozenset(r for op in ops for r in op.on)
        return None if len(ranks) == self.base.tp else ranks

    def alike(self, ops: list[Line]) -> bool:
        """Whether an operator reads the same for each rank of tp."""
        every = (self.made[name] for op in ops for name in op.ins)
        return all(
            len({tuple(x.ranks) for x in xs} if home is self.program else {*xs[0].ranks}) == 1
            for home, xs in every
        )

    def operands(self, op: Line) -> list[Bag]:
        """What an operator reads, of a kind that it can read."""
        if op.rule in ("add", "mul") and [*map(self.root, op.ins)] == [*(op.was or ())][::-1]:
            op = op.but(ins=op.ins[::-1])  # in whatever order it reads them
        of = [self.across(op, at) for at in range(len(op.ins))]
        for at, x in enumerate(of):
            if not self.takes(op, at, x):
                raise Unknown(f"{op.rule} of what is no plain tensor")
            if at in NEEDS.get(op.rule, ()) and plain(x):
                raise Unknown(f"{op.rule} of a plain tensor")
        if op.about.get("mean") and [self.root(name) for name in op.ins] != [*(op.was or ())]:
            raise Unknown("an edit of weights that are added up")
        return of

    def takes(self, op: Line, at: int, x: Bag) -> bool:
        """Whether it is what the operator reads by its plan, or as good as that."""
        if op.was is None:
            if self.copies(op):
                return (
                    op.rule != "all_reduce"
                    or tensor(x, ["pair"] if told_as(x) in ADDED_UP else HAND_MADE)
                    or (hasattr(x, "work") and x.tokens == "own")
                )
            if hasattr(x, "work"):
                return op.rule == "times" or tensor(x, OF_EXPERTS)
            if told_as(x) == "index_scores":
                return op.rule == "all_reduce" and tensor(x, ["pair"]) and not x.split
            dealt = op.rule in ("times", "zeros", "junk", "all_gather")
            dealt = dealt or op.rule in BACK
            along = {op.about.get(key, "token") for key in ("dim", "to")}
            if told_as(x) and not along <= {"token", "sequence", "head"}:
                return False  # the two sums of a row are one value
            return tensor(as_rows(x), HAND_MADE if dealt else ["moved"])
        if HAND_MADE & {*vars(x)} and op.rule != "same":
            return False  # by whatever name it goes
        was = op.was[at] if at < len(op.was) else ""
        if self.root(op.ins[at]) == was:
            return True
        if self.program.passes.reads_back and op.rule in OF_ALL_PASSES:
            return False  # of this pass or of all so far: as tensors they are alike
        meant = self.near(was) if was in self.made else None
        if meant is not None and all(hasattr(y, "work") for y in (x, meant)):
            return (x.ways, x.tokens) == (meant.ways, meant.tokens)
        beside = ["pair"] * (told_as(x) == "index_scores")
        if meant is None:  # where it is moved before what it is to read: nobody knows what that is
            return False
        if not all(tensor(as_rows(y), beside) for y in (meant, x)):
            return plain(x)
        if len(x.axes) != len(meant.axes):
            return False  # of some operands nothing but this is asked
        lies = ((y.axes, y.tokens, y.split, y.keyed, told_as(y)) for y in (x, meant))
        alike = len({*map(str, lies)}) == 1
        if told_as(x):  # whoever reads sums of squares looks for its own rows alone
            return alike and all(a[0] == b[0] for a, b in zip(x.ranks, meant.ranks, strict=True))
        return plain(x) or alike

    @contextmanager
    def width(self, op: Line, *of: Bag) -> Generator[None]:
        """Where ranks of sp are told apart, for what they have heads of."""
        p = self.program
        counts = {len(x.ranks) for x in of if hasattr(x, "ranks")}
        if op.wide or (op.wide is None and p is self.base and counts == {p.tp * p.sp} != {p.tp}):
            with p.over_both():
                yield
        else:
            yield

    def rule(self, op: Line, of: list[Bag]) -> Bag:
        p, x = self.program, of[0]
        if op.was is None:
            return self.put_in(op, x, of)
        match op.rule:
            case (
                "weigh"
                | "choose"
                | "moments"
                | "head_moments"
                | "exp_weights"
                | "index_scores"
                | ("choose_keys")
            ):
                if op.rule == "choose" and self.has_pads:
                    self.ask_padded(of[1])
                return p.rule(op.rule, Bag(**op.about), *of).but(pair=op.rule)
            case "quotient" | "merge_ranks" | "merge_blocks":
                out = p.rule(op.rule, Bag(**op.about), *of)
                return Bag(**{key: part for key, part in vars(out).items() if key != "pair"})
            case "pads" if self.has_pads:
                return p.rule(op.rule, Bag(**op.about), *of).but(padded=True)
            case "gather_logits" if self.has_pads:
                self.ask_padded(x)
                out = p.rule(op.rule, Bag(**op.about), *of)
                return Bag(**{key: part for key, part in vars(out).items() if key != "padded"})
            case "cache_read":
                if p.written is None:
                    raise No("there is no entry in the cache")
                of = [each.but(ranks=kept.ranks) for each, kept in zip(of, p.written, strict=False)]
                return p.rule(op.rule, Bag(**op.about), *of)
            case _:
                return p.rule(op.rule, Bag(**op.about), *of)

    @property
    def has_pads(self) -> bool:
        """Whether logits have pads, which nothing but the mask may speak of."""
        p = self.program
        return self.base.prefix == "head." and p.plan["lm_head.split"] == "vocab" and any(
            more for _, more in p.cut("lm_head.cut"))  # fmt: skip

    def ask_padded(self, x: Bag) -> None:
        if not hasattr(x, "padded"):
            raise Unknown("logits whose pads are not masked")

    # what edits put in

    def put_in(self, op: Line, x: Bag, of: list[Bag]) -> Bag:
        """What an operator gives that no plan has there."""
        p, a = self.program, op.about
        if self.copies(op):
            if a.get("root"):
                raise No(f"there is no rank {a['root']} in a group of one")
            return x
        if op.rule == "times" and hasattr(x, "work"):
            return self.times_work(x, *a["by"])
        pair, *others = {*map(told_as, of)}
        if others:
            raise Unknown(f"{op.rule} of sums of squares and of what is none")
        if pair == "index_scores" and p is self.base and p.beside == 1:
            return p.rule(op.rule, Bag(**a), x)  # of one key, on whichever of these ranks
        if pair:
            return self.put_in(op, as_rows(x), [*map(as_rows, of)]).but(pair=pair)
        # Of what experts have made these are a rank's own.
        of = [y if tensor(y, HAND_MADE) else
              Bag(**{key: part for key, part in vars(y).items() if key in PLAIN_PARTS})
              for y in of]  # fmt: skip
        x = of[0]
        alone = "group" in a and p.idle(a["group"])
        if p is not self.base and op.rule not in AS_EVERYWHERE:
            raise Unknown(f"{op.rule} in a module that lies over ranks of its own")
        if p is not self.base and op.rule == "all_reduce":
            return p.rule(op.rule, Bag(**a), x)
        if op.rule in ("gather_rows", "own_rows"):
            return self.brought(op.rule, x, a["group"])
        over_tp = "group" in a and "tp" in a["group"] and p.idle({*a["group"]} - {"tp"})
        if "group" in a and not (alone or over_tp):
            raise Unknown("a collective of other ranks than those of tp")
        match op.rule:
            case "times":
                over, below = a["by"]
                return self.by_rank(x, lambda local: fraction(local[1], over, below))
            case "zeros":
                return self.by_rank(x, lambda local: (0,) * len(local[1]))
            case "junk":
                return self.fresh(op, x)
            case "previous":
                return self.before(op, x)
            case "add":
                if of[0].keyed != of[1].keyed:
                    raise No("its operands lie otherwise")
                return p.each(plus, *of)
            case "broadcast":
                if x.split or p.beside > 1:
                    raise Unknown("a broadcast of tokens")
                if len({str(shape(has)) for has, _ in x.ranks}) > 1:
                    raise No("what ranks have is of other sizes than what they get")
                return x.but(ranks=[x.ranks[a["root"]]] * p.tp)
            case "permute" if a["dim"] in ("token", "sequence"):
                return self.reordered(x, a["dim"], a["order"])
            case "all_to_all":
                return self.exchanged(x, a)
            case "permute":
                return self.by_map(x, a["dim"], lambda _: a["order"])
            case "slice" | "all_gather" | "reduce_scatter" if isinstance(a["split"], list):
                return self.mapped(op.rule, x, a, alone=alone)
            case "slice" | "all_gather" | "reduce_scatter" if a["split"] == OF_TOKENS:
                if op.rule == "all_gather" and p.tp == 1:
                    at = self.axis_of(x, a["dim"])
                    if p.token_counts() != {length(x.ranks[0][0][at])}:
                        raise No("a piece is of another size than its map says")
                raise Unknown("a map of tokens on another axis")
            case "all_gather" if a["split"] == "":
                return self.there(x, a["dim"]) if alone else self.side_by_side(x, a)
            case _ if not plain(x):
                raise Unknown(f"{op.rule} of what is no plain tensor")
            case _:
                return p.rule(op.rule, Bag(**a), *of)

    def times_work(self, x: Bag, over: int, below: int) -> Bag:
        """A fraction of what experts make, for whomever."""
        out = self.by_rank(x, lambda local: fraction(local[1], over, below))
        beside = x.shared and [
            dict(zip(each, fraction(each.values(), over, below), strict=True)) for each in x.shared
        ]
        work = cache(lambda maker, place: fraction((x.work(maker, place),), over, below)[0])
        return out.but(work=work, shared=beside)

    def by_rank(self, x: Bag, give: Callable[[Any], Any]) -> Bag:
        """Other values in the places of those that ranks have."""
        spend(sum([len(vals) for _, vals in x.ranks]))
        made = {id(local): (local[0], give(local)) for local in x.ranks}
        return x.but(ranks=[made[id(local)] for local in x.ranks])

    def fresh(self, op: Line, x: Bag) -> Bag:
        """Values that nobody else has, on any rank."""
        if self.base.modules:  # which may add up what ranks of dp or sp have
            raise Unknown(f"{op.rule} beside modules that lie over ranks of their own")
        unit = self.program.unit
        spend(sum([len(vals) for _, vals in x.ranks]))
        ranks = [(has, tuple([value(unit, op.rule, op.name, r, n) for n in range(len(vals))]))
                 for r, (has, vals) in enumerate(x.ranks)]  # fmt: skip
        return x.but(ranks=ranks)

    def before(self, op: Line, x: Bag) -> Bag:
        """What was there when it ran before: itself, where it runs once; else nobody knows what."""
        p = self.program
        if p.name == "prefill" and not p.passes.several:
            return x
        apart = p.plan["schedule.microbatches"] > 1 or p.plan["schedule.ticks"] is not None
        apart = apart or (p.sp > 1 and p.layout in ("alternate", "deal"))  # it has steps of its own
        if p.name == "prefill" or apart or p.drafts.tokens is not None or not plain(x):
            raise Unknown("what was there before, which may be of another size")
        return x if p.steps == 1 else self.fresh(op, x)

    # maps that edits say: indices of a rank's own, one by one

    def along(self, x: Bag, dim: str) -> int:
        """The axis of a map, which is none of keys."""
        at = self.axis_of(x, dim)
        if x.keyed and dim != "head":
            raise Unknown("a map of keys")
        return at

    def axis_of(self, x: Bag, dim: str) -> int:
        """The axis that is called so; that of heads, of what is in them, or the last."""
        at = {"head": 0, "head_dim": 1}.get(dim, len(x.axes) - 1)
        if not 0 <= at < len(x.axes):
            raise No(f"it has no dimension {dim}")
        return at

    def there(self, x: Bag, dim: str) -> Bag:
        """What has this dimension, as it is."""
        if dim not in ("token", "sequence"):
            self.axis_of(x, dim)
        return x

    def by_map(self, x: Bag, dim: str, wanted: Callable[[int], list[int]]) -> Bag:
        """Of what each rank has of an axis the indices that a map lists for it, in that order."""
        if dim in ("token", "sequence") or hasattr(x, "dealt"):
            raise Unknown("an order of tokens")
        at = self.along(x, dim)
        return self.told_moved(x, [picked(local, at, wanted(r // self.spread(x)))
                                   for r, local in enumerate(x.ranks)])  # fmt: skip

    def spread(self, x: Bag) -> int:
        return len(x.ranks) // self.program.tp * self.program.beside

    def told_moved(self, x: Bag, ranks: list[Any]) -> Bag:
        """A tensor of which it is said whether its indices stand in their order."""
        known: dict[Any, Any] = {}
        ranks = [known.setdefault(local, local) for local in ranks]
        moved = any(a[0] == PAD or a[1] > b[0] for has, _ in known for cells in has
                    for a, b in pairwise(cells))  # fmt: skip
        parts = {key: part for key, part in vars(x).items() if key not in ("moved", "known")}
        return Bag(**{**parts, "ranks": ranks, **({"moved": True} if moved else {})})

    def rows(self, dim: str) -> int:
        """How many tokens, or sequences, each rank has of each run of the phase."""
        p = self.program
        counts: set[Any] = {None}
        if dim == "token" and p.name == "decode":
            counts = p.drafts.widths()
        elif dim == "token" and p.prompt is not None and not p.passes.several:
            counts = {len(indices(runs)) for runs, _ in p.cut("sequence.cut", p.prompt)}
        elif (
            dim == "sequence"
            and p.batch is not None
            and (p.plan["schedule.ticks"] is None and p.plan["schedule.microbatches"] == 1)
        ):
            counts = {len(indices(runs)) for runs, _ in p.cut("batch.sequences", p.batch)}
        if len(counts) > 1 or None in counts:
            raise Unknown(f"a map of {dim}s, of which there is no one number")
        return counts.pop()

    def waits(self, dim: str) -> bool:
        """Whether some rank has none in a step, for it is the turn of another."""
        p = self.program
        return dim == "sequence" and p.name == "decode" and p.sp > 1 and not p.alike

    def mapped(self, rule: str, x: Bag, a: Any, *, alone: bool) -> Bag:
        """A slice, a gather, or a sum of which each rank keeps what its map says."""
        p, dim, parts = self.program, a["dim"], a["split"]
        if p.beside > 1 or x.split:
            raise Unknown("a map of heads that were exchanged, or of tokens that are split")
        if alone and rule != "slice" and len(parts) != 1:
            return self.there(x, dim)
        if len(parts) != p.tp:
            raise No("a map is of other ranks")
        order: Any = a.get("order", "owner")
        named = {"owner": [*range(p.tp)], "reversed": [*range(p.tp)][::-1]}
        places: list[int] = named[order] if isinstance(order, str) else order
        if len(places) != p.tp or max(places) >= p.tp:
            raise No("pieces are put in an order of others")
        if dim in ("token", "sequence"):
            if order != "owner" or x.tokens != "own" or x.keyed:
                raise Unknown("a map of tokens that are put in an order")
            return self.dealt(rule, x, dim, parts, alone=alone)
        if hasattr(x, "dealt"):
            raise Unknown("a map beside one of tokens")
        if rule == "reduce_scatter":
            x = x if alone else p.summing(x)
        if rule != "all_gather":
            return self.by_map(x, dim, lambda r: parts[r])
        at = self.along(x, dim)
        pieces = [x.ranks[place] for place in places]
        if any(length(has[at]) != len(part) for (has, _), part in zip(pieces, parts, strict=True)):
            raise No("a piece is of another size than its map says")
        listed = [i for part in parts for i in part]
        first: dict[int, int] = {}
        for n, i in enumerate(listed):
            first.setdefault(i, n)
        if {*first} != {*range(max(listed, default=-1) + 1)}:
            raise No("an index of a map is on no rank")
        every = side_by_side(pieces, at)
        again = [picked(every, at, [n])[1] == picked(every, at, [first[i]])[1]
                 for n, i in enumerate(listed) if first[i] != n]  # fmt: skip
        if not all(again):
            raise No("ranks have different values for the same index")
        whole = picked(every, at, [first[i] for i in range(len(first))])
        return self.told_moved(x, [whole] * p.tp)

    def side_by_side(self, x: Bag, a: Any) -> Bag:
        """What all ranks have, one behind the other."""
        p = self.program
        if (
            a["dim"] in ("token", "sequence")
            or hasattr(x, "dealt")
            or x.split
            or p.beside > 1
            or (a["order"] != "owner")
        ):
            raise Unknown("tokens of ranks one behind the other")
        at = self.along(x, a["dim"])
        if len({length(has[at]) for has, _ in x.ranks}) > 1:
            raise No("pieces are of other sizes than each other")
        return self.told_moved(x, [side_by_side(x.ranks, at)] * p.tp)

    def dealt(self, rule: str, x: Bag, dim: str, parts: Any, *, alone: bool) -> Bag:
        """Tokens, or sequences, that a map gives to ranks, and takes from them again.

        What is made of a token is the same function of it wherever that is done, so that a rank's
        values stand for all of the tokens that it has.
        """
        p, n, said = self.program, self.rows(dim), (dim, quick(parts))
        if any(i >= n or self.waits(dim) for part in parts for i in part):
            raise No(f"a map names a {dim} that is not there")
        every = [part == [*range(n)] for part in parts]
        mine = getattr(x, "dealt", None)
        if rule == "all_gather":
            if mine is None and all(every) and (alone or len({*x.ranks}) == 1):
                return x
            there = {x.ranks[r] for r, part in enumerate(parts) if part}
            if mine != said or {i for part in parts for i in part} != {*range(n)}:
                raise Unknown("tokens are gathered by another map than they lie by")
            if len(there) != 1:
                raise No("tokens are not the same function on each rank")
            parts_ = {key: part for key, part in vars(x).items() if key != "dealt"}
            return Bag(**{**parts_, "ranks": [*there] * p.tp})
        if mine is not None:
            raise Unknown("tokens are dealt out twice")
        x = x if rule == "slice" or alone else p.summing(x)
        return x if all(every) else x.but(dealt=said)

    # tokens that are taken somewhere and back: in between a value is what it was, elsewhere

    def away(self, x: Bag, said: Any) -> Bag:
        """A tensor whose rows are taken somewhere; None is that they are back."""
        parts = {key: part for key, part in vars(x).items() if key not in ("dealt", "known")}
        return Bag(**parts) if said is None else Bag(**parts, dealt=said)

    def ask_rows(self, x: Bag) -> Any:
        """Where the rows of a tensor are, which are a rank's own tokens; None is in their place."""
        if x.split or x.tokens != "own" or x.keyed or self.program.beside > 1:
            raise Unknown("rows that are not a rank's own tokens")
        return getattr(x, "dealt", None)

    def reordered(self, x: Bag, dim: str, order: list[int]) -> Bag:
        """Tokens, or sequences, in another order; of these those that are there."""
        n, was = self.rows(dim), self.ask_rows(x)
        if dim == "sequence":
            order = [i for i in order if i < n]
            order += [i for i in range(n) if i not in order]
        if sorted(order) != [*range(n)] or (was is not None and was[:2] != ("order", dim)):
            raise Unknown("an order of tokens that leaves some out, or comes behind something else")
        before = [*range(n)] if was is None else was[2]
        now = [before[i] for i in order]
        return self.away(x, None if now == [*range(n)] else ("order", dim, now))

    def brought(self, rule: str, x: Bag, group: list[str]) -> Bag:
        """The rows of all ranks of a group, and of them a rank's own."""
        p, was, said = self.program, self.ask_rows(x), ("rows", tuple(group))
        if rule == "own_rows":
            if was != said:
                raise Unknown("a rank's own rows of what was not brought together so")
            return self.away(x, None)
        if was is not None or not {*group} <= {"dp", "sp", "tp"}:
            raise Unknown("rows that were brought together already")
        if "sp" in group and p.name == "decode" and p.sp > 1 and not p.alike:
            raise Unknown("ranks that take turns bring rows together")
        if "tp" in group and len({str(shape(has)) for has, _ in x.ranks}) > 1:
            raise No("what ranks bring is of other sizes")
        every: dict[Any, list[Any]] = {}
        for rank in range(p.ranks):
            at = dict(zip(AXIS[1:], p.at(rank), strict=True))
            key = tuple(0 if axis in group else place for axis, place in at.items())
            every.setdefault(key, []).append(tuple(at.values()))
        spend(p.ranks)
        p.joins(every.values())
        return self.away(x, said)

    def exchanged(self, x: Bag, a: Any) -> Bag:
        """Each rank's tensor split along one dimension, what it gets joined along another."""
        p, was = self.program, self.ask_rows(x)
        dim, to, parts = a["dim"], a["to"], a["split"]
        sizes = self.sizes_along(x, dim), self.sizes_along(x, to)
        if len(parts) != p.tp or (p.tp > 1 and p.idle(a["group"])):
            raise No("a map is of other ranks")
        if any(map(self.waits, (dim, to))):
            raise Unknown("sequences of ranks that take turns are exchanged")
        if a["order"] != "owner" or dim == to:
            raise Unknown("an exchange of pieces that is none of halves")
        if len({str(shape(has)) for has, _ in x.ranks}) > 1:
            raise No("what ranks exchange is of other sizes")
        if was is None:
            if [i for part in parts for i in part] != [*range(sizes[0])]:
                raise Unknown("an exchange of pieces that do not lie one behind the other")
            return self.away(x, ("exchanged", dim, to))
        ends = [*range(0, sizes[0] * p.tp + 1, sizes[0])] if sizes[0] else []
        if was != ("exchanged", to, dim) or parts != [[*range(*both)] for both in pairwise(ends)]:
            raise Unknown("an exchange that does not take back the one before")
        return self.away(x, None)

    def sizes_along(self, x: Bag, dim: str) -> int:
        """How many indices each rank has along a dimension, before anything was taken away."""
        if dim in ("token", "sequence"):
            return self.rows(dim)
        at = self.along(x, dim)
        counts = {length(has[at]) for has, _ in x.ranks}
        if len(counts) > 1:
            raise No("what ranks exchange is of other sizes")
        return counts.pop()


def fraction(vals: Iterable[int], over: int, below: int) -> tuple[int, ...]:
    """A fraction of each value."""
    vals = [*vals]
    if any(c * over % below for v in vals for _, c in leaves(v)):
        raise Unknown("a fraction of a value")
    return tuple([share_of(v, over, below) for v in vals])


def picked(local: Any, at: int, wanted: list[int]) -> Any:
    """Of what a rank has the indices that are listed of an axis, in that order."""
    has, vals = local
    starts: dict[int, Any] = {}
    end = 0
    for n, (low, high) in enumerate(has[at]):
        if low == PAD:
            raise Unknown("a map of what has pads")
        starts[end] = n, high - low
        end += high - low
    cells: list[int] = []
    while wanted:
        if wanted[0] >= end:
            raise No("a map names an index that is not there")
        n, size = starts.get(wanted[0], (0, 0))
        if not size or wanted[:size] != [*range(wanted[0], wanted[0] + size)]:
            raise Unknown("a map that ends inside of a piece")
        cells, wanted = [*cells, n], wanted[size:]
    outer, inner, mid = prod(map(len, has[:at])), prod(map(len, has[at + 1 :])), len(has[at])
    spend(outer * inner * (len(cells) + mid))
    new = [vals[(o * mid + n) * inner + k]
           for o in range(outer) for n in cells for k in range(inner)]  # fmt: skip
    return (*has[:at], tuple(has[at][n] for n in cells), *has[at + 1 :]), tuple(new)


def side_by_side(pieces: list[Any], at: int) -> Any:
    """Pieces one behind the other along an axis."""
    if len({(*has[:at], *has[at + 1 :]) for has, _ in pieces}) > 1:
        raise Unknown("pieces of other indices of another axis")
    (first, _), *_ = pieces
    outer, inner = prod(map(len, first[:at])), prod(map(len, first[at + 1 :]))
    new = [v for o in range(outer) for has, vals in pieces
           for size in [len(has[at]) * inner] for v in vals[o * size : (o + 1) * size]]  # fmt: skip
    cells = tuple(cell for has, _ in pieces for cell in has[at])
    return (*first[:at], cells, *first[at + 1 :]), tuple(new)


# --- ranks of tp that are alike ---

OVER_TP = ("hidden", "embedding.cut", "lm_head.cut", "attention.heads", "attention.kv_heads",
           "attention.head_dim", "attention.value_dim", "ffn.width", "moe.experts", "moe.width",
           "moe.shared.width")  # fmt: skip
"""The cuts over ranks of tp that are told on some of them."""
SCORED = "moe.router.experts"
"""One that no plan says: which experts each rank of a split router scores."""
MOST_NAMED = 2, 5
"""How many ranks a term names at most, by itself or by indices that one of them alone has.

It is of one rank, and of an index of each axis that it is made for. Where the hidden dimension is
cut as well, it may be one of two factors that are each linear in an index of it, and is multiplied
with a weight for another.
"""
MOST_CLASSES = 64
"""Blocks of ranks that each share a KV head, and a quarter of all classes."""


class Few:
    """A plan on some ranks of tp of each class, and what is known of all of them.

    Ranks are of one class where every cut over tp goes on from each to the next by the same step,
    and where those that share a KV head share it with each other. Two ranks of a class may change
    places, each with its own part of every axis: that changes the names of indices and nothing
    else, for no rule asks more of a rank than which parts it has, in which order these lie, and
    whether it is the first, which is a class by itself. Where decode has other ranks than prefill
    it is blocks of ranks that change places, each as many of one phase as have what so many of the
    other have. Hence

    - what these ranks have, on their own parts of each axis, is what they have among all ranks
      but for the terms that name other ranks: of a sum over an axis as many terms are left as it
      has parts here, and of a sum over ranks each term is counted for all of them (`total`);
    - where two values differ among all ranks they do so in some term, and in all that come of it
      by changing places. One of these names ranks that are here alone, since a term and two
      values together name fewer than are taken of a class. So they differ here.

    What holds here holds among all, then. What does not is asked again of all ranks, one by one.
    """

    def __init__(self, tp: int, block: int, classes: Any, shared: int, named: int) -> None:
        self.tp, self.shared, self.named = tp, shared * block, named
        blocks = [r for start, _, took in classes for r in range(start, start + took)]
        self.reps = [r * block + i for r in blocks for i in range(block)]
        ends = [0, *accumulate(took * block for _, _, took in classes)]
        self.classes = [(range(low + i, high, block), count)
                        for (low, high), (_, count, _) in zip(pairwise(ends), classes, strict=True)
                        for i in range(block)]  # fmt: skip
        self.class_of = {r: at for at, (ranks, _) in enumerate(self.classes) for r in ranks}
        self.sums: dict[Any, int] = {}
        self.parts: dict[Any, Any] = {}
        self.texts: dict[Any, Any] = {}
        """What the plan says of these cuts."""
        self.key = number((tp, block, (*classes,), shared, named))

    def has(self, *key: Any) -> bool:
        return key in self.parts

    def part(self, *key: Any, text: Any) -> Any:
        """What these ranks have under a cut as the plan says it, and the rows of what all have."""
        if key not in self.parts or self.texts[key] != text:
            raise Unknown("a cut that tells ranks apart")
        return self.parts[key]

    def total(self, ranks: dict[int, dict[Any, int]]) -> dict[Any, int]:
        """How often each term is in the sum over all ranks, by what these have of it."""
        often: dict[Any, int] = {}
        for r, each in ranks.items():
            spend(1 + len(each))
            of = self.class_of[r]
            for term, share in each.items():
                key = of, term, share
                often[key] = often.get(key, 0) + 1
        out: dict[Any, int] = {}
        for (of, term, share), seen in often.items():
            at, count = self.classes[of]
            # What more of them have than a term can name, all have that it does not name.
            more = (count - len(at)) * (seen > self.named)
            out[term] = out.get(term, 0) + share * (seen + more)
        return out

    def added(self, each: tuple[int, ...]) -> int:
        """The sum over all ranks of values of which these have such."""
        found = self.sums.get(each)
        if found is None:
            found = self.sums[each] = self.added_of({r: v for r, v in enumerate(each) if v})
        return found

    def added_of(self, of: dict[int, int]) -> int:
        """The same of the ranks that have any."""
        if len(of) <= self.named:
            return plus(*of.values())  # no rank that is not here has any, as `total` counts
        terms: dict[int, dict[Any, int]] = {}
        maps: dict[int, dict[int, int]] = {}
        for r, v in of.items():
            for t, c in PARTS[v]:
                if t >= 0:
                    terms.setdefault(r, {})[t] = c
                else:
                    maps.setdefault(t, {})[r] = c
        total = self.total(terms)
        for t, inner in maps.items():
            total[t] = self.added_of(inner)
        return summed(total)

    def told(self, name: str, kind: int, axis: str, parts: Any) -> Any:
        """How all ranks have an axis of which these have such parts."""
        found: list[Any] = []
        for path, of in (*AXES.items(), (SCORED, "experts")):
            mine = self.parts.get((name, kind, path))
            if of == axis.rstrip(":") and mine is not None and [*mine[0]] == parts:
                row = told_in_rows(*mine[1:])
                found += [row] * (row not in found)
        if len(found) == 1:  # two cuts may be one on these ranks, and not on all
            return found[0]
        raise Unknown("a part of an axis that no cut of the plan is")


def on_few(model: Bag, plan: Any) -> tuple[Bag, Any] | None:
    """A plan on some ranks of tp of each class, with the model that is left; None: on all of them.

    Only where every cut over tp is regular, and in the same parts in both phases.
    """
    count = gcd(*(plan[name]["tp"] for name in BOTH))
    every = ((name, p) for name in BOTH for p in in_layers(model, plan, name))
    if count <= min(MOST_NAMED) or not all(goes_alike(model, plan, *each) for each in every):
        return None
    rules = [Rules(model, plan, name, kind) for name in BOTH for kind in range(len(model.kinds))]
    rows: dict[Any, list[Any]] = {}
    states = any(kind.attention.delta for kind in model.kinds)
    for p in rules:
        read: Any = None
        scores = p.plan["moe.router.split"] == "experts"
        for path, axis in (*AXES.items(), *[(SCORED, "experts")] * scores):
            n, spec = p.size(axis), "balanced" if path == SCORED else p.plan.get(path, "")
            ranks = getattr(p, DEGREE.get(path, "tp"))
            if not n or axis in ("head_dim", "value_dim") or ranks not in (1, p.tp):
                continue
            if axis == "hidden" and not cuts_hidden(p.plan):
                continue
            key = (-1 if axis in ("hidden", "vocab") else p.kind), axis
            needed = axis == "kv" and spec == "needed"
            one = "whole" if ranks == 1 else spec
            found = None if needed else in_rows(one, n, p.tp, axis != "experts")
            if axis == "head" and found:
                read = kv_rows(found, n // p.att.kv_heads)
                if read is None or (states and not goes_up(read)):
                    return None
                rows.setdefault((p.kind, "kv"), []).append((p, "", read, p.att.kv_heads))
            found = read if needed else found
            if found is not None:
                rows.setdefault(key, []).append((p, path, found, n))
    return restricted(model, plan, count, rows)


def in_layers(model: Bag, plan: Any, name: str) -> list[dict[str, Any]]:
    """A phase as the layers have it, and as the plan says it of all."""
    own = {vars(kind).get("own", ()) for kind in model.kinds} - {()}
    return [plan[name], *({**plan[name], **as_meant(plan, name, names)} for names in sorted(own))]


def goes_alike(model: Bag, plan: Any, name: str, p: dict[str, Any]) -> bool:
    """Whether no rule tells ranks of tp apart but by their parts, and the first."""
    lies = [lying_of_queries(name, p), *(p[over] for over in OVER)]
    moe = any(kind.ffn.moe for kind in model.kinds)
    tokens = p["stream"] == "tokens"
    sends = p["moe.input"] == "part" or (p["moe.input"] == "own" and p["stream"] != "whole")
    return (
        all(map(edits_alike, plan["edits"]))
        and plan["handoff.cache"] == "logical"
        and plan["handoff.storage"] != "raw"
        and p["moe.tp"] is None
        and (p["ep"] == 1 or (p["ep"] == p["tp"] and moe))
        and all([axis for axis in over if p[axis] > 1] == ["tp"] for over in lies)
        and not (tokens and (p["stream_tokens"] not in ("balanced", "chunk")
                             or plan["workload.prompt"] is not None
                             or (p["chunks.tokens"], p["chunks.prefix"]) != (None, None)
                             or p["draft.tokens"] is not None))
        and (p["sp"] == 1 or p["sequence.exchange"] != "heads")
        and p["attention.qkv.split"] != "head_dim"
        and all(p[f"{path}.fused"] == "grouped" for path in {*BLOCKS.values()})
        and all(own_scales(p, path) for path in ("attention", "ffn", "moe", "moe.shared"))
        and p["attention.scores.per_head"] == "own"
        and (p["moe.rebalance.step"] is None or p["moe.rebalance.follows"] == "all")
        and p["moe.router.choose"] == p["moe.router.renormalise"] == "all"
        and not (moe and sends)
        and p["lm_head.order"] == "owner"
        and all(state.norm == "head" for kind in model.kinds if (state := kind.attention.delta))
    )  # fmt: skip


def own_scales(p: Any, path: str) -> bool:
    """Whether each number of a module's weights has its own scale, wherever it is."""
    return p[f"{path}.scales.index"] == "own" and p[f"{path}.scales.cut"] != "even"


def edits_alike(edit: Any) -> bool:
    """Whether an edit is of all ranks alike."""
    told = all(edit[key] is None for key in (*WHO, "stage", "steps"))
    return told and "root" not in edit["about"] and edit["with"] != "broadcast"


def kv_rows(rows: Any, group: int) -> Any:
    """The KV heads that are read by query heads in such rows; None where no rows are of them."""
    out: list[Any] = []
    for count, runs, by, _ in rows:
        if group == 1:
            out.append((count, runs, by, 0))
            continue
        if all(x % group == 0 for x in (*chain(*runs), *by)):
            mine = tuple((low // group, size // group) for low, size in runs)
            out.append((count, mine, tuple(step // group for step in by), 0))
            continue
        if len(runs) > 1:
            return None
        (low, size), step = *runs, *by
        if step == 0:
            first = low // group
            out.append((count, ((first, -(-(low + size) // group) - first),), (0,), 0))
        elif step == size and group % size == 0 == low % size:
            end = low + count * size
            while low < end and len(out) <= MOST_CLASSES:  # ranks side by side read the same one
                took = min(end - low, group - low % group) // size
                out.append((took, ((low // group, 1),), (0,), 0))
                low += took * size
        else:
            return None
    return out if len(out) <= MOST_CLASSES else None


def goes_up(rows: Any) -> bool:
    """Whether on each rank every run begins behind the end of the one before.

    Steps are even, so that the first rank and the last of a row show it for those between.
    """
    ends = [at_row([row], rank)[0] for row in rows for rank in (0, row[0] - 1)]
    return all(low + size < after for runs in ends for (low, size), (after, _) in pairwise(runs))


def in_blocks(rows: Any, block: int) -> Any:
    """Rows of ranks as rows of blocks of so many ranks, each with what these have together.

    Behind what a block has are the pads of each of its ranks. None where they have the same in
    part.
    """
    out: list[Any] = []
    ends = [*accumulate(row[0] for row in rows)]
    at, last = 0, ends[-1]
    while at < last:
        here = bisect_left(ends, at + 1)
        count = max(1, (ends[here] - at) // block)
        alone = ends[here] - at < block
        found: list[tuple[int, int, int]] = []
        pads: list[int] = []
        for rank in range(at, at + block):
            runs, more = at_row(rows, rank)
            by = (0,) * len(runs) if alone else rows[here][2]
            found += [(*run, step * block) for run, step in zip(runs, by, strict=True)]
            pads.append(more)
        joined: list[tuple[int, int, int]] = []
        for low, size, by in sorted({*found}):
            before, long, step = joined[-1] if joined else (-1, 0, 0)
            if joined and before + long > low and count > 1:
                return None
            if joined and before + long >= low and step == by:
                joined[-1] = (before, max(long, low + size - before), by)
            else:
                joined.append((low, size, by))
        out.append((count, tuple(x[:2] for x in joined), tuple(x[2] for x in joined), (*pads,)))
        at += count * block
    return going_on(out)


def going_on(rows: Any) -> Any:
    """The same rows, of which some are one where the later goes on as the earlier does."""
    out: list[Any] = []
    for count, runs, by, more in rows:
        if out:
            n, first, step, pads = out[-1]
            moved = tuple(a - b for (a, _), (b, _) in zip(runs, first, strict=False))
            even = tuple(x // n for x in moved)
            alike = [x for _, x in runs] == [x for _, x in first] and pads == more
            alike = alike and all(a == b * n for a, b in zip(moved, even, strict=True))
            if alike and (n == 1 or step == even) and (count == 1 or by == even):
                out[-1] = (n + count, first, even, pads)
                continue
        out.append((count, runs, by, more))
    return out


def share_some(rows: Any) -> bool:
    """Whether two rows of blocks have an index both."""
    spans: list[tuple[int, int, int]] = []
    for row, (count, runs, by, _) in enumerate(rows):
        for (low, size), step in zip(runs, by, strict=True):
            far = low + (count - 1) * step
            spans.append((min(low, far), max(low, far) + size, row))
    spans.sort()
    return any(a[1] > b[0] and a[2] != b[2] for a, b in pairwise(spans))


def restricted(model: Bag, plan: Any, count: int, rows: Any) -> tuple[Bag, Any] | None:
    """The model and the plan on the blocks of ranks that stand for their classes."""
    ends = {0, 1, count}
    shared: Any = None
    shapes: dict[Any, Any] = {}
    block = {name: plan[name]["tp"] // count for name in BOTH}
    for (kind, axis), every in rows.items():
        whole = [(count, ((0, every[0][3]),), (0,), None)]
        found = [in_blocks(each[2], block[each[0].name]) for each in every]
        if None in found:
            return None
        bare_ = [going_on([(*row[:3], None) for row in each]) for each in found]
        first = next((each for each in bare_ if each != whole), None)
        if axis == "kv":
            first = bare_[0] if bare_[0] != whole else None
        if axis == "kv" and first and max(block.values()) > 1 and share_some(first):
            return None
        shapes[kind, axis] = first, bare_
        for each, plain_ in zip(found, bare_, strict=True):
            if plain_ in (first, whole):
                ends |= {*accumulate(row[0] for row in each)}
        if axis == "kv" and first and any(row[1] and not any(row[2]) and row[0] > 1
                                          for row in first):  # fmt: skip
            at = [0, *accumulate(row[0] for row in first)]
            mine = [two for two, row in zip(pairwise(at), first, strict=True) if row[1]]
            if (shared or mine) != mine or len({b - a for a, b in mine}) != 1:
                return None
            shared = mine
    cut_hidden = shapes.get((-1, "hidden"), (None,))[0] is not None
    named = MOST_NAMED[cut_hidden or bool(plan["edits"])]
    classes = chosen_of(sorted(ends), shared or [], 2 * named + 1)
    if len(classes) > 4 * MOST_CLASSES or sum(took for _, _, took in classes) >= count:
        return None
    alike = shared[0][1] - shared[0][0] if shared else 1
    few = {name: Few(count * block[name], block[name], classes, alike, named) for name in BOTH}
    sizes: dict[Any, int] = {}
    news: dict[Any, Any] = {}
    taken = [r for start, _, took in classes for r in range(start, start + took)]
    for key, every in rows.items():
        n, (first, bare_) = every[0][3], shapes[key]
        kept = sorted({run for r in taken for run in at_row(first, r)[0]}) if first else [(0, n)]
        if any(low + size > after for (low, size), (after, _) in pairwise(kept)):
            return None
        starts = accumulate((size for _, size in kept), initial=0)
        new = news[key] = dict(zip(kept, starts, strict=False))
        sizes[key] = sum(size for _, size in kept)
        for (p, path, found, _), plain_ in zip(every, bare_, strict=True):
            if plain_ not in (first, [(count, ((0, n),), (0,), None)]):
                continue
            mine: Any = few[p.name]
            if all(row[1] == ((0, n),) for row in found):
                alone = getattr(p, DEGREE.get(path, "tp")) == 1
                parts = [((range(sizes[key]),), 0)] * (1 if alone else len(mine.reps))
            else:
                own = [at_row(found, r) for r in mine.reps]
                moved = [[moved_run(run, kept, new) for run in runs] for runs, _ in own]
                if any(None in each for each in moved):
                    continue
                parts = [(tidy(each), more) for each, (_, more) in zip(moved, own, strict=True)]
            mine.parts[p.name, p.kind, path] = tuple(parts), n, found
            mine.texts[p.name, p.kind, path] = p.plan.get(path)
    if not all(reads_alike(model, kind, sizes, news) for kind in range(len(model.kinds))):
        return None
    kinds = [smaller(kind, at, sizes) for at, kind in enumerate(model.kinds)]
    left = {axis: sizes.get((-1, axis), getattr(model, axis)) for axis in ("hidden", "vocab")}
    over: dict[str, Any] = {}
    for name in BOTH:
        tp = len(few[name].reps)
        over[name] = {**plan[name], "tp": tp, "ep": tp if plan[name]["ep"] > 1 else 1}
    return model.but(**left, kinds=kinds), {**plan, **over, "few": few}


def moved_run(run: tuple[int, int], kept: Any, new: Any) -> Any:
    """Where a run of indices is among those that are left; None where it is not."""
    low, size = run
    first, long = kept[bisect_left(kept, (low + 1,)) - 1]
    if not first <= low <= low + size <= first + long:
        return None
    start = new[first, long] + low - first
    return range(start, start + size)


def chosen_of(ends: list[int], blocks: Any, few: int) -> list[tuple[int, int, int]]:
    """The classes, each with its first rank, how many it has and how many are taken.

    Blocks of ranks that read the same KV head have as many taken as each other.
    """
    classes = [(a, b - a, min(few, b - a)) for a, b in pairwise(ends)]
    inside = [[i for i, (a, _, _) in enumerate(classes) if low <= a < high] for low, high in blocks]
    most = max((sum(classes[i][2] for i in mine) for mine in inside), default=0)
    for mine in inside:
        due = most - sum(classes[i][2] for i in mine)
        for i in sorted(mine, key=lambda i: -classes[i][1]):
            start, count, took = classes[i]
            more = min(due, count - took)
            classes[i], due = (start, count, took + more), due - more
    return classes


def at_row(rows: Any, rank: int) -> tuple[Any, int]:
    """The runs that a rank has under a cut in rows, and its pads."""
    for count, runs, by, more in rows:
        if rank < count:
            both = zip(runs, by, strict=True)
            return tuple((low + rank * step, size) for (low, size), step in both), more
        rank -= count
    raise Unknown("a rank that no row has")


def reads_alike(model: Bag, kind: int, sizes: Any, news: Any) -> bool:
    """Whether heads that are left read what is left of the KV heads that they read of all."""
    att = model.kinds[kind].attention
    heads, kv = news.get((kind, "head")), news.get((kind, "kv"))
    if not att.heads or heads is None:
        return True
    if kv is None or sizes[kind, "head"] % sizes[kind, "kv"]:
        return False
    group, new_group = att.heads // att.kv_heads, sizes[kind, "head"] // sizes[kind, "kv"]
    every = sorted((low, low + size, new) for (low, size), new in kv.items())
    spend(sum(size // group + 2 for _, size in heads))
    for (low, size), new in heads.items():
        for at in {0, size - 1, *range(-low % group, size, group)}:
            old = (low + at) // group
            first, end, there = every[bisect_left(every, (old + 1,)) - 1]
            if not first <= old < end or there + old - first != (new + at) // new_group:
                return False
    return True


def smaller(kind: Bag, at: int, sizes: Any) -> Bag:
    """A kind of layer with as much of each axis as is left."""
    att, ffn = kind.attention, kind.ffn
    if att.heads:
        left = {"heads": "head", "kv_heads": "kv"}
        found = {name: sizes.get((at, axis), getattr(att, name)) for name, axis in left.items()}
        att = att.but(**found)
    if ffn.moe:
        expert = ffn.expert.but(width=sizes.get((at, "inner"), ffn.expert.width))
        ffn = ffn.but(experts=sizes.get((at, "experts"), ffn.experts), expert=expert)
        if ffn.shared:
            width = sizes.get((at, "shared"), ffn.shared.width)
            ffn = ffn.but(shared=ffn.shared.but(width=width))
    elif ffn.width:
        ffn = ffn.but(width=sizes.get((at, "width"), ffn.width))
    return kind.but(attention=att, ffn=ffn)


# --- phases, and what they give ---


def layers_on(model: Bag, plan: Any, name: str, pp: int, kind: int, stage: int) -> set[int]:
    """The layers of a kind that a stage takes."""
    return {layer for at, layer in route_of(model, plan, name, pp)
            if at == stage and model.layers[layer] == kind}  # fmt: skip


def route_of(model: Bag, plan: Any, name: str, pp: int) -> list[tuple[int, int]]:
    """The stage of each layer in the order in which the stream meets them."""
    said, count = plan[name], len(model.layers)
    found: list[Any] = []
    for stage, (runs, _) in enumerate(cut(said["stages.layers"], count, pp, False)):
        own = indices(runs)
        start = stage * len(own)
        found += [
            (stage, i, start + n if said["stages.offset"] == "equal" else i)
            for n, i in enumerate(own)
        ]
    if said["stages.order"] == "layer" and [i for _, i, _ in found] != sorted(
        {i for _, i, _ in found}
    ):
        found = list({i: (s, i, t) for s, i, t in reversed(found)}.values())
        found.sort(key=lambda each: each[1])
    if plan["edits"] and any(named != taken for _, named, taken in found):
        raise Unknown("an edit of layers that stages name by other numbers")
    return [(stage, taken) for stage, _, taken in found]


def known_by(x: Bag) -> Bag:
    """Chosen keys, with what tells them from others."""
    return x.but(known=f"{x.ranks} {x.tokens}")


class Phase:
    """A phase from the embedding to the head, each kind of layer once for each way it is met."""

    def __init__(
        self, model: Bag, plan: Any, name: str, bounds: Any, unit: int, before: Any
    ) -> None:
        self.model, self.plan, self.name = model, plan, name
        self.truth: Any = None
        self.parts: list[Any] = []
        self.cache: list[Any] = []
        self.chosen_keys: Any = None
        """The keys that an index has chosen, where a layer behind reads them."""
        self.programs: list[Program] = []
        for kind in range(len(model.kinds)):
            program = Program(model, plan, name, kind, before and before.programs[kind])
            program.bounds, program.unit = bounds[kind], unit
            program.layers = partial(layers_on, model, plan, name, program.pp, kind)
            self.programs.append(program)
        self.first = self.programs[0]
        self.out: dict[Any, Any] = {}
        self.before: Phase | None = before
        every = [(n, x) for n, x in enumerate(plan["edits"]) if x["phase"] in (None, name)]
        self.numbers, self.edits = [n for n, _ in every], [edit for _, edit in every]
        self.is_edited = bool(plan["edits"])
        self.at = self.chosen_at = ""
        """In an edited program, what the stream is called."""
        self.visit = 0
        self.whole: list[Any] = []
        """Every operator of an edited program, with what it reads."""
        self.kept: dict[int, Any] = {}
        """What its layers have written, and by which operators."""
        self.met: list[bool] = [False] * len(self.edits)

    def log(self, program: Program, part: str) -> None:
        told_ = {"part": part, "steps": program.log}
        if told_ not in self.parts:
            self.parts.append(told_)
        program.log = []

    def settled(self, x: Bag, key: Any) -> Bag:
        """A stream named by what it is: the model's, where it is; else something else."""
        unit, every = self.first.unit, product(self.first.all("hidden")[0])
        if self.truth is None:
            self.out[key] = dict(zip(every, x.ranks[0][1], strict=True))
        right = (self.truth or self).out[key]
        kept: dict[Any, Any] = {}
        named: dict[Any, Any] = {}
        for local in x.ranks:
            if id(local) not in kept:
                has, vals = local
                both = zip(product(*has), vals, strict=True)
                words = [("stream" if right.get(at, 0) == v else "wrong", at, v) for at, v in both]
                new = has, tuple([v and value(unit, name, at) for name, at, v in words])
                kept[id(local)] = named.setdefault(new, new)  # equal ones are one object
        ranks = [kept[id(local)] for local in x.ranks]
        return x.but(name="stream", ranks=ranks, known=(tuple(map(number, ranks)), x.split))

    def walk(self, truth: Any) -> Any:
        self.truth = truth
        route = route_of(self.model, self.plan, self.name, self.first.pp)
        for program in self.programs:
            program.silent = program.models = truth is None
        if [layer for _, layer in route] != list(range(len(self.model.layers))):
            raise No(f"{self.name}: the stream does not meet every layer once, in order")
        p = self.first
        stages = [p.ends[0], *(s for s, _ in route), p.ends[1]]
        if max(stages) >= p.pp:
            raise No("there is no such stage")
        p.prefix = "embedding."
        if self.is_edited:
            tokens = {"tokens": Bag(name="tokens")}
            x, *_ = self.changed(p, lambda: (self.entering(p, stages),), tokens)
        else:
            x = p.embedding()
        self.log(p, "embedding")
        if stages[0] != stages[1] and not self.is_edited:
            x = p.crossing(x, None, None, behind=False, name="stream")
            self.log(p, "embedding, to the next stage")
        x = self.settled(x, "embedding")
        known: dict[Any, Any] = {}
        behind = carried_behind(self.model)
        turns = in_turns(self.model.layers, self.plan["edits"]) if p.pp == 1 else {}
        streams: list[Any] = []
        skipped = 0
        for at, (stage, layer) in enumerate(route):
            chosen = self.chosen_keys and self.chosen_keys.known
            streams.append((x.known, chosen))
            turn, more = turns.get(at, (0, 0))
            if more and streams[at] == streams[at - turn] and self.skips(layer, turn, more):
                skipped = at + more
            if at < skipped:
                continue
            kind, crosses = self.model.layers[layer], stages[at + 2] != stage
            reader = self.model.layers[route[at + 1][1]] if at + 1 < len(route) else None
            met = self.programs[kind].met_by(reader, crosses=crosses)
            if self.is_edited:
                x = self.one_edited(kind, layer, crosses, x, known, chosen=layer in behind, met=met)
                continue
            key = kind, crosses, x.known, layer in behind, chosen, met
            if key not in known:
                y = self.one(kind, crosses, x, chosen=layer in behind, met=met)
                known[key] = y, self.chosen_keys
            x, self.chosen_keys = known[key]
        p.prefix, p.used = "head.", {}
        if self.is_edited:
            made = self.changed(p, lambda: p.head(Bag(name=self.at, axes=x.axes)), {self.at: x})
            logits, token = made[0], made[1] if made[1:] else None
        else:
            logits, token = p.head(x)
        self.log(p, "head")
        self.ends(logits, token, stages)
        return {
            "parts": self.parts,
            "cache": self.cache,
            "logits": p.lying(logits),
            "token": token and p.lying(token),
        }

    def skips(self, layer: int, turn: int, more: int) -> bool:
        """Go on as behind so many layers more, which do what those of the turn before have done."""
        before = f"layers.{layer - 1}."
        if not self.at.startswith(before):
            return False
        self.at = self.at.replace(before, f"layers.{layer - 1 + more}.", 1)
        for at in range(layer - turn, layer):
            if self.chosen_at.startswith(f"layers.{at}."):
                _, _, own = self.chosen_at.split(".", 2)
                self.chosen_at = f"layers.{at + more}.{own}"
                break
        for at in range(layer, layer + more):
            self.kept[at] = self.kept[at - turn]
        return True

    def changed(
        self, p: Program, written: Callable[[], Any], of: dict[str, Bag], known: Any = None
    ) -> list[Bag]:
        """A part of an edited program: it is written down, edited, and only then worked out."""
        p.tape = []
        outs = [out for out in written() if out is not None]
        ops, p.tape = p.tape, None
        for module in p.modules.values():
            module.tape = None
        head = p.prefix == "head."
        # What is received is another visit's list, which knows nothing of the one before it.
        there = next((i for i, op in enumerate(ops) if op.rule == "receive"), len(ops))
        parts = [Editing(ops[:there], of, p), Editing(ops[there:], (), p)]
        # Of the head nobody reads on: its outputs are called by their names.
        last = parts[there < len(ops)]
        last.left = [] if head else [out.name for out in outs]
        for number, edit in enumerate(self.edits):
            if not [part for part in parts if part.edit(edit)]:
                continue
            self.met[number] = True
            pads = head and any(op.rule == "pads" for op in ops)
            masked = p.plan["lm_head.pads"] == "masked"
            if pads and not masked and any(more for _, more in p.cut("lm_head.cut")):
                raise Unknown("an edit of logits whose pads are not masked")
        ops = [*parts[0].ops, *parts[1].ops]
        self.whole += [(op.name, op.rule, op.ins, op.on) for op in ops]
        names = last.left or [out.name for out in outs]
        self.at, self.chosen_at = names[0], "".join(last.left[1:])
        if known is not None and (done := known(ops)) is not None:
            return done
        played = Played(p, of)
        played.play(ops)
        given = [played[name] for name in names]
        if any(HAND_MADE & {*vars(x)} for x in given):
            raise Unknown("a stream whose tokens or indices edits have taken elsewhere")
        return given

    def entering(self, p: Program, stages: list[int]) -> Bag:
        """The embedding of an edited program, up to where the first layer reads it."""
        p.visit, x = 0, p.embedding()
        if stages[0] != stages[1]:
            x = p.crossing(x, None, None, behind=False, name="stream")
            self.visit += 1
        return x

    def one_edited(
        self,
        kind: int,
        layer: int,
        crosses: bool,  # noqa: FBT001
        x: Bag,
        known: Any,
        *,
        chosen: bool,
        met: bool,
    ) -> Bag:
        """A layer of an edited program; one that is edited as another before it is as that was."""
        p, name = self.programs[kind], f"layers.{layer}"
        p.prefix, p.used, p.written, p.number = f"{name}.", {}, None, layer
        given = {self.at: x, **({self.chosen_at: y} if (y := self.chosen_keys) else {})}
        stream, *more = (Bag(name=name_, axes=of.axes) for name_, of in given.items())
        p.chosen_keys = more[0] if more else None
        old = self.before.kept[layer] if self.before else (None, None)
        if p.before is not None:
            p.before.written = old[0]
        keys: list[Any] = []
        p.visit, last = self.visit, self.visit + 1
        self.visit += crosses

        def written() -> Any:
            left = p.layer(stream)
            if crosses:
                p.prefix = ""
                y = p.crossing(*left, behind=True, name=f"{name}.out", chosen=chosen, met=met)
            else:
                y = p.joining(*left, name=f"{name}.out", behind=True, met=met)
            return y, p.chosen_keys if chosen else None

        called = dict(zip(given, ("stream", "chosen"), strict=False))

        def seen(ops: list[Line]) -> list[Bag] | None:
            def named(of: str) -> str:
                number = of.rpartition(".")[2] if of.startswith(("sent.", "received.")) else ""
                of = of.removesuffix(f".{number}") if number in (str(p.visit), str(last)) else of
                return called.get(of) or of.replace(f"{name}.", "layers.")

            text = [(op.rule, named(op.name), tuple(map(named, op.ins)), op.on,
                     tuple((k, quick(each)) for k, each in sorted(op.about.items())
                           if op.was is None or k == "group" or k in op.changed))
                    for op in ops]  # fmt: skip
            keys.append((kind, *(of.known for of in given.values()), chosen, tuple(text), old[1]))
            done = known.get(keys[0])
            self.kept[layer] = done and (done[1], keys[0])
            return done and done[0]

        y, *left = self.changed(p, written, given, seen)
        if keys[0] not in known:
            self.log(p, name)
            p.prefix = ""
            left = [self.picked(of, kind) if p.att.indexer else known_by(of) for of in left]
            y = self.left(p, kind, layer, y)
            known[keys[0]] = [y, *left], p.written
            self.kept[layer] = p.written, keys[0]
        self.chosen_keys = left[0] if left else None
        return y

    def picked(self, x: Bag, kind: int) -> Bag:
        """Chosen keys, by whether they are the model's choice."""
        unit = self.first.unit
        if self.truth is None:
            self.out["chosen", kind] = x.ranks[0][1]
        right = (self.truth or self).out["chosen", kind]
        ranks = [(has, tuple([value(unit, "chosen" if vals == right else "wrong", v)
                              for v in (right if vals == right else vals)]))
                 for has, vals in x.ranks]  # fmt: skip
        return x.but(ranks=ranks, known=(tuple(map(number, ranks)), x.tokens))

    def one(
        self,
        kind: int,
        crosses: bool,  # noqa: FBT001
        x: Bag,
        *,
        chosen: bool = False,
        met: bool = True,
    ) -> Bag:
        """A layer and what is behind it."""
        p, name = self.programs[kind], f"layers.{self.model.layers.index(kind)}"
        p.prefix, p.used, p.written, p.chosen_keys = f"{name}.", {}, None, self.chosen_keys
        left = p.layer(x)
        self.log(p, name)
        p.prefix = ""
        if p.att.indexer and chosen:
            p.chosen_keys = self.picked(p.chosen_keys, kind)
        if crosses:
            y = p.crossing(*left, behind=True, name=f"{name}.out", chosen=chosen, met=met)
        else:
            y = p.joining(*left, name=f"{name}.out", behind=True, met=met)
        self.log(p, f"{name}, to the next {'stage' if crosses else 'layer'}")
        self.chosen_keys = p.chosen_keys.but(name="chosen") if chosen and p.chosen_keys else None
        return self.left(p, kind, p.number, y)

    def left(self, p: Program, kind: int, layer: int, y: Bag) -> Bag:
        """The stream behind a layer, whose entries of the cache are held against the model's."""
        name = f"layers.{layer}"
        if not p.att.heads:
            return self.settled(y, kind)
        if p.written is None:
            raise No(f"{self.name}: {name}: nothing is written into the cache")
        keys, values, everywhere = p.written
        said = {
            "layer": p.number,
            "keys": p.lying(keys),
            "values": p.lying(values),
            "everywhere": everywhere,
        }
        if said not in self.cache:
            self.cache.append(said)
        for half, part in ((0, keys), (1, values)) if self.truth else ():
            right, ours = by_place(self.truth.programs[kind].written[half])[0], by_place(part)
            each = {id(here): here for here in ours}.values()
            every = ((place, v) for here in each for place, v in here.items())
            right_ones = all(right.get(place, v) == v for place, v in every)
            due = p.tp > 1 and p.has_shares(("k_sum", "v_sum")[half])
            if p.spread == 1 and right_ones and not due and {*right} <= {*chain(*each)}:
                continue  # each is somewhere, and wherever it is, it is the model's
            # Shares are those of the ranks of tp; each rank of sp has heads of its own.
            there: dict[Any, dict[int, list[int]]] = {place: {} for place in right}
            for r, here in enumerate(ours):
                for place, v in here.items():
                    if place in there:
                        there[place].setdefault(r % p.spread, []).append(v)
            for place, v in right.items():
                every = there[place].values()
                if p.few and (due or any({*vals} != {v} for vals in every)):
                    raise Unknown("entries that are shares of a sum, on some ranks")
                if not every or any(({plus(*vals)} if due else {*vals}) != {v} for vals in every):
                    raise No(
                        f"{self.name}: {name}: entries of the cache are nowhere, or not the model's"
                    )
        return self.settled(y, kind)

    def ends(self, logits: Bag, token: Bag | None, stages: list[int]) -> None:
        """Ask that logits and tokens are the model's, sequences somebody's, and steps in time."""
        p = self.first
        vals, chosen = p.whole(logits), token and {local[1] for local in token.ranks}
        self.out["head"] = vals, chosen
        if self.truth and (
            self.truth.out["head"][0] != vals or (token and self.truth.out["head"][1] != chosen)
        ):
            raise No(f"{self.name}: logits or tokens are not the model's")
        if not p.owners("batch.sequences", p.batch, p.dp)[0]:
            raise No(f"{self.name}: some sequence is nobody's")
        if self.name == "prefill":
            return
        plan, visits = self.plan[self.name], [s for s, t in pairwise([*stages, -1]) if s != t]
        ticks, period = plan["schedule.ticks"], plan["schedule.period"]
        if ticks is None:
            if period is not None and period < len(visits) and p.later(1):
                raise No("a step begins before the one before it is done")
            return
        when = {(stage, sequence, step): tick for tick, stage, sequence, step in ticks}
        for sequence in range(p.batch or 0):
            before = -1
            for step in range(1, (p.steps or 0) + 1):
                for n, stage in enumerate(visits):
                    tick = when.get((stage, sequence, step), -1)
                    after = when.get((visits[n - 1], sequence, step + 1)) if n else None
                    if tick <= before or (after is not None and after < tick):
                        raise No(
                            f"step {step} of sequence {sequence} is not in time on stage {stage}"
                        )
                    before = tick


def cuts_hidden(p: Any) -> bool:
    """Whether a plan has parts of the hidden dimension anywhere."""
    words = ("stream", "hidden"), ("embedding.split", "hidden"), ("attention.qkv.split", "in"), (
        "attention.out.split", "out"), ("ffn.up.split", "in"), ("ffn.gate.split", "in"), (
        "ffn.down.split", "out"), ("moe.router.split", "hidden"), (
        "lm_head.split", "in")  # fmt: skip
    return any(p[field] == word_ for field, word_ in words)


@cache
def ends_of(parts: Any) -> set[int]:
    """Where pieces of an axis end."""
    at: set[int] = set()
    for run in (run for runs, _ in parts for run in runs):
        at |= {run.start, run.stop} if run.step == 1 else {j for i in run for j in (i, i + 1)}
    return at


def grid(model: Bag, plan: Any, kind: int) -> dict[str, list[int]]:
    """Of each axis, where any cut of either phase ends a piece."""
    bounds: dict[str, set[int]] = {}
    few = FEW_INDICES * any({"split", "order"} & {*edit["about"]} for edit in plan["edits"])
    phases = [Program(model, plan, name, kind, None) for name in BOTH]
    heads = bool(plan["edits"]) or any(p.cuts_heads for p in phases)
    for name, p in zip(BOTH, phases, strict=True):
        used = cuts_hidden(p.plan) or p.size("hidden") <= few
        inner = modules_apart(p)
        p.ask_few()
        for path, axis in AXES.items():
            n, moves = p.size(axis), name == "decode" and p.plan["moe.rebalance.step"]
            if not n or (axis == "hidden" and not used) or (path == SLOTS[1] and not moves):
                continue
            if axis in ("head", "kv") and not heads:
                bounds[axis] = {0, n}
                continue
            at = bounds.setdefault(axis, {0, n} if n > max(8, few) else set(range(n + 1)))
            inside = axis in ("head_dim", "value_dim")
            if inside and p.plan["attention.qkv.split"] != "head_dim":
                continue  # no operator has a part of it
            if p.few and not p.few.has(name, kind, path):
                continue  # whoever asks for it is told that nobody knows
            module = LIES.get(path, "").removesuffix(".over")
            parts = (*inner.get(module, p).cut(path),)
            if path == "hidden":
                parts += tuple(part for each in inner.values() for part in each.cut(path))
            at |= ends_of(parts)
            bounds[axis] = {i for i in at if i <= n}
    if "experts" in bounds:
        bounds["owned"] = bounds["experts"]
        scored = [part for p in phases if p.plan["moe.router.split"] == "experts"
                  for part in p.scored()]  # fmt: skip
        edges = {i for runs, _ in scored for run in runs for i in (run.start, run.stop)}
        bounds["experts"] = bounds["experts"] | edges
    att = model.kinds[kind].attention
    p = Rules(model, plan, BOTH[0], kind, None)
    if p.by_heads and att.heads:
        for axis, parts in zip(("head", "kv"), p.dealt(), strict=True):
            edges = (i for runs, _ in parts for run in runs for i in (run.start, run.stop))
            bounds[axis] |= {i for i in edges if i <= p.size(axis)}
    if att.latent is not None:
        bounds["head_dim"] = {*bounds["head_dim"], att.latent.nope}
        if att.latent.rope <= few:
            bounds["turned"] = {*range(att.latent.rope + 1)}  # until it is a key
        if att.indexer:
            bounds["kept:"] = {0, att.latent.rope, att.latent.rope + att.indexer.head_dim}
            told = {word for edit in plan["edits"] for word in edit["about"]}
            if {"heads", "columns"} & told and att.indexer.heads <= FEW_INDICES:
                bounds["index_head"] = {*range(att.indexer.heads + 1)}
    if not att.heads:
        return {axis: sorted(at) for axis, at in bounds.items()}
    group = att.heads // att.kv_heads
    bounds["kv"] |= {i for b in bounds["head"] for i in (b // group, -(-b // group))}
    bounds["head"] |= {b * group for b in bounds["kv"]}
    return {axis: sorted(at) for axis, at in bounds.items()}


def modules_apart(p: Program) -> dict[str, Inside]:
    """The modules of a kind of layer, and the head, that lie over other ranks than those of tp."""
    ffn = p.ffn
    here = (["moe.shared"] if ffn.shared else []) if ffn.moe else ["ffn"] if ffn.width else []
    found = {module: p.inside(module) for module in ("lm_head", *here) if p.apart(module)}
    return {**found, **({"attention": p.inside("attention")} if p.gathers else {})}


def tells_shares(p: Any) -> bool:
    """Whether entries of the cache are added up where they are handed over."""
    late = any(p[f"attention.qkv.{part}"] != "boundary" for part in ("k_sum", "v_sum"))
    return p["attention.qkv.split"] == "in" and (late or p["attention.qkv.collective"] == "none")


def moments(model: Bag, plan: Any) -> list[Any]:
    """A plan before its experts change their places in decode, and after, if steps come to it.

    A step that is right makes right what the next one is handed, so each placement is looked at by
    itself.
    """
    step, steps = plan["decode"]["moe.rebalance.step"], plan["workload.steps"]
    moe = any(kind.ffn.moe for kind in model.kinds)
    if step is None or not moe or (steps is not None and steps < step):
        return [plan]
    if plan["edits"] and any(p["moe.rebalance.follows"] != "all"
                             for p in in_layers(model, plan, "decode")):  # fmt: skip
        raise Unknown("an edit of a program in which some of what experts go by changes")
    return [moved_to(model, plan)] if step == 1 else [plan, moved_to(model, plan)]


def moved_to(model: Bag, plan: Any) -> Any:
    """A plan behind the change, in which tokens go by the first placement."""

    def behind(p: Any) -> dict[str, Any]:
        follows = p["moe.rebalance.follows"]
        ways = SLOTS if follows == "weights" else SLOTS[::-1]
        return {MOVED: follows, **{to: p[of] for to, of in zip(SLOTS, ways, strict=True)}}

    p = plan["decode"]
    of = {vars(kind).get("own", ()) for kind in model.kinds} - {()}
    own = {x: as_meant(plan, "decode", x) for x in of}
    mine = {x: {**y, **behind({**p, **y})} for x, y in own.items()}
    return {**plan, "decode": {**p, **behind(p)}, "own": {**plan["own"], "decode": mine}}


def rebuilt(model: Bag, plan: Any, programs: Any = None, truths: Any = None) -> dict[str, Any]:
    """The derivation that a plan has; `No` where it has none.

    In `programs` are left, of an edited one, all operators of both phases with what they read; in
    `truths` what one device does, for other plans of the model.
    """
    model = told_apart(model, plan)
    if several := packed(plan):
        return in_row(model, plan, several, truths)
    OPENED[:] = [False, False]
    few, left = on_few(model, plan), LEFT[0]
    tries = [(*few, programs, None)] if few is not None else []
    for each in (*tries, (model, plan, programs, truths)):
        while True:
            try:
                return worked_out(*each)
            except Stop:
                raise  # in another way it would take longer yet
            except (No, Unknown):
                again = OPENED[1] > OPENED[0]  # products of parts are no parts of products
                if not again and each[1] is plan:
                    raise
            LEFT[0] = left
            if not again:
                break  # all ranks are asked, one by one
            OPENED[0] = True
    raise AssertionError("all ranks were asked")


def packed(plan: Any) -> list[int]:
    """How many tokens the parts of a row of prefill have, sequences and pads, if it has several."""
    spec = plan[BOTH[0]]["packed.sequences"]
    if spec == "whole":
        return []
    found: Any = loads(spec)
    return found if len(found) > 1 else []


def sequences(plan: Any) -> list[int]:
    """The same without the pads, which are nobody's tokens."""
    pads = plan[BOTH[0]]["packed.pads"]
    return packed(plan)[pads == "left" : -1 if pads == "right" else None]


def in_row(model: Bag, plan: Any, several: list[int], truths: Any) -> dict[str, Any]:
    """The derivation of a plan whose prefill reads several sequences in one row.

    A token of the row is a function of those of its own sequence up to it, where it would be one of
    all up to it in the row: what is given to it there is enough, and where it counts from its
    sequence's first token, it is that sequence's. So prefill does as it does for one prompt of the
    row's length, and decode as it does for each sequence by itself, from entries wherever they lie.
    Of pads nothing is asked, and what they have no sequence reads.
    """
    row = Row(model, plan, several)
    row.ask()
    one = said_anew(plan, IN_A_ROW)
    steps = plan["workload.steps"]
    own = sequences(plan)
    keys = None if steps is None else max(own) + steps
    one |= {"workload.steps": 0, "row": {"starts": row.starts, "asked": row.asked, "keys": keys}}
    found = {BOTH[0]: rebuilt(model, one, None, truths)[BOTH[0]]}
    for n in dict.fromkeys(own) if steps != 0 else ():
        alone = {**said_anew(plan, {**IN_A_ROW, **BY_ITSELF}), "workload.prompt": n}
        found.setdefault(BOTH[1], rebuilt(model, alone, None, truths)[BOTH[1]])
    return found


def said_anew(plan: Any, words: dict[str, Any]) -> Any:
    """The plan with other words of prefill."""
    name = BOTH[0]
    plain_ = {**plan["plain"], name: {**plan["plain"][name], **words}}
    return {**plan, name: {**plan[name], **words}, "plain": plain_, "own": {x: {} for x in BOTH}}


IN_A_ROW = {"packed.sequences": "whole", "packed.pads": "none", "sequence.positions": "global",
            "sequence.mask": "global"}  # fmt: skip
"""What is said of a prompt as long as a row, once the words of the row are looked at."""
BY_ITSELF = {"chunks.tokens": None, "sequence.cut": "balanced", "stream_tokens": "balanced",
             "sequence.exchange": "gather", "sequence.keep": "all",
             "sequence.rotate": "before"}  # fmt: skip
"""What is said of prefill where each rank of sp is to have all entries behind it."""


class Row:
    """Several sequences in a row of prefill, and what a plan says of their boundaries."""

    def __init__(self, model: Bag, plan: Any, several: list[int]) -> None:
        self.plan, self.several, self.ends = plan, several, [*accumulate(several)]
        self.total = self.ends[-1]
        self.starts = [end - n for end, n in zip(self.ends, several, strict=True) for _ in range(n)]
        """Of each token the first of its sequence."""
        own, pads = sequences(plan), plan[BOTH[0]]["packed.pads"]
        self.leads = len(own) == 1 and pads != "left"
        """Whether one sequence begins the row, with pads behind it at most."""
        self.trails = len(own) == 1 and pads != "right"
        low = several[0] if pads == "left" else 0
        self.alone = max(own) == 1
        """Whether each sequence is one token."""
        self.asked = range(low, low + sum(own))
        """The tokens that are no pads."""
        every = [Program(model, plan, BOTH[0], kind) for kind in range(len(model.kinds))]
        self.attending = [p for p in every if p.att.heads]
        self.p = every[0]
        spend(self.total * len(every))

    def says(self, word_: str) -> Any:
        return self.p.plan[word_]

    def ask(self) -> None:
        """Ask that sequences of the row are told apart wherever that counts."""
        plan = self.plan
        self.ask_positions()
        self.ask_mask()
        softmax_ = all(not p.att.delta for p in self.attending)
        begins = softmax_ or self.leads or self.nothing_before()
        if self.says("packed.state") != "own" and not begins:
            raise No("a state goes on from one sequence of a row to the next")
        right = ("own", "row") if self.trails else ("own",)
        if plan["workload.steps"] != 0 and self.says("packed.token") not in right:
            raise No("a sequence of a row goes on from what was chosen behind another")
        if plan["workload.steps"] != 0 and self.says("packed.entries") != "own" and not self.leads:
            raise No("a sequence of a row is given entries of another")

    def ask_positions(self) -> None:
        for p in self.attending:
            if not self.counts(p):
                continue
            turned = p.att.positions == "rope"
            if p.att.positions not in ("none", "alibi"):
                # They are in the entries that are cached.
                behind = turned and self.says("sequence.rotate") == "after"
                self.ask_counted({*self.asked}, behind=behind and p.keeps_all, kept=True)
                if behind:
                    self.ask_counted(self.weighed(p, of_keys=True))
            if p.att.positions == "alibi" or p.att.position_scale:
                self.ask_counted(self.weighed(p, of_keys=p.att.positions == "alibi"))

    def ask_counted(self, asked: set[int], *, behind: bool = True, kept: bool = False) -> None:
        """Ask that these have their own positions, in scores or in entries that are `kept`.

        They are counted `behind` an exchange of heads, or on each rank.
        """
        if self.p.sp == 1 or self.says("sequence.positions") != "local":
            run_on = self.says("packed.positions") == "row" and not self.leads
            if run_on and any(self.starts[token] for token in asked):
                raise No("positions run on from one sequence of a row to the next")
            return
        # With heads a rank gets the tokens of all, and counts among these.
        for own in self.dealt(together=behind and self.says("sequence.exchange") == "heads"):
            there = [(token, at) for at, token in enumerate(own) if token in asked]
            if kept:  # of a token that is there twice the first entry
                there = [*dict(reversed(there)).items()]
            if any(at != token - self.starts[token] for token, at in there):
                raise No("positions are counted among a rank's part of a row")

    def counts(self, p: Any) -> bool:
        """Whether positions make a difference to a layer."""
        beside = p.passes.reads_back and p.sp > 1 and p.plan["sequence.positions"] == "local"
        in_place = beside and p.att.positions == "alibi" and not p.att.position_scale
        if in_place and p.stay_in_place():
            return False  # distances are those of cached keys, which have their own places
        if p.att.positions not in ("none", "alibi"):
            return True  # they are in the entries that are cached
        told = p.att.positions == "alibi" or p.att.position_scale
        return told and not (self.itself(p) and not p.att.sinks)

    def weighed(self, p: Any, *, of_keys: bool) -> set[int]:
        """The tokens whose position in scores weighs one key against another.

        The first of a sequence sees its own key alone, and where positions are `of_keys`, too,
        others see it, if there are any.
        """
        if p.att.sinks or self.plan["edits"]:
            return {*self.asked}
        if self.itself(p):
            return set()
        both = zip(self.ends, self.several, strict=True)
        return {*self.asked} - {end - n for end, n in both if n == 1 or not of_keys}

    def itself(self, p: Any) -> bool:
        """Whether each token sees its own key alone."""
        return self.alone or 1 in (p.att.window, p.att.chunk)

    def nothing_before(self) -> bool:
        """Whether what a state is made of on a rank holds nothing before its tokens' sequence."""
        if self.p.sp == 1 or self.says("sequence.exchange") in ("gather", "heads"):
            return False
        parts = self.p.cut("sequence.cut", self.total)
        each = [[i for i in indices(runs) if 0 <= i < self.total] for runs, _ in parts]
        return all(min(own) >= self.starts[i] for own in each for i in own if i in self.asked)

    def dealt(self, *, together: bool = False) -> Iterable[list[int]]:
        """The tokens of each rank of sp in each pass, or of all of them."""
        low = 0
        while low < self.total:
            high = min(self.total, low + (self.says("chunks.tokens") or self.total))
            parts = cut(self.says("sequence.cut"), high - low, self.p.sp, 0)
            each = [self.p.behind(parts)] if together else [indices(runs) for runs, _ in parts]
            yield from ([low + i for i in own if 0 <= i < high - low] for own in each)
            low = high

    def wanted(self, p: Any, token: int) -> range:
        """What a token sees: of its own sequence, by its place there."""
        start = self.starts[token]
        return range(start + p.sees_from(token - start), token + 1)

    def ask_mask(self) -> None:
        over_row = self.says("packed.mask") == "row"
        for p in (p for p in self.attending if not p.att.delta) if over_row else ():
            if any(self.wanted(p, i).start != p.sees_from(i) for i in self.asked):
                raise No("a token sees keys of the sequences before its own")


def worked_out(model: Bag, plan: Any, programs: Any, truths: Any) -> dict[str, Any]:
    """The derivation of a plan as it stands."""
    forget()
    alone = plan_of({})
    alone |= {path: plan[path] for path in SHARED if path.startswith("workload")}
    alone |= {"row": plan["row"]} if "row" in plan else {}
    found: dict[str, Any] = {}
    bounds = [grid(model, plan, kind) for kind in range(len(model.kinds))]
    stream = sorted({i for each in bounds for i in each.get("hidden", ())})
    bounds = [{**each, "hidden": stream} if stream else each for each in bounds]
    rules = [Program(model, plan, name, kind) for name in BOTH for kind in range(len(model.kinds))]
    inner = [module for p in rules for module in modules_apart(p).values()]
    unit = 60 * lcm(*(p.tp * p.block * p.copies for p in rules), *(p.tp for p in inner))
    every_few: Iterable[Few] = plan.get("few", {}).values()
    unit *= lcm(*(few.tp**2 * few.shared for few in every_few))
    if plan["edits"]:
        if any(tells_shares(p) for name in BOTH for p in in_layers(model, plan, name)):
            raise Unknown("a plan that caches partial sums and edits its program")
        unit *= lcm(*(by[1] for edit in plan["edits"]
                      if isinstance(by := edit["about"].get("by"), list) and len(by) == 2
                      and type(by[1]) is int and 0 < by[1] <= 64))  # fmt: skip
    met_: list[bool] = [False] * len(plan["edits"])
    before: list[Any] = [None, None]
    for name in BOTH[: 1 if plan["workload.steps"] == 0 else 2]:
        met = (*model.layers, *(vars(kind).get("own", ()) for kind in model.kinds))
        key = (
            name,
            unit,
            repr(bounds),
            repr(plan.get("row")),
            OPENED[0],
            met,
            *(alone[path] for path in alone if path[:8] == "workload"),
        )
        truth = (truths or {}).get(key)
        if truth is None:
            truth = Phase(model, alone, name, bounds, unit, before[0])
            truth.walk(None)
            if truths is not None:
                truths[key] = truth
        now, *later = moments(model, plan) if name == "decode" else [plan]
        phase = Phase(model, now, name, bounds, unit, before[1])
        found[name] = phase.walk(truth)
        for each in later:
            Phase(model, each, name, bounds, unit, before[1]).walk(truth)
        before = [truth, phase]
        if programs is not None:
            programs[name] = phase.whole
        for number, was in zip(phase.numbers, phase.met, strict=True):
            met_[number] |= was
    if not all(met_):
        raise Unknown("an edit of an operator that is not there")
    return found


# --- the certificate ---

COUNTED = ("hidden", "embedding.cut", "attention.heads", "attention.head_dim",
           "attention.value_dim", "ffn.width", "moe.experts", "moe.width", "moe.shared.width",
           "lm_head.cut", "stages.layers", "sequence.cut", "sequence.keys",
           "batch.sequences")  # fmt: skip
"""The axes of whose indices it is said on how many ranks they are."""
UNREAD = {"sequence.cut": "decode", "sequence.keys": "prefill"}
"""The phase that does not read a cut, so that one by hand may be for other ranks there."""


def numbers(model: Bag, plan: Any) -> dict[str, Any]:
    """For each phase and kind of layer, how often each index of an axis is on a rank."""
    model = told_apart(model, plan)
    kinds = range(len(model.kinds))
    return {name: [counted(Program(model, plan, name, kind)) for kind in kinds]
            for name in BOTH}  # fmt: skip


def counted(p: Program) -> dict[str, Any]:
    tokens: int | None = p.prompt if p.name == "prefill" else 1
    keys = p.total if p.total is None else p.steps + max(sequences(p.both) or [p.prompt])
    lengths: dict[str, Any] = {"stages.layers": len(p.model.layers), "sequence.cut": tokens,
                               "sequence.keys": keys, "batch.sequences": p.batch}  # fmt: skip
    half = (p.att.rope.dim if p.att.rope else 0) // 2
    half *= p.plan["attention.pairs"] == "kept"
    out: dict[str, Any] = {"world": p.pp * p.ranks}
    for path in COUNTED:
        axis, ranks = AXES.get(path, ""), getattr(p, DEGREE.get(path, "tp"))
        if path in WIDTHS or (path in LIES and p.gathers):
            ranks = prod(p.plan[axis] for axis in p.plan[LIES[path]])
        n = lengths[path] if path in lengths else p.size(axis)
        alike = not p.att.latent and p.att.value_dim == p.att.head_dim
        if axis == "head_dim" or (axis == "value_dim" and alike):
            n -= half
        spec = p.plan[path.replace("value_dim", "head_dim")]
        by_hand = spec[0] == "[" or "listed" in spec or "sizes" in spec
        if n != 0 and not (by_hand and UNREAD.get(path) == p.name):
            least, most = p.owners(path, None, ranks)[0], None
            if n is not None:
                least, most = seen_on(spec, n, ranks)
            if n is not None and path == "sequence.cut" and p.passes.several:
                least, most = p.tokens_held()
            out[path] = {"over": n, "ranks": ranks, "least": least, "most": most}
    return out


def parting(said: Any, right: Any, at: str = "") -> str | None:
    """Where two trees part, by the names of parts and steps."""
    if said is right:
        return None
    if isinstance(said, dict) and isinstance(right, dict):
        here = (
            f"{at} / {right.get('name', right.get('part'))}"
            if right.keys() & {"name", "part"}
            else at
        )
        for key in sorted({*said, *right}):
            if key not in said or key not in right:
                return f"{here} / {key}: it is {'missing' if key in right else 'too much'}"
            if (found := parting(said[key], right[key], f"{here} / {key}")) is not None:
                return found
        return None
    if isinstance(said, list) and isinstance(right, list):
        found = next(
            (f for f in (parting(s, r, at) for s, r in zip(said, right, strict=False)) if f), None
        )
        return found or (
            f"{at}: {len(said)} stand there, of {len(right)}" if len(said) != len(right) else None
        )
    return (
        None
        if said == right and type(said) is type(right)
        else f"{at}: it says {shortly(said)}, and it is {shortly(right)}"
    )


def judge(text: str, plan: Any = None, config: Any = None) -> tuple[str, str]:
    """The word on a certificate, and why.

    `legal`; `not of this plan`; `forged`; `unknown`; or `no certificate`, where it is none at all.
    """
    collected = gc.isenabled()
    gc.disable()  # of one certificate nothing is worth collecting, and to look for it takes long
    try:
        return read(text, plan, config)
    except Bad as why:
        return "no certificate", str(why)
    except No as why:
        return "forged", f"at {why}"
    except Stop as why:
        return "unknown", str(why)
    except Unknown as why:
        return "unknown", f"{why} is not known here"
    except Exception as why:  # noqa: BLE001  (what makes no sense accuses nobody, and shows nothing)
        return "unknown", f"something in it makes no sense here ({type(why).__name__})"
    finally:
        if collected:
            gc.enable()


def read(text: str, plan: Any, config: Any) -> tuple[str, str]:
    """`judge`, of which faults are raised."""
    begin()
    statement = stated(text)
    said = predicate_of(statement)
    try:
        inner, written = written_again(statement)
    except No as why:
        raise Stop(f"no certificate is written so: {why}") from None
    if written != text:
        raise Stop(not_canonical(text, written))
    other = other_maker(said)
    try:
        given, steps = held_up(statement, text, inner)
    except No as why:
        if other and sealed(statement, text, inner):
            raise Stop(f"it was made by {other}, and here it does not hold at {why}") from None
        raise
    if config is not None and differs(config, said["config"]):
        return "not of this plan", "it is of another config"
    if plan is not None and not is_plan(plan, given):
        return "not of this plan", "it is of another plan"
    return "legal", f"{steps} operators, all of them the plan's, and their outputs the model's"


# what a file holds


def stated(text: str) -> Any:
    """The in-toto statement that a file holds; `Bad` where it holds another thing."""
    if not text.strip():
        raise Bad("the file is empty")
    if len(text) > LIMIT or sum(map(text.count, "[{,")) > MOST_VALUES:
        raise Bad(f"a certificate has at most {LIMIT:,} bytes and {MOST_VALUES:,} values")
    try:
        data = loads(text)
    except (ValueError, RecursionError) as why:
        if at := where_no_json(why):
            raise Bad(f"a certificate is JSON, and this is none: {at}") from None
        raise Bad(f"this is no JSON that can be read: {type(why).__name__}") from None
    if not isinstance(data, dict):
        raise Bad(f"a certificate is a mapping, and this is {shortly(data)}")
    if "payloadType" in data:
        raise Stop("it is a signed envelope, and signatures are not checked here: "
                   "`shardproof verify CERT --key PUB.pem` looks at them")  # fmt: skip
    if "_type" not in data:
        raise Bad(f"a certificate is an in-toto statement, and this {other_file(data)}")
    if data["_type"] != STATEMENT:
        raise Unknown(f"a statement of type {shortly(data['_type'])}")
    if data.get("predicateType") != PREDICATE:
        raise Unknown(f"a statement with predicates of type {shortly(data.get('predicateType'))}")
    return data


def other_file(data: Any) -> str:
    """What a file seems to be that is no certificate."""
    if "shardproof_model" in data or {"model_type", "architectures", "hidden_size"} & {*data}:
        return "is a model's config"
    if {*data} <= {*PLAN[""], *BOTH, "model", "edits"} and data:
        return "is a plan: `shardproof certify` makes the certificate of one"
    return "has no _type" if data else "is empty"


def predicate_of(statement: Any) -> Any:
    """What a statement says, where it is what this file reads."""
    said = statement.get("predicate")
    if not isinstance(said, dict):
        raise No("predicate: there is none")
    if type(said.get("version")) is not int or said["version"] != FORMAT:
        made = f", made by {maker(said)}" if "made_with" in said else ""
        version = shortly(said.get("version"))
        raise Stop(f"it is of format {version}{made}, and this file reads format {FORMAT}")
    if said.get("verdict") in ("illegal", "no legal plan"):
        raise Stop(f"it says {said['verdict']}, and this file knows certificates of legal plans "
                   "alone: `shardproof verify CERT` sees again why a plan is refused")  # fmt: skip
    if said.get("verdict") != "legal":
        raise Unknown(f"a verdict that is {shortly(said.get('verdict'))}")
    return said


def written_again(statement: Any) -> tuple[dict[str, str], str]:
    """The parts of the predicate, and the whole, in canonical JSON."""
    said = statement["predicate"]
    wordy = ("config", "plan", "runs")  # what may hold any number; the rest has few kinds of it
    inner = {k: canonical(v) if k in wordy else quick(v) for k, v in sorted(said.items())}
    whole = "{" + ",".join(f"{quick(k)}:{v}" for k, v in inner.items()) + "}"
    outer = {k: whole if k == "predicate" else quick(v) for k, v in sorted(statement.items())}
    return inner, "{" + ",".join(f"{quick(k)}:{v}" for k, v in outer.items()) + "}"


def not_canonical(text: str, written: str) -> str:
    """In which way a text is another one than certificates are written in."""
    head = "it is not the text that certificates are written in, canonical JSON (RFC 8785)"
    if text.strip() == written:
        return f"{head}: there is blank space around it, such as a line end that an editor adds"
    if "\n" in text.strip():
        return f"{head}: it was formatted anew; bring it as `certify` wrote it"
    return f"{head}: its order, numbers or escapes are others, or a key stands twice"


def maker(said: Any) -> str:
    """Who made a certificate, as it says of itself."""
    made = said.get("made_with")
    version = made.get("shardproof") if isinstance(made, dict) else None
    return (
        f"shardproof {shortly(version)[1:-1]}" if isinstance(version, str) else "nobody knows whom"
    )


def other_maker(said: Any) -> str:
    """Who made it, where that was another version than the one that this file goes with."""
    made = said.get("made_with")
    same = made == {"shardproof": VERSION, "derivation": DERIVATION, "ground": GROUND}
    rest = ", ".join(f"{k} {shortly(v)[:14]}" for k, v in sorted(made.items()) if k != "shardproof"
                     ) if isinstance(made, dict) else ""  # fmt: skip
    return "" if same else f"{maker(said)} ({rest})"


def held_up(statement: Any, text: str, inner: dict[str, str]) -> tuple[Any, int]:
    """The plan of a certificate whose every word holds, and its number of operators."""
    said = statement["predicate"]
    given, model = plan_of(said.get("plan")), model_of(said.get("config"))
    derivation = rebuilt(model, given)
    if inner.get("derivation") == quick(derivation):
        derivation = said["derivation"]  # the one tree needs not be gone through beside the other
    kept = {name: said.get(name) for name in ("config", "plan", "made_with", "runs")}
    made = {"numbers": numbers(model, given), "derivation": derivation, "version": FORMAT}
    right = {**kept, **made, "verdict": "legal", "check": CHECK, "digest": whole_digest(said, text)}
    types = {"_type": STATEMENT, "predicateType": PREDICATE, "subject": subjects(inner)}
    if (where := parting(statement, {**types, "predicate": right})) is not None:
        raise No(where.removeprefix(" / "))
    ask_made_with(said["made_with"])
    ask_runs(said["runs"])
    return given, sum(
        len(part["steps"]) for phase in derivation.values() for part in phase["parts"]
    )


def subjects(inner: dict[str, str]) -> Any:
    return [
        {"name": name, "digest": {"sha256": digest(inner[name])}} for name in ("config", "plan")
    ]


def whole_digest(said: Any, text: str) -> str:
    """The digest of the text in which the digest stands empty."""
    return digest(text.replace(f'"digest":{quick(said.get("digest"))}', '"digest":""'))


def sealed(statement: Any, text: str, inner: dict[str, str]) -> bool:
    """Whether the digests are those of what is there, whatever that says."""
    said = statement["predicate"]
    whole = {"config", "plan"} <= {*inner} and statement.get("subject") == subjects(inner)
    return whole and said.get("digest") == whole_digest(said, text)


def ask_made_with(made: Any) -> None:
    """Ask that a certificate says by what it was made; nothing rests on what it says."""
    fine = isinstance(made, dict) and {*made} == {"shardproof", "derivation", "ground"}
    fine = fine and isinstance(made["shardproof"], str) and type(made["derivation"]) is int
    if not fine or not isinstance(made["ground"], str) or len(made["ground"]) != 64:
        raise No("predicate / made_with: it does not say by what it was made")


def ask_runs(runs: Any) -> None:
    """Ask that runs are told as such, each of them equal and none made again here."""
    told_ = {"workload", "seed", "trials", "equal", "run again by verify"}
    every: list[Any] = runs if isinstance(runs, list) else [None]
    for run in every:
        fine = isinstance(run, dict) and {*run} == told_ and isinstance(run["workload"], dict)
        fine = fine and {*run["workload"]} == {*WORK}
        counts = [run["seed"], run["trials"], *run["workload"].values()] if fine else [None]
        if any(type(n) is not int or n < 0 for n in counts):
            raise No("predicate / runs: they are not told as runs are")
        if run["equal"] is not True or run["run again by verify"] is not False:
            raise No("predicate / runs: a run was not equal, or is said to be made again")


def differs(config: Any, other: Any) -> bool:
    try:
        return canonical(config) != canonical(other)
    except No:
        return True


def is_plan(plan: Any, given: Any) -> bool:
    """Whether a plan that somebody has is the one that was read; its model's path says nothing."""
    try:
        other = plan_of({k: v for k, v in plan.items() if k != "model"})
        said = {*given} - ({"own"} if any(given["layers"].values()) else {"own", "plain"})
        return all(other[part] == given[part] for part in said)
    except (No, Unknown, AttributeError):
        return False


# of what a certificate is


def about(text: str) -> list[str]:
    """Of what a statement is, line by line, as it says itself."""
    statement = loads(text)
    said = statement["predicate"]
    config, plan = said["config"], said["plan"]
    lines = [f"model: {model_words(config)}; plan: {degree_words(plan)}", "subject, by SHA-256:"]
    lines += [
        f"  {digest(canonical(of))} {name}" for name, of in (("config", config), ("plan", plan))
    ]
    other = other_maker(said) if said.get("verdict") == "legal" else maker(said)
    same = f"shardproof {VERSION}"
    lines.append(f"made by: {other or same}")
    if said.get("verdict") == "legal":
        runs = said.get("runs")
        count = len(runs) if isinstance(runs, list) else 0
        lines += [f"not run again: its {count} runs, told as evidence"] if count else []
        lines.append("not looked at: clauses and theorems, of which it has the digest")
    return lines


def model_words(config: Any) -> str:
    """A config's own names for its model."""
    inner = config.get("text_config")
    for of in (config, inner if isinstance(inner, dict) else {}):
        for key in ("name", "_name_or_path", "model_type"):
            if isinstance(of.get(key), str) and of[key]:
                return shortly(of[key])[1:-1]
    return "without a name"


def degree_words(plan: Any) -> str:
    """The degrees of both phases as a plan says them, those left out that are one."""
    found: list[str] = []
    for name in BOTH:
        own = plan.get(name)
        both = {**plan, **(own if isinstance(own, dict) else {})}
        every = [f"{x} {degree(both[x])}" for x in DEGREES if both.get(x, 1) != 1]
        found.append(" ".join(every) or "one rank")
    return found[0] if found[0] == found[1] else f"prefill {found[0]}; decode {found[1]}"


def degree(value: Any) -> str:
    """A degree of a plan, or those that an open one leaves."""
    left = value.get("any") if isinstance(value, dict) and len(value) == 1 else None
    return shortly(value) if not isinstance(left, list) else "|".join(map(shortly, left))


# --- files, and what is printed ---


def bytes_of(path: str, most: int) -> bytes:
    """What is in a regular file, or comes from standard input (`-`); `Bad` where it is too much."""
    if path in ("-", "/dev/stdin"):
        data = sys.stdin.buffer.read(most + 1)
    else:
        # Without waiting: a pipe that nobody writes to would keep us here.
        flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        with open(os.open(path, flags), "rb") as file:  # noqa: PTH123  (pathlib takes longer)
            if os.fstat(file.fileno()).st_mode & 0o170000 != 0o100000:
                raise Bad("it is no regular file")
            data = file.read(most + 1)
    if len(data) > most:
        raise Bad(f"it is longer than {most:,} bytes")
    return data


def text_of(path: str, most: int = LIMIT) -> str:
    """The text of a file, or of standard input."""
    try:
        return bytes_of(path, most).decode("utf-8")
    except UnicodeDecodeError as why:
        raise Bad(f"byte {why.start + 1} of it is not UTF-8") from None


def clean(text: str) -> str:
    """Text on one line, with an escape for each sign that could move a cursor or turn a line."""
    if text.isprintable():
        return text
    return "".join(
        c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text
    )


def say(lines: Iterable[str], stream: Any) -> None:
    """Print lines; whatever of a file is in them, they are lines and nothing else."""
    text, encoding = "\n  ".join(map(clean, lines)), getattr(stream, "encoding", None) or "utf-8"
    stream.write(text.encode(encoding, "backslashreplace").decode(encoding) + "\n")


def json_of(path: str, most: int) -> Any:
    """What a file of JSON holds, which is asked for beside a certificate."""
    text = text_of(path, most)
    try:
        return loads(text)
    except (ValueError, RecursionError) as why:
        if at := where_no_json(why):
            raise Bad(f"no JSON: {at}") from None
        raise Bad(f"no JSON that can be read: {type(why).__name__}") from None


def model_path(plan: str, name: Any, given: str | None) -> str:
    """Where the config is that goes with a plan: the one that was given, or the one it names."""
    if given is None and not isinstance(name, str):
        raise No("it names no model: add --model CONFIG.json")
    return given or os.path.join(os.path.dirname(plan), name)  # noqa: PTH118, PTH120


def asked_for(files: dict[str, str]) -> tuple[Any, Any]:
    """The plan and the config that a certificate has to be of; a plan's own where it names one."""
    plan, path = None, files.get("--model")
    if "--plan" in files:
        where = files["--plan"]
        try:
            plan = mapping("a plan", json_of(where, LONG["plan"]))
            path = model_path(where, plan.pop("model", None), path)
            with suppress(Unknown):  # a certificate that this file knows is of another plan
                plan_of(plan)
        except (Bad, No) as why:
            raise Bad(f"{where}: {why}") from None
    try:
        return plan, None if path is None else spelled(json_of(path, LONG["config"]))
    except Bad as why:
        raise Bad(f"{path}: {why}") from None


USAGE = "usage: checker.py CERT [--plan PLAN.json] [--model CONFIG.json]"
CODES = {"legal": 0, "no certificate": 2, "unknown": 3}
"""What the process ends with; 1 is a refusal that holds, which this file does not know."""
FORGED = 4
"""What it ends with where a certificate is forged, or not of what was asked for."""


def main(argv: list[str]) -> int:
    """Read the files that are named, say the word, give the exit code."""
    files: dict[str, str] = {}
    names = list(argv)
    path = ""
    try:
        for option in ("--plan", "--model"):
            if option in names:
                at = names.index(option)
                files[option] = names[at + 1]
                del names[at : at + 2]
        (path,) = names
    except (IndexError, ValueError):
        say([USAGE], sys.stderr)
        return 2
    try:
        plan, config = asked_for(files)
        text = stated_text(path)
    except OSError as why:
        say([f"{why.filename}: {why.strerror}"], sys.stderr)
        return 2
    except (Bad, ValueError) as why:
        say([str(why)], sys.stderr)
        return 2
    gc.disable()
    said, why = judge(text, plan, config)
    rest = about(text) if said in ("legal", "not of this plan") else []
    gc.freeze()  # the process ends, and with it all there is
    gc.enable()
    if said == "no certificate":
        say([f"{path}: no certificate: {why}"], sys.stderr)
        return 2
    say([f"{said}: {why}", *rest], sys.stdout)
    return CODES.get(said, FORGED)


def stated_text(path: str) -> str:
    try:
        return text_of(path)
    except Bad as why:
        raise Bad(f"{path}: no certificate: {why}") from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
