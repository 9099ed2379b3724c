"""REST: what there is to play - games, rules, cards - and the texts of every language."""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from monoceros.bots.ladder import STYLED, bot_names
from monoceros.bots.styles import style_names
from monoceros.core.clauses import Clause, differences
from monoceros.core.wire import encode
from monoceros.games.registry import GAMES, find_game
from monoceros.locales import HOME, LANGUAGES
from monoceros.server.http.responses import (
    PROBLEMS,
    AnyRequest,
    Compressed,
    cached_response,
    compressed,
    visitor_of,
)
from monoceros.server.lessons.script import make_lesson
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import (
    Answer,
    CardList,
    ClauseInfo,
    Comparison,
    Difference,
    GameInfo,
    GameList,
    Lesson,
    PackToCheck,
    RuleBook,
)
from monoceros.server.protocol.pack_upload import BODY_BYTES
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.workers.card_lists import card_list, own_cards_list

JSON = "application/json"
PAGE = "page"
OF_A_GAME = ("-rules", "-cards")
"""How the files end that are read only where a game is played or looked up."""
NOT_ON_THE_PAGE = ("mistakes", "report", "networks", "kill-the-unicorns-packs", "unstable-unicorns-mistakes")
"""Files nothing on the page is told from: mistakes come in words."""


@get("/games")
async def games() -> GameList:
    """The games with their editions, options and bots."""
    return GameList(
        [
            GameInfo(
                id=game.id,
                editions=list(game.editions),
                options=game.options(),
                bots=bot_names(game),
                styled=list(STYLED),
                styles=style_names(),
            )
            for game in GAMES.values()
        ]
    )


@get("/games/{game:str}/rules", responses=PROBLEMS)
async def rules(request: AnyRequest, game: FromPath[str], edition: FromQuery[str] = "") -> Response[RuleBook]:
    """The rules of a game as one edition has them; the first edition if none is named."""
    found = find_game(game)
    answer: Any = cached_response(request, _rules(found.id, found.printed(edition).id), JSON)
    return answer  # type: ignore[no-any-return]


@lru_cache(maxsize=64)
def _rules(game: str, edition: str) -> Compressed:
    clauses = [_clause(clause) for clause in GAMES[game].clauses() if edition in clause.editions]
    return compressed(encode(RuleBook(game=game, edition=edition, clauses=clauses)))


@get("/games/{game:str}/rules/compare", responses=PROBLEMS)
async def compare(game: FromPath[str], editions: FromQuery[str] = "") -> Comparison:
    """Where editions differ: their ids with commas between them, all editions if none is named."""
    found = find_game(game)
    chosen = [edition.id for edition in found.compared(editions)]
    told = [
        Difference(
            key=f"{found.id}-topic-{difference.topic}",
            answers=[
                Answer(edition, [_clause(clause) for clause in clauses])
                for edition, clauses in difference.answers.items()
            ],
        )
        for difference in differences(found.clauses(), chosen)
    ]
    return Comparison(game=found.id, editions=chosen, differences=told)


def _clause(clause: Clause) -> ClauseInfo:
    game, section = clause.id.split(".")[:2]
    values = msgspec.to_builtins(clause)
    # Whether code holds players to it or it explains a word is nothing a reader asks.
    del values["definition"]
    return ClauseInfo(key=clause.key, chapter=f"{game}-section-{section}", **values)


@get("/games/{game:str}/cards", responses=PROBLEMS)
async def cards(request: AnyRequest, game: FromPath[str], edition: FromQuery[str] = "") -> Response[CardList]:
    """The cards of a game as one edition has them, what they say, and how we know what is on them."""
    found = find_game(game)
    answer: Any = cached_response(request, _cards(found.id, found.printed(edition).id), JSON)
    return answer  # type: ignore[no-any-return]


@lru_cache(maxsize=64)
def _cards(game: str, edition: str) -> Compressed:
    found = GAMES[game]
    return compressed(encode(card_list(found, found.load_pack(found.printed(edition)))))


@get("/games/{game:str}/lesson", responses=PROBLEMS)
async def lesson(request: AnyRequest, game: FromPath[str]) -> Response[Lesson]:
    """The lesson of a game: a prepared table, moment by moment, with the one move that is asked for."""
    answer: Any = cached_response(request, _lesson(find_game(game).id), JSON)
    return answer  # type: ignore[no-any-return]


@lru_cache(maxsize=8)
def _lesson(game: str) -> Compressed:
    return compressed(encode(make_lesson(GAMES[game])))


@post("/games/{game:str}/cards", status_code=200, request_max_body_size=BODY_BYTES, responses=PROBLEMS)
async def own_cards(
    request: AnyRequest, lobby: NamedDependency[Lobby], game: FromPath[str], data: JSONBody[PackToCheck]
) -> Response[CardList]:
    """The cards of a game with a pack of one's own laid over them; a problem tells what is wrong with it."""
    find_game(game)
    body: Any = await lobby.checks.run(visitor_of(request), own_cards_list, game, data)
    return Response(body, media_type=JSON)


@get("/texts/{language:str}", media_type="text/plain", responses=PROBLEMS)
async def texts(request: AnyRequest, language: FromPath[str], part: FromQuery[str] = "") -> Response[bytes]:
    """All texts of a language as one Fluent file, or a part of them.

    The part `page` is what a page needs to begin with; the part named like a game has its rules and cards.
    """
    if language not in LANGUAGES or part not in ("", PAGE, *GAMES):
        raise TableProblem("no-such-page")
    return cached_response(request, _texts(language, part), "text/plain")


@lru_cache(maxsize=64)
def _texts(language: str, part: str) -> Compressed:
    files = [path for path in sorted((HOME / language).glob("*.ftl")) if _belongs(path.stem, part)]
    return compressed("\n".join(path.read_text(encoding="utf-8") for path in files).encode())


def _belongs(file: str, part: str) -> bool:
    """Whether a file of texts is part of an answer. Rules and cards are most of all there is to read."""
    if part == PAGE:
        return not file.endswith(OF_A_GAME) and file not in NOT_ON_THE_PAGE
    return part == "" or file in [part + ending for ending in OF_A_GAME]


def game_routes() -> Router:
    """The router of games, rules, cards and texts."""
    handlers: list[Any] = [games, rules, compare, cards, lesson, own_cards, texts]
    return Router("/api", route_handlers=handlers, tags=["library"])
