"""The page: whole in every language and game, and in need of nothing else."""

import gc
import re
import weakref
from html.parser import HTMLParser
from pathlib import Path

import pytest

from monoceros.games.registry import GAMES
from monoceros.lab.report import make_report
from monoceros.lab.results import Results, simulated
from monoceros.lab.simulate import Plan
from monoceros.locales import LANGUAGES, Texts

VOID = {"meta"}
WHOLE_TABLE = Results.table


class Tags(HTMLParser):
    """Reads a page, and knows which tags were left open and what would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID and tag not in ("line", "rect"):
            self.open.append(tag)
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "srcset", "data")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Results]:
    """A few random matches of each game."""
    home = tmp_path_factory.mktemp("results")
    found = {}
    for game in GAMES.values():
        edition = game.editions[0]
        plan = Plan(game.id, edition.id, edition.fewest, game.study_options, ["random"], 120, 2)
        found[game.id] = simulated(plan, home / game.id)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_report_is_whole_in_every_language(
    game: str, language: str, folders: dict[str, Results]
) -> None:
    page = make_report(folders[game], Texts(language))
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.fetched == []
    assert not re.search(r"https?://|@import|url\(", page)
    words = " ".join(tags.words)
    for heading in ("stands-out", "length", "order", "seats", "endings", "parts", "cards", "judged"):
        assert Texts(language)(f"report-{heading}") in words
    names = [card.name[language] for card in GAMES[game].load_pack(GAMES[game].editions[0]).cards]
    assert any(name in words for name in names)
    assert not re.search(r"\bnan\b", words)
    assert "{ $" not in words


def test_the_same_results_make_the_same_page(folders: dict[str, Results]) -> None:
    assert make_report(folders["hilo"], Texts("en")) == make_report(folders["hilo"], Texts("en"))


def test_figures_are_written_as_each_language_writes_them(folders: dict[str, Results]) -> None:
    english = make_report(folders["hilo"], Texts("en"))
    german = make_report(folders["hilo"], Texts("de"))
    assert re.search(r"\d\d\.\d% \(", english)
    assert re.search(r"\d\d,\d\u202f% \(", german)


def test_a_card_name_cannot_break_the_page(tmp_path: Path) -> None:
    pack = """[pack]
id = "mine"
extends = "hilo-de"

[[card]]
id = "king"
name = {en = "<script>alert(1)</script>"}
"""
    plan = Plan("hilo", "de", 2, {}, ["random"], 120, 2, pack="mine.toml", pack_text=pack)
    page = make_report(simulated(plan, tmp_path), Texts("en"))
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_results_without_cards_say_how_to_get_them(tmp_path: Path) -> None:
    from monoceros.lab.result_tables import Keep
    from monoceros.lab.results import Run, begin_results

    plan = Plan("hilo", "de", 2, {}, ["random"], 60, 2)
    results = begin_results(tmp_path, plan, Keep(tables=True))
    for _ in Run(plan, Keep(tables=True), results).go_on():
        pass
    assert Texts("en")("report-no-cards") in make_report(results, Texts("en"))


def test_a_report_says_what_is_reconstructed(folders: dict[str, Results]) -> None:
    page = make_report(folders["hilo"], Texts("en"))
    assert "partly reconstructed: Copies, Half coins, Whole coins." in page
    assert "partly reconstructed" not in make_report(folders["unstable-unicorns"], Texts("en"))


def test_memory_holds_one_chunk_of_cards_however_many_there_are(
    folders: dict[str, Results], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table of cards grows with the matches; only sums over it may stay."""
    results = folders["unstable-unicorns"]
    handed_out: list[weakref.ref[object]] = []

    def watched(self: Results, name: str, chunks: list[int] | None = None) -> object:
        frame = WHOLE_TABLE(self, name, chunks)
        if name in ("cards", "parts"):
            assert chunks is not None
            assert len(chunks) == 1
            gc.collect()
            # The loops that ask for the next one may still have the last one of either table by its name.
            assert sum(held() is not None for held in handed_out) <= 2
            handed_out.append(weakref.ref(frame))
        return frame

    monkeypatch.setattr(Results, "table", watched)
    make_report(results, Texts("en"))
    assert len(handed_out) >= 2 * len(results.done()) > 10
