"""Bots that know Kill the Unicorns: one evaluation, by eye and for the search."""
