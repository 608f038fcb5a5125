"""What the engine refuses though it runs equal: none of it is said by any strategy."""

from __future__ import annotations

from collections.abc import Mapping

UNTOLD: Mapping[tuple[str, str], str] = {
    ("out_linear", "heads"): "where one key is seen, heads of a group have the same mean",
    ("linear", "weight"): "where one key is seen any queries will do, those of another weight too",
    ("rope", "positions"): "where one key is seen, a query may be turned by any position",
}
"""By kind and attribute, why. Everything else that runs equal is legal."""
