"""On which ranks, and in which steps, an operator runs."""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.spec.record import dataclass

Coordinates = tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Where:
    """The ranks whose coordinates are among these, and not among those of `but`.

    Beside the axes of the mesh a coordinate is the `step` of decode. `opposite`: all others.
    """

    at: Coordinates
    but: Coordinates = ()
    opposite: bool = False

    def holds(self, coordinates: Mapping[str, int]) -> bool:
        def among(places: Coordinates) -> bool:
            return all(coordinates[axis] in those for axis, those in places)

        return (among(self.at) and not (self.but and among(self.but))) != self.opposite

    def __str__(self) -> str:
        at, but = _places(self.at), _places(self.but)
        told = f"{at} but {but}" if at and but else at or f"all but {but}"
        return f"all but ({told})" if self.opposite else told


def _places(places: Coordinates) -> str:
    return ", ".join(f"{axis} {'+'.join(map(str, at))}" for axis, at in places)
