"""In how many bits a config keeps its numbers: `dtype`, `quantization_config`.

Nothing here bears on a verdict, and nothing is refused: what is not understood is counted as the
config's own dtype, which is more, and a note says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from shardproof.spec.model.model import Attention, Dense, Layer, Model, Moe, Stored
from shardproof.spec.model.modules import Patterns, patterns
from shardproof.spec.model.text import Text
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node, Plain, plain

DTYPES: Mapping[str, float] = MappingProxyType({
    "float32": 32, "float": 32, "fp32": 32, "bfloat16": 16, "bf16": 16, "float16": 16,
    "half": 16, "fp16": 16, "float8_e4m3fn": 8, "float8_e5m2": 8, "fp8": 8,
})  # fmt: skip
ALGORITHMS: Mapping[str, float] = MappingProxyType({
    "FP8": 8, "FP8_PER_CHANNEL_PER_TOKEN": 8, "FP8_PB_WO": 8 + 32 / 128**2, "MXFP8": 8 + 8 / 32,
    "NVFP4": 4 + 8 / 16, "W4A16_NVFP4": 4 + 8 / 16, "NVFP4_AWQ": 4 + 8 / 16,
    "W4A8_NVFP4_FP8": 4 + 8 / 16, "MXFP4": 4 + 8 / 32, "W4A8_MXFP4_FP8": 4 + 8 / 32,
    "W4A16": 4 + 16 / 128, "W4A16_AWQ": 4 + 16 / 128, "W4A8_AWQ": 4 + 16 / 128,
    "INT8": 8, "W8A16": 8, "W8A8_SQ_PER_CHANNEL": 8,
})  # fmt: skip
"""By the name that ModelOpt gives it; a block has one scale, and groups are of 16, 32 or 128."""
BLOCKS: Mapping[str, tuple[int, int]] = MappingProxyType({
    "FP8": (0, 0), "FP8_PER_CHANNEL_PER_TOKEN": (1, 0), "FP8_PB_WO": (128, 128), "MXFP8": (1, 32),
    "NVFP4": (1, 16), "W4A16_NVFP4": (1, 16), "NVFP4_AWQ": (1, 16), "W4A8_NVFP4_FP8": (1, 16),
    "MXFP4": (1, 32), "W4A8_MXFP4_FP8": (1, 32), "W4A16": (1, 128), "W4A16_AWQ": (1, 128),
    "W4A8_AWQ": (1, 128),
})  # fmt: skip
"""What of a weight shares a scale: rows and columns, zero for all."""
SCALE = 16
"""Bits of a scale, where nothing says how many."""
MOST_PATTERNS, MOST_OF_A_SCALE = 20_000, 1 << 24
EXACT = "the arithmetic is taken as exact"

Json = Mapping[str, Plain]
Block = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Rule:
    """What weights of modules that match are stored in; the first that matches decides."""

    of: Patterns | None
    """None is every module."""
    bits: float
    block: Block | None = None
    """Rows and columns that share a scale, zero for all; None where that is not known."""


@dataclass(frozen=True, slots=True)
class Quantised:
    """How a config quantises: what is left out, then the rules; `said` in words."""

    said: str
    rules: tuple[Rule, ...] = ()
    kept: Patterns | None = None
    """Modules that keep the config's dtype."""
    experts: bool = False
    """Nothing but experts is quantised."""
    cache: float | None = None

    def bits(self, names: Sequence[str], otherwise: float) -> float:
        """Of a weight that families call by these names; which of them this one uses is open."""
        if self.kept is not None and any(map(self.kept.matches, names)):
            return otherwise
        rule = self._rule(names)
        return otherwise if rule is None else rule.bits

    def block(self, names: Sequence[str]) -> Block | None:
        """What of such a weight shares a scale."""
        if self.kept is not None and any(map(self.kept.matches, names)):
            return None
        rule = self._rule(names)
        return None if rule is None else rule.block

    def _rule(self, names: Sequence[str]) -> Rule | None:
        for rule in self.rules:
            if rule.of is None or any(map(rule.of.matches, names)):
                return rule
        return None

    @property
    def plain(self) -> bool:
        """Whether every layer is alike."""
        return self.kept is None and all(rule.of is None for rule in self.rules)


def stored(text: Text, model: Model) -> tuple[Stored, str | None]:
    """How the numbers of a model are stored, and what should be noted of it."""
    said, bits = _dtype(text)
    key, config = _config(text)
    if config is None:
        return _all(bits, said), None
    found = quantised(config)
    if found is None:
        method = (_text(config.get("quant_method")) or _text(config.get("quant_algo")) or "it")[:40]
        note = f"{key}: how {method} stores weights is not known here, so that they are counted"
        return _all(bits, said), f"{note} as {bits:g} bits each; {EXACT}"
    kinds = {
        part: _mean(found, bits, part, model)
        for part in ("attention", "dense", "experts", "shared")
    }
    words = f"{said or '16 bits assumed'}; {key} {found.said}"
    result = Stored(
        bits, **kinds, cache=bits if found.cache is None else found.cache, activations=bits,
        said=words,
    )  # fmt: skip
    there = [part for part in kinds if _has(part, model)]
    each = {f"{kinds[part]:.4g}": [p for p in there if kinds[p] == kinds[part]] for part in there}
    told = ", ".join(f"{n} of {' and '.join(_NAMES[p] for p in ps)}" for n, ps in each.items())
    told = next(iter(each)) if len(each) == 1 else told
    return result, f"{key}: {found.said}, bits of a weight with its scale: {told}; {EXACT}"


def quantisation(text: Text) -> Quantised | None:
    """How a config quantises, where it says that in a way that is known."""
    _, config = _config(text)
    return None if config is None else quantised(config)


_NAMES = {"attention": "attention", "dense": "dense blocks", "experts": "experts",
          "shared": "shared experts"}  # fmt: skip


def _all(bits: float, said: str) -> Stored:
    return Stored(bits, bits, bits, bits, bits, bits, bits, said)


def _dtype(text: Text) -> tuple[str, float]:
    """The decoder's own word, else that of the model around it; two bytes where there is none."""
    mappings = [text.node.value, *(fields for _, fields in reversed(text.around))]
    for fields in mappings:
        for key in ("dtype", "torch_dtype"):
            node = fields[key][1] if isinstance(fields, dict) and key in fields else None
            name = node.value if node is not None else None
            if isinstance(name, str) and name.removeprefix("torch.") in DTYPES:
                return f"{key} {name}", DTYPES[name.removeprefix("torch.")]
    return "", 16


def _config(text: Text) -> tuple[str, Json | None]:
    mappings = [text.node.value, *(fields for _, fields in reversed(text.around))]
    for fields in mappings:
        for key in ("quantization_config", "compression_config", "quantization"):
            node = fields[key][1] if isinstance(fields, dict) and key in fields else None
            if node is not None and isinstance(node.value, dict) and node.value:
                return key, _plain(node)
    return "", None


def _plain(node: Node) -> Json:
    value = plain(node)
    return value if isinstance(value, dict) else {}


# --- the ways to say it ---


def quantised(config: Json) -> Quantised | None:
    """What a `quantization_config` says, or None where it is not understood."""
    method = _text(config.get("quant_method")).lower()
    algorithm = _text(config.get("quant_algo")).upper()
    kept = _patterns(config, "modules_to_not_convert", "ignore", "exclude_modules", "exclude",
                     "ignored_layers", "llm_int8_skip_modules")  # fmt: skip
    cache = _cache(config)
    if algorithm == "MIXED_PRECISION" or (not method and "quantized_layers" in config):
        return _mixed(config, kept, cache)
    if algorithm in ALGORITHMS:
        return Quantised(
            algorithm, _every(ALGORITHMS[algorithm], BLOCKS.get(algorithm)), kept, cache=cache
        )
    if isinstance(config.get("config_groups"), dict):
        return _groups(config, kept, cache)
    match method:
        case "fp8" | "fbgemm_fp8" | "finegrained_fp8":
            size = _block(config.get("weight_block_size"))
            blocks = f" in blocks of {size[0]}x{size[1]}" if size else ""
            scale = 32 / (size[0] * size[1]) if size else 0
            return Quantised(f"fp8{blocks}", _every(8 + scale, size or None), kept, cache=cache)
        case "mxfp4" | "gpt_oss_mxfp4":
            rules = _every(4 + 8 / 32, (1, 32))
            return Quantised("mxfp4", rules, kept, experts=True, cache=cache)
        case "awq" | "gptq" | "gptq_marlin" | "awq_marlin" | "auto-round" | "autoround":
            return _by_group(method, config, kept, cache)
        case "bitsandbytes":
            four = config.get("load_in_4bit") is True or config.get("_load_in_4bit") is True
            double = config.get("bnb_4bit_use_double_quant") is True
            bits = (4 + (8 / 64 if double else 32 / 64)) if four else 8
            return Quantised(f"bitsandbytes, {4 if four else 8} bits", _every(bits), kept)
        case "quark":
            return _quark(config, kept, cache)
        case "" if "bits" in config:  # as MLX writes it
            return _by_group("mlx", config, kept, cache)
        case _:
            return None


def _by_group(
    method: str, config: Json, kept: Patterns | None, cache: float | None
) -> Quantised | None:
    """Whole numbers of a few bits, a scale and a zero point for each group."""
    bits = next((config[k] for k in ("bits", "w_bit") if isinstance(config.get(k), int)), None)
    group = next((config[k] for k in ("group_size", "q_group_size") if k in config), 128)
    if not isinstance(bits, int) or isinstance(bits, bool) or not 1 <= bits <= 16:
        return None
    size = _size(group)
    scale = (SCALE + bits) / size if size else 0
    groups = f" in groups of {size}" if size else ""
    rules = _every(bits + scale, (1, size) if size else None)
    return Quantised(f"{method}, {bits} bits{groups}", rules, kept, cache=cache)


def _groups(config: Json, kept: Patterns | None, cache: float | None) -> Quantised | None:
    """compressed-tensors, and ModelOpt in its words: groups of modules, each with its weights."""
    found: list[Rule] = []
    said: list[str] = []
    groups = config["config_groups"]
    for group in groups.values() if isinstance(groups, dict) else ():
        weights = group.get("weights") if isinstance(group, dict) else None
        if not isinstance(group, dict) or not isinstance(weights, dict):
            continue
        form = _text(group.get("format")) or _text(config.get("format"))
        bits = _weight_bits(weights, form)
        if bits is None:
            return None
        names = _texts(group.get("targets"))
        every = not names or any(name in ("Linear", "RoutedExperts", "MoE") for name in names)
        block = _weight_block(weights)
        found += _every(bits, block) if every else [Rule(patterns(names), bits, block)]
        kind = f"{_text(weights.get('type'))[:20] or 'int'}{weights.get('num_bits')}"
        size = _size(weights.get("group_size"))
        said.append(f"{kind} in groups of {size}" if size else kind)
    if not found:
        return None
    method = (_text(config.get("quant_method")) or "compressed-tensors")[:40]
    return Quantised(f"{method}, {' and '.join(dict.fromkeys(said))}", tuple(found), kept,
                     cache=cache)  # fmt: skip


def _weight_block(weights: Json) -> Block | None:
    """What shares a scale, as compressed-tensors says it."""
    if size := _block(weights.get("block_structure")):
        return size
    if group := _size(weights.get("group_size")):
        return 1, group
    return {"channel": (1, 0), "tensor": (0, 0)}.get(_text(weights.get("strategy")))


def _weight_bits(weights: Json, form: str) -> float | None:
    bits, group = weights.get("num_bits"), _size(weights.get("group_size"))
    if not isinstance(bits, int) or isinstance(bits, bool) or not 1 <= bits <= 32:
        return None
    if size := _block(weights.get("block_structure")):
        return bits + 32 / (size[0] * size[1])
    if not group:
        return bits
    four = weights.get("type") == "float" and bits == 4
    scale = 8 if four or "mxfp" in form or "nvfp" in form else SCALE
    zero = 0 if four or weights.get("symmetric") is not False else bits
    return bits + (scale + zero) / group


def _mixed(config: Json, kept: Patterns | None, cache: float | None) -> Quantised | None:
    """ModelOpt with a word for each layer."""
    layers = config.get("quantized_layers")
    if not isinstance(layers, dict) or len(layers) > MOST_PATTERNS:
        return None
    of: dict[str, list[str]] = {}
    for name, how in layers.items():
        algorithm = _text(how.get("quant_algo")).upper() if isinstance(how, dict) else ""
        if algorithm not in ALGORITHMS:
            return None
        of.setdefault(algorithm, []).append(name)
    rules = [
        Rule(patterns(names), ALGORITHMS[algorithm], BLOCKS.get(algorithm))
        for algorithm, names in of.items()
    ]
    said = list(of)
    if _text(config.get("quant_method")).lower() == "fp8":  # the rest is what that method says
        rest = quantised({k: v for k, v in config.items()
                          if k in ("quant_method", "weight_block_size")})  # fmt: skip
        rules += rest.rules if rest else ()
        said.append("fp8")
    return Quantised(" and ".join(dict.fromkeys(said)), tuple(rules), kept, cache=cache)


def _quark(config: Json, kept: Patterns | None, cache: float | None) -> Quantised | None:
    whole = config.get("global_quant_config")
    weight = whole.get("weight") if isinstance(whole, dict) else None
    if not isinstance(weight, dict):
        return None
    kind, group = _text(weight.get("dtype")).lower(), _size(weight.get("group_size"))
    bits = {"fp8_e4m3": 8.0, "fp4": 4.0, "int4": 4.0, "uint4": 4.0, "int8": 8.0}.get(kind)
    if bits is None:
        return None
    scale = (8 if kind == "fp4" else SCALE) / group if group else 0
    rules = _every(bits + scale, (1, group) if group else None)
    return Quantised(f"quark, {kind}", rules, kept, cache=cache)


def _every(bits: float, block: Block | None = None) -> tuple[Rule, ...]:
    return (Rule(None, bits, block),)


def _patterns(config: Json, *keys: str) -> Patterns | None:
    names = [name for key in keys for name in _texts(config.get(key))]
    return patterns(names[:MOST_PATTERNS]) if names else None


def _text(value: Plain) -> str:
    """A word, which may be told again."""
    return value if isinstance(value, str) and value.isprintable() else ""


def _size(value: Plain) -> int:
    """How many numbers a scale is of; zero where that is not said, or said of none."""
    fits = isinstance(value, int) and not isinstance(value, bool) and 0 < value <= MOST_OF_A_SCALE
    return value if fits and isinstance(value, int) else 0


def _texts(value: Plain) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _cache(config: Json) -> float | None:
    """Bits of a number of the KV cache, where they are said."""
    for key in ("kv_cache_scheme", "kv_cache_quant_algo", "kv_cache_quant_type"):
        said = config.get(key)
        bits = said.get("num_bits") if isinstance(said, dict) else None
        if isinstance(bits, int) and 1 <= bits <= 32:
            return bits
        if isinstance(said, str) and said.upper() in ALGORITHMS:
            return ALGORITHMS[said.upper()]
        if isinstance(said, str) and said.lower() in DTYPES:
            return DTYPES[said.lower()]
    return None


def _block(value: Plain) -> Block | None:
    """Rows and columns of a block that has one scale."""
    if isinstance(value, list) and len(value) == 2:
        rows, columns = value
        if _size(rows) and _size(columns):
            return _size(rows), _size(columns)
    return None


# --- by what a weight is of ---


def _has(part: str, model: Model) -> bool:
    return any(weights_of(part, kind, 0) for kind in model.kinds)


def _mean(found: Quantised, bits: float, part: str, model: Model) -> float:
    """Bits of a number of such weights, on average over layers, for some may be left out."""
    if found.experts and part != "experts":
        return bits
    total, numbers = 0.0, 0
    for layer, kind in enumerate(model.layers):
        for names, size in weights_of(part, model.kinds[kind], model.hidden):
            paths = [f"layers.{layer}.{name}" for name in names]
            total += size * found.bits(paths, bits)
            numbers += size
        if found.plain and numbers:
            break
    mean = total / numbers if numbers else bits
    return bits if mean == bits else mean  # as a config that quantises nothing of it says


Named = tuple[tuple[str, ...], int]
"""What families call a weight, and its numbers."""


def weights_of(part: str, layer: Layer, hidden: int) -> list[Named]:
    ffn = layer.ffn
    if part == "attention":
        return _attention(layer.attention, hidden)
    if isinstance(ffn, Moe):
        if part == "experts" and ffn.own_norms:
            return _gated("", ffn.expert, ffn.latent or hidden, ffn.experts, BESIDE)
        if part == "shared" and ffn.own_norms and ffn.shared is not None:
            return _gated("", ffn.shared, hidden, 1)
        if part == "experts":
            return _gated("experts.0", ffn.expert, ffn.latent or hidden, ffn.experts)
        if part == "shared" and ffn.shared is not None:
            return _gated("shared_experts", ffn.shared, hidden, 1)
        return []
    return _gated("", ffn, hidden, 1) if part == "dense" else []


INSIDE = ("mlp", "block_sparse_moe", "feed_forward", "ffn", "moe")
BESIDE = ("experts.0",)
"""Of experts beside a dense block, which has the name of one."""
SHARED = ("shared_experts", "shared_expert", "shared_mlp")


def _gated(
    inner: str, block: Dense, hidden: int, times: int, places: tuple[str, ...] = INSIDE
) -> list[Named]:
    one = hidden * block.width * times
    inners = SHARED if inner == "shared_experts" else (inner,)
    within = [f"{place}.{each}".rstrip(".") for place in places for each in inners]
    weights = [(("up_proj", "gate_up_proj", "w3"), one), (("down_proj", "w2"), one)]
    if block.gated or block.joint:
        weights.append((("gate_proj", "gate_up_proj", "w1"), one))
    return [
        (tuple(f"{place}.{name}" for place in within for name in names), size)
        for names, size in weights
    ]


def _attention(spec: Attention, hidden: int) -> list[Named]:
    query, out = spec.heads * spec.head_dim, spec.heads * spec.value_dim
    latent = spec.latent
    if latent is None:
        sizes = {
            "q_proj": hidden * query,
            "k_proj": hidden * spec.kv_heads * spec.head_dim,
            "v_proj": hidden * spec.kv_heads * spec.value_dim,
        }
    else:
        above = spec.heads * (latent.nope + spec.value_dim)
        sizes = {
            "kv_a_proj_with_mqa": hidden * (latent.kv_rank + latent.rope),
            "kv_b_proj": latent.kv_rank * above,
        }
        if latent.q_rank is None:
            sizes["q_proj"] = hidden * query
        else:
            sizes |= {"q_a_proj": hidden * latent.q_rank, "q_b_proj": latent.q_rank * query}
    sizes["o_proj"] = out * hidden
    return [((f"self_attn.{name}", f"attn.{name}"), size) for name, size in sizes.items()]
