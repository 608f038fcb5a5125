"""Which models, workloads and planted values a plan is run with."""
