"""One call of the command line: what is typed, and the files that it meets."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

from tests.fuzz.mutate import mutated
from tests.fuzz.seeds import MODELS, ROOT, Seed, seeds

_JUNK = ("--format", "--formt", "-", "--", "", "\udcff", "\x1b[31m", "xml", "explain", "a" * 5000)


@dataclass(frozen=True, slots=True)
class Case:
    argv: tuple[str, ...]
    files: tuple[tuple[str, bytes], ...]
    typed: bytes | None = None
    """What is on standard input."""

    @property
    def form(self) -> str:
        words = list(self.argv)
        options = words[: words.index("--")] if "--" in words else words
        asked = ("--format", "json") in pairwise(options)
        return "json" if asked else "text"


def lay_out(folder: Path) -> None:
    """What every case finds in its folder: the shipped configs, where plans look for them."""
    for models in MODELS:
        (folder / models).parent.mkdir(parents=True, exist_ok=True)
        (folder / models).symlink_to(ROOT / models)
    for seed in seeds().plans:
        (folder / seed.folder).mkdir(parents=True, exist_ok=True)
    (folder / "configs").mkdir()


def case(seed: int, number: int) -> Case:
    """The case of this number; always the same for a seed."""
    rng = Random(f"{seed}:{number}")
    form = ("text", "json")[number % 2]
    match rng.choice(
        ("plan",) * 11 + ("config",) * 5 + ("both", "several", "diff", "init", "usage")
    ):
        case "plan":
            return _plan(rng, form)
        case "config":
            return _config(rng, form)
        case "both":
            path, data = _mutated_plan(rng)
            config = _mutated_config(rng)
            argv = ("check", path, "--model", config[0], "--format", form)
            return Case(argv, ((path, data), config))
        case "several":
            found = [_mutated_plan(rng, f"plan-{i}") for i in range(3)]
            paths = [path for path, _ in found]
            return Case(("check", *paths, "nowhere.yaml", "--format", form), tuple(found))
        case "diff":
            first, second = _mutated_plan(rng, "first"), _mutated_plan(rng, "second")
            if rng.random() < 0.5:
                whole = rng.choice(seeds().plans)
                second = second[0], whole.text.encode()
            return Case(("diff", first[0], second[0], "--format", form), (first, second))
        case "init":
            config = _mutated_config(rng)
            devices = rng.choice(((), ("-n", "6"), ("-n", "0"), ("-n", str(10**6))))
            return Case(("init", config[0], *devices), (config,))
        case _:
            path, data = _mutated_plan(rng)
            junk = rng.choice(_JUNK)
            argv = ["check", path, "--format", form]
            argv.insert(rng.randrange(5), junk)
            return Case(tuple(argv), ((path, data),), b"tp: 2\n")


def _plan(rng: Random, form: str) -> Case:
    path, data = _mutated_plan(rng)
    model = ("--model", rng.choice(seeds().names)) if rng.random() < 0.5 else ()
    if rng.random() < 0.1:
        return Case(("check", "-", *model, "--format", form), (), data)
    return Case(("check", path, *model, "--format", form), ((path, data),))


def _config(rng: Random, form: str) -> Case:
    config = _mutated_config(rng)
    whole = rng.choice(seeds().plans)
    path = f"{whole.folder}/plan.yaml"
    argv = ("check", path, "--model", config[0], "--format", form)
    return Case(argv, (config, (path, whole.text.encode())))


def _mutated_plan(rng: Random, stem: str = "plan") -> tuple[str, bytes]:
    whole = rng.choice(seeds().plans)
    suffix = "json" if rng.random() < 0.1 else "yaml"
    return f"{whole.folder}/{stem}.{suffix}", _mutated(rng, whole, seeds().plans, plan=True)


def _mutated_config(rng: Random) -> tuple[str, bytes]:
    whole = rng.choice(seeds().models)
    suffix = "yaml" if rng.random() < 0.1 else "json"
    return f"configs/config.{suffix}", _mutated(rng, whole, seeds().models, plan=False)


def _mutated(rng: Random, seed: Seed, among: tuple[Seed, ...], *, plan: bool) -> bytes:
    others = tuple(rng.choice(among).text for _ in range(3))
    return mutated(rng, seed.text, seed.tree, others, plan=plan)


def write(case: Case) -> None:
    """Put the files of a case into the folder that the process is in."""
    for path, data in case.files:
        Path(path).write_bytes(data)
