"""The messages of a table's socket, described for programs as JSON Schema."""

from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from monoceros.core.wire import View
from monoceros.games.registry import GAMES
from monoceros.server.protocol.socket_messages import Said, Told

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"


def view_types() -> dict[str, type[View]]:
    """The view of each game the house knows, by the game's id: the tag every view carries as its `game`."""
    tags = [(get_args(get_type_hints(view)["game"]), view) for view in View.__subclasses__()]
    found = {tag[0]: view for tag, view in tags if tag}
    return {game: found[game] for game in GAMES}


def name_views(shapes: dict[str, Any], template: str) -> None:
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
    name_views(shapes, REFERENCE)
    names = ("ClientMessage", "ServerMessage")
    return {
        "$schema": DIALECT,
        "title": "The socket of a table",
        "anyOf": [{"$ref": REFERENCE.format(name=name)} for name in names],
        "$defs": {**shapes, **dict(zip(names, (said, told), strict=True))},
    }
