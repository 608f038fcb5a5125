"""The commands and their options: each is a function whose arguments they are."""
