"""Certificates of programs: traces that the checker works out again, without JAX and PyTorch."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import jsonschema
import numpy as np
import pytest

from shardproof.certificate import program_checker as checker
from shardproof.cli.app import run
from shardproof.cli.schemas import schema_of
from shardproof.code.certified import NoCertificate, certificate
from shardproof.code.lockstep import Log
from shardproof.code.subject import Round
from shardproof.code.verdict import CodeVerdict
from shardproof.executor.code import CodeField, Exact
from shardproof.executor.code.field import choose, joined
from tests.tiers import sampled

EQUAL = CodeVerdict("equal", "", assumptions=("numbers are real",))
Program = Callable[[CodeField, Sequence[Exact]], Exact]


@dataclass
class Two:
    """Two programs over one field."""

    sharded: Program
    reference: Program
    shapes: Sequence[tuple[int, ...]] = ((4, 8), (8, 8), (8, 4))

    @property
    def outputs(self) -> Sequence[str]:
        return ["y"]

    def run(
        self, field: CodeField, mutation: object, *, steps: bool, instead: object = None
    ) -> Round:
        del mutation, steps, instead
        given = [field.random(f"x{at}", shape) for at, shape in enumerate(self.shapes)]
        ours, theirs = field.listening(), field.listening()
        made = [self.reference(theirs, given)], [self.sharded(ours, given)]
        return Round(field, *made, Log(), Log(), list(given))


def written(sharded: Program, reference: Program) -> str:
    return certificate(cast("Any", Two(sharded, reference)), EQUAL, "two", 4, {Path(__file__)})


def silu(f: CodeField, x: Exact) -> Exact:
    return f.mul(x, f.logistic(x))


def columns(x: Exact, a: int, b: int) -> Exact:
    return x.moved(lambda v: v[..., a:b])


def rows(x: Exact, a: int, b: int) -> Exact:
    return x.moved(lambda v: v[:, a:b])


def mlp(f: CodeField, given: Sequence[Exact]) -> Exact:
    x, up, down = given
    return f.dot(silu(f, f.dot(x, up)), down)


def split_mlp(f: CodeField, given: Sequence[Exact]) -> Exact:
    x, up, down = given
    parts = [mlp(f, (x, columns(up, a, a + 2), rows(down, a, a + 2))) for a in (6, 4, 2, 0)]
    total = parts[0]
    for each in parts[1:]:
        total = f.add(total, each)
    return total


def softmax(f: CodeField, given: Sequence[Exact]) -> Exact:
    s = f.dot(given[0], given[1])
    e = f.exp(f.sub(s, keep(f.maximum(s, (1,)))))
    return f.dot(f.div(e, keep(f.sum(e, (1,)))), given[2])


def keep(x: Exact) -> Exact:
    return x.moved(lambda v: v[..., None])


def online(f: CodeField, given: Sequence[Exact]) -> Exact:
    """Two halves of the keys, each with its own maximum, merged by log-sum-exp."""
    x, keys, values = given
    out: list[Exact] = []
    sums: list[Exact] = []
    for a in (0, 4):
        s = f.dot(x, columns(keys, a, a + 4))
        most = keep(f.maximum(s, (1,)))
        e = f.exp(f.sub(s, most))
        sums.append(f.add(most, f.log(keep(f.sum(e, (1,))))))
        out.append(f.dot(f.div(e, keep(f.sum(e, (1,)))), rows(values, a, a + 4)))
    most = f.larger(*sums)
    weights = [f.exp(f.sub(each, most)) for each in sums]
    above = [f.mul(weight, part) for weight, part in zip(weights, out, strict=True)]
    return f.div(f.add(*above), f.add(*weights))


def masked(f: CodeField, given: Sequence[Exact]) -> Exact:
    s = f.dot(given[0], given[1])
    s = choose(f, np.arange(8) < 5, s, f.number(-np.inf))
    e = f.exp(s)
    return f.div(e, keep(f.sum(e, (1,))))


def left_out(f: CodeField, given: Sequence[Exact]) -> Exact:
    e = f.exp(columns(f.dot(given[0], given[1]), 0, 5))
    return joined(f, [f.div(e, keep(f.sum(e, (1,)))), f.zeros((4, 3))], 1)


def norm(f: CodeField, given: Sequence[Exact]) -> Exact:
    x = f.dot(given[0], given[1])
    mean = keep(f.div(f.sum(f.power(x, 2), (1,)), f.number(8)))
    return f.mul(x, f.rsqrt(f.add(mean, f.number(1e-5))))


def split_norm(f: CodeField, given: Sequence[Exact]) -> Exact:
    x = f.dot(given[0], given[1])
    parts = [f.sum(f.mul(columns(x, a, a + 2), columns(x, a, a + 2)), (1,)) for a in range(0, 8, 2)]
    total = f.add(f.add(parts[3], parts[1]), f.add(parts[0], parts[2]))
    below = f.sqrt(f.add(keep(f.mul(total, f.number(0.125))), f.number(1e-5)))
    return f.div(x, below)


PAIRS: dict[str, tuple[Program, Program]] = {
    "mlp": (split_mlp, mlp), "softmax": (online, softmax), "mask": (left_out, masked),
    "norm": (split_norm, norm),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_a_right_program_has_a_certificate(name: str) -> None:
    text = written(*PAIRS[name])
    word, why = checker.judge(text, [__file__])
    assert (word, why[:22]) == ("equal", "a difference is missed")
    assert text == written(*PAIRS[name])
    assert str(Path(__file__).parent) not in text


def lost(f: CodeField, given: Sequence[Exact]) -> Exact:
    x, up, down = given
    return mlp(f, (x, columns(up, 0, 6), rows(down, 0, 6)))


def other_base(f: CodeField, given: Sequence[Exact]) -> Exact:
    x, keys, values = given
    s = f.mul(f.dot(x, keys), f.number(1.5))
    e = f.exp(s)
    return f.dot(f.div(e, keep(f.sum(e, (1,)))), values)


def other_epsilon(f: CodeField, given: Sequence[Exact]) -> Exact:
    x = f.dot(given[0], given[1])
    mean = keep(f.div(f.sum(f.power(x, 2), (1,)), f.number(8)))
    return f.mul(x, f.rsqrt(f.add(mean, f.number(1e-6))))


def twice(f: CodeField, given: Sequence[Exact]) -> Exact:
    return f.mul(mlp(f, given), f.number(2))


def product(f: CodeField, given: Sequence[Exact]) -> Exact:
    return f.dot(given[0], given[1])


def exponential(f: CodeField, given: Sequence[Exact]) -> Exact:
    return f.exp(product(f, given))


@pytest.mark.parametrize(("wrong", "reference"), [
    (lost, mlp), (other_base, softmax), (other_epsilon, norm),
    (twice, mlp), (exponential, product),
])  # fmt: skip
def test_a_wrong_program_is_refuted_by_the_checker_alone(
    wrong: Program, reference: Program
) -> None:
    with pytest.raises(NoCertificate, match="differs from the reference's"):
        written(wrong, reference)


def best(f: CodeField, s: Exact) -> Exact:
    at = np.argmax(f.rank(s), axis=-1)
    return s.moved(lambda v: np.take_along_axis(v, at[None, ..., None], -1))


def routed(f: CodeField, given: Sequence[Exact]) -> Exact:
    x, router, _ = given
    return f.mul(best(f, f.dot(x, router)), x)


def routed_in_halves(f: CodeField, given: Sequence[Exact]) -> Exact:
    x, router, _ = given
    halves_ = [best(f, f.dot(x, columns(router, a, a + 4))) for a in (4, 0)]
    return f.mul(best(f, joined(f, halves_, 1)), x)


def routed_otherwise(f: CodeField, given: Sequence[Exact]) -> Exact:
    """By another score, whose largest is another entry."""
    x, router, _ = given
    s = f.dot(x, router)
    at = np.argmax(f.rank(f.mul(s, f.number(3))), axis=-1)
    return f.mul(s.moved(lambda v: np.take_along_axis(v, at[None, ..., None], -1)), x)


def test_what_is_chosen_is_chosen_by_one_order_of_numbers() -> None:
    text = written(routed_in_halves, routed)
    assert checker.judge(text, [__file__])[0] == "equal"
    assert checker.about(text)[-1].startswith("assumed: what is chosen by the order of numbers")
    assert "chosen by the order" not in " ".join(checker.about(of_mlp()))
    with pytest.raises(NoCertificate, match="the checker knows less"):
        written(routed_otherwise, routed)
    for at, change in ((0, [0, 1]), (1, [0, 1]), (-1, [0, 10**6])):
        data = json.loads(text)
        said = data["predicate"]
        entry = said["reference"]["order"][at]
        said["reference"]["order"][at] = [entry[0] + change[0], entry[1] + change[1]]
        said["digest"] = checker.digest(said)
        assert checker.judge(checker.canonical(data), [])[0] == "refuted"


@pytest.mark.parametrize("hundred", sampled(range(5), every=5))
def test_tampered_choices_are_refused(hundred: int) -> None:
    """Those of scores that did not win, too."""
    text = written(routed_in_halves, routed)
    for seed in range(100 * hundred, 100 * hundred + 100):
        for resealed in (False, True):
            made, path = tampered(text, seed, resealed=resealed)
            word, why = checker.judge(made, [])
            assert word in ("refuted", "no certificate"), (seed, path, why)


def test_a_sign_is_chosen_so_too_and_what_differs_has_none() -> None:
    def size(f: CodeField, given: Sequence[Exact]) -> Exact:
        return f.absolute(f.dot(given[0], given[1]))

    def turned(f: CodeField, given: Sequence[Exact]) -> Exact:
        return f.absolute(f.dot(f.negative(given[0]), given[1]))

    assert checker.judge(written(turned, size), [])[0] == "equal"
    with pytest.raises(NoCertificate, match="the verdict is differs"):
        certificate(cast("Any", Two(lost, mlp)), CodeVerdict("differs", ""), "x", 4, set())


def test_each_run_draws_its_own_numbers_and_none_is_drawn_twice() -> None:
    data = json.loads(written(split_mlp, mlp))["predicate"]
    first, second = (checker.Numbers(seed) for seed in "ab")
    assert first.random("exp", 3) == first.random("exp", 3) != second.random("exp", 3)
    assert first.random("exp", 3) != first.random("log", 3)
    assert checker.digest(data) == data["digest"]


# --- drawn ---


def halves(f: CodeField, how: Callable[[Exact], Exact], x: Exact) -> Exact:
    return joined(f, [how(columns(x, 0, 3)), how(columns(x, 3, 8))], 1)


def kept_sum(f: CodeField, x: Exact, *, parts: bool) -> Exact:
    if parts:
        return keep(f.add(f.sum(columns(x, 5, 8), (1,)), f.sum(columns(x, 0, 5), (1,))))
    return keep(f.sum(x, (1,)))


def normed(f: CodeField, x: Exact, *, parts: bool) -> Exact:
    mean = f.div(kept_sum(f, f.mul(x, x), parts=parts), f.number(8))
    return f.mul(x, f.rsqrt(f.add(mean, f.number(1e-5))))


def weighed(f: CodeField, x: Exact, *, parts: bool) -> Exact:
    """A softmax, with its maximum taken away or not."""
    e = f.exp(x if parts else f.sub(x, keep(f.maximum(x, (1,)))))
    return f.div(e, kept_sum(f, e, parts=parts))


def product_of(f: CodeField, x: Exact, w: Exact, *, parts: bool) -> Exact:
    if not parts:
        return f.dot(x, w)
    return f.add(f.dot(columns(x, 2, 8), rows(w, 2, 8)), f.dot(columns(x, 0, 2), rows(w, 0, 2)))


POINTWISE = ("exp", "logistic", "tanh", "negative")


def drawn_program(seed: int, *, parts: bool, wrong: bool = False) -> Program:
    """Some operators in a row: whole, or in parts and in another order; or with one left out."""

    def run(f: CodeField, given: Sequence[Exact]) -> Exact:
        draw = random.Random(seed)
        x, w = given
        steps = [draw.choice(["product", "norm", "softmax", "silu", "shift", *POINTWISE])
                 for _ in range(draw.randint(2, 5))]  # fmt: skip
        for at, step in enumerate(["product", *steps]):
            if wrong and at == len(steps):
                continue
            match step:
                case "product":
                    x = product_of(f, x, w, parts=parts)
                case "norm":
                    x = normed(f, x, parts=parts)
                case "softmax":
                    x = weighed(f, x, parts=parts)
                case "silu":
                    x = f.mul(f.logistic(x), x) if parts else silu(f, x)
                case "shift":
                    x = f.add(given[0], x) if parts else f.add(x, given[0])
                case _:
                    x = halves(f, getattr(f, step), x) if parts else getattr(f, step)(x)
        return x

    return run


@pytest.mark.parametrize("seed", sampled(range(40), every=20))
def test_a_drawn_trace_in_parts_is_the_whole_one(seed: int) -> None:
    two = Two(drawn_program(seed, parts=True), drawn_program(seed, parts=False), ((4, 8), (8, 8)))
    text = certificate(cast("Any", two), EQUAL, "drawn", 2, set())
    assert checker.judge(text, [])[0] == "equal"
    two.sharded = drawn_program(seed, parts=True, wrong=True)
    with pytest.raises(NoCertificate, match="differs from the reference's"):
        certificate(cast("Any", two), EQUAL, "drawn", 2, set())


# --- tampered ---


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All leaves."""
    if isinstance(value, dict):
        mapping = cast("dict[str, Any]", value)
        return [p for key in sorted(mapping) for p in places(mapping[key], (*path, key))]
    if isinstance(value, list):
        several = cast("list[Any]", value)
        return [p for at, each in enumerate(several) for p in places(each, (*path, at))]
    return [path]


def changed(value: Any, draw: random.Random) -> Any:
    if isinstance(value, bool) or value is None:
        return 7
    if isinstance(value, int):
        return draw.choice([value + 1, value - 1, value + draw.randrange(2, 30), -1, 10**9])
    return draw.choice(["", value + "1", "-", "exp", "+", "w", "in", "1/3"])


def tampered(text: str, seed: int, *, resealed: bool) -> tuple[str, tuple[Any, ...]]:
    """One leaf is another one; resealed, it is one of the traces, and the digest is right."""
    draw = random.Random(seed)
    data = json.loads(text)
    said = data["predicate"]
    every = places({key: said[key] for key in ("sharded", "reference")} if resealed else said)
    path = draw.choice(every)
    inner: Any = said
    for each in path[:-1]:
        inner = inner[each]
    before = inner[path[-1]]
    inner[path[-1]] = changed(before, draw)
    if inner[path[-1]] == before:
        inner[path[-1]] = [before]
    if resealed:
        said["digest"] = checker.digest(said)
    return checker.canonical(data), path


CERTIFICATE: dict[str, str] = {}


def of_mlp() -> str:
    if not CERTIFICATE:
        CERTIFICATE["mlp"] = written(split_mlp, mlp)
    return CERTIFICATE["mlp"]


@pytest.mark.parametrize("hundred", sampled(range(10), every=10))
def test_a_thousand_tampered_ones_are_refused(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        for resealed in (False, True):
            text, path = tampered(of_mlp(), seed, resealed=resealed)
            word, why = checker.judge(text, [])
            assert word in ("refuted", "no certificate"), (seed, path, why)


def test_other_files_are_seen(tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text("x = 1\n", "utf-8")
    assert checker.judge(of_mlp(), [str(other)])[0] == "not of these files"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"_type": 1}', "[" * 5000, '{"predicate": {}}'])
def test_what_is_none_is_said_to_be_none(text: str) -> None:
    assert checker.judge(text, [])[0] == "no certificate"


def test_the_command_and_the_file_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mlp.cert"
    file.write_text(of_mlp(), "utf-8")
    before = time.process_time()
    assert run(["verify", str(file)]) == 0
    assert time.process_time() - before < 5
    out = capsys.readouterr().out
    assert out.splitlines()[0] == f"{file}: equal"
    assert "signed by nobody" in out
    assert run(["verify", str(file), "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, schema_of("verify"))
    assert (data["verdict"], data["holds"]) == ("equal", True)
    file.write_text(tampered(of_mlp(), 3, resealed=True)[0], "utf-8")
    assert run(["verify", str(file)]) in (2, 4)
    capsys.readouterr()
    file.write_text(of_mlp(), "utf-8")
    words = [sys.executable, "-I", checker.__file__, str(file), __file__]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
