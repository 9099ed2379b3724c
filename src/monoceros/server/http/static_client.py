"""The built browser client: its files, read once and served from memory."""

import gzip
import mimetypes
import re
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import NamedTuple

from litestar import Response

from monoceros.server.http.preview import Head, with_head
from monoceros.server.http.responses import AnyRequest
from monoceros.server.protocol.problems import TableProblem, texts_for

TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
COMPRESSIBLE = ("text/", "application/json", "application/manifest", "image/svg")
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
TITLE = re.compile("<title>[^<]*</title>")


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    body: bytes
    compressed: bytes | None
    kind: str
    tag: str
    caching: str


class Client:
    """The built client, read once. Only files that were there then are ever served."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = _read(path, name)

    def answer(self, request: AnyRequest, name: str) -> Response[bytes]:
        """The response with a file by its name, or a problem."""
        file = self._files.get(name)
        if file is None:
            raise TableProblem("no-such-page")
        headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
        body, encoding = _body(request, file)
        return Response(body, headers={**headers, **encoding}, media_type=file.kind)

    def has(self, name: str) -> bool:
        """Whether there is a file of this name."""
        return name in self._files

    def page(self, request: AnyRequest) -> Response[bytes]:
        """The client's one page, which draws every address itself; or how to build it."""
        if "index.html" in self._files:
            return self.answer(request, "index.html")
        text = texts_for(request.headers.get("accept-language"))
        return small_page("Monoceros", text("page-not-built"), text.language, 200)

    def page_of(self, request: AnyRequest, head: Head) -> Response[bytes]:
        """The client's page with a title and a description of its own, for whoever is shown a link to it."""
        if "index.html" not in self._files:
            return self.page(request)
        body = with_head(self._files["index.html"].body, head)
        encoding = {}
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, encoding = gzip.compress(body, 1), {"content-encoding": "gzip"}
        vary = "accept-encoding, accept-language"
        headers = {"cache-control": "no-store", "vary": vary, **encoding}
        return Response(body, status_code=head.status, headers=headers, media_type="text/html")

    def page_about(self, request: AnyRequest, title: str, head: str) -> Response[bytes]:
        """The client's page with a title and a head of its own, for those who only read that."""
        file = self._files.get("index.html")
        if file is None:
            return self.page(request)
        html = TITLE.sub(
            f"<title>{escape(title)}</title>{head}".replace("\\", r"\\"), file.body.decode(), count=1
        )
        headers = {"cache-control": ASK_FIRST, "vary": "accept-language"}
        return Response(html.encode(), headers=headers, media_type=file.kind)

    def lost(self, request: AnyRequest) -> Response[bytes]:
        """The client's page with status 404: it says itself that nothing is there. A problem to programs."""
        if "index.html" not in self._files or "text/html" not in request.headers.get("accept", ""):
            raise TableProblem("no-such-page")
        file = self._files["index.html"]
        headers = {"cache-control": ASK_FIRST, "vary": "accept, accept-encoding"}
        body, encoding = _body(request, file)
        return Response(body, status_code=404, headers={**headers, **encoding}, media_type=file.kind)


def _body(request: AnyRequest, file: File) -> tuple[bytes, dict[str, str]]:
    """The body a browser is sent, and the header that goes with it."""
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return file.compressed, {"content-encoding": "gzip"}
    return file.body, {}


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    compressed = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    return File(body, compressed, kind, tag, FOREVER if name.startswith("assets/") else ASK_FIRST)


def small_page(title: str, sentence: str, language: str, status: int) -> Response[bytes]:
    """A page of one sentence that needs no client: where that is missing, or a link does not work."""
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<h1>{escape(title)}</h1><p>{escape(sentence)}</p></html>"
    )
    return Response(page.encode(), status_code=status, media_type="text/html")
