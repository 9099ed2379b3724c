"""The load generator plays real games; how fast is for `make bench-server` to tell."""

from monoceros.lab.bench.server_load import measure
from tests.server.serving import Served


def test_the_load_generator_plays_by_the_rules(served: Served) -> None:
    rows = {row.what: row.value for row in measure(2, 2.0, 100.0, served.address, (), drop=True)}
    assert rows["moves"] > 10
    assert rows["refused"] == 0
    assert rows["p99_ms"] > 0
    assert rows["back_s"] > 0
    assert rows["not_back"] == rows["resets"] == 0
