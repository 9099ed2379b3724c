"""What a hunter sees at a glance: herds as small numbers, prizes as points, bids as chances.

The same thoughts as in `appraisal.py`, but looked up on the table itself instead of read from a view: a
search has them a hundred thousand times a second. Whatever depends on a card asks whether the seat knows it.

A herd is a key: how many unicorns of each colour, three bits for each colour, seven standing for more.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.kill_the_unicorns.actions import MOST_PRIZES
from monoceros.games.kill_the_unicorns.appraisal import JOINS, MOST_TOTAL, PROMISE, Appraisal
from monoceros.games.kill_the_unicorns.board import (
    HAND,
    HERD,
    HIGHEST,
    LOWEST,
    MOST_SEATS,
    PINNED,
    PLAYED,
    ROUNDS,
    ROW,
    SECOND,
    SET_TRAPS,
    TOKEN_BITS,
    ZONES_EACH,
)
from monoceros.games.kill_the_unicorns.bot import FEAR, SPOIL
from monoceros.games.kill_the_unicorns.deck import (
    COLOUR_COUNT,
    COUNTS,
    COUNTS_TWICE,
    HAND_SIZE,
    LOSE_HUNT_CARD,
    LOSE_ONE,
    LOWEST_WINS,
    MASKS,
    NO_COLOUR,
    POINTS,
    RECOLOUR,
    SCARE,
    SECOND_WINS,
    SWAP_UNICORNS,
    HuntDeck,
)
from monoceros.games.kill_the_unicorns.profile import Profile
from monoceros.games.kill_the_unicorns.scoring import best_points
from monoceros.games.kill_the_unicorns.state import HuntState

COLOUR_BITS: Final[i64] = 3
MOST_COUNTED: Final[i64] = 7
KEYS: Final = 4096
FULL_HAND: Final[i64] = MASKS - 1
LOST: Final = -2.5
"""What a trap that takes a unicorn away costs."""
BAITED: Final = -0.7
UNASKED: Final = -1


def with_unicorns(key: i64, colour: i64, times: i64) -> i64:
    """The key of a herd with so many unicorns of a colour more, or less."""
    if colour == NO_COLOUR:
        return key
    shift = COLOUR_BITS * colour
    count = key >> shift & MOST_COUNTED
    now = count + times
    if now > MOST_COUNTED:
        now = MOST_COUNTED
    elif now < 0:
        now = 0
    return key + ((now - count) << shift)


class Lookout:
    """Looks at one table after another. `take_in` first, again whenever herds or prizes have changed."""

    def __init__(self, deck: HuntDeck, profile: Profile) -> None:
        self.deck = deck
        self.profile = profile
        self.sense = Appraisal(deck, profile)
        grouped: list[float] = []
        hopes: list[float] = []
        for key in range(KEYS):
            counts = [key >> 3 * colour & 7 for colour in range(COLOUR_COUNT)]
            points = float(best_points([*counts, 0], further_sets=profile.further_sets))
            promise = sum([PROMISE[min(5, count)] for count in counts])
            grouped.append(points)
            hopes.append(max(0.0, promise - points))
        self.grouped: vec[float] = vec[float](grouped)
        """The points of the best grouping of each herd key."""
        self.hopes: vec[float] = vec[float](hopes)
        """What its colours promise beyond that while many more may come."""
        self.early = 1.0
        self.keys: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.points: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self._home: vec[i64] = vec[i64]([0] * int(deck.unicorns))
        self.gain_of: vec[float] = vec[float]([0.0] * int(MOST_SEATS * MOST_PRIZES))
        """What each prize of the row is worth to each herd, at `herd * MOST_PRIZES + prize`."""
        self.catch_of: vec[float] = vec[float]([0.0] * int(MOST_SEATS * MOST_PRIZES))
        """The same with what it is worth that the others miss it."""
        self.trap_worth: vec[float] = vec[float]([0.0] * int(MOST_PRIZES))
        self._trap_count: vec[i64] = vec[i64]([0] * int(MOST_PRIZES))
        self.mode: i64 = HIGHEST
        self._rivals: i64 = 0
        self._rests: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self._laid: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self._held: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self._odds: vec[float] = vec[float]()
        """Rows of `Appraisal.below`, one after the other as they were first asked for."""
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
        row_size = state.row_size()
        done = (state.round - 1) * row_size + state.hunt
        last = ROUNDS * row_size - 1
        self.early = 0.0 if done >= last else 1.0 - float(max(0, done)) / float(last)
        self._count_herds(state)
        stars = self.deck.stars
        row = state.table.zones[ROW]
        herds = state.herd_count()
        prize: i64 = row_size - len(row)
        for card in row:
            colour: i64 = state.colours[card]
            herd: i64 = 0
            while herd < herds:
                self.gain_of[herd * MOST_PRIZES + prize] = self.gain(self.keys[herd], colour, stars[card], 1)
                herd += 1
            self._value_catch(herds, prize)
            prize += 1

    def _value_catch(self, herds: i64, prize: i64) -> None:
        """Each herd has its own gain, and some of what the keenest rival would have."""
        herd: i64 = 0
        while herd < herds:
            theirs = -100.0
            other: i64 = 0
            while other < herds:
                if other != herd:
                    gain = self.gain_of[other * MOST_PRIZES + prize]
                    if gain > theirs:
                        theirs = gain
                other += 1
            at = herd * MOST_PRIZES + prize
            self.catch_of[at] = self.gain_of[at] + SPOIL * theirs
            herd += 1

    def _count_herds(self, state: HuntState) -> None:
        deck = self.deck
        zones = state.table.zones
        herds = state.herd_count()
        herd: i64 = 0
        while herd < herds:
            key: i64 = 0
            points: i64 = 0
            for number in zones[HERD + ZONES_EACH * herd]:
                card: i64 = number
                key = with_unicorns(key, state.colours[card], 1)
                points += deck.stars[card]
                self._home[card] = herd
            self.keys[herd] = key
            self.points[herd] = points
            herd += 1
        for one in state.attached:
            home = self._home[one // TOKEN_BITS]
            self.points[home] += deck.tokens.points[one % TOKEN_BITS]
        for one in state.pates:
            self.points[one // TOKEN_BITS] += deck.tokens.points[one % TOKEN_BITS]
        for at, bearer in enumerate(state.bearers):
            trap = deck.trap_of[zones[PINNED][at]]
            home = self._home[bearer]
            self.points[home] += deck.traps.points[trap]
            if deck.traps.effects[trap] == COUNTS_TWICE:
                self.keys[home] = with_unicorns(self.keys[home], state.colours[bearer], 1)

    def unicorn_points(self, state: HuntState, unicorn: i64) -> i64:
        """What a unicorn of a herd carries: stars, tokens, and its trap."""
        deck = self.deck
        points: i64 = deck.stars[unicorn]
        for one in state.attached:
            if one // TOKEN_BITS == unicorn:
                points += deck.tokens.points[one % TOKEN_BITS]
        trap = state.pinned_trap(unicorn)
        return points + deck.traps.points[trap] if trap >= 0 else points

    def times(self, state: HuntState, unicorn: i64) -> i64:
        """How often a unicorn counts: a bicorn twice."""
        trap = state.pinned_trap(unicorn)
        return 2 if trap >= 0 and self.deck.traps.effects[trap] == COUNTS_TWICE else 1

    def unicorn_worth(self, state: HuntState, herd: i64, unicorn: i64) -> float:
        """What a herd would miss without one of its unicorns."""
        key: i64 = self.keys[herd]
        left = with_unicorns(key, state.colours[unicorn], -self.times(state, unicorn))
        return float(self.unicorn_points(state, unicorn)) + self.worth(key) - self.worth(left)

    def prize_worth(self, herd: i64, prize: i64) -> float:
        """What catching a prize is worth: to oneself, what others miss, and what its traps may do.

        After `look_at_traps` for the seat that wants to know.
        """
        return self.catch_of[herd * MOST_PRIZES + prize] + self.trap_worth[prize]

    # Traps

    def look_at_traps(self, state: HuntState, seat: i64) -> None:
        """What the traps of each prize mean to this seat, and by which rule the prize being hunted is won."""
        worths = self.trap_worth
        counts = self._trap_count
        prize: i64 = 0
        while prize < MOST_PRIZES:
            worths[prize] = 0.0
            counts[prize] = 0
            prize += 1
        self.mode = HIGHEST
        herd = state.herd_of(seat)
        cards = state.table.zones[SET_TRAPS]
        at: i64 = 0
        while at < len(cards):
            card = cards[at]
            prize = state.trap_at[at] // 2
            counts[prize] += 1
            if state.table.seen[card] >> seat & 1 == 0:
                worths[prize] -= FEAR
            else:
                trap: i64 = self.deck.trap_of[card]
                worths[prize] += self.effect_worth(state, herd, prize, trap)
                if prize == state.hunt:
                    effect = self.deck.traps.effects[trap]
                    if effect == LOWEST_WINS:
                        self.mode = LOWEST
                    elif effect == SECOND_WINS:
                        self.mode = SECOND
            at += 1
        prize = 0
        while prize < MOST_PRIZES:
            if counts[prize] > 1:
                worths[prize] /= float(counts[prize])
                if prize == state.hunt:
                    self.mode = HIGHEST
            prize += 1

    def effect_worth(self, state: HuntState, herd: i64, prize: i64, trap: i64) -> float:
        """What a trap does to a winner who knows it."""
        traps = self.deck.traps
        effect = traps.effects[trap]
        if effect == POINTS:
            return float(traps.points[trap])
        if effect == LOSE_ONE or effect == SWAP_UNICORNS:
            return LOST
        if effect == LOSE_HUNT_CARD:
            return BAITED
        if effect == LOWEST_WINS or effect == SECOND_WINS:
            return 0.0
        row = state.table.zones[ROW]
        card = row[prize - (state.row_size() - len(row))]
        colour: i64 = state.colours[card]
        key: i64 = self.keys[herd]
        plain = self.gain_of[herd * MOST_PRIZES + prize]
        if effect == COUNTS_TWICE:
            return self.gain(key, colour, self.deck.stars[card], 2) - plain
        if effect == RECOLOUR:
            # A unicorn without a colour stays without one.
            if colour == NO_COLOUR:
                return 0.0
            return self.gain(key, traps.colours[trap], self.deck.stars[card], 1) - plain
        return -plain if effect == SCARE else 0.0

    # Bids

    def look_at_rivals(self, state: HuntState, seat: i64) -> None:
        """Who can still win the prize being hunted, and which cards they may have."""
        herd = state.herd_of(seat)
        base = self.deck.hunt_base
        seen = state.table.seen
        rivals: i64 = 0
        other: i64 = 0
        while other < state.seats:
            out = (state.passed | state.silenced) >> other & 1 != 0
            if state.herd_of(other) != herd and not out:
                spent = state.table.zones[PLAYED + ZONES_EACH * other]
                rest: i64 = FULL_HAND
                place: i64 = 0
                size: i64 = len(spent) - state.laid[other]
                while place < size:
                    card: i64 = spent[place]
                    if seen[card] >> seat & 1:
                        rest &= ~(1 << ((card - base) % HAND_SIZE))
                    place += 1
                self._rests[rivals] = rest
                self._laid[rivals] = state.laid[other]
                self._held[rivals] = len(state.table.zones[HAND + ZONES_EACH * other])
                rivals += 1
            other += 1
        self._rivals = rivals

    def expect(self, number: i64) -> None:
        """So many cards will be laid by each. After `look_at_rivals`."""
        expected: i64 = 0
        self._sure = 0
        rival: i64 = 0
        while rival < self._rivals:
            laid = self._laid[rival]
            count = laid if laid > 0 else number
            if laid > 0 or self._held[rival] >= count:
                self._rows[expected] = self._row(self._rests[rival], min(count, HAND_SIZE))
                if laid > 0:
                    self._sure |= 1 << expected
                expected += 1
            rival += 1
        self._expected = expected

    def _row(self, mask: i64, count: i64) -> i64:
        """Where `_odds` begins to tell how likely so many of these cards add up to less than each total."""
        key = mask * COUNTS + count
        row = self._row_of[key]
        if row == UNASKED:
            row = len(self._odds)
            self._row_of[key] = row
            odds = self._odds
            for chance in self.sense.below(int(mask), int(count)):
                odds = append(odds, chance)
            self._odds = odds
        return row

    def chance(self, total: i64) -> float:
        """How likely this total wins. After `expect`."""
        if total > MOST_TOTAL:
            total = MOST_TOTAL
        odds = self._odds
        rows = self._rows
        mode = self.mode
        chance = 1.0
        rival: i64 = 0
        while rival < self._expected:
            beaten = 0.6
            if mode == HIGHEST:
                beaten = odds[rows[rival] + total]
            elif mode == LOWEST:
                beaten = 1.0 - odds[rows[rival] + total + 1]
            chance *= beaten if self._sure >> rival & 1 else 1.0 - JOINS * (1.0 - beaten)
            rival += 1
        return chance
