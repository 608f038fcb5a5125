"""Who holds which indices of what: degrees, cuts and what lies where, in whole numbers alone."""
