"""A plan from a user's file: all its errors at once, each with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import cast

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.plan.aliases import hint as hint_of
from shardproof.spec.plan.aliases import other_file
from shardproof.spec.plan.cut_reading import NoCut, read_cut
from shardproof.spec.plan.edits import read_edits
from shardproof.spec.plan.layers import MOST_LAYER, NAMED, OF_ALL, Layers, numbers, written
from shardproof.spec.plan.phase import OfLayers
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.section import AnySection, Field, Section, fields_of
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.seldom import seldom
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node, Plain, from_plain, place_of, plain

MOST_UNKNOWN, MOST_NAMED = 16, 4
"""Keys that no section has: of how many is asked what was meant, and how many others are named."""
_CUT = ("vocab", "vocabulary", "rows", "vocab_cut", "padding", "padded")
"""Where a section has one axis, its cut has no other name."""
_MISSING = object()
_RANGE = seldom(r"\d{1,9}\.\.\d{1,9}")


def read_plan(root: Node) -> Plan:
    """The plan that `root` holds, or `InputErrors`."""
    plan = read_fields(root)
    if errors := list(shape_errors(plan, root)):
        raise InputErrors(sorted(errors, key=lambda error: error.place or Place("")))
    return plan


def read_fields(root: Node) -> Plan:
    """The plan that `root` holds, its numbers not yet asked to agree with each other."""
    if not isinstance(root.value, dict):
        raise InputErrors(
            InputError(
                "PLAN-KIND",
                f"a plan is a mapping, and this is {kind_of(root)}",
                root.place,
                help="write keys such as `tp: 8`",
            )
        )
    if other := other_file(root.value):
        what, right = other
        message = f"this is {what}, and a plan is asked for"
        named = right.replace("FILE", root.place.file or "FILE")
        raise InputErrors(InputError("PLAN-KIND", message, root.place, help=named))
    errors: list[InputError] = []
    plan = _section(Plan, root, "", errors)
    if errors:
        raise InputErrors(sorted(errors, key=lambda error: error.place or Place("")))
    return plan


def read_field(field: Field, node: Node, path: str) -> object:
    """The value of one field, or `InputErrors`."""
    errors: list[InputError] = []
    value = _field(field, node, path, errors)
    if errors:
        raise InputErrors(errors)
    return value


def plan_of(values: Mapping[str, object]) -> Plan:
    """The plan that a program writes as plain values, as a file would hold it."""
    return read_plan(from_plain(cast(Plain, values), Place("")))


def same_plan(values: Mapping[str, object]) -> Plan:
    """The plan that `plain_section` wrote, also one that is run for less than it was written for.

    So its numbers are not asked to agree with its workload.
    """
    errors: list[InputError] = []
    plan = _section(Plan, from_plain(cast(Plain, values), Place("")), "", errors)
    if errors:
        raise InputErrors(errors)
    return plan


def leaves_open(node: Node) -> bool:
    """Whether a value is that of an open plan: `?`, `1..8`, `{any: [...]}`."""
    value = node.value
    if isinstance(value, str):
        return value == "?" or _RANGE.fullmatch(value) is not None
    return isinstance(value, dict) and value.keys() == {"any"}


def kind_of(node: Node) -> str:
    """What a value is, in a user's words."""
    match node.value:
        case None:
            return "nothing"
        case bool():
            return f"the truth value {str(node.value).lower()}"
        case int() | float():
            return f"the number {str(node.value)[:40]}"
        case str() as text:
            return f"the text {text[:40]!r}" + ("…" if len(text) > 40 else "")
        case dict():
            return "a mapping"
        case _:
            return "a list"


def _section(
    section: type[AnySection], node: Node, path: str, errors: list[InputError]
) -> AnySection:
    if not isinstance(node.value, dict):
        fields = ", ".join(fields_of(section))
        errors.append(_wrong("PLAN-TYPE", path, node, f"a mapping of its fields: {fields}"))
        return section()
    values: dict[str, object] = {}
    known = fields_of(section)
    unknown: list[tuple[str, Place, Node]] = []
    for key, (place, child) in node.value.items():
        if key not in known:
            unknown.append((key, place, child))
            continue
        inner = f"{path}.{key}" if path else key
        value = _field(known[key], child, inner, errors)
        if value is not _MISSING:
            values[key] = value
    if unknown:
        errors += _unknown_keys(section, path, unknown)
    return section(**values)


def _field(field: Field, node: Node, path: str, errors: list[InputError]) -> object:
    """The value of a field; `_MISSING`, and an error told, where there is none."""
    value = node.value
    if value is None and field.optional and field.kind != "part":
        return None
    if field.kind not in ("part", "text", "edits", "layers") and leaves_open(node):
        message = f"{path} is left open"
        help_ = "write one value; `shardproof plans` and `shardproof why` take open plans"
        errors.append(InputError("PLAN-OPEN", message, node.place, path, help_))
        return _MISSING
    match field.kind:
        case "part":
            if field.part is None:
                raise TypeError(f"{path} is a part of no section")
            return _section(field.part, node, path, errors)
        case "cut":
            return _cut(field, node, path, errors)
        case "group":
            return _group(field, node, path, errors)
        case "rows":
            return _rows(field, node, path, errors)
        case "edits":
            return read_edits(node, path, errors)
        case "layers":
            return _layers(node, path, errors)
        case "word" if isinstance(value, str) and value in field.words:
            return value
        case "flag" if isinstance(value, bool):
            return value
        case "number" if type(value) is int and field.low <= value <= field.high:
            return value
        case "text" if isinstance(value, str) and len(value) <= field.high:
            return value
        case _:
            errors.append(_refusal(field, node, path))
            return _MISSING


def _refusal(field: Field, node: Node, path: str) -> InputError:
    match field.kind:
        case "word":
            close = nearest(node.value, field.words) if isinstance(node.value, str) else None
            words = "one of " + ", ".join(field.words)
            return _wrong(
                "PLAN-WORD", path, node, f"did you mean {close}? {words}" if close else words
            )
        case "flag":
            return _wrong("PLAN-TYPE", path, node, "true or false")
        case "number" if type(node.value) is int:
            return _wrong("PLAN-RANGE", path, node, f"from {field.low:,} to {field.high:,}")
        case "number":
            return _wrong("PLAN-TYPE", path, node, _number(field, node))
        case _:
            return _wrong("PLAN-TYPE", path, node, f"a text of at most {field.high:,} characters")


def _number(field: Field, node: Node) -> str:
    if node.value is None:
        return f"a whole number, or leave it out ({field.default}); a lone `~` is YAML's nothing"
    if isinstance(node.value, str) and node.value.isascii() and node.value.isdigit():
        return f"a whole number, without quotes: {node.value}"
    if node.value == "auto":
        ask = f"ask `shardproof plans {node.place.file}`"
        return f'a whole number; or leave it open, `"?"`, and {ask}'
    return "a whole number"


def _wrong(code: str, path: str, node: Node, help_: str) -> InputError:
    return InputError(code, f"{path} cannot be {kind_of(node)}", node.place, path, help_)


def _cut(field: Field, node: Node, path: str, errors: list[InputError]) -> object:
    try:
        return read_cut(plain(node), needed=field.needed, slots=field.slots)
    except NoCut as wrong:
        errors.append(InputError("PLAN-CUT", f"{path}: {wrong}", node.place, path, wrong.help))
        return _MISSING


def _group(field: Field, node: Node, path: str, errors: list[InputError]) -> object:
    items = node.value
    words = ", ".join(field.words)
    if items is None and field.optional:
        return None
    if not isinstance(items, tuple):
        errors.append(_wrong("PLAN-TYPE", path, node, f"a list of {words}"))
        return _MISSING
    names = [item.value for item in items]
    for item, name in zip(items, names, strict=True):
        if not (isinstance(name, str) and name in field.words):
            errors.append(_wrong("PLAN-WORD", path, item, f"each entry is one of {words}"))
            return _MISSING
        if names.count(name) > 1:
            errors.append(
                InputError("PLAN-WORD", f"{path} names {name} twice", node.place, path, "each once")
            )
            return _MISSING
    return tuple(names)


def _layers(node: Node, path: str, errors: list[InputError]) -> object:
    """What layers have of their own; whether a model has such layers is not known here."""
    if not isinstance(node.value, dict):
        errors.append(_wrong("PLAN-TYPE", path, node, "a mapping of layers, such as `3: {...}`"))
        return _MISSING
    found: list[tuple[str, Section]] = []
    for key, (place, child) in node.value.items():
        if wrong := _no_layers(key):
            here = _under(path, key)
            errors.append(InputError("PLAN-LAYER", f"{path}: {wrong[0]}", place, here, wrong[1]))
            continue
        own = _section(OfLayers, child, f"{path}.{key}", errors)
        for field in set(written(own)) & set(OF_ALL):
            at, inner = f"{path}.{key}.{field}", place_of(child, field.split("."))
            right = f"say it once, of all layers: `{field}`"
            errors.append(InputError("PLAN-LAYER", f"{at} holds for all layers", inner, at, right))
        found.append((key, own))
    return Layers(tuple(found))


def _no_layers(key: str) -> tuple[str, str] | None:
    """What is wrong with a name of layers, and what would be right."""
    if key in NAMED:
        return None
    kinds = ", ".join(NAMED)
    runs = numbers(key)
    if runs is None:
        close = nearest(key, NAMED)
        right = f"a number, a range such as 0-2, several such as 0-2,5, or one of {kinds}"
        return f"{_quoted(key)} is no layer", f"did you mean {close}? {right}" if close else right
    for run in runs:
        if not run:
            return f"{_quoted(key)} ends before it begins", "the first layer, then the last"
        if run.stop > MOST_LAYER:
            return f"{_quoted(key)} is beyond every model", f"layers up to {MOST_LAYER - 1:,}"
    if any(a.start < b.stop and b.start < a.stop for a, b in combinations(runs, 2)):
        return f"{_quoted(key)} names a layer twice", "each once"
    return None


def _rows(field: Field, node: Node, path: str, errors: list[InputError]) -> object:
    help_ = f"at most {field.high:,} rows of four whole numbers, [tick, stage, sequence, step]"
    if not isinstance(node.value, tuple) or len(node.value) > field.high:
        errors.append(_wrong("PLAN-TYPE", path, node, help_))
        return _MISSING
    out: list[tuple[int, ...]] = []
    for row in node.value:
        numbers = row.value
        if not (
            isinstance(numbers, tuple)
            and len(numbers) == 4
            and all(type(n.value) is int and abs(n.value) <= 2**31 for n in numbers)
        ):
            errors.append(InputError("PLAN-TYPE", f"{path} has a row that is not one", row.place,
                                     path, help_))  # fmt: skip
            return _MISSING
        out.append(tuple(n.value for n in numbers if isinstance(n.value, int)))
    return tuple(out)


def _unknown_keys(
    section: type[Section], path: str, unknown: Sequence[tuple[str, Place, Node]]
) -> Iterator[InputError]:
    """Each key that is like one that there is, or like another tool's; all others in one."""
    where, nobody = path or "a plan", list[tuple[str, Place, Node]]()
    for key, place, child in unknown[:MOST_UNKNOWN]:
        if help_ := _meant(section, key, child):
            told, field = f"{where} has no field {_quoted(key)}", _under(path, key)
            yield InputError("PLAN-KEY", told, place, field, help_)
        else:
            nobody.append((key, place, child))
    nobody += unknown[MOST_UNKNOWN:]
    if not nobody:
        return
    (first, place, _), names = nobody[0], [_quoted(key) for key, _, _ in nobody[:MOST_NAMED]]
    told, field = f"has no field {names[0]}", _under(path, first)
    if len(nobody) > 1:
        more = ", …" if len(nobody) > len(names) else ""
        told, field = f"has none of {len(nobody):,} fields: {', '.join(names)}{more}", path
    help_ = f"{where} has: {', '.join(fields_of(section))}"
    yield InputError("PLAN-KEY", f"{where} {told}", place, field, help_)


def _under(path: str, key: str) -> str:
    return f"{path}.{key[:60]}" if path else key[:60]


def _quoted(key: str) -> str:
    return repr(key[:60] + ("…" if len(key) > 60 else ""))


def _meant(section: type[Section], key: str, child: Node) -> str | None:
    """What a plan has in place of this key; None where nobody can tell."""
    known = list(fields_of(section))
    if other := hint_of(key, child.value):
        return other
    if "cut" in known and key in _CUT:
        return "here that is `cut`"
    close = nearest(key, known) or next(
        (name for name in known if len(key) > 2 and name.startswith(key)), None
    )
    if close:
        return f"did you mean {close}?"
    if homes := list(_homes(key)):
        return f"it belongs under {' or '.join(homes[:3])}"
    return None


def _homes(name: str) -> Iterator[str]:
    """The sections that do have a field of this name."""

    def walk(section: type[Section], path: str) -> Iterator[str]:
        for key, field in fields_of(section).items():
            if field.part and key not in ("prefill", "decode"):
                here = f"{path}.{key}" if path else key
                if name in fields_of(field.part):
                    yield here
                yield from walk(field.part, here)

    return walk(Plan, "")
