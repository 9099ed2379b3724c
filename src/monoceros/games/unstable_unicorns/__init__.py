"""Unstable Unicorns, second edition: 114 cards as little programs, for two to eight players."""
