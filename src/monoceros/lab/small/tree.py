"""The whole tree of a small game: every deal, every action, every end, and what each seat can tell apart."""

from fractions import Fraction

from monoceros.core.batch import payoffs, shares
from monoceros.core.contract import State
from monoceros.core.game import Game, Setup, SmallEdition
from monoceros.core.wire import encode
from monoceros.lab.small.chance import deals


def standing(state: State) -> list[float]:
    """What a match that is cut off is worth: whoever is ahead as the table lies has won."""
    scores = state.scores()
    return shares(int(state.seats), [seat for seat, score in enumerate(scores) if score == max(scores)])


class InformationSet:
    """All that a seat cannot tell apart when it is asked: one decision, however many situations it may be."""

    def __init__(self, seat: int, number: int, legal: list[int], known: State) -> None:
        self.seat = seat
        self.number = number
        """Counted from 1 among those of the seat."""
        self.legal = legal
        self.known = known
        """What the seat knows, as bots are handed it: the same in all its situations."""


class Node:
    """One history of the game: a decision with a child for each action, or an end with what it is worth."""

    __slots__ = ("asked", "children", "worth")

    def __init__(self) -> None:
        self.asked = -1
        """The number of the information set."""
        self.children: list[Node] = []
        self.worth: tuple[float, ...] = ()


class Counts:
    """How large a tree is."""

    def __init__(self) -> None:
        self.deals = 0
        self.decisions = 0
        self.ends = 0
        self.cut = 0
        """Of the ends, those where the tree was cut off."""
        self.sets: list[int] = []
        """Information sets of each seat."""

    @property
    def histories(self) -> int:
        """All nodes: the deal itself, decisions and ends."""
        return 1 + self.decisions + self.ends


class Tree:
    """The tree of a small game. Chance is at its root and nowhere else."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.longest = setup.edition.longest if isinstance(setup.edition, SmallEdition) else 0
        self.sets: list[InformationSet] = []
        self.counts = Counts()
        self.counts.sets = [0] * self.seats
        self._numbers: dict[tuple[int, int, bytes], int] = {}
        # What a seat was told so far goes by a number: a longer story is an older one and one more line.
        self._stories: dict[tuple[int, bytes], int] = {}
        self.deals: list[tuple[Fraction, Node]] = []
        for likelihood, state in deals(game, setup):
            told = [self._story(-1, encode(state.view(seat))) for seat in range(self.seats)]
            first = int(state.n)
            self.deals.append((likelihood, self._grow(state, told, first)))
            self.counts.deals += 1

    def _story(self, before: int, line: bytes) -> int:
        return self._stories.setdefault((before, line), len(self._stories))

    def _grow(self, state: State, told: list[int], first: int) -> Node:
        node = Node()
        over = state.to_act == 0
        if over or (self.longest and int(state.n) - first >= self.longest):
            node.worth = tuple(payoffs(state) if over else standing(state))
            self.counts.ends += 1
            self.counts.cut += not over
            return node
        self.counts.decisions += 1
        seat = int(state.decider())
        node.asked = self._asked(state, seat, told[seat])
        for action in self.sets[node.asked].legal:
            after = state.copy()
            after.listen()
            after.apply(seat, action)
            heard = []
            for viewer in range(self.seats):
                own = f"{action}:".encode() if viewer == seat else b""
                news = b" ".join(encode(event.for_viewer(viewer)) for event in after.events or [])
                heard.append(self._story(told[viewer], own + news) if own or news else told[viewer])
            after.events = None
            node.children.append(self._grow(after, heard, first))
        return node

    def _asked(self, state: State, seat: int, told: int) -> int:
        key = (seat, told, encode(state.view(seat)))
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.sets)
            self.counts.sets[seat] += 1
            self.sets.append(
                InformationSet(seat, self.counts.sets[seat], state.legal(seat), state.as_known(seat))
            )
        return number
