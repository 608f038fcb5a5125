"""A plan decided by value: what every rank holds of every tensor, as a function of the model's own.

The program runs on values in place of numbers. Nothing is refused on the way but what cannot run at
all; a plan is legal where its outputs are the values that one device gives.
"""
