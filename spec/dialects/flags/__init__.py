"""The options of each engine, as data: one table a file, one option a line.

A line has the name that is used here, the kind of its value, its words, what it bears on, and the
versions between which it is there: newer than the first, older than the second, null for always.
The versions of a table are those whose options were read; what is between two of them is taken to
be there.
"""
