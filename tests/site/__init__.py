"""What is published, as a small static site: `make site` writes it to build/site."""
