"""Other people's executors under test: cases, what an answer means, and the oracles."""
