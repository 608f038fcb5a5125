"""What law, derivation and runs say of a plan together, and why."""
