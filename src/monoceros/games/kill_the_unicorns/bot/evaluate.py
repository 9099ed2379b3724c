"""What herds, prizes and bids are worth, as one seat may know them: for bots, searches and hints alike.

A herd is worth its points, and early in the match what its colours promise. Whatever depends on a card asks
whether the seat knows it; hunters whose cards nobody can see are taken to lay any of those they can still
have, each as likely. All is looked up on the table itself: a search asks a hundred thousand times a second.

A herd is a key: how many unicorns of each colour, three bits for each colour, seven standing for more.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.kill_the_unicorns import actions, kinds, zones
from monoceros.games.kill_the_unicorns.deck import COUNTS, HAND_SIZE, MASKS, HuntDeck
from monoceros.games.kill_the_unicorns.editions import Profile
from monoceros.games.kill_the_unicorns.scoring import best_grouping, token_points, unicorn_points
from monoceros.games.kill_the_unicorns.state import MOST_SEATS, ROUNDS, HuntState
from monoceros.games.kill_the_unicorns.totals import HIGHEST, LOWEST, SECOND

PROMISE: Final = [0.0, 1.3, 3.2, 6.0, 9.2, 12.5]
"""What so many of a colour are worth while many more may come: more than the points they bring now."""
SPOIL: Final = 0.3
"""What it is worth to keep a point from a rival, in own points."""
FEAR: Final = 0.8
"""What an unknown trap of somebody else takes off a prize, in points."""
LOST: Final = -2.5
"""What a trap that takes a unicorn away costs."""
BAITED: Final = -0.7
JOINS: Final = 0.8
"""How likely somebody who can still take part in a hunt will."""
EVEN: Final = 0.6
"""How likely a rival is not in the way of the second highest total."""

COLOUR_BITS: Final[i64] = 3
MOST_COUNTED: Final[i64] = 7
KEYS: Final = 4096
FULL_HAND: Final[i64] = MASKS - 1
MOST_TOTAL: Final = 40
UNASKED: Final = -1


def with_unicorns(key: i64, colour: i64, times: i64) -> i64:
    """The key of a herd with so many unicorns of a colour more, or less."""
    if colour == kinds.NO_COLOUR:
        return key
    shift = COLOUR_BITS * colour
    count = key >> shift & MOST_COUNTED
    now = max(0, min(count + times, MOST_COUNTED))
    return key + ((now - count) << shift)


class Evaluation:
    """Looks at one table after another. `take_in` first, again whenever herds or prizes have changed."""

    def __init__(self, deck: HuntDeck, profile: Profile) -> None:
        self.deck = deck
        grouped: list[float] = []
        hopes: list[float] = []
        for key in range(KEYS):
            counts = [key >> 3 * colour & 7 for colour in range(kinds.COLOUR_COUNT)]
            points = float(best_grouping(vec[i64](counts), further_sets=profile.further_sets)[1])
            promise = sum([PROMISE[min(5, count)] for count in counts])
            grouped.append(points)
            hopes.append(max(0.0, promise - points))
        self.grouped: vec[float] = vec[float](grouped)
        """The points of the best grouping of each herd key."""
        self.hopes: vec[float] = vec[float](hopes)
        """What its colours promise beyond that while many more may come."""
        self.early = 1.0
        """From 1 to 0 in the course of a match."""
        self.keys: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.points: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.gain_of: vec[float] = vec[float]([0.0] * int(MOST_SEATS * actions.MOST_PRIZES))
        """What each prize of the row is worth to each herd, at `herd * MOST_PRIZES + prize`."""
        self.catch_of: vec[float] = vec[float]([0.0] * int(MOST_SEATS * actions.MOST_PRIZES))
        """The same with what it is worth that the others miss it."""
        self.trap_worth: vec[float] = vec[float]([0.0] * int(actions.MOST_PRIZES))
        self.mode: i64 = HIGHEST
        """By which rule the prize being hunted is won, as far as the seat knows its traps."""
        self._rivals: i64 = 0
        self._rests: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self._laid: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self._held: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self._odds: vec[float] = vec[float]()
        """Rows of `_below`, one after the other as they were first asked for."""
        self._row_of: vec[i64] = vec[i64]([UNASKED] * (MASKS * COUNTS))
        self._expected: i64 = 0
        self._rows: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        """Where in `_odds` each rival who may still lay has its row; those in `_sure` have laid."""
        self._sure: i64 = 0

    # Herds and prizes

    def worth(self, key: i64) -> float:
        """What the colours of a herd are worth at this stage of the match."""
        return self.grouped[key] + self.early * self.hopes[key]

    def gain(self, key: i64, colour: i64, points: i64, times: i64) -> float:
        """What a unicorn more is worth to a herd."""
        return float(points) + self.worth(with_unicorns(key, colour, times)) - self.worth(key)

    def take_in(self, state: HuntState) -> None:
        """All herds, and what each prize of the row would be worth to each of them."""
        row_size = state.row_size
        done = (state.round - 1) * row_size + state.hunt
        last = ROUNDS * row_size - 1
        self.early = 0.0 if done >= last else 1.0 - float(max(0, done)) / float(last)
        self._count_herds(state)
        herds = state.herd_count()
        for prize in range(row_size - state.table.size(zones.ROW), row_size):
            card = state.prize(prize)
            colour = state.colours[card]
            stars = self.deck.stars[card]
            for herd in range(herds):
                at = herd * actions.MOST_PRIZES + prize
                self.gain_of[at] = self.gain(self.keys[herd], colour, stars, 1)
            for herd in range(herds):
                at = herd * actions.MOST_PRIZES + prize
                self.catch_of[at] = self.gain_of[at] + SPOIL * self.keenest(herds, herd, prize)

    def keenest(self, herds: i64, herd: i64, prize: i64) -> float:
        """What a prize is worth to the rival who would gain most by it."""
        most = -100.0
        for other in range(herds):
            if other != herd:
                most = max(most, self.gain_of[other * actions.MOST_PRIZES + prize])
        return most

    def _count_herds(self, state: HuntState) -> None:
        for herd in range(state.herd_count()):
            key: i64 = 0
            points = token_points(state, state.pates, herd)
            for place in range(state.herd_size(herd)):
                card = state.unicorn(herd, place)
                key = with_unicorns(key, state.colours[card], state.times(card))
                points += unicorn_points(state, card)
            self.keys[herd] = key
            self.points[herd] = points

    def unicorn_worth(self, state: HuntState, herd: i64, unicorn: i64) -> float:
        """What a herd would miss without one of its unicorns."""
        key = self.keys[herd]
        left = with_unicorns(key, state.colours[unicorn], -state.times(unicorn))
        return float(unicorn_points(state, unicorn)) + self.worth(key) - self.worth(left)

    def prize_worth(self, herd: i64, prize: i64) -> float:
        """What catching a prize is worth: to oneself, what others miss, and what its traps may do.

        After `look_at_traps` for the seat that wants to know.
        """
        return self.catch_of[herd * actions.MOST_PRIZES + prize] + self.trap_worth[prize]

    # Traps

    def look_at_traps(self, state: HuntState, seat: i64) -> None:
        """What the traps of each prize mean to this seat, and by which rule the prize being hunted is won."""
        table = state.table
        herd = state.herd_of(seat)
        for prize in range(actions.MOST_PRIZES):
            worth = 0.0
            count = 0.0
            mode: i64 = HIGHEST
            for side in range(2):
                at = state.trap_at(prize, side)
                if at < 0:
                    continue
                count += 1.0
                card = table.card(zones.SET_TRAPS, at)
                if not table.knows(seat, card):
                    worth -= FEAR
                    continue
                trap = self.deck.trap_of[card]
                worth += self.effect_worth(state, herd, prize, trap)
                if self.deck.traps.effects[trap] == kinds.LOWEST_WINS:
                    mode = LOWEST
                elif self.deck.traps.effects[trap] == kinds.SECOND_WINS:
                    mode = SECOND
            self.trap_worth[prize] = worth / max(1.0, count)
            if prize == state.hunt:
                self.mode = mode if count < 2.0 else HIGHEST

    def effect_worth(self, state: HuntState, herd: i64, prize: i64, trap: i64) -> float:
        """What a trap does to a winner who knows it."""
        traps = self.deck.traps
        effect = traps.effects[trap]
        if effect == kinds.POINTS:
            return float(traps.points[trap])
        if effect == kinds.LOSE_ONE or effect == kinds.SWAP_UNICORNS:
            return LOST
        if effect == kinds.LOSE_HUNT_CARD:
            return BAITED
        if effect == kinds.LOWEST_WINS or effect == kinds.SECOND_WINS:
            return 0.0
        card = state.prize(prize)
        colour = state.colours[card]
        stars = self.deck.stars[card]
        plain = self.gain_of[herd * actions.MOST_PRIZES + prize]
        if effect == kinds.COUNTS_TWICE:
            return self.gain(self.keys[herd], colour, stars, 2) - plain
        # A unicorn without a colour stays without one.
        if effect == kinds.RECOLOUR and colour != kinds.NO_COLOUR:
            return self.gain(self.keys[herd], traps.colours[trap], stars, 1) - plain
        return -plain if effect == kinds.SCARE else 0.0

    # Bids

    def look_at_rivals(self, state: HuntState, seat: i64) -> None:
        """Who can still win the prize being hunted, and which cards they may have."""
        herd = state.herd_of(seat)
        rivals: i64 = 0
        for other in range(state.seats):
            if (state.passed | state.silenced) >> other & 1 == 0 and state.herd_of(other) != herd:
                spent = state.known_cards(zones.played(other), 0, state.spent(other), seat)
                self._rests[rivals] = FULL_HAND & ~spent
                self._laid[rivals] = state.laid[other]
                self._held[rivals] = state.hand_count(other)
                rivals += 1
        self._rivals = rivals

    def expect(self, number: i64) -> None:
        """So many cards will be laid by each. After `look_at_rivals`."""
        expected: i64 = 0
        self._sure = 0
        for rival in range(self._rivals):
            laid = self._laid[rival]
            count = laid if laid > 0 else number
            if laid > 0 or self._held[rival] >= count:
                self._rows[expected] = self._row(self._rests[rival], min(count, HAND_SIZE))
                if laid > 0:
                    self._sure |= 1 << expected
                expected += 1
        self._expected = expected

    def _row(self, mask: i64, count: i64) -> i64:
        """Where `_odds` begins to tell how likely so many of these cards add up to less than each total."""
        key = mask * COUNTS + count
        row = self._row_of[key]
        if row == UNASKED:
            row = len(self._odds)
            self._row_of[key] = row
            for chance in self._below(int(mask), int(count)):
                self._odds = append(self._odds, chance)
        return row

    def _below(self, mask: int, count: int) -> list[float]:
        """How likely any `count` of these cards add up to less than each total."""
        ways = [[0.0] * (MOST_TOTAL + 1) for _ in range(count + 1)]
        ways[0][0] = 1.0
        for at in range(HAND_SIZE):
            if mask >> at & 1:
                value = int(self.deck.hand_values[at])
                for taken in range(count, 0, -1):
                    for total in range(MOST_TOTAL, value - 1, -1):
                        ways[taken][total] += ways[taken - 1][total - value]
        all_ways = max(1.0, sum(ways[count]))
        return [*[sum(ways[count][:total]) / all_ways for total in range(MOST_TOTAL + 1)], 1.0]

    def chance(self, total: i64) -> float:
        """How likely this total wins. After `expect`."""
        if total > MOST_TOTAL:
            total = MOST_TOTAL
        odds = self._odds
        rows = self._rows
        mode = self.mode
        chance = 1.0
        for rival in range(self._expected):
            beaten = EVEN
            if mode == HIGHEST:
                beaten = odds[rows[rival] + total]
            elif mode == LOWEST:
                beaten = 1.0 - odds[rows[rival] + total + 1]
            chance *= beaten if self._sure >> rival & 1 else 1.0 - JOINS * (1.0 - beaten)
        return chance
