"""The socket described as JSON Schema, and the page's types made from it."""

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema_rs import Draft202012Validator, meta

from monoceros.games.registry import GAMES
from monoceros.server import openapi
from monoceros.server.protocol.socket_messages import SAID_TYPES, Said, Told
from monoceros.server.protocol.socket_schema import socket_schema
from tests.golden import RENEW
from tests.server.people import PATIENCE, Person

Maker = Callable[..., Person]
API = Path(__file__).parents[2] / "web" / "src" / "api"


def _validator(schema: dict[str, Any], name: str) -> Draft202012Validator:
    return Draft202012Validator({**schema, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def _types(schema: dict[str, Any], name: str) -> set[str]:
    return set(schema["$defs"][name]["discriminator"]["mapping"])


def test_the_schema_is_served_and_names_every_message(person: Maker) -> None:
    schema = person().get("/schema/socket.json")
    meta.validate(schema)
    assert _types(schema, "ClientMessage") == set(SAID_TYPES)
    assert len(get_args(Said)) == len(SAID_TYPES)
    assert len(_types(schema, "ServerMessage")) == len(get_args(Told))


def test_every_view_is_told_apart_by_its_game() -> None:
    for shapes in (socket_schema()["$defs"], openapi.rest_schema()["components"]["schemas"]):
        tags = shapes["View"]["discriminator"]["mapping"]
        assert list(tags) == list(GAMES)
        for game, reference in tags.items():
            assert shapes[reference.rsplit("/", 1)[1]]["properties"]["game"] == {"enum": [game]}
        carriers = [shape["properties"] for shape in shapes.values() if "view" in shape.get("properties", {})]
        assert carriers
        assert all(fields["view"]["$ref"].endswith("/View") for fields in carriers)


def test_everything_that_is_said_fits_the_schema(person: Maker) -> None:
    ada, blaise = person(), person()
    schema = ada.get("/schema/socket.json")
    hears, says = _validator(schema, "ServerMessage"), _validator(schema, "ClientMessage")
    table = ada.opens(seats=2, hints=True, pace={"kind": "move", "seconds": 600})["id"]
    blaise.joins(table)
    blaise.post(f"/api/tables/{table}/leave")
    heard: set[str] = set()
    with ada.looks(table) as one:
        for said in (
            {"type": "ping"},
            {"type": "chat", "text": "hello", "id": "one"},
            {"type": "emote", "emote": "hello"},
            {"type": "why", "text": "take"},
            {"type": "hint", "n": 0},
        ):
            assert says.is_valid(said)
            one.send(said)
        # Positions are told to programs only (`test_programs.py`).
        while heard < _types(schema, "ServerMessage") - {"known"}:
            message = json.loads(one.connection.recv(timeout=PATIENCE))
            hears.validate(message)
            heard.add(message["type"])
    assert hears.is_valid({"type": "known", "n": 0, "position": "turn: A", "legal": [0, 1]})
    assert says.is_valid({"type": "know", "n": 0})
    assert says.is_valid({"type": "act", "n": 0, "action": 0})
    assert not says.is_valid({"type": "act", "n": -1, "action": 0})
    assert not says.is_valid({"type": "dance"})
    assert not hears.is_valid({"type": "pong", "secret": 1})


@pytest.mark.parametrize(
    ("file", "description"), [("schema.ts", openapi.rest_schema), ("socket.ts", socket_schema)]
)
def test_the_types_of_the_page_are_fresh(file: str, description: Callable[[], dict[str, Any]]) -> None:
    first = (API / file).read_text(encoding="utf-8").splitlines()[0]
    found = re.fullmatch(r'// Made by "make types" from ([0-9a-f]{64})', first)
    assert found is not None, RENEW
    digest = sha256(openapi.written(description())).hexdigest()
    assert found[1] == digest, f"the server's messages have changed. {RENEW}"
