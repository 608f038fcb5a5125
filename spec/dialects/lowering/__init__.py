"""What each engine's words mean in our plan, and what the plan's language lacks for them."""
