"""Packs and records that grow by themselves: coverage-guided fuzzing of everything that reads them.

python -m tests.fuzz.grown packs -runs=100000 -seed=1

What comes after the name is for libFuzzer. Only a `Mistake` or a `TableProblem` may be the answer to what
cannot be read, and no text may take more than a second. A pack that can be read is played with as well.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ["MONOCEROS_ENGINE"] = "interpreted"  # a compiled one would not tell where it has been

import atheris

with atheris.instrument_imports(include=["monoceros"]):
    from monoceros.core.mistakes import Mistake
    from monoceros.core.rng import Rng
    from monoceros.games.registry import GAMES
    from monoceros.games.unstable_unicorns.program import STATICS, VERBS
    from monoceros.server.protocol.messages import PackToCheck
    from monoceros.server.protocol.pack_upload import own_pack
    from monoceros.server.protocol.problems import TableProblem
    from monoceros.server.workers import record_jobs
    from monoceros.server.workers.card_lists import own_cards_list
    from tests.fuzz.samples import pack_texts, records

SECONDS = 1.0
INTERPRETED = 5
"""How many times slower everything is here: interpreted, and every line counted."""
MOVES = 40
SEATS = 3
GAME_IDS = list(GAMES)
LONGEST = 4096


def try_pack(data: bytes) -> None:
    """The first byte says for which game, the rest is the pack."""
    game = GAME_IDS[data[0] % len(GAME_IDS)] if data else GAME_IDS[0]
    text = data[1:].decode("utf-8", "replace")
    try:
        own_cards_list(game, PackToCheck(pack=text))
        setup = GAMES[game].new_setup(SEATS, own_pack=own_pack(text))
        state = GAMES[game].new(setup, Rng(1))
    except (Mistake, TableProblem):
        return
    chance = Rng(2)
    for _ in range(MOVES):
        for seat in state.deciders()[:1]:
            state.play(seat, state.pick(seat, chance))
            state.view(seat)


def try_record(data: bytes) -> None:
    """A record somebody sends to be checked."""
    try:
        record_jobs.verify(data.decode("utf-8", "replace"), None)
    except (Mistake, TableProblem):
        return


TARGETS: dict[str, Callable[[bytes], None]] = {"packs": try_pack, "records": try_record}


def seeds(target: str) -> list[bytes]:
    """Texts to begin from."""
    if target == "records":
        return [text.encode() for text in records()[:6]]
    small = [bytes([place]) + pack_texts(game)[0].encode() for place, game in enumerate(GAME_IDS)]
    whole = [bytes([place]) + pack_texts(game)[1].encode()[:LONGEST] for place, game in enumerate(GAME_IDS)]
    program = b'turn_start = "may discard 1 then draw 2 if-so skip action"\nstatic = ["counts 2"]\n'
    return [*small, *whole, small[2] + program]


def words(target: str) -> list[str]:
    """What the texts are made of, for the dictionary of libFuzzer."""
    if target == "records":
        return [
            "game:",
            "edition:",
            "rules:",
            "seats:",
            "seed:",
            "option",
            "result:",
            "~ shuffle",
            "~ below",
            "\\x0a",
        ]
    cards = [card.id for game in GAMES.values() for card in game.load_pack(game.edition()).cards]
    links = ["[pack]", "[[card]]", "extends", "copies = ", "total = ", "turn_start = ", "enter = ", "play = "]
    return [*links, "and", "then", "if-so", "either", "or", "may", *VERBS, *STATICS, *cards[:100]]


def main() -> None:
    name = sys.argv.pop(1)
    attempt = TARGETS[name]

    def timed(data: bytes) -> None:
        begin = time.process_time()
        attempt(data)
        assert time.process_time() - begin < SECONDS * INTERPRETED, "takes too long"

    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder) / "corpus"
        corpus.mkdir()
        for place, text in enumerate(seeds(name)):
            (corpus / str(place)).write_bytes(text)
        dictionary = Path(folder) / "words"
        dictionary.write_text("".join(f'"{word}"\n' for word in words(name)))
        found = f"-artifact_prefix={Path(tempfile.gettempdir())}/fuzz-{name}-"
        given = [f"-dict={dictionary}", f"-max_len={LONGEST}", "-timeout=60", "-rss_limit_mb=2048", found]
        atheris.Setup([sys.argv[0], *given, *sys.argv[1:], str(corpus)], timed)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
