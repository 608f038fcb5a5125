"""What every engine's facts begin with: the numbers of the model, and reading a command's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from shardproof.spec.dialects.asked import Asked, Option
from shardproof.spec.dialects.profiles.numbers import MODULES, Numbers
from shardproof.spec.dialects.profiles.rule import Fact
from shardproof.spec.errors import InputError, InputErrors


def number(asked: Asked, *names: str, default: int = 1) -> int:
    """The first of these options that was said, as a whole number."""
    option = said(asked, *names)
    if option is None or option.value is None:
        return default
    return as_number(option.value, names[0], option)


def as_number(value: object, name: str, option: Option | None = None) -> int:
    """A whole number, or digits."""
    if isinstance(value, bool):
        value = None
    if isinstance(value, str) and value.strip().lstrip("-").isdigit():
        value = int(value)
    if isinstance(value, int) and 0 <= value <= 10**9:
        return value
    where = f"{option.spelled}: " if option is not None else ""
    message = f"{where}{name} is no whole number"
    raise InputErrors(InputError("PLAN-TYPE", message, None, name, "give a degree"))


def flag(asked: Asked, *names: str) -> bool:
    """Whether one of these was said, and not with false."""
    option = said(asked, *names)
    if option is None:
        return False
    value = option.value
    if isinstance(value, str):
        return value.strip().lower() not in {"false", "0", "no", "off"}
    return value is None or bool(value)


def word(asked: Asked, *names: str, default: str = "") -> str:
    """The first of these options that was said, as text."""
    option = said(asked, *names)
    return default if option is None or option.value is None else str(option.value)


def inner(asked: Asked, name: str, key: str) -> object:
    """A value inside an option that is JSON, however it was said: `{"key": …}` or `--name.key`."""
    dotted = asked.options.get(f"{name}.{key}")
    if dotted is not None:
        return dotted.value
    value = asked.value(name)
    return cast(Mapping[str, object], value).get(key) if isinstance(value, Mapping) else None


def said(asked: Asked, *names: str) -> Option | None:
    """The option, by whichever of its long names."""
    return next((asked.options[name] for name in names if name in asked.options), None)


def environment(asked: Asked, name: str) -> bool:
    """Whether a variable is set to what engines read as yes."""
    return asked.env.get(name, "").strip().lower() in {"1", "true", "yes", "on"}


def visible(asked: Asked) -> int | None:
    """Devices that the command leaves its processes to see, if it says."""
    for name in ("CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES"):
        listed = asked.env.get(name)
        if listed is not None and listed.strip():
            return len([each for each in listed.split(",") if each.strip()])
    return None


def model_facts(numbers: Numbers) -> dict[str, Fact]:
    """The sizes that rules of several engines name."""
    quantisation = numbers.quantisation
    block = quantisation.block
    heads, head_dim = numbers.heads, numbers.head_dim
    value_dim = numbers.value_dim if numbers.mla else head_dim
    facts: dict[str, Fact] = {
        "family": numbers.family,
        "outer": numbers.outer,
        "architecture": numbers.architectures[0] if numbers.architectures else None,
        "layers": numbers.layers,
        "hidden": numbers.hidden,
        "heads": heads,
        "kv_heads": numbers.kv_heads,
        "other_heads": numbers.other_heads,
        "other_kv_heads": numbers.other_kv_heads,
        "vocab": numbers.vocab,
        "tied": numbers.tied,
        "mla": numbers.mla,
        "dense": numbers.dense,
        "experts": numbers.experts,
        "expert": numbers.expert,
        "shared": numbers.shared,
        "linear_key_heads": numbers.linear_key_heads,
        "linear_value_heads": numbers.linear_value_heads,
        "mamba_heads": numbers.mamba_heads,
        "mamba_groups": numbers.mamba_groups,
        "output_groups": numbers.output_groups,
        "vision_heads": numbers.vision_heads,
        "vision_width": numbers.vision_width,
        "quantisation": quantisation.kind,
        "quantised_as": quantisation.name,
        "online": quantisation.online,
        "bits": quantisation.bits,
        "block_n": None if block is None else block[0],
        "block_k": None if block is None else block[1],
        "group": quantisation.group,
        "index_shared": tuple(i for i, yes in enumerate(numbers.index_shared) if yes) or None,
        "drafts": numbers.drafts,
        "attention_out": heads * value_dim if heads and value_dim else None,
        "query": heads * head_dim if heads and head_dim and not numbers.mla else None,
        "latent_query": heads * numbers.query_dim
        if heads and numbers.query_dim and numbers.mla
        else None,
        "latent_values": heads * numbers.latent_dim
        if heads and numbers.latent_dim and numbers.mla
        else None,
    }
    for name in MODULES:
        facts[f"quantised_{name}"] = None if name in numbers.unquantised else facts[name]
    return facts


def stage_starts(sizes: list[int]) -> tuple[int, ...]:
    """The first layer of each stage."""
    return tuple(sum(sizes[:stage]) for stage in range(len(sizes)))


def listed_stages(text: str | None, layers: int, stages: int) -> list[int] | None:
    """Layers of each stage as a list says, where it is one."""
    if text is None:
        return None
    try:
        sizes = [int(each) for each in text.split(",")]
    except ValueError:
        return None
    return sizes if len(sizes) == stages and sum(sizes) == layers else None
