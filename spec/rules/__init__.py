"""Operator rules: from the placements of what an operator reads to that of what it gives."""
