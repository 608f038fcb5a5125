"""Records are what the standard library's dataclasses are, to whoever uses them."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import pytest

from shardproof.spec import record

Maker = Callable[..., Any]
OURS: Maker = record.dataclass
THEIRS: Maker = dataclasses.dataclass


def classes(maker: Maker, **asked: bool) -> dict[str, Any]:
    """The same classes, made by either."""
    field: Any = record.field if maker is OURS else dataclasses.field

    @maker(**asked)
    class Empty:
        pass

    @maker(**asked)
    class One:
        a: int

    @maker(**asked)
    class Some:
        """It says what it is."""

        a: int
        b: str = "b"
        c: list[int] = dataclasses.field(default_factory=list[int])
        d: tuple[int, ...] = dataclasses.field(default=(1, 2))

    @maker(**asked)
    class More(Some):
        e: int = 5
        b: str = "other"

        @property
        def twice(self) -> int:
            return 2 * self.e

    @maker(**asked)
    class Own:  # noqa: PLW1641  (that is what is looked at)
        a: int

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Own)

        def __repr__(self) -> str:
            return "own"

    @maker(**asked)
    class Counted:
        a: int
        made: ClassVar[list[int]] = []

        def __post_init__(self) -> None:
            Counted.made.append(self.a)

    @maker(**asked)
    class Hidden:
        """It completes itself, and shows and compares only some of what it has."""

        a: int
        b: int = dataclasses.field(default=1, compare=False)
        c: int = field(default=2, repr=False)
        made: int = field(init=False, repr=False, compare=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "made", self.a + self.b)

    return {each.__name__: each for each in (Empty, One, Some, More, Own, Counted, Hidden)}


ASKED: tuple[dict[str, bool], ...] = (
    {},
    {"frozen": True},
    {"slots": True},
    {"frozen": True, "slots": True},
    {"order": True},
    {"frozen": True, "slots": True, "order": True},
    {"eq": False},
    {"frozen": True, "eq": False},
    {"kw_only": True},
    {"frozen": True, "slots": True, "kw_only": True},
    {"unsafe_hash": True},
)
CALLS: tuple[tuple[str, tuple[Any, ...], dict[str, Any]], ...] = (
    ("Empty", (), {}),
    ("Empty", (1,), {}),
    ("One", (1,), {}),
    ("One", (float("nan"),), {}),
    ("One", (), {"a": 2}),
    ("One", (), {}),
    ("One", (1, 2), {}),
    ("One", (1,), {"a": 2}),
    ("One", (1,), {"z": 2}),
    ("Some", (1,), {}),
    ("Some", (1, "x", [3], ()), {}),
    ("Some", (1,), {"d": 4, "b": "y"}),
    ("Some", (), {"b": "y"}),
    ("More", (1,), {"e": 7}),
    ("More", (1, "b", [], (), 9), {}),
    ("Own", (1,), {}),
    ("Counted", (3,), {}),
    ("Hidden", (3,), {}),
    ("Hidden", (), {"a": 3, "b": 4, "c": 5}),
    ("Hidden", (3,), {"made": 4}),
    ("Hidden", (3, 4, 5, 6), {}),
)


def told(cls: Any, args: tuple[Any, ...], named: dict[str, Any]) -> Any:  # noqa: ANN401
    """All that can be seen of one that is made so."""
    try:
        one, again = cls(*args, **named), cls(*args, **named)
    except TypeError:
        return TypeError
    out: list[Any] = [repr(one).rpartition(".")[2], one == again, one != again, one == 1]
    out += [dataclasses.astuple(one), dataclasses.asdict(one), hasattr(one, "__dict__")]
    out += [[field.name for field in dataclasses.fields(one)], cls.__match_args__]
    for act in (
        lambda: hash(one) == hash(again),
        lambda: one < again,
        lambda: one <= again,
        lambda: one > 1,
        lambda: one < cls(*args, **{**named, "c": 3}),
        lambda: one == cls(*args, **{**named, "b": 7}),
        lambda: setattr(one, "a", 8),
        lambda: delattr(one, "a"),
        lambda: dataclasses.replace(again, a=9) == again,
        lambda: dataclasses.replace(again, zz=9) == again,
        lambda: record.replace(again, a=9) == again,
        lambda: record.replace(again, b=9, a=2) == cls(a=2, b=9),
        lambda: record.replace(again, zz=9) == again,
        lambda: copy.copy(again) == again,
        lambda: copy.deepcopy(again) == again,
    ):
        try:
            out.append(act())
        except (TypeError, AttributeError, ValueError):
            out.append("refused")  # CPython slips, and raises TypeError of frozen ones with slots
    signature = inspect.signature(cls)
    out.append(
        [(p.name, p.kind, repr(p.default), p.annotation) for p in signature.parameters.values()]
    )
    return out


@pytest.mark.parametrize("asked", ASKED, ids=str)
@pytest.mark.parametrize(("name", "args", "named"), CALLS)
def test_both_are_used_alike(
    asked: dict[str, bool], name: str, args: tuple[Any, ...], named: dict[str, Any]
) -> None:
    if args and args[0] != args[0]:  # what is not equal to itself is the same object all the same
        args = (float("nan"),)
    ours, theirs = classes(OURS, **asked)[name], classes(THEIRS, **asked)[name]
    assert told(ours, args, named) == told(theirs, args, named)


def test_plain_ones_are_made_here() -> None:
    """Else the test above compares the library with itself."""
    for asked in ASKED:
        for name in ("Some", "Hidden"):
            init = classes(OURS, **asked)[name].__init__
            ours = Path(init.__code__.co_filename).parent == Path(record.__file__).parent
            assert ours is ("unsafe_hash" not in asked)


@OURS(frozen=True, slots=True)
class Kept:
    a: int
    b: tuple[int, ...] = ()


def test_one_with_slots_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(Kept(1, (2,)))) == Kept(1, (2,))  # noqa: S301


class Counted:
    """A part that counts how often its hash is asked for."""

    asked = 0

    def __hash__(self) -> int:
        Counted.asked += 1
        return 7


@OURS(frozen=True, slots=True)
class Whole(record.HashedOnce):
    part: Counted | str
    n: int = 1


def test_a_hash_is_worked_out_once_and_goes_to_no_other_process() -> None:
    part = Counted()
    one, other = Whole(part), Whole(part)
    assert hash(one) == hash(one) == hash(other) != hash(record.replace(one, n=2))
    assert Counted.asked == 3
    said = Whole("a")
    assert hash(said) == said.known_hash
    sent = pickle.loads(pickle.dumps(said))  # noqa: S301
    assert sent == said
    assert not hasattr(sent, "known_hash")  # strings have another hash there


def test_patterns_and_cached_properties() -> None:
    @OURS(frozen=True)
    class Node:
        a: int

        @cached_property
        def twice(self) -> int:
            return 2 * self.a

    assert Node.__match_args__ == ("a",)
    assert (Node(3).twice, Node(3)) == (6, Node(3))


def test_one_that_holds_itself_is_shown() -> None:
    @OURS
    class Node:
        a: object = None

    one = Node()
    one.a = one
    assert repr(one).endswith("Node(a=...)")


@pytest.mark.parametrize("maker", [OURS, THEIRS])
def test_what_the_library_refuses_is_refused(maker: Maker) -> None:
    @maker(frozen=True)
    class Frozen:
        a: int = 0

    with pytest.raises(TypeError):

        @maker
        class Open(Frozen):  # pyright: ignore[reportUnusedClass]
            b: int = 0

    with pytest.raises(ValueError, match="mutable default"):

        @maker
        class Shared:  # pyright: ignore[reportUnusedClass]
            a: list[int] = []  # noqa: RUF012

    with pytest.raises(TypeError):

        @maker
        class Behind:  # pyright: ignore[reportUnusedClass]
            a: int = 0
            b: str


@pytest.mark.parametrize("asked", ASKED[1:4:2], ids=str)
def test_a_frozen_one_takes_nothing_new(asked: dict[str, bool]) -> None:
    one = classes(OURS, **asked)["One"](1)
    with pytest.raises(AttributeError):
        one.new = 1


def test_what_derives_from_a_frozen_one_may_have_more() -> None:
    for maker in (OURS, THEIRS):
        base: Any = classes(maker, frozen=True)["One"]

        class Plain(base):
            pass

        one: Any = Plain(1)
        one.new = 2
        with pytest.raises(AttributeError):
            one.a = 2
        del one.new
        with pytest.raises(AttributeError):
            del one.a


@pytest.mark.parametrize("slots", [False, True])
@pytest.mark.parametrize("makers", [(OURS, THEIRS), (THEIRS, OURS), (OURS, OURS)])
def test_either_may_derive_from_the_other(makers: tuple[Maker, Maker], slots: bool) -> None:  # noqa: FBT001
    first, second = makers

    def derived(maker: Maker, base: Any) -> Any:  # noqa: ANN401
        @maker(frozen=True, slots=slots)
        class Made(base):
            e: int = dataclasses.field(kw_only=True)
            f: int = dataclasses.field(default=7, compare=False)

        return Made

    def plain(maker: Maker, base: Any) -> Any:  # noqa: ANN401
        @maker(frozen=True, slots=slots)
        class Made(base):
            e: int = 5

        return Made

    asked = {"frozen": True, "slots": slots}
    cases: tuple[tuple[Maker, tuple[Any, ...], dict[str, Any]], ...] = (
        (derived, (1, "b"), {"e": 3}),
        (derived, (1, "b"), {}),
        (plain, (1, "b", [], (), 9), {}),
        (plain, (1,), {"e": 2}),
    )
    for make, args, named in cases:
        ours = make(second, classes(first, **asked)["Some"])
        theirs = make(THEIRS, classes(THEIRS, **asked)["Some"])
        assert told(ours, args, named) == told(theirs, args, named)
