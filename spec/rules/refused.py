"""Why an operator has no rule for what it is given."""

from __future__ import annotations


class NoRule(Exception):
    """What was needed, and what there was, in words."""
