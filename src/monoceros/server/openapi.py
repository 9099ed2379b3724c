"""The interface of the server described for programs: REST as OpenAPI, the socket as JSON Schema.

`/schema` and `/schema/socket.json` serve the two; `python -m monoceros.server.openapi FOLDER` writes them to
files, from which `make types` makes the types of the page.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

from monoceros.server.app import make_app
from monoceros.server.protocol.socket_schema import name_views, socket_schema
from monoceros.server.settings import Settings

OPENAPI_REFERENCE = "#/components/schemas/{name}"


def written(description: dict[str, Any]) -> bytes:
    """A description as the bytes its digest is taken of."""
    return msgspec.json.encode(description, order="deterministic")


def rest_schema() -> dict[str, Any]:
    """The REST part as OpenAPI."""
    app = make_app(Settings()).app
    assert isinstance(app, Litestar)
    schema = app.openapi_schema.to_schema()
    for shape in schema["components"]["schemas"].values():
        # A field's default ends up at the shape it has, or does not: that differs from run to run.
        shape.pop("default", None)
    name_views(schema["components"]["schemas"], OPENAPI_REFERENCE)
    return schema


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "openapi.json").write_bytes(written(rest_schema()))
    (folder / "socket.json").write_bytes(written(socket_schema()))
