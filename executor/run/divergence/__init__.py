"""The first tensor in which a run and the reference differ."""
