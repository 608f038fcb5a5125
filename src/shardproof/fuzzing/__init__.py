"""Models, plans and programs drawn at random, and what all deciders say of them."""
