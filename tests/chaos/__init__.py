"""Faults on purpose: everything is killed, cut and filled up, while a witness checks what it was told."""
