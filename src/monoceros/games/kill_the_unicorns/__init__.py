"""Kill the Unicorns: hunts for prizes under which the other hunters have hidden traps."""
