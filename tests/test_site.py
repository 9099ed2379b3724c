"""The documentation as a site: built without a warning, without anybody else's server, without dead links."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import monoceros
from monoceros.cli import COMMANDS
from monoceros.games.registry import GAMES

PROJECT = Path(__file__).parents[1]
FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
"""What a browser fetches by itself, as opposed to what people click."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site; a warning of the generator is a failure."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "docs", str(folder)],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder


class Links(HTMLParser):
    """Collects what a page points to, what it fetches, and the places in it that can be pointed to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.clicked: list[str] = []
        self.fetched: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.places.add(told.get("id", ""))
        if tag == "a" and told.get("href"):
            self.clicked.append(told["href"])
        if tag in FETCHED and told.get(FETCHED[tag]):
            self.fetched.append(told[FETCHED[tag]])


def test_every_link_and_every_anchor_leads_somewhere(site: Path) -> None:
    pages = {page: Links(page) for page in site.rglob("*.html")}
    assert len(pages) > 25
    dead = []
    for page, links in pages.items():
        for link in {*links.clicked, *links.fetched}:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if target.is_dir():
                target /= "index.html"
            known = target in pages and (
                not parts.fragment or unquote(parts.fragment) in pages[target].places
            )
            if not (known or (target.is_file() and target.suffix != ".html")):
                dead.append((page.name, link))
    assert dead == []


def test_nothing_is_fetched_from_anybody_else(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert [link for link in Links(page).fetched if urlsplit(link).netloc] == [], page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", style.read_text("utf-8")), style.name


def test_the_reference_names_everything_there_is(site: Path) -> None:
    python = Links(site / "reference" / "python.html").places
    assert {f"monoceros.{name}" for name in monoceros.__all__} <= python
    commands = Links(site / "reference" / "commands.html").places
    assert set(COMMANDS) <= commands
    for name, game in GAMES.items():
        page = (site / "reference" / f"rules-{name}.html").read_text(encoding="utf-8")
        assert all(clause.id in page for clause in game.clauses())
    routes = (site / "reference" / "interface.html").read_text(encoding="utf-8")
    assert "/api/tables" in routes


def test_everybody_has_a_door(site: Path) -> None:
    page = (site / "start.html").read_text(encoding="utf-8")
    for door in ("play", "host", "design", "research", "contribute"):
        assert re.search(rf"<h2>[^<]*\b{door}", page), door
