"""What each engine would do with a command: accept it, or refuse it with the words of its own.

`judge` reads a raw config.json, not our model, so that a family that is not modelled costs the
law's verdict and not the engine's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shardproof.spec.dialects.asked import Asked, Engine
from shardproof.spec.dialects.profiles import megatron, sglang, tensorrt_llm, vllm
from shardproof.spec.dialects.profiles.facts import word
from shardproof.spec.dialects.profiles.judged import Judged, Outcome, Reason
from shardproof.spec.dialects.profiles.numbers import Numbers, read_numbers
from shardproof.spec.dialects.profiles.rule import Facts, Found, Rule
from shardproof.spec.dialects.profiles.versions import Bound, Version, read_version
from shardproof.spec.record import dataclass

__all__ = ["PROFILES", "Judged", "Profile", "Reason", "judge", "judged_by"]


@dataclass(frozen=True, slots=True)
class Profile:
    """An engine's rules, and how its degrees come of its words."""

    name: str
    newest: Bound
    facts: Callable[[Asked, Numbers, int | None], Facts]
    rules: tuple[Rule, ...]


PROFILES: Mapping[Engine, Profile] = {
    "vllm": Profile("vLLM", vllm.NEWEST, vllm.facts, vllm.RULES),
    "sglang": Profile("SGLang", sglang.NEWEST, sglang.facts, sglang.RULES),
    "tensorrt-llm": Profile(
        "TensorRT-LLM", tensorrt_llm.NEWEST, tensorrt_llm.facts, tensorrt_llm.RULES
    ),
    "megatron": Profile("Megatron", megatron.NEWEST, megatron.facts, megatron.RULES),
}

SERIOUS: tuple[Outcome, ...] = ("rejected", "fails_later", "wrong", "unknown")
"""Outcomes of which the first that any rule brings is the command's."""


def judge(asked: Asked, config: Mapping[str, object], *, devices: int | None = None) -> Judged:
    """What the engine would do; `devices` are those of one node, where the caller knows them."""
    numbers = read_numbers(config, word(asked, "quantization"))
    return judged_by(PROFILES[asked.engine], asked, numbers, devices)


def judged_by(
    profile: Profile, asked: Asked, numbers: Numbers, devices: int | None = None
) -> Judged:
    """The same with the rules of a profile that is given, of numbers that are read."""
    version = read_version(asked.version, profile.newest)
    facts = profile.facts(asked, numbers, devices)
    reasons: list[Reason] = []
    others: list[tuple[Rule, Reason]] = []
    notes = [version.note] if version.note else []
    for rule in profile.rules:
        found = rule.find(facts)
        if found is None:
            continue
        reason = _reason(rule, facts, found, version)
        if not rule.current(version):
            others.append((rule, reason))
        elif rule.effect == "note":
            notes.append(f"{reason.message} ({rule.decides})" if rule.decides else reason.message)
        else:
            reasons.append(reason)
    told = {reason.axis for reason in reasons}
    for rule, reason in others:
        if reason.axis not in told:
            notes += _other_version(profile, rule, version, reason)
    notes += [f"the config does not say {what}" for what in _missing(numbers)]
    effects = {reason.effect for reason in reasons}
    outcome: Outcome = "accepted"
    for each in reversed(SERIOUS):
        outcome = each if each in effects else outcome
    return Judged(outcome, version.shown, tuple(reasons), tuple(notes))


def _reason(rule: Rule, facts: Facts, found: Found, version: Version) -> Reason:
    what = found.words.get("what", "")
    shown = {name: value for name, value in facts.items() if isinstance(value, (int, str))}
    known = {**shown, "size": facts.get(what), **found.words, **found.numbers}
    message = rule.words(version).format_map(_Known(known))
    return Reason(
        rule.id,
        message,
        rule.source,
        AXES.get(what, rule.axis),
        dict(found.numbers),
        rule.family,
        rule.effect,
        rule.decides,
    )


class _Known(dict[str, object]):
    """A fact that is not known is shown as `?`."""

    def __missing__(self, key: str) -> str:
        return "?"


AXES: Mapping[str, str] = {
    "quantised_shared": "shared-expert width",
    "shared": "shared-expert width",
    "quantised_attention_out": "attention heads",
}
"""Axes of sizes that share a rule with others."""


def _other_version(profile: Profile, rule: Rule, version: Version, reason: Reason) -> list[str]:
    """What another release says of it: a refusal that is gone, or one to come."""
    if rule.effect == "note":
        return []
    if rule.until is not None and version.since(rule.until):
        if rule.until.date < _a_year_before(profile.newest.date):
            return []
        return [f"{profile.name} before {rule.until.version} refused this: {reason.message}"]
    if rule.since is not None and not version.since(rule.since):
        return [f"{profile.name} from {rule.since.version} on: {reason.message}"]
    return []


def _a_year_before(month: str) -> str:
    return f"{int(month[:4]) - 1}{month[4:]}"


def _missing(numbers: Numbers) -> list[str]:
    sizes = {
        "the number of layers": numbers.layers,
        "the number of attention heads": numbers.heads,
        "the size of the vocabulary": numbers.vocab,
    }
    return [what for what, size in sizes.items() if not size]
