"""What a strategy lowers to, a file a module of the model."""
