"""Programs over all ranks: phases, visits, collectives, the KV transfer."""
