"""Launch commands: where they are read, the model that they name, and the verdict on them."""
