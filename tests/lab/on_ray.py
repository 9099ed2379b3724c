"""Runs on a Ray of our own, which needs a machine with some breath left."""

import gc
from collections.abc import Callable
from typing import TypeVar

import pytest

from monoceros.core.mistakes import Mistake

Found = TypeVar("Found")


def on_ray(run: Callable[[], Found]) -> Found:
    """What a run finds; skips the test where Ray itself does not start in time."""
    found: list[Found] = []
    problem: object = ""
    try:
        found.append(run())
    except Mistake as mistake:
        if mistake.code != "ray-unreachable":
            raise
        problem = mistake.params["problem"]
    # What Ray had started is let go of here, where its warnings are expected, not in a later test.
    gc.collect()
    if not found:
        pytest.skip(f"Ray itself does not start on this machine now: {problem}")
    return found[0]
