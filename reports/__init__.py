"""What a person or a CI reads."""
