"""A program of your own at a table: it needs what the host was shown when they let a program play.

    python examples/outside_bot.py http://127.0.0.1:8765 TABLE TOKEN

It plays the first choice it is offered that is no pass, and one of the others now and then.
"""

import json
import random
import sys
from typing import Any

from websockets.sync.client import connect


def choose(update: dict[str, Any]) -> int:
    """The action to play: everything the seat may see is in `update["view"]`, and what it may do here."""
    choices = update["choices"]
    playing = [choice for choice in choices if choice["text"] != "pass"] or choices
    return int((playing[0] if random.random() < 0.8 else random.choice(playing))["action"])


def play(address: str, table: str, token: str) -> None:
    """Play a match to its end."""
    socket = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
        for text in line:
            told = json.loads(text)
            if told["type"] == "refused":
                # Somebody was faster in a reaction window; whatever else it is, the next update tells.
                print("refused:", told["code"], told["message"], file=sys.stderr)
            elif told["type"] == "update" and told["outcome"]:
                print("winners:", *told["outcome"]["winners"])
                return
            elif told["type"] == "update" and told["choices"]:
                line.send(json.dumps({"type": "act", "n": told["n"], "action": choose(told)}))


if __name__ == "__main__":
    play(*sys.argv[1:])
