"""Programs: what runs on the ranks, operator by operator, and what a plan lowers to."""
