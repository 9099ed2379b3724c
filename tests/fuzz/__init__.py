"""Fuzzing on purpose: requests, frames, packs and records nobody would send by mistake."""
