"""A short sample of the fuzzers, the same every time; `make fuzz` sends a hundred thousand of each."""

from tests.fuzz.__main__ import fuzz_server

MOST_GROWTH = 200
"""Megabytes a server may grow by while it is fuzzed: some hundred tables, and workers that read the worst."""


def test_nothing_strange_makes_a_server_fail_hang_or_grow() -> None:
    found = fuzz_server(requests=400, frames=400, seed=3)
    assert {name: findings.wrong for name, findings in found.items() if findings.wrong} == {}
    assert found["requests"].answers["400"] > 30
    assert found["frames"].sent >= 400
    for name in ("requests", "frames"):
        first, *_, last = found[name].megabytes
        assert last - first < MOST_GROWTH
