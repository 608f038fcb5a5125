"""`shardproof mutate`: which wrong collectives somebody's own tests would miss."""
