"""Any bot at a table of a server, from elsewhere: with the token of a seat that its host has given away.

    python -m monoceros.lab.outside http://127.0.0.1:8765 TABLE TOKEN --bot expert

`docs/outside-bots.md` describes what goes over the socket. A bot is handed the position its seat knows, which
is what bots on the server are handed, too.
"""

import json
from collections.abc import Callable
from typing import Any
from urllib.request import ProxyHandler, build_opener

import click
from websockets.sync.client import ClientConnection, connect

from monoceros.bots.ladder import make_bot
from monoceros.core.contract import Bot
from monoceros.core.game import Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game

Maker = Callable[[Game, Setup], Bot]
Json = dict[str, Any]
MOMENT = 20.0
"""Seconds a server may take to answer."""
LATE = ("stale-version", "not-your-turn")
"""What is refused when others were faster: the next update asks anew."""


class Outsider:
    """One bot at one table."""

    def __init__(self, address: str, table: str, token: str, make: Maker, seed: int = 1) -> None:
        self.address = address.rstrip("/")
        self.table = table
        self.moves = 0
        self._token = token
        self._make = make
        self._rng = Rng(seed)

    def play(self) -> list[int]:
        """Play the match to its end; the seats that won."""
        headers = {"Authorization": f"Bearer {self._token}"}
        where = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        with connect(where, additional_headers=headers, max_size=None, open_timeout=MOMENT) as line:
            told = _next(line, "table")["table"]
            seat = int(told["you"])
            while True:
                # Others may be faster than any answer: whatever comes next is looked at for itself.
                heard = _next(line, "update", "known")
                if heard["type"] == "known":
                    self._move(line, told, seat, heard)
                elif heard["outcome"] is not None:
                    return [int(winner) for winner in heard["outcome"]["winners"]]
                elif heard["choices"]:
                    line.send(json.dumps({"type": "know", "n": heard["n"]}))

    def _move(self, line: ClientConnection, table: Json, seat: int, known: Json) -> None:
        if self.moves == 0:
            self._sit_down(table)
        state = self._game.from_position(known["position"], self._setup, self._rng.fork())
        action = self._bot.choose(state, seat, self._rng)
        self.moves += 1
        line.send(json.dumps({"type": "act", "n": known["n"], "action": int(action)}))

    def _sit_down(self, table: Json) -> None:
        self._game = find_game(table["game"])
        pack = PackText(self._pack()) if table["own_pack"] else None
        self._setup = self._game.setup(len(table["seats"]), table["edition"], table["options"], pack)
        self._bot = self._make(self._game, self._setup)

    def _pack(self) -> str:
        opener = build_opener(ProxyHandler({}))
        with opener.open(f"{self.address}/api/tables/{self.table}/pack", timeout=MOMENT) as answer:
            return str(answer.read().decode())


def _next(line: ClientConnection, *kinds: str) -> Json:
    """The next message of one of these kinds; a refusal that is more than bad luck is a `Mistake`."""
    while True:
        told: Json = json.loads(line.recv())
        if told["type"] == "refused" and told["code"] not in LATE:
            raise Mistake("table-refused", reason=told["code"], message=told["message"])
        if told["type"] in kinds:
            return told


@click.command()
@click.argument("address")
@click.argument("table")
@click.argument("token")
@click.option("--bot", default="expert", show_default=True, help="Which bot plays.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where its chance comes from.")
def main(address: str, table: str, token: str, bot: str, seed: int) -> None:
    """Play a match at TABLE of the server at ADDRESS with the TOKEN of a seat."""
    winners = Outsider(address, table, token, lambda game, setup: make_bot(game, bot, setup), seed).play()
    click.echo(" ".join(map(str, winners)))


if __name__ == "__main__":
    main()
