"""Many plans decided in one process: folders of plans, and streams of them."""
