"""What law, engine and runs say of a plan together, and why."""
