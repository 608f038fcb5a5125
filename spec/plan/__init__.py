"""The plan language: what a person writes, its defaults, and its index maps."""
