"""The law: labelled clauses over plan variables, each one formula."""
