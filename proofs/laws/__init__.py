"""The theorems that the engine rests on; `spec/engine/laws.py` says which result on which."""
