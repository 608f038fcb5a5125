"""Plans back as plain values and as text; reading them gives the same plan."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from shardproof.spec.plan.cut_reading import plain_cut
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Edit, plain_edit
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.section import Section
from shardproof.spec.source.node import Plain


def plain_value(value: object) -> Plain:
    """A field's value as a file would hold it."""
    if isinstance(value, Section):
        return plain_section(value)
    if isinstance(value, Edit):
        return plain_edit(value)
    if isinstance(value, Layers):
        return {name: plain_section(own) for name, own in value.entries}
    if isinstance(value, CutSpec):
        return plain_cut(value)
    if isinstance(value, tuple):
        return [plain_value(item) for item in cast("tuple[object, ...]", value)]
    if value is None or isinstance(value, (str, bool, int, float)):
        return value
    raise TypeError(f"no plan holds a {type(value).__name__}")


def plain_section(section: Section, *, defaults: bool = False) -> dict[str, Plain]:
    """What was written in a section, or with `defaults` every field of it."""
    if not defaults:
        return {name: plain_value(getattr(section, name)) for name in section.__dict__}
    return {
        name: plain_section(value, defaults=True)
        if isinstance(value, Section)
        else plain_value(value)
        for name, value in section.values()
    }


def flat(values: Mapping[str, Plain], prefix: str = "") -> Iterator[tuple[str, Plain]]:
    """Every leaf with its dotted path; a cut is a leaf, and no layers are none."""
    for name, value in values.items():
        path = f"{prefix}.{name}" if prefix else name
        if value == {}:
            continue
        if isinstance(value, dict) and not set(value) <= {"listed", "sizes", "strided", "padded"}:
            yield from flat(value, path)
        else:
            yield path, value


_PLAIN_WORDS = set("abcdefghijklmnopqrstuvwxyz_0123456789./-")


def inline(value: Plain) -> str:
    """A value as YAML on one line."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str() if value and set(value.lower()) <= _PLAIN_WORDS and value[0].isalpha():
            return f'"{value}"' if value in ("true", "false", "null") else value
        case str():
            return _quoted(value, ascii_alone=not value.isprintable())
        case dict():
            return "{" + ", ".join(f"{_key(k)}: {inline(v)}" for k, v in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(inline, value)) + "]"
        case _:
            return str(value)


def _key(name: str) -> str:
    """A name in a mapping on one line, where a comma would end it."""
    return _quoted(name, ascii_alone=True) if "," in name else name


def _quoted(text: str, *, ascii_alone: bool) -> str:
    import json  # few words are quoted

    return json.dumps(text, ensure_ascii=ascii_alone)
