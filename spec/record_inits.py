"""Constructors of records with slots: one for each number of fields, named when it is used.

A setter of a slot gives nothing, so `or` sets one after the other. What a constructor's arguments
are called is put into a copy of its code: so Python itself reads names and defaults, as of any
function, and nothing is compiled.
"""

# A line for each number of fields; a setter has no types.
# ruff: noqa: E501, PLW0108
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import FunctionType
    from typing import Any

    Setter = Callable[[Any, Any], None]

# fmt: off
_BY_COUNT: tuple[Any, ...] = (
    lambda _0: lambda o, a0: _0(o, a0),
    lambda _0, _1: lambda o, a0, a1: _0(o, a0) or _1(o, a1),
    lambda _0, _1, _2: lambda o, a0, a1, a2: _0(o, a0) or _1(o, a1) or _2(o, a2),
    lambda _0, _1, _2, _3: lambda o, a0, a1, a2, a3: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3),
    lambda _0, _1, _2, _3, _4: lambda o, a0, a1, a2, a3, a4: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4),
    lambda _0, _1, _2, _3, _4, _5: lambda o, a0, a1, a2, a3, a4, a5: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5),
    lambda _0, _1, _2, _3, _4, _5, _6: lambda o, a0, a1, a2, a3, a4, a5, a6: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6),
    lambda _0, _1, _2, _3, _4, _5, _6, _7: lambda o, a0, a1, a2, a3, a4, a5, a6, a7: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8, _9: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8) or _9(o, a9),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8) or _9(o, a9) or _10(o, a10),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8) or _9(o, a9) or _10(o, a10) or _11(o, a11),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8) or _9(o, a9) or _10(o, a10) or _11(o, a11) or _12(o, a12),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8) or _9(o, a9) or _10(o, a10) or _11(o, a11) or _12(o, a12) or _13(o, a13),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8) or _9(o, a9) or _10(o, a10) or _11(o, a11) or _12(o, a12) or _13(o, a13) or _14(o, a14),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8) or _9(o, a9) or _10(o, a10) or _11(o, a11) or _12(o, a12) or _13(o, a13) or _14(o, a14) or _15(o, a15),
    lambda _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16: lambda o, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16: _0(o, a0) or _1(o, a1) or _2(o, a2) or _3(o, a3) or _4(o, a4) or _5(o, a5) or _6(o, a6) or _7(o, a7) or _8(o, a8) or _9(o, a9) or _10(o, a10) or _11(o, a11) or _12(o, a12) or _13(o, a13) or _14(o, a14) or _15(o, a15) or _16(o, a16),
)
# fmt: on
MOST = len(_BY_COUNT)
"""Fields that a class may have."""


def constructor(
    names: Sequence[str],
    setters: Sequence[Setter],
    defaults: Mapping[str, object],
    keywords: int,
) -> FunctionType:
    """Sets slots to its arguments, which have these names; so many of the last by name alone."""
    made: Any = _BY_COUNT[len(names) - 1](*setters)
    places = len(names) - keywords
    code = made.__code__.replace(
        co_varnames=("self", *names),
        co_argcount=1 + places,
        co_kwonlyargcount=keywords,
        co_name="__init__",
    )
    given = tuple(defaults[name] for name in names[:places] if name in defaults)
    function = type(made)(code, made.__globals__, "__init__", given, made.__closure__)
    function.__kwdefaults__ = {name: defaults[name] for name in names[places:] if name in defaults}
    return function
