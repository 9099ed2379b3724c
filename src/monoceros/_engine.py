"""Chooses between the compiled and the interpreted engine when the package is first imported.

`setup.py` compiles the rules with mypyc into `_compiled/`, away from the sources, and writes down a digest of
the sources they were made from. The compiled modules are used only while that digest still holds, so
editing a source file can never leave an older compiled module in use. Both engines are the same source.
"""

import json
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

PACKAGE = Path(__file__).parent
COMPILED = PACKAGE / "_compiled"
STAMP = "sources.json"
ROOMS = ("core", "games", "bots")
"""Where compiled modules and everything they may inline come from."""
SWITCH = "MONOCEROS_ENGINE"
"""Set to `interpreted` to leave the compiled engine aside."""


class Engine(NamedTuple):
    """Which engine runs, and for an interpreted one the reason, as a key of the locale files."""

    name: str
    reason: str


def digest(package: Path) -> str:
    """A digest of every source file the compiled engine depends on."""
    known = sha256()
    for room in ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            known.update(path.relative_to(package).as_posix().encode() + b"\0")
            known.update(path.read_bytes() + b"\0")
    return known.hexdigest()


class _Finder(MetaPathFinder):
    """Finds the compiled modules where `setup.py` put them."""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,  # noqa: ARG002 - the import system passes both
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        file = self._files.get(fullname)
        if file is None:
            return None
        loader = ExtensionFileLoader(fullname, str(file))
        return spec_from_file_location(fullname, file, loader=loader)


def start() -> Engine:
    """Put the compiled engine in place if it is wanted, present and up to date."""
    if os.environ.get(SWITCH) == "interpreted":
        return Engine("interpreted", "asked-for")
    try:
        stamp = json.loads((COMPILED / STAMP).read_text(encoding="utf-8"))
        made_from, modules = stamp["digest"], stamp["modules"].items()
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Engine("interpreted", "not-compiled")
    files = {name: COMPILED / (file + EXTENSION_SUFFIXES[0]) for name, file in modules}
    if not all(file.is_file() for file in files.values()):
        return Engine("interpreted", "other-python")
    if made_from != digest(PACKAGE):
        return Engine("interpreted", "sources-changed")
    sys.meta_path.insert(0, _Finder(files))
    return Engine("compiled", "")
