"""Theorems: statements as data, the methods that prove them, and those of the documents."""
