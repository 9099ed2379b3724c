"""What the rulebook leaves open is written down, and on whose word."""

import re
from pathlib import Path

from monoceros.core.clauses import load_clauses
from monoceros.games.unstable_unicorns import pack

ROW = re.compile(r"^\| (R\d+) \|.*\| ([^|]+) \|$", re.MULTILINE)


def test_every_ruling_a_clause_stands_on_is_written_down_and_no_other() -> None:
    rulings = Path(__file__).parents[3] / "docs" / "rulings.md"
    chapter = rulings.read_text(encoding="utf-8").split("## Unstable Unicorns\n")[1].split("\n## ")[0]
    written = dict(ROW.findall(chapter))
    clauses = load_clauses(pack.CARDS.with_name("rulebook.toml"))
    cited = {clause.ruling for clause in clauses if clause.provenance == "ruling"}
    assert cited == {number for number, word in written.items() if word != "Rulebook"}
    assert list(written) == [f"R{number}" for number in range(1, len(written) + 1)]
