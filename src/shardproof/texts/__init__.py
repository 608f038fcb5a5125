"""What commands read and write: files, standard input, and a plan that is changed in its place."""
