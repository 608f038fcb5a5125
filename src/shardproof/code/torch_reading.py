"""A number that a program reads (`loss.item()`): it may be printed, and decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from shardproof.code.told import Unknown

TEXT = "<a number of the field>"
READ = "a float that is read by the program itself (.item(), float() or the like)"

Where = Callable[[], Any]
"""The line of the user's program that runs."""


class FieldNumber:
    """Shown as a text, and summed up with others; whoever asks for its value is refused."""

    __slots__ = ("where",)
    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __init__(self, where: Where) -> None:
        self.where = where

    def __str__(self) -> str:
        return TEXT

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        del spec
        return TEXT

    def _refused(self, *_: object) -> NoReturn:
        raise Unknown(READ, self.where())

    def _another(self, *others: object) -> FieldNumber:
        if not all(isinstance(each, (int, float, FieldNumber)) for each in others):
            self._refused()
        return FieldNumber(self.where)

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _another
    __truediv__ = __rtruediv__ = __pow__ = __rpow__ = __neg__ = __abs__ = __round__ = _another
    __float__ = __int__ = __bool__ = __index__ = _refused
    __lt__ = __le__ = __gt__ = __ge__ = __floordiv__ = __mod__ = __divmod__ = _refused
    __eq__ = __ne__ = _refused  # pyright: ignore[reportAssignmentType]
    __rfloordiv__ = __rmod__ = __trunc__ = __floor__ = __ceil__ = _refused


def is_told_of(error: BaseException) -> bool:
    """Whether somebody did not take such a number for a float."""
    text = str(error)
    return FieldNumber.__name__ in text or TEXT in text
