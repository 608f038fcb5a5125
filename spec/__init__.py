"""The law: vocabulary, models, plans, clauses. It knows nothing of how they run."""
