"""What else an engine takes on the same devices: flags before degrees.

Degrees are offered that leave each device its share of the layers; flags that repeat a part of each
layer too, up to a quarter more. `Way.weights` says how much the fullest device holds.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import cast

from shardproof.spec.dialects.asked import Asked, Engine, Option
from shardproof.spec.dialects.profiles import PROFILES, judged_by
from shardproof.spec.dialects.profiles.facts import word
from shardproof.spec.dialects.profiles.flags import FLAGS, Flag, Said
from shardproof.spec.dialects.profiles.numbers import Numbers, read_numbers
from shardproof.spec.dialects.profiles.rule import Fact, Facts, holds, whole
from shardproof.spec.dialects.profiles.versions import Version, read_version
from shardproof.spec.record import dataclass, replace

MOST_RANKS = 128
"""Tensor degrees up to this are tried, and up to the devices of the command."""


@dataclass(frozen=True, slots=True)
class Way:
    """A command that the engine takes, by what it says otherwise than the one that was asked."""

    says: str
    asked: Asked
    changed: Mapping[str, object]
    """Options by the name under which the command has them; None for one that is left out."""
    env: Mapping[str, str]
    """Variables; an empty one is left out."""
    weights: float = 1.0
    """Numbers on the fullest device against those of the command: roughly, by the model's sizes."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The first is what a maintainer of the engine would name."""

    ways: tuple[Way, ...]
    degrees: tuple[int, ...]
    """Every tensor degree that the engine takes for this model without stages, on any devices."""
    why: str = ""
    """Where there is no way: why."""


NAMES: Mapping[Engine, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "vllm": (("tensor_parallel_size",), ("pipeline_parallel_size",)),
    "sglang": (("tensor_parallel_size", "tp_size"), ("pipeline_parallel_size", "pp_size")),
    "tensorrt-llm": (("tensor_parallel_size", "tp_size"), ("pipeline_parallel_size", "pp_size")),
    "megatron": (("tensor_model_parallel_size",), ("pipeline_model_parallel_size",)),
}
"""What each engine calls its tensor degree and its stages; the first unless the other was said."""
EXPERTS_INSIDE: Mapping[Engine, tuple[str, ...]] = {
    "vllm": (),
    "sglang": ("expert_parallel_size", "ep_size"),
    "tensorrt-llm": ("moe_expert_parallel_size", "ep_size"),
    "megatron": (),
}
"""Degrees of experts that lie inside the tensor ranks."""
WORLDS = ("nnodes", "nproc_per_node", "world_size")
"""Options that say how many devices there are."""
STAGE_LISTS = ("VLLM_PP_LAYER_PARTITION", "SGLANG_PP_LAYER_PARTITION")


def alternatives(
    asked: Asked,
    config: Mapping[str, object],
    *,
    devices: int | None = None,
    most: int = 6,
    heavier: bool = False,
) -> Ways:
    """Ways on as many devices, in the order in which they are worth trying.

    With `heavier`, such that put more weights on a device too: someone else knows whether it holds.
    """
    profile = PROFILES[asked.engine]
    numbers = read_numbers(config, word(asked, "quantization"))
    version = read_version(asked.version, profile.newest)
    facts = _more_facts(asked, numbers, profile.facts(asked, numbers, devices))
    total = whole(facts, "devices")
    ways: list[Way] = []
    more = False
    for each in _candidates(asked, numbers, version, facts):
        new = _new_env(asked, each.asked)
        if any(_within(way.changed, each.changed) and _within(way.env, new) for way in ways):
            continue
        made = profile.facts(each.asked, numbers, devices)
        if whole(made, "devices") != total:
            continue
        accepted = judged_by(profile, each.asked, numbers, devices).outcome == "accepted"
        more_weights = layer_weights(numbers, made) > each.most * layer_weights(numbers, facts)
        if more_weights and not heavier:
            more = more or accepted
        elif accepted:
            share = fullest(numbers, made) / (fullest(numbers, facts) or 1.0)
            ways.append(Way(each.says, each.asked, each.changed, new, round(share, 3)))
        if len(ways) == most:
            break
    why = "" if ways else f"the engine takes no flag and no degrees on these {total} devices"
    if more and not ways:
        why += " but such that put more weights on a device"
    return Ways(tuple(ways), _degrees(asked, numbers, version, facts), why)


def _within(some: Mapping[str, object], more: Mapping[str, object]) -> bool:
    return all(name in more and more[name] == value for name, value in some.items())


def _new_env(asked: Asked, tries: Asked) -> dict[str, str]:
    env = {name: tries.env.get(name, "") for name in sorted({*tries.env, *asked.env})}
    return {name: value for name, value in env.items() if value != asked.env.get(name, "")}


def _degrees(asked: Asked, numbers: Numbers, version: Version, facts: Facts) -> tuple[int, ...]:
    """Without stages or nodes, and without what is given up last."""
    profile = PROFILES[asked.engine]
    last = tuple(
        flag for flag in FLAGS[asked.engine] if flag.last and _applies(flag, version, facts)
    )
    plain = _with(_flagged(asked, facts, last).asked, dict.fromkeys(WORLDS))
    return tuple(
        tp
        for tp in range(1, MOST_RANKS + 1)
        if judged_by(profile, _with(plain, _split(asked, tp, 1)), numbers).outcome == "accepted"
    )


@dataclass(frozen=True, slots=True)
class Candidate:
    """A command to try."""

    changed: Mapping[str, object]
    says: str
    asked: Asked
    most: float = 1.001
    """How much more of the layers it may put on a device."""


ADDED = 1.25
"""What a flag may add to a device's layers, as a shared expert that is repeated does."""


def _candidates(
    asked: Asked, numbers: Numbers, version: Version, facts: Facts
) -> Iterator[Candidate]:
    """Flags, two flags, degrees, degrees with a flag; then what gives something up."""
    tp, pp = whole(facts, "tp") or 1, whole(facts, "pp") or 1
    flags = [flag for flag in FLAGS[asked.engine] if _applies(flag, version, facts)]
    kept = [flag for flag in flags if not flag.last]
    for chosen in (*((flag,) for flag in kept), *combinations(kept, 2)):
        yield _flagged(asked, facts, chosen)
    others = [split for split in _splits(tp * pp, tp) if split != (tp, pp)]
    for split in others:
        yield _degreed(asked, numbers, version, split, ())
    for split in others:
        for flag in FLAGS[asked.engine]:
            if not flag.last:
                yield _degreed(asked, numbers, version, split, (flag,))
    given_up = [flag for flag in flags if flag.last]
    for flag in given_up:
        yield _flagged(asked, facts, (flag,))
    for flag in given_up:
        for other in kept:
            yield _flagged(asked, facts, (flag, other))
        for split in others:
            yield _degreed(asked, numbers, version, split, (flag,))


def _splits(total: int, tp: int) -> list[tuple[int, int]]:
    """Tensor degrees that divide the ranks of a replica: the greatest below the asked one first."""
    fitting = [each for each in range(1, total + 1) if total % each == 0]
    below = sorted((each for each in fitting if each <= tp), reverse=True)
    above = [each for each in fitting if each > tp]
    return [(each, total // each) for each in (*below, *above)]


def _applies(flag: Flag, version: Version, facts: Facts) -> bool:
    if flag.since is not None and not version.since(flag.since):
        return False
    if flag.until is not None and version.since(flag.until):
        return False
    return all(holds(facts, test) for test in flag.when)


def _flagged(asked: Asked, facts: Facts, flags: tuple[Flag, ...]) -> Candidate:
    changed: dict[str, object] = {}
    env: dict[str, str] = {}
    for flag in flags:
        left_out = (
            name
            for name in asked.options
            if any(name == each or name.startswith(each + ".") for each in flag.leaves_out)
        )
        changed.update(dict.fromkeys(left_out))
        changed.update(_set(asked, name, _value(value, facts)) for name, value in flag.options)
        env.update({name: str(_value(value, facts)) for name, value in flag.env})
    shown = {name: value for name, value in facts.items() if isinstance(value, (int, str))}
    says = "; ".join(flag.says.format_map(shown) for flag in flags)
    return Candidate(changed, says, _with(asked, changed, env), ADDED)


def _value(value: Said, facts: Facts) -> Fact:
    if isinstance(value, str) and value.startswith("="):
        return facts.get(value[1:])
    return value


def _degreed(
    asked: Asked,
    numbers: Numbers,
    version: Version,
    split: tuple[int, int],
    flags: tuple[Flag, ...],
) -> Candidate:
    """Other degrees, and flags as they are with these."""
    tp, pp = split
    changed = _split(asked, tp, pp)
    lists = dict.fromkeys((name for name in STAGE_LISTS if name in asked.env), "")
    tries = _with(asked, changed, lists)
    says = f"tensor degree {tp}, {pp} stages" if pp > 1 else f"tensor degree {tp}"
    if not flags:
        return Candidate(changed, says, tries)
    facts = _more_facts(tries, numbers, PROFILES[asked.engine].facts(tries, numbers, None))
    fitting = tuple(flag for flag in flags if _applies(flag, version, facts))
    more = _flagged(tries, facts, fitting)
    told = "; ".join(filter(None, (says, more.says)))
    return Candidate({**changed, **more.changed}, told, more.asked)


def _split(asked: Asked, tp: int, pp: int) -> dict[str, object]:
    """Options of these degrees; where experts lay over all tensor ranks, they still do."""
    tensor, stages = NAMES[asked.engine]
    changed: dict[str, object] = {_said(asked, tensor): tp, _said(asked, stages): pp}
    before = asked.value(_said(asked, tensor), 1)
    inside = EXPERTS_INSIDE[asked.engine]
    if inside and before != 1 and asked.value(_said(asked, inside)) == before:
        changed[_said(asked, inside)] = tp
    return changed


def _said(asked: Asked, names: tuple[str, ...]) -> str:
    """The name under which the command has one of these; the first where it has none."""
    found = next((asked.options[name] for name in names if name in asked.options), None)
    own = (name for name, option in asked.options.items() if option is found)
    return next(own, names[0])


def _set(asked: Asked, name: str, value: object) -> tuple[str, object]:
    """An option as the command would have it: by its name there, and inside JSON that it says."""
    whole_name, _, key = name.partition(".")
    inside = asked.value(whole_name)
    if key and isinstance(inside, Mapping):
        return whole_name, {**cast("Mapping[str, object]", inside), key: value}
    alike = EXPERTS_INSIDE[asked.engine]
    return _said(asked, alike if name in alike else (name,)), value


def _spelled(engine: Engine, name: str, value: object) -> str:
    whole_name, dot, key = name.partition(".")
    told = whole_name if engine == "tensorrt-llm" else whole_name.replace("_", "-")
    if value is True:
        return f"--{told}{dot}{key}"
    text = shlex.quote(json.dumps(value)) if isinstance(value, Mapping) else str(value)
    return f"--{told}{dot}{key} {text}"


def _with(
    asked: Asked, changed: Mapping[str, object], env: Mapping[str, str] | None = None
) -> Asked:
    """The command with these options instead; JSON that holds a dotted one gives way to it."""
    options = {name: option for name, option in asked.options.items() if name not in changed}
    for name, value in changed.items():
        if value is not None:
            options[name] = Option(value, _spelled(asked.engine, name, value), "changed")
    variables = {**asked.env, **(env or {})}
    left = {name: value for name, value in variables.items() if value or name not in (env or {})}
    return replace(asked, options=options, env=left)


def _more_facts(asked: Asked, numbers: Numbers, facts: Facts) -> Facts:
    """What flags need beside what rules do."""
    experts, ep = numbers.experts, whole(facts, "ep") or 1
    pp, layers = whole(facts, "pp") or 1, whole(facts, "layers") or 0
    redundant = whole(facts, "redundant") or 0
    more = -(experts + redundant) % ep + redundant if experts else 0
    stages = stage_list(layers, pp, facts)
    last = layers - (layers // pp + 1) * (pp - 1) if pp > 1 and layers % pp else None
    return {
        **facts,
        "more_redundant": more if more != redundant else 0,
        "stage_list": stages,
        "last_layers": last if last and last > 0 else None,
        "eplb_said": any(name.startswith(("enable_eplb", "eplb_config")) for name in asked.options),
    }


def stage_list(layers: int, pp: int, facts: Facts) -> str | None:
    """A list of stages with the first layer of none that needs what the layer before it made."""
    starts, needing = facts.get("stage_starts"), facts.get("index_shared")
    if pp < 2 or layers < pp or not isinstance(starts, tuple):
        return None
    barred = set(needing) if isinstance(needing, tuple) else set[int]()
    moved = [0]
    for start in starts[1:]:
        down = next((at for at in range(start, moved[-1], -1) if at not in barred), None)
        up = next((at for at in range(start, layers) if at not in barred and at > moved[-1]), None)
        found = down if down is not None else up
        if found is None:
            return None
        moved.append(found)
    ends = [*moved[1:], layers]
    return ",".join(str(end - start) for start, end in zip(moved, ends, strict=True))


def layer_weights(numbers: Numbers, facts: Facts) -> float:
    """Numbers of the layers that a device holds on average, roughly: to compare plans by."""
    return _layer(numbers, facts) * (numbers.layers or 1) / (whole(facts, "pp") or 1)


def fullest(numbers: Numbers, facts: Facts) -> float:
    """Numbers of the fullest device: its layers rounded up, and an end of the vocabulary."""
    tp, pp = whole(facts, "tp") or 1, whole(facts, "pp") or 1
    ends = (numbers.vocab or 0) * (1 if numbers.tied or pp > 1 else 2) / tp
    layers = -(-(numbers.layers or 1) // pp)
    return _layer(numbers, facts) * layers + (numbers.hidden or 0) * ends


def _layer(numbers: Numbers, facts: Facts) -> float:
    tp = whole(facts, "tp") or 1
    attention_tp = whole(facts, "attention_tp") or tp
    head_dim, kv_heads = numbers.head_dim or 0, numbers.kv_heads or 0
    attention = 2 * (numbers.heads or 0) * head_dim / attention_tp
    attention += 0 if numbers.mla else 2 * max(kv_heads / attention_tp, min(1, kv_heads)) * head_dim
    if not numbers.experts:
        width = 3 * (numbers.dense or 0) / (whole(facts, "dense_tp") or tp)
    else:
        over = (whole(facts, "ep") or 1) * (whole(facts, "expert_tp") or whole(facts, "etp") or 1)
        width = 3 * numbers.experts * (numbers.expert or 0) / over
        width += 3 * (numbers.shared or 0) / (whole(facts, "shared_tp") or 1)
    return (numbers.hidden or 1) * (attention + width)
