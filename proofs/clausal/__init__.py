"""Clauses of truth values: a solver that proves, and a checker that is not that solver."""
