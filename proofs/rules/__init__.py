"""The operator rules as theorems, each under the name of its file in spec/rules."""
