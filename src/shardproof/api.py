"""What programs use: read a model and a plan, and decide.

Anything wrong with an input raises `InputErrors`, with every error and its place.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, overload

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.config import model_from_node
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import kind_of, plan_of, read_plan
from shardproof.spec.source.node import Node, place_of
from shardproof.spec.source.paths import beside
from shardproof.spec.source.read import PLAN_LIMIT, read_file, read_text
from shardproof.spec.verdict import Source, Verdict, decide
from shardproof.texts.inputs import CONFIG_LIMIT, Given, given_of, read_input, shown_name
from shardproof.texts.quantised import with_quantised
from shardproof.verdict.edited import plan_errors

if TYPE_CHECKING:
    from shardproof.code.verdict import CodeVerdict

__all__ = ["Model", "Plan", "Verdict", "check", "load", "load_model", "load_plan", "plan"]

REPLAY = "shardproof_replay"
"""The key of a file that holds a plan together with its model."""


def plan(**fields: object) -> Plan:
    """A plan from plain values, as a file would hold them: `plan(tp=8, decode={"tp": 4})`."""
    return plan_of(fields)


def load_plan(path: str | os.PathLike[str]) -> Plan:
    """The plan of a file."""
    return read_plan(read_file(os.fspath(path), PLAN_LIMIT))


@overload
def check(model: Model, plan: Plan) -> Verdict: ...
@overload
def check(
    sharded: Callable[..., Any], reference: Callable[..., Any], /, *arguments: object, seed: int = 0
) -> CodeVerdict: ...
@overload
def check(
    main: Callable[..., Any], /, *arguments: object, ranks: int,
    reference: Callable[..., Any] | None = None, seed: int = 0,
) -> CodeVerdict: ...  # fmt: skip
def check(
    model: Model | Callable[..., Any],
    plan: object = None,
    *arguments: object,
    ranks: int | None = None,
    reference: Callable[..., Any] | None = None,
    seed: int = 0,
) -> Verdict | CodeVerdict:
    """Whether `plan` is legal for `model`, and every reason why not.

    `check(sharded, reference, *arguments)` of two functions of JAX is `check_code` of them.
    `check(main, *arguments, ranks=4)` of a function of PyTorch is whether it computes on each of
    so many ranks what it computes on one alone, or what `reference` does.
    """
    if ranks is not None and callable(model):
        from shardproof.code.torch_judging import check_torch

        given = arguments if plan is None and not arguments else (plan, *arguments)
        return check_torch(model, *given, ranks=ranks, reference=reference, seed=seed)
    if isinstance(model, Model) and isinstance(plan, Plan):
        return decide_read(model, plan, Source())
    if isinstance(model, Model) or not callable(plan):
        raise TypeError("check takes a model and a plan, or a sharded function and its reference")
    from shardproof.code.judging import check_code

    return check_code(model, plan, *arguments, seed=seed)


def decide_read(model: Model, plan: Plan, source: Source) -> Verdict:
    """The verdict on a plan that was read, or made, already."""
    if errors := list(plan_errors(model, plan, source.plan or Node({}, Place(source.name)))):
        raise InputErrors(errors)
    return _decided(decide(model, plan, source))


def load_model(path: str, given: Given | None = None) -> tuple[Model, Node]:
    """A model and where its fields stand."""
    given = given or Given()
    root = read_input(path, CONFIG_LIMIT, given.root)
    if given.family is not None:
        from shardproof.spec.model.read_as import read_as

        root = read_as(root, given.family)
    return model_from_node(with_quantised(root, path, given.root)[0]), root


ReadModel = Callable[[str, Given], tuple[Model, Node]]
"""Reads a config, or knows it already."""


def load(
    path: str,
    model: Given | str | None = None,
    text: str | None = None,
    read: ReadModel = load_model,
) -> Verdict:
    """The verdict on a plan's file; `model` is used in place of the plan's own.

    `text` is the plan's content where it was not read from a file of that name.
    """
    given = given_of(model)
    root = read_input(path, PLAN_LIMIT, given.root) if text is None else read_text(text, path)
    return decided_root(shown_name(path), root, given, read)


def decided_root(path: str, root: Node, given: Given, read: ReadModel = load_model) -> Verdict:
    """The verdict on a plan that was read from `path`, by all deciders."""
    return _decided(judged(path, root, given, read))


def _decided(verdict: Verdict) -> Verdict:
    # Few inputs that are wrong get this far, and the engine takes a while to load.
    from shardproof.verdict.deciders import decided

    return decided(verdict)


def judged(
    path: str, root: Node, model: Given | str | None = None, read: ReadModel = load_model
) -> Verdict:
    """The verdict on a plan that was read from `path`, by the law alone."""
    parsed, config, errors = None, None, list[InputError]()
    held: Node | None = None
    if isinstance(root.value, dict) and REPLAY in root.value:
        from shardproof.replay import taken_apart

        root, held = taken_apart(root)
    plan: Plan | None = None
    try:
        plan = read_plan(root)
    except InputErrors as wrong:
        errors += wrong.errors
        if wrong.errors[0].code == "PLAN-KIND":
            raise  # of a file that is no plan there is nothing else to say
    try:
        parsed, config = _model_of(path, root, given_of(model), held, read)
    except InputErrors as wrong:
        told = {(error.place, error.field) for error in errors}
        errors += (each for each in wrong.errors if (each.place, each.field) not in told)
    if errors or plan is None or parsed is None:
        # In the order of a file, also where one error is the plan's and one its model's.
        raise InputErrors(sorted(errors, key=lambda error: error.place or Place("")))
    if errors := list(plan_errors(parsed, plan, root)):
        raise InputErrors(errors)
    return decide(parsed, plan, Source(path, root, config))


def model_of(path: str, root: Node, model: Given | str | None = None) -> tuple[Model, Node]:
    """The model that a plan's file names, or the one in its place."""
    return _model_of(path, root, given_of(model), None, load_model)


def _model_of(
    path: str, root: Node, given: Given, held: Node | None, read: ReadModel
) -> tuple[Model, Node]:
    if given.model is not None:
        return read(given.model, given)
    if held is not None:
        return model_from_node(held), held
    name = named_model(path, root)
    try:
        return read(name, given)
    except InputErrors as wrong:
        from shardproof.texts.quoted import errors_of_named

        raise InputErrors(errors_of_named(wrong.errors, place_of(root, ("model",)))) from None


def named_model(path: str, root: Node) -> str:
    """The config that a plan names, which counts from where the plan is."""
    entry = root.value.get("model") if isinstance(root.value, dict) else None
    if entry is None:
        raise InputErrors(
            InputError(
                "PLAN-MODEL",
                "the plan names no model",
                Place(root.place.file, root.place.line, 1),
                "model",
                "add `model: path/to/config.json`, or give --model",
            )
        )
    name = entry[1].value
    if not isinstance(name, str):
        raise InputErrors(
            InputError(
                "PLAN-MODEL",
                f"model cannot be {kind_of(entry[1])}",
                entry[1].place,
                "model",
                "the path of a config.json; or leave the line out, and give --model",
            )
        )
    return beside(path, name)
