"""All ranks of a program, operator by operator, without JAX: sums, mutants, ranks that wait."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from shardproof.code.blame import Ends, way_back
from shardproof.code.collectives import WHAT, Call, Impossible, run
from shardproof.code.domains import ExactNumbers
from shardproof.code.indexing import window_positions
from shardproof.code.jax_trace import Leaf, Traced
from shardproof.code.judging import first_difference, judged
from shardproof.code.layouts import Layouts
from shardproof.code.lockstep import Log, Mutation, Runner
from shardproof.code.meshes import Mesh, block
from shardproof.code.otherwise import Instead, is_own, ways
from shardproof.code.pair import Pair
from shardproof.code.repairing import repaired
from shardproof.code.rounding import far_apart
from shardproof.code.subject import Round
from shardproof.code.told import Stuck, Unknown
from shardproof.executor.code import CodeField
from tests.code.fake import Eqn, Jaxpr, Lines, Lit, Var, mesh, product

M = Mesh({"dp": 2, "tp": 2})
N = ExactNumbers(CodeField(1))


def test_ranks_of_a_mesh_and_their_groups() -> None:
    assert [M.coordinates(rank) for rank in range(4)] == [
        {"tp": t, "dp": d} for d in range(2) for t in range(2)
    ]
    assert M.group(1, ("tp",)) == (0, 1)
    assert M.group(1, ("dp",)) == (1, 3)
    assert M.group(3, ("tp", "dp")) == (0, 2, 1, 3)
    assert [M.index(rank, ("tp", "dp")) for rank in range(4)] == [0, 2, 1, 3]
    assert all(M.rank(M.coordinates(rank)) == rank for rank in range(4))
    assert block(M, (("tp",), ("dp",)), (4, 6), 2) == (slice(0, 2), slice(3, 6))


def exact(*values: Any) -> list[Any]:
    return [np.asarray(value) for value in values]


def called(name: str, values: list[Any], kind: str | None = None, **params: Any) -> list[Any]:
    return [each.tolist() for each in run(Call(name, params, values, N, kind))]


TILED: dict[str, Any] = {"tiled": True}


def test_collectives_do_what_their_names_say() -> None:
    a = exact([1, 2], [3, 4])
    assert called("psum", a) == [[4, 6]] * 2
    assert called("pmax", a) == [[3, 4]] * 2
    assert called("all_gather", a, all_gather_dimension=0, **TILED) == [[1, 2, 3, 4]] * 2
    assert called("all_gather", a, all_gather_dimension=1, tiled=False) == [[[1, 3], [2, 4]]] * 2
    assert called("reduce_scatter", a, scatter_dimension=0, **TILED) == [[4], [6]]
    assert called("all_to_all", a, split_axis=0, concat_axis=0, **TILED) == [[1, 3], [2, 4]]
    assert called("ppermute", a, perm=((0, 1),)) == [[0, 0], [1, 2]]
    assert called("pbroadcast", a, source=1) == [[3, 4]] * 2


@pytest.mark.parametrize("perm", [((0, 2),), ((0, 1), (1, 1))])
def test_a_permutation_that_is_none_cannot_run(perm: Any) -> None:
    with pytest.raises(Impossible):
        called("ppermute", exact([1], [2]), perm=perm)


def test_collectives_done_wrong() -> None:
    a = exact([1, 2], [3, 4], [5, 6], [7, 8])
    gather: dict[str, Any] = {"all_gather_dimension": 0, "tiled": True}
    assert called("psum", a, "drop") == [[1, 2], [3, 4], [5, 6], [7, 8]]
    assert called("psum", a, "twice") == [[64, 80]] * 4
    assert called("psum", a, "group") == [[4, 6]] * 2 + [[12, 14]] * 2
    assert called("psum", a, "op") == [[7, 8]] * 4
    assert called("all_gather", a, "order", **gather)[0] == [7, 8, 5, 6, 3, 4, 1, 2]
    assert called("all_gather", a, "drop", **gather)[1] == [0, 0, 3, 4, 0, 0, 0, 0]
    assert called("all_gather", a, "group", **gather)[3] == [5, 6, 7, 8, 5, 6, 7, 8]
    assert called("ppermute", a[:2], "order", perm=((0, 1),)) == [[3, 4], [0, 0]]
    assert called("pbroadcast", a, "root", source=0) == [[3, 4]] * 4
    assert {"all_reduce", "broadcast"} <= set(WHAT.values())


X, W1, W2 = (Leaf(name, (4, 4), np.dtype("float32"), None) for name in ("x", "w1", "w2"))


def reference() -> Jaxpr:
    x, a, b, h, s, y = (Var((4, 4)) for _ in range(6))
    return Jaxpr([x, a, b], [product(x, a, h), Eqn("logistic", [h], [s]), product(s, b, y)], [y])


def sharded(*, sums: bool = True, late: bool = False) -> Jaxpr:
    """Two layers over two ranks, with or without their sum; or with the first split by rows."""
    x, a, b, h, s, p, y, out = (Var((4, 4)) for _ in range(8))
    size = {"axes": ("tp",), "axis_index_groups": None}
    inner = [product(x, a, h, 3), Eqn("logistic", [h], [s], line=4), product(s, b, p, 5)]
    inner.append(Eqn("psum", [p], [y], size, 6) if sums else Eqn("copy", [p], [y], line=6))
    specs = ((None, "tp"), ("tp",), ()) if late else ((), (None, "tp"), ("tp",))
    gx, ga, gb = (Var((4, 4)) for _ in range(3))
    params = {
        "mesh": mesh(tp=2), "newly_manual_axes": {"tp"}, "in_specs": specs, "out_specs": ((),),
        "jaxpr": Jaxpr([x, a, b], inner, [y]),
    }  # fmt: skip
    return Jaxpr([gx, ga, gb], [Eqn("shard_map", [gx, ga, gb], [out], params, 2)], [out])


def run_both(program: Jaxpr, mutation: Mutation | None = None) -> tuple[Log, Log, Ends]:
    given = [N.field.random(each.name, each.shape) for each in (X, W1, W2)]
    logs = [Log(steps=[]), Log(steps=[])]
    expected = Runner(N, Lines(), logs[0]).run(reference(), given)
    found = Runner(N, Lines(), logs[1], mutation).run(program, given)
    return logs[1], logs[0], Ends(given, ["x", "w1", "w2"], found, expected)


def test_a_sum_over_ranks_is_the_product_on_one() -> None:
    log, _, ends = run_both(sharded())
    assert N.same(ends.sharded[0], ends.reference[0])
    assert log.cut == 2
    assert not log.replicas
    [found] = log.collectives.values()
    assert (found.title, found.site.line, found.axes, found.size) == ("psum", 6, ("tp",), 2)


@pytest.mark.parametrize("kind", ["drop", "twice", "op"])
def test_a_mutant_differs_and_its_line_is_blamed(kind: str) -> None:
    log, plain, ends = run_both(sharded(), Mutation(0, kind))
    assert not N.same(ends.sharded[0], ends.reference[0]) or log.replicas
    places = way_back(log, plain, ends, N).blamed(ends)
    assert [each.site.line for each in places] == [6] or kind == "drop"
    if kind != "drop":
        assert places[0].before == ("partial sum over tp",)


def test_the_activation_of_a_partial_sum_is_blamed() -> None:
    log, plain, ends = run_both(sharded(late=True))
    [place] = way_back(log, plain, ends, N).blamed(ends)
    assert (place.operator, place.site.line) == ("logistic", 4)
    assert place.before == ("partial sum over tp",)


def test_a_collective_is_blamed_if_another_way_of_it_is_right() -> None:
    log, _, _ = run_both(sharded(), Mutation(0, "op"))

    def right(instead: Instead) -> bool:
        given = [N.field.random(each.name, each.shape) for each in (X, W1, W2)]
        runner = Runner(N, Lines(), mutation=Mutation(0, "op"), instead=instead)
        return N.same(
            runner.run(sharded(), given)[0], Runner(N, Lines()).run(reference(), given)[0]
        )

    [(found, way)] = repaired(log, Mutation(0, "op"), (), right)
    assert (found.site.line, way.told) == (6, "summed over tp")
    log, _, _ = run_both(sharded(late=True))
    assert repaired(log, None, (), lambda _: False) == []


def test_the_ways_of_a_collective() -> None:
    said = [way.told for way in ways("psum", ("tp",), 2, M)]
    assert said == [
        "summed over tp", "the largest of them taken over tp", "summed over dp",
        "the largest of them taken over dp", "summed over dp and tp",
        "the largest of them taken over dp and tp", "not done at all",
    ]  # fmt: skip
    shifts = [way.told for way in ways("ppermute", ("tp",), 4, M)]
    assert shifts == ["sent nowhere", "sent 1 rank on", "sent 2 ranks on", "sent 1 rank back"]
    assert list(ways("send", ("all ranks",), 4, M)) == []
    assert is_own(next(ways("psum", ("tp",), 2, M)), "psum", ("tp",))


def test_copies_that_differ_are_seen() -> None:
    log, _, _ = run_both(sharded(sums=False))
    assert log.replicas == [(0, 0, 1)]


def test_layouts_in_words() -> None:
    layouts = Layouts(N)
    whole = N.field.random("w", (4, 6))
    layouts.add("w", whole)
    line = Mesh({"tp": 2})

    def told(*parts: Any) -> tuple[str, str]:
        found = layouts.of(list(parts), range(len(parts)), line)
        assert found is not None
        return found.told, found.order

    left, right = N.parted(whole, 2, 1)
    assert told(whole, whole) == ("replicated, w", "kept")
    assert told(left, right) == ("split over tp along dimension 1, w", "kept")
    assert told(right, left)[1] == "changed"
    assert told(left, left)[1] == "changed"
    half = N.field.mul(whole, N.field.number(0.5))
    assert told(half, half) == ("partial sum over tp", "kept")
    assert layouts.of([half, whole], range(2), line) is None
    assert told(N.field.zeros((4,)), N.field.zeros((4,)))[0] == "constant"


def cond_on_rank(*, joins: bool) -> Jaxpr:
    """The first rank sums, and the other one does so as well or not."""
    x, r, which, gx, out, y, a, b = (Var((4, 4)) for _ in range(8))
    psum = {"axes": ("tp",), "axis_index_groups": None}
    first = Jaxpr([a], [Eqn("psum", [a], [y], psum, 7)], [y])
    c, d = Var((4, 4)), Var((4, 4))
    other = Jaxpr([c], [Eqn("psum", [c], [d], psum, 9)], [d]) if joins else Jaxpr([b], [], [b])
    inner = [
        Eqn("axis_index", [], [r := Var((), "int32")], {"axis_name": "tp"}, 4),
        Eqn("eq", [r, Lit(0, "int32")], [which := Var((), "bool")], line=5),
        Eqn("cond", [which, x], [y2 := Var((4, 4))], {"branches": (other, first)}, 6),
    ]
    params = {
        "mesh": mesh(tp=2), "newly_manual_axes": {"tp"}, "in_specs": ((),), "out_specs": ((),),
        "jaxpr": Jaxpr([x], inner, [y2]),
    }  # fmt: skip
    return Jaxpr([gx], [Eqn("shard_map", [gx], [out], params, 2)], [out])


@pytest.mark.parametrize("joins", [False, True])
def test_ranks_that_wait_for_each_other_are_stuck(joins: bool) -> None:  # noqa: FBT001
    with pytest.raises(Stuck) as stuck:
        Runner(N, Lines()).run(cond_on_rank(joins=joins), [N.field.random("x", (4, 4))])
    assert stuck.value.parted.site.line == 6
    assert (stuck.value.waiting, stuck.value.missing) == (((1,), (0,)) if joins else ((0,), (1,)))
    assert stuck.value.site.line == (9 if joins else 7)


def test_what_is_not_known_is_named() -> None:
    x, y = Var((4, 4)), Var((4, 4))
    with pytest.raises(Unknown, match=r"some_kernel at mine\.py:5"):
        Runner(N, Lines()).run(
            Jaxpr([x], [Eqn("some_kernel", [x], [y], line=5)], [y]), [N.field.random("x", (4, 4))]
        )


def test_a_scan_is_its_turns() -> None:
    c, x, s = Var((3,)), Var((3,)), Var((3,))
    body = Jaxpr([c, x], [Eqn("add", [c, x], [s])], [s, s])
    first, rows, last, sums = Var((3,)), Var((5, 3)), Var((3,)), Var((5, 3))
    params = {"num_consts": 0, "num_carry": 1, "length": 5, "reverse": False, "jaxpr": body}
    program = Jaxpr([first, rows], [Eqn("scan", [first, rows], [last, sums], params)], [last, sums])
    f = N.field
    given = [f.zeros((3,)), f.random("rows", (5, 3))]
    end, every = Runner(N, Lines()).run(program, given)
    assert N.same(end, f.sum(given[1], [0]))
    assert N.same(every, f.cumulated(given[1], 0, reverse=False))


def pair_of(program: Jaxpr) -> Pair:
    outputs = [("y", (4, 4), np.dtype("float32"))]
    return Pair(Traced(program, outputs), Traced(reference(), outputs), [X, W1, W2])


def test_the_verdict_on_a_right_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shardproof.code.pair.Source", Lines)
    verdict = judged(pair_of(sharded()), 3)
    assert verdict.word == "equal"
    assert verdict.equal
    assert verdict.bound is not None
    assert 0 < verdict.bound < 1e-9
    assert (verdict.mesh, verdict.cut, verdict.seed) == ("tp 2", 2, 3)
    with pytest.raises(TypeError):
        bool(verdict)


def test_what_splits_nothing_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shardproof.code.pair.Source", Lines)
    assert judged(pair_of(reference()), 0).word == "unknown"


def test_a_gather_reads_as_xla_says() -> None:
    table = np.arange(12).reshape(4, 3)
    rows = np.array([[2], [0], [9]])
    kept = {"offset": (1,), "collapsed": (0,), "map": (0,), "batching": (), "partners": ()}
    flat, inside = window_positions((4, 3), rows, (1, 3), (3, 3), kept, clip=False)
    assert table.ravel()[flat[:2]].tolist() == [[6, 7, 8], [0, 1, 2]]
    assert inside.all(axis=1).tolist() == [True, True, False]
    flat, inside = window_positions((4, 3), rows, (1, 3), (3, 3), kept, clip=True)
    assert table.ravel()[flat[2]].tolist() == [9, 10, 11]
    assert inside.all()


def test_rounding_is_told_from_a_difference() -> None:
    a = np.linspace(1, 2, 10)
    assert not far_apart(a, a + 1e-7, 6e-8).any()
    assert far_apart(a, a + 1e-2, 6e-8).all()
    assert far_apart(np.array([1, 2]), np.array([1, 3]), 1e-7).tolist() == [False, True]
    nan = np.array([np.nan, np.inf, 1.0])
    assert far_apart(nan, np.array([np.nan, -np.inf, np.nan]), 1e-7).tolist() == [False, True, True]


def test_another_number_of_outputs_differs() -> None:
    pair = pair_of(sharded())
    other = Pair(Traced(pair.sharded.closed, ()), pair.reference, pair.leaves)
    assert judged(other, 0).word == "differs"


@pytest.mark.parametrize("share", [0.1, 0.2])
def test_shares_of_one_logarithm_add_up(share: float) -> None:
    f = CodeField(1)
    log = f.log(f.sum(f.exp(f.random("x", (3, 4))), [1]))
    most = f.mul(log, f.number(0.9))
    whole = f.add(f.plain(f.mul(log, f.number(share))), most)
    found = first_difference(Round(f, [log], [whole], Log(), Log(), []))
    assert (found is None) == (share == 0.1)
