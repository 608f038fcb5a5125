"""How weights of a published config are quantised: in blocks, in groups, and which of them not."""

from __future__ import annotations

import re
from typing import Literal

from shardproof.spec.dialects.profiles.reading import (
    Json,
    items,
    mapping,
    section,
    text,
    texts,
    whole,
    wrong,
    yes,
)
from shardproof.spec.record import dataclass

Kind = Literal[
    "none",
    "fp8-block",
    "fp8",
    "gptq",
    "awq",
    "int-groups",
    "nvfp4",
    "mxfp4",
    "mxfp8",
    "int8",
    "other",
]


@dataclass(frozen=True, slots=True)
class Quantisation:
    """One scale for so many numbers; what is left in full precision."""

    kind: Kind = "none"
    name: str = ""
    """As the config calls it."""
    block: tuple[int, int] | None = None
    """Output and input features that share a scale (`weight_block_size`)."""
    group: int | None = None
    """Input features that share a scale."""
    bits: int = 8
    online: bool = False
    """Quantised while it is loaded, from weights in full precision."""
    reordered: bool = False
    """Whether groups are numbered by an index of their own (`desc_act`), whole on each rank."""
    ignored: tuple[str, ...] = ()
    """Names of modules, or patterns, that are left as they are."""

    def skips(self, module: str, layers: int) -> bool:
        """Whether each layer's module of this name, as `self_attn.o_proj`, is left as it is."""
        numbers: set[str] = set()
        for entry in self.ignored:
            plain = entry.removeprefix("re:")
            if plain != entry:
                if _found(plain, f"model.layers.1.{module}") or _found(plain, module):
                    return True
                continue
            match = LAYER.search(entry)
            rest = entry[match.end() :] if match else entry.split("layers.*.")[-1].strip("*.")
            if rest and (
                module == rest or module.startswith(rest + ".") or f".{rest}." in f".{module}."
            ):
                if match is None:
                    return True
                numbers.add(match.group(1))
        return layers > 0 and len(numbers) >= 0.9 * layers


LAYER = re.compile(r"(?:^|\.)layers\.(\d+)\.")


def _found(pattern: str, name: str) -> bool:
    """Whether a pattern of a config matches; one that is none matches nothing."""
    if len(pattern) > 200:
        return False
    try:
        return re.search(pattern, name) is not None
    except re.error:
        return False


ALGORITHMS: dict[str, Kind] = {
    "fp8": "fp8",
    "fp8_per_channel_per_token": "fp8",
    "fp8_pb_wo": "fp8-block",
    "nvfp4": "nvfp4",
    "nvfp4_awq": "nvfp4",
    "w4a16_nvfp4": "nvfp4",
    "mxfp8": "mxfp8",
    "mxfp4": "mxfp4",
    "w4a16_awq": "awq",
    "w4a8_awq": "awq",
    "int8_sq": "int8",
}
"""What ModelOpt calls its algorithms."""

METHODS: dict[str, Kind] = {
    "gptq": "gptq",
    "gptq_marlin": "gptq",
    "auto-round": "gptq",
    "awq": "awq",
    "awq_marlin": "awq",
    "mxfp4": "mxfp4",
    "gpt_oss_mxfp4": "mxfp4",
    "mxfp8": "mxfp8",
    "fbgemm_fp8": "fp8",
    "ptpc_fp8": "fp8",
    "modelopt_fp4": "nvfp4",
    "modelopt_mxfp8": "mxfp8",
    "nvfp4": "nvfp4",
}

ONLINE: dict[str, tuple[Kind, tuple[int, int] | None]] = {
    "fp8_per_block": ("fp8-block", (128, 128)),
    "fp8_per_tensor": ("fp8", None),
    "fp8": ("fp8", None),
    "mxfp8": ("mxfp8", None),
    "mxfp4": ("mxfp4", None),
    "nvfp4": ("nvfp4", None),
}
"""What `--quantization` makes of weights that are published in full precision."""


def read_quantisation(config: Json, text_config: Json, asked: str = "") -> Quantisation:
    """Of the config, or what the command asks for where the config has none."""
    found = section(config, "quantization_config", "compression_config")
    found = found or section(text_config, "quantization_config", "compression_config")
    beside = section(config, "hf_quant_config", "hf_quant_config.json")
    if found:
        return _published(found)
    if beside:
        return _modelopt(section(beside, "quantization") or beside)
    if asked in ONLINE:
        kind, block = ONLINE[asked]
        return Quantisation(kind, asked, block, 16 if kind == "nvfp4" else None, online=True)
    return Quantisation(METHODS[asked], asked) if asked in METHODS else Quantisation()


def _published(found: Json) -> Quantisation:
    name = text(found, "quant_method").lower().replace("compressed_tensors", "compressed-tensors")
    ignored = texts(
        found, "modules_to_not_convert", "ignored_layers", "ignore", "exclude_modules", "exclude"
    )
    bits = whole(found, "bits", "w_bit", least=1) or 8
    group = _group(found)
    block = _block(found, "weight_block_size")
    if mapping(found.get("quantization")) is not None:
        return _modelopt(section(found, "quantization"))
    if name == "modelopt" or (not name and "quant_algo" in found):
        return _modelopt(found)
    if name.startswith("compressed-tensors") and mapping(found.get("config_groups")) is not None:
        return _compressed(found, name, ignored)
    if block is not None:
        return Quantisation("fp8-block", name, block, None, 8, "online" in name, ignored=ignored)
    if name in METHODS:
        kind = METHODS[name]
        group = group if kind in {"gptq", "awq"} else 16 if kind == "nvfp4" else 32
        reordered = yes(found, "desc_act")
        return Quantisation(kind, name, None, group, bits, reordered=reordered, ignored=ignored)
    kind = "fp8" if "fp8" in name else "other" if name else "none"
    return Quantisation(kind, name, None, group, bits, "online" in name, ignored=ignored)


def _group(found: Json) -> int | None:
    """Input features of a group; none where one scale holds for all of them."""
    value = found.get("group_size", found.get("q_group_size"))
    if value is None or value == -1:
        return None
    return whole({"group_size": value}, "group_size", least=1)


def _block(found: Json, name: str) -> tuple[int, int] | None:
    value = found.get(name)
    if value is None:
        return None
    each = items(value)
    if each is None or len(each) != 2:
        raise wrong(name, value, "two whole numbers")
    first, second = (whole({name: number}, name, least=1) for number in each)
    if first is None or second is None:
        raise wrong(name, value, "two whole numbers")
    return first, second


def _modelopt(found: Json) -> Quantisation:
    """ModelOpt's own description, inside the config or beside it."""
    name = text(found, "quant_algo").lower()
    kind = ALGORITHMS.get(name, "other" if name else "none")
    group = _group(found) or (16 if kind == "nvfp4" else None)
    block = (128, 128) if kind == "fp8-block" else None
    ignored = texts(found, "exclude_modules", "ignore")
    return Quantisation(
        kind, name, block, group, 4 if kind in {"nvfp4", "awq"} else 8, ignored=ignored
    )


def _compressed(found: Json, name: str, ignored: tuple[str, ...]) -> Quantisation:
    """The first group of modules of compressed-tensors that has weights."""
    for each in section(found, "config_groups").values():
        weights = section(mapping(each) or {}, "weights")
        if not weights:
            continue
        bits = whole(weights, "num_bits", least=1) or 8
        strategy, kind = text(weights, "strategy"), text(weights, "type")
        group = _group(weights)
        if strategy == "block":
            block = _block(weights, "block_structure") or (128, 128)
            return Quantisation("fp8-block", name, block, None, bits, ignored=ignored)
        if kind == "float" and bits == 4:
            made: Kind = "mxfp4" if "mxfp4" in text(found, "format") or group == 32 else "nvfp4"
            return Quantisation(made, name, None, group or 16, 4, ignored=ignored)
        if kind == "float":
            return Quantisation("fp8", name, None, None, bits, ignored=ignored)
        made = "int8" if bits == 8 and group is None else "int-groups"
        return Quantisation(made, name, None, group, bits, ignored=ignored)
    return Quantisation("other", name, ignored=ignored)
