"""What stands at the head of every report: with which cards, options, seed and version it was made."""

from collections import Counter

import msgspec

from monoceros import __version__
from monoceros.core.game import Game, Setup
from monoceros.core.options import written_options
from monoceros.core.packs import WEAKEST
from monoceros.locales import Texts


class Heading(msgspec.Struct, frozen=True):
    """All that is needed to make a report again, and how sure its cards are.

    `pack` is its id and digest, `provenance` how many values of its cards are known in which way.
    """

    pack: str
    provenance: dict[str, int]
    options: dict[str, str]
    seed: int
    rules: int
    version: str

    def told(self, text: Texts) -> str:
        """The same as two sentences."""
        marks = ", ".join(
            f"{number} {text(f'provenance-{mark}')}" for mark, number in self.provenance.items()
        )
        options = ", ".join(f"{key}={value}" for key, value in self.options.items()) or "–"
        return text(
            "report-made",
            pack=self.pack,
            provenance=marks,
            options=options,
            seed=str(self.seed),
            rules=str(self.rules),
            version=self.version,
        )


def heading(game: Game, setup: Setup, seed: int) -> Heading:
    """The head of a report about matches of this set-up."""
    marks = Counter(
        known
        for card in setup.pack.cards
        if card.copies
        for field, known in card.provenance.items()
        if not field.startswith("name")
    )
    return Heading(
        pack=setup.pack.label,
        provenance={mark: marks[mark] for mark in reversed(WEAKEST) if marks[mark]},
        options=written_options(setup.options),
        seed=seed,
        rules=game.rules_version,
        version=__version__,
    )
