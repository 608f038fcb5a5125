"""What no model reaches: beyond these a number is a slip, and arithmetic on it a burden."""

HIDDEN = 2**24
VOCAB = 2**27
LEAST_VOCAB = 2
"""Of one token there is nothing to choose, and no mistake about order would ever show."""
LAYERS = 65_536
HEADS = 65_536
HEAD_DIM = 65_536
KERNEL = 1024
WIDTH = 2**26
EXPERTS = 65_536
LEAST_CHOSEN = 2
"""Keys that an indexer chooses: of one there is nothing to weigh."""
POSITIONS = 2**31
SCALED = 1 << 24
"""Rows or columns that share a scale."""
