"""Order: what the operators of a lowered program wait for, as graphs."""
