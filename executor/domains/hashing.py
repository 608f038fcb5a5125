"""`hashlib.blake2b` without `hashlib`, which imports OpenSSL as well."""

from __future__ import annotations

try:
    from _blake2 import blake2b
except ImportError:  # a Python that is not built as CPython is
    from hashlib import blake2b

__all__ = ["blake2b"]
