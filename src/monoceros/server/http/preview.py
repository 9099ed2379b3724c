"""What is shown of a link before anybody opens it: a title, a sentence, and the sign of the house.

Messengers read the head of a page and run nothing of it, so the server writes it, in the language of whoever
asks. It tells what anybody who has the link sees at the first glance, and never a code or a card.
"""

from html import escape
from typing import NamedTuple

from monoceros.locales import Texts
from monoceros.server.store.stored_table import StoredTable

TITLE = b"<title>Monoceros</title>"
ENGLISH = b'<html lang="en">'


class Head(NamedTuple):
    """The head of a page: its status, its language, its title, and what Open Graph asks for.

    `game` is what is played there, which lets the page ask for its board at once. Only a table its host has
    listed for everybody may be `listed` by search engines too.
    """

    status: int
    language: str
    title: str
    description: str
    image: str
    game: str = ""
    listed: bool = False


def table_head(stored: StoredTable | None, kind: str, text: Texts, origin: str) -> Head:
    """What is told of the page of a table, a room, a replay or an analysis; or of a link to nothing."""
    image = f"{origin}/icon-512.png"
    if stored is None:
        return Head(404, text.language, text("preview-lost"), text("preview-house"), image)
    game = text(f"{stored.game}-title")
    said = f"preview-{kind}" if kind in ("replay", "analysis") else f"preview-{stored.status}"
    title, description = text(said, game=game), _description(stored, text)
    return Head(200, text.language, title, description, image, stored.game, stored.public)


def _description(stored: StoredTable, text: Texts) -> str:
    names = ", ".join(chair.nickname for chair in stored.chairs if chair.kind == "person" and chair.nickname)
    free = sum(chair.waiting for chair in stored.chairs)
    said = [text("preview-adult")] if stored.adult else []
    if names:
        said.append(text("preview-people", names=names))
    if stored.status == "open" and free:
        said.append(text("preview-free", seats=free))
    return " ".join([*said, text("preview-house")])


def with_head(page: bytes, head: Head) -> bytes:
    """The page with its own title and description, and what messengers look for."""
    title, description = escape(head.title), escape(head.description)
    tags = [
        f"<title>{title} · Monoceros</title>",
        f'<meta property="og:title" content="{title}" />',
        f'<meta property="og:description" content="{description}" />',
        '<meta property="og:site_name" content="Monoceros" />',
        '<meta property="og:type" content="website" />',
        f'<meta property="og:image" content="{escape(head.image)}" />',
        '<meta property="og:image:width" content="512" />',
        '<meta property="og:image:height" content="512" />',
        '<meta name="twitter:card" content="summary" />',
    ]
    if head.game:
        tags.append(f'<meta name="game" content="{escape(head.game)}" />')
    if not head.listed:
        tags.append('<meta name="robots" content="noindex" />')
    told = page.replace(TITLE, "\n    ".join(tags).encode(), 1)
    return told.replace(ENGLISH, f'<html lang="{head.language}">'.encode(), 1)
