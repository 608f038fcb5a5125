"""Reads a case's file: every mistake at once, each with its place."""

from __future__ import annotations

from typing import cast

from shardproof.api import model_from_node
from shardproof.executor.domains.rounded import UNITS
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.outcome.runnable import obstacle
from shardproof.harness.case import MARK, VERSION, Case, Tokens
from shardproof.harness.published import PUBLISHED
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import kind_of, read_plan
from shardproof.spec.source.node import Node, Plain, plain
from shardproof.spec.source.read import read_file

FIELDS = (MARK, "config", "plan", "prompts", "forced", "dtype", "seed", "inside")
KINDS = tuple(UNITS)
MOST_SEED = 2**48


def read_case(path: str) -> Case:
    """The case of a file."""
    return case_of_node(read_file(path))


def case_of_node(root: Node) -> Case:
    """The case that a parsed file holds, or `InputErrors`."""
    if not isinstance(root.value, dict):
        raise InputErrors(
            _error("CASE-KIND", f"a case is a mapping, and this is {kind_of(root)}", root.place, "")
        )
    errors: list[InputError] = []
    parts = {name: node for name, (_, node) in root.value.items()}
    version = parts.get(MARK)
    if version is None or version.value is True or version.value != VERSION:
        place = version.place if version else root.place
        errors.append(_error("CASE-VERSION", f"{MARK} is not {VERSION}", place, MARK))
        raise InputErrors(errors)
    for name, (place, _) in root.value.items():
        if name not in FIELDS:
            errors.append(
                _error("CASE-KEY", f"a case has no field {name[:60]!r}", place, name[:60])
            )
    errors += [
        _error("CASE-MISSING", f"{name} is missing", root.place, name)
        for name in FIELDS[:-1]
        if name not in parts
    ]
    if errors:
        raise InputErrors(errors)
    model, plan = _model(parts["config"], errors), _plan(parts["plan"], errors)
    prompts = _tokens(parts["prompts"], "prompts", errors)
    forced = _tokens(parts["forced"], "forced", errors, least=0)
    for name in ("dtype", "inside"):
        if name in parts and parts[name].value not in KINDS:
            told = f"{name} is none of {', '.join(KINDS)}"
            errors.append(_error("CASE-DTYPE", told, parts[name].place, name))
    seed = parts["seed"].value
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < MOST_SEED:
        told = f"seed is no whole number from 0 to {MOST_SEED - 1}"
        errors.append(_error("CASE-SEED", told, parts["seed"].place, "seed"))
    if not errors and model is not None and plan is not None:
        _agree(model, plan, prompts, forced, parts["prompts"].place, errors)
    if errors or plan is None:
        raise InputErrors(sorted(errors, key=lambda error: error.place or Place("")))
    config = cast("dict[str, Plain]", plain(parts["config"]))
    inside = parts["inside"].value if "inside" in parts else None
    return Case(
        config, plan, prompts, forced, cast("object", parts["dtype"].value),  # pyright: ignore[reportArgumentType]
        cast("int", seed), inside,  # pyright: ignore[reportArgumentType]
    )  # fmt: skip


def _error(code: str, message: str, place: Place, field: str) -> InputError:
    return InputError(code, message, place, field, "give a file that a failing test wrote")


def _model(node: Node, errors: list[InputError]) -> Model | None:
    try:
        model = model_from_node(node)
    except InputErrors as wrong:
        errors += wrong.errors
        return None
    if model.family not in PUBLISHED or model.unmodelled:
        told = f"no checkpoint is written of a model of family {model.family!r} like this one"
        errors.append(_error("CASE-MODEL", told, node.place, "config"))
        return None
    return model


def _plan(node: Node, errors: list[InputError]) -> Plan | None:
    try:
        return read_plan(node)
    except InputErrors as wrong:
        errors += wrong.errors
        return None


def _tokens(node: Node, name: str, errors: list[InputError], least: int = 1) -> Tokens:
    """Lists of token ids, all of one length."""
    rows: list[tuple[int, ...]] = []
    value = node.value
    if not isinstance(value, tuple) or not value:
        errors.append(_error("CASE-TOKENS", f"{name} is no list of lists of ids", node.place, name))
        return ()
    for row in value:
        ids = row.value if isinstance(row.value, tuple) else None
        if ids is None or not all(_is_id(each.value) for each in ids):
            errors.append(_error("CASE-TOKENS", f"{name} has {kind_of(row)}", row.place, name))
            return ()
        rows.append(tuple(cast("int", each.value) for each in ids))
    if len({len(row) for row in rows}) != 1 or len(rows[0]) < least:
        told = f"{name} has rows of {sorted({len(row) for row in rows})} tokens, not of one length"
        errors.append(_error("CASE-TOKENS", told, node.place, name))
    return tuple(rows)


def _is_id(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _agree(
    model: Model, plan: Plan, prompts: Tokens, forced: Tokens, place: Place,
    errors: list[InputError],
) -> None:  # fmt: skip
    """Numbers that are fine by themselves."""
    if len(prompts) != len(forced):
        told = f"{len(prompts)} prompts, and forced tokens of {len(forced)} sequences"
        errors.append(_error("CASE-TOKENS", told, place, "forced"))
        return
    most = max((max(row, default=0) for row in (*prompts, *forced)), default=0)
    if most >= model.vocab:
        told = f"token {most} is none of a vocabulary of {model.vocab}"
        errors.append(_error("CASE-TOKENS", told, place, "prompts"))
    if plan.phase("prefill").packed.several:
        told = "prefill.packed.sequences lie in a row, and each prompt of a case is one sequence"
        errors.append(_error("CASE-TOKENS", told, place, "prompts"))
    tried = Tried(len(prompts), len(prompts[0]), len(forced[0]), 0, 1)
    if why := obstacle(model, plan, tried):
        errors.append(_error("CASE-SIZE", why, place, "config"))
