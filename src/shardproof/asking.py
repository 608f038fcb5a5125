"""What programs ask beside a verdict: why, which plans are legal, what a run gives, certificates.

Each is what the command of that name does. Anything wrong with an input raises `InputErrors`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from shardproof.api import check, load_model
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.config import model_from_node, node_of
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node, plain
from shardproof.spec.verdict import Source, Verdict, no_truth, unread
from shardproof.texts.inputs import Given

if TYPE_CHECKING:
    from shardproof.cli.run import Ran
    from shardproof.reports.legal import Legal
    from shardproof.reports.reasons import Why

Config = str | os.PathLike[str] | Mapping[str, object] | Model
"""A published config: its path, or its content; or a model, in the model's own form."""


def why(model: Model, plan: Plan, *, nearest: int = 3, seed: int = 1) -> Why:
    """Every reason why `plan` is illegal, each with a counterexample, and the nearest legal plans.

    There are neither where the plan is legal, or where nothing is known.
    """
    from shardproof.verdict.why_illegal import why as why_illegal

    return why_illegal(check(model, plan), nearest, seed=seed)


def plans(
    model: Model,
    devices: int,
    *,
    fixed: Mapping[str, object] | None = None,
    apart: bool = False,
    by: Sequence[str] = (),
    limit: int = 10,
) -> Legal:
    """All legal plans of `model` on so many devices, counted, and the first of them in order.

    `fixed` sets fields, as `{"tp": "1..8", "ffn.width": "balanced"}`; with `apart` prefill and
    decode may have other degrees; `by` names what the plans are in order of, as "weights" or "kv".
    """
    from shardproof.reports.legal import Legal
    from shardproof.verdict.fixed import every_degree
    from shardproof.verdict.legal import KEYS, legal_plans

    if unknown := [key for key in by if key not in KEYS]:
        right = f"of {', '.join(KEYS)}"
        raise InputErrors(InputError("USAGE", f"by: {unknown[0][:40]}", help=right))
    if not 1 <= devices <= 2**20:
        raise InputErrors(InputError("USAGE", f"{devices} devices", help=f"from 1 to {2**20:,}"))
    place = Place("")
    nodes = {name: node_of(value, place) for name, value in (fixed or {}).items()}
    found = every_degree(model, devices, nodes, place, apart=apart)
    if model.unmodelled:
        gaps = unread(model) or tuple(f"{gap.field}: {gap.why}" for gap in model.unmodelled)
        return Legal(found, 0, (), tuple(by), 0, "; ".join(gaps))
    return legal_plans(found.closed(), by, limit)


def run(
    model: Model,
    plan: Plan,
    *,
    batch: int | None = None,
    prompt: int | None = None,
    steps: int | None = None,
    seed: int | None = None,
    trials: int | None = None,
) -> Ran:
    """`plan` executed on simulated ranks, exactly, beside the model on one device.

    What is not given is the plan's own, or several numbers that are tried in turn.
    """
    from shardproof.cli.run import Asked, Ran, check_options, ran
    from shardproof.executor.shrunk import Shrunk
    from shardproof.spec.verdict import decide

    asked = Asked(batch=batch, prompt=prompt, steps=steps, seed=seed, trials=trials)
    check_options(asked, None)
    if model.unread:
        return Ran(plan, Shrunk(model), (), "; ".join(unread(model)))
    return ran(decide(model, plan), asked)


@dataclass(frozen=True, slots=True)
class Certificate:
    """A verdict, and what anyone can check it by."""

    verdict: Verdict
    data: bytes | None
    """The certificate; None where the verdict is unknown, or nothing can show it."""
    missing: str = ""
    """Why there is none."""

    def __bool__(self) -> bool:
        """Raise `TypeError`: ask for its verdict, or for its data."""
        raise no_truth("certificate", "verdict.word, or its data")


def certify(
    config: Config, plan: Plan, *, read_as: str | None = None, runs: int = 0
) -> Certificate:
    """The verdict on `plan`, and a certificate of it; `runs` exact runs are told as evidence."""
    from shardproof.api import decide_read
    from shardproof.certificate.seen import not_verified
    from shardproof.cli.certify import certificate_of

    model, node = _read(config, read_as)
    verdict = decide_read(model, plan, Source("", None, node))
    data, missing = certificate_of(verdict, runs)
    if data is not None and (doubt := not_verified(data, verdict.word)):
        return Certificate(verdict, None, doubt)
    return Certificate(verdict, data, missing or "; ".join(verdict.unknown))


@dataclass(frozen=True, slots=True)
class Checked:
    """What the checker says of a certificate."""

    word: str
    """`legal`, `illegal` or `no legal plan`, if the certificate shows that; else what is wrong."""
    why: str

    @property
    def holds(self) -> bool:
        """Whether the certificate shows what it says."""
        return self.word in ("legal", "illegal", "no legal plan")

    def __bool__(self) -> bool:
        """Raise `TypeError`: ask for its word."""
        raise no_truth("check of a certificate", "word, or whether it holds")


def verify(
    certificate: bytes | str, *, plan: Plan | None = None, config: Config | None = None
) -> Checked:
    """A certificate's content checked again, and that it is of this plan and of this config."""
    from shardproof.certificate.made import canonical_plan
    from shardproof.certificate.seen import verdict_on

    text = certificate if isinstance(certificate, str) else certificate.decode("utf-8", "replace")
    wanted = None if plan is None else json.loads(json.dumps(canonical_plan(plan)))
    held = None if config is None else json.loads(json.dumps(plain(_read(config, None)[1])))
    return Checked(*verdict_on(text, wanted, held))


def _read(config: Config, read_as: str | None) -> tuple[Model, Node]:
    """A model, and the config that it was read from."""
    if isinstance(config, Model):
        from dataclasses import replace

        from shardproof.spec.model.write import model_data

        # How it was read is nothing that the certificate is of.
        data = model_data(replace(config, notes=()))
        return config, node_of(data, Place(""))
    if not isinstance(config, Mapping):
        return load_model(os.fspath(config), Given(family=read_as))
    node = node_of(config, Place(""))
    if read_as is not None:
        from shardproof.spec.model.read_as import read_as as as_family

        node = as_family(node, read_as)
    return model_from_node(node), node
