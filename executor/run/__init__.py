"""The runtime: programs over many ranks, in one process."""
