"""Players that are not people. They see a view, never a state."""
