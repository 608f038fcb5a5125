"""A reference model, and any plan run beside it."""
