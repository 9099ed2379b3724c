"""The messages of a table's socket, described for programs as JSON Schema."""

from functools import cache
from typing import Any

import msgspec

from monoceros.server.protocol.messages import Said, Told

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"


@cache
def socket_schema() -> dict[str, Any]:
    """Every message of the socket: `ClientMessage` is what a client says, `ServerMessage` what it hears."""
    (said, told), shapes = msgspec.json.schema_components([Said, Told], ref_template=REFERENCE)
    names = ("ClientMessage", "ServerMessage")
    return {
        "$schema": DIALECT,
        "title": "The socket of a table",
        "anyOf": [{"$ref": REFERENCE.format(name=name)} for name in names],
        "$defs": {**shapes, **dict(zip(names, (said, told), strict=True))},
    }
