"""Tries an installed Monoceros as its users would: the engine, the rules, the page.

    python tools/try_wheel.py

Every wheel is tried with this before it is published, on every system it is made for.
"""

import subprocess
import sys
import tempfile
import urllib.request
from importlib.metadata import metadata
from pathlib import Path

import monoceros


def command(*words: str) -> str:
    """What a command of ours says; it has to succeed."""
    done = subprocess.run(
        [sys.executable, "-m", "monoceros", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        sys.exit(f"monoceros {' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


def page_of_a_server(folder: Path) -> str:
    """Start a server, fetch its page and its licences, and end it."""
    serving = subprocess.Popen(
        [
            *(sys.executable, "-m", "monoceros", "serve", "--no-open", "--port", "0", "--lang", "en"),
            *("--database", str(folder / "tables.db")),
        ],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        assert serving.stdout is not None
        line = serving.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http"))
        found = []
        for name in ("", "licences.txt"):
            with urllib.request.urlopen(address + name, timeout=30) as answer:
                found.append(answer.read().decode())
        return "\n".join(found)
    finally:
        serving.terminate()
        serving.wait(30)


def main() -> None:
    """Stop at the first thing that is not as it should be."""
    assert metadata("monoceros")["Version"] == monoceros.__version__
    assert monoceros.ENGINE.name == "compiled", monoceros.ENGINE
    for game in monoceros.all_games():
        match = monoceros.new_match(game.id, seats=game.edition("").fewest, seed=1)
        monoceros.play_out(match, ["skilled", *["random"] * (match.setup.seats - 1)])
        assert monoceros.replay(match.record()).result() == match.result()
        assert command("rules", game.id, "--lang", "pl")
    command("simulate", "hilo", "--games", "200", "--jobs", "2", "--json")
    with tempfile.TemporaryDirectory() as folder:
        page = page_of_a_server(Path(folder))
    assert '<script type="module"' in page, "there is no page in this wheel"
    assert "SIL Open Font License" in page
    print(f"monoceros {monoceros.__version__}: engine, rules, workers, server and page work")


if __name__ == "__main__":
    main()
