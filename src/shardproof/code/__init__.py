"""Somebody's own sharded program, run on exact numbers beside its program for one device."""
