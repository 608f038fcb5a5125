"""Which rank holds which block of every tensor, as data, as text and as SVG."""
