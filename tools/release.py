"""What a package says of itself where it is published: addresses, and a README that reads the same there.

The README stands in the repository and points to what lies beside it. On a package index nothing lies beside
it, so links and pictures become addresses of this very version. Where the project lives is not written down
here: it is `MONOCEROS_HOME`, or what the archive was made with, or what git calls `origin`. A fork is thus
never published under the name of another, and without any of them the README stays as it is.
"""

import os
import re
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

PROJECT = Path(__file__).parents[1]
HOME = "MONOCEROS_HOME"
LINK = re.compile(r"(!?\[[^\]]*\])\((?!https?://|#)([^)\s]+)\)")
"""A link or a picture of Markdown whose target lies beside the page."""


def home(project: Path = PROJECT) -> str:
    """Where the project lives on the web, or an empty string."""
    given = os.environ.get(HOME, "")
    if given:
        return given.rstrip("/")
    archive = project / "PKG-INFO"
    if archive.is_file():
        told = re.search(r"^Project-URL: Source, (\S+)$", archive.read_text(encoding="utf-8"), re.MULTILINE)
        return told[1] if told else ""
    try:
        asked = subprocess.run(
            ["git", "remote", "get-url", "origin"], cwd=project, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return web_address(asked.stdout.strip())


def web_address(remote: str) -> str:
    """The page of a repository from how git reaches it; nothing for a folder, and never a password."""
    by_shell = re.fullmatch(r"(?:ssh://)?[\w.-]+@([\w.-]+)[:/](.+)", remote)
    if by_shell:
        host, path = by_shell.groups()
    else:
        parts = urlsplit(remote)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            return ""
        host, path = parts.hostname, parts.path.lstrip("/")
    return f"https://{host}/{path.removesuffix('.git').rstrip('/')}"


def project_urls(where: str, version: str) -> dict[str, str]:
    """The addresses a package index lists."""
    if not where:
        return {}
    return {
        "Homepage": where,
        "Source": where,
        "Documentation": f"{where}/blob/v{version}/docs/index.md",
        "Changelog": f"{where}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{where}/issues",
    }


def long_description(readme: str, where: str, version: str) -> str:
    """The README with every link and picture in full."""
    if not where:
        return readme

    def whole(found: re.Match[str]) -> str:
        shown, target = found.groups()
        kind = "raw" if shown.startswith("!") else "blob"
        return f"{shown}({where}/{kind}/v{version}/{target})"

    # A picture inside a link is done first, then the link around it.
    return LINK.sub(whole, readme)
