"""Counterexamples as files: written small, and read back."""
