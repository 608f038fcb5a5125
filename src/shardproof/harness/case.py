"""A case: a model with its weights, a plan, prompts, and the tokens that follow them."""

from __future__ import annotations

import atexit
import json
import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from shardproof.api import check
from shardproof.executor.domains import Array
from shardproof.executor.domains.floating import Kind
from shardproof.harness.checkpoint import write_checkpoint
from shardproof.harness.weights import drawn
from shardproof.spec.amounts import amount
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.source.node import Plain
from shardproof.spec.verdict import Verdict

if TYPE_CHECKING:
    from shardproof.harness.answers import Answer
    from shardproof.harness.outcome import Outcome

MARK = "shardproof_case"
"""The key of a file that holds a case; its value is the form's version."""
VERSION = 1
MOST_KEPT = 64
"""Checkpoints that stay on the disk; the oldest goes when there is one more."""

Tokens = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class Case:
    """What an executor is given: read `checkpoint`, `plan`, `prompts`, `forced` and `steps`.

    Its answer goes to `check`.
    """

    config: Mapping[str, Plain]
    """The content of the checkpoint's config.json."""
    plan: Plan
    prompts: Tokens
    """The token ids of each sequence, all of one length."""
    forced: Tokens
    """The tokens of each sequence's decode steps, which are read whatever would be chosen."""
    dtype: Kind = "float32"
    """Of the weights in the checkpoint, and of what is computed."""
    seed: int = 0
    """Of the weights."""
    inside: Kind | None = None
    """The shortest floats that the executor computes in anywhere; None is `dtype`."""
    replayed_by: str = ""
    """What stands behind `--executor` in the line that shows a failure again."""
    folder: str = ".shardproof"
    """Where a failing case is written."""
    watch: Callable[[Outcome, bytes], None] | None = field(default=None, repr=False)
    """Is told what came of every answer, and the answer's bytes."""

    def check(self, answer: Answer | Array) -> Outcome:
        """What the answer is worth; one that is wrong raises `Wrong`, an AssertionError.

        An array is logits: [sequences, prompt + steps, vocabulary], or of the last token of the
        prompt and the steps alone.
        """
        from shardproof.harness.judging import checked

        return checked(self, answer)

    @cached_property
    def model(self) -> Model:
        return Model.from_config(cast("Mapping[str, object]", self.config))

    @cached_property
    def verdict(self) -> Verdict:
        """What shardproof says of the plan, for any workload that the case may be one of."""
        return check(self.model, self.plan)

    @property
    def legal(self) -> bool:
        """Whether the executor has to be right; what is not legal it may refuse."""
        return self.verdict.word == "legal"

    @property
    def steps(self) -> int:
        """Decode steps after the prompt; each reads a forced token."""
        return len(self.forced[0])

    @property
    def batch(self) -> int:
        return len(self.prompts)

    @property
    def tp(self) -> int:
        return self.plan.phase("prefill").tp

    @property
    def pp(self) -> int:
        return self.plan.phase("prefill").pp

    @property
    def dp(self) -> int:
        return self.plan.phase("prefill").dp

    @property
    def sp(self) -> int:
        return self.plan.phase("prefill").sp

    @property
    def ep(self) -> int:
        return self.plan.phase("prefill").ep

    @property
    def ranks(self) -> int:
        """Devices of the phase that has more."""
        phases = [self.plan.phase(name) for name in ("prefill", "decode")]
        return max(p.dp * p.pp * p.sp * p.tp for p in phases)

    @cached_property
    def weights(self) -> Mapping[str, Array]:
        """By our names, in float64."""
        return drawn(self.model, self.dtype, self.seed)

    @cached_property
    def checkpoint(self) -> Path:
        """A folder with config.json and model.safetensors, as the Hugging Face hub has them."""
        return _kept(self)

    @property
    def features(self) -> frozenset[str]:
        """What an executor may not support, in words."""
        attention, ffn = self.model.kinds[0].attention, self.model.kinds[0].ffn
        biased = attention.q_bias or attention.out_bias
        found = {
            self.model.family: True,
            "moe": isinstance(ffn, Moe),
            "gqa": 1 < attention.kv_heads < attention.heads,
            "mqa": attention.kv_heads == 1 < attention.heads,
            "tied": self.model.tied,
            "bias": biased,
            "decode": self.steps > 0,
            **{axis: getattr(self, axis) > 1 for axis in ("tp", "pp", "dp", "sp", "ep")},
        }
        return frozenset(name for name, there in found.items() if there)

    def data(self) -> dict[str, Plain]:
        """As a file holds it."""
        inside: dict[str, Plain] = {} if self.inside is None else {"inside": self.inside}
        return {
            MARK: VERSION,
            "config": dict(self.config),
            "plan": {k: v for k, v in plain_section(self.plan).items() if k != "model"},
            "prompts": [list(each) for each in self.prompts],
            "forced": [list(each) for each in self.forced],
            "dtype": self.dtype,
            "seed": self.seed,
            **inside,
        }

    @cached_property
    def text(self) -> str:
        """The content of the case's file: the same case, the same bytes."""
        return json.dumps(self.data(), indent=1, sort_keys=True, ensure_ascii=True) + "\n"

    @cached_property
    def digest(self) -> str:
        return blake2b(self.text.encode("ascii"), digest_size=6).hexdigest()

    @property
    def file(self) -> Path:
        """Where the case is written if it fails."""
        return Path(self.folder) / f"case-{self.digest}.json"

    @property
    def replay(self) -> str:
        """The command that shows it again."""
        return f"shardproof replay {self.file} --executor {self.replayed_by or 'MODULE:NAME'}"

    def write(self) -> Path:
        """The case's file."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.text, encoding="ascii", newline="\n")
        return self.file

    def with_seed(self, seed: int) -> Case:
        """The same with other weights."""
        return replace(self, seed=seed)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: FBT001
        """What Hypothesis prints of a case."""
        del cycle
        printer.text(repr(self))

    def __repr__(self) -> str:
        attention = self.model.kinds[0].attention
        sizes = (
            f"{self.model.family}: {amount(len(self.model.layers), 'layer')}, "
            f"hidden {self.model.hidden}, {amount(attention.heads, 'head')}, "
            f"{amount(attention.kv_heads, 'KV head')}, vocabulary {self.model.vocab}"
        )
        return (
            f"Case({sizes}; plan {json.dumps(self.data()['plan'])}; "
            f"{amount(self.batch, 'sequence')} of {amount(len(self.prompts[0]), 'token')}, "
            f"{amount(self.steps, 'step')}; {self.dtype}, seed {self.seed})"
        )


_folders: dict[str, Path] = {}
_root: list[Path] = []


def _kept(case: Case) -> Path:
    """The checkpoint's folder, written if it is not there."""
    key = blake2b(json.dumps([case.data()[k] for k in ("config", "dtype", "seed")]).encode(),
                  digest_size=8).hexdigest()  # fmt: skip
    if key in _folders:
        return _folders[key]
    if not _root:
        _root.append(Path(tempfile.mkdtemp(prefix="shardproof-")))
        atexit.register(shutil.rmtree, _root[0], ignore_errors=True)
    while len(_folders) >= MOST_KEPT:
        shutil.rmtree(_folders.pop(next(iter(_folders))), ignore_errors=True)
    folder = _root[0] / key
    write_checkpoint(folder, case.model, case.config, case.weights, case.dtype)
    _folders[key] = folder
    return folder
