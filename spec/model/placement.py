"""Which layers slide, which rotate, which have experts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardproof.spec.model import limits
from shardproof.spec.model.family import Experts, Family
from shardproof.spec.model.ffn import has_experts
from shardproof.spec.model.kimi import channel_layers
from shardproof.spec.model.reader import Reader, shown
from shardproof.spec.source.node import Node

Windows = Sequence[int | None]
INDEXED = ("deepseek_sparse_attention", "indexed_attention")
"""What layers are called that attend to chosen keys, which all layers of such a family do."""


# --- windows ---


def layer_windows(reader: Reader, family: Family, count: int) -> Windows:
    key = "sliding_window"
    reads = family.window != "none" or "layer_types" in reader.fields
    if family.window == "upper" and not reader.boolean("use_sliding_window"):
        reader.find((key,))  # whatever it says, a published zero too, it has no effect
        reads = False
    window = reader.maybe_integer((key,), limits.POSITIONS) if reads else None
    if family.window == "hybrid":
        before = reader.maybe_integer(("sliding_window_size",), limits.POSITIONS)
        window = window if before is None else before + 1  # so many tokens before, and itself
    types = reader.sequence("layer_types", count)
    by_rule = rule_windows(reader, family, window, count)
    if family.global_heads:
        last = types[-1].value == "sliding_attention" if types else by_rule[-1] is not None
        if last:
            why = "the family's own code lets the last layer see everything"
            reader.not_modelled("layer_types", why)
    if types is None:
        return by_rule
    strange: dict[str, int] = {}
    for index, node in enumerate(types):
        kind = node.value
        if not isinstance(kind, str):
            reader.wrong("MODEL-TYPE", f"layer_types[{index}]", node, "no name", "give a string")
            return by_rule
        if kind == "sliding_attention" and window is None and reader.fine((key,)):
            reader.fault(
                "MODEL-WINDOW",
                f"layer_types[{index}]",
                f"layer {index} slides, but there is no {reader.path}{key}",
                f"give {reader.path}{key}, or full_attention",
                node.place,
            )
            return by_rule
        known = ("sliding_attention", "full_attention", *(("linear_attention",) * family.states))
        older = ("mamba", "attention") if family.states and family.mamba is not None else ()
        known = (*known, *older, *(INDEXED * (family.indexer != "none")))
        known = (*known, *(("chunked_attention",) * bool(family.chunk)))
        if kind not in known:
            strange.setdefault(kind, index)
    for index in strange.values():  # each once, at its first layer
        value, why = shown(types[index]), "neither full nor sliding attention"
        reader.unmodel(f"layer_types[{index}]", value, why)
    return [window if node.value == "sliding_attention" else None for node in types]


def rule_windows(reader: Reader, family: Family, window: int | None, count: int) -> Windows:
    match family.window:
        case "none":
            return [None] * count
        case "all":
            return [window] * count
        case "even":
            return [None if layer % 2 else window for layer in range(count)]
        case "upper":
            first = reader.maybe_integer(("max_window_layers",), 2**31, low=0) or 0
            return [window if layer >= first else None for layer in range(count)]
        case "hybrid":
            marks = marked(reader, "hybrid_layer_pattern", count)
            six = [layer != 0 and (layer + 1) % 6 != 0 for layer in range(count)]
            return [window if slides else None for slides in marks or six]
        case "pattern":
            return [window if slides else None for slides in by_pattern(reader, count)]


def by_pattern(reader: Reader, count: int) -> Sequence[bool]:
    """Which layers slide: all but each n-th, or by letters, L for local and G for global."""
    keys = ("sliding_window_pattern", "_sliding_window_pattern")
    letters = reader.fields.get(keys[0])
    if letters is not None and isinstance(letters[1].value, str):
        reader.read.update(keys)
        said = letters[1].value
        if said and not set(said) - {"L", "G"}:
            return [said[layer % len(said)] == "L" for layer in range(count)]
        reader.wrong(
            "MODEL-RANGE", keys[0], letters[1], "no pattern", "letters L and G, or a number"
        )
        return [False] * count
    each = reader.maybe_integer(keys, limits.LAYERS, low=0) or 1  # zero: none slides
    return [(layer + 1) % each != 0 for layer in range(count)]


# --- chunks ---


def layer_chunks(
    reader: Reader, family: Family, rotated: Sequence[bool], count: int
) -> Sequence[int | None]:
    """How many tokens a chunk has in which a layer sees, and none where it sees all."""
    if not family.chunk:
        return [None] * count
    size = reader.maybe_integer((family.chunk,), limits.POSITIONS)
    types = reader.sequence("layer_types", count)
    chunked = rotated if types is None else [node.value == "chunked_attention" for node in types]
    return [size if here else None for here in chunked]


# --- states ---

STATE_WORDS = ("linear_attention", "mamba")


def layer_states(reader: Reader, family: Family, count: int) -> Sequence[bool]:
    """Which layers carry a state in place of attention."""
    if not family.states:
        return [False] * count
    types = reader.sequence("layer_types", count)
    if family.channels:
        return channel_layers(reader, count)
    if family.mamba is not None:
        # Without a list each layer of Granite has a state.
        return [node.value in STATE_WORDS for node in types] if types else [True] * count
    each = reader.maybe_integer(("full_attention_interval",), limits.LAYERS) or 4
    if types is None:
        return [(layer + 1) % each != 0 for layer in range(count)]
    return [node.value == "linear_attention" for node in types]


# --- chosen keys ---


def layer_indexes(reader: Reader, family: Family, count: int) -> Sequence[bool]:
    """Which layers attend to the keys that an earlier one chose."""
    if family.indexer == "none":
        return [False] * count
    kinds = reader.sequence("indexer_types", count)
    pattern = reader.text(("index_topk_pattern",))
    each = reader.maybe_integer(("index_topk_freq",), limits.LAYERS) or 1
    first = reader.maybe_integer(("index_skip_topk_offset",), limits.LAYERS, low=0) or 0
    key, shared = "index_topk_freq", [max(i - first + 1, 0) % each != 0 for i in range(count)]
    if kinds is not None:
        key, shared = "indexer_types", [node.value == "shared" for node in kinds]
        for index, node in enumerate(kinds):
            if node.value not in ("full", "shared"):
                right = "give full or shared"
                reader.wrong("MODEL-RANGE", f"indexer_types[{index}]", node, "no index", right)
                return [False] * count
    elif pattern:
        key, shared = "index_topk_pattern", [letter == "S" for letter in pattern]
        if set(pattern) - {"F", "S"} or len(pattern) != count:
            node = reader.fields[key][1]
            right = f"one letter for each of {count} layers, F for full and S for shared"
            reader.wrong("MODEL-RANGE", key, node, "no pattern", right)
            return [False] * count
    if shared and shared[0] and reader.fine((key,)):
        right = "let the first layer have an index of its own"
        message = "layer 0 attends to chosen keys, and no layer before it has chosen any"
        reader.fault("MODEL-RANGE", key, message, right)
    return shared


# --- rotation ---


def layer_rotation(reader: Reader, family: Family, windows: Windows, count: int) -> Sequence[bool]:
    if family.rope_where_sliding:
        local = reader.maybe_integer(("sliding_window",), limits.POSITIONS) is not None
        return [window is not None or not local for window in windows]
    if not family.some_without_rope:
        return [True] * count
    each = reader.maybe_integer(("no_rope_layer_interval",), limits.LAYERS) or 1
    marks = reader.sequence("no_rope_layers")
    if not marks:
        return [(layer + 1) % each != 0 for layer in range(count)]
    marks = reader.sequence("no_rope_layers", count) or ()
    # Despite the name, one means that the layer rotates.
    flags = [mark == 1 for mark in numbers(reader, "no_rope_layers", marks, 1)]
    return flags if len(flags) == count else [True] * count


def numbers(reader: Reader, key: str, nodes: Sequence[Node], high: int) -> Iterator[int]:
    """The entries of a list, up to the first that is wrong: one fault for a list is enough."""
    for index, node in enumerate(nodes):
        yield reader.whole(f"{key}[{index}]", node, high, low=0)
        if not reader.fine((key,)):
            return


# --- experts ---

RULE_KEYS = ("first_k_dense_replace", "moe_layer_freq", "decoder_sparse_step")
"""Fields of a rule, beside which a list of kinds may stand."""


def layer_experts(reader: Reader, experts: Experts, count: int) -> Sequence[bool]:
    there = has_experts(reader, experts)
    by_rule = by_placement(reader, experts, count)
    found = by_kind(reader, by_rule, count) if experts.listed else by_rule
    return [there and routed for routed in found]


def by_kind(reader: Reader, by_rule: Sequence[bool], count: int) -> Sequence[bool]:
    """What `mlp_layer_types` says of each layer, or else the family's rule."""
    key = "mlp_layer_types"
    kinds = reader.sequence(key, count)
    if kinds is None:
        return by_rule
    for index, node in enumerate(kinds):
        if node.value not in ("dense", "sparse"):
            right = "give dense or sparse"
            reader.wrong("MODEL-RANGE", f"{key}[{index}]", node, "no kind of block", right)
            return by_rule
    found = [node.value == "sparse" for node in kinds]
    rule = next((name for name in RULE_KEYS if reader.says(name) and name in reader.read), None)
    if rule is not None and found != list(by_rule):
        reader.not_modelled(rule, f"{key} says otherwise, and engines differ on which they read")
    return found


def by_placement(reader: Reader, experts: Experts, count: int) -> Sequence[bool]:
    match experts.placed:
        case "every":
            return [True] * count
        case "step":
            each = reader.maybe_integer(("decoder_sparse_step",), limits.LAYERS) or 1
            plain = listed(reader, "mlp_only_layers", count)
            return [(i + 1) % each == 0 and i not in plain for i in range(count)]
        case "after_dense":
            first = reader.maybe_integer(("first_k_dense_replace",), 2**31, low=0) or 0
            each = reader.maybe_integer(("moe_layer_freq",), limits.LAYERS) or 1
            return [i >= first and i % each == 0 for i in range(count)]
        case "interleaved":
            each = reader.maybe_integer(("interleave_moe_layer_step",), limits.LAYERS) or 1
            chosen = listed(reader, "moe_layers", count)
            return [i in chosen if chosen else (i + 1) % each == 0 for i in range(count)]
        case "between":
            first = reader.maybe_integer(("moe_layer_start_index",), limits.LAYERS, low=0) or 0
            last = last_of(reader, "moe_layer_end_index", count)
            each = reader.maybe_integer(("moe_layer_interval",), limits.LAYERS) or 1
            return [first <= i <= last and (i + 1) % each == 0 for i in range(count)]

        case "marked":
            marks = marked(reader, "moe_layer_freq", count)
            return marks or [layer > 0 for layer in range(count)]


def marked(reader: Reader, key: str, count: int) -> Sequence[bool]:
    """What a list of zeros and ones says of each layer; empty where there is none."""
    marks = reader.sequence(key, count)
    if marks is None:
        return ()
    flags = [mark == 1 for mark in numbers(reader, key, marks, 1)]
    return flags if len(flags) == count else [True] * count


def last_of(reader: Reader, key: str, count: int) -> int:
    """An index of a layer, where minus one and null mean the last one."""
    last = reader.maybe_integer((key,), limits.LAYERS, low=-1)
    return count - 1 if last is None or last < 0 else last


def listed(reader: Reader, key: str, count: int) -> frozenset[int]:
    """The layers that a list names."""
    return frozenset(numbers(reader, key, reader.sequence(key) or (), count - 1))
