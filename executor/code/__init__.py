"""The field for code: what somebody's own program is run on in place of floats.

Beside `shardproof.executor.domains`, whose numbers, functions and bound it shares. There a program
is ours and says what an operator means; here it is anybody's, written for floats: it subtracts a
maximum before it exponentiates, masks with -inf, and writes one function in several ways.
"""

from shardproof.executor.code.field import CodeField
from shardproof.executor.code.values import Exact, Opaque, Plane, fingerprint

__all__ = ["CodeField", "Exact", "Opaque", "Plane", "fingerprint"]
