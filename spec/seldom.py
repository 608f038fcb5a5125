"""Patterns that a start mostly does without: each is compiled when it is first asked."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:

    def seldom(pattern: str, flags: int = 0) -> re.Pattern[str]:
        """The compiled pattern, to a reader."""
        return re.compile(pattern, flags)

else:

    class seldom:  # noqa: N801  (it is called as `re.compile` is)
        """Whatever is asked of it is asked of the compiled pattern, and kept."""

        __slots__ = ("__dict__", "_flags", "_text")

        def __init__(self, text, flags=0) -> None:  # noqa: ANN001
            self._text, self._flags = text, flags

        def __getattr__(self, name):  # noqa: ANN001, ANN204
            if name.startswith("__"):
                raise AttributeError(name)
            found = getattr(re.compile(self._text, self._flags), name)
            setattr(self, name, found)
            return found
