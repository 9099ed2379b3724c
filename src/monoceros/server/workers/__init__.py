"""What runs in worker processes: bots, hints, analyses, and the checking of records."""
