"""The lessons: prepared positions, and what is said and played on them."""
