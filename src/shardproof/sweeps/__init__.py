"""Sweeps: models × plans × deciders over all cores, each case counted once whatever is killed."""
