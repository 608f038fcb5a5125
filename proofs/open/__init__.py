"""Plans whose fields are partly open, and what the law leaves of them."""
