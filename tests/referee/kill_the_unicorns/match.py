"""A whole match: set-up, four rounds, scoring. Seats are 0, 1, ... clockwise (the team game draws lots)."""

from __future__ import annotations

from . import hunting, market, scoring, trapping
from .asking import ask
from .chance import Chance, Remembered
from .editions import EDITIONS, ROUNDS, Options, check, playable_characters
from .material import Card
from .reasons import explain
from .table import InstantWinError, Move, Owned, Place, Prize, Question, Script, Table


class IllegalMove(ValueError):
    """A move the rules do not allow; the text says which rule."""


class Match:
    def __init__(self, edition: str, seats: int, options: Options, chance: Chance) -> None:
        self.options = options
        self.edition = EDITIONS[edition]
        self.seats = seats
        check(self.edition, seats, self.options)
        self.chance = chance if isinstance(chance, Remembered) else Remembered(chance)
        self.log: list[str] = []
        self.history: list[tuple[int, Move]] = []
        order = list(range(seats))
        if self.options.teams:
            order = self.chance.shuffled("teams", order)  # en 119: by lot, then seated in turns
        self.table = Table(self.edition, self.options, order, self.log)
        self._script = self._whole_game()
        self._question: Question | None = None
        self._go_on(None)

    # What a caller uses

    def who_may_act(self) -> set[int]:
        return set(self._question.moves) if self._question else set()

    def legal(self, seat: int) -> set[Move]:
        return set(self._question.moves.get(seat, ())) if self._question else set()

    @property
    def moment(self) -> str:
        """What is being decided now (the keys of reasons.RULES), or "over"."""
        return self._question.moment if self._question else "over"

    def play(self, seat: int, move: Move) -> None:
        if move not in self.legal(seat):
            raise IllegalMove(explain(self._question, seat, move))
        self.history.append((seat, move))
        self._go_on((seat, move))

    def where(self) -> dict[Card, Place]:
        return self.table.where()

    def points(self) -> dict[int, dict[str, int]]:
        """By seat: stars, tokens, pates, traps, collections, total (team mates have the team's)."""
        table = self.table
        return {seat: scoring.points_of(table, table.party(seat)) for seat in sorted(table.order)}

    @property
    def over(self) -> bool:
        return self.table.over

    def winners(self) -> set[int]:
        """Seats; empty as long as the game goes on, or if nobody wins."""
        table = self.table
        return {seat for party in scoring.winning_parties(table) for seat in table.members(party)}

    def copy(self) -> Match:
        """The same match once more, played up to here."""
        answers = Remembered(self.chance.chance, self.chance.answers)
        twin = Match(self.edition.id, self.seats, self.options, answers)
        for seat, move in self.history:
            twin.play(seat, move)
        return twin

    # How a match goes

    def _go_on(self, answer: tuple[int, Move] | None) -> None:
        try:
            self._question = next(self._script) if answer is None else self._script.send(answer)
        except StopIteration:
            self._question = None

    def _whole_game(self) -> Script[None]:
        table = self.table
        try:
            yield from self._set_up()
            for number in range(1, ROUNDS + 1):
                table.round = number
                yield from self._round()
        except InstantWinError:
            pass
        table.phase = "over"
        table.over = True
        table.say(f"the game is over, seats {sorted(self.winners())} win")

    def _set_up(self) -> Script[None]:
        """de 85-101, fr 33-53, en 29-41."""
        table, material, chance = self.table, self.options.material, self.chance
        yield from self._characters()
        for seat in range(self.seats):
            table.hand[seat] = material.hunt_hand(seat)
            table.laid[seat] = []
            table.hunt_discard[seat] = []
            table.paid[seat] = []
            table.trap_hand[seat] = []
            table.trap_discard[seat] = []
            table.pates[seat] = []
            deck = material.trap_deck(seat, table.character[seat]) if self.options.traps else []
            for trap in deck:
                table.seen[trap] = set()
            table.trap_pile[seat] = chance.shuffled(f"traps of {seat}", deck) if deck else []
        prototype = self.edition.prototype
        starters = chance.shuffled("starters", material.starters(prototype))
        table.herd = {party: [] for party in table.parties}
        for seat in range(self.seats):
            table.herd[table.party(seat)].append(Owned(starters[seat]))
        table.box += starters[self.seats :]
        table.deck = chance.shuffled("unicorn deck", material.unicorn_deck(prototype))
        pates = chance.shuffled("pates", material.pates())
        soaps = chance.shuffled("soaps", material.soaps()) if prototype else []
        market.lay_out_market(table, pates, soaps)
        table.marker = chance.drawn("first player", list(range(self.seats)))
        table.say(f"first player is seat {table.marker}")

    def _characters(self) -> Script[None]:
        """de 87, fr 33, en 31: each player chooses a character; no book names an order."""
        table = self.table
        free = list(playable_characters(self.edition, self.options))
        if self.options.characters == "lot":
            dealt = self.chance.shuffled("characters", free)
            table.character = {seat: dealt[seat] for seat in range(self.seats)}
        elif not isinstance(self.options.characters, str):
            table.character = dict(enumerate(self.options.characters))
        while len(table.character) < self.seats:
            moves: set[Move] = {("choose-character", name) for name in free}
            waiting = {seat: set(moves) for seat in range(self.seats) if seat not in table.character}
            seat, (_, name) = yield from ask(table, "characters", waiting)
            table.character[seat] = str(name)
            free.remove(str(name))

    def _round(self) -> Script[None]:
        table = self.table
        number = self.edition.unicorns_per_round or self.seats  # de 95, fr 44, en 33
        if self.options.teams:
            number = 3  # en 121: one more than there are teams
        table.power_used = set()
        table.row = [Prize(table.deck.pop(0)) for _ in range(number)]
        if self.options.traps:
            yield from trapping.set_traps(table)
        table.phase = "hunts"
        for index in range(number):
            yield from hunting.hunt(table, index)
        yield from market.go_to_market(table)
        market.take_hands_back(table)
        last = table.last_winner if self.options.marker_next_round == "last winner" else None
        if last is not None and table.party(table.marker) != last:
            # de 290, fr 183, K13: the marker stays with whoever won a hunt last
            table.marker = table.members(last)[0]
            table.say(f"the marker goes back to seat {table.marker}")
