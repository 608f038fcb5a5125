"""Verdicts on JAX code, with JAX itself; `make agree-executors` runs this."""
# The programs that are judged are lambdas, of which nobody knows the types.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardproof import check, check_code
from shardproof.code.floating import in_floats
from shardproof.code.jax_trace import leaves_of, traced
from shardproof.code.judging import REAL, judged
from shardproof.code.lockstep import Found, Mutation
from shardproof.code.pair import Pair
from shardproof.code.verdict import CodeVerdict
from shardproof.spec.errors import InputErrors

pytestmark = pytest.mark.long

REASON = "outside the lock: pip install jax"
jax: Any = pytest.importorskip("jax", reason=REASON)
lax: Any = jax.lax
AbstractMesh: Any = jax.sharding.AbstractMesh
P: Any = jax.sharding.PartitionSpec
jax_right: Any = import_module("tests.code.programs.jax_right")
jax_forms: Any = import_module("tests.code.programs.jax_forms")
jax_kinds: Any = import_module("tests.code.programs.jax_kinds")
jax_variety: Any = import_module("tests.code.programs.jax_variety")
jax_rewritten: Any = import_module("tests.code.programs.jax_rewritten")
jnp: Any = jax.numpy
S: Any = jax.ShapeDtypeStruct
F = np.float32
ROOT = Path(__file__).parents[2]
MESH: Any = AbstractMesh((4,), ("tp",))
X, W = S((8, 8), F), S((8, 8), F)


def over(function: Any, in_specs: Any = None, out_specs: Any = None) -> Any:
    return jax.shard_map(
        function, mesh=MESH, in_specs=P("tp") if in_specs is None else in_specs,
        out_specs=P("tp") if out_specs is None else out_specs, check_vma=False,
    )  # fmt: skip


def line(file: str, text: str) -> int:
    """Of a line that is in a file once."""
    lines = Path(file).read_text("utf-8").splitlines()
    (found,) = [at for at, each in enumerate(lines, 1) if each.rstrip().endswith(text)]
    return found


@pytest.mark.parametrize("name", jax_right.RIGHT)
def test_a_right_program_is_equal_within_a_second(name: str) -> None:
    sharded, reference, arguments = jax_right.RIGHT[name]()
    check_code(sharded, reference, *arguments)  # what JAX compiles once is not counted
    before = time.process_time()
    verdict = check_code(sharded, reference, *arguments, seed=1)
    assert time.process_time() - before < 1
    assert verdict.word == "equal", verdict.reason
    assert verdict.bound is not None
    assert verdict.bound <= 1e-9
    assert verdict.cut
    assert verdict.collectives


def pair_of(name: str) -> Pair:
    sharded, reference, arguments = jax_right.RIGHT[name]()
    both = traced(sharded, arguments), traced(reference, arguments)
    return Pair(*both, leaves_of(arguments))


def mutants_of(name: str) -> Iterator[tuple[Found, str, CodeVerdict, Pair]]:
    pair = pair_of(name)
    for found in judged(pair, 0).collectives:
        for kind in found.kinds:
            yield found, kind, judged(pair, 0, Mutation(found.number, kind)), pair


HARMLESS = {("lse_summed", "pmax", "op"), ("cross_entropy", "pmax", "op")}
"""Any number that all ranks have may be subtracted from an exponent."""


@pytest.mark.parametrize("name", jax_right.RIGHT)
def test_a_collective_done_wrong_differs(name: str) -> None:
    told, right = 0, 0
    for found, kind, verdict, pair in mutants_of(name):
        if (name, found.title, kind) in HARMLESS:
            assert verdict.word == "equal"
            assert in_floats(pair, 0, Mutation(found.number, kind)) == (None, "")
            continue
        assert verdict.word == "differs", (found, kind, verdict.reason)
        assert verdict.difference is not None
        told += 1
        right += any(near(each.site.line, found.site.line) for each in verdict.blamed)
    assert told
    assert right / told >= 0.9


BACK = ("perm = [(i, (i + 1) % n)", "perm = [(i, (i - 1) % n)")
TEXTS = [
    ("ring", BACK, 'ppermute((k, v), "cp", perm)', "sent 1 rank on"),
    ("pipeline", BACK, '"pp", perm), out), None', "sent 1 rank on"),
    ("lse_summed", ('lax.psum(weight, "cp")', 'lax.pmax(weight, "cp")'),
     'lax.pmax(weight, "cp")[:, None]', "summed over cp"),
    ("lse", ('lax.all_gather(out, "cp")', 'lax.all_gather(out, "cp")[::-1]'),
     'outs = lax.all_gather(out, "cp")[::-1]', "with the shards in the opposite order"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "at", "instead"), TEXTS)
def test_a_changed_text_is_found_by_another_way_of_its_collective(
    name: str, change: tuple[str, str], at: str, instead: str, tmp_path: Path
) -> None:
    file = tmp_path / f"text_of_{name}.py"
    file.write_text(Path(str(jax_right.__file__)).read_text("utf-8").replace(*change), "utf-8")
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    sharded, reference, arguments = module.RIGHT[name]()
    verdict = check_code(sharded, reference, *arguments)
    assert verdict.word == "differs"
    told = {each.site.line: each.instead for each in verdict.blamed}
    assert told[line(str(file), at)] == instead


def near(blamed: int, changed: int) -> bool:
    """The line itself, or the first that uses what it made."""
    return blamed == changed or (changed, blamed) in first_uses()


TOTAL = 'total = lax.psum(jnp.exp(logits - top[:, None]).sum(-1), "tp")'
RESULT = "return jnp.log(total) + top - target"
FIRST_USES = (
    ('rms_norm(x, p["norm1"]), "tp", axis=1, tiled=True)',
     'q = (x @ p["wq"]).reshape(batch, tokens, -1, HD)'),
    ('rms_norm(x, p["norm2"]), "tp", axis=1, tiled=True)',
     'return (jax.nn.silu(x @ p["gate"]) * (x @ p["up"])) @ p["down"]'),
    ('top = lax.pmax(logits.max(-1), "tp")', TOTAL),
    (TOTAL, RESULT),
    ('target = lax.psum(jnp.where(inside, own, 0.0), "tp")', RESULT),
)  # fmt: skip
"""The end of a line with a collective, and the line that reads first what that gives."""


@cache
def first_uses() -> set[tuple[int, int]]:
    file = str(jax_right.__file__)
    return {(line(file, changed), line(file, used)) for changed, used in FIRST_USES}


FORMS = {**jax_forms.R, **jax_kinds.RIGHT, **jax_variety.RIGHT, **jax_rewritten.RIGHT}
WRONG = {**jax_forms.WRONG, **jax_kinds.WRONG, **jax_variety.WRONG, **jax_rewritten.WRONG}
FILES = ("jax_forms.py", "jax_kinds.py", "jax_variety.py", "jax_rewritten.py")
COARSE = ("gelu by tanh in bfloat16", "gelu by tanh in float16", "rotary tables in bfloat16")


def test_there_are_sixty_of_each_over_both_frameworks() -> None:
    pytest.importorskip("torch", reason="outside the lock: pip install torch")
    torch_forms: Any = import_module("tests.code.programs.torch_forms")
    assert len(FORMS) + len(torch_forms.RIGHT) >= 60
    assert len(WRONG) + len(torch_forms.WRONG) >= 60


@pytest.mark.parametrize("name", FORMS)
def test_another_form_of_a_right_program_is_equal(name: str) -> None:
    sharded, reference, arguments = FORMS[name]
    verdict = check_code(sharded, reference, *arguments)
    assert verdict.word == "equal", verdict.reason
    masked = any("stand for -inf" in each for each in verdict.assumptions)
    assert masked == (name == "causal, finite mask")
    read = any("one number rounds to both" in each for each in verdict.assumptions)
    assert read == (name in COARSE)
    assert (REAL in verdict.assumptions) == (name in jax_rewritten.FOR_REAL_FUNCTIONS)


@pytest.mark.parametrize("name", WRONG)
def test_a_program_with_a_mistake_differs(name: str) -> None:
    sharded, reference, arguments = WRONG[name]
    verdict = check_code(sharded, reference, *arguments)
    assert verdict.word == "differs", verdict.reason
    assert verdict.difference is not None
    assert verdict.difference.floats is not None
    if "may be below zero" in verdict.reason:  # where the field has numbers that floats have not
        return
    assert verdict.blamed
    assert Path(verdict.blamed[0].site.file).name in FILES


def dense(x: Any, w: Any) -> Any:
    return x @ w


def test_a_collective_that_some_ranks_miss_is_stuck() -> None:
    def rank(x: Any, w: Any) -> Any:
        first = lax.axis_index("tp") == 0
        y = x @ w
        return lax.cond(
            first,
            lambda: lax.psum(y, "tp"),  # waits here
            lambda: y,
        )

    verdict = check_code(over(rank, (P(), P()), P()), dense, X, W)
    assert verdict.word == "stuck"
    assert verdict.reason.startswith("rank 0 waits in psum for ranks 1, 2, 3")
    assert verdict.site is not None
    assert verdict.site.line == line(__file__, "# waits here")


def test_ranks_that_leave_a_loop_at_different_times() -> None:
    def rank(x: Any) -> Any:
        me = lax.axis_index("tp")
        return lax.while_loop(lambda s: s[0] < me, lambda s: (s[0] + 1, s[1] * 2.0), (0, x))[1]

    def plain(x: Any) -> Any:
        return x * 2.0 ** (jnp.arange(8) // 2)[:, None]

    assert check_code(over(rank), plain, X).word == "equal"

    def waits(x: Any) -> Any:
        me = lax.axis_index("tp")
        body = lambda s: (s[0] + 1, lax.psum(s[1], "tp"))  # noqa: E731
        return lax.while_loop(lambda s: s[0] < me, body, (0, x))[1]

    assert check_code(over(waits), plain, X).word == "stuck"


def test_what_is_not_known_is_named_with_its_line() -> None:
    def to_integer(x: Any) -> Any:
        return x * jnp.clip(x * 10, -8, 8).astype(np.int8)  # rounds

    verdict = check_code(over(to_integer), to_integer, X)
    assert verdict.word == "unknown"
    assert "a float becomes an integer" in verdict.reason
    assert verdict.site is not None
    assert verdict.site.line == line(__file__, "# rounds")

    def random(x: Any) -> Any:
        return x + jax.random.normal(jax.random.key(0), x.shape)

    assert check_code(over(random), random, X).word == "unknown"


def test_what_splits_nothing_is_unknown() -> None:
    verdict = check_code(dense, dense, X, W)
    assert (verdict.word, verdict.reason) == ("unknown", "nothing is split over ranks")
    assert check_code(over(dense, (P(), P()), P()), dense, X, W).word == "unknown"


def test_a_common_offset_of_positions_is_right_for_other_functions_only() -> None:
    def attend(x: Any, positions: Any) -> Any:
        angle = positions.astype(F)[:, None] * jnp.array([1.0, 0.1], F)
        a, b = x[:, 0:2], x[:, 2:4]
        c, s = jnp.cos(angle), jnp.sin(angle)
        q = jnp.concatenate([a * c - b * s, b * c + a * s], 1)
        return q @ q.T

    sharded = over(lambda x: attend(x, jnp.arange(8) + 3) * lax.axis_size("tp") / 4, P(), P())
    halves = over(lambda x, w: attend(x, jnp.arange(8) + 3) + 0 * w[0, 0], (P(), P("tp")), P())
    for each, arguments in ((sharded, (X,)), (halves, (X, W))):
        verdict = check_code(each, lambda x, *_: attend(x, jnp.arange(8)), *arguments)
        assert verdict.word == "differs for other functions only", verdict.reason


def greedy(x: Any, head: Any, *, most: int) -> Any:
    logits = x @ head
    at = jnp.argmax(logits, -1) + lax.axis_index("tp") * logits.shape[-1]
    best, ids = lax.all_gather(logits.max(-1), "tp"), lax.all_gather(at, "tp")
    chosen = jnp.take_along_axis(ids, jnp.argmax(best, 0)[None], 0)[0]
    return jnp.minimum(chosen, most)


@pytest.mark.parametrize(("vocabulary", "word"), [(128, "equal"), (1024, "unknown")])
def test_each_index_that_can_be_chosen_is_chosen(vocabulary: int, word: str) -> None:
    """Chance would have chosen some 30 of them."""
    arguments = X, S((8, vocabulary), F)

    def plain(x: Any, head: Any) -> Any:
        return jnp.argmax(x @ head, -1)

    def judge(most: int) -> CodeVerdict:
        function = partial(greedy, most=most)
        return check_code(over(function, (P(), P(None, "tp")), P()), plain, *arguments)

    assert judge(vocabulary - 1).word == word
    if word == "equal":
        assert judge(vocabulary - 2).word == "differs"


def test_where_the_reference_is_no_number_nothing_is_asked() -> None:
    def plain(x: Any) -> Any:
        return jnp.where(jnp.arange(8)[:, None] == 3, jnp.nan, x)

    assert check_code(over(lambda x: x), plain, X).word == "equal"
    assert check_code(over(plain_on_ranks), lambda x: x, X).word == "differs"


def plain_on_ranks(x: Any) -> Any:
    return jnp.where(lax.axis_index("tp") == 3, jnp.nan, x)


def test_copies_that_differ() -> None:
    def rank(x: Any) -> Any:
        return x.sum(0)

    verdict = check_code(over(rank, P("tp"), P()), lambda x: x[:2].sum(0), X)
    assert verdict.word == "differs"
    assert "ranks 0 and 1" in verdict.reason


def test_a_sum_that_is_thrown_away_is_to_blame() -> None:
    """And not a sum of other numbers, of which no output is made either."""

    def scaled(part: Any) -> Any:
        return part * lax.rsqrt((part * part).mean(-1, keepdims=True) + 1)

    def main(x: Any, w: Any, out: Any) -> Any:
        part = x @ w
        lax.psum(part * part, "tp")  # of others
        lax.psum(part.T, "tp")  # thrown away
        return out(part)

    for out in (scaled, lambda part: part.T):
        splits = (P(None, "tp"), P("tp", None))
        verdict = check_code(
            over(partial(main, out=out), splits, P()), lambda x, w, out=out: out(x @ w), X, W
        )
        assert verdict.word == "differs", verdict.reason
        assert verdict.blamed[0].site.line == line(__file__, "# thrown away")
        others = [each.site.line for each in verdict.blamed]
        assert line(__file__, "# of others") not in others


def test_code_that_does_not_trace_cannot_run() -> None:
    def rank(x: Any) -> Any:
        return x @ jnp.ones((5, 5))  # five

    with pytest.raises(InputErrors, match="the reference does not run"):
        check_code(over(lambda x: x), rank, X)
    verdict = check_code(over(rank), lambda x: x, X)
    assert verdict.word == "cannot run"
    assert verdict.site is not None
    assert verdict.site.line == line(__file__, "# five")


def test_another_shape_differs() -> None:
    verdict = check_code(over(lambda x: x[:1]), lambda x: x, X)
    assert verdict.word == "differs"
    assert "[4, 8]" in verdict.reason


def test_integers_have_to_be_given() -> None:
    with pytest.raises(InputErrors, match="holds integers"):
        check_code(lambda i: i, lambda i: i, S((3,), np.int32))


def test_one_seed_gives_one_verdict_and_check_is_the_same() -> None:
    sharded, reference, arguments = jax_forms.WRONG["no sum"]
    first = check_code(sharded, reference, *arguments, seed=5)
    assert check(sharded, reference, *arguments, seed=5) == first
    assert first.difference != check_code(sharded, reference, *arguments, seed=6).difference


@pytest.mark.parametrize("name", [
    "mish", "elu", "leaky_relu", "hard_tanh", "selu", "softplus", "celu", "glu", "silu", "gelu",
    "hard_swish", "log_sigmoid", "relu6", "squareplus", "soft_sign", "softmax", "log_softmax",
    "standardize", "logsumexp",
])  # fmt: skip
@pytest.mark.parametrize("checked", [False, True])
def test_a_function_of_rows_is_itself_on_ranks(name: str, checked: bool) -> None:  # noqa: FBT001
    function = getattr(jax.nn, name, None) or getattr(jax.scipy.special, name)

    def rows(x: Any) -> Any:
        return function(x, axis=-1) if name == "logsumexp" else function(x)

    sharded = jax.shard_map(rows, mesh=MESH, in_specs=P("tp"), out_specs=P("tp"), check_vma=checked)
    assert check_code(sharded, rows, X).word == "equal"

    def loss(f: Any) -> Any:
        return jax.grad(lambda x: (f(x) ** 2).sum())

    assert check_code(loss(sharded), loss(rows), X).word == "equal"


IDIOMS = """
import jax, jax.numpy as jnp
from jax import lax
S = jax.ShapeDtypeStruct
x, w = S((8, 4), jnp.float32), S((4, 4), jnp.float32)
def loss(w, x):
    return ((x @ w) ** 2).mean()
def step(x, w):
    mean = lambda x, w: lax.pmean(jax.grad(loss)(w, x), "i")
    return jax.pmap(mean, axis_name="i", in_axes=(0, None), out_axes=None)(x.reshape(4, 2, 4), w)
pmap = step, lambda x, w: jax.grad(loss)(w, x), (x, w)
"""


def test_pmap(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(IDIOMS, encoding="utf-8")
    done = run(f"{tmp_path / 'mine.py'}:pmap", "--ranks", "4")
    assert done.returncode == 0, done.stdout + done.stderr


def run(*words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    command = [sys.executable, "-m", "shardproof", "code", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_the_command() -> None:
    example = "examples/code/jax_mlp.py"
    right, wrong = run(f"{example}:right"), run(f"{example}:wrong", "--format", "json")
    assert right.returncode == 0, right.stderr
    assert right.stdout.startswith(f"{example}:right: equal\n")
    assert wrong.returncode == 1, wrong.stderr
    data = json.loads(wrong.stdout)
    assert data["verdict"] == "differs"
    text = 'part = jax.nn.gelu(x @ w["up"]) @ w["down"] + w["bias"]'
    added = line(str(ROOT / example), text)
    assert data["site"]["line"] == added


def test_a_mesh_of_devices_that_are_not_there(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "import jax, jax.numpy as jnp\n"
        "from jax.sharding import PartitionSpec as P\n"
        "print('hello')\n"
        "def both():\n"
        "    auto = (jax.sharding.AxisType.Auto,)\n"
        "    mesh = jax.make_mesh((4,), ('tp',), axis_types=auto)\n"
        "    f = jax.jit(jax.shard_map(lambda x: jax.lax.psum(x, 'tp'), mesh=mesh,\n"
        "                              in_specs=P('tp'), out_specs=P()))\n"
        "    return {'sharded': f, 'reference': lambda x: x.reshape(4, 2, 8).sum(0),\n"
        "            'arguments': (jnp.ones((8, 8)),)}\n",
        encoding="utf-8",
    )
    done = run(f"{file}:both", "--ranks", "4", "--format", "json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["verdict"] == "equal"


@pytest.mark.parametrize(("text", "name", "said"), [
    ("import nothing_of_that_name", "f", "nothing_of_that_name"),
    ("def f(:", "f", "cannot be read"),
    ("x = 1 / 0", "f", "ZeroDivisionError"),
    ("f = 3", "f", "it is to be"),
    ("f = 3", "g", "has no g"),
    ("def f():\n    raise ValueError('no')", "f", "f() raises ValueError: no"),
    ("f = (lambda x: x, lambda x: x.y, (1.0,))", "f", "the reference does not run"),
])  # fmt: skip
def test_a_mistake_of_the_user_has_no_traceback(
    tmp_path: Path, text: str, name: str, said: str
) -> None:
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    done = run(f"{tmp_path / 'mine.py'}:{name}")
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
