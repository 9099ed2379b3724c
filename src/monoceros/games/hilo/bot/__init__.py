"""How HiLo is played well: one evaluation for the bot that plays by eye, for the search, and for hints."""
