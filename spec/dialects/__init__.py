"""Other engines' descriptions: their launch commands, and what each of them refuses."""
