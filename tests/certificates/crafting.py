"""Certificates crafted by somebody who knows how: another plan or config, the rest made anew.

A forger has nothing better than what the checker itself makes of a plan. So plan and config are
changed, the derivation is the checker's own where it has one and another plan's where it has none,
and every digest is renewed. Whether such a certificate holds is for `check` to say, of the files
that are inside. `python -m tests.certificates.crafting --count 100000` counts; it ends with 1 where
one is accepted that `check` does not call legal, or called forged that it does.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import rfc8785

from shardproof.api import check
from shardproof.certificate import checker
from shardproof.certificate.made import statement
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.config import model_from_node
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.read import read_text
from tests.certificates import configs, written_plans
from tests.certificates.tampering import sources

Json = dict[str, Any]
OUTSIDE: tuple[Any, ...] = (
    {"version": 1}, {"version": 2.0}, {"version": "2"}, {"verdict": "Legal"},
    {"verdict": "legal\x1b[m"},
    {"made_with": {}}, {"made_with": None}, {"check": "true"}, {"runs": [{"equal": True}]},
    {"runs": {}}, {"numbers": {}}, {"more": 1}, {"refusal": {}},
    {"made_with": {"shardproof": "9.9", "derivation": 9, "ground": "0" * 64}},
)  # fmt: skip


def crafted(seed: int) -> Iterator[tuple[str, Json]]:
    """What was done, and the statement, without end."""
    rng = Random(f"crafted {seed}")
    plans, models = written_plans.drawn(seed), configs.cases(seed)
    bases = sources()
    while True:
        new = json.loads(json.dumps(rng.choice(bases)))
        said, told = new["predicate"], ""
        turn = rng.randrange(10)
        if turn < 5:
            said["plan"] = next(plans)
        elif turn < 7:
            told, said["config"] = next(models)
        elif turn == 7:
            said["plan"] = written_plans.changed(said["plan"], rng)
            told, said["config"] = next(models)
        elif turn == 8:
            said["config"] = rng.choice(bases)["predicate"]["config"]
            said["plan"] = written_plans.changed(said["plan"], rng)
        else:
            said["plan"][rng.choice(("model", "decode", "prefill"))] = rng.choice(NAMED)
        said = new["predicate"] = as_written(said)
        remade(said)
        if rng.randrange(20) == 0:
            said |= rng.choice(OUTSIDE)
            told += ", and beside them"
        yield told or json.dumps(said["plan"]), new


NAMED: tuple[Any, ...] = (
    "model.json", "../qwen2-7b/config.json", None, {}, {"model": "x"}, {"tp": 2}, {"edits": []},
    {"workload": {}}, {"handoff": {}}, {"devices": 2}, "tp: 4", [], {"decode": {}}, {"sp": 1},
)  # fmt: skip


def as_written(said: Json) -> Json:
    """What canonical JSON leaves of it: 2.0 is 2 there."""
    try:
        return json.loads(rfc8785.dumps(said))
    except rfc8785.CanonicalizationError:
        return said


def remade(said: Json) -> None:
    """Derivation and numbers as the checker makes them of what is inside, where it does."""
    checker.begin()
    try:
        plan, model = checker.plan_of(said["plan"]), checker.model_of(said["config"])
        said["derivation"], said["numbers"] = (
            checker.rebuilt(model, plan),
            checker.numbers(model, plan),
        )
    except Exception:  # noqa: BLE001, S110  (then those of another plan stay)
        pass


def check_of(said: Json) -> str:
    """What `check` says of the files that a certificate holds; `wrong` where they are none."""
    try:
        plan = read_plan(read_text(json.dumps(said["plan"]), "plan.json"))
        model = model_from_node(read_text(json.dumps(said["config"]), "config.json"))
    except InputErrors:
        return "wrong"
    # Where a certificate is, the model's path is nothing; one that names a model was not written.
    return "wrong" if "model" in said["plan"] else check(model, plan).word


def sealed_text(new: Json) -> str:
    """In canonical JSON with digests of its own, where it has such."""
    try:
        return statement({k: v for k, v in new["predicate"].items() if k != "digest"}).decode()
    except (TypeError, ValueError, AttributeError, KeyError, IndexError):
        return json.dumps(new)


def part(word: str, new: Json) -> str:
    """Why a word does not go with what `check` says; empty where it does."""
    if word not in ("legal", "forged"):
        return ""
    said = new["predicate"]
    if word == "legal":
        found = check_of(said)
        return "" if found == "legal" else f"accepted, and check says {found}"
    return "forged, and check says legal" if honest(said) and check_of(said) == "legal" else ""


def honest(said: Json) -> bool:
    """Whether nothing is otherwise but what is inside, so that it is what `certify` would write."""
    made = {
        "shardproof": checker.VERSION,
        "derivation": checker.DERIVATION,
        "ground": checker.GROUND,
    }
    whole: Json = {
        "version": checker.FORMAT,
        "verdict": "legal",
        "check": checker.CHECK,
        "runs": [],
    }
    names = {*whole, "made_with", "config", "plan", "derivation", "numbers", "digest"}
    told = {name: said.get(name) for name in (*whole, "made_with")}
    return {*said} == names and told == {**whole, "made_with": made} and bool(said["numbers"])


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    words, wrong = Counter[str](), list[str]()
    for _, (told, new) in zip(range(asked.count), crafted(asked.seed), strict=False):
        text = sealed_text(new)
        word, why = checker.judge(text)
        words[word] += 1
        if found := part(word, json.loads(text)):  # canonical JSON writes 2.0 as 2
            wrong.append(f"{told[:300]}: {found}: {why[:200]}")
    head = f"seed {asked.seed}: {asked.count} crafted, {dict(words)}; judged wrongly: {len(wrong)}"
    sys.stdout.write("\n  ".join([head, *wrong[:20]]) + "\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
