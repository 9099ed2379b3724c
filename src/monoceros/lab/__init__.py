"""Simulation, measurement and study of the games."""
