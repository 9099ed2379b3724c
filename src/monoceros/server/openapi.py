"""The table's interface described for programs: REST as OpenAPI, the socket as JSON Schema.

`/schema` and `/schema/socket.json` serve the two; `python -m monoceros.server.openapi FOLDER` writes them to
files, from which `make types` makes the types of the page.
"""

import sys
from functools import cache
from pathlib import Path
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


def written(description: dict[str, Any]) -> bytes:
    """A description as the bytes its digest is taken of."""
    return msgspec.json.encode(description, order="deterministic")


def rest_schema() -> dict[str, Any]:
    """The REST part as OpenAPI."""
    from litestar import Litestar

    from monoceros.server.app import make_app
    from monoceros.server.settings import Settings

    app = make_app(Settings()).app
    assert isinstance(app, Litestar)
    schema = app.openapi_schema.to_schema()
    for shape in schema["components"]["schemas"].values():
        # A field's default ends up at the shape it has, or does not: that differs from run to run.
        shape.pop("default", None)
    return schema


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "openapi.json").write_bytes(written(rest_schema()))
    (folder / "socket.json").write_bytes(written(socket_schema()))
