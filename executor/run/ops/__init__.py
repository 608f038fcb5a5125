"""What each kind of operator does with numbers, on one rank or over a group."""
