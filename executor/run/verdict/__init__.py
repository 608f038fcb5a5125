"""A plan beside the model on one device: equal, or different, exactly or in floats."""
