"""What is kept: the database, the one thread that writes to it, and the bus that tells other processes."""
