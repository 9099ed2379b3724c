"""Recorded matches, playthroughs, card texts and counts, all written by `make golden`."""

RENEW = "If this change is meant, run `make golden` and read what it changes."
"""What a test says when something generated is old."""
