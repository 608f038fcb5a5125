"""Numbers from Hypothesis that are the same in every run of a seed, whatever has been imported.

It draws some integers from those that stand in modules of the project it runs in, as far as these
are loaded by then: a run that goes on, or one of another day, would be given other cases. Numbers
below 100 it never takes from there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

SMALL = 64


def below(draw: Callable[..., Any], count: int, place: Hashable) -> int:
    """A number below `count`, shrunk towards 0.

    Hypothesis copies what looks alike from one place to another, so that most cases would be
    variants of few; what is drawn for two places never looks alike.
    """
    from hypothesis import strategies

    high = SMALL * below(draw, -(-count // SMALL), (place,)) if count > SMALL else 0
    here = [(place, number) for number in range(min(SMALL, count - high))]
    return high + draw(strategies.sampled_from(here))[1]
