"""Schemathesis reads the OpenAPI and tries what nobody thought of: never a 500."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from tests.server.serving import Served

QUICK = settings(
    max_examples=15,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# The server beside the test draws from the same module, which is no strategy's doing.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
def test_no_request_makes_the_server_fail(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"{served.address}/schema")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:
        strategy = operation.as_strategy()

        def attempt(case: schemathesis.Case[Any]) -> None:
            answer = case.call()
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)

        QUICK(given(strategy)(attempt))()
