"""What operator rules ask of indices, sizes and groups, in the words of plans, a file a module."""
