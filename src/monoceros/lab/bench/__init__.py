"""Measurements: the engine, its search, the server, and other people's engines beside ours."""
