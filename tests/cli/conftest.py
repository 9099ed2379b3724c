import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from monoceros.cli import main


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Monoceros = Callable[..., Said]


@pytest.fixture
def monoceros(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Monoceros:
    """Runs the program as if typed in a terminal so wide, with what a person types into it."""

    def run(*words: str, typed: str = "", columns: int = 100) -> Said:
        monkeypatch.setattr(sys, "argv", ["monoceros", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LC_ALL", "C")
        monkeypatch.setenv("LANG", "C")
        capsys.readouterr()
        with pytest.raises(SystemExit) as caught:
            main()
        said = capsys.readouterr()
        return Said(int(caught.value.code or 0), said.out, said.err)

    return run
