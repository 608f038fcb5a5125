"""What a solver says of the law."""
