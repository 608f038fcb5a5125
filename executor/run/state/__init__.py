"""What a rank holds while a plan runs, and what a run gives."""
