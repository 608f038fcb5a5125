"""Formal verification and property testing of parallelism plans for Transformer inference."""
