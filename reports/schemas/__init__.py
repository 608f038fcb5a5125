"""JSON Schemas of everything that is told to programs, and of the files that hold it."""
