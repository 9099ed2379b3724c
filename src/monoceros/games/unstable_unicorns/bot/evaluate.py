"""What moves and positions of Unstable Unicorns are worth: the one evaluation behind all bots and hints.

A move is worth what its card does here (`worth.py` tells what it does on average): it fills the own stable,
or turns what hurts against whoever is closest to winning. A position is worth each seat's chance to win, from
numbers fitted to who won many matches (`odds.py`).

Whoever asks for the gain of a move is told nothing their seat may not know: their own hand, what lies open,
and how many cards the others hold.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.bot.worth import HAND_CARD, Worth
from monoceros.games.unstable_unicorns.cursor import step
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.plays import asking_moment, named_seats, names_stable
from monoceros.games.unstable_unicorns.stable_effects import stable_asked
from monoceros.games.unstable_unicorns.state import (
    ASK_ACTION,
    ASK_CARD,
    ASK_EITHER,
    ASK_FOUND,
    ASK_GUARD,
    ASK_HAND,
    ASK_LIMIT,
    ASK_MAY,
    ASK_NEIGH,
    ASK_PLAYER,
    ASK_USE,
    HAND,
    NOBODY,
    PC,
    PLAYED,
    SOURCE,
    TARGET,
    UnicornState,
)
from monoceros.games.unstable_unicorns.turns import hand_limit
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, LINK, VERB, WHAT, WHO, WIDTH

WIN: Final = 100.0
"""What winning now outweighs."""
STANDING: Final = (
    "progress",
    "progress-squared",
    "progress-wait",
    "two-missing",
    "one-missing",
    "one-missing-wait",
    "one-missing-ready",
    "empty-hand",
    "single-card",
)
"""What the numbers of `standing` are, in their order."""


class Odds:
    """Parts of the logarithm of a chance to win.

    `standing` weighs the numbers of `standing`; `lying` and `held` say by kind what a card in a
    stable and in a hand adds; `sureness` is how much the strength of a seat says at such a table.
    """

    def __init__(self, sureness: float, standing: list[float], lying: list[float], held: list[float]) -> None:
        self.sureness = sureness
        self.standing: vec[float] = vec[float](standing)
        self.lying: vec[float] = vec[float](lying)
        self.held: vec[float] = vec[float](held)


class Evaluation:
    """Evaluates moves and positions of one deck at a table of one size."""

    def __init__(self, deck: UnicornDeck, odds: Odds) -> None:
        self.deck = deck
        self.worth = Worth(deck)
        self.odds = odds

    # Moves

    def gains(self, state: UnicornState, seat: i64, actions: vec[i64]) -> vec[float]:
        """How much each action of a seat that is asked promises; each question has its own measure."""
        ask = state.ask
        urgency = self._urgency(state, seat) if ask == ASK_ACTION or ask == ASK_USE else 1.0
        found: vec[float] = vec[float]()
        at: i64 = 0
        while at < len(actions):
            found = append(found, self._gain(state, seat, actions[at], urgency))
            at += 1
        return found

    def _gain(self, state: UnicornState, seat: i64, action: i64, urgency: float) -> float:
        ask = state.ask
        if action == a.SWAP:
            return self._swap(state, seat)
        if action == a.NOTHING:
            return 0.0
        if ask == ASK_ACTION:
            return self._action(state, seat, action, urgency)
        if ask == ASK_NEIGH:
            return 0.0 if action == a.PASS else self._neigh(state, seat, action - a.PLAY)
        if ask == ASK_USE:
            return 0.0 if action == a.END else self._start_effect(state, seat, action - a.USE, urgency)
        if ask == ASK_PLAYER:
            return self._player(state, seat, action)
        if ask == ASK_CARD:
            return self._card(state, seat, action - a.PICK)
        if ask == ASK_HAND:
            held = self.worth.held[action - a.PICK]
            return held if step(state, VERB) == v.BRING else -held
        if ask == ASK_LIMIT:
            return -self.worth.held[action - a.PICK]
        if ask == ASK_FOUND:
            return self._found(action)
        if ask == ASK_EITHER:
            return self._either(state, seat, action)
        if ask == ASK_GUARD:
            return self._guard(state, action)
        if ask == ASK_MAY:
            return 1.0 if (action == a.YES) == self._wants(state) else 0.0
        return 1.0 if action == a.NO else 0.0

    # How everybody stands

    def _threat(self, state: UnicornState, seat: i64) -> float:
        """How close a player is to winning: 0 far off, 1 one unicorn short, more beyond."""
        missing = state.profile.goal - state.unicorns(seat)
        if missing <= 1:
            return 1.5
        return 1.0 / float(missing)

    def strength(self, state: UnicornState, seat: i64) -> float:
        """How well a player stands, as everybody can see."""
        total = 3.0 * self._threat(state, seat) + 0.1 * float(state.hand_size(seat))
        zone = state.stable(seat)
        place: i64 = 0
        while place < state.table.size(zone):
            total += 0.4 * self.worth.lying[state.table.kind(zone, place)]
            place += 1
        return total

    def _urgency(self, state: UnicornState, seat: i64) -> float:
        """How much hurting the strongest of the others is worth now, against the usual one."""
        leader: i64 = NOBODY
        most = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                found = self.strength(state, other)
                if leader == NOBODY or found > most:
                    leader = other
                    most = found
            other += 1
        return 0.6 + self._threat(state, leader)

    def _nearly_won(self, state: UnicornState, seat: i64, more: i64) -> bool:
        """Whether so many unicorns more are enough."""
        return state.unicorns(seat) + more >= state.profile.goal

    # My turn

    def _action(self, state: UnicornState, seat: i64, action: i64, urgency: float) -> float:
        held = state.hand_size(seat)
        if action == a.DRAW or action == a.END:
            full = held >= hand_limit(state, seat)
            return HAND_CARD + (0.3 if held <= 2 else 0.0) - (0.3 if full else 0.0)
        return self._playing(state, seat, action - a.PLAY, urgency)

    def _swap(self, state: UnicornState, seat: i64) -> float:
        """A new hand is worth it when this one holds nothing."""
        total = 0.0
        held = state.hand_size(seat)
        place: i64 = 0
        while place < held:
            total += self.worth.held[state.table.kind(HAND + seat, place)]
            place += 1
        return 0.9 if total < 0.3 * float(held) else -1.0

    def _playing(self, state: UnicornState, seat: i64, kind: i64, urgency: float) -> float:
        """What playing a card as one's action brings."""
        deck = self.deck
        type_ = deck.types[kind]
        gain = self.worth.playing[kind]
        if deck.unicorn[kind]:
            statics = state.statics(seat)
            if statics & v.COWS:
                return 0.3
            if self._nearly_won(state, seat, 1 if statics & v.BLANK else deck.counts[kind]):
                return WIN
            if self.worth.hurts_owner(kind):
                gain -= 0.7
            return gain
        if type_ == v.TYPE_DOWNGRADE:
            return gain * urgency + 0.1
        if type_ == v.TYPE_UPGRADE:
            return gain if state.find(state.stable(seat), kind) < 0 else gain - 0.3
        return self._magic(state, seat, kind, urgency)

    def _magic(self, state: UnicornState, seat: i64, kind: i64, urgency: float) -> float:
        """What a magic card does in this situation."""
        code = self.deck.code
        pc = self.deck.begin_of(kind, v.ON_PLAY)
        end = self.deck.end_of(kind, v.ON_PLAY)
        total = -HAND_CARD
        while pc < end:
            gain = self.worth.step(pc)
            verb = code[pc + VERB]
            who = code[pc + WHO]
            if verb == v.DESTROY or (verb == v.SACRIFICE and who == v.ANY_PLAYER) or verb == v.SKIP:
                gain *= urgency
            elif verb == v.DRAW and code[pc + AMOUNT] == v.PER_BASIC:
                gain = HAND_CARD * float(self._basics(state, seat))
            elif verb == v.SACRIFICE and code[pc + WHAT] == v.DOWNGRADE:
                gain = self._burden(state, seat)
            elif verb == v.STEAL and self._nearly_won(state, seat, 1) and not state.in_costume(seat):
                return WIN - 1.0
            elif verb == v.DISCARD and code[pc + AMOUNT] == v.ALL and who == v.YOU:
                gain = -HAND_CARD * float(state.hand_size(seat) - 1)
            elif verb == v.REDRAW or verb == v.RESHUFFLE:
                gain = self._equaliser(state, seat)
            if code[pc + LINK] == v.OR:
                total = max(total, gain - HAND_CARD)
            else:
                total += gain
            pc += WIDTH
        return total

    def _basics(self, state: UnicornState, seat: i64) -> i64:
        zone = state.stable(seat)
        count: i64 = 0
        place: i64 = 0
        while place < state.table.size(zone):
            if self.deck.fits(state.table.kind(zone, place), v.BASIC):
                count += 1
            place += 1
        return count

    def _burden(self, state: UnicornState, seat: i64) -> float:
        """What the downgrades of a stable cost their owner."""
        zone = state.stable(seat)
        total = 0.0
        place: i64 = 0
        while place < state.table.size(zone):
            kind = state.table.kind(zone, place)
            if self.deck.fits(kind, v.DOWNGRADE):
                total -= self.worth.lying[kind]
            place += 1
        return total

    def _equaliser(self, state: UnicornState, seat: i64) -> float:
        """New hands for all are good for whoever holds less than the others."""
        others: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                others += state.hand_size(other)
            other += 1
        mean = float(others) / float(state.seats - 1)
        return 0.2 * (mean - float(state.hand_size(seat)))

    def _start_effect(self, state: UnicornState, seat: i64, kind: i64, urgency: float) -> float:
        """Whether a start effect is worth its price now."""
        code = self.deck.code
        pc = self.deck.begin_of(kind, v.ON_TURN_START)
        end = self.deck.end_of(kind, v.ON_TURN_START)
        wins = self._nearly_won(state, seat, 1) and not state.in_costume(seat)
        total = 0.0
        while pc < end:
            gain = self.worth.step(pc)
            verb = code[pc + VERB]
            who = code[pc + WHO]
            if verb == v.DESTROY:
                gain *= urgency
            elif verb == v.SACRIFICE and who == v.YOU:
                gain = -self._cheapest(state, seat, code[pc + WHAT])
            elif verb == v.DISCARD and who == v.YOU and code[pc + AMOUNT] == v.ALL:
                gain = -HAND_CARD * float(state.hand_size(seat))
            elif (verb == v.STEAL or (verb == v.BRING and code[pc + WHAT] != v.UPGRADE)) and wins:
                gain = WIN
            elif verb == v.SKIP:
                gain = -HAND_CARD
            total += gain
            pc += WIDTH
        return total

    def _cheapest(self, state: UnicornState, seat: i64, what: i64) -> float:
        """What the card one would sacrifice is worth; a downgrade is worth less than nothing."""
        zone = state.stable(seat)
        best = 9.0
        place: i64 = 0
        while place < state.table.size(zone):
            kind = state.table.kind(zone, place)
            if what != v.BASIC or self.deck.fits(kind, v.BASIC):
                best = min(best, self.worth.lying[kind])
            place += 1
        return best

    # Choices

    def _player(self, state: UnicornState, seat: i64, action: i64) -> float:
        if action == a.NO:
            return -5.0
        other = a.player_seat(state.seats, seat, action)
        strength = self.strength(state, other)
        if names_stable(state):
            if self.deck.types[state.kind_of(state.stack.get(SOURCE))] == v.TYPE_UPGRADE:
                return 1.0 if other == seat else -strength
            return -99.0 if other == seat else strength
        if is_favour(state):
            return -strength
        if other == seat:
            return -50.0
        verb = step(state, VERB)
        if verb == v.PULL or verb == v.TAKE or verb == v.SCRAP or verb == v.DISCARD:
            return strength + 0.4 * float(state.hand_size(other))
        return strength

    def _card(self, state: UnicornState, seat: i64, kind: i64) -> float:
        """Which card of a stable: of one's own the cheapest, of somebody else's the dearest."""
        worth = self.worth.lying[kind]
        if stable_asked(state) != seat:
            return worth
        if step(state, VERB) == v.BOUNCE:
            return self.worth.program(kind, v.ON_ENTER) - worth
        return -worth

    def _found(self, action: i64) -> float:
        return self.worth.held[action - a.PICK] + 0.1 * self.worth.lying[action - a.PICK]

    def _either(self, state: UnicornState, seat: i64, action: i64) -> float:
        """Skip drawing rather than acting, mend rather than break, and give up what is cheaper."""
        first = action == a.FIRST
        verb = step(state, VERB)
        if verb == v.DESTROY:
            mend = self._burden(state, seat) > 0.6
            return 1.0 if first != mend else 0.0
        if verb == v.DISCARD:
            dear = state.unicorns(seat) * 2 >= state.profile.goal or state.hand_size(seat) > 4
            return 1.0 if first == dear else 0.0
        return 1.0 if first else 0.0

    def _guard(self, state: UnicornState, action: i64) -> float:
        if action == a.NO:
            return -self.worth.lying[state.kind_of(state.stack.get(SOURCE))]
        return -self.worth.lying[action - a.USE]

    def _wants(self, state: UnicornState) -> bool:
        """Whether to use an optional effect: nearly always, unless it costs more than it brings."""
        kind = state.kind_of(state.stack.get(SOURCE))
        moment = asking_moment(state)
        later = state.stack.get(PC) > self.deck.begin_of(kind, moment)
        return later or self.worth.program(kind, moment) > 0.0

    # Neigh cards

    def _neigh(self, state: UnicornState, seat: i64, kind: i64) -> float:
        """What it is worth to stop the card on top, less the Neigh card spent."""
        table = state.table
        on_top = table.kind(PLAYED, table.top(PLAYED))
        price = (0.9 if self._neighs(state, seat) == 1 else 0.7) + (
            0.15 if self.deck.statics[kind] & v.FINAL_WORD else 0.0
        )
        if self.deck.types[on_top] == v.TYPE_INSTANT:
            if state.callers[0] != seat or table.size(PLAYED) % 2 == 1:
                return -1.0
            # Somebody is stopping my card.
            return self._value_played(state, seat, table.kind(PLAYED, 0)) - price
        return self._harm(state, seat, state.callers[0], on_top) - price

    def _neighs(self, state: UnicornState, seat: i64) -> i64:
        """How many Neigh cards a seat holds."""
        count: i64 = 0
        place: i64 = 0
        while place < state.hand_size(seat):
            if self.deck.fits(state.table.kind(HAND + seat, place), v.NEIGH):
                count += 1
            place += 1
        return count

    def _value_played(self, state: UnicornState, seat: i64, kind: i64) -> float:
        """What it is worth to bring one's own card through."""
        if self.deck.unicorn[kind]:
            if self._nearly_won(state, seat, self.deck.counts[kind]) and not state.in_costume(seat):
                return WIN
            return self.worth.playing[kind] - 0.3
        return self.worth.playing[kind]

    def _harm(self, state: UnicornState, seat: i64, player: i64, kind: i64) -> float:
        """How bad it is for a seat if the card another player plays goes through."""
        deck = self.deck
        type_ = deck.types[kind]
        targets = named_seats(state)
        mine = int(seat) in targets
        if deck.unicorn[kind]:
            statics = state.statics(player)
            counts: i64 = 1 if statics & v.BLANK else deck.counts[kind]
            if statics & v.COWS == 0:
                if self._nearly_won(state, player, counts):
                    return WIN
                if self._nearly_won(state, player, counts + 1):
                    return 1.0
            return 0.5 * float(counts) + (0.3 if mine else 0.0)
        if type_ == v.TYPE_UPGRADE:
            return 0.5 + self._threat(state, player) * 0.4 if int(player) in targets else 0.3
        if type_ == v.TYPE_DOWNGRADE:
            return -self.worth.lying[kind] if mine else 0.0
        share = self.worth.playing[kind]
        if mine or state.seats == 2:
            return share + 0.3 + 0.3 * self._threat(state, seat)
        if len(targets) > 0:
            return 0.2 * share
        return 0.5 * share

    # Positions

    def chances(self, state: UnicornState) -> list[float]:
        """Each seat's chance to win a match that goes on, all cards seen; they add up to one."""
        weights: list[float] = []
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            weight = math.exp(self.odds.sureness * self._prospect(state, seat))
            weights.append(weight)
            total += weight
            seat += 1
        return [weight / total for weight in weights]

    def _prospect(self, state: UnicornState, seat: i64) -> float:
        """The logarithm of a seat's chance, before it is set against the others'."""
        total = 0.0
        parts = standing(state, seat)
        at: i64 = 0
        while at < len(parts):
            total += self.odds.standing[at] * parts[at]
            at += 1
        table = state.table
        zone = state.stable(seat)
        place: i64 = 0
        while place < table.size(zone):
            total += self.odds.lying[table.kind(zone, place)]
            place += 1
        place = 0
        while place < table.size(HAND + seat):
            total += self.odds.held[table.kind(HAND + seat, place)]
            place += 1
        return total


def standing(state: UnicornState, seat: i64) -> vec[float]:
    """What counts beside the cards: missing unicorns, how long till the turn, an empty hand.

    The numbers are named in `STANDING`, in their order.
    """
    seats = state.seats
    goal = state.profile.goal
    unicorns = state.unicorns(seat)
    held = state.hand_size(seat)
    wait = float((seat + seats - state.active) % seats) / float(seats)
    progress = float(unicorns) / float(goal - 1)
    one = 1.0 if goal - unicorns <= 1 else 0.0
    ready = 1.0 if state.holds(HAND + seat, v.UNICORN) else 0.0
    return vec[float](
        [
            progress,
            progress * progress,
            progress * wait,
            1.0 if goal - unicorns == 2 else 0.0,
            one,
            one * wait,
            one * ready,
            1.0 if held == 0 else 0.0,
            1.0 if held == 1 else 0.0,
        ]
    )


def is_favour(state: UnicornState) -> bool:
    """Whether the player asked for is done a favour, so that the weakest should be chosen.

    A unicorn is moved away from a strong player, and to a weak one.
    """
    if names_stable(state):
        return False
    verb = step(state, VERB)
    if verb == v.MOVE and step(state, WHAT) != v.THIS:
        return state.stack.get(TARGET) != NOBODY
    return verb == v.GIVE or verb == v.LEND or verb == v.MOVE
