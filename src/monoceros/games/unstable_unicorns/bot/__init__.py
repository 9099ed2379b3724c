"""Playing Unstable Unicorns by eye and thinking ahead: one evaluation behind both."""
