"""The table's interface described for programs: REST as OpenAPI, the socket as JSON Schema.

`/schema` and `/schema/socket.json` serve the two; `python -m monoceros.server.describe FOLDER` writes them to
files, from which `make types` makes the types of the page.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from monoceros.core.wire import View
from monoceros.games.registry import GAMES
from monoceros.server.messages import Said, Told

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
OPENAPI_REFERENCE = "#/components/schemas/{name}"


def view_types() -> dict[str, type[View]]:
    """The view of each game the house knows, by the game's id: the tag every view carries as its `game`."""
    tags = [(get_args(get_type_hints(view)["game"]), view) for view in View.__subclasses__()]
    found = {tag[0]: view for tag, view in tags if tag}
    return {game: found[game] for game in GAMES}


def _name_views(shapes: dict[str, Any], template: str) -> None:
    """Add `View`, the union of all games' views, and let everything that carries a view refer to it."""
    types = view_types()
    references, parts = msgspec.json.schema_components(types.values(), ref_template=template)
    clashes = shapes.keys() & parts.keys()
    assert not clashes, f"shapes of the same name in a view and in a message: {clashes}"
    mapping = {game: reference["$ref"] for game, reference in zip(types, references, strict=True)}
    union = {"oneOf": list(references), "discriminator": {"propertyName": "game", "mapping": mapping}}
    for shape in shapes.values():
        if "view" in shape.get("properties", {}):
            shape["properties"]["view"] = {"$ref": template.format(name="View")}
    shapes |= {**parts, "View": union}


@cache
def socket_schema() -> dict[str, Any]:
    """Every message of the socket: `ClientMessage` is what a client says, `ServerMessage` what it hears."""
    (said, told), shapes = msgspec.json.schema_components([Said, Told], ref_template=REFERENCE)
    _name_views(shapes, REFERENCE)
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
    _name_views(schema["components"]["schemas"], OPENAPI_REFERENCE)
    return schema


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "openapi.json").write_bytes(written(rest_schema()))
    (folder / "socket.json").write_bytes(written(socket_schema()))
