"""A finished game to send: a page whose preview says what happened, and the picture that goes with it."""

from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from monoceros.bots.analysis import Analysis
from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake
from monoceros.core.wire import Outcome
from monoceros.locales import Texts
from monoceros.server.http.responses import PROBLEMS, AnyRequest, visitor_of
from monoceros.server.http.static_client import Client
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.problems import TableProblem, texts_for
from monoceros.server.protocol.timestamps import iso
from monoceros.server.store.stored_table import StoredTable
from monoceros.server.workers import result_pictures
from monoceros.server.workers.result_pictures import ResultTold, Standing

KEPT = {"cache-control": "public, max-age=3600"}
"""A finished game does not change; the moment that decided it may still be found."""


def seat_name(stored: StoredTable, seat: int, text: Texts) -> str:
    """What everybody calls a seat."""
    return stored.chairs[seat].nickname or text("web-player", seat=SEAT_LETTERS[seat])


def told_result(stored: StoredTable, outcome: Outcome, analysis: Analysis | None, text: Texts) -> ResultTold:
    """A finished game in words. No card is named in it: those of some tables are not for everybody."""
    names = [seat_name(stored, seat, text) for seat in range(len(stored.chairs))]
    game = text(f"{stored.game}-title")
    winners = [names[seat] for seat in outcome.winners]
    key = (
        "result-title-nobody"
        if not winners
        else "result-title"
        if len(winners) == 1
        else "result-title-shared"
    )
    ranked = sorted(outcome.scores, key=lambda score: (score.seat not in outcome.winners, -score.total))
    moment = None if analysis is None else decisive_moment(analysis, outcome.winners)
    decided = ""
    if analysis is not None and moment is not None:
        by = names[analysis.moves[moment - 1].seat]
        decided = text("result-decided", n=moment, of=len(analysis.moves), name=by)
    return ResultTold(
        game=stored.game,
        game_title=game,
        title=text(key, names=" & ".join(winners), game=game),
        standings=[
            Standing(
                name=names[score.seat],
                avatar="" if _is_bot(stored, score.seat) else stored.chairs[score.seat].avatar or "star",
                total=str(score.total),
                won=score.seat in outcome.winners,
            )
            for score in ranked
        ],
        decided=decided,
        foot=text("result-foot", date=iso(stored.created)[:10]),
    )


def decisive_moment(analysis: Analysis, winners: list[int]) -> int | None:
    """The turning point that brought a winner furthest ahead, counted from 1; None where none stood out."""
    seats = winners or range(len(analysis.start))
    chances = [analysis.start, *(move.chances for move in analysis.moves)]
    gains = {
        n: max(chances[n][seat] - chances[n - 1][seat] for seat in seats) for n in analysis.turning_points
    }
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] > 0 else None


def _is_bot(stored: StoredTable, seat: int) -> bool:
    return stored.chairs[seat].kind == "bot"


async def _told(lobby: Lobby, table: LiveTable, text: Texts) -> ResultTold:
    match_log = await table.finished()
    outcome = match_log.state.outcome()
    assert outcome is not None
    found = await lobby.analyses.status(table.id)
    return told_result(table.stored, outcome, found.analysis, text)


def _spoken(request: AnyRequest, lang: str) -> Texts:
    return texts_for(lang or request.headers.get("accept-language"))


def preview(told: ResultTold, text: Texts, address: str, picture: str) -> str:
    """What a chat or a network shows of a link to a result: Open Graph, in the head of the page."""
    standing = ", ".join(text("result-line", name=one.name, total=one.total) for one in told.standings)
    about = " ".join(part for part in (f"{standing}.", told.decided, text("result-invite")) if part)
    facts = {
        "og:type": "website",
        "og:site_name": "Monoceros",
        "og:locale": text.language,
        "og:title": told.title,
        "og:description": about,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(result_pictures.WIDTH),
        "og:image:height": str(result_pictures.HEIGHT),
        "og:image:alt": text("result-picture", game=told.game_title, standing=standing),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items())


@get("/result/{table_id:str}", include_in_schema=False)
async def result_page(
    request: AnyRequest,
    client: NamedDependency[Client],
    lobby: NamedDependency[Lobby],
    table_id: FromPath[str],
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """The end of a game, with a preview that says what happened; before its end the table itself."""
    text = _spoken(request, lang[:2])
    try:
        told = await _told(lobby, await lobby.find(table_id), text)
    except (TableProblem, Mistake):
        return client.page(request)
    base = str(request.base_url).rstrip("/")
    address = f"{base}/result/{table_id}"
    picture = f"{address}/picture.png?lang={text.language}"
    return client.page_about(request, told.title, preview(told, text, address, picture))


@get(
    "/result/{table_id:str}/picture.png", media_type="image/png", responses=PROBLEMS, include_in_schema=False
)
async def result_picture(
    request: AnyRequest,
    client: NamedDependency[Client],
    lobby: NamedDependency[Lobby],
    table_id: FromPath[str],
    lang: FromQuery[str] = "",
) -> Response[Any]:
    """How a finished game went, as a picture."""
    told = await _told(lobby, await lobby.find(table_id), _spoken(request, lang[:2]))
    folder = str(Path(client.folder) / "result")
    body: Any = await lobby.checks.run(visitor_of(request), result_pictures.draw, told, folder)
    return Response(body, media_type="image/png", headers=KEPT)


def result_routes() -> Router:
    """The router of results to send."""
    return Router("/", route_handlers=[result_page, result_picture])
