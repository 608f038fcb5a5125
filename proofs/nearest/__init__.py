"""Legal plans near one that is not, and how far off a person would call them."""
