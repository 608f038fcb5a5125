"""What came of a run: how it is told, and what it covered."""
