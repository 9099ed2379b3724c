"""Every outcome of chance instead of one: the engine is run once for each, with numbers that are prescribed.

The engine asks its generator whenever something is drawn or shuffled. `Prescribed` answers from a list and
notes how many answers there were, so that the next run can take another one; when all have been taken, all
outcomes have been seen, each with its exact probability.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64

from monoceros.core.contract import State
from monoceros.core.game import Game, Setup, SmallEdition
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng

Made = TypeVar("Made")


class Prescribed(Rng):
    """Numbers from a list, first ones after its end; remembers how likely each of them was.

    Cards of one kind are all the same: a shuffle gives every order of the kinds once, as likely as it is.
    Copies share the list: all that happens in one run is one line of answers.
    """

    def __init__(self, answers: list[int], kinds: list[int]) -> None:
        super().__init__(0, 0)
        self.answers = answers
        self.kinds = kinds
        self.choices: list[int] = []
        """How many answers there were to each question of this run."""
        self.likelihood = Fraction(1)

    def _answer(self, weights: list[int]) -> int:
        asked = len(self.choices)
        self.choices.append(len(weights))
        if asked == len(self.answers):
            self.answers.append(0)
        answer = self.answers[asked]
        self.likelihood *= Fraction(weights[answer], sum(weights))
        return answer

    def word(self) -> i64:
        """Never asked for by a rulebook: four billion outcomes cannot be gone through."""
        raise NotImplementedError("a small game draws from few things, not whole words")

    def below(self, bound: i64) -> i64:
        """One of so many numbers, each equally likely."""
        return self._answer([1] * int(bound)) if bound > 1 else 0

    def shuffle(self, cards: list[int]) -> None:
        """Like any generator: by single draws, for these need not be cards of the table."""
        for at in range(len(cards) - 1, 0, -1):
            other = int(self.below(at + 1))
            cards[at], cards[other] = cards[other], cards[at]

    def shuffle_run(self, cards: "vec[i16]", first: i64, count: i64) -> None:
        """The cards of a table in every order their kinds can have."""
        left = sorted(int(cards[first + at]) for at in range(count))
        for at in range(int(count)):
            kinds = sorted({self.kinds[card] for card in left})
            counts = [sum(self.kinds[card] == kind for card in left) for kind in kinds]
            kind = kinds[self._answer(counts) if len(kinds) > 1 else 0]
            card = next(card for card in left if self.kinds[card] == kind)
            left.remove(card)
            cards[first + at] = i16(card)

    def fork(self) -> Rng:
        """The same one: what is drawn later is part of the same run."""
        return self

    def copy(self) -> Rng:
        """The same one."""
        return self


def outcomes(make: Callable[[Prescribed], Made], kinds: list[int]) -> list[tuple[Fraction, Made]]:
    """Everything `make` can make, with its probability: once for every outcome of chance."""
    found: list[tuple[Fraction, Made]] = []
    answers: list[int] = []
    while True:
        rng = Prescribed(answers, kinds)
        made = make(rng)
        found.append((rng.likelihood, made))
        del answers[len(rng.choices) :]
        while answers and answers[-1] + 1 == rng.choices[len(answers) - 1]:
            answers.pop()
        if not answers:
            return found
        answers[-1] += 1


def layout(state: State) -> tuple[object, ...]:
    """Where every kind of card lies and who knows it; hands have no order."""
    table = state.table
    kinds = table.cards.kinds
    zones: list[tuple[object, ...]] = []
    for zone in range(table.zone_count):
        cards = [(int(kinds[card]), int(table.seen_by(card))) for card in table.cards_in(zone)]
        zones.append(tuple(sorted(cards) if table.is_loose(zone) else cards))
    return tuple(zones)


class Settled(Rng):
    """The generator of a match whose whole chance lies in its deal: it is never asked again."""

    def word(self) -> i64:
        """Never asked for."""
        raise Mistake("small-chance")

    def below(self, bound: i64) -> i64:
        """Never asked for."""
        del bound
        raise Mistake("small-chance")

    def shuffle(self, cards: list[int]) -> None:
        """Never asked for."""
        del cards
        raise Mistake("small-chance")

    def shuffle_run(self, cards: "vec[i16]", first: i64, count: i64) -> None:
        """Never asked for."""
        del cards, first, count
        raise Mistake("small-chance")

    def fork(self) -> Rng:
        """Never asked for."""
        raise Mistake("small-chance")

    def copy(self) -> Rng:
        """The same one: it holds nothing."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Settled, (0, 0)


class Deal(NamedTuple):
    """One way a small game can be dealt, and how likely it is."""

    likelihood: Fraction
    state: State


def deals(game: Game, setup: Setup) -> list[Deal]:
    """Every deal of a small game. All its chance is in it: whatever comes up later was dealt face down."""
    if not isinstance(setup.edition, SmallEdition):
        known = ", ".join(edition.id for edition in game.small_editions())
        raise Mistake("small-edition", edition=setup.edition.id, known=known)
    kinds = [int(kind) for kind in game.new(setup, Rng(0)).table.cards.kinds]
    found: dict[tuple[object, ...], Deal] = {}
    for likelihood, state in outcomes(lambda rng: game.new(setup, rng), kinds):
        state.rng = Settled(0, 0)
        key = layout(state)
        same = found.get(key)
        found[key] = Deal(likelihood + same.likelihood, same.state) if same else Deal(likelihood, state)
    return list(found.values())
